// SPDX-License-Identifier: MIT
// Every option of every table, as the program lists them: it is on the node, in the help of the program, and
// nowhere under two names.
#include <array>
#include <cstdio>
#include <set>

#include <nlohmann/json.hpp>

#include "maya/scene/animated_scene.h"

namespace footfall::maya {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

// Where the options of a system are; "": it has none there.
struct Where {
  const char* node;
  const char* inside;  // of the node: "warp[0]."
  const char* verbs;   // separated by commas
};
const std::map<std::string, Where> kSystems{
    {"contacts", {"", "", ""}},
    {"walk", {"ffFootprintSolver", "", "walk"}},
    {"prints", {"ffFootprintPath", "", "prints"}},
    {"wander", {"", "", "wander"}},
    {"timing", {"ffTimeWarp", "", ""}},
    {"warp", {"ffMotionWarp", "warp[0].", ""}},
    {"warping", {"", "", "warp"}},
    {"blend", {"", "", "blend"}},
    {"loop", {"", "", "loop"}},
    {"root", {"", "", "root"}},
    {"retarget", {"", "", "retarget"}},
    {"concat", {"", "", "concat"}},
    {"stride", {"", "", "gait make"}},
    {"travel", {"ffGait", "", "gait follow"}},
    {"stance-limits", {"", "", ""}},
    {"stance-search", {"ffStanceEvaluator", "", "stance search"}},
    {"stance-chain", {"ffStanceChain", "", "stance chain"}},
    {"stance-figure", {"ffStanceChain", "", "stance chain"}},
    {"stance-sketch", {"", "", ""}},
    {"library", {"", "", "library build"}},
    {"steering", {"ffLocomotion", "", "locomote"}},
    {"creature", {"", "", "creature simulate,creature features,creature play"}},
    {"synthesis", {"", "", "creature synthesize"}},
};

std::string said(const std::string& arguments) {
  const std::string line = fmt::format("'{}' {}", FOOTFALL_PROGRAM, arguments);
  std::FILE* pipe = ::popen(line.c_str(), "r");
  if (!pipe) return "";
  std::string text;
  std::array<char, 4096> part{};
  while (const std::size_t size = std::fread(part.data(), 1, part.size(), pipe))
    text.append(part.data(), size);
  EXPECT_EQ(::pclose(pipe), 0) << line;
  return text;
}

std::vector<std::string> parts(const std::string& text, char at) {
  std::vector<std::string> all;
  std::string part;
  for (const char c : text + at) {
    if (c != at) {
      part += c;
    } else if (!part.empty()) {
      all.push_back(part);
      part.clear();
    }
  }
  return all;
}

class OptionTables : public AnimatedScene {};

TEST_F(OptionTables, EveryOptionIsWhereItsTableSaysAndNowhereTwice) {
  std::set<std::string> systems;
  int onNodes = 0, asFlags = 0, inDocuments = 0;
  for (const std::string& line : parts(said("options --json"), '\n')) {
    const json table = json::parse(line);
    const std::string system = table["system"];
    ASSERT_EQ(kSystems.count(system), 1u) << "where are the options of " << system << "?";
    systems.insert(system);
    const Where& where = kSystems.at(system);
    std::vector<std::string> helps;
    for (const std::string& verb : parts(where.verbs, ',')) helps.push_back(said(verb + " --help"));
    if (*where.node) mayahost::createNode(where.node, "one");
    std::set<std::string> keys, attributes, flags;
    for (const json& row : table["options"]) {
      const std::string key = row["key"], attribute = row["attribute"], flag = row["flag"];
      EXPECT_FALSE(key.empty() && attribute.empty() && flag.empty()) << row["help"];
      EXPECT_FALSE(std::string(row["help"]).empty()) << system << " " << key << flag << attribute;
      if (!key.empty()) {
        EXPECT_TRUE(keys.insert(key).second) << system << " has two " << key;
        ++inDocuments;
      }
      if (!attribute.empty()) {
        EXPECT_TRUE(attributes.insert(attribute).second) << system << " has two " << attribute;
        ASSERT_TRUE(*where.node) << system << ": no node for " << attribute;
        const std::string name = std::string("one.") + where.inside + attribute;
        EXPECT_FALSE(mayahost::plug(name).isNull()) << where.node << " has no " << attribute;
        ++onNodes;
      }
      if (!flag.empty()) {
        EXPECT_TRUE(flags.insert(flag).second) << system << " has two " << flag;
        EXPECT_FALSE(helps.empty()) << system << ": no verb for " << flag;
        for (const std::string& help : helps) EXPECT_THAT(help, HasSubstr(flag)) << system;
        ++asFlags;
      }
    }
    if (*where.node) mayahost::deleteNode("one");
  }
  EXPECT_EQ(systems.size(), kSystems.size());
  EXPECT_GT(inDocuments, 95);
  EXPECT_GT(onNodes, 75);
  EXPECT_GT(asFlags, 105);
}

}  // namespace
}  // namespace footfall::maya
