// SPDX-License-Identifier: MIT
#include "locomotion/run/steering_options.h"

namespace footfall::locomotion {
namespace {

using Row = Option<SteeringOptions>;

constexpr const char* kSteering = "Steering";
constexpr const char* kAsPublished = "As published";

// Two choices of the engine are one of the thesis: how the root's steps are made of those of the examples.
enum RootMethod { kPhase, kFrame, kAbsolute };
int rootMethod(const SteeringOptions& o) {
  const RunOptions& run = o.generate.run;
  if (run.rootBlend == RootBlend::Absolute) return kAbsolute;
  return run.rootStep == RootStep::SourceFrame ? kFrame : kPhase;
}
void setRootMethod(SteeringOptions& o, int method) {
  RunOptions& run = o.generate.run;
  run.rootStep = method == kFrame ? RootStep::SourceFrame : RootStep::PhaseConsistent;
  run.rootBlend = method == kAbsolute ? RootBlend::Absolute : RootBlend::Incremental;
}

Row::Choice outsideHull() {
  return {[](const SteeringOptions& o) { return static_cast<int>(o.generate.run.outside); },
          [](SteeringOptions& o, int i) { o.generate.run.outside = static_cast<OutsideHull>(i); }};
}
Row::Choice orientationMean() {
  return {[](const SteeringOptions& o) { return static_cast<int>(o.generate.run.orientations); },
          [](SteeringOptions& o, int i) { o.generate.run.orientations = static_cast<OrientationMean>(i); }};
}
Row::Choice tempoMean() {
  return {[](const SteeringOptions& o) { return static_cast<int>(o.generate.run.tempo); },
          [](SteeringOptions& o, int i) { o.generate.run.tempo = static_cast<TempoMean>(i); }};
}

OptionTable<SteeringOptions> makeTable() {
  return {
      Row(
          "", [](SteeringOptions& o) -> double& { return o.generate.frameRate; }, between(10, 1000),
          OptionUnit::FramesPerSecond, "Frames per second of the motion (default: the library's)")
          .onNode("sampleRate", "fps")
          .notKeyable()
          .slidesTo(240)
          .asFlag("--fps")
          .inGroup(kSteering),
      Row(
          "", [](SteeringOptions& o) -> double& { return o.generate.run.ease; }, between(0, 5),
          OptionUnit::Seconds, "Time over which speed and turn rate change; 0: at once, as published")
          .onNode("ease", "eas")
          .asFlag("--ease")
          .inGroup(kSteering),
      Row(
          "", [](SteeringOptions& o) -> double& { return o.generate.anticipation; }, between(0, 5),
          OptionUnit::Seconds, "Begin changes of a script or of keys early by this time")
          .onNode("anticipation", "ant")
          .asFlag("--anticipation")
          .inGroup(kSteering),
      Row(
          "", [](SteeringOptions& o) -> bool& { return o.generate.footLock; },
          "Plant the feet by inverse kinematics")
          .onNode("footLock", "fol")
          .asFlag("--no-foot-lock")
          .inGroup(kSteering),
      Row("", outsideHull(), {"clamp", "extrapolate"},
          "Speeds and turn rates outside the examples: take the nearest inside, or extrapolate")
          .onNode("outside", "out")
          .notKeyable()
          .asFlag("--outside")
          .inGroup(kSteering),
      Row(
          "", [](SteeringOptions& o) -> bool& { return o.follow.keepSpeed; },
          "Keep the requested speed where bends of a path ask for less")
          .onNode("keepSpeed", "ksp")
          .notKeyable()
          .asFlag("--keep-speed")
          .inGroup(kSteering),
      Row(
          "", [](SteeringOptions& o) -> double& { return o.follow.corner; }, between(0.05, 50),
          OptionUnit::Metres, "Radius at which sharp corners of a path are rounded")
          .onNode("corner", "cor")
          .notKeyable()
          .asFlag("--corner")
          .inGroup(kSteering),
      Row(
          "", [](SteeringOptions& o) -> double& { return o.follow.within; }, between(0, 50),
          OptionUnit::Metres,
          "Distance beside a path that counts as off it (default 0: 0.25 m at a walk, 0.5 m at a run)")
          .onNode("within", "wth")
          .notKeyable()
          .asFlag("--within")
          .inGroup(kSteering),
      Row("", Row::Choice{rootMethod, setRootMethod}, {"phase", "frame", "absolute"},
          "Step of the root: consistent with the phase; per source frame or blended positions, as published")
          .onNode("rootStep", "rst")
          .notKeyable()
          .asFlag("--root-step")
          .inGroup(kAsPublished),
      Row("", orientationMean(), {"reference", "running"},
          "Mean of joint rotations: about the library's mean pose; about the previous frame, as published")
          .onNode("orientations", "ori")
          .notKeyable()
          .asFlag("--orientations")
          .inGroup(kAsPublished),
      Row("", tempoMean(), {"durations", "rates"},
          "Tempo of a blend: from the examples' durations; from their rates, as published")
          .onNode("tempo", "tmp")
          .notKeyable()
          .asFlag("--tempo")
          .inGroup(kAsPublished),
      Row(
          "", [](SteeringOptions& o) -> bool& { return o.generate.run.printedSlerp; },
          "Blend rotations of transitions by the published formula, which runs from the wrong end")
          .onNode("printedSlerp", "psl")
          .notKeyable()
          .asFlag("--printed-slerp")
          .inGroup(kAsPublished),
      Row(
          "", [](SteeringOptions& o) -> bool& { return o.generate.run.gammaGuard; },
          "Keep time weights from becoming negative")
          .onNode("gammaGuard", "ggd")
          .notKeyable()
          .asFlag("--no-gamma-guard")
          .inGroup(kAsPublished),
      Row(
          "", [](SteeringOptions& o) -> bool& { return o.generate.run.gate; },
          "Change speed and turn rate only while exactly one foot is on the ground")
          .onNode("gate", "gat")
          .notKeyable()
          .asFlag("--no-gate")
          .inGroup(kAsPublished),
      Row(
          "", [](SteeringOptions& o) -> bool& { return o.generate.run.calibrate; },
          "Correct the weights so that the blend has the requested speed and turn rate")
          .onNode("calibration", "cal")
          .notKeyable()
          .asFlag("--no-calibration")
          .inGroup(kAsPublished),
      Row(
          "", [](SteeringOptions& o) -> bool& { return o.generate.run.anchorFeet; },
          "Hold the stance foot while speed and turn rate change")
          .onNode("anchorFeet", "anf")
          .notKeyable()
          .asFlag("--no-anchor")
          .inGroup(kAsPublished),
  };
}

}  // namespace

const OptionTable<SteeringOptions>& steeringOptionTable() {
  static const OptionTable<SteeringOptions> table = makeTable();
  return table;
}

}  // namespace footfall::locomotion
