// SPDX-License-Identifier: MIT
#include "maya/scene/mesh_terrain.h"

#include <maya/MDagPath.h>
#include <maya/MFloatPointArray.h>
#include <maya/MIntArray.h>

#include "maya/framework/data_values.h"
#include "maya/framework/maya_matrix.h"

namespace footfall::maya {

TerrainInput terrainInput(const MFnMesh& mesh, const Affine& world) {
  TerrainInput terrain;
  MFloatPointArray points;
  MIntArray counts, corners;
  require(mesh.getPoints(points), "terrain");
  require(mesh.getTriangles(counts, corners), "terrain");
  terrain.points.reserve(3 * points.length());
  terrain.triangles.reserve(corners.length());
  for (unsigned i = 0; i < points.length(); ++i) {
    for (const float value : {points[i].x, points[i].y, points[i].z}) terrain.points.push_back(value);
  }
  for (unsigned i = 0; i < corners.length(); ++i) terrain.triangles.push_back(corners[i]);
  terrain.matrix = world;
  return terrain;
}

TerrainInput readTerrain(MDataBlock& block, const MObject& mesh, const MObject& matrix) {
  const MObject data = input(block, mesh).asMesh();
  if (data.isNull()) return {};
  MStatus status;
  const MFnMesh function(data, &status);
  require(status, "terrain must be the outMesh of a polygon mesh");
  return terrainInput(function, affineOf(input(block, matrix).asMatrix()));
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
