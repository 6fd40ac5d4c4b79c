// SPDX-License-Identifier: MIT
// ffMotionBlend: the passage from one set of channels to another. The mathematics is
// warp/blend/blend_values.h; the attributes are described in docs/reference/maya/blend.md.
#pragma once

#include <array>

#include "maya/framework/node_base.h"
#include "maya/framework/node_ids.h"
#include "maya/framework/option_attributes.h"
#include "maya/warp/motion_warp_node.h"
#include "warp/blend/blend_values.h"

namespace footfall::maya {

class MotionBlendNode : public NodeOf<MotionBlendNode> {
 public:
  static constexpr const char* kName = "ffMotionBlend";
  static constexpr unsigned kId = kMotionBlendId;
  static void describe(Attributes& attributes);

  MPlug passThroughToOne(const MPlug& plug) const override;  // deleted, what it drove gets the first motion
  bool isPassiveOutput(const MPlug& plug) const override;    // what it drives may be posed and keyed

  // Three numbers or angles under one name.
  struct Triple {
    MObject whole;
    std::array<MObject, 3> axis;
  };
  // Of one unit: channel[i] has name, a and b; out[i] is the result. Angles have whole turns to add to b.
  struct UnitAttributes {
    MObject channel, name, a, b, turns, out;
  };
  struct TurnAttributes {
    MObject turn, name, order;
    Triple a, b, fix, out;
  };
  // A root, whose second motion is placed before it is blended.
  struct RootAttributes {
    MObject root, name, order, out;
    Triple orient, placeTurn, placeMove;
    Triple moveA, moveB, moveFix, moveOut, turnA, turnB, turnFix, turnOut;
  };
  static MObject inTime, useWeight, weight;
  static OptionAttributes<warp::Fade> fade;  // start, duration, shape
  static MObject firstTime;  // connected to the clock of the first motion, so that it is found again
  static std::array<UnitAttributes, 3> units;
  static TurnAttributes turns;
  static RootAttributes roots;

 protected:
  void evaluate(MDataBlock& block) override;
  void passThrough(MDataBlock& block) override;
  void keepLast(MDataBlock& block) override { passThrough(block); }

 private:
  // fixed: with the small turns and moves that lead to planted feet, made for the passage's own weight.
  static void blend(MDataBlock& block, double weight, bool fixed);
};

}  // namespace footfall::maya
