// SPDX-License-Identifier: MIT
// The attributes of ffMotionWarp.
#include "maya/warp/motion_warp_node.h"
#include "warp/warp_table.h"

namespace footfall::maya {
using namespace warp;

MObject MotionWarpNode::inTime, MotionWarpNode::envelope;
std::array<MotionWarpNode::UnitAttributes, 3> MotionWarpNode::units;
MotionWarpNode::TurnAttributes MotionWarpNode::turns;
MotionWarpNode::WarpAttributes MotionWarpNode::warps;

namespace {

void describeUnits(Attributes& make, std::array<MotionWarpNode::UnitAttributes, 3>& units) {
  auto& [length, angle, number] = units;
  length.name = make.text("lengthName", "lnm");
  length.in = make.distance("lengthIn", "lin", 0, Use::Input);
  length.channel = make.compoundArray("length", "len", {length.name, length.in});
  length.out = make.array(make.distance("lengthOut", "lou", 0, Use::Output));
  length.scale = make.number("lengthScale", "lsc", 1, Use::Input);
  length.offset = make.distance("lengthOffset", "lof", 0, Use::Input);
  length.changes = make.compoundArray("keyLength", "kl", {length.scale, length.offset});

  angle.name = make.text("angleName", "anm");
  angle.in = make.angle("angleIn", "ain", 0, Use::Input);
  angle.channel = make.compoundArray("angle", "ang", {angle.name, angle.in});
  angle.out = make.array(make.angle("angleOut", "aou", 0, Use::Output));
  angle.scale = make.number("angleScale", "asc", 1, Use::Input);
  angle.offset = make.angle("angleOffset", "aof", 0, Use::Input);
  angle.changes = make.compoundArray("keyAngle", "ka", {angle.scale, angle.offset});

  number.name = make.text("numberName", "nnm");
  number.in = make.number("numberIn", "nin", 0, Use::Input);
  number.channel = make.compoundArray("number", "num", {number.name, number.in});
  number.out = make.array(make.number("numberOut", "nou", 0, Use::Output));
  number.scale = make.number("numberScale", "nsc", 1, Use::Input);
  number.offset = make.number("numberOffset", "nof", 0, Use::Input);
  number.changes = make.compoundArray("keyNumber", "kn", {number.scale, number.offset});
}

void describeTurns(Attributes& make, MotionWarpNode::TurnAttributes& turns) {
  turns.name = make.text("turnName", "tnm");
  turns.order = make.choice("turnOrder", "tor", {"xyz", "yzx", "zxy", "xzy", "yxz", "zyx"}, 0, Use::Input);
  turns.inAxis = {make.angle("turnInX", "tix", 0, Use::Input), make.angle("turnInY", "tiy", 0, Use::Input),
                  make.angle("turnInZ", "tiz", 0, Use::Input)};
  turns.in = make.compound("turnIn", "tin", {turns.inAxis[0], turns.inAxis[1], turns.inAxis[2]});
  turns.turn = make.compoundArray("turn", "tur", {turns.name, turns.order, turns.in});
  turns.outAxis = {make.angle("turnOutX", "tox", 0, Use::Output),
                   make.angle("turnOutY", "toy", 0, Use::Output),
                   make.angle("turnOutZ", "toz", 0, Use::Output)};
  turns.out = make.compoundArray("turnOut", "tou", {turns.outAxis[0], turns.outAxis[1], turns.outAxis[2]},
                                 Use::Output);
  turns.angleAxis = {make.angle("turnX", "tx", 0, Use::Input), make.angle("turnY", "ty", 0, Use::Input),
                     make.angle("turnZ", "tz", 0, Use::Input)};
  turns.angles = make.compound("turnBy", "tby", {turns.angleAxis[0], turns.angleAxis[1], turns.angleAxis[2]});
  turns.scaleAxis = {make.number("turnScaleX", "tsx", 1, Use::Input),
                     make.number("turnScaleY", "tsy", 1, Use::Input),
                     make.number("turnScaleZ", "tsz", 1, Use::Input)};
  turns.scales =
      make.compound("turnScale", "tsc", {turns.scaleAxis[0], turns.scaleAxis[1], turns.scaleAxis[2]});
  turns.offsetAxis = {make.angle("turnOffsetX", "tfx", 0, Use::Input),
                      make.angle("turnOffsetY", "tfy", 0, Use::Input),
                      make.angle("turnOffsetZ", "tfz", 0, Use::Input)};
  turns.offsets =
      make.compound("turnOffset", "tof", {turns.offsetAxis[0], turns.offsetAxis[1], turns.offsetAxis[2]});
  turns.changes = make.compoundArray("keyTurn", "ktu", {turns.angles, turns.scales, turns.offsets});
}

}  // namespace

void MotionWarpNode::describe(Attributes& make) {
  Range share;
  share.softMin = 0;
  share.softMax = 1;

  inTime = make.time("inTime", "it", 0, Use::Input);
  envelope = make.number("envelope", "env", 1, Use::Keyable, share);
  describeUnits(make, units);
  describeTurns(make, turns);

  warps.time = make.time("keyTime", "kt", 0, Use::Input);
  warps.keyShape.describe(make, warpKeyTable<LayerKey>());
  const std::vector<MObject>& shape = warps.keyShape.attributes();
  warps.key = make.compoundArray("key", "key",
                                 {warps.time, shape[0], shape[1], shape[2], units[0].changes,
                                  units[1].changes, units[2].changes, turns.changes});
  warps.order = make.integer("warpOrder", "wo", 0, Use::Input);
  warps.controls.describe(make, warpControlTable<WarpLayer>());
  warps.useRange = make.toggle("useRange", "ur", false, Use::Input);
  EasedRange oneSecond;
  oneSecond.time.end = 1;
  warps.range.describe(make, easedRangeTable(), oneSecond);
  warps.share = make.array(make.number("turnShare", "tsh", 1, Use::Input));
  const std::vector<MObject>&own = warps.controls.attributes(), &range = warps.range.attributes();
  // The order in which scenes hold the values of an element: name, order, mute, weight, interpolation …
  warps.warp = make.compoundArray("warp", "wrp",
                                  {own[0], warps.order, own[1], own[2], own[3], warps.useRange, range[0],
                                   range[1], range[2], range[3], warps.share, warps.key});
}

}  // namespace footfall::maya
