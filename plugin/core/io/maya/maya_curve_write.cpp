// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <map>

#include <fmt/format.h>

#include "base/scanner.h"
#include "io/maya/maya_curve.h"

namespace footfall {
namespace {

constexpr std::size_t kLineWidth = 90;  // long lists are broken past this, as Maya breaks them

// "\tsetAttr -s N ".name[first:last]"  v v v;" of the keys first..last.
void appendElements(std::string& out, const char* name, std::size_t keys, std::size_t first, std::size_t last,
                    const char* newline, const std::function<void(std::string&, std::size_t)>& value) {
  std::size_t lineStart = out.size();
  out += "\tsetAttr ";
  if (keys > 1) fmt::format_to(std::back_inserter(out), "-s {} ", keys);
  fmt::format_to(std::back_inserter(out), first == last ? "\".{0}[{1}]\" " : "\".{0}[{1}:{2}]\" ", name,
                 first, last);
  for (std::size_t i = first; i <= last; ++i) {
    if (out.size() - lineStart > kLineWidth) {
      out += newline;
      out += "\t\t";
      lineStart = out.size();
    }
    out += ' ';
    value(out, i);
  }
  out += ';';
  out += newline;
}

// The first and last key for which `differs` holds; false where none does.
bool spanOf(const Curve& curve, const std::function<bool(const Key&)>& differs, std::size_t& first,
            std::size_t& last) {
  const auto& keys = curve.keys();
  const auto begin = std::find_if(keys.begin(), keys.end(), differs);
  if (begin == keys.end()) return false;
  first = static_cast<std::size_t>(begin - keys.begin());
  last =
      static_cast<std::size_t>(std::find_if(keys.rbegin(), keys.rend(), differs).base() - keys.begin()) - 1;
  return true;
}

// The commonest type, the one with the smaller code among equals.
TangentType commonType(const Curve& curve) {
  std::map<int, std::pair<int, TangentType>> counts;
  for (const Key& key : curve.keys()) {
    for (const TangentType type : {key.inType, key.outType}) {
      auto& entry = counts[tangentCode(type)];
      ++entry.first;
      entry.second = type;
    }
  }
  TangentType best = TangentType::Auto;
  int most = 0;
  for (const auto& [code, entry] : counts) {
    if (entry.first > most) {
      most = entry.first;
      best = entry.second;
    }
  }
  return best;
}

std::string formatTypes(const Curve& curve, const char* newline) {
  const TangentType common = commonType(curve);
  std::string out;
  std::size_t first = 0, last = 0;
  for (const bool in : {true, false}) {
    const auto type = [&](const Key& key) { return in ? key.inType : key.outType; };
    if (!spanOf(
            curve, [&](const Key& key) { return type(key) != common; }, first, last))
      continue;
    appendElements(out, in ? "kit" : "kot", curve.keys().size(), first, last, newline,
                   [&](std::string& text, std::size_t i) {
                     fmt::format_to(std::back_inserter(text), "{}", tangentCode(type(curve.keys()[i])));
                   });
  }
  return out;
}

// A tangent as it is to be given for the curve to hold it as it is now: what was upright has been leaned
// over.
Tangent given(const Key& key, const Tangent& tangent, bool weighted) {
  const auto same = [&](const Tangent& other) { return other.x == tangent.x && other.y == tangent.y; };
  const Tangent upright{0, tangent.y < 0 ? -1.0 : 1.0};
  const bool leaned =
      keepsDirectionOnly(key, weighted) && !same(directionOf(tangent)) && same(directionOf(upright));
  return leaned ? upright : tangent;
}

// Only fixed tangents are data; the others in the range are computed again by whoever reads.
std::string formatTangents(const Curve& curve, const char* newline) {
  std::string out;
  std::size_t first = 0, last = 0;
  for (const bool in : {true, false}) {
    const auto fixed = [&](const Key& key) { return (in ? key.inType : key.outType) == TangentType::Fixed; };
    if (!spanOf(curve, fixed, first, last)) continue;
    for (const bool x : {true, false}) {
      const char* name = in ? (x ? "kix" : "kiy") : (x ? "kox" : "koy");
      appendElements(out, name, curve.keys().size(), first, last, newline,
                     [&](std::string& text, std::size_t i) {
                       const Key& key = curve.keys()[i];
                       const Tangent tangent =
                           fixed(key) ? given(key, in ? key.in : key.out, curve.weighted()) : Tangent{};
                       appendNumber(text, x ? tangent.x : tangent.y);
                     });
    }
  }
  return out;
}

std::string formatFlags(const Curve& curve, const char* name, bool usual, bool Key::*flag,
                        const char* newline) {
  std::string out;
  std::size_t first = 0, last = 0;
  if (!spanOf(
          curve, [&](const Key& key) { return key.*flag != usual; }, first, last))
    return out;
  appendElements(out, name, curve.keys().size(), first, last, newline,
                 [&](std::string& text, std::size_t i) { text += curve.keys()[i].*flag ? "yes" : "no"; });
  return out;
}

std::string formatKeys(const Curve& curve, const FileUnits& units, const char* newline) {
  std::string out;
  if (curve.empty()) return out;
  const FileUnit input = units.input(curve.input()), output = units.output(curve.output());
  appendElements(out, "ktv", curve.keys().size(), 0, curve.keys().size() - 1, newline,
                 [&](std::string& text, std::size_t i) {
                   appendInUnit(text, curve.keys()[i].time, input);
                   text += ' ';
                   appendInUnit(text, curve.keys()[i].value, output);
                 });
  return out;
}

std::string formatInfinity(const char* name, Infinity infinity, const char* newline) {
  if (infinity == Infinity::Constant) return {};
  return fmt::format("\tsetAttr \".{}\" {};{}", name, infinityCode(infinity), newline);
}

}  // namespace

std::string formatKeyGroup(const Curve& curve, KeyGroup group, const FileUnits& units, const char* newline) {
  switch (group) {
    case KeyGroup::CommonType: {
      const int code = tangentCode(commonType(curve));
      return code == 0 ? std::string() : fmt::format("\tsetAttr \".tan\" {};{}", code, newline);
    }
    case KeyGroup::Types:
      return formatTypes(curve, newline);
    case KeyGroup::Weighted:
      return curve.weighted() ? std::string() : fmt::format("\tsetAttr \".wgt\" no;{}", newline);
    case KeyGroup::Keys:
      return formatKeys(curve, units, newline);
    case KeyGroup::Tangents:
      return formatTangents(curve, newline);
    case KeyGroup::TangentLocks:
      return formatFlags(curve, "ktl", true, &Key::tangentsLocked, newline);
    case KeyGroup::WeightLocks:
      return formatFlags(curve, "kwl", true, &Key::weightsLocked, newline);
    case KeyGroup::Breakdowns:
      return formatFlags(curve, "kbd", false, &Key::breakdown, newline);
    case KeyGroup::PreInfinity:
      return formatInfinity("pre", curve.preInfinity(), newline);
    default:
      return formatInfinity("pst", curve.postInfinity(), newline);
  }
}

std::array<bool, kKeyGroups> differingGroups(const Curve& a, const Curve& b) {
  std::array<bool, kKeyGroups> differs{};
  const auto mark = [&](KeyGroup group, bool is) { differs[static_cast<std::size_t>(group)] |= is; };
  mark(KeyGroup::Weighted, a.weighted() != b.weighted());
  mark(KeyGroup::PreInfinity, a.preInfinity() != b.preInfinity());
  mark(KeyGroup::PostInfinity, a.postInfinity() != b.postInfinity());
  if (a.keys().size() != b.keys().size()) {
    for (const KeyGroup group : {KeyGroup::CommonType, KeyGroup::Types, KeyGroup::Keys, KeyGroup::Tangents,
                                 KeyGroup::TangentLocks, KeyGroup::WeightLocks, KeyGroup::Breakdowns}) {
      mark(group, true);
    }
    return differs;
  }
  const auto fixedDiffers = [](TangentType type, const Tangent& s, const Tangent& t) {
    return type == TangentType::Fixed && (s.x != t.x || s.y != t.y);
  };
  for (std::size_t i = 0; i < a.keys().size(); ++i) {
    const Key& s = a.keys()[i];
    const Key& t = b.keys()[i];
    mark(KeyGroup::Keys, s.time != t.time || s.value != t.value);
    const bool types = s.inType != t.inType || s.outType != t.outType;
    mark(KeyGroup::CommonType, types);
    mark(KeyGroup::Types, types);
    mark(KeyGroup::Tangents,
         types || fixedDiffers(t.inType, s.in, t.in) || fixedDiffers(t.outType, s.out, t.out));
    mark(KeyGroup::TangentLocks, s.tangentsLocked != t.tangentsLocked);
    mark(KeyGroup::WeightLocks, s.weightsLocked != t.weightsLocked);
    mark(KeyGroup::Breakdowns, s.breakdown != t.breakdown);
  }
  return differs;
}

}  // namespace footfall
