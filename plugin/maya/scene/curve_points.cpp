// SPDX-License-Identifier: MIT
#include "maya/scene/curve_points.h"

#include <maya/MPoint.h>

#include <algorithm>

#include "maya/framework/data_values.h"

namespace footfall::maya {

std::vector<Vec3> curvePoints(const MFnNurbsCurve& curve, const Affine& matrix) {
  constexpr int kPerSpan = 8, kMost = 100000;
  double first = 0, last = 0;
  require(curve.getKnotDomain(first, last), "curve");
  const int pieces = std::min(kPerSpan * std::max(curve.numSpans(), 1), kMost);
  std::vector<Vec3> points;
  for (int i = 0; i <= pieces; ++i) {
    MPoint point;
    const double at = first + (last - first) * i / pieces;
    require(curve.getPointAtParam(at, point), "curve");
    points.emplace_back(matrix * Vec3(point.x, point.y, point.z));
  }
  return points;
}

}  // namespace footfall::maya
