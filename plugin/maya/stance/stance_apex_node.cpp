// SPDX-License-Identifier: MIT
#include "maya/stance/stance_apex_node.h"

#include <maya/MDGContext.h>
#include <maya/MEvaluationNode.h>
#include <maya/MViewport2Renderer.h>

#include "maya/stance/stance_draw.h"

namespace footfall::maya {

using Apex = StanceApexNode;

MObject Apex::order, Apex::enabled, Apex::useSpeed, Apex::useHeading, Apex::handleTime, Apex::ground,
    Apex::size, Apex::active;
Triple Apex::handle;

void StanceApexNode::describe(Attributes& make) {
  Range count, positive, notNegative;
  count.softMin = 1;
  positive.min = 1e-3;
  notNegative.min = 0;
  order = make.integer("order", "ord", 1, Use::Keyable, count);
  enabled = make.toggle("enabled", "ena", true);
  useSpeed = make.toggle("useSpeed", "usp", false);
  useHeading = make.toggle("useHeading", "uhd", false);
  handle = make.places("handle", "hdl", Use::Keyable);
  handleTime = make.time("handleTime", "hdt", 0.25, Use::Input, positive);
  ground = make.distance("ground", "grd", 0);
  size = make.distance("size", "sz", 6, Use::Input, notNegative);
  active = make.toggle("active", "act", false, Use::Output);
}

void StanceApexNode::evaluate(MDataBlock& block) {
  output(block, active).setBool(input(block, enabled).asBool());
}

MBoundingBox StanceApexNode::boundingBox() const {
  return boundsOf(apexLook(thisMObject()));
}

// Playback marks nothing dirty for drawing: the node does so itself.
MStatus StanceApexNode::preEvaluation(const MDGContext& context, const MEvaluationNode& evaluationNode) {
  if (!context.isNormal()) return MStatus::kSuccess;
  for (const MObject& drawn : {order, enabled, useSpeed, useHeading, handle.whole, size}) {
    if (!evaluationNode.dirtyPlugExists(drawn)) continue;
    MHWRender::MRenderer::setGeometryDrawDirty(thisMObject());
    break;
  }
  return MStatus::kSuccess;
}

}  // namespace footfall::maya
