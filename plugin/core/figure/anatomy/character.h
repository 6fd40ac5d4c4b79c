// SPDX-License-Identifier: MIT
// A figure as locomotion sees it: a body that carries legs on hips, feet with soles, and what swings along.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/frame.h"
#include "figure/anatomy/limbs.h"
#include "figure/motion/skeleton.h"

namespace footfall {

// Points of the sole in the foot frame: origin at the ankle, axes those of the figure standing at rest.
struct Foot {
  Vec3 heel = Vec3::Zero();
  Vec3 ball = Vec3::Zero();  // the ball of the foot; where nothing bends, the tip
  Vec3 tip = Vec3::Zero();
  Vec3 pivot =
      Vec3::Zero();    // what the heel lifts about: the toe joint above the ball; the tip where there is none
  bool bends = false;  // the toes bend about the ball (the skeleton has a toe joint)

  double ankleHeight() const { return -ball.y(); }  // metres above the sole
  double length() const { return (tip - heel).norm(); }
};

// A leg of the character, in the order of Limbs::legs.
struct CharacterLeg {
  std::string name;
  BodySide side = BodySide::Middle;
  bool fore = false;            // carried by the chest (a foreleg), not by the pelvis
  Vec3 hip = Vec3::Zero();      // hip or shoulder in the body frame, the figure at rest
  Vec3 ankle = Vec3::Zero();    // at rest, in the body frame
  std::vector<double> lengths;  // of the segments hip to ankle, without the foot; metres
  Vec3 knee = Vec3::UnitZ();    // where the first joint below the hip points, unit, in the body frame
  Foot foot;

  double length() const;  // stretched, hip to ankle
};

// All of it follows from the skeleton; only mass may be set freely. The body frame sits at the pelvis joint.
struct Character {
  std::string name;
  Skeleton skeleton;  // rests standing on flat soles
  Limbs limbs;
  std::vector<CharacterLeg> legs;
  std::vector<int> spine;   // joints above the pelvis up to and with the chest; may be empty
  std::vector<int> neck;    // joints above the chest up to and with the head; may be empty
  std::vector<int> tail;    // from its root on; may be empty
  bool upright = false;     // trunk stands rather than lies: arms hang
  double restYaw = 0;       // radians: where the skeleton faces at rest
  double mass = 0;          // kilograms
  double hipHeight = 0;     // metres: pelvis above the soles, standing at ease (knees not locked)
  double height = 0;        // metres: soles to the highest joint at rest
  Vec3 com = Vec3::Zero();  // estimated centre of mass at rest, in the body frame

  double legLength() const;  // the mean stretched length of the hind (or only) legs
  // Where the foot of a leg stands below a body at rest: its frame (sole flat) in the body frame, the body
  // lowered to stand at hipHeight.
  Frame standingFoot(int leg) const;
};

// From any skeleton with at least one leg (throws Error naming what is missing otherwise). mass 0: that of a
// human of the same leg length, scaled by volume.
Character makeCharacter(const Skeleton& skeleton, std::string name = "", double mass = 0);

// "human", "bird", "dinosaur", "dog", "cat", "horse", "marten", "insect" (six legs), "spider" (eight). Throws
// Error listing these for another name.
Character characterPreset(std::string_view name);
const std::vector<std::string>& characterPresets();

// The same character larger or smaller: lengths by the factor, mass by its cube.
Character scaled(const Character& character, double factor);

}  // namespace footfall
