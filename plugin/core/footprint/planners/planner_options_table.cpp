// SPDX-License-Identifier: MIT
#include "footprint/planners/planner_options_table.h"

namespace footfall::footprint {

const OptionTable<PathPrintOptions>& pathPrintOptionsTable() {
  using O = PathPrintOptions;
  using Row = Option<O>;
  using Unit = OptionUnit;
  static const char* const group = "Prints along a path";
  static const OptionTable<O> table{
      Row(
          "", [](O& o) -> double& { return o.stepLength; }, above(0), Unit::Metres,
          "Distance from print to print along the path")
          .onNode("stepLength", "sln")
          .asDistance()
          .asFlag("--step-length")
          .inGroup(group),
      Row(
          "", [](O& o) -> double& { return o.stepWidth; }, anyNumber(), Unit::Metres,
          "Distance between left and right feet; below 0: as the hips")
          .onNode("stepWidth", "swd")
          .asDistance()
          .asFlag("--step-width")
          .inGroup(group),
      Row(
          "", [](O& o) -> double& { return o.toeOut; }, anyNumber(), Unit::Degrees, "Turn the toes outwards")
          .onNode("toeOut", "tou")
          .asFlag("--toe-out")
          .inGroup(group),
      Row(
          "", [](O& o) -> bool& { return o.standing; }, "Start and end standing with feet together")
          .onNode("standing", "std")
          .asFlag("--standing")
          .inGroup(group),
      Row(
          "", [](O& o) -> int& { return o.firstLeg; }, atLeast(0),
          "Leg that takes the first step, counted from 0")
          .onNode("firstLeg", "fl")
          .asFlag("--first-leg")
          .inGroup(group),
      Row(
          "", [](O& o) -> double& { return o.stance; }, atLeast(0), Unit::Seconds,
          "Time that a foot is on the ground; 0: from the distances")
          .onNode("stance", "sta")
          .asTime()
          .asFlag("--stance")
          .inGroup(group),
      Row(
          "", [](O& o) -> double& { return o.step; }, atLeast(0), Unit::Seconds,
          "Time from print to print; 0: from the distances")
          .onNode("step", "stp")
          .asTime()
          .asFlag("--step")
          .inGroup(group),
      Row(
          "", [](O& o) -> double& { return o.from; }, atLeast(0), Unit::Metres,
          "Distance along the path at which the prints start")
          .onNode("from", "frm")
          .asDistance()
          .asFlag("--start-at")
          .inGroup(group),
      Row(
          "", [](O& o) -> double& { return o.to; }, anyNumber(), Unit::Metres,
          "Distance along the path at which the prints end; below 0: at its end")
          .onNode("to", "to")
          .asDistance()
          .asFlag("--end-at")
          .inGroup(group),
  };
  return table;
}

const OptionTable<WanderOptions>& wanderOptionsTable() {
  using O = WanderOptions;
  using Row = Option<O>;
  using Unit = OptionUnit;
  static const char* const group = "Wandering";
  static const OptionTable<O> table{
      Row(
          "seed", [](O& o) -> int& { return o.seed; }, atLeast(0),
          "Seed of the random steps; the same seed gives the same track")
          .asFlag("--seed")
          .inGroup(group),
      Row(
          "stepLength", [](O& o) -> double& { return o.stepLength; }, between(0.01, 3), Unit::LegLengths,
          "Step length")
          .asFlag("--step-length")
          .inGroup(group),
      Row(
          "stepWidth", [](O& o) -> double& { return o.stepWidth; }, anyNumber(), Unit::Metres,
          "Distance between left and right feet; below 0: as the hips")
          .asFlag("--step-width")
          .inGroup(group),
      Row(
          "tolerance", [](O& o) -> double& { return o.tolerance; }, atLeast(0), Unit::Metres,
          "Distance to keep from obstacles and from the border")
          .asFlag("--tolerance")
          .inGroup(group),
      Row(
          "lookAhead", [](O& o) -> double& { return o.lookAhead; }, atLeast(0), Unit::Metres,
          "Distance at which obstacles are seen; 0: 1.5 m, or three steps if that is more")
          .asFlag("--look-ahead")
          .inGroup(group),
      Row(
          "maxTurn", [](O& o) -> double& { return o.maxTurn; }, OptionLimits{0, 180, true}, Unit::Degrees,
          "Largest turn per step")
          .asFlag("--max-turn")
          .inGroup(group),
      Row(
          "drift", [](O& o) -> double& { return o.drift; }, between(0, 180), Unit::Degrees,
          "Turn per step by which the figure strays when nothing is in the way")
          .asFlag("--drift")
          .inGroup(group),
      Row(
          "stance", [](O& o) -> double& { return o.stance; }, atLeast(0), Unit::Seconds,
          "Time that a foot is on the ground; 0: from the distances")
          .asFlag("--stance")
          .inGroup(group),
      Row(
          "step", [](O& o) -> double& { return o.step; }, atLeast(0), Unit::Seconds,
          "Time from print to print; 0: from the distances")
          .asFlag("--step")
          .inGroup(group),
  };
  return table;
}

}  // namespace footfall::footprint
