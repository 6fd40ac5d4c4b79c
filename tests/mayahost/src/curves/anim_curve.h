// SPDX-License-Identifier: MIT
// Animation curves: nodes whose keys are the engine's Curve, shown in the attributes Maya's have.
#pragma once

#include "graph/node.h"

#include "curve/curve.h"

#include <atomic>
#include <mutex>

namespace mayahost {

// The attributes of a type of curve.
struct CurveAttributes {
  std::shared_ptr<Attribute> input, output;
  std::shared_ptr<Attribute> keys, time, value;  // keys[i].time, keys[i].value
  std::shared_ptr<Attribute> tangent, inType, outType, inX, inY, outX, outY;
  std::shared_ptr<Attribute> tangentsLocked, weightsLocked, breakdown;
  std::shared_ptr<Attribute> weighted, pre, post;
  footfall::CurveInput from = footfall::CurveInput::Time;
  footfall::CurveOutput to = footfall::CurveOutput::Unitless;
};

class AnimCurveNode : public MPxNode {
 public:
  explicit AnimCurveNode(std::shared_ptr<const CurveAttributes> attributes);

  MStatus compute(const MPlug& plug, MDataBlock& block) override;
  MStatus setDependentsDirty(const MPlug& plug, MPlugArray& affected) override;
  MStatus connectionBroken(const MPlug& plug, const MPlug& other, bool asSource) override;
  SchedulingType schedulingType() const override { return kParallel; }
  bool isPassiveOutput(const MPlug&) const override { return true; }  // what it drives can be posed and keyed

  const footfall::Curve& curve();       // up to date with the attributes
  void replace(footfall::Curve curve);  // and the attributes, and tells what depends on it
  const CurveAttributes& attributes() const { return *attributes_; }

 private:
  std::shared_ptr<Slot> slot(const std::shared_ptr<Attribute>& attribute) const;
  void read();                                       // keys from the attributes
  void show(const std::vector<footfall::Key>& was);  // keys to the attributes, where they differ
  void showKey(std::size_t index, const footfall::Key& key);

  std::shared_ptr<const CurveAttributes> attributes_;
  std::mutex mutex_;
  footfall::Curve curve_;
  std::atomic<bool> stale_{true};  // an attribute was set since
};

// The curve behind a node, or null.
AnimCurveNode* curveOf(const MObject& node);

constexpr double kTicksPerSecond = 141120000.0;
inline double secondsOf(const MTime& time) {
  return toTicks(time) / kTicksPerSecond;
}

}  // namespace mayahost
