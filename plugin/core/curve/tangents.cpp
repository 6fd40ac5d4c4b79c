// SPDX-License-Identifier: MIT
#include "curve/tangents.h"

#include <cmath>

namespace footfall {
namespace {

constexpr double kMaxSlope = 5729577.9485111479;  // the steepest tangent Maya keeps: tan(89.99999°)
constexpr double kClampDistance = 0.05;           // "clamped" goes flat for a neighbour as near as this

struct Neighbours {
  const Key* previous;
  const Key& key;
  const Key* next;

  double before() const { return key.time - previous->time; }
  double after() const { return next->time - key.time; }
};

// What a type comes to at this key: another type, or (Auto only) a clipped vector.
struct Resolved {
  TangentType type;
  Tangent clipped;
};

// Plateau and auto never pass the neighbours' values: flat at ends and extremes; a spline tangent where its
// handle stays within the neighbour; otherwise flat (plateau) or clipped to the neighbour (auto). toPast: the
// in side.
Resolved resolvePlateau(const Neighbours& n, TangentType type, bool toPast) {
  if (!n.previous || !n.next) return {TangentType::Flat, {}};
  const double past = n.previous->value - n.key.value;
  const double future = n.next->value - n.key.value;
  if (past * future >= 0) return {TangentType::Flat, {}};
  // near: the neighbour on this side, far: the other.
  double near = toPast ? past : future;
  const double far = toPast ? future : past;
  const double nearSpan = toPast ? n.before() : n.after();
  const double farSpan = toPast ? n.after() : n.before();
  const double handle = (near - far) * nearSpan / (3 * (n.next->time - n.previous->time));
  // Where the far side is gentler, its slope bounds this side too.
  if (-far / near < farSpan / nearSpan) near = -far * nearSpan / farSpan;
  const bool passes = (near >= 0 && handle > near) || (near <= 0 && handle < near);
  if (!passes) return {TangentType::Spline, {}};
  if (type == TangentType::Plateau) return {TangentType::Flat, {}};
  return {TangentType::Auto, {nearSpan, toPast ? -near * 3.0 : near * 3.0}};
}

Resolved resolve(const Neighbours& n, TangentType type, bool toPast) {
  switch (type) {
    case TangentType::Clamped: {
      const Key* side = toPast ? n.previous : n.next;
      const Key* other = toPast ? n.next : n.previous;
      if (!side) return {TangentType::Spline, {}};
      const double near = std::abs(side->value - n.key.value);
      const double far = other ? std::abs(other->value - n.key.value) : near;
      const bool flat = near <= kClampDistance || far <= kClampDistance;
      return {flat ? TangentType::Flat : TangentType::Spline, {}};
    }
    case TangentType::Plateau:
      return resolvePlateau(n, type, toPast);
    case TangentType::Auto:
    case TangentType::AutoMix:
    case TangentType::AutoEase:
    case TangentType::AutoCustom:
      return resolvePlateau(n, TangentType::Auto, toPast);
    case TangentType::Global:
      return {TangentType::Spline, {}};
    default:
      return {type, {}};
  }
}

Tangent splineTangent(const Neighbours& n, bool toPast) {
  if (!n.previous && !n.next) return {1, 0};
  if (!n.previous) return {n.after(), n.next->value - n.key.value};
  if (!n.next) return {n.before(), n.key.value - n.previous->value};
  const double span = n.next->time - n.previous->time;
  const double slope = span < 0.0001 ? kMaxSlope : (n.next->value - n.previous->value) / span;
  const double x = toPast ? n.before() : n.after();
  return {x, slope * x};
}

Tangent vectorOf(const Neighbours& n, const Resolved& resolved, const Tangent& fixed, bool toPast) {
  const Key* side = toPast ? n.previous : n.next;
  const Key* other = toPast ? n.next : n.previous;
  switch (resolved.type) {
    case TangentType::Fixed:
      return fixed;
    case TangentType::Flat:
      if (side) return {toPast ? n.before() : n.after(), 0};
      return {other ? (toPast ? n.after() : n.before()) : 0.0, 0};
    case TangentType::Step:
      return kStepTangent;
    case TangentType::StepNext:
      return kStepNextTangent;
    case TangentType::Spline:
      return splineTangent(n, toPast);
    case TangentType::Auto:
      return resolved.clipped;
    default:  // Linear, Slow, Fast
      if (!side) return {1, 0};
      return toPast ? Tangent{n.before(), n.key.value - side->value}
                    : Tangent{n.after(), side->value - n.key.value};
  }
}

// Unweighted tangents keep only a direction. What has been through here once stays as it is, to the last bit,
// so that a curve written to a file and read back is the same curve.
Tangent normalised(Tangent t) {
  constexpr double kVerticalX = 0.0001;
  if (t.x < 0) t.x = 0;
  const double length = std::sqrt(t.x * t.x + t.y * t.y);
  const bool vertical = t.x == kVerticalX && std::abs(t.y) == kVerticalX * kMaxSlope;
  if (length == 0 || vertical || (t.x != 0 && std::abs(length - 1) < 1e-15)) return t;
  t.x /= length;
  t.y /= length;
  if (t.x == 0) {
    t.x = kVerticalX;
    t.y = (t.y < 0 ? -1.0 : 1.0) * (kVerticalX * kMaxSlope);
  }
  return t;
}

bool isSlowOrFast(TangentType type) {
  return type == TangentType::Slow || type == TangentType::Fast;
}

}  // namespace

TangentPair computeTangents(const Key* previous, const Key& key, const Key* next, bool weighted) {
  const Neighbours n{previous, key, next};
  Resolved in = resolve(n, key.inType, true);
  Resolved out = resolve(n, key.outType, false);
  // Slow and fast are linear, except opposite a spline, where they follow it.
  const bool spline = in.type == TangentType::Spline || out.type == TangentType::Spline;
  if (spline && isSlowOrFast(in.type)) in.type = TangentType::Spline;
  if (spline && isSlowOrFast(out.type)) out.type = TangentType::Spline;

  TangentPair pair{vectorOf(n, in, key.in, true), vectorOf(n, out, key.out, false)};
  if (weighted) {
    if (pair.in.x < 0) pair.in.x = 0;
    if (pair.out.x < 0) pair.out.x = 0;
  } else if (!isStepNext(pair.in) && !isStepNext(pair.out)) {
    pair.in = normalised(pair.in);
    pair.out = normalised(pair.out);
  }
  return pair;
}

}  // namespace footfall
