// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// When the graph is evaluated: normally (at the scene's current time) or at a given time.
class OPENMAYA_EXPORT MDGContext {
 public:
  MDGContext();
  MDGContext(const MTime& when);
  MDGContext(const MDGContext& in);
  ~MDGContext();
  bool isNormal(MStatus* ReturnStatus = NULL) const;
  bool isCurrent(MStatus* ReturnStatus = NULL) const;
  const MDGContext makeCurrent(MStatus* ReturnStatus = NULL) const;  // returns the one that was current
  MStatus getTime(MTime&) const;
  MDGContext& operator=(const MDGContext& other);
  static const MDGContext current();  // of the calling thread
  static const char* className();
  static MDGContext fsNormal;

 private:
  bool normal_ = true;
  double time_ = 0.0;  // with its unit, an MTime::Unit
  int unit_ = 0;
};
OPENMAYA_NAMESPACE_CLOSE
