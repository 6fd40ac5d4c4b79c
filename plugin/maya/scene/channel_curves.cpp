// SPDX-License-Identifier: MIT
#include "maya/scene/channel_curves.h"

#include <maya/MFnAnimCurve.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MPlugArray.h>

#include <algorithm>

#include "maya/framework/command_base.h"

namespace footfall::maya {
namespace {

bool isOurs(const MObject& node) {
  const MTypeId id = MFnDependencyNode(node).typeId();
  return id == MTypeId(kMotionWarpId) || id == MTypeId(kMotionBlendId);
}

bool passesOn(const MObject& node) {
  const std::string type = utf8(MFnDependencyNode(node).typeName());
  return type.rfind("animBlendNode", 0) == 0 || type == "pairBlend" || type == "mute" ||
         node.hasFn(MFn::kUnitConversion);
}

// Calls visit(node) for each node on the way, each once. Of a warp only the channel's own input is followed.
template <typename Visit>
void walk(const MPlug& plug, const Visit& visit) {
  std::vector<MPlug> waiting{incoming(plug)};
  std::vector<MObject> seen;
  for (std::size_t i = 0; i < waiting.size(); ++i) {
    const MPlug from = waiting[i];
    if (from.isNull()) continue;
    MObject node = from.node();
    const bool known = std::find(seen.begin(), seen.end(), node) != seen.end();
    if (!known) {
      seen.push_back(node);
      visit(node);
    }
    if (MFnDependencyNode(node).typeId() == MTypeId(kMotionWarpId)) {
      const MPxNode* own = MFnDependencyNode(node).userNode();
      const MPlug in = own ? own->passThroughToOne(from) : MPlug();
      if (!in.isNull()) waiting.push_back(incoming(in));
    } else if (!known && (isOurs(node) || passesOn(node))) {
      MPlugArray plugs;
      MFnDependencyNode(node).getConnections(plugs);
      for (unsigned k = 0; k < plugs.length(); ++k) {
        const MPlug source = incoming(plugs[k]);
        if (!source.isNull()) waiting.push_back(source);
      }
    }
  }
}

bool isTimeCurve(MObject node) {
  return node.hasFn(MFn::kAnimCurve) && MFnAnimCurve(node).isTimeInput();
}

}  // namespace

std::vector<MObject> curvesBehind(const MPlug& plug) {
  std::vector<MObject> curves;
  walk(plug, [&curves](const MObject& node) {
    if (isTimeCurve(node)) curves.push_back(node);
  });
  return curves;
}

std::vector<MPlug> timeInputsBehind(const MPlug& plug) {
  std::vector<MPlug> inputs;
  bool blended = false;
  walk(plug, [&](const MObject& node) {
    blended = blended || MFnDependencyNode(node).typeId() == MTypeId(kMotionBlendId);
    const char* name = isTimeCurve(node) ? "input" : isOurs(node) ? "inTime" : nullptr;
    if (!name) return;
    MPlug input = MFnDependencyNode(node).findPlug(name, false);
    // The clocks of a blend are its own; what is asked for comes before them.
    const MPlug time = incoming(input);
    if (blended && !time.isNull() && MFnDependencyNode(time.node()).typeId() == MTypeId(kTimeWarpId))
      input = MFnDependencyNode(time.node()).findPlug("inTime", false);
    if (std::find(inputs.begin(), inputs.end(), input) == inputs.end()) inputs.push_back(input);
  });
  return inputs;
}

}  // namespace footfall::maya
