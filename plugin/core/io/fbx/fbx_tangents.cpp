// SPDX-License-Identifier: MIT
// The tangents that FBX computes itself: automatic (with bias and clamping) and TCB.
#include <algorithm>
#include <cmath>

#include "io/fbx/fbx_curve.h"

namespace footfall {
namespace {

constexpr double kFlatWithin = 0.001;  // of a neighbour's value: a clamped tangent goes flat (file's units)
constexpr double kAbsoluteBias = 5;    // of the bias over 100: beyond, the slope grows by itself
constexpr double kBiasGrowth = 40;     // per second, times the square of what is beyond

struct Neighbours {
  double before, here, after;                 // seconds
  double valueBefore, valueHere, valueAfter;  // where there is a key
  bool hasBefore, hasAfter;
};

double beyondBias(double bias) {
  const double beyond = std::abs(bias) / 100 - kAbsoluteBias;
  return beyond > 0 ? beyond * beyond * kBiasGrowth : 0;
}

// An inner key's automatic slope. Not time-independent: half the slope between the neighbours, half the
// slopes on both sides by the shares of time; a bias draws it to one of the sides.
double innerSlope(const Neighbours& n, double leftWeight, double rightWeight, double bias, std::uint32_t flags) {
  if ((flags & fbxkey::kClamp) != 0 &&
      std::min(std::abs(n.valueBefore - n.valueHere), std::abs(n.valueAfter - n.valueHere)) <= kFlatWithin)
    return 0;
  double slope = (n.valueAfter - n.valueBefore) / (n.after - n.before);
  if ((flags & fbxkey::kTimeIndependent) == 0) {
    const double left = (n.valueHere - n.valueBefore) / (n.here - n.before);
    const double right = (n.valueAfter - n.valueHere) / (n.after - n.here);
    const double share = (n.here - n.before) / (n.after - n.before);
    slope = 0.5 * slope + 0.5 * (left * (1 - share) + right * share);
    const double weight = std::abs(bias) / 100;
    if (weight > 1e-4) {
      const double target = bias > 0 ? right : left, toTarget = target - slope;
      slope = slope * (1 - weight) + target * weight;
      const double sign = std::abs(toTarget) > 1e-5 ? toTarget : bias;
      slope += beyondBias(bias) * (sign > 0 ? 1 : -1);
    }
  }
  if ((flags & fbxkey::kClampProgressive) == 0) return slope;
  // Handles stay between the values of the neighbours.
  const double sign = slope >= 0 ? 1 : -1;
  const auto limit = [sign](double rise, double run) {
    const double most = run > 0 ? sign * rise / run : 0;
    return most > 0 ? most : 0;
  };
  const double left = limit(n.valueHere - n.valueBefore, leftWeight * (n.here - n.before));
  const double right = limit(n.valueAfter - n.valueHere, rightWeight * (n.after - n.here));
  return sign * std::min({sign * slope, left, right});
}

// The first or last key's, towards its one neighbour.
double endSlope(double rise, double run, double bias, std::uint32_t flags) {
  if ((flags & fbxkey::kClampProgressive) != 0) return 0;
  if ((flags & fbxkey::kClamp) != 0 && std::abs(rise) <= kFlatWithin) return 0;
  double slope = rise / run;
  if ((flags & fbxkey::kTimeIndependent) == 0) slope += beyondBias(bias) * (bias > 0 ? 1 : -1);
  return slope;
}

void resolveAuto(const Neighbours& n, std::uint32_t flags, FbxTangents& t) {
  // Until here the slopes are biases, the left one with its sign turned.
  const double leftBias = -t.leftSlope, rightBias = t.rightSlope;
  if (n.hasBefore && n.hasAfter) {
    const bool same = std::abs(t.leftSlope + t.rightSlope) <= 1e-4;
    t.rightSlope = innerSlope(n, t.leftWeight, t.rightWeight, rightBias, flags);
    t.leftSlope = same ? t.rightSlope : innerSlope(n, t.leftWeight, t.rightWeight, leftBias, flags);
  } else if (n.hasBefore) {
    t.leftSlope = t.rightSlope = endSlope(n.valueHere - n.valueBefore, n.here - n.before, leftBias, flags);
  } else if (n.hasAfter) {
    t.leftSlope = t.rightSlope = endSlope(n.valueAfter - n.valueHere, n.after - n.here, rightBias, flags);
  } else {
    t.leftSlope = t.rightSlope = 0;
  }
}

// Kochanek and Bartels 1984.
void resolveTcb(const Neighbours& n, const float* tcb, FbxTangents& t) {
  const double left = n.hasBefore ? (n.valueHere - n.valueBefore) / (n.here - n.before) : 0;
  const double right = n.hasAfter ? (n.valueAfter - n.valueHere) / (n.after - n.here) : 0;
  const double tension = static_cast<double>(tcb[0]), continuity = static_cast<double>(tcb[1]),
               bias = static_cast<double>(tcb[2]);
  const double factor = (n.hasBefore && n.hasAfter ? 0.5 : 1) * (1 - tension);
  t.leftSlope = factor * ((1 + bias) * (1 - continuity) * left + (1 - bias) * (1 + continuity) * right);
  t.rightSlope = factor * ((1 + bias) * (1 + continuity) * left + (1 - bias) * (1 - continuity) * right);
}

}  // namespace

void resolveFbxTangents(FbxCurve& curve) {
  const std::size_t count = curve.keys.size();
  curve.tangents.assign(count, {});
  double nextLeftSlope = 0, nextLeftWeight = 1.0 / 3;
  for (std::size_t i = 0; i < count; ++i) {
    const FbxKey& key = curve.keys[i];
    FbxTangents& t = curve.tangents[i];
    t.leftSlope = nextLeftSlope;
    t.leftWeight = nextLeftWeight;
    t.rightSlope = static_cast<double>(key.data[0]);
    t.rightWeight = static_cast<double>(key.weightRight);
    nextLeftSlope = static_cast<double>(key.data[1]);
    nextLeftWeight = static_cast<double>(key.weightNextLeft);

    Neighbours n{};
    n.here = curve.time(i);
    n.valueHere = key.value;
    n.hasBefore = i > 0 && curve.keys[i - 1].time < key.time;
    n.hasAfter = i + 1 < count && curve.keys[i + 1].time > key.time;
    if (n.hasBefore) n.before = curve.time(i - 1), n.valueBefore = curve.keys[i - 1].value;
    if (n.hasAfter) n.after = curve.time(i + 1), n.valueAfter = curve.keys[i + 1].value;

    if ((key.flags & fbxkey::kConstant) != 0) {
      t.rightSlope = nextLeftSlope = 0;
      t.rightWeight = nextLeftWeight = 1.0 / 3;
    } else if ((key.flags & fbxkey::kCubic) != 0) {
      if ((key.flags & fbxkey::kTcb) != 0) {
        resolveTcb(n, key.data, t);
        nextLeftSlope = 0;  // a TCB key says nothing of the next one
        nextLeftWeight = 1.0 / 3;
      } else if ((key.flags & fbxkey::kUser) == 0) {
        resolveAuto(n, key.flags, t);
      }
    } else {  // linear, and what is unknown
      t.rightWeight = nextLeftWeight = 1.0 / 3;
      t.rightSlope = nextLeftSlope = n.hasAfter ? (n.valueAfter - n.valueHere) / (n.after - n.here) : 0;
    }
  }
}

}  // namespace footfall
