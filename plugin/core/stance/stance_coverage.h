// SPDX-License-Identifier: MIT
// What a library can do: slices of its coverage over two handles, value over a handle and a share, hulls of
// what each stance reaches (Cummings 2001 §6.1, §6.2, §7.1), and what stands in a request's way.
#pragma once

#include <string>
#include <vector>

#include "base/progress.h"
#include "stance/stance_search.h"

namespace footfall::stance {

// Even values of a handle (its index, 0 to 5), both ends included.
struct HandleRange {
  int handle = 0;
  double from = 0, to = 1;
  int count = 50;

  double at(int i) const { return count > 1 ? from + (to - from) * i / (count - 1) : from; }
};
// "startSpeed" -> 2. Throws Error listing the six.
int handleNamed(const std::string& name);
// "startSpeed=3,endHeight=1.1" over handles to start from. Throws Error naming what is wrong.
StanceHandles handlesWith(const StanceHandles& from, const std::string& changes);

struct CoverageSlice {
  HandleRange x, y;
  std::vector<double> value;  // #y by #x, the best score there; NaN-free: -1e9 where nothing can be warped
  std::vector<int> stance;    // whose; the first of a blend
  double plausible = 0;       // share of the points

  double at(int ix, int iy) const { return value[static_cast<std::size_t>(iy * x.count + ix)]; }
};

struct CoverageOptions {
  bool blends = false;  // search with options; otherwise warps alone
  StanceSearchOptions search;
  int threads = 0;
};

// The same bits on any number of threads. Throws Error for ranges that are none or one handle twice.
CoverageSlice coverageSlice(const StanceIndex& index, const StanceHandles& others, const HandleRange& x,
                            const HandleRange& y, const CoverageOptions& options = {},
                            const Progress& progress = {});

// The value of every blend of two stances along a handle: x the handle, y the share of the first.
CoverageSlice valueSurface(const StanceIndex& index, int first, int second, const StanceHandles& others,
                           const HandleRange& x, int shares = 21);

// Points of the six handles (in handleUnits) that a stance reaches plausibly, and their convex hull.
class CoverageHull {
 public:
  // Rays from the stance's own handles (or, where these are not plausible, from the nearest found) as far as
  // they stay plausible.
  CoverageHull(const StanceTable& table, const StanceHandles& own, const StanceLimits& limits,
               int rays = 256);

  bool empty() const { return points_.empty(); }
  std::size_t size() const { return points_.size(); }
  // From the hull, in units of handleUnits; 0 within.
  double distance(const StanceHandles& target) const;

 private:
  std::vector<Eigen::Matrix<double, StanceHandles::kCount, 1>> points_;
};

}  // namespace footfall::stance
