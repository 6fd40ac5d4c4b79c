// SPDX-License-Identifier: MIT
// A body as triangles that joints carry: for files, pages and viewers.
#pragma once

#include <vector>

#include "figure/body/body_shape.h"
#include "figure/body/solid_hull.h"

namespace footfall {

// Each part of a body is a closed surface of its own; no vertex belongs to two parts. Where a plate has an
// edge, vertices of the same place have different normals.
struct BodyMesh {
  std::vector<Vec3> positions;      // metres, in the world
  std::vector<Vec3> normals;        // of unit length, outwards, one per vertex
  std::vector<int> bones;           // the joint that carries the vertex
  std::vector<BodySide> sides;      // one per vertex
  std::vector<int> parts;           // index in Body::parts, one per vertex
  std::vector<Triangle> triangles;  // counter-clockwise as seen from outside

  std::size_t size() const { return positions.size(); }
};

// The skins of a body's parts in a pose of the world: exact circles and cones around two balls, a hull of
// sampled balls around more, a plate of the part's thickness for a flat one. A person has about 5 000
// triangles; bodies of more than 100 parts are coarser, below 120 triangles a part of two balls. A part that
// no pose can show (a joint that is not finite, a ball of a joint that is not there) is left out.
BodyMesh meshOfBody(const Body& body, const Pose& world);

// The skeleton at rest, in the world.
Pose restWorld(const Skeleton& skeleton);

// Takes each vertex along with its joint from one pose of the world to another.
void carryBodyMesh(BodyMesh& mesh, const Pose& from, const Pose& to);

}  // namespace footfall
