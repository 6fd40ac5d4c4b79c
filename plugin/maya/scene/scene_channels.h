// SPDX-License-Identifier: MIT
// The animated attributes of a scene, with what drives them; and their curves as the engine has them.
#pragma once

#include <maya/MAnimCurveChange.h>
#include <maya/MDGContext.h>
#include <maya/MObject.h>
#include <maya/MPlug.h>
#include <maya/MSelectionList.h>
#if MAYA_API_VERSION >= 20180000
#include <maya/MDGContextGuard.h>
#endif

#include <optional>
#include <string>
#include <vector>

#include "curve/curve.h"
#include "figure/motion/skeleton.h"
#include "maya/warp/motion_warp_node.h"
#include "warp/warp_request.h"

namespace footfall::maya {

// What is connected to a plug, conversions of units included; a null plug: nothing.
MPlug incoming(const MPlug& plug);
std::string nameOf(const MObject& node);

// An attribute whose value comes from animation: a curve of time, the blend of animation layers, or a blend
// or walk of ours, directly or through warps of ours.
struct AnimatedChannel {
  MPlug plug;
  std::string node, attribute;  // "hips", "translateX"
  ChannelUnit unit = ChannelUnit::Number;
  MPlug feed;     // what is connected to it now
  MPlug source;   // what gives the animation before any ffMotionWarp; where that is a curve, its output
  MPlug warpIn;   // of the first ffMotionWarp on the way, the element the source goes into; null: none
  MObject warp;   // the last ffMotionWarp on the way, the one that drives the attribute; null: none
  MObject curve;  // the source, where it is a curve of time alone; else null

  std::string name() const { return node + "." + attribute; }
};

// Nothing where the attribute is not animated, locked, or driven by something else; `why` then says so.
std::optional<AnimatedChannel> animatedChannel(const MPlug& plug, std::string& why);

// The channels of nodes and attributes in a list, in its order; of a node its keyable, unlocked ones. Adds to
// notes what animation drives but cannot be changed.
std::vector<AnimatedChannel> animatedChannels(const MSelectionList& list, std::vector<std::string>& notes);
// Of the whole scene.
std::vector<AnimatedChannel> allChannels();

// The three angles of a node that are all animated, and its rotation order.
struct AnimatedJoint {
  MObject node;
  std::string name;
  RotationOrder order = RotationOrder::XYZ;
  AnimatedChannel axes[3];
};
std::optional<AnimatedJoint> animatedJoint(const MObject& node);

// While it lives, plugs of this thread are read at a time.
class AtTime {
 public:
  explicit AtTime(double seconds);

 private:
#if MAYA_API_VERSION >= 20180000
  MDGContextGuard guard_;
#endif
};

// Keys of Maya's curve, seconds and internal units. Global tangents are what they were when set.
Curve curveOf(const MObject& animCurve);
// Every key of Maya's curve becomes those of the curve, and its infinities.
void setCurve(const MObject& animCurve, const Curve& curve, MAnimCurveChange& change);

double currentTime();            // seconds
double frameLength();            // seconds
double toFrame(double seconds);  // in the scene's frames
MPlug timePlug();                // time1.outTime
warp::WarpUnits sceneUnits();    // of a request on curves

}  // namespace footfall::maya
