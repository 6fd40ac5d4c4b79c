// SPDX-License-Identifier: MIT
// The tables of options of steered motion and of building a library: each row reaches one member, and none is
// told twice.
#include "locomotion/run/steering_options.h"

#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "locomotion/build/build_options.h"

namespace footfall::locomotion {
namespace {

// Another allowed value.
template <typename Options>
OptionValue otherValue(const Option<Options>& row, const Options& options) {
  const OptionValue now = row.value(options);
  switch (row.kind) {
    case OptionKind::Toggle:
      return !std::get<bool>(now);
    case OptionKind::Choice:
      return row.words.front() == std::get<std::string>(now) ? row.words.back() : row.words.front();
    default:
      return 0.5 * (row.limits.low + row.limits.high) * row.scale();
  }
}

// Each row changes its own option and no other; names are unique. Returns the number of rows.
template <typename Options>
int expectRowsReachTheirOwn(const OptionTable<Options>& table) {
  std::set<std::string> flags, attributes, briefs;
  for (const Option<Options>& row : table) {
    Options changed;
    row.setValue(changed, otherValue(row, changed));
    for (const Option<Options>& other : table)
      EXPECT_EQ(other.same(changed, Options()), other.flag != row.flag) << row.flag << " and " << other.flag;
    EXPECT_TRUE(flags.insert(row.flag).second) << row.flag;
    if (!row.attribute.empty()) {
      EXPECT_TRUE(attributes.insert(row.attribute).second) << row.attribute;
      EXPECT_TRUE(briefs.insert(row.brief).second) << row.brief;
    }
    EXPECT_FALSE(row.help.empty() || row.group.empty()) << row.flag;
  }
  return static_cast<int>(flags.size());
}

TEST(SteeringOptions, EachRowReachesItsOwnOption) {
  EXPECT_EQ(expectRowsReachTheirOwn(steeringOptionTable()), 16);
  for (const auto& row : steeringOptionTable()) EXPECT_FALSE(row.attribute.empty()) << row.flag;
}

TEST(BuildOptions, EachRowReachesItsOwnOption) {
  EXPECT_EQ(expectRowsReachTheirOwn(buildOptionTable()), 15);
}

TEST(SteeringOptions, RefusesWhatIsOutOfRange) {
  SteeringOptions options;
  for (const auto& row : steeringOptionTable()) {
    if (row.flag != "--ease") continue;
    EXPECT_THAT([&] { row.setValue(options, -0.5); },
                testing::ThrowsMessage<Error>(testing::HasSubstr("must be 0 to 5 s, got -0.5")));
    return;
  }
  FAIL() << "there is no --ease";
}

}  // namespace
}  // namespace footfall::locomotion
