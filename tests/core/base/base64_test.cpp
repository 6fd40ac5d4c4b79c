// SPDX-License-Identifier: MIT
#include "base/base64.h"

#include <gtest/gtest.h>

namespace footfall {
namespace {

std::string encoded(std::string_view bytes) {
  std::string out;
  appendBase64(out, bytes);
  return out;
}

// The test vectors of RFC 4648, section 10.
TEST(Base64, WritesAndReadsTheVectorsOfTheStandard) {
  const std::pair<std::string, std::string> vectors[] = {{"", ""},
                                                         {"f", "Zg=="},
                                                         {"fo", "Zm8="},
                                                         {"foo", "Zm9v"},
                                                         {"foob", "Zm9vYg=="},
                                                         {"fooba", "Zm9vYmE="},
                                                         {"foobar", "Zm9vYmFy"}};
  for (const auto& [bytes, text] : vectors) {
    EXPECT_EQ(encoded(bytes), text);
    EXPECT_EQ(decodeBase64(text), bytes);
  }
}

TEST(Base64, EveryByteComesBack) {
  std::string bytes;
  for (int i = 0; i < 259; ++i) bytes += static_cast<char>(i * 73 % 256);
  EXPECT_EQ(decodeBase64(encoded(bytes)), bytes);
}

}  // namespace
}  // namespace footfall
