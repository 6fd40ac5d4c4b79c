// SPDX-License-Identifier: MIT
// What a class has to do all over its hull (E8, measured on the motion).
#pragma once

#include <string>

#include <gtest/gtest.h>

#include "locomotion/library/library_report.h"

namespace footfall::locomotion {

// Speed within 3 %, turn within 3 degrees per second; feet slide no more than in the clips and 1 mm; no
// velocity jumps at a seam by more than 99.9 % of those in the clips do. changes: how much more hips may
// lurch than in clips that never change speed or turn. Returns the number of points looked at.
inline int expectGoodHull(const std::shared_ptr<const Library>& library, int cls, int grid,
                          double changes = 1) {
  const std::string& name = library->classes[static_cast<std::size_t>(cls)].name;
  GenerateOptions options;
  options.frameRate = 60;
  const ClassReport report = reportOf(library, cls, grid, options);
  for (const SteeringError& e : report.steering) {
    const Vec2 asked = inDegrees(e.asked), achieved = inDegrees(e.achieved);
    EXPECT_NEAR(achieved.x(), asked.x(), 0.03 * asked.x()) << name << " at " << asked.transpose();
    EXPECT_NEAR(achieved.y(), asked.y(), 3) << name << " at " << asked.transpose();
    EXPECT_LE(std::abs(e.achieved.speed / e.asked.speed - 1), report.speedError);
    EXPECT_LE(std::abs(e.achieved.turn - e.asked.turn), report.turnError);
  }
  EXPECT_GE(report.steps, 2 * report.steering.size()) << name;
  EXPECT_LT(report.skate, library->groundSkate + 0.001) << name;
  EXPECT_GE(report.joins, report.steering.size()) << name;
  EXPECT_LT(report.worst.joint, library->jumps.joint) << name;
  EXPECT_LT(report.worst.root, library->jumps.root) << name;
  EXPECT_LT(report.worst.lurch, changes * library->jumps.lurch) << name;
  return static_cast<int>(report.steering.size());
}

}  // namespace footfall::locomotion
