// SPDX-License-Identifier: MIT
#include "scene/edit/scene_concat.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <fmt/format.h>

#include "base/error.h"
#include "figure/motion/pose.h"
#include "figure/motion/resample.h"
#include "scene/edit/figure_path.h"
#include "scene/edit/scene_trim.h"
#include "scene/scene_conversion.h"
#include "scene/scene_motion.h"

namespace footfall {
namespace {

void requireSameFigure(const Skeleton& a, const Skeleton& b) {
  for (const Joint& joint : b.joints) {
    if (joint.kind != JointKind::EndSite && a.find(joint.name) < 0)
      throw Error(
          fmt::format("has the joint {}, which the first motion lacks: retarget it first", joint.name));
  }
  for (const Joint& joint : a.joints) {
    if (joint.kind != JointKind::EndSite && b.find(joint.name) < 0)
      throw Error(fmt::format("lacks the joint {} of the first motion: retarget it first", joint.name));
  }
}

// A motion on another skeleton with joints of the same names, with its channels.
Motion onto(const Motion& like, const Motion& motion) {
  Motion result = like;
  result.startTime = motion.startTime;
  result.frameTime = motion.frameTime;
  result.samples.assign(motion.frames() * like.channels.size(), 0);
  Pose from, to = restPose(like.skeleton);
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    localPose(motion, f, from);
    for (std::size_t j = 0; j < to.size(); ++j) {
      const int other = motion.skeleton.find(like.skeleton.joints[j].name);
      if (other < 0) continue;
      to.rotation[j] = from.rotation[static_cast<std::size_t>(other)];
      to.position[j] = from.position[static_cast<std::size_t>(other)];
    }
    setLocalPose(result, f, to, f > 0 ? f - 1 : 0);
  }
  return result;
}

bool sameLayout(const Motion& a, const Motion& b) {
  return std::equal(a.channels.begin(), a.channels.end(), b.channels.begin(), b.channels.end(),
                    [](const MotionChannel& x, const MotionChannel& y) {
                      return x.joint == y.joint && x.kind == y.kind;
                    }) &&
         std::equal(a.skeleton.joints.begin(), a.skeleton.joints.end(), b.skeleton.joints.begin(),
                    b.skeleton.joints.end(), [](const Joint& x, const Joint& y) {
                      return x.name == y.name && x.parent == y.parent && x.rotationOrder == y.rotationOrder &&
                             x.jointOrient == y.jointOrient && x.rotateAxis == y.rotateAxis;
                    });
}

// Moves the next clip to where the last frame is, turned as it is.
void goOn(const Motion& motion, Scene& next) {
  Motion before = sampledMotion(next);
  const int joint = carryingJoint(before, findLimbs(before.skeleton));
  ensureChannels(before, joint);
  const Isometry by = figurePath(motion, findLimbs(motion.skeleton), {}).back() *
                      figurePath(before, findLimbs(before.skeleton), {}).front().inverse();
  Motion moved = before;
  carryFigure(moved, joint, std::vector<Isometry>(moved.frames(), by));
  putMotion(next, before, std::move(moved));
}

double jumpOver(const Motion& a, const Motion& b) {
  Pose end, start, before;
  worldPose(a, a.frames() - 1, end);
  worldPose(b, 0, start);
  worldPose(a, a.frames() > 1 ? a.frames() - 2 : 0, before);
  double sum = 0;
  for (std::size_t j = 0; j < end.size(); ++j) {
    const int other = b.skeleton.find(a.skeleton.joints[j].name);
    if (other < 0) continue;
    const Vec3 expected = end.position[j] + (end.position[j] - before.position[j]);
    sum += (start.position[static_cast<std::size_t>(other)] - expected).norm();
  }
  return sum / static_cast<double>(std::max<std::size_t>(end.size(), 1));
}

void appendKeys(Scene& scene, Scene next, double at) {
  trimScene(scene, scene.range);
  trimScene(next, next.range, at);
  std::map<std::pair<int, std::string>, const Curve*> theirs;
  for (const NamedCurve& named : next.curves)
    theirs[{next.skeleton.find(named.node), named.attribute}] = &named.curve;
  const auto restOf = [](const Skeleton& skeleton, int joint, const std::string& attribute, double other) {
    if (joint < 0) return other;
    const Joint& own = skeleton.joints[static_cast<std::size_t>(joint)];
    for (int kind = 0; kind < 9; ++kind) {
      if (attribute != attributeName(static_cast<ChannelKind>(kind))) continue;
      return kind < 3 ? 100 * own.translation[kind] : kind < 6 ? own.rotation[kind - 3] : own.scale[kind - 6];
    }
    return other;
  };
  const auto join = [&](const Curve& a, const Curve& b) {
    std::vector<Key> keys = a.keys();
    for (const Key& key : b.keys()) {
      if (keys.empty() || key.time > keys.back().time + 1e-9) keys.push_back(key);
    }
    return Curve(std::move(keys), a.weighted() || b.weighted(), Infinity::Constant, Infinity::Constant,
                 a.empty() ? b.output() : a.output());
  };
  const auto held = [](double value, const TimeRange& range, CurveOutput output) {
    std::vector<Key> keys(2);
    keys[0].time = range.start, keys[1].time = range.end;
    for (Key& key : keys) {
      key.value = value;
      key.inType = key.outType = TangentType::Linear;
    }
    if (!(range.start < range.end)) keys.pop_back();
    return Curve(std::move(keys), false, Infinity::Constant, Infinity::Constant, output);
  };
  for (NamedCurve& named : scene.curves) {
    if (named.curve.input() != CurveInput::Time || named.curve.empty()) continue;
    const int joint = next.skeleton.find(named.node);
    const auto found = theirs.find({joint, named.attribute});
    const double value = restOf(next.skeleton, joint, named.attribute, named.curve.keys().back().value);
    const Curve other =
        found != theirs.end() ? *found->second : held(value, next.range, named.curve.output());
    named.curve = join(named.curve, other);
    if (found != theirs.end()) theirs.erase(found);
  }
  for (const auto& [plug, curve] : theirs) {
    if (curve->input() != CurveInput::Time || curve->empty() || plug.first < 0) continue;
    const int joint = scene.skeleton.find(next.skeleton.joints[static_cast<std::size_t>(plug.first)].name);
    const double value = restOf(scene.skeleton, joint, plug.second, curve->keys().front().value);
    scene.curves.add(joint >= 0 ? scene.skeleton.joints[static_cast<std::size_t>(joint)].name
                                : next.skeleton.joints[static_cast<std::size_t>(plug.first)].name,
                     plug.second, join(held(value, scene.range, curve->output()), *curve));
  }
  scene.range.end = next.range.end;
}

bool sameOrders(const Skeleton& a, const Skeleton& b) {
  return std::all_of(b.joints.begin(), b.joints.end(), [&](const Joint& joint) {
    const int other = a.find(joint.name);
    if (other < 0) return true;
    const Joint& at = a.joints[static_cast<std::size_t>(other)];
    return at.rotationOrder == joint.rotationOrder && at.jointOrient == joint.jointOrient &&
           at.rotateAxis == joint.rotateAxis;
  });
}

}  // namespace

SceneConcatReport appendScene(Scene& scene, Scene next, const ConcatOptions& options) {
  SceneConcatReport report;
  requireSameFigure(scene.figure(), next.figure());
  const Motion first = sampledMotion(scene);
  if (options.align) goOn(first, next);
  const double frame = scene.motion ? scene.motion->frameTime : 1 / scene.frameRate;
  if (std::abs(frame * next.frameRate - 1) > 1e-6)
    report.notes.push_back(
        fmt::format("a clip of {:g} frames per second was taken at {:g}", next.frameRate, 1 / frame));
  report.jump = jumpOver(first, sampledMotion(next));
  if (!scene.motion && !next.motion && sameOrders(scene.skeleton, next.skeleton)) {
    appendKeys(scene, std::move(next), scene.range.end + frame);
    scene.contacts.reset();
    return report;
  }
  Motion other = sampledMotion(next);
  if (std::abs(other.frameTime - frame) > 1e-9 * frame) other = resampled(other, 1 / frame);
  if (!sameLayout(first, other)) other = onto(first, other);
  Motion whole = joined(first, other);
  if (scene.motion) {
    scene.motion = std::move(whole);
    scene.range.end = scene.motion->time(scene.motion->frames() - 1);
  } else {  // keys of the first stay; the other's come one per frame
    Scene sampled = sceneOf(cropped(whole, first.frames(), whole.frames() - 1));
    WriteReport written;
    Scene keyed = keyedScene(sampled, {}, written);
    keyed.range = {whole.time(first.frames()), whole.time(whole.frames() - 1)};
    appendKeys(scene, std::move(keyed), scene.range.end + frame);
  }
  scene.contacts.reset();
  return report;
}

}  // namespace footfall
