// SPDX-License-Identifier: MIT
// Editing of curves by Maya's rules.
#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "curve/curve.h"
#include "curve/tangents.h"

namespace footfall {
namespace {

void requireUsable(double number, const char* what) {
  if (!(std::abs(number) <= Curve::kLargest))
    throw Error(fmt::format("{} must be a number up to {}, got {}", what, Curve::kLargest, number));
}

void requireIndex(std::size_t index, std::size_t count) {
  if (index >= count) throw Error(fmt::format("there is no key {}; the curve has {}", index, count));
}

double lengthOf(const Tangent& t) {
  return std::hypot(t.x, t.y);
}
bool stepType(TangentType type) {
  return type == TangentType::Step || type == TangentType::StepNext;
}

std::size_t indexAtOrAfter(const std::vector<Key>& keys, double time) {
  const auto at =
      std::lower_bound(keys.begin(), keys.end(), time, [](const Key& key, double t) { return key.time < t; });
  return static_cast<std::size_t>(at - keys.begin());
}

// One coordinate of the Bézier handles of the two halves.
struct SplitHandles {
  double leftOut, middleIn, middleOut, rightIn;
};

// De Casteljau at u, for a cubic in power form.
SplitHandles splitBezier(const double c[4], double u) {
  const double p0 = c[0], p1 = p0 + c[1] / 3, p2 = p0 + (2 * c[1] + c[2]) / 3, p3 = p0 + c[1] + c[2] + c[3];
  const double a = p0 + u * (p1 - p0), b = p1 + u * (p2 - p1), d = p2 + u * (p3 - p2);
  const double e = a + u * (b - a), f = b + u * (d - b);
  const double middle = e + u * (f - e);
  return {a - p0, middle - e, f - middle, p3 - d};
}

}  // namespace

std::size_t Curve::addKey(double time, double value, TangentType in, TangentType out) {
  requireUsable(time, "a key's time");
  requireUsable(value, "a key's value");
  const std::size_t index = indexAtOrAfter(keys_, time);
  if (index == keys_.size() || keys_[index].time != time) {
    Key key;
    key.time = time;
    keys_.insert(keys_.begin() + static_cast<std::ptrdiff_t>(index), key);
  }
  keys_[index].value = value;
  keys_[index].inType = in;
  keys_[index].outType = out;
  update();
  return index;
}

std::size_t Curve::insertKey(double time) {
  requireUsable(time, "a key's time");
  const std::size_t index = indexAtOrAfter(keys_, time);
  if (index < keys_.size() && keys_[index].time == time) return index;
  if (index == 0 || index == keys_.size()) return addKey(time, evaluate(time));

  Key key;
  key.time = time;
  key.value = evaluate(time);
  Key& left = keys_[index - 1];
  Key& right = keys_[index];
  if (isStep(left.out) || isStepNext(left.out)) {
    key.outType = left.outType;
    key.out = left.out;
  } else {
    splitSegment(index - 1, time, key);
    key.inType = key.outType = left.outType = right.inType = TangentType::Fixed;
  }
  // What was computed from the old neighbours is fixed as it stands.
  const auto freeze = [](TangentType& type) {
    if (!stepType(type)) type = TangentType::Fixed;
  };
  freeze(left.inType);
  freeze(right.outType);
  keys_.insert(keys_.begin() + static_cast<std::ptrdiff_t>(index), key);
  update();
  return index;
}

// The tangents that make two segments of one at the key's time: of the key, and of its neighbours.
void Curve::splitSegment(std::size_t index, double time, Key& key) {
  const Segment& segment = segments_[index];
  if (!segment.bezier) {
    key.in = key.out = {1, derivative(time)};
    return;
  }
  Key& left = keys_[index];
  Key& right = keys_[index + 1];
  const double u = bezierParameter(index, time);
  const double length = right.time - left.time;
  const SplitHandles x = splitBezier(segment.x, u), y = splitBezier(segment.y, u);
  left.out = {3 * x.leftOut * length, 3 * y.leftOut};
  key.in = {3 * x.middleIn * length, 3 * y.middleIn};
  key.out = {3 * x.middleOut * length, 3 * y.middleOut};
  right.in = {3 * x.rightIn * length, 3 * y.rightIn};
}

void Curve::removeKey(std::size_t index) {
  requireIndex(index, keys_.size());
  keys_.erase(keys_.begin() + static_cast<std::ptrdiff_t>(index));
  update();
}

void Curve::setValue(std::size_t index, double value) {
  requireIndex(index, keys_.size());
  requireUsable(value, "a key's value");
  keys_[index].value = value;
  updateAround(index);
}

void Curve::setTime(std::size_t index, double time) {
  requireIndex(index, keys_.size());
  requireUsable(time, "a key's time");
  const bool early = index > 0 && time <= keys_[index - 1].time;
  const bool late = index + 1 < keys_.size() && time >= keys_[index + 1].time;
  if (early || late) {
    throw Error(fmt::format("key {} cannot move to {} s past its neighbour; remove it and add it there",
                            index, time));
  }
  keys_[index].time = time;
  updateAround(index);
}

void Curve::setTangentTypes(std::size_t index, TangentType in, TangentType out) {
  requireIndex(index, keys_.size());
  keys_[index].inType = in;
  keys_[index].outType = out;
  updateAround(index);
}

void Curve::setTangent(std::size_t index, Side side, Tangent tangent) {
  requireIndex(index, keys_.size());
  requireUsable(tangent.x, "a tangent");
  requireUsable(tangent.y, "a tangent");
  Key& key = keys_[index];
  Tangent& mine = side == Side::In ? key.in : key.out;
  Tangent& other = side == Side::In ? key.out : key.in;
  (side == Side::In ? key.inType : key.outType) = TangentType::Fixed;
  const TangentType otherType = side == Side::In ? key.outType : key.inType;
  if (key.tangentsLocked && !stepType(otherType) && lengthOf(tangent) > 0) {
    // The other side takes this direction; its length too where weights are locked and this one changed it.
    const double before = lengthOf(mine), now = lengthOf(tangent);
    double length = lengthOf(other);
    if (key.weightsLocked && weighted_ && before > 0) length *= now / before;
    other = {tangent.x / now * length, tangent.y / now * length};
    (side == Side::In ? key.outType : key.inType) = TangentType::Fixed;
  }
  mine = tangent;
  updateAround(index);
}

void Curve::setTangentsLocked(std::size_t index, bool locked) {
  requireIndex(index, keys_.size());
  keys_[index].tangentsLocked = locked;
}

void Curve::setWeightsLocked(std::size_t index, bool locked) {
  requireIndex(index, keys_.size());
  keys_[index].weightsLocked = locked;
}

void Curve::setBreakdown(std::size_t index, bool breakdown) {
  requireIndex(index, keys_.size());
  keys_[index].breakdown = breakdown;
}

void Curve::setWeighted(bool weighted) {
  if (weighted && !weighted_) {
    // Unweighted tangents know no length: they become handles of a third of the segment, which keeps the
    // shape.
    for (std::size_t i = 0; i < keys_.size(); ++i) {
      const auto stretch = [](Tangent& t, double span) {
        if (t.x != 0 && !isStepNext(t)) t = {span, t.y / t.x * span};
      };
      if (i > 0) stretch(keys_[i].in, keys_[i].time - keys_[i - 1].time);
      if (i + 1 < keys_.size()) stretch(keys_[i].out, keys_[i + 1].time - keys_[i].time);
    }
  }
  weighted_ = weighted;
  update();
}

void Curve::setInfinity(Infinity pre, Infinity post) {
  pre_ = pre;
  post_ = post;
}

}  // namespace footfall
