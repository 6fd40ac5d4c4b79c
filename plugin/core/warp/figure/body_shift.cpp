// SPDX-License-Identifier: MIT
#include "warp/figure/body_shift.h"

#include <algorithm>
#include <cmath>

#include "base/constants.h"
#include "base/easing.h"
#include "warp/warp_tuning.h"

namespace footfall::warp {
namespace {

// A foot takes its load over, and gives it up, in a while at the ends of its stand.
double loadOf(const TimeRange& stand, double time) {
  if (time < stand.start || time > stand.end) return 0;
  const double ramp = std::max(1e-6, std::min(tuning::kLoadRamp, 0.5 * (stand.end - stand.start)));
  const double inside = std::min(time - stand.start, stand.end - time);
  return std::max(1e-6, smoothStep(std::min(1.0, inside / ramp)));
}

// How much of the shift is kept at a time: none far from any stand that was moved.
double nearness(const std::vector<MovedStand>& stands, double time) {
  double least = tuning::kShiftFades;
  for (const MovedStand& stand : stands) {
    if (stand.moved.isZero(0)) continue;
    least = std::min(least, std::max({0.0, stand.time.start - time, time - stand.time.end}));
  }
  return 1 - smoothStep(std::clamp(2 * least / tuning::kShiftFades - 1, 0.0, 1.0));
}

}  // namespace

std::vector<Vec3> bodyShift(const std::vector<MovedStand>& stands, std::size_t frames, double startTime,
                            double frameTime, double height) {
  std::vector<Vec3> shift(frames, Vec3::Zero());
  const bool moved = std::any_of(stands.begin(), stands.end(),
                                 [](const MovedStand& stand) { return !stand.moved.isZero(0); });
  if (!moved || frames < 3) return shift;
  const double stiff = height / (kGravity * frameTime * frameTime);
  // Thomas' elimination of rows (-side, middle, -side); at the ends the shift is level.
  std::vector<double> ratio(frames);
  for (std::size_t f = 0; f < frames; ++f) {
    const double time = startTime + static_cast<double>(f) * frameTime;
    double load = 0;
    Vec3 weight = Vec3::Zero();
    for (const MovedStand& stand : stands) {
      const double own = loadOf(stand.time, time);
      load += own;
      weight += own * stand.moved;
    }
    const bool end = f == 0 || f + 1 == frames;
    const bool stood = load > 0;
    const double before = f == 0 ? 0 : stiff, after = f + 1 == frames ? 0 : stiff;
    double middle = (stood ? 1 : 0) + before + after;
    if (!stood && end) middle += 1e-9 * stiff;  // a clip of nothing but flight is not moved
    const Vec3 right = stood ? Vec3(weight / load) : Vec3(Vec3::Zero());
    const double pivot = middle - (f == 0 ? 0 : before * ratio[f - 1]);
    ratio[f] = after / pivot;
    shift[f] = (right + (f == 0 ? Vec3(Vec3::Zero()) : Vec3(before * shift[f - 1]))) / pivot;
  }
  for (std::size_t f = frames - 1; f-- > 0;) shift[f] += ratio[f] * shift[f + 1];
  for (std::size_t f = 0; f < frames; ++f)
    shift[f] *= nearness(stands, startTime + static_cast<double>(f) * frameTime);
  return shift;
}

}  // namespace footfall::warp
