// SPDX-License-Identifier: MIT
#include "io/gltf/gltf_body.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <string_view>

namespace footfall {
namespace {

using Color = std::array<std::uint8_t, 4>;
constexpr Color kMiddle{170, 168, 160, 255}, kLeft{60, 110, 190, 255}, kRight{190, 95, 50, 255};

constexpr double kSmallest = 1e-6;  // metres: shorter bones are not drawn

// Whether replacing a mark at the name's beginning or end by another gives a name there is.
bool hasMirror(const std::set<std::string>& names, const std::string& name, std::string_view mark,
               std::string_view other) {
  for (const bool atEnd : {false, true}) {
    if (name.size() <= mark.size()) return false;
    const std::size_t at = atEnd ? name.size() - mark.size() : 0;
    if (name.compare(at, mark.size(), mark) != 0) continue;
    std::string mirror = name;
    mirror.replace(at, mark.size(), other);
    if (names.count(mirror) > 0) return true;
  }
  return false;
}

Color colorOf(const std::set<std::string>& names, const std::string& name) {
  constexpr std::string_view kMarks[][2] = {
      {"Left", "Right"}, {"left", "right"}, {"LEFT", "RIGHT"}, {"L", "R"}, {"l", "r"}};
  for (const auto& [left, right] : kMarks) {
    if (hasMirror(names, name, left, right)) return kLeft;
    if (hasMirror(names, name, right, left)) return kRight;
  }
  return kMiddle;
}

// A name without path and namespace.
std::string shortName(const std::string& name) {
  return name.substr(name.find_last_of("|:") + 1);
}

std::vector<Color> colorsOf(const Skeleton& skeleton) {
  std::set<std::string> names;
  for (const Joint& joint : skeleton.joints) names.insert(shortName(joint.name));
  std::vector<Color> colors;
  for (const Joint& joint : skeleton.joints) colors.push_back(colorOf(names, shortName(joint.name)));
  return colors;
}

// A diamond from a point to another, widest near the first.
void addDiamond(GltfBody& body, const Vec3& from, const Vec3& to, double waist, const Color& color,
                std::size_t bone) {
  const Vec3 axis = to - from;
  const double length = axis.norm();
  const Vec3 direction = axis / length;
  const Vec3 side =
      direction.cross(std::abs(direction.y()) < 0.9 ? Vec3::UnitY() : Vec3::UnitZ()).normalized();
  const Vec3 front = direction.cross(side);
  const Vec3 center = from + waist * axis;
  const double width = 0.1 * length;
  const Vec3 ring[4] = {center + width * side, center + width * front, center - width * side,
                        center - width * front};
  const auto triangle = [&](const Vec3& a, const Vec3& b, const Vec3& c) {
    const Vec3 normal = (b - a).cross(c - a).normalized();
    for (const Vec3& corner : {a, b, c}) {
      body.vertices.push_back({corner, normal, color, static_cast<std::uint16_t>(bone)});
    }
  };
  for (std::size_t i = 0; i < 4; ++i) {
    triangle(from, ring[(i + 1) % 4], ring[i]);
    triangle(ring[i], ring[(i + 1) % 4], to);
  }
}

struct Builder {
  const Skeleton& skeleton;
  std::vector<Eigen::Matrix4d> world = restMatrices(skeleton);
  std::vector<std::vector<int>> children = skeleton.children();
  std::vector<Color> colors = colorsOf(skeleton);
  std::vector<bool> drawn = {};

  Vec3 origin(int joint) const { return world[static_cast<std::size_t>(joint)].block<3, 1>(0, 3); }

  void addBones(GltfBody& body, std::size_t bone) const {
    const int joint = body.joints[bone];
    const std::size_t index = static_cast<std::size_t>(joint);
    bool any = false;
    for (const int child : children[index]) {
      if (!drawn[static_cast<std::size_t>(child)] || (origin(child) - origin(joint)).norm() < kSmallest)
        continue;
      addDiamond(body, origin(joint), origin(child), 0.15, colors[index], bone);
      any = true;
    }
    if (any || skeleton.joints[index].kind == JointKind::EndSite) return;
    // A joint where a chain ends: a small upright diamond, a quarter of the bone that leads to it.
    const int parent = skeleton.joints[index].parent;
    const double reach = parent >= 0 ? (origin(joint) - origin(parent)).norm() : 0;
    const double size = reach > kSmallest ? 0.25 * reach : 0.05;
    const Vec3 up(0, 0.5 * size, 0);
    addDiamond(body, origin(joint) - up, origin(joint) + up, 0.5, colors[index], bone);
  }

  // False where the tree cannot have a body.
  bool build(GltfBody& body) const {
    if (body.joints.empty() || body.joints.size() > 65535) return false;
    for (std::size_t bone = 0; bone < body.joints.size(); ++bone) {
      const Eigen::Matrix4d& matrix = world[static_cast<std::size_t>(body.joints[bone])];
      const Eigen::Matrix4d inverse = matrix.inverse();
      if (!inverse.allFinite() || inverse.lpNorm<Eigen::Infinity>() > 1e12) return false;
      body.inverseBinds.push_back(inverse);
      addBones(body, bone);
    }
    return !body.vertices.empty() &&
           std::all_of(body.vertices.begin(), body.vertices.end(), [](const auto& vertex) {
             return vertex.position.allFinite() && std::abs(vertex.normal.norm() - 1) < 1e-6;
           });
  }
};

}  // namespace

std::vector<Eigen::Matrix4d> restMatrices(const Skeleton& skeleton) {
  std::vector<Eigen::Matrix4d> result;
  result.reserve(skeleton.size());
  for (const Joint& joint : skeleton.joints) {
    const Quat rotation = rotationFromEuler(joint.jointOrient, RotationOrder::XYZ) *
                          rotationFromEuler(joint.rotation, joint.rotationOrder) *
                          rotationFromEuler(joint.rotateAxis, RotationOrder::XYZ);
    Eigen::Matrix4d local = Eigen::Matrix4d::Identity();
    local.block<3, 3>(0, 0) = rotation.normalized().toRotationMatrix() * joint.scale.asDiagonal();
    local.block<3, 1>(0, 3) = joint.translation;
    result.push_back(joint.parent >= 0 ? result[static_cast<std::size_t>(joint.parent)] * local : local);
  }
  return result;
}

std::vector<GltfBody> makeGltfBodies(const Skeleton& skeleton) {
  Builder builder{skeleton};
  const auto isJoint = [](const Joint& joint) { return joint.kind != JointKind::Transform; };
  const bool joints = std::any_of(skeleton.joints.begin(), skeleton.joints.end(), isJoint);
  std::vector<int> root(skeleton.size());
  std::vector<GltfBody> trees(skeleton.size());
  for (std::size_t i = 0; i < skeleton.size(); ++i) {
    const Joint& joint = skeleton.joints[i];
    root[i] = joint.parent >= 0 ? root[static_cast<std::size_t>(joint.parent)] : static_cast<int>(i);
    builder.drawn.push_back(!joints || isJoint(joint));
    if (builder.drawn[i]) trees[static_cast<std::size_t>(root[i])].joints.push_back(static_cast<int>(i));
  }
  std::vector<GltfBody> bodies;
  for (GltfBody& tree : trees) {
    if (builder.build(tree)) bodies.push_back(std::move(tree));
  }
  return bodies;
}

}  // namespace footfall
