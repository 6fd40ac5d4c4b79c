// SPDX-License-Identifier: MIT
#include "curve/ctb_spline.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"

namespace footfall {
namespace {

void check(const std::vector<CtbKey>& keys) {
  const auto control = [](double c) { return c >= -1 && c <= 1; };
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const CtbKey& key = keys[i];
    if (!std::isfinite(key.time) || !std::isfinite(key.value)) {
      throw Error(fmt::format("key {} of the spline is at {} with value {}: both must be finite", i, key.time,
                              key.value));
    }
    if (i > 0 && !(keys[i - 1].time < key.time)) {
      throw Error(fmt::format("key {} at {} does not come after the key before it at {}", i, key.time,
                              keys[i - 1].time));
    }
    if (!control(key.continuity) || !control(key.tension) || !control(key.bias)) {
      throw Error(fmt::format("key {} at {} has continuity {}, tension {}, bias {}: each must be -1 to 1", i,
                              key.time, key.continuity, key.tension, key.bias));
    }
  }
}

}  // namespace

CtbSpline::CtbSpline(std::vector<CtbKey> keys, const CtbOptions& options)
    : keys_(std::move(keys)), options_(options) {
  check(keys_);
  segments_.reserve(keys_.size());
  for (std::size_t i = 0; i + 1 < keys_.size(); ++i) {
    const CtbKey& a = keys_[i];
    const CtbKey& b = keys_[i + 1];
    const double rise = b.value - a.value;
    if (b.step) {
      segments_.push_back({{a.value, 0, 0, 0}});
    } else if (b.linear || keys_.size() == 2) {
      segments_.push_back({{a.value, rise, 0, 0}});
    } else {
      const double span = b.time - a.time;
      const double d0 = tangent(i, true, span), d1 = tangent(i + 1, false, span);
      segments_.push_back(
          {{a.value, d0, 3 * rise - 2 * d0 - d1, d0 + d1 - 2 * rise}});  // eq 3.3 in powers of u
    }
  }
}

// Eqs 3.2, 3.4 and 3.5: the tangent of a key for the segment of this span that leaves or reaches it.
double CtbSpline::tangent(std::size_t i, bool leaving, double span) const {
  const CtbKey& key = keys_[i];
  const double t = key.tension, c = leaving ? key.continuity : -key.continuity;
  const double b = options_.bias == CtbOptions::Bias::Thesis ? key.bias : -key.bias;
  const double after = (1 - t) * (1 - c) * (1 + b) / 2;   // s1 leaving, d1 arriving
  const double before = (1 - t) * (1 + c) * (1 - b) / 2;  // s2 leaving, d2 arriving
  const std::size_t last = keys_.size() - 1;
  const bool end = i == 0 || i == last;
  if (end && options_.ends != CtbOptions::Ends::Cyclic) {
    const double chord = i == 0 ? keys_[1].value - key.value : key.value - keys_[last - 1].value;
    if (options_.ends == CtbOptions::Ends::LightWave) return 2 * (i == 0 ? after : before) * chord;
    return (after + before) * chord;
  }
  // Cyclic ends look across the seam: before the first key comes the last segment, after the last key the
  // first.
  const CtbKey& fromBefore = keys_[i == 0 ? last - 1 : i - 1];
  const CtbKey& toBefore = keys_[i == 0 ? last : i];
  const CtbKey& fromAfter = keys_[i == last ? 0 : i];
  const CtbKey& toAfter = keys_[i == last ? 1 : i + 1];
  const double spans = (toBefore.time - fromBefore.time) + (toAfter.time - fromAfter.time);
  return (after * (toAfter.value - fromAfter.value) + before * (toBefore.value - fromBefore.value)) * 2 *
         span / spans;
}

std::size_t CtbSpline::segmentAt(double time) const {
  const auto next = std::upper_bound(keys_.begin(), keys_.end(), time,
                                     [](double t, const CtbKey& key) { return t < key.time; });
  return std::min(static_cast<std::size_t>(next - keys_.begin()) - 1, segments_.size() - 1);
}

// The time inside the keys that shows at a time outside, and how many whole ranges away it is.
double CtbSpline::wrapped(double time, double& cycles) const {
  const double first = keys_.front().time, last = keys_.back().time;
  cycles = std::floor((time - first) / (last - first));
  return std::clamp(time - cycles * (last - first), first, last);
}

double CtbSpline::evaluate(double time) const {
  if (keys_.empty()) return options_.neutral;
  const CtbKey& first = keys_.front();
  const CtbKey& last = keys_.back();
  if (!(time >= first.time && time <= last.time)) {
    if (options_.outside == CtbOptions::Outside::Reset) return options_.neutral;
    if (options_.outside == CtbOptions::Outside::Hold || segments_.empty() || !std::isfinite(time)) {
      return time > last.time ? last.value : first.value;
    }
    double cycles = 0;
    const double value = evaluate(wrapped(time, cycles));
    const bool drift = options_.outside == CtbOptions::Outside::RepeatWithDrift;
    return drift ? value + cycles * (last.value - first.value) : value;
  }
  if (time == last.time) return last.value;
  const std::size_t i = segmentAt(time);
  const double u = (time - keys_[i].time) / (keys_[i + 1].time - keys_[i].time);
  const double* c = segments_[i].c;
  return c[0] + u * (c[1] + u * (c[2] + u * c[3]));
}

double CtbSpline::derivative(double time) const {
  if (segments_.empty() || !std::isfinite(time)) return 0;
  if (time < keys_.front().time || time > keys_.back().time) {
    if (options_.outside == CtbOptions::Outside::Hold || options_.outside == CtbOptions::Outside::Reset)
      return 0;
    double cycles = 0;
    time = wrapped(time, cycles);
  }
  const std::size_t i = segmentAt(time);
  const double span = keys_[i + 1].time - keys_[i].time;
  const double u = (time - keys_[i].time) / span;
  const double* c = segments_[i].c;
  return (c[1] + u * (2 * c[2] + u * 3 * c[3])) / span;
}

}  // namespace footfall
