// SPDX-License-Identifier: MIT
// A NURBS curve of Maya's as points along it.
#pragma once

#include <maya/MFnNurbsCurve.h>

#include <vector>

#include "figure/motion/scene_axes.h"

namespace footfall::maya {

// Close enough for what feet can follow: a number per span. The unit of the curve, put through the matrix.
std::vector<Vec3> curvePoints(const MFnNurbsCurve& curve, const Affine& matrix);

}  // namespace footfall::maya
