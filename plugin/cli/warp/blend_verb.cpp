// SPDX-License-Identifier: MIT
// footfall blend: from one motion to another.
#include <algorithm>
#include <cmath>
#include <memory>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/scanner.h"
#include "cli/program/option_flags.h"
#include "cli/program/program.h"
#include "cli/program/quality_text.h"
#include "cli/program/read_options.h"
#include "cli/view/view_page.h"
#include "io/documents/warp_json.h"
#include "io/scene_file.h"
#include "scene/scene_blend.h"
#include "warp/blend/blend_table.h"

namespace footfall::cli {
using namespace warp;

namespace {

struct Options {
  std::string first, second, output;
  std::string start, duration = "0.5s", from;
  std::string saved;
  BlendOptions blend;
  ReadOptions read;
  const CLI::App* verb = nullptr;
  ViewOption view;
};

// The second file's time warp, in its own frames.
void saveTiming(const Options& options, std::vector<TimeKey> keys, const Scene& second) {
  if (options.saved.empty()) return;
  for (TimeKey& key : keys) key = {key.at * second.frameRate, key.source * second.frameRate};
  writeFile(options.saved, timeWarpJson(keys, TimeInterpolation::Monotone));
}

SceneBlendRequest requestOf(const Options& options, const Scene& first, const Scene& second, int threads) {
  SceneBlendRequest request;
  request.options = options.blend;
  request.options.threads = threads;
  // Frames of a keyed scene are those of its rate; of a sampled one, of its motion.
  const double rate = first.motion ? 1 / first.motion->frameTime : first.frameRate;
  request.start = parseTime(options.start, rate) / rate;
  request.duration = parseTime(options.duration, rate) / rate;
  if (!options.from.empty()) {
    const double secondRate = blendsCurves(first, second, options.blend) ? second.frameRate : rate;
    request.from = parseTime(options.from, secondRate) / secondRate;
  }
  if (options.verb->count("--shape") > 0) request.shape = options.blend.shape;
  return request;
}

Report curvesReport(const Options& options, const SceneBlendReport& blended, const Scene& scene) {
  const double rate = scene.frameRate;
  Report report;
  report.json = {{"output", options.output},
                 {"curves", blended.curves},
                 {"keys_added", blended.keysAdded},
                 {"largest_error", blended.largestError},
                 {"range", {scene.range.start * rate, scene.range.end * rate}}};
  report.text = fmt::format(
      "{} + {} -> {}\n  {} curves blended, {} keys added, within {:.2g} of the exact fade\n", options.first,
      options.second, options.output, blended.curves, blended.keysAdded, blended.largestError);
  return report;
}

Report motionReport(const Options& options, const BlendResult& result, const Motion& motion) {
  const std::size_t frames = motion.frames();
  const double rate = 1 / motion.frameTime;
  Report report;
  report.json = {{"output", options.output},
                 {"frames", frames},
                 {"second_start", result.secondStart * rate},
                 {"mismatch_mm", 1000 * result.mismatch},
                 {"turned_deg", result.turned / kDegree},
                 {"jump_at_start", result.jumpAtStart},
                 {"jump_at_end", result.jumpAtEnd},
                 {"own_jump_at_start", result.ownJumpAtStart},
                 {"own_jump_at_end", result.ownJumpAtEnd},
                 {"speed", result.speed},
                 {"own_speed", result.ownSpeed},
                 {"contacts", result.contacts},
                 {"slide_before_mm", 1000 * result.slideBefore},
                 {"slide_after_mm", 1000 * result.slideAfter},
                 {"own_slide_mm", 1000 * result.ownSlide},
                 {"time_keys", result.timing.size()},
                 {"notes", result.notes}};
  report.text = fmt::format(
      "{} + {} -> {}\n  the second from its frame {:.0f} on, turned by {:.1f} degrees; poses {:.1f} mm apart "
      "in the fade\n"
      "  velocity jumps {:.3f} m/s where the fade begins ({:.3f} in the sources), {:.3f} where it ends "
      "({:.3f})\n"
      "  up to {:.2f} m/s in the fade ({:.2f} in the sources)\n",
      options.first, options.second, options.output, result.secondStart * rate, result.turned / kDegree,
      1000 * result.mismatch, result.jumpAtStart, result.ownJumpAtStart, result.jumpAtEnd,
      result.ownJumpAtEnd, result.speed, result.ownSpeed);
  if (result.contacts > 0) {
    report.text += fmt::format(
        "  {} contacts kept; feet slide by up to {:.2f} mm in them, {:.2f} mm before ({:.2f} in the "
        "sources)\n",
        result.contacts, 1000 * result.slideAfter, 1000 * result.slideBefore, 1000 * result.ownSlide);
  }
  for (const std::string& note : result.notes) report.text += fmt::format("  note: {}\n", note);
  return report;
}

Report blendTwo(const Options& options, int threads) {
  Scene first = readScene(options.first, options.read);
  const Scene second = readScene(options.second, options.read);
  if (!isWritable(extensionOf(options.output))) {
    throw Error(Place{options.output, 0},
                "is not a format that footfall writes; footfall convert --help lists them");
  }
  std::optional<Motion> before;
  if (options.view.asked()) before = motionOf(first, options.first);
  const SceneBlendReport blended = inFile(options.first + " and " + options.second, [&] {
    return blendScenes(first, second, requestOf(options, first, second, threads));
  });
  writeScene(first, options.output);
  saveTiming(options, blended.timing, second);
  Report report = blended.motion ? motionReport(options, *blended.motion, *first.motion)
                                 : curvesReport(options, blended, first);
  if (before)
    writeView(options.view, motionItem(options.output, motionOf(first, options.output)), report,
              motionItem(options.first, *before));
  return report;
}

}  // namespace

void addBlend(Program& program) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      "blend", "Blend from one motion into another, aligned in position, heading and timing",
      "footfall blend walk.bvh run.bvh --start 60 --duration 30 -o start_running.bvh\n"
      "  footfall blend a.anim b.anim --start 24 --duration 1s --align none -o ab.anim",
      [options, &program] {
        return runOnce(program, options->first,
                       [&](const Progress&) { return blendTwo(*options, program.common().threads); });
      });
  verb.add_option("first", options->first, "The first motion")->required();
  verb.add_option("second", options->second, "The second motion")->required();
  verb.add_option("--start", options->start, "Start of the blend in the first motion: frames, or 1.5s")
      ->required();
  verb.add_option("--duration", options->duration, "Length of the blend: frames, or 0.5s")
      ->capture_default_str();
  verb.add_option("--from", options->from,
                  "Frame of the second motion shown at --start, counted from its start (default: the best "
                  "fit; with --align none "
                  "its start)");
  addOptionFlags(verb, blendTable(), options->blend);
  verb.get_option("--shape")->default_str("");
  options->verb = &verb;
  verb.add_option("--save-keys", options->saved,
                  "Write the second motion's timing as a warp document to edit");
  verb.add_option("-o,--output", options->output, "The file to write")->required();
  addViewOption(verb, program, options->view, true);
  addReadOptions(verb, options->read);
}

}  // namespace footfall::cli
