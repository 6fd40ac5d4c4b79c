// SPDX-License-Identifier: MIT
// ffFootprint: where and when one foot touches the ground. Its transform is position and direction, its
// attributes the rest; drawn by footprint_draw.h. Described in docs/reference/maya/footprints.md.
#pragma once

#include "maya/framework/locator_base.h"

#include <maya/MBoundingBox.h>

#include "maya/framework/node_base.h"
#include "maya/framework/node_ids.h"

namespace footfall::maya {

class FootprintNode : public NodeOf<FootprintNode, MPxLocatorNode> {
 public:
  static constexpr const char* kName = "ffFootprint";
  static constexpr unsigned kId = kFootprintId;
  static constexpr const char* kDrawClass = "drawdb/geometry/ffFootprint";
  static void describe(Attributes& attributes);

  bool isBounded() const override { return true; }
  MBoundingBox boundingBox() const override;
  MStatus preEvaluation(const MDGContext& context, const MEvaluationNode& evaluationNode) override;

  static MObject leg, order, stance, step, size, shape, enabled, upAxis, daggerScale, mark, active;

 protected:
  void evaluate(MDataBlock& block) override;
};

}  // namespace footfall::maya
