// SPDX-License-Identifier: MIT
// A warp with its score takes no memory: counted by the program's own operator new.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "stance/stance_search.h"
#include "test_stances.h"

namespace {
std::atomic<long> allocations{0};
}  // namespace

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size > 0 ? size : 1)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}

namespace footfall {
namespace {

TEST(StanceAllocation, NoneFromWarpToWarp) {
  const StanceTable table(referenceStance());
  const StanceLimits limits;
  StanceAnswer answer;
  StanceHandles target{1.05, 1.1, 3.1, 3.2, 0.1, 1.35};
  tryWarp(table, target, limits, answer);
  const long before = allocations;
  EXPECT_GT(before, 0);  // it does count
  int met = 0;
  for (int i = 0; i < 1000; ++i) {
    target.endHeight = 0.9 + 0.0005 * i;
    met += tryWarp(table, target, limits, answer) ? 1 : 0;
  }
  EXPECT_EQ(allocations - before, 0);
  EXPECT_GT(met, 0);
}

}  // namespace
}  // namespace footfall
