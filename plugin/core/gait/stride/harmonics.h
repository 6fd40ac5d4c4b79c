// SPDX-License-Identifier: MIT
// A function of the stride as a sum of sines: smooth, cyclic, easy to integrate.
#pragma once

#include <functional>
#include <vector>

namespace footfall::gait {

class Harmonics {
 public:
  Harmonics() = default;
  // The first `count` harmonics of f over phase 0 to 1, and its mean.
  Harmonics(const std::function<double(double)>& f, int count, int samples = 512);

  double at(double phase) const;
  double mean() const { return mean_; }
  void setMean(double mean) { mean_ = mean; }
  // Each harmonic times gain(angular frequency); 2π a stride for the first. The mean goes.
  Harmonics filtered(const std::function<double(double)>& gain) const;
  double largest() const;  // the largest deviation from the mean, of 256 places
  Harmonics times(double factor) const;

 private:
  double mean_ = 0;
  std::vector<double> sine_, cosine_;
};

}  // namespace footfall::gait
