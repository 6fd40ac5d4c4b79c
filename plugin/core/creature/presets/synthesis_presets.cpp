// SPDX-License-Identifier: MIT
// What can be asked of the creatures that come with the engine.
#include <fmt/format.h>

#include "base/angles.h"
#include "base/error.h"
#include "creature/presets/creature_presets.h"

namespace footfall::creature {
namespace {

SynthesisProblem problemOf(const char* name, Creature creature, int nodes, const PoseGraphRanges& ranges,
                           bool mirrored = false) {
  SynthesisProblem p;
  p.name = name;
  p.creature = std::move(creature);
  p.controller = poseGraphSpace(p.creature, nodes, ranges, true, mirrored);
  return p;
}

// Feet that stand where they came down, for problems of ours: no metre of sliding a cycle, up to one that is
// as bad as any.
Feature standingFeet(double worst, double weight = 0.5) {
  return feature(FeatureKind::Slip, 0, 0, worst, weight);
}

SynthesisProblem luxoHop() {
  SynthesisProblem p = problemOf("luxo hop", creaturePreset("luxo"), 2, {});
  p.features = {feature(FeatureKind::Distance, 0.4, 0, 1, 1),
                feature(FeatureKind::ExternalEnergy, 2.3, 0, 10, 0.5), standingFeet(0.2)};
  return p;
}

// The table of Luxo's five postures is lost with a page of the thesis: these are recorded from a hop of ours
// (examples/creatures/luxo_hop.json), the mean of its last four cycles.
SynthesisProblem luxoHopInPoses() {
  SynthesisProblem p = luxoHop();
  p.name = "luxo hop in poses";
  p.features = {posture(0, {-4.2726, 6.0164}),
                posture(0.15, {-4.3639, 4.4870}),
                posture(0.3, {-4.3822, 4.1418}),
                posture(0.45, {-4.2002, 4.5871}),
                posture(0.6, {-4.2684, 5.8531}),
                feature(FeatureKind::ExternalEnergy, 2.3, 0, 10, 0.5),
                feature(FeatureKind::Distance, 0.4, 0, 1, 0.5)};
  return p;
}

// Postures are 0.2 s apart: so are, more or less, the poses that strike them.
SynthesisProblem pogoGait(const char* name, int nodes) {
  PoseGraphRanges r;
  r.holdLow = 0.15;
  r.holdHigh = 0.25;
  SynthesisProblem p = problemOf(name, creaturePreset("pogo"), nodes, r);
  p.measure.shiftPostures = true;
  return p;
}

// Tables 6.6 and 6.7; distances and energies of §6.5.2.
SynthesisProblem pogoWalkAsPrinted() {
  SynthesisProblem p = pogoGait("pogo walk as printed", 4);
  p.features = {
      posture(0, {-1.9700, 5.1936, -0.8497, 5.0566}),       posture(0.2, {-2.0709, 5.2423, -0.6785, 5.2343}),
      posture(0.4, {-1.8970, 4.7794, -0.8469, 4.7110}),     posture(0.6, {-1.5962, 4.7227, -1.1903, 4.3722}),
      feature(FeatureKind::ExternalEnergy, 0.7, 0, 3, 0.5), feature(FeatureKind::Distance, 0.6, 0, 1, 0.5)};
  return p;
}

SynthesisProblem pogoRunAsPrinted() {
  SynthesisProblem p = pogoGait("pogo run as printed", 3);
  p.features = {
      posture(0, {-1.0138, 5.8728, -1.0830, 4.1118}), posture(0.2, {-1.8247, 5.4664, -0.9404, 4.6641}),
      posture(0.4, {-1.9589, 5.3294, -0.8445, 4.7969}), feature(FeatureKind::ExternalEnergy, 0.8, 0, 3, 0.5),
      feature(FeatureKind::Distance, 0.5, 0, 1, 0.5)};
  return p;
}

// What is printed does not say whether a foot may leave the ground, and a hop strikes the same postures. The
// thesis's own rule (p. 12, 107) as a feature: a walk has no aerial phase, a run has one. And a gait repeats.
SynthesisProblem asGait(SynthesisProblem p, const char* name, double flight) {
  p.name = name;
  p.features.push_back(feature(FeatureKind::FlightFraction, flight, 0, 1, 0.5));
  p.features.push_back(feature(FeatureKind::Unsteadiness, 0, 0, 0.5, 0.5));
  p.features.push_back(feature(FeatureKind::BodyContact, 0, 0, 1, 0.5));  // on feet, not on shanks
  p.features.push_back(standingFeet(0.2));
  return p;
}

SynthesisProblem pogoWalk() {
  return asGait(pogoWalkAsPrinted(), "pogo walk", 0);
}

SynthesisProblem pogoRun() {
  return asGait(pogoRunAsPrinted(), "pogo run", 0.3);
}

// Four poses, two of them mirrored. What the thesis asked for is unknown; this is ours.
SynthesisProblem walkerWalk() {
  PoseGraphRanges r;
  r.springLow = {100, 100, 10, 100, 100, 10};
  r.springHigh = {600, 600, 150, 600, 600, 150};
  SynthesisProblem p = problemOf("walker walk", creaturePreset("walker"), 4, r, true);
  p.features = {feature(FeatureKind::Speed, 0.5, 0, 1, 1), feature(FeatureKind::FlightFraction, 0, 0, 1, 0.5),
                feature(FeatureKind::ComHeight, 0.45, 0.2, 0.6, 0.5)};
  return p;
}

struct Reach {
  double low, high;
};

// A step in two poses and its mirror, with balance, which is searched for too: the closed loop that the
// thesis leaves to others. Joints may go as far as a leg does (the thesis's ranges end before the leg is
// straight, and before the foot is clear of the ground). Springs are set, so that there is less to search.
SynthesisProblem walkerBalancedWalk() {
  SynthesisProblem p;
  p.name = "walker balanced walk";
  p.creature = creaturePreset("walker");
  PoseNode step;
  step.hold = 0.25;
  step.target = {-3.1, -0.1, 1.6, -2.5, -0.6, 1.6};
  step.spring = {300, 300, 60, 300, 300, 60};
  step.damper = {30, 30, 6, 30, 30, 6};
  step.balance = {0, 1, 0.3, 0.2, 86 * kDegree, 300, 30};
  p.controller.base.nodes.assign(4, step);
  p.controller.mirrored = true;
  // The standing leg, then the one that swings: hip, knee, ankle, in degrees.
  const Reach holds[2] = {{0.12, 0.35}, {0.1, 0.4}};
  const Reach angles[6] = {{-190, -150}, {-40, -3}, {75, 105}, {-190, -105}, {-85, -3}, {70, 110}};
  for (int n = 0; n < 2; ++n) {
    std::vector<FreeParameter>& free = p.controller.free;
    free.push_back({ParameterKind::Hold, n, -1, holds[n].low, holds[n].high});
    for (int j = 0; j < 6; ++j)
      free.push_back({ParameterKind::Target, n, j, angles[j].low * kDegree, angles[j].high * kDegree});
    free.push_back({ParameterKind::BalancePosition, n, -1, 0, 1});
    free.push_back({ParameterKind::BalanceVelocity, n, -1, 0, 0.5});
  }
  // Feet that are lifted and take turns; a body that is carried high; steps of a length that suits the legs.
  Feature turns = feature(FeatureKind::RelativePhase, 0.5, 0, 1, 0.5);
  turns.leg = 1;
  p.features = {feature(FeatureKind::Speed, 0.9, 0, 1.8, 1),
                feature(FeatureKind::FlightFraction, 0, 0, 1, 0.5),
                feature(FeatureKind::Clearance, 0.03, 0, 0.06, 0.5),
                turns,
                feature(FeatureKind::GaitPeriod, 0.75, 0, 1.5, 0.5),
                feature(FeatureKind::ComHeight, 0.32, 0.22, 0.42, 0.5),
                feature(FeatureKind::Unsteadiness, 0, 0, 0.5, 0.5),
                standingFeet(0.3)};
  p.duration = 10;
  return p;
}

// Hind legs, back, forelegs, back again. The legs take turns, the body is carried high, paws are lifted.
SynthesisProblem catBound() {
  PoseGraphRanges r;
  r.holdLow = 0.05;
  r.holdHigh = 0.2;
  r.springLow = {10};
  r.springHigh = {120};
  SynthesisProblem p = problemOf("cat bound", creaturePreset("cat"), 4, r);
  p.controller.dampingRatio = 0.05;
  Feature turns = feature(FeatureKind::RelativePhase, 0.5, 0, 1, 0.4);
  turns.leg = 1;
  p.features = {feature(FeatureKind::Speed, 1.2, 0, 2, 1),
                feature(FeatureKind::FlightFraction, 0.3, 0, 1, 0.4),
                turns,
                feature(FeatureKind::GaitPeriod, 0.4, 0, 0.8, 0.5),
                feature(FeatureKind::ComHeightMin, 0.21, 0.1, 0.3, 0.5),
                feature(FeatureKind::Clearance, 0.05, 0, 0.1, 0.4),
                feature(FeatureKind::Unsteadiness, 0, 0, 0.3, 0.5),
                standingFeet(0.3)};
  return p;
}

// Push off, fly until the foot is down. One leg that has to catch the body needs balance; dampers are half as
// strong as the thesis's, or legs are too slow to leap.
SynthesisProblem kangarooHop() {
  PoseGraphRanges r;
  r.springLow = {20};
  r.springHigh = {300};
  SynthesisProblem p = problemOf("kangaroo hop", creaturePreset("kangaroo"), 2, r);
  p.controller.dampingRatio = 0.05;
  const Reach holds[2] = {{0.08, 0.3}, {0.15, 0.5}};
  for (FreeParameter& f : p.controller.free) {
    if (f.kind != ParameterKind::Hold) continue;
    f.low = holds[f.node].low;
    f.high = holds[f.node].high;
  }
  for (int n = 0; n < 2; ++n) {
    p.controller.base.nodes[static_cast<std::size_t>(n)].balance = {0, 0, 0, 0.2, 40 * kDegree, 300, 30};
    p.controller.free.push_back({ParameterKind::BalanceVelocity, n, -1, 0, 0.5});
    p.controller.free.push_back({ParameterKind::Trunk, n, -1, 20 * kDegree, 60 * kDegree});
  }
  p.controller.base.nodes[1].untilLeg = 0;
  p.features = {feature(FeatureKind::Speed, 2, 0, 3, 1),
                feature(FeatureKind::FlightFraction, 0.5, 0, 1, 0.4),
                feature(FeatureKind::Unsteadiness, 0, 0, 0.3, 0.5),
                feature(FeatureKind::Frequency, 2, 0, 4, 0.4),
                feature(FeatureKind::Clearance, 0.1, 0, 0.3, 0.3),
                standingFeet(0.3)};
  return p;
}

struct ProblemPreset {
  const char* name;
  SynthesisProblem (*make)();
};
constexpr ProblemPreset kProblems[] = {{"luxo hop", luxoHop},
                                       {"luxo hop in poses", luxoHopInPoses},
                                       {"pogo walk", pogoWalk},
                                       {"pogo run", pogoRun},
                                       {"pogo walk as printed", pogoWalkAsPrinted},
                                       {"pogo run as printed", pogoRunAsPrinted},
                                       {"walker walk", walkerWalk},
                                       {"walker balanced walk", walkerBalancedWalk},
                                       {"cat bound", catBound},
                                       {"kangaroo hop", kangarooHop}};

}  // namespace

const std::vector<std::string>& synthesisPresetNames() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all;
    for (const ProblemPreset& preset : kProblems) all.emplace_back(preset.name);
    return all;
  }();
  return names;
}

SynthesisProblem synthesisPreset(std::string_view name) {
  for (const ProblemPreset& preset : kProblems)
    if (name == preset.name) return preset.make();
  throw Error(
      fmt::format("there is no problem '{}'; there are: {}", name, fmt::join(synthesisPresetNames(), ", ")));
}

}  // namespace footfall::creature
