// SPDX-License-Identifier: MIT
// Apexes and stances from a scene: drawn curves, objects, animation; and reports as JSON.
#pragma once

#include <maya/MSelectionList.h>

#include <string>
#include <vector>

#include "maya/stance/stance_setup.h"
#include "stance/chain/stance_sketch.h"
#include "stance/library/stance_coverage.h"

namespace footfall::maya {

// The positions of objects (their pivots) in the engine's axes.
std::vector<stance::ChainApex> apexesAt(const MSelectionList& objects, const SceneAxes& axes);
// A path of the centre of mass and its shadow on the ground, both NURBS curves, seen from the side.
std::vector<stance::ChainApex> apexesBetween(const std::string& pathCurve, const std::string& shadowCurve,
                                             const SceneAxes& axes);

// Adds the stances of an animated skeleton to a library, implausible ones only with `all`. Returns the names
// added; notes: contacts that give no stance, and why.
std::vector<std::string> extractInto(stance::StanceLibrary& library, const MObject& root,
                                     const TimeRange& range, const std::string& prefix, bool all,
                                     std::vector<std::string>& notes);

// {"handles": …, "answer": …, "plausible": …, "value": …, "why": …, "nearest": …}
std::string searchReport(const stance::StanceLibrary& library, const stance::StanceHandles& target,
                         const stance::StanceSearchOptions& options);
// Per link the stance, its handles, its score and its violations.
std::string linksReport(const SolvedChain& chain);

}  // namespace footfall::maya
