// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFrameContext.h>
#include <maya/MTypes.h>

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
