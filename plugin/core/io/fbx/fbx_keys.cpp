// SPDX-License-Identifier: MIT
#include "io/fbx/fbx_keys.h"

#include <algorithm>
#include <cmath>

#include "curve/unroll.h"

namespace footfall {
namespace {

constexpr double kSameSlope = 2e-6;   // share by which tangents of both programs may differ and be the same
constexpr double kThirdOfSegment = 1.0 / 3;
constexpr std::uint32_t kMayaAuto =
    fbxkey::kCubic | fbxkey::kAuto | fbxkey::kTimeIndependent | fbxkey::kClampProgressive;
constexpr std::uint32_t kMayaSpline = fbxkey::kCubic | fbxkey::kAuto | fbxkey::kTimeIndependent;
constexpr std::uint32_t kAnyAuto = fbxkey::kAuto | fbxkey::kTcb | fbxkey::kUser;

bool isCubic(const FbxKey& key) {
  return (key.flags & fbxkey::kConstant) == 0 && (key.flags & fbxkey::kCubic) != 0;
}
bool isAuto(const FbxKey& key) {
  return isCubic(key) && (key.flags & (fbxkey::kTcb | fbxkey::kUser)) == 0;
}

Infinity infinityOf(FbxExtrapolation kind) {
  switch (kind) {
    case FbxExtrapolation::Repeat:
      return Infinity::Cycle;
    case FbxExtrapolation::RelativeRepeat:
      return Infinity::CycleRelative;
    case FbxExtrapolation::Mirror:
      return Infinity::Oscillate;
    case FbxExtrapolation::Slope:
      return Infinity::Linear;
    default:
      return Infinity::Constant;
  }
}
FbxExtrapolation extrapolationOf(Infinity infinity) {
  switch (infinity) {
    case Infinity::Cycle:
      return FbxExtrapolation::Repeat;
    case Infinity::CycleRelative:
      return FbxExtrapolation::RelativeRepeat;
    case Infinity::Oscillate:
      return FbxExtrapolation::Mirror;
    case Infinity::Linear:
      return FbxExtrapolation::Slope;
    default:
      return FbxExtrapolation::Constant;
  }
}

double onFrame(std::int64_t ticks, double ticksPerSecond, double frameRate) {
  const double seconds = static_cast<double>(ticks) / ticksPerSecond;
  const double frame = std::round(seconds * frameRate) / frameRate;
  return std::abs(frame - seconds) * ticksPerSecond <= 0.5 ? frame : seconds;
}

double slopeOf(const Tangent& tangent) {
  return tangent.x != 0 ? tangent.y / tangent.x : 0;
}

// The side of a key that looks over a segment, ready for a Curve. slope in the scene's units per second.
Tangent sideOf(double slope, double weight, double length, bool weighted) {
  return weighted ? Tangent{3 * weight * length, 3 * weight * length * slope} : Tangent{1, slope};
}

void setTypes(const FbxCurve& curve, std::size_t i, Key& key) {
  const FbxKey& own = curve.keys[i];
  if ((own.flags & fbxkey::kConstant) != 0) {
    key.outType = (own.flags & fbxkey::kConstantNext) != 0 ? TangentType::StepNext : TangentType::Step;
  } else if (!isCubic(own)) {
    key.outType = TangentType::Linear;
  }
  const FbxKey* before = i > 0 ? &curve.keys[i - 1] : nullptr;
  const bool linearBefore = before && (before->flags & fbxkey::kConstant) == 0 && !isCubic(*before);
  if (linearBefore || (!before && key.outType == TangentType::Linear)) key.inType = TangentType::Linear;
  if (i + 1 == curve.keys.size() && !isCubic(own) && linearBefore) key.outType = TangentType::Linear;
}

// Automatic types instead of fixed tangents where they come to the same.
Curve withAutomaticTypes(const FbxCurve& source, const std::vector<std::size_t>& from, const Curve& fixed) {
  std::vector<Key> keys = fixed.keys();
  bool any = false;
  for (std::size_t k = 0; k < keys.size(); ++k) {
    const FbxKey& own = source.keys[from[k]];
    if (!isAuto(own) || (own.flags & fbxkey::kTimeIndependent) == 0) continue;
    const TangentType type = (own.flags & fbxkey::kClampProgressive) != 0 ? TangentType::Auto : TangentType::Spline;
    if (keys[k].inType == TangentType::Fixed) keys[k].inType = type, any = true;
    if (keys[k].outType == TangentType::Fixed) keys[k].outType = type, any = true;
  }
  if (!any) return fixed;
  const auto make = [&] {
    return Curve(keys, fixed.weighted(), fixed.preInfinity(), fixed.postInfinity(), fixed.output());
  };
  const Curve automatic = make();
  const auto same = [&](const Tangent& a, const Tangent& b) {
    if (fixed.weighted() && std::abs(a.x - b.x) > kSameSlope * std::abs(b.x)) return false;
    const double slope = slopeOf(b);
    return std::abs(slopeOf(a) - slope) <= kSameSlope * std::abs(slope) + 1e-9;
  };
  for (std::size_t k = 0; k < keys.size(); ++k) {
    const Key& was = fixed.keys()[k];
    const Key& is = automatic.keys()[k];
    if (keys[k].inType != was.inType && k > 0 && !same(is.in, was.in)) keys[k] = was;
    if (keys[k].outType != was.outType && k + 1 < keys.size() && !same(is.out, was.out)) keys[k] = was;
  }
  return make();
}

// So many repetitions and no more: as keys over that time.
Curve countedOut(Curve curve, const FbxCurve& source, FbxOddities& oddities) {
  const auto limited = [](const FbxBeyond& beyond) {
    return beyond.repetitions >= 0 && beyond.kind != FbxExtrapolation::Constant &&
           beyond.kind != FbxExtrapolation::Slope;
  };
  if (curve.keys().size() < 2 || (!limited(source.before) && !limited(source.after))) return curve;
  const double first = curve.keys().front().time, last = curve.keys().back().time, length = last - first;
  const Infinity pre = curve.preInfinity(), post = curve.postInfinity();
  TimeRange range{first, last};
  if (limited(source.before)) range.start -= length * source.before.repetitions;
  if (limited(source.after)) range.end += length * source.after.repetitions;
  curve.setInfinity(limited(source.before) ? pre : Infinity::Constant,
                    limited(source.after) ? post : Infinity::Constant);
  Curve whole = unrolled(curve, range);
  whole.setInfinity(limited(source.before) ? Infinity::Constant : pre,
                    limited(source.after) ? Infinity::Constant : post);
  ++oddities.counted;
  return whole;
}

}  // namespace

Curve curveFromFbx(const FbxCurve& curve, const FbxMap& map, CurveOutput output, double frameRate,
                   FbxOddities& oddities) {
  std::vector<Key> keys;
  std::vector<std::size_t> from;  // the FBX key of each
  bool weighted = false;
  const std::size_t count = curve.keys.size();
  for (const FbxKey& key : curve.keys)
    weighted = weighted || (isCubic(key) && (key.flags & (fbxkey::kWeightedRight | fbxkey::kWeightedNextLeft)) != 0);
  for (std::size_t i = 0; i < count; ++i) {
    const double time = onFrame(curve.keys[i].time, curve.ticksPerSecond, frameRate);
    if (i + 1 < count && curve.keys[i + 1].time == curve.keys[i].time) {
      ++oddities.sameTimes;  // the last of them is what holds from there on
      continue;
    }
    if (!keys.empty() && !(time > keys.back().time)) {
      ++oddities.sameTimes;
      continue;
    }
    const FbxTangents& t = curve.tangents[i];
    Key key;
    key.time = time;
    key.value = map.scale * curve.keys[i].value + map.offset;
    key.inType = key.outType = TangentType::Fixed;
    const bool first = i == 0, last = i + 1 == count;
    const double before = first ? 1 : curve.time(i) - curve.time(i - 1);
    const double after = last ? 1 : curve.time(i + 1) - curve.time(i);
    // The sides that look at nothing lie straight on: that is the slope that extrapolation follows.
    const double left = map.scale * (first ? t.rightSlope : t.leftSlope);
    const double right = map.scale * (last ? t.leftSlope : t.rightSlope);
    key.in = sideOf(left, first ? kThirdOfSegment : t.leftWeight, before, weighted);
    key.out = sideOf(right, last ? kThirdOfSegment : t.rightWeight, after, weighted);
    setTypes(curve, i, key);
    key.tangentsLocked = (curve.keys[i].flags & fbxkey::kBroken) == 0 &&
                         std::abs(left - right) <= kSameSlope * std::abs(left) + 1e-9;
    keys.push_back(key);
    from.push_back(i);
  }
  const Curve fixed(std::move(keys), weighted, infinityOf(curve.before.kind), infinityOf(curve.after.kind), output);
  return countedOut(withAutomaticTypes(curve, from, fixed), curve, oddities);
}

namespace {

// A weight as the file can hold it.
float storedWeight(double weight) {
  return static_cast<float>(std::clamp(std::round(weight * 10000), 0.0, 65535.0) / 10000);
}

std::uint32_t cubicFlags(const Key& key) {
  const auto is = [&](TangentType type) { return key.inType == type && key.outType == type; };
  if (is(TangentType::Auto)) return kMayaAuto;
  if (is(TangentType::Spline)) return kMayaSpline;
  return fbxkey::kCubic | fbxkey::kUser | (key.tangentsLocked ? 0 : fbxkey::kBroken);
}

}  // namespace

FbxCurve fbxFromCurve(const Curve& curve, const FbxMap& map, double ticksPerSecond) {
  FbxCurve result;
  result.ticksPerSecond = ticksPerSecond;
  result.before.kind = extrapolationOf(curve.preInfinity());
  result.after.kind = extrapolationOf(curve.postInfinity());
  const auto& keys = curve.keys();
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const Key& key = keys[i];
    const Key* next = i + 1 < keys.size() ? &keys[i + 1] : nullptr;
    FbxKey made;
    made.time = std::llround(key.time * ticksPerSecond);
    made.value = static_cast<double>(static_cast<float>((key.value - map.offset) / map.scale));
    if (key.outType == TangentType::Step) {
      made.flags = fbxkey::kConstant;
    } else if (key.outType == TangentType::StepNext) {
      made.flags = fbxkey::kConstant | fbxkey::kConstantNext;
    } else if (key.outType == TangentType::Linear && (!next || next->inType == TangentType::Linear)) {
      made.flags = fbxkey::kLinear;
    } else {
      made.flags = cubicFlags(key);
      made.data[0] = static_cast<float>(slopeOf(key.out) / map.scale);
      made.data[1] = next ? static_cast<float>(slopeOf(next->in) / map.scale) : 0.0F;
      if (curve.weighted() && next) {
        const double length = next->time - key.time;
        made.weightRight = storedWeight(key.out.x / (3 * length));
        made.weightNextLeft = storedWeight(next->in.x / (3 * length));
        made.flags |= fbxkey::kWeightedRight | fbxkey::kWeightedNextLeft;
      }
    }
    result.keys.push_back(made);
  }
  // An automatic key says nothing of its slopes; where FBX would compute others, it becomes the user's.
  std::vector<FbxKey> users = result.keys;
  for (FbxKey& key : result.keys) {
    if (isAuto(key)) key.data[0] = key.data[1] = 0;
  }
  resolveFbxTangents(result);
  for (std::size_t i = 0; i < keys.size(); ++i) {
    if (!isAuto(result.keys[i])) continue;
    const auto differs = [&](double slope, const Tangent& wanted) {
      const double exact = slopeOf(wanted) / map.scale;
      return std::abs(slope - exact) > kSameSlope * std::abs(exact) + 1e-9;
    };
    const FbxTangents& t = result.tangents[i];
    if ((i > 0 && differs(t.leftSlope, keys[i].in)) || (i + 1 < keys.size() && differs(t.rightSlope, keys[i].out)))
      users[i].flags = (users[i].flags & ~(kAnyAuto | fbxkey::kTimeIndependent | fbxkey::kClampProgressive)) |
                       fbxkey::kUser;
  }
  // Slopes stay beside automatic flags where a neighbour is the user's and reads its left side from them.
  for (std::size_t i = 0; i < keys.size(); ++i) {
    result.keys[i] = users[i];
    if (!isAuto(users[i])) continue;
    result.keys[i].data[0] = 0;
    if (i + 1 >= keys.size() || isAuto(users[i + 1])) result.keys[i].data[1] = 0;
  }
  resolveFbxTangents(result);
  return result;
}

double fbxDistance(const FbxCurve& written, const FbxMap& map, const Curve& curve) {
  double distance = 0;
  const auto& keys = curve.keys();
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const double length = i + 1 < keys.size() ? keys[i + 1].time - keys[i].time : 0;
    for (int part = 0; part < (length > 0 ? 5 : 1); ++part) {
      // Not at the key itself, where a step jumps at a time that is rounded to a tick.
      const double time = keys[i].time + (length > 0 ? length * (0.1 + 0.2 * part) : 0);
      const double value = map.scale * written.evaluate(time, 0) + map.offset;
      distance = std::max(distance, std::abs(value - curve.evaluate(time)));
    }
  }
  return distance;
}

}  // namespace footfall
