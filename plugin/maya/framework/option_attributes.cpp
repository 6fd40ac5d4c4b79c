// SPDX-License-Identifier: MIT
#include "maya/framework/option_attributes.h"

#include <maya/MAngle.h>
#include <maya/MDGModifier.h>
#include <maya/MDistance.h>
#include <maya/MFnCompoundAttribute.h>
#include <maya/MPlug.h>

#include <algorithm>
#include <cctype>
#include <cmath>

#include "maya/framework/command_base.h"
#include "maya/framework/data_values.h"

namespace footfall::maya {
namespace {

Range rangeOf(const OptionInfo& info) {
  const double scale = info.plug == OptionPlug::Distance ? kCentimetres : info.scale();
  Range range;
  range.min = info.limits.low * scale;
  range.max = info.limits.high * scale;
  range.softMin = info.limits.softLow * scale;
  range.softMax = info.limits.softHigh * scale;
  return range;
}

// "ease to left" as a menu shows it: "Ease to Left".
std::string menuLabel(std::string word) {
  for (std::size_t i = 0; i < word.size(); ++i) {
    const bool first = i == 0 || word[i - 1] == ' ';
    if (first && word.compare(i, 3, "to ") != 0)
      word[i] = static_cast<char>(std::toupper(static_cast<unsigned char>(word[i])));
  }
  return word;
}

std::string wordOf(const OptionInfo& info, short value) {
  const std::size_t index = static_cast<std::size_t>(std::max<short>(0, value));
  return info.words[std::min(index, info.words.size() - 1)];
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
      if (info.plug == OptionPlug::Distance)
        return make.distance(name, brief, kCentimetres * value, use, rangeOf(info));
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

OptionValue readOptionHandle(const MDataHandle& handle, const MObject& attribute, const OptionInfo& info,
                             double metre) {
  switch (info.kind) {
    case OptionKind::Number:
      if (info.plug == OptionPlug::Angle) return handle.asAngle().asRadians();
      if (info.plug == OptionPlug::Time) return seconds(handle);
      if (info.plug == OptionPlug::Distance)
        return 1 / metre * handle.asDistance().as(MDistance::kCentimeters);
      return handle.asDouble();
    case OptionKind::Whole:
      return handle.asInt();
    case OptionKind::Toggle:
      return handle.asBool();
    case OptionKind::Choice:
      return wordOf(info, handle.asShort());
    case OptionKind::Position: {
      const MFnCompoundAttribute axes(attribute);
      Vec3 position;
      for (unsigned a = 0; a < 3; ++a) position[a] = MDataHandle(handle).child(axes.child(a)).asDouble();
      return position;
    }
    case OptionKind::Text:
      break;
  }
  return std::string(handle.asString().asUTF8());
}

OptionValue readOptionAttribute(MDataBlock& block, const MObject& attribute, const OptionInfo& info,
                                double metre) {
  return readOptionHandle(input(block, attribute), attribute, info, metre);
}

OptionValue readOptionPlug(const MPlug& plug, const OptionInfo& info, double metre) {
  switch (info.kind) {
    case OptionKind::Number:
      if (info.plug == OptionPlug::Angle) return plug.asMAngle().asRadians();
      if (info.plug == OptionPlug::Time) return seconds(plug.asMTime());
      if (info.plug == OptionPlug::Distance)
        return 1 / metre * plug.asMDistance().as(MDistance::kCentimeters);
      return plug.asDouble();
    case OptionKind::Whole:
      return plug.asInt();
    case OptionKind::Toggle:
      return plug.asBool();
    case OptionKind::Choice:
      return wordOf(info, plug.asShort());
    case OptionKind::Position:
      return Vec3(plug.child(0).asDouble(), plug.child(1).asDouble(), plug.child(2).asDouble());
    case OptionKind::Text:
      break;
  }
  return std::string(plug.asString().asUTF8());
}

void writeOptionPlug(MDGModifier& modifier, const MPlug& plug, const OptionInfo& info,
                     const OptionValue& value, double metre) {
  const auto done = [&plug](const MStatus& status) { require(status, plug.name().asChar()); };
  switch (info.kind) {
    case OptionKind::Number: {
      const double number = std::get<double>(value);
      switch (info.plug) {
        case OptionPlug::Angle:
          return done(modifier.newPlugValueMAngle(plug, MAngle(number, MAngle::kRadians)));
        case OptionPlug::Time:
          return done(modifier.newPlugValueMTime(plug, asSeconds(number)));
        case OptionPlug::Distance:
          return done(
              modifier.newPlugValueMDistance(plug, MDistance(metre * number, MDistance::kCentimeters)));
        case OptionPlug::Number:
          return done(modifier.newPlugValueDouble(plug, number));
      }
      return;
    }
    case OptionKind::Whole:
      return done(modifier.newPlugValueInt(plug, std::get<int>(value)));
    case OptionKind::Toggle:
      return done(modifier.newPlugValueBool(plug, std::get<bool>(value)));
    case OptionKind::Choice:
      return done(
          modifier.newPlugValueShort(plug, static_cast<short>(info.wordIndex(std::get<std::string>(value)))));
    case OptionKind::Position:
      for (unsigned a = 0; a < 3; ++a)
        done(modifier.newPlugValueDouble(plug.child(a), std::get<Vec3>(value)[static_cast<int>(a)]));
      return;
    case OptionKind::Text:
      return done(modifier.newPlugValueString(plug, mstring(std::get<std::string>(value))));
  }
}

}  // namespace footfall::maya
