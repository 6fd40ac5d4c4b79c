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

// How a control lies below what is above it: as attributes of a node, or of each element of an array.
struct ControlInputs {
  MObject parentInverse, order;
  Triple orient, pivot, pivotShift;

  // child: the data handle of one of the attributes.
  template <typename Child>
  ControlChannels read(const Child& child) const {
    const auto three = [&](const Triple& triple) {
      MDataHandle whole = child(triple.whole);
      return Vec3(whole.child(triple.axes[0]).asDouble(), whole.child(triple.axes[1]).asDouble(),
                  whole.child(triple.axes[2]).asDouble());
    };
    ControlChannels control;
    control.orient = rotationFromEuler(three(orient), RotationOrder::XYZ);
    control.order = static_cast<RotationOrder>(child(order).asShort());
    control.pivot = three(pivot);
    control.pivotShift = three(pivotShift);
    return control;
  }
};

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
  // A control that follows a part, and where it has to be: its channels, and its matrix in the world.
  MObject target, part, leg, under, offset, stretch;
  Triple shoulder;
  ControlInputs placing;
  MObject control, controlMatrix;
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
