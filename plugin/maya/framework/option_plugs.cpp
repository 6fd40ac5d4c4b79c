// SPDX-License-Identifier: MIT
#include "maya/framework/option_plugs.h"

#include <maya/MAngle.h>
#include <maya/MTime.h>

#include <algorithm>

#include "maya/framework/data_values.h"

namespace footfall::maya {

OptionValue optionOfPlug(const MPlug& plug, const OptionInfo& info) {
  switch (info.kind) {
    case OptionKind::Number:
      if (info.plug == OptionPlug::Time) return seconds(plug.asMTime());
      return info.plug == OptionPlug::Angle ? plug.asMAngle().asRadians() : plug.asDouble();
    case OptionKind::Whole:
      return plug.asInt();
    case OptionKind::Toggle:
      return plug.asBool();
    case OptionKind::Choice: {
      const std::size_t index = static_cast<std::size_t>(std::max<short>(0, plug.asShort()));
      return info.words[std::min(index, info.words.size() - 1)];
    }
    case OptionKind::Position:
      return Vec3(plug.child(0).asDouble(), plug.child(1).asDouble(), plug.child(2).asDouble());
    case OptionKind::Text:
      break;
  }
  return utf8(plug.asString());
}

void setOption(Edits& edits, const MPlug& plug, const OptionInfo& info, const OptionValue& value) {
  switch (info.kind) {
    case OptionKind::Number:
      if (info.plug == OptionPlug::Angle) return setRadians(edits, plug, std::get<double>(value));
      if (info.plug == OptionPlug::Time) return setSeconds(edits, plug, std::get<double>(value));
      return setNumber(edits, plug, std::get<double>(value));
    case OptionKind::Whole:
      return setInteger(edits, plug, std::get<int>(value));
    case OptionKind::Toggle:
      return setToggle(edits, plug, std::get<bool>(value));
    case OptionKind::Choice:
      return setChoice(edits, plug, info.wordIndex(std::get<std::string>(value)));
    case OptionKind::Position:
      for (unsigned a = 0; a < 3; ++a)
        setNumber(edits, plug.child(a), std::get<Vec3>(value)[static_cast<int>(a)]);
      return;
    case OptionKind::Text:
      return setString(edits, plug, std::get<std::string>(value));
  }
}

}  // namespace footfall::maya
