// SPDX-License-Identifier: MIT
#include "figure/drive/retargeting.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "base/scanner.h"
#include "figure/ik/two_bone_ik.h"

namespace footfall {
namespace {

std::size_t at(int joint) {
  return static_cast<std::size_t>(joint);
}

std::string trimmed(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n"), last = text.find_last_not_of(" \t\r\n");
  return first == std::string::npos ? std::string() : text.substr(first, last - first + 1);
}

Pose worldRest(const Skeleton& skeleton) {
  Pose pose = restPose(skeleton);
  worldFromLocal(skeleton, pose, pose);
  return pose;
}

const Arm* armOf(const Limbs& limbs, BodySide side) {
  for (const Arm& arm : limbs.arms) {
    if (arm.side == side) return &arm;
  }
  return nullptr;
}

int legCalled(const Character& character, const std::string& name) {
  for (std::size_t leg = 0; leg < character.legs.size(); ++leg) {
    if (character.legs[leg].name == name) return static_cast<int>(leg);
  }
  return -1;
}

}  // namespace

JointMap parseJointMap(const std::string& text) {
  JointMap map;
  std::size_t begin = 0;
  while (begin <= text.size()) {
    const std::size_t end = std::min(text.find_first_of(",;\n", begin), text.size());
    const std::string part = trimmed(text.substr(begin, end - begin));
    begin = end + 1;
    if (part.empty()) continue;
    const std::size_t equals = part.find('=');
    if (equals == std::string::npos || equals == 0)
      throw Error(
          fmt::format("the joint map says {}, which should be RIG_JOINT = LIBRARY_JOINT", quoted(part)));
    map.push_back({trimmed(part.substr(0, equals)), trimmed(part.substr(equals + 1))});
  }
  return map;
}

std::string formatJointMap(const JointMap& map) {
  std::string text;
  for (const auto& [target, source] : map) text += (text.empty() ? "" : ", ") + target + " = " + source;
  return text;
}

Retargeting::Retargeting(const Character& source, const Character& target, const JointMap& map,
                         const RetargetingOptions& options)
    : source_(source),
      target_(target),
      options_(options),
      follows_(target.skeleton.size(), -1),
      between_(target.skeleton.size()),
      given_(target.skeleton.size(), 0),
      sourceRest_(worldRest(source.skeleton)),
      targetRest_(worldRest(target.skeleton)) {
  if (source_.legs.size() < 2 || target_.legs.size() < 2)
    throw Error("retargeting needs two legs, a left and a right one, on both figures");
  if (source_.legs.size() != target_.legs.size())
    throw Error(fmt::format(
        "retargeting needs two legs, a left and a right one, on both figures, or as many on both: "
        "the source has {}, the target {}",
        source_.legs.size(), target_.legs.size()));
  for (const CharacterLeg& leg : target_.legs) {
    if (legCalled(source_, leg.name) < 0)
      throw Error(fmt::format(
          "retargeting needs two legs, a left and a right one, on both figures: the source has no {} leg",
          leg.name));
  }
  scale_ = target_.hipHeight / source_.hipHeight;
  facing_ = Quat(Eigen::AngleAxisd(source_.restYaw - target_.restYaw, Vec3::UnitY()));
  const int pelvis = target_.limbs.pelvis, root = target_.limbs.root;
  carrier_ = options_.rootOfItsOwn && pelvis != root ? pelvis : root;
  followNames(map);
  followKinds();
  alignBones();
}

void Retargeting::followNames(const JointMap& map) {
  for (const auto& [name, from] : map) {
    const int joint = target_.skeleton.find(name), other = from.empty() ? -1 : source_.skeleton.find(from);
    if (joint < 0)
      throw Error(fmt::format("the joint map names {}, which the rig does not have", quoted(name)));
    if (other < 0 && !from.empty())
      throw Error(
          fmt::format("the joint map names {}, which the library's figure does not have", quoted(from)));
    follows_[at(joint)] = other;
    given_[at(joint)] = 1;
  }
  std::vector<int> same(target_.skeleton.size(), -1);
  std::size_t found = 0;
  for (std::size_t j = 0; j < same.size(); ++j) {
    same[j] = source_.skeleton.find(target_.skeleton.joints[j].name);
    found += same[j] >= 0;
  }
  if (2 * found < same.size()) return;
  for (std::size_t j = 0; j < same.size(); ++j) {
    if (given_[j]) continue;
    follows_[j] = same[j];
    given_[j] = same[j] >= 0;
  }
}

void Retargeting::followKinds() {
  const auto follow = [&](int joint, int other) {
    if (joint >= 0 && other >= 0 && !given_[at(joint)]) follows_[at(joint)] = other, given_[at(joint)] = 1;
  };
  // Chains of other lengths: each joint the one as far along, or between two of them; base: what the source's
  // chain stands on.
  const auto chain = [&](const std::vector<int>& joints, const std::vector<int>& others, int base = -1) {
    for (std::size_t k = 0; k < joints.size() && !others.empty(); ++k) {
      const std::size_t n = joints.size(), m = others.size(), upper = ((k + 1) * m + n - 1) / n - 1;
      const int joint = joints[k];
      if (given_[at(joint)]) continue;
      follow(joint, others[std::min(m - 1, upper)]);
      const double along = static_cast<double>((k + 1) * m) / static_cast<double>(n);
      between_[at(joint)] = {upper > 0 ? others[upper - 1] : base, along - static_cast<double>(upper)};
    }
  };
  for (std::size_t leg = 0; leg < target_.legs.size(); ++leg) {
    const Leg &mine = target_.limbs.legs[leg],
              &other = source_.limbs.legs[at(legCalled(source_, target_.legs[leg].name))];
    follow(mine.hip(), other.hip());
    follow(mine.ankle(), other.ankle());
    follow(mine.ball, other.ball);
    chain({mine.joints.begin() + 1, mine.joints.end() - 1},
          {other.joints.begin() + 1, other.joints.end() - 1});
  }
  for (const BodySide side : {BodySide::Left, BodySide::Right}) {
    const Arm *arm = armOf(target_.limbs, side), *its = armOf(source_.limbs, side);
    if (!arm || !its) continue;
    chain(arm->joints, its->joints);
    // The collar bone.
    const int above = target_.skeleton.joints[at(arm->joints.front())].parent,
              over = source_.skeleton.joints[at(its->joints.front())].parent;
    if (above != target_.limbs.chest && over != source_.limbs.chest) follow(above, over);
  }
  chain(target_.spine, source_.spine, source_.limbs.pelvis);
  chain(target_.neck, source_.neck, source_.limbs.chest);
  chain(target_.tail, source_.tail, source_.limbs.pelvis);
  follow(target_.limbs.head, source_.limbs.head);
  follow(target_.limbs.pelvis, source_.limbs.pelvis);
  // A root of its own does not turn with hips that are the source's root.
  if (!options_.rootOfItsOwn || target_.limbs.root == target_.limbs.pelvis ||
      source_.limbs.root != source_.limbs.pelvis)
    follow(target_.limbs.root, source_.limbs.root);
}

// The next joint down from one of the target that follows, where there is a single one; -1: none.
int Retargeting::nextFollowed(int joint) const {
  int found = -1;
  for (int j = joint + 1; j < subtreeEnd(target_.skeleton, joint); ++j) {
    int above = target_.skeleton.joints[at(j)].parent;
    while (above != joint && follows_[at(above)] < 0) above = target_.skeleton.joints[at(above)].parent;
    if (follows_[at(j)] < 0 || above != joint) continue;
    if (found >= 0) return -1;
    found = j;
  }
  return found;
}

// A rig that rests with its arms down and a source that rests with them out differ by a turn of each bone,
// which is taken out; what hangs on a bone goes with it, but for feet, which are level in both.
void Retargeting::alignBones() {
  const std::size_t count = target_.skeleton.size();
  std::vector<Quat> align(count, Quat::Identity());
  rest_.assign(count, Quat::Identity());
  std::vector<char> level(count, 0);
  for (const Leg& leg : target_.limbs.legs) level[at(leg.ankle())] = 1;
  for (std::size_t j = 0; j < count; ++j) {
    const int parent = target_.skeleton.joints[j].parent, next = nextFollowed(static_cast<int>(j));
    if (parent >= 0 && level[at(parent)]) level[j] = 1;
    if (parent >= 0 && !level[j]) align[j] = align[at(parent)];
    const int other = follows_[j];
    const bool limb = next >= 0 && other >= 0 && !level[j] && static_cast<int>(j) != target_.limbs.pelvis &&
                      static_cast<int>(j) != target_.limbs.root;
    if (limb) {
      const Vec3 bone = facing_ * (targetRest_.position[at(next)] - targetRest_.position[j]),
                 its = sourceRest_.position[at(follows_[at(next)])] - sourceRest_.position[at(other)];
      if (bone.norm() > 1e-6 && its.norm() > 1e-6) align[j] = Quat::FromTwoVectors(bone, its);
    }
    rest_[j] = align[j] * facing_ * targetRest_.rotation[j];
  }
}

JointMap Retargeting::map() const {
  JointMap map;
  for (std::size_t j = 0; j < follows_.size(); ++j) {
    if (follows_[j] >= 0)
      map.push_back({target_.skeleton.joints[j].name, source_.skeleton.joints[at(follows_[j])].name});
  }
  return map;
}

// How a joint of the target is to turn from rest, in the world.
Quat Retargeting::turnOf(const Pose& source, std::size_t joint) const {
  const auto turned = [&](int j) {
    return Quat(source.rotation[at(j)] * sourceRest_.rotation[at(j)].conjugate());
  };
  const Between& between = between_[joint];
  const Quat whole = turned(follows_[joint]);
  if (between.share >= 1 || between.below < 0) return whole;
  return turned(between.below).slerp(between.share, whole);
}

void Retargeting::apply(const Pose& source, Pose& target) const {
  const Skeleton& skeleton = target_.skeleton;
  target.resize(skeleton.size());
  for (std::size_t j = 0; j < skeleton.size(); ++j) {
    const int parent = skeleton.joints[j].parent;
    if (parent < 0) {
      target.position[j] = targetRest_.position[j];
      target.rotation[j] = targetRest_.rotation[j];
    } else {  // as at rest on its parent
      const Quat above = targetRest_.rotation[at(parent)].conjugate();
      target.rotation[j] = target.rotation[at(parent)] * above * targetRest_.rotation[j];
      target.position[j] = target.position[at(parent)] +
                           target.rotation[at(parent)] *
                               (above * (targetRest_.position[j] - targetRest_.position[at(parent)]));
    }
    if (follows_[j] >= 0) target.rotation[j] = turnOf(source, j) * rest_[j];
    if (static_cast<int>(j) == target_.limbs.root && rootFollows()) {
      const int other = follows_[j];
      target.position[j] =
          targetRest_.position[j] + scale_ * (source.position[at(other)] - sourceRest_.position[at(other)]);
    }
  }
  const Vec3 pelvis = scale_ * source.position[at(source_.limbs.pelvis)];
  const Vec3 move = pelvis - target.position[at(target_.limbs.pelvis)];
  // What the carrier hangs on stays where it is.
  for (int j = carrier_; j < subtreeEnd(skeleton, carrier_); ++j) target.position[at(j)] += move;
  placeFeet(source, target);
  if (options_.hands != HandsKeep::Turns) placeHands(source, target);
}

void Retargeting::placeFeet(const Pose& source, Pose& target) const {
  for (std::size_t mine = 0; mine < target_.legs.size(); ++mine) {
    const std::size_t other = at(legCalled(source_, target_.legs[mine].name));
    const std::vector<int>& joints = target_.limbs.legs[mine].joints;
    if (joints.size() < 3) continue;
    const double higher =
        target_.legs[mine].foot.ankleHeight() - scale_ * source_.legs[other].foot.ankleHeight();
    const Vec3 ankle = scale_ * source.position[at(source_.limbs.legs[other].ankle())] + Vec3(0, higher, 0);
    const int knee = joints[joints.size() - 2];
    BendOptions bend;
    bend.softness = 0.005;
    solveTwoBone(target_.skeleton, target, joints.front(), knee, joints.back(), ankle,
                 target.position[at(knee)] - target.position[at(joints.front())], bend);
  }
}

// Hands by inverse kinematics of their arms, which keep the plane they bend in.
void Retargeting::placeHands(const Pose& source, Pose& target) const {
  const Arm* arms[2] = {armOf(target_.limbs, BodySide::Left), armOf(target_.limbs, BodySide::Right)};
  const Arm* others[2] = {armOf(source_.limbs, BodySide::Left), armOf(source_.limbs, BodySide::Right)};
  if (!arms[0] || !arms[1] || !others[0] || !others[1]) return;
  const auto middle = [](const Pose& pose, const Arm* const(&both)[2]) -> Vec3 {
    return 0.5 * (pose.position[at(both[0]->joints.front())] + pose.position[at(both[1]->joints.front())]);
  };
  Vec3 goals[2];
  if (options_.hands == HandsKeep::Body) {
    // Between hips and shoulders a place keeps its share of the trunk, and scales with it.
    const std::size_t pelvis = at(target_.limbs.pelvis), its = at(source_.limbs.pelvis);
    const auto trunk = [&](const Pose& rest, std::size_t hips, const Arm* const(&both)[2]) {
      return (middle(rest, both) - rest.position[hips]).norm();
    };
    const double ratio = trunk(targetRest_, pelvis, arms) / std::max(1e-9, trunk(sourceRest_, its, others));
    const Vec3 shoulders = middle(source, others), mine = middle(target, arms);
    for (std::size_t i = 0; i < 2; ++i) {
      const Vec3 hand = source.position[at(others[i]->joints.back())];
      const Vec3 axis = shoulders - source.position[its];
      const double share = std::clamp((hand - source.position[its]).dot(axis) / axis.squaredNorm(), 0.0, 1.0);
      goals[i] = (1 - share) * (target.position[pelvis] + ratio * (hand - source.position[its])) +
                 share * (mine + ratio * (hand - shoulders));
    }
  } else {
    const Vec3 apart = scale_ * (source.position[at(others[1]->joints.back())] -
                                 source.position[at(others[0]->joints.back())]);
    const Vec3 centre =
        0.5 * (target.position[at(arms[0]->joints.back())] + target.position[at(arms[1]->joints.back())]);
    goals[0] = centre - 0.5 * apart;
    goals[1] = centre + 0.5 * apart;
  }
  for (std::size_t i = 0; i < 2; ++i) {
    const std::vector<int>& joints = arms[i]->joints;
    if (joints.size() < 3) continue;
    BendOptions bend;
    bend.softness = 0.01;
    const int elbow = joints[joints.size() - 2];
    solveTwoBone(target_.skeleton, target, joints.front(), elbow, joints.back(), goals[i],
                 target.position[at(elbow)] - target.position[at(joints.front())], bend);
  }
}

Motion Retargeting::apply(const Motion& source, const double* near) const {
  Motion motion;
  motion.skeleton = target_.skeleton;
  motion.frameTime = source.frameTime;
  motion.startTime = source.startTime;
  for (std::size_t j = 0; j < target_.skeleton.size(); ++j) {
    const int joint = static_cast<int>(j);
    if (joint == carrier_ || (joint == target_.limbs.root && rootFollows())) {
      for (const ChannelKind kind :
           {ChannelKind::TranslateX, ChannelKind::TranslateY, ChannelKind::TranslateZ})
        motion.channels.push_back({joint, kind});
    }
    if (target_.skeleton.joints[j].kind == JointKind::EndSite) continue;
    for (const ChannelKind kind : {ChannelKind::RotateX, ChannelKind::RotateY, ChannelKind::RotateZ})
      motion.channels.push_back({joint, kind});
  }
  motion.samples.resize(source.frames() * motion.channels.size());
  if (near && source.frames() > 0) std::copy_n(near, motion.channels.size(), motion.frame(0));
  Pose from, to, local;
  from.resize(source.skeleton.size());
  local.resize(target_.skeleton.size());
  for (std::size_t i = 0; i < source.frames(); ++i) {
    worldPose(source, i, from);
    apply(from, to);
    localFromWorld(target_.skeleton, to, local);
    setLocalPose(motion, i, local, i > 0 ? i - 1 : 0);
  }
  return motion;
}

}  // namespace footfall
