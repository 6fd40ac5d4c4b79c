// SPDX-License-Identifier: MIT
#include "scene/scene_warp.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/units.h"
#include "curve/key_reduction.h"
#include "scene/key_times.h"

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

SceneWarpReport warpSampled(Scene& scene, const WarpRequest& request, const SceneWarpOptions& options) {
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
  std::size_t written = 0;
  for (std::size_t c = 0; c < after.channels.size(); ++c) {
    const MotionChannel& channel = after.channels[c];
    const double scale = isTranslation(channel.kind) ? kCentimetres : 1;
    std::vector<double> values(times.size());
    bool changed = false;
    for (std::size_t f = 0; f < times.size(); ++f) {
      values[f] = scale * after.frame(f)[c];
      changed = changed || std::abs(after.frame(f)[c] - before.frame(f)[c]) > 1e-9;
    }
    if (!changed) continue;
    KeyReductionOptions reduction;
    reduction.tolerance = isTranslation(channel.kind) ? options.linear : options.angular;
    reduction.output = isTranslation(channel.kind) ? CurveOutput::Linear : CurveOutput::Angular;
    const std::string& name = after.skeleton.joints[static_cast<std::size_t>(channel.joint)].name;
    Curve curve = reduceKeys(times, values, reduction).curve;
    const std::string attribute = attributeName(channel.kind);
    const Curve* present = scene.curves.find(name, attribute);
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

// What needs the figure, on a keyed scene: in source time, before the curves are retimed. looks: a frame;
// more than one where retiming will show what is between.
void warpFigure(Scene& scene, const Motion& original, const WarpRequest& request, int looks,
                const SceneWarpOptions& options, SceneWarpReport& report) {
  WarpRequest figure;
  figure.positions = request.positions;
  figure.rotations = request.rotations;
  figure.effectors = request.effectors;
  figure.contacts = request.contacts.value_or(ContactPolicy::Free);
  const Motion before = motionFromCurves(scene, looks * scene.frameRate);
  const WarpUnits units{1 / scene.frameRate, 0, scene.metresPerUnit, angleOf(scene)};
  MotionWarpOptions motion = options.motion;
  motion.contactsFrom = &original;
  for (const TimeRange& range : activeRanges(request, units)) {
    motion.acted.push_back({range.start * units.frame, range.end * units.frame});
  }
  MotionWarpResult result = warpMotion(before, figure, units, motion);
  report.rewritten = writeBack(scene, before, result.motion, options.curves);
  adopt(report, result.goals, result.notes);
  result.motion = Motion();
  result.largest.frame /= static_cast<std::size_t>(looks);
  result.elsewhere.frame /= static_cast<std::size_t>(looks);
  report.motion = std::move(result);
}

}  // namespace

void carrySpeedOn(WarpRequest& request, const Scene& scene) {
  const double rate = scene.motion ? 1 / scene.motion->frameTime : scene.frameRate;
  carrySpeedOn(request, scene.range.start * rate, scene.range.end * rate);
}

SceneWarpReport warpScene(Scene& scene, const WarpRequest& asked, const SceneWarpOptions& options) {
  WarpRequest request = asked;
  carrySpeedOn(request, scene);
  if (scene.motion) return warpSampled(scene, request, options);
  SceneWarpReport report;
  const WarpUnits units{1 / scene.frameRate, 0, kCentimetres * scene.metresPerUnit, angleOf(scene)};
  WarpRequest spatial = request, timing;
  std::swap(spatial.time, timing.time);
  timing.timeInterpolation = request.timeInterpolation;
  timing.allowReverse = request.allowReverse;
  timing.timePlace = request.timePlace;
  const TimeMap map = timeMapOf(request, units);
  checkWithin(request, scene.range.start * scene.frameRate, scene.range.end * scene.frameRate);
  const bool needsFigure = !request.positions.empty() || !request.rotations.empty() ||
                           !request.effectors.empty() ||
                           request.contacts.value_or(ContactPolicy::Free) != ContactPolicy::Free;
  const int looks = map.identity() ? 1 : 4;
  const Motion original = needsFigure ? motionFromCurves(scene, looks * scene.frameRate) : Motion();
  // Without the figure channels and time make one stack, so that nothing is fitted twice.
  CurveWarpResult result =
      warpCurves(scene.curves, scene.range, needsFigure ? spatial : request, units, options.curves);
  scene.curves = std::move(result.curves);
  if (needsFigure) {
    warpFigure(scene, original, request, looks, options, report);
    CurveWarpResult retimed = warpCurves(scene.curves, scene.range, timing, units, options.curves);
    scene.curves = std::move(retimed.curves);
    result.keysAdded += retimed.keysAdded;
    result.linearError += retimed.linearError;
    result.angularError += retimed.angularError;
    result.unitlessError += retimed.unitlessError;
    if (!retimed.changed.empty()) result.changed = retimed.changed;
  }
  scene.range = map.shown(scene.range);
  adopt(report, result.goals, result.notes);
  result.curves = CurveSet();
  report.curves = std::move(result);
  return report;
}

TimeAlignment matchTime(const Scene& scene, const Scene& reference, double tolerance, WarpRequest& request,
                        int threads) {
  if (!request.time.empty())
    throw Error(request.timePlace, "a time warp and a motion to match exclude each other");
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
