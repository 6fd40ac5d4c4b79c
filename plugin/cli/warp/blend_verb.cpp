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
#include "warp/blend/blend_table.h"
#include "warp/blend/masked_blend.h"

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

  // Of the passage into a file (1: the second); what is given last holds for all that follow.
  std::string startOf(std::size_t file) const { return file <= starts.size() ? starts[file - 1] : ""; }
  std::string enterOf(std::size_t file) const {
    if (enters.empty()) return "best";
    return enters[std::min(file, enters.size()) - 1];
  }
  bool aligned() const { return blend.alignment != BlendAlignment::None; }
  FadeShape shape() const {
    return verb->count("--shape") > 0 ? blend.shape : standardShape(blend.alignment);
  }
};

// The second file's time warp, in its own frames.
void saveTiming(const Options& options, std::vector<TimeKey> keys, const Scene& second) {
  if (options.saved.empty()) return;
  for (TimeKey& key : keys) key = {key.at * second.frameRate, key.source * second.frameRate};
  writeFile(options.saved, timeWarpJson(keys, TimeInterpolation::Monotone));
}

// Curves that both scenes have fade; those of one alone stay.
Report blendCurves(const Options& options, Scene first, const Scene& second) {
  const double rate = first.frameRate;
  std::optional<Motion> before;
  if (options.view.asked()) before = motionOf(first, options.files[0]);
  Fade fade;
  fade.duration = parseTime(options.duration, rate) / rate;
  fade.start =
      options.starts.empty() ? first.range.end - fade.duration : parseTime(options.startOf(1), rate) / rate;
  const std::string enter = options.enterOf(1);
  const double from = enter == "best" || enter == "start"
                          ? second.range.start
                          : parseTime(enter, second.frameRate) / second.frameRate;
  fade.shift = fade.start - from;
  fade.shape = options.shape();
  FitOptions fit;
  fit.grid = 1 / rate;
  std::size_t blended = 0, added = 0;
  double error = 0;
  for (NamedCurve& named : first.curves) {
    const Curve* other = second.curves.find(named.node, named.attribute);
    if (!other || other->input() != CurveInput::Time || named.curve.input() != CurveInput::Time) continue;
    CurveFit result = crossFaded(named.curve, *other, fade, fit);
    named.curve = std::move(result.curve);
    added += result.added;
    error = std::max(error, result.largestError);
    ++blended;
  }
  if (blended == 0) throw Error(Place{options.files[1], 0}, "has no curve in common with the first file");
  first.range.end = std::max(fade.start + fade.duration, second.range.end + fade.shift);
  writeScene(first, options.output);
  saveTiming(options, {{fade.start, from}}, second);
  Report report;
  report.json = {{"output", options.output},
                 {"curves", blended},
                 {"keys_added", added},
                 {"largest_error", error},
                 {"range", {first.range.start * rate, first.range.end * rate}}};
  report.text =
      fmt::format("{} + {} -> {}\n  {} curves blended, {} keys added, within {:.2g} of the exact fade\n",
                  options.files[0], options.files[1], options.output, blended, added, error);
  if (before)
    writeView(options.view, motionItem(options.output, motionOf(first, options.output)), report,
              motionItem(options.files[0], *before));
  return report;
}

// Of the passage into a file; without a start it ends where the motion before ends.
BlendOptions blendOptions(const Options& options, const Motion& motion, std::size_t file, int threads) {
  const double rate = 1 / motion.frameTime;
  BlendOptions blend = options.blend;
  blend.duration = parseTime(options.duration, rate) / rate;
  const std::string start = options.startOf(file), enter = options.enterOf(file);
  blend.start = start.empty() ? motion.time(motion.frames() - 1) - blend.duration : parseTime(start, rate) / rate;
  if (enter == "start") blend.secondStart = 0;
  if (enter != "start" && enter != "best") blend.secondStart = parseTime(enter, rate) / rate;
  blend.shape = options.shape();
  blend.matchTiming = options.aligned();
  blend.threads = threads;
  return blend;
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
  if (!whole) return fmt::format("  joints of the second from its frame {:.0f} on\n", result.secondStart * rate);
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

Report blendSampled(const Options& options, Scene first, const std::vector<Scene>& others, int threads) {
  const Motion original = motionOf(first, options.files[0]);
  const double rate = 1 / original.frameTime;
  Motion motion = original;
  Report report;
  Json passages = Json::array();
  for (std::size_t i = 0; i < others.size(); ++i) {
    const std::string& file = options.files[i + 1];
    const Motion next = motionOf(others[i], file);
    const BlendOptions how = blendOptions(options, motion, i + 1, threads);
    BlendResult result = inFile(options.files[i] + " and " + file, [&] {
      return options.joints.empty() ? blendMotions(motion, next, how)
                                    : blendJoints(motion, next, options.joints, how);
    });
    if (i == 0) {
      saveTiming(options, result.timing, others[i]);
      report.json = jsonOf(result, rate);
    }
    passages.push_back(jsonOf(result, rate));
    if (others.size() > 1) report.text += fmt::format("  into {}:\n", file);
    report.text += textOf(result, rate, options.joints.empty());
    motion = std::move(result.motion);
  }
  const std::size_t frames = motion.frames();
  first.motion = std::move(motion);
  first.skeleton = Skeleton();
  first.curves = CurveSet();
  first.source = nullptr;
  first.range = {first.motion->startTime, first.motion->time(frames - 1)};
  writeScene(first, options.output);
  report.json["output"] = options.output;
  report.json["frames"] = frames;
  if (others.size() > 1) report.json["passages"] = std::move(passages);
  report.text = fmt::format("{} -> {}\n", fmt::join(options.files, " + "), options.output) + report.text;
  if (options.view.asked()) {
    writeView(options.view, motionItem(options.output, *first.motion), report,
              motionItem(options.files[0], original));
  }
  return report;
}

Report blendAll(const Options& options, int threads) {
  Scene first = readScene(options.files[0], options.read);
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
  const bool keyed = !first.motion && std::none_of(others.begin(), others.end(),
                                                   [](const Scene& scene) { return scene.motion.has_value(); });
  if (keyed && !options.aligned()) {
    if (others.size() > 1 || !options.joints.empty())
      throw Error("curves are blended as they are in pairs and whole: leave --align none away");
    return blendCurves(options, std::move(first), others[0]);
  }
  if (keyed && first.skeleton.joints.empty()) {
    throw Error(Place{options.files[0], 0},
                "has no figure to align; give --align none to blend its curves as they are");
  }
  return blendSampled(options, std::move(first), others, threads);
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
  verb.add_option("--start", options->starts,
                  "Start of a blend: frames of what is there before it, or 1.5s; again for each further motion "
                  "(default: the blend ends where the motion before ends)")
      ->allow_extra_args(false);
  verb.add_option("--duration", options->duration, "Length of the blends: frames, or 0.5s")
      ->capture_default_str();
  verb.add_option("--enter,--from", options->enters,
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
