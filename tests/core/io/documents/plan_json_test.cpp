// SPDX-License-Identifier: MIT
// Documents that prints are planned from.
#include "io/documents/plan_json.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/warp/other_value.h"
#include "error_of.h"
#include "footprint/planners/planner_options_table.h"
#include "io/json/json_options.h"

namespace footfall {
using namespace footprint;

namespace {

using testing::HasSubstr;

TEST(WorldDocument, HasEveryOptionOfTheTable) {
  WanderOptions options;
  changeAll(wanderOptionsTable(), options);
  const std::string text = fmt::format("{{\"footfall\": \"world\", \"version\": 1,\n{} \"yaw\": 90}}",
                                       writeOptions(wanderOptionsTable(), options));
  const WanderWorld world = parseWorldJson(text, "world.json");
  int rows = 0;
  for (const Option<WanderOptions>& row : wanderOptionsTable()) {
    EXPECT_FALSE(row.same(world.options, WanderOptions())) << row.key;
    if (row.kind == OptionKind::Number) {
      EXPECT_NEAR(std::get<double>(row.value(world.options)), std::get<double>(row.value(options)), 1e-9)
          << row.key;
    } else {
      EXPECT_TRUE(row.same(world.options, options)) << row.key;
    }
    ++rows;
  }
  EXPECT_EQ(rows, 9);
  EXPECT_NEAR(world.yaw, 90 * kDegree, 1e-12);
}

TEST(WorldDocument, RefusesWhatItDoesNotKnowAndWhatIsOutOfRange) {
  const auto fault = [](const std::string& member) {
    return errorOf(
        [&] { parseWorldJson("{\"footfall\": \"world\", \"version\": 1, " + member + "}", "world.json"); });
  };
  EXPECT_THAT(fault("\"stepLenght\": 1"), HasSubstr("stepLenght"));
  EXPECT_THAT(fault("\"stepLength\": 5"), HasSubstr("must be 0.01 to 3 leg lengths, got 5"));
  EXPECT_THAT(fault("\"maxTurn\": 0"), HasSubstr("must be above 0 and at most 180 degrees, got 0"));
  EXPECT_THAT(fault("\"seed\": \"x\""), HasSubstr("seed"));
}

}  // namespace
}  // namespace footfall
