// SPDX-License-Identifier: MIT
#include "maya/stance/stance_evaluator_node.h"

#include <maya/MDGContext.h>
#include <maya/MEvaluationNode.h>
#include <maya/MViewport2Renderer.h>

#include "maya/framework/command_base.h"
#include "maya/framework/maya_matrix.h"

namespace footfall::maya {
using namespace stance;

using Evaluator = StanceEvaluatorNode;

OptionAttributes<StanceSearchOptions> Evaluator::search;
MObject Evaluator::library, Evaluator::inTime, Evaluator::startTime, Evaluator::startHeight,
    Evaluator::endHeight, Evaluator::startSpeed, Evaluator::endSpeed, Evaluator::sideSpeed,
    Evaluator::distance, Evaluator::stance, Evaluator::blendWith, Evaluator::share, Evaluator::upAxis,
    Evaluator::metre;
MObject Evaluator::value, Evaluator::plausible, Evaluator::blame, Evaluator::chosen, Evaluator::firstStance,
    Evaluator::secondStance, Evaluator::chosenShare, Evaluator::touchDown, Evaluator::liftOff,
    Evaluator::endTime, Evaluator::bodyMatrix, Evaluator::feet, Evaluator::footDown, Evaluator::sideways;
Triple Evaluator::com, Evaluator::bodyMove, Evaluator::bodyTurn, Evaluator::contact;

void StanceEvaluatorNode::describe(Attributes& make) {
  Range notNegative, speeds, positive, shares;
  notNegative.min = 0;
  speeds.softMin = 0;
  speeds.softMax = 6;
  positive.min = 1e-4;
  shares.softMin = 0;
  shares.softMax = 1;
  library = make.text("library", "lib");
  inTime = make.time("inTime", "it", 0, Use::Input);
  startTime = make.time("startTime", "stt", 0);
  startHeight = make.distance("startHeight", "shg", 94, Use::Keyable, notNegative);
  endHeight = make.distance("endHeight", "ehg", 94, Use::Keyable, notNegative);
  startSpeed = make.number("startSpeed", "ssp", 2.6, Use::Keyable, speeds);
  endSpeed = make.number("endSpeed", "esp", 2.6, Use::Keyable, speeds);
  sideSpeed = make.number("sideSpeed", "sds", 0);
  distance = make.distance("distance", "dst", 100, Use::Keyable, notNegative);
  stance = make.text("stance", "stn");
  blendWith = make.text("blendWith", "blw");
  share = make.number("share", "shr", 0.5, Use::Keyable, shares);
  search.describe(make, stanceSearchOptionTable());
  upAxis = make.choice("upAxis", "upa", {"Y", "Z"}, 0, Use::Input);
  metre = make.distance("metre", "met", 100, Use::Input, positive);

  value = make.number("value", "val", 0, Use::Output);
  plausible = make.toggle("plausible", "pls", false, Use::Output);
  blame = make.text("blame", "blm", "", Use::Output);
  chosen = make.text("chosen", "chn", "", Use::Output);
  firstStance = make.text("firstStance", "fst", "", Use::Output);
  secondStance = make.text("secondStance", "snd", "", Use::Output);
  chosenShare = make.number("chosenShare", "csh", 0, Use::Output);
  touchDown = make.time("touchDown", "tdn", 0, Use::Output);
  liftOff = make.time("liftOff", "lfo", 0, Use::Output);
  endTime = make.time("endTime", "ent", 0, Use::Output);
  sideways = make.distance("sideways", "sdw", 0, Use::Output);
  com = make.places("com", "com", Use::Output);
  bodyMove = make.places("bodyTranslate", "bdt", Use::Output);
  bodyTurn = make.turns("bodyRotate", "bdr", Use::Output);
  bodyMatrix = make.matrix("bodyMatrix", "bdm", Use::Output);
  contact = make.places("contact", "cnt", Use::Output);
  feet = make.choice("feet", "fee", {"Left", "Right", "Both"}, 0, Use::Output);
  footDown = make.toggle("footDown", "ftd", false, Use::Output);
}

SceneAxes StanceEvaluatorNode::axes(MDataBlock& block) {
  SceneAxes axes;
  axes.up = input(block, upAxis).asShort() == 1 ? UpAxis::Z : UpAxis::Y;
  axes.metre = input(block, metre).asDistance().as(MDistance::kCentimeters);
  return axes;
}

void StanceEvaluatorNode::evaluate(MDataBlock& block) {
  const double scale = axes(block).metre;
  const auto metres = [&](const MObject& attribute) {
    return input(block, attribute).asDistance().as(MDistance::kCentimeters) / scale;
  };
  const auto number = [&block](const MObject& attribute) { return input(block, attribute).asDouble(); };
  EvaluatorInputs in;
  in.library = library_.get(block.context(), [&block] {
    return std::make_shared<const std::string>(utf8(input(block, library).asString()));
  });
  in.handles = {metres(startHeight), metres(endHeight), number(startSpeed),
                number(endSpeed),    number(sideSpeed), metres(distance)};
  in.first = utf8(input(block, stance).asString());
  in.second = utf8(input(block, blendWith).asString());
  in.share = number(share);
  search.read(block, in.search);
  write(block, *solved_.get(in, evaluateStance));
}

void StanceEvaluatorNode::keepLast(MDataBlock& block) {
  if (const auto found = solved_.last()) write(block, *found);
}

void StanceEvaluatorNode::write(MDataBlock& block, const EvaluatedStance& found) {
  const double first = seconds(input(block, startTime)), now = seconds(input(block, inTime)) - first;
  const SceneAxes scene = axes(block);
  output(block, value).setDouble(found.score.value);
  output(block, plausible).setBool(found.problem.empty());
  output(block, blame).setString(mstring(found.diagnosis));
  output(block, chosen).setString(mstring(found.chosen));
  output(block, firstStance).setString(mstring(found.first));
  output(block, secondStance).setString(mstring(found.second));
  output(block, chosenShare).setDouble(found.share);
  const StanceTiming& timing = found.warp.timing;
  output(block, touchDown).setMTime(asSeconds(first + timing.touchDown));
  output(block, liftOff).setMTime(asSeconds(first + timing.liftOff));
  output(block, endTime).setMTime(asSeconds(first + timing.end));
  output(block, sideways).setMDistance(MDistance(scene.metre * found.warp.sideways, MDistance::kCentimeters));
  // A stance that cannot be warped stays at its first apex.
  ChainState state{Vec3(0, found.handles.startHeight, 0), Vec3::Zero(), Quat::Identity()};
  Vec3 place = Vec3::Zero();
  StanceFeet standing = StanceFeet::Both;
  bool down = false;
  if (!found.chain.links.empty()) {
    const ChainLink& link = found.chain.links.front();
    state = found.chain.at(now);
    place = link.contactPoint();
    standing = link.stance.feet;
    down = now >= timing.touchDown && now <= timing.liftOff;
  }
  const Affine body = scene.toScene(Frame{state.position, state.body});
  const TransformChannels channels = channelsFor(body, Quat::Identity(), RotationOrder::XYZ);
  setPlace(output(block, com.whole), com, scene.toScene(state.position));
  setPlace(output(block, bodyMove.whole), bodyMove, channels.translate);
  setAngles(output(block, bodyTurn.whole), bodyTurn, channels.rotate);
  output(block, bodyMatrix).setMMatrix(matrixOf(body));
  setPlace(output(block, contact.whole), contact, scene.toScene(place));
  output(block, feet).setShort(static_cast<short>(standing));
  output(block, footDown).setBool(down);
}

MStatus StanceEvaluatorNode::setDependentsDirty(const MPlug& plug, MPlugArray& affected) {
  library_.plugDirtied(plug, {library});
  return MPxLocatorNode::setDependentsDirty(plug, affected);
}

// The body is drawn at the current time.
MStatus StanceEvaluatorNode::preEvaluation(const MDGContext& context, const MEvaluationNode& evaluationNode) {
  library_.preEvaluation(context, evaluationNode, {library});
  if (context.isNormal()) MHWRender::MRenderer::setGeometryDrawDirty(thisMObject());
  return MStatus::kSuccess;
}

}  // namespace footfall::maya
