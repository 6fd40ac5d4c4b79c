// SPDX-License-Identifier: MIT
// A mesh of Maya's as the ground.
#pragma once

#include <maya/MDataBlock.h>
#include <maya/MFnMesh.h>
#include <maya/MObject.h>

#include "maya/footprint/walk_inputs.h"
#include "maya/framework/kept_input.h"

namespace footfall::maya {

// In the mesh's own space, with the transform to the world.
TerrainInput terrainInput(const MFnMesh& mesh, const Affine& world);
std::shared_ptr<const TerrainMesh> terrainMesh(const MFnMesh& mesh);
// From the attributes of a node, a mesh and its world matrix; empty where nothing is connected. For evaluate.
TerrainInput readTerrain(MDataBlock& block, const MObject& mesh, const MObject& matrix);
// The same for a node that keeps the mesh: it is read when it changes.
TerrainInput readTerrain(MDataBlock& block, const MObject& mesh, const MObject& matrix,
                         KeptInput<TerrainMesh>& kept);
// Of a shape in the scene, laid out as the engine has it.
TerrainPtr meshGround(const MObject& shape, const SceneAxes& axes);

}  // namespace footfall::maya
