// SPDX-License-Identifier: MIT
// The attributes that every node with a figure has: which figure, and where its body, feet, controls and
// joints are at the current time. The names are the same on every node; docs/reference/maya/figure.md,
// Driving a figure, tells them.
#pragma once

#include "figure/drive/rig_targets.h"
#include "maya/figure/figure_input.h"
#include "maya/framework/data_values.h"
#include "maya/framework/node_attributes.h"

namespace footfall::maya {

class Edits;

// Which figure: `character`, `figure`, `characterScale`; and how the scene lies: `upAxis`, `metre`. For nodes
// that take any figure.
struct FigureInputs {
  MObject preset, figure, scale, upAxis, metre;

  void describe(Attributes& make);
  FigureInput read(MDataBlock& block) const;
  SceneAxes axes(MDataBlock& block) const;
  // The same from the plugs of a node, for commands.
  FigureInput read(const MObject& node) const;
  SceneAxes axes(const MObject& node) const;
  void set(Edits& edits, const MObject& node, const FigureInput& to) const;  // what differs
  void setAxes(Edits& edits, const MObject& node, const SceneAxes& to) const;
};

// In: `target`. Out: `control`, `bodyTranslate`, `bodyRotate`, `bodyMatrix`, `foot`, `rootTranslate`,
// `joint`.
struct FigureOutputs {
  // A control that follows a part, and where it has to be.
  MObject target, part, leg, under, offset, parentInverse, order;
  Triple orient;
  MObject control;
  Triple controlMove, controlTurn;
  // The figure itself, in the world; rotate order xyz.
  Triple bodyMove, bodyTurn;
  MObject bodyMatrix;
  MObject foot, toeBend, footDown;
  Triple footMove, footTurn, pole;
  // Its own skeleton.
  Triple rootMove, jointTurn;
  MObject joint;

  void describe(Attributes& make);
  // All of them. motion: which joints the pose's channels are of.
  void write(MDataBlock& block, const FigurePose& pose, const Motion& motion, const Character& character,
             const SceneAxes& axes) const;
  // Whether a plug drives a rig: for isPassiveOutput, so that what it drives can be posed and keyed.
  bool drives(const MPlug& plug) const;

 private:
  std::vector<FigureTarget> targets(MDataBlock& block, std::vector<unsigned>& elements) const;
};

}  // namespace footfall::maya
