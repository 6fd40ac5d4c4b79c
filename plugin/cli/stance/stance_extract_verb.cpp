// SPDX-License-Identifier: MIT
// footfall stance extract: a library of stances from clips.
#include <filesystem>
#include <memory>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/scanner.h"
#include "cli/stance/stance_verbs.h"
#include "draw/plots/stance_plot.h"
#include "io/scene_file.h"
#include "stance/library/stance_extract.h"

namespace footfall::cli {
using namespace stance;

namespace {

struct Options {
  std::vector<std::string> clips;
  std::vector<std::string> names;
  std::string output, thumbnails;
  StanceExtractOptions how;
  bool plausibleOnly = false;
};

std::string fileName(std::string name) {
  for (char& c : name) {
    if (c == ' ' || c == '/') c = '-';
  }
  return name;
}

ClipStances extractOne(const std::string& clip, const std::string& name, const StanceExtractOptions& how) {
  Scene scene = readScene(clip);
  if (!scene.motion) scene.motion = motionFromCurves(scene);
  try {
    return {clip, extractStances(*scene.motion, name, how)};
  } catch (const Error& error) {
    if (!error.place().file.empty()) throw;
    throw Error(Place{clip, 0}, error.message());
  }
}

Report extractAll(const Options& options, const Progress& progress) {
  std::vector<ClipStances> found;
  for (std::size_t i = 0; i < options.clips.size(); ++i) {
    report(progress, static_cast<double>(i) / static_cast<double>(options.clips.size()));
    const std::string name =
        i < options.names.size() ? options.names[i] : std::filesystem::path(options.clips[i]).stem().string();
    found.push_back(extractOne(options.clips[i], name, options.how));
  }
  Report result;
  Json notes = Json::array(), stances = Json::array();
  const StanceLibrary library = gatherStances(found, options.plausibleOnly);
  int passed = 0;
  for (const ClipStances& one : found) {
    const std::string clip = std::filesystem::path(one.clip).filename().string();
    for (const ExtractedStance& e : one.extraction.stances) {
      const StanceWarp warp = warpStance(e.stance, e.stance.handles);
      const StanceScore score = scoreStance(StanceTable(e.stance), e.stance.handles, warp, library.limits);
      const bool keep = score.plausible() || !options.plausibleOnly;
      passed += keep ? 0 : 1;
      result.text += fmt::format(
          "  {:<16} {} {:.2f} to {:.2f} s, {} terms: path error {:.1f} mm rms ({:.1f} before refining, "
          "{:.1f} at "
          "most), attitude {:.1f} deg; value {:.2f}{}{}\n",
          e.stance.name, clip, e.clip.start, e.clip.end, e.force.terms, 1000 * e.force.rms,
          1000 * e.force.guessRms, 1000 * e.force.largest, e.torque.rms / kDegree, score.value,
          score.plausible() ? "" : ": " + explain(score, library.limits), keep ? "" : " (left out)");
      stances.push_back({{"name", e.stance.name},
                         {"clip", clip},
                         {"from", e.clip.start},
                         {"to", e.clip.end},
                         {"kept", keep},
                         {"terms", e.force.terms},
                         {"guess_rms_mm", 1000 * e.force.guessRms},
                         {"rms_mm", 1000 * e.force.rms},
                         {"largest_mm", 1000 * e.force.largest},
                         {"turn_rms_deg", e.torque.rms / kDegree},
                         {"turn_largest_deg", e.torque.largest / kDegree},
                         {"handles", jsonOf(e.stance.handles)},
                         {"score", jsonOf(score, library.limits)}});
    }
    for (const std::string& note : one.extraction.notes) {
      notes.push_back(clip + ": " + note);
      result.text += fmt::format("  note: {}: {}\n", clip, note);
    }
  }
  result.json = {{"output", options.output}, {"stances", stances}, {"notes", notes}};
  if (library.stances.empty()) {
    result.exitCode = kNotMet;
    result.text += "no stance was found: clips need contacts between two flights, or jumps from rest\n";
    return result;
  }
  checkLibrary(library);
  writeFile(options.output, formatStanceJson(library));
  if (!options.thumbnails.empty()) {
    std::filesystem::create_directories(options.thumbnails);
    for (const LibraryStance& entry : library.stances) {
      const StanceWarp warp = warpStance(entry.stance, entry.stance.handles);
      draw::drawStanceThumbnail({entry.stance.name, entry.stance, entry.stance.handles, warp.timing})
          .write(
              (std::filesystem::path(options.thumbnails) / (fileName(entry.stance.name) + ".png")).string(),
              1);
    }
  }
  result.text =
      fmt::format("{} clips -> {}\n", options.clips.size(), options.output) + result.text +
      fmt::format("  {} stances{}\n", library.size(), passed > 0 ? fmt::format(", {} left out", passed) : "");
  return result;
}

}  // namespace

void addStanceExtract(Program& program, CLI::App& group) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      group, "extract", "Extract stances from clips into a library",
      "footfall stance extract run.bvh leap.bvh --names run,leap -o shelf.json --thumbnails pictures",
      [options, &program] {
        return runOnce(program, options->output,
                       [&](const Progress& progress) { return extractAll(*options, progress); });
      });
  verb.add_option("clips", options->clips, "Motions of two-legged figures that run or leap")->required();
  verb.add_option("-o,--output", options->output, "Library to write (.json)")->required();
  verb.add_option("--names", options->names,
                  "Names for the stances of each clip (default: the name of the clip)")
      ->delimiter(',');
  verb.add_option("--thumbnails", options->thumbnails,
                  "Write a small picture of each stance into this folder");
  verb.add_option("--harmonics", options->how.force.harmonics, "Harmonics of the force, besides the mean")
      ->check(CLI::Range(1, kHarmonics))
      ->capture_default_str();
  verb.add_option("--keep", options->how.force.keep, "Drop harmonics below this share of the largest")
      ->check(CLI::Range(0.0, 1.0))
      ->capture_default_str();
  verb.add_option("--torque-points", options->how.torquePoints, "Control points of the torque")
      ->check(CLI::Range(4, 40))
      ->capture_default_str();
  verb.add_option("--mass", options->how.mass, "Mass in kg (0: from the size of the figure)")
      ->check(CLI::Range(0.0, 100000.0))
      ->capture_default_str();
  verb.add_flag("!--no-standing", options->how.standing,
                "Leave out take-offs from rest and landings into rest");
  verb.add_flag("--plausible", options->plausibleOnly,
                "Leave out stances that score 0 or less at their own handles");
}

}  // namespace footfall::cli
