// SPDX-License-Identifier: MIT
#include "maya/timing/time_warp_node.h"

#include <maya/MDataHandle.h>
#include <maya/MTime.h>

#include <cmath>

#include "maya/framework/data_values.h"

namespace footfall::maya {

MObject TimeWarpNode::inTime, TimeWarpNode::enable, TimeWarpNode::interpolation, TimeWarpNode::outside,
    TimeWarpNode::easeSpan, TimeWarpNode::offset, TimeWarpNode::speed;
MObject TimeWarpNode::useCurve, TimeWarpNode::sourceFrame, TimeWarpNode::curveFrame;
MObject TimeWarpNode::keys, TimeWarpNode::keyAt, TimeWarpNode::keySource, TimeWarpNode::keyContinuity,
    TimeWarpNode::keyTension, TimeWarpNode::keyBias;
MObject TimeWarpNode::outTime;

void TimeWarpNode::describe(Attributes& make) {
  const TimeMapOptions defaults;
  const Range control{-1, 1, -1, 1};
  Range notNegative, slider;
  notNegative.min = 0;
  slider.softMin = -2;
  slider.softMax = 4;

  inTime = make.time("inTime", "it", 0, Use::Input);
  enable = make.toggle("enable", "en", true);
  interpolation = make.choice("interpolation", "ip", {"Spline", "Linear", "Monotone"});
  outside = make.choice("outside", "os", {"Ease to Identity", "Hold Offset"});
  easeSpan = make.time("easeSpan", "es", defaults.easeSpan, Use::Keyable, notNegative);
  offset = make.time("offset", "of", defaults.offset);
  speed = make.number("speed", "sp", defaults.speed, Use::Keyable, slider);

  useCurve = make.toggle("useCurve", "uc", false);
  sourceFrame = make.number("sourceFrame", "sf");
  curveFrame = make.time("curveFrame", "cf", 1.0 / 24, Use::Input);

  keyAt = make.time("keyAt", "ka");
  keySource = make.time("keySource", "ks");
  keyContinuity = make.number("keyContinuity", "kc", 0, Use::Keyable, control);
  keyTension = make.number("keyTension", "kt", 0, Use::Keyable, control);
  keyBias = make.number("keyBias", "kb", 0, Use::Keyable, control);
  keys = make.compoundArray("keys", "k", {keyAt, keySource, keyContinuity, keyTension, keyBias});

  outTime = make.time("outTime", "ot", 0, Use::Output);
}

TimeWarpNode::Inputs TimeWarpNode::unpack(MDataBlock& block) {
  Inputs in;
  in.options.interpolation = static_cast<TimeInterpolation>(input(block, interpolation).asShort());
  in.options.outside = static_cast<TimeMapOptions::Outside>(input(block, outside).asShort());
  in.options.easeSpan = seconds(input(block, easeSpan));
  in.options.offset = seconds(input(block, offset));
  in.options.speed = input(block, speed).asDouble();
  eachElement(block, keys, [&in](unsigned, MDataHandle& key) {
    in.keys.push_back({seconds(key.child(keyAt)), seconds(key.child(keySource)),
                       key.child(keyContinuity).asDouble(), key.child(keyTension).asDouble(),
                       key.child(keyBias).asDouble()});
  });
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
  const auto map = maps_.get(unpack(block), [](const Inputs& in) {
    try {
      return TimeMap(in.keys, in.options);
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

// A key whose values are all defaults would not be written, and be missing when the scene is opened.
MStatus TimeWarpNode::shouldSave(const MPlug& plug, bool& isSaving) {
  if (plug != keyAt) return MPxNode::shouldSave(plug, isSaving);
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
  for (const TimeSpan& span : map->spansShowing(seconds(bounds.min), seconds(bounds.max))) {
    result = result | MTimeRange(asSeconds(span.from - kTick), asSeconds(span.to + kTick));
  }
  return result;
}
#endif

}  // namespace footfall::maya
