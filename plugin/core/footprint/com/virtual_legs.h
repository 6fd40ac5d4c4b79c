// SPDX-License-Identifier: MIT
// A figure as the footprint method sees it: a point mass, and legs that are straight links of variable length
// from hip to ankle (the "virtual legs" of section 2.2).
#pragma once

#include <string>
#include <vector>

#include "figure/anatomy/character.h"

namespace footfall::footprint {

struct VirtualLeg {
  std::string name;
  BodySide side = BodySide::Middle;
  Vec3 hip = Vec3::Zero();  // from the centre of mass, in the body's axes; metres
  double nominal = 0.85;    // metres from hip to ankle: comfortable; less for a crouched gait
  double longest = 0.95;    // metres: beyond it the heel comes up
  // In the frame of the sole: origin in its middle on the ground, z towards the toes.
  Vec3 ankle = Vec3::Zero();
  Vec3 middle = Vec3::Zero();  // the point of support of a flat foot …
  Vec3 ball = Vec3::Zero();    // … and of one on its balls
};

struct VirtualLegs {
  std::string name;
  std::vector<VirtualLeg> legs;
  Vec3 com = Vec3::Zero();  // in the character's body frame

  std::vector<std::string> legNames() const;
  double nominal() const;  // the mean over legs
};

// Changes to a character for a walk, as factors of its own values.
struct VirtualLegStyle {
  double crouch = 0;  // 0 to 0.5: the share by which the nominal length is shortened
  double hipSpacing = 1;
  double legLength = 1;           // scales the longest length only
  Vec3 comOffset = Vec3::Zero();  // metres, body axes
};

// The centre of mass is as high as the character's estimated one at rest and, with two legs, over the middle
// of the soles: a figure at rest stands, however its tail is estimated. The nominal length is that of its
// legs standing at ease. Throws Error for factors out of range.
VirtualLegs makeVirtualLegs(const Character& character, const VirtualLegStyle& style = {});

// Two legs like those of the published examples: hips `halfSpacing` to either side of the centre of mass and
// `below` it.
VirtualLegs simpleBiped(double halfSpacing, double below, double ankleHeight, double nominal, double longest,
                        double ball);

}  // namespace footfall::footprint
