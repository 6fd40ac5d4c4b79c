// SPDX-License-Identifier: MIT
// Forelegs fold and unfold without a snap, and none is locked, whatever the animal, gait and ground.
#include <gtest/gtest.h>

#include <cmath>

#include "figure/pose.h"
#include "gait/follow.h"
#include "travelling.h"

namespace footfall::testing_gait {
namespace {

struct Forelegs {
  double change = 0;   // degrees a frame by which a joint's speed changes from one frame to the next, at most
  std::string where;   // and its joint and frame
  double longest = 0;  // shoulder to foot, of the leg's length
  double folded = 0;   // degrees between the bones above and below the knee, at most
  std::size_t seen = 0;  // joints in frames
};

Vec3 turnOf(const Quat& from, const Quat& to) {
  const Eigen::AngleAxisd turn(from.conjugate() * to);
  return (turn.angle() > kPi ? turn.angle() - 2 * kPi : turn.angle()) * turn.axis();
}

void lookAtJoint(const std::vector<Pose>& poses, const Character& character, int joint, Forelegs& out) {
  const std::size_t j = static_cast<std::size_t>(joint);
  const auto speed = [&](std::size_t i) { return turnOf(poses[i].rotation[j], poses[i + 1].rotation[j]); };
  for (std::size_t i = 1; i + 1 < poses.size(); ++i, ++out.seen) {
    const double change = (speed(i) - speed(i - 1)).norm() / kDegree;
    if (change <= out.change) continue;
    out.change = change;
    out.where = character.skeleton.joints[j].name + " at frame " + std::to_string(i);
  }
}

Forelegs forelegsOf(const Motion& motion, const Character& character) {
  Forelegs result;
  std::vector<Pose> local(motion.frames()), world(motion.frames());
  for (std::size_t i = 0; i < motion.frames(); ++i) {
    localPose(motion, i, local[i]);
    worldPose(motion, i, world[i]);
  }
  for (std::size_t l = 0; l < character.legs.size(); ++l) {
    if (!character.legs[l].fore) continue;
    const std::vector<int>& joints = character.limbs.legs[l].joints;
    for (const int joint : joints) lookAtJoint(local, character, joint, result);
    for (const Pose& pose : world) {
      const auto at = [&](std::size_t k) { return pose.position[static_cast<std::size_t>(joints[k])]; };
      const double reach = (at(joints.size() - 1) - at(0)).norm();
      result.longest = std::max(result.longest, reach / character.legs[l].length());
      if (joints.size() < 4) continue;
      const Vec3 above = at(2) - at(1), below = at(3) - at(2);
      result.folded =
          std::max(result.folded, std::atan2(above.cross(below).norm(), above.dot(below)) / kDegree);
    }
  }
  return result;
}

// The measure is a joint that bends by 110 degrees and back over the shortest swing of the book, a third of
// the stride, eased all the way (the second derivative of eased(2u) is 23): at 64 frames a stride its speed
// changes by 5.6 degrees a frame from one frame to the next, and nothing may change faster.
TEST(Foreleg, FoldsSmoothlyInEveryGait) {
  constexpr double kFrames = 64, kSwing = 1.0 / 3, kBend = 110, kEased = 23.1;
  constexpr double kMost = kBend * kEased / (kFrames * kSwing * kFrames * kSwing);
  std::size_t seen = 0;
  for (const char* who : {"dog", "cat", "horse", "marten"}) {
    const Character character = characterPreset(who);
    for (const std::string& gait : gaitNames(4)) {
      const double rate = kFrames / made(who, gait.c_str()).stride.period;
      const MadeStride stride = made(who, gait.c_str(), 0, rate);
      const Forelegs legs = forelegsOf(stride.clip, character);
      const double finer = stride.info.strideFrames / kFrames;  // a stride is a whole number of frames
      EXPECT_LT(legs.change * finer * finer, kMost) << who << ' ' << gait << ", " << legs.where;
      EXPECT_LT(legs.longest, 0.99) << who << ' ' << gait;
      if (legs.folded > 0) {  // the marten's forelegs have no knee
        EXPECT_GT(legs.folded, 60) << who << ' ' << gait << ": the knee hardly folds";
      }
      seen += legs.seen;
    }
  }
  EXPECT_GT(seen, 15000u);
}

// Slopes ask more of legs; still none is stretched straight.
TEST(Foreleg, IsNotLockedOnHills) {
  const Character dog = characterPreset("dog");
  const TerrainPtr ground = hills(120, 0.6 * dog.hipHeight, 0.35 * dog.hipHeight, 12 * dog.hipHeight);
  const TravelPath path(winding(2 * bodyLength(dog)), ground, 0.1 * dog.hipHeight);
  for (const char* gait : {"trot", "canter", "transverse gallop", "rotary gallop"}) {
    const Stride stride = made("dog", gait).stride;
    const Followed followed = followPath(onlyGait(stride), path, TravelSpeed(stride.speed()));
    const Forelegs legs = forelegsOf(followed.motion, dog);
    EXPECT_LT(legs.longest, 0.996) << gait;
    EXPECT_GT(legs.seen, 500u);
  }
}

}  // namespace
}  // namespace footfall::testing_gait
