// SPDX-License-Identifier: MIT
#include "gait/stride/harmonics.h"

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/math.h"

namespace footfall::gait {

Harmonics::Harmonics(const std::function<double(double)>& f, int count, int samples)
    : sine_(static_cast<std::size_t>(count), 0.0), cosine_(static_cast<std::size_t>(count), 0.0) {
  for (int i = 0; i < samples; ++i) {
    const double phase = (i + 0.5) / samples, value = f(phase);
    mean_ += value / samples;
    for (std::size_t k = 0; k < sine_.size(); ++k) {
      const double angle = 2 * kPi * static_cast<double>(k + 1) * phase;
      sine_[k] += 2 * value * std::sin(angle) / samples;
      cosine_[k] += 2 * value * std::cos(angle) / samples;
    }
  }
}

double Harmonics::at(double phase) const {
  double sum = mean_;
  for (std::size_t k = 0; k < sine_.size(); ++k) {
    const double angle = 2 * kPi * static_cast<double>(k + 1) * phase;
    sum += sine_[k] * std::sin(angle) + cosine_[k] * std::cos(angle);
  }
  return sum;
}

Harmonics Harmonics::filtered(const std::function<double(double)>& gain) const {
  Harmonics result = *this;
  result.mean_ = 0;
  for (std::size_t k = 0; k < sine_.size(); ++k) {
    const double g = gain(2 * kPi * static_cast<double>(k + 1));
    result.sine_[k] *= g;
    result.cosine_[k] *= g;
  }
  return result;
}

double Harmonics::largest() const {
  double most = 0;
  for (int i = 0; i < 256; ++i) most = std::max(most, std::abs(at(i / 256.0) - mean_));
  return most;
}

Harmonics Harmonics::times(double factor) const {
  Harmonics result = filtered([&](double) { return factor; });
  result.mean_ = mean_ * factor;
  return result;
}

}  // namespace footfall::gait
