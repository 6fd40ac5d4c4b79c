// SPDX-License-Identifier: MIT
// What a node that moves a figure tells the commands that put it on a rig (figure_connect.h) and bake it. The
// node class derives from it beside NodeOf.
#pragma once

#include <maya/MObject.h>
#include <maya/MPlug.h>

#include "figure/anatomy/character.h"
#include "maya/figure/figure_outputs.h"

namespace footfall::maya {

class FigureNode {
 public:
  virtual ~FigureNode() = default;

  virtual const FigureOutputs& figureOutputs() const = 0;
  // As its plugs are now. Throws Error where they make no figure.
  virtual Character figureCharacter() const = 0;
  virtual SceneAxes figureAxes() const = 0;
  virtual TimeRange figureRange() const = 0;  // of playback, seconds: what is baked
  // The time that changes on top of its motion are keyed on; null: the scene's.
  virtual MPlug polishTime() const { return {}; }

  // Takes the size of a rig: scale times its own, then hips so many times as far apart. False: it cannot.
  virtual bool takeSize(Edits&, double, double) const { return false; }
  // Takes the skeleton of a rig, unless it has one already. False: it has its own.
  virtual bool takeSkeleton(Edits&, const Skeleton&) const { return false; }
};

// Null where a node moves no figure. A control space (control_space_node.h) stands for the figure behind it.
const FigureNode* figureNodeOf(const MObject& node);

}  // namespace footfall::maya
