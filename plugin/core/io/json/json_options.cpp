// SPDX-License-Identifier: MIT
#include "io/json/json_options.h"

#include <algorithm>
#include <map>

#include "base/scanner.h"
#include "io/json/json_write.h"

namespace footfall {

JsonNode findOption(const JsonNode& root, const std::string& key) {
  JsonNode node = root;
  for (std::size_t from = 0; node && from <= key.size();) {
    const std::size_t dot = std::min(key.find('.', from), key.size());
    // "character": "human" has no members: a text where options may be is another form of the object.
    if (!node.isObject() && from > 0 && node.isText()) return {};
    node = node.find(std::string_view(key).substr(from, dot - from));
    from = dot + 1;
  }
  return node;
}

OptionValue readOption(const JsonNode& node, const OptionInfo& info) {
  switch (info.kind) {
    case OptionKind::Number:
      return info.unit == OptionUnit::Degrees ? angleOf(node) : node.number();
    case OptionKind::Whole:
      return static_cast<int>(node.integer(-2147483647, 2147483647));
    case OptionKind::Toggle:
      return node.boolean();
    case OptionKind::Position: {
      const std::vector<double> n = node.numbers(3);
      return Vec3(n[0], n[1], n[2]);
    }
    case OptionKind::Choice:
    case OptionKind::Text:
      break;
  }
  return std::string(node.text());
}

void allowOptionKeys(const JsonNode& object, const std::vector<std::string>& keys, const std::string& prefix,
                     std::vector<std::string_view> others) {
  const std::string under = prefix.empty() ? "" : prefix + ".";
  for (const std::string& key : keys) {
    if (key.compare(0, under.size(), under) != 0) continue;
    const std::size_t end = key.find('.', under.size());
    const std::string_view name = std::string_view(key).substr(
        under.size(), end == std::string::npos ? std::string::npos : end - under.size());
    if (std::find(others.begin(), others.end(), name) == others.end()) others.push_back(name);
  }
  object.allowKeys(others);
}

std::string formatOptionValue(const WrittenOption& option) {
  if (option.info->unit == OptionUnit::Degrees) return jsonAngle(std::get<double>(option.value));
  switch (option.info->kind) {
    case OptionKind::Number:
      return formatNumber(std::get<double>(option.value));
    case OptionKind::Position: {
      const Vec3& v = std::get<Vec3>(option.value);
      return jsonNumbers({v.x(), v.y(), v.z()});
    }
    case OptionKind::Text:
    case OptionKind::Choice:
      return jsonText(std::get<std::string>(option.value));
    case OptionKind::Whole:
    case OptionKind::Toggle:
      break;
  }
  return formatOption(*option.info, option.value);
}

std::string formatOptions(const std::vector<WrittenOption>& options) {
  std::vector<std::pair<std::string, std::string>> members;  // top-level name and its text
  for (const WrittenOption& option : options) {
    const std::size_t dot = option.info->key.find('.');
    const std::string name = option.info->key.substr(0, dot), value = formatOptionValue(option);
    if (dot == std::string::npos) {
      members.emplace_back(name, value);
      continue;
    }
    const std::string inner = jsonText(option.info->key.substr(dot + 1)) + ": " + value;
    const auto found = std::find_if(members.begin(), members.end(),
                                    [&](const auto& member) { return member.first == name; });
    if (found == members.end()) {
      members.emplace_back(name, "{" + inner + "}");
    } else {
      found->second.insert(found->second.size() - 1, ", " + inner);
    }
  }
  std::string out;
  for (const auto& [name, value] : members) out += " " + jsonText(name) + ": " + value + ",\n";
  return out;
}

}  // namespace footfall
