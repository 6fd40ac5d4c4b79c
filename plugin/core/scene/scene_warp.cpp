// SPDX-License-Identifier: MIT
#include "scene/scene_warp.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/units.h"
#include "curve/key_reduction.h"
#include "scene/key_times.h"
#include "warp/channels/kept_keys.h"

namespace footfall {
using namespace warp;

namespace {

constexpr double kCentimetres = 100;  // in a metre: curves keep Maya's unit

double angleOf(const Scene& scene) {
  return radiansPer(scene.angularUnit).value_or(kDegree);
}

void adopt(SceneWarpReport& report, const std::vector<GoalOutcome>& goals,
           const std::vector<std::string>& notes) {
  report.goals.insert(report.goals.end(), goals.begin(), goals.end());
  report.notes.insert(report.notes.end(), notes.begin(), notes.end());
}

SceneWarpReport warpSampled(Scene& scene, const WarpRequest& request, const WarpingOptions& options) {
  const WarpUnits units{scene.motion->frameTime, 0, scene.metresPerUnit, kDegree};
  MotionWarpResult result = warpMotion(*scene.motion, request, units, options.motion);
  scene.motion = std::move(result.motion);
  scene.range = {scene.motion->startTime, scene.motion->time(scene.motion->frames() - 1)};
  SceneWarpReport report;
  adopt(report, result.goals, result.notes);
  result.motion = Motion();
  report.motion = std::move(result);
  return report;
}

// Curves of channels that the figure's warp changed, with as few keys as the tolerance needs.
std::size_t writeBack(Scene& scene, const Motion& before, const Motion& after,
                      const CurveWarpOptions& options) {
  const std::vector<double> times = keyTimes(after);
  const double frame = 1 / scene.frameRate;
  std::size_t written = 0;
  for (std::size_t c = 0; c < after.channels.size(); ++c) {
    const MotionChannel& channel = after.channels[c];
    const double scale = isTranslation(channel.kind) ? kCentimetres : 1;
    std::vector<double> values(times.size());
    std::size_t first = times.size(), last = 0;  // of the frames that changed
    for (std::size_t f = 0; f < times.size(); ++f) {
      values[f] = scale * after.frame(f)[c];
      if (std::abs(after.frame(f)[c] - before.frame(f)[c]) <= 1e-9) continue;
      first = std::min(first, f);
      last = f;
    }
    if (first == times.size()) continue;
    KeyReductionOptions reduction;
    reduction.tolerance = isTranslation(channel.kind) ? options.linear : options.angular;
    reduction.output = isTranslation(channel.kind) ? CurveOutput::Linear : CurveOutput::Angular;
    const std::string& name = after.skeleton.joints[static_cast<std::size_t>(channel.joint)].name;
    const std::string attribute = attributeName(channel.kind);
    const Curve* present = scene.curves.find(name, attribute);
    Curve curve;
    const bool cycles = present && (present->preInfinity() != Infinity::Constant ||
                                    present->postInfinity() != Infinity::Constant);
    if (options.keepKeys && present && !cycles && !present->empty() && times.size() > 1) {
      FitOptions fit;
      fit.tolerance = reduction.tolerance;
      fit.grid = frame;
      // To the frames beside those that changed, on whole frames of the scene.
      const double from = std::floor(times[first > 0 ? first - 1 : 0] / frame + 1e-6) * frame,
                   to = std::ceil(times[std::min(last + 1, times.size() - 1)] / frame - 1e-6) * frame;
      curve = followSamples(*present, times, values, std::max(from, times.front()),
                            std::min(to, times.back()), fit)
                  .curve;
    } else {
      curve = reduceKeys(times, values, reduction).curve;
    }
    if (present) {
      for (NamedCurve& named : scene.curves) {
        if (&named.curve == present) named.curve = std::move(curve);
      }
    } else {
      scene.curves.add(name, attribute, std::move(curve));
    }
    ++written;
  }
  return written;
}

// What needs the figure, on a keyed scene: in source time, before the curves are retimed. samples: per frame;
// more than one where retiming will show what is between. Throws nothing that `plan` was not checked for.
void warpFigure(Scene& scene, const Motion& original, const WarpPlan& plan, int samples,
                const WarpingOptions& options, SceneWarpReport& report) {
  WarpPlan figure;
  figure.request.positions = plan.request.positions;
  figure.request.rotations = plan.request.rotations;
  figure.request.effectors = plan.request.effectors;
  figure.request.contacts = plan.request.contacts.value_or(ContactPolicy::Free);
  figure.units = plan.units;
  figure.units.length = scene.metresPerUnit;
  figure.range = plan.range;
  const Motion before = motionFromCurves(scene, samples * scene.frameRate);
  MotionWarpOptions motion = options.motion;
  motion.contactsFrom = &original;
  const double frame = plan.units.frame;
  for (const TimeRange& range : activeRanges(plan.request, figure.units)) {
    motion.acted.push_back({range.start * frame, range.end * frame});
  }
  MotionWarpResult result = warpMotion(before, figure, motion);
  report.rewritten = writeBack(scene, before, result.motion, options.forCurves());
  adopt(report, result.goals, result.notes);
  result.motion = Motion();
  result.largest.frame /= static_cast<std::size_t>(samples);
  result.elsewhere.frame /= static_cast<std::size_t>(samples);
  report.motion = std::move(result);
}

bool needsFigure(const WarpRequest& request) {
  return !request.positions.empty() || !request.rotations.empty() || !request.effectors.empty() ||
         request.contacts.value_or(ContactPolicy::Free) != ContactPolicy::Free;
}

SceneWarpReport warpKeyed(Scene& scene, const WarpRequest& request, const WarpingOptions& options) {
  const WarpUnits units{1 / scene.frameRate, 0, kCentimetres * scene.metresPerUnit, angleOf(scene)};
  const WarpPlan plan = planWarp(request, units, scene.range);
  SceneWarpReport report;
  CurveWarpResult result;
  if (needsFigure(request)) {
    const int samples = plan.time.identity() ? 1 : 4;
    const Motion original = motionFromCurves(scene, samples * scene.frameRate);
    WarpPlan spatial = plan, timing = plan;
    spatial.time = TimeMap();
    timing.request.channels.clear();
    result = warpCurves(scene.curves, spatial, options.forCurves());
    scene.curves = std::move(result.curves);
    warpFigure(scene, original, plan, samples, options, report);
    CurveWarpResult retimed = warpCurves(scene.curves, timing, options.forCurves());
    scene.curves = std::move(retimed.curves);
    result.keysAdded += retimed.keysAdded;
    result.linearError += retimed.linearError;
    result.angularError += retimed.angularError;
    result.unitlessError += retimed.unitlessError;
    if (!retimed.changed.empty()) result.changed = retimed.changed;
  } else {
    // Without the figure channels and time make one stack, so that nothing is fitted twice.
    result = warpCurves(scene.curves, plan, options.forCurves());
    scene.curves = std::move(result.curves);
  }
  scene.range = plan.time.shown(scene.range);
  adopt(report, result.goals, result.notes);
  result.curves = CurveSet();
  report.curves = std::move(result);
  return report;
}

}  // namespace

void carrySpeedOn(WarpRequest& request, const Scene& scene) {
  const double rate = scene.motion ? 1 / scene.motion->frameTime : scene.frameRate;
  carrySpeedOn(request, scene.range.start * rate, scene.range.end * rate);
}

SceneWarpReport warpScene(Scene& scene, const WarpRequest& request, const WarpingOptions& options) {
  WarpRequest whole = request;
  carrySpeedOn(whole, scene);
  return scene.motion ? warpSampled(scene, whole, options) : warpKeyed(scene, whole, options);
}

TimeAlignment matchTime(const Scene& scene, const Scene& reference, double tolerance, WarpRequest& request,
                        int threads) {
  if (!request.time.empty())
    throw Error(request.timePlace, "a time warp and a motion to match cannot be combined");
  const auto motion = [](const Scene& any) {
    if (any.figure().joints.empty()) throw Error("a file without a figure has no poses to match");
    return any.motion ? *any.motion : motionFromCurves(any);
  };
  const double frame = scene.motion ? scene.motion->frameTime : 1 / scene.frameRate;
  TimeAlignmentOptions options;
  options.tolerance = tolerance * frame;
  options.threads = threads;
  TimeAlignment result = alignTimes(motion(reference), motion(scene), options);
  request.timeInterpolation = TimeInterpolation::Monotone;
  const auto alike = [](const TimeKey& key) { return std::abs(key.at - key.source) < 1e-9; };
  if (std::all_of(result.keys.begin(), result.keys.end(), alike)) return result;  // nothing to retime
  for (const TimeKey& key : result.keys) request.time.push_back({key.at / frame, key.source / frame});
  return result;
}

}  // namespace footfall
