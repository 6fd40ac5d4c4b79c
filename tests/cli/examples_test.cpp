// SPDX-License-Identifier: MIT
// The examples are what the code beside them makes.
#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "io/scene_file.h"
#include "run_program.h"

namespace footfall::testing_cli {
namespace {

const std::string kExamples = std::string(FOOTFALL_SOURCE_DIR) + "/examples";

TEST(Examples, MotionsAreWhatTheirGeneratorMakes) {
  const TemporaryFolder folder;
  ASSERT_EQ(runProgram(FOOTFALL_MAKE_MOTIONS, {folder.path()}).exitCode, 0);
  const std::vector<std::string> made = folder.files();
  ASSERT_EQ(made.size(), 5u);
  for (const std::string& name : made) {
    const Scene fresh = readScene(folder / name);
    const Scene kept = readScene(kExamples + "/" + name);
    ASSERT_EQ(fresh.motion->samples.size(), kept.motion->samples.size()) << name;
    double worst = 0;
    for (std::size_t i = 0; i < fresh.motion->samples.size(); ++i) {
      worst = std::max(worst, std::abs(fresh.motion->samples[i] - kept.motion->samples[i]));
    }
    // Another machine's sine may differ in the last bits.
    EXPECT_LT(worst, 1e-6) << name << ": run make_motions examples";
  }
}

}  // namespace
}  // namespace footfall::testing_cli
