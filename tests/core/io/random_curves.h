// SPDX-License-Identifier: MIT
// Random curves for round trips through files.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <string>
#include <vector>

#include "base/angles.h"
#include "base/math.h"
#include "io/scene_file.h"

namespace footfall {

inline Curve randomCurve(std::mt19937& random, double frameRate) {
  const auto pick = [&](int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); };
  std::normal_distribution<double> normal;
  const auto output = static_cast<CurveOutput>(pick(4));
  const auto input = pick(5) == 0 ? CurveInput::Unitless : CurveInput::Time;
  const bool weighted = pick(2) == 0;
  const bool whole = pick(2) == 0;  // keys on frames, or anywhere
  std::vector<Key> keys(static_cast<std::size_t>(pick(12)));
  double frame = pick(40) - 10;
  for (Key& key : keys) {
    frame += whole ? 1 + pick(12) : 0.25 + 10 * std::abs(normal(random));
    key.time = frame / frameRate;
    key.value = output == CurveOutput::Angular ? normal(random) : 20 * normal(random);
    if (pick(4) == 0) key.value = output == CurveOutput::Angular ? pick(90) * kDegree : pick(20);
    key.inType = static_cast<TangentType>(pick(15));
    key.outType = static_cast<TangentType>(pick(15));
    // Slopes up to some hundred units per second, as animators draw them; now and then upright or without
    // length.
    key.in = {std::abs(normal(random)), 3 * normal(random)};
    key.out = {std::abs(normal(random)), 3 * normal(random)};
    if (pick(10) == 0) key.in.x = 0;
    if (pick(10) == 0) key.out.y = 0;
    key.tangentsLocked = pick(2) == 0;
    key.weightsLocked = pick(2) == 0;
    key.breakdown = pick(4) == 0;
  }
  return Curve(keys, weighted, static_cast<Infinity>(pick(5)), static_cast<Infinity>(pick(5)), output, input);
}

// Some joints, each with a few curves.
inline Scene randomScene(unsigned seed) {
  std::mt19937 random(seed);
  static constexpr double kRates[] = {15, 24, 25, 30, 48, 50, 60};
  static constexpr const char* kAttributes[] = {"translateX", "rotateY", "scaleZ", "visibility", "squash"};
  static constexpr const char* kLengths[] = {"cm", "m", "in", "mm"};
  Scene scene;
  scene.frameRate = kRates[random() % 7];
  scene.linearUnit = kLengths[random() % 4];
  scene.angularUnit = random() % 3 == 0 ? "rad" : "deg";
  std::vector<NamedCurve> curves;
  for (int i = 0; i < 8; ++i) {
    Joint joint;
    joint.name = "joint" + std::to_string(i);
    joint.parent = i - 1;
    scene.skeleton.joints.push_back(joint);
    for (const char* attribute : kAttributes)
      curves.push_back({joint.name, attribute, randomCurve(random, scene.frameRate)});
  }
  scene.curves = CurveSet(curves);
  scene.range = {0.5, 3};
  return scene;
}

inline bool evaluatesAlike(TangentType type) {
  return type >= TangentType::Auto;
}

// Keys and types equal, values to 1e-12 inside and around the keys. Returns the number of values compared.
inline std::size_t expectSameCurves(const CurveSet& a, const CurveSet& b, bool types) {
  std::size_t compared = 0;
  EXPECT_EQ(a.size(), b.size());
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
    const Curve &s = a[i].curve, &t = b[i].curve;
    EXPECT_EQ(a[i].name(), b[i].name());
    EXPECT_EQ(s.weighted(), t.weighted());
    EXPECT_EQ(s.preInfinity(), t.preInfinity());
    EXPECT_EQ(s.postInfinity(), t.postInfinity());
    EXPECT_EQ(s.output(), t.output());
    EXPECT_EQ(s.input(), t.input());
    EXPECT_EQ(s.keys().size(), t.keys().size());
    if (s.keys().size() != t.keys().size() || s.empty()) continue;
    double size = 1, slope = 1;
    for (std::size_t k = 0; k < s.keys().size(); ++k) {
      const Key &p = s.keys()[k], &q = t.keys()[k];
      EXPECT_NEAR(p.time, q.time, 4e-16 * std::abs(p.time));
      EXPECT_NEAR(p.value, q.value, 4e-16 * std::abs(p.value));
      EXPECT_TRUE(p.inType == q.inType || (!types && evaluatesAlike(p.inType)));
      EXPECT_TRUE(p.outType == q.outType || (!types && evaluatesAlike(p.outType)));
      EXPECT_EQ(p.tangentsLocked, q.tangentsLocked);
      EXPECT_EQ(p.weightsLocked, q.weightsLocked);
      EXPECT_EQ(p.breakdown, q.breakdown);
      size = std::max(size, std::abs(p.value));
      // An upright tangent makes a value as large as its slope, and its rounding too.
      if (p.in.x > 0 && p.in.x < 1e30) slope = std::max(slope, std::abs(p.in.y / p.in.x));
      if (p.out.x > 0 && p.out.x < 1e30) slope = std::max(slope, std::abs(p.out.y / p.out.x));
    }
    const double first = s.keys().front().time, span = s.keys().back().time - first;
    for (int k = -20; k <= 60; ++k) {
      const double time = first + span * k / 40.0 + 1e-3;
      EXPECT_NEAR(s.evaluate(time), t.evaluate(time), 1e-12 * std::max(size, slope))
          << a[i].name() << " at " << time;
      ++compared;
    }
  }
  return compared;
}

}  // namespace footfall
