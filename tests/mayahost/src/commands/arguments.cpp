// SPDX-License-Identifier: MIT
#include "commands/arguments.h"

#include <cctype>
#include <cmath>
#include <cstdlib>

namespace mayahost {
namespace {

const char* const kOn[] = {"on", "true", "yes"};
const char* const kOff[] = {"off", "false", "no"};

struct Measure {
  double number;
  std::string unit;
};

// "12.5cm" as a number and the unit behind it.
std::optional<Measure> measure(const std::string& word) {
  char* end = nullptr;
  const double number = std::strtod(word.c_str(), &end);
  if (end == word.c_str() || !std::isfinite(number)) return std::nullopt;
  return Measure{number, std::string(end)};
}

template <typename Unit>
struct UnitName {
  const char* name;
  Unit unit;
};

template <typename Value, typename Unit, std::size_t count>
std::optional<Value> withUnit(const std::string& word, const UnitName<Unit> (&units)[count]) {
  const auto read = measure(word);
  if (!read) return std::nullopt;
  if (read->unit.empty()) return Value(read->number, Value::uiUnit());
  for (const auto& known : units) {
    if (read->unit == known.name) return Value(read->number, known.unit);
  }
  return std::nullopt;
}

std::string bare(const std::string& flag) {
  return !flag.empty() && flag[0] == '-' ? flag.substr(1) : flag;
}

// The value itself, a number in UI units, or text with a unit.
template <typename Value, typename Unit, std::size_t count>
std::optional<Value> quantity(const Argument& from, const UnitName<Unit> (&units)[count]) {
  if (const auto* own = std::get_if<Value>(&from.value)) return *own;
  if (const auto* word = std::get_if<std::string>(&from.value)) return withUnit<Value>(*word, units);
  if (const auto number = from.toDouble()) return Value(*number, Value::uiUnit());
  return std::nullopt;
}

}  // namespace

std::optional<bool> Argument::toBool() const {
  if (const auto* word = std::get_if<std::string>(&value)) {
    for (const char* on : kOn) {
      if (*word == on) return true;
    }
    for (const char* off : kOff) {
      if (*word == off) return false;
    }
    return std::nullopt;
  }
  if (const auto number = toDouble()) return *number != 0.0;
  return std::nullopt;
}

std::optional<int> Argument::toInt() const {
  if (const auto* whole = std::get_if<int>(&value)) return *whole;
  if (const auto* flag = std::get_if<bool>(&value)) return *flag ? 1 : 0;
  return std::nullopt;
}

std::optional<double> Argument::toDouble() const {
  if (const auto* real = std::get_if<double>(&value)) return *real;
  if (const auto whole = toInt()) return *whole;
  if (const auto* distance = std::get_if<MDistance>(&value)) return distance->as(MDistance::uiUnit());
  if (const auto* angle = std::get_if<MAngle>(&value)) return angle->as(MAngle::uiUnit());
  if (const auto* time = std::get_if<MTime>(&value)) return time->as(MTime::uiUnit());
  return std::nullopt;
}

std::optional<std::string> Argument::toText() const {
  if (const auto* word = std::get_if<std::string>(&value)) return *word;
  return std::nullopt;
}

std::optional<MDistance> Argument::toDistance() const {
  static const UnitName<MDistance::Unit> units[] = {
      {"mm", MDistance::kMillimeters}, {"cm", MDistance::kCentimeters}, {"m", MDistance::kMeters},
      {"km", MDistance::kKilometers},  {"in", MDistance::kInches},      {"ft", MDistance::kFeet},
      {"yd", MDistance::kYards},       {"mi", MDistance::kMiles}};
  return quantity<MDistance>(*this, units);
}

std::optional<MAngle> Argument::toAngle() const {
  static const UnitName<MAngle::Unit> units[] = {{"deg", MAngle::kDegrees}, {"rad", MAngle::kRadians}};
  return quantity<MAngle>(*this, units);
}

std::optional<MTime> Argument::toTime() const {
  static const UnitName<MTime::Unit> units[] = {
      {"hour", MTime::kHours},     {"min", MTime::kMinutes},
      {"sec", MTime::kSeconds},    {"millisec", MTime::kMilliseconds},
      {"game", MTime::kGames},     {"film", MTime::kFilm},
      {"pal", MTime::kPALFrame},   {"ntsc", MTime::kNTSCFrame},
      {"show", MTime::kShowScan},  {"palf", MTime::kPALField},
      {"ntscf", MTime::kNTSCField}};
  return quantity<MTime>(*this, units);
}

bool Argument::fits(MSyntax::MArgType type) const {
  switch (type) {
    case MSyntax::kBoolean:
      return toBool().has_value();
    case MSyntax::kLong:
      return toInt().has_value();
    case MSyntax::kUnsigned:
      return toInt().value_or(-1) >= 0;
    case MSyntax::kDouble:
      return toDouble().has_value();
    case MSyntax::kString:
    case MSyntax::kSelectionItem:
      return toText().has_value();
    case MSyntax::kDistance:
      return toDistance().has_value();
    case MSyntax::kAngle:
      return toAngle().has_value();
    case MSyntax::kTime:
      return toTime().has_value();
    default:
      return false;
  }
}

bool Argument::isFlag() const {
  const auto* word = std::get_if<std::string>(&value);
  return word && word->size() > 1 && (*word)[0] == '-' &&
         std::isalpha(static_cast<unsigned char>((*word)[1]));
}

const char* Argument::kindName() const {
  static const char* const names[] = {"bool", "int", "float", "string", "distance", "angle", "time"};
  return names[value.index()];
}

const char* typeName(MSyntax::MArgType type) {
  static const char* const names[] = {"invalid",      "none",     "boolean", "int",  "float",      "string",
                                      "unsigned int", "distance", "angle",   "time", "object name"};
  return type < MSyntax::kLastArgType ? names[type] : names[0];
}

const FlagData* SyntaxData::find(const std::string& name) const {
  const std::string wanted = bare(name);
  for (const FlagData& flag : flags) {
    if (flag.shortName == wanted || flag.longName == wanted) return &flag;
  }
  return nullptr;
}

const FlagUse* ParsedCall::use(const char* flag, unsigned number) const {
  const FlagData* known = flag ? syntax.find(flag) : nullptr;
  if (!known) return nullptr;
  for (const FlagUse& each : uses) {
    if (each.flag == known->shortName && number-- == 0) return &each;
  }
  return nullptr;
}

std::vector<std::string> ParsedCall::objectNames() const {
  std::vector<std::string> names;
  for (const Argument& word : rest) names.push_back(word.toText().value_or(""));
  return names;
}

}  // namespace mayahost
