// SPDX-License-Identifier: MIT
// Changes of a figure as few keys, blends as values and small fixes, layers taken apart.
#include "warp/layers/layer_reduction.h"
#include "base/angles.h"
#include "warp/figure/joint_turns.h"

#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "figure/motion/pose.h"
#include "io/scene_file.h"
#include "warp/blend/blend_correction.h"
#include "warp/blend/motion_blend.h"
#include "warp/figure/warp_motion.h"
#include "warp/layers/animation_layer_mix.h"

namespace footfall::warp {
namespace {

Motion example(const char* name) {
  return *readScene(std::string(FOOTFALL_SOURCE_DIR) + "/examples/" + name).motion;
}

// The motion with a layer on it, by what the nodes in Maya evaluate.
Motion layered(const Motion& motion, const ReducedLayer& reduced) {
  WarpLayer layer;
  layer.keys = reduced.keys;
  layer.interpolation = reduced.interpolation;
  std::vector<RotationOrder> orders;
  for (const Joint& joint : motion.skeleton.joints) orders.push_back(joint.rotationOrder);
  const WarpLayers layers({layer}, motion.channels.size(), orders);
  Motion result = motion;
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      const MotionChannel& channel = motion.channels[c];
      double& value = result.frame(f)[c];
      if (isTranslation(channel.kind)) {
        value = layers.value(c, value, motion.time(f));
      } else if (layers.turns(std::size_t(channel.joint))) {
        value = layers.turned(std::size_t(channel.joint), anglesOf(motion, f, channel.joint),
                              motion.time(f))[axisOf(channel.kind)];
      }
    }
  }
  return result;
}

double farthest(const Motion& a, const Motion& b) {
  double most = 0;
  Pose p, q;
  for (std::size_t f = 0; f < a.frames(); ++f) {
    worldPose(a, f, p);
    worldPose(b, f, q);
    for (std::size_t j = 0; j < p.size(); ++j) most = std::max(most, (p.position[j] - q.position[j]).norm());
  }
  return most;
}

MotionWarpResult steppedAside(const Motion& walk) {
  WarpRequest request;
  EffectorGoal goal;
  goal.joint = "leftFoot";
  goal.time = 90;
  goal.position = {20, 0, 0};
  goal.relative = true;
  request.effectors = {goal};
  request.contacts = ContactPolicy::Keep;
  return warpMotion(walk, request, {walk.frameTime, 0, 0.01, kDegree});
}

TEST(LayerReduction, LeadsWithinTheToleranceWithFewerKeys) {
  const Motion walk = example("walk.bvh");
  const MotionWarpResult warped = steppedAside(walk);
  std::size_t last = 1000;
  for (const double tolerance : {5e-5, 1e-4, 5e-4, 2e-3}) {
    const ReducedLayer layer = reducedLayer(walk, warped.motion, {tolerance});
    const double off = farthest(layered(walk, layer), warped.motion);
    EXPECT_LT(off, tolerance + 1e-9);
    EXPECT_NEAR(off, layer.error, 1e-9);
    EXPECT_LT(layer.keys.size(), last) << tolerance;
    last = layer.keys.size();
  }
  EXPECT_LT(last, 30u);  // of some 85 frames
}

// A change that is a spline of three keys is found as one; nothing is changed where the motions are alike.
TEST(LayerReduction, FindsTheKeysOfASpline) {
  const Motion walk = example("walk.bvh");
  WarpRequest request;
  EffectorGoal goal;
  goal.joint = "hips";
  goal.time = 80;
  goal.position = {5, -6, 0};
  goal.relative = true;
  request.effectors = {goal};
  request.contacts = ContactPolicy::Free;
  const MotionWarpResult moved = warpMotion(walk, request, {walk.frameTime, 0, 0.01, kDegree});
  ASSERT_EQ(moved.goals.size(), 1u);
  EXPECT_LT(moved.goals[0].error, 1e-9);
  const ReducedLayer layer = reducedLayer(walk, moved.motion);
  EXPECT_LE(layer.keys.size(), 5u);
  EXPECT_GT(layer.frames, 40u);
  EXPECT_TRUE(reducedLayer(walk, walk).keys.empty());
  EXPECT_THAT([&] { reducedLayer(walk, walk, {0}); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("the tolerance of a layer must be above 0")));
}

// What a node blends with its fixes is the engine's blend.
TEST(BlendCorrection, LeadsFromBlendedValuesToTheBlend) {
  const Motion walk = example("walk.bvh"), run = example("run.bvh");
  BlendOptions options;
  options.start = 1;
  const BlendResult blend = blendMotions(walk, run, options);
  // Six channels per joint, as the sampled figures of a scene have.
  const auto whole = [](const Motion& motion, const std::vector<double>& times) {
    Motion out;
    out.skeleton = motion.skeleton;
    for (std::size_t j = 0; j < motion.skeleton.size(); ++j) {
      for (int a = 0; a < 6; ++a) out.channels.push_back({int(j), static_cast<ChannelKind>(a)});
    }
    out.frameTime = motion.frameTime;
    out.samples.resize(times.size() * out.channels.size());
    Pose local;
    for (std::size_t f = 0; f < times.size(); ++f) {
      localPoseAt(motion, times[f], local);
      setLocalPose(out, f, local, f == 0 ? 0 : f - 1);
    }
    return out;
  };
  const TimeMapOptions held = heldOutside(TimeInterpolation::Monotone);
  const TimeMap first(blend.firstTiming, held), second(blend.timing, held);
  std::vector<double> times, ofFirst, ofSecond;
  for (std::size_t f = 0; f < blend.motion.frames(); ++f) {
    times.push_back(blend.motion.time(f));
    ofFirst.push_back(std::min(walk.time(walk.frames() - 1), first.source(times.back())));
    ofSecond.push_back(second.source(times.back()));
  }
  const Motion a = whole(walk, ofFirst), b = whole(run, ofSecond), wanted = whole(blend.motion, times);
  const Placement placement = placementIn(Isometry::Identity(), blend.turned, blend.moved);
  Fade fade;
  fade.start = 1;
  fade.duration = 0.5;
  fade.shape = options.shape;
  const std::vector<BlendCorrection> fixes = blendCorrections(a, b, wanted, fade, placement);
  EXPECT_GE(fixes.size(), 3u);                        // hips and legs …
  EXPECT_LT(fixes.size(), walk.skeleton.size() / 2);  // … and nothing that is blended right as it is
  Motion mixed = wanted;
  for (std::size_t f = 0; f < mixed.frames(); ++f) {
    const double w = secondWeight(fade, mixed.time(f));
    for (std::size_t j = 0; j < mixed.skeleton.size(); ++j) {
      const RotationOrder order = mixed.skeleton.joints[j].rotationOrder;
      const auto of = [&](const Motion& m) {
        const double* row = m.frame(f) + 6 * j;
        return RootValues{Vec3(row[0], row[1], row[2]), Vec3(row[3], row[4], row[5])};
      };
      RootValues from = of(a), to = of(b);
      if (j == 0) to = placedRoot(to, placement, order, Vec3::Zero(), from.angles);
      RootValues values = blendRoots(from, to, w, order);
      for (const BlendCorrection& fix : fixes) {
        if (fix.joint != j) continue;
        values.angles = fixedAngles(values.angles, fix.turns[f], order);
        if (j == 0) values.position += fix.moves[f];
      }
      double* row = mixed.frame(f) + 6 * j;
      for (int axis = 0; axis < 3; ++axis)
        row[axis] = values.position[axis], row[3 + axis] = values.angles[axis];
    }
  }
  EXPECT_LT(farthest(mixed, blend.motion), 1e-4);
}

// The clocks of a blend are the keys that are given: what they show is what is blended.
TEST(BlendCorrection, ClocksAreTheirKeys) {
  const Motion walk = example("walk.bvh"), run = example("run.bvh");
  BlendOptions options;
  options.start = 1;
  options.plantFeet = false;
  const BlendResult blend = blendMotions(walk, run, options);
  ASSERT_GE(blend.firstTiming.size(), 3u);
  EXPECT_LT(blend.firstTiming.size(), 12u);
  EXPECT_LT(blend.timing.size(), 12u);
  const TimeMapOptions held = heldOutside(TimeInterpolation::Monotone);
  const TimeMap first(blend.firstTiming, held), second(blend.timing, held);
  EXPECT_TRUE(first.isMonotone() && second.isMonotone());
  for (const double t : {0.0, 0.5, 1.0}) EXPECT_NEAR(first.source(t), t, 1e-12);
  EXPECT_NEAR(second.source(2) - second.source(1.5), 0.5, 1e-12);
  // A knee in the fade, from the two at the times the clocks show.
  const int knee = walk.skeleton.find("leftLeg");
  int checked = 0;
  for (std::size_t f = 61; f < 90; ++f, ++checked) {
    const double time = blend.motion.time(f), w = fadeWeight((time - 1) / 0.5, FadeShape::Smooth).value;
    Pose a, b, mixed;
    localPoseAt(walk, first.source(time), a);
    localPoseAt(run, second.source(time), b);
    localPose(blend.motion, f, mixed);
    const Quat wanted = a.rotation[std::size_t(knee)].slerp(1 - w, b.rotation[std::size_t(knee)]);
    EXPECT_LT(wanted.angularDistance(mixed.rotation[std::size_t(knee)]), 1e-6) << f;
  }
  EXPECT_EQ(checked, 29);
}

TEST(AnimationLayerMix, SolvesForOneLayer) {
  // Base 1 + 0.5 · (layer), overridden by 0.25 of the top: 0.75 · (…) + 0.25 · top.
  AnimationLayerMix mix;
  const std::size_t base = mix.addInput(0), layer = mix.addInput(1);
  const std::size_t sum = mix.addMix(AnimationLayerMix::Kind::Sum, base, 2, layer, 3);
  const std::size_t top = mix.addInput(4);
  mix.addMix(AnimationLayerMix::Kind::Sum, sum, 5, top, 6);
  Columns columns = {{10, 20}, {4, 8}, {1, 1}, {0.5, 0.5}, {100, 0}, {0.75, 0.75}, {0.25, 0.25}};
  EXPECT_DOUBLE_EQ(mix.value(columns, 0), 0.75 * 12 + 25);
  EXPECT_DOUBLE_EQ(mix.share(base, columns), 0.75);
  EXPECT_DOUBLE_EQ(mix.share(layer, columns), 0.375);
  EXPECT_DOUBLE_EQ(mix.share(top, columns), 0.25);
  for (const auto& [input, column] : {std::pair(base, 0), {layer, 1}, {top, 4}}) {
    const auto solved = mix.solve(input, {50, -3}, columns);
    ASSERT_TRUE(solved);
    Columns with = columns;
    with[std::size_t(column)] = *solved;
    EXPECT_NEAR(mix.value(with, 0), 50, 1e-12);
    EXPECT_NEAR(mix.value(with, 1), -3, 1e-12);
  }
  columns[5] = {0.75, 0};  // the top overrides all of it at the second
  EXPECT_DOUBLE_EQ(mix.share(base, columns), 0);
  EXPECT_FALSE(mix.solve(base, {50, -3}, columns));
}

TEST(AnimationLayerMix, ScalesMultiplyAndUnitsConvert) {
  AnimationLayerMix scales;
  const std::size_t base = scales.addInput(0), layer = scales.addInput(1);
  scales.addMix(AnimationLayerMix::Kind::Product, base, 2, layer, 3);
  const Columns columns = {{2}, {9}, {1}, {0.5}};
  EXPECT_DOUBLE_EQ(scales.value(columns, 0), 6);
  EXPECT_DOUBLE_EQ((*scales.solve(base, {12}, columns))[0], 4);
  EXPECT_DOUBLE_EQ((*scales.solve(layer, {4}, columns))[0], 4);
  EXPECT_FALSE(scales.solve(layer, {-4}, columns));
  AnimationLayerMix converted;
  const std::size_t degrees = converted.addInput(0);
  converted.addScaled(degrees, 0.1);
  EXPECT_DOUBLE_EQ(converted.value({{30}}, 0), 3);
  EXPECT_DOUBLE_EQ((*converted.solve(degrees, {5}, {{30}}))[0], 50);
  EXPECT_DOUBLE_EQ(converted.share(degrees, {{30}}), 0.1);
}

}  // namespace
}  // namespace footfall::warp
