// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MPoint.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A box along the axes. One that nothing was added to is empty: width, height and depth 0, centre and corners
// at the origin, and it contains nothing.
class OPENMAYA_EXPORT MBoundingBox {
 public:
  MBoundingBox() = default;
  MBoundingBox(const MBoundingBox& src) = default;
  MBoundingBox(const MPoint& corner1, const MPoint& corner2);
  void clear();
  void transformUsing(const MMatrix& matrix);  // the box around the transformed corners
  void expand(const MPoint& point);
  void expand(const MBoundingBox& box);
  bool contains(const MPoint& point) const;
  bool intersects(const MBoundingBox& box, double tol = 0.0) const;
  double width() const;   // along x
  double height() const;  // along y
  double depth() const;   // along z
  MPoint center() const;
  MPoint min() const;
  MPoint max() const;
  MBoundingBox& operator=(const MBoundingBox& other) = default;

 private:
  bool empty_ = true;
  MPoint min_;
  MPoint max_;
};
OPENMAYA_NAMESPACE_CLOSE
