// SPDX-License-Identifier: MIT
// ffStanceApex: the top of a flight of an ffStanceChain. Its transform is the position of the centre of mass;
// a handle shows its velocity. Drawn by stance_draw.h. Described in docs/reference/maya/stances.md.
#pragma once

#include "maya/framework/locator_base.h"

#include <maya/MBoundingBox.h>

#include "maya/framework/node_base.h"
#include "maya/framework/node_ids.h"

namespace footfall::maya {

class StanceApexNode : public NodeOf<StanceApexNode, MPxLocatorNode> {
 public:
  static constexpr const char* kName = "ffStanceApex";
  static constexpr unsigned kId = kStanceApexId;
  static constexpr const char* kDrawClass = "drawdb/geometry/ffStanceApex";
  static void describe(Attributes& attributes);

  bool isBounded() const override { return true; }
  MBoundingBox boundingBox() const override;
  MStatus preEvaluation(const MDGContext& context, const MEvaluationNode& evaluationNode) override;

  static MObject order, enabled, useSpeed, useHeading, handleTime, ground, size, active;
  static Triple handle;

 protected:
  void evaluate(MDataBlock& block) override;
};

}  // namespace footfall::maya
