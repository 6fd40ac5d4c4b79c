// SPDX-License-Identifier: MIT
#include "maya/footprint/footprint_node.h"

#include <maya/MDGContext.h>
#include <maya/MEvaluationNode.h>
#include <maya/MViewport2Renderer.h>

#include "maya/footprint/footprint_draw.h"

namespace footfall::maya {
using namespace footprint;

MObject FootprintNode::leg, FootprintNode::order, FootprintNode::stance, FootprintNode::step,
    FootprintNode::size, FootprintNode::shape, FootprintNode::enabled, FootprintNode::upAxis,
    FootprintNode::daggerScale, FootprintNode::mark, FootprintNode::active;

void FootprintNode::describe(Attributes& make) {
  Range notNegative, count, positive;
  notNegative.min = 0;
  count.softMin = 1;
  positive.min = 1e-4;
  leg = make.choice("leg", "leg", {"Left", "Right", "Front Left", "Front Right", "Hind Left", "Hind Right"});
  order = make.integer("order", "ord", 1, Use::Keyable, count);
  stance = make.time("stance", "sta", 0, Use::Keyable, notNegative);
  step = make.time("step", "stp", 0, Use::Keyable, notNegative);
  enabled = make.toggle("enabled", "ena", true);
  size = make.distance("size", "sz", 26, Use::Input, positive);
  shape = make.choice("shape", "shp", {"Sole", "Toes", "Paw", "Hoof"}, 0, Use::Input);
  daggerScale = make.distance("daggerScale", "dsc", 40, Use::Input, notNegative);
  upAxis = make.choice("upAxis", "upa", {"Y", "Z"}, 0, Use::Input);
  mark = make.number("mark", "mrk", 0, Use::Input);
  active = make.toggle("active", "act", false, Use::Output);
}

void FootprintNode::evaluate(MDataBlock& block) {
  output(block, active).setBool(input(block, enabled).asBool());
}

MBoundingBox FootprintNode::boundingBox() const {
  return boundsOf(printLook(thisMObject()));
}

// In playback nothing is marked dirty: the node says itself that it looks different now.
MStatus FootprintNode::preEvaluation(const MDGContext& context, const MEvaluationNode& evaluationNode) {
  if (!context.isNormal()) return MStatus::kSuccess;
  for (const MObject& drawn : {leg, order, stance, step, size, shape, enabled, daggerScale}) {
    if (!evaluationNode.dirtyPlugExists(drawn)) continue;
    MHWRender::MRenderer::setGeometryDrawDirty(thisMObject());
    break;
  }
  return MStatus::kSuccess;
}

}  // namespace footfall::maya
