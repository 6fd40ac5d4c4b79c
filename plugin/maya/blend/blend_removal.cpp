// SPDX-License-Identifier: MIT
// removeBlend of blend_setup.h.
#include <maya/MFnDependencyNode.h>
#include <maya/MPlugArray.h>

#include "base/error.h"
#include "maya/blend/blend_setup.h"
#include "maya/blend/motion_blend_node.h"
#include "maya/framework/idle_nodes.h"

namespace footfall::maya {

void removeBlend(Edits& edits, const MObject& node) {
  const MPxNode* own = MFnDependencyNode(node).userNode();
  if (!own || MFnDependencyNode(node).typeId() != MTypeId(kMotionBlendId))
    throw Error(nameOf(node) + " is not an ffMotionBlend");
  MDGModifier& modifier = edits.graph();
  // What it drives is driven by what the first motion comes from.
  MPlugArray plugs;
  MFnDependencyNode(node).getConnections(plugs);
  for (unsigned i = 0; i < plugs.length(); ++i) {
    MPlugArray driven;
    if (!plugs[i].connectedTo(driven, false, true)) continue;
    const MPlug in = own->passThroughToOne(plugs[i]);
    const MPlug source = in.isNull() ? MPlug() : incoming(in);
    for (unsigned d = 0; d < driven.length(); ++d) {
      modifier.disconnect(plugs[i], driven[d]);
      if (!source.isNull()) modifier.connect(source, driven[d]);
    }
  }
  // And that runs on the scene's time.
  const MPlug clock = incoming(MPlug(node, MotionBlendNode::firstTime));
  if (!clock.isNull()) {
    MPlugArray timed;
    clock.connectedTo(timed, false, true);
    for (unsigned i = 0; i < timed.length(); ++i) {
      if (timed[i].node() == node) continue;
      modifier.disconnect(clock, timed[i]);
      if (!timed[i].node().hasFn(MFn::kAnimCurve)) modifier.connect(timePlug(), timed[i]);
    }
  }
  IdleNodes idle;
  idle.addWithCurves(node);
  edits.apply();
  idle.remove(edits);
}

}  // namespace footfall::maya
