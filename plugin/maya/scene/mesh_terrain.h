// SPDX-License-Identifier: MIT
// A mesh of Maya's as the ground.
#pragma once

#include <maya/MDataBlock.h>
#include <maya/MFnMesh.h>
#include <maya/MObject.h>

#include "maya/footprint/walk_inputs.h"

namespace footfall::maya {

// In the mesh's own space, with the transform to the world.
TerrainInput terrainInput(const MFnMesh& mesh, const Affine& world);
// Of the attributes of a node, a mesh and its world; none where nothing is connected. For evaluate.
TerrainInput readTerrain(MDataBlock& block, const MObject& mesh, const MObject& matrix);
// Of a shape in the scene, laid out as the engine has it.
TerrainPtr meshGround(const MObject& shape, const SceneAxes& axes);

}  // namespace footfall::maya
