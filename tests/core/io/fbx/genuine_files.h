// SPDX-License-Identifier: MIT
// FBX files of other programs that lie beside the project, not in it (CMake's FOOTFALL_FBX_DIR). Where they
// are missing a test is skipped and says so; with the environment variable FOOTFALL_REQUIRE_CLIPS it fails.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace footfall {

inline std::vector<std::string> genuineFbxFiles() {
  std::vector<std::string> files;
  std::error_code absent;
  for (const auto& entry : std::filesystem::directory_iterator(FOOTFALL_FBX_DIR, absent))
    if (entry.path().extension() == ".fbx") files.push_back(entry.path().string());
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace footfall

#define FOOTFALL_NEED_FBX()                                                                       \
  if (::footfall::genuineFbxFiles().empty()) {                                                    \
    if (std::getenv("FOOTFALL_REQUIRE_CLIPS")) FAIL() << "no .fbx files in " << FOOTFALL_FBX_DIR; \
    GTEST_SKIP() << "no .fbx files in " << FOOTFALL_FBX_DIR;                                      \
  }                                                                                               \
  static_assert(true, "")
