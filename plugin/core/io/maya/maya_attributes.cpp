// SPDX-License-Identifier: MIT
#include "io/maya/maya_attributes.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/scanner.h"

namespace footfall {
namespace {

struct AttributeName {
  std::string_view shortName;
  std::string_view longName;
  std::string_view compound;
};

constexpr AttributeName kAttributes[] = {
    {"t", "translate", ""},
    {"tx", "translateX", "translate"},
    {"ty", "translateY", "translate"},
    {"tz", "translateZ", "translate"},
    {"r", "rotate", ""},
    {"rx", "rotateX", "rotate"},
    {"ry", "rotateY", "rotate"},
    {"rz", "rotateZ", "rotate"},
    {"s", "scale", ""},
    {"sx", "scaleX", "scale"},
    {"sy", "scaleY", "scale"},
    {"sz", "scaleZ", "scale"},
    {"v", "visibility", ""},
    {"ro", "rotateOrder", ""},
    {"sh", "shear", ""},
    {"shxy", "shearXY", "shear"},
    {"shxz", "shearXZ", "shear"},
    {"shyz", "shearYZ", "shear"},
    {"ra", "rotateAxis", ""},
    {"rax", "rotateAxisX", "rotateAxis"},
    {"ray", "rotateAxisY", "rotateAxis"},
    {"raz", "rotateAxisZ", "rotateAxis"},
    {"jo", "jointOrient", ""},
    {"jox", "jointOrientX", "jointOrient"},
    {"joy", "jointOrientY", "jointOrient"},
    {"joz", "jointOrientZ", "jointOrient"},
    {"is", "inverseScale", ""},
    {"radi", "radius", ""},
    {"rp", "rotatePivot", ""},
    {"sp", "scalePivot", ""},
    {"rpx", "rotatePivotX", "rotatePivot"},
    {"rpy", "rotatePivotY", "rotatePivot"},
    {"rpz", "rotatePivotZ", "rotatePivot"},
    {"spx", "scalePivotX", "scalePivot"},
    {"spy", "scalePivotY", "scalePivot"},
    {"spz", "scalePivotZ", "scalePivot"},
};

// Takes "name[3]" or "name[0:5]" apart; false where the brackets hold no index.
bool takeIndex(MayaSetting& setting) {
  std::string_view& name = setting.attribute;
  if (name.empty() || name.back() != ']') return true;
  const std::size_t open = name.rfind('[');
  if (open == std::string_view::npos) return false;
  const std::string_view inside = name.substr(open + 1, name.size() - open - 2);
  name = name.substr(0, open);
  const std::size_t colon = inside.find(':');
  const bool range = colon != std::string_view::npos;
  if (!parseInteger(inside.substr(0, colon), setting.first)) return inside == "*";
  setting.last = setting.first;
  if (range && !parseInteger(inside.substr(colon + 1), setting.last)) return false;
  return setting.first >= 0 && setting.last >= setting.first;
}

bool isFlag(const MayaWord& word) {
  if (word.quoted || word.text.size() < 2 || word.text[0] != '-') return false;
  if (word.text == "-nan" || word.text == "-inf") return false;  // no number, but meant as one
  const char c = word.text[1];
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool hasValue(std::string_view flag) {
  return flag != "-av" && flag != "-alteredValue" && flag != "-c" && flag != "-clamp";
}

void takeFlag(std::string_view flag, std::string_view value, MayaSetting& setting) {
  const bool on = value == "on" || value == "yes" || value == "true" || value == "1";
  if (flag == "-type" || flag == "-typ") {
    setting.type = value;
  } else if (flag == "-l" || flag == "-lock") {
    setting.locked = on;
  } else if (flag == "-k" || flag == "-keyable") {
    setting.keyable = on;
  } else if (flag == "-cb" || flag == "-channelBox") {
    setting.channelBox = on;
  }
}

}  // namespace

std::string_view longAttributeName(std::string_view name) {
  for (const AttributeName& attribute : kAttributes) {
    if (attribute.shortName == name) return attribute.longName;
  }
  return name;
}

std::string_view shortAttributeName(std::string_view name) {
  for (const AttributeName& attribute : kAttributes) {
    if (attribute.longName == name) return attribute.shortName;
  }
  return name;
}

bool isTransformAttribute(std::string_view longName) {
  return shortAttributeName(longName) != longName;
}

std::string_view compoundOf(std::string_view longName) {
  for (const AttributeName& attribute : kAttributes) {
    if (attribute.longName == longName) return attribute.compound;
  }
  return {};
}

std::optional<CurveType> curveTypeFromNode(std::string_view nodeType) {
  if (nodeType.size() != 11 || nodeType.substr(0, 9) != "animCurve") return std::nullopt;
  CurveType type;
  if (nodeType[9] == 'U') {
    type.input = CurveInput::Unitless;
  } else if (nodeType[9] != 'T') {
    return std::nullopt;
  }
  switch (nodeType[10]) {
    case 'L':
      type.output = CurveOutput::Linear;
      return type;
    case 'A':
      type.output = CurveOutput::Angular;
      return type;
    case 'T':
      type.output = CurveOutput::Time;
      return type;
    case 'U':
      return type;
    default:
      return std::nullopt;
  }
}

std::string curveNodeType(const Curve& curve) {
  std::string type = "animCurve";
  type += curve.input() == CurveInput::Time ? 'T' : 'U';
  type += "LATU"[static_cast<int>(curve.output())];
  return type;
}

std::optional<MayaSetting> takeSetting(const MayaWords& words) {
  MayaSetting setting;
  std::size_t at = 1;
  // Flags before the name, then the name, then -type.
  const auto takeFlags = [&] {
    while (at < words.size() && isFlag(words[at])) {
      const bool more = hasValue(words[at].text) && at + 1 < words.size();
      if (more) takeFlag(words[at].text, words[at + 1].text, setting);
      at += hasValue(words[at].text) ? 2 : 1;
    }
  };
  takeFlags();
  if (at >= words.size()) return std::nullopt;
  const MayaWord& name = words[at];
  const std::size_t dot = name.text.find('.');
  if (dot == std::string_view::npos) return std::nullopt;
  setting.node = name.text.substr(0, dot);
  setting.attribute = name.text.substr(dot + 1);
  setting.badIndex = !takeIndex(setting);
  ++at;
  takeFlags();
  setting.firstValue = std::min(at, words.size());
  return setting;
}

double takeNumber(const MayaAscii& source, const MayaStatement& statement, const MayaWord& word,
                  std::string_view what) {
  double value = 0;
  if (!parseNumber(word.text, value)) {
    throw Error(source.place(statement, word),
                fmt::format("{} must be a number, got {}", what, quoted(word.text)));
  }
  return value;
}

bool takeBool(const MayaAscii& source, const MayaStatement& statement, const MayaWord& word,
              std::string_view what) {
  for (const std::string_view yes : {"yes", "on", "true", "1"}) {
    if (word.text == yes) return true;
  }
  for (const std::string_view no : {"no", "off", "false", "0"}) {
    if (word.text == no) return false;
  }
  throw Error(source.place(statement, word),
              fmt::format("{} must be yes or no, got {}", what, quoted(word.text)));
}

std::string legalName(std::string_view name) {
  std::string result;
  for (const char c : name) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    const bool digit = c >= '0' && c <= '9';
    const bool first = result.empty() || result.back() == ':';
    if (c == ':' && first) continue;
    if (digit && first) result += '_';
    result += letter || digit || c == ':' ? c : '_';
  }
  while (!result.empty() && result.back() == ':') result.pop_back();
  return result.empty() ? "_" : result;
}

}  // namespace footfall
