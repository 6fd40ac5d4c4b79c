// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>

#include <vector>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The changing plugs of a node of the evaluation graph, one after the other.
class OPENMAYA_EXPORT MEvaluationNodeIterator {
 public:
  MEvaluationNodeIterator(const MEvaluationNodeIterator&);
  MEvaluationNodeIterator& operator=(const MEvaluationNodeIterator&);
  ~MEvaluationNodeIterator();
  MStatus reset();
  MStatus next();
  bool isDone(MStatus* ReturnStatus = NULL);
  MPlug plug(MStatus* ReturnStatus = NULL);
  static const char* className();

 private:
  friend class MEvaluationNode;
  explicit MEvaluationNodeIterator(const std::vector<MPlug>& plugs);
  std::vector<MPlug> plugs_;
  std::size_t at_ = 0;
};
OPENMAYA_NAMESPACE_CLOSE
