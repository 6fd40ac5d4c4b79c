// SPDX-License-Identifier: MIT
#include "maya/framework/option_arguments.h"

#include <cctype>

#include "maya/framework/command_base.h"

namespace footfall::maya {
namespace {

// "--step-length" as "stepLength".
std::string inOneWord(const std::string& flag) {
  std::string word;
  for (std::size_t i = 0; i < flag.size(); ++i) {
    if (flag[i] == '-') continue;
    const bool first = word.empty() || flag[i - 1] != '-';
    word += first ? flag[i] : static_cast<char>(std::toupper(static_cast<unsigned char>(flag[i])));
  }
  return word;
}

MSyntax::MArgType argumentOf(const OptionInfo& info) {
  switch (info.kind) {
    case OptionKind::Number:
      switch (info.plug) {
        case OptionPlug::Angle:
          return MSyntax::kAngle;
        case OptionPlug::Time:
          return MSyntax::kTime;
        case OptionPlug::Distance:
          return MSyntax::kDistance;
        case OptionPlug::Number:
          return MSyntax::kDouble;
      }
      return MSyntax::kDouble;
    case OptionKind::Whole:
      return MSyntax::kLong;
    case OptionKind::Toggle:
    case OptionKind::Position:  // three distances, see addOptionFlag
    case OptionKind::Choice:
    case OptionKind::Text:
      break;
  }
  return MSyntax::kString;
}

}  // namespace

bool isNamed(const OptionInfo& info, const std::string& name) {
  return info.attribute == name || (!info.flag.empty() && inOneWord(info.flag) == name);
}

void addOptionFlag(MSyntax& syntax, const OptionFlag& flag, const OptionInfo& info) {
  if (info.kind == OptionKind::Toggle) {
    syntax.addFlag(flag.brief, flag.name);
  } else if (info.kind == OptionKind::Position) {
    syntax.addFlag(flag.brief, flag.name, MSyntax::kDistance, MSyntax::kDistance, MSyntax::kDistance);
  } else {
    syntax.addFlag(flag.brief, flag.name, argumentOf(info));
  }
}

bool readOptionFlag(const MArgDatabase& arguments, const char* name, const OptionInfo& info, double metre,
                    OptionValue& value) {
  if (!given(arguments, name)) return false;
  switch (info.kind) {
    case OptionKind::Number:
      if (info.plug == OptionPlug::Angle) {
        value = radiansOf(arguments, name, 0);
      } else if (info.plug == OptionPlug::Time) {
        value = secondsOf(arguments, name, 0, 0);
      } else if (info.plug == OptionPlug::Distance) {
        value = 1 / metre * centimetresOf(arguments, name, 0);
      } else {
        value = info.scale() * numberOf(arguments, name, 0);
      }
      return true;
    case OptionKind::Whole:
      value = integerOf(arguments, name, 0);
      return true;
    case OptionKind::Toggle:
      value = true;
      return true;
    case OptionKind::Position:
      value = Vec3(1 / metre * positionOf(arguments, name));
      return true;
    case OptionKind::Choice:
    case OptionKind::Text:
      break;
  }
  value = textOf(arguments, name);
  return true;
}

}  // namespace footfall::maya
