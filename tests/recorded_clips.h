// SPDX-License-Identifier: MIT
// Recorded clips that tests want: motion capture that lies beside the project, not in it. CMake's
// FOOTFALL_CMU_DIR and FOOTFALL_CMU_MORE_DIR say where. Where a clip is missing, a test is skipped and says
// which; with the environment variable FOOTFALL_REQUIRE_CLIPS it fails.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <initializer_list>
#include <string>
#include <system_error>
#include <vector>

#include <gtest/gtest.h>

namespace footfall {

// The file of a clip such as "07_01": of the first folder, otherwise of the second, whether it is there or
// not.
inline std::string recordedClip(const std::string& name) {
  const std::filesystem::path first = std::filesystem::path(FOOTFALL_CMU_DIR) / (name + ".bvh");
  const std::filesystem::path more = std::filesystem::path(FOOTFALL_CMU_MORE_DIR) / (name + ".bvh");
  return (!std::filesystem::exists(first) && std::filesystem::exists(more) ? more : first).string();
}

// All clips of a folder, sorted; none where the folder is missing.
inline std::vector<std::string> recordedClipFiles(const std::string& folder = FOOTFALL_CMU_DIR) {
  std::vector<std::string> clips;
  std::error_code absent;
  for (const auto& entry : std::filesystem::directory_iterator(folder, absent))
    if (entry.path().extension() == ".bvh") clips.push_back(entry.path().string());
  std::sort(clips.begin(), clips.end());
  return clips;
}

// What is missing of the clips with these names, or of the first folder where none is named; "" where nothing
// is.
inline std::string missingClips(std::initializer_list<std::string> names = {}) {
  if (recordedClipFiles().empty()) return std::string("no recorded clips in ") + FOOTFALL_CMU_DIR;
  for (const std::string& name : names)
    if (!std::filesystem::exists(recordedClip(name))) return "no recorded clip " + recordedClip(name);
  return "";
}

}  // namespace footfall

// First line of a test that wants recorded clips: all of the folder, or those with these names.
#define FOOTFALL_NEED_CLIPS(...)                                                                       \
  if (const std::string missing = ::footfall::missingClips({__VA_ARGS__}); !missing.empty()) {         \
    if (std::getenv("FOOTFALL_REQUIRE_CLIPS")) FAIL() << missing << "; FOOTFALL_REQUIRE_CLIPS is set"; \
    GTEST_SKIP() << missing;                                                                           \
  }                                                                                                    \
  static_assert(true, "")
