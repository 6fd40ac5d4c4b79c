// SPDX-License-Identifier: MIT
// Sources of the prints of a new walk: documents, animation, wandering, stepping stones.
#pragma once

#include <maya/MArgDatabase.h>
#include <maya/MSelectionList.h>

#include "footprint/planners/wander.h"
#include "maya/footprint/walk_setup.h"

namespace footfall::maya {

// Prints with their figure and how it walks.
struct WalkSource {
  WalkSetup setup;
  Character character;
  footprint::Track track;  // metres; on the ground
  std::vector<std::string> notes;
};

// From a track document; `file` names it in errors and locates its character.
WalkSource fromDocument(const std::string& text, const std::string& file, const WalkSetup& setup);
// The walk as a document. figureFile: the file that a skeleton of its own is written to, beside the document.
std::string documentOf(const WalkNodes& walk, const std::string& figureFile);

// The animation of a skeleton over a range (seconds).
WalkSource fromAnimation(const MObject& root, const TimeRange& range, const WalkSetup& setup);

struct WanderRequest {
  int prints = 24;
  footprint::WanderOptions options;  // without the world
  Vec3 place = Vec3::Zero();         // scene, centimetres
  double yaw = 0;
  double half = 500;         // centimetres from the position to the borders
  double stepLength = 0;     // centimetres; 0: that of the options
  MSelectionList obstacles;  // objects with a shape
};
WalkSource fromWander(const WanderRequest& request, const WalkSetup& setup);

// From the first object to the last over the tops of all; bipeds only.
WalkSource fromStones(const MSelectionList& stones, const WalkSetup& setup);

// The mesh or curve of an object or below it. Throws Error where there is none.
MObject shapeOf(const std::string& name, MFn::Type type, const char* what);

}  // namespace footfall::maya
