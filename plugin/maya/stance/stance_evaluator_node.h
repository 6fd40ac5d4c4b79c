// SPDX-License-Identifier: MIT
// ffStanceEvaluator: six handles in; out come the stance of a library that meets them best, its score and its
// motion. Evaluated when something changes, not for each frame. Drawn by stance_draw.h. The attributes are
// described in docs/reference/maya/stances.md.
#pragma once

#include "maya/framework/locator_base.h"

#include "maya/framework/kept_input.h"
#include "maya/framework/node_base.h"
#include "maya/framework/node_ids.h"
#include "maya/framework/option_attributes.h"
#include "maya/framework/solve_cache.h"
#include "maya/stance/stance_inputs.h"

namespace footfall::maya {

// All positions are in the space of its transform: the origin is on the ground below the first apex, forward
// is the direction of travel.
class StanceEvaluatorNode : public NodeOf<StanceEvaluatorNode, MPxLocatorNode> {
 public:
  static constexpr const char* kName = "ffStanceEvaluator";
  static constexpr unsigned kId = kStanceEvaluatorId;
  static constexpr const char* kDrawClass = "drawdb/geometry/ffStanceEvaluator";
  static void describe(Attributes& attributes);

  bool isBounded() const override { return false; }
  MStatus setDependentsDirty(const MPlug& plug, MPlugArray& affected) override;
  MStatus preEvaluation(const MDGContext& context, const MEvaluationNode& evaluationNode) override;

  // The last result; null before the first.
  std::shared_ptr<const EvaluatedStance> last() const { return solved_.last(); }

  static OptionAttributes<stance::StanceSearchOptions> search;
  static MObject library, inTime, startTime, startHeight, endHeight, startSpeed, endSpeed, sideSpeed,
      distance, stance, blendWith, share, upAxis, metre;
  static MObject value, plausible, blame, chosen, firstStance, secondStance, chosenShare, touchDown, liftOff,
      endTime, bodyMatrix, feet, footDown, sideways;
  static Triple com, bodyMove, bodyTurn, contact;

 protected:
  void evaluate(MDataBlock& block) override;
  void keepLast(MDataBlock& block) override;
  bool isWorthCaching() const override { return true; }

 private:
  static SceneAxes axes(MDataBlock& block);
  static void write(MDataBlock& block, const EvaluatedStance& stance);

  KeptInput<std::string> library_;
  SolveCache<EvaluatorInputs, EvaluatedStance> solved_;
};

}  // namespace footfall::maya
