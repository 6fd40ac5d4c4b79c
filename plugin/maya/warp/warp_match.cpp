// SPDX-License-Identifier: MIT
#include "maya/warp/warp_match.h"

#include <fmt/format.h>

#include "maya/scene/channel_curves.h"
#include "maya/scene/sampled_figure.h"
#include "maya/timing/time_warp_plugs.h"
#include "maya/warp/warp_document.h"
#include "warp/timing/time_alignment.h"

namespace footfall::maya {
using namespace warp;

namespace {

std::vector<AnimatedChannel> channelsOf(const MObject& root, std::vector<std::string>& notes) {
  MSelectionList list;
  for (const MObject& node : figureNodes(root)) list.add(node);
  std::vector<AnimatedChannel> channels = animatedChannels(list, notes);
  if (channels.empty()) throw Error(nameOf(root) + " has no animation to match");
  return channels;
}

}  // namespace

WarpReport matchTiming(Edits& edits, const MObject& figure, const MObject& other, const Progress& progress) {
  WarpReport report;
  std::vector<std::string> unused;
  const std::vector<AnimatedChannel> own = channelsOf(figure, report.notes),
                                     others = channelsOf(other, unused);
  for (const AnimatedChannel& channel : own) {
    for (const MPlug& input : timeInputsBehind(channel.plug)) {
      const MObject behind = timeWarpBehind(incoming(input));
      if (!behind.isNull()) {
        throw Error(fmt::format("{} is timed by {} already; bake or remove that timing first", nameOf(figure),
                                nameOf(behind)));
      }
    }
  }
  footfall::report(progress, 0.1);
  const SampledFigure reference = sampleFigure(other, keyRange(others));
  SampledFigure motion = sampleFigure(figure, keyRange(own));
  motion.motion.skeleton.joints.front().name = reference.motion.skeleton.joints.front().name;
  footfall::report(progress, 0.5);
  const TimeAlignment alignment = alignTimes(reference.motion, motion.motion);
  footfall::report(progress, 0.9);
  const WarpUnits units = sceneUnits();
  WarpRequest request;
  request.timeInterpolation = TimeInterpolation::Monotone;
  for (const TimeKey& key : alignment.keys)
    request.time.push_back({(key.at - units.start) / units.frame, (key.source - units.start) / units.frame});
  const MObject node = setTimeKeys(edits, own, request, units);
  edits.apply();
  report.nodes.push_back(nameOf(node));
  report.apartBefore = alignment.before;
  report.apartAfter = alignment.after;
  report.timeKeys = alignment.keys.size();
  return report;
}

}  // namespace footfall::maya
