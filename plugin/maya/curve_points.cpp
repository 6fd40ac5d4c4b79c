// SPDX-License-Identifier: MIT
#include "curve_points.h"

#include <maya/MPoint.h>

#include <algorithm>

#include "values.h"

namespace footfall::maya {

std::vector<Vec3> pointsAlong(const MFnNurbsCurve& curve, const Affine& matrix) {
  constexpr int kPerSpan = 8, kMost = 100000;
  double first = 0, last = 0;
  require(curve.getKnotDomain(first, last), "curve");
  const int pieces = std::min(kPerSpan * std::max(curve.numSpans(), 1), kMost);
  std::vector<Vec3> points;
  for (int i = 0; i <= pieces; ++i) {
    MPoint point;
    require(curve.getPointAtParam(first + (last - first) * i / pieces, point), "curve");
    points.emplace_back(matrix * Vec3(point.x, point.y, point.z));
  }
  return points;
}

}  // namespace footfall::maya
