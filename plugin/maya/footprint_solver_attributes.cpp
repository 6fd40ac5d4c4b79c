// SPDX-License-Identifier: MIT
// The attributes of ffFootprintSolver.
#include "footprint_solver_node.h"

#include <string>

namespace footfall::maya {

using Solver = FootprintSolverNode;

MObject Solver::inTime, Solver::startTime, Solver::frameRate, Solver::pathPrints, Solver::terrain,
    Solver::terrainMatrix, Solver::ground, Solver::options, Solver::start, Solver::end, Solver::loop,
    Solver::loopTurn, Solver::upAxis, Solver::metre, Solver::method, Solver::force, Solver::showPath,
    Solver::showTangents, Solver::showImbalance;
Solver::Triple Solver::loopMove, Solver::bodyMove, Solver::bodyTurn, Solver::com, Solver::rootMove;
Solver::PrintAttributes Solver::prints;
Solver::TargetAttributes Solver::targets;
Solver::FigureAttributes Solver::figures;
Solver::StyleAttributes Solver::styles;
Solver::FootAttributes Solver::feet;
Solver::JointAttributes Solver::joints;
MObject Solver::bodyMatrix, Solver::phase, Solver::imbalance, Solver::step, Solver::stepTime, Solver::endTime,
    Solver::energy, Solver::worstImbalance, Solver::printCount, Solver::notes;

namespace {

enum class Kind { Distance, Angle };

// Three of a kind: name with X, Y, Z, brief with x, y, z.
Solver::Triple triple(Attributes& make, const char* name, const char* brief, Kind kind, Use use) {
  Solver::Triple made;
  for (std::size_t a = 0; a < 3; ++a) {
    const std::string full = std::string(name) + "XYZ"[a], less = std::string(brief) + "xyz"[a];
    made.axes[a] = kind == Kind::Distance ? make.distance(full.c_str(), less.c_str(), 0, use)
                                          : make.angle(full.c_str(), less.c_str(), 0, use);
  }
  made.whole = make.compound(name, brief, {made.axes[0], made.axes[1], made.axes[2]}, use);
  return made;
}

Range between(double low, double high) {
  Range range;
  range.min = low;
  range.max = high;
  return range;
}

Range atLeast(double low, double softHigh) {
  Range range;
  range.min = low;
  range.softMax = softHigh;
  return range;
}

void describePrints(Attributes& make, Solver::PrintAttributes& prints) {
  const Range notNegative = atLeast(0, 2);
  prints.active = make.resetting(make.toggle("printActive", "pac", false, Use::Input));
  prints.matrix = make.matrix("printMatrix", "pmx");
  prints.leg = make.choice("printLeg", "plg",
                           {"Left", "Right", "Front Left", "Front Right", "Hind Left", "Hind Right"}, 0,
                           Use::Input);
  prints.order = make.integer("printOrder", "por", 0, Use::Input);
  prints.stance = make.time("printStance", "pst", 0, Use::Input, notNegative);
  prints.step = make.time("printStep", "psp", 0, Use::Input, notNegative);
  prints.print = make.compoundArray(
      "print", "prt",
      {prints.active, prints.matrix, prints.leg, prints.order, prints.stance, prints.step});
}

void describeTargets(Attributes& make, Solver::TargetAttributes& targets) {
  targets.part = make.choice("targetPart", "tpt", {"Body", "Foot", "Toe", "Pole"}, 0, Use::Input);
  targets.leg = make.integer("targetLeg", "tlg", 0, Use::Input);
  targets.under = make.integer("targetUnder", "tun", -1, Use::Input);
  targets.offset = make.matrix("targetOffset", "tof");
  targets.parentInverse = make.matrix("targetParentInverse", "tpi");
  targets.orient = triple(make, "targetOrient", "tor", Kind::Angle, Use::Input);
  targets.order =
      make.choice("targetOrder", "tro", {"xyz", "yzx", "zxy", "xzy", "yxz", "zyx"}, 0, Use::Input);
  targets.target = make.compoundArray("target", "tgt",
                                      {targets.part, targets.leg, targets.under, targets.offset,
                                       targets.parentInverse, targets.orient.whole, targets.order});
  targets.move = triple(make, "controlTranslate", "ctt", Kind::Distance, Use::Output);
  targets.turn = triple(make, "controlRotate", "ctr", Kind::Angle, Use::Output);
  targets.out =
      make.compoundArray("control", "ctl", {targets.move.whole, targets.turn.whole}, Use::Output);
}

void describeStyle(Attributes& make, Solver::StyleAttributes& styles) {
  const StyleInput natural;
  styles.crouch = make.number("crouch", "cro", natural.crouch, Use::Keyable, between(0, 0.5));
  styles.hipSpacing = make.number("hipSpacing", "hsp", natural.hipSpacing, Use::Keyable, between(0.01, 10));
  styles.legLength = make.number("legLength", "lgl", natural.legLength, Use::Keyable, between(0.51, 2));
  styles.armSwing = make.number("armSwing", "asw", natural.armSwing, Use::Keyable, between(0, 10));
  styles.hipTwist = make.number("hipTwist", "htw", natural.hipTwist, Use::Keyable, between(0, 10));
  styles.lean = make.angle("lean", "lea", natural.lean);
  styles.nod = make.angle("nod", "nod", natural.nod);
  styles.sway = make.angle("sway", "swy", natural.sway);
  styles.heelLift = make.number("heelLift", "hlf", natural.heelLift, Use::Keyable, between(0, 1));
  styles.footRoll = make.number("footRoll", "frl", natural.footRoll, Use::Keyable, between(0, 2));
  styles.clearance = make.number("clearance", "clr", natural.clearance, Use::Keyable, between(0, 0.5));
  styles.lift = make.number("stepLift", "slf", natural.lift, Use::Keyable, between(0, 10));
}

}  // namespace

void FootprintSolverNode::describe(Attributes& make) {
  inTime = make.time("inTime", "it", 0, Use::Input);
  startTime = make.time("startTime", "stt", 0);
  frameRate = make.number("frameRate", "fps", 24, Use::Input, between(1, 1000));
  describePrints(make, prints);
  pathPrints = make.resetting(make.numbers("pathPrints", "pp"));
  terrain = make.resetting(make.data("terrain", "trn", MFnData::kMesh));
  terrainMatrix = make.matrix("terrainMatrix", "trm");
  ground = make.text("ground", "gnd");
  figures.preset = make.choice("character", "chr",
                               {"Human", "Bird", "Dinosaur", "Dog", "Cat", "Horse", "Marten"}, 0, Use::Input);
  figures.figure = make.text("figure", "fig");
  figures.scale = make.number("characterScale", "chs", 1, Use::Input, atLeast(1e-4, 3));
  start = make.choice("start", "sta", {"Moving", "Standing", "Free"}, 0, Use::Input);
  end = make.choice("end", "end", {"Moving", "Standing", "Free"}, 0, Use::Input);
  loop = make.toggle("loop", "lop", false, Use::Input);
  loopTurn = make.angle("loopTurn", "lpt", 0, Use::Input);
  loopMove = triple(make, "loopMove", "lpm", Kind::Distance, Use::Input);
  describeStyle(make, styles);
  options = make.text("options", "opt");
  upAxis = make.choice("upAxis", "upa", {"Y", "Z"}, 0, Use::Input);
  metre = make.distance("metre", "met", 100, Use::Input, atLeast(1e-4, 1000));
  method = make.choice("method", "mtd", {"Fast", "Greedy"}, 0, Use::Input);
  force = make.toggle("force", "frc", false, Use::Input);
  showPath = make.toggle("showPath", "shp", true, Use::Input);
  showTangents = make.toggle("showTangents", "sht", true, Use::Input);
  showImbalance = make.toggle("showImbalance", "shi", true, Use::Input);
  describeTargets(make, targets);

  bodyMove = triple(make, "bodyTranslate", "bdt", Kind::Distance, Use::Output);
  bodyTurn = triple(make, "bodyRotate", "bdr", Kind::Angle, Use::Output);
  bodyMatrix = make.matrix("bodyMatrix", "bdm", Use::Output);
  feet.move = triple(make, "footTranslate", "ftt", Kind::Distance, Use::Output);
  feet.turn = triple(make, "footRotate", "ftr", Kind::Angle, Use::Output);
  feet.toeBend = make.angle("toeBend", "tob", 0, Use::Output);
  feet.pole = triple(make, "poleTranslate", "plt", Kind::Distance, Use::Output);
  feet.down = make.toggle("footDown", "ftd", false, Use::Output);
  feet.foot = make.compoundArray(
      "foot", "fot", {feet.move.whole, feet.turn.whole, feet.toeBend, feet.pole.whole, feet.down},
      Use::Output);
  rootMove = triple(make, "rootTranslate", "rtt", Kind::Distance, Use::Output);
  joints.turn = triple(make, "jointRotate", "jtr", Kind::Angle, Use::Output);
  joints.joint = make.compoundArray("joint", "jnt", {joints.turn.whole}, Use::Output);
  com = triple(make, "com", "com", Kind::Distance, Use::Output);
  phase = make.number("phase", "phs", 0, Use::Output);
  imbalance = make.number("imbalance", "imb", 0, Use::Output);
  step = make.number("step", "stp", 0, Use::Output);
  stepTime = make.time("stepTime", "spt", 0, Use::Output);
  endTime = make.time("endTime", "ent", 0, Use::Output);
  energy = make.number("energy", "eng", 0, Use::Output);
  worstImbalance = make.number("worstImbalance", "wib", 0, Use::Output);
  printCount = make.integer("printCount", "pct", 0, Use::Output);
  notes = make.text("notes", "nts", "", Use::Output);
}

}  // namespace footfall::maya
