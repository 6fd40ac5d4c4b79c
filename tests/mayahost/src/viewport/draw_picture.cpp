// SPDX-License-Identifier: MIT
#include <mayahost/draw_picture.h>

#include "base/error.h"
#include "draw/page/canvas.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>

namespace mayahost {
namespace {

using footfall::Vec2;
using footfall::draw::Canvas;
using footfall::draw::Colour;
using footfall::draw::Path;
using Kind = Primitive::Kind;
using Manager = MHWRender::MUIDrawManager;

constexpr int kSteps = 48;  // round a circle
constexpr double kTurn = 6.283185307179586;

// A run of points of a primitive in object space.
struct Run {
  std::vector<MPoint> points;
  bool closed = false, filled = false;
};

// Two directions across the axis.
void across(const MVector& axis, MVector& x, MVector& y) {
  const MVector n = axis.normal();
  const MVector other = std::abs(n.y) < 0.9 ? MVector(0.0, 1.0, 0.0) : MVector(1.0, 0.0, 0.0);
  x = (other ^ n).normal();
  y = n ^ x;
}

Run ring(const MPoint& centre, const MVector& axis, double radius, bool filled) {
  MVector x, y;
  across(axis, x, y);
  Run run{{}, true, filled};
  for (int i = 0; i < kSteps; ++i) {
    const double angle = kTurn * i / kSteps;
    run.points.push_back(centre + radius * (std::cos(angle) * x + std::sin(angle) * y));
  }
  return run;
}

// From start to end about the axis, the way a right hand turns.
Run arcOf(const Primitive& p) {
  const MVector n = p.axis.normal(), x = (p.start - (p.start * n) * n).normal(), y = n ^ x;
  double angle = std::atan2(p.end * y, p.end * x);
  if (angle <= 0.0) angle += kTurn;
  Run run{{}, p.filled, p.filled};
  if (p.filled) run.points.push_back(p.centre);
  const int steps = std::max(2, static_cast<int>(std::ceil(kSteps * angle / kTurn)));
  for (int i = 0; i <= steps; ++i) {
    const double a = angle * i / steps;
    run.points.push_back(p.centre + p.radius * (std::cos(a) * x + std::sin(a) * y));
  }
  return run;
}

std::vector<Run> boxOf(const Primitive& p) {
  const MVector y = p.up.normal(), x = (p.start - (p.start * y) * y).normal(), z = x ^ y;
  const MVector half[3] = {x * p.sizes[0], y * p.sizes[1], z * p.sizes[2]};
  std::vector<Run> runs;
  for (int axis = 0; axis < 3; ++axis) {
    for (const double side : {-1.0, 1.0}) {
      Run face{{}, true, p.filled};
      const MVector &u = half[(axis + 1) % 3], &v = half[(axis + 2) % 3];
      for (const auto& [a, b] : {std::pair(-1, -1), std::pair(1, -1), std::pair(1, 1), std::pair(-1, 1)})
        face.points.push_back(p.centre + side * half[axis] + a * u + b * v);
      runs.push_back(face);
    }
  }
  return runs;
}

std::vector<Run> solid(const Primitive& p) {
  const MVector axis = p.axis.normal();
  MVector x, y;
  across(axis, x, y);
  std::vector<Run> runs;
  if (p.kind == Kind::sphere) {
    for (const MVector& n : {MVector(1, 0, 0), MVector(0, 1, 0), MVector(0, 0, 1)})
      runs.push_back(ring(p.centre, n, p.radius, p.filled));
    return runs;
  }
  const bool cone = p.kind == Kind::cone;
  const MPoint low = cone ? p.centre : p.centre - axis * (p.height / 2.0);
  const MPoint high = low + axis * p.height;
  runs.push_back(ring(low, axis, p.radius, p.filled));
  if (!cone) runs.push_back(ring(high, axis, p.radius, p.filled));
  for (const MVector& side : {x, y, -x, -y})
    runs.push_back({{low + p.radius * side, cone ? high : high + p.radius * side}, false, false});
  if (p.kind == Kind::capsule) {
    for (const MVector& side : {x, y}) {
      for (const auto& [end, up] : {std::pair(low, -axis), std::pair(high, axis)}) {
        Run cap;
        for (int i = 0; i <= kSteps / 2; ++i) {
          const double a = kTurn * i / kSteps;
          cap.points.push_back(end + p.radius * (std::cos(a) * side + std::sin(a) * up));
        }
        runs.push_back(cap);
      }
    }
  }
  return runs;
}

std::vector<Run> runsOf(const Primitive& p) {
  std::vector<Run> runs;
  const auto piece = [&](std::size_t first, std::size_t count, bool closed, bool filled) {
    const auto begin = p.points.begin() + static_cast<std::ptrdiff_t>(first);
    runs.push_back({std::vector<MPoint>(begin, begin + static_cast<std::ptrdiff_t>(count)), closed, filled});
  };
  switch (p.kind) {
    case Kind::lines:
      for (std::size_t i = 0; i + 1 < p.points.size(); i += 2) piece(i, 2, false, false);
      break;
    case Kind::lineStrip:
    case Kind::closedLine:
      piece(0, p.points.size(), p.kind == Kind::closedLine, false);
      break;
    case Kind::triangles:
      for (std::size_t i = 0; i + 2 < p.points.size(); i += 3) piece(i, 3, true, true);
      break;
    case Kind::triangleStrip:
      for (std::size_t i = 0; i + 2 < p.points.size(); ++i) piece(i, 3, true, true);
      break;
    case Kind::circle:
      runs.push_back(ring(p.centre, p.axis, p.radius, p.filled));
      break;
    case Kind::arc:
      runs.push_back(arcOf(p));
      break;
    case Kind::rectangle: {
      const MVector up = p.up.normal() * p.sizes[1], right = (p.up ^ p.axis).normal() * p.sizes[0];
      runs.push_back(
          {{p.centre - right - up, p.centre + right - up, p.centre + right + up, p.centre - right + up},
           true,
           p.filled});
      break;
    }
    case Kind::box:
      return boxOf(p);
    case Kind::sphere:
    case Kind::cone:
    case Kind::cylinder:
    case Kind::capsule:
      return solid(p);
    case Kind::points:
    case Kind::text:
    case Kind::icon:
      break;
  }
  return runs;
}

// From world space to the page.
struct Projection {
  View view;
  double scale = 1.0;
  Vec2 origin = Vec2::Zero();

  Vec2 flat(const MPoint& p) const {
    if (view == View::top) return {p.x, p.z};
    return view == View::front ? Vec2(p.x, -p.y) : Vec2(-p.z, -p.y);
  }
  Vec2 operator()(const MPoint& p) const { return origin + scale * flat(p); }
};

using Visit = std::function<void(const Primitive&, const MMatrix&)>;

void visit(const std::vector<DrawRecord>& records, const Visit& each) {
  std::vector<std::pair<const Primitive*, const MMatrix*>> all;
  for (const DrawRecord& record : records) {
    for (const Primitive& p : record.primitives) {
      if (!p.in2d) all.emplace_back(&p, &record.transform);
    }
  }
  std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) {
    return a.first->state.depthPriority < b.first->state.depthPriority;
  });
  for (const auto& [primitive, matrix] : all) each(*primitive, *matrix);
}

Colour colourOf(const Primitive& p) {
  MColor c = p.state.color;
  if (!p.colors.empty()) c = p.colors.front();
  const auto part = [](float v) { return std::min(1.0, std::max(0.0, static_cast<double>(v))); };
  return {part(c.r), part(c.g), part(c.b), part(c.a)};
}

footfall::draw::Pen penOf(const Primitive& p) {
  footfall::draw::Pen pen{colourOf(p), std::max(0.5, static_cast<double>(p.state.lineWidth)), {}};
  switch (p.state.lineStyle) {
    case Manager::kShortDotted:
      pen.dash = {1, 2};
      break;
    case Manager::kDotted:
      pen.dash = {1, 4};
      break;
    case Manager::kShortDashed:
      pen.dash = {4, 3};
      break;
    case Manager::kDashed:
      pen.dash = {8, 4};
      break;
    case Manager::kSolid:
      break;
  }
  return pen;
}

void paint(Canvas& canvas, const Primitive& p, const MMatrix& matrix, const Projection& to) {
  for (const Run& run : runsOf(p)) {
    std::vector<Vec2> flat;
    for (const MPoint& point : run.points) flat.push_back(to(point * matrix));
    const Path path = run.closed ? Path::polygon(flat) : Path::polyline(flat);
    if (run.filled) {
      canvas.fill(path, colourOf(p));
    } else {
      canvas.stroke(path, penOf(p));
    }
  }
  if (p.kind == Kind::points) {
    const double radius = std::max(1.0, static_cast<double>(p.state.pointSize) / 2.0);
    for (const MPoint& point : p.points) canvas.fill(Path::circle(to(point * matrix), radius), colourOf(p));
  }
  if (p.kind == Kind::text || p.kind == Kind::icon) {
    footfall::draw::TextStyle style;
    style.colour = colourOf(p);
    style.size = p.state.fontSize * 0.75;
    style.bold = p.state.fontWeight > Manager::kWeightNormal;
    style.align = p.alignment == Manager::kLeft     ? footfall::draw::Align::Start
                  : p.alignment == Manager::kCenter ? footfall::draw::Align::Middle
                                                    : footfall::draw::Align::End;
    const std::string shown = p.kind == Kind::icon ? "[" + p.text + "]" : p.text;
    canvas.text(to(p.centre * matrix), shown, style);
  }
}

}  // namespace

void writePicture(const std::vector<DrawRecord>& records, View view, const std::string& path) {
  Projection to{view};
  Vec2 low = Vec2::Constant(1e300), high = -low;
  const auto reach = [&](const MPoint& point) {
    low = low.cwiseMin(to.flat(point));
    high = high.cwiseMax(to.flat(point));
  };
  visit(records, [&](const Primitive& p, const MMatrix& matrix) {
    for (const Run& run : runsOf(p)) {
      for (const MPoint& point : run.points) reach(point * matrix);
    }
    for (const MPoint& point : p.points) reach(point * matrix);
    if (p.kind == Kind::text || p.kind == Kind::icon) reach(p.centre * matrix);
  });
  if (low.x() > high.x()) throw footfall::Error("nothing is drawn in object space: no picture");
  constexpr double kSize = 480.0, kMargin = 40.0;
  to.scale = kSize / std::max({(high - low).maxCoeff(), 1e-6});
  const Vec2 size = to.scale * (high - low);
  to.origin = Vec2(kMargin, kMargin) - to.scale * low;
  Canvas canvas(size.x() + 2 * kMargin, size.y() + 2 * kMargin, {0.62, 0.64, 0.66, 1.0});
  visit(records, [&](const Primitive& p, const MMatrix& matrix) { paint(canvas, p, matrix, to); });
  canvas.write(path, 2.0, "what is drawn");
}

std::string describe(const DrawRecord& record) {
  if (!record.drawn) return "not drawn: " + record.reason + "\n";
  std::string lines;
  for (const Primitive& p : record.primitives) {
    const MColor& c = p.state.color;
    lines +=
        fmt::format("{}{}{} color {:.3g} {:.3g} {:.3g} {:.3g} width {:.3g}", nameOf(p.kind),
                    p.in2d ? " 2d" : "", p.filled ? " filled" : "", c.r, c.g, c.b, c.a, p.state.lineWidth);
    for (const MPoint& point : p.points)
      lines += fmt::format(" ({:.4g} {:.4g} {:.4g})", point.x, point.y, point.z);
    if (p.points.empty())
      lines += fmt::format(" at ({:.4g} {:.4g} {:.4g})", p.centre.x, p.centre.y, p.centre.z);
    if (p.radius != 0.0) lines += fmt::format(" radius {:.4g}", p.radius);
    if (!p.text.empty()) lines += " \"" + p.text + "\"";
    lines += "\n";
  }
  return lines;
}

}  // namespace mayahost
