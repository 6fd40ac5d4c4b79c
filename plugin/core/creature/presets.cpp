// SPDX-License-Identifier: MIT
#include "creature/presets.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/error.h"

namespace footfall {
namespace {

using Outline = std::vector<Vec2>;

CreatureLink link(const char* name, int parent, Vec2 attach, double mass, double inertia, Vec2 com,
                  double lowDegrees = 0, double highDegrees = 0, Outline outline = {}) {
  return {name,
          parent,
          attach,
          mass,
          inertia,
          com,
          lowDegrees * kDegree,
          highDegrees * kDegree,
          std::move(outline)};
}

// A bar along x with half its width beyond its ends, as the thesis draws links.
Outline bar(double from, double to, double half = 0.02) {
  return {{from, half}, {to, half}, {to, -half}, {from, -half}};
}

// A rod along x from the joint, with its inertia.
CreatureLink rod(const char* name, int parent, Vec2 attach, double length, double mass, double low,
                 double high, double width) {
  return link(name, parent, attach, mass, mass * length * length / 12, {length / 2, 0}, low, high,
              bar(-width / 2, length + width / 2, width / 2));
}

// Stood on level ground in a pose: angles in degrees, the root's first.
void stand(Creature& creature, const std::vector<double>& degrees) {
  creature.initial.assign(static_cast<std::size_t>(creature.stateSize()), 0);
  std::vector<double> q(static_cast<std::size_t>(creature.dofs()), 0);
  for (std::size_t i = 0; i < degrees.size(); ++i) q[i + 2] = degrees[i] * kDegree;
  const std::vector<LinkPlace> places = placesOf(creature, q.data());
  double low = 1e9;
  for (const MonitorPoint& m : creature.monitors)
    low = std::min(low, places[static_cast<std::size_t>(m.link)].at(m.point).y());
  q[1] = -low;
  for (std::size_t i = 0; i < q.size(); ++i) creature.initial[2 * i] = q[i];
}

// §6.5.1, appendix C.1. Joint A2's range is printed with its columns swapped (E8), link 3 at (1, 0) of link 2
// (E10).
Creature luxo(bool printed) {
  Creature c;
  c.name = printed ? "luxo as printed" : "luxo";
  c.links = {link("base", -1, {0, 0}, 0.15, 0.003123, {0, 0}, 0, 0, bar(-0.27, 0.27)),
             link("middle", 0, {0, 0}, 0.10, 0.002082, {0.25, 0}, -300, -240, bar(-0.02, 0.52)),
             link("top", 1, {printed ? 1.0 : 0.5, 0}, 0.30, 0.006246, {0.25, 0}, 210, 360,
                  {{-0.02, 0.02},
                   {0.42, 0.02},
                   {0.35, 0.02},
                   {0.40, 0.02},
                   {0.30, -0.15},
                   {0.47, -0.15},
                   {0.42, -0.02},
                   {-0.02, -0.02}})};
  c.monitors = {{0, {-0.27, 0}, 0}, {0, {0.27, 0}, 0}};
  c.legs = {{"foot", 2}};  // the arm is its leg
  c.initial = {0, 0.0008, -0.0010, 0.0069, -0.0016, -0.0100, -4.6161, -0.5956, 4.6127, 0.0025};
  c.note = "Kamat 1996, section 6.5.1 and appendix C.1";
  return c;
}

// §6.5.2, C.2. The head is at the end towards -x, where it goes.
Creature pogo() {
  Creature c;
  c.name = "pogo";
  c.links = {link("trunk", -1, {0, 0}, 0.15, 0.003123, {0.25, 0}, 0, 0,
                  {{-0.02, 0.02},
                   {0.52, 0.02},
                   {0.52, -0.02},
                   {-0.02, -0.02},
                   {0.00, 0.08},
                   {-0.15, 0.03},
                   {-0.05, 0},
                   {-0.15, -0.03},
                   {0.00, -0.08}}),
             link("front thigh", 0, {0, 0}, 0.10, 0.002082, {0.125, 0}, -115, -45, bar(-0.02, 0.27)),
             link("front shank", 1, {0.25, 0}, 0.10, 0.002082, {0.125, 0}, 270, 360, bar(-0.02, 0.27)),
             link("hind thigh", 0, {0.50, 0}, 0.10, 0.002082, {0.125, 0}, -70, -40, bar(-0.02, 0.27)),
             link("hind shank", 3, {0.25, 0}, 0.10, 0.002082, {0.125, 0}, 210, 300, bar(-0.02, 0.27))};
  c.monitors = {{2, {0.27, 0}, 0}, {2, {-0.02, 0}, 0}, {4, {0.27, 0}, 1}, {4, {-0.02, 0}, 1}};
  c.legs = {{"front", 1}, {"hind", 3}};
  c.initial = {0,      0.2487, 0.3512, -0.4275, -0.1337, -1.7569, -1.7014,
               0.2469, 5.2939, 0.0589, -1.1427, -0.3886, 4.4908,  -0.5539};
  c.travel = -1;
  c.note = "Kamat 1996, section 6.5.2 and appendix C.2";
  return c;
}

// §6.5.3, C.3. The masses are printed in another order than the links (E11); A2 and A5 with swapped columns
// (E9).
Creature walker(bool printed) {
  struct Part {
    double mass, inertia;
  };
  const Part thigh{5, 0.0260}, shank{4, 0.0208}, foot{1, 0.0052};
  const Part column[6] = {
      thigh, shank, printed ? thigh : foot, printed ? shank : thigh, printed ? foot : shank, foot};
  Creature c;
  c.name = printed ? "walker as printed" : "walker";
  c.links = {link("trunk", -1, {0, 0}, 3, 0.0625, {0.25, 0}, 0, 0, bar(-0.02, 0.52))};
  const char* names[6] = {"left thigh",  "left shank",  "left foot",
                          "right thigh", "right shank", "right foot"};
  const double low[3] = {-160, -45, 60}, high[3] = {-125, -10, 100};
  for (int i = 0; i < 6; ++i) {
    const int part = i % 3;
    c.links.push_back(link(names[i], part == 0 ? 0 : i, part == 0 ? Vec2(0, 0) : Vec2(0.25, 0),
                           column[i].mass, column[i].inertia, part == 2 ? Vec2(0, 0) : Vec2(0.125, 0),
                           low[part], high[part], part == 2 ? bar(-0.082, 0.082) : bar(-0.02, 0.27)));
  }
  c.monitors = {{3, {-0.082, 0}, 0}, {3, {0.082, 0}, 0}, {6, {-0.082, 0}, 1}, {6, {0.082, 0}, 1}};
  c.legs = {{"left", 1}, {"right", 4}};
  c.initial = {0, 0, 0.52, 0, 1.120, 0, -2.793, 0, -0.175, 0, 1.745, 0, -2.382, 0, -0.885, 0, 1.745, 0};
  c.mirror = {3, 4, 5, 0, 1, 2};
  c.floor = {1e5, 1e3, 1};
  c.note = "Kamat 1996, section 6.5.3 and appendix C.3";
  return c;
}

// Seen from the side each leg stands for its pair. Sizes of a house cat.
Creature cat() {
  Creature c;
  c.name = "cat";
  c.links = {rod("pelvis", -1, {0, 0}, 0.18, 1.2, 0, 0, 0.09),
             rod("chest", 0, {0.18, 0}, 0.18, 1.5, -35, 35, 0.10),
             rod("thigh", 0, {0, 0}, 0.11, 0.35, -110, -20, 0.05),
             rod("shank", 2, {0.11, 0}, 0.11, 0.20, -110, -20, 0.03),
             rod("hind paw", 3, {0.11, 0}, 0.07, 0.10, 10, 100, 0.022),
             rod("upper arm", 1, {0.16, -0.01}, 0.12, 0.30, -160, -70, 0.04),
             rod("forearm", 5, {0.12, 0}, 0.15, 0.20, -10, 90, 0.026),
             rod("tail", 0, {0, 0.02}, 0.26, 0.15, 130, 230, 0.02)};
  // The chest carries neck and head.
  c.links[1].outline = {{-0.03, 0.05}, {0.12, 0.05}, {0.20, 0.10},  {0.21, 0.15},  {0.24, 0.13},
                        {0.30, 0.07},  {0.24, 0.04}, {0.19, -0.04}, {-0.03, -0.05}};
  c.links[1].com = {0.11, 0.01};
  c.monitors = {{4, {0.07, 0}, 0}, {4, {0, 0}, 0}, {6, {0.15, 0}, 1}};
  c.legs = {{"hind", 2}, {"fore", 5}};
  c.floor = {2e4, 200, 1};
  c.fall.tilt = 70 * kDegree;
  stand(c, {0, 0, -60, -60, 50, -120, 40, 170});
  c.note = "ours: a cat from the side";
  return c;
}

Creature kangaroo() {
  Creature c;
  c.name = "kangaroo";
  c.links = {rod("body", -1, {0, 0}, 0.42, 6, 0, 0, 0.18),
             rod("thigh", 0, {0, 0}, 0.20, 1.2, -130, -40, 0.10),
             rod("shank", 1, {0.20, 0}, 0.30, 0.6, -150, -50, 0.05),
             rod("foot", 2, {0.30, 0}, 0.24, 0.3, 70, 160, 0.03),
             rod("tail base", 0, {0, 0.02}, 0.26, 0.8, 120, 200, 0.08),
             rod("tail tip", 4, {0.26, 0}, 0.26, 0.4, -40, 60, 0.05)};
  c.links[0].outline = {{-0.08, 0.02}, {0.1, 0.11},   {0.38, 0.06},  {0.5, 0.11},
                        {0.54, 0.05},  {0.57, 0.02},  {0.56, -0.08}, {0.52, -0.12},
                        {0.48, -0.02}, {0.38, -0.06}, {0.1, -0.11},  {-0.06, -0.07}};
  c.links[0].com = {0.2, 0};
  c.monitors = {{3, {0, -0.01}, 0}, {3, {0.24, -0.01}, 0}};
  c.legs = {{"foot", 1}};
  c.floor = {4e4, 400, 1};
  c.fall.tilt = 70 * kDegree;
  stand(c, {50, -80, -110, 140, 150, 10});
  c.note = "ours: a kangaroo from the side";
  return c;
}

struct Preset {
  const char* name;
  Creature (*make)();
};
const Preset kCreatures[] = {{"luxo", [] { return luxo(false); }},
                             {"pogo", pogo},
                             {"walker", [] { return walker(false); }},
                             {"cat", cat},
                             {"kangaroo", kangaroo},
                             {"luxo as printed", [] { return luxo(true); }},
                             {"walker as printed", [] { return walker(true); }}};

SynthesisProblem problemOf(const char* name, Creature creature, int nodes, const PoseGraphRanges& ranges,
                           bool mirrored = false) {
  SynthesisProblem p;
  p.name = name;
  p.creature = std::move(creature);
  p.controller = poseGraphSpace(p.creature, nodes, ranges, true, mirrored);
  return p;
}

SynthesisProblem luxoHop() {
  SynthesisProblem p = problemOf("luxo hop", luxo(false), 2, {});
  p.features = {feature(FeatureKind::Distance, 0.4, 0, 1, 1),
                feature(FeatureKind::ExternalEnergy, 2.3, 0, 10, 0.5)};
  return p;
}

// The table of Luxo's five postures is lost with a page of the thesis: these are recorded from a hop of ours
// (examples/creatures/luxo_hop.json), the mean of its last four cycles.
SynthesisProblem luxoHopInPoses() {
  SynthesisProblem p = luxoHop();
  p.name = "luxo hop in poses";
  p.features = {posture(0, {-4.5028, 3.8876}),
                posture(0.2, {-4.5130, 5.7096}),
                posture(0.4, {-4.4953, 5.9746}),
                posture(0.6, {-4.4948, 4.8943}),
                posture(0.8, {-4.2729, 3.9867}),
                feature(FeatureKind::ExternalEnergy, 2.3, 0, 10, 0.5),
                feature(FeatureKind::Distance, 0.4, 0, 1, 0.5)};
  return p;
}

// Postures are 0.2 s apart: so are, more or less, the poses that strike them.
SynthesisProblem pogoGait(const char* name, int nodes) {
  PoseGraphRanges r;
  r.holdLow = 0.15;
  r.holdHigh = 0.25;
  SynthesisProblem p = problemOf(name, pogo(), nodes, r);
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
  SynthesisProblem p = problemOf("walker walk", walker(false), 4, r, true);
  p.features = {feature(FeatureKind::Speed, 0.5, 0, 1, 1), feature(FeatureKind::FlightFraction, 0, 0, 1, 0.5),
                feature(FeatureKind::ComHeight, 0.45, 0.2, 0.6, 0.5)};
  return p;
}

// One step and its mirror, with balance, which is searched for too: the closed loop that the thesis leaves to
// others. Joints may go as far as a leg does (the thesis's ranges end before the leg is straight).
SynthesisProblem walkerBalancedWalk() {
  SynthesisProblem p;
  p.name = "walker balanced walk";
  p.creature = walker(false);
  PoseNode step;
  step.hold = 0.4;
  step.target = {-3.1, -0.1, 1.6, -2.5, -0.6, 1.6};
  step.spring = {300, 300, 60, 300, 300, 60};
  step.damper = {30, 30, 6, 30, 30, 6};
  step.balance = {0, 1, 0.3, 0.2, 1.5, 300, 30};
  p.controller.base.nodes = {step, step};
  p.controller.mirrored = true;
  p.controller.free.push_back({ParameterKind::Hold, 0, -1, 0.2, 0.6});
  const double low[3] = {-3.3, -0.9, 1.2}, high[3] = {-2.1, -0.05, 1.9};
  for (int j = 0; j < 6; ++j)
    p.controller.free.push_back({ParameterKind::Target, 0, j, low[j % 3], high[j % 3]});
  for (int j = 0; j < 6; ++j)
    p.controller.free.push_back(
        {ParameterKind::Spring, 0, j, j % 3 == 2 ? 20.0 : 100.0, j % 3 == 2 ? 150.0 : 600.0});
  p.controller.free.push_back({ParameterKind::BalancePosition, 0, -1, 0, 1});
  p.controller.free.push_back({ParameterKind::BalanceVelocity, 0, -1, 0, 0.5});
  p.controller.free.push_back({ParameterKind::Trunk, 0, -1, 1.2, 1.7});
  // One foot, both, the other foot, both: a foot that scuffs in its swing has more states.
  Feature matrix = feature(FeatureKind::GaitMatrix, 1, 0, 1, 0.3);
  matrix.sequence = {1, 3, 2, 3};
  p.features = {feature(FeatureKind::Speed, 0.8, 0, 1.6, 1),
                feature(FeatureKind::FlightFraction, 0, 0, 1, 0.5),
                feature(FeatureKind::ComHeightAmplitude, 0.03, 0, 0.1, 0.3), matrix,
                feature(FeatureKind::Unsteadiness, 0, 0, 0.5, 0.3)};
  p.duration = 10;
  return p;
}

SynthesisProblem catBound() {
  PoseGraphRanges r;
  r.holdLow = 0.06;
  r.holdHigh = 0.3;
  r.springLow = {5};
  r.springHigh = {80};
  SynthesisProblem p = problemOf("cat bound", cat(), 3, r);
  p.features = {feature(FeatureKind::Speed, 1.2, 0, 2, 1),
                feature(FeatureKind::FlightFraction, 0.25, 0, 1, 0.3),
                feature(FeatureKind::ComHeight, 0.25, 0.1, 0.4, 0.3)};
  return p;
}

SynthesisProblem kangarooHop() {
  PoseGraphRanges r;
  r.holdLow = 0.08;
  r.holdHigh = 0.4;
  r.springLow = {20};
  r.springHigh = {300};
  SynthesisProblem p = problemOf("kangaroo hop", kangaroo(), 2, r);
  p.features = {feature(FeatureKind::Speed, 1.5, 0, 2.5, 1),
                feature(FeatureKind::FlightFraction, 0.45, 0, 1, 0.5)};
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

template <typename Table>
std::vector<std::string> namesOf(const Table& table) {
  std::vector<std::string> names;
  for (const auto& entry : table) names.emplace_back(entry.name);
  return names;
}

template <typename Table>
auto makeNamed(const Table& table, std::string_view name, const char* what) {
  for (const auto& entry : table)
    if (name == entry.name) return entry.make();
  throw Error(fmt::format("there is no {} '{}'; there are: {}", what, name, fmt::join(namesOf(table), ", ")));
}

}  // namespace

const std::vector<std::string>& creaturePresetNames() {
  static const std::vector<std::string> names = namesOf(kCreatures);
  return names;
}
Creature creaturePreset(std::string_view name) {
  return makeNamed(kCreatures, name, "creature");
}
const std::vector<std::string>& synthesisPresetNames() {
  static const std::vector<std::string> names = namesOf(kProblems);
  return names;
}
SynthesisProblem synthesisPreset(std::string_view name) {
  return makeNamed(kProblems, name, "problem");
}

}  // namespace footfall
