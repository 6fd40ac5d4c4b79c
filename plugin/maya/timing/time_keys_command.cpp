// SPDX-License-Identifier: MIT
#include "maya/timing/time_keys_command.h"

#include <maya/MFnAnimCurve.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MSelectionList.h>
#include <maya/MTime.h>

#include <fmt/format.h>

#include "base/error.h"
#include "curve/time_curve.h"
#include "maya/framework/data_values.h"
#include "maya/framework/node_ids.h"
#include "maya/scene/scene_channels.h"
#include "maya/timing/time_warp_plugs.h"

namespace footfall::maya {
using namespace warp;

namespace {

// at, source, tension, continuity, bias of one use of -key.
TimeKey keyOf(const MArgList& words) {
  MStatus status[5];
  const MTime at = words.asTime(0, &status[0]), source = words.asTime(1, &status[1]);
  TimeKey key{seconds(at), seconds(source)};
  key.tension = words.asDouble(2, &status[2]);
  key.continuity = words.asDouble(3, &status[3]);
  key.bias = words.asDouble(4, &status[4]);
  for (const MStatus& one : status) require(one, "-key takes two times and three numbers");
  return key;
}

SpeedKey speedOf(const MArgList& words) {
  MStatus status[2];
  const MTime at = words.asTime(0, &status[0]);
  const double speed = words.asDouble(1, &status[1]);
  for (const MStatus& one : status) require(one, "-speed takes a time and a number");
  return {seconds(at), speed};
}

// What each use of a flag says.
template <typename Read>
auto eachUse(const MArgDatabase& arguments, const char* flag, Read read) {
  std::vector<decltype(read(MArgList()))> found;
  for (unsigned use = 0; use < arguments.numberOfFlagUses(flag); ++use) {
    MArgList words;
    require(arguments.getFlagArgumentList(flag, use, words), flag);
    found.push_back(read(words));
  }
  return found;
}

MPlug plugOf(const MObject& node, const char* name) {
  MStatus status;
  const MPlug plug = MFnDependencyNode(node).findPlug(name, false, &status);
  require(status, name);
  return plug;
}

void setSpeeds(Edits& edits, const MObject& node, const MArgDatabase& arguments) {
  const std::vector<SpeedKey> speeds = eachUse(arguments, "speed", speedOf);
  const double showing = secondsOf(arguments, "showing", 0, speeds.front().at);
  writeTimeKeys(edits, node, false, timeKeysFromSpeeds(speeds, showing));
  const MPlug interpolation = plugOf(node, "interpolation");
  if (static_cast<TimeInterpolation>(interpolation.asShort()) == TimeInterpolation::Spline)
    edits.graph().newPlugValueShort(interpolation, static_cast<short>(TimeInterpolation::Monotone));
}

void makeCurve(Edits& edits, const MObject& node) {
  const std::optional<TimeMap> map = stillTimeMap(node, true);
  if (!map) throw Error(nameOf(node) + " is animated or timed by a curve; its keys must be constant");
  const MPlug value = plugOf(node, "sourceFrame");
  const double frame = frameLength();
  MDGModifier& modifier = edits.graph();
  MStatus status;
  MFnAnimCurve made;
  const MObject curve = made.create(MFnAnimCurve::kAnimCurveTU, &modifier, &status);
  require(status, "a curve could not be created");
  modifier.renameNode(curve, mstring(nameOf(node) + "_sourceFrame"));
  modifier.connect(plugOf(curve, "output"), value);
  modifier.newPlugValueMTime(plugOf(node, "curveFrame"), asSeconds(frame));
  modifier.newPlugValueBool(plugOf(node, "useCurve"), true);
  edits.apply();
  setCurve(curve, timeCurve(*map, frame, {0, 100 * frame}), edits.keys());
}

}  // namespace

void TimeKeysCommand::describe(MSyntax& syntax) {
  syntax.addFlag("k", "keys", MSyntax::kTime, MSyntax::kTime, MSyntax::kDouble, MSyntax::kDouble,
                 MSyntax::kDouble);
  syntax.makeFlagMultiUse("keys");
  syntax.addFlag("sp", "speed", MSyntax::kTime, MSyntax::kDouble);
  syntax.makeFlagMultiUse("speed");
  syntax.addFlag("sh", "showing", MSyntax::kTime);
  syntax.addFlag("tc", "toCurve");
  syntax.setObjectType(MSyntax::kSelectionList, 1, 1);
}

void TimeKeysCommand::run(const MArgDatabase& arguments) {
  MSelectionList objects;
  require(arguments.getObjects(objects), "the node could not be read");
  MObject node;
  objects.getDependNode(0, node);
  if (node.isNull() || MFnDependencyNode(node).typeId() != MTypeId(kTimeWarpId))
    throw Error("give or select the ffTimeWarp to key");
  if (given(arguments, "toCurve")) return makeCurve(edits(), node);
  if (given(arguments, "speed")) return setSpeeds(edits(), node, arguments);
  writeTimeKeys(edits(), node, false, eachUse(arguments, "keys", keyOf));
}

}  // namespace footfall::maya
