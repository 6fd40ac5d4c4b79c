// SPDX-License-Identifier: MIT
// What of a walk looks like people: how the trunk lies in bends, what a walk that is under way stands on.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "core/footprint/tracks.h"
#include "figure/motion/pose.h"
#include "footprint/walk/walk.h"

namespace footfall::footprint {
namespace {

// Round a circle to the left, a step every `step` seconds.
Track circle(int prints, double radius, double speed, double step, double stance) {
  Track track;
  for (int i = 0; i < prints; ++i) {
    Footprint print;
    print.leg = i % 2;
    print.yaw = i * speed * step / radius;
    const double r = radius - (i % 2 == 0 ? 0.04 : -0.04);
    print.position = Vec3(radius - r * std::cos(print.yaw), 0, r * std::sin(print.yaw));
    print.step = step;
    print.stance = stance;
    track.prints.push_back(print);
  }
  return track;
}

// People who run round a bend of 4 m at 4 m/s lie 4 to 15 degrees into it with the trunk, and hold their head
// level to 4 degrees (recorded runs of subjects 16 and 38).
TEST(WalkingPeople, TheTrunkLiesInABendAndTheHeadDoesNot) {
  const Character human = characterPreset("human");
  const Walk walk = walkTrack(human, circle(16, 4, 4, 0.34, 0.22), flatTerrain());
  const Motion& motion = walk.performed.motion;
  Pose pose, rest = restPose(human.skeleton);
  worldFromLocal(human.skeleton, rest, rest);
  const auto at = [](const Pose& of, int joint) { return of.position[static_cast<std::size_t>(joint)]; };
  double trunk = 0, head = 0;
  int frames = 0;
  for (std::size_t i = 0; i < motion.frames(); ++i) {
    if (motion.time(i) < 1.4 || motion.time(i) > 4) continue;
    worldPose(motion, i, pose);
    Vec3 hips = Vec3::Zero(), shoulders = Vec3::Zero();
    for (const Leg& leg : human.limbs.legs) hips += 0.5 * at(pose, leg.hip());
    for (const Arm& arm : human.limbs.arms) shoulders += 0.5 * at(pose, arm.joints.front());
    const Vec3 left = walk.performance.body[i].rotation * Vec3::UnitX();
    const std::size_t skull = static_cast<std::size_t>(human.limbs.head);
    const Vec3 up = pose.rotation[skull] * rest.rotation[skull].conjugate() * Vec3::UnitY();
    trunk += std::atan2((shoulders - hips).dot(left), (shoulders - hips).y());
    head += std::atan2(up.dot(left), up.y());
    ++frames;
  }
  ASSERT_GT(frames, 100);
  EXPECT_GT(trunk / frames / kDegree, 4);
  EXPECT_LT(trunk / frames / kDegree, 15);
  EXPECT_LT(std::abs(head / frames) / kDegree, 4);
}

// A walk that is cut out of a longer one stands on the foot that landed before its first print, until that
// leaves.
TEST(WalkingPeople, AWalkUnderWayStandsOnTheFootBefore) {
  const Character human = characterPreset("human");
  const Walk walk = walkTrack(human, exampleWalk(), flatTerrain());
  // The right foot landed half a second before the left one, and stays for 0.65 s.
  EXPECT_TRUE(inContact(walk.performance.contacts, 1, 0.1));
  EXPECT_FALSE(inContact(walk.performance.contacts, 1, 0.2));
  double first = 0, later = 0;
  for (const WalkSample& sample : walk.samples) {
    double& most = sample.time < 0.5 ? first : later;
    if (sample.time < 5.5) most = std::max(most, sample.imbalance);
  }
  EXPECT_LT(first, later + 0.02);
  for (const PrintNote& note : walk.diagnosis.notes) EXPECT_LT(note.print, 12);
}

}  // namespace
}  // namespace footfall::footprint
