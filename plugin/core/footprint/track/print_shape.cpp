// SPDX-License-Identifier: MIT
#include "footprint/track/print_shape.h"

#include <algorithm>
#include <cmath>

#include "base/angles.h"

namespace footfall::footprint {
namespace {

using Outline = std::vector<Vec2>;

// A smooth closed line through corners: Catmull-Rom pieces, four to a corner.
Outline rounded(const Outline& corners) {
  constexpr int kPieces = 4;
  Outline line;
  const std::size_t n = corners.size();
  for (std::size_t i = 0; i < n; ++i) {
    const Vec2 &a = corners[(i + n - 1) % n], &b = corners[i], &c = corners[(i + 1) % n],
               &d = corners[(i + 2) % n];
    for (int k = 0; k < kPieces; ++k) {
      const double u = static_cast<double>(k) / kPieces;
      line.push_back(b + 0.5 * u * (c - a + u * (2 * a - 5 * b + 4 * c - d + u * (3 * (b - c) + d - a))));
    }
  }
  return line;
}

Outline pad(const Vec2& centre, double across, double along, double turn) {
  constexpr int kCorners = 16;
  Outline line;
  for (int k = 0; k < kCorners; ++k) {
    const double angle = 2 * kPi * k / kCorners;
    const double x = across * std::sin(angle), z = along * std::cos(angle);
    line.emplace_back(centre.x() + x * std::cos(turn) + z * std::sin(turn),
                      centre.y() - x * std::sin(turn) + z * std::cos(turn));
  }
  return line;
}

// Left feet of about length 1, from z = -0.5 to 0.5; inside is at -x.
std::vector<Outline> leftOutlines(PrintKind kind) {
  switch (kind) {
    case PrintKind::Sole:
      return {rounded({{0, -0.5},
                       {0.10, -0.45},
                       {0.135, -0.32},
                       {0.135, -0.12},
                       {0.17, 0.1},
                       {0.195, 0.26},
                       {0.15, 0.38},
                       {0.05, 0.46},
                       {-0.07, 0.5},
                       {-0.155, 0.45},
                       {-0.185, 0.33},
                       {-0.17, 0.2},
                       {-0.1, 0.04},
                       {-0.06, -0.12},
                       {-0.1, -0.32},
                       {-0.085, -0.45}})};
    case PrintKind::Toes:
      return {
          rounded({{0, -0.5},     {0.1, -0.42},   {0.13, -0.26},  {0.26, -0.1}, {0.37, 0.08},  {0.42, 0.26},
                   {0.31, 0.17},  {0.2, 0.04},    {0.12, 0.0},    {0.11, 0.18}, {0.07, 0.36},  {0, 0.5},
                   {-0.07, 0.36}, {-0.11, 0.18},  {-0.12, 0.0},   {-0.2, 0.06}, {-0.29, 0.21}, {-0.38, 0.32},
                   {-0.36, 0.13}, {-0.25, -0.07}, {-0.13, -0.26}, {-0.1, -0.42}})};
    case PrintKind::Paw:
      return {rounded({{0, -0.44},
                       {0.17, -0.5},
                       {0.31, -0.4},
                       {0.26, -0.2},
                       {0.12, -0.02},
                       {0, 0.02},
                       {-0.12, -0.02},
                       {-0.26, -0.2},
                       {-0.31, -0.4},
                       {-0.17, -0.5}}),
              pad({0.33, 0.02}, 0.1, 0.15, 0.45), pad({0.13, 0.3}, 0.11, 0.18, 0.1),
              pad({-0.13, 0.32}, 0.11, 0.18, -0.1), pad({-0.33, 0.06}, 0.1, 0.15, -0.45)};
    case PrintKind::Hoof:
      return {rounded({{0.24, -0.46},
                       {0.36, -0.42},
                       {0.44, -0.12},
                       {0.42, 0.2},
                       {0.26, 0.44},
                       {0, 0.5},
                       {-0.26, 0.44},
                       {-0.41, 0.2},
                       {-0.42, -0.12},
                       {-0.35, -0.42},
                       {-0.24, -0.46},
                       {-0.12, -0.22},
                       {0, -0.06},
                       {0.12, -0.22}})};
  }
  return {};
}

}  // namespace

PrintKind printKindOf(std::string_view character) {
  if (character == "bird" || character == "dinosaur") return PrintKind::Toes;
  if (character == "dog" || character == "cat" || character == "marten") return PrintKind::Paw;
  return character == "horse" ? PrintKind::Hoof : PrintKind::Sole;
}

PrintShape printShape(PrintKind kind, BodySide side, double length) {
  PrintShape shape;
  shape.outlines = leftOutlines(kind);
  double back = 0, front = 0;
  for (const Outline& line : shape.outlines) {
    for (const Vec2& p : line) back = std::min(back, p.y()), front = std::max(front, p.y());
  }
  const double scale = length / (front - back), middle = (front + back) / 2;
  const double mirror = side == BodySide::Right ? -1 : 1;
  for (Outline& line : shape.outlines) {
    for (Vec2& p : line) {
      p = scale * Vec2(mirror * p.x(), p.y() - middle);
      shape.halfWidth = std::max(shape.halfWidth, std::abs(p.x()));
    }
  }
  const double tip = length / 2, end = 0.95 * length, head = 0.12 * length;
  shape.handle = {{0, tip}, {0, end}, {-head / 2, end - head}, {0, end}, {head / 2, end - head}};
  return shape;
}

TimingDagger timingDagger(const PrintShape& shape, BodySide side, double stance, double step, double scale) {
  const double out = side == BodySide::Right ? -1 : 1;
  const double bar = out * (shape.halfWidth + scale * stance), cross = out * (shape.halfWidth + scale * step);
  const double half = 0.8 * shape.halfWidth;
  return {{out * shape.halfWidth, 0}, {bar, 0}, {cross, -half}, {cross, half}};
}

}  // namespace footfall::footprint
