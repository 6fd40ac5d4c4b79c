// SPDX-License-Identifier: MIT
#include "io/gltf/gltf_body.h"

#include <algorithm>
#include <cmath>

#include "figure/body/body_mesh.h"

namespace footfall {
namespace {

Mat3 restRotation(const Joint& joint) {
  const Quat rotation = rotationFromEuler(joint.jointOrient, RotationOrder::XYZ) *
                        rotationFromEuler(joint.rotation, joint.rotationOrder) *
                        rotationFromEuler(joint.rotateAxis, RotationOrder::XYZ);
  return rotation.normalized().toRotationMatrix();
}

// Bodies are made for rigid figures: scales go into the lengths below them.
Skeleton withoutScale(const Skeleton& skeleton) {
  Skeleton rigid = skeleton;
  std::vector<Vec3> scale(skeleton.size(), Vec3::Ones());
  for (std::size_t i = 0; i < skeleton.size(); ++i) {
    Joint& joint = rigid.joints[i];
    const Vec3 above = joint.parent >= 0 ? scale[static_cast<std::size_t>(joint.parent)] : Vec3::Ones();
    joint.translation = joint.translation.cwiseProduct(above);
    scale[i] = above.cwiseProduct(joint.scale);
    joint.scale = Vec3::Ones();
  }
  return rigid;
}

// False where the tree cannot be bound.
bool bind(GltfBody& body, const std::vector<Eigen::Matrix4d>& world) {
  if (body.joints.empty() || body.joints.size() > 65535) return false;
  for (const int joint : body.joints) {
    const Eigen::Matrix4d inverse = world[static_cast<std::size_t>(joint)].inverse();
    if (!inverse.allFinite() || inverse.lpNorm<Eigen::Infinity>() > 1e12) return false;
    body.inverseBinds.push_back(inverse);
  }
  return true;
}

// Where a joint is bound: the tree of its root, and its index there.
struct Bone {
  std::size_t tree = 0;
  int index = -1;  // -1: not in a skin
};

bool canBeShown(const BodyMesh& mesh) {
  constexpr double kMost = 1e30;  // well inside single precision
  for (std::size_t i = 0; i < mesh.size(); ++i) {
    if (!(mesh.positions[i].lpNorm<Eigen::Infinity>() < kMost) ||
        !(std::abs(mesh.normals[i].norm() - 1) < 1e-6))
      return false;
  }
  return true;
}

void addMesh(const BodyMesh& mesh, const std::vector<Bone>& bones, std::vector<GltfBody>& trees) {
  std::vector<std::uint32_t> moved(mesh.size());  // where a vertex is in its tree
  for (std::size_t i = 0; i < mesh.size(); ++i) {
    const Bone& bone = bones[static_cast<std::size_t>(mesh.bones[i])];
    if (bone.index < 0) continue;
    std::vector<GltfBody::Vertex>& vertices = trees[bone.tree].vertices;
    moved[i] = static_cast<std::uint32_t>(vertices.size());
    vertices.push_back({mesh.positions[i], mesh.normals[i], static_cast<std::uint16_t>(bone.index)});
  }
  for (const Triangle& triangle : mesh.triangles) {
    const auto boneOf = [&](int vertex) {
      return bones[static_cast<std::size_t>(mesh.bones[static_cast<std::size_t>(vertex)])];
    };
    const std::size_t tree = boneOf(triangle[0]).tree;
    // A skin has one root: a part between two trees is left out.
    if (std::any_of(triangle.begin(), triangle.end(),
                    [&](int vertex) { return boneOf(vertex).index < 0 || boneOf(vertex).tree != tree; }))
      continue;
    const BodySide side = mesh.sides[static_cast<std::size_t>(triangle[0])];
    for (const int vertex : triangle)
      trees[tree].corners[GltfBody::index(side)].push_back(moved[static_cast<std::size_t>(vertex)]);
  }
}

}  // namespace

std::vector<Eigen::Matrix4d> restMatrices(const Skeleton& skeleton) {
  std::vector<Eigen::Matrix4d> result;
  result.reserve(skeleton.size());
  for (const Joint& joint : skeleton.joints) {
    Eigen::Matrix4d local = Eigen::Matrix4d::Identity();
    local.block<3, 3>(0, 0) = restRotation(joint) * joint.scale.asDiagonal();
    local.block<3, 1>(0, 3) = joint.translation;
    result.push_back(joint.parent >= 0 ? result[static_cast<std::size_t>(joint.parent)] * local : local);
  }
  return result;
}

std::vector<GltfBody> makeGltfBodies(const Skeleton& skeleton, const Body* shape) {
  const std::vector<Eigen::Matrix4d> world = restMatrices(skeleton);
  const auto isJoint = [](const Joint& joint) { return joint.kind != JointKind::Transform; };
  const bool joints = std::any_of(skeleton.joints.begin(), skeleton.joints.end(), isJoint);
  std::vector<Bone> bones(skeleton.size());
  std::vector<GltfBody> trees(skeleton.size());
  for (std::size_t i = 0; i < skeleton.size(); ++i) {
    const Joint& joint = skeleton.joints[i];
    bones[i].tree = joint.parent >= 0 ? bones[static_cast<std::size_t>(joint.parent)].tree : i;
    if (!joints || isJoint(joint)) trees[bones[i].tree].joints.push_back(static_cast<int>(i));
  }
  for (GltfBody& tree : trees) {
    if (!bind(tree, world)) continue;
    for (std::size_t k = 0; k < tree.joints.size(); ++k)
      bones[static_cast<std::size_t>(tree.joints[k])].index = static_cast<int>(k);
  }
  const Skeleton rigid = withoutScale(skeleton);
  Pose rest = restWorld(rigid);
  for (std::size_t i = 0; i < skeleton.size(); ++i) rest.position[i] = world[i].block<3, 1>(0, 3);
  const Body made = shape ? Body() : makeBody(rigid, findLimbs(rigid));
  const BodyMesh mesh = meshOfBody(shape ? *shape : made, rest);
  if (canBeShown(mesh)) addMesh(mesh, bones, trees);
  trees.erase(std::remove_if(trees.begin(), trees.end(),
                             [](const GltfBody& tree) {
                               return tree.joints.empty() || tree.inverseBinds.size() != tree.joints.size();
                             }),
              trees.end());
  return trees;
}

}  // namespace footfall
