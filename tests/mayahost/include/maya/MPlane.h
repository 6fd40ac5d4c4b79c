// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MTypes.h>
#include <maya/MVector.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The points with a x + b y + c z + d = 0, held with a unit normal (a, b, c).
class OPENMAYA_EXPORT MPlane {
 public:
  MPlane() = default;
  MPlane(const MPlane&) = default;
  MVector normal() const { return normal_; }
  double distance() const { return offset_; }
  void setPlane(double a, double b, double c, double d) { setPlane(MVector(a, b, c), d); }
  void setPlane(const MVector& n, double d) {
    normal_ = n.normal();
    offset_ = d;
  }
  double distance(const MVector& point) const { return fabs(directedDistance(point)); }
  double directedDistance(const MVector& point) const { return normal_ * point + offset_; }
  static const char* className() { return "MPlane"; }

 private:
  MVector normal_;
  double offset_ = 0.0;
};
OPENMAYA_NAMESPACE_CLOSE
