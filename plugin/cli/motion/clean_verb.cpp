// SPDX-License-Identifier: MIT
// footfall clean: feet planted exactly, with the report before and after.
#include <filesystem>
#include <memory>

#include <fmt/format.h>

#include "cli/program/quality_text.h"
#include "cli/program/read_options.h"
#include "cli/view/view_page.h"
#include "scene/scene_clean.h"

namespace footfall::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  std::string output, to;
  std::string from;
  ReadOptions read;
  double blend = CleanOptions().blend;
  double maxExtension = 100 * CleanOptions().maxExtension;
  double betweenFrames = 0;
  ViewOption view;
};

// Standard output gets the format that is asked for, else the input's own.
std::string formatFor(const std::string& file, const Options& options) {
  if (!options.to.empty()) return writableFormat(options.to);
  return options.from.empty() ? extensionOf(file) : options.from;
}

// Only what was asked for between frames can fail: what cannot be held on them is noted.
int exitCodeOf(const CleanResult& result, const CleanOptions& asked) {
  return asked.betweenFrames > 0 && result.driftBetween > asked.betweenFrames ? kNotMet : 0;
}

Report cleanOne(const std::string& file, const std::string& output, const Options& options, int threads,
                const Progress& progress) {
  Scene scene = readInput(file, options.from, options.read);
  CleanOptions clean;
  clean.blend = options.blend;
  clean.maxExtension = 0.01 * options.maxExtension;
  clean.betweenFrames = 0.001 * options.betweenFrames;
  clean.threads = threads;
  clean.progress = progress;
  SceneCleanReport cleaned = inFile(file, [&] { return cleanScene(scene, clean); });
  const CleanResult& result = cleaned.result;
  const Skeleton& skeleton = cleaned.source.skeleton;
  Report report;
  if (output == kStandardStream) {
    WriteReport written;
    report.text = formatScene(scene, formatFor(file, options), "standard output", {}, written);
    report.asked = true;
    report.exitCode = exitCodeOf(result, clean);
    return report;
  }
  writeScene(scene, output);
  report.json = {{"output", output},
                 {"before", qualityJson(cleaned.before, skeleton)},
                 {"after", qualityJson(cleaned.after, skeleton)},
                 {"drift_mm", 1000 * result.drift},
                 {"drift_frame", result.driftFrame},
                 {"drift_between_frames_mm", 1000 * result.driftBetween},
                 {"hips_lowered_mm", 1000 * result.sink},
                 {"hips_lowered_frame", result.sinkFrame},
                 {"changed_frames", result.changedFrames},
                 {"rate_factor", result.rateFactor},
                 {"notes", result.notes}};
  report.text =
      fmt::format("{} -> {}\n{}", file, output, qualityTable(cleaned.before, skeleton, &cleaned.after));
  report.text += fmt::format(
      "  feet planted within {:.2f} mm on the frames, {:.2f} mm between them; hips lowered by up to {:.1f} "
      "mm; {} of {} "
      "frames changed\n",
      1000 * result.drift, 1000 * result.driftBetween, 1000 * result.sink, result.changedFrames,
      cleaned.source.frames());
  for (const std::string& note : result.notes) report.text += fmt::format("  note: {}\n", note);
  if (options.view.asked()) {
    PageMotionOptions how;
    how.contacts = result.contacts;
    how.threads = threads;
    writeView(options.view, motionItem(output, std::move(cleaned.planted), how), report,
              motionItem(file, std::move(cleaned.source), how));
  }
  report.exitCode = exitCodeOf(result, clean);
  return report;
}

int cleanFiles(const Options& options, const Common& common) {
  namespace fs = std::filesystem;
  const std::vector<std::string> inputs = expandInputs(options.files, common);
  const int threads = inputs.size() > 1 ? 1 : common.threads;
  const BatchWork work = [&](const std::string& file, const std::string& output, const Progress& progress) {
    if (file != kStandardStream && fs::exists(output) && fs::equivalent(file, output)) {
      throw Error(Place{file, 0}, "would be overwritten: give another output");
    }
    return cleanOne(file, output, options, threads, progress);
  };
  if (options.output == kStandardStream && (inputs.size() > 1 || common.json))
    throw Error("standard output takes one motion and no --json: give a file or a folder to write to");
  if (options.view.asked() && (inputs.size() > 1 || options.output == kStandardStream))
    throw Error("--view shows one motion that is written to a file; footfall view shows several");
  if (inputs.size() > 1 || fs::is_directory(options.output))
    return runBatchInto(options.output, "", inputs, common, work);
  return runBatch(inputs, common, [&](const std::string& file, const Progress& progress) {
    return work(file, options.output, progress);
  });
}

}  // namespace

void addClean(Program& program) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      "clean", "Plant the feet exactly by inverse kinematics, and report the quality before and after",
      "footfall clean walk.bvh -o planted.bvh\n  footfall clean clips/ -o planted/",
      [options, &program] { return cleanFiles(*options, program.common()); });
  verb.add_option("files", options->files, "Files or folders; - is standard input")->required();
  verb.add_option("-o,--output", options->output,
                  "File to write (a folder for several inputs); - is standard output")
      ->required();
  verb.add_option("--blend", options->blend, "Time over which corrections ease in and out, seconds")
      ->check(positive())
      ->capture_default_str();
  verb.add_option("--max-extension", options->maxExtension,
                  "Stretch of a leg beyond which the hips sink, percent of its length")
      ->check(within(50, 100))
      ->capture_default_str();
  verb.add_option(
          "--between-frames", options->betweenFrames,
          "Raise the frame rate until planted feet leave their places by no more than this between frames, "
          "mm (the rate is kept where not given)")
      ->check(positive());
  verb.add_option("--to", options->to, "Format for standard output (the input's where not given)");
  addViewOption(verb, program, options->view, true);
  addReadOptions(verb, options->read);
  addInputFormat(verb, options->from);
}

}  // namespace footfall::cli
