// SPDX-License-Identifier: MIT
// The attributes of ffFootprintSolver.
#include "footprint/walk/walk_options_table.h"
#include "maya/footprint/footprint_solver_node.h"

namespace footfall::maya {
using namespace footprint;

using Solver = FootprintSolverNode;

MObject Solver::inTime, Solver::startTime, Solver::frameRate, Solver::pathPrints, Solver::terrain,
    Solver::terrainMatrix, Solver::ground, Solver::options, Solver::start, Solver::end, Solver::loop,
    Solver::loopTurn, Solver::showPath, Solver::showTangents, Solver::showImbalance, Solver::styleClip,
    Solver::styleName, Solver::styleWeight;
Triple Solver::loopMove, Solver::com;
Solver::PrintAttributes Solver::prints;
FigureInputs Solver::figures;
FigureOutputs Solver::outs;
OptionAttributes<WalkOptions> Solver::walkOptions;
MObject Solver::phase, Solver::imbalance, Solver::step, Solver::stepTime, Solver::endTime, Solver::energy,
    Solver::worstImbalance, Solver::printCount, Solver::notes;

namespace {

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
  prints.leg =
      make.choice("printLeg", "plg",
                  {"Left", "Right", "Front Left", "Front Right", "Hind Left", "Hind Right"}, 0, Use::Input);
  prints.order = make.integer("printOrder", "por", 0, Use::Input);
  prints.stance = make.time("printStance", "pst", 0, Use::Input, notNegative);
  prints.step = make.time("printStep", "psp", 0, Use::Input, notNegative);
  prints.mark = make.number("printMark", "pmk", 0, Use::Input);
  prints.print = make.compoundArray(
      "print", "prt",
      {prints.active, prints.matrix, prints.leg, prints.order, prints.stance, prints.step, prints.mark});
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
  figures.describe(make);
  start = make.choice("start", "sta", {"Moving", "Standing", "Free"}, 0, Use::Input);
  end = make.choice("end", "end", {"Moving", "Standing", "Free"}, 0, Use::Input);
  loop = make.toggle("loop", "lop", false, Use::Input);
  loopTurn = make.angle("loopTurn", "lpt", 0, Use::Input);
  loopMove = make.places("loopMove", "lpm", Use::Input);
  walkOptions.describe(make, walkOptionsTable());
  styleClip = make.text("styleClip", "scl");
  styleName = make.text("styleName", "snm");
  styleWeight = make.number("styleWeight", "swt", 1, Use::Keyable, between(0, 2));
  options = make.text("options", "opt");
  showPath = make.toggle("showPath", "shp", true, Use::Input);
  showTangents = make.toggle("showTangents", "sht", true, Use::Input);
  showImbalance = make.toggle("showImbalance", "shi", true, Use::Input);
  outs.describe(make);

  com = make.places("com", "com", Use::Output);
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
