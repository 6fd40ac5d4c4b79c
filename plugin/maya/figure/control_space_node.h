// SPDX-License-Identifier: MIT
// ffControlSpace: where a control has to be in the world as channels below what carries it. It stands between
// a figure's control[i] and a control whose parents move with the figure (through a space switch, a
// constraint, another control), which the figure's own node could not follow without a cycle.
#pragma once

#include "maya/figure/figure_outputs.h"
#include "maya/framework/node_base.h"
#include "maya/framework/node_ids.h"

namespace footfall::maya {

class ControlSpaceNode : public NodeOf<ControlSpaceNode> {
 public:
  static constexpr const char* kName = "ffControlSpace";
  static constexpr unsigned kId = kControlSpaceId;
  static MObject world;
  static ControlInputs place;
  static Triple move, turn;

  static void describe(Attributes& make);
  // What it drives can be posed and keyed, as what the figure drives itself.
  bool isPassiveOutput(const MPlug& plug) const override;

 protected:
  void evaluate(MDataBlock& block) override;
};

bool isControlSpace(const MObject& node);

}  // namespace footfall::maya
