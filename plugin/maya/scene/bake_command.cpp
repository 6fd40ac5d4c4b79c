// SPDX-License-Identifier: MIT
#include "maya/scene/bake_command.h"

#include <maya/MFnDependencyNode.h>
#include <maya/MPlugArray.h>
#include <maya/MStringArray.h>

#include <algorithm>

#include <fmt/format.h>

#include "maya/figure/figure_connect.h"
#include "maya/framework/data_values.h"
#include "maya/framework/progress_bar.h"
#include "maya/scene/bake_channels.h"
#include "maya/warp/warp_command.h"

namespace footfall::maya {
using namespace warp;

namespace {

// A node of ours stands for all it drives; what is given twice counts once.
std::vector<AnimatedChannel> channelsOf(const MSelectionList& objects, std::vector<std::string>& notes) {
  MSelectionList plain;
  for (unsigned i = 0; i < objects.length(); ++i) {
    MObject node;
    MPlug plug;
    const bool isPlug = objects.getPlug(i, plug) == MStatus::kSuccess && !plug.isNull();
    objects.getDependNode(i, node);
    const unsigned id = node.isNull() ? 0 : MFnDependencyNode(node).typeId().id();
    if (isPlug) {
      plain.add(plug);
    } else if (id != kMotionWarpId && id != kMotionBlendId && id != kTimeWarpId && !figureNodeOf(node)) {
      plain.add(node);
    } else {
      if (figureNodeOf(node)) {
        for (const MPlug& driven : drivenBy(node)) plain.add(driven);
        continue;
      }
      MPlugArray own;
      MFnDependencyNode(node).getConnections(own);
      for (unsigned k = 0; k < own.length(); ++k) {
        MPlugArray driven;
        own[k].connectedTo(driven, false, true);
        for (unsigned d = 0; d < driven.length(); ++d) {
          if (driven[d].node().hasFn(MFn::kTransform)) plain.add(driven[d]);
        }
      }
    }
  }
  std::vector<AnimatedChannel> result;
  for (AnimatedChannel& channel : animatedChannels(plain, notes)) {
    const auto same = [&](const AnimatedChannel& other) { return other.plug == channel.plug; };
    if (std::none_of(result.begin(), result.end(), same)) result.push_back(std::move(channel));
  }
  return result;
}

}  // namespace

void BakeCommand::describe(MSyntax& syntax) {
  syntax.addFlag("t", "tolerance", MSyntax::kDistance);
  syntax.addFlag("at", "angleTolerance", MSyntax::kAngle);
  syntax.addFlag("nt", "numberTolerance", MSyntax::kDouble);
  syntax.addFlag("ef", "everyFrame");
  syntax.addFlag("r", "range", MSyntax::kTime, MSyntax::kTime);
  syntax.setObjectType(MSyntax::kSelectionList, 0);
}

void BakeCommand::run(const MArgDatabase& arguments) {
  BakeRequest request;
  request.tolerance.linear = centimetresOf(arguments, "tolerance", request.tolerance.linear);
  request.tolerance.angular = radiansOf(arguments, "angleTolerance", request.tolerance.angular);
  request.tolerance.unitless = numberOf(arguments, "numberTolerance", request.tolerance.unitless);
  const CurveWarpOptions& t = request.tolerance;
  if (!(t.linear > 0 && t.angular > 0 && t.unitless > 0)) throw Error("a tolerance must be above 0");
  request.everyFrame = given(arguments, "everyFrame");
  if (given(arguments, "range"))
    request.range = TimeRange{secondsOf(arguments, "range", 0, 0), secondsOf(arguments, "range", 1, 0)};

  std::vector<std::string> notes;
  const MSelectionList objects = objectsOf(arguments);
  const std::vector<AnimatedChannel> channels =
      objects.isEmpty() ? allChannels() : channelsOf(objects, notes);
  if (std::none_of(channels.begin(), channels.end(), isOurs))
    throw Error("nothing selected is warped or blended by Footfall");
  ProgressBar bar("Footfall: baking");
  request.progress = bar.part();
  BakeReport report = bake(edits(), channels, request);
  report.notes.insert(report.notes.end(), notes.begin(), notes.end());
  MStringArray baked;
  for (const std::string& name : report.channels) baked.append(mstring(name));
  setResult(baked);
  displayInfo(mstring(fmt::format("{}: {} channels baked to {} keys, {} of them without sampling", kName,
                                  report.channels.size(), report.keys, report.exact)));
  for (const std::string& note : report.notes) displayWarning(mstring(fmt::format("{}: {}", kName, note)));
}

}  // namespace footfall::maya
