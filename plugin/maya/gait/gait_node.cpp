// SPDX-License-Identifier: MIT
#include "maya/gait/gait_node.h"

#include <maya/MDGContext.h>
#include <maya/MEvaluationNode.h>
#include <maya/MFnNurbsCurve.h>
#include <maya/MViewport2Renderer.h>

#include <algorithm>

#include <fmt/format.h>

#include "maya/framework/maya_matrix.h"
#include "maya/framework/plug_values.h"
#include "maya/scene/curve_points.h"
#include "maya/scene/mesh_terrain.h"
#include "maya/scene/scene_channels.h"

namespace footfall::maya {
using namespace gait;

namespace {

double centimetres(const MDataHandle& handle) {
  return MDataHandle(handle).asDistance().as(MDistance::kCentimeters);
}

std::vector<StrideInput> readStrides(MDataBlock& block) {
  const GaitNode::StrideAttributes& a = GaitNode::strides;
  std::vector<StrideInput> strides;
  eachElement(block, a.stride, [&](unsigned, MDataHandle& element) {
    const auto text = [&element](const MObject& child) {
      return std::string(element.child(child).asString().asUTF8());
    };
    StrideInput stride{text(a.gait), text(a.cycle), text(a.info)};
    stride.period = seconds(element.child(a.period));
    stride.start = seconds(element.child(a.start));
    stride.duration = seconds(element.child(a.duration));
    if (!stride.gait.empty() || !stride.cycle.empty()) strides.push_back(stride);  // otherwise it was removed
  });
  // In order of their changes; the first has none.
  if (!strides.empty())
    std::stable_sort(strides.begin() + 1, strides.end(),
                     [](const StrideInput& x, const StrideInput& y) { return x.start < y.start; });
  return strides;
}

// Keys as seconds since the start and metres.
std::vector<std::pair<double, double>> readKeys(MDataBlock& block, const GaitNode::KeyAttributes& a,
                                                double metre) {
  std::vector<std::pair<double, double>> keys;
  const double start = seconds(input(block, GaitNode::startTime));
  eachElement(block, a.key, [&](unsigned, MDataHandle& element) {
    keys.emplace_back(seconds(element.child(a.time)) - start, centimetres(element.child(a.value)) / metre);
  });
  std::stable_sort(keys.begin(), keys.end(), [](const auto& x, const auto& y) { return x.first < y.first; });
  return keys;
}

std::vector<double> readShifts(MDataBlock& block) {
  std::vector<double> legShifts;
  eachElement(block, GaitNode::legShift, [&](unsigned index, MDataHandle& element) {
    if (index >= 64) return;
    legShifts.resize(std::max<std::size_t>(legShifts.size(), index + 1), 0);
    legShifts[index] = element.asDouble();
  });
  return legShifts;
}

FollowOptions readFollow(MDataBlock& block) {
  FollowOptions options;
  GaitNode::follow.read(block, options);
  options.threads = 1;  // Maya's threads are busy already
  return options;
}

void readPath(MDataBlock& block, GaitSources& in) {
  const MObject shape = input(block, GaitNode::path).asNurbsCurve();
  if (shape.isNull()) return;
  MStatus status;
  const MFnNurbsCurve curve(shape, &status);
  require(status, "path must be connected to a NURBS curve");
  in.path = curvePoints(curve, affineOf(input(block, GaitNode::pathMatrix).asMatrix()));
  in.closed = curve.form() != MFnNurbsCurve::kOpen;
}

GaitSources readSources(MDataBlock& block) {
  GaitSources in;
  in.strides = readStrides(block);
  // Changes are in the time of the scene.
  const double start = seconds(input(block, GaitNode::startTime));
  for (StrideInput& stride : in.strides) stride.start -= start;
  readPath(block, in);
  in.terrain = readTerrain(block, GaitNode::terrain, GaitNode::terrainMatrix);
  in.ground = input(block, GaitNode::ground).asString().asUTF8();
  return in;
}

}  // namespace

GaitInputs GaitNode::readInputs(MDataBlock& block) {
  GaitInputs in;
  in.figure = figures.read(block);
  in.axes = figures.axes(block);
  in.sources = sources_.get(block.context(),
                            [&block] { return std::make_shared<const GaitSources>(readSources(block)); });
  in.automatic = input(block, automatic).asBool();
  in.drive = static_cast<GaitDrive>(input(block, drive).asShort());
  in.speed = centimetres(input(block, speed)) / in.axes.metre;
  if (in.drive == GaitDrive::Speeds) in.keys = readKeys(block, speedKeys, in.axes.metre);
  if (in.drive == GaitDrive::Distances) in.keys = readKeys(block, placeKeys, in.axes.metre);
  in.legShifts = readShifts(block);
  in.follow = readFollow(block);
  in.faithful = input(block, mode).asShort() == 1;
  in.force = input(block, force).asBool();
  return in;
}

void GaitNode::write(MDataBlock& block, const SolvedGait& gait) {
  const double first = seconds(input(block, startTime)), now = seconds(input(block, inTime));
  const double time = gait.timeOf(now - first, centimetres(input(block, position)));
  const FigureMoment moment = gait.player.momentOf(time);
  const FigurePose pose = gait.player.at(moment);
  const SceneAxes& axes = gait.axes;
  outs.write(block, pose, gait.player.motion(), gait.player.character(), axes);
  const GaitMoment shown = gait.at(moment);
  std::vector<unsigned> legs;
  for (unsigned l = 0; l < shown.legPhase.size(); ++l) legs.push_back(l);
  writeElements(block, legPhase, legs,
                [&](std::size_t l, MDataHandle& out) { out.setDouble(shown.legPhase[l]); });
  const auto length = [&](const MObject& attribute, double metres) {
    output(block, attribute).setMDistance(MDistance(axes.metre * metres, MDistance::kCentimeters));
  };
  const auto text = [&](const MObject& attribute, const std::string& words) {
    MString made;
    made.setUTF8(words.c_str());
    output(block, attribute).setString(made);
  };
  output(block, phase).setDouble(pose.phase);
  length(outSpeed, shown.speed);
  length(outDistance, shown.distance);
  text(gaitName, gait.gaitAt(time));
  output(block, travelTime).setMTime(asSeconds(moment.time));
  output(block, endTime).setMTime(asSeconds(first + gait.player.range().end));
  length(strideLength, gait.strideLength);
  output(block, strideTime).setMTime(asSeconds(gait.period));
  output(block, printCount).setInt(static_cast<int>(gait.prints.size()));
  text(notes, fmt::format("{}", fmt::join(gait.notes, "\n")));
}

void GaitNode::evaluate(MDataBlock& block) {
  std::string fault;
  std::shared_ptr<const SolvedGait> gait;
  try {
    gait = solved_.get(readInputs(block), solveGait);
  } catch (const Error& error) {
    fault = error.what();
  }
  {
    const std::lock_guard<std::mutex> lock(faultMutex_);
    fault_ = fault;
  }
  if (!gait) throw Error(fault);
  write(block, *gait);
}

void GaitNode::keepLast(MDataBlock& block) {
  if (const auto gait = solved_.last()) write(block, *gait);
}

std::shared_ptr<const SolvedGait> GaitNode::solvedNow() const {
  MPlug(thisMObject(), endTime).asMTime();  // solves what changed
  const std::lock_guard<std::mutex> lock(faultMutex_);
  if (!fault_.empty()) throw Error(fault_);
  auto gait = solved_.last();
  if (!gait) throw Error("it has not been solved yet");
  return gait;
}

TimeRange GaitNode::figureRange() const {
  const MPlug start(thisMObject(), startTime), end(thisMObject(), endTime);
  TimeRange range{seconds(start.asMTime()), seconds(end.asMTime())};
  const MPlug keyed = incoming(MPlug(thisMObject(), position));
  const bool live = MPlug(thisMObject(), drive).asShort() == static_cast<short>(GaitDrive::Position);
  if (live && !keyed.isNull() && keyed.node().hasFn(MFn::kAnimCurve)) {
    const Curve curve = curveOf(keyed.node());
    if (!curve.keys().empty()) range = {curve.keys().front().time, curve.keys().back().time};
  }
  return range;
}

bool GaitNode::takeSize(Edits& edits, double scale, double) const {
  FigureInput figure = figures.read(thisMObject());
  // A captured cycle has the size it was captured at.
  const std::vector<unsigned> used = indicesOf(MPlug(thisMObject(), strides.stride));
  for (const unsigned i : used) {
    MObject cycle = strides.cycle;
    if (MPlug(thisMObject(), strides.stride).elementByLogicalIndex(i).child(cycle).asString().length() > 0)
      return false;
  }
  figure.scale *= scale;
  figures.set(edits, thisMObject(), figure);
  return true;
}

bool GaitNode::takeSkeleton(Edits& edits, const Skeleton& skeleton) const {
  FigureInput figure = figures.read(thisMObject());
  if (!figure.figure.empty()) return false;
  for (const unsigned i : indicesOf(MPlug(thisMObject(), strides.stride))) {
    MObject cycle = strides.cycle;
    if (MPlug(thisMObject(), strides.stride).elementByLogicalIndex(i).child(cycle).asString().length() > 0)
      return false;
  }
  // Gaits from the library are made for the proportions of the rig.
  figure.figure = figureText(skeleton);
  figure.scale = 1;
  figure.character();  // throws where it has no legs
  figures.set(edits, thisMObject(), figure);
  return true;
}

MStatus GaitNode::setDependentsDirty(const MPlug& plug, MPlugArray& affected) {
  sources_.plugDirtied(plug, {startTime, strides.stride, path, pathMatrix, terrain, terrainMatrix, ground});
  return MPxLocatorNode::setDependentsDirty(plug, affected);
}

MStatus GaitNode::preEvaluation(const MDGContext& context, const MEvaluationNode& evaluationNode) {
  sources_.preEvaluation(context, evaluationNode,
                         {startTime, strides.stride, path, pathMatrix, terrain, terrainMatrix, ground});
  // The diagram shows the current time.
  if (context.isNormal() && evaluationNode.dirtyPlugExists(inTime))
    MHWRender::MRenderer::setGeometryDrawDirty(thisMObject());
  return MStatus::kSuccess;
}

}  // namespace footfall::maya
