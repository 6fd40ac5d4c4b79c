// SPDX-License-Identifier: MIT
#include "figure/cleanup/hip_path.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/angles.h"

#include "figure/cleanup/cleanup_tuning.h"

namespace footfall {
namespace {

// Normal equations of three unknowns per frame, each term over at most three frames: row r holds the entries
// of columns r - 8 … r.
constexpr std::size_t kHipBand = 9;

class HipEquations {
 public:
  explicit HipEquations(std::size_t frames) : rows_(3 * frames), right_(3 * frames) {}

  void clear() {
    std::fill(rows_.begin(), rows_.end(), std::array<double, kHipBand>{});
    std::fill(right_.begin(), right_.end(), 0.0);
  }
  // weight (value + Σ slope[i] · x of frame first + i)²
  template <std::size_t Count>
  void add(std::size_t first, const std::array<Vec3, Count>& slope, double value, double weight) {
    for (std::size_t i = 0; i < 3 * Count; ++i) {
      const double own = weight * slope[i / 3][static_cast<Eigen::Index>(i % 3)];
      if (own == 0) continue;
      const std::size_t row = 3 * first + i;
      right_[row] -= own * value;
      for (std::size_t k = 0; k <= i; ++k)
        at(row, 3 * first + k) += own * slope[k / 3][static_cast<Eigen::Index>(k % 3)];
    }
  }
  // Of the unknowns, in place.
  const std::vector<double>& solve() {
    const std::size_t size = rows_.size();
    for (std::size_t r = 0; r < size; ++r) {
      const std::size_t from = firstOf(r);
      for (std::size_t c = from; c <= r; ++c) {
        double sum = at(r, c);
        for (std::size_t i = std::max(from, firstOf(c)); i < c; ++i) sum -= at(r, i) * at(c, i);
        at(r, c) = c < r ? sum / at(c, c) : std::sqrt(std::max(sum, 1e-300));
      }
      for (std::size_t c = from; c < r; ++c) right_[r] -= at(r, c) * right_[c];
      right_[r] /= at(r, r);
    }
    for (std::size_t r = size; r-- > 0;) {
      for (std::size_t k = r + 1; k < std::min(size, r + kHipBand); ++k) right_[r] -= at(k, r) * right_[k];
      right_[r] /= at(r, r);
    }
    return right_;
  }

 private:
  static std::size_t firstOf(std::size_t row) { return row + 1 > kHipBand ? row + 1 - kHipBand : 0; }
  double& at(std::size_t row, std::size_t column) { return rows_[row][column + kHipBand - 1 - row]; }

  std::vector<std::array<double, kHipBand>> rows_;
  std::vector<double> right_;
};

// How far a knee is bent with hip and ankle a distance apart, radians, and how that changes with it. Nearly
// straight and beyond it goes on as a straight line, so that a leg too short asks for the more the shorter it
// is.
struct KneeBend {
  double bend, slope;
};
KneeBend kneeBend(double upper, double lower, double distance) {
  constexpr double kLeast = cleanup_tuning::kStraightKnee;
  const double squares = upper * upper + lower * lower, product = 2 * upper * lower;
  const double longest = std::sqrt(squares + product * std::cos(kLeast));
  const auto slopeAt = [&](double reach, double bend) { return -2 * reach / (product * std::sin(bend)); };
  if (distance > longest) {
    const double slope = slopeAt(longest, kLeast);
    return {kLeast + slope * (distance - longest), slope};
  }
  const double bend = std::acos(std::clamp((distance * distance - squares) / product, -1.0, 1.0));
  return {bend, slopeAt(distance, std::clamp(bend, kLeast, kPi - kLeast))};
}

}  // namespace

std::vector<Vec3> hipPath(const std::vector<LegLoad>& legs, double frameTime, std::size_t still) {
  const std::size_t frames = legs.empty() ? 0 : legs.front().hip.size();
  std::vector<Vec3> path(frames, Vec3::Zero());
  const bool moved = std::any_of(legs.begin(), legs.end(), [](const LegLoad& leg) {
    for (std::size_t f = 0; f < leg.hip.size(); ++f) {
      if (leg.foothold[f] != leg.ankle[f]) return true;
    }
    return false;
  });
  if (!moved) return path;
  using namespace cleanup_tuning;
  // Second differences grow with the square of the step.
  const double step = std::pow(frameTime * kHipRate, 2);
  const auto weight = [](double deviation) { return 1 / (deviation * deviation); };
  const double hipFar = weight(kHipFar), kneeFar = weight(kKneeFar), kneeRough = weight(kKneeRough * step),
               kneeStraight = weight(kKneeShort);
  // Where the hips were rough themselves, their correction may be.
  std::vector<double> hipRough(frames, weight(kHipRough * step));
  const std::vector<Vec3>& hip = legs.front().hip;
  for (std::size_t f = still; f + 2 < frames; ++f)
    hipRough[f] =
        weight(std::max(kHipRough * step, kHipOwnRough * (hip[f] - 2 * hip[f + 1] + hip[f + 2]).norm()));
  HipEquations equations(frames);
  std::vector<double> off(frames);  // of the knee from what it was
  std::vector<Vec3> slope(frames);
  for (int round = 0; round < kHipRounds; ++round) {
    equations.clear();
    for (std::size_t f = 0; f < frames; ++f) {
      const bool fixed = f < still;
      for (int axis = 0; axis < 3; ++axis) {
        const Vec3 unit = Vec3::Unit(axis);
        equations.add<1>(f, {unit}, path[f][axis], fixed ? 1e6 * hipFar : hipFar);
        if (f + 2 < frames && f >= still) {
          equations.add<3>(f, {unit, Vec3(-2 * unit), unit},
                           path[f][axis] - 2 * path[f + 1][axis] + path[f + 2][axis], hipRough[f]);
        }
      }
    }
    for (const LegLoad& leg : legs) {
      for (std::size_t f = still; f < frames; ++f) {
        const Vec3 reach = leg.hip[f] + path[f] - leg.foothold[f];
        const double distance = std::max(reach.norm(), 1e-6);
        const KneeBend now = kneeBend(leg.upper, leg.lower, distance);
        const double was = kneeBend(leg.upper, leg.lower, (leg.hip[f] - leg.ankle[f]).norm()).bend;
        off[f] = now.bend - was;
        slope[f] = now.slope * reach / distance;
        if (!leg.stands[f]) continue;
        equations.add<1>(f, {slope[f]}, off[f], kneeFar);
        const double least = std::min(was, kBentKnee);
        if (now.bend < least) equations.add<1>(f, {slope[f]}, now.bend - least, kneeStraight);
      }
      for (std::size_t f = still; f + 2 < frames; ++f) {
        if (!leg.stands[f] || !leg.stands[f + 1] || !leg.stands[f + 2]) continue;
        equations.add<3>(f, {slope[f], Vec3(-2 * slope[f + 1]), slope[f + 2]},
                         off[f] - 2 * off[f + 1] + off[f + 2], kneeRough);
      }
    }
    const std::vector<double>& change = equations.solve();
    for (std::size_t f = still; f < frames; ++f) {
      for (std::size_t axis = 0; axis < 3; ++axis)
        path[f][static_cast<Eigen::Index>(axis)] += change[3 * f + axis];
    }
  }
  return path;
}

}  // namespace footfall
