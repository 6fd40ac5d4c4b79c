// SPDX-License-Identifier: MIT
// The nodes of a walk on footprints: a solver, below whose transform the prints lie, numbered from 1 in the
// order of their steps; and, where they come from a curve, an ffFootprintPath.
#pragma once

#include <maya/MObject.h>
#include <maya/MPlug.h>
#include <maya/MSelectionList.h>

#include <optional>
#include <string>
#include <vector>

#include "maya/footprint/walk_inputs.h"
#include "maya/framework/command_base.h"
#include "maya/framework/plug_values.h"

namespace footfall::maya {

// What a new walk is made of; values as the solver's attributes hold them.
struct WalkSetup {
  std::string name = "walk1";
  FigureInput figure;
  std::string ground;
  footprint::WalkOptions options;
  TrackEnd start = TrackEnd::Moving, end = TrackEnd::Moving;
  std::optional<LoopInput> loop;
  MObject terrain;       // the shape of a mesh; null: none
  double startTime = 0;  // seconds
};

// A walk that is in the scene.
class WalkNodes {
 public:
  // Throws Error where it is not an ffFootprintSolver.
  explicit WalkNodes(const MObject& solver);
  static WalkNodes make(Edits& edits, const WalkSetup& setup);
  // The walk that an object belongs to: its solver, the transform above, one of its prints, something it
  // drives. Without objects the only one of the scene. Throws Error that lists what there is.
  static WalkNodes find(const MSelectionList& objects);

  const MObject& solver() const { return solver_; }
  MObject transform() const;  // above the solver
  MPlug plug(const MObject& attribute) const { return MPlug(solver_, attribute); }
  SceneAxes axes() const;
  FigureInput figure() const;
  TrackEnd start() const;
  TrackEnd end() const;
  std::string ground() const;
  footprint::WalkOptions options() const;
  MObject terrainShape() const;  // the mesh; null: none
  bool hasTerrain() const { return !terrainShape().isNull(); }

  struct Print {
    MObject shape;
    MObject transform() const;
    int order = 0;
  };
  std::vector<Print> prints() const;  // in order
  MObject path() const;               // the ffFootprintPath; null: none

  // The walk as it is now. Throws Error with what is wrong with it.
  std::shared_ptr<const SolvedWalk> solved() const;

  // A new print, numbered from 1; those from there on move up by one. number 0: after the last. character:
  // whose print it is. Returns its transform.
  MObject addPrint(Edits& edits, const footprint::Footprint& print, int number, const Character& character,
                   const std::string& preset);
  // Several, after the last.
  void addPrints(Edits& edits, const footprint::Track& track, const Character& character,
                 const std::string& preset);
  // Takes in prints below the walk that are not part of it, such as copies, each after the print of the same
  // number. Returns their transforms.
  std::vector<MObject> adopt(Edits& edits) const;
  void removePrint(Edits& edits, int number);
  void swapPrint(Edits& edits, int number);                                  // to the foot of the other side
  void movePrint(Edits& edits, int number, const footprint::Footprint& to);  // position and direction only
  void reverse(Edits& edits);  // to be walked from its end to its start
  // A print as it lies, with its times; throws Error where there is none of that number.
  footprint::Footprint footprint(int number, const Character& character) const;
  void setTerrain(Edits& edits, const MObject& mesh) const;  // a shape; null: none
  void connectPath(Edits& edits, const MObject& curveShape, const MObject& path) const;
  void removeAll(Edits& edits);

 private:
  Print printAt(int number) const;
  void connectPrint(Edits& edits, const MObject& shape, unsigned element) const;
  void takeIn(Edits& edits, const MObject& shape, int number) const;

  MObject solver_;
};

// The index of the leg in ffFootprint's attribute; -1: it has none.
int legNumber(const std::string& legName);

}  // namespace footfall::maya
