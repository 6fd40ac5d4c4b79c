// SPDX-License-Identifier: MIT
// The flags by which every command of a figure puts it on a rig and bakes it: the same words on each. A
// command calls addFigureFlags in describe, and editFigure or bakeFigure where -edit was given.
#pragma once

#include <maya/MArgDatabase.h>
#include <maya/MSyntax.h>

#include "maya/figure/figure_connect.h"

namespace footfall::maya {

// -control ROLE NODE (several), -joints ROOT, -skeleton, -replace, -disconnect; -bake, -keep, -everyFrame,
// -range FROM TO; query: -driven.
void addFigureFlags(MSyntax& syntax);

// What was done, to be said and returned.
struct FigureEdit {
  std::vector<std::string> names;  // channels; of -skeleton its root alone
  bool one = false;                // the result is names[0], not a list
  std::string done;                // in words
  std::vector<std::string> notes;
};

// -control, -joints, -skeleton or -disconnect was given.
bool wantsFigureEdit(const MArgDatabase& arguments);
FigureEdit editFigure(const MArgDatabase& arguments, Edits& edits, const MObject& node);
// -bake: what the node drives becomes plain curves. Removing the node, without -keep, is the command's.
FigureEdit bakeFigure(const MArgDatabase& arguments, Edits& edits, const MObject& node);
// -query -driven: the names.
std::vector<std::string> drivenNames(const MObject& node);

// The two frames of a flag; where it was not given, those of the animation below a joint. Throws Error "hips
// has no animation to take a cycle from".
TimeRange animatedRange(const MArgDatabase& arguments, const char* flag, const MObject& root,
                        const std::string& what);

// A transform or joint by its name or path. Throws Error where there is none.
MObject transformNamed(const std::string& name);

}  // namespace footfall::maya
