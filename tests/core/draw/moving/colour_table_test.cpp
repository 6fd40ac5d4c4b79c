// SPDX-License-Identifier: MIT
#include "draw/moving/colour_table.h"

#include <random>
#include <set>

#include <gtest/gtest.h>

namespace footfall::draw {
namespace {

Raster rasterOfPixels(std::vector<std::uint32_t> pixels) {
  return {static_cast<int>(pixels.size()), 1, std::move(pixels)};
}

TEST(ColourTable, KeepsFewColoursExactly) {
  const std::vector<std::uint32_t> few = {0xFFFFFF, 0x0072B2, 0xE06A1B, 0x000000, 0x0072B3};
  ColourTable table({rasterOfPixels(few)}, 63);
  EXPECT_EQ(std::set<std::uint32_t>(table.colours().begin(), table.colours().end()),
            std::set<std::uint32_t>(few.begin(), few.end()));
  for (const std::uint32_t colour : few)
    EXPECT_EQ(table.colours()[static_cast<std::size_t>(table.nearest(colour))], colour);
}

// Even areas would otherwise flicker between two colours next to theirs.
TEST(ColourTable, KeepsWhatIsFrequentExactly) {
  std::mt19937 random(5);
  std::vector<std::uint32_t> pixels(4000, 0xF2F1EF);
  pixels.insert(pixels.end(), 3000, 0x0072B2);
  for (int i = 0; i < 9000; ++i) pixels.push_back(random() & 0xFFFFFF);
  ColourTable table({rasterOfPixels(pixels)}, 63);
  ASSERT_EQ(table.colours().size(), 63u);
  for (const std::uint32_t colour : {0xF2F1EFu, 0x0072B2u})
    EXPECT_EQ(table.colours()[static_cast<std::size_t>(table.nearest(colour))], colour);
}

TEST(ColourTable, NearestIsNearest) {
  ColourTable table({rasterOfPixels({0x000000, 0x808080, 0xFFFFFF, 0xFF0000})}, 4);
  const auto shown = [&](std::uint32_t colour) {
    return table.colours()[static_cast<std::size_t>(table.nearest(colour))];
  };
  EXPECT_EQ(shown(0x101010), 0x000000u);
  EXPECT_EQ(shown(0x909088), 0x808080u);
  EXPECT_EQ(shown(0xF0F0F0), 0xFFFFFFu);
  EXPECT_EQ(shown(0xE01010), 0xFF0000u);
}

TEST(ColourTable, OfNoPicturesHasAColour) {
  ColourTable table({}, 63);
  EXPECT_EQ(table.colours().size(), 1u);
  EXPECT_EQ(table.nearest(0x123456), 0);
}

}  // namespace
}  // namespace footfall::draw
