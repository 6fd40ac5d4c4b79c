// SPDX-License-Identifier: MIT
// curveOf and setCurve of scene_channels.h: keys between Maya and the engine.
#include <maya/MFnAnimCurve.h>
#include <maya/MTime.h>

#include <array>
#include <utility>

#include "maya/framework/data_values.h"
#include "maya/scene/scene_channels.h"

namespace footfall::maya {
namespace {

using Type = MFnAnimCurve::TangentType;
#if MAYA_API_VERSION >= 20180000
using TangentValue = MFnAnimCurve::TangentValue;
#else
using TangentValue = float;
#endif

// Numbers of the API; some are newer than the oldest headers.
constexpr std::array<std::pair<int, TangentType>, 14> kTypes = {{{1, TangentType::Fixed},
                                                                 {2, TangentType::Linear},
                                                                 {3, TangentType::Flat},
                                                                 {4, TangentType::Spline},
                                                                 {5, TangentType::Step},
                                                                 {6, TangentType::Slow},
                                                                 {7, TangentType::Fast},
                                                                 {8, TangentType::Clamped},
                                                                 {9, TangentType::Plateau},
                                                                 {10, TangentType::StepNext},
                                                                 {11, TangentType::Auto},
                                                                 {27, TangentType::AutoMix},
                                                                 {28, TangentType::AutoEase},
                                                                 {29, TangentType::AutoCustom}}};
constexpr std::array<std::pair<int, Infinity>, 5> kInfinities = {{{0, Infinity::Constant},
                                                                  {1, Infinity::Linear},
                                                                  {3, Infinity::Cycle},
                                                                  {4, Infinity::CycleRelative},
                                                                  {5, Infinity::Oscillate}}};

template <typename Table, typename Value>
int numberOf(const Table& table, Value value) {
  for (const auto& [number, own] : table) {
    if (own == value) return number;
  }
  return table.front().first;
}

template <typename Table>
auto valueOf(const Table& table, int number) {
  for (const auto& [own, value] : table) {
    if (own == number) return value;
  }
  return table.back().second;
}

TangentType tangentType(Type type) {
  // What is none of these (a custom type, a global one) has its tangents as they are.
  const int number = static_cast<int>(type);
  for (const auto& [own, value] : kTypes) {
    if (own == number) return value;
  }
  return TangentType::Fixed;
}

CurveOutput outputOf(const MFnAnimCurve& curve) {
  switch (curve.animCurveType()) {
    case MFnAnimCurve::kAnimCurveTL:
    case MFnAnimCurve::kAnimCurveUL:
      return CurveOutput::Linear;
    case MFnAnimCurve::kAnimCurveTA:
    case MFnAnimCurve::kAnimCurveUA:
      return CurveOutput::Angular;
    case MFnAnimCurve::kAnimCurveTT:
    case MFnAnimCurve::kAnimCurveUT:
      return CurveOutput::Time;
    default:
      return CurveOutput::Unitless;
  }
}

Tangent tangentOf(const MFnAnimCurve& curve, unsigned key, bool in) {
  TangentValue x = 1, y = 0;
  curve.getTangent(key, x, y, in);
  return {static_cast<double>(x), static_cast<double>(y)};
}

void setTangents(MFnAnimCurve& curve, unsigned i, const Key& key, MAnimCurveChange& change) {
  curve.setTangentsLocked(i, false, &change);
  const auto set = [&](const Tangent& tangent, TangentType type, bool in) {
    if (type != TangentType::Fixed) return;
    require(curve.setTangent(i, static_cast<TangentValue>(tangent.x), static_cast<TangentValue>(tangent.y),
                             in, &change, false),
            "a tangent could not be set");
  };
  set(key.in, key.inType, true);
  set(key.out, key.outType, false);
  curve.setTangentsLocked(i, key.tangentsLocked, &change);
}

}  // namespace

Curve curveOf(const MObject& animCurve) {
  MObject object = animCurve;
  MStatus status;
  const MFnAnimCurve curve(object, &status);
  require(status, "a curve could not be read");
  std::vector<Key> keys(curve.numKeys());
  for (unsigned i = 0; i < keys.size(); ++i) {
    Key& key = keys[i];
    key.time = seconds(curve.time(i));
    key.value = curve.value(i);
    key.inType = tangentType(curve.inTangentType(i));
    key.outType = tangentType(curve.outTangentType(i));
    key.in = tangentOf(curve, i, true);
    key.out = tangentOf(curve, i, false);
    key.tangentsLocked = curve.tangentsLocked(i);
    key.weightsLocked = curve.weightsLocked(i);
    key.breakdown = curve.isBreakdown(i);
  }
  return Curve(std::move(keys), curve.isWeighted(), valueOf(kInfinities, curve.preInfinityType()),
               valueOf(kInfinities, curve.postInfinityType()), outputOf(curve));
}

void setCurve(const MObject& animCurve, const Curve& wanted, MAnimCurveChange& change) {
  MObject object = animCurve;
  MStatus status;
  MFnAnimCurve curve(object, &status);
  require(status, "a curve could not be reached");
  if (wanted.empty()) throw Error("a curve without keys cannot be written");
  if (curve.isWeighted() != wanted.weighted()) curve.setIsWeighted(wanted.weighted(), &change);
  // The old keys go one by one, the last only after a new one is there: a curve is never without keys.
  while (curve.numKeys() > 1)
    require(curve.remove(curve.numKeys() - 1, &change), "a key could not be removed");
  const double kept = curve.numKeys() > 0 ? seconds(curve.time(0)) : 0;
  for (const Key& key : wanted.keys()) {
    curve.addKey(asSeconds(key.time), key.value, static_cast<Type>(numberOf(kTypes, key.inType)),
                 static_cast<Type>(numberOf(kTypes, key.outType)), &change, &status);
    require(status, "a key could not be set");
  }
  // A new key at the same time, to Maya's precision, has replaced the old one.
  if (curve.numKeys() > wanted.keys().size()) {
    unsigned old = 0;
    if (curve.find(asSeconds(kept), old)) require(curve.remove(old, &change), "a key could not be removed");
  }
  for (unsigned i = 0; i < wanted.keys().size(); ++i) setTangents(curve, i, wanted.keys()[i], change);
  using Outside = MFnAnimCurve::InfinityType;
  curve.setPreInfinityType(static_cast<Outside>(numberOf(kInfinities, wanted.preInfinity())), &change);
  curve.setPostInfinityType(static_cast<Outside>(numberOf(kInfinities, wanted.postInfinity())), &change);
}

}  // namespace footfall::maya
