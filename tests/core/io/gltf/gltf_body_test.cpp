// SPDX-License-Identifier: MIT
#include "io/gltf/gltf_body.h"

#include <gtest/gtest.h>

#include "core/draw/figures.h"
#include "core/io/scenes.h"

namespace footfall {
namespace {

std::size_t cornersOf(const GltfBody& body, BodySide side) {
  return body.corners[GltfBody::index(side)].size();
}

Vec3 cornerOf(const GltfBody& body, BodySide side, std::size_t k) {
  return body.vertices[body.corners[GltfBody::index(side)][k]].position;
}

// Trunk, head, limbs: closed surfaces whose faces and normals point outwards.
TEST(GltfBody, IsSolidAndFacesOutwards) {
  const std::vector<GltfBody> bodies = makeGltfBodies(test::biped().motion.skeleton);
  ASSERT_EQ(bodies.size(), 1u);
  const GltfBody& body = bodies[0];
  double volume = 0;
  Vec3 area = Vec3::Zero();  // of closed surfaces the directed area is nought
  std::size_t checked = 0, against = 0;
  for (const BodySide side : {BodySide::Left, BodySide::Middle, BodySide::Right}) {
    const std::vector<std::uint32_t>& corners = body.corners[GltfBody::index(side)];
    ASSERT_EQ(corners.size() % 3, 0u);
    EXPECT_GT(corners.size(), 300u);
    for (std::size_t i = 0; i < corners.size(); i += 3, ++checked) {
      const Vec3 a = cornerOf(body, side, i), b = cornerOf(body, side, i + 1),
                 c = cornerOf(body, side, i + 2);
      const Vec3 normal = (b - a).cross(c - a);
      against += normal.dot(body.vertices[corners[i]].normal) < -1e-12 ? 1 : 0;
      volume += a.dot(b.cross(c)) / 6;
      area += normal;
    }
  }
  EXPECT_GT(checked, 1500u);
  EXPECT_EQ(against, 0u);
  EXPECT_GT(volume, 0.02);  // cubic metres
  EXPECT_LT(volume, 0.2);
  EXPECT_LT(area.norm(), 1e-9);
}

TEST(GltfBody, LeftIsLeftAndHasAHead) {
  const Skeleton skeleton = test::biped().motion.skeleton;
  const GltfBody body = makeGltfBodies(skeleton).at(0);
  ASSERT_GT(cornersOf(body, BodySide::Left), 0u);
  double left = 0, right = 0, top = 0;
  for (std::size_t k = 0; k < cornersOf(body, BodySide::Left); ++k)
    left += cornerOf(body, BodySide::Left, k).x();
  for (std::size_t k = 0; k < cornersOf(body, BodySide::Right); ++k)
    right += cornerOf(body, BodySide::Right, k).x();
  for (const GltfBody::Vertex& vertex : body.vertices) top = std::max(top, vertex.position.y());
  EXPECT_GT(left, 0);
  EXPECT_LT(right, 0);
  EXPECT_GT(top, restMatrices(skeleton)[static_cast<std::size_t>(skeleton.find("Head"))](1, 3) + 0.1);
}

// What nobody knows is a figure of tapered bones; sides are told by mirrored names.
TEST(GltfBody, SidesOfUnknownFiguresAreToldByTheirMirrorImages) {
  Skeleton skeleton;
  const char* names[] = {"root", "lowerback", "wing.L", "wing.R", "FeelerLeft", "FeelerRight", "tail_L"};
  for (int i = 0; i < 7; ++i)
    skeleton.joints.push_back(test::makeJoint(names[i], i == 0 ? -1 : 0, {0.1 * i, 0.1, 0}));
  const std::vector<GltfBody> bodies = makeGltfBodies(skeleton);
  ASSERT_EQ(bodies.size(), 1u);
  EXPECT_GT(cornersOf(bodies[0], BodySide::Left), 0u);
  EXPECT_EQ(cornersOf(bodies[0], BodySide::Left), cornersOf(bodies[0], BodySide::Right));
  // The lower back and a tail without its like.
  EXPECT_EQ(cornersOf(bodies[0], BodySide::Middle), cornersOf(bodies[0], BodySide::Left));
}

// A rig in centimetres below a group that scales it: the body is as large as what is shown.
TEST(GltfBody, IsAsLargeAsTheScaledFigure) {
  Skeleton skeleton = test::biped().motion.skeleton;
  const GltfBody plain = makeGltfBodies(skeleton).at(0);
  for (Joint& joint : skeleton.joints) {
    ++joint.parent;
    joint.translation *= 100;
  }
  Joint group = test::makeJoint("Armature", -1, Vec3::Zero(), JointKind::Transform);
  group.scale = Vec3::Constant(0.01);
  skeleton.joints.insert(skeleton.joints.begin(), group);
  const GltfBody scaled = makeGltfBodies(skeleton).at(0);
  ASSERT_EQ(scaled.vertices.size(), plain.vertices.size());
  for (std::size_t i = 0; i < plain.vertices.size(); ++i)
    ASSERT_LT((scaled.vertices[i].position - plain.vertices[i].position).norm(), 1e-9);
}

TEST(GltfBody, WearsTheShapeItIsGiven) {
  const Skeleton skeleton = test::walker().skeleton;
  Body shape;
  shape.size = 1;
  shape.parts.push_back({{{0, Vec3::Zero(), 0.3}, {1, Vec3::Zero(), 0.2}}, BodySide::Right});
  const GltfBody body = makeGltfBodies(skeleton, &shape).at(0);
  EXPECT_GT(cornersOf(body, BodySide::Right), 0u);
  EXPECT_EQ(cornersOf(body, BodySide::Left) + cornersOf(body, BodySide::Middle), 0u);
  EXPECT_EQ(body.joints.size(), skeleton.size());
}

TEST(GltfBody, ALoneJointIsShown) {
  Skeleton skeleton;
  skeleton.joints.push_back(test::makeJoint("prop", -1, {1, 2, 3}));
  const GltfBody body = makeGltfBodies(skeleton).at(0);
  ASSERT_GT(body.vertices.size(), 20u);
  for (const GltfBody::Vertex& vertex : body.vertices)
    EXPECT_NEAR((vertex.position - Vec3(1, 2, 3)).norm(), 0.05, 1e-9);
}

TEST(GltfBody, NothingForAFlatSkeleton) {
  Skeleton skeleton = test::walker().skeleton;
  skeleton.joints[0].scale.setZero();
  EXPECT_TRUE(makeGltfBodies(skeleton).empty());
  EXPECT_TRUE(makeGltfBodies({}).empty());
}

}  // namespace
}  // namespace footfall
