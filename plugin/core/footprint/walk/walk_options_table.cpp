// SPDX-License-Identifier: MIT
#include "footprint/walk/walk_options_table.h"

namespace footfall::footprint {
namespace {

using Row = Option<WalkOptions>;
using Unit = OptionUnit;

void addFigure(OptionTable<WalkOptions>& table) {
  const char* const group = "Figure";
  table.push_back(Row(
                      "character.crouch", [](WalkOptions& o) -> double& { return o.style.crouch; },
                      between(0, 0.5), Unit::None, "Shorten the comfortable leg length by this share")
                      .onNode("crouch", "cro")
                      .asFlag("--crouch")
                      .inGroup(group));
  table.push_back(Row(
                      "character.hipSpacing", [](WalkOptions& o) -> double& { return o.style.hipSpacing; },
                      between(0.01, 10), Unit::None, "Scale the distance between the hips")
                      .onNode("hipSpacing", "hsp")
                      .asFlag("--hip-spacing")
                      .inGroup(group));
  table.push_back(Row(
                      "character.legLength", [](WalkOptions& o) -> double& { return o.style.legLength; },
                      between(0.51, 2), Unit::None, "Scale the longest length of the legs")
                      .onNode("legLength", "lgl")
                      .asFlag("--leg-length")
                      .inGroup(group));
  table.push_back(Row(
                      "character.com", [](WalkOptions& o) -> Vec3& { return o.style.comOffset; },
                      Unit::Metres, "Move the centre of mass within the body: left, up, forward")
                      .onNode("comOffset", "cmo")
                      .asFlag("--com")
                      .inGroup(group)
                      .notKeyable());
  table.push_back(Row(
                      "character.armSwing", [](WalkOptions& o) -> double& { return o.armSwing; },
                      between(0, 10), Unit::None, "Scale the swing of the arms")
                      .onNode("armSwing", "asw")
                      .asFlag("--arm-swing")
                      .inGroup(group));
  table.push_back(Row(
                      "character.hipTwist", [](WalkOptions& o) -> double& { return o.hipTwist; },
                      between(0, 10), Unit::None, "Scale the twist of pelvis and chest")
                      .onNode("hipTwist", "htw")
                      .asFlag("--hip-twist")
                      .inGroup(group));
}

void addBody(OptionTable<WalkOptions>& table) {
  const char* const group = "Body";
  table.push_back(Row(
                      "body.lean", [](WalkOptions& o) -> double& { return o.body.lean; }, anyNumber(),
                      Unit::Degrees, "Lean forward")
                      .onNode("lean", "lea")
                      .asFlag("--lean")
                      .inGroup(group));
  table.push_back(Row(
                      "body.pitch", [](WalkOptions& o) -> double& { return o.body.pitch; }, anyNumber(),
                      Unit::Degrees, "Nod, once per step")
                      .onNode("nod", "nod")
                      .asFlag("--nod")
                      .inGroup(group));
  table.push_back(Row(
                      "body.pitchPhase", [](WalkOptions& o) -> double& { return o.body.pitchPhase; },
                      anyNumber(), Unit::Degrees, "Phase of the nod; 0 is level and going down at a footfall")
                      .onNode("nodPhase", "ndp")
                      .asFlag("--nod-phase")
                      .inGroup(group));
  table.push_back(Row(
                      "body.roll", [](WalkOptions& o) -> double& { return o.body.roll; }, anyNumber(),
                      Unit::Degrees, "Sway, once per stride")
                      .onNode("sway", "swy")
                      .asFlag("--sway")
                      .inGroup(group));
  table.push_back(Row(
                      "body.rollPhase", [](WalkOptions& o) -> double& { return o.body.rollPhase; },
                      anyNumber(), Unit::Degrees, "Phase of the sway")
                      .onNode("swayPhase", "swp")
                      .asFlag("--sway-phase")
                      .inGroup(group));
  table.push_back(Row(
                      "body.window", [](WalkOptions& o) -> double& { return o.body.window; }, between(0, 1e6),
                      Unit::Seconds, "Average the direction of the feet over this time; 0: over one stride")
                      .onNode("bodyWindow", "bdw")
                      .asTime()
                      .asFlag("--body-window")
                      .inGroup(group)
                      .notKeyable());
}

void addFeet(OptionTable<WalkOptions>& table) {
  const char* const group = "Feet";
  table.push_back(Row(
                      "feet.heelLift", [](WalkOptions& o) -> double& { return o.feet.heelLift; },
                      between(0, 1), Unit::None,
                      "Share of the stance after which the heel comes up; 0: as suits the step")
                      .onNode("heelLift", "hlf")
                      .asFlag("--heel-lift")
                      .inGroup(group));
  table.push_back(Row(
                      "feet.roll", [](WalkOptions& o) -> double& { return o.feet.roll; }, between(0, 2),
                      Unit::None, "Scale the roll over heel and toes; 0: feet land and leave flat")
                      .onNode("footRoll", "frl")
                      .asFlag("--foot-roll")
                      .inGroup(group));
  table.push_back(Row(
                      "feet.clearance", [](WalkOptions& o) -> double& { return o.feet.clearance; },
                      between(0, 0.5), Unit::LegLengths, "Height of a swinging sole above the ground")
                      .onNode("clearance", "clr")
                      .asFlag("--clearance")
                      .inGroup(group));
  table.push_back(Row(
                      "feet.lift", [](WalkOptions& o) -> double& { return o.feet.lift; }, between(0, 10),
                      Unit::None, "Scale the further lift of a swinging foot")
                      .onNode("stepLift", "slf")
                      .asFlag("--step-lift")
                      .inGroup(group));
  table.push_back(Row(
                      "feet.apart", [](WalkOptions& o) -> double& { return o.feet.apart; }, between(0, 0.5),
                      Unit::LegLengths, "Distance at which a swinging ankle passes the other")
                      .onNode("feetApart", "fap")
                      .asFlag("--feet-apart")
                      .inGroup(group));
  table.push_back(Row(
                      "feet.retract", [](WalkOptions& o) -> double& { return o.feet.retract; },
                      between(0, 0.8), Unit::LegLengths, "Draw up a leg that stays in the air by this much")
                      .onNode("retract", "rtr")
                      .asFlag("--retract")
                      .inGroup(group));
}

void addWeights(OptionTable<WalkOptions>& table) {
  const char* const group = "Weights";
  table.push_back(Row(
                      "weights.comfort", [](WalkOptions& o) -> double& { return o.com.comfort; },
                      between(0, 1e9), Unit::None, "Keep legs on the ground at their comfortable length")
                      .onNode("comfort", "cft")
                      .asFlag("--comfort")
                      .inGroup(group)
                      .notKeyable());
  table.push_back(Row(
                      "weights.overreach", [](WalkOptions& o) -> double& { return o.com.overreachWeight; },
                      between(0, 1e9), Unit::None, "Keep legs on the ground within their longest length")
                      .onNode("overreach", "ovr")
                      .asFlag("--overreach")
                      .inGroup(group)
                      .notKeyable());
  table.push_back(Row(
                      "weights.calm", [](WalkOptions& o) -> double& { return o.com.accelerationWeight; },
                      between(0, 1e9), Unit::None, "Keep the acceleration of the body low")
                      .onNode("calm", "clm")
                      .asFlag("--calm")
                      .inGroup(group)
                      .notKeyable());
  table.push_back(Row(
                      "weights.friction", [](WalkOptions& o) -> double& { return o.com.friction; },
                      between(0, 100), Unit::None,
                      "Tangent of the steepest push against the ground; 0: no limit")
                      .onNode("friction", "fcn")
                      .asFlag("--friction")
                      .inGroup(group)
                      .notKeyable());
  table.push_back(Row(
                      "weights.maxForce", [](WalkOptions& o) -> double& { return o.com.maxForce; },
                      between(0, 1000), Unit::Gravities,
                      "Largest push of a leg, in body weights; 0: no limit")
                      .onNode("maxForce", "mxf")
                      .asFlag("--max-force")
                      .inGroup(group)
                      .notKeyable());
  table.push_back(Row(
                      "weights.limits", [](WalkOptions& o) -> double& { return o.com.limitWeight; },
                      between(0, 1e9), Unit::None, "Keep within friction and the largest push")
                      .onNode("limitWeight", "lmw")
                      .asFlag("--limit-weight")
                      .inGroup(group)
                      .notKeyable());
}

void addSolver(OptionTable<WalkOptions>& table) {
  const char* const group = "Solver";
  table.push_back(Row(
                      "", [](WalkOptions& o) -> double& { return o.frameRate; }, between(1, 100000),
                      Unit::FramesPerSecond, "Frame rate of the motion")
                      .asFlag("--fps")
                      .inGroup(group));
  table.push_back(Row(
                      "", [](WalkOptions& o) -> bool& { return o.force; },
                      "Walk a track that has faults or is out of reach as well as possible")
                      .onNode("force", "frc")
                      .asFlag("--force")
                      .inGroup(group)
                      .notKeyable());
}

// What only serves to compare with the published method.
void addPublished(OptionTable<WalkOptions>& table) {
  const char* const group = "As published";
  const Row::Choice method{
      [](const WalkOptions& o) { return o.solver.method == ComMethod::Fast ? 0 : 1; },
      [](WalkOptions& o, int index) { o.solver.method = index == 0 ? ComMethod::Fast : ComMethod::Greedy; }};
  table.push_back(
      Row("", method, {"fast", "greedy"}, "Solver of the path: fast, or the published greedy search")
          .onNode("method", "mtd")
          .asFlag("--solver")
          .inGroup(group)
          .notKeyable());
  table.push_back(Row(
                      "path.liftKnots", [](WalkOptions& o) -> bool& { return o.liftKnots; },
                      "Put knots of the path at lift-offs too; the published path has them at footfalls only")
                      .onNode("liftKnots", "lkn")
                      .asFlag("--lift-knots")
                      .inGroup(group)
                      .notKeyable());
  table.push_back(Row(
                      "path.rollingFeet", [](WalkOptions& o) -> bool& { return o.rollingFeet; },
                      "Solve for feet that roll over their prints; the published ones stay flat")
                      .onNode("rollingFeet", "rlf")
                      .asFlag("--rolling-feet")
                      .inGroup(group)
                      .notKeyable());
  table.push_back(Row(
                      "weights.toeBlend", [](WalkOptions& o) -> double& { return o.com.ballBlend; },
                      between(0, 10), Unit::Metres,
                      "Leg length over which the support moves to the ball of the foot; 0: at once")
                      .onNode("toeBlend", "tbl")
                      .asFlag("--toe-blend")
                      .inGroup(group)
                      .notKeyable());
  table.push_back(Row(
                      "weights.samples", [](WalkOptions& o) -> int& { return o.com.samples; },
                      between(1, 1000), "Samples of the objective per span of the path")
                      .onNode("samplesPerSpan", "sps")
                      .asFlag("--samples-per-span")
                      .inGroup(group)
                      .notKeyable());
}

OptionTable<WalkOptions> made() {
  OptionTable<WalkOptions> table;
  addFigure(table);
  addBody(table);
  addFeet(table);
  addWeights(table);
  addSolver(table);
  addPublished(table);
  return table;
}

}  // namespace

const OptionTable<WalkOptions>& walkOptionsTable() {
  static const OptionTable<WalkOptions> table = made();
  return table;
}

bool sameWalkOptions(const WalkOptions& a, const WalkOptions& b) {
  return sameOptions(walkOptionsTable(), a, b) && a.body.script == b.body.script &&
         a.freeStart == b.freeStart && a.freeEnd == b.freeEnd;
}

}  // namespace footfall::footprint
