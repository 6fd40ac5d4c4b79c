// SPDX-License-Identifier: MIT
#include "curve/unroll.h"

#include <algorithm>
#include <cmath>

#include "curve/tangents.h"

namespace footfall {
namespace {

constexpr double kJump = 1e-5;  // seconds
constexpr double kMostKeys = 1e6;

bool steps(TangentType type) {
  return type == TangentType::Step || type == TangentType::StepNext;
}

// The keys with the tangents they have, independent of their neighbours.
std::vector<Key> frozen(const Curve& curve) {
  std::vector<Key> keys = curve.keys();
  for (Key& key : keys) {
    if (!steps(key.inType)) key.inType = TangentType::Fixed;
    if (!steps(key.outType)) key.outType = TangentType::Fixed;
  }
  return keys;
}

// The keys run backwards, time t at sum - t. What a segment held at its start it now holds at its end.
std::vector<Key> reversed(const std::vector<Key>& keys, double sum) {
  std::vector<Key> result(keys.rbegin(), keys.rend());
  for (std::size_t i = 0; i < result.size(); ++i) {
    const Key source = result[i];
    Key& key = result[i];
    key.time = sum - source.time;
    key.in = steps(source.outType) ? Tangent{1, 0} : Tangent{source.out.x, -source.out.y};
    key.out = steps(source.inType) ? Tangent{1, 0} : Tangent{source.in.x, -source.in.y};
    key.inType = key.outType = TangentType::Fixed;
    if (i + 1 == result.size()) continue;
    // The segment that now leaves this key is the one that arrived at it.
    const TangentType arriving = keys[keys.size() - 2 - i].outType;
    if (arriving == TangentType::Step) key.outType = TangentType::StepNext;
    if (arriving == TangentType::StepNext) key.outType = TangentType::Step;
  }
  return result;
}

// Appends a copy of keys that begins where result ends; where it begins at another value, just after.
void append(std::vector<Key>& result, std::vector<Key> copy, double rise, bool weighted) {
  const double shift = result.back().time - copy.front().time;
  for (Key& key : copy) {
    key.time += shift;
    key.value += rise;
  }
  const double scale = std::abs(copy.front().value) + std::abs(result.back().value) + std::abs(rise);
  if (std::abs(copy.front().value - result.back().value) <= 1e-12 * scale) {
    result.back().out = copy.front().out;
    result.back().outType = copy.front().outType;
  } else {
    result.back().outType = TangentType::Step;
    Curve late(std::move(copy), weighted);
    late.insertKey(late.keys().front().time + kJump);
    copy = frozen(late);
  }
  result.insert(result.end(), copy.begin() + 1, copy.end());
}

// Copies of keys, the last of which ends at or after `end`: there and back (oscillate), climbing (relative).
std::vector<Key> copiesUntil(const std::vector<Key>& keys, Infinity infinity, double end, bool weighted) {
  std::vector<Key> result = keys;
  const std::vector<Key> back = infinity == Infinity::Oscillate ? reversed(keys, 0) : keys;
  const double rise = infinity == Infinity::CycleRelative ? keys.back().value - keys.front().value : 0;
  for (int n = 1; result.back().time < end; ++n) append(result, n % 2 == 1 ? back : keys, n * rise, weighted);
  return result;
}

bool cycles(Infinity infinity) {
  return infinity != Infinity::Constant && infinity != Infinity::Linear;
}

}  // namespace

Curve unrolled(const Curve& curve, const TimeRange& range) {
  if (curve.keys().size() < 2) return curve;
  const double first = curve.keys().front().time, last = curve.keys().back().time;
  const bool before = range.start < first && curve.preInfinity() != Infinity::Constant;
  const bool after = range.end > last && curve.postInfinity() != Infinity::Constant;
  const double turns =
      (std::max(first - range.start, 0.0) + std::max(range.end - last, 0.0)) / (last - first);
  if ((!before && !after) || turns * static_cast<double>(curve.keys().size()) > kMostKeys) return curve;

  const std::vector<Key> keys = frozen(curve);
  std::vector<Key> result = keys;
  if (after && cycles(curve.postInfinity()))
    result = copiesUntil(keys, curve.postInfinity(), range.end, curve.weighted());
  if (before && cycles(curve.preInfinity())) {
    // The past is the future of the curve run backwards; its last keys are the curve's own.
    const double sum = first + last;
    const std::vector<Key> future =
        copiesUntil(reversed(keys, sum), curve.preInfinity(), sum - range.start, curve.weighted());
    std::vector<Key> past = reversed(future, sum);
    past.resize(past.size() - keys.size() + 1);
    past.back().out = result.front().out;
    past.back().outType = result.front().outType;
    past.insert(past.end(), result.begin() + 1, result.end());
    result = std::move(past);
  }
  const auto straight = [&](double time) {
    Key key;
    key.time = time;
    key.value = curve.evaluate(time);
    key.inType = key.outType = TangentType::Linear;
    return key;
  };
  if (after && curve.postInfinity() == Infinity::Linear) {
    result.back().outType = TangentType::Linear;
    result.push_back(straight(range.end));
  }
  if (before && curve.preInfinity() == Infinity::Linear) {
    result.front().inType = TangentType::Linear;
    result.insert(result.begin(), straight(range.start));
  }
  Curve whole(std::move(result), curve.weighted(), Infinity::Constant, Infinity::Constant, curve.output(),
              curve.input());
  if (after) {
    for (whole.insertKey(range.end); whole.keys().back().time > range.end;)
      whole.removeKey(whole.keys().size() - 1);
  }
  if (before) {
    for (whole.insertKey(range.start); whole.keys().front().time < range.start;) whole.removeKey(0);
  }
  return whole;
}

}  // namespace footfall
