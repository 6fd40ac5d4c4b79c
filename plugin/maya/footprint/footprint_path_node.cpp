// SPDX-License-Identifier: MIT
#include "maya/footprint/footprint_path_node.h"

#include <maya/MDistance.h>
#include <maya/MDoubleArray.h>
#include <maya/MFnDoubleArrayData.h>
#include <maya/MFnNurbsCurve.h>
#include <maya/MMatrix.h>

#include "footprint/planners/curve_prints.h"
#include "footprint/planners/planner_options_table.h"
#include "maya/framework/data_values.h"
#include "maya/framework/maya_matrix.h"
#include "maya/scene/curve_points.h"

namespace footfall::maya {
using namespace footprint;

MObject FootprintPathNode::curve, FootprintPathNode::curveMatrix, FootprintPathNode::character,
    FootprintPathNode::figure, FootprintPathNode::characterScale, FootprintPathNode::upAxis,
    FootprintPathNode::metre, FootprintPathNode::prints, FootprintPathNode::end,
    FootprintPathNode::printCount;
OptionAttributes<PathPrintOptions> FootprintPathNode::options;

void FootprintPathNode::describe(Attributes& make) {
  Range positive;
  positive.min = 1e-4;
  curve = make.data("curve", "crv", MFnData::kNurbsCurve);
  curveMatrix = make.matrix("curveMatrix", "crm");
  character = make.choice("character", "chr", {"Human", "Bird", "Dinosaur", "Dog", "Cat", "Horse", "Marten"},
                          0, Use::Input);
  figure = make.text("figure", "fig");
  characterScale = make.number("characterScale", "chs", 1, Use::Input, positive);
  upAxis = make.choice("upAxis", "upa", {"Y", "Z"}, 0, Use::Input);
  metre = make.distance("metre", "met", 100, Use::Input, positive);
  options.describe(make, pathPrintOptionsTable());
  prints = make.numbers("prints", "prs", Use::Output);
  end = make.choice("outEnd", "oen", {"Moving", "Standing", "Free"}, 0, Use::Output);
  printCount = make.integer("printCount", "pct", 0, Use::Output);
}

bool FootprintPathNode::Inputs::operator==(const Inputs& other) const {
  return figure == other.figure && axes == other.axes && closed == other.closed && points == other.points &&
         sameOptions(pathPrintOptionsTable(), options, other.options);
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
  options.read(block, in.options, in.axes.metre);
  return in;
}

Track FootprintPathNode::solve(const Inputs& in) {
  const VirtualLegs virtualLegs = makeVirtualLegs(in.figure.character());
  std::vector<Vec3> points;
  for (const Vec3& point : in.points) points.push_back(in.axes.toEngine(point));
  return printsAlongCurve(points, in.closed, virtualLegs, in.options);
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
