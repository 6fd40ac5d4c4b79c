// SPDX-License-Identifier: MIT
// ffMotionWarp: existing animation changed by a stack of warps, between the curves and what they drove. The
// mathematics is warp/layers/warp_layers.h; the attributes are described in docs/reference/maya/warp.md.
#pragma once

#include <array>
#include <map>
#include <memory>

#include "maya/framework/kept_input.h"
#include "maya/framework/node_base.h"
#include "maya/framework/node_ids.h"
#include "maya/framework/option_attributes.h"
#include "maya/framework/solve_cache.h"
#include "warp/layers/warp_layers.h"

namespace footfall::maya {

// The kinds of channels, by their unit; each has arrays of its own, so that nothing is ever converted.
enum class ChannelUnit : unsigned { Length, Angle, Number };
inline constexpr std::array<const char*, 3> kUnitNames = {"length", "angle", "number"};

class MotionWarpNode : public NodeOf<MotionWarpNode> {
 public:
  static constexpr const char* kName = "ffMotionWarp";
  static constexpr unsigned kId = kMotionWarpId;
  static void describe(Attributes& attributes);

  MPlug passThroughToOne(const MPlug& plug) const override;  // deleted, what it drove gets its sources
  bool isPassiveOutput(const MPlug& plug) const override;    // what it drives may be posed and keyed

  MStatus shouldSave(const MPlug& plug, bool& isSaving) override;  // every key, wherever it is
  MStatus setDependentsDirty(const MPlug& plug, MPlugArray& affected) override;
  MStatus preEvaluation(const MDGContext& context, const MEvaluationNode& evaluationNode) override;

  // Attributes of the channels of one unit: channel[i] has name and in, out[i] is the result; of a key,
  // changes[i] has scale and offset.
  struct UnitAttributes {
    MObject channel, name, in, out, changes, scale, offset;
  };
  // turn[i] has name, order and in (three angles), out[i] the result; of a key, changes[i] has a turn and,
  // for the angles, scales and offsets.
  struct TurnAttributes {
    MObject turn, name, order, in, out, changes, angles, scales, offsets;
    std::array<MObject, 3> inAxis, outAxis, angleAxis, scaleAxis, offsetAxis;
  };
  // warp[i] has controls, an order, a range where useRange is on, shares and keys.
  struct WarpAttributes {
    MObject warp, order, useRange, share, key, time;
    OptionAttributes<warp::WarpLayer> controls;
    OptionAttributes<warp::EasedRange> range;
    OptionAttributes<warp::LayerKey> keyShape;
  };
  static MObject inTime, envelope;
  static std::array<UnitAttributes, 3> units;
  static TurnAttributes turns;
  static WarpAttributes warps;

 protected:
  void evaluate(MDataBlock& block) override;
  void passThrough(MDataBlock& block) override;
  void keepLast(MDataBlock& block) override;

 private:
  // Which channels and joints there are: elements by unit, three angles for each joint after them.
  struct Layout {
    std::array<std::vector<unsigned>, 3> elements;
    std::vector<unsigned> joints;
    std::vector<RotationOrder> orders;
    bool operator==(const Layout& other) const;
    std::size_t channels() const;
    std::size_t firstOf(ChannelUnit unit) const;
    std::size_t firstOfJoint(std::size_t joint) const;
  };
  struct Values {
    std::vector<double> channels;  // in the layout's order
    double time = 0;
  };
  // The warps of the stack, for channels laid out so.
  struct Stack {
    Layout layout;
    std::vector<warp::WarpLayer> layers;
    bool operator==(const Stack& other) const { return layout == other.layout && layers == other.layers; }
  };
  struct Inputs {
    std::shared_ptr<const Stack> stack;
    bool operator==(const Inputs& other) const {
      return stack == other.stack || (stack && other.stack && *stack == *other.stack);
    }
  };
  struct Solution {
    Layout layout;
    warp::WarpLayers layers;
  };
  static void readChannels(MDataBlock& block, Layout& layout, Values& values);
  static std::vector<warp::WarpLayer> readLayers(MDataBlock& block, const Layout& layout);
  static warp::LayerKey readKey(MDataHandle& key, const Layout& layout);
  static void warp(const Solution& solution, Values& values);
  static void write(MDataBlock& block, const Layout& layout, const Values& values);

  KeptInput<Stack> stack_;
  SolveCache<Inputs, Solution> solved_;
};

}  // namespace footfall::maya
