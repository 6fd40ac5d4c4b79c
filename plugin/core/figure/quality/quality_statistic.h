// SPDX-License-Identifier: MIT
// A measure of a motion's quality: its mean, its worst sample and where that is.
#pragma once

#include <cstddef>
#include <limits>
#include <vector>

namespace footfall {

// The worst sample at a frame; NaN where the measure has none there.
struct FrameSample {
  double value = std::numeric_limits<double>::quiet_NaN();
  int item = -1;  // as QualityStatistic::item
};

struct QualityStatistic {
  bool applies = false;  // false: nothing to measure (no legs, no flight)
  double mean = 0;       // root mean square for jerk
  double high = 0;       // 99.9th percentile
  double max = 0;
  std::size_t frame = 0;            // where max is
  int item = -1;                    // the joint (jumps, jerk) or leg (feet, extension) of max; -1: the body
  std::vector<FrameSample> series;  // by frame, up to the last with a sample: their largest value is max
};

// Gathers the samples of a measure.
class StatisticSamples {
 public:
  void add(double value, std::size_t frame, int item);
  // The same in two: a sample that is found over several frames, and its share at each of them for the
  // series. The largest share is the sample.
  void count(double value, std::size_t frame, int item);
  void trace(double value, std::size_t frame, int item);
  bool empty() const { return values_.empty(); }
  QualityStatistic mean();
  QualityStatistic rootMeanSquare();

 private:
  QualityStatistic finish(double mean);

  std::vector<double> values_;
  QualityStatistic measure_;
};

}  // namespace footfall
