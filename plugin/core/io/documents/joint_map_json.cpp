// SPDX-License-Identifier: MIT
#include "io/documents/joint_map_json.h"

#include "io/json/json_document.h"
#include "io/json/json_write.h"

namespace footfall {

JointMap parseJointMapJson(std::string_view text, const std::string& file) {
  const JsonDocument document(text, file, "joint-map");
  const JsonNode root = document.root();
  root.allowKeys({"footfall", "version", "joints"});
  JointMap map;
  for (const auto& [joint, other] : root.at("joints").members()) {
    if (joint.empty()) other.fail("needs the name of a joint of the target before it");
    const bool rests = !other.isText() && !other.isNumber() && !other.isArray() && !other.isObject();  // null
    map.push_back({std::string(joint), std::string(rests ? std::string_view() : other.text())});
  }
  return map;
}

std::string formatJointMapJson(const JointMap& map) {
  std::string text = "{\n \"footfall\": \"joint-map\",\n \"version\": 1,\n \"joints\": {";
  for (std::size_t i = 0; i < map.size(); ++i) {
    text += (i == 0 ? "\n  " : ",\n  ") + jsonText(map[i].first) + ": ";
    text += map[i].second.empty() ? "null" : jsonText(map[i].second);
  }
  return text + "\n }\n}\n";
}

}  // namespace footfall
