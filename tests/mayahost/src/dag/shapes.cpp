// SPDX-License-Identifier: MIT
// Boxes and colours.
#include <maya/MBoundingBox.h>
#include <maya/MColor.h>
#include <maya/MMatrix.h>

#include <algorithm>
#include <cmath>
#include <ostream>

OPENMAYA_MAJOR_NAMESPACE_OPEN

MBoundingBox::MBoundingBox(const MPoint& corner1, const MPoint& corner2) {
  expand(corner1);
  expand(corner2);
}

void MBoundingBox::clear() {
  *this = MBoundingBox();
}

void MBoundingBox::transformUsing(const MMatrix& matrix) {
  if (empty_) return;
  MBoundingBox box;
  for (int corner = 0; corner < 8; ++corner)
    box.expand(
        MPoint(corner & 1 ? max_.x : min_.x, corner & 2 ? max_.y : min_.y, corner & 4 ? max_.z : min_.z) *
        matrix);
  *this = box;
}

void MBoundingBox::expand(const MPoint& point) {
  const MPoint p = MPoint(point).cartesianize();
  if (empty_) min_ = max_ = p;
  empty_ = false;
  for (unsigned int i = 0; i < 3; ++i) {
    min_[i] = std::min(min_[i], p[i]);
    max_[i] = std::max(max_[i], p[i]);
  }
}

void MBoundingBox::expand(const MBoundingBox& box) {
  if (box.empty_) return;
  expand(box.min_);
  expand(box.max_);
}

bool MBoundingBox::contains(const MPoint& point) const {
  bool inside = !empty_;
  for (unsigned int i = 0; i < 3; ++i) inside = inside && min_[i] <= point[i] && point[i] <= max_[i];
  return inside;
}

bool MBoundingBox::intersects(const MBoundingBox& box, double tol) const {
  bool meet = !empty_ && !box.empty_;
  for (unsigned int i = 0; i < 3; ++i)
    meet = meet && min_[i] <= box.max_[i] + tol && box.min_[i] <= max_[i] + tol;
  return meet;
}

double MBoundingBox::width() const {
  return max_.x - min_.x;
}
double MBoundingBox::height() const {
  return max_.y - min_.y;
}
double MBoundingBox::depth() const {
  return max_.z - min_.z;
}
MPoint MBoundingBox::center() const {
  return min_ + 0.5 * (max_ - min_);
}
MPoint MBoundingBox::min() const {
  return min_;
}
MPoint MBoundingBox::max() const {
  return max_;
}

MColor::MColor(MColorType model, unsigned char c1, unsigned char c2, unsigned char c3, unsigned char alpha)
    : MColor(model, c1 / 255.0, c2 / 255.0, c3 / 255.0, alpha / 255.0) {}
MColor::MColor(MColorType model, unsigned short c1, unsigned short c2, unsigned short c3,
               unsigned short alpha)
    : MColor(model, c1 / 65535.0, c2 / 65535.0, c3 / 65535.0, alpha / 65535.0) {}
MColor::MColor(MColorType model, float c1, float c2, float c3, float alpha) {
  set(model, c1, c2, c3, alpha);
}
MColor::MColor(MColorType model, double c1, double c2, double c3, double alpha)
    : MColor(model, static_cast<float>(c1), static_cast<float>(c2), static_cast<float>(c3),
             static_cast<float>(alpha)) {}

bool MColor::set(MColorType model, float c1, float c2, float c3, float alpha) {
  switch (model) {
    case kRGB:
      *this = MColor(c1, c2, c3, alpha);
      return true;
    case kCMY:
      *this = MColor(1.0f - c1, 1.0f - c2, 1.0f - c3, alpha);
      return true;
    case kCMYK:  // the fourth number is black
      *this =
          MColor((1.0f - c1) * (1.0f - alpha), (1.0f - c2) * (1.0f - alpha), (1.0f - c3) * (1.0f - alpha));
      return true;
    case kHSV: {
      // A component is full within 60 degrees of its hue and falls to nothing at 120.
      const auto component = [&](float hue) {
        const float away = std::abs(std::remainder(c1 - hue, 360.0f)) / 60.0f;
        return c3 * (1.0f - c2 * std::min(1.0f, std::max(0.0f, away - 1.0f)));
      };
      *this = MColor(component(0.0f), component(120.0f), component(240.0f), alpha);
      return true;
    }
  }
  return false;
}

bool MColor::get(float d[3]) const {
  return get(kRGB, d[0], d[1], d[2]);
}

bool MColor::get(MColorType model, float& c1, float& c2, float& c3) const {
  float alpha;
  return get(model, c1, c2, c3, alpha);
}

bool MColor::get(MColorType model, float& c1, float& c2, float& c3, float& alpha) const {
  const float high = std::max({r, g, b}), low = std::min({r, g, b}), range = high - low;
  alpha = a;
  switch (model) {
    case kRGB:
      c1 = r, c2 = g, c3 = b;
      return true;
    case kCMY:
      c1 = 1.0f - r, c2 = 1.0f - g, c3 = 1.0f - b;
      return true;
    case kCMYK:
      alpha = 1.0f - high;
      c1 = high > 0.0f ? 1.0f - r / high : 0.0f;
      c2 = high > 0.0f ? 1.0f - g / high : 0.0f;
      c3 = high > 0.0f ? 1.0f - b / high : 0.0f;
      return true;
    case kHSV:
      c1 = 0.0f;
      if (range > 0.0f) {
        if (high == r)
          c1 = 60.0f * (g - b) / range;
        else if (high == g)
          c1 = 120.0f + 60.0f * (b - r) / range;
        else
          c1 = 240.0f + 60.0f * (r - g) / range;
      }
      if (c1 < 0.0f) c1 += 360.0f;
      c2 = high > 0.0f ? range / high : 0.0f;
      c3 = high;
      return true;
  }
  return false;
}

MColor& MColor::operator*=(float s) {
  return *this = *this * s;
}
MColor MColor::operator*(float s) const {
  return MColor(r * s, g * s, b * s, a * s);
}
MColor& MColor::operator*=(const MColor& o) {
  return *this = *this * o;
}
MColor MColor::operator*(const MColor& o) const {
  return MColor(r * o.r, g * o.g, b * o.b, a * o.a);
}
MColor& MColor::operator/=(float s) {
  return *this = *this / s;
}
MColor MColor::operator/(float s) const {
  return MColor(r / s, g / s, b / s, a / s);
}
MColor& MColor::operator+=(const MColor& o) {
  return *this = *this + o;
}
MColor MColor::operator+(const MColor& o) const {
  return MColor(r + o.r, g + o.g, b + o.b, a + o.a);
}
MColor MColor::operator-() const {
  return MColor(1.0f - r, 1.0f - g, 1.0f - b, a);
}
MColor MColor::operator-(const MColor& o) const {
  return MColor(r - o.r, g - o.g, b - o.b, a - o.a);
}
bool MColor::operator==(const MColor& o) const {
  return r == o.r && g == o.g && b == o.b && a == o.a;
}
bool MColor::operator!=(const MColor& o) const {
  return !(*this == o);
}
MColor operator*(float s, const MColor& o) {
  return o * s;
}
std::ostream& operator<<(std::ostream& os, const MColor& c) {
  return os << '[' << c.r << ", " << c.g << ", " << c.b << ", " << c.a << ']';
}

const MColor MColor::kOpaqueBlack(0.0f, 0.0f, 0.0f, 1.0f);
OPENMAYA_NAMESPACE_CLOSE
