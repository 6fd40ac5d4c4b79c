// SPDX-License-Identifier: MIT
// A shelf of stances: from clips, and blends of others (Cummings 2001 §2.7, Fig. 6.8).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "curve/curve_set.h"
#include "stance/stance_blend.h"
#include "stance/stance_score.h"

namespace footfall::stance {

// Where a stance was taken from and how well it follows.
struct StanceOrigin {
  std::string clip;          // file name
  TimeRange time;            // seconds of the clip
  double positionError = 0;  // metres rms of the simulated path
  double turnError = 0;      // radians rms of the simulated attitude
};

// A stance on the line between two others of the library: `share` of the first.
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
  double standingHeight = 1;  // metres: the figures' centre of mass above the ground, standing
  double scale = 1;           // of the figures, beside those the stances were taken from: see scaled

  std::size_t size() const { return stances.size(); }
};

// Throws Error where there are no stances, one that is none, two of one name, or a blend whose parents do not
// come before it.
void checkLibrary(const StanceLibrary& library);

// Of figures `size` times as large, limits and all; size above 0. See scaled(Stance).
StanceLibrary scaled(const StanceLibrary& library, double size);

// Its place. Throws Error for a name that is not there, listing what is near.
std::size_t stanceNamed(const StanceLibrary& library, const std::string& name);
// Stances whose name holds the text; all for an empty one. Throws Error where there are none.
std::vector<std::size_t> stancesLike(const StanceLibrary& library, const std::string& part);

// Mean handles (Tables 5.1, 5.2) of the stances chosen.
StanceHandles averageHandles(const StanceLibrary& library, const std::vector<std::size_t>& chosen);

// Of the figures, kg.
double meanMass(const StanceLibrary& library);

// A stance on its way into a blend: one that does not push to the side is taken without side speed; the
// blend's own warp makes up for it.
StanceWarp warpForBlend(const StanceTable& stance, const StanceHandles& target);

// Both warped to the target, blended, and the blend warped to it once more, so that it is there exactly.
struct BlendedStance {
  Stance stance;    // as it is after the re-warp; where `warp` has no fault
  StanceWarp warp;  // of the blend before (its scale is 1 in `stance`)
  StanceScore score;
  std::string problem;  // which of the two cannot be warped, and why; empty: none
};
BlendedStance blendAt(const Stance& a, const Stance& b, double share, const StanceHandles& target,
                      const StanceLimits& limits = {}, const StanceBlendOptions& options = {});
// At the handles on the line between those of the two.
BlendedStance blendOnLine(const Stance& a, const Stance& b, double share, const StanceLimits& limits = {},
                          const StanceBlendOptions& options = {});

// Adds the blend on the line as a stance of its own. Throws Error where it cannot be made or the name is
// taken.
void addBlend(StanceLibrary& library, const std::string& name, const std::string& first,
              const std::string& second, double share);

}  // namespace footfall::stance
