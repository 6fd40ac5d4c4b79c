// SPDX-License-Identifier: MIT
#include "io/gltf/gltf_body.h"

#include <gtest/gtest.h>

#include "core/io/scenes.h"

namespace footfall {
namespace {

TEST(GltfBody, DiamondsAreClosedAndFaceOutwards) {
  const std::vector<GltfBody> bodies = makeGltfBodies(test::walker().skeleton);
  ASSERT_EQ(bodies.size(), 1u);
  const auto& vertices = bodies[0].vertices;
  ASSERT_EQ(vertices.size(), 7u * 24);
  int checked = 0;
  for (std::size_t diamond = 0; diamond < vertices.size(); diamond += 24) {
    Vec3 center = Vec3::Zero();
    for (std::size_t i = 0; i < 24; ++i) center += vertices[diamond + i].position / 24;
    double volume = 0;
    Vec3 area = Vec3::Zero();  // of a closed surface the directed area is nought
    for (std::size_t i = diamond; i < diamond + 24; i += 3) {
      const Vec3 a = vertices[i].position - center, b = vertices[i + 1].position - center,
                 c = vertices[i + 2].position - center;
      const Vec3 normal = (b - a).cross(c - a);
      EXPECT_GT(normal.dot(vertices[i].normal), 0);
      EXPECT_GT(normal.dot(a + b + c), 0);
      volume += a.dot(b.cross(c)) / 6;
      area += normal;
      ++checked;
    }
    EXPECT_GT(volume, 0);
    EXPECT_LT(area.norm(), 1e-12);
  }
  EXPECT_EQ(checked, 56);
}

TEST(GltfBody, SidesAreToldByTheirMirrorImages) {
  Skeleton skeleton;
  const char* names[] = {"root",     "lowerback", "lfemur",    "rfemur", "LeftArm",
                         "RightArm", "ns:hand_L", "ns:hand_R", "tail_L"};
  for (int i = 0; i < 9; ++i) skeleton.joints.push_back(test::makeJoint(names[i], i - 1, {0, 0.1, 0}));
  const std::vector<GltfBody> bodies = makeGltfBodies(skeleton);
  ASSERT_EQ(bodies.size(), 1u);
  const auto color = [&](std::size_t bone) { return bodies[0].vertices[24 * bone].color; };
  const auto middle = color(0), left = color(2), right = color(3);
  EXPECT_NE(left, right);
  EXPECT_NE(left, middle);
  EXPECT_NE(right, middle);
  EXPECT_EQ(color(1), middle);  // there is no "rowerback"
  EXPECT_EQ(color(4), left);
  EXPECT_EQ(color(5), right);
  EXPECT_EQ(color(6), left);
  EXPECT_EQ(color(7), right);
  EXPECT_EQ(color(8), middle);
}

TEST(GltfBody, NothingForAFlatSkeleton) {
  Skeleton skeleton = test::walker().skeleton;
  skeleton.joints[0].scale.setZero();
  EXPECT_TRUE(makeGltfBodies(skeleton).empty());
  EXPECT_TRUE(makeGltfBodies({}).empty());
}

}  // namespace
}  // namespace footfall
