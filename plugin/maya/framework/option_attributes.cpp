// SPDX-License-Identifier: MIT
#include "maya/framework/option_attributes.h"

#include <cctype>
#include <cmath>

#include "maya/framework/data_values.h"

namespace footfall::maya {
namespace {

Range rangeOf(const OptionInfo& info) {
  const double scale = info.scale();
  Range range;
  range.min = info.limits.low * scale;
  range.max = info.limits.high * scale;
  range.softMax = info.limits.softHigh * scale;
  return range;
}

// "front left" as a menu shows it: "Front Left".
std::string menuLabel(std::string word) {
  bool first = true;
  for (char& c : word) {
    if (first) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    first = c == ' ';
  }
  return word;
}

}  // namespace

MObject makeOptionAttribute(Attributes& make, const OptionInfo& info, const OptionValue& standard) {
  const char* name = info.attribute.c_str();
  const char* brief = info.brief.c_str();
  const Use use = info.keyable ? Use::Keyable : Use::Input;
  switch (info.kind) {
    case OptionKind::Number: {
      const double value = std::get<double>(standard);
      if (info.plug == OptionPlug::Angle) return make.angle(name, brief, value, use, rangeOf(info));
      if (info.plug == OptionPlug::Time) return make.time(name, brief, value, use, rangeOf(info));
      return make.number(name, brief, value, use, rangeOf(info));
    }
    case OptionKind::Whole:
      return make.integer(name, brief, std::get<int>(standard), use, rangeOf(info));
    case OptionKind::Toggle:
      return make.toggle(name, brief, std::get<bool>(standard), use);
    case OptionKind::Choice: {
      std::vector<std::string> labels;
      for (const std::string& word : info.words) labels.push_back(menuLabel(word));
      return make.choice(name, brief, labels,
                         static_cast<short>(info.wordIndex(std::get<std::string>(standard))), use);
    }
    case OptionKind::Position: {
      const Vec3& value = std::get<Vec3>(standard);
      std::array<MObject, 3> axes;
      for (std::size_t a = 0; a < 3; ++a)
        axes[a] = make.number((info.attribute + "XYZ"[a]).c_str(), (info.brief + "xyz"[a]).c_str(),
                              value[static_cast<int>(a)], use, rangeOf(info));
      return make.compound(name, brief, {axes[0], axes[1], axes[2]}, use);
    }
    case OptionKind::Text:
      break;
  }
  return make.text(name, brief, std::get<std::string>(standard).c_str(), use);
}

OptionValue readOptionAttribute(MDataBlock& block, const MObject& attribute, const OptionInfo& info) {
  const MDataHandle handle = input(block, attribute);
  switch (info.kind) {
    case OptionKind::Number:
      if (info.plug == OptionPlug::Angle) return handle.asAngle().asRadians();
      if (info.plug == OptionPlug::Time) return seconds(handle);
      return handle.asDouble();
    case OptionKind::Whole:
      return handle.asInt();
    case OptionKind::Toggle:
      return handle.asBool();
    case OptionKind::Choice: {
      const std::size_t index = static_cast<std::size_t>(std::max<short>(0, handle.asShort()));
      return info.words[std::min(index, info.words.size() - 1)];
    }
    case OptionKind::Position: {
      const double3& numbers = MDataHandle(handle).asDouble3();
      return Vec3(numbers[0], numbers[1], numbers[2]);
    }
    case OptionKind::Text:
      break;
  }
  return std::string(handle.asString().asUTF8());
}

}  // namespace footfall::maya
