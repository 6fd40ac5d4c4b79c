// SPDX-License-Identifier: MIT
#include "curve/curve_set.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/error.h"
#include "base/math.h"

namespace footfall {

NamedCurve& CurveSet::add(std::string node, std::string attribute, Curve curve) {
  curves_.push_back({std::move(node), std::move(attribute), std::move(curve)});
  return curves_.back();
}

const Curve* CurveSet::find(std::string_view node, std::string_view attribute) const {
  const Curve* byEnd = nullptr;
  bool unique = true;
  for (const NamedCurve& named : curves_) {
    if (named.attribute != attribute) continue;
    const std::string_view full = named.node;
    if (full == node) return &named.curve;
    if (node.empty() || full.size() <= node.size() || full.substr(full.size() - node.size()) != node)
      continue;
    const char before = full[full.size() - node.size() - 1];
    if (before != '|' && before != ':') continue;
    unique = byEnd == nullptr;
    byEnd = &named.curve;
  }
  return unique ? byEnd : nullptr;
}

TimeRange CurveSet::range() const {
  TimeRange range;
  bool first = true;
  for (const NamedCurve& named : curves_) {
    if (named.curve.empty() || named.curve.input() != CurveInput::Time) continue;
    const double start = named.curve.keys().front().time, end = named.curve.keys().back().time;
    range.start = first ? start : std::min(range.start, start);
    range.end = first ? end : std::max(range.end, end);
    first = false;
  }
  return range;
}

void CurveSet::unwrap() {
  constexpr double turn = 2 * kPi;
  for (NamedCurve& named : curves_) {
    const Curve& curve = named.curve;
    if (curve.output() != CurveOutput::Angular || curve.keys().size() < 2) continue;
    std::vector<Key> keys = curve.keys();
    for (std::size_t i = 1; i < keys.size(); ++i) {
      keys[i].value -= turn * std::round((keys[i].value - keys[i - 1].value) / turn);
    }
    named.curve = Curve(std::move(keys), curve.weighted(), curve.preInfinity(), curve.postInfinity(),
                        curve.output(), curve.input());
  }
}

CurveSet CurveSet::resampled(const std::vector<double>& times) const {
  for (std::size_t i = 0; i < times.size(); ++i) {
    if (!std::isfinite(times[i]) || (i > 0 && !(times[i - 1] < times[i]))) {
      throw Error(fmt::format("time {} ({} s) must be finite and later than the one before", i, times[i]));
    }
  }
  CurveSet result;
  std::vector<double> values(times.size());
  for (const NamedCurve& named : curves_) {
    const Curve& curve = named.curve;
    if (curve.input() != CurveInput::Time) {
      result.curves_.push_back(named);
      continue;
    }
    sample(curve, times.data(), times.size(), values.data());
    std::vector<Key> keys(times.size());
    for (std::size_t i = 0; i < keys.size(); ++i) {
      keys[i].time = times[i];
      keys[i].value = values[i];
      keys[i].inType = keys[i].outType = TangentType::Linear;
    }
    result.add(named.node, named.attribute,
               Curve(std::move(keys), false, curve.preInfinity(), curve.postInfinity(), curve.output(),
                     curve.input()));
  }
  return result;
}

}  // namespace footfall
