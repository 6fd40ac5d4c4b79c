// SPDX-License-Identifier: MIT
// A figure on the controls or joints of a rig in a scene: what each has to be set to.
#pragma once

#include <cstdint>
#include <vector>

#include "figure/drive/motion_player.h"
#include "figure/motion/scene_axes.h"

namespace footfall {

// What a control follows.
enum class FigurePart : std::uint8_t {
  Body,  // the pelvis
  Foot,  // the ankle
  Toe,   // the ball, bent with the toes
  Pole,  // in front of the knee
  Hips,  // the pelvis, by a control of its own
  Chest,
  Head,
  Hand,      // the wrist, placed: an IK control
  Elbow,     // behind the elbow: a pole vector
  UpperArm,  // these three are turned: FK controls
  Forearm,
  Wrist,
  Carried  // anything else that has to come along with the body
};
bool isOfArm(FigurePart part);

// How a control's channels place it below what is above it, as Maya has it.
struct ControlChannels {
  Quat orient = Quat::Identity();  // a joint's
  RotationOrder order = RotationOrder::XYZ;
  // Where it turns, and what its pivot was moved by; scene units. A control with frozen channels turns about
  // its place and has its origin elsewhere.
  Vec3 pivot = Vec3::Zero(), pivotShift = Vec3::Zero();
};
// For a local transform without shear.
TransformChannels channelsOf(const Affine& local, const ControlChannels& control);

// A control. Its world transform is that of its part times the offset; its local one follows from what is
// above it, which is another control of the list, or something else.
struct FigureTarget {
  FigurePart part = FigurePart::Body;
  int leg = 0;                         // of a part of an arm: the arm
  Affine offset = Affine::Identity();  // from the part to the control, scene units
  // Of a hand and an elbow: the rig's arm as so many times the figure's, and from the figure's shoulder to
  // the rig's along the axes of the chest, scene units.
  double stretch = 1;
  Vec3 shoulder = Vec3::Zero();
  int under = -1;  // the place in the list of the control that carries it; -1: none
  // Of the transform above: of its world, or with `under` of where it is on that control.
  Affine parentInverse = Affine::Identity();
  ControlChannels channels;
};

// Where the controls are in the world, scene units. Those of legs and arms that the figure does not have are
// carried by its body.
std::vector<Affine> targetPlaces(const std::vector<FigureTarget>& targets, const FigurePose& pose,
                                 const Character& character, const SceneAxes& axes);
// The channels of each.
std::vector<TransformChannels> placeTargets(const std::vector<FigureTarget>& targets, const FigurePose& pose,
                                            const Character& character, const SceneAxes& axes);

// The channels of the figure's own skeleton in a scene. Angles are the engine's: where Z is up, the orients
// of joints without a parent hold the turn of the axes, as those of a skeleton taken from such a scene do.
struct JointChannels {
  Vec3 root = Vec3::Zero();  // of the root joint, scene units
  std::vector<Vec3> angles;  // one per joint, radians; those that do not move at rest
};
JointChannels jointChannels(const FigurePose& pose, const Motion& motion, const Character& character,
                            const SceneAxes& axes);
// The rest of a joint in a scene, for making it there.
struct RestJoint {
  TransformChannels channels;
  Vec3 orient = Vec3::Zero();  // radians, XYZ
};
RestJoint restJoint(const Joint& joint, const SceneAxes& axes);

// How a rig stands at rest, by its controls.
struct RigControl {
  FigurePart part = FigurePart::Body;
  int leg = 0;                        // of a part of an arm: the arm
  Affine world = Affine::Identity();  // scene units
  Vec3 pivot = Vec3::Zero();          // where it turns, in its own space

  Vec3 place() const { return world * pivot; }
};
struct RigStance {
  Frame base;  // on the ground (height 0) below the pelvis by where the feet are, facing where the rig faces
  double scale = 1;       // of the character, so that its pelvis is as high as the body's control
  double hipSpacing = 1;  // then of its hips, so that they are as far apart as the feet
};
// Throws Error where there is no body or no foot of each side, and for a body at or below the ground.
RigStance rigStance(const std::vector<RigControl>& controls, const Character& character,
                    const SceneAxes& axes);
// From part to control, the rig standing so. character: scaled. Of controls of arms see restArm.
Affine restOffset(const RigControl& control, const RigStance& stance, const Character& character,
                  const SceneAxes& axes);

// How an arm of the rig is at rest beside the figure's: they may rest in different poses (T, A, hanging) and
// have different lengths. From its controls: the wrist (or hand), and where there are FK controls shoulder
// and elbow.
struct RigArm {
  double stretch = 1;
  Vec3 shoulder = Vec3::Zero();                            // of FigureTarget
  Quat upper = Quat::Identity(), fore = Quat::Identity();  // from the figure's rest to the rig's, world
};
RigArm restArm(int arm, const std::vector<RigControl>& controls, const RigStance& stance,
               const Character& character, const SceneAxes& axes);
Affine restOffset(const RigControl& control, const RigArm& arm, const RigStance& stance,
                  const SceneAxes& axes);

}  // namespace footfall
