// SPDX-License-Identifier: MIT
#include "maya/footprint/footprint_path_node.h"

#include <maya/MDistance.h>
#include <maya/MDoubleArray.h>
#include <maya/MFnDoubleArrayData.h>
#include <maya/MFnNurbsCurve.h>
#include <maya/MMatrix.h>

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "footprint/planners/curve_prints.h"
#include "maya/framework/data_values.h"
#include "maya/framework/maya_matrix.h"
#include "maya/scene/curve_points.h"

namespace footfall::maya {
using namespace footprint;

MObject FootprintPathNode::curve, FootprintPathNode::curveMatrix, FootprintPathNode::character,
    FootprintPathNode::figure, FootprintPathNode::characterScale, FootprintPathNode::upAxis,
    FootprintPathNode::metre, FootprintPathNode::stepLength, FootprintPathNode::stepWidth,
    FootprintPathNode::toeOut, FootprintPathNode::stance, FootprintPathNode::step, FootprintPathNode::from,
    FootprintPathNode::to, FootprintPathNode::firstLeg, FootprintPathNode::standing,
    FootprintPathNode::prints, FootprintPathNode::end, FootprintPathNode::printCount;

void FootprintPathNode::describe(Attributes& make) {
  Range positive, notNegative, share;
  positive.min = 1e-4;
  notNegative.min = 0;
  share.min = 1e-4;
  curve = make.data("curve", "crv", MFnData::kNurbsCurve);
  curveMatrix = make.matrix("curveMatrix", "crm");
  character = make.choice("character", "chr", {"Human", "Bird", "Dinosaur", "Dog", "Cat", "Horse", "Marten"},
                          0, Use::Input);
  figure = make.text("figure", "fig");
  characterScale = make.number("characterScale", "chs", 1, Use::Input, share);
  upAxis = make.choice("upAxis", "upa", {"Y", "Z"}, 0, Use::Input);
  metre = make.distance("metre", "met", 100, Use::Input, positive);
  stepLength = make.distance("stepLength", "sln", 60, Use::Keyable, positive);
  stepWidth = make.distance("stepWidth", "swd", -1);
  toeOut = make.angle("toeOut", "tou", 0);
  stance = make.time("stance", "sta", 0, Use::Keyable, notNegative);
  step = make.time("step", "stp", 0, Use::Keyable, notNegative);
  from = make.distance("from", "frm", 0, Use::Keyable, notNegative);
  to = make.distance("to", "to", -1);
  firstLeg = make.integer("firstLeg", "fl", 0, Use::Keyable, notNegative);
  standing = make.toggle("standing", "std", false);
  prints = make.numbers("prints", "prs", Use::Output);
  end = make.choice("outEnd", "oen", {"Moving", "Standing", "Free"}, 0, Use::Output);
  printCount = make.integer("printCount", "pct", 0, Use::Output);
}

bool FootprintPathNode::Inputs::operator==(const Inputs& other) const {
  const auto all = [](const Inputs& i) {
    return std::tie(i.figure, i.axes, i.closed, i.stepLength, i.stepWidth, i.toeOut, i.stance, i.step, i.from,
                    i.to, i.firstLeg, i.standing, i.points);
  };
  return all(*this) == all(other);
}

FootprintPathNode::Inputs FootprintPathNode::readInputs(MDataBlock& block) {
  Inputs in;
  in.figure.preset = input(block, character).asShort();
  in.figure.figure = input(block, figure).asString().asUTF8();
  in.figure.scale = input(block, characterScale).asDouble();
  in.axes.up = input(block, upAxis).asShort() == 1 ? UpAxis::Z : UpAxis::Y;
  in.axes.metre = input(block, metre).asDistance().as(MDistance::kCentimeters);
  const MObject shape = input(block, curve).asNurbsCurve();
  if (shape.isNull()) throw Error("curve must be connected to a NURBS curve");
  MStatus status;
  const MFnNurbsCurve function(shape, &status);
  require(status, "curve must be connected to a NURBS curve");
  in.points = curvePoints(function, affineOf(input(block, curveMatrix).asMatrix()));
  in.closed = function.form() != MFnNurbsCurve::kOpen;
  const auto length = [&block](const MObject& attribute) {
    return input(block, attribute).asDistance().as(MDistance::kCentimeters);
  };
  in.stepLength = length(stepLength);
  in.stepWidth = length(stepWidth);
  in.toeOut = input(block, toeOut).asDouble();
  in.stance = seconds(input(block, stance));
  in.step = seconds(input(block, step));
  in.from = length(from);
  in.to = length(to);
  in.firstLeg = input(block, firstLeg).asInt();
  in.standing = input(block, standing).asBool();
  return in;
}

Track FootprintPathNode::solve(const Inputs& in) {
  const VirtualLegs virtualLegs = makeVirtualLegs(in.figure.character());
  const double metres = 1 / in.axes.metre;
  PathPrintOptions options;
  options.stepLength = metres * in.stepLength;
  options.stepWidth = metres * in.stepWidth;
  options.toeOut = in.toeOut;
  options.stance = in.stance;
  options.step = in.step;
  options.from = metres * in.from;
  options.to = metres * in.to;
  options.standing = in.standing;
  const int legs = static_cast<int>(virtualLegs.legs.size());
  if (in.firstLeg >= legs)
    throw Error(fmt::format("firstLeg must be 0 to {}, got {}", legs - 1, in.firstLeg));
  for (int i = 0; in.firstLeg > 0 && i < legs; ++i) options.order.push_back((in.firstLeg + i) % legs);
  std::vector<Vec3> points;
  for (const Vec3& point : in.points) points.push_back(in.axes.toEngine(point));
  return printsAlongCurve(points, in.closed, virtualLegs, options);
}

void FootprintPathNode::write(MDataBlock& block, const Track& track) {
  MDoubleArray numbers;
  for (const double number : pathNumbers(track)) numbers.append(number);
  MStatus status;
  MFnDoubleArrayData data;
  const MObject made = data.create(numbers, &status);
  require(status, "prints");
  output(block, prints).setMObject(made);
  output(block, end).setShort(static_cast<short>(track.standingEnd ? TrackEnd::Standing : TrackEnd::Moving));
  output(block, printCount).setInt(static_cast<int>(track.prints.size()));
}

void FootprintPathNode::evaluate(MDataBlock& block) {
  write(block, *solved_.get(readInputs(block), solve));
}

void FootprintPathNode::keepLast(MDataBlock& block) {
  if (const auto track = solved_.last()) write(block, *track);
}

}  // namespace footfall::maya
