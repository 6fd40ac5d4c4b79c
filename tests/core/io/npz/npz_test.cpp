// SPDX-License-Identifier: MIT
// numpy's arrays: the suite's layout there and back, and those of text-to-motion tools.
#include <cmath>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/scanner.h"
#include "figure/motion/pose.h"
#include "io/formats.h"
#include "io/npz/npy_array.h"
#include "io/npz/zip_archive.h"

namespace footfall {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::ThrowsMessage;

const std::string kWalk = FOOTFALL_SOURCE_DIR "/examples/walk.bvh";

Scene readNpz(const std::vector<ZipMember>& members, const ReadOptions& options = {}) {
  return parseNpz(writeZip(members), "motion.npz", options);
}

// SMPL's 22 joints walking nowhere: the left knee bent by a right angle in the second of two frames.
std::vector<double> smplMatrices() {
  std::vector<double> matrices;
  for (int f = 0; f < 2; ++f) {
    for (int j = 0; j < 22; ++j) {
      const Mat3 m = f == 1 && j == 4 ? Eigen::AngleAxisd(0.5 * kPi, Vec3::UnitX()).toRotationMatrix()
                                      : Mat3(Mat3::Identity());
      for (int k = 0; k < 9; ++k) matrices.push_back(m(k / 3, k % 3));
    }
  }
  return matrices;
}

Vec3 placeOf(const Motion& motion, std::size_t frame, const char* joint) {
  Pose pose;
  worldPose(motion, frame, pose);
  return pose.position[static_cast<std::size_t>(motion.skeleton.find(joint))];
}

TEST(Npz, OwnLayoutGivesTheSameBits) {
  const Scene scene = readScene(kWalk);
  const Scene again = parseNpz(formatNpz(*scene.motion, {}), "w.npz");
  EXPECT_EQ(again.motion->samples, scene.motion->samples);
  EXPECT_EQ(again.motion->frameTime, scene.motion->frameTime);
  ASSERT_EQ(again.motion->skeleton.size(), scene.motion->skeleton.size());
  for (std::size_t j = 0; j < again.motion->skeleton.size(); ++j) {
    const Joint &a = again.motion->skeleton.joints[j], &b = scene.motion->skeleton.joints[j];
    EXPECT_EQ(a.name, b.name);
    EXPECT_EQ(a.parent, b.parent);
    EXPECT_EQ(a.kind, b.kind);
    EXPECT_EQ(a.translation, b.translation);
    EXPECT_EQ(a.rotationOrder, b.rotationOrder);
  }
}

TEST(Npz, EditedMatricesAreTakenOverStaleSamples) {
  const Scene scene = readScene(kWalk);
  std::vector<ZipMember> members = readZip(formatNpz(*scene.motion, {}), "w.npz");
  for (ZipMember& member : members) {
    if (member.name != "root_positions.npy") continue;
    NpyArray root = *readNpy(member.content, "w.npz", "root");
    root.numbers[3 * 5 + 1] += 0.25;
    member.content = npyOf(root.numbers, root.shape);
  }
  const Scene again = readNpz(members);
  const std::string hips = scene.motion->skeleton.joints[0].name;
  EXPECT_NEAR(placeOf(*again.motion, 5, hips.c_str()).y() - placeOf(*scene.motion, 5, hips.c_str()).y(), 0.25,
              1e-9);
  EXPECT_EQ(placeOf(*again.motion, 6, hips.c_str()), placeOf(*scene.motion, 6, hips.c_str()));
  EXPECT_THAT(again.notes, Contains(HasSubstr("in 1 frames")));
}

TEST(Npz, RotationMatricesWithPlacesGiveTheirOwnOffsets) {
  std::vector<double> places;
  for (int f = 0; f < 2; ++f) {
    for (int j = 0; j < 22; ++j) places.insert(places.end(), {0.1 * j, 1 + 0.01 * j, 0.0});
  }
  // Bent joints move what hangs on them; here only lengths matter, so frame 1 is the rest pose too.
  std::vector<double> straight;
  for (int i = 0; i < 44; ++i) straight.insert(straight.end(), {1, 0, 0, 0, 1, 0, 0, 0, 1});
  ReadOptions up;
  up.up = UpAxis::Y;
  const Scene scene = readNpz({{"local_rot_mats.npy", npyOf(straight, {2, 22, 3, 3})},
                               {"posed_joints.npy", npyOf(places, {2, 22, 3})},
                               {"foot_contacts.npy", npyOfBools({1, 1, 0, 0, 1, 1, 0, 1}, {2, 4})}},
                              up);
  const Motion& motion = *scene.motion;
  EXPECT_EQ(motion.skeleton.size(), 22u);
  EXPECT_NEAR((placeOf(motion, 1, "left_knee") - Vec3(0.4, 1.04, 0)).norm(), 0, 1e-9);
  EXPECT_THAT(scene.notes, Contains(HasSubstr("30 frames per second were taken")));
  ASSERT_TRUE(scene.contacts.has_value());
  EXPECT_EQ(scene.contacts->size(), 2u) << "the left foot throughout, the right toes in one frame";
}

TEST(Npz, AxisAnglesAndSixNumbersAreTheSameTurns) {
  std::vector<double> poses(2 * 66, 0), six;
  poses[66 + 3 * 4] = 0.5 * kPi;
  const std::vector<double> matrices = smplMatrices();
  for (std::size_t i = 0; i < 44; ++i) {
    for (const std::size_t column : {0u, 1u}) {
      for (std::size_t row = 0; row < 3; ++row) six.push_back(matrices[9 * i + 3 * row + column]);
    }
  }
  const std::vector<double> trans{0, 0.9, 0, 0, 0.9, 0.1};
  const ZipMember fps{"mocap_framerate.npy", npyOf(std::vector<double>{120}, {})};
  const Scene byMatrix = readNpz({{"local_rot_mats.npy", npyOf(matrices, {2, 22, 3, 3})},
                                  {"root_positions.npy", npyOf(trans, {2, 3})},
                                  fps}),
              byAxis =
                  readNpz({{"poses.npy", npyOf(poses, {2, 66})}, {"trans.npy", npyOf(trans, {2, 3})}, fps}),
              bySix =
                  readNpz({{"rot6d.npy", npyOf(six, {2, 22, 6})}, {"trans.npy", npyOf(trans, {2, 3})}, fps});
  EXPECT_EQ(byAxis.frameRate, 120);
  for (const Scene* scene : {&byAxis, &bySix}) {
    for (const char* joint : {"left_ankle", "right_ankle", "head"})
      EXPECT_NEAR((placeOf(*scene->motion, 1, joint) - placeOf(*byMatrix.motion, 1, joint)).norm(), 0, 1e-9)
          << joint;
  }
  EXPECT_NEAR(placeOf(*byAxis.motion, 1, "left_ankle").z() - placeOf(*byAxis.motion, 1, "left_knee").z(),
              -0.415, 0.03);
  EXPECT_THAT(byAxis.notes, Contains(HasSubstr("an adult of 1.7 m")));
}

TEST(Npz, TheSkeletonOfAFileGivesOffsets) {
  const Scene given = readScene(kWalk);
  std::size_t joints = 0;
  for (const Joint& joint : given.motion->skeleton.joints) joints += joint.kind != JointKind::EndSite;
  std::vector<double> straight;
  for (std::size_t i = 0; i < joints; ++i) straight.insert(straight.end(), {1, 0, 0, 0, 1, 0, 0, 0, 1});
  ReadOptions options;
  options.skeleton = kWalk;
  const Scene scene = readNpz({{"local_rot_mats.npy", npyOf(straight, {1, joints, 3, 3})},
                               {"root_positions.npy", npyOf(std::vector<double>{0, 1, 0}, {1, 3})}},
                              options);
  EXPECT_EQ(scene.motion->skeleton.joints[1].name, given.motion->skeleton.joints[1].name);
  EXPECT_EQ(scene.motion->skeleton.joints[1].translation, given.motion->skeleton.joints[1].translation);
}

TEST(Npz, PositionsAloneAreMet) {
  // A figure that stands with its left arm up, from positions of its joints.
  const Scene rest = readNpz({{"local_rot_mats.npy", npyOf(smplMatrices(), {2, 22, 3, 3})},
                              {"root_positions.npy", npyOf(std::vector<double>{0, 1, 0, 0, 1, 0}, {2, 3})}});
  const char* names[] = {"pelvis",     "left_hip",      "right_hip",      "spine1",      "left_knee",
                         "right_knee", "spine2",        "left_ankle",     "right_ankle", "spine3",
                         "left_foot",  "right_foot",    "neck",           "left_collar", "right_collar",
                         "head",       "left_shoulder", "right_shoulder", "left_elbow",  "right_elbow",
                         "left_wrist", "right_wrist"};
  std::vector<double> places;
  for (std::size_t f = 0; f < 2; ++f) {
    for (const char* name : names) {
      const Vec3 at = placeOf(*rest.motion, f, name);
      places.insert(places.end(), {at.x(), at.y(), at.z()});
    }
  }
  const Scene scene =
      readNpz({{"joints.npy", npyOf(places, {2, 22, 3})}, {"fps.npy", npyOf(std::vector<double>{20}, {})}});
  for (std::size_t f = 0; f < 2; ++f) {
    for (std::size_t j = 0; j < 22; ++j)
      EXPECT_NEAR((placeOf(*scene.motion, f, names[j]) - Vec3(&places[3 * (22 * f + j)])).norm(), 0, 1e-6)
          << names[j];
  }
}

TEST(Npz, HumanMlFeaturesTurnAndGo) {
  // 20 frames per second, half a radian of turn and 0.1 m forward in the first step.
  std::vector<double> features(2 * 263, 0);
  for (std::size_t f = 0; f < 2; ++f) {
    double* row = features.data() + 263 * f;
    row[0] = 0.25;  // of half the angle
    row[2] = 0.1;
    row[3] = 0.9;
    for (std::size_t j = 1; j < 22; ++j) {
      row[4 + 3 * (j - 1)] = 0.01 * static_cast<double>(j);
      row[5 + 3 * (j - 1)] = 0.05 * static_cast<double>(j);
    }
    row[259] = 1;
  }
  ReadOptions up;
  up.up = UpAxis::Y;
  const Scene scene = parseNpz(npyOf(features, {2, 263}), "x.npy", up);
  EXPECT_EQ(scene.frameRate, 20);
  const Vec3 from = placeOf(*scene.motion, 0, "pelvis"), to = placeOf(*scene.motion, 1, "pelvis");
  EXPECT_NEAR((to - from).norm(), 0.1, 1e-9);
  EXPECT_NEAR(std::abs(std::atan2(to.x() - from.x(), to.z() - from.z())), 0.5, 1e-9);
}

TEST(Npz, WhatIsWrongIsSaidOfTheArray) {
  const auto refuses = [](const std::vector<ZipMember>& members, const char* message) {
    EXPECT_THAT([&] { readNpz(members); }, ThrowsMessage<Error>(HasSubstr(message)));
  };
  refuses({{"thing.npy", npyOf(std::vector<double>{1, 2}, {2})}}, "its arrays are thing (2)");
  refuses({{"poses.npy", npyOf(std::vector<double>(21, 0), {1, 21})}},
          "7 joints of a skeleton that is not known");
  refuses({{"poses.npy", "\x93NUMPY\x01"}}, "is not one of numpy's");
  std::string shorter = npyOf(std::vector<double>(66, 0), {1, 66});
  shorter.resize(shorter.size() - 8);
  refuses({{"poses.npy", shorter}}, "says it is larger than it is");
  EXPECT_THAT([] { parseNpz("PK", "x.npz"); }, ThrowsMessage<Error>(HasSubstr("ends before the list")));
  std::string lying = writeZip({{"a.npy", std::string(100, 'x')}});
  lying[lying.size() - 22 - 51 + 24] = static_cast<char>(0xff);  // its size
  EXPECT_THAT([&] { parseNpz(lying, "x.npz"); }, ThrowsMessage<Error>(HasSubstr("stored in another size")));
}

}  // namespace
}  // namespace footfall
