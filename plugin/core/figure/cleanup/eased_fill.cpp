// SPDX-License-Identifier: MIT
#include "figure/cleanup/eased_fill.h"

#include <algorithm>
#include <cmath>

#include "base/angles.h"

namespace footfall {
namespace {

using Index = std::ptrdiff_t;

// Per frame, of the line through `count` frames from `from` on in a direction.
Vec3 slopeAt(const std::vector<Vec3>& signal, Index from, Index direction, Index count) {
  if (count < 2) return Vec3::Zero();
  const double centre = 0.5 * static_cast<double>(count - 1);
  Vec3 moment = Vec3::Zero();
  double spread = 0;
  for (Index i = 0; i < count; ++i) {
    const double x = static_cast<double>(i) - centre;
    moment += x * signal[static_cast<std::size_t>(from + direction * i)];
    spread += x * x;
  }
  return moment / spread;  // in the direction walked
}

// 1 to 0 with flat ends, and 0 to 0 with slope 1 at the start: quintics without acceleration at the ends.
double easeValue(double s) {
  return s >= 1 ? 0 : 1 - s * s * s * (10 + s * (-15 + 6 * s));
}
double easeSlope(double s) {
  return s >= 1 ? 0 : s * (1 + s * s * (-6 + s * (8 - 3 * s)));
}

}  // namespace

void fillEased(std::vector<Vec3>& signal, const std::vector<char>& known, double blend, int slopeFrames) {
  const Index size = static_cast<Index>(signal.size());
  const auto isKnown = [&](Index f) { return known[static_cast<std::size_t>(f)] != 0; };
  for (Index f = 0; f < size; ++f) {
    if (!isKnown(f)) signal[static_cast<std::size_t>(f)].setZero();
  }
  for (Index f = 0; f < size; ++f) {
    if (!isKnown(f)) continue;
    for (const Index direction : {Index{-1}, Index{1}}) {
      const Index next = f + direction;
      if (next < 0 || next >= size || isKnown(next)) continue;
      Index gap = 1;  // frames to the next known one
      while (f + direction * gap >= 0 && f + direction * gap < size && !isKnown(f + direction * gap)) ++gap;
      Index count = 1;  // known frames behind
      while (count < slopeFrames && f - direction * count >= 0 && f - direction * count < size &&
             isKnown(f - direction * count)) {
        ++count;
      }
      const bool open = f + direction * gap < 0 || f + direction * gap >= size;
      const double length = open ? blend : std::min(blend, static_cast<double>(gap));
      const double settle = 0.5 * length;  // half as long, so that a fast end does not carry far
      const Vec3 value = signal[static_cast<std::size_t>(f)], slope = -slopeAt(signal, f, -direction, count);
      for (Index k = 1; k < gap; ++k) {
        const double s = static_cast<double>(k) / length;
        signal[static_cast<std::size_t>(f + direction * k)] +=
            easeValue(s) * value + settle * easeSlope(static_cast<double>(k) / settle) * slope;
      }
    }
  }
}

std::vector<double> smoothUpperEnvelope(const std::vector<double>& values, int reach) {
  const Index size = static_cast<Index>(values.size());
  if (reach < 1 || std::all_of(values.begin(), values.end(), [](double v) { return v == 0; })) return values;
  std::vector<double> highest(values.size()), result(values.size());
  for (Index f = 0; f < size; ++f) {
    const auto from = values.begin() + std::max<Index>(0, f - reach);
    const auto to = values.begin() + std::min(size, f + reach + 1);
    highest[static_cast<std::size_t>(f)] = *std::max_element(from, to);
  }
  std::vector<double> weight;  // from -reach to reach
  for (Index k = -reach; k <= reach; ++k)
    weight.push_back(1 + std::cos(kPi * static_cast<double>(k) / (reach + 1)));
  // Each average is over maxima that all include the frame itself, so it is not below its value.
  for (Index f = 0; f < size; ++f) {
    double sum = 0, weights = 0;
    for (Index k = -reach; k <= reach; ++k) {
      const Index at = std::clamp<Index>(f + k, 0, size - 1);
      const double own = weight[static_cast<std::size_t>(k + reach)];
      sum += own * highest[static_cast<std::size_t>(at)];
      weights += own;
    }
    result[static_cast<std::size_t>(f)] = sum / weights;
  }
  return result;
}

}  // namespace footfall
