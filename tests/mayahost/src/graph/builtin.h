// SPDX-License-Identifier: MIT
// How the host's own node types are made: as a plug-in makes its own, with the same machinery.
#pragma once

#include "graph/node.h"

namespace mayahost {

// `initialize` adds attributes by MPxNode::addAttribute and may change the type itself.
MStatus addBuiltin(const std::string& name, unsigned id, MFn::Type api, std::function<MPxNode*()> creator,
                   const std::function<MStatus(NodeType&)>& initialize,
                   const std::string& base = "dependNode");

void asOutput(MFnAttribute& fn);  // neither writable nor stored

void registerBasicTypes();
void registerAnimCurves();
void registerDagTypes();
void registerLayerTypes();
void registerGeometryShapes();
void registerSets();
void addGeometryFormats();  // of curves and meshes in files

}  // namespace mayahost
