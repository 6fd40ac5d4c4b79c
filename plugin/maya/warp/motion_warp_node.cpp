// SPDX-License-Identifier: MIT
#include "maya/warp/motion_warp_node.h"

#include <maya/MAngle.h>
#include <maya/MDataHandle.h>
#include <maya/MDistance.h>
#include <maya/MTime.h>

#include <algorithm>

#include "maya/framework/data_values.h"

namespace footfall::maya {
using namespace warp;

namespace {

// The place of an element among those there are; -1: not there.
std::ptrdiff_t placeOf(const std::vector<unsigned>& elements, unsigned index) {
  const auto found = std::lower_bound(elements.begin(), elements.end(), index);
  return found != elements.end() && *found == index ? found - elements.begin() : -1;
}

Vec3 read3(MDataHandle parent, const std::array<MObject, 3>& axes) {
  return {parent.child(axes[0]).asDouble(), parent.child(axes[1]).asDouble(),
          parent.child(axes[2]).asDouble()};
}

}  // namespace

bool MotionWarpNode::Layout::operator==(const Layout& other) const {
  return elements == other.elements && joints == other.joints && orders == other.orders;
}

std::size_t MotionWarpNode::Layout::firstOf(ChannelUnit unit) const {
  std::size_t first = 0;
  for (std::size_t u = 0; u < static_cast<std::size_t>(unit); ++u) first += elements[u].size();
  return first;
}

std::size_t MotionWarpNode::Layout::firstOfJoint(std::size_t joint) const {
  return elements[0].size() + elements[1].size() + elements[2].size() + 3 * joint;
}

std::size_t MotionWarpNode::Layout::channels() const {
  return firstOfJoint(joints.size());
}

void MotionWarpNode::readChannels(MDataBlock& block, Layout& layout, Values& values) {
  values.time = seconds(input(block, inTime));
  for (std::size_t u = 0; u < units.size(); ++u) {
    eachElement(block, units[u].channel, [&](unsigned index, MDataHandle& element) {
      layout.elements[u].push_back(index);
      values.channels.push_back(element.child(units[u].in).asDouble());
    });
  }
  eachElement(block, turns.turn, [&](unsigned index, MDataHandle& element) {
    layout.joints.push_back(index);
    layout.orders.push_back(static_cast<RotationOrder>(element.child(turns.order).asShort()));
    const Vec3 angles = read3(element.child(turns.in), turns.inAxis);
    values.channels.insert(values.channels.end(), angles.data(), angles.data() + 3);
  });
}

LayerKey MotionWarpNode::readKey(MDataHandle& handle, const Layout& layout) {
  LayerKey key;
  key.time = seconds(handle.child(warps.time));
  warps.keyShape.read(handle, key);
  for (std::size_t u = 0; u < units.size(); ++u) {
    const std::size_t first = layout.firstOf(static_cast<ChannelUnit>(u));
    eachElement(handle, units[u].changes, [&](unsigned index, MDataHandle& change) {
      const std::ptrdiff_t place = placeOf(layout.elements[u], index);
      if (place < 0) return;
      key.channels.push_back({first + static_cast<std::size_t>(place),
                              change.child(units[u].scale).asDouble(),
                              change.child(units[u].offset).asDouble()});
    });
  }
  eachElement(handle, turns.changes, [&](unsigned index, MDataHandle& change) {
    const std::ptrdiff_t place = placeOf(layout.joints, index);
    if (place < 0) return;
    const std::size_t joint = static_cast<std::size_t>(place);
    const Vec3 turn = read3(change.child(turns.angles), turns.angleAxis);
    if (!turn.isZero(0)) key.turns.push_back({joint, turn});
    const Vec3 scales = read3(change.child(turns.scales), turns.scaleAxis);
    const Vec3 offsets = read3(change.child(turns.offsets), turns.offsetAxis);
    for (int a = 0; a < 3; ++a) {
      if (scales[a] != 1 || offsets[a] != 0)
        key.channels.push_back(
            {layout.firstOfJoint(joint) + static_cast<std::size_t>(a), scales[a], offsets[a]});
    }
  });
  return key;
}

std::vector<WarpLayer> MotionWarpNode::readLayers(MDataBlock& block, const Layout& layout) {
  const double whole = input(block, envelope).asDouble();
  std::vector<std::pair<int, WarpLayer>> ordered;
  eachElement(block, warps.warp, [&](unsigned, MDataHandle& handle) {
    ordered.emplace_back(handle.child(warps.order).asInt(), WarpLayer());
    WarpLayer& layer = ordered.back().second;
    warps.controls.read(handle, layer);
    layer.weight *= whole;
    if (handle.child(warps.useRange).asBool()) warps.range.read(handle, layer.range.emplace());
    eachElement(handle, warps.key,
                [&](unsigned, MDataHandle& key) { layer.keys.push_back(readKey(key, layout)); });
    eachElement(handle, warps.share, [&](unsigned index, MDataHandle& share) {
      const std::ptrdiff_t place = placeOf(layout.joints, index);
      if (place >= 0) layer.shares.push_back({static_cast<std::size_t>(place), share.asDouble()});
    });
  });
  std::stable_sort(ordered.begin(), ordered.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<WarpLayer> layers;
  for (auto& [order, layer] : ordered) layers.push_back(std::move(layer));
  return layers;
}

void MotionWarpNode::warp(const Solution& solution, Values& values) {
  const Layout& layout = solution.layout;
  for (std::size_t c = 0; c < values.channels.size(); ++c)
    values.channels[c] = solution.layers.value(c, values.channels[c], values.time);
  for (std::size_t j = 0; j < layout.joints.size(); ++j) {
    Eigen::Map<Vec3> angles(values.channels.data() + layout.firstOfJoint(j));
    angles = solution.layers.turned(j, Vec3(angles), values.time);
  }
}

void MotionWarpNode::write(MDataBlock& block, const Layout& layout, const Values& values) {
  const double* value = values.channels.data();
  writeElements(block, units[0].out, layout.elements[0], [&](std::size_t k, MDataHandle& out) {
    out.setMDistance(MDistance(value[k], MDistance::kCentimeters));
  });
  value += layout.elements[0].size();
  writeElements(block, units[1].out, layout.elements[1],
                [&](std::size_t k, MDataHandle& out) { out.setMAngle(MAngle(value[k], MAngle::kRadians)); });
  value += layout.elements[1].size();
  writeElements(block, units[2].out, layout.elements[2],
                [&](std::size_t k, MDataHandle& out) { out.setDouble(value[k]); });
  value += layout.elements[2].size();
  writeElements(block, turns.out, layout.joints, [&](std::size_t k, MDataHandle& out) {
    for (std::size_t a = 0; a < 3; ++a)
      out.child(turns.outAxis[a]).setMAngle(MAngle(value[3 * k + a], MAngle::kRadians));
  });
}

void MotionWarpNode::evaluate(MDataBlock& block) {
  Layout layout;
  Values values;
  readChannels(block, layout, values);
  const auto read = [&] { return std::make_shared<const Stack>(Stack{layout, readLayers(block, layout)}); };
  const Inputs in{
      stack_.get(block.context(), read, [&](const Stack& kept) { return kept.layout == layout; })};
  const auto solution = solved_.get(in, [](const Inputs& i) {
    const Stack& stack = *i.stack;
    try {
      return Solution{stack.layout, WarpLayers(stack.layers, stack.layout.channels(), stack.layout.orders)};
    } catch (const Error& error) {
      throw Error(error.message() + " (times in seconds)");
    }
  });
  warp(*solution, values);
  write(block, layout, values);
}

void MotionWarpNode::passThrough(MDataBlock& block) {
  Layout layout;
  Values values;
  readChannels(block, layout, values);
  write(block, layout, values);
}

void MotionWarpNode::keepLast(MDataBlock& block) {
  Layout layout;
  Values values;
  readChannels(block, layout, values);
  const auto solution = solved_.last();
  if (solution && solution->layout == layout) warp(*solution, values);
  write(block, layout, values);
}

MPlug MotionWarpNode::passThroughToOne(const MPlug& plug) const {
  const MObject own = thisMObject();
  const MObject attribute = plug.attribute();
  const auto element = [&](MObject array, unsigned index) {
    return MPlug(own, array).elementByLogicalIndex(index);
  };
  for (const UnitAttributes& unit : units) {
    MObject in = unit.in;
    if (attribute == unit.out && plug.isElement())
      return element(unit.channel, plug.logicalIndex()).child(in);
    if (attribute == unit.in) return element(unit.out, plug.parent().logicalIndex());
  }
  for (std::size_t a = 0; a < 3; ++a) {
    MObject in = turns.in, inAxis = turns.inAxis[a], outAxis = turns.outAxis[a];
    if (attribute == turns.outAxis[a])
      return element(turns.turn, plug.parent().logicalIndex()).child(in).child(inAxis);
    if (attribute == turns.inAxis[a])
      return element(turns.out, plug.parent().parent().logicalIndex()).child(outAxis);
  }
  MObject in = turns.in;
  if (attribute == turns.out && plug.isElement()) return element(turns.turn, plug.logicalIndex()).child(in);
  if (attribute == turns.in) return element(turns.out, plug.parent().logicalIndex());
  return MPlug();
}

bool MotionWarpNode::isPassiveOutput(const MPlug& plug) const {
  if (isPlugOf(plug, turns.out)) return true;
  return std::any_of(units.begin(), units.end(),
                     [&plug](const UnitAttributes& unit) { return isPlugOf(plug, unit.out); });
}

MStatus MotionWarpNode::setDependentsDirty(const MPlug& plug, MPlugArray& affected) {
  stack_.plugDirtied(plug, {envelope, warps.warp});
  return MPxNode::setDependentsDirty(plug, affected);
}

MStatus MotionWarpNode::preEvaluation(const MDGContext& context, const MEvaluationNode& evaluationNode) {
  stack_.preEvaluation(context, evaluationNode, {envelope, warps.warp});
  return MStatus::kSuccess;
}

// A key whose values are all defaults would not be written, and be missing when the scene is opened.
MStatus MotionWarpNode::shouldSave(const MPlug& plug, bool& isSaving) {
  if (plug != warps.time) return MPxNode::shouldSave(plug, isSaving);
  isSaving = true;
  return MStatus::kSuccess;
}

}  // namespace footfall::maya
