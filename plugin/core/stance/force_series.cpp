// SPDX-License-Identifier: MIT
#include "stance/force_series.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/error.h"

namespace footfall::stance {
namespace {

double frequency(int harmonic) {
  return 2 * kPi * harmonic;
}

}  // namespace

ForceSeries::ForceSeries() {
  cosine.fill(Vec3::Zero());
  sine.fill(Vec3::Zero());
}

void ForceSeries::add(int harmonic, const Vec3& amplitude, const Vec3& phase) {
  if (harmonic < 1 || harmonic > kHarmonics) {
    throw Error(fmt::format("the harmonic of a force must be 1 to {}, got {}", kHarmonics, harmonic));
  }
  const auto i = static_cast<std::size_t>(harmonic - 1);
  cosine[i] += (amplitude.array() * phase.array().cos()).matrix();
  sine[i] -= (amplitude.array() * phase.array().sin()).matrix();
  harmonics = std::max(harmonics, harmonic);
}

Vec3 ForceSeries::at(double tau) const {
  Vec3 sum = mean;
  for (int n = 1; n <= harmonics; ++n) {
    const auto i = static_cast<std::size_t>(n - 1);
    sum += std::cos(frequency(n) * tau) * cosine[i] + std::sin(frequency(n) * tau) * sine[i];
  }
  return sum;
}

Vec3 ForceSeries::integral(double tau) const {
  Vec3 sum = tau * mean;
  for (int n = 1; n <= harmonics; ++n) {
    const auto i = static_cast<std::size_t>(n - 1);
    const double w = frequency(n);
    sum += std::sin(w * tau) / w * cosine[i] + (1 - std::cos(w * tau)) / w * sine[i];
  }
  return sum;
}

Vec3 ForceSeries::doubleIntegral(double tau) const {
  Vec3 sum = 0.5 * tau * tau * mean;
  for (int n = 1; n <= harmonics; ++n) {
    const auto i = static_cast<std::size_t>(n - 1);
    const double w = frequency(n);
    sum += (1 - std::cos(w * tau)) / (w * w) * cosine[i] + (tau - std::sin(w * tau) / w) / w * sine[i];
  }
  return sum;
}

ForceSeries blend(const ForceSeries& a, const ForceSeries& b, double k) {
  ForceSeries result;
  result.mean = k * a.mean + (1 - k) * b.mean;
  result.harmonics = std::max(a.harmonics, b.harmonics);
  for (std::size_t i = 0; i < static_cast<std::size_t>(result.harmonics); ++i) {
    result.cosine[i] = k * a.cosine[i] + (1 - k) * b.cosine[i];
    result.sine[i] = k * a.sine[i] + (1 - k) * b.sine[i];
  }
  return result;
}

ForceSeries blendAmplitudes(const ForceSeries& a, const ForceSeries& b, double k) {
  ForceSeries result = blend(a, b, k);  // for the mean, and for terms that one of the two lacks
  for (std::size_t i = 0; i < static_cast<std::size_t>(result.harmonics); ++i) {
    for (int axis = 0; axis < 3; ++axis) {
      const Vec2 termA(a.cosine[i][axis], a.sine[i][axis]), termB(b.cosine[i][axis], b.sine[i][axis]);
      const double sizeA = termA.norm(), sizeB = termB.norm();
      if (sizeA == 0 || sizeB == 0) continue;
      const Vec2 phase = k >= 0.5 ? Vec2(termA / sizeA) : Vec2(termB / sizeB);
      const Vec2 term = (k * sizeA + (1 - k) * sizeB) * phase;
      result.cosine[i][axis] = term.x();
      result.sine[i][axis] = term.y();
    }
  }
  return result;
}

}  // namespace footfall::stance
