// SPDX-License-Identifier: MIT
#include "figure/motion/mirror.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace footfall {
namespace {

Pose worldRest(const Skeleton& skeleton) {
  Pose rest = restPose(skeleton);
  worldFromLocal(skeleton, rest, rest);
  return rest;
}

Vec3 reflect(const Vec3& v, const Vec3& normal) {
  return v - 2 * normal.dot(v) * normal;
}

// The rotation seen in the mirror: its axis, a pseudovector, keeps the part along the normal and turns the
// rest round.
Quat reflect(const Quat& q, const Vec3& normal) {
  const Vec3 axis = -reflect(Vec3(q.vec()), normal);
  return Quat(q.w(), axis.x(), axis.y(), axis.z());
}

class Pairing {
 public:
  explicit Pairing(std::size_t joints) : other_(joints, -1) {}

  void pair(int a, int b) {
    int& first = other_[static_cast<std::size_t>(a)];
    int& second = other_[static_cast<std::size_t>(b)];
    if (first >= 0 || second >= 0) return;
    first = b, second = a;
  }
  bool isFree(int joint) const { return other_[static_cast<std::size_t>(joint)] < 0; }
  std::vector<int> finish() {
    for (std::size_t j = 0; j < other_.size(); ++j) {
      if (other_[j] < 0) other_[j] = static_cast<int>(j);
    }
    return other_;
  }

 private:
  std::vector<int> other_;
};

// Limbs of opposite sides with as many joints; of several, those most nearly opposite each other.
template <typename Limb>
void pairLimbs(const std::vector<Limb>& limbs, const Pose& rest, const Vec3& normal, Pairing& pairing) {
  for (const Limb& limb : limbs) {
    if (limb.side != BodySide::Left) continue;
    const Vec3 place = reflect(rest.position[static_cast<std::size_t>(limb.joints.front())], normal);
    const Limb* best = nullptr;
    double least = 0;
    for (const Limb& other : limbs) {
      if (other.side != BodySide::Right || other.joints.size() != limb.joints.size()) continue;
      const double gap = (rest.position[static_cast<std::size_t>(other.joints.front())] - place).norm();
      if (!best || gap < least) best = &other, least = gap;
    }
    for (std::size_t i = 0; best && i < limb.joints.size(); ++i)
      pairing.pair(limb.joints[i], best->joints[i]);
  }
}

// What is left: joints of the same depth that stand opposite each other at rest.
void pairByPlace(const Skeleton& skeleton, const Pose& rest, const Vec3& normal, const Vec3& centre,
                 Pairing& pairing) {
  const int count = static_cast<int>(skeleton.size());
  std::vector<int> depth(skeleton.size(), 0);
  double size = 0;
  for (int j = 0; j < count; ++j) {
    const int parent = skeleton.joints[static_cast<std::size_t>(j)].parent;
    if (parent >= 0) depth[static_cast<std::size_t>(j)] = depth[static_cast<std::size_t>(parent)] + 1;
    size = std::max(size, (rest.position[static_cast<std::size_t>(j)] - centre).norm());
  }
  const auto offset = [&](int j) -> Vec3 { return rest.position[static_cast<std::size_t>(j)] - centre; };
  for (int j = 0; j < count; ++j) {
    if (!pairing.isFree(j) || normal.dot(offset(j)) < 0.01 * size) continue;
    int best = -1;
    double least = 0.02 * size;
    for (int k = 0; k < count; ++k) {
      if (k == j || !pairing.isFree(k) ||
          depth[static_cast<std::size_t>(k)] != depth[static_cast<std::size_t>(j)])
        continue;
      const double gap = (offset(k) - reflect(offset(j), normal)).norm();
      if (gap < least) best = k, least = gap;
    }
    if (best >= 0) pairing.pair(j, best);
  }
}

}  // namespace

std::vector<int> jointPairs(const Skeleton& skeleton, const Limbs& limbs) {
  const Pose rest = worldRest(skeleton);
  const Vec3 normal = limbs.left();
  Pairing pairing(skeleton.size());
  std::map<std::string, int> byName;
  for (std::size_t j = 0; j < skeleton.size(); ++j)
    byName.emplace(skeleton.joints[j].name, static_cast<int>(j));
  for (std::size_t j = 0; j < skeleton.size(); ++j) {
    const std::string& name = skeleton.joints[j].name;
    const auto found = byName.find(otherSideName(name));
    if (found != byName.end() && found->first != name) pairing.pair(static_cast<int>(j), found->second);
  }
  pairLimbs(limbs.legs, rest, normal, pairing);
  pairLimbs(limbs.arms, rest, normal, pairing);
  const Vec3 centre =
      limbs.root >= 0 ? rest.position[static_cast<std::size_t>(limbs.root)] : Vec3(Vec3::Zero());
  pairByPlace(skeleton, rest, normal, centre, pairing);
  return pairing.finish();
}

Pose mirrored(const Pose& rest, const Pose& world, const std::vector<int>& pairs, const MirrorPlane& plane) {
  Pose result;
  result.resize(world.size());
  for (std::size_t j = 0; j < world.size(); ++j) {
    const std::size_t other = static_cast<std::size_t>(pairs[j]);
    result.position[j] = plane.point + reflect(Vec3(world.position[other] - plane.point), plane.normal);
    result.rotation[j] =
        reflect(Quat(world.rotation[other] * rest.rotation[other].conjugate()), plane.normal) *
        rest.rotation[j];
  }
  return result;
}

Motion mirrored(const Motion& motion, const Limbs& limbs) {
  const Pose rest = worldRest(motion.skeleton);
  const std::vector<int> pairs = jointPairs(motion.skeleton, limbs);
  const MirrorPlane plane{limbs.left(), Vec3::Zero()};
  const std::vector<Pose> poses = worldPoses(motion);
  Motion result = motion;
  for (std::size_t f = 0; f < poses.size(); ++f) {
    Pose local = mirrored(rest, poses[f], pairs, plane);
    localFromWorld(motion.skeleton, local, local);
    setLocalPose(result, f, local, f == 0 ? 0 : f - 1);
  }
  return result;
}

}  // namespace footfall
