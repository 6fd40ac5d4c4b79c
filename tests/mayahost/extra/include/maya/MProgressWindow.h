// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MString.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The one progress window: reserved by one user at a time, shown from startProgress to endProgress. A test
// cancels with mayahost::requestInterrupt.
class OPENMAYAUI_EXPORT MProgressWindow {
 public:
  static bool reserve();  // false: someone has it
  static MStatus startProgress();
  static MStatus endProgress();
  static MStatus setProgressRange(const int minValue, const int maxValue);
  static MStatus setProgressMin(const int minValue);
  static MStatus setProgressMax(const int maxValue);
  static int progressMin(MStatus* ReturnStatus = NULL);
  static int progressMax(MStatus* ReturnStatus = NULL);
  static MStatus setProgress(const int progress);
  static MStatus advanceProgress(const int amount);
  static int progress(MStatus* ReturnStatus = NULL);
  static MStatus setTitle(const MString& title);
  static MString title(MStatus* ReturnStatus = NULL);
  static MStatus setProgressStatus(const MString& progressStatus);
  static MString progressStatus(MStatus* ReturnStatus = NULL);
  static MStatus setInterruptable(const bool value);
  static bool isInterruptable(MStatus* ReturnStatus = NULL);
  static bool isCancelled(MStatus* ReturnStatus = NULL);
  static const char* className();
};
OPENMAYA_NAMESPACE_CLOSE
