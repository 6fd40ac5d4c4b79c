// SPDX-License-Identifier: MIT
#include "io/page/page_blob.h"

#include <gtest/gtest.h>

namespace footfall {
namespace {

TEST(PageBlob, SectionsAreLittleEndianAndAligned) {
  PageBlob blob;
  const PageRef bytes = blob.add(std::vector<std::uint8_t>{1, 2, 3});
  const PageRef words = blob.add(std::vector<std::uint16_t>{0x0201});
  const PageRef numbers = blob.add(std::vector<float>{1});  // 0x3f800000
  EXPECT_EQ(bytes.offset, 0u);
  EXPECT_EQ(bytes.count, 3u);
  EXPECT_EQ(words.offset, 4u);
  EXPECT_EQ(numbers.offset, 8u);
  EXPECT_EQ(blob.bytes(), std::string("\1\2\3\0\1\2\0\0\0\0\x80\x3f", 12));
}

TEST(PageBlob, WhatIsThereAlreadyIsNotStoredAgain) {
  PageBlob blob;
  const PageRef first = blob.add(std::vector<float>{1, 2, 3});
  blob.add(std::vector<float>{4});
  const PageRef again = blob.add(std::vector<float>{1, 2, 3});
  EXPECT_EQ(again.offset, first.offset);
  EXPECT_EQ(again.count, 3u);
  EXPECT_EQ(blob.bytes().size(), 16u);
}

TEST(PageBlob, NothingIsASectionToo) {
  PageBlob blob;
  EXPECT_EQ(blob.add(std::vector<float>{}).count, 0u);
  EXPECT_TRUE(blob.bytes().empty());
}

}  // namespace
}  // namespace footfall
