// SPDX-License-Identifier: MIT
// footfall walk: a figure on a track of footprints.
#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "base/scanner.h"
#include "cli/program/program.h"
#include "draw/figure/contact_diagram.h"
#include "draw/plots/track_plan.h"
#include "footprint/walk/walk_overlay.h"
#include "io/documents/track_json.h"
#include "io/scene_file.h"

namespace footfall::cli {
using namespace footprint;

namespace {

struct Options {
  std::string track, output, samples, report, picture, timing, style, polish, was;
  double styleWeight = 1;
  std::string solver = "fast";
  double frameRate = WalkOptions().frameRate;
  bool force = false;
};

// "left", "right", "double" or "flight"; with more legs the names of those that stand.
std::string phaseOf(const WalkSample& sample, const Walker& walker) {
  std::string names;
  std::size_t standing = 0;
  for (std::size_t leg = 0; leg < sample.standing.size(); ++leg) {
    if (!sample.standing[leg]) continue;
    names += (names.empty() ? "" : "+") + walker.legs[leg].name;
    ++standing;
  }
  if (standing == 0) return "flight";
  return standing == 2 && sample.standing.size() == 2 ? "double" : names;
}

std::string csvOf(const Walk& walk) {
  std::string text = "time";
  for (const char* what : {"com", "vel", "acc"}) {
    for (const char axis : {'x', 'y', 'z'}) text += fmt::format(",{}_{}", what, axis);
  }
  text += ",phase,imbalance";
  for (const WalkerLeg& leg : walk.walker.legs) text += fmt::format(",{0}_x,{0}_y,{0}_z", leg.name);
  for (const WalkerLeg& leg : walk.walker.legs) text += fmt::format(",{}_length", leg.name);
  text += "\n";
  const auto add = [&](const Vec3& v) {
    for (int axis = 0; axis < 3; ++axis) text += "," + formatNumber(v[axis], 9);
  };
  for (const WalkSample& s : walk.samples) {
    text += formatNumber(s.time, 9);
    add(s.com.position);
    add(s.com.velocity);
    add(s.com.acceleration);
    text += "," + phaseOf(s, walk.walker) + "," + formatNumber(s.imbalance, 6);
    for (const Vec3& foot : s.feet) add(foot);
    for (const double length : s.legLengths) text += "," + formatNumber(length, 9);
    text += "\n";
  }
  return text;
}

Json jsonOf(const Walk& walk, const Options& options) {
  const ComDiagnosis& d = walk.diagnosis;
  Json notes = Json::array();
  for (const ComNote& note : d.notes) notes.push_back(note.text);
  const ComCost& cost = walk.solution.cost;
  return {{"output", options.output},
          {"solver", options.solver},
          {"prints", walk.track.prints.size()},
          {"seconds", walk.timing.duration},
          {"E", cost.sum()},
          {"physics", cost.physics},
          {"comfort", cost.comfort},
          {"limits", cost.limits},
          {"iterations", walk.solution.iterations},
          {"converged", walk.solution.converged},
          {"milliseconds", 1000 * walk.solveSeconds},
          {"worst_imbalance", {{"g", d.worstImbalance}, {"time", d.worstTime}, {"print", d.worstPrint + 1}}},
          {"mean_imbalance_g", d.meanImbalance},
          {"notes", notes},
          {"faults", walk.faults}};
}

std::string textOf(const Walk& walk, const Options& options) {
  const ComCost& cost = walk.solution.cost;
  std::string text = fmt::format(
      "{} -> {}\n  {} prints, {:.2f} s; E {:.4g} (physics {:.4g}, comfort {:.4g}), {} {} in {:.1f} ms\n",
      options.track, options.output, walk.track.prints.size(), walk.timing.duration, cost.sum(), cost.physics,
      cost.comfort, walk.solution.iterations, options.solver == "fast" ? "steps" : "sweeps",
      1000 * walk.solveSeconds);
  text += fmt::format("  force from nowhere: {:.3f} g in the mean, {:.2f} g at worst (print {}, {:.2f} s)\n",
                      walk.diagnosis.meanImbalance, walk.diagnosis.worstImbalance,
                      walk.diagnosis.worstPrint + 1, walk.diagnosis.worstTime);
  for (const std::string& fault : walk.faults) text += fmt::format("  mended: {}\n", fault);
  constexpr std::size_t kMost = 8;
  const std::vector<ComNote>& notes = walk.diagnosis.notes;
  for (std::size_t i = 0; i < std::min(notes.size(), kMost); ++i)
    text += fmt::format("  note: {}\n", notes[i].text);
  if (notes.size() > kMost)
    text += fmt::format("  … and {} more notes (--report has all)\n", notes.size() - kMost);
  return text;
}

Motion motionOf(const std::string& file) {
  Scene scene = readScene(file);
  return scene.motion ? std::move(*scene.motion) : motionFromCurves(scene);
}

// The walk of a track, in a clip's style where one is given.
Walk walkDocument(const TrackDocument& document, const Options& options, const std::string& file,
                  const Progress& progress) {
  WalkOptions how = document.options;
  how.solver.method = options.solver == "greedy" ? ComMethod::Greedy : ComMethod::Fast;
  how.frameRate = options.frameRate;
  how.force = options.force;
  Walk walk = inFile(
      file, [&] { return walkTrack(document.character, document.track, document.terrain, how, progress); });
  walk.faults.insert(walk.faults.begin(), document.faults.begin(), document.faults.end());
  if (options.style.empty()) return walk;
  walk.performed.motion = inFile(options.style, [&] {
    const WalkStyle style = styleOf(motionOf(options.style), document.character, how);
    return withStyle(walk, document.character, style, options.styleWeight);
  });
  return walk;
}

Report walkOne(const Options& options, const Progress& progress) {
  const BadTimes bad = options.force ? BadTimes::MadeUp : BadTimes::Refused;
  const TrackDocument document = parseTrackJson(readFile(options.track), options.track, bad);
  Walk walk = walkDocument(document, options, options.track, progress);
  if (!options.polish.empty()) {
    const TrackDocument was = parseTrackJson(readFile(options.was), options.was, bad);
    const Walk former = walkDocument(was, options, options.was, progress);
    walk.performed.motion = inFile(options.polish, [&] {
      return withPolish(walk, former, document.character, motionOf(options.polish));
    });
  }
  Report report;
  report.json = jsonOf(walk, options);
  report.text = textOf(walk, options);
  constexpr double kReach = 1.25;  // beyond it no posture hides that a print is out of reach
  const ComNote* farthest = nullptr;
  for (const ComNote& note : walk.diagnosis.notes) {
    if (note.kind == ComTrouble::Reach && (farthest == nullptr || note.amount > farthest->amount))
      farthest = &note;
  }
  if (farthest != nullptr && farthest->amount > kReach && !options.force)
    throw Error(Place{options.track, 0}, farthest->text + " (--force walks it anyway)");
  Scene scene;
  scene.frameRate = options.frameRate;
  scene.motion = std::move(walk.performed.motion);
  scene.range = {scene.motion->startTime, walk.performance.range().end};
  writeScene(scene, options.output);
  if (!options.picture.empty()) {
    draw::TrackPicture picture = draw::trackPicture(walk, document.character);
    picture.page.title = walk.walker.name;
    drawTrack(picture).write(options.picture);
  }
  if (!options.timing.empty()) {
    draw::Page page;
    page.title = walk.walker.name;
    drawTiming(walk.performance.contacts, legSigns(document.character.limbs, page.theme),
               {0, walk.timing.duration}, 1 / options.frameRate, page)
        .write(options.timing);
  }
  if (!options.samples.empty()) writeFile(options.samples, csvOf(walk));
  if (!options.report.empty()) writeFile(options.report, report.json.dump(2) + "\n");
  return report;
}

}  // namespace

void addWalk(Program& program) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      "walk", "Walk, run, hop or climb along footprints",
      "footfall walk track.json -o walk.bvh --samples com.csv --report report.json\n"
      "  footfall walk leap.json -o leap.glb --fps 24\n"
      "  footfall walk curved.json -o styled.bvh --style swagger.bvh\n"
      "  footfall walk edited.json -o again.bvh --polish polished.bvh --was track.json",
      [options, &program] {
        if (!isWritable(extensionOf(options->output)))
          throw Error(Place{options->output, 0},
                      "is of no kind that can be written; footfall convert --help lists them");
        for (const std::string& picture : {options->picture, options->timing}) {
          if (!picture.empty()) draw::formatOf(picture);  // refused before the work
        }
        return runOnce(program, options->track,
                       [&](const Progress& progress) { return walkOne(*options, progress); });
      });
  verb.add_option("track", options->track, "The track, a document of the kind \"track\" (docs/footprints.md)")
      ->required();
  verb.add_option("-o,--output", options->output, "The motion to write")->required();
  verb.add_option("--solver", options->solver, "How the path of the centre of mass is found")
      ->check(CLI::IsMember({"fast", "greedy"}))
      ->capture_default_str();
  verb.add_option("--fps", options->frameRate, "Frames a second")
      ->check(CLI::Range(1.0, 100000.0))
      ->capture_default_str();
  verb.add_option("--samples", options->samples, "Write path, feet and leg lengths a frame as CSV");
  verb.add_option(
      "--picture", options->picture,
      "Draw the prints with their timing and the path from above and from the side (.png, .svg, .pdf)");
  verb.add_option("--timing", options->timing,
                  "Draw when each foot is on the ground, on one axis of time (.png, .svg, .pdf)");
  verb.add_option("--report", options->report, "Write what the solver found as JSON");
  verb.add_option("--style", options->style,
                  "A motion of the same figure: what it does beyond its own footprints is laid on the walk");
  verb.add_option("--style-weight", options->styleWeight, "Times the style")
      ->check(CLI::Range(0.0, 2.0))
      ->capture_default_str();
  CLI::Option* polish = verb.add_option(
      "--polish", options->polish, "The former walk with keys on top of it; these are kept on their steps");
  polish->needs(verb.add_option("--was", options->was, "The track that the polished walk was made from")
                    ->needs(polish));
  verb.add_flag("--force", options->force, "Do the best with a track that has faults");
}

}  // namespace footfall::cli
