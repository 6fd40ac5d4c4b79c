// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MIOStreamFwd.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Red, green, blue and alpha. In HSV the hue is in degrees from 0 to 360.
class OPENMAYA_EXPORT MColor {
 public:
  OPENMAYA_ENUM(MColorType, kRGB, kHSV, kCMY, kCMYK);

  MColor() : r(0.0f), g(0.0f), b(0.0f), a(1.0f) {}
  MColor(const MColor& src) = default;
  MColor(float rr, float gg, float bb = 0.0, float aa = 1.0) : r(rr), g(gg), b(bb), a(aa) {}
  MColor(const float d[3]) : r(d[0]), g(d[1]), b(d[2]), a(1.0f) {}
  MColor(float alpha) : r(0.0f), g(0.0f), b(0.0f), a(alpha) {}
  MColor(MColorType colorModel, unsigned char c1, unsigned char c2, unsigned char c3,
         unsigned char alpha = 255U);
  MColor(MColorType colorModel, unsigned short c1, unsigned short c2, unsigned short c3,
         unsigned short alpha = 65535U);
  MColor(MColorType colorModel, float c1, float c2, float c3, float alpha = 1.0);
  MColor(MColorType colorModel, double c1, double c2, double c3, double alpha = 1.0);
  MColor& operator=(const MColor& src) = default;

  float operator()(unsigned int i) const { return i == 0 ? r : i == 1 ? g : i == 2 ? b : a; }
  float operator[](unsigned int i) const { return i == 0 ? r : i == 1 ? g : i == 2 ? b : a; }
  float& operator()(unsigned int i) { return i == 0 ? r : i == 1 ? g : i == 2 ? b : a; }
  float& operator[](unsigned int i) { return i == 0 ? r : i == 1 ? g : i == 2 ? b : a; }
  // Arithmetic acts on all four components; negation inverts the colour and keeps alpha.
  MColor& operator*=(float scalar);
  MColor operator*(float scalar) const;
  MColor& operator*=(const MColor& other);
  MColor operator*(const MColor& other) const;
  MColor& operator/=(float scalar);
  MColor operator/(float scalar) const;
  MColor& operator+=(const MColor& other);
  MColor operator+(const MColor& other) const;
  MColor operator-() const;
  MColor operator-(const MColor& other) const;
  bool operator==(const MColor& other) const;
  bool operator!=(const MColor& other) const;
  bool get(float d[3]) const;
  bool get(MColorType colorModel, float&, float&, float&) const;
  bool get(MColorType colorModel, float&, float&, float&, float& alpha) const;
  bool set(MColorType colorModel, float, float, float, float alpha = 1.0);

  friend OPENMAYA_EXPORT MColor operator*(float scalar, const MColor& other);
  friend OPENMAYA_EXPORT std::ostream& operator<<(std::ostream& os, const MColor& c);

  static const MColor kOpaqueBlack;

  float r;
  float g;
  float b;
  float a;
};
OPENMAYA_NAMESPACE_CLOSE
