// SPDX-License-Identifier: MIT
// Every option of the stance tables through its document.
#include "stance/stance_options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/stance/test_stances.h"
#include "error_of.h"
#include "io/documents/stance_json.h"

namespace footfall::stance {
namespace {

using testing::HasSubstr;

TEST(StanceOptions, LimitsGoThroughALibrary) {
  StanceLibrary library;
  library.stances.push_back({referenceStance(), std::nullopt, std::nullopt});
  library.limits = {0.5, 1.5, 0.25, 1234, true};
  const StanceLibrary read = parseStanceJson(formatStanceJson(library), "again.json");
  for (const auto& row : stanceLimitTable()) {
    EXPECT_TRUE(row.same(library.limits, read.limits)) << row.key;
    EXPECT_FALSE(row.same(library.limits, {})) << row.key;
  }
  EXPECT_EQ(stanceLimitTable().size(), 5u);
  std::string text = formatStanceJson(library);
  text.replace(text.find("\"friction\": 0.5"), 15, "\"friction\": 500");
  EXPECT_THAT(errorOf([&] { parseStanceJson(text, "l.json"); }),
              HasSubstr("limits.friction must be 0.001 to 100, got 500"));
}

TEST(StanceOptions, OptionsOfSketchesGoThroughADocument) {
  const SketchDocument document = parseSketchJson(
      R"({"footfall": "sketch", "version": 1, "camera": {"position": [0, 1, 5], "target": [0, 1, 0]},
          "contactGap": 0.125, "prominence": 0.0625, "speed": 2.5, "strokes": []})",
      "s.json");
  SketchOptions wanted;
  wanted.contactGap = 0.125;
  wanted.prominence = 0.0625;
  wanted.speedOf = 2.5;
  EXPECT_TRUE(sameOptions(sketchOptionTable(), document.options, wanted));
  EXPECT_EQ(sketchOptionTable().size(), 3u);
}

TEST(StanceOptions, SearchRefusesWhatTheTableRefuses) {
  for (const auto& row : stanceSearchOptionTable()) {
    if (row.kind != OptionKind::Whole && row.kind != OptionKind::Number) continue;
    StanceSearchOptions options;
    const double below = row.limits.low - 1;
    EXPECT_NE(errorOf([&] {
                row.setValue(options, row.kind == OptionKind::Whole ? OptionValue(static_cast<int>(below))
                                                                    : OptionValue(below));
              }),
              "")
        << row.key;
  }
}

}  // namespace
}  // namespace footfall::stance
