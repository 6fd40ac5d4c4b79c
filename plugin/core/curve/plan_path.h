// SPDX-License-Identifier: MIT
// A path on the ground, walked by its length: a smooth spline in plan through points that an animator drags.
// Plan coordinates are (x, z); yaw 0 heads along +Z and grows to the left, towards +X.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/math.h"

namespace footfall {

struct PathPoint {
  Vec2 position = Vec2::Zero();  // metres
  // Where the path heads here: only the direction counts, so that dragging a handle far away makes no loops.
  // Nothing: along the parabola through the neighbours.
  std::optional<Vec2> heading;
};

struct PathPlace {
  Vec2 position = Vec2::Zero();  // metres
  double yaw = 0;                // radians, unwrapped from the start of the path
  double curvature = 0;  // radians per metre, to the left positive; of the piece that begins at a point

  Vec2 forward() const;
  Vec2 left() const;
};

// C1: position and heading have no jump. Cubic Hermite pieces; where headings allow, arcs.
class PlanPath {
 public:
  // closed: the last point is joined to the first. Throws Error for less than two points (three where
  // closed), numbers that are not finite, neighbours in one place (named from 1), and a heading of no length.
  explicit PlanPath(const std::vector<PathPoint>& points, bool closed = false);

  double length() const { return marks_.back().distance; }  // metres
  bool closed() const { return closed_; }
  // At a distance along the path. Beyond the ends it goes straight on; a closed path comes round again, its
  // yaw growing by that of a turn.
  PathPlace at(double distance) const;

 private:
  struct Piece {
    Vec2 from, to, tangentFrom, tangentTo;
    Vec2 position(double u) const;
    Vec2 derivative(double u) const;
    Vec2 second(double u) const;
  };
  // Along the path, close enough together that the length between two is one quadrature, to rounding.
  struct Mark {
    double distance, yaw;  // at its end
    std::size_t piece;
    double from, to;  // the piece's parameter since the mark before
  };
  static double lengthBetween(const Piece& piece, double from, double to);
  void addMarks(std::size_t piece, double from, double to, int depth);
  PathPlace within(double distance) const;

  std::vector<Piece> pieces_;
  std::vector<Mark> marks_;
  bool closed_ = false;
};

}  // namespace footfall
