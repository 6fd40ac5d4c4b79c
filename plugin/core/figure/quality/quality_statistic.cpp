// SPDX-License-Identifier: MIT
#include "figure/quality/quality_statistic.h"

#include <cmath>
#include <numeric>

#include "base/numeric/statistics.h"

namespace footfall {

void StatisticSamples::add(double value, std::size_t frame, int item) {
  count(value, frame, item);
  trace(value, frame, item);
}

void StatisticSamples::count(double value, std::size_t frame, int item) {
  if (values_.empty() || value > measure_.max) {
    measure_.max = value;
    measure_.frame = frame;
    measure_.item = item;
  }
  values_.push_back(value);
}

void StatisticSamples::trace(double value, std::size_t frame, int item) {
  if (measure_.series.size() <= frame) measure_.series.resize(frame + 1);
  FrameSample& worst = measure_.series[frame];
  if (!(worst.value >= value)) worst = {value, item};
}

QualityStatistic StatisticSamples::mean() {
  const double count = static_cast<double>(std::max<std::size_t>(values_.size(), 1));
  return finish(std::accumulate(values_.begin(), values_.end(), 0.0) / count);
}

QualityStatistic StatisticSamples::rootMeanSquare() {
  const double count = static_cast<double>(std::max<std::size_t>(values_.size(), 1));
  return finish(std::sqrt(std::inner_product(values_.begin(), values_.end(), values_.begin(), 0.0) / count));
}

QualityStatistic StatisticSamples::finish(double mean) {
  measure_.applies = !values_.empty();
  measure_.mean = mean;
  measure_.high = quantile(values_, 0.999);
  return measure_;
}

}  // namespace footfall
