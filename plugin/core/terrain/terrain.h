// SPDX-License-Identifier: MIT
// The ground: a height and a slope over the plan (x, z). Spiral stairs and meshes may have several levels.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "base/math.h"

namespace footfall {

struct GroundPoint {
  Vec3 position = Vec3::Zero();
  Vec3 normal = Vec3::UnitY();  // unit, up
};

class Terrain {
 public:
  virtual ~Terrain() = default;
  // The ground at x, z; where there are several levels the one nearest to the height `near` (infinite: the
  // highest). Nothing off the terrain. Never NaN for finite x, z.
  virtual std::optional<GroundPoint> at(double x, double z, double near) const = 0;
  std::optional<GroundPoint> top(double x, double z) const;
};

using TerrainPtr = std::shared_ptr<const Terrain>;

TerrainPtr flatTerrain(double height = 0);

// A plane through `origin`. grade: radians up along the direction of yaw; less than 85°.
TerrainPtr slopeTerrain(const Vec3& origin, double yaw, double grade);

// Level before `origin` in the direction of yaw, then `count` steps of depth run and height rise (negative:
// down), level after the last. Without ends to the sides.
struct Stairs {
  Vec3 origin = Vec3::Zero();  // of the first riser's foot
  double yaw = 0;              // radians: where they lead
  double run = 0.3, rise = 0.17;
  int count = 10;
};
TerrainPtr stairTerrain(const Stairs& stairs);

// Treads around a vertical axis. Seen from above, angles run from +Z to +X (as yaw does) where `left`, else
// back.
struct SpiralStairs {
  Vec3 centre = Vec3::Zero();       // of the lowest tread's height
  double inner = 0.5, outer = 2.5;  // metres from the axis
  double rise = 0.17;
  double startAngle = 0;  // radians: where the lowest tread begins
  int perTurn = 16;       // treads per whole turn
  int count = 32;
  bool left = true;
};
TerrainPtr spiralTerrain(const SpiralStairs& stairs);

// Heights on a grid, bilinear between: heights[row * columns + column], columns along +X, rows along +Z.
struct HeightField {
  double x = 0, z = 0;  // of the first height
  double cell = 1;      // metres between neighbours
  int columns = 0;
  std::vector<double> heights;
};
TerrainPtr heightFieldTerrain(HeightField field);

// Triangles by indices into vertices, any winding; vertical ones are walls and carry nothing. Throws Error
// naming the triangle (from 0) with an index that is not there, and for a mesh without any triangle that can
// be stood on.
TerrainPtr meshTerrain(std::vector<Vec3> vertices, std::vector<Eigen::Vector3i> triangles);

}  // namespace footfall
