// SPDX-License-Identifier: MIT
#include "maya/warp/warp_node_plugs.h"

#include <maya/MAngle.h>
#include <maya/MDistance.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MPlugArray.h>
#include <maya/MTime.h>

#include <algorithm>
#include <cmath>

#include "maya/framework/command_base.h"
#include "maya/framework/data_values.h"
#include "maya/scene/scene_channels.h"

namespace footfall::maya {
using namespace warp;

namespace {

using Node = MotionWarpNode;

unsigned freeIndex(const std::vector<unsigned>& taken) {
  return taken.empty() ? 0 : *std::max_element(taken.begin(), taken.end()) + 1;
}

Vec3 read3(const MPlug& parent, std::array<MObject, 3>& axes) {
  Vec3 result;
  for (int a = 0; a < 3; ++a) result[a] = parent.child(axes[static_cast<std::size_t>(a)]).asDouble();
  return result;
}

double secondsOf(const MPlug& plug) {
  return seconds(plug.asMTime());
}

void setLength(MDGModifier& modifier, const MPlug& plug, double value) {
  modifier.newPlugValueMDistance(plug, MDistance(value, MDistance::kCentimeters));
}
void setAngle(MDGModifier& modifier, const MPlug& plug, double value) {
  modifier.newPlugValueMAngle(plug, MAngle(value, MAngle::kRadians));
}
void setTime(MDGModifier& modifier, const MPlug& plug, double value) {
  modifier.newPlugValueMTime(plug, asSeconds(value));
}

}  // namespace

WarpNodePlugs::WarpNodePlugs(const MObject& node) : node_(node) {
  time_ = incoming(inTime());
  envelope_ = MPlug(node_, Node::envelope).asDouble();
  readChannels();
  for (const unsigned index : indicesOf(MPlug(node_, Node::warps.warp))) {
    const MPlug plug = warpPlug(index);
    Layer layer;
    layer.index = index;
    layer.order = plug.child(Node::warps.order).asInt();
    WarpLayer& warp = layer.warp;
    Node::warps.controls.read(plug, warp);
    if (plug.child(Node::warps.useRange).asBool()) Node::warps.range.read(plug, warp.range.emplace());
    const MPlug keys = plug.child(Node::warps.key), shares = plug.child(Node::warps.share);
    layer.keyIndices = indicesOf(keys);
    for (const unsigned key : layer.keyIndices) warp.keys.push_back(readKey(keys.elementByLogicalIndex(key)));
    for (const unsigned index2 : indicesOf(shares)) {
      for (std::size_t j = 0; j < joints_.size(); ++j) {
        if (joints_[j].index == index2)
          warp.shares.push_back({j, shares.elementByLogicalIndex(index2).asDouble()});
      }
    }
    layers_.push_back(std::move(layer));
  }
  std::stable_sort(layers_.begin(), layers_.end(),
                   [](const Layer& a, const Layer& b) { return a.order < b.order; });
}

WarpNodePlugs WarpNodePlugs::make(Edits& edits, const MPlug& time) {
  WarpNodePlugs plugs;
  MStatus status;
  plugs.fresh_ = true;
  plugs.node_ = edits.graph().createNode(MTypeId(kMotionWarpId), &status);
  require(status, "an ffMotionWarp could not be created");
  plugs.time_ = time;
  edits.graph().connect(time, plugs.inTime());
  return plugs;
}

void WarpNodePlugs::readChannels() {
  for (std::size_t u = 0; u < Node::units.size(); ++u) {
    const MPlug array(node_, Node::units[u].channel);
    for (const unsigned index : indicesOf(array)) {
      const std::string name = utf8(array.elementByLogicalIndex(index).child(Node::units[u].name).asString());
      channels_.push_back({static_cast<ChannelUnit>(u), index, -1, 0, name});
    }
  }
  const MPlug array(node_, Node::turns.turn);
  for (const unsigned index : indicesOf(array)) {
    const MPlug turn = array.elementByLogicalIndex(index);
    Joint joint;
    joint.index = index;
    joint.order = static_cast<RotationOrder>(turn.child(Node::turns.order).asShort());
    joint.name = utf8(turn.child(Node::turns.name).asString());
    for (int a = 0; a < 3; ++a) {
      joint.channels[static_cast<std::size_t>(a)] = channels_.size();
      channels_.push_back({ChannelUnit::Angle, index, static_cast<int>(joints_.size()), a,
                           joint.name + ".rotate" + "XYZ"[a]});
    }
    joints_.push_back(joint);
  }
}

LayerKey WarpNodePlugs::readKey(const MPlug& plug) const {
  LayerKey key;
  key.time = secondsOf(plug.child(Node::warps.time));
  Node::warps.keyShape.read(plug, key);
  for (std::size_t c = 0; c < channels_.size(); ++c) {
    const Channel& channel = channels_[c];
    if (channel.joint >= 0) continue;
    Node::UnitAttributes& unit = Node::units[static_cast<std::size_t>(channel.unit)];
    const MPlug changes = plug.child(unit.changes);
    const std::vector<unsigned> present = indicesOf(changes);
    if (std::find(present.begin(), present.end(), channel.index) == present.end()) continue;
    const MPlug change = changes.elementByLogicalIndex(channel.index);
    key.channels.push_back({c, change.child(unit.scale).asDouble(), change.child(unit.offset).asDouble()});
  }
  const MPlug changes = plug.child(Node::turns.changes);
  const std::vector<unsigned> present = indicesOf(changes);
  for (std::size_t j = 0; j < joints_.size(); ++j) {
    if (std::find(present.begin(), present.end(), joints_[j].index) == present.end()) continue;
    const MPlug change = changes.elementByLogicalIndex(joints_[j].index);
    const Vec3 angles = read3(change.child(Node::turns.angles), Node::turns.angleAxis);
    if (!angles.isZero(0)) key.turns.push_back({j, angles});
    const Vec3 scales = read3(change.child(Node::turns.scales), Node::turns.scaleAxis);
    const Vec3 offsets = read3(change.child(Node::turns.offsets), Node::turns.offsetAxis);
    for (int a = 0; a < 3; ++a) {
      if (scales[a] != 1 || offsets[a] != 0)
        key.channels.push_back({joints_[j].channels[static_cast<std::size_t>(a)], scales[a], offsets[a]});
    }
  }
  return key;
}

std::vector<WarpLayer> WarpNodePlugs::warps() const {
  std::vector<WarpLayer> result;
  for (const Layer& layer : layers_) {
    result.push_back(layer.warp);
    result.back().weight *= envelope_;
  }
  return result;
}

std::vector<RotationOrder> WarpNodePlugs::orders() const {
  std::vector<RotationOrder> result;
  for (const Joint& joint : joints_) result.push_back(joint.order);
  return result;
}

bool WarpNodePlugs::isStill() const {
  MPlugArray plugs;
  MFnDependencyNode(node_).getConnections(plugs);
  for (unsigned i = 0; i < plugs.length(); ++i) {
    const MPlug& plug = plugs[i];
    if (incoming(plug).isNull()) continue;
    const MObject attribute = plug.attribute();
    bool known = attribute == Node::inTime || isPlugOf(plug, Node::turns.in);
    for (const Node::UnitAttributes& unit : Node::units) known = known || attribute == unit.in;
    if (!known) return false;
  }
  return true;
}

MPlug WarpNodePlugs::inTime() const {
  return MPlug(node_, Node::inTime);
}

MPlug WarpNodePlugs::in(std::size_t channel) const {
  const Channel& c = channels_.at(channel);
  if (c.joint < 0) {
    Node::UnitAttributes& unit = Node::units[static_cast<std::size_t>(c.unit)];
    return MPlug(node_, unit.channel).elementByLogicalIndex(c.index).child(unit.in);
  }
  return MPlug(node_, Node::turns.turn)
      .elementByLogicalIndex(joints_[static_cast<std::size_t>(c.joint)].index)
      .child(Node::turns.in)
      .child(Node::turns.inAxis[static_cast<std::size_t>(c.axis)]);
}

MPlug WarpNodePlugs::out(std::size_t channel) const {
  const Channel& c = channels_.at(channel);
  if (c.joint < 0)
    return MPlug(node_, Node::units[static_cast<std::size_t>(c.unit)].out).elementByLogicalIndex(c.index);
  return MPlug(node_, Node::turns.out)
      .elementByLogicalIndex(joints_[static_cast<std::size_t>(c.joint)].index)
      .child(Node::turns.outAxis[static_cast<std::size_t>(c.axis)]);
}

int WarpNodePlugs::findChannel(const MPlug& result) const {
  for (std::size_t c = 0; c < channels_.size(); ++c) {
    if (out(c) == result) return static_cast<int>(c);
  }
  return -1;
}

int WarpNodePlugs::findLayer(const std::string& name) const {
  for (std::size_t i = 0; i < layers_.size(); ++i) {
    if (layers_[i].warp.name == name) return static_cast<int>(i);
  }
  return -1;
}

void WarpNodePlugs::connectNew(Edits& edits) {
  MDGModifier& modifier = edits.graph();
  for (const Route& route : routes_) {
    modifier.connect(route.source, in(route.channel));
    modifier.disconnect(route.source, route.driven);
    modifier.connect(out(route.channel), route.driven);
  }
  routes_.clear();
}

std::size_t WarpNodePlugs::addChannel(Edits& edits, ChannelUnit kind, const std::string& name,
                                      const MPlug& source, const MPlug& driven) {
  MDGModifier& modifier = edits.graph();
  Node::UnitAttributes& unit = Node::units[static_cast<std::size_t>(kind)];
  std::vector<unsigned> taken;
  for (const Channel& channel : channels_) {
    if (channel.joint < 0 && channel.unit == kind) taken.push_back(channel.index);
  }
  channels_.push_back({kind, freeIndex(taken), -1, 0, name});
  const MPlug added = element(edits, MPlug(node_, unit.channel), channels_.back().index);
  modifier.newPlugValueString(added.child(unit.name), mstring(name));
  element(edits, MPlug(node_, unit.out), channels_.back().index);
  routes_.push_back({source, driven, channels_.size() - 1});
  return channels_.size() - 1;
}

std::size_t WarpNodePlugs::addJoint(Edits& edits, const std::string& name, RotationOrder order,
                                    const std::array<MPlug, 3>& sources, const std::array<MPlug, 3>& driven) {
  MDGModifier& modifier = edits.graph();
  std::vector<unsigned> taken;
  for (const Joint& joint : joints_) taken.push_back(joint.index);
  Joint joint;
  joint.index = freeIndex(taken);
  joint.order = order;
  joint.name = name;
  for (int a = 0; a < 3; ++a) {
    joint.channels[static_cast<std::size_t>(a)] = channels_.size();
    channels_.push_back(
        {ChannelUnit::Angle, joint.index, static_cast<int>(joints_.size()), a, name + ".rotate" + "XYZ"[a]});
  }
  joints_.push_back(joint);
  const MPlug added = element(edits, MPlug(node_, Node::turns.turn), joint.index);
  element(edits, MPlug(node_, Node::turns.out), joint.index);
  modifier.newPlugValueString(added.child(Node::turns.name), mstring(name));
  modifier.newPlugValueShort(added.child(Node::turns.order), static_cast<short>(order));
  for (std::size_t a = 0; a < 3; ++a) routes_.push_back({sources[a], driven[a], joint.channels[a]});
  return joints_.size() - 1;
}

MPlug WarpNodePlugs::element(Edits& edits, const MPlug& array, unsigned index) const {
  return fresh_ ? array.elementByLogicalIndex(index) : edits.element(array, index);
}

MPlug WarpNodePlugs::warpPlug(unsigned index) const {
  return MPlug(node_, Node::warps.warp).elementByLogicalIndex(index);
}

MPlug WarpNodePlugs::keyPlug(const Layer& layer, std::size_t key) const {
  return warpPlug(layer.index).child(Node::warps.key).elementByLogicalIndex(layer.keyIndices.at(key));
}

std::size_t WarpNodePlugs::addLayer(Edits& edits, const WarpLayer& warp) {
  std::vector<unsigned> taken;
  for (const Layer& layer : layers_) taken.push_back(layer.index);
  Layer layer;
  layer.index = freeIndex(taken);
  if (!layers_.empty()) layer.order = layers_.back().order;
  layers_.push_back(layer);
  element(edits, MPlug(node_, Node::warps.warp), layer.index);
  const std::size_t place = layers_.size() - 1;
  if (layer.order != 0) setOrder(edits, place, layer.order);
  setControls(edits, place, warp);
  for (const LayerKey& key : warp.keys) setKey(edits, place, key);
  return place;
}

void WarpNodePlugs::setControls(Edits& edits, std::size_t place, const WarpLayer& controls) {
  MDGModifier& modifier = edits.graph();
  Layer& layer = layers_.at(place);
  const MPlug plug = warpPlug(layer.index);
  Node::warps.controls.write(modifier, plug, controls);  // a weight that is animated stays so
  modifier.newPlugValueBool(plug.child(Node::warps.useRange), controls.range.has_value());
  if (controls.range) Node::warps.range.write(modifier, plug, *controls.range);
  for (const JointShare& share : controls.shares) {
    const MPlug own = element(edits, plug.child(Node::warps.share), joints_.at(share.joint).index);
    modifier.newPlugValueDouble(own, share.share);
  }
  const std::vector<LayerKey> keys = layer.warp.keys;
  layer.warp = controls;
  layer.warp.keys = keys;
}

void WarpNodePlugs::setKey(Edits& edits, std::size_t place, const LayerKey& key) {
  Layer& layer = layers_.at(place);
  std::vector<LayerKey>& keys = layer.warp.keys;
  const auto found = std::find_if(keys.begin(), keys.end(), [&key](const LayerKey& other) {
    return std::abs(other.time - key.time) < 1e-6;
  });
  const std::size_t at = static_cast<std::size_t>(found - keys.begin());
  const LayerKey before = found != keys.end() ? *found : LayerKey();
  if (found == keys.end()) {
    layer.keyIndices.push_back(freeIndex(layer.keyIndices));
    element(edits, warpPlug(layer.index).child(Node::warps.key), layer.keyIndices.back());
    keys.push_back(key);
  } else {
    *found = key;
  }
  writeKey(edits, keyPlug(layer, at), key, before);
}

void WarpNodePlugs::writeKey(Edits& edits, const MPlug& plug, const LayerKey& key,
                             const LayerKey& before) const {
  MDGModifier& modifier = edits.graph();
  setTime(modifier, plug.child(Node::warps.time), key.time);
  Node::warps.keyShape.write(modifier, plug, key);
  // What the key no longer changes is set back.
  for (const ChannelChange& old : before.channels) writeChange(edits, plug, {old.channel, 1, 0});
  for (const ChannelChange& change : key.channels) writeChange(edits, plug, change);
  const auto writeTurn = [&](std::size_t joint, const Vec3& angles) {
    const MPlug change = element(edits, plug.child(Node::turns.changes), joints_.at(joint).index);
    for (std::size_t a = 0; a < 3; ++a)
      setAngle(modifier, change.child(Node::turns.angles).child(Node::turns.angleAxis[a]),
               angles[static_cast<int>(a)]);
  };
  for (const TurnChange& old : before.turns) writeTurn(old.joint, Vec3::Zero());
  for (const TurnChange& change : key.turns) writeTurn(change.joint, change.angles);
}

void WarpNodePlugs::writeChange(Edits& edits, const MPlug& key, const ChannelChange& change) const {
  MDGModifier& modifier = edits.graph();
  const Channel& channel = channels_.at(change.channel);
  if (channel.joint >= 0) {
    const std::size_t a = static_cast<std::size_t>(channel.axis);
    const MPlug turn = element(edits, key.child(Node::turns.changes),
                               joints_[static_cast<std::size_t>(channel.joint)].index);
    modifier.newPlugValueDouble(turn.child(Node::turns.scales).child(Node::turns.scaleAxis[a]), change.scale);
    setAngle(modifier, turn.child(Node::turns.offsets).child(Node::turns.offsetAxis[a]), change.offset);
    return;
  }
  Node::UnitAttributes& unit = Node::units[static_cast<std::size_t>(channel.unit)];
  const MPlug own = element(edits, key.child(unit.changes), channel.index);
  modifier.newPlugValueDouble(own.child(unit.scale), change.scale);
  const MPlug offset = own.child(unit.offset);
  if (channel.unit == ChannelUnit::Length) {
    setLength(modifier, offset, change.offset);
  } else if (channel.unit == ChannelUnit::Angle) {
    setAngle(modifier, offset, change.offset);
  } else {
    modifier.newPlugValueDouble(offset, change.offset);
  }
}

void WarpNodePlugs::removeKey(Edits& edits, std::size_t place, std::size_t key) {
  Layer& layer = layers_.at(place);
  edits.graph().removeMultiInstance(keyPlug(layer, key), true);
  layer.warp.keys.erase(layer.warp.keys.begin() + static_cast<std::ptrdiff_t>(key));
  layer.keyIndices.erase(layer.keyIndices.begin() + static_cast<std::ptrdiff_t>(key));
}

void WarpNodePlugs::setOrder(Edits& edits, std::size_t place, int order) {
  layers_.at(place).order = order;
  edits.graph().newPlugValueInt(warpPlug(layers_[place].index).child(Node::warps.order), order);
}

void WarpNodePlugs::removeLayer(Edits& edits, std::size_t place) {
  edits.graph().removeMultiInstance(warpPlug(layers_.at(place).index), true);
  layers_.erase(layers_.begin() + static_cast<std::ptrdiff_t>(place));
}

}  // namespace footfall::maya
