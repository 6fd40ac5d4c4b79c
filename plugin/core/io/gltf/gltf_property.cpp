// SPDX-License-Identifier: MIT
#include "io/gltf/gltf_property.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "curve/tangents.h"

namespace footfall {
namespace {

using Side = GltfProperty::Side;

// The segment on a side of a time; nothing outside the keys.
std::optional<std::size_t> segmentAt(const Curve& curve, double time, Side side) {
  const auto& keys = curve.keys();
  const auto before = [](const Key& key, double t) { return key.time < t; };
  const auto after = [](double t, const Key& key) { return t < key.time; };
  const auto next = side == Side::Left ? std::lower_bound(keys.begin(), keys.end(), time, before)
                                       : std::upper_bound(keys.begin(), keys.end(), time, after);
  if (next == keys.begin() || next == keys.end()) return std::nullopt;
  return static_cast<std::size_t>(next - keys.begin()) - 1;
}

bool isStepped(const Key& key) {
  return isStep(key.out) || isStepNext(key.out);
}

double endValue(const Curve& curve, double time) {
  return time <= curve.keys().front().time ? curve.keys().front().value : curve.keys().back().value;
}

double limitOf(const Curve& curve, double time, Side side) {
  const auto segment = segmentAt(curve, time, side);
  if (!segment) return endValue(curve, time);
  const Key& left = curve.keys()[*segment];
  const Key& right = curve.keys()[*segment + 1];
  if (isStepped(left)) return isStep(left.out) ? left.value : right.value;
  if (time == left.time) return left.value;
  if (time == right.time) return right.value;
  return curve.evaluateSegment(*segment, time);
}

double rateOf(const Curve& curve, double time, Side side) {
  const auto index = segmentAt(curve, time, side);
  if (!index || isStepped(curve.keys()[*index])) return 0;
  const Curve::Segment& segment = curve.segments()[*index];
  const Key& left = curve.keys()[*index];
  const Key& right = curve.keys()[*index + 1];
  if (!segment.bezier) {
    const double t = time - left.time;
    return segment.y[1] + t * (2 * segment.y[2] + t * 3 * segment.y[3]);
  }
  if (side == Side::Right || time < right.time) return curve.derivative(time);
  if (right.in.x > 0) return right.in.y / right.in.x;
  return curve.derivative(right.time - 1e-6 * (right.time - left.time));
}

Quat& multiply(Quat& q, int axis, double angle) {
  Quat turn(std::cos(0.5 * angle), 0, 0, 0);
  turn.vec()[axis] = std::sin(0.5 * angle);
  q = turn * q;
  return q;
}

// q' by the product rule: each axis in turn gives its half rate to the rotation in its place.
Eigen::Vector4d rotationRate(const GltfProperty& property, const Vec3& angles, const Vec3& rates) {
  const int* axes = axesOf(property.order);
  Eigen::Vector4d result = Eigen::Vector4d::Zero();
  for (int moving = 0; moving < 3; ++moving) {
    Quat q = property.after;
    for (int i = 0; i < 3; ++i) {
      multiply(q, axes[i], angles[axes[i]]);
      if (i != moving) continue;
      Quat spin(0, 0, 0, 0);
      spin.vec()[axes[i]] = 0.5 * rates[axes[i]];
      q = spin * q;
    }
    result += (property.before * q).coeffs();
  }
  return result;
}

Eigen::Vector4d joined(const GltfProperty& property, const Vec3& parts) {
  if (!property.rotation) return {parts.x(), parts.y(), parts.z(), 0};
  return (property.before * rotationFromEuler(parts, property.order) * property.after).coeffs();
}

Vec3 limits(const GltfProperty& property, double time, Side side) {
  Vec3 result = property.rest;
  for (int i = 0; i < 3; ++i) {
    const Curve* curve = property.curves[static_cast<std::size_t>(i)];
    if (curve) result[i] = property.factor * limitOf(*curve, time, side);
  }
  return result;
}

Vec3 values(const GltfProperty& property, double time) {
  Vec3 result = property.rest;
  for (int i = 0; i < 3; ++i) {
    const Curve* curve = property.curves[static_cast<std::size_t>(i)];
    if (!curve) continue;
    const double inside = std::clamp(time, curve->keys().front().time, curve->keys().back().time);
    result[i] = property.factor * curve->evaluate(inside);
  }
  return result;
}

// A component between two neighbouring keys: its ends and slopes there.
struct Span {
  double start, end, startRate, endRate;
};

template <typename Check>
bool everySpan(const GltfProperty& property, double start, double end, Check check) {
  for (const Curve* curve : property.curves) {
    if (!curve) continue;
    const Span span{limitOf(*curve, start, Side::Right), limitOf(*curve, end, Side::Left),
                    rateOf(*curve, start, Side::Right), rateOf(*curve, end, Side::Left)};
    const auto segment = segmentAt(*curve, start, Side::Right);
    const bool bezier = segment && curve->segments()[*segment].bezier && !isStepped(curve->keys()[*segment]);
    if (!check(span, bezier ? &curve->segments()[*segment] : nullptr)) return false;
  }
  return true;
}

}  // namespace

Eigen::Vector4d GltfProperty::value(double time) const {
  return joined(*this, values(*this, time));
}

bool GltfProperty::jumps(double time, Side side) const {
  return (limits(*this, time, side) - values(*this, time)).lpNorm<Eigen::Infinity>() > 1e-9;
}

Eigen::Vector4d GltfProperty::limit(double time, Side side) const {
  return joined(*this, limits(*this, time, side));
}

Eigen::Vector4d GltfProperty::rate(double time, Side side) const {
  Vec3 rates = Vec3::Zero();
  for (int i = 0; i < 3; ++i) {
    const Curve* curve = curves[static_cast<std::size_t>(i)];
    if (curve) rates[i] = factor * rateOf(*curve, time, side);
  }
  if (!rotation) return {rates.x(), rates.y(), rates.z(), 0};
  return rotationRate(*this, limits(*this, time, side), rates);
}

std::vector<double> GltfProperty::keyTimes() const {
  std::vector<double> times;
  for (const Curve* curve : curves) {
    if (!curve) continue;
    for (const Key& key : curve->keys()) times.push_back(key.time);
  }
  std::sort(times.begin(), times.end());
  times.erase(std::unique(times.begin(), times.end()), times.end());
  return times;
}

bool GltfProperty::isStraight(double start, double end) const {
  return everySpan(*this, start, end, [&](const Span& span, const Curve::Segment* bezier) {
    const double rise = span.end - span.start, length = end - start;
    const double slack = 1e-9 * std::abs(rise) + 1e-13 * std::max(std::abs(span.start), std::abs(span.end));
    const bool folded = bezier && bezier->firstTurn < 1;
    return !folded && std::abs(span.startRate * length - rise) <= slack &&
           std::abs(span.endRate * length - rise) <= slack;
  });
}

bool GltfProperty::isHeld(double start, double end) const {
  return everySpan(*this, start, end, [](const Span& span, const Curve::Segment*) {
    return span.start == span.end && span.startRate == 0 && span.endRate == 0;
  });
}

bool GltfProperty::isCubic(double start, double end) const {
  return everySpan(*this, start, end, [](const Span&, const Curve::Segment* bezier) {
    // Handles of a third of the segment: x(u) = u.
    return !bezier || (std::abs(bezier->x[2]) < 1e-9 && std::abs(bezier->x[3]) < 1e-9);
  });
}

GltfProperty gltfPropertyOf(const Joint& joint, std::size_t path, const std::array<const Curve*, 3>& curves) {
  GltfProperty property;
  property.curves = curves;
  property.rotation = path == 1;
  property.rest = path == 0 ? joint.translation : path == 1 ? joint.rotation : joint.scale;
  property.factor = path == 0 ? 0.01 : 1;
  property.order = joint.rotationOrder;
  property.before = rotationFromEuler(joint.jointOrient, RotationOrder::XYZ);
  property.after = rotationFromEuler(joint.rotateAxis, RotationOrder::XYZ);
  return property;
}

Quat gltfRotationOf(const Joint& joint) {
  return (rotationFromEuler(joint.jointOrient, RotationOrder::XYZ) *
          rotationFromEuler(joint.rotation, joint.rotationOrder) *
          rotationFromEuler(joint.rotateAxis, RotationOrder::XYZ))
      .normalized();
}

}  // namespace footfall
