// SPDX-License-Identifier: MIT
// A periodic function of the stride as a Fourier series: smooth and easy to integrate.
#pragma once

#include <functional>
#include <vector>

namespace footfall::gait {

class Harmonics {
 public:
  Harmonics() = default;
  // The mean and the first `count` harmonics of f over phase 0 to 1.
  Harmonics(const std::function<double(double)>& f, int count, int samples = 512);

  double at(double phase) const;
  double mean() const { return mean_; }
  void setMean(double mean) { mean_ = mean; }
  // Each harmonic times gain(angular frequency); the first has 2π per stride. The mean is dropped.
  Harmonics filtered(const std::function<double(double)>& gain) const;
  double largest() const;  // largest deviation from the mean over 256 samples
  Harmonics times(double factor) const;

 private:
  double mean_ = 0;
  std::vector<double> sine_, cosine_;
};

}  // namespace footfall::gait
