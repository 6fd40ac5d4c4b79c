// SPDX-License-Identifier: MIT
// The figure of a node (figure_node.h) onto a rig: its controls, its joints, or a skeleton made for it.
#pragma once

#include <maya/MDagPath.h>
#include <maya/MSelectionList.h>

#include <string>
#include <utility>
#include <vector>

#include "maya/figure/figure_node.h"
#include "maya/framework/command_base.h"

namespace footfall::maya {

struct ConnectReport {
  std::vector<std::string> channels;  // driven now
  std::vector<std::string> notes;     // what could not be, and why
};

// Roles as the rig map has them ("body", "left foot", "right hind toe", "left pole", "head", "right hand"),
// each with its control; "carried" is a control that only has to come along.
// The rig stands at rest, on the ground; the figure takes its proportions. replace: animation that is there
// gives way, else it is an error.
ConnectReport connectControls(Edits& edits, const MObject& node,
                              const std::vector<std::pair<std::string, MObject>>& controls, bool replace);

// The joints of a skeleton by their names. The figure must have this skeleton, or takes it.
ConnectReport connectJoints(Edits& edits, const MObject& node, const MObject& root, bool replace);

// A skeleton of the figure, at rest, connected. Returns its root.
MObject makeSkeleton(Edits& edits, const MObject& node, ConnectReport& report);

// What the node drives, through warps or not: attributes of controls and joints.
std::vector<MPlug> drivenBy(const MObject& node);
// They keep the values they have.
std::vector<std::string> disconnectAll(Edits& edits, const MObject& node);

// Throws Error for a node that moves no figure.
const FigureNode& figureOf(const MObject& node);
MDagPath pathOf(const MObject& node);

// What a node is called by: a shape by the transform above it.
std::string spokenName(const MObject& node);

// Nodes of a type that an object is, carries as a shape, or is driven by, through warps or not; added to
// found, each once.
void addNodesBehind(const MObject& object, unsigned typeId, std::vector<MObject>& found);
// The one node of a type that the objects stand for; without any, or with none behind them, the only one of
// the scene. what: "walk". Throws Error that says what there is.
MObject theNodeOf(const MSelectionList& objects, unsigned typeId, const char* what);

}  // namespace footfall::maya
