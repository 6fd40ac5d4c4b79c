// SPDX-License-Identifier: MIT
// ffFootprintSolver: a walk on footprints, at the current time. Solved when something changes, not at each
// frame; the mesh of the terrain and the style clip are read when they change. The mathematics is
// footprint/walk/walk.h and walk_player.h; the attributes are described in docs/reference/maya/footprints.md.
// Drawn by footprint_solver_draw.h.
#pragma once

#include "maya/framework/locator_base.h"

#include "maya/figure/figure_node.h"
#include "maya/footprint/walk_inputs.h"
#include "maya/framework/kept_input.h"
#include "maya/framework/node_base.h"
#include "maya/framework/node_ids.h"
#include "maya/framework/option_attributes.h"
#include "maya/framework/solve_cache.h"

namespace footfall::maya {

class FootprintSolverNode : public NodeOf<FootprintSolverNode, MPxLocatorNode>, public FigureNode {
 public:
  static constexpr const char* kName = "ffFootprintSolver";
  static constexpr unsigned kId = kFootprintSolverId;
  static constexpr const char* kDrawClass = "drawdb/geometry/ffFootprintSolver";
  static void describe(Attributes& attributes);

  bool isBounded() const override { return false; }
  bool isPassiveOutput(const MPlug& plug) const override;  // what it drives may be posed and keyed
  MStatus preEvaluation(const MDGContext& context, const MEvaluationNode& evaluationNode) override;
  MStatus setDependentsDirty(const MPlug& plug, MPlugArray& affected) override;

  const FigureOutputs& figureOutputs() const override { return outs; }
  Character figureCharacter() const override { return figures.read(thisMObject()).character(); }
  SceneAxes figureAxes() const override { return figures.axes(thisMObject()); }
  TimeRange figureRange() const override;  // from the first footfall to the end
  MPlug polishTime() const override { return MPlug(thisMObject(), stepTime); }
  bool takeSize(Edits& edits, double scale, double hipSpacing) const override;
  bool takeSkeleton(Edits& edits, const Skeleton& skeleton) const override;

  // The last walk that could be solved; null before the first.
  std::shared_ptr<const SolvedWalk> lastWalk() const { return solved_.last(); }
  std::string fault() const;  // why the present inputs cannot be walked; empty: they can

  struct PrintAttributes {
    MObject print, active, matrix, leg, order, stance, step, mark;
  };
  static MObject inTime, startTime, frameRate, pathPrints, terrain, terrainMatrix, ground, options, start,
      end, loop, loopTurn, showPath, showTangents, showImbalance, styleClip, styleName, styleWeight;
  static Triple loopMove, com;
  static PrintAttributes prints;
  static FigureInputs figures;
  static FigureOutputs outs;
  static OptionAttributes<footprint::WalkOptions> walkOptions;
  static MObject phase, imbalance, step, stepTime, endTime, energy, worstImbalance, printCount, notes;

 protected:
  void evaluate(MDataBlock& block) override;
  void keepLast(MDataBlock& block) override;
  bool isWorthCaching() const override { return true; }

 private:
  WalkInputs readInputs(MDataBlock& block);
  static void write(MDataBlock& block, const SolvedWalk& walk);

  KeptInput<TerrainMesh> mesh_;
  KeptInput<std::string> clip_;
  SolveCache<WalkInputs, SolvedWalk> solved_;
  mutable std::mutex faultMutex_;
  std::string fault_;
};

}  // namespace footfall::maya
