// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MObject.h>
#include <maya/MObjectArray.h>
#include <maya/MPlug.h>
#include <maya/MPlugArray.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>

#include <vector>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The nodes reached from a node or plug through connections, the root first, each once. At plug level it
// follows what affects what within a node; at node level every connection of a node.
class OPENMAYA_EXPORT MItDependencyGraph {
 public:
  OPENMAYA_ENUM(Direction, kDownstream, kUpstream);
  OPENMAYA_ENUM(Traversal, kDepthFirst, kBreadthFirst);
  OPENMAYA_ENUM(Level, kNodeLevel, kPlugLevel);
  MItDependencyGraph(MObject& rootNode, MFn::Type filter = MFn::kInvalid, Direction direction = kDownstream,
                     Traversal traversal = kDepthFirst, Level level = kNodeLevel,
                     MStatus* ReturnStatus = NULL);
  MItDependencyGraph(MPlug& rootPlug, MFn::Type filter = MFn::kInvalid, Direction direction = kDownstream,
                     Traversal traversal = kDepthFirst, Level level = kPlugLevel,
                     MStatus* ReturnStatus = NULL);
  ~MItDependencyGraph();
  MStatus next();
  bool isDone(MStatus* ReturnStatus = NULL);
  MObject currentItem(MStatus* ReturnStatus = NULL);
  MPlug thisPlug(MStatus* ReturnStatus = NULL);  // the plug the node was reached by
  MStatus reset();
  static const char* className();

 private:
  struct Step {
    MObject node;
    MPlug plug;
  };
  void walk(const MObject& node, const MPlug& plug, MFn::Type filter, Direction, Traversal, Level);
  std::vector<Step> steps_;
  std::size_t at_ = 0;
};
OPENMAYA_NAMESPACE_CLOSE
