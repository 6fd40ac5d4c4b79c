// SPDX-License-Identifier: MIT
// Setting, moving, scaling and removing keys, and their tangents.
#include "curves/key_edit.h"

#include "commands/running.h"
#include "curves/curve_api.h"
#include "curves/key_units.h"
#include "edits/edit.h"
#include "io/anim/anim_tangent.h"

#include "base/error.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace mayahost {
namespace {

using footfall::Curve;
using footfall::CurveInput;
using footfall::Key;
using footfall::Tangent;
using footfall::TangentType;

constexpr double kRadians = 3.14159265358979323846 / 180.0;

// The engine refuses by an exception of its own; here it becomes one that any caller knows.
template <typename Edit>
void change(const NodePtr& curve, const char* command, Edit edit) {
  try {
    changeCurve(curve, command, edit);
  } catch (const footfall::Error& error) {
    throw std::runtime_error(error.what());
  }
}

bool chosen(const Indices& keys, std::size_t index) {
  return std::binary_search(keys.begin(), keys.end(), index);
}

// All keys at the given times, sorted; two at one time are refused.
Curve sorted(const Curve& curve, std::vector<Key> keys) {
  std::stable_sort(keys.begin(), keys.end(), [](const Key& a, const Key& b) { return a.time < b.time; });
  return withKeys(curve, std::move(keys));
}

double apart(const Curve& curve) {
  return curve.input() == CurveInput::Time ? 1e-3 / kTicksPerSecond : 1e-12;
}

// Keys that were moved must not land on others.
void requireFree(const Curve& curve, const std::vector<Key>& keys, const Indices& moved) {
  std::vector<double> times;
  for (const Key& key : keys) times.push_back(key.time);
  std::sort(times.begin(), times.end());
  for (std::size_t i = 1; i < times.size(); ++i) {
    if (times[i] - times[i - 1] < apart(curve) && !moved.empty())
      throw std::runtime_error("Keys cannot be moved onto other keys");
  }
}

void requireOrder(const std::vector<Key>& keys) {
  for (std::size_t i = 1; i < keys.size(); ++i) {
    if (!(keys[i].time > keys[i - 1].time)) throw std::runtime_error("Keys cannot be moved past other keys");
  }
}

footfall::AnimTangentUnits tangentUnits(const NodePtr& curve, bool weighted) {
  const KeyUnits units(curve);
  footfall::AnimTangentUnits made;
  if (units.from == CurveInput::Time) made.input = {kTicksPerSecond / ticksPer(MTime::uiUnit()), true};
  made.output = {units.toInternal(1.0), false};
  made.radians = kRadians;
  made.weighted = weighted;
  return made;
}

// The tangent of one side after the edit of its angle, weight and coordinates; none of them: as it is.
std::optional<Tangent> edited(const NodePtr& curve, const KeyRow& row, bool in, const TangentEdit& edit) {
  const bool weighted = curveNode(curve).curve().weighted();
  const auto& angle = in ? edit.inAngle : edit.outAngle;
  const auto& weight = in ? edit.inWeight : edit.outWeight;
  const auto& x = in ? edit.inX : edit.outX;
  const auto& y = in ? edit.inY : edit.outY;
  if (x || y) return Tangent{x.value_or(in ? row.inX : row.outX), y.value_or(in ? row.inY : row.outY)};
  if (!angle && !weight) return std::nullopt;
  const double wasAngle = in ? row.inAngle : row.outAngle, wasWeight = in ? row.inWeight : row.outWeight;
  const double toAngle = !angle ? wasAngle : edit.relative ? wasAngle + *angle : *angle;
  const double toWeight = !weight ? wasWeight : edit.relative ? wasWeight + *weight : *weight;
  return footfall::readAnimTangent(toAngle, toWeight, tangentUnits(curve, weighted));
}

}  // namespace

void setKeys(const NodePtr& curve, const std::vector<double>& at, const std::vector<double>& values,
             const std::string& inType, const std::string& outType, std::optional<bool> breakdown) {
  if (at.size() != values.size()) throw std::runtime_error("as many values as times are needed");
  const KeyUnits units(curve);
  change(curve, "setKeyframe", [&](Curve& next) {
    std::vector<Key> keys = next.keys();
    for (std::size_t i = 0; i < at.size(); ++i) {
      Key key;
      key.time = units.toSeconds(at[i]);
      unsigned there = 0;
      const bool exists = findKey(next, key.time, there);
      if (exists) key = next.keys()[there];
      key.value = units.toInternal(values[i]);
      if (!exists || !inType.empty()) key.inType = tangentNamed(inType);
      if (!exists || !outType.empty()) key.outType = tangentNamed(outType);
      if (breakdown) key.breakdown = *breakdown;
      keys.push_back(key);
    }
    footfall::sortKeys(keys);
    next = withKeys(next, std::move(keys));
  });
}

void insertKeys(const NodePtr& curve, const std::vector<double>& at, bool breakdown) {
  const KeyUnits units(curve);
  change(curve, "setKeyframe", [&](Curve& next) {
    for (const double where : at) {
      unsigned there = 0;
      const double time = units.toSeconds(where);
      const std::size_t index = findKey(next, time, there) ? there : next.insertKey(time);
      if (breakdown) next.setBreakdown(index, true);
    }
  });
}

void removeKeys(const NodePtr& curve, const Indices& keys) {
  if (keys.size() == curveNode(curve).curve().keys().size()) {
    auto journal = std::make_unique<Journal>();
    if (!deleteNode(*journal, curve)) throw std::runtime_error("'" + curve->name + "' cannot be deleted");
    keep(std::move(journal), "cutKey");
    return;
  }
  change(curve, "cutKey", [&](Curve& next) {
    std::vector<Key> left;
    for (std::size_t i = 0; i < next.keys().size(); ++i) {
      if (!chosen(keys, i)) left.push_back(next.keys()[i]);
    }
    next = withKeys(next, std::move(left));
  });
}

void setBreakdown(const NodePtr& curve, const Indices& keys, bool breakdown) {
  change(curve, "keyframe", [&](Curve& next) {
    for (const std::size_t key : keys) next.setBreakdown(key, breakdown);
  });
}

void moveKeys(const NodePtr& curve, const Indices& keys, const KeyMove& move) {
  if (keys.empty()) return;
  const KeyUnits units(curve);
  if (move.how != "move" && move.how != "over" && move.how != "insert")
    throw std::runtime_error("keyframe: the option '" + move.how + "' is not supported");
  change(curve, "keyframe", [&](Curve& next) {
    std::vector<Key> all = next.keys();
    double shift = 0.0;
    for (const std::size_t i : keys) {
      Key& key = all.at(i);
      if (move.value) {
        const double by = units.toInternal(*move.value);
        key.value = move.relative ? key.value + by : by;
      }
      if (!move.time) continue;
      const double former = units.fromSeconds(key.time);
      const double to = units.toSeconds(move.relative ? former + *move.time : *move.time);
      shift = to - key.time;
      key.time = to;
    }
    if (move.how == "insert" && shift != 0.0) {
      for (std::size_t i = 0; i < all.size(); ++i) {
        const bool pushed = shift > 0.0 ? i > keys.front() : i < keys.back();
        if (pushed && !chosen(keys, i)) all[i].time += shift;
      }
    }
    if (move.how == "move") requireOrder(all);
    if (move.time) requireFree(next, all, keys);
    next = sorted(next, std::move(all));
  });
}

void scaleKeys(const NodePtr& curve, const Indices& keys, const KeyScale& scale) {
  if (scale.time == 0.0) throw std::runtime_error("scaleKey: a time scale of 0 puts all keys at one time");
  const KeyUnits units(curve);
  change(curve, "scaleKey", [&](Curve& next) {
    std::vector<Key> all, scaled;
    const double timePivot = units.toSeconds(scale.timePivot), pivot = units.toInternal(scale.valuePivot);
    for (std::size_t i = 0; i < next.keys().size(); ++i) {
      Key key = next.keys()[i];
      if (!chosen(keys, i)) {
        all.push_back(key);
        continue;
      }
      key.time = timePivot + (key.time - timePivot) * scale.time;
      key.value = pivot + (key.value - pivot) * scale.value;
      for (Tangent* tangent : {&key.in, &key.out}) {
        tangent->x *= std::fabs(scale.time);
        tangent->y *= scale.time < 0.0 ? -scale.value : scale.value;
      }
      if (scale.time < 0.0) {
        std::swap(key.in, key.out);
        std::swap(key.inType, key.outType);
      }
      scaled.push_back(key);
    }
    // A scaled key takes the place of one it lands on.
    const auto covered = [&](const Key& key) {
      return std::any_of(scaled.begin(), scaled.end(),
                         [&](const Key& s) { return std::fabs(s.time - key.time) < apart(next); });
    };
    all.erase(std::remove_if(all.begin(), all.end(), covered), all.end());
    all.insert(all.end(), scaled.begin(), scaled.end());
    next = sorted(next, std::move(all));
  });
}

void editTangents(const NodePtr& curve, const Indices& keys, const TangentEdit& edit) {
  const auto rows = keyRows(curve);
  change(curve, "keyTangent", [&](Curve& next) {
    if ((edit.inWeight || edit.outWeight || edit.weightLock) && !next.weighted())
      throw std::runtime_error("Weights need weighted tangents");
    for (const std::size_t i : keys) {
      if (edit.lock) next.setTangentsLocked(i, *edit.lock);
      if (edit.weightLock) next.setWeightsLocked(i, *edit.weightLock);
      if (edit.inType || edit.outType) {
        const Key& key = next.keys()[i];
        const TangentType in = edit.inType ? tangentNamed(*edit.inType) : key.inType;
        const TangentType out = edit.outType ? tangentNamed(*edit.outType) : key.outType;
        next.setTangentTypes(i, in, out);
      }
      if (const auto in = edited(curve, rows.at(i), true, edit)) next.setTangent(i, Curve::Side::In, *in);
      if (const auto out = edited(curve, rows.at(i), false, edit)) next.setTangent(i, Curve::Side::Out, *out);
    }
  });
}

void setWeighted(const NodePtr& curve, bool weighted) {
  change(curve, "keyTangent", [&](Curve& next) { next.setWeighted(weighted); });
}

void setInfinity(const NodePtr& curve, const std::string& pre, const std::string& post) {
  change(curve, "setInfinity", [&](Curve& next) {
    footfall::Infinity before = next.preInfinity(), after = next.postInfinity();
    if (!pre.empty() && !footfall::infinityFromWord(pre, before))
      throw std::runtime_error("'" + pre + "' is not an infinity type");
    if (!post.empty() && !footfall::infinityFromWord(post, after))
      throw std::runtime_error("'" + post + "' is not an infinity type");
    next.setInfinity(before, after);
  });
}

}  // namespace mayahost
