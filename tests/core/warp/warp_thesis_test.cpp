// SPDX-License-Identifier: MIT
// What Samson 1999 asks of the general layer, one test per feature (F) or experiment (E) that has none
// elsewhere.
//   F1 ctb_spline_test · F2 here and IncrementalWarp · F3 F4 here · F5 goal_keys_test · F6 here · F7
//   cross_fade_test F8 here, motion_blend_test, time_alignment_test · F9 F24 here E1 E2 E3 E6 E10
//   warp_stack_test · E4 E11 cross_fade_test · E5 E8 E9 goal_keys_test · E7 here
#include <cmath>

#include <gtest/gtest.h>

#include "base/angles.h"
#include "base/math.h"
#include "warp/blend/cross_fade.h"
#include "warp/channels/incremental_warp.h"
#include "warp/channels/warp_curves.h"
#include "warp/figure/warp_motion.h"

namespace footfall::warp {
namespace {

Warp spatial(Warp::Kind kind, std::vector<CtbKey> keys) {
  Warp warp;
  warp.kind = kind;
  warp.spline = CtbSpline(std::move(keys));
  return warp;
}

Warp timed(std::vector<TimeKey> keys, TimeInterpolation interpolation = TimeInterpolation::Linear) {
  Warp warp;
  warp.kind = Warp::Kind::Time;
  warp.time = TimeMap(std::move(keys), heldOutside(interpolation));
  return warp;
}

Source sourceOf(const CtbSpline& spline) {
  return [&spline](double t) { return ValueAndRate{spline.evaluate(t), spline.derivative(t)}; };
}

// A figure of three hinges, and a curve set of the same names and values.
Motion armMotion(const CtbSpline (&splines)[3], std::size_t frames, double frameTime) {
  Motion motion;
  motion.frameTime = frameTime;
  for (int j = 0; j < 3; ++j) {
    Joint joint;
    joint.name = std::string("arm") + static_cast<char>('A' + j);
    joint.parent = j - 1;
    joint.translation = Vec3(0, 1, 0);
    motion.skeleton.joints.push_back(joint);
    motion.channels.push_back({j, ChannelKind::RotateZ});
  }
  for (std::size_t f = 0; f < frames; ++f) {
    for (const CtbSpline& spline : splines) motion.samples.push_back(spline.evaluate(static_cast<double>(f)));
  }
  return motion;
}

const CtbSpline kArm[3] = {CtbSpline({{0, -1}, {35, 0.9}, {70, -0.7}, {110, 1}, {150, -1}}),
                           CtbSpline({{0, 0.3}, {35, 0.6}, {70, 0.5}, {110, 0.8}, {150, 0.3}}),
                           CtbSpline({{0, 0.35}, {35, 0.7}, {70, 0.4}, {110, 0.9}, {150, 0.35}})};

// The three channels as curves with one key per frame.
CurveSet armCurves(const Motion& motion) {
  CurveSet curves;
  for (std::size_t c = 0; c < 3; ++c) {
    std::vector<Key> keys(motion.frames());
    for (std::size_t f = 0; f < keys.size(); ++f) {
      keys[f].time = motion.time(f);
      keys[f].value = motion.frame(f)[c];
      keys[f].inType = keys[f].outType = TangentType::Linear;
    }
    curves.add(motion.skeleton.joints[c].name, "rotateZ",
               Curve(keys, false, Infinity::Constant, Infinity::Constant, CurveOutput::Angular));
  }
  return curves;
}

double rms(const std::vector<double>& a, const std::vector<double>& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += (a[i] - b[i]) * (a[i] - b[i]);
  return std::sqrt(sum / static_cast<double>(a.size()));
}

// Scaled to -0.41 at frame 90, the outer joints are straight where the scale passes zero: frames 51.2 and
// 115.8.
TEST(Thesis, E6ScaleStiffensWhereItPassesZero) {
  const CtbSpline scale({{0, 1}, {90, -0.41}, {150, 1}});
  std::vector<double> crossings;
  for (double t = 0; t < 150; t += 0.05) {
    if (scale.evaluate(t) * scale.evaluate(t + 0.05) <= 0) crossings.push_back(t + 0.025);
  }
  ASSERT_EQ(crossings.size(), 2u);
  EXPECT_NEAR(crossings[0], 51.2, 0.08);
  EXPECT_NEAR(crossings[1], 115.8, 0.08);
}

// E7: an outer joint, five poses in 150 frames, is turned over at the pose of frame 90, between poses more
// bent than it. By offset the arm is nearer to one edited by hand, that pose changed, than by scale (E6).
TEST(Thesis, E7OffsetIsNearestToTheEditByHand) {
  std::vector<CtbKey> poses{{0, 20}, {40, 50}, {90, 30}, {120, 55}, {150, 20}};
  const CtbSpline source(poses);
  const double goal = poses[2].value = -0.41 * source.evaluate(90);
  const CtbSpline byHand(poses);
  const auto result = [&](GoalMode mode) {
    GoalOptions options;
    options.mode = mode;
    const GoalKeys keys = goalKeys([&](double t) { return source.evaluate(t); },
                                   {{0, 0, true}, {90, goal, false}, {150, 0, true}}, options);
    Warp scale, offset;
    scale.kind = Warp::Kind::Scale;
    scale.spline = keys.scale;
    offset.spline = keys.offset;
    const WarpStack stack({scale, offset});
    std::vector<double> values;
    for (int t = 0; t <= 150; ++t) values.push_back(stack.evaluate(sourceOf(source), t).value);
    return values;
  };
  std::vector<double> hand;
  for (int t = 0; t <= 150; ++t) hand.push_back(byHand.evaluate(t));
  const std::vector<double> scaled = result(GoalMode::Scale), offset = result(GoalMode::Offset);
  EXPECT_NEAR(offset[90], goal, 1e-12);
  EXPECT_NEAR(scaled[90], goal, 1e-12);
  EXPECT_LT(rms(offset, hand), rms(scaled, hand));
}

// F2: what is cached of a spline follows its keys.
TEST(Thesis, F2EditedKeysCount) {
  std::vector<CtbKey> keys{{0, 0}, {10, 1}, {30, -1}, {40, 0.5}};
  const double before = CtbSpline(keys).evaluate(20);
  EXPECT_NEAR(before, -0.041666667, 1e-9);
  keys[1].tension = 0.5;  // spec §9.3
  EXPECT_NEAR(CtbSpline(keys).evaluate(20), 0, 1e-9);
  EXPECT_NEAR(CtbSpline(keys).evaluate(5), 0.645833333, 1e-9);
}

// F3: one map for many channels, forward, held, and back.
TEST(Thesis, F3OneTimeWarpReversesEveryChannel) {
  const Motion arm = armMotion(kArm, 151, 1.0 / 30);
  const double s = arm.frameTime;
  const TimeMap map({{0, 0}, {75 * s, 150 * s}, {80 * s, 150 * s}, {230 * s, 0}},
                    heldOutside(TimeInterpolation::Linear));
  EXPECT_EQ(map.reversal().value(), 80 * s);
  const Motion shown = retimed(arm, map);
  ASSERT_EQ(shown.frames(), 231u);
  for (std::size_t c = 0; c < 3; ++c) {
    for (std::size_t f = 0; f <= 75; ++f) EXPECT_NEAR(shown.frame(f)[c], arm.frame(2 * f)[c], 1e-12);
    for (std::size_t f = 75; f <= 80; ++f) EXPECT_EQ(shown.frame(f)[c], arm.frame(150)[c]);
    for (std::size_t f = 0; f <= 150; ++f) EXPECT_NEAR(shown.frame(230 - f)[c], arm.frame(f)[c], 1e-12);
  }
}

// F4: eq 3.9, scale before offset, all in source time.
TEST(Thesis, F4ScaleThenOffsetThenTime) {
  const CtbSpline scale({{0, 1}, {60, 1.8}, {150, 0.4}}), offset({{0, 0}, {90, 3}, {150, -1}});
  const Warp time = timed({{0, 0}, {100, 120}, {180, 150}}, TimeInterpolation::Spline);
  const WarpStack stack(
      {spatial(Warp::Kind::Scale, scale.keys()), spatial(Warp::Kind::Offset, offset.keys()), time});
  int checked = 0;
  for (double at = 0; at <= 180; at += 2.5, ++checked) {
    const double t = time.time.source(at);
    EXPECT_NEAR(stack.evaluate(sourceOf(kArm[0]), at).value,
                scale.evaluate(t) * kArm[0].evaluate(t) + offset.evaluate(t), 1e-12);
  }
  EXPECT_EQ(checked, 73);
}

// F6: a speed-up loses what falls between frames if its result is sampled; kept as a stack, the slow-down
// after it gives all of the source back.
TEST(Thesis, F6TheStackKeepsWhatResamplingLoses) {
  const Motion arm = armMotion(kArm, 151, 1.0 / 30);
  const double end = arm.time(150);
  const TimeMap faster({{0, 0}, {0.1 * end, end}}, heldOutside(TimeInterpolation::Linear)),
      slower({{0, 0}, {end, 0.1 * end}}, heldOutside(TimeInterpolation::Linear));
  const Motion lossy = retimed(retimed(arm, faster), slower);
  const WarpStack stack({timed({{0, 0}, {0.1 * end, end}}), timed({{0, 0}, {end, 0.1 * end}})});
  double lost = 0, kept = 0;
  for (std::size_t f = 0; f < arm.frames(); ++f) {
    lost = std::max(lost, std::abs(lossy.frame(f)[0] - arm.frame(f)[0]));
    kept = std::max(kept, std::abs(stack.affine(arm.time(f)).sourceTime - arm.time(f)));
  }
  EXPECT_LT(kept, 1e-12);
  EXPECT_GT(lost, 0.01);
}

// F8: aligned by an offset first (E4), a blend keeps the speed both share; not aligned it hurries (Fig. 3.9).
TEST(Thesis, F8AlignedByAWarpTheBlendKeepsItsSpeed) {
  const CtbSpline first({{0, 0}, {40, 40}}), second({{0, 25}, {40, 65}});
  const auto curve = [](const CtbSpline& spline, double shift) {
    std::vector<Key> keys(2);
    for (std::size_t i = 0; i < 2; ++i) {
      keys[i].time = spline.keys()[i].time;
      keys[i].value = spline.keys()[i].value + shift;
      keys[i].inType = keys[i].outType = TangentType::Linear;
    }
    return Curve(keys);
  };
  const Fade fade{10, 20, 0, FadeShape::Cosine};
  const auto fastest = [&](double shift) {
    const Curve a = curve(first, 0), b = curve(second, shift);
    double speed = 0;
    for (int t = 0; t < 40; ++t)
      speed = std::max(speed, crossFade(a, b, fade, t + 1) - crossFade(a, b, fade, t));
    return speed;
  };
  EXPECT_NEAR(fastest(-25), 1, 1e-9);
  EXPECT_GT(fastest(0), 2.5);
}

// F9: keyed and dense motion give the same; here a request on samples and on curves through them.
TEST(Thesis, F9KeyedAndDenseMotionAlike) {
  const Motion arm = armMotion(kArm, 151, 1.0 / 30);
  WarpRequest request;
  ChannelWarp warp;
  warp.channels = {{"armB.rotateZ", 1}, {"armC.rotateZ", 1}};
  warp.mode = GoalMode::Mix;
  warp.keys = {{0, WarpKey::Kind::Neutral}, {90, WarpKey::Kind::Value, -20}, {150, WarpKey::Kind::Neutral}};
  request.channels = {warp};
  const WarpUnits units{arm.frameTime, 0, 1, kDegree};
  const Motion dense = warpMotion(arm, request, units).motion;
  const CurveWarpResult keyed =
      warpCurves(armCurves(arm), {0, arm.time(150)}, request, units, CurveWarpOptions());
  int checked = 0;
  for (std::size_t c = 0; c < 3; ++c) {
    for (std::size_t f = 0; f < 151; ++f, ++checked) {
      EXPECT_NEAR(keyed.curves[c].curve.evaluate(arm.time(f)), dense.frame(f)[c], 1e-9);
    }
  }
  EXPECT_EQ(checked, 453);
  ASSERT_EQ(keyed.goals.size(), 2u);
  for (const GoalOutcome& goal : keyed.goals) EXPECT_LT(std::abs(goal.error), 1e-9);
}

// F24: a whole arm by one warp, each joint with its share.
TEST(Thesis, F24AGroupMovesTogetherEachByItsShare) {
  const Motion arm = armMotion(kArm, 151, 1.0 / 30);
  WarpRequest request;
  ChannelWarp warp;
  warp.channels = {{"arm*.rotateZ", 1}, {"armB.rotateZ", 0.5}, {"armC.rotateZ", -0.25}};
  warp.mode = GoalMode::Offset;
  warp.keys = {{0, WarpKey::Kind::Neutral}, {90, WarpKey::Kind::By, 40}, {150, WarpKey::Kind::Neutral}};
  request.channels = {warp};
  const MotionWarpResult result = warpMotion(arm, request, {arm.frameTime, 0, 1, kDegree});
  const double shares[] = {1, 0.5, -0.25};
  const CtbSpline unit({{0, 0}, {90, 1}, {150, 0}});
  for (std::size_t c = 0; c < 3; ++c) {
    for (std::size_t f = 0; f < 151; ++f) {
      EXPECT_NEAR(result.motion.frame(f)[c] - arm.frame(f)[c],
                  shares[c] * 40 * kDegree * unit.evaluate(static_cast<double>(f)), 1e-12);
    }
  }
  // Only the joint of whole share has a goal to meet.
  ASSERT_EQ(result.goals.size(), 1u);
  EXPECT_EQ(result.goals[0].what, "armA.rotateZ");
  EXPECT_LT(std::abs(result.goals[0].error), 1e-9);
}

}  // namespace
}  // namespace footfall::warp
