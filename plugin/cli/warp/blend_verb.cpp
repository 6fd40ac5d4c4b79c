// SPDX-License-Identifier: MIT
// footfall blend: from one motion to another.
#include <algorithm>
#include <cmath>
#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>

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
  std::vector<std::string> files;
  std::string output;
  std::vector<std::string> starts, enters, joints;
  std::string duration = "0.5s";
  std::string saved;
  BlendOptions blend;
  ReadOptions read;
  const CLI::App* verb = nullptr;
  ViewOption view;

  // Where the motion of a file (1: the second) is entered; what is given last holds for all that follow.
  std::string enterOf(std::size_t file) const {
    return enters.empty() ? "best" : enters[std::min(file, enters.size()) - 1];
  }
};

// The second file's time warp, in its own frames.
void saveTiming(const Options& options, std::vector<TimeKey> keys, const Scene& second) {
  if (options.saved.empty()) return;
  for (TimeKey& key : keys) key = {key.at * second.frameRate, key.source * second.frameRate};
  writeFile(options.saved, timeWarpJson(keys, TimeInterpolation::Monotone));
}

// Of the passage into a file; without a start it ends where the motion before it ends.
SceneBlendRequest requestOf(const Options& options, const Scene& first, const Scene& second, std::size_t file,
                            int threads) {
  SceneBlendRequest request;
  request.options = options.blend;
  request.options.threads = threads;
  request.joints = options.joints;
  // Frames of a keyed scene are those of its rate; of a sampled one, of its motion.
  const double rate = first.motion ? 1 / first.motion->frameTime : first.frameRate;
  request.duration = parseTime(options.duration, rate) / rate;
  request.start = file <= options.starts.size() ? parseTime(options.starts[file - 1], rate) / rate
                                                : first.range.end - request.duration;
  const std::string enter = options.enterOf(file);
  const bool curves = blendsCurves(first, second, options.blend);
  if (enter == "start" && !curves) request.from = 0;
  if (enter != "start" && enter != "best") {
    const double secondRate = curves ? second.frameRate : rate;
    request.from = parseTime(enter, secondRate) / secondRate;
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
  report.text =
      fmt::format("{} + {} -> {}\n  {} curves blended, {} keys added, within {:.2g} of the exact fade\n",
                  options.files[0], options.files[1], options.output, blended.curves, blended.keysAdded,
                  blended.largestError);
  return report;
}

Json jsonOf(const BlendResult& result, double rate) {
  return {{"second_start", result.secondStart * rate},
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
}

std::string textOf(const BlendResult& result, double rate, bool whole) {
  if (!whole)
    return fmt::format("  joints of the second from its frame {:.0f} on\n", result.secondStart * rate);
  std::string text = fmt::format(
      "  the second from its frame {:.0f} on, turned by {:.1f} degrees; poses {:.1f} mm apart in the fade\n"
      "  velocity jumps {:.3f} m/s where the fade begins ({:.3f} in the sources), {:.3f} where it ends "
      "({:.3f})\n"
      "  up to {:.2f} m/s in the fade ({:.2f} in the sources)\n",
      result.secondStart * rate, result.turned / kDegree, 1000 * result.mismatch, result.jumpAtStart,
      result.ownJumpAtStart, result.jumpAtEnd, result.ownJumpAtEnd, result.speed, result.ownSpeed);
  if (result.contacts > 0) {
    text += fmt::format(
        "  {} contacts kept; feet slide by up to {:.2f} mm in them, {:.2f} mm before ({:.2f} in the "
        "sources)\n",
        result.contacts, 1000 * result.slideAfter, 1000 * result.slideBefore, 1000 * result.ownSlide);
  }
  for (const std::string& note : result.notes) text += fmt::format("  note: {}\n", note);
  return text;
}

Report blendAll(const Options& options, int threads) {
  Scene scene = readScene(options.files[0], options.read);
  std::vector<Scene> others;
  for (std::size_t i = 1; i < options.files.size(); ++i)
    others.push_back(readScene(options.files[i], options.read));
  if (!isWritable(extensionOf(options.output))) {
    throw Error(Place{options.output, 0},
                "is not a format that footfall writes; footfall convert --help lists them");
  }
  if (options.starts.size() > others.size()) {
    throw Error(fmt::format("--start is given {} times for {} blends", options.starts.size(), others.size()));
  }
  std::optional<Motion> before;
  if (options.view.asked()) before = motionOf(scene, options.files[0]);
  Report report;
  Json passages = Json::array();
  for (std::size_t i = 0; i < others.size(); ++i) {
    const std::string& file = options.files[i + 1];
    const SceneBlendReport blended = inFile(options.files[i] + " and " + file, [&] {
      return blendScenes(scene, others[i], requestOf(options, scene, others[i], i + 1, threads));
    });
    if (i == 0) saveTiming(options, blended.timing, others[i]);
    if (!blended.motion) {
      report = curvesReport(options, blended, scene);
      continue;
    }
    const double rate = 1 / scene.motion->frameTime;
    if (i == 0) report.json = jsonOf(*blended.motion, rate);
    passages.push_back(jsonOf(*blended.motion, rate));
    if (others.size() > 1) report.text += fmt::format("  into {}:\n", file);
    report.text += textOf(*blended.motion, rate, options.joints.empty());
  }
  writeScene(scene, options.output);
  if (scene.motion) {
    report.json["output"] = options.output;
    report.json["frames"] = scene.motion->frames();
    if (others.size() > 1) report.json["passages"] = std::move(passages);
    report.text = fmt::format("{} -> {}\n", fmt::join(options.files, " + "), options.output) + report.text;
  }
  if (before) {
    writeView(options.view, motionItem(options.output, motionOf(scene, options.output)), report,
              motionItem(options.files[0], *before));
  }
  return report;
}

}  // namespace

void addBlend(Program& program) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      "blend", "Blend from one motion into the next, aligned in position, heading and timing",
      "footfall blend walk.bvh run.bvh --start 60 --duration 30 -o start_running.bvh\n"
      "  footfall blend walk.bvh run.bvh walk.bvh --start 60 --start 150 -o sprint.bvh\n"
      "  footfall blend walk.bvh wave.bvh --start 40 --joints '*Arm,*ForeArm,*Hand' -o waving.bvh\n"
      "  footfall blend a.anim b.anim --start 24 --duration 1s --align none -o ab.anim",
      [options, &program] {
        return runOnce(program, options->files[0],
                       [&](const Progress&) { return blendAll(*options, program.common().threads); });
      });
  verb.add_option("files", options->files, "The motions, two or more, in order")->required()->expected(2, 64);
  verb.add_option(
          "--start", options->starts,
          "Start of a blend: frames of what is there before it, or 1.5s; again for each further motion "
          "(default: the blend ends where the motion before ends)")
      ->allow_extra_args(false);
  verb.add_option("--duration", options->duration, "Length of the blends: frames, or 0.5s")
      ->capture_default_str();
  verb.add_option(
          "--enter,--from", options->enters,
          "Where the next motion is entered: a frame counted from its start, 'start', or 'best', where it "
          "fits best and at least half of it is left (default: best; with --align none start); again for "
          "each further motion")
      ->allow_extra_args(false);
  verb.add_option("--joints", options->joints,
                  "Take only these joints from the next motion, names with * and ?, separated by commas; the "
                  "rest goes on as it is")
      ->delimiter(',')
      ->allow_extra_args(false);
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
