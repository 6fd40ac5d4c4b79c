// SPDX-License-Identifier: MIT
// Where apexes and stances of a scene come from: drawn curves, objects, animation; and what a search says.
#pragma once

#include <maya/MSelectionList.h>

#include <string>
#include <vector>

#include "maya/stance/stance_setup.h"
#include "stance/stance_coverage.h"
#include "stance/stance_sketch.h"

namespace footfall::maya {

// The places of objects (their pivots), engine's axes.
std::vector<stance::ChainApex> apexesAt(const MSelectionList& objects, const SceneAxes& axes);
// A path of the centre of mass and its shadow on the ground, both NURBS curves, seen from the side.
std::vector<stance::ChainApex> apexesBetween(const std::string& pathCurve, const std::string& shadowCurve,
                                     const SceneAxes& axes);

// The stances of an animated skeleton, added to a library; those of its own limits that refuse them only with
// `all`. The names of those added; notes: what makes no stance, and why.
std::vector<std::string> extractInto(stance::StanceLibrary& library, const MObject& root, const TimeRange& range,
                                     const std::string& prefix, bool all, std::vector<std::string>& notes);

// {"handles": …, "answer": …, "plausible": …, "value": …, "why": …, "nearest": …}
std::string searchReport(const stance::StanceLibrary& library, const stance::StanceHandles& target,
                         const stance::StanceSearchOptions& options);
// A link each: what plays, its handles, its score, what is wrong with it.
std::string linksReport(const SolvedChain& chain);

}  // namespace footfall::maya
