// SPDX-License-Identifier: MIT
#include "figure/motion/pose.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "base/error.h"
#include "figure/motion/batch_kinematics.h"

namespace footfall {
namespace {

using Mat4 = Eigen::Matrix4d;

// Maya's documentation writes matrices for row vectors: a point is p·S·RA·R·JO·T·parent. The axis matrices
// below are the transposes of the usual ones, and XYZ means Rx·Ry·Rz.
Mat4 rowAxis(int axis, double angle) {
  const double s = std::sin(angle), c = std::cos(angle);
  Mat4 m = Mat4::Identity();
  const int u = (axis + 1) % 3, v = (axis + 2) % 3;
  m(u, u) = c, m(u, v) = s, m(v, u) = -s, m(v, v) = c;
  return m;
}

Mat4 rowEuler(const Vec3& angles, const char* order) {
  Mat4 m = Mat4::Identity();
  for (const char* axis = order; *axis; ++axis) m = m * rowAxis(*axis - 'x', angles[*axis - 'x']);
  return m;
}

Mat4 rowLocal(const Joint& joint, const Vec3& translation, const Vec3& angles) {
  static const char* const kOrders[] = {"xyz", "yzx", "zxy", "xzy", "yxz", "zyx"};
  Mat4 t = Mat4::Identity();
  t.bottomLeftCorner<1, 3>() = translation.transpose();
  return rowEuler(joint.rotateAxis, "xyz") *
         rowEuler(angles, kOrders[static_cast<int>(joint.rotationOrder)]) *
         rowEuler(joint.jointOrient, "xyz") * t;
}

class Figures {
 public:
  explicit Figures(unsigned seed) : random_(seed) {}

  double number(double limit) { return std::uniform_real_distribution<double>(-limit, limit)(random_); }
  Vec3 vector(double limit) { return {number(limit), number(limit), number(limit)}; }
  int below(int count) { return std::uniform_int_distribution<int>(0, count - 1)(random_); }

  // Depth-first: a joint hangs on the one before it or on one of its ancestors.
  Motion motion(int joints, std::size_t frames, bool shuffled) {
    Motion motion;
    for (int j = 0; j < joints; ++j) {
      Joint joint;
      joint.parent = j - 1;
      for (int up = below(3); up > 0 && joint.parent > 0; --up) {
        joint.parent = motion.skeleton.joints[static_cast<std::size_t>(joint.parent)].parent;
      }
      joint.rotationOrder = static_cast<RotationOrder>(below(6));
      joint.translation = vector(0.4);
      joint.rotation = vector(2);
      if (below(2)) joint.jointOrient = vector(3);
      if (below(3) == 0) joint.rotateAxis = vector(3);
      motion.skeleton.joints.push_back(joint);
      for (int kind = 0; kind < 6; ++kind) {
        const bool has = j == 0 || (kind < 3 ? below(5) == 0 : below(8) != 0);
        if (has) motion.channels.push_back({j, static_cast<ChannelKind>(kind)});
      }
    }
    if (shuffled) std::shuffle(motion.channels.begin(), motion.channels.end(), random_);
    motion.samples.resize(frames * motion.channels.size());
    for (double& value : motion.samples) value = number(7);
    return motion;
  }

 private:
  std::mt19937 random_;
};

// World matrices (row vectors) of a row of channel values, by Maya's formula alone.
std::vector<Mat4> mayaWorld(const Motion& motion, const double* row) {
  std::vector<Mat4> world;
  for (std::size_t j = 0; j < motion.skeleton.size(); ++j) {
    const Joint& joint = motion.skeleton.joints[j];
    Vec3 translation = joint.translation, angles = joint.rotation;
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      if (motion.channels[c].joint != static_cast<int>(j)) continue;
      const int kind = static_cast<int>(motion.channels[c].kind);
      (kind < 3 ? translation : angles)[kind % 3] = row[c];
    }
    const Mat4 local = rowLocal(joint, translation, angles);
    world.push_back(joint.parent < 0 ? local : Mat4(local * world[static_cast<std::size_t>(joint.parent)]));
  }
  return world;
}

double distance(const Pose& pose, std::size_t joint, const Mat4& row) {
  const double place = (pose.position[joint] - Vec3(row.bottomLeftCorner<1, 3>().transpose())).norm();
  const Mat3 turn = pose.rotation[joint].toRotationMatrix().transpose();
  return std::max(place, (turn - row.topLeftCorner<3, 3>()).cwiseAbs().maxCoeff());
}

TEST(Pose, AgreesWithMayasMatrices) {
  Figures figures(11);
  int checked = 0;
  double worst = 0;
  for (int i = 0; i < 200; ++i) {
    const Motion motion = figures.motion(1 + figures.below(40), 11, i % 2 == 1);
    const std::vector<Pose> all = worldPoses(motion, 1);
    ASSERT_EQ(all.size(), 11u);
    for (std::size_t f = 0; f < motion.frames(); ++f) {
      const std::vector<Mat4> expected = mayaWorld(motion, motion.frame(f));
      Pose pose;
      worldPose(motion, f, pose);
      for (std::size_t j = 0; j < pose.size(); ++j, ++checked) {
        worst = std::max({worst, distance(pose, j, expected[j]), distance(all[f], j, expected[j])});
      }
    }
  }
  EXPECT_LT(worst, 1e-12);
  EXPECT_GT(checked, 30000);
}

TEST(Pose, BetweenFramesChannelsRunStraight) {
  Figures figures(12);
  Motion motion = figures.motion(20, 5, true);
  motion.startTime = 2;
  motion.frameTime = 0.04;
  int checked = 0;
  for (const double frame : {0.25, 1.5, 3.9, 2.0}) {
    std::vector<double> row(motion.channels.size());
    const std::size_t i = static_cast<std::size_t>(frame);
    for (std::size_t c = 0; c < row.size(); ++c) {
      const double a = motion.frame(i)[c], b = motion.frame(std::min<std::size_t>(i + 1, 4))[c];
      row[c] = a * (1 - (frame - std::floor(frame))) + b * (frame - std::floor(frame));
    }
    Pose pose;
    worldPoseAt(motion, 2 + 0.04 * frame, pose);
    const std::vector<Mat4> expected = mayaWorld(motion, row.data());
    for (std::size_t j = 0; j < pose.size(); ++j, ++checked) EXPECT_LT(distance(pose, j, expected[j]), 1e-11);
  }
  EXPECT_EQ(checked, 80);
  Pose before, after, first, last;
  worldPoseAt(motion, -10, before);
  worldPoseAt(motion, 10, after);
  worldPose(motion, 0, first);
  worldPose(motion, 4, last);
  EXPECT_EQ(before.position, first.position);
  EXPECT_EQ(after.position, last.position);
}

TEST(Pose, WorldAndLocalAreInverse) {
  Figures figures(13);
  for (int i = 0; i < 50; ++i) {
    const Motion motion = figures.motion(30, 1, false);
    Pose local, world, back;
    localPose(motion, 0, local);
    worldFromLocal(motion.skeleton, local, world);
    localFromWorld(motion.skeleton, world, back);
    Pose inPlace = local;
    worldFromLocal(motion.skeleton, inPlace, inPlace);
    EXPECT_EQ(inPlace.position, world.position);
    for (std::size_t j = 0; j < local.size(); ++j) {
      EXPECT_LT((back.position[j] - local.position[j]).norm(), 1e-13);
      EXPECT_LT((back.rotation[j].coeffs() - local.rotation[j].coeffs()).norm(), 1e-13);
    }
  }
}

TEST(Pose, GoesBackIntoTheChannelsUnwrapped) {
  Figures figures(14);
  int checked = 0;
  for (int i = 0; i < 60; ++i) {
    Motion motion = figures.motion(20, 2, i % 2 == 0);
    // Only joints with all three rotation channels or none can hold any rotation.
    std::vector<int> rotations(motion.skeleton.size(), 0);
    for (const MotionChannel& channel : motion.channels) {
      if (isRotation(channel.kind)) ++rotations[static_cast<std::size_t>(channel.joint)];
    }
    // Frame 1 near frame 0, angles many turns away from zero.
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      motion.frame(0)[c] *= 5;
      motion.frame(1)[c] = motion.frame(0)[c] + figures.number(0.2);
    }
    const std::vector<double> wanted(motion.frame(1), motion.frame(1) + motion.channels.size());
    Pose pose;
    localPose(motion, 1, pose);
    std::fill_n(motion.frame(1), motion.channels.size(), 0.0);
    setLocalPose(motion, 1, pose, 0);
    for (std::size_t c = 0; c < wanted.size(); ++c) {
      const MotionChannel& channel = motion.channels[c];
      if (isTranslation(channel.kind)) {
        EXPECT_DOUBLE_EQ(motion.frame(1)[c], wanted[c]);
      } else if (rotations[static_cast<std::size_t>(channel.joint)] == 3) {
        const int middle =
            axesOf(motion.skeleton.joints[static_cast<std::size_t>(channel.joint)].rotationOrder)[1];
        double bend = 0;
        for (std::size_t k = 0; k < wanted.size(); ++k) {
          const MotionChannel& other = motion.channels[k];
          if (other.joint == channel.joint && isRotation(other.kind) && axisOf(other.kind) == middle)
            bend = wanted[k];
        }
        if (std::abs(std::cos(bend)) < 0.3) continue;  // near the pole another triple may be nearer
        EXPECT_NEAR(motion.frame(1)[c], wanted[c], 1e-9);
        ++checked;
      }
    }
  }
  EXPECT_GT(checked, 1000);
}

TEST(Pose, TheSameBitsOnAnyThreadsAndAnyBlock) {
  Figures figures(15);
  Motion motion = figures.motion(30, 101, true);
  std::vector<int> joints = {3, 17, 29, 0};
  const std::vector<double> one = worldPositions(motion, joints, 1);
  EXPECT_EQ(one, worldPositions(motion, joints, 2));
  EXPECT_EQ(one, worldPositions(motion, joints, 3));
  const std::vector<Pose> poses = worldPoses(motion, 2);
  ASSERT_EQ(one.size(), 101u * 4 * 3);
  for (std::size_t f = 0; f < 101; ++f) {
    for (std::size_t k = 0; k < 4; ++k) {
      const Vec3 place = Vec3::Map(one.data() + (f * 4 + k) * 3);
      EXPECT_EQ(place, poses[f].position[static_cast<std::size_t>(joints[k])]);
    }
  }
  // A frame earlier or later in its block: drop the first three frames.
  motion.samples.erase(motion.samples.begin(),
                       motion.samples.begin() + static_cast<long>(3 * motion.channels.size()));
  const std::vector<double> cut = worldPositions(motion, joints, 1);
  EXPECT_TRUE(std::equal(cut.begin(), cut.end(), one.begin() + 3 * 12));
}

TEST(Pose, TurnsAJointWithAllItCarries) {
  Figures figures(16);
  const Motion motion = figures.motion(25, 1, false);
  Pose world;
  worldPose(motion, 0, world);
  const Pose before = world;
  const Quat turn(Eigen::AngleAxisd(0.8, Vec3(1, 2, 3).normalized()));
  turnJoint(motion.skeleton, world, 7, turn);
  Pose local, localBefore;
  localFromWorld(motion.skeleton, world, local);
  localFromWorld(motion.skeleton, before, localBefore);
  int changed = 0;
  for (std::size_t j = 0; j < world.size(); ++j) {
    EXPECT_LT((local.position[j] - localBefore.position[j]).norm(), 1e-13);
    if (local.rotation[j].angularDistance(localBefore.rotation[j]) > 1e-6) ++changed;
  }
  EXPECT_EQ(changed, 1);
  EXPECT_LT(world.rotation[7].angularDistance(turn * before.rotation[7]), 1e-7);
}

TEST(Pose, RefusesJointsThatAreNot) {
  Figures figures(17);
  Motion motion = figures.motion(4, 2, false);
  try {
    worldPositions(motion, {9}, 1);
    FAIL();
  } catch (const Error& error) {
    EXPECT_STREQ(error.what(), "the list of joints names joint 9; the skeleton has 4 joints");
  }
  motion.channels[0].joint = -2;
  EXPECT_THAT([&] { worldPoses(motion); },
              testing::ThrowsMessage<Error>(testing::EndsWith("names joint -2; the skeleton has 4 joints")));
}

}  // namespace
}  // namespace footfall
