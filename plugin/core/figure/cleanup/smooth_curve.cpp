// SPDX-License-Identifier: MIT
#include "figure/cleanup/smooth_curve.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace footfall {
namespace {

// Symmetric, four diagonals: row f holds the entries of columns f - 3 … f.
constexpr std::size_t kBand = 4;
using CurveRows = std::vector<std::array<double, kBand>>;

double& entryOf(CurveRows& rows, std::size_t row, std::size_t column) {
  return rows[row][column + kBand - 1 - row];
}

template <std::size_t Count>
void addStencil(CurveRows& rows, std::size_t first, const std::array<double, Count>& stencil, double weight) {
  for (std::size_t i = 0; i < Count; ++i) {
    for (std::size_t k = 0; k <= i; ++k)
      entryOf(rows, first + i, first + k) += weight * stencil[i] * stencil[k];
  }
}

// Rows of known frames become x = value.
void fixKnown(CurveRows& rows, std::vector<Vec3>& right, const std::vector<char>& known,
              const std::vector<Vec3>& curve) {
  const std::size_t frames = rows.size();
  for (std::size_t f = 0; f < frames; ++f) {
    for (std::size_t k = f > 3 ? f - 3 : 0; k < f; ++k) {
      double& entry = entryOf(rows, f, k);
      if (known[f] && !known[k]) right[k] -= entry * curve[f];
      if (known[k] && !known[f]) right[f] -= entry * curve[k];
      if (known[f] || known[k]) entry = 0;
    }
    if (!known[f]) continue;
    entryOf(rows, f, f) = 1;
    right[f] = curve[f];
  }
}

// Cholesky's factors in place, then both substitutions.
void solveBand(CurveRows& rows, std::vector<Vec3>& right) {
  const std::size_t frames = rows.size();
  for (std::size_t f = 0; f < frames; ++f) {
    const std::size_t from = f > 3 ? f - 3 : 0;
    for (std::size_t k = from; k <= f; ++k) {
      double sum = entryOf(rows, f, k);
      const std::size_t least = std::max(from, k > 3 ? k - 3 : 0);
      for (std::size_t i = least; i < k; ++i) sum -= entryOf(rows, f, i) * entryOf(rows, k, i);
      entryOf(rows, f, k) = k < f ? sum / entryOf(rows, k, k) : std::sqrt(std::max(sum, 1e-300));
    }
    for (std::size_t k = from; k < f; ++k) right[f] -= entryOf(rows, f, k) * right[k];
    right[f] /= entryOf(rows, f, f);
  }
  for (std::size_t f = frames; f-- > 0;) {
    for (std::size_t k = f + 1; k < std::min(frames, f + kBand); ++k)
      right[f] -= entryOf(rows, k, f) * right[k];
    right[f] /= entryOf(rows, f, f);
  }
}

}  // namespace

void solveSmoothCurve(const CurveCost& cost, const std::vector<char>& known, std::vector<Vec3>& curve) {
  const std::size_t frames = curve.size();
  CurveRows rows(frames, {0, 0, 0, 0});
  std::vector<Vec3> right(frames, Vec3::Zero());
  constexpr std::array<double, 4> kThird{-1, 3, -3, 1};
  for (std::size_t f = 0; f < frames; ++f) {
    rows[f][kBand - 1] += cost.hold[f];
    if (!cost.wanted.empty()) right[f] += cost.hold[f] * cost.wanted[f];
    if (f + 1 < frames) addStencil<2>(rows, f, {-1, 1}, cost.steady[f]);
    if (f + 2 < frames) addStencil<3>(rows, f, {1, -2, 1}, cost.bend[f]);
    if (f + 3 >= frames) continue;
    addStencil(rows, f, kThird, cost.smooth[f]);
    if (cost.third.empty()) continue;
    for (std::size_t i = 0; i < 4; ++i) right[f + i] -= cost.smooth[f] * kThird[i] * cost.third[f];
  }
  for (std::size_t f = 0; f < frames; ++f) {
    if (rows[f][kBand - 1] == 0) rows[f][kBand - 1] = 1;  // nothing to say: zero
  }
  fixKnown(rows, right, known, curve);
  solveBand(rows, right);
  curve = std::move(right);
}

}  // namespace footfall
