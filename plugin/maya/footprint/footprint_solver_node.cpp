// SPDX-License-Identifier: MIT
#include "maya/footprint/footprint_solver_node.h"

#include <maya/MDGContext.h>
#include <maya/MEvaluationNode.h>
#include <maya/MFnDoubleArrayData.h>
#include <maya/MPlugArray.h>
#include <maya/MViewport2Renderer.h>

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "io/documents/track_json.h"
#include "maya/framework/data_values.h"
#include "maya/framework/maya_matrix.h"
#include "maya/framework/plug_values.h"
#include "maya/scene/mesh_terrain.h"

namespace footfall::maya {
using namespace footprint;

namespace {

using Solver = FootprintSolverNode;

std::vector<PrintInput> readPrints(MDataBlock& block) {
  const Solver::PrintAttributes& a = Solver::prints;
  std::vector<PrintInput> prints;
  eachElement(block, a.print, [&](unsigned index, MDataHandle& element) {
    if (!element.child(a.active).asBool()) return;
    PrintInput print;
    print.index = index;
    print.order = element.child(a.order).asInt();
    print.leg = element.child(a.leg).asShort();
    print.matrix = affineOf(element.child(a.matrix).asMatrix());
    print.stance = seconds(element.child(a.stance));
    print.step = seconds(element.child(a.step));
    print.mark = element.child(a.mark).asDouble();
    prints.push_back(print);
  });
  std::stable_sort(prints.begin(), prints.end(),
                   [](const PrintInput& x, const PrintInput& y) { return x.order < y.order; });
  return prints;
}

std::vector<double> readNumbers(MDataBlock& block, const MObject& attribute) {
  MStatus status;
  const MObject data = input(block, attribute).data();
  const MFnDoubleArrayData numbers(data, &status);
  std::vector<double> result;
  for (unsigned i = 0; status && i < numbers.length(); ++i) result.push_back(numbers[i]);
  return result;
}

}  // namespace

WalkInputs FootprintSolverNode::readInputs(MDataBlock& block) {
  WalkInputs in;
  in.figure = figures.read(block);
  in.axes = figures.axes(block);
  in.prints = readPrints(block);
  in.path = readNumbers(block, pathPrints);
  in.terrain = readTerrain(block, terrain, terrainMatrix, mesh_);
  in.ground = input(block, ground).asString().asUTF8();
  walkOptions.read(block, in.options);
  in.options.frameRate = input(block, frameRate).asDouble();
  // Of the script of the body, and of scenes from before options had attributes.
  const std::string text = input(block, options).asString().asUTF8();
  if (!text.empty()) readWalkOptions(text, "options", in.options);
  in.start = static_cast<TrackEnd>(input(block, start).asShort());
  in.end = static_cast<TrackEnd>(input(block, end).asShort());
  if (input(block, loop).asBool()) {
    LoopInput around;
    const MDataHandle move = input(block, loopMove.whole);
    for (std::size_t a = 0; a < 3; ++a)
      around.move[static_cast<int>(a)] = MDataHandle(move).child(loopMove.axes[a]).asDouble();
    around.turn = input(block, loopTurn).asDouble();
    in.loop = around;
  }
  in.clip = clip_.get(block.context(), [&]() -> std::shared_ptr<const std::string> {
    const std::string clip = input(block, styleClip).asString().asUTF8();
    return clip.empty() ? nullptr : std::make_shared<const std::string>(clip);
  });
  return in;
}

void FootprintSolverNode::write(MDataBlock& block, const SolvedWalk& walk) {
  const double first = seconds(input(block, startTime)), now = seconds(input(block, inTime));
  const WalkPose pose = walk.player.at(now - first, input(block, styleWeight).asDouble());
  const SceneAxes& axes = walk.axes;
  const Walk& solved = walk.player.walk();
  outs.write(block, pose, pose.figure->motion(), walk.player.character(), axes);
  setPlace(output(block, com.whole), com, axes.toScene(pose.com.position));
  output(block, phase).setDouble(pose.phase);
  output(block, imbalance).setDouble(pose.imbalance);
  output(block, step).setDouble(pose.step);
  output(block, stepTime).setMTime(asSeconds(first + markAt(walk, pose.step)));
  output(block, endTime).setMTime(asSeconds(first + solved.timing.duration));
  output(block, energy).setDouble(solved.solution.cost.sum());
  output(block, worstImbalance).setDouble(solved.diagnosis.worstImbalance);
  output(block, printCount).setInt(static_cast<int>(solved.track.prints.size()));
  MString text;
  text.setUTF8(fmt::format("{}", fmt::join(walk.notes, "\n")).c_str());
  output(block, notes).setString(text);
}

void FootprintSolverNode::evaluate(MDataBlock& block) {
  std::string fault;
  std::shared_ptr<const SolvedWalk> walk;
  try {
    const auto previous = solved_.last();
    walk = solved_.get(readInputs(block),
                       [&](const WalkInputs& inputs) { return solveWalk(inputs, previous.get()); });
  } catch (const Error& error) {
    fault = error.what();
  }
  {
    const std::lock_guard<std::mutex> lock(faultMutex_);
    fault_ = fault;
  }
  if (!walk) throw Error(fault);
  write(block, *walk);
}

std::string FootprintSolverNode::fault() const {
  const std::lock_guard<std::mutex> lock(faultMutex_);
  return fault_;
}

void FootprintSolverNode::keepLast(MDataBlock& block) {
  if (const auto walk = solved_.last()) write(block, *walk);
}

TimeRange FootprintSolverNode::figureRange() const {
  return {seconds(MPlug(thisMObject(), startTime).asMTime()),
          seconds(MPlug(thisMObject(), endTime).asMTime())};
}

bool FootprintSolverNode::takeSize(Edits& edits, double scale, double hipSpacing) const {
  FigureInput figure = figures.read(thisMObject());
  figure.scale *= scale;
  figures.set(edits, thisMObject(), figure);
  setNumber(edits, plugOf(thisMObject(), "hipSpacing"), hipSpacing);
  return true;
}

bool FootprintSolverNode::takeSkeleton(Edits& edits, const Skeleton& skeleton) const {
  FigureInput figure = figures.read(thisMObject());
  if (!figure.figure.empty()) return false;
  // The proportions are the rig's own.
  figure.figure = figureText(skeleton);
  figure.scale = 1;
  figure.character();  // throws where it cannot be walked
  figures.set(edits, thisMObject(), figure);
  return true;
}

bool FootprintSolverNode::isPassiveOutput(const MPlug& plug) const {
  return outs.drives(plug);
}

MStatus FootprintSolverNode::preEvaluation(const MDGContext& context, const MEvaluationNode& evaluationNode) {
  // The path is drawn as a whole: neither time nor the weight of the style changes it.
  const MObject drawn[] = {prints.print, pathPrints, terrain, terrainMatrix, start, end, figures.scale};
  const std::vector<MObject>& own = walkOptions.attributes();
  const auto changes = [&](const MObject& input) {
    return !input.isNull() && evaluationNode.dirtyPlugExists(input);
  };
  if (context.isNormal() && (std::any_of(std::begin(drawn), std::end(drawn), changes) ||
                             std::any_of(own.begin(), own.end(), changes)))
    MHWRender::MRenderer::setGeometryDrawDirty(thisMObject());
  mesh_.preEvaluation(context, evaluationNode, {terrain});
  clip_.preEvaluation(context, evaluationNode, {styleClip});
  return MStatus::kSuccess;
}

MStatus FootprintSolverNode::setDependentsDirty(const MPlug& plug, MPlugArray& affected) {
  mesh_.plugDirtied(plug, {terrain});
  clip_.plugDirtied(plug, {styleClip});
  return MPxLocatorNode::setDependentsDirty(plug, affected);
}

}  // namespace footfall::maya
