// SPDX-License-Identifier: MIT
// ffFootprintSolver: a walk on footprints, at the current time. Solved when something changes, not at each
// frame. The mathematics is footprint/walk.h and walk_player.h; the attributes are described in
// docs/plugin.md. Drawn by footprint_solver_draw.h.
#pragma once

#include "locator_base.h"

#include <array>

#include "node_base.h"
#include "node_ids.h"
#include "solve_cache.h"
#include "walk_inputs.h"

namespace footfall::maya {

class FootprintSolverNode : public NodeOf<FootprintSolverNode, MPxLocatorNode> {
 public:
  static constexpr const char* kName = "ffFootprintSolver";
  static constexpr unsigned kId = kFootprintSolverId;
  static constexpr const char* kDrawClass = "drawdb/geometry/ffFootprintSolver";
  static void describe(Attributes& attributes);

  bool isBounded() const override { return false; }
  bool isPassiveOutput(const MPlug& plug) const override;  // what it drives may be posed and keyed
  MStatus preEvaluation(const MDGContext& context, const MEvaluationNode& evaluationNode) override;

  // The last walk that could be solved; null before the first.
  std::shared_ptr<const SolvedWalk> lastWalk() const { return solved_.last(); }
  std::string fault() const;  // why what it is given now cannot be walked; empty: it can

  struct Triple {
    MObject whole;
    std::array<MObject, 3> axes;
  };
  struct PrintAttributes {
    MObject print, active, matrix, leg, order, stance, step;
  };
  struct TargetAttributes {
    MObject target, part, leg, under, offset, parentInverse, order;
    Triple orient;
    MObject out;
    Triple move, turn;
  };
  struct FootAttributes {
    MObject foot, toeBend, down;
    Triple move, turn, pole;
  };
  struct JointAttributes {
    MObject joint;
    Triple turn;
  };
  struct FigureAttributes {
    MObject preset, figure, scale;
  };
  struct StyleAttributes {
    MObject crouch, hipSpacing, legLength, armSwing, hipTwist, lean, nod, sway, heelLift, footRoll, clearance,
        lift;
  };
  static MObject inTime, startTime, frameRate, pathPrints, terrain, terrainMatrix, ground, options, start, end,
      loop, loopTurn, upAxis, metre, method, force, showPath, showTangents, showImbalance;
  static Triple loopMove;
  static PrintAttributes prints;
  static TargetAttributes targets;
  static FigureAttributes figures;
  static StyleAttributes styles;
  static FootAttributes feet;
  static JointAttributes joints;
  static Triple bodyMove, bodyTurn, com, rootMove;
  static MObject bodyMatrix, phase, imbalance, step, stepTime, endTime, energy, worstImbalance, printCount,
      notes;

 protected:
  void evaluate(MDataBlock& block) override;
  void keepLast(MDataBlock& block) override;
  bool isWorthCaching() const override { return true; }

 private:
  static WalkInputs readInputs(MDataBlock& block);
  static void write(MDataBlock& block, const SolvedWalk& walk);

  SolveCache<WalkInputs, SolvedWalk> solved_;
  mutable std::mutex faultMutex_;
  std::string fault_;
};

}  // namespace footfall::maya
