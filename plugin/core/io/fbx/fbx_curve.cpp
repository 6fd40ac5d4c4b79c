// SPDX-License-Identifier: MIT
#include "io/fbx/fbx_curve.h"

#include <algorithm>
#include <cmath>

namespace footfall {
namespace {

// The parameter at which a cubic Bézier from 0 to 1 with inner controls a and b is at share.
double bezierParameter(double a, double b, double share) {
  const double c3 = 3 * a - 3 * b + 1, c2 = 3 * b - 6 * a, c1 = 3 * a;
  double low = 0, high = 1, u = share;
  for (int i = 0; i < 64; ++i) {
    const double off = ((c3 * u + c2) * u + c1) * u - share;
    if (std::abs(off) < 1e-15) break;
    (off > 0 ? high : low) = u;
    const double slope = (3 * c3 * u + 2 * c2) * u + c1;
    const double next = slope > 0 ? u - off / slope : -1;
    u = next > low && next < high ? next : 0.5 * (low + high);
  }
  return u;
}

}  // namespace

double FbxCurve::inside(double seconds) const {
  const auto later = std::upper_bound(keys.begin(), keys.end(), seconds, [this](double t, const FbxKey& key) {
    return t < static_cast<double>(key.time) / ticksPerSecond;
  });
  const std::size_t next = static_cast<std::size_t>(later - keys.begin());
  if (next == 0) return keys.front().value;
  if (next == keys.size()) return keys.back().value;
  const FbxKey& a = keys[next - 1];
  const FbxKey& b = keys[next];
  const double start = time(next - 1), length = time(next) - start;
  if (start == seconds) return a.value;
  const double share = (seconds - start) / length;
  if ((a.flags & fbxkey::kConstant) != 0) return (a.flags & fbxkey::kConstantNext) != 0 ? b.value : a.value;
  if ((a.flags & fbxkey::kCubic) == 0) return a.value * (1 - share) + b.value * share;
  const FbxTangents& out = tangents[next - 1];
  const FbxTangents& in = tangents[next];
  const double u = bezierParameter(out.rightWeight, 1 - in.leftWeight, share), v = 1 - u;
  const double second = a.value + out.rightSlope * out.rightWeight * length;
  const double third = b.value - in.leftSlope * in.leftWeight * length;
  return v * v * v * a.value + 3 * (v * v * u * second + v * u * u * third) + u * u * u * b.value;
}

double FbxCurve::beyond(double seconds) const {
  const bool early = seconds < time(0);
  const std::size_t edge = early ? 0 : keys.size() - 1;
  const FbxBeyond& how = early ? before : after;
  const double held = keys[edge].value;
  if (how.kind == FbxExtrapolation::Constant) return held;
  if (how.kind == FbxExtrapolation::Slope) {
    const double slope = early ? tangents[edge].rightSlope : tangents[edge].leftSlope;
    return held + slope * (seconds - time(edge));
  }
  if (how.repetitions == 0) return held;
  const double first = static_cast<double>(keys.front().time), last = static_cast<double>(keys.back().time);
  const double length = last - first;
  if (!(length >= 1)) return held;
  const double at = seconds * ticksPerSecond;
  const double distance = early ? first - at : at - last;
  double rounds = std::floor(distance / length);
  double rest = distance - rounds * length;
  if (how.repetitions > 0 && rounds >= how.repetitions) {
    rounds = how.repetitions - 1;
    rest = length;
  }
  const bool even = std::fmod(rounds, 2) < 0.5;
  if (how.kind == FbxExtrapolation::Mirror && even) rest = length - rest;
  if (early) rest = length - rest;
  const double value = inside((first + rest) / ticksPerSecond);
  if (how.kind != FbxExtrapolation::RelativeRepeat) return value;
  return value + (early ? -1 : 1) * (rounds + 1) * (keys.back().value - keys.front().value);
}

double FbxCurve::evaluate(double seconds, double otherwise) const {
  if (keys.empty()) return otherwise;
  if (keys.size() == 1) return keys.front().value;
  return seconds < time(0) || seconds > time(keys.size() - 1) ? beyond(seconds) : inside(seconds);
}

}  // namespace footfall
