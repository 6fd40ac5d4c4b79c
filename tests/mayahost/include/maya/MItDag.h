// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MDagPath.h>
#include <maya/MFn.h>
#include <maya/MObject.h>
#include <maya/MStatus.h>

#include <deque>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Visits the nodes below a root (or all), and the root itself. There is no world node: without a root, the
// walk begins with the first top-level node.
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
  MString fullPathName(MStatus* ReturnStatus = NULL) const;
  MString partialPathName(MStatus* ReturnStatus = NULL) const;
  static const char* className();

 private:
  void advance();  // to the next node that passes the filter
  void expand();   // lets what is below the current node into the queue
  struct Item {
    MObject node;
    unsigned depth;
  };
  std::deque<Item> waiting_;
  Item current_;
  MObject root_;
  TraversalType type_;
  MFn::Type filter_;
  bool pruned_ = false;
};
OPENMAYA_NAMESPACE_CLOSE
