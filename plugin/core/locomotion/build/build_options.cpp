// SPDX-License-Identifier: MIT
#include "locomotion/build/build_options.h"

namespace footfall::locomotion {
namespace {

using Row = Option<BuildOptions>;

constexpr const char* kClips = "Clips";
constexpr const char* kExamples = "Examples";
constexpr const char* kAsPublished = "As published";

Row::Choice groundAlong() {
  return {[](const BuildOptions& o) { return static_cast<int>(o.recording.ground.along); },
          [](BuildOptions& o, int i) { o.recording.ground.along = static_cast<GroundAlong>(i); }};
}
Row::Choice parameterScale() {
  return {[](const BuildOptions& o) { return static_cast<int>(o.classes.weights.scale); },
          [](BuildOptions& o, int i) { o.classes.weights.scale = static_cast<ParameterScale>(i); }};
}
// The words are in the order of the help: the default first.
Row::Choice phaseMap() {
  return {[](const BuildOptions& o) { return o.classes.phases == PhaseMapKind::Smooth ? 0 : 1; },
          [](BuildOptions& o, int i) {
            o.classes.phases = i == 0 ? PhaseMapKind::Smooth : PhaseMapKind::Linear;
          }};
}

OptionTable<BuildOptions> makeTable() {
  return {
      Row(
          "", [](BuildOptions& o) -> bool& { return o.mirror; },
          "Use every clip a second time, mirrored left to right")
          .asFlag("--mirror")
          .inGroup(kClips),
      Row(
          "", [](BuildOptions& o) -> bool& { return o.mirrorMissing; },
          "Mirror clips that turn to one side only, and those that start and stop")
          .asFlag("--no-mirror-missing")
          .inGroup(kClips),
      Row(
          "", [](BuildOptions& o) -> bool& { return o.recording.ground.levelSides; },
          "Level feet that stand at different heights")
          .asFlag("--level-sides")
          .inGroup(kClips),
      Row("", groundAlong(), {"time", "path"},
          "Correct a drift of the ground that is linear in time or in the distance travelled")
          .asFlag("--ground-along")
          .inGroup(kClips),
      Row(
          "", [](BuildOptions& o) -> double& { return o.calm; }, between(0, 0.2), OptionUnit::Seconds,
          "Smooth poses over this time to either side; 0: keep them as recorded")
          .asFlag("--calm")
          .inGroup(kClips),
      Row(
          "", [](BuildOptions& o) -> bool& { return o.plant; },
          "Hold the feet of loops and transitions where they stand")
          .asFlag("--no-plant")
          .inGroup(kClips),
      Row(
          "", [](BuildOptions& o) -> double& { return o.maxArcResidual; }, between(0.001, 1),
          OptionUnit::None, "Leave out strides whose path is farther from an arc, as a share of its length")
          .asFlag("--max-residual")
          .inGroup(kExamples),
      Row(
          "", [](BuildOptions& o) -> double& { return o.maxLoopError; }, between(0.1, 90),
          OptionUnit::Degrees, "Leave out strides whose ends differ by more per joint")
          .asFlag("--max-loop")
          .inGroup(kExamples),
      Row(
          "", [](BuildOptions& o) -> double& { return o.maxSpeedUp; }, between(0.01, 1), OptionUnit::None,
          "Leave out strides that get faster or slower by more, as a share of their speed")
          .asFlag("--max-speed-up")
          .inGroup(kExamples),
      Row(
          "", [](BuildOptions& o) -> bool& { return o.warp; },
          "Warp the stride of a class with few examples to other speeds and turn rates")
          .asFlag("--no-warp")
          .inGroup(kExamples),
      Row(
          "", [](BuildOptions& o) -> double& { return o.binSpeed; }, between(0.01, 10), OptionUnit::None,
          "Treat strides closer in speed as alike, as a share of the mean speed")
          .asFlag("--bin-speed")
          .inGroup(kExamples),
      Row(
          "", [](BuildOptions& o) -> double& { return o.binTurn; }, between(0.1, 360), OptionUnit::Degrees,
          "Treat strides closer in turn rate as alike, per second")
          .asFlag("--bin-turn")
          .inGroup(kExamples),
      Row(
          "", [](BuildOptions& o) -> double& { return o.classes.weights.supportScale; }, between(0.05, 10),
          OptionUnit::None, "Reach of an example's weight, relative to half the distance to the nearest one")
          .asFlag("--support")
          .inGroup(kExamples),
      Row("", parameterScale(), {"range", "raw"},
          "Scale of distances between examples: their range; raw, as published")
          .asFlag("--scale")
          .inGroup(kAsPublished),
      Row("", phaseMap(), {"smooth", "linear"}, "Time maps between keyframes: smooth; linear, as published")
          .asFlag("--phases")
          .inGroup(kAsPublished),
  };
}

}  // namespace

const OptionTable<BuildOptions>& buildOptionTable() {
  static const OptionTable<BuildOptions> table = makeTable();
  return table;
}

}  // namespace footfall::locomotion
