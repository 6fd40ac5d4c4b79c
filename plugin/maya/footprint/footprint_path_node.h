// SPDX-License-Identifier: MIT
// ffFootprintPath: footprints along a curve, for an ffFootprintSolver; the curve stays editable. The
// mathematics is footprint/planners/curve_prints.h; the attributes are described in
// docs/reference/maya/footprints.md.
#pragma once

#include "footprint/planners/path_prints.h"
#include "maya/footprint/walk_inputs.h"
#include "maya/framework/node_base.h"
#include "maya/framework/node_ids.h"
#include "maya/framework/option_attributes.h"
#include "maya/framework/solve_cache.h"

namespace footfall::maya {

class FootprintPathNode : public NodeOf<FootprintPathNode> {
 public:
  static constexpr const char* kName = "ffFootprintPath";
  static constexpr unsigned kId = kFootprintPathId;
  static void describe(Attributes& attributes);

  static MObject curve, curveMatrix, character, figure, characterScale, upAxis, metre;
  static OptionAttributes<footprint::PathPrintOptions> options;
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
    footprint::PathPrintOptions options;
    bool operator==(const Inputs& other) const;
  };
  static Inputs readInputs(MDataBlock& block);
  static footprint::Track solve(const Inputs& inputs);
  static void write(MDataBlock& block, const footprint::Track& track);

  SolveCache<Inputs, footprint::Track> solved_;
};

}  // namespace footfall::maya
