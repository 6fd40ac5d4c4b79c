// SPDX-License-Identifier: MIT
#include "gait/gait_options.h"

namespace footfall::gait {

const OptionTable<MakeStrideOptions>& makeStrideOptionTable() {
  using O = MakeStrideOptions;
  using Row = Option<O>;
  static const OptionTable<O> table{
      Row(
          "make.speed", [](O& o) -> double& { return o.speed; }, atLeast(0), OptionUnit::MetresPerSecond,
          "Speed; 0: the usual speed of the gait")
          .asFlag("--speed"),
      Row(
          "make.frameRate", [](O& o) -> double& { return o.frameRate; }, between(10, 10000),
          OptionUnit::FramesPerSecond, "Frame rate of the clip")
          .asFlag("--fps"),
      Row(
          "make.strides", [](O& o) -> int& { return o.strides; }, between(1, 1000), "Number of strides")
          .asFlag("--strides"),
      Row(
          "make.lift", [](O& o) -> double& { return o.lift; }, between(0, 5), OptionUnit::None,
          "Factor on the lift of the feet")
          .asFlag("--lift")
          .inGroup("Style"),
      Row(
          "make.bounce", [](O& o) -> double& { return o.bounce; }, between(0, 5), OptionUnit::None,
          "Factor on the rise and fall of the body")
          .asFlag("--bounce")
          .inGroup("Style"),
      Row(
          "make.flexion", [](O& o) -> double& { return o.flexion; }, between(0, 5), OptionUnit::None,
          "Factor on the flexion of the spine")
          .asFlag("--flexion")
          .inGroup("Style"),
  };
  return table;
}

const OptionTable<FollowOptions>& followOptionTable() {
  using O = FollowOptions;
  using Row = Option<O>;
  static const OptionTable<O> table{
      Row(
          "follow.frameRate", [](O& o) -> double& { return o.frameRate; }, between(1, 10000),
          OptionUnit::FramesPerSecond, "Frame rate of the motion")
          .onNode("frameRate", "fps")
          .notKeyable()
          .asFlag("--fps"),
      Row(
          "follow.duration", [](O& o) -> double& { return o.duration; }, atLeast(0), OptionUnit::Seconds,
          "Duration; 0: to the end of the path")
          .onNode("duration", "dur")
          .asTime()
          .notKeyable()
          .slidesTo(20),
      Row(
          "follow.bank", [](O& o) -> double& { return o.bank; }, between(0, 1), OptionUnit::None,
          "Share of the lean that balances a turn")
          .onNode("bank", "bnk")
          .notKeyable()
          .asFlag("--bank")
          .inGroup("Body"),
      Row(
          "follow.slope", [](O& o) -> double& { return o.slope; }, between(0, 1), OptionUnit::None,
          "Share of the pitch of the ground that the trunk takes on")
          .onNode("slope", "slp")
          .notKeyable()
          .asFlag("--slope")
          .inGroup("Body"),
      Row(
          "follow.roll", [](O& o) -> double& { return o.roll; }, between(0, 1), OptionUnit::None,
          "Share of the roll of the ground that the trunk takes on")
          .onNode("roll", "rol")
          .notKeyable()
          .asFlag("--roll")
          .inGroup("Body"),
      Row(
          "follow.spine", [](O& o) -> double& { return o.spine; }, between(0, 2), OptionUnit::None,
          "Share of the turn of the path that the spine takes on")
          .onNode("spine", "spi")
          .notKeyable()
          .asFlag("--spine")
          .inGroup("Body"),
      Row(
          "follow.look", [](O& o) -> double& { return o.look; }, between(0, 2), OptionUnit::None,
          "Share of the turn ahead that the neck takes on")
          .onNode("look", "lok")
          .notKeyable()
          .asFlag("--look")
          .inGroup("Body"),
      Row(
          "follow.posture", [](O& o) -> double& { return o.posture; }, between(0, 2), OptionUnit::None,
          "How much feet and body change with speed")
          .onNode("posture", "psr")
          .notKeyable()
          .asFlag("--posture")
          .inGroup("Body"),
      Row(
          "follow.maxPitch", [](O& o) -> double& { return o.maxPitch; }, between(0, 1.5 / kDegree),
          OptionUnit::Degrees, "Largest pitch of the trunk")
          .onNode("maxPitch", "mxp")
          .notKeyable()
          .asFlag("--max-pitch")
          .inGroup("Body"),
      Row(
          "follow.softReach", [](O& o) -> double& { return o.softReach; }, between(0.5, 1),
          OptionUnit::LegLengths, "Extent of a leg from which the body is lowered")
          .asFlag("--soft-reach")
          .inGroup("Body"),
      Row(
          "follow.maxDrop", [](O& o) -> double& { return o.maxDrop; }, between(0, 1), OptionUnit::HipHeights,
          "Furthest that the body is lowered for legs to reach")
          .asFlag("--max-drop")
          .inGroup("Body"),
  };
  return table;
}

}  // namespace footfall::gait
