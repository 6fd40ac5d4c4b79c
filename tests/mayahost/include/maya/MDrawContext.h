// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MColor.h>
#include <maya/MFloatArray.h>
#include <maya/MFloatPointArray.h>
#include <maya/MFloatVector.h>
#include <maya/MFrameContext.h>
#include <maya/MHWGeometry.h>
#include <maya/MTypes.h>
#include <maya/MUintArray.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
namespace MHWRender {
// What a draw callback is given. The host calls none.
class OPENMAYARENDER_EXPORT MDrawContext : public MFrameContext {
 public:
  static const char* className();

 private:
  MDrawContext();
  ~MDrawContext() override;
};
}  // namespace MHWRender
OPENMAYA_NAMESPACE_CLOSE
