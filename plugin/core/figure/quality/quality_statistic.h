// SPDX-License-Identifier: MIT
// A measure of a motion's quality: its mean, its worst sample and where that is.
#pragma once

#include <cstddef>
#include <vector>

namespace footfall {

struct QualityStatistic {
  bool applies = false;  // false: nothing to measure (no legs, no flight)
  double mean = 0;       // root mean square for jerk
  double high = 0;       // 99.9th percentile
  double max = 0;
  std::size_t frame = 0;  // where max is
  int item = -1;          // the joint (jumps, jerk) or leg (feet, extension) of max; -1: the body
};

// Gathers the samples of a measure.
class StatisticSamples {
 public:
  void add(double value, std::size_t frame, int item);
  bool empty() const { return values_.empty(); }
  QualityStatistic mean();
  QualityStatistic rootMeanSquare();

 private:
  QualityStatistic finish(double mean);

  std::vector<double> values_;
  QualityStatistic measure_;
};

}  // namespace footfall
