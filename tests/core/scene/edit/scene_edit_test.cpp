// SPDX-License-Identifier: MIT
// Small edits of scenes, on sampled and on keyed ones: what was asked for, and nothing else.
#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/angles.h"
#include "figure/motion/heading.h"
#include "figure/motion/pose.h"
#include "io/scene_file.h"
#include "recorded_clips.h"
#include "scene/edit/figure_path.h"
#include "scene/edit/scene_concat.h"
#include "scene/edit/scene_loop.h"
#include "scene/edit/scene_mirror.h"
#include "scene/edit/scene_rate.h"
#include "scene/edit/scene_root.h"
#include "scene/edit/scene_trim.h"
#include "scene/scene_motion.h"

namespace footfall {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

const std::string kExamples = FOOTFALL_SOURCE_DIR "/examples";

Scene walk() {
  return readScene(kExamples + "/walk.bvh");
}
Scene keyedWalk() {
  return readScene(kExamples + "/biped.ma");
}

// The farthest that any joint of one is from the same of the other, a frame of b being frame `shift` of a.
double apart(const Motion& a, const Motion& b, std::size_t shift = 0) {
  double most = 0;
  Pose p, q;
  for (std::size_t f = 0; f < b.frames(); ++f) {
    worldPose(a, f + shift, p);
    worldPose(b, f, q);
    for (std::size_t j = 0; j < q.size(); ++j) {
      const int other = a.skeleton.find(b.skeleton.joints[j].name);
      if (other >= 0)
        most = std::max(most, (p.position[static_cast<std::size_t>(other)] - q.position[j]).norm());
    }
  }
  return most;
}

TEST(SceneTrim, KeepsTheFramesAndTheirBits) {
  Scene scene = walk();
  const Motion before = *scene.motion;
  trimScene(scene, {20 / scene.frameRate, 90 / scene.frameRate}, 0.0);
  ASSERT_EQ(scene.motion->frames(), 71u);
  EXPECT_EQ(apart(before, *scene.motion, 20), 0);
  EXPECT_EQ(scene.motion->startTime, 0);
  EXPECT_NEAR(scene.range.end, 70 / scene.frameRate, 1e-12);
  EXPECT_THAT(
      [&] {
        trimScene(scene, {900, 901});
      },
      ThrowsMessage<Error>(HasSubstr("which has frames 0 to 70")));
}

TEST(SceneTrim, CurvesBetweenStayAsTheyWere) {
  Scene scene = keyedWalk();
  const CurveSet before = scene.curves;
  const double frame = 1 / scene.frameRate;
  const TimeRange range{scene.range.start + 3.5 * frame, scene.range.end - 4.25 * frame};
  trimScene(scene, range);
  ASSERT_EQ(scene.curves.size(), before.size());
  std::size_t checked = 0;
  for (std::size_t c = 0; c < before.size(); ++c) {
    if (before[c].curve.input() != CurveInput::Time || before[c].curve.empty()) continue;
    const double size = 1e-9 * std::max(1.0, std::abs(before[c].curve.keys().front().value));
    for (int i = 0; i <= 40; ++i) {
      const double time = range.start + (range.end - range.start) * i / 40;
      EXPECT_NEAR(scene.curves[c].curve.evaluate(time), before[c].curve.evaluate(time), 1e-7 + size)
          << before[c].name();
      ++checked;
    }
    EXPECT_GE(scene.curves[c].curve.keys().front().time, range.start - 1e-9);
    EXPECT_LE(scene.curves[c].curve.keys().back().time, range.end + 1e-9);
  }
  EXPECT_GT(checked, 400u);
}

TEST(SceneMirror, TwiceIsTheMotionAgain) {
  Scene scene = readScene(kExamples + "/walk_circle.bvh");
  const Motion before = *scene.motion;
  const Limbs limbs = findLimbs(before.skeleton);
  const double turned = headingOf(before, limbs).yaw.back() - headingOf(before, limbs).yaw.front();
  const SceneMirrorReport report = mirrorScene(scene);
  EXPECT_GE(report.pairs, 8u);
  EXPECT_LT(report.symmetry, 1e-3);
  const Heading now = headingOf(*scene.motion, limbs);
  EXPECT_NEAR(now.yaw.back() - now.yaw.front(), -turned, 0.02);
  EXPECT_GT(apart(before, *scene.motion), 0.1);
  mirrorScene(scene);
  EXPECT_LT(apart(before, *scene.motion), 1e-6);
}

TEST(SceneMirror, OfAKeyedSceneIsThatOfItsFrames) {
  Scene scene = keyedWalk();
  const Motion before = sampledMotion(scene);
  mirrorScene(scene);
  const Motion after = sampledMotion(scene);
  EXPECT_GT(apart(before, after), 0.02);
  mirrorScene(scene);
  EXPECT_LT(apart(before, sampledMotion(scene)), 1e-5);
}

TEST(SceneLoop, EndsInThePoseAndSpeedItBeginsWith) {
  Scene scene = walk();
  const SceneLoopReport report = loopScene(scene);
  const Motion& motion = *scene.motion;
  EXPECT_EQ(motion.frames(), report.last - report.first + 1);
  EXPECT_LT(report.gapAfter, 1e-6);
  EXPECT_LE(report.gapAfter, report.gap);
  // A stride of this walk is 0.98 s: the loop is one or several.
  const double strides = report.seconds / 0.9808;
  EXPECT_NEAR(strides, std::round(strides), 0.05);
  EXPECT_GE(std::round(strides), 1);
  EXPECT_NEAR(report.travel.z() / report.seconds, 1.3, 0.05);
  // Played twice by its own travel it runs on: no joint moves farther over the seam than elsewhere.
  Pose first, second, last, before;
  worldPose(motion, 0, first);
  worldPose(motion, 1, second);
  worldPose(motion, motion.frames() - 1, last);
  worldPose(motion, motion.frames() - 2, before);
  for (std::size_t j = 0; j < first.size(); ++j)
    EXPECT_NEAR((second.position[j] - first.position[j]).norm(),
                (last.position[j] - before.position[j]).norm(), 0.02);
}

TEST(SceneLoop, RecordedWalksLoopWithinTheirOwnNoise) {
  FOOTFALL_NEED_CLIPS("07_01", "35_01");
  for (const char* clip : {"07_01", "35_01"}) {
    Scene scene = readScene(recordedClip(clip));
    const SceneLoopReport report = loopScene(scene);
    EXPECT_LT(report.gapAfter, 1e-6) << clip;
    EXPECT_LT(report.gap, 0.05) << clip << ": m before the blend";
    EXPECT_GT(report.travel.z(), 0.8) << clip << ": a whole stride";
  }
}

TEST(SceneRoot, InPlaceTakesTheTravelOutAndKeepsTheSway) {
  Scene scene = walk();
  const Motion before = *scene.motion;
  const Limbs limbs = findLimbs(before.skeleton);
  RootOptions options;
  options.inPlace = true;
  const SceneRootReport report = editRoot(scene, options);
  EXPECT_LT(report.travel.norm(), 1e-9);
  const Heading now = headingOf(*scene.motion, limbs);
  double lowest = 1e9, highest = -1e9;
  for (const Vec3& at : now.position) {
    EXPECT_LT((at - now.position.front()).norm(), 0.1);
    lowest = std::min(lowest, at.x());
    highest = std::max(highest, at.x());
  }
  EXPECT_GT(highest - lowest, 0.005) << "m: the sway is still there";
  options = {};
  options.findSpeed = true;
  const SceneRootReport again = editRoot(scene, options);
  EXPECT_NEAR(again.speed, 1.3, 0.1) << "what its feet ask for";
}

TEST(SceneRoot, FacesAndStartsWhereItShould) {
  Scene scene = readScene(kExamples + "/walk_circle.bvh");
  RootOptions options;
  options.face = options.origin = true;
  editRoot(scene, options);
  const Heading now = headingOf(*scene.motion, findLimbs(scene.motion->skeleton));
  EXPECT_NEAR(now.yaw.front(), 0, 1e-9);
  EXPECT_LT(now.position.front().norm(), 1e-9);
}

TEST(SceneRoot, ABoneTakesTheWayAndTheBodyStays) {
  Scene scene = walk();
  const Motion before = *scene.motion;
  RootOptions options;
  options.bone = "root";
  editRoot(scene, options);
  const Motion& after = *scene.motion;
  EXPECT_EQ(after.skeleton.size(), before.skeleton.size() + 1);
  const int bone = after.skeleton.find("root");
  ASSERT_GE(bone, 0);
  EXPECT_LT(apart(before, after), 1e-9);
  Pose start, end;
  worldPose(after, 0, start);
  worldPose(after, after.frames() - 1, end);
  const auto b = static_cast<std::size_t>(bone);
  EXPECT_NEAR((end.position[b] - start.position[b]).norm(), 3.8, 0.1) << "m";
  EXPECT_NEAR(start.position[b].y(), 0, 1e-12);
  options.bone = after.skeleton.joints[2].name;
  EXPECT_THAT([&] { editRoot(scene, options); }, ThrowsMessage<Error>(HasSubstr("does not carry")));
  EXPECT_THAT([&] { editRoot(scene, {}); }, ThrowsMessage<Error>(HasSubstr("something to do")));
}

TEST(SceneConcat, ClipsFollowEachOther) {
  Scene scene = walk();
  const Motion first = *scene.motion;
  ConcatOptions options;
  options.align = true;
  const SceneConcatReport report = appendScene(scene, readScene(kExamples + "/run.bvh"), options);
  const Motion& all = *scene.motion;
  const Scene run = readScene(kExamples + "/run.bvh");
  EXPECT_EQ(all.frames(), first.frames() + run.motion->frames());
  EXPECT_LT(report.jump, 0.3);
  const Heading heading = headingOf(all, findLimbs(all.skeleton));
  const std::size_t seam = first.frames();
  EXPECT_LT((heading.position[seam] - heading.position[seam - 1]).norm(), 1e-6);
  EXPECT_NEAR(heading.yaw[seam], heading.yaw[seam - 1], 1e-6);
  EXPECT_THAT([&] { appendScene(scene, readScene(kExamples + "/dog.bvh")); },
              ThrowsMessage<Error>(HasSubstr("joint")));
}

TEST(SceneConcat, KeyedScenesKeepTheirKeys) {
  Scene scene = keyedWalk();
  const Scene one = scene;
  appendScene(scene, one);
  const double shift = one.range.end + 1 / one.frameRate - one.range.start;
  std::size_t checked = 0;
  for (const NamedCurve& named : one.curves) {
    if (named.curve.input() != CurveInput::Time || named.curve.empty()) continue;
    const Curve* both = scene.curves.find(named.node, named.attribute);
    ASSERT_NE(both, nullptr);
    for (int i = 0; i <= 20; ++i) {
      const double time = one.range.start + (one.range.end - one.range.start) * i / 20;
      EXPECT_NEAR(both->evaluate(time), named.curve.evaluate(time), 1e-6) << named.name();
      EXPECT_NEAR(both->evaluate(time + shift), named.curve.evaluate(time), 1e-6) << named.name();
      ++checked;
    }
  }
  EXPECT_GT(checked, 200u);
}

TEST(SceneRate, SaysWhatIsLost) {
  Scene scene = walk();
  const WriteReport half = changeRate(scene, 30);
  EXPECT_EQ(scene.frameRate, 30);
  EXPECT_GT(half.linearError, 1e-6);
  EXPECT_LT(half.linearError, 0.02) << "m";
  EXPECT_LT(half.angularError / kDegree, 10);
  Scene keyed = keyedWalk();
  const CurveSet before = keyed.curves;
  changeRate(keyed, 60);
  EXPECT_EQ(keyed.frameRate, 60);
  for (std::size_t c = 0; c < before.size(); ++c) EXPECT_EQ(keyed.curves[c].curve, before[c].curve);
}

// Angles that change to another form of the same turn from frame to frame; middle: degrees that the frame
// between turns farther about X.
Scene flipping(double middle) {
  Scene scene;
  Joint joint;
  joint.name = "a";
  scene.skeleton.joints = {joint};
  scene.frameRate = 30;
  scene.range = {0, 2 / 30.0};
  const double angles[3][3] = {{10, 20, 30}, {10 + middle + 180, 180 - 20, 30 + 180}, {10, 20, 30}};
  for (int axis = 0; axis < 3; ++axis) {
    std::vector<Key> keys(3);
    for (int f = 0; f < 3; ++f) {
      Key& key = keys[static_cast<std::size_t>(f)];
      key.time = f / 30.0;
      key.value = kDegree * angles[f][axis];
      key.inType = key.outType = TangentType::Linear;
    }
    scene.curves.add("a", attributeName(static_cast<ChannelKind>(3 + axis)),
                     Curve(keys, false, Infinity::Constant, Infinity::Constant, CurveOutput::Angular));
  }
  return scene;
}

TEST(SceneRate, FlippedAnglesLoseNothing) {
  WriteReport every, half, less;
  motionFromCurves(flipping(40), 0, &every);
  EXPECT_LT(every.angularError / kDegree, 1e-3);
  motionFromCurves(flipping(0), 15, &half);
  EXPECT_LT(half.angularError / kDegree, 1e-3);
  // Half as often, what the frame between showed is lost, and said.
  motionFromCurves(flipping(40), 15, &less);
  EXPECT_NEAR(less.angularError / kDegree, 40, 1e-3);
}

}  // namespace
}  // namespace footfall
