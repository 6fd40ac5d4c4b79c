// SPDX-License-Identifier: MIT
// What a test can do, with and without a known fault: test_known_faults.py says which CTest must accept.
#include <cstdlib>

#include <gtest/gtest.h>

TEST(Probe, Holds) {
  EXPECT_TRUE(true);
}
TEST(Probe, Breaks) {
  EXPECT_TRUE(false);
}
TEST(Probe, IsSkipped) {
  GTEST_SKIP() << "because it is a probe";
}
TEST(Probe, KnownFaultIsStillThere) {
  EXPECT_TRUE(false);
}
TEST(KnownFaultProbe, IsStillThere) {
  EXPECT_TRUE(false);
}
TEST(KnownFaultProbe, IsMended) {
  EXPECT_TRUE(true);
}
TEST(KnownFaultProbe, Aborts) {
  std::abort();
}
TEST(KnownFaultProbe, LeavesWithoutAResult) {
  std::exit(1);
}

class KnownFaultOfMany : public testing::TestWithParam<int> {};
TEST_P(KnownFaultOfMany, IsStillThere) {
  EXPECT_LT(GetParam(), 0);
}
INSTANTIATE_TEST_SUITE_P(Some, KnownFaultOfMany, testing::Values(1, 2));
