// SPDX-License-Identifier: MIT
// ffFootprintPath: footprints along a curve, for an ffFootprintSolver; the curve stays editable. The
// mathematics is footprint/planners/curve_prints.h; the attributes are described in
// docs/reference/maya/footprints.md.
#pragma once

#include "maya/footprint/walk_inputs.h"
#include "maya/framework/node_base.h"
#include "maya/framework/node_ids.h"
#include "maya/framework/solve_cache.h"

namespace footfall::maya {

class FootprintPathNode : public NodeOf<FootprintPathNode> {
 public:
  static constexpr const char* kName = "ffFootprintPath";
  static constexpr unsigned kId = kFootprintPathId;
  static void describe(Attributes& attributes);

  static MObject curve, curveMatrix, character, figure, characterScale, upAxis, metre;
  static MObject stepLength, stepWidth, toeOut, stance, step, from, to, firstLeg, standing;
  static MObject prints, end, printCount;

 protected:
  void evaluate(MDataBlock& block) override;
  void keepLast(MDataBlock& block) override;

 private:
  struct Inputs {
    FigureInput figure;
    SceneAxes axes;
    std::vector<Vec3> points;  // of the curve, scene units, world
    bool closed = false;
    // In the scene's unit and seconds, as PathPrintOptions.
    double stepLength = 0, stepWidth = 0, toeOut = 0, stance = 0, step = 0, from = 0, to = 0;
    int firstLeg = 0;
    bool standing = false;
    bool operator==(const Inputs& other) const;
  };
  static Inputs readInputs(MDataBlock& block);
  static footprint::Track solve(const Inputs& inputs);
  static void write(MDataBlock& block, const footprint::Track& track);

  SolveCache<Inputs, footprint::Track> solved_;
};

}  // namespace footfall::maya
