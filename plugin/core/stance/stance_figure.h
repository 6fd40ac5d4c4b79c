// SPDX-License-Identifier: MIT
// A chain of stances as a whole figure: feet on the contact points, the centre of mass of the figure on the
// path of the chain.
#pragma once

#include "figure/perform/perform.h"
#include "stance/chain/stance_chain.h"

namespace footfall::stance {

// In flight the path of the body is given: a foot out of reach does not pull the body down.
inline PerformOptions flyingPerform() {
  PerformOptions options;
  options.maxSwingDrop = 0;
  return options;
}

struct StanceFigureOptions {
  double frameRate = 60;  // frames per second
  int trueCentre =
      4;  // iterations that move the body to bring the whole figure's centre of mass onto the path
  double armSwing = 1;  // see Performance
  double spread = 1;    // of the feet in a contact on both, factor on the width of the hips
  PerformOptions perform = flyingPerform();
};

struct StanceFigure {
  Performance performance;
  Performed performed;
  std::vector<Vec3> path;        // of the centre of mass, one per frame
  double pathError = 0;          // largest distance of the figure's centre of mass from it, metres
  double pathErrorInFlight = 0;  // the same in flight
};

// The character must have two legs. Throws Error otherwise, and for options out of range.
StanceFigure performChain(const StanceChain& chain, const Character& character,
                          const StanceFigureOptions& options = {});

// The size of a character relative to the figures of the library, by the heights of their centres of mass.
double sizeRelativeTo(const StanceLibrary& library, const Character& character);
// The character scaled to the size of the library's figures.
Character characterScaledTo(const StanceLibrary& library, const Character& character);

}  // namespace footfall::stance
