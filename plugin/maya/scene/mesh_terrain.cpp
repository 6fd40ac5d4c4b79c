// SPDX-License-Identifier: MIT
#include "maya/scene/mesh_terrain.h"

#include <maya/MDagPath.h>
#include <maya/MFloatPointArray.h>
#include <maya/MIntArray.h>

#include "maya/framework/data_values.h"
#include "maya/framework/maya_matrix.h"

namespace footfall::maya {

TerrainInput terrainInput(const MFnMesh& mesh, const Affine& world) {
  return {terrainMesh(mesh), world};
}

std::shared_ptr<const TerrainMesh> terrainMesh(const MFnMesh& mesh) {
  const auto terrain = std::make_shared<TerrainMesh>();
  MFloatPointArray points;
  MIntArray counts, corners;
  require(mesh.getPoints(points), "terrain");
  require(mesh.getTriangles(counts, corners), "terrain");
  terrain->points.reserve(3 * points.length());
  terrain->triangles.reserve(corners.length());
  for (unsigned i = 0; i < points.length(); ++i) {
    for (const float value : {points[i].x, points[i].y, points[i].z}) terrain->points.push_back(value);
  }
  for (unsigned i = 0; i < corners.length(); ++i) terrain->triangles.push_back(corners[i]);
  return terrain;
}

namespace {

std::shared_ptr<const TerrainMesh> readMesh(MDataBlock& block, const MObject& mesh) {
  const MObject data = input(block, mesh).asMesh();
  if (data.isNull()) return nullptr;
  MStatus status;
  const MFnMesh function(data, &status);
  require(status, "terrain must be the outMesh of a polygon mesh");
  return terrainMesh(function);
}

TerrainInput placed(std::shared_ptr<const TerrainMesh> mesh, MDataBlock& block, const MObject& matrix) {
  if (!mesh) return {};
  return {std::move(mesh), affineOf(input(block, matrix).asMatrix())};
}

}  // namespace

TerrainInput readTerrain(MDataBlock& block, const MObject& mesh, const MObject& matrix) {
  return placed(readMesh(block, mesh), block, matrix);
}

TerrainInput readTerrain(MDataBlock& block, const MObject& mesh, const MObject& matrix,
                         KeptInput<TerrainMesh>& kept) {
  return placed(kept.get(block.context(), [&] { return readMesh(block, mesh); }), block, matrix);
}

TerrainPtr meshGround(const MObject& shape, const SceneAxes& axes) {
  MDagPath path;
  require(MDagPath::getAPathTo(shape, path), "terrain");
  MStatus status;
  const MFnMesh mesh(path, &status);
  require(status, "terrain");
  WalkInputs inputs;
  inputs.axes = axes;
  inputs.terrain = terrainInput(mesh, affineOf(path.inclusiveMatrix()));
  return terrainOf(inputs);
}

}  // namespace footfall::maya
