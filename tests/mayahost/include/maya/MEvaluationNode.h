// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MEvaluationNodeIterator.h>
#include <maya/MObject.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>

#include <vector>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A node in the evaluation graph, with the plugs that change when time does.
class OPENMAYA_EXPORT MEvaluationNode {
 public:
  ~MEvaluationNode();
  MEvaluationNodeIterator iterator(MStatus* ReturnStatus = NULL) const;
  bool dirtyPlugExists(const MObject& attribute, MStatus* ReturnStatus = NULL) const;
  MPlug dirtyPlug(const MObject& attribute, MStatus* ReturnStatus = NULL) const;
  MObject dependencyNode(MStatus* ReturnStatus = NULL) const;
  static const char* className();

 private:
  friend struct mayahost::Access;
  MEvaluationNode();
  MObject node_;
  std::vector<MPlug> dirty_;
};
OPENMAYA_NAMESPACE_CLOSE
