// SPDX-License-Identifier: MIT
// The attributes of ffGait.
#include "gait_node.h"

namespace footfall::maya {

MObject GaitNode::inTime, GaitNode::startTime, GaitNode::duration, GaitNode::frameRate, GaitNode::path,
    GaitNode::pathMatrix, GaitNode::terrain, GaitNode::terrainMatrix, GaitNode::ground, GaitNode::automatic,
    GaitNode::drive, GaitNode::speed, GaitNode::position, GaitNode::legShift, GaitNode::mode, GaitNode::force,
    GaitNode::upAxis, GaitNode::metre, GaitNode::showPath, GaitNode::showPrints, GaitNode::showDiagram;
GaitNode::FigureInputs GaitNode::figures;
GaitNode::StrideAttributes GaitNode::strides;
GaitNode::KeyAttributes GaitNode::speedKeys, GaitNode::placeKeys;
GaitNode::FollowAttributes GaitNode::follow;
FigureOutputs GaitNode::figure;
MObject GaitNode::legPhase, GaitNode::phase, GaitNode::speedOut, GaitNode::distance, GaitNode::gaitName,
    GaitNode::endTime, GaitNode::strideLength, GaitNode::strideTime, GaitNode::printCount, GaitNode::notes;

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

void describeStrides(Attributes& make, GaitNode::StrideAttributes& a) {
  a.gait = make.text("strideGait", "sgt");
  a.cycle = make.text("strideCycle", "scy");
  a.info = make.text("strideInfo", "sin");
  a.period = make.time("stridePeriod", "spd", 0, Use::Input, atLeast(0, 2));
  a.start = make.time("changeStart", "cst", 0, Use::Input);
  a.duration = make.time("changeDuration", "cdu", 1, Use::Input, atLeast(1e-3, 5));
  a.stride = make.compoundArray("stride", "str", {a.gait, a.cycle, a.info, a.period, a.start, a.duration});
}

}  // namespace

void GaitNode::describe(Attributes& make) {
  inTime = make.time("inTime", "it", 0, Use::Input);
  startTime = make.time("startTime", "stt", 0);
  duration = make.time("duration", "dur", 0, Use::Input, atLeast(0, 20));
  frameRate = make.number("frameRate", "fps", 24, Use::Input, between(1, 1000));
  figures.preset = make.choice("character", "chr",
                               {"Human", "Bird", "Dinosaur", "Dog", "Cat", "Horse", "Marten", "Insect", "Spider"}, 3,
                               Use::Input);
  figures.figure = make.text("figure", "fig");
  figures.scale = make.number("characterScale", "chs", 1, Use::Input, atLeast(1e-4, 3));
  describeStrides(make, strides);
  automatic = make.toggle("automatic", "aut", false, Use::Input);
  path = make.resetting(make.data("path", "pth", MFnData::kNurbsCurve));
  pathMatrix = make.matrix("pathMatrix", "ptm");
  terrain = make.resetting(make.data("terrain", "trn", MFnData::kMesh));
  terrainMatrix = make.matrix("terrainMatrix", "trm");
  ground = make.text("ground", "gnd");
  drive = make.choice("drive", "drv", {"Speed", "Speed Keys", "Place Keys", "Position"}, 0, Use::Input);
  speed = make.distance("speed", "spe", 0, Use::Input, atLeast(0, 1000));
  speedKeys.time = make.time("speedTime", "skt", 0, Use::Input);
  speedKeys.value = make.distance("speedValue", "skv", 0, Use::Input, atLeast(0, 1000));
  speedKeys.key = make.compoundArray("speedKey", "sky", {speedKeys.time, speedKeys.value});
  placeKeys.time = make.time("placeTime", "pkt", 0, Use::Input);
  placeKeys.value = make.distance("placeValue", "pkv", 0, Use::Input, atLeast(0, 10000));
  placeKeys.key = make.compoundArray("placeKey", "pky", {placeKeys.time, placeKeys.value});
  position = make.distance("position", "pos", 0);
  legShift = make.array(make.number("legShift", "lsh", 0, Use::Input, between(-1, 1)));
  const FollowOptions natural;
  follow.bank = make.number("bank", "bnk", natural.bank, Use::Keyable, between(0, 1));
  follow.slope = make.number("slope", "slp", natural.slope, Use::Keyable, between(0, 1));
  follow.roll = make.number("roll", "rol", natural.roll, Use::Keyable, between(0, 1));
  follow.spine = make.number("spine", "spi", natural.spine, Use::Keyable, between(0, 2));
  follow.look = make.number("look", "lok", natural.look, Use::Keyable, between(0, 2));
  follow.posture = make.number("posture", "pst", natural.posture, Use::Keyable, between(0, 2));
  follow.maxPitch = make.angle("maxPitch", "mxp", natural.maxPitch, Use::Keyable, between(0, 1.5));
  mode = make.choice("mode", "mod", {"Corrected", "Faithful"}, 0, Use::Input);
  force = make.toggle("force", "frc", false, Use::Input);
  upAxis = make.choice("upAxis", "upa", {"Y", "Z"}, 0, Use::Input);
  metre = make.distance("metre", "met", 100, Use::Input, atLeast(1e-4, 1000));
  showPath = make.toggle("showPath", "shp", true, Use::Input);
  showPrints = make.toggle("showPrints", "shr", true, Use::Input);
  showDiagram = make.toggle("showDiagram", "shd", true, Use::Input);
  figure.describe(make);

  legPhase = make.array(make.number("legPhase", "lph", 0, Use::Output));
  phase = make.number("phase", "phs", 0, Use::Output);
  speedOut = make.distance("outSpeed", "osp", 0, Use::Output);
  distance = make.distance("outDistance", "odi", 0, Use::Output);
  gaitName = make.text("gait", "gai", "", Use::Output);
  endTime = make.time("endTime", "ent", 0, Use::Output);
  strideLength = make.distance("strideLength", "sln", 0, Use::Output);
  strideTime = make.time("strideTime", "sti", 0, Use::Output);
  printCount = make.integer("printCount", "pct", 0, Use::Output);
  notes = make.text("notes", "nts", "", Use::Output);
}

}  // namespace footfall::maya
