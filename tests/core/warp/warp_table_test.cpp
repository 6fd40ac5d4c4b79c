// SPDX-License-Identifier: MIT
#include "warp/warp_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "core/warp/other_value.h"
#include "curve/time_map_table.h"
#include "warp/blend/blend_table.h"

namespace footfall::warp {
namespace {

using testing::HasSubstr;

// Every row reaches a member of its own, and equality sees it.
template <typename Options>
void expectRowsOfTheirOwn(const OptionTable<Options>& table, std::size_t rows) {
  EXPECT_EQ(table.size(), rows);
  std::set<std::string> attributes, keys;
  for (const Option<Options>& row : table) {
    Options changed;
    row.setValue(changed, otherValue(row, changed));
    int differ = 0;
    for (const Option<Options>& other : table) differ += other.same(changed, Options()) ? 0 : 1;
    EXPECT_EQ(differ, 1) << row.key << row.attribute << row.flag;
    EXPECT_FALSE(sameOptions(table, changed, Options()));
    EXPECT_FALSE(row.help.empty());
    EXPECT_TRUE(row.attribute.empty() || attributes.insert(row.attribute).second) << row.attribute;
    EXPECT_TRUE(row.key.empty() || keys.insert(row.key).second) << row.key;
    EXPECT_EQ(row.attribute.empty(), row.brief.empty());
  }
}

TEST(WarpTable, EveryRowReachesAMemberOfItsOwn) {
  expectRowsOfTheirOwn(warpControlTable<WarpControls>(), 4);
  expectRowsOfTheirOwn(warpControlTable<WarpLayer>(), 4);
  expectRowsOfTheirOwn(easedRangeTable(), 4);
  expectRowsOfTheirOwn(warpKeyTable<WarpKey>(), 3);
  expectRowsOfTheirOwn(warpKeyTable<LayerKey>(), 3);
  expectRowsOfTheirOwn(channelWarpTable(), 2);
  expectRowsOfTheirOwn(positionWarpTable(), 1);
  expectRowsOfTheirOwn(effectorGoalTable(), 3);
  expectRowsOfTheirOwn(warpRequestTable(), 7);
  expectRowsOfTheirOwn(warpingTable(), 4);
  expectRowsOfTheirOwn(blendTable(), 3);
  expectRowsOfTheirOwn(fadeTable(), 3);
  expectRowsOfTheirOwn(timeMapTable(), 5);
  expectRowsOfTheirOwn(timeKeyTable(), 5);
}

// Layers, keys and ranges are equal where their rows are.
TEST(WarpTable, EqualityIsOfTheRows) {
  WarpLayer layer, other;
  EXPECT_TRUE(layer == other);
  changeAll(warpControlTable<WarpLayer>(), other);
  EXPECT_FALSE(layer == other);
  LayerKey key, otherKey;
  EXPECT_TRUE(key == otherKey);
  changeAll(warpKeyTable<LayerKey>(), otherKey);
  EXPECT_FALSE(key == otherKey);
  other = layer;
  layer.range.emplace();
  EXPECT_FALSE(layer == other);
  other.range = layer.range;
  EXPECT_TRUE(layer == other);
  other.range->easeOut = 1;
  EXPECT_FALSE(layer == other);
}

TEST(WarpTable, ValuesOutOfRangeAreRefused) {
  const auto fault = [](const auto& row, auto options, double value) -> std::string {
    try {
      row.setValue(options, value);
    } catch (const Error& error) {
      return error.message();
    }
    return "";
  };
  EXPECT_EQ(fault(warpKeyTable<WarpKey>()[0], WarpKey(), 1.5), "must be -1 to 1, got 1.5");
  EXPECT_EQ(fault(channelWarpTable()[1], ChannelWarp(), -0.25), "must be 0 to 1, got -0.25");
  EXPECT_EQ(fault(easedRangeTable()[2], EasedRange(), -1), "must be at least 0, got -1");
  EXPECT_EQ(fault(warpingTable()[0], WarpingOptions(), 0), "must be above 0 s, got 0");
}

}  // namespace
}  // namespace footfall::warp
