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

void requireFinite(double value, const char* what) {
  if (!std::isfinite(value)) throw Error(fmt::format("{} should be a finite number", what));
}

void requireIndex(std::size_t index, std::size_t count) {
  if (index >= count) throw Error(fmt::format("there is no key {}; the curve has {}", index, count));
}

double lengthOf(const Tangent& t) { return std::hypot(t.x, t.y); }

}  // namespace

std::size_t Curve::addKey(double time, double value, TangentType in, TangentType out) {
  requireFinite(time, "a key's time");
  requireFinite(value, "a key's value");
  const auto at = std::lower_bound(keys_.begin(), keys_.end(), time,
                                   [](const Key& key, double t) { return key.time < t; });
  const std::size_t index = static_cast<std::size_t>(at - keys_.begin());
  if (at == keys_.end() || at->time != time) {
    Key key;
    key.time = time;
    keys_.insert(at, key);
  }
  keys_[index].value = value;
  keys_[index].inType = in;
  keys_[index].outType = out;
  update();
  return index;
}

std::size_t Curve::insertKey(double time) {
  requireFinite(time, "a key's time");
  const auto at = std::lower_bound(keys_.begin(), keys_.end(), time,
                                   [](const Key& key, double t) { return key.time < t; });
  const std::size_t index = static_cast<std::size_t>(at - keys_.begin());
  if (at != keys_.end() && at->time == time) return index;
  if (at == keys_.begin() || at == keys_.end()) return addKey(time, evaluate(time));

  Key key;
  key.time = time;
  key.value = evaluate(time);
  Key& left = keys_[index - 1];
  Key& right = keys_[index];
  if (left.outType == TangentType::Step || left.outType == TangentType::StepNext) {
    key.inType = key.outType = left.outType;
    keys_.insert(at, key);
    update();
    return index;
  }
  const Segment segment = segments_[index - 1];
  const double length = right.time - left.time;
  key.inType = key.outType = TangentType::Fixed;
  if (!segment.bezier) {
    const double slope = derivative(time);
    key.in = key.out = {1, slope};
  } else {
    // De Casteljau: the handles of both halves, and shorter handles for the neighbours.
    const auto handles = [&](const double c[4], double u, double at0[2], double mid[2]) {
      const double p0 = c[0], p1 = c[0] + c[1] / 3, p2 = c[0] + (2 * c[1] + c[2]) / 3;
      const double p3 = c[0] + c[1] + c[2] + c[3];
      const double a = p0 + u * (p1 - p0), b = p1 + u * (p2 - p1), d = p2 + u * (p3 - p2);
      const double e = a + u * (b - a), f = b + u * (d - b);
      const double m = e + u * (f - e);
      at0[0] = a - p0;
      at0[1] = p3 - d;
      mid[0] = m - e;
      mid[1] = f - m;
    };
    double u = (time - left.time) / length;
    // The parameter at this time, by the same solver: invert y is not needed, x(u) gives it.
    double low = 0, high = 1;
    for (int i = 0; i < 200 && low < high; ++i) {
      const double middle = 0.5 * (low + high);
      if (middle == low || middle == high) break;
      const double x = middle * (middle * (middle * segment.x[3] + segment.x[2]) + segment.x[1]) + segment.x[0];
      ((x < (time - left.time) / length) ? low : high) = middle;
    }
    u = 0.5 * (low + high);
    double endX[2], midX[2], endY[2], midY[2];
    handles(segment.x, u, endX, midX);
    handles(segment.y, u, endY, midY);
    left.out = {3 * endX[0] * length, 3 * endY[0]};
    right.in = {3 * endX[1] * length, 3 * endY[1]};
    key.in = {3 * midX[0] * length, 3 * midY[0]};
    key.out = {3 * midX[1] * length, 3 * midY[1]};
  }
  left.outType = TangentType::Fixed;
  right.inType = TangentType::Fixed;
  // The far sides keep their shape too: what was computed from the old neighbours is fixed as it stands.
  const auto freeze = [](TangentType& type) {
    if (type != TangentType::Step && type != TangentType::StepNext) type = TangentType::Fixed;
  };
  freeze(left.inType);
  freeze(right.outType);
  keys_.insert(keys_.begin() + static_cast<std::ptrdiff_t>(index), key);
  update();
  return index;
}

void Curve::removeKey(std::size_t index) {
  requireIndex(index, keys_.size());
  keys_.erase(keys_.begin() + static_cast<std::ptrdiff_t>(index));
  update();
}

void Curve::setValue(std::size_t index, double value) {
  requireIndex(index, keys_.size());
  requireFinite(value, "a key's value");
  keys_[index].value = value;
  updateAround(index);
}

void Curve::setTime(std::size_t index, double time) {
  requireIndex(index, keys_.size());
  requireFinite(time, "a key's time");
  const bool early = index > 0 && time <= keys_[index - 1].time;
  const bool late = index + 1 < keys_.size() && time >= keys_[index + 1].time;
  if (early || late) {
    throw Error(fmt::format("key {} cannot move to {} s past its neighbour; remove it and add it there", index, time));
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
  requireFinite(tangent.x, "a tangent");
  requireFinite(tangent.y, "a tangent");
  Key& key = keys_[index];
  Tangent& mine = side == Side::In ? key.in : key.out;
  Tangent& other = side == Side::In ? key.out : key.in;
  (side == Side::In ? key.inType : key.outType) = TangentType::Fixed;
  const TangentType otherType = side == Side::In ? key.outType : key.inType;
  const bool otherSteps = otherType == TangentType::Step || otherType == TangentType::StepNext;
  if (key.tangentsLocked && !otherSteps && lengthOf(tangent) > 0) {
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
    // Unweighted tangents know no length: they become handles of a third of the segment, which keeps the shape.
    for (std::size_t i = 0; i < keys_.size(); ++i) {
      const auto stretch = [](Tangent& t, double span) {
        if (t.x > 0 && !isStepNext(t)) t = {span, t.y / t.x * span};
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
