// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MString.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A long computation that the user may interrupt (a test does with mayahost::requestInterrupt).
class OPENMAYA_EXPORT MComputation {
 public:
  MComputation();
  virtual ~MComputation();
  void beginComputation(bool showProgressBar = false, bool isInterruptable = true, bool useWaitCursor = true);
  bool isInterruptRequested();
  void endComputation();
  MStatus setProgressRange(const int minValue, const int maxValue);
  int progressMin(MStatus* ReturnStatus = NULL) const;
  int progressMax(MStatus* ReturnStatus = NULL) const;
  MStatus setProgress(const int amount);
  int progress(MStatus* ReturnStatus = NULL) const;
  MStatus setProgressStatus(const MString&);
  static const char* className();

 private:
  bool running_ = false, bar_ = false, interruptable_ = false;
  int min_ = 0, max_ = 0, progress_ = 0;
};
OPENMAYA_NAMESPACE_CLOSE
