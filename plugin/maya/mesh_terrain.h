// SPDX-License-Identifier: MIT
// A mesh of Maya's as the ground.
#pragma once

#include <maya/MFnMesh.h>
#include <maya/MObject.h>

#include "walk_inputs.h"

namespace footfall::maya {

// In the mesh's own space, with the transform to the world.
TerrainInput terrainInput(const MFnMesh& mesh, const Affine& world);
// Of a shape in the scene, laid out as the engine has it.
TerrainPtr meshGround(const MObject& shape, const SceneAxes& axes);

}  // namespace footfall::maya
