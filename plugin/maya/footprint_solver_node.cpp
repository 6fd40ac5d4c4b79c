// SPDX-License-Identifier: MIT
#include "footprint_solver_node.h"

#include <maya/MAngle.h>
#include <maya/MDGContext.h>
#include <maya/MDistance.h>
#include <maya/MEvaluationNode.h>
#include <maya/MFnDoubleArrayData.h>
#include <maya/MFnMesh.h>
#include <maya/MMatrix.h>
#include <maya/MViewport2Renderer.h>

#include <algorithm>

#include <fmt/format.h>

#include "footprint/walk_rig.h"
#include "maya_matrix.h"
#include "mesh_terrain.h"
#include "values.h"

namespace footfall::maya {
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

TerrainInput readTerrain(MDataBlock& block) {
  const MObject mesh = input(block, Solver::terrain).asMesh();
  if (mesh.isNull()) return {};
  MStatus status;
  const MFnMesh function(mesh, &status);
  require(status, "terrain should be the outMesh of a polygon mesh");
  return terrainInput(function, affineOf(input(block, Solver::terrainMatrix).asMatrix()));
}

StyleInput readStyle(MDataBlock& block) {
  const Solver::StyleAttributes& a = Solver::styles;
  const auto number = [&block](const MObject& attribute) { return input(block, attribute).asDouble(); };
  StyleInput style;
  style.crouch = number(a.crouch);
  style.hipSpacing = number(a.hipSpacing);
  style.legLength = number(a.legLength);
  style.armSwing = number(a.armSwing);
  style.hipTwist = number(a.hipTwist);
  style.lean = number(a.lean);
  style.nod = number(a.nod);
  style.sway = number(a.sway);
  style.heelLift = number(a.heelLift);
  style.footRoll = number(a.footRoll);
  style.clearance = number(a.clearance);
  style.lift = number(a.lift);
  return style;
}

void setPlace(MDataHandle handle, const Solver::Triple& triple, const Vec3& place) {
  for (std::size_t a = 0; a < 3; ++a)
    handle.child(triple.axes[a]).setMDistance(MDistance(place[static_cast<int>(a)], MDistance::kCentimeters));
}

void setAngles(MDataHandle handle, const Solver::Triple& triple, const Vec3& angles) {
  for (std::size_t a = 0; a < 3; ++a)
    handle.child(triple.axes[a]).setMAngle(MAngle(angles[static_cast<int>(a)], MAngle::kRadians));
}

std::vector<unsigned> firstElements(std::size_t count) {
  std::vector<unsigned> indices(count);
  for (std::size_t i = 0; i < count; ++i) indices[i] = static_cast<unsigned>(i);
  return indices;
}

std::vector<WalkTarget> readTargets(MDataBlock& block, std::vector<unsigned>& indices) {
  const Solver::TargetAttributes& a = Solver::targets;
  std::vector<WalkTarget> targets;
  eachElement(block, a.target, [&](unsigned index, MDataHandle& element) {
    WalkTarget target;
    target.part = static_cast<WalkPart>(element.child(a.part).asShort());
    target.leg = element.child(a.leg).asInt();
    target.under = element.child(a.under).asInt();
    target.offset = affineOf(element.child(a.offset).asMatrix());
    target.parentInverse = affineOf(element.child(a.parentInverse).asMatrix());
    const MDataHandle orient = element.child(a.orient.whole);
    Vec3 angles;
    for (std::size_t k = 0; k < 3; ++k)
      angles[static_cast<int>(k)] = MDataHandle(orient).child(a.orient.axes[k]).asDouble();
    target.orient = rotationFromEuler(angles, RotationOrder::XYZ);
    target.order = static_cast<RotationOrder>(element.child(a.order).asShort());
    targets.push_back(target);
    indices.push_back(index);
  });
  // Elements are named by their indices; targets by their places.
  for (WalkTarget& target : targets) {
    const auto found =
        std::find(indices.begin(), indices.end(), static_cast<unsigned>(std::max(target.under, 0)));
    if (target.under >= 0)
      target.under = found == indices.end() ? -1 : static_cast<int>(found - indices.begin());
  }
  return targets;
}

}  // namespace

WalkInputs FootprintSolverNode::readInputs(MDataBlock& block) {
  WalkInputs in;
  in.figure.preset = input(block, figures.preset).asShort();
  in.figure.figure = input(block, figures.figure).asString().asUTF8();
  in.figure.scale = input(block, figures.scale).asDouble();
  in.axes.up = input(block, upAxis).asShort() == 1 ? UpAxis::Z : UpAxis::Y;
  in.axes.metre = input(block, metre).asDistance().as(MDistance::kCentimeters);
  in.prints = readPrints(block);
  in.path = readNumbers(block, pathPrints);
  in.terrain = readTerrain(block);
  in.ground = input(block, ground).asString().asUTF8();
  in.options = input(block, options).asString().asUTF8();
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
  in.style = readStyle(block);
  in.frameRate = input(block, frameRate).asDouble();
  in.greedy = input(block, method).asShort() == 1;
  in.force = input(block, force).asBool();
  return in;
}

void FootprintSolverNode::write(MDataBlock& block, const SolvedWalk& walk) {
  const double first = seconds(input(block, startTime)), now = seconds(input(block, inTime));
  const WalkPose pose = walk.player.at(now - first);
  const SceneAxes& axes = walk.axes;
  const Walk& solved = walk.player.walk();
  const Character& character = walk.player.character();
  const Affine body = axes.toScene(pose.body);
  const TransformChannels bodyPlace = channelsFor(body, Quat::Identity(), RotationOrder::XYZ);
  setPlace(output(block, bodyMove.whole), bodyMove, bodyPlace.translate);
  setAngles(output(block, bodyTurn.whole), bodyTurn, bodyPlace.rotate);
  output(block, bodyMatrix).setMMatrix(matrixOf(body));
  writeElements(block, feet.foot, firstElements(pose.feet.size()), [&](std::size_t leg, MDataHandle& out) {
    const TransformChannels place =
        channelsFor(axes.toScene(pose.feet[leg].frame), Quat::Identity(), RotationOrder::XYZ);
    setPlace(out.child(feet.move.whole), feet.move, place.translate);
    setAngles(out.child(feet.turn.whole), feet.turn, place.rotate);
    setPlace(out.child(feet.pole.whole), feet.pole, axes.toScene(pose.poles[leg]));
    out.child(feet.toeBend).setMAngle(MAngle(pose.feet[leg].toeBend, MAngle::kRadians));
    out.child(feet.down).setBool(pose.standing[leg] != 0);
  });
  const JointChannels channels = jointChannels(pose, solved, character, axes);
  setPlace(output(block, rootMove.whole), rootMove, channels.root);
  writeElements(block, joints.joint, firstElements(channels.angles.size()),
                [&](std::size_t joint, MDataHandle& out) {
                  setAngles(out.child(joints.turn.whole), joints.turn, channels.angles[joint]);
                });
  std::vector<unsigned> elements;
  const std::vector<TransformChannels> controls = placeTargets(readTargets(block, elements), pose, character, axes);
  writeElements(block, targets.out, elements, [&](std::size_t k, MDataHandle& out) {
    setPlace(out.child(targets.move.whole), targets.move, controls[k].translate);
    setAngles(out.child(targets.turn.whole), targets.turn, controls[k].rotate);
  });
  setPlace(output(block, com.whole), com, axes.toScene(pose.com.position));
  output(block, phase).setDouble(pose.phase);
  output(block, imbalance).setDouble(pose.imbalance);
  output(block, step).setDouble(pose.step);
  output(block, stepTime).setMTime(asSeconds(first + pose.step));
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
    walk = solved_.get(readInputs(block), solveWalk);
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

bool FootprintSolverNode::isPassiveOutput(const MPlug& plug) const {
  return isPlugOf(plug, targets.out) || isPlugOf(plug, joints.joint) || isPlugOf(plug, rootMove.whole);
}

MStatus FootprintSolverNode::preEvaluation(const MDGContext& context, const MEvaluationNode& evaluationNode) {
  // The path is drawn as a whole: time alone does not change it.
  if (context.isNormal() && evaluationNode.dirtyPlugExists(prints.print))
    MHWRender::MRenderer::setGeometryDrawDirty(thisMObject());
  return MStatus::kSuccess;
}

}  // namespace footfall::maya
