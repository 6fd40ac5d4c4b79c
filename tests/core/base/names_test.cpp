// SPDX-License-Identifier: MIT
// Two types of one name in one namespace link without a word and corrupt memory: there is one of each.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <string>

namespace footfall {
namespace {

TEST(Names, OfTypesAreUsedOnceInTheHeaders) {
  const std::regex type("^(?:struct|class|enum class) (\\w+)(?: final)?(?: : [^;]*)?(?: \\{.*|)$");
  const std::regex space("^namespace ([\\w:]+) \\{$");
  std::map<std::string, std::string> found;  // to the file
  for (const char* folder : {"plugin/core", "plugin/cli", "plugin/maya"}) {
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(std::string(FOOTFALL_SOURCE_DIR) + "/" + folder)) {
      if (entry.path().extension() != ".h") continue;
      std::ifstream file(entry.path());
      std::string within, line;
      for (std::smatch match; std::getline(file, line);) {
        if (std::regex_match(line, match, space)) within = match[1];
        if (!std::regex_match(line, match, type)) continue;
        const std::string name = within + "::" + match[1].str();
        const auto [at, isNew] = found.emplace(name, entry.path().string());
        EXPECT_TRUE(isNew) << name << " is in " << at->second << " and in " << entry.path();
      }
    }
  }
  EXPECT_GT(found.size(), 400u);
}

}  // namespace
}  // namespace footfall
