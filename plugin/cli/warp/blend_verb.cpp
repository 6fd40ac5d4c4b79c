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
  if (options.view.asked()) before = motionOf(first, options.first);
  Fade fade;
  fade.start = parseTime(options.start, rate) / rate;
  fade.duration = parseTime(options.duration, rate) / rate;
  const double from = options.from.empty() ? second.range.start
                                           : parseTime(options.from, second.frameRate) / second.frameRate;
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
  if (blended == 0) throw Error(Place{options.second, 0}, "has no curve in common with the first file");
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
                  options.first, options.second, options.output, blended, added, error);
  if (before)
    writeView(options.view, motionItem(options.output, motionOf(first, options.output)), report,
              motionItem(options.first, *before));
  return report;
}

BlendOptions blendOptions(const Options& options, double rate, double startTime, int threads) {
  BlendOptions blend = options.blend;
  blend.start = options.start.empty() ? startTime : parseTime(options.start, rate) / rate;
  blend.duration = parseTime(options.duration, rate) / rate;
  if (!options.from.empty()) blend.secondStart = parseTime(options.from, rate) / rate;
  blend.shape = options.shape();
  blend.matchTiming = options.aligned();
  blend.threads = threads;
  return blend;
}

Report blendSampled(const Options& options, Scene first, const Scene& second, int threads) {
  const Motion a = motionOf(first, options.first);
  const double rate = 1 / a.frameTime;
  const Motion b = motionOf(second, options.second);
  const BlendOptions how = blendOptions(options, rate, a.startTime, threads);
  BlendResult result =
      inFile(options.first + " and " + options.second, [&] { return blendMotions(a, b, how); });
  saveTiming(options, result.timing, second);
  const std::size_t frames = result.motion.frames();
  first.motion = std::move(result.motion);
  first.skeleton = Skeleton();
  first.curves = CurveSet();
  first.source = nullptr;
  first.range = {first.motion->startTime, first.motion->time(frames - 1)};
  writeScene(first, options.output);
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
  if (options.view.asked())
    writeView(options.view, motionItem(options.output, *first.motion), report, motionItem(options.first, a));
  return report;
}

Report blendTwo(const Options& options, int threads) {
  Scene first = readScene(options.first, options.read);
  const Scene second = readScene(options.second, options.read);
  if (!isWritable(extensionOf(options.output))) {
    throw Error(Place{options.output, 0},
                "is not a format that footfall writes; footfall convert --help lists them");
  }
  const bool keyed = !first.motion && !second.motion;
  if (keyed && !options.aligned()) return blendCurves(options, std::move(first), second);
  if (keyed && first.skeleton.joints.empty()) {
    throw Error(Place{options.first, 0},
                "has no figure to align; give --align none to blend its curves as they are");
  }
  return blendSampled(options, std::move(first), second, threads);
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
