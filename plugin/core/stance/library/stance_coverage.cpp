// SPDX-License-Identifier: MIT
#include "stance/library/stance_coverage.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdlib>
#include <random>

#include "base/error.h"
#include "base/parallel.h"

namespace footfall::stance {
namespace {

constexpr double kCannot = -1e9;

using Handles6 = Eigen::Matrix<double, StanceHandles::kCount, 1>;

Handles6 scaledOf(const StanceHandles& h) {
  const auto v = h.values(), unit = handleUnits();
  Handles6 p;
  for (int i = 0; i < StanceHandles::kCount; ++i)
    p[i] = v[static_cast<std::size_t>(i)] / unit[static_cast<std::size_t>(i)];
  return p;
}
StanceHandles handlesOf(const Handles6& p) {
  std::array<double, StanceHandles::kCount> v{};
  const auto unit = handleUnits();
  for (int i = 0; i < StanceHandles::kCount; ++i)
    v[static_cast<std::size_t>(i)] = p[i] * unit[static_cast<std::size_t>(i)];
  return StanceHandles::of(v);
}
StanceHandles with(const StanceHandles& h, int handle, double value) {
  auto v = h.values();
  v[static_cast<std::size_t>(handle)] = value;
  return StanceHandles::of(v);
}

void checkRange(const HandleRange& r) {
  if (r.handle < 0 || r.handle >= StanceHandles::kCount || r.count < 2 || r.count > 4000 ||
      !(std::abs(r.to - r.from) > 0) || !std::isfinite(r.to - r.from))
    throw Error("the range of a handle needs two different ends and 2 to 4000 values");
}

void fill(CoverageSlice& slice, int index, const StanceAnswer& answer) {
  slice.value[static_cast<std::size_t>(index)] = answer ? answer.score.value : kCannot;
  slice.stance[static_cast<std::size_t>(index)] = answer.first;
}

StanceAnswer bestWarp(const StanceIndex& index, const StanceHandles& target) {
  StanceAnswer best;
  for (std::size_t i = 0; i < index.size(); ++i) {
    StanceAnswer one;
    if (!warpAndScore(index.tables[i], target, index.limits, one)) continue;
    if (best && !(one.score.value > best.score.value)) continue;
    best = one;
    best.first = static_cast<int>(i);
  }
  return best;
}

CoverageSlice empty(const HandleRange& x, const HandleRange& y) {
  CoverageSlice slice;
  slice.x = x;
  slice.y = y;
  slice.value.assign(static_cast<std::size_t>(x.count) * static_cast<std::size_t>(y.count), kCannot);
  slice.stance.assign(slice.value.size(), -1);
  return slice;
}

void countPlausible(CoverageSlice& slice) {
  const auto good = std::count_if(slice.value.begin(), slice.value.end(), [](double v) { return v > 0; });
  slice.plausible = static_cast<double>(good) / static_cast<double>(slice.value.size());
}

}  // namespace

int handleNamed(const std::string& name) {
  const auto& names = handleNames();
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end())
    throw Error(fmt::format("there is no handle '{}'; there are {}", name, fmt::join(names, ", ")));
  return static_cast<int>(found - names.begin());
}

StanceHandles handlesWith(const StanceHandles& from, const std::string& changes) {
  auto values = from.values();
  std::size_t start = 0;
  while (start < changes.size()) {
    std::size_t end = changes.find(',', start);
    if (end == std::string::npos) end = changes.size();
    const std::string part = changes.substr(start, end - start);
    const std::size_t equals = part.find('=');
    if (equals == std::string::npos)
      throw Error(fmt::format("'{}' is not a handle with a value, such as startSpeed=3", part));
    const int handle = handleNamed(part.substr(0, equals));
    const std::string text = part.substr(equals + 1);
    char* stop = nullptr;
    const double value = std::strtod(text.c_str(), &stop);
    if (text.empty() || *stop != '\0' || !std::isfinite(value))
      throw Error(fmt::format("'{}' is not a number for {}", text, part.substr(0, equals)));
    values[static_cast<std::size_t>(handle)] = value;
    start = end + 1;
  }
  return StanceHandles::of(values);
}

CoverageSlice coverageSlice(const StanceIndex& index, const StanceHandles& others, const HandleRange& x,
                            const HandleRange& y, const CoverageOptions& options, const Progress& progress) {
  checkRange(x);
  checkRange(y);
  if (x.handle == y.handle) throw Error("a slice needs two different handles");
  CoverageSlice slice = empty(x, y);
  StanceSearchOptions search = options.search;
  search.threads = 1;
  constexpr int kBand = 16;  // rows between progress reports
  for (int band = 0; band < y.count; band += kBand) {
    report(progress, static_cast<double>(band) / y.count);
    const int last = std::min(y.count, band + kBand);
#pragma omp parallel for num_threads(threadCount(options.threads)) schedule(dynamic, 1)
    for (int iy = band; iy < last; ++iy) {
      const StanceHandles row = with(others, y.handle, y.at(iy));
      for (int ix = 0; ix < x.count; ++ix) {
        const StanceHandles target = with(row, x.handle, x.at(ix));
        fill(slice, iy * x.count + ix,
             options.blends ? searchStances(index, target, search).answer : bestWarp(index, target));
      }
    }
  }
  report(progress, 1);
  countPlausible(slice);
  return slice;
}

CoverageSlice valueSurface(const StanceIndex& index, int first, int second, const StanceHandles& others,
                           const HandleRange& x, int shares) {
  checkRange(x);
  CoverageSlice slice = empty(x, HandleRange{0, 0, 1, shares});
  checkRange(slice.y);
  for (int ix = 0; ix < x.count; ++ix) {
    const StanceHandles target = with(others, x.handle, x.at(ix));
    StanceAnswer ends[2];
    StanceTable tables[2];
    bool can = true;
    for (int i = 0; i < 2; ++i) {
      tables[i] = index.tables.at(static_cast<std::size_t>(i == 0 ? first : second));
      can = warpAndScore(tables[i], target, index.limits, ends[i]) && can;
      if (can) tables[i].scale(ends[i].warp.timing.scale, ends[i].warp.timing.stretch);
    }
    for (int iy = 0; can && iy < shares; ++iy) {
      StanceAnswer one;
      if (!warpAndScore(blend(tables[0], tables[1], slice.y.at(iy)), target, index.limits, one)) continue;
      one.first = first;
      fill(slice, iy * x.count + ix, one);
    }
  }
  countPlausible(slice);
  return slice;
}

CoverageHull::CoverageHull(const StanceTable& table, const StanceHandles& own, const StanceLimits& limits,
                           int rays) {
  const auto works = [&](const Handles6& p) {
    StanceAnswer answer;
    return warpAndScore(table, handlesOf(p), limits, answer) && answer.score.plausible();
  };
  std::mt19937 random(1);  // fixed seed: the same hull every time
  std::normal_distribution<double> normal;
  Handles6 centre = scaledOf(own);
  for (int i = 0; i < 4000 && !works(centre); ++i) {
    Handles6 step;
    for (double& s : step) s = normal(random);
    centre = scaledOf(own) + (0.2 + 0.001 * i) * step;
  }
  if (!works(centre)) return;
  points_.push_back(centre);
  for (int ray = 0; ray < rays; ++ray) {
    Handles6 way = Handles6::Zero();
    if (ray < 2 * StanceHandles::kCount) {  // along the handles first
      way[ray / 2] = ray % 2 == 0 ? 1 : -1;
    } else {
      for (double& w : way) w = normal(random);
      way.normalize();
    }
    // Regions are compact except for gaps: stop at the first gap.
    double reach = 0;
    while (reach < 20 && works(centre + (reach + 0.1) * way)) reach += 0.1;
    if (reach > 0) points_.push_back(centre + reach * way);
  }
}

// Gilbert's nearest point of a convex hull with away steps (Frank & Wolfe).
double CoverageHull::distance(const StanceHandles& target) const {
  if (points_.empty()) return std::numeric_limits<double>::infinity();
  const Handles6 t = scaledOf(target);
  std::vector<double> weight(points_.size(), 0);
  weight[0] = 1;
  Handles6 at = points_[0];
  for (int round = 0; round < 2000; ++round) {
    const Handles6 way = t - at;
    std::size_t toward = 0, away = 0;
    double most = -1e300, least = 1e300;
    for (std::size_t i = 0; i < points_.size(); ++i) {
      const double d = way.dot(points_[i]);
      if (d > most) most = d, toward = i;
      if (weight[i] > 0 && d < least) least = d, away = i;
    }
    const double here = way.dot(at);
    if (most - here < 1e-9 * (1 + way.squaredNorm())) break;
    const bool back = here - least > most - here;
    const Handles6 step = back ? Handles6(at - points_[away]) : Handles6(points_[toward] - at);
    const double longest = back ? weight[away] / std::max(1 - weight[away], 1e-12) : 1;
    const double length = step.squaredNorm();
    if (!(length > 0)) break;
    const double move = std::clamp(way.dot(step) / length, 0.0, longest);
    for (double& w : weight) w *= back ? 1 + move : 1 - move;
    weight[back ? away : toward] += back ? -move : move;
    at += move * step;
  }
  const double d = (t - at).norm();
  return d < 1e-4 ? 0 : d;
}

}  // namespace footfall::stance
