// SPDX-License-Identifier: MIT
// Between keyed and sampled scenes.
#include <algorithm>
#include <cmath>
#include <map>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/error.h"
#include "curve/key_reduction.h"
#include "curve/unroll.h"
#include "figure/motion/pose.h"
#include "figure/motion/resample.h"
#include "figure/motion/unwrap.h"
#include "scene/key_times.h"
#include "scene/motion_reduction.h"
#include "scene/sampling_loss.h"
#include "scene/scene_conversion.h"

namespace footfall {
namespace {

constexpr double kCentimetres = 100;  // in a metre: curves keep Maya's internal unit

CurveOutput outputOf(ChannelKind kind) {
  if (isTranslation(kind)) return CurveOutput::Linear;
  return isRotation(kind) ? CurveOutput::Angular : CurveOutput::Unitless;
}

// Where a joint hierarchy is, only what leads to joints is the figure; otherwise everything is.
std::vector<char> partOfFigure(const Skeleton& skeleton) {
  std::vector<char> keep(skeleton.size(), 0);
  bool any = false;
  for (std::size_t j = skeleton.size(); j-- > 0;) {
    const Joint& joint = skeleton.joints[j];
    if (joint.kind == JointKind::Joint) keep[j] = any = true;
    if (keep[j] && joint.parent >= 0) keep[static_cast<std::size_t>(joint.parent)] = 1;
  }
  for (std::size_t j = 0; j < skeleton.size(); ++j) {
    const Joint& joint = skeleton.joints[j];
    if (!any || (joint.kind == JointKind::EndSite && joint.parent >= 0 &&
                 keep[static_cast<std::size_t>(joint.parent)])) {
      keep[j] = 1;
    }
  }
  return keep;
}

constexpr double kNoScale = 1e-4;  // scales this near to each other are one

using DrivenJoints = std::map<int, std::map<std::string, const Curve*>>;  // by attribute

DrivenJoints drivenJoints(const Scene& scene) {
  DrivenJoints driven;
  for (const NamedCurve& named : scene.curves) {
    const int joint = scene.skeleton.find(named.node);
    if (joint >= 0 && named.curve.input() == CurveInput::Time) driven[joint][named.attribute] = &named.curve;
  }
  return driven;
}

bool changesScale(const Curve* curve) {
  if (!curve || curve->empty()) return false;
  const double first = curve->keys().front().value;
  return std::any_of(curve->keys().begin(), curve->keys().end(), [&](const Key& key) {
    return std::abs(key.value - first) > kNoScale * std::max(1.0, std::abs(first));
  });
}

// What scales a joint's translation: its ancestors at rest, or as constant curves hold them.
std::vector<Vec3> scalesAbove(const Skeleton& skeleton, const DrivenJoints& driven) {
  std::vector<Vec3> above(skeleton.size(), Vec3::Ones()), own(skeleton.size(), Vec3::Ones());
  for (std::size_t j = 0; j < skeleton.size(); ++j) {
    const Joint& joint = skeleton.joints[j];
    if (joint.parent >= 0) above[j] = own[static_cast<std::size_t>(joint.parent)];
    Vec3 scale = joint.scale;
    const auto found = driven.find(static_cast<int>(j));
    for (int a = 0; a < 3 && found != driven.end(); ++a) {
      const auto curve = found->second.find(attributeName(static_cast<ChannelKind>(6 + a)));
      if (curve != found->second.end() && !curve->second->empty() && !changesScale(curve->second))
        scale[a] = curve->second->keys().front().value;
    }
    own[j] = above[j].cwiseProduct(scale);
  }
  return above;
}

struct PlannedChannel {
  MotionChannel channel;
  const Curve* curve = nullptr;  // null: constant
  double constant = 0;
  double scale = 1;  // from the curve's unit to the motion's
};

Curve channelCurve(const Motion& motion, std::size_t c, const std::vector<double>& times,
                   const WriteOptions& options) {
  const ChannelKind kind = motion.channels[c].kind;
  const double scale = isTranslation(kind) ? kCentimetres : 1;
  std::vector<double> values(times.size());
  for (std::size_t f = 0; f < values.size(); ++f) values[f] = motion.frame(f)[c] * scale;
  if (options.reduce) {
    KeyReductionOptions reduction;
    reduction.tolerance = options.tolerance * scale;
    reduction.output = outputOf(kind);
    return reduceKeys(times, values, reduction).curve;
  }
  std::vector<Key> keys(times.size());
  for (std::size_t f = 0; f < keys.size(); ++f) {
    keys[f].time = times[f];
    keys[f].value = values[f];
    keys[f].inType = keys[f].outType = TangentType::Linear;
  }
  return Curve(std::move(keys), false, Infinity::Constant, Infinity::Constant, outputOf(kind));
}

// How far joints are in the world from where they were, and how far turned, at the frames of before that a
// motion sampled again lasts for; between its frames it turns the shortest way.
void measureLoss(const Motion& before, const Motion& after, WriteReport& report) {
  const Motion again = resampled(after, 1 / before.frameTime);
  const std::size_t frames = std::min(before.frames(), again.frames());
  Pose was, is;
  for (std::size_t f = 0; f < frames; ++f) {
    worldPose(before, f, was);
    worldPose(again, f, is);
    for (std::size_t j = 0; j < was.size(); ++j) {
      report.linearError = std::max(report.linearError, (was.position[j] - is.position[j]).norm());
      report.angularError = std::max(report.angularError, was.rotation[j].angularDistance(is.rotation[j]));
    }
  }
}

}  // namespace

std::vector<double> keyTimes(const Motion& motion) {
  const double whole = std::round(1 / motion.frameTime);
  const double rate = std::abs(whole * motion.frameTime - 1) < 1e-12 ? whole : 1 / motion.frameTime;
  std::vector<double> times(motion.frames());
  for (std::size_t f = 0; f < times.size(); ++f) {
    times[f] = motion.time(f);
    const double onFrame = std::round(times[f] * rate) / rate;
    if (std::abs(onFrame - times[f]) < 1e-9 * motion.frameTime) times[f] = onFrame;
  }
  return times;
}

CurveSet curvesFromMotion(const Motion& motion, const WriteOptions& options) {
  const std::vector<double> times = keyTimes(motion);
  std::vector<NamedCurve> curves(motion.channels.size());
  const int count = static_cast<int>(motion.channels.size());
  std::vector<std::string> failures(curves.size());  // nothing may be thrown out of the loop
#pragma omp parallel for schedule(static)
  for (int i = 0; i < count; ++i) {
    const std::size_t c = static_cast<std::size_t>(i);
    const MotionChannel& channel = motion.channels[c];
    curves[c].node = motion.skeleton.joints[static_cast<std::size_t>(channel.joint)].name;
    curves[c].attribute = attributeName(channel.kind);
    try {
      curves[c].curve = channelCurve(motion, c, times, options);
    } catch (const std::exception& error) {
      failures[c] = error.what();
    }
  }
  for (std::size_t c = 0; c < curves.size(); ++c) {
    if (!failures[c].empty()) throw Error(curves[c].name() + ": " + failures[c]);
  }
  return CurveSet(std::move(curves));
}

Scene keyedScene(const Scene& scene, const WriteOptions& options, WriteReport& report) {
  Scene keyed;
  const Motion motion = unwrapped(atRate(*scene.motion, options.frameRate, report));
  keyed.skeleton = motion.skeleton;
  const bool byEnds = options.reduce && options.endBound > 0;
  MotionReduction few;
  if (byEnds) few = reducedMotion(motion, options.endBound);
  keyed.curves = byEnds ? std::move(few.curves) : curvesFromMotion(motion, options);
  keyed.frameRate = options.frameRate > 0 ? options.frameRate : scene.frameRate;
  keyed.range = scene.range;
  keyed.notes = scene.notes;
  if (options.reduce) {
    std::size_t keys = 0;
    for (const NamedCurve& named : keyed.curves) keys += named.curve.keys().size();
    report.exact = false;
    report.linearError += byEnds ? few.others : options.tolerance;  // beside what another rate has lost
    report.angularError += byEnds ? kDegree : options.tolerance;
    report.notes.push_back(
        byEnds
            ? fmt::format("{} samples became {} keys; feet and hands within {:.2g} mm, other joints within "
                          "{:.2g} mm",
                          motion.samples.size(), keys, 1000 * few.feetAndHands, 1000 * few.others)
            : fmt::format("{} samples became {} keys", motion.samples.size(), keys));
  }
  return keyed;
}

Scene withoutInfinity(const Scene& scene, WriteReport& report) {
  Scene result = scene;
  int changed = 0;
  for (NamedCurve& named : result.curves) {
    if (named.curve.input() != CurveInput::Time) continue;
    Curve whole = unrolled(named.curve, scene.range);
    if (whole == named.curve) continue;
    named.curve = std::move(whole);
    ++changed;
  }
  if (changed > 0) {
    report.notes.push_back(
        fmt::format("{} curves go on before or after their keys: written as keys from frame {:g} to {:g}",
                    changed, scene.range.start * scene.frameRate, scene.range.end * scene.frameRate));
  }
  return result;
}

void keyChanges(Scene& scene, const Motion& before, const Motion& after) {
  const std::vector<Vec3> scales = scalesAbove(scene.skeleton, drivenJoints(scene));
  const auto above = [&](const MotionChannel& channel) {
    const Joint& joint = after.skeleton.joints[static_cast<std::size_t>(channel.joint)];
    const int own = scene.skeleton.find(joint.name);
    return own >= 0 && isTranslation(channel.kind)
               ? scales[static_cast<std::size_t>(own)][axisOf(channel.kind)]
               : 1.0;
  };
  Motion inScene = after;  // lengths as the scene counts them below its scales
  for (std::size_t c = 0; c < after.channels.size(); ++c) {
    const double scale = above(after.channels[c]);
    if (scale == 1) continue;
    if (!(std::abs(scale) > 1e-9))
      throw Error(fmt::format("{} is scaled to nothing: its motion cannot be keyed back into the scene",
                              after.skeleton.joints[static_cast<std::size_t>(after.channels[c].joint)].name));
    for (std::size_t f = 0; f < after.frames(); ++f) inScene.frame(f)[c] /= scale;
  }
  const CurveSet edited = curvesFromMotion(inScene);
  const std::size_t step =
      static_cast<std::size_t>(std::max(1.0, std::round(before.frameTime / after.frameTime)));
  for (std::size_t c = 0; c < edited.size(); ++c) {
    double change = 0;
    for (std::size_t f = 0; f < before.frames() && f * step < after.frames(); ++f) {
      change = std::max(change, std::abs(after.frame(f * step)[c] - before.frame(f)[c]));
    }
    if (change < 1e-9) continue;
    bool found = false;
    for (NamedCurve& named : scene.curves) {
      if (named.node != edited[c].node || named.attribute != edited[c].attribute) continue;
      named.curve = edited[c].curve;
      found = true;
    }
    if (!found) scene.curves.add(edited[c].node, edited[c].attribute, edited[c].curve);
  }
}

Motion atRate(const Motion& motion, double frameRate, WriteReport& report) {
  if (frameRate == 0 || std::abs(motion.frameTime * frameRate - 1) < 1e-9) return motion;
  Motion result = resampled(motion, frameRate);
  report.exact = false;
  report.notes.push_back(
      fmt::format("resampled at {:g} frames per second ({:g} before)", frameRate, 1 / motion.frameTime));
  if (result.frames() == 0) return result;
  measureLoss(motion, result, report);
  const double cut = motion.time(motion.frames() - 1) - result.time(result.frames() - 1);
  if (cut > 1e-6 * motion.frameTime)
    report.notes.push_back(
        fmt::format("the last {:.3g} s, after the last frame at that rate, are left out", cut));
  return result;
}

Motion motionFromCurves(const Scene& scene, double frameRate, WriteReport* report) {
  if (!(frameRate >= 0)) throw Error(fmt::format("a frame rate must be 0 or more, got {}", frameRate));
  const double rate = frameRate > 0 ? frameRate : scene.frameRate;
  const Skeleton& skeleton = scene.skeleton;
  if (skeleton.joints.empty()) throw Error("the scene has no joints or transforms to sample");
  const double count = std::round((scene.range.end - scene.range.start) * rate) + 1;
  if (!(count >= 1 && count <= 1e7))
    throw Error(fmt::format("the scene's range of {:g} frames cannot be sampled", count));

  const DrivenJoints driven = drivenJoints(scene);
  const std::vector<Vec3> scales = scalesAbove(skeleton, driven);

  Motion motion;
  motion.frameTime = 1 / rate;
  motion.startTime = scene.range.start;
  const std::vector<char> keep = partOfFigure(skeleton);
  std::vector<int> newIndex(skeleton.size(), -1);
  std::vector<PlannedChannel> plan;
  bool sheared = false, scaled = false;
  for (std::size_t j = 0; j < skeleton.size(); ++j) {
    Joint joint = skeleton.joints[j];
    const std::size_t parent = static_cast<std::size_t>(std::max(joint.parent, 0));
    const Vec3& above = scales[j];
    sheared =
        sheared || (keep[j] && (above.array() - above.x()).abs().maxCoeff() > kNoScale * std::abs(above.x()));
    if (!keep[j]) continue;
    newIndex[j] = static_cast<int>(motion.skeleton.joints.size());
    joint.parent = joint.parent >= 0 ? newIndex[parent] : -1;
    // Figures are rigid: scale above a joint goes into its translation.
    joint.translation = joint.translation.cwiseProduct(above);
    joint.scale = Vec3::Ones();
    const auto found = driven.find(static_cast<int>(j));
    const auto curveOf = [&](ChannelKind kind) -> const Curve* {
      if (found == driven.end()) return nullptr;
      const auto at = found->second.find(attributeName(kind));
      return at == found->second.end() ? nullptr : at->second;
    };
    for (int a = 0; a < 3; ++a) scaled = scaled || changesScale(curveOf(static_cast<ChannelKind>(6 + a)));
    bool moves = joint.parent < 0;
    for (int a = 0; a < 3; ++a) moves = moves || curveOf(static_cast<ChannelKind>(a)) != nullptr;
    for (int a = moves ? 0 : 3; a < 6 && joint.kind != JointKind::EndSite; ++a) {
      const ChannelKind kind = static_cast<ChannelKind>(a);
      PlannedChannel planned;
      planned.channel = {newIndex[j], kind};
      planned.curve = curveOf(kind);
      planned.constant = isTranslation(kind) ? joint.translation[a] : joint.rotation[a - 3];
      planned.scale = isTranslation(kind) ? above[a] / kCentimetres : 1;
      plan.push_back(planned);
    }
    motion.skeleton.joints.push_back(std::move(joint));
  }
  for (const PlannedChannel& planned : plan) motion.channels.push_back(planned.channel);

  const std::size_t frames = static_cast<std::size_t>(count);
  motion.samples.resize(frames * plan.size());
  for (std::size_t c = 0; c < plan.size(); ++c) {
    const PlannedChannel& planned = plan[c];
    for (std::size_t f = 0; f < frames; ++f) {
      // Frames counted in the file's own unit, so that a key on a frame is met exactly.
      const double time = (std::round(scene.range.start * rate * 1e6) / 1e6 + static_cast<double>(f)) / rate;
      motion.frame(f)[c] = planned.curve ? planned.curve->evaluate(time) * planned.scale : planned.constant;
    }
  }
  if (report) {
    std::vector<SampledCurve> curves;
    for (const PlannedChannel& planned : plan) curves.push_back({planned.curve, planned.scale});
    const SamplingLoss loss = samplingLoss(motion, curves);
    report->exact = false;
    report->linearError = std::max(report->linearError, loss.linear);
    report->angularError = std::max(report->angularError, loss.angular);
    report->notes.push_back(
        fmt::format("sampled at {:g} frames per second, {} frames; exact at the frames", rate, frames));
    if (sheared)
      report->notes.push_back(
          "uneven scale cannot be held by a rigid figure and was applied to lengths only");
    if (scaled) report->notes.push_back("animated scale cannot be held and was left out");
  }
  return motion;
}

}  // namespace footfall
