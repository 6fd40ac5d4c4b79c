// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MDagPath.h>
#include <maya/MFn.h>
#include <maya/MIntArray.h>
#include <maya/MObject.h>
#include <maya/MStatus.h>

#include <deque>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Visits a root, the world unless another is given, and all that is below it; an instanced node once a path.
class OPENMAYA_EXPORT MItDag {
 public:
  OPENMAYA_ENUM(TraversalType, kInvalidType = 0, kDepthFirst, kBreadthFirst);
  MItDag(TraversalType type = kDepthFirst, MFn::Type filter = MFn::kInvalid, MStatus* ReturnStatus = NULL);
  virtual ~MItDag();
  MStatus reset();
  MStatus reset(const MObject& object, TraversalType type = kDepthFirst, MFn::Type filter = MFn::kInvalid);
  MStatus reset(const MDagPath& path, TraversalType type = kDepthFirst, MFn::Type filter = MFn::kInvalid);
  MObject currentItem(MStatus* ReturnStatus = NULL);
  MStatus next();
  MStatus prune();  // what is below the current node is left out
  bool isDone(MStatus* ReturnStatus = NULL) const;
  MObject root(MStatus* ReturnStatus = NULL);
  unsigned int depth(MStatus* ReturnStatus = NULL) const;  // of the current node below the root
  TraversalType getType(MStatus* ReturnStatus = NULL) const;
  MStatus getPath(MDagPath& path) const;
  MStatus getAllPaths(MDagPathArray& paths) const;
  MString fullPathName(MStatus* ReturnStatus = NULL) const;
  MString partialPathName(MStatus* ReturnStatus = NULL) const;
  bool isInstanced(bool indirect = true, MStatus* ReturnStatus = NULL) const;
  unsigned int instanceCount(bool total, MStatus* ReturnStatus = NULL) const;
  static const char* className();

 private:
  void advance();  // to the next node that passes the filter
  void expand();   // lets what is below the current node into the queue
  struct Item {
    MDagPath path;
    unsigned depth = 0;
  };
  std::deque<Item> waiting_;
  Item current_;
  MObject root_;
  TraversalType type_;
  MFn::Type filter_;
  bool pruned_ = false;
};
OPENMAYA_NAMESPACE_CLOSE
