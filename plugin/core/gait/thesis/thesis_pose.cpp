// SPDX-License-Identifier: MIT
#include "gait/thesis/thesis_pose.h"

#include "gait/thesis/thesis_follow.h"

namespace footfall::gait {
namespace {

std::size_t index(int joint) {
  return static_cast<std::size_t>(joint);
}
Quat about(const Vec3& axis, double angle) {
  return Quat(Eigen::AngleAxisd(angle, axis));
}
Vec3 fromThesis(const Vec3& v) {
  return {-v.z(), v.y(), v.x()};
}

}  // namespace

Vec3 thesisTorso(const Stride& stride, double phase) {
  const std::size_t root = index(stride.character.limbs.root);
  const Vec3 at = stride.position(root, cycleWeights(phase, stride.samples()));
  // The travel frame moves at the mean speed: what remains along z is the surge.
  return {at.z(), at.y(), -at.x()};
}

ThesisPoser::ThesisPoser(const Character& character, double framesPerSecond, std::size_t frames)
    : character_(character), rest_(restPose(character.skeleton)) {
  const Skeleton& skeleton = character.skeleton;
  motion_.skeleton = skeleton;
  motion_.frameTime = 1 / framesPerSecond;
  legOf_.assign(skeleton.size(), -1);
  for (std::size_t l = 0; l < character.limbs.legs.size(); ++l) {
    const int hip = character.limbs.legs[l].hip();
    for (int j = hip; j < subtreeEnd(skeleton, hip); ++j) legOf_[index(j)] = static_cast<int>(l);
  }
  for (int j = 0; j < static_cast<int>(skeleton.size()); ++j) {
    if (skeleton.joints[index(j)].kind == JointKind::EndSite) continue;
    if (j == character.limbs.root) {
      for (const auto kind : {ChannelKind::TranslateX, ChannelKind::TranslateY, ChannelKind::TranslateZ})
        motion_.channels.push_back({j, kind});
    }
    for (const auto kind : {ChannelKind::RotateX, ChannelKind::RotateY, ChannelKind::RotateZ})
      motion_.channels.push_back({j, kind});
  }
  motion_.samples.assign(motion_.channels.size() * frames, 0);
}

Quat ThesisPoser::rotation(const Source& source, std::size_t joint) const {
  const Stride& stride = *source.stride;
  const int leg = legOf_[joint];
  if (leg >= 0 && !source.legs.empty())
    return stride.rotation(joint, cycleWeights(source.legs[index(leg)], stride.samples()));
  if (!source.torsoOverLegs) return stride.rotation(joint, cycleWeights(source.phase, stride.samples()));
  Eigen::Vector4d sum = Eigen::Vector4d::Zero();
  for (const double phase : source.legs) {
    const Eigen::Vector4d q = stride.rotation(joint, cycleWeights(phase, stride.samples())).coeffs();
    sum += q.dot(sum) < 0 ? Eigen::Vector4d(-q) : q;
  }
  Quat result;
  result.coeffs() = sum.normalized();
  return result;
}

void ThesisPoser::pose(std::size_t frame, const std::vector<Source>& sources, double weight,
                       const Vec3& position, double heading, double pitch,
                       const std::vector<ThesisLegFrame>* offsets) {
  const Skeleton& skeleton = character_.skeleton;
  const std::size_t root = index(character_.limbs.root);
  local_ = rest_;
  for (std::size_t j = 0; j < skeleton.size(); ++j) {
    if (skeleton.joints[j].kind == JointKind::EndSite) continue;
    local_.rotation[j] = rotation(sources[0], j);
    if (sources.size() > 1) local_.rotation[j] = local_.rotation[j].slerp(weight, rotation(sources[1], j));
  }
  // Heading and pitch of the path are offsets on the torso of the stride.
  const Quat turn = about(Vec3::UnitY(), -heading) * about(Vec3::UnitX(), -pitch);
  local_.rotation[root] = turn * local_.rotation[root];
  local_.position[root] = fromThesis(position);
  worldFromLocal(skeleton, local_, world_);
  if (skeleton.joints[root].parent >= 0) {
    const Vec3 shift = local_.position[root] - world_.position[root];
    for (int j = static_cast<int>(root); j < subtreeEnd(skeleton, static_cast<int>(root)); ++j)
      world_.position[index(j)] += shift;
  }
  if (offsets) {
    const Vec3 across = turn * Vec3::UnitX();
    for (std::size_t l = 0; l < offsets->size(); ++l) {
      const Leg& leg = character_.limbs.legs[l];
      turnJoint(skeleton, world_, leg.hip(), about(Vec3::UnitY(), -(*offsets)[l].hipHeading));
      turnJoint(skeleton, world_, leg.ankle(), about(across, -(*offsets)[l].anklePitch));
    }
  }
  localFromWorld(skeleton, world_, local_);
  setLocalPose(motion_, frame, local_, frame > 0 ? frame - 1 : 0);
}

}  // namespace footfall::gait
