// SPDX-License-Identifier: MIT
// What a library can do: slices of its coverage over two handles, value over a handle and a share, and hulls
// of what each stance reaches (Cummings 2001 §6.1, §6.2, §7.1).
#pragma once

#include <string>
#include <vector>

#include "base/progress.h"
#include "stance/library/stance_search.h"

namespace footfall::stance {

// Evenly spaced values of a handle (index 0 to 5), both ends included.
struct HandleRange {
  int handle = 0;
  double from = 0, to = 1;
  int count = 50;

  double at(int i) const { return count > 1 ? from + (to - from) * i / (count - 1) : from; }
};
// "startSpeed" -> 2. Throws Error listing the six names.
int handleNamed(const std::string& name);
// Applies "startSpeed=3,endHeight=1.1" to handles. Throws Error naming what is wrong.
StanceHandles handlesWith(const StanceHandles& from, const std::string& changes);

struct CoverageSlice {
  HandleRange x, y;
  std::vector<double> value;  // #y by #x, the best score; -1e9 where nothing can be warped; never NaN
  std::vector<int> stance;    // index of the best stance, of a blend the first
  double plausible = 0;       // share of plausible points

  double at(int ix, int iy) const { return value[static_cast<std::size_t>(iy * x.count + ix)]; }
};

struct CoverageOptions {
  bool blends = false;  // true: search with blends; false: warps only
  StanceSearchOptions search;
  int threads = 0;
};

// The result does not depend on the number of threads. Throws Error for empty ranges or the same handle
// twice.
CoverageSlice coverageSlice(const StanceIndex& index, const StanceHandles& others, const HandleRange& x,
                            const HandleRange& y, const CoverageOptions& options = {},
                            const Progress& progress = {});

// The value of all blends of two stances: x a handle, y the share of the first.
CoverageSlice valueSurface(const StanceIndex& index, int first, int second, const StanceHandles& others,
                           const HandleRange& x, int shares = 21);

// Points in the space of the six handles (in handleUnits) that a stance reaches plausibly, and their convex
// hull.
class CoverageHull {
 public:
  // Follows rays from the handles of the stance (or, where these are not plausible, from the nearest found)
  // as far as they stay plausible.
  CoverageHull(const StanceTable& table, const StanceHandles& own, const StanceLimits& limits,
               int rays = 256);

  bool empty() const { return points_.empty(); }
  std::size_t size() const { return points_.size(); }
  // Distance from the hull in handleUnits; 0 inside.
  double distance(const StanceHandles& target) const;

 private:
  std::vector<Eigen::Matrix<double, StanceHandles::kCount, 1>> points_;
};

}  // namespace footfall::stance
