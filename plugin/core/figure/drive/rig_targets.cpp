// SPDX-License-Identifier: MIT
#include "figure/drive/rig_targets.h"

#include <algorithm>
#include <cmath>

#include "base/error.h"

namespace footfall {
namespace {

std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

Frame partOf(const FigureTarget& target, const FigurePose& pose, const Character& character) {
  const bool known = target.leg >= 0 && index(target.leg) < pose.feet.size();
  if (target.part == FigurePart::Body || !known) return pose.body;
  const FootFrame& foot = pose.feet[index(target.leg)];
  switch (target.part) {
    case FigurePart::Toe:
      return foot.frame * Frame{character.legs[index(target.leg)].foot.pivot,
                                Quat(Eigen::AngleAxisd(-foot.toeBend, Vec3::UnitX()))};
    case FigurePart::Pole:
      return {pose.poles[index(target.leg)], pose.body.rotation};
    default:
      return foot.frame;
  }
}

// The pelvis above the soles, legs as at rest.
double pelvisHeight(const Character& character) {
  const CharacterLeg& leg = character.legs.front();
  return leg.foot.ankleHeight() - leg.ankle.y();
}

Vec3 placeIn(const Joint& joint, const Vec3& place, const SceneAxes& axes) {
  return joint.parent < 0 ? axes.toScene(place) : Vec3(axes.metre * place);
}

// Of a joint that hangs on nothing: turned with the axes.
Vec3 orientIn(const Joint& joint, const SceneAxes& axes) {
  if (joint.parent >= 0 || axes.up == UpAxis::Y) return joint.jointOrient;
  const Quat orient = axes.basis() * rotationFromEuler(joint.jointOrient, RotationOrder::XYZ);
  return eulerFromRotation(orient, RotationOrder::XYZ, joint.jointOrient);
}

}  // namespace

std::vector<TransformChannels> placeTargets(const std::vector<FigureTarget>& targets, const FigurePose& pose,
                                            const Character& character, const SceneAxes& axes) {
  std::vector<Affine> world;
  for (const FigureTarget& target : targets)
    world.push_back(axes.toScene(partOf(target, pose, character)) * target.offset);
  std::vector<TransformChannels> placed;
  for (std::size_t i = 0; i < targets.size(); ++i) {
    const FigureTarget& target = targets[i];
    const bool carried = target.under >= 0 && index(target.under) < targets.size();
    const Affine local =
        target.parentInverse * (carried ? world[index(target.under)].inverse() * world[i] : world[i]);
    placed.push_back(channelsFor(local, target.orient, target.order));
  }
  return placed;
}

JointChannels jointChannels(const FigurePose& pose, const Motion& motion, const Character& character,
                            const SceneAxes& axes) {
  const int root = character.limbs.root;
  JointChannels result;
  for (const Joint& joint : motion.skeleton.joints) result.angles.push_back(joint.rotation);
  Vec3 place = motion.skeleton.joints[index(root)].translation;
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const MotionChannel& channel = motion.channels[c];
    if (isRotation(channel.kind))
      result.angles[index(channel.joint)][axisOf(channel.kind)] = pose.channels[c];
    if (channel.joint == root && isTranslation(channel.kind)) place[axisOf(channel.kind)] = pose.channels[c];
  }
  result.root = placeIn(motion.skeleton.joints[index(root)], place, axes);
  return result;
}

RestJoint restJoint(const Joint& joint, const SceneAxes& axes) {
  return {{placeIn(joint, joint.translation, axes), joint.rotation}, orientIn(joint, axes)};
}

RigStance rigStance(const std::vector<RigControl>& controls, const Character& character,
                    const SceneAxes& axes) {
  Vec3 left = Vec3::Zero(), right = Vec3::Zero(), body = Vec3::Zero();
  double ahead = 0;  // of the pelvis, the figure's own feet
  int lefts = 0, rights = 0, bodies = 0;
  for (const RigControl& control : controls) {
    const Vec3 place = axes.toEngine(Vec3(control.world.translation()));
    if (control.part == FigurePart::Body) body += place, ++bodies;
    if (control.part != FigurePart::Foot) continue;
    ahead += character.legs[index(control.leg)].ankle.z();
    if (character.legs[index(control.leg)].side == BodySide::Right) {
      right += place, ++rights;
    } else {
      left += place, ++lefts;
    }
  }
  if (bodies == 0) throw Error("the rig has no control for 'body'");
  if (lefts == 0 || rights == 0) throw Error("the rig needs a control for a left and for a right foot");
  body /= bodies;
  left /= lefts;
  right /= rights;
  if (!(body.y() > 0)) throw Error("the control for 'body' is not above the ground; stand the rig on it");
  RigStance stance;
  Vec3 across = left - right;
  across.y() = 0;
  if (!(across.norm() > 1e-6)) throw Error("the feet are in one place; put the rig into its rest pose");
  // x is the figure's left.
  stance.base.rotation = Quat(Eigen::AngleAxisd(std::atan2(-across.z(), across.x()), Vec3::UnitY()));
  stance.base.position = Vec3((left.x() + right.x()) / 2, 0, (left.z() + right.z()) / 2);
  stance.scale = body.y() / pelvisHeight(character);
  // A quadruped's pelvis is behind the middle of its feet.
  stance.base.position -= stance.base.rotation * Vec3(0, 0, stance.scale * ahead / (lefts + rights));
  const double hips = std::abs(character.legs.front().hip.x()) * 2 * stance.scale;
  if (hips > 1e-6) stance.hipSpacing = std::clamp(across.norm() / hips, 0.2, 5.0);
  return stance;
}

Affine restOffset(const RigControl& control, const RigStance& stance, const Character& character,
                  const SceneAxes& axes) {
  const Vec3 place = axes.toEngine(Vec3(control.world.translation()));
  Frame part{place, stance.base.rotation};
  const Foot& foot = character.legs[index(control.leg)].foot;
  switch (control.part) {
    case FigurePart::Body:
      part.position = stance.base.position + Vec3(0, pelvisHeight(character), 0);
      break;
    case FigurePart::Foot:
      part.position.y() = foot.ankleHeight();
      break;
    case FigurePart::Toe:
      part.position.y() = foot.ankleHeight() + foot.pivot.y();
      break;
    case FigurePart::Pole:
      break;
  }
  return axes.toScene(part).inverse() * control.world;
}

}  // namespace footfall
