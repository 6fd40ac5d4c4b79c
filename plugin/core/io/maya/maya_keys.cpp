// SPDX-License-Identifier: MIT
#include "io/maya/maya_keys.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

#include "base/math.h"
#include "base/scanner.h"
#include "base/units.h"
#include "curve/tangents.h"

namespace footfall {
namespace {

struct TangentName {
  TangentType type;
  int code;
  const char* word;
};

constexpr TangentName kTangents[] = {
    {TangentType::Global, 0, "global"},      {TangentType::Fixed, 1, "fixed"},
    {TangentType::Linear, 2, "linear"},      {TangentType::Flat, 3, "flat"},
    {TangentType::Step, 5, "step"},          {TangentType::Slow, 6, "slow"},
    {TangentType::Fast, 7, "fast"},          {TangentType::Spline, 9, "spline"},
    {TangentType::Clamped, 10, "clamped"},   {TangentType::Plateau, 16, "plateau"},
    {TangentType::StepNext, 17, "stepnext"}, {TangentType::Auto, 18, "auto"},
    {TangentType::AutoMix, 27, "auto"},      {TangentType::AutoEase, 28, "auto"},
    {TangentType::AutoCustom, 29, "auto"},
};

struct InfinityName {
  Infinity infinity;
  int code;
  const char* word;
};

constexpr InfinityName kInfinities[] = {
    {Infinity::Constant, 0, "constant"},   {Infinity::Linear, 1, "linear"},
    {Infinity::Cycle, 3, "cycle"},         {Infinity::CycleRelative, 4, "cycleRelative"},
    {Infinity::Oscillate, 5, "oscillate"},
};

const TangentName& nameOf(TangentType type) {
  return *std::find_if(std::begin(kTangents), std::end(kTangents),
                       [&](const auto& n) { return n.type == type; });
}
const InfinityName& nameOf(Infinity infinity) {
  return *std::find_if(std::begin(kInfinities), std::end(kInfinities),
                       [&](const auto& n) { return n.infinity == infinity; });
}

// A number that reads as exactly value: the guess or one of its nearest neighbours. False where there is
// none.
bool findExact(double value, const FileUnit& unit, double& number) {
  const double guess = unit.guess(value);
  const double infinity = std::numeric_limits<double>::infinity();
  double up = guess, down = guess;
  for (int i = 0; i < 4; ++i) {
    for (const double candidate : {down, up}) {
      if (std::isfinite(candidate) && unit.read(candidate) == value) {
        number = candidate;
        return true;
      }
    }
    down = std::nextafter(down, -infinity);
    up = std::nextafter(up, infinity);
  }
  return false;
}

}  // namespace

int tangentCode(TangentType type) {
  return nameOf(type).code;
}
const char* tangentWord(TangentType type) {
  return nameOf(type).word;
}
int infinityCode(Infinity infinity) {
  return nameOf(infinity).code;
}
const char* infinityWord(Infinity infinity) {
  return nameOf(infinity).word;
}

bool tangentFromCode(long long code, TangentType& type) {
  for (const TangentName& name : kTangents) {
    if (name.code == code) {
      type = name.type;
      return true;
    }
  }
  type = TangentType::Global;
  return false;
}

bool tangentFromWord(std::string_view word, TangentType& type) {
  for (const TangentName& name : kTangents) {
    if (word == name.word) {
      type = name.type;
      return true;
    }
  }
  type = TangentType::Global;
  return false;
}

bool infinityFromCode(long long code, Infinity& infinity) {
  for (const InfinityName& name : kInfinities) {
    if (name.code == code) {
      infinity = name.infinity;
      return true;
    }
  }
  return false;
}

bool infinityFromWord(std::string_view word, Infinity& infinity) {
  for (const InfinityName& name : kInfinities) {
    if (word == name.word) {
      infinity = name.infinity;
      return true;
    }
  }
  return false;
}

FileUnit FileUnits::output(CurveOutput output) const {
  switch (output) {
    case CurveOutput::Linear:
      return length();
    case CurveOutput::Angular:
      return angle();
    case CurveOutput::Time:
      return time();
    default:
      return {};
  }
}

void appendInUnit(std::string& out, double value, const FileUnit& unit) {
  if (value == 0 || unit.factor == 1) return appendNumber(out, value);
  double number = 0;
  if (!findExact(value, unit, number)) {
    const double nearest = unit.read(unit.guess(value));
    if (!std::isfinite(nearest) || !findExact(nearest, unit, number))
      return appendNumber(out, unit.guess(value));
    value = nearest;
  }
  // Fewer digits do as well where they read as the same value: 0.1 for 0.10000000000000002.
  for (const int digits : {15, 16}) {
    const std::string shorter = formatNumber(number, digits);
    double again = 0;
    if (parseNumber(shorter, again) && unit.read(again) == value) {
      out += shorter;
      return;
    }
  }
  appendNumber(out, number);
}

const char* linearUnitName(double metresPerUnit) {
  for (const char* name : {"mm", "cm", "m", "km", "in", "ft", "yd", "mi"}) {
    if (*metresPer(name) == metresPerUnit) return name;
  }
  return "cm";
}

const char* angularUnitName(double radiansPerUnit) {
  for (const char* name : {"deg", "rad", "min", "sec"}) {
    if (*radiansPer(name) == radiansPerUnit) return name;
  }
  return "deg";
}

std::size_t sortKeys(std::vector<Key>& keys) {
  const auto earlier = [](const Key& a, const Key& b) { return a.time < b.time; };
  if (!std::is_sorted(keys.begin(), keys.end(), earlier)) std::stable_sort(keys.begin(), keys.end(), earlier);
  // Kept from the back, so that the last of equals stays.
  const auto kept =
      std::unique(keys.rbegin(), keys.rend(), [](const Key& a, const Key& b) { return a.time == b.time; });
  const auto gone = keys.rend() - kept;
  keys.erase(keys.begin(), kept.base());
  return static_cast<std::size_t>(gone);
}

bool keepsDirectionOnly(const Key& key, bool weighted) {
  return !weighted && key.inType != TangentType::StepNext && key.outType != TangentType::StepNext;
}

Tangent directionOf(Tangent tangent) {
  Key key;
  key.inType = key.outType = TangentType::Fixed;
  key.in = key.out = tangent;
  return computeTangents(nullptr, key, nullptr, false).in;
}

}  // namespace footfall
