// SPDX-License-Identifier: MIT
#include "warp/goal_text.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"
#include "warp/warp_tuning.h"

namespace footfall::warp {
namespace {

// Millimetres or degrees to two digits; what nobody sees is not told apart.
std::string rounded(double value) {
  return fmt::format("{:.2g}", std::max(value, 0.01));
}

}  // namespace

std::string goalsText(const std::vector<GoalOutcome>& goals, double unitMetres, double unitRadians) {
  if (goals.empty()) return "";
  double length = -1, angle = -1, farthest = 0;  // millimetres, degrees; below 0: none was met
  const GoalOutcome* worst = nullptr;
  std::size_t met = 0;
  for (const GoalOutcome& goal : goals) {
    const double off = std::abs(goal.error) * (goal.ofLength ? 1000 * unitMetres : unitRadians / kDegree);
    if (goal.ofLength && off > 1000 * tuning::kMissed) {
      if (off > farthest) farthest = off, worst = &goal;
      continue;
    }
    ++met;
    double& most = goal.ofLength ? length : angle;
    most = std::max(most, off);
  }
  std::string within;
  if (length >= 0) within = " within " + rounded(length) + " mm";
  if (angle >= 0) within += (within.empty() ? " within " : " and ") + rounded(angle) + " degrees";
  if (!worst) return fmt::format("{} goal{} met{}", met, met == 1 ? "" : "s", within);
  return fmt::format("{} of {} goals met{}; {} at frame {:g} is off by {:.3g} mm", met, goals.size(), within,
                     worst->what, worst->frame, farthest);
}

}  // namespace footfall::warp
