// SPDX-License-Identifier: MIT
#include "figure/body/body_mesh.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "figure/anatomy/character.h"
#include "io/scene_file.h"

namespace footfall {
namespace {

// Faults of a mesh, found from its arrays alone: each part a closed surface (by place, since an edge has
// vertices of several normals), turned outwards, normals of unit length on the side that is seen.
void expectSound(const BodyMesh& mesh, const std::string& name) {
  SCOPED_TRACE(name);
  const std::size_t n = mesh.size();
  ASSERT_GT(n, 0u);
  ASSERT_EQ(mesh.normals.size(), n);
  ASSERT_EQ(mesh.bones.size(), n);
  ASSERT_EQ(mesh.sides.size(), n);
  ASSERT_EQ(mesh.parts.size(), n);
  std::map<std::pair<int, std::array<double, 3>>, int> places;
  std::vector<int> place;
  for (std::size_t i = 0; i < n; ++i) {
    ASSERT_TRUE(mesh.positions[i].allFinite());
    EXPECT_NEAR(mesh.normals[i].norm(), 1, 1e-6);
    const Vec3& p = mesh.positions[i];
    place.push_back(
        places.try_emplace({mesh.parts[i], {p.x(), p.y(), p.z()}}, static_cast<int>(places.size()))
            .first->second);
  }
  std::map<std::pair<int, int>, int> edges;
  std::map<int, double> volumes;
  std::vector<int> used(n, 0);
  double against = 0, whole = 0;
  for (const Triangle& t : mesh.triangles) {
    std::array<std::size_t, 3> v;
    for (std::size_t k = 0; k < 3; ++k) {
      ASSERT_GE(t[k], 0);
      v[k] = static_cast<std::size_t>(t[k]);
      ASSERT_LT(v[k], n);
      used[v[k]] = 1;
    }
    EXPECT_EQ(mesh.parts[v[0]], mesh.parts[v[1]]);
    EXPECT_EQ(mesh.parts[v[0]], mesh.parts[v[2]]);
    for (std::size_t k = 0; k < 3; ++k) ++edges[{place[v[k]], place[v[(k + 1) % 3]]}];
    const Vec3 cross =
        (mesh.positions[v[1]] - mesh.positions[v[0]]).cross(mesh.positions[v[2]] - mesh.positions[v[0]]);
    volumes[mesh.parts[v[0]]] += mesh.positions[v[0]].dot(mesh.positions[v[1]].cross(mesh.positions[v[2]]));
    whole += cross.norm();
    for (const std::size_t i : v) against += cross.dot(mesh.normals[i]) < 0 ? cross.norm() / 3 : 0;
  }
  for (const auto& [edge, count] : edges) {
    EXPECT_EQ(count, 1);
    EXPECT_EQ(edges.count({edge.second, edge.first}), 1u);
  }
  for (const auto& [part, volume] : volumes) EXPECT_GT(volume, 0) << part;
  EXPECT_LT(against, 0.002 * whole) << "faces that show their back to the light";
  EXPECT_EQ(std::count(used.begin(), used.end(), 0), 0) << "vertices that no triangle has";
}

BodyMesh meshOf(const Skeleton& skeleton) {
  return meshOfBody(makeBody(skeleton, findLimbs(skeleton)), restWorld(skeleton));
}

Skeleton chain(int joints) {
  Skeleton skeleton;
  for (int j = 0; j < joints; ++j) {
    Joint joint;
    joint.name = "bone" + std::to_string(j);
    joint.parent = j - 1;
    joint.translation = j == 0 ? Vec3::Zero() : Vec3(0.1 * std::sin(j), 0.05, 0.1);
    skeleton.joints.push_back(joint);
  }
  return skeleton;
}

TEST(BodyMesh, OfEveryCharacterIsClosedAndSmall) {
  int people = 0;
  for (const std::string& name : characterPresets()) {
    const Character character = characterPreset(name);
    const BodyMesh mesh = meshOf(character.skeleton);
    expectSound(mesh, name);
    EXPECT_LT(mesh.triangles.size(), 6000u) << name;
    ++people;
  }
  EXPECT_GE(people, 4);
  for (const char* file : {"walk.bvh", "dog.bvh"}) {
    const Scene scene = readScene(std::string(FOOTFALL_SOURCE_DIR "/examples/") + file);
    const BodyMesh mesh = meshOf(scene.figure());
    expectSound(mesh, file);
    EXPECT_LT(mesh.triangles.size(), 6000u) << file;
    int sides[3] = {0, 0, 0};
    for (const BodySide side : mesh.sides) ++sides[static_cast<int>(side) + 1];
    for (const int count : sides) EXPECT_GT(count, 100) << file;
  }
}

TEST(BodyMesh, OfFiveHundredJointsStaysBelowSixtyThousandTriangles) {
  const BodyMesh mesh = meshOf(chain(501));
  expectSound(mesh, "chain");
  EXPECT_LT(mesh.triangles.size(), 60000u);
  EXPECT_GT(mesh.triangles.size(), 10000u);
}

// A tapered bone is the hull of its two balls: no vertex outside of it, and its cone touches both.
TEST(BodyMesh, OfTwoBallsLiesOnThem) {
  Body body;
  body.size = 1;
  body.parts.push_back({{{0, Vec3(0.1, 0, 0), 0.2}, {1, Vec3(0, 0.05, 0), 0.1}}, BodySide::Left});
  const Skeleton skeleton = chain(2);
  Pose world = restWorld(skeleton);
  world.position[1] = Vec3(0.2, 0.7, 0.4);
  const BodyMesh mesh = meshOfBody(body, world);
  expectSound(mesh, "two balls");
  const Vec3 centres[] = {Vec3(0.1, 0, 0), Vec3(0.2, 0.75, 0.4)};
  for (std::size_t i = 0; i < mesh.size(); ++i) {
    const int joint = mesh.bones[i];
    const Vec3 from = mesh.positions[i] - centres[joint];
    EXPECT_NEAR(from.norm(), joint == 0 ? 0.2 : 0.1, 1e-9);
    EXPECT_NEAR(from.normalized().dot(mesh.normals[i]), 1, 1e-9);
    EXPECT_EQ(mesh.sides[i], BodySide::Left);
  }
}

TEST(BodyMesh, OfAPlateHasItsThicknessAndItsEdge) {
  Body body;
  body.size = 1;
  BodyPart part;
  part.flat = true;
  part.thickness = 0.2;
  for (const Vec3& p : {Vec3(0, 0, 0), Vec3(0, 0, 2), Vec3(0, 2, 2), Vec3(0, 0.5, 1), Vec3(0, 2, 0)})
    part.balls.push_back({0, p, 0.01});
  body.parts.push_back(part);
  const Pose world = restWorld(chain(1));
  const BodyMesh mesh = meshOfBody(body, world);
  expectSound(mesh, "plate");
  double volume = 0;
  for (const auto& [a, b, c] : mesh.triangles) {
    volume +=
        mesh.positions[static_cast<std::size_t>(a)].dot(
            mesh.positions[static_cast<std::size_t>(b)].cross(mesh.positions[static_cast<std::size_t>(c)])) /
        6;
  }
  EXPECT_NEAR(volume, 2.5 * 0.2, 1e-9);
}

TEST(BodyMesh, LeavesOutWhatCannotBeShown) {
  const Skeleton skeleton = chain(2);
  Pose world = restWorld(skeleton);
  Body body;
  body.size = 1;
  body.parts.push_back({{{0, Vec3::Zero(), 0.1}, {7, Vec3::Zero(), 0.1}}, BodySide::Middle});
  EXPECT_TRUE(meshOfBody(body, world).triangles.empty());
  body.parts.push_back({{{1, Vec3::Zero(), 0.1}}, BodySide::Middle});
  EXPECT_FALSE(meshOfBody(body, world).triangles.empty());
  world.position[1].x() = std::nan("");
  EXPECT_TRUE(meshOfBody(body, world).triangles.empty());
  EXPECT_TRUE(meshOfBody({}, {}).triangles.empty());
  // One inside another, and two in one place: a sphere.
  body.parts = {
      {{{0, Vec3::Zero(), 0.1}, {0, Vec3(0.05, 0, 0), 0.01}, {0, Vec3::Zero(), 0.1}}, BodySide::Middle}};
  expectSound(meshOfBody(body, restWorld(skeleton)), "sphere");
}

// Carried to another pose, vertices keep their place about their joint.
TEST(BodyMesh, IsCarriedByItsJoints) {
  const Scene scene = readScene(FOOTFALL_SOURCE_DIR "/examples/walk.bvh");
  const Skeleton& skeleton = scene.figure();
  const Pose rest = restWorld(skeleton);
  BodyMesh mesh = meshOf(skeleton);
  const BodyMesh before = mesh;
  Pose world;
  worldPose(*scene.motion, 30, world);
  carryBodyMesh(mesh, rest, world);
  double moved = 0;
  for (std::size_t i = 0; i < mesh.size(); ++i) {
    const auto joint = static_cast<std::size_t>(mesh.bones[i]);
    const Vec3 here = world.rotation[joint].conjugate() * (mesh.positions[i] - world.position[joint]);
    const Vec3 there = rest.rotation[joint].conjugate() * (before.positions[i] - rest.position[joint]);
    EXPECT_NEAR((here - there).norm(), 0, 1e-9);
    moved = std::max(moved, (mesh.positions[i] - before.positions[i]).norm());
  }
  EXPECT_GT(moved, 0.1);
  carryBodyMesh(mesh, world, rest);
  for (std::size_t i = 0; i < mesh.size(); ++i)
    EXPECT_NEAR((mesh.positions[i] - before.positions[i]).norm(), 0, 1e-9);
}

}  // namespace
}  // namespace footfall
