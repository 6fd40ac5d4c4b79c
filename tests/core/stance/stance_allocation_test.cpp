// SPDX-License-Identifier: MIT
// A warp with its score takes no memory: counted by the program's own operator new.
#include <gtest/gtest.h>

#include "core/counted_memory.h"
#include "core/stance/test_stances.h"
#include "stance/library/stance_search.h"

namespace footfall::stance {
namespace {

TEST(StanceAllocation, NoneFromWarpToWarp) {
  const StanceTable table(referenceStance());
  const StanceLimits limits;
  StanceAnswer answer;
  StanceHandles target{1.05, 1.1, 3.1, 3.2, 0.1, 1.35};
  warpAndScore(table, target, limits, answer);
  const long before = allocations;
  EXPECT_GT(before, 0);  // it does count
  int met = 0;
  for (int i = 0; i < 1000; ++i) {
    target.endHeight = 0.9 + 0.0005 * i;
    met += warpAndScore(table, target, limits, answer) ? 1 : 0;
  }
  EXPECT_EQ(allocations - before, 0);
  EXPECT_GT(met, 0);
}

}  // namespace
}  // namespace footfall::stance
