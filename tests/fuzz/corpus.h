// SPDX-License-Identifier: MIT
// Runs a fuzz target's function over its corpus, so that every build covers it. For GoogleTest.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "base/scanner.h"

namespace footfall::fuzz {

// Over each file of tests/fuzz/corpus/<name>; a failure names the file. Returns how many there were.
template <typename Function>
int replayCorpus(const std::string& name, Function&& check) {
  int files = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(FOOTFALL_SOURCE_DIR "/tests/fuzz/corpus/" + name)) {
    SCOPED_TRACE(entry.path().string());
    const std::string content = readFile(entry.path().string());
    EXPECT_NO_THROW(check(std::string_view(content)));
    ++files;
  }
  return files;
}

}  // namespace footfall::fuzz
