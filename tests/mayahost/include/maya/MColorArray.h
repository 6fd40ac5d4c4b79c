// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MColor.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>
#include <mayahost/array.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MColorArray {
  MAYAHOST_ARRAY(MColorArray, MColor, const MColor&, const MColor&)
  MColorArray(const MColor src[], unsigned int count) { data_.elements.assign(src, src + count); }
  MColorArray(const float src[][4], unsigned int count) {
    for (unsigned int i = 0; i < count; ++i) append(src[i][0], src[i][1], src[i][2], src[i][3]);
  }
  MColorArray(const double src[][4], unsigned int count) {
    for (unsigned int i = 0; i < count; ++i) append(fromDoubles(src[i]));
  }
  MColorArray(unsigned int initialSize, const MColor& initialValue = MColor::kOpaqueBlack) {
    data_.elements.assign(initialSize, initialValue);
  }
  MStatus set(unsigned int index, float r, float g, float b, float a = 1) {
    return data_.set(MColor(r, g, b, a), index);
  }
  MStatus set(float val[4], unsigned int index) {
    return data_.set(MColor(val[0], val[1], val[2], val[3]), index);
  }
  MStatus set(float elements[][4], unsigned int size) {
    *this = MColorArray(elements, size);
    return MStatus::kSuccess;
  }
  MStatus set(double elements[][4], unsigned int size) {
    *this = MColorArray(elements, size);
    return MStatus::kSuccess;
  }
  MStatus append(float r, float g, float b, float a = 1) { return append(MColor(r, g, b, a)); }
  MStatus copy(const MColorArray& source) {
    *this = source;
    return MStatus::kSuccess;
  }
  MStatus get(float dest[][4]) const {
    for (unsigned int i = 0; i < length(); ++i)
      for (unsigned int k = 0; k < 4; ++k) dest[i][k] = data_.elements[i][k];
    return MStatus::kSuccess;
  }

 private:
  static MColor fromDoubles(const double c[4]) {
    return MColor(static_cast<float>(c[0]), static_cast<float>(c[1]), static_cast<float>(c[2]),
                  static_cast<float>(c[3]));
  }
};
OPENMAYA_NAMESPACE_CLOSE
