// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MPlug.h>
#include <maya/MTypes.h>

#include <vector>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The plugs of a node that change with time.
class OPENMAYA_EXPORT MEvaluationNodeIterator {
 public:
  MEvaluationNodeIterator(const MEvaluationNode& node, MStatus* ReturnStatus = NULL);
  MEvaluationNodeIterator(const MEvaluationNodeIterator& it);
  MEvaluationNodeIterator& operator=(MEvaluationNodeIterator& it);
  ~MEvaluationNodeIterator();
  MPlug plug();
  bool isDone() const;
  void next();
  void reset();
  static const char* className();

 private:
  std::vector<MPlug> plugs_;
  std::size_t at_ = 0;
};
OPENMAYA_NAMESPACE_CLOSE
