// SPDX-License-Identifier: MIT
#include "curve/time_curve.h"

#include <algorithm>
#include <cmath>

namespace footfall {
namespace {

Key keyAt(const TimeCorner& corner, double frame, bool straight) {
  Key key;
  key.time = corner.at;
  key.value = corner.source / frame;
  key.inType = key.outType = straight ? TangentType::Linear : TangentType::Fixed;
  key.in = {1, corner.before / frame};
  key.out = {1, corner.after / frame};
  key.tangentsLocked = std::abs(corner.before - corner.after) < 1e-9;
  return key;
}

}  // namespace

Curve timeCurve(const TimeMap& map, double frame, const TimeRange& range) {
  std::vector<TimeCorner> corners = map.corners();
  if (corners.size() < 2) {
    for (const double time : {range.start, range.end}) {
      const auto same = [time](const TimeCorner& corner) { return corner.at == time; };
      if (std::none_of(corners.begin(), corners.end(), same))
        corners.push_back({time, map.source(time), map.rate(time), map.rate(time)});
    }
    std::sort(corners.begin(), corners.end(), [](const auto& a, const auto& b) { return a.at < b.at; });
  }
  const bool straight = map.options().interpolation == TimeInterpolation::Linear &&
                        map.options().outside == TimeMapOptions::Outside::Hold;
  std::vector<Key> keys;
  for (const TimeCorner& corner : corners) keys.push_back(keyAt(corner, frame, straight));
  // Beyond the ends time runs at its own speed.
  for (Key* end : {&keys.front(), &keys.back()}) {
    (end == &keys.front() ? end->inType : end->outType) = TangentType::Fixed;
    end->tangentsLocked = end->tangentsLocked && !straight;
  }
  return Curve(std::move(keys), false, Infinity::Linear, Infinity::Linear);
}

}  // namespace footfall
