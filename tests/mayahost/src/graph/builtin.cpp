// SPDX-License-Identifier: MIT
#include "graph/builtin.h"

#include "scenes/scene_file.h"

namespace mayahost {

void registerBuiltinTypes() {
  registerBasicTypes();
  registerAnimCurves();
  registerDagTypes();
  registerLayerTypes();
  registerGeometryShapes();
  registerSets();
  registerUnknownTypes();
}

}  // namespace mayahost
