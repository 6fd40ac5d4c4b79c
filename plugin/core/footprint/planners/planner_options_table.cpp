// SPDX-License-Identifier: MIT
#include "footprint/planners/planner_options_table.h"

namespace footfall::footprint {
namespace {

using Row = Option<PathPrintOptions>;
using Unit = OptionUnit;

OptionTable<PathPrintOptions> made() {
  const char* const group = "Prints along a path";
  OptionTable<PathPrintOptions> table;
  table.push_back(Row(
                      "", [](PathPrintOptions& o) -> double& { return o.stepLength; }, above(0), Unit::Metres,
                      "Distance from print to print along the path")
                      .asFlag("--step-length")
                      .inGroup(group));
  table.push_back(Row(
                      "", [](PathPrintOptions& o) -> double& { return o.stepWidth; }, anyNumber(),
                      Unit::Metres, "Distance between left and right feet; below 0: as the hips")
                      .asFlag("--step-width")
                      .inGroup(group));
  table.push_back(Row(
                      "", [](PathPrintOptions& o) -> double& { return o.toeOut; }, anyNumber(), Unit::Degrees,
                      "Turn the toes outwards")
                      .asFlag("--toe-out")
                      .inGroup(group));
  table.push_back(Row(
                      "", [](PathPrintOptions& o) -> double& { return o.stance; }, atLeast(0), Unit::Seconds,
                      "Time that a foot is on the ground; 0: from the distances")
                      .asFlag("--stance")
                      .inGroup(group));
  table.push_back(Row(
                      "", [](PathPrintOptions& o) -> double& { return o.step; }, atLeast(0), Unit::Seconds,
                      "Time from print to print; 0: from the distances")
                      .asFlag("--step")
                      .inGroup(group));
  table.push_back(Row(
                      "", [](PathPrintOptions& o) -> bool& { return o.standing; },
                      "Start and end standing with feet together")
                      .asFlag("--standing")
                      .inGroup(group));
  return table;
}

}  // namespace

const OptionTable<PathPrintOptions>& pathPrintOptionsTable() {
  static const OptionTable<PathPrintOptions> table = made();
  return table;
}

}  // namespace footfall::footprint
