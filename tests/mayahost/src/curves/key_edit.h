// SPDX-License-Identifier: MIT
// Keys as commands read and change them. Times and values are in units of the user interface (frames, or the
// unit of a driver; centimetres, degrees ...). Every edit is kept for undo. What cannot be done throws
// std::runtime_error and leaves the curve as it was.
#pragma once

#include "graph/node.h"

namespace mayahost {

using NodePtr = std::shared_ptr<Node>;

struct KeyRow {
  double at = 0.0, value = 0.0;
  std::string inType, outType;                          // "spline", "auto" ...
  double inX = 1.0, inY = 0.0, outX = 1.0, outY = 0.0;  // seconds, internal units
  double inAngle = 0.0, inWeight = 1.0, outAngle = 0.0,
         outWeight = 1.0;  // degrees; x in frames, y in UI units
  bool tangentsLocked = true, weightsLocked = true, breakdown = false;
};

struct CurveFacts {
  bool timed = true, weighted = false;
  std::string pre, post;  // "constant", "linear", "cycle", "cycleRelative", "oscillate"
};

bool isCurve(const Node& node);
// The curves that drive a plug: its own, or those behind unit conversions and the blends of animation layers.
std::vector<NodePtr> curvesOf(const PlugPath& plug);
NodePtr makeCurve(const PlugPath& plug);  // a new one that drives the plug

std::vector<KeyRow> keyRows(const NodePtr& curve);
CurveFacts curveFacts(const NodePtr& curve);
double curveValue(const NodePtr& curve, double at);
double plugValue(const PlugPath& plug);  // in UI units, of a plug of one number

using Indices = std::vector<std::size_t>;  // of keys, in order

// Keys at times that have none, or new values for those there are. Tangent types: "" for what a key has, or
// the default for a new one.
void setKeys(const NodePtr& curve, const std::vector<double>& at, const std::vector<double>& values,
             const std::string& inType, const std::string& outType, std::optional<bool> breakdown);
void insertKeys(const NodePtr& curve, const std::vector<double>& at, bool breakdown);  // keeps the shape
void removeKeys(const NodePtr& curve, const Indices& keys);  // the curve goes with its last key
void setBreakdown(const NodePtr& curve, const Indices& keys, bool breakdown);

struct KeyMove {
  std::optional<double> time, value;
  bool relative = false;
  std::string how =
      "over";  // "move": past no other key; "over": anywhere but onto another; "insert": others make room
};
void moveKeys(const NodePtr& curve, const Indices& keys, const KeyMove& move);

struct KeyScale {
  double time = 1.0, timePivot = 0.0, value = 1.0, valuePivot = 0.0;
};
void scaleKeys(const NodePtr& curve, const Indices& keys, const KeyScale& scale);

struct TangentEdit {
  std::optional<std::string> inType, outType;
  std::optional<double> inAngle, outAngle, inWeight, outWeight, inX, inY, outX, outY;
  std::optional<bool> lock, weightLock;
  bool relative = false;  // angles and weights
};
void editTangents(const NodePtr& curve, const Indices& keys, const TangentEdit& edit);
void setWeighted(const NodePtr& curve, bool weighted);
void setInfinity(const NodePtr& curve, const std::string& pre, const std::string& post);  // "": as it is

}  // namespace mayahost
