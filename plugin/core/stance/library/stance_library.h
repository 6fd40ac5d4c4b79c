// SPDX-License-Identifier: MIT
// A library of stances from clips, and of blends of other stances (Cummings 2001 §2.7, Fig. 6.8).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "curve/curve_set.h"
#include "stance/stance_blend.h"
#include "stance/stance_score.h"

namespace footfall::stance {

// Source of a stance and the errors of its fit.
struct StanceOrigin {
  std::string clip;          // file name
  TimeRange time;            // seconds of the clip
  double positionError = 0;  // metres rms of the simulated path
  double turnError = 0;      // radians rms of the simulated attitude
};

// A blend on the line between two other stances of the library; `share` of the first.
struct StanceParents {
  std::string first, second;
  double share = 0.5;
};

struct LibraryStance {
  Stance stance;
  std::optional<StanceOrigin> origin;
  std::optional<StanceParents> parents;
};

struct StanceLibrary {
  std::vector<LibraryStance> stances;
  StanceLimits limits;
  double standingHeight = 1;  // metres: centre of mass of the figures above the ground when standing
  double scale = 1;           // of the figures relative to those the stances were extracted from, see scaled

  std::size_t size() const { return stances.size(); }
};

// Throws Error for an empty library, an invalid stance, two stances of one name, or a blend whose parents do
// not come before it.
void checkLibrary(const StanceLibrary& library);

// The library for figures `size` times as large, with its limits; size above 0. See scaled(Stance).
StanceLibrary scaled(const StanceLibrary& library, double size);

// Index of a stance. Throws Error for an unknown name, listing the first names.
std::size_t stanceNamed(const StanceLibrary& library, const std::string& name);
// Stances whose name contains the text; all for an empty one. Throws Error where there are none.
std::vector<std::size_t> stancesLike(const StanceLibrary& library, const std::string& part);

// Mean handles (Tables 5.1, 5.2) of the given stances.
StanceHandles averageHandles(const StanceLibrary& library, const std::vector<std::size_t>& chosen);

// Mean mass of the figures, kg.
double meanMass(const StanceLibrary& library);

// Warps a stance that goes into a blend. One without sideways force is warped without sideways speed; the
// warp of the blend makes up for it.
StanceWarp warpForBlend(const StanceTable& stance, const StanceHandles& target);

// Both stances warped to the target, blended, and the blend warped once more, so that it meets the target
// exactly.
struct BlendedStance {
  Stance stance;    // after the second warp; valid where `warp` has no fault
  StanceWarp warp;  // the second warp (in `stance` its scale is already applied)
  StanceScore score;
  std::string problem;  // which of the two cannot be warped, and why; empty: none
};
BlendedStance blendAt(const Stance& a, const Stance& b, double share, const StanceHandles& target,
                      const StanceLimits& limits = {}, const StanceBlendOptions& options = {});
// At the handles on the line between those of the two.
BlendedStance blendOnLine(const Stance& a, const Stance& b, double share, const StanceLimits& limits = {},
                          const StanceBlendOptions& options = {});

// Adds the blend on the line between two stances. Throws Error where it cannot be made or the name is taken.
void addBlend(StanceLibrary& library, const std::string& name, const std::string& first,
              const std::string& second, double share);

}  // namespace footfall::stance
