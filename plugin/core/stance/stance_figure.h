// SPDX-License-Identifier: MIT
// A chain of stances as a whole figure: feet on the contact points through their support, the figure's centre
// of mass on the chain's path.
#pragma once

#include "figure/perform/perform.h"
#include "stance/stance_chain.h"

namespace footfall::stance {

// In the air the body flies as it must: a foot out of reach falls short.
inline PerformOptions flyingPerform() {
  PerformOptions options;
  options.maxSwingDrop = 0;
  return options;
}

struct StanceFigureOptions {
  double frameRate = 60;  // frames a second
  int trueCentre = 4;   // rounds in which the body gives way so that the whole figure's centre is on the path
  double armSwing = 1;  // see Performance
  double spread = 1;    // of the feet of a contact on both, times the width of the hips
  PerformOptions perform = flyingPerform();
};

struct StanceFigure {
  Performance performance;
  Performed performed;
  std::vector<Vec3> path;        // of the centre of mass, a frame each
  double pathError = 0;          // metres: the figure's centre of mass is at most so far from it
  double pathErrorInFlight = 0;  // the same in the air
};

// The character has two legs. Throws Error otherwise, and for options out of range.
StanceFigure performChain(const StanceChain& chain, const Character& character,
                          const StanceFigureOptions& options = {});

// How many times as large as the library's figures a character is, by the heights of their centres of mass.
double sizeRelativeTo(const StanceLibrary& library, const Character& character);
// The character as large as the figures the library was taken from.
Character characterScaledTo(const StanceLibrary& library, const Character& character);

}  // namespace footfall::stance
