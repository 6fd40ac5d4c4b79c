// SPDX-License-Identifier: MIT
#include "io/documents/gait_options_json.h"

#include "io/json/json_options.h"

namespace footfall {
using namespace gait;

void parseGaitOptionsJson(std::string_view text, const std::string& file, MakeStrideOptions& make,
                          FollowOptions& follow) {
  const JsonDocument document(text, file, "gait_options");
  const JsonNode root = document.root();
  root.allowKeys({"footfall", "version", "make", "follow"});
  if (const JsonNode node = root.find("make"))
    allowOptionKeys(node, optionKeys(makeStrideOptionTable()), "make");
  if (const JsonNode node = root.find("follow"))
    allowOptionKeys(node, optionKeys(followOptionTable()), "follow");
  readOptions(root, makeStrideOptionTable(), make);
  readOptions(root, followOptionTable(), follow);
}

std::string formatGaitOptionsJson(const MakeStrideOptions& make, const FollowOptions& follow) {
  std::string members =
      writeOptions(makeStrideOptionTable(), make, true) + writeOptions(followOptionTable(), follow, true);
  members.resize(members.rfind(','));  // after the last member
  return "{\n \"footfall\": \"gait_options\",\n \"version\": 1,\n" + members + "\n}\n";
}

}  // namespace footfall
