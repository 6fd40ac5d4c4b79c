// SPDX-License-Identifier: MIT
#include "maya/scene/scene_channels.h"

#include <maya/MAngle.h>
#include <maya/MDagPath.h>
#include <maya/MDistance.h>
#include <maya/MFnAnimCurve.h>
#include <maya/MFnAttribute.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MFnUnitAttribute.h>
#include <maya/MItDependencyNodes.h>
#include <maya/MPlugArray.h>
#include <maya/MTime.h>

#include <fmt/format.h>

#include "maya/figure/figure_node.h"
#include "maya/framework/command_base.h"
#include "maya/framework/data_values.h"

namespace footfall::maya {
using namespace warp;

namespace {

bool isWarp(const MObject& node) {
  return MFnDependencyNode(node).typeId() == MTypeId(kMotionWarpId);
}

// Sources of animation that are not curves but behave as one.
bool isBlend(const MObject& node) {
  const std::string type = utf8(MFnDependencyNode(node).typeName());
  return type.rfind("animBlendNode", 0) == 0 || type == "pairBlend" || type == "ffMotionBlend" ||
         figureNodeOf(node);
}

// Through a conversion of units.
MPlug beforeConversion(const MPlug& plug) {
  if (!plug.node().hasFn(MFn::kUnitConversion)) return plug;
  const MPlug from = incoming(MFnDependencyNode(plug.node()).findPlug("input", false));
  return from.isNull() ? plug : from;
}

std::optional<ChannelUnit> unitOf(const MPlug& plug) {
  if (plug.node().hasFn(MFn::kUnitConversion)) return ChannelUnit::Number;  // it takes any unit
  const MObject attribute = plug.attribute();
  if (attribute.hasFn(MFn::kUnitAttribute)) {
    switch (MFnUnitAttribute(attribute).unitType()) {
      case MFnUnitAttribute::kDistance:
        return ChannelUnit::Length;
      case MFnUnitAttribute::kAngle:
        return ChannelUnit::Angle;
      default:
        return std::nullopt;
    }
  }
  if (attribute.hasFn(MFn::kNumericAttribute) || attribute.hasFn(MFn::kEnumAttribute))
    return ChannelUnit::Number;
  return std::nullopt;
}

void addChannelsOf(const MObject& node, std::vector<AnimatedChannel>& channels,
                   std::vector<std::string>& notes) {
  const MFnDependencyNode function(node);
  for (unsigned i = 0; i < function.attributeCount(); ++i) {
    const MObject attribute = function.attribute(i);
    MStatus status;
    const MPlug plug = function.findPlug(attribute, false, &status);
    if (status != MStatus::kSuccess || plug.isArray() || plug.isCompound() || plug.isElement()) continue;
    if (plug.isChild() && (plug.parent().isArray() || plug.parent().isElement())) continue;
    if (!plug.isKeyable() || incoming(plug).isNull()) continue;
    std::string why;
    if (auto channel = animatedChannel(plug, why)) {
      channels.push_back(std::move(*channel));
    } else {
      notes.push_back(why);
    }
  }
}

}  // namespace

MPlug incoming(const MPlug& plug) {
  MPlugArray sources;
  plug.connectedTo(sources, true, false);
  return sources.length() > 0 ? sources[0] : MPlug();
}

std::string nameOf(const MObject& node) {
  if (node.hasFn(MFn::kDagNode)) {
    MDagPath path;
    if (MDagPath::getAPathTo(node, path) == MStatus::kSuccess) return utf8(path.partialPathName());
  }
  return utf8(MFnDependencyNode(node).name());
}

std::optional<AnimatedChannel> animatedChannel(const MPlug& plug, std::string& why) {
  AnimatedChannel channel;
  channel.plug = plug;
  channel.node = nameOf(plug.node());
  channel.attribute = utf8(plug.partialName(false, false, false, false, false, true));
  const auto unit = unitOf(plug);
  const auto refuse = [&](const char* reason) {
    why = fmt::format("{} {}", channel.name(), reason);
    return std::nullopt;
  };
  if (!unit) return refuse("has no value that can be warped");
  if (plug.isLocked()) return refuse("is locked");
  channel.unit = *unit;
  channel.feed = incoming(plug);
  if (channel.feed.isNull()) return refuse("has no animation");
  MPlug feed = channel.feed;
  while (isWarp(feed.node())) {
    if (channel.warp.isNull()) channel.warp = feed.node();
    const MPxNode* node = MFnDependencyNode(feed.node()).userNode();
    channel.warpIn = node ? node->passThroughToOne(feed) : MPlug();
    if (channel.warpIn.isNull()) return refuse("is driven by a warp without an input for it");
    feed = incoming(channel.warpIn);
    if (feed.isNull()) return refuse("is driven by a warp that has no animation to change");
  }
  channel.source = feed;
  const MObject giver = beforeConversion(feed).node();
  if (giver.hasFn(MFn::kAnimCurve)) {
    MObject curve = giver;
    if (!MFnAnimCurve(curve).isTimeInput()) return refuse("is driven by a driven key");
    // With a conversion on the way the curve's values are not the attribute's.
    if (giver == feed.node()) channel.curve = giver;
  } else if (!isBlend(giver)) {
    return refuse(fmt::format("is driven by {}", nameOf(giver)).c_str());
  }
  return channel;
}

std::vector<AnimatedChannel> animatedChannels(const MSelectionList& list, std::vector<std::string>& notes) {
  std::vector<AnimatedChannel> channels;
  for (unsigned i = 0; i < list.length(); ++i) {
    MPlug plug;
    MObject node;
    if (list.getPlug(i, plug) == MStatus::kSuccess && !plug.isNull()) {
      std::vector<MPlug> plugs{plug};
      if (plug.isCompound()) {
        plugs.clear();
        for (unsigned c = 0; c < plug.numChildren(); ++c) plugs.push_back(plug.child(c));
      }
      for (const MPlug& one : plugs) {
        std::string why;
        if (auto channel = animatedChannel(one, why)) {
          channels.push_back(std::move(*channel));
        } else {
          notes.push_back(why);
        }
      }
    } else if (list.getDependNode(i, node) == MStatus::kSuccess) {
      addChannelsOf(node, channels, notes);
    }
  }
  return channels;
}

std::vector<AnimatedChannel> allChannels() {
  std::vector<AnimatedChannel> channels;
  std::vector<std::string> notes;
  for (MItDependencyNodes it(MFn::kTransform); !it.isDone(); it.next())
    addChannelsOf(it.thisNode(), channels, notes);
  return channels;
}

std::optional<AnimatedJoint> animatedJoint(const MObject& node) {
  if (!node.hasFn(MFn::kTransform)) return std::nullopt;
  const MFnDependencyNode function(node);
  AnimatedJoint joint;
  joint.node = node;
  joint.name = nameOf(node);
  joint.order = static_cast<RotationOrder>(function.findPlug("rotateOrder", false).asShort());
  const char* names[] = {"rotateX", "rotateY", "rotateZ"};
  for (std::size_t a = 0; a < 3; ++a) {
    std::string why;
    const auto channel = animatedChannel(function.findPlug(names[a], false), why);
    if (!channel) return std::nullopt;
    joint.axes[a] = *channel;
  }
  return joint;
}

#if MAYA_API_VERSION >= 20180000
AtTime::AtTime(double seconds) : guard_(MDGContext(asSeconds(seconds))) {}
#else
AtTime::AtTime(double) {}
#endif

double currentTime() {
  return seconds(timePlug().asMTime());
}

double frameLength() {
  return MTime(1, MTime::uiUnit()).as(MTime::kSeconds);
}

double toFrame(double time) {
  return asSeconds(time).as(MTime::uiUnit());
}

MPlug timePlug() {
  MItDependencyNodes it(MFn::kTime);
  if (it.isDone()) throw Error("the scene has no time node");
  return MFnDependencyNode(it.thisNode()).findPlug("outTime", false);
}

WarpUnits sceneUnits() {
  WarpUnits units;
  units.frame = frameLength();
  units.length = MDistance(1, MDistance::uiUnit()).as(MDistance::kCentimeters);
  units.angle = MAngle(1, MAngle::uiUnit()).as(MAngle::kRadians);
  return units;
}

}  // namespace footfall::maya
