// SPDX-License-Identifier: MIT
// A table of options: all that documents, the program, nodes and the manual need to know of each option of a
// plain struct. The struct's own initial values are the defaults.
//
//   using Row = Option<WalkOptions>;
//   const OptionTable<WalkOptions> table{
//       Row("feet.clearance", [](WalkOptions& o) -> double& { return o.feet.clearance; }, between(0, 0.5),
//           OptionUnit::Metres, "Height of a swinging sole above the ground")
//           .onNode("clearance", "clr").asFlag("--clearance").inGroup("Feet")};
//
// Limits are in the unit that people write (degrees); values are what the engine counts in (radians), so that
// nothing is lost on the way. Documents, flags and listings multiply by scale().
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <variant>
#include <vector>

#include "base/angles.h"
#include "base/error.h"
#include "base/math.h"

namespace footfall {

enum class OptionUnit : std::uint8_t {
  None,
  Degrees,  // radians in the struct; every other unit is the engine's own
  Metres,
  MetresPerSecond,
  Seconds,
  Frames,
  Kilograms,
  FramesPerSecond,
  Percent,
  LegLengths,
  HipHeights,
  Gravities
};
const char* unitName(OptionUnit unit);  // "degrees", "m", "s"; "" for None

// In the unit people write.
struct OptionLimits {
  double low = -std::numeric_limits<double>::infinity();
  double high = std::numeric_limits<double>::infinity();
  bool aboveLow = false;                                      // low itself is not allowed
  double softHigh = std::numeric_limits<double>::infinity();  // where sliders end
  double softLow = -std::numeric_limits<double>::infinity();  // where sliders begin
};
inline OptionLimits anyNumber() {
  return {};
}
inline OptionLimits between(double low, double high) {
  return {low, high, false};
}
inline OptionLimits atLeast(double low) {
  return {low, std::numeric_limits<double>::infinity(), false};
}
inline OptionLimits above(double low) {
  return {low, std::numeric_limits<double>::infinity(), true};
}

enum class OptionKind : std::uint8_t { Number, Whole, Toggle, Choice, Position, Text };

// As what a number appears on a node.
enum class OptionPlug : std::uint8_t { Number, Angle, Time, Distance };

// What a row says apart from where its value is.
struct OptionInfo {
  std::string key;        // path in documents, "feet.clearance"; empty: documents do not have it
  std::string attribute;  // long name on the node; empty: the node does not have it
  std::string brief;      // the attribute's short name
  std::string flag;       // "--clearance"; empty: the program does not have it
  std::string group;      // section of help, attribute editor and manual
  std::string help;       // one line
  OptionKind kind = OptionKind::Number;
  OptionUnit unit = OptionUnit::None;
  OptionPlug plug = OptionPlug::Number;
  bool keyable = true;             // on the node
  OptionLimits limits;             // of numbers and whole numbers
  std::vector<std::string> words;  // of a choice, as documents and flags have them

  // The engine's value of one unit.
  double scale() const { return unit == OptionUnit::Degrees ? kDegree : 1; }
  // Of a value of the engine's: "must be 0 to 0.5 m, got 3"; empty where it is allowed.
  std::string complaint(double value) const;
  // The place of a word of a choice. Throws Error "must be one of fast, greedy, got 'slow'".
  int wordIndex(const std::string& word) const;
  std::string range() const;  // "0 to 0.5", "above 0", "fast, greedy"; "" for anything
};

// Numbers in the engine's unit, a choice by its word.
using OptionValue = std::variant<double, int, bool, Vec3, std::string>;
std::string formatOption(const OptionInfo& info, const OptionValue& value);  // as people write it

// One option of a struct.
template <typename Options>
class Option : public OptionInfo {
 public:
  using Number = double& (*)(Options&);
  using Whole = int& (*)(Options&);
  using Toggle = bool& (*)(Options&);
  using Position = Vec3& (*)(Options&);
  using Text = std::string& (*)(Options&);
  struct Choice {  // by index into the words
    int (*get)(const Options&);
    void (*set)(Options&, int);
  };

  Option(const char* path, Number number, OptionLimits allowed, OptionUnit in, const char* what)
      : Option(path, number, OptionKind::Number, what) {
    limits = allowed;
    unit = in;
    if (in == OptionUnit::Degrees) plug = OptionPlug::Angle;
  }
  Option(const char* path, Whole whole, OptionLimits allowed, const char* what)
      : Option(path, whole, OptionKind::Whole, what) {
    limits = allowed;
  }
  Option(const char* path, Toggle toggle, const char* what)
      : Option(path, toggle, OptionKind::Toggle, what) {}
  Option(const char* path, Position position, OptionUnit in, const char* what)
      : Option(path, position, OptionKind::Position, what) {
    unit = in;
  }
  Option(const char* path, Text text, const char* what) : Option(path, text, OptionKind::Text, what) {}
  Option(const char* path, Choice choice, std::vector<std::string> names, const char* what)
      : Option(path, choice, OptionKind::Choice, what) {
    words = std::move(names);
  }

  Option& onNode(const char* name, const char* shortName) {
    attribute = name;
    brief = shortName;
    return *this;
  }
  Option& asTime() {
    plug = OptionPlug::Time;
    return *this;
  }
  // Metres as a length of the scene, by the node's units per metre.
  Option& asDistance() {
    plug = OptionPlug::Distance;
    return *this;
  }
  Option& notKeyable() {
    keyable = false;
    return *this;
  }
  Option& asFlag(const char* name) {
    flag = name;
    return *this;
  }
  Option& inGroup(const char* name) {
    group = name;
    return *this;
  }
  Option& slidesTo(double high) {
    limits.softHigh = high;
    return *this;
  }
  Option& slides(double low, double high) {
    limits.softLow = low;
    return slidesTo(high);
  }

  OptionValue value(const Options& options) const;
  // Throws Error "must be …" for a value out of range, std::bad_variant_access for one of another kind.
  void setValue(Options& options, const OptionValue& value) const;
  bool same(const Options& a, const Options& b) const;  // to the bit

 private:
  using Member = std::variant<Number, Whole, Toggle, Position, Text, Choice>;
  Option(const char* path, Member where, OptionKind of, const char* what) : member_(where) {
    key = path;
    kind = of;
    help = what;
  }
  // The functions only reach a member: nothing is changed through the reference here.
  static Options& reach(const Options& options) { return const_cast<Options&>(options); }

  Member member_;
};

template <typename Options>
using OptionTable = std::vector<Option<Options>>;

template <typename Options>
bool sameOptions(const OptionTable<Options>& table, const Options& a, const Options& b) {
  for (const Option<Options>& row : table) {
    if (!row.same(a, b)) return false;
  }
  return true;
}

// A row with its default, for manuals and listings of several tables.
struct OptionEntry {
  OptionInfo info;
  std::string standard;
};
template <typename Options>
std::vector<OptionEntry> optionEntries(const OptionTable<Options>& table, const Options& defaults = {}) {
  std::vector<OptionEntry> entries;
  for (const Option<Options>& row : table) entries.push_back({row, formatOption(row, row.value(defaults))});
  return entries;
}

template <typename Options>
OptionValue Option<Options>::value(const Options& options) const {
  Options& o = reach(options);
  switch (kind) {
    case OptionKind::Number:
      return std::get<Number>(member_)(o);
    case OptionKind::Whole:
      return std::get<Whole>(member_)(o);
    case OptionKind::Toggle:
      return std::get<Toggle>(member_)(o);
    case OptionKind::Position:
      return std::get<Position>(member_)(o);
    case OptionKind::Text:
      return std::get<Text>(member_)(o);
    case OptionKind::Choice:
      break;
  }
  return words[static_cast<std::size_t>(std::get<Choice>(member_).get(options))];
}

template <typename Options>
void Option<Options>::setValue(Options& options, const OptionValue& value) const {
  const auto check = [this](double number) {
    const std::string fault = complaint(number);
    if (!fault.empty()) throw Error(fault);
  };
  switch (kind) {
    case OptionKind::Number: {
      const double number = std::get<double>(value);
      check(number);
      std::get<Number>(member_)(options) = number;
      break;
    }
    case OptionKind::Whole: {
      const int whole = std::get<int>(value);
      check(whole);
      std::get<Whole>(member_)(options) = whole;
      break;
    }
    case OptionKind::Toggle:
      std::get<Toggle>(member_)(options) = std::get<bool>(value);
      break;
    case OptionKind::Position:
      std::get<Position>(member_)(options) = std::get<Vec3>(value);
      break;
    case OptionKind::Text:
      std::get<Text>(member_)(options) = std::get<std::string>(value);
      break;
    case OptionKind::Choice:
      std::get<Choice>(member_).set(options, wordIndex(std::get<std::string>(value)));
      break;
  }
}

template <typename Options>
bool Option<Options>::same(const Options& a, const Options& b) const {
  return std::visit(
      [&](const auto& member) {
        if constexpr (std::is_same_v<std::decay_t<decltype(member)>, Choice>) {
          return member.get(a) == member.get(b);
        } else {
          return member(reach(a)) == member(reach(b));
        }
      },
      member_);
}

}  // namespace footfall
