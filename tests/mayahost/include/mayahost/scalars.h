// SPDX-License-Identifier: MIT
// Vectors and points are scaled by the types of numbers that Maya names, and by no other: a long is
// ambiguous.
#pragma once

#define MAYAHOST_SCALED_BY(Class, Own, Number)              \
  Class operator*(const Number scalar) const {              \
    return *this * static_cast<Own>(scalar);                \
  }                                                         \
  Class& operator*=(const Number scalar) {                  \
    return *this = *this * static_cast<Own>(scalar);        \
  }                                                         \
  friend Class operator*(Number scalar, const Class& own) { \
    return own * static_cast<Own>(scalar);                  \
  }

// Inside a class that has operator*(Own): all the others. Other is float where Own is double, and double
// where Own is float.
#define MAYAHOST_SCALED(Class, Own, Other)       \
  MAYAHOST_SCALED_BY(Class, Own, int)            \
  MAYAHOST_SCALED_BY(Class, Own, short)          \
  MAYAHOST_SCALED_BY(Class, Own, unsigned int)   \
  MAYAHOST_SCALED_BY(Class, Own, unsigned short) \
  MAYAHOST_SCALED_BY(Class, Own, Other)
