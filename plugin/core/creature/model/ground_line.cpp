// SPDX-License-Identifier: MIT
#include "creature/model/ground_line.h"

#include <fmt/format.h>

#include <cmath>

#include "base/error.h"

namespace footfall::creature {

GroundLine::GroundLine(std::vector<Vec2> points) : points_(std::move(points)) {
  if (points_.size() < 2) throw Error("the ground must have at least two points");
  for (std::size_t i = 0; i < points_.size(); ++i) {
    if (!points_[i].allFinite()) throw Error(fmt::format("point {} of the ground is not finite", i + 1));
    if (i > 0 && !(points_[i].x() > points_[i - 1].x()))
      throw Error(fmt::format("point {} of the ground is not to the right of the one before it", i + 1));
  }
  for (std::size_t i = 0; i + 1 < points_.size(); ++i) {
    const Vec2 along = (points_[i + 1] - points_[i]).normalized();
    pieces_.push_back({points_[i], Vec2(-along.y(), along.x())});
  }
}

GroundLine GroundLine::plane(const Vec2& point, const Vec2& normal) {
  if (!point.allFinite() || !normal.allFinite() || !(normal.y() > 1e-6 * normal.norm()))
    throw Error("the normal of the ground must point up");
  return GroundLine({point, point + Vec2(1, -normal.x() / normal.y())});
}

double GroundLine::height(double x) const {
  std::size_t i = 0;
  while (i + 1 < pieces_.size() && x >= points_[i + 1].x()) ++i;
  const Piece& piece = pieces_[i];
  return piece.point.y() - (x - piece.point.x()) * piece.normal.x() / piece.normal.y();
}

}  // namespace footfall::creature
