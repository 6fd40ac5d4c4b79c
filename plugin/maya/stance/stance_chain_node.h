// SPDX-License-Identifier: MIT
// ffStanceChain: stances of a library through ffStanceApex nodes, as a figure at the current time. Solved
// when something changes, not for each frame. The mathematics is stance/chain/stance_chain.h and
// stance_figure.h; drawn by stance_draw.h. The attributes are described in docs/reference/maya/stances.md.
#pragma once

#include "maya/framework/locator_base.h"

#include "maya/figure/figure_node.h"
#include "maya/framework/kept_input.h"
#include "maya/framework/node_base.h"
#include "maya/framework/node_ids.h"
#include "maya/framework/option_attributes.h"
#include "maya/framework/solve_cache.h"
#include "maya/stance/stance_inputs.h"

namespace footfall::maya {

class StanceChainNode : public NodeOf<StanceChainNode, MPxLocatorNode>, public FigureNode {
 public:
  static constexpr const char* kName = "ffStanceChain";
  static constexpr unsigned kId = kStanceChainId;
  static constexpr const char* kDrawClass = "drawdb/geometry/ffStanceChain";
  static void describe(Attributes& attributes);

  bool isBounded() const override { return false; }
  bool isPassiveOutput(const MPlug& plug) const override { return figureOut.drives(plug); }
  MStatus setDependentsDirty(const MPlug& plug, MPlugArray& affected) override;
  MStatus preEvaluation(const MDGContext& context, const MEvaluationNode& evaluationNode) override;

  // The last solution; null before the first.
  std::shared_ptr<const SolvedChain> last() const { return solved_.last(); }
  std::string fault() const;  // of the current inputs; empty if there is none

  const FigureOutputs& figureOutputs() const override { return figureOut; }
  Character figureCharacter() const override { return figureIn.read(thisMObject()).character(); }
  SceneAxes figureAxes() const override { return figureIn.axes(thisMObject()); }
  TimeRange figureRange() const override;
  bool takeSize(Edits& edits, double scale, double hipSpacing) const override;
  bool takeSkeleton(Edits& edits, const Skeleton& skeleton) const override;

  struct ApexAttributes {
    MObject apex, active, matrix, order, handleTime, useSpeed, useHeading, ground;
    Triple handle;
  };
  static OptionAttributes<stance::StanceChainOptions> chainOptions;
  static OptionAttributes<stance::StanceFigureOptions> figureOptions;
  static MObject library, inTime, startTime, showPath, showNames;
  static ApexAttributes apexes;
  static FigureInputs figureIn;
  static FigureOutputs figureOut;
  static MObject value, plausible, missed, endTime, linkCount, link, linkNames, notes;
  static Triple com;

 protected:
  void evaluate(MDataBlock& block) override;
  void keepLast(MDataBlock& block) override;
  bool isWorthCaching() const override { return true; }

 private:
  ChainInputs readInputs(MDataBlock& block);
  static void write(MDataBlock& block, const SolvedChain& chain);

  KeptInput<std::string> library_;
  SolveCache<ChainInputs, SolvedChain> solved_;
  mutable std::mutex faultMutex_;
  std::string fault_;
};

}  // namespace footfall::maya
