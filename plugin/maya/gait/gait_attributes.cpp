// SPDX-License-Identifier: MIT
// The attributes of ffGait.
#include "gait/gait_options.h"
#include "maya/gait/gait_node.h"

namespace footfall::maya {
using namespace gait;

using Node = GaitNode;

MObject Node::inTime, Node::startTime, Node::duration, Node::frameRate, Node::path, Node::pathMatrix,
    Node::terrain, Node::terrainMatrix, Node::ground, Node::automatic, Node::drive, Node::speed,
    Node::position, Node::legShift, Node::mode, Node::force, Node::showPath, Node::showPrints,
    Node::showDiagram;
Node::StrideAttributes Node::strides;
Node::KeyAttributes Node::speedKeys, Node::placeKeys;
OptionAttributes<FollowOptions> Node::follow;
FigureInputs Node::figures;
FigureOutputs Node::outs;
MObject Node::legPhase, Node::phase, Node::outSpeed, Node::outDistance, Node::gaitName, Node::travelTime,
    Node::endTime, Node::strideLength, Node::strideTime, Node::printCount, Node::notes;

namespace {

Range rangeOf(double low, double high) {
  Range range;
  range.min = low;
  range.max = high;
  return range;
}

Range upFrom(double low, double softHigh) {
  Range range;
  range.min = low;
  range.softMax = softHigh;
  return range;
}

void describeStrides(Attributes& make, Node::StrideAttributes& a) {
  a.gait = make.text("strideGait", "sgt");
  a.cycle = make.text("strideCycle", "scy");
  a.info = make.text("strideInfo", "sif");
  a.period = make.time("stridePeriod", "spd", 0, Use::Input, upFrom(0, 2));
  a.start = make.time("changeStart", "cst", 0, Use::Input);
  a.duration = make.time("changeDuration", "cdu", 1, Use::Input, upFrom(1e-3, 5));
  a.stride = make.compoundArray("stride", "sde", {a.gait, a.cycle, a.info, a.period, a.start, a.duration});
}

void describeDrive(Attributes& make) {
  Node::drive =
      make.choice("drive", "drv", {"Speed", "Speed Keys", "Distance Keys", "Position"}, 0, Use::Input);
  Node::speed = make.distance("speed", "spe", 0, Use::Input, upFrom(0, 1000));
  Node::position = make.distance("position", "pos", 0);
  Node::speedKeys.time = make.time("speedTime", "skt", 0, Use::Input);
  Node::speedKeys.value = make.distance("speedValue", "skv", 0, Use::Input, upFrom(0, 1000));
  Node::speedKeys.key = make.compoundArray("speedKey", "sky", {Node::speedKeys.time, Node::speedKeys.value});
  Node::placeKeys.time = make.time("placeTime", "pkt", 0, Use::Input);
  Node::placeKeys.value = make.distance("placeValue", "pkv", 0, Use::Input, upFrom(0, 10000));
  Node::placeKeys.key = make.compoundArray("placeKey", "pky", {Node::placeKeys.time, Node::placeKeys.value});
}

}  // namespace

void GaitNode::describe(Attributes& make) {
  inTime = make.time("inTime", "it", 0, Use::Input);
  startTime = make.time("startTime", "stt", 0);
  FollowOptions film;
  film.frameRate = 24;
  follow.describe(make, followOptionTable(), film);
  duration = follow.attribute("duration");
  frameRate = follow.attribute("frameRate");
  figures.describe(make);
  describeStrides(make, strides);
  automatic = make.toggle("automatic", "aut", false, Use::Input);
  path = make.resetting(make.data("path", "pth", MFnData::kNurbsCurve));
  pathMatrix = make.matrix("pathMatrix", "ptm");
  terrain = make.resetting(make.data("terrain", "trn", MFnData::kMesh));
  terrainMatrix = make.matrix("terrainMatrix", "trm");
  ground = make.text("ground", "gnd");
  describeDrive(make);
  legShift = make.array(make.number("legShift", "lsh", 0, Use::Input, rangeOf(-1, 1)));
  mode = make.choice("mode", "mod", {"Corrected", "Faithful"}, 0, Use::Input);
  force = make.toggle("force", "frc", false, Use::Input);
  showPath = make.toggle("showPath", "shp", true, Use::Input);
  showPrints = make.toggle("showPrints", "shr", true, Use::Input);
  showDiagram = make.toggle("showDiagram", "shd", true, Use::Input);

  outs.describe(make);
  legPhase = make.array(make.number("legPhase", "lph", 0, Use::Output));
  phase = make.number("phase", "phs", 0, Use::Output);
  outSpeed = make.distance("outSpeed", "osp", 0, Use::Output);
  outDistance = make.distance("outDistance", "odi", 0, Use::Output);
  gaitName = make.text("gait", "gai", "", Use::Output);
  travelTime = make.time("travelTime", "tti", 0, Use::Output);
  endTime = make.time("endTime", "ent", 0, Use::Output);
  strideLength = make.distance("strideLength", "sln", 0, Use::Output);
  strideTime = make.time("strideTime", "sti", 0, Use::Output);
  printCount = make.integer("printCount", "pct", 0, Use::Output);
  notes = make.text("notes", "nts", "", Use::Output);
}

}  // namespace footfall::maya
