// SPDX-License-Identifier: MIT
// Files with Z up: told from those with Y up, turned, and turned back.
#include "scene/up_axis.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/angles.h"
#include "core/figure/test_figures.h"
#include "figure/anatomy/character.h"
#include "figure/motion/pose.h"
#include "io/formats.h"
#include "recorded_clips.h"

namespace footfall {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

Motion standingMotion(const char* preset = "human") {
  Motion motion;
  motion.skeleton = characterPreset(preset).skeleton;
  for (int axis = 0; axis < 3; ++axis) motion.channels.push_back({0, static_cast<ChannelKind>(axis)});
  for (int axis = 3; axis < 6; ++axis) motion.channels.push_back({0, static_cast<ChannelKind>(axis)});
  for (int f = 0; f < 20; ++f) {
    const Vec3& place = motion.skeleton.joints[0].translation;
    for (const double value : {place.x(), place.y(), place.z() + 0.02 * f, 0.0, 0.1, 0.0})
      motion.samples.push_back(value);
  }
  return motion;
}

TEST(UpAxis, FiguresOfTwoAndFourLegsAreTold) {
  int told = 0;
  for (const char* preset : {"human", "bird", "dog", "horse"}) {
    Motion motion = standingMotion(preset);
    EXPECT_EQ(guessUp(motion).up, UpAxis::Y) << preset;
    EXPECT_THAT(guessUp(motion).note, IsEmpty()) << preset;
    turnUp(motion, UpAxis::Y, UpAxis::Z);
    EXPECT_EQ(guessUp(motion).up, UpAxis::Z) << preset;
    EXPECT_THAT(guessUp(motion).note, HasSubstr("Z up")) << preset;
    ++told;
  }
  EXPECT_EQ(told, 4);
}

TEST(UpAxis, ThereAndBackIsTheSameToTheLastBit) {
  const Motion before = standingMotion();
  Motion turned = before;
  turnUp(turned, UpAxis::Y, UpAxis::Z);
  Pose was, is;
  worldPose(before, 7, was);
  worldPose(turned, 7, is);
  for (std::size_t j = 0; j < was.size(); ++j) {
    const Vec3 expected(was.position[j].x(), -was.position[j].z(), was.position[j].y());
    EXPECT_LT((is.position[j] - expected).norm(), 1e-12) << before.skeleton.joints[j].name;
  }
  turnUp(turned, UpAxis::Z, UpAxis::Y);
  EXPECT_EQ(turned.samples, before.samples);
  for (std::size_t c = 0; c < before.channels.size(); ++c)
    EXPECT_EQ(turned.channels[c].kind, before.channels[c].kind);
  for (std::size_t j = 0; j < was.size(); ++j) {
    EXPECT_EQ(turned.skeleton.joints[j].translation, before.skeleton.joints[j].translation);
    EXPECT_EQ(turned.skeleton.joints[j].jointOrient, before.skeleton.joints[j].jointOrient);
  }
}

// Its rest has Y up and its root lays it along Z.
TEST(UpAxis, WhoLiesDownStaysThereAndIsAskedAbout) {
  Motion motion = standingMotion();
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    motion.frame(f)[2] = 0;
    motion.frame(f)[3] = 0.5 * kPi;
  }
  EXPECT_EQ(guessUp(motion).up, UpAxis::Y);
  EXPECT_THAT(guessUp(motion).note, HasSubstr("--up z"));
  // The same figure getting about two metres along Y as people walk in a world with Z up.
  for (std::size_t f = 0; f < motion.frames(); ++f) motion.frame(f)[1] = 0.1 * static_cast<double>(f);
  EXPECT_EQ(guessUp(motion).up, UpAxis::Z);
}

TEST(UpAxis, AFigureWithoutLegsHasYUp) {
  Motion motion = standingMotion();
  motion.skeleton.joints.resize(1);
  EXPECT_EQ(guessUp(motion).up, UpAxis::Y);
}

TEST(UpAxis, BvhWithZUpGoesOutAsItCameIn) {
  // As Blender writes it: the rest stands along Z, nothing is turned.
  Motion standing = standingMotion();
  for (Joint& joint : standing.skeleton.joints)
    joint.translation = {joint.translation.x(), -joint.translation.z(), joint.translation.y()};
  standing.channels[1].kind = ChannelKind::TranslateZ;
  standing.channels[2].kind = ChannelKind::TranslateY;
  for (std::size_t f = 0; f < standing.frames(); ++f) standing.frame(f)[4] = 0;
  const std::string text = formatBvh(standing, 0.01);
  const Scene scene = parseScene(text, ".bvh", "z.bvh");
  EXPECT_EQ(scene.up, UpAxis::Z);
  Pose pose;
  worldPose(*scene.motion, 0, pose);
  double top = 0;
  for (const Vec3& place : pose.position) top = std::max(top, place.y());
  EXPECT_GT(top, 1.4);
  WriteReport report;
  EXPECT_EQ(formatScene(scene, ".bvh", "out.bvh", {}, report), text);
  WriteOptions other;
  other.up = UpAxis::Y;
  other.metresPerUnit = 1;
  const Scene upright = parseScene(formatScene(scene, ".bvh", "out.bvh", other, report), ".bvh", "y.bvh");
  EXPECT_EQ(upright.up, UpAxis::Y);
  EXPECT_EQ(upright.metresPerUnit, 1);
  Pose again;
  worldPose(*upright.motion, 0, again);
  for (std::size_t j = 0; j < pose.size(); ++j)
    EXPECT_LT((again.position[j] - pose.position[j]).norm(), 1e-9);
}

// The joints' offsets have Y up and the root turns them to stand along Z, as many converters write it.
TEST(UpAxis, AFigureThatLiesAtRestStandsAtRestOnceRead) {
  const Motion upright = standingMotion();
  Motion lying = upright;
  turnUp(lying, UpAxis::Y, UpAxis::Z);
  Joint& root = lying.skeleton.joints.front();
  for (std::size_t f = 0; f < lying.frames(); ++f) {
    const Quat turn =
        rotationFromEuler(root.jointOrient, RotationOrder::XYZ) *
        rotationFromEuler(Vec3(lying.frame(f)[3], lying.frame(f)[4], lying.frame(f)[5]), root.rotationOrder);
    const Vec3 angles = eulerFromRotation(turn, root.rotationOrder);
    for (int axis = 0; axis < 3; ++axis) lying.frame(f)[3 + axis] = angles[axis];
  }
  root.jointOrient.setZero();
  turnUp(lying, UpAxis::Z, UpAxis::Y);
  const Limbs limbs = findLimbs(upright.skeleton);
  const auto heightAtRest = [&] {
    Pose rest = restPose(lying.skeleton);
    worldFromLocal(lying.skeleton, rest, rest);
    return rest.position[static_cast<std::size_t>(limbs.head)].y() -
           rest.position[static_cast<std::size_t>(limbs.legs.front().ankle())].y();
  };
  EXPECT_LT(heightAtRest(), 0.5);
  Pose before, after;
  ASSERT_TRUE(standAtRest(lying));
  EXPECT_GT(heightAtRest(), 1);
  EXPECT_EQ(findLimbs(lying.skeleton).legs.size(), 2u);
  worldPose(lying, 5, after);
  worldPose(upright, 5, before);
  for (std::size_t j = 0; j < before.size(); ++j)
    EXPECT_LT((after.position[j] - before.position[j]).norm(), 1e-9);
  EXPECT_FALSE(standAtRest(lying)) << "it stands already";
}

// Clips of all kinds, among them cartwheels and getting up from the floor; and the same in a world with Z up.
TEST(UpAxis, RecordedClipsAreTold) {
  FOOTFALL_NEED_CLIPS();
  int told = 0;
  for (const char* folder : {FOOTFALL_CMU_DIR, FOOTFALL_CMU_MORE_DIR}) {
    for (const std::string& file : recordedClipFiles(folder)) {
      Scene scene = readScene(file);
      EXPECT_EQ(scene.up, UpAxis::Y) << file;
      Motion& motion = *scene.motion;
      turnUp(motion, UpAxis::Y, UpAxis::Z);
      EXPECT_EQ(guessUp(motion).up, UpAxis::Z) << file;
      ++told;
    }
  }
  EXPECT_GE(told, 36);
}

}  // namespace
}  // namespace footfall
