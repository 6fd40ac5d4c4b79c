// SPDX-License-Identifier: MIT
// ffCreature: a solution of a search for a controller, played onto joints. Simulated when its solution
// changes, not at each frame. The attributes are described in docs/reference/maya/creature.md.
#pragma once

#include "maya/creature/creature_inputs.h"
#include "maya/figure/figure_node.h"
#include "maya/framework/node_base.h"
#include "maya/framework/node_ids.h"
#include "maya/framework/solve_cache.h"

namespace footfall::maya {

class CreatureNode : public NodeOf<CreatureNode>, public FigureNode {
 public:
  static constexpr const char* kName = "ffCreature";
  static constexpr unsigned kId = kCreatureId;
  static void describe(Attributes& make);

  bool isPassiveOutput(const MPlug& plug) const override { return outs.drives(plug); }

  const FigureOutputs& figureOutputs() const override { return outs; }
  Character figureCharacter() const override { return inputs().character(); }
  SceneAxes figureAxes() const override { return inputs().axes; }
  TimeRange figureRange() const override;
  bool takeSkeleton(Edits& edits, const Skeleton& skeleton) const override;

  CreatureInputs inputs() const;  // as its plugs are now

  static MObject inTime, startTime, frameRate, solution, preview, figure, upAxis, metre;
  static FigureOutputs outs;
  static MObject endTime, fitness, gait, fell, notes;

 protected:
  void evaluate(MDataBlock& block) override;
  void keepLast(MDataBlock& block) override;
  bool isWorthCaching() const override { return true; }

 private:
  static void write(MDataBlock& block, const SolvedCreature& creature);

  SolveCache<CreatureInputs, SolvedCreature> solved_;
};

}  // namespace footfall::maya
