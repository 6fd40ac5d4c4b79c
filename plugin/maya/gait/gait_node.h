// SPDX-License-Identifier: MIT
// ffGait: a stride along a curve over a mesh at the current time. Solved when something changes, not for each
// frame. The mathematics is gait/travel/follow.h; the attributes are described in
// docs/reference/maya/gait.md. Drawn by gait_draw.h.
#pragma once

#include "maya/framework/locator_base.h"

#include "maya/figure/figure_node.h"
#include "maya/framework/kept_input.h"
#include "maya/framework/node_base.h"
#include "maya/framework/node_ids.h"
#include "maya/framework/option_attributes.h"
#include "maya/framework/solve_cache.h"
#include "maya/gait/gait_inputs.h"

namespace footfall::maya {

class GaitNode : public NodeOf<GaitNode, MPxLocatorNode>, public FigureNode {
 public:
  static constexpr const char* kName = "ffGait";
  static constexpr unsigned kId = kGaitId;
  static constexpr const char* kDrawClass = "drawdb/geometry/ffGait";
  static void describe(Attributes& make);

  bool isBounded() const override { return false; }
  bool isPassiveOutput(const MPlug& plug) const override { return outs.drives(plug); }
  MStatus setDependentsDirty(const MPlug& plug, MPlugArray& affected) override;
  MStatus preEvaluation(const MDGContext& context, const MEvaluationNode& evaluationNode) override;

  const FigureOutputs& figureOutputs() const override { return outs; }
  Character figureCharacter() const override { return solvedNow()->player.character(); }
  SceneAxes figureAxes() const override { return figures.axes(thisMObject()); }
  TimeRange figureRange() const override;
  bool takeSize(Edits& edits, double scale, double hipSpacing) const override;
  bool takeSkeleton(Edits& edits, const Skeleton& skeleton) const override;

  // The current travel. Throws Error with its fault.
  std::shared_ptr<const SolvedGait> solvedNow() const;
  // The last solution; null before the first.
  std::shared_ptr<const SolvedGait> lastGait() const { return solved_.last(); }

  struct StrideAttributes {
    MObject stride, gait, cycle, info, period, start, duration;
  };
  struct KeyAttributes {
    MObject key, time, value;
  };
  static MObject inTime, startTime, duration, frameRate, path, pathMatrix, terrain, terrainMatrix, ground,
      automatic, drive, speed, position, legShift, mode, force, showPath, showPrints, showDiagram;
  static StrideAttributes strides;
  static KeyAttributes speedKeys, placeKeys;
  static OptionAttributes<gait::FollowOptions> follow;
  static FigureInputs figures;
  static FigureOutputs outs;
  static MObject legPhase, phase, outSpeed, outDistance, gaitName, travelTime, endTime, strideLength,
      strideTime, printCount, notes;

 protected:
  void evaluate(MDataBlock& block) override;
  void keepLast(MDataBlock& block) override;
  bool isWorthCaching() const override { return true; }

 private:
  GaitInputs readInputs(MDataBlock& block);
  static void write(MDataBlock& block, const SolvedGait& gait);

  KeptInput<GaitSources> sources_;
  SolveCache<GaitInputs, SolvedGait> solved_;
  mutable std::mutex faultMutex_;
  std::string fault_;
};

}  // namespace footfall::maya
