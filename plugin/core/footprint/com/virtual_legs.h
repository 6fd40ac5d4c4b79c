// SPDX-License-Identifier: MIT
// A figure as the footprint method sees it: all mass in one point, and legs that are straight links of
// changing length from hip to ankle (the "virtual legs" of section 2.2).
#pragma once

#include <string>
#include <vector>

#include "figure/anatomy/character.h"

namespace footfall::footprint {

struct WalkerLeg {
  std::string name;
  BodySide side = BodySide::Middle;
  Vec3 hip = Vec3::Zero();  // from the centre of mass, in the body's axes; metres
  double nominal = 0.85;    // metres hip to ankle: comfortable; lower for a crouched gait
  double longest = 0.95;    // metres: beyond it the heel comes up
  // In the sole's frame: origin in its middle on the ground, z towards the toes.
  Vec3 ankle = Vec3::Zero();
  Vec3 middle = Vec3::Zero();  // the point of support of a flat foot …
  Vec3 ball = Vec3::Zero();    // … and of one on its toes
};

struct Walker {
  std::string name;
  std::vector<WalkerLeg> legs;
  Vec3 com = Vec3::Zero();  // in the character's body frame

  std::vector<std::string> legNames() const;
  double nominal() const;  // the mean over legs
};

// What an animator may change of a character for the walk. Factors of what the character has.
struct WalkerStyle {
  double crouch = 0;  // 0 to 0.5: how much shorter legs like to be
  double hipSpacing = 1;
  double legLength = 1;           // the longest length alone
  Vec3 comOffset = Vec3::Zero();  // metres, body axes
};

// The centre of mass is as high as the character's is estimated at rest and, with two legs, over the middle
// of the soles: a figure at rest stands, whatever the estimate makes of its tail. The nominal length that of
// its legs standing at ease. Throws Error for factors out of range.
Walker makeWalker(const Character& character, const WalkerStyle& style = {});

// Two straight legs along the lines of the method's examples: hips `halfSpacing` aside and `below` the centre
// of mass.
Walker simpleBiped(double halfSpacing, double below, double ankleHeight, double nominal, double longest,
                   double ball);

}  // namespace footfall::footprint
