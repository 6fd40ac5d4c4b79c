// SPDX-License-Identifier: MIT
// Nodes that deform geometry, and how one is put on a shape.
#pragma once

#include "edits/edit.h"

#include <maya/MPxGeometryFilter.h>

namespace mayahost {

// What Maya computes of such a node itself: outputGeom, by a copy of the input and deform.
MStatus computeDeformed(MPxGeometryFilter& filter, const MPlug& plug, MDataBlock& block);

// mayahost/deformer.h, in a journal: null, and nothing done, where it fails.
std::shared_ptr<Node> createDeformer(Journal& journal, const std::string& type, const std::string& name,
                                     const std::vector<std::shared_ptr<Node>>& shapes);

}  // namespace mayahost
