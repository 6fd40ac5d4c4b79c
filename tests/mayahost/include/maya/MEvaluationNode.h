// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MDataBlock.h>
#include <maya/MEvaluationNodeIterator.h>
#include <maya/MObject.h>
#include <maya/MPlug.h>
#include <maya/MTypes.h>

#include <memory>
#include <vector>

namespace mayahost {
struct EvaluationLinks;
}

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A node of the evaluation graph: which of its plugs change with time, and what comes before and after it.
class OPENMAYA_EXPORT MEvaluationNode {
 public:
  MEvaluationNode(const MEvaluationNode& evalNode);
  ~MEvaluationNode();
  int parentCount() const;
  MEvaluationNode parent(int index) const;
  int childCount() const;
  MEvaluationNode child(int index) const;
  MEvaluationNodeIterator iterator(MStatus* ReturnStatus = nullptr) const;
  bool dirtyPlugExists(const MObject& attribute, MStatus* ReturnStatus = nullptr) const;
  MPlug dirtyPlug(const MObject& attribute, MStatus* ReturnStatus = nullptr) const;
  MObject dependencyNode(MStatus* ReturnStatus = nullptr) const;
  MDataBlock datablock(MStatus* ReturnStatus = nullptr) const;
  static const char* className();

 private:
  friend struct mayahost::Access;
  friend class MEvaluationNodeIterator;
  MEvaluationNode();
  MObject node_;
  std::vector<MPlug> dirty_;
  std::shared_ptr<mayahost::EvaluationLinks> links_;
};
OPENMAYA_NAMESPACE_CLOSE
