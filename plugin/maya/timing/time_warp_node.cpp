// SPDX-License-Identifier: MIT
#include "maya/timing/time_warp_node.h"

#include <maya/MDataHandle.h>
#include <maya/MTime.h>

#include <cmath>

#include "curve/time_map_table.h"
#include "maya/framework/data_values.h"

namespace footfall::maya {

MObject TimeWarpNode::inTime, TimeWarpNode::enable;
OptionAttributes<TimeMapOptions> TimeWarpNode::options;
OptionAttributes<TimeKey> TimeWarpNode::keyOptions;
MObject TimeWarpNode::useCurve, TimeWarpNode::sourceFrame, TimeWarpNode::curveFrame;
MObject TimeWarpNode::keys, TimeWarpNode::outTime;

void TimeWarpNode::describe(Attributes& make) {
  inTime = make.time("inTime", "it", 0, Use::Input);
  enable = make.toggle("enable", "en", true);
  options.describe(make, timeMapTable());

  useCurve = make.toggle("useCurve", "uc", false);
  sourceFrame = make.number("sourceFrame", "sf");
  curveFrame = make.time("curveFrame", "cf", 1.0 / 24, Use::Input);

  keyOptions.describe(make, timeKeyTable());
  const std::vector<MObject>& key = keyOptions.attributes();
  keys = make.compoundArray("keys", "k", {key[0], key[1], key[2], key[3], key[4]});

  outTime = make.time("outTime", "ot", 0, Use::Output);
}

TimeWarpNode::Inputs TimeWarpNode::unpack(MDataBlock& block) {
  Inputs in;
  options.read(block, in.options);
  eachElement(block, keys,
              [&in](unsigned, MDataHandle& key) { keyOptions.read(key, in.keys.emplace_back()); });
  return in;
}

void TimeWarpNode::evaluate(MDataBlock& block) {
  if (!input(block, enable).asBool()) return passThrough(block);
  curved_ = input(block, useCurve).asBool();
  if (curved_) {
    const double shown = input(block, sourceFrame).asDouble() * seconds(input(block, curveFrame));
    if (!(std::abs(shown) <= kTimeLimit)) throw Error("the curve of the timing must stay within ±1e9 s");
    output(block, outTime).setMTime(asSeconds(shown));
    return;
  }
  const Given given{
      inputs_.get(block.context(), [&block] { return std::make_shared<const Inputs>(unpack(block)); })};
  const auto map = maps_.get(given, [](const Given& in) {
    try {
      return TimeMap(in.inputs->keys, in.inputs->options);
    } catch (const Error& error) {
      throw Error(error.message() + " (times in seconds)");
    }
  });
  output(block, outTime).setMTime(asSeconds(map->source(seconds(input(block, inTime)))));
}

void TimeWarpNode::passThrough(MDataBlock& block) {
  output(block, outTime).setMTime(input(block, inTime).asTime());
}

void TimeWarpNode::keepLast(MDataBlock& block) {
  const auto map = maps_.last();
  if (!map) return passThrough(block);
  output(block, outTime).setMTime(asSeconds(map->source(seconds(input(block, inTime)))));
}

MPlug TimeWarpNode::passThroughToOne(const MPlug& plug) const {
  if (plug == outTime) return MPlug(thisMObject(), inTime);
  if (plug == inTime) return MPlug(thisMObject(), outTime);
  return MPlug();
}

MStatus TimeWarpNode::setDependentsDirty(const MPlug& plug, MPlugArray& affected) {
  const std::vector<MObject>& own = options.attributes();
  inputs_.plugDirtied(plug, {own[0], own[1], own[2], own[3], own[4], keys});
  return MPxNode::setDependentsDirty(plug, affected);
}

MStatus TimeWarpNode::preEvaluation(const MDGContext& context, const MEvaluationNode& evaluationNode) {
  const std::vector<MObject>& own = options.attributes();
  inputs_.preEvaluation(context, evaluationNode, {own[0], own[1], own[2], own[3], own[4], keys});
  return MStatus::kSuccess;
}

// A key whose values are all defaults would not be written, and be missing when the scene is opened.
MStatus TimeWarpNode::shouldSave(const MPlug& plug, bool& isSaving) {
  if (plug != keyOptions.attributes().front()) return MPxNode::shouldSave(plug, isSaving);
  isSaving = true;
  return MStatus::kSuccess;
}

#if MAYA_API_VERSION >= 20200000
// A change of the warp at a playback time changes the output there, so the range itself is invalid; a change
// of the source motion in the range shows wherever the map shows it. Both are given: too much is only slower.
// Nothing may be evaluated here, so the last map counts.
MTimeRange TimeWarpNode::transformInvalidationRange(const MPlug&, const MTimeRange& changed) const {
  constexpr double kTick = 1.0 / 6000;  // ranges are rounded to ticks, the coarsest of any version
  if (curved_)
    return MTimeRange(asSeconds(-kTimeLimit), asSeconds(kTimeLimit));  // what it shows is not known
  const auto map = maps_.last();
  if (!map || changed.empty()) return changed;
  const auto bounds = changed.bounds();
  MTimeRange result = changed;
  for (const TimeRange& span : map->rangesShowing(seconds(bounds.min), seconds(bounds.max))) {
    result = result | MTimeRange(asSeconds(span.start - kTick), asSeconds(span.end + kTick));
  }
  return result;
}
#endif

}  // namespace footfall::maya
