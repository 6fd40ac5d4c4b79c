// SPDX-License-Identifier: MIT
// A figure that is stepped takes no memory, whatever it is told to do.
#include <gtest/gtest.h>

#include "core/counted_memory.h"
#include "core/locomotion/libraries.h"
#include "locomotion/run/locomotor.h"

namespace footfall::locomotion {
namespace {

TEST(LocomotorAllocation, NoneFromFrameToFrame) {
  const auto library = madeLibrary();
  const int walk = library->find("walk"), run = library->find("run");
  for (const OrientationMean mean : {OrientationMean::Reference, OrientationMean::Running}) {
    RunOptions options;
    options.orientations = mean;
    options.terrain = slopeTerrain(Vec3::Zero(), 0, 0.1);
    Locomotor figure(library, options, walk, {1.2, 0});
    const long before = allocations;
    EXPECT_GT(before, 0);  // it does count
    int transitions = 0;
    for (int i = 0; i < 2000; ++i) {
      const bool runs = i / 500 % 2 == 1;
      figure.steer(runs ? run : walk, {runs ? 3.0 : 1.0 + 0.0002 * i, 0.2});
      figure.step(1.0 / 60);
      transitions += figure.inTransition();
    }
    EXPECT_EQ(allocations - before, 0);
    EXPECT_GT(transitions, 60);
  }
}

}  // namespace
}  // namespace footfall::locomotion
