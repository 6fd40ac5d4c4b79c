// SPDX-License-Identifier: MIT
#include "warp/blend/cross_fade.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/error.h"
#include "base/math.h"

namespace footfall::warp {
namespace {

double wholeTurns(const Curve& first, const Curve& second, const Fade& fade) {
  if (first.output() != CurveOutput::Angular) return 0;
  const double middle = fade.start + 0.5 * fade.duration;
  const double gap = first.evaluate(middle) - second.evaluate(middle - fade.shift);
  return 2 * kPi * std::round(gap / (2 * kPi));
}

ValueAndRate faded(const Curve& first, const Curve& second, const Fade& fade, double turns, double time) {
  const double other = time - fade.shift;
  if (time < fade.start) return {first.evaluate(time), first.derivative(time)};
  const ValueAndRate b{second.evaluate(other) + turns, second.derivative(other)};
  if (time >= fade.start + fade.duration) return b;
  const ValueAndRate a{first.evaluate(time), first.derivative(time)};
  const ValueAndRate w = fadeWeight((time - fade.start) / fade.duration, fade.shape);
  return {w.value * a.value + (1 - w.value) * b.value,
          w.value * a.rate + (1 - w.value) * b.rate + w.rate / fade.duration * (a.value - b.value)};
}

}  // namespace

void checkFade(const Fade& fade) {
  if (!(fade.duration >= 0 && std::isfinite(fade.duration)))
    throw Error(fmt::format("a fade must last 0 s or more, got {:g}", fade.duration));
  if (!std::isfinite(fade.start) || !std::isfinite(fade.shift))
    throw Error(
        fmt::format("a fade must start at a finite time, got {:g} shifted by {:g}", fade.start, fade.shift));
}

ValueAndRate fadeWeight(double u, FadeShape shape) {
  u = std::clamp(u, 0.0, 1.0);
  switch (shape) {
    case FadeShape::Linear:
      return {1 - u, -1};
    case FadeShape::Smooth:
      return {1 - u * u * u * (10 - 15 * u + 6 * u * u), -30 * u * u * (1 - u) * (1 - u)};
    case FadeShape::Cosine:
      break;
  }
  return {0.5 * (std::cos(kPi * u) + 1), -0.5 * kPi * std::sin(kPi * u)};
}

double crossFade(const Curve& first, const Curve& second, const Fade& fade, double time) {
  return faded(first, second, fade, wholeTurns(first, second, fade), time).value;
}

CurveFit crossFaded(const Curve& first, const Curve& second, const Fade& fade, const FitOptions& options) {
  checkFade(fade);
  const double end = fade.start + fade.duration;
  std::vector<double> corners{fade.start};
  if (fade.duration > 0) corners.push_back(end);
  for (const Key& key : first.keys()) {
    if (key.time < end) corners.push_back(key.time);
  }
  for (const Key& key : second.keys()) {
    if (key.time + fade.shift > fade.start) corners.push_back(key.time + fade.shift);
  }
  std::sort(corners.begin(), corners.end());
  // Keys of the two that all but meet would leave a span no key can stand in.
  const auto close = [](double a, double b) { return b - a < 1e-9; };
  corners.erase(std::unique(corners.begin(), corners.end(), close), corners.end());
  const double turns = wholeTurns(first, second, fade);
  FitOptions own = options;
  own.output = first.output();
  own.pre = first.preInfinity();
  own.post = second.postInfinity();
  return fitCurve([&](double time) { return faded(first, second, fade, turns, time); }, corners, own);
}

}  // namespace footfall::warp
