// SPDX-License-Identifier: MIT
// A walk onto a rig: its controls, its joints, or a skeleton made for it.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "walk_setup.h"

namespace footfall::maya {

struct ConnectReport {
  std::vector<std::string> channels;  // driven now
  std::vector<std::string> notes;     // what could not be, and why
};

// Roles as the rig map has them ("body", "left foot", "right hind toe", "left pole"), each with its control.
// The rig stands at rest, on the ground; the character takes its proportions. replace: animation that is
// there gives way, else it is an error.
ConnectReport connectControls(Edits& edits, const WalkNodes& walk,
                              const std::vector<std::pair<std::string, MObject>>& controls, bool replace);

// The joints of a skeleton by their names. The walk must be of this skeleton, or takes it.
ConnectReport connectJoints(Edits& edits, const WalkNodes& walk, const MObject& root, bool replace);

// A skeleton of the walk's character, at rest, connected. Returns its root.
MObject makeSkeleton(Edits& edits, const WalkNodes& walk, ConnectReport& report);

// What the walk drives, through warps or not: attributes of controls and joints.
std::vector<MPlug> drivenBy(const WalkNodes& walk);
// They keep the values they have.
std::vector<std::string> disconnectAll(Edits& edits, const WalkNodes& walk);

}  // namespace footfall::maya
