// SPDX-License-Identifier: MIT
#include "figure/contact/contact_options_table.h"

namespace footfall {

const OptionTable<ContactOptions>& contactOptionsTable() {
  using Row = Option<ContactOptions>;
  using O = ContactOptions;
  // Lengths are shares of the leg's length, speeds shares of √(g · leg length).
  static const OptionTable<ContactOptions> table{
      Row(
          "window", [](O& o) -> double& { return o.window; }, above(0), OptionUnit::Seconds,
          "Time over which velocity is measured; at least three frames")
          .inGroup("Measuring"),
      Row(
          "slowSpeed", [](O& o) -> double& { return o.slowSpeed; }, above(0), OptionUnit::None,
          "Speed below which a contact is seeded")
          .inGroup("Standing"),
      Row(
          "stillSpeed", [](O& o) -> double& { return o.stillSpeed; }, above(0), OptionUnit::None,
          "Speed below which a seeded contact grows")
          .inGroup("Standing"),
      Row(
          "leaves", [](O& o) -> double& { return o.leaves; }, above(0), OptionUnit::LegLengths,
          "Height by which a point has left its level")
          .inGroup("Standing"),
      Row(
          "departure", [](O& o) -> double& { return o.departure; }, above(0), OptionUnit::LegLengths,
          "Distance from its line at which a point has left the contact")
          .inGroup("Edges"),
      Row(
          "departs", [](O& o) -> double& { return o.departs; }, above(0), OptionUnit::LegLengths,
          "Distance at which the paths of points that leave are compared")
          .inGroup("Edges"),
      Row(
          "planted", [](O& o) -> double& { return o.planted; }, atLeast(0), OptionUnit::LegLengths,
          "Tolerance within which a point stands exactly still")
          .inGroup("Standing"),
      Row(
          "creepSpeed", [](O& o) -> double& { return o.creepSpeed; }, atLeast(0), OptionUnit::None,
          "Speed at which a standing point may settle or roll")
          .inGroup("Standing"),
      Row(
          "nearGround", [](O& o) -> double& { return o.nearGround; }, atLeast(0), OptionUnit::LegLengths,
          "Height above the lowest nearby point of a contact at the clip's ends")
          .inGroup("Standing"),
      Row(
          "raisedHeel", [](O& o) -> double& { return o.raisedHeel; }, atLeast(0), OptionUnit::LegLengths,
          "Height above its standing ball from which a heel does not touch")
          .inGroup("Standing"),
      Row(
          "touchSpeed", [](O& o) -> double& { return o.touchSpeed; }, atLeast(0), OptionUnit::None,
          "Share of its swing's speed below which a foot still touches")
          .inGroup("Touching"),
      Row(
          "touchHeight", [](O& o) -> double& { return o.touchHeight; }, atLeast(0), OptionUnit::LegLengths,
          "Height above its stand below which a foot still touches")
          .inGroup("Touching"),
      Row(
          "settles", [](O& o) -> double& { return o.settles; }, atLeast(0), OptionUnit::Seconds,
          "Time by which the feet of a clip are slow for longer than smooth ones, in the median, to count as "
          "touching")
          .inGroup("Touching"),
      Row(
          "settlesAlone", [](O& o) -> double& { return o.settlesAlone; }, atLeast(0), OptionUnit::Seconds,
          "The same for a single foot")
          .inGroup("Touching"),
      Row(
          "minDuration", [](O& o) -> double& { return o.minDuration; }, atLeast(0), OptionUnit::Seconds,
          "Shortest contact")
          .inGroup("Edges"),
      Row(
          "mergeGap", [](O& o) -> double& { return o.mergeGap; }, atLeast(0), OptionUnit::Seconds,
          "Gap up to which contacts at one position are joined")
          .inGroup("Edges"),
      Row(
          "skipLeadingPose", [](O& o) -> bool& { return o.skipLeadingPose; },
          "Leave out a T-pose before the motion")
          .inGroup("Measuring"),
  };
  return table;
}

}  // namespace footfall
