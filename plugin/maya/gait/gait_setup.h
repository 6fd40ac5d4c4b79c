// SPDX-License-Identifier: MIT
// An ffGait in the scene: creates it, sets its path, strides and speeds, and removes it.
#pragma once

#include <maya/MObject.h>
#include <maya/MPlug.h>
#include <maya/MSelectionList.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "curve/curve_set.h"
#include "maya/framework/command_base.h"
#include "maya/gait/gait_inputs.h"

namespace footfall::maya {

// A gait in the scene. Values in internal units: seconds, centimetres.
class GaitNodes {
 public:
  explicit GaitNodes(const MObject& node) : node_(node) {}
  // A locator and its transform, at the current frame's time.
  static GaitNodes make(Edits& edits, const std::string& name, double startTime);
  // The gait of the given objects: the node, its transform or something it drives; without objects the only
  // one in the scene.
  static GaitNodes find(const MSelectionList& objects);

  const MObject& node() const { return node_; }
  MObject transform() const;
  MPlug plug(const MObject& attribute) const { return MPlug(node_, attribute); }
  std::string name() const;
  // The current solution. Throws Error with its fault.
  std::shared_ptr<const SolvedGait> solved() const;

  void setFigure(Edits& edits, const FigureInput& figure) const;
  void setPath(Edits& edits, const MObject& curveShape) const;
  void setTerrain(Edits& edits, const MObject& meshShape) const;
  void setDrive(Edits& edits, GaitDrive drive) const;
  // Replaces all keys; seconds and centimetres (per second).
  void setKeys(Edits& edits, GaitDrive drive, const std::vector<std::pair<double, double>>& keys) const;
  void setShift(Edits& edits, std::size_t leg, double strides) const;

  // Elements of `stride` that are in use, in the order they are played.
  std::vector<unsigned> strides() const;
  StrideInput stride(unsigned element) const;  // the change's start in the scene's time
  // Sets an element, creating it if it does not exist.
  void setStride(Edits& edits, unsigned element, const StrideInput& stride) const;
  void removeStride(Edits& edits, unsigned element) const;

  // Moves the diagram above the start of the path.
  void placeDiagram(Edits& edits) const;
  void remove(Edits& edits) const;

 private:
  void connect(Edits& edits, const MPlug& from, const MPlug& to) const;
  MObject node_;
};

// A cycle as an ffGait holds it: the animation of a skeleton over a range (seconds), or a motion file.
std::string capturedCycle(const MObject& root, const TimeRange& range);
std::string cycleOfFile(const std::string& file);

}  // namespace footfall::maya
