// SPDX-License-Identifier: MIT
#include "maya/timing/time_warp_plugs.h"

#include <maya/MFnDependencyNode.h>
#include <maya/MPlugArray.h>
#include <maya/MTime.h>

#include <algorithm>

#include <fmt/format.h>

#include "curve/time_map_table.h"
#include "maya/framework/data_values.h"
#include "maya/framework/node_ids.h"
#include "maya/framework/option_attributes.h"
#include "maya/scene/channel_curves.h"

namespace footfall::maya {
using namespace warp;

namespace {

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
  std::vector<TimeKey> keys;
  for (TimeKey key : request.time) {
    key.at = units.start + key.at * units.frame;
    key.source = units.start + key.source * units.frame;
    keys.push_back(key);
  }
  writeTimeKeys(edits, node, fresh, keys);
  MDGModifier& modifier = edits.graph();
  modifier.newPlugValueShort(plugOf(node, "interpolation"), static_cast<short>(request.timeInterpolation));
  modifier.newPlugValueShort(plugOf(node, "outside"), kHoldOffset);
}

// Keys would not count.
void refuseCurve(const MObject& node) {
  if (plugOf(node, "useCurve").asBool())
    throw Error(nameOf(node) + " is timed by a curve; edit that, or make keys of it first (useCurve off)");
}

}  // namespace

void writeTimeKeys(Edits& edits, const MObject& node, bool fresh, const std::vector<TimeKey>& keys) {
  if (!fresh) refuseCurve(node);
  MDGModifier& modifier = edits.graph();
  const MPlug array = plugOf(node, "keys");
  for (const unsigned old : indicesOf(array)) {
    if (old >= keys.size()) modifier.removeMultiInstance(array.elementByLogicalIndex(old), true);
  }
  for (unsigned i = 0; i < keys.size(); ++i) {
    const MPlug key = fresh ? array.elementByLogicalIndex(i) : edits.element(array, i);
    for (const Option<TimeKey>& row : timeKeyTable())
      writeOptionPlug(modifier, childOf(key, row.attribute.c_str()), row, row.value(keys[i]));
  }
}

MObject timeWarpBehind(const MPlug& time) {
  if (time.isNull()) return MObject();
  return MFnDependencyNode(time.node()).typeId() == MTypeId(kTimeWarpId) ? time.node() : MObject();
}

std::optional<TimeMap> stillTimeMap(const MObject& node, bool evenMuted) {
  MPlugArray plugs;
  MFnDependencyNode(node).getConnections(plugs);
  const MPlug inTime = plugOf(node, "inTime");
  for (unsigned i = 0; i < plugs.length(); ++i) {
    const MPlug from = incoming(plugs[i]);
    if (!from.isNull() && (plugs[i] != inTime || from != timePlug())) return std::nullopt;
  }
  const bool muted = !plugOf(node, "enable").asBool() || plugOf(node, "nodeState").asShort() != 0;
  if (muted && !evenMuted) return TimeMap();
  if (plugOf(node, "useCurve").asBool()) return std::nullopt;
  TimeMapOptions options;
  for (const Option<TimeMapOptions>& row : timeMapTable())
    row.setValue(options, readOptionPlug(plugOf(node, row.attribute.c_str()), row));
  const MPlug array = plugOf(node, "keys");
  std::vector<TimeKey> keys;
  for (const unsigned index : indicesOf(array)) {
    const MPlug key = array.elementByLogicalIndex(index);
    keys.emplace_back();
    for (const Option<TimeKey>& row : timeKeyTable())
      row.setValue(keys.back(), readOptionPlug(childOf(key, row.attribute.c_str()), row));
  }
  return TimeMap(std::move(keys), options);
}

MObject setTimeKeys(Edits& edits, const std::vector<AnimatedChannel>& channels, const WarpRequest& request,
                    const WarpUnits& units) {
  MObject node;
  std::vector<MPlug> inputs;  // each once
  for (const AnimatedChannel& channel : channels) {
    for (const MPlug& input : timeInputsBehind(channel.plug)) {
      if (std::find(inputs.begin(), inputs.end(), input) != inputs.end()) continue;
      inputs.push_back(input);
      const MObject behind = timeWarpBehind(incoming(input));
      if (behind.isNull() || behind == node) continue;
      if (!node.isNull()) {
        throw Error(fmt::format(
            "the curves are driven by two time warps, {} and {}; select the controls of one of them",
            nameOf(node), nameOf(behind)));
      }
      node = behind;
    }
  }
  const bool fresh = node.isNull();
  if (fresh) node = makeTimeWarp(edits);
  writeKeys(edits, node, fresh, request, units);
  runOn(edits, inputs, plugOf(node, "outTime"));
  return node;
}

MObject makeTimeWarp(Edits& edits) {
  MDGModifier& modifier = edits.graph();
  MStatus status;
  const MObject node = modifier.createNode(MTypeId(kTimeWarpId), &status);
  require(status, "an ffTimeWarp could not be created");
  modifier.connect(timePlug(), plugOf(node, "inTime"));
  return node;
}

void writeMonotone(Edits& edits, const MObject& node, const std::vector<TimeKey>& keys) {
  writeTimeKeys(edits, node, true, keys);
  MDGModifier& modifier = edits.graph();
  modifier.newPlugValueShort(plugOf(node, "interpolation"), static_cast<short>(TimeInterpolation::Monotone));
  modifier.newPlugValueShort(plugOf(node, "outside"), kHoldOffset);
}

void runOn(Edits& edits, const std::vector<MPlug>& inputs, const MPlug& time) {
  MDGModifier& modifier = edits.graph();
  for (const MPlug& input : inputs) {
    const MPlug before = incoming(input);
    if (before == time) continue;
    if (!before.isNull()) modifier.disconnect(before, input);
    modifier.connect(time, input);
  }
}

}  // namespace footfall::maya
