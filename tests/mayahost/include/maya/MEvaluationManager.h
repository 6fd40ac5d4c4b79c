// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MDGContext.h>
#include <maya/MObject.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MEvaluationManager {
 public:
  static bool graphConstructionActive();  // dirtiness spreads to find what time changes
  static bool evaluationManagerActive(const MDGContext& context);
  static bool evaluationInExecution(const MDGContext& context);
  static const char* className();

 private:
  MEvaluationManager();
  ~MEvaluationManager();
};
OPENMAYA_NAMESPACE_CLOSE
