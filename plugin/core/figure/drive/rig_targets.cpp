// SPDX-License-Identifier: MIT
#include "figure/drive/rig_targets.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/error.h"
#include "figure/motion/pose.h"

namespace footfall {
namespace {

std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

// A place of an arm as a rig with longer or shorter arms and another shoulder has it.
Vec3 reached(const FigureTarget& target, const FigurePose& pose, const Vec3& place, double metre) {
  const Vec3 shoulder = pose.arms[index(target.leg)].upper.position;
  return shoulder + pose.chest.rotation * (target.shoulder / metre) + target.stretch * (place - shoulder);
}

Frame armPartOf(const FigureTarget& target, const FigurePose& pose, double metre) {
  if (target.leg < 0 || index(target.leg) >= pose.arms.size()) return pose.body;
  const ArmFrames& arm = pose.arms[index(target.leg)];
  switch (target.part) {
    case FigurePart::Hand:
      return {reached(target, pose, arm.hand.position, metre), arm.hand.rotation};
    case FigurePart::Elbow:
      return {reached(target, pose, arm.pole, metre), pose.chest.rotation};
    case FigurePart::UpperArm:
      return arm.upper;
    case FigurePart::Forearm:
      return arm.fore;
    default:
      return arm.hand;
  }
}

Frame partOf(const FigureTarget& target, const FigurePose& pose, const Character& character, double metre) {
  if (isOfArm(target.part)) return armPartOf(target, pose, metre);
  if (target.part == FigurePart::Chest) return pose.chest;
  if (target.part == FigurePart::Head) return pose.head;
  const bool ofBody = target.part == FigurePart::Body || target.part == FigurePart::Hips ||
                      target.part == FigurePart::Carried;
  const bool known = target.leg >= 0 && index(target.leg) < pose.feet.size();
  if (ofBody || !known) return pose.body;
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

// Where joints are in the body frame, the figure at rest.
Vec3 restPlace(int joint, const Character& character) {
  Pose rest;
  worldFromLocal(character.skeleton, restPose(character.skeleton), rest);
  const Quat facing(Eigen::AngleAxisd(character.restYaw, Vec3::UnitY()));
  return facing.conjugate() * (rest.position[index(joint)] - rest.position[index(character.limbs.pelvis)]);
}

// The body of the figure, standing at rest where the rig stands.
Frame restBody(const RigStance& stance, const Character& character) {
  return {stance.base.position + Vec3(0, pelvisHeight(character), 0), stance.base.rotation};
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

bool isOfArm(FigurePart part) {
  return part >= FigurePart::Hand && part <= FigurePart::Wrist;
}

// Maya: x' = R (x - pivot) + pivot + pivotShift + translate.
TransformChannels channelsOf(const Affine& local, const ControlChannels& control) {
  TransformChannels channels = channelsFor(local, control.orient, control.order);
  channels.translate += local.rotation() * control.pivot - control.pivot - control.pivotShift;
  return channels;
}

std::vector<Affine> targetPlaces(const std::vector<FigureTarget>& targets, const FigurePose& pose,
                                 const Character& character, const SceneAxes& axes) {
  std::vector<Affine> world;
  world.reserve(targets.size());
  for (const FigureTarget& target : targets)
    world.push_back(axes.toScene(partOf(target, pose, character, axes.metre)) * target.offset);
  return world;
}

std::vector<TransformChannels> placeTargets(const std::vector<FigureTarget>& targets, const FigurePose& pose,
                                            const Character& character, const SceneAxes& axes) {
  const std::vector<Affine> world = targetPlaces(targets, pose, character, axes);
  std::vector<TransformChannels> placed;
  for (std::size_t i = 0; i < targets.size(); ++i) {
    const FigureTarget& target = targets[i];
    const bool carried = target.under >= 0 && index(target.under) < targets.size();
    const Affine local =
        target.parentInverse * (carried ? world[index(target.under)].inverse() * world[i] : world[i]);
    placed.push_back(channelsOf(local, target.channels));
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
    const Vec3 place = axes.toEngine(control.place());
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
  Frame part{axes.toEngine(control.place()), stance.base.rotation};
  const Frame body = restBody(stance, character);
  const Limbs& limbs = character.limbs;
  const int chest = limbs.chest < 0 ? limbs.pelvis : limbs.chest;
  const auto foot = [&] { return character.legs[index(control.leg)].foot; };
  switch (control.part) {
    case FigurePart::Body:
    case FigurePart::Hips:
    case FigurePart::Carried:
      part.position = body.position;
      break;
    case FigurePart::Chest:
      part.position = body * restPlace(chest, character);
      break;
    case FigurePart::Head:
      part.position = body * restPlace(limbs.head < 0 ? chest : limbs.head, character);
      break;
    case FigurePart::Foot:
      part.position.y() = foot().ankleHeight();
      break;
    case FigurePart::Toe:
      part.position.y() = foot().ankleHeight() + foot().pivot.y();
      break;
    default:  // poles are where the control is; arms have their own
      break;
  }
  return axes.toScene(part).inverse() * control.world;
}

RigArm restArm(int arm, const std::vector<RigControl>& controls, const RigStance& stance,
               const Character& character, const SceneAxes& axes) {
  const auto placeOf = [&](FigurePart part) -> std::optional<Vec3> {
    for (const RigControl& control : controls) {
      if (control.part == part && control.leg == arm) return axes.toEngine(control.place());
    }
    return std::nullopt;
  };
  const std::vector<int>& joints = character.limbs.arms[index(arm)].joints;
  const Frame body = restBody(stance, character);
  const Vec3 shoulder = body * restPlace(joints[0], character),
             elbow = body * restPlace(joints[1], character), wrist = body * restPlace(joints[2], character);
  const auto wristControl = placeOf(FigurePart::Wrist);
  const auto end = wristControl ? wristControl : placeOf(FigurePart::Hand);
  if (!end) return {};
  const Vec3 start = placeOf(FigurePart::UpperArm).value_or(shoulder);
  const auto middle = placeOf(FigurePart::Forearm);
  const double length = middle ? (*middle - start).norm() + (*end - *middle).norm() : (*end - start).norm();
  const double own = (elbow - shoulder).norm() + (wrist - elbow).norm();
  RigArm result;
  if (!(length > 1e-6 && own > 1e-6)) return result;
  result.stretch = std::clamp(length / own, 0.3, 3.0);
  result.shoulder = axes.metre * (stance.base.rotation.conjugate() * (start - shoulder));
  result.upper = Quat::FromTwoVectors(elbow - shoulder, middle.value_or(*end) - start);
  result.fore = Quat::FromTwoVectors(wrist - elbow, *end - middle.value_or(start));
  return result;
}

Affine restOffset(const RigControl& control, const RigArm& arm, const RigStance& stance,
                  const SceneAxes& axes) {
  Frame part{axes.toEngine(control.place()), stance.base.rotation};
  if (control.part == FigurePart::UpperArm) {
    part.rotation = arm.upper * part.rotation;
  } else if (control.part != FigurePart::Elbow) {
    part.rotation = arm.fore * part.rotation;
  }
  return axes.toScene(part).inverse() * control.world;
}

}  // namespace footfall
