// SPDX-License-Identifier: MIT
#include "time_warp_plugs.h"

#include <maya/MFnDependencyNode.h>
#include <maya/MTime.h>

#include <fmt/format.h>

#include "node_ids.h"
#include "values.h"
#include "warp_node_plugs.h"
#include "warp_targets.h"

namespace footfall::maya {
namespace {

enum : short { kSpline = 0, kLinear = 1 };
enum : short { kHoldOffset = 1 };

MPlug plugOf(const MObject& node, const char* name) {
  MStatus status;
  const MPlug plug = MFnDependencyNode(node).findPlug(name, false, &status);
  require(status, name);
  return plug;
}

MPlug childOf(const MPlug& element, const char* name) {
  MObject attribute = MFnDependencyNode(element.node()).attribute(name);
  return element.child(attribute);
}

void writeKeys(Edits& edits, const MObject& node, bool fresh, const WarpRequest& request,
               const WarpUnits& units) {
  std::vector<TimeWarpKey> keys;
  for (const auto& key : request.time)
    keys.push_back({units.start + key.at * units.frame, units.start + key.source * units.frame});
  writeTimeKeys(edits, node, fresh, keys);
  MDGModifier& modifier = edits.graph();
  modifier.newPlugValueShort(plugOf(node, "interpolation"),
                             request.timeInterpolation == TimeInterpolation::Linear ? kLinear : kSpline);
  modifier.newPlugValueShort(plugOf(node, "outside"), kHoldOffset);
}

}  // namespace

void writeTimeKeys(Edits& edits, const MObject& node, bool fresh, const std::vector<TimeWarpKey>& keys) {
  MDGModifier& modifier = edits.graph();
  const MPlug array = plugOf(node, "keys");
  for (const unsigned old : indicesOf(array)) {
    if (old >= keys.size()) modifier.removeMultiInstance(array.elementByLogicalIndex(old), true);
  }
  for (unsigned i = 0; i < keys.size(); ++i) {
    const MPlug key = fresh ? array.elementByLogicalIndex(i) : edits.element(array, i);
    modifier.newPlugValueMTime(childOf(key, "keyAt"), asSeconds(keys[i].at));
    modifier.newPlugValueMTime(childOf(key, "keySource"), asSeconds(keys[i].source));
    modifier.newPlugValueDouble(childOf(key, "keyTension"), keys[i].tension);
    modifier.newPlugValueDouble(childOf(key, "keyContinuity"), keys[i].continuity);
    modifier.newPlugValueDouble(childOf(key, "keyBias"), keys[i].bias);
  }
}

MObject timeWarpBehind(const MPlug& time) {
  if (time.isNull()) return MObject();
  return MFnDependencyNode(time.node()).typeId() == MTypeId(kTimeWarpId) ? time.node() : MObject();
}

MObject setTimeKeys(Edits& edits, const std::vector<AnimatedChannel>& channels, const WarpRequest& request,
                    const WarpUnits& units) {
  if (request.timeInterpolation == TimeInterpolation::Monotone)
    throw Error("time keys on an ffTimeWarp run as \"spline\" or \"linear\", not \"monotone\"");
  MObject node;
  for (const AnimatedChannel& channel : channels) {
    const MObject behind = timeWarpBehind(timeOf(channel));
    if (behind.isNull() || behind == node) continue;
    if (!node.isNull()) {
      throw Error(fmt::format("the curves run on two time warps, {} and {}; give the controls of one",
                              nameOf(node), nameOf(behind)));
    }
    node = behind;
  }
  MDGModifier& modifier = edits.graph();
  const bool fresh = node.isNull();
  if (fresh) {
    MStatus status;
    node = modifier.createNode(MTypeId(kTimeWarpId), &status);
    require(status, "an ffTimeWarp could not be made");
    modifier.connect(timePlug(), plugOf(node, "inTime"));
  }
  writeKeys(edits, node, fresh, request, units);
  const MPlug out = plugOf(node, "outTime");
  std::vector<MObject> done;
  const auto drive = [&](const MObject& driven, const MPlug& time) {
    for (const MObject& other : done) {
      if (other == driven) return;
    }
    done.push_back(driven);
    const MPlug before = incoming(time);
    if (before == out) return;
    if (!before.isNull()) modifier.disconnect(before, time);
    modifier.connect(out, time);
  };
  for (const AnimatedChannel& channel : channels) {
    if (!channel.curve.isNull()) drive(channel.curve, plugOf(channel.curve, "input"));
    if (!channel.warp.isNull()) drive(channel.warp, WarpNodePlugs(channel.warp).inTime());
  }
  return node;
}

}  // namespace footfall::maya
