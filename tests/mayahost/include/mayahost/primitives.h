// SPDX-License-Identifier: MIT
// Shapes to test with. Each makes a transform of the name with one shape below it and gives the transform;
// null if the numbers make no shape. Not on the undo queue.
#pragma once

#include <maya/MObject.h>
#include <maya/MPointArray.h>

#include <functional>
#include <string>

namespace mayahost {

// A grid of quads about the origin, width along x and depth along z, facing up; `height` of x and z, or flat.
MObject makePlane(const std::string& name, double width, double depth, int divisionsX, int divisionsZ,
                  const std::function<double(double x, double z)>& height = {});

// Vertices that nodes and tools have read of meshes so far (MFnMesh::getPoints).
unsigned long pointsRead();

// Six quads about the origin, facing out.
MObject makeBox(const std::string& name, double width, double height, double depth);

// An open curve with these control vertices, a knot apart, that starts at the first and ends at the last.
MObject makeCurve(const std::string& name, const MPointArray& controlVertices, unsigned degree = 3);

}  // namespace mayahost
