// SPDX-License-Identifier: MIT
#include "maya/stance/stance_chain_node.h"

#include <maya/MDGContext.h>
#include <maya/MEvaluationNode.h>
#include <maya/MFnStringArrayData.h>
#include <maya/MMatrix.h>
#include <maya/MStringArray.h>
#include <maya/MViewport2Renderer.h>

#include <algorithm>

#include <fmt/format.h>

#include "maya/framework/command_base.h"
#include "maya/framework/maya_matrix.h"

namespace footfall::maya {
using namespace stance;

using Chain = StanceChainNode;

OptionAttributes<StanceChainOptions> Chain::chainOptions;
OptionAttributes<StanceFigureOptions> Chain::figureOptions;
MObject Chain::library, Chain::inTime, Chain::startTime, Chain::showPath, Chain::showNames;
Chain::ApexAttributes Chain::apexes;
FigureInputs Chain::figureIn;
FigureOutputs Chain::figureOut;
MObject Chain::value, Chain::plausible, Chain::missed, Chain::endTime, Chain::linkCount, Chain::link,
    Chain::linkNames, Chain::notes;
Triple Chain::com;

void StanceChainNode::describe(Attributes& make) {
  StanceFigureOptions film;
  film.frameRate = 24;
  library = make.text("library", "lib");
  inTime = make.time("inTime", "it", 0, Use::Input);
  startTime = make.time("startTime", "stt", 0);
  apexes.active = make.resetting(make.toggle("apexActive", "aac", false, Use::Input));
  apexes.matrix = make.matrix("apexMatrix", "amx");
  apexes.order = make.integer("apexOrder", "aor", 0, Use::Input);
  apexes.handle = make.places("apexHandle", "ahd", Use::Input);
  apexes.handleTime = make.time("apexHandleTime", "aht", 0.25, Use::Input);
  apexes.useSpeed = make.toggle("apexUseSpeed", "aus", false, Use::Input);
  apexes.useHeading = make.toggle("apexUseHeading", "auh", false, Use::Input);
  apexes.ground = make.distance("apexGround", "agr", 0, Use::Input);
  apexes.apex = make.compoundArray("apex", "apx",
                                   {apexes.active, apexes.matrix, apexes.order, apexes.handle.whole,
                                    apexes.handleTime, apexes.useSpeed, apexes.useHeading, apexes.ground});
  chainOptions.describe(make, stanceChainOptionTable());
  figureOptions.describe(make, stanceFigureOptionTable(), film);
  figureIn.describe(make);
  showPath = make.toggle("showPath", "shp", true, Use::Input);
  showNames = make.toggle("showNames", "shn", true, Use::Input);
  figureOut.describe(make);
  com = make.places("com", "com", Use::Output);
  value = make.number("value", "val", 0, Use::Output);
  plausible = make.toggle("plausible", "pls", false, Use::Output);
  missed = make.distance("missed", "msd", 0, Use::Output);
  endTime = make.time("endTime", "ent", 0, Use::Output);
  linkCount = make.integer("linkCount", "lct", 0, Use::Output);
  link = make.number("link", "lnk", 0, Use::Output);
  linkNames = make.data("linkNames", "lnn", MFnData::kStringArray, Use::Output);
  notes = make.text("notes", "nts", "", Use::Output);
}

ChainInputs StanceChainNode::readInputs(MDataBlock& block) {
  ChainInputs in;
  in.library = library_.get(block.context(), [&block] {
    return std::make_shared<const std::string>(utf8(input(block, library).asString()));
  });
  in.figure = figureIn.read(block);
  in.axes = figureIn.axes(block);
  chainOptions.read(block, in.chain);
  figureOptions.read(block, in.played);
  eachElement(block, apexes.apex, [&](unsigned index, MDataHandle& element) {
    if (!element.child(apexes.active).asBool()) return;
    ApexInput apex;
    apex.index = index;
    apex.order = element.child(apexes.order).asInt();
    apex.matrix = affineOf(element.child(apexes.matrix).asMatrix());
    MDataHandle handle = element.child(apexes.handle.whole);
    for (std::size_t a = 0; a < 3; ++a)
      apex.handle[static_cast<int>(a)] = handle.child(apexes.handle.axes[a]).asDouble();
    apex.handleTime = seconds(element.child(apexes.handleTime));
    apex.useSpeed = element.child(apexes.useSpeed).asBool();
    apex.useHeading = element.child(apexes.useHeading).asBool();
    apex.ground = element.child(apexes.ground).asDistance().as(MDistance::kCentimeters);
    in.apexes.push_back(apex);
  });
  std::stable_sort(in.apexes.begin(), in.apexes.end(),
                   [](const ApexInput& a, const ApexInput& b) { return a.order < b.order; });
  return in;
}

void StanceChainNode::evaluate(MDataBlock& block) {
  std::string fault;
  std::shared_ptr<const SolvedChain> chain;
  try {
    chain = solved_.get(readInputs(block), solveStanceChain);
  } catch (const Error& error) {
    fault = error.what();
  }
  {
    const std::lock_guard<std::mutex> lock(faultMutex_);
    fault_ = fault;
  }
  if (!chain) throw Error(fault);
  write(block, *chain);
}

std::string StanceChainNode::fault() const {
  const std::lock_guard<std::mutex> lock(faultMutex_);
  return fault_;
}

void StanceChainNode::keepLast(MDataBlock& block) {
  if (const auto chain = solved_.last()) write(block, *chain);
}

void StanceChainNode::write(MDataBlock& block, const SolvedChain& solved) {
  const double first = seconds(input(block, startTime)), now = seconds(input(block, inTime)) - first;
  const MotionPlayer& player = solved.player;
  const StanceChain& chain = solved.chain;
  figureOut.write(block, player.at(now), player.motion(), player.character(), solved.axes);
  setPlace(output(block, com.whole), com, solved.axes.toScene(chain.at(now).position));
  output(block, value).setDouble(solved.value);
  output(block, plausible).setBool(chain.plausible());
  output(block, missed).setMDistance(MDistance(solved.axes.metre * solved.missed, MDistance::kCentimeters));
  output(block, endTime).setMTime(asSeconds(first + chain.duration()));
  output(block, linkCount).setInt(static_cast<int>(chain.links.size()));
  output(block, link).setDouble(chain.linkAt(now));
  MStringArray names;
  for (const ChainLink& one : chain.links) names.append(mstring(one.name));
  MStatus status;
  MFnStringArrayData data;
  const MObject made = data.create(names, &status);
  require(status, "linkNames");
  output(block, linkNames).setMObject(made);
  output(block, notes).setString(mstring(fmt::format("{}", fmt::join(solved.notes, "\n"))));
}

TimeRange StanceChainNode::figureRange() const {
  const MObject node = thisMObject();
  return {seconds(MPlug(node, startTime).asMTime()), seconds(MPlug(node, endTime).asMTime())};
}

// Stances are scaled with the figure; the rig keeps its own hips.
bool StanceChainNode::takeSize(Edits& edits, double scale, double) const {
  FigureInput figure = figureIn.read(thisMObject());
  figure.scale *= scale;
  figureIn.set(edits, thisMObject(), figure);
  return true;
}

bool StanceChainNode::takeSkeleton(Edits& edits, const Skeleton& skeleton) const {
  FigureInput figure = figureIn.read(thisMObject());
  if (!figure.figure.empty()) return false;
  figure.figure = figureText(skeleton);
  figure.scale = 1;
  figureIn.set(edits, thisMObject(), figure);
  return true;
}

MStatus StanceChainNode::setDependentsDirty(const MPlug& plug, MPlugArray& affected) {
  library_.plugDirtied(plug, {library});
  return MPxLocatorNode::setDependentsDirty(plug, affected);
}

MStatus StanceChainNode::preEvaluation(const MDGContext& context, const MEvaluationNode& evaluationNode) {
  library_.preEvaluation(context, evaluationNode, {library});
  // The whole path is drawn: time alone does not change it.
  if (context.isNormal() && evaluationNode.dirtyPlugExists(apexes.apex))
    MHWRender::MRenderer::setGeometryDrawDirty(thisMObject());
  return MStatus::kSuccess;
}

}  // namespace footfall::maya
