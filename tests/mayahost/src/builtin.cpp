// SPDX-License-Identifier: MIT
#include "builtin.h"

#include "scene_file.h"

namespace mayahost {

void registerBuiltinTypes() {
  registerBasicTypes();
  registerAnimCurves();
  registerDagTypes();
  registerLayerTypes();
  registerGeometryShapes();
  registerDeformers();
  registerSets();
  registerIk();
  registerUnknownTypes();
}

}  // namespace mayahost
