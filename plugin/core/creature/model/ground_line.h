// SPDX-License-Identifier: MIT
// The ground under a creature: a broken line over x, going on straight beyond its ends. A plane of any slope
// is two points.
#pragma once

#include <vector>

#include "base/math.h"

namespace footfall::creature {

class GroundLine {
 public:
  GroundLine() : GroundLine({{0, 0}, {1, 0}}) {}
  // At least two points, x rising. Throws Error naming the point that is not right of the one before it.
  explicit GroundLine(std::vector<Vec2> points);
  // Through a point with a normal that points up (§6.1.1). Throws Error for a normal that does not.
  static GroundLine plane(const Vec2& point, const Vec2& normal);

  struct At {
    double depth;  // metres below the line of the piece under the point, square to it; negative: above
    Vec2 normal;   // unit, up
  };
  At under(const Vec2& point) const {
    std::size_t i = 0;
    if (pieces_.size() > 1)
      while (i + 1 < pieces_.size() && point.x() >= points_[i + 1].x()) ++i;
    const Piece& piece = pieces_[i];
    return {(piece.point - point).dot(piece.normal), piece.normal};
  }
  double height(double x) const;
  const std::vector<Vec2>& points() const { return points_; }

 private:
  struct Piece {
    Vec2 point, normal;
  };
  std::vector<Vec2> points_;
  std::vector<Piece> pieces_;
};

}  // namespace footfall::creature
