// SPDX-License-Identifier: MIT
// Every option of the gait tables through a document.
#include "gait/gait_options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "error_of.h"
#include "io/documents/gait_options_json.h"

namespace footfall::gait {
namespace {

using testing::HasSubstr;

// A value that a row allows and that is not its default.
template <typename Options>
OptionValue changed(const Option<Options>& row) {
  const OptionValue standard = row.value(Options());
  if (const double* number = std::get_if<double>(&standard)) {
    const double low = std::isfinite(row.limits.low) ? row.limits.low : -1e3;
    const double high = std::isfinite(row.limits.high) ? row.limits.high : low + 100;
    const double middle = row.scale() * (0.375 * low + 0.625 * high);
    return middle != *number ? middle : 0.5 * (middle + row.scale() * low);
  }
  if (const int* whole = std::get_if<int>(&standard)) return *whole + 1;
  if (const bool* toggle = std::get_if<bool>(&standard)) return !*toggle;
  return row.words.back() != std::get<std::string>(standard) ? row.words.back() : row.words.front();
}

TEST(GaitOptions, EveryKeyGoesThroughADocument) {
  MakeStrideOptions make;
  FollowOptions follow;
  for (const auto& row : makeStrideOptionTable()) row.setValue(make, changed(row));
  for (const auto& row : followOptionTable()) row.setValue(follow, changed(row));
  const std::string text = formatGaitOptionsJson(make, follow);
  MakeStrideOptions makeRead;
  FollowOptions followRead;
  parseGaitOptionsJson(text, "options.json", makeRead, followRead);
  int rows = 0;
  for (const auto& row : makeStrideOptionTable()) {
    EXPECT_TRUE(row.same(make, makeRead)) << row.key;
    EXPECT_FALSE(row.same(make, {})) << row.key;
    ++rows;
  }
  for (const auto& row : followOptionTable()) {
    EXPECT_TRUE(row.same(follow, followRead)) << row.key;
    EXPECT_FALSE(row.same(follow, {})) << row.key;
    EXPECT_FALSE(row.help.empty()) << row.key;
    ++rows;
  }
  EXPECT_EQ(rows, 6 + 11);
}

TEST(GaitOptions, FaultsAreNamedWithLineAndKey) {
  const auto fault = [](const std::string& members) {
    MakeStrideOptions make;
    FollowOptions follow;
    return errorOf([&] {
      parseGaitOptionsJson("{\"footfall\": \"gait_options\", \"version\": 1,\n" + members + "}", "o.json",
                           make, follow);
    });
  };
  EXPECT_EQ(fault("\"follow\": {\"bank\": 0.25}"), "");
  EXPECT_THAT(fault("\"follow\": {\"bank\": 2}"), HasSubstr("o.json:2: follow.bank must be 0 to 1, got 2"));
  EXPECT_THAT(fault("\"follow\": {\"lean\": 2}"), HasSubstr("lean"));
  EXPECT_THAT(fault("\"walk\": {}"), HasSubstr("walk"));
  EXPECT_THAT(fault("\"make\": {\"strides\": 1.5}"), HasSubstr("make.strides"));
}

}  // namespace
}  // namespace footfall::gait
