// SPDX-License-Identifier: MIT
#include "builtin.h"

namespace mayahost {

void registerBuiltinTypes() {
  registerBasicTypes();
  registerAnimCurves();
  registerDagTypes();
  registerLayerTypes();
  registerGeometryShapes();
}

}  // namespace mayahost
