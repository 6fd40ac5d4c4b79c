// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The renderer of the old viewport. There is none.
class OPENMAYARENDER_EXPORT MHardwareRenderer {
 public:
  OPENMAYA_DEPRECATED(2019, "use the interfaces of Viewport 2.0")
  static MHardwareRenderer* theRenderer() { return nullptr; }
};
OPENMAYA_NAMESPACE_CLOSE
