// SPDX-License-Identifier: MIT
#include "maya/blend/motion_blend_node.h"

#include <maya/MAngle.h>
#include <maya/MDistance.h>

#include <algorithm>
#include <string>

#include "maya/framework/data_values.h"
#include "warp/blend/blend_table.h"

namespace footfall::maya {
using namespace warp;

MObject MotionBlendNode::inTime, MotionBlendNode::useWeight, MotionBlendNode::weight,
    MotionBlendNode::firstTime;
OptionAttributes<Fade> MotionBlendNode::fade;
std::array<MotionBlendNode::UnitAttributes, 3> MotionBlendNode::units;
MotionBlendNode::TurnAttributes MotionBlendNode::turns;
MotionBlendNode::RootAttributes MotionBlendNode::roots;

namespace {

using Triple = MotionBlendNode::Triple;

Vec3 read3(MDataHandle element, const Triple& triple) {
  MDataHandle whole = element.child(triple.whole);
  return {whole.child(triple.axis[0]).asDouble(), whole.child(triple.axis[1]).asDouble(),
          whole.child(triple.axis[2]).asDouble()};
}

void write3(MDataHandle whole, const Triple& triple, const Vec3& value, bool angles) {
  for (std::size_t a = 0; a < 3; ++a) {
    MDataHandle axis = whole.child(triple.axis[a]);
    const double number = value[static_cast<int>(a)];
    if (angles) {
      axis.setMAngle(MAngle(number, MAngle::kRadians));
    } else {
      axis.setMDistance(MDistance(number, MDistance::kCentimeters));
    }
  }
}

// The names of attributes live in the node type: these literals.
struct TripleNames {
  const char *whole, *brief;
  const char *axis[3], *axisBrief[3];
};

Triple angles3(Attributes& make, const TripleNames& n, Use use) {
  Triple t;
  for (std::size_t a = 0; a < 3; ++a) t.axis[a] = make.angle(n.axis[a], n.axisBrief[a], 0, use);
  t.whole = make.compound(n.whole, n.brief, {t.axis[0], t.axis[1], t.axis[2]}, use);
  return t;
}

Triple lengths3(Attributes& make, const TripleNames& n, Use use) {
  Triple t;
  for (std::size_t a = 0; a < 3; ++a) t.axis[a] = make.distance(n.axis[a], n.axisBrief[a], 0, use);
  t.whole = make.compound(n.whole, n.brief, {t.axis[0], t.axis[1], t.axis[2]}, use);
  return t;
}

MObject orderOf(Attributes& make, const char* name, const char* brief) {
  return make.choice(name, brief, {"xyz", "yzx", "zxy", "xzy", "yxz", "zyx"}, 0, Use::Input);
}

void describeUnits(Attributes& make, std::array<MotionBlendNode::UnitAttributes, 3>& units) {
  auto& [length, angle, number] = units;
  length.name = make.text("lengthName", "lnm");
  length.a = make.distance("lengthA", "la", 0, Use::Input);
  length.b = make.distance("lengthB", "lb", 0, Use::Input);
  length.channel = make.compoundArray("length", "len", {length.name, length.a, length.b});
  length.out = make.array(make.distance("lengthOut", "lou", 0, Use::Output));
  angle.name = make.text("angleName", "anm");
  angle.a = make.angle("angleA", "aa", 0, Use::Input);
  angle.b = make.angle("angleB", "ab", 0, Use::Input);
  angle.turns = make.angle("angleTurns", "atu", 0, Use::Input);
  angle.channel = make.compoundArray("angle", "ang", {angle.name, angle.a, angle.b, angle.turns});
  angle.out = make.array(make.angle("angleOut", "aou", 0, Use::Output));
  number.name = make.text("numberName", "nnm");
  number.a = make.number("numberA", "na", 0, Use::Input);
  number.b = make.number("numberB", "nb", 0, Use::Input);
  number.channel = make.compoundArray("number", "num", {number.name, number.a, number.b});
  number.out = make.array(make.number("numberOut", "nou", 0, Use::Output));
}

void describeTurns(Attributes& make, MotionBlendNode::TurnAttributes& turns) {
  turns.name = make.text("turnName", "tnm");
  turns.order = orderOf(make, "turnOrder", "tor");
  turns.a = angles3(make, {"turnA", "ta", {"turnAX", "turnAY", "turnAZ"}, {"tax", "tay", "taz"}}, Use::Input);
  turns.b = angles3(make, {"turnB", "tb", {"turnBX", "turnBY", "turnBZ"}, {"tbx", "tby", "tbz"}}, Use::Input);
  turns.fix = angles3(make, {"turnFix", "tf", {"turnFixX", "turnFixY", "turnFixZ"}, {"tfx", "tfy", "tfz"}},
                      Use::Input);
  turns.turn = make.compoundArray("turn", "tur",
                                  {turns.name, turns.order, turns.a.whole, turns.b.whole, turns.fix.whole});
  turns.out = angles3(make, {"turnOut", "tou", {"turnOutX", "turnOutY", "turnOutZ"}, {"tox", "toy", "toz"}},
                      Use::Output);
  make.array(turns.out.whole);
}

void describeRoots(Attributes& make, MotionBlendNode::RootAttributes& roots) {
  roots.name = make.text("rootName", "rnm");
  roots.order = orderOf(make, "rootOrder", "ror");
  roots.orient = angles3(
      make, {"rootOrient", "rj", {"rootOrientX", "rootOrientY", "rootOrientZ"}, {"rjx", "rjy", "rjz"}},
      Use::Input);
  roots.placeTurn =
      angles3(make, {"placeTurn", "pt", {"placeTurnX", "placeTurnY", "placeTurnZ"}, {"ptx", "pty", "ptz"}},
              Use::Input);
  roots.placeMove =
      lengths3(make, {"placeMove", "pm", {"placeMoveX", "placeMoveY", "placeMoveZ"}, {"pmx", "pmy", "pmz"}},
               Use::Input);
  roots.moveA = lengths3(
      make, {"rootMoveA", "rma", {"rootMoveAX", "rootMoveAY", "rootMoveAZ"}, {"rmax", "rmay", "rmaz"}},
      Use::Input);
  roots.moveB = lengths3(
      make, {"rootMoveB", "rmb", {"rootMoveBX", "rootMoveBY", "rootMoveBZ"}, {"rmbx", "rmby", "rmbz"}},
      Use::Input);
  roots.turnA = angles3(
      make, {"rootTurnA", "rta", {"rootTurnAX", "rootTurnAY", "rootTurnAZ"}, {"rtax", "rtay", "rtaz"}},
      Use::Input);
  roots.turnB = angles3(
      make, {"rootTurnB", "rtb", {"rootTurnBX", "rootTurnBY", "rootTurnBZ"}, {"rtbx", "rtby", "rtbz"}},
      Use::Input);
  roots.moveFix = lengths3(
      make,
      {"rootMoveFix", "rmf", {"rootMoveFixX", "rootMoveFixY", "rootMoveFixZ"}, {"rmfx", "rmfy", "rmfz"}},
      Use::Input);
  roots.turnFix = angles3(
      make,
      {"rootTurnFix", "rtf", {"rootTurnFixX", "rootTurnFixY", "rootTurnFixZ"}, {"rtfx", "rtfy", "rtfz"}},
      Use::Input);
  roots.root =
      make.compoundArray("root", "roo",
                         {roots.name, roots.order, roots.orient.whole, roots.placeTurn.whole,
                          roots.placeMove.whole, roots.moveA.whole, roots.moveB.whole, roots.turnA.whole,
                          roots.turnB.whole, roots.moveFix.whole, roots.turnFix.whole});
  roots.moveOut = lengths3(
      make,
      {"rootMoveOut", "rmo", {"rootMoveOutX", "rootMoveOutY", "rootMoveOutZ"}, {"rmox", "rmoy", "rmoz"}},
      Use::Output);
  roots.turnOut = angles3(
      make,
      {"rootTurnOut", "rto", {"rootTurnOutX", "rootTurnOutY", "rootTurnOutZ"}, {"rtox", "rtoy", "rtoz"}},
      Use::Output);
  roots.out = make.compoundArray("rootOut", "rou", {roots.moveOut.whole, roots.turnOut.whole}, Use::Output);
}

}  // namespace

void MotionBlendNode::describe(Attributes& make) {
  Range share;
  share.min = 0;
  share.max = 1;
  inTime = make.time("inTime", "it", 0, Use::Input);
  fade.describe(make, fadeTable());
  useWeight = make.toggle("useWeight", "uw", false);
  weight = make.number("weight", "wgt", 0, Use::Keyable, share);
  firstTime = make.time("firstTime", "fti", 0, Use::Input);
  describeUnits(make, units);
  describeTurns(make, turns);
  describeRoots(make, roots);
}

void MotionBlendNode::blend(MDataBlock& block, double w, bool fixed) {
  for (std::size_t u = 0; u < units.size(); ++u) {
    const UnitAttributes& unit = units[u];
    std::vector<unsigned> indices;
    std::vector<double> values;
    eachElement(block, unit.channel, [&](unsigned index, MDataHandle& element) {
      indices.push_back(index);
      const double a = element.child(unit.a).asDouble();
      const double turn = unit.turns.isNull() ? 0 : element.child(unit.turns).asDouble();
      values.push_back(blendNumbers(a, element.child(unit.b).asDouble() + turn, w));
    });
    writeElements(block, unit.out, indices, [&](std::size_t k, MDataHandle& out) {
      switch (static_cast<ChannelUnit>(u)) {
        case ChannelUnit::Length:
          out.setMDistance(MDistance(values[k], MDistance::kCentimeters));
          break;
        case ChannelUnit::Angle:
          out.setMAngle(MAngle(values[k], MAngle::kRadians));
          break;
        case ChannelUnit::Number:
          out.setDouble(values[k]);
          break;
      }
    });
  }
  std::vector<unsigned> indices;
  std::vector<Vec3> angles;
  eachElement(block, turns.turn, [&](unsigned index, MDataHandle& element) {
    indices.push_back(index);
    const RotationOrder order = static_cast<RotationOrder>(element.child(turns.order).asShort());
    const Vec3 between = blendAngles(read3(element, turns.a), read3(element, turns.b), w, order);
    angles.push_back(fixed ? fixedAngles(between, read3(element, turns.fix), order) : between);
  });
  writeElements(block, turns.out.whole, indices,
                [&](std::size_t k, MDataHandle& out) { write3(out, turns.out, angles[k], true); });

  std::vector<unsigned> rootIndices;
  std::vector<RootValues> values;
  eachElement(block, roots.root, [&](unsigned index, MDataHandle& element) {
    rootIndices.push_back(index);
    const RotationOrder order = static_cast<RotationOrder>(element.child(roots.order).asShort());
    const RootValues a{read3(element, roots.moveA), read3(element, roots.turnA)};
    const RootValues b = placedRoot({read3(element, roots.moveB), read3(element, roots.turnB)},
                                    {read3(element, roots.placeTurn), read3(element, roots.placeMove)}, order,
                                    read3(element, roots.orient), a.angles);
    values.push_back(blendRoots(a, b, w, order));
    if (!fixed) return;
    values.back().position += read3(element, roots.moveFix);
    values.back().angles = fixedAngles(values.back().angles, read3(element, roots.turnFix), order);
  });
  writeElements(block, roots.out, rootIndices, [&](std::size_t k, MDataHandle& out) {
    write3(out.child(roots.moveOut.whole), roots.moveOut, values[k].position, false);
    write3(out.child(roots.turnOut.whole), roots.turnOut, values[k].angles, true);
  });
}

void MotionBlendNode::evaluate(MDataBlock& block) {
  if (input(block, useWeight).asBool()) return blend(block, input(block, weight).asDouble(), false);
  Fade passage;
  fade.read(block, passage);
  blend(block, secondWeight(passage, seconds(input(block, inTime))), true);
}

void MotionBlendNode::passThrough(MDataBlock& block) {
  blend(block, 0, false);
}

MPlug MotionBlendNode::passThroughToOne(const MPlug& plug) const {
  const MObject own = thisMObject(), attribute = plug.attribute();
  const auto element = [&](const MObject& array, unsigned index) {
    return MPlug(own, array).elementByLogicalIndex(index);
  };
  for (UnitAttributes& unit : units) {
    if (attribute == unit.out && plug.isElement())
      return element(unit.channel, plug.logicalIndex()).child(unit.a);
    if (attribute == unit.a) return element(unit.out, plug.parent().logicalIndex());
  }
  for (std::size_t a = 0; a < 3; ++a) {
    if (attribute == turns.out.axis[a])
      return element(turns.turn, plug.parent().logicalIndex()).child(turns.a.whole).child(turns.a.axis[a]);
    if (attribute == turns.a.axis[a])
      return element(turns.out.whole, plug.parent().parent().logicalIndex()).child(turns.out.axis[a]);
    for (auto* pair : {&roots.moveA, &roots.turnA}) {
      Triple& out = pair == &roots.moveA ? roots.moveOut : roots.turnOut;
      if (attribute == out.axis[a])
        return element(roots.root, plug.parent().parent().logicalIndex())
            .child(pair->whole)
            .child(pair->axis[a]);
      if (attribute == pair->axis[a])
        return element(roots.out, plug.parent().parent().logicalIndex()).child(out.whole).child(out.axis[a]);
    }
  }
  return MPlug();
}

bool MotionBlendNode::isPassiveOutput(const MPlug& plug) const {
  if (isPlugOf(plug, turns.out.whole) || isPlugOf(plug, roots.out)) return true;
  return std::any_of(units.begin(), units.end(),
                     [&plug](const UnitAttributes& unit) { return isPlugOf(plug, unit.out); });
}

}  // namespace footfall::maya
