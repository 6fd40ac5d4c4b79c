// SPDX-License-Identifier: MIT
// How far feet slip through whole steps, whatever is taken for a contact: from where a foot comes down to
// where it swings on.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "figure/sole.h"

namespace footfall {

// Of one step. Metres.
struct Slip {
  std::size_t leg = 0;
  double start = 0, end = 0;  // seconds
  double way = 0;             // the farthest the lowest part is from where it has been before
  double back = 0;  // the same, against the way the figure goes: recorded feet settle and roll ahead
};

// A foot is down while the lowest of heel, ball and tip is near the level it stands on and far slower than a
// swing; two such times that a swing does not part are one. What the lowest part does is summed, so that
// rolling from heel to toes is no slip.
inline std::vector<Slip> slipsOf(const Motion& motion) {
  constexpr double kSlow = 0.5, kNear = 0.03, kSwing = 0.25;  // metres a second, metres, metres
  const Limbs limbs = findLimbs(motion.skeleton);
  const SoleTracks tracks = trackSoles(motion, findSoles(motion.skeleton, limbs), 1);
  std::vector<Slip> slips;
  const std::size_t count = tracks.frames();
  std::vector<Vec2> body(count);
  Pose pose;
  for (std::size_t i = 0; i < count; ++i) {
    worldPose(motion, i, pose);
    const Vec3& at = pose.position[static_cast<std::size_t>(std::max(0, limbs.pelvis))];
    body[i] = {at.x(), at.z()};
  }
  for (std::size_t leg = 0; leg < limbs.legs.size() && count > 4; ++leg) {
    double level[kSoleParts];  // as low as each part is in a tenth of the time
    for (std::size_t p = 0; p < kSoleParts; ++p) {
      std::vector<double> heights;
      for (std::size_t i = 0; i < count; ++i)
        heights.push_back(tracks.at(i, leg, static_cast<SolePart>(p)).y());
      const auto tenth = heights.begin() + static_cast<std::ptrdiff_t>(count / 10);
      std::nth_element(heights.begin(), tenth, heights.end());
      level[p] = *tenth;
    }
    std::vector<Vec2> way{Vec2::Zero()};  // of the lowest part, over all frames
    std::vector<bool> down{false};
    for (std::size_t i = 1; i < count; ++i) {
      Vec2 step = Vec2::Zero();
      double height = 1e9;
      for (std::size_t p = 0; p < kSoleParts; ++p) {
        const Vec3 a = tracks.at(i - 1, leg, static_cast<SolePart>(p)),
                   b = tracks.at(i, leg, static_cast<SolePart>(p));
        if ((a.y() + b.y()) / 2 - level[p] >= height) continue;
        height = (a.y() + b.y()) / 2 - level[p];
        step = Vec2(b.x() - a.x(), b.z() - a.z());
      }
      way.push_back(way.back() + step);
      down.push_back(height < kNear && step.norm() < kSlow * motion.frameTime);
    }
    for (std::size_t i = 1; i < count;) {
      if (!down[i]) {
        ++i;
        continue;
      }
      const std::size_t first = i - 1;
      std::size_t last = i;
      for (; i < count && (down[i] || (way[i] - way[last]).norm() < kSwing); ++i) {
        if (down[i]) last = i;
      }
      Slip slip{leg, motion.time(first), motion.time(last), 0, 0};
      const Vec2 ahead = body[last] - body[first];
      for (std::size_t a = first; a <= last; ++a) {
        for (std::size_t b = a + 1; b <= last; ++b) {
          slip.way = std::max(slip.way, (way[b] - way[a]).norm());
          if (ahead.norm() > 0.1) slip.back = std::max(slip.back, (way[a] - way[b]).dot(ahead.normalized()));
        }
      }
      if (slip.end - slip.start > 0.06) slips.push_back(slip);
    }
  }
  return slips;
}

}  // namespace footfall
