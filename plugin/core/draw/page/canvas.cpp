// SPDX-License-Identifier: MIT
#include "draw/page/canvas.h"

#include <cmath>

#include <fmt/format.h>

#include "base/error.h"

namespace footfall::draw {
namespace {

// What four cubics need to be a circle, to 0.03 % of its radius.
constexpr double kArc = 0.5522847498;

}  // namespace

Colour hexColour(unsigned rgb) {
  return {((rgb >> 16) & 255) / 255.0, ((rgb >> 8) & 255) / 255.0, (rgb & 255) / 255.0, 1};
}

Colour mix(const Colour& a, const Colour& b, double t) {
  return {a.red + t * (b.red - a.red), a.green + t * (b.green - a.green), a.blue + t * (b.blue - a.blue),
          a.alpha + t * (b.alpha - a.alpha)};
}

Path& Path::moveTo(const Vec2& p) {
  steps_.push_back(Step::Move);
  points_.push_back(p);
  return *this;
}

Path& Path::lineTo(const Vec2& p) {
  steps_.push_back(Step::Line);
  points_.push_back(p);
  return *this;
}

Path& Path::curveTo(const Vec2& control1, const Vec2& control2, const Vec2& p) {
  steps_.push_back(Step::Curve);
  points_.insert(points_.end(), {control1, control2, p});
  return *this;
}

Path& Path::close() {
  steps_.push_back(Step::Close);
  return *this;
}

Path Path::line(const Vec2& a, const Vec2& b) {
  return std::move(Path().moveTo(a).lineTo(b));
}

Path Path::polyline(const std::vector<Vec2>& points) {
  Path path;
  path.points_ = points;
  path.steps_.assign(points.size(), Step::Line);
  if (!points.empty()) path.steps_.front() = Step::Move;
  return path;
}

Path Path::polygon(const std::vector<Vec2>& points) {
  Path path = polyline(points);
  if (!points.empty()) path.close();
  return path;
}

Path Path::rectangle(const Box& box) {
  return polygon(
      {{box.left, box.top}, {box.right, box.top}, {box.right, box.bottom}, {box.left, box.bottom}});
}

Path Path::circle(const Vec2& centre, double radius) {
  return ellipse(centre, radius, radius, 0);
}

Path Path::ellipse(const Vec2& centre, double along, double across, double direction) {
  const Vec2 u = along * Vec2(std::cos(direction), std::sin(direction));
  const Vec2 v = across * Vec2(-std::sin(direction), std::cos(direction));
  Path path;
  path.moveTo(centre + u);
  Vec2 from = u, to = v;
  for (int quarter = 0; quarter < 4; ++quarter) {
    path.curveTo(centre + from + kArc * to, centre + to + kArc * from, centre + to);
    const Vec2 next = -from;
    from = to;
    to = next;
  }
  return std::move(path.close());
}

Path Path::arrowHead(const Vec2& tip, const Vec2& direction, double size) {
  const double length = direction.norm();
  const Vec2 along = length > 0 ? Vec2(direction / length) : Vec2(1, 0);
  const Vec2 across(-along.y(), along.x());
  const Vec2 back = tip - size * along;
  return polygon({tip, back + 0.4 * size * across, back - 0.4 * size * across});
}

Box Path::box() const {
  if (points_.empty()) return {};
  Box box{points_[0].x(), points_[0].y(), points_[0].x(), points_[0].y()};
  for (const Vec2& p : points_) {
    box.left = std::min(box.left, p.x());
    box.right = std::max(box.right, p.x());
    box.top = std::min(box.top, p.y());
    box.bottom = std::max(box.bottom, p.y());
  }
  return box;
}

void Canvas::fill(Path path, const Colour& colour) {
  if (path.empty()) return;
  Mark mark;
  mark.kind = Mark::Kind::Fill;
  mark.box = path.box();
  mark.path = std::move(path);
  mark.pen.colour = colour;
  marks_.push_back(std::move(mark));
}

void Canvas::stroke(Path path, const Pen& pen) {
  if (path.empty()) return;
  Mark mark;
  mark.kind = Mark::Kind::Stroke;
  mark.box = path.box().grown(pen.width / 2);
  mark.path = std::move(path);
  mark.pen = pen;
  marks_.push_back(std::move(mark));
}

Box Canvas::text(const Vec2& at, const std::string& text, const TextStyle& style) {
  marks_.push_back(textMark(at, text, style));
  return marks_.back().box;
}

Box Canvas::textBox(const Vec2& at, const std::string& text, const TextStyle& style) const {
  return textMark(at, text, style).box;
}

bool Canvas::textIfFree(const Vec2& at, const std::string& text, const TextStyle& style, double gap) {
  Mark mark = textMark(at, text, style);
  if (!Box{0, 0, width_, height_}.contains(mark.box)) return false;
  const Box wanted = mark.box.grown(gap);
  for (const Mark& other : marks_) {
    if (other.kind == Mark::Kind::Text && other.box.overlaps(wanted)) return false;
  }
  marks_.push_back(std::move(mark));
  return true;
}

std::vector<Box> Canvas::textBoxes() const {
  std::vector<Box> boxes;
  for (const Mark& mark : marks_) {
    if (mark.kind == Mark::Kind::Text) boxes.push_back(mark.box);
  }
  return boxes;
}

std::string Canvas::fitted(const std::string& text, const TextStyle& style, double width) const {
  if (textWidth(text, style) <= width) return text;
  // Whole UTF-8 characters: continuation bytes stay with their first.
  std::vector<std::string> letters;
  for (const char c : text) {
    if (!letters.empty() && (static_cast<unsigned char>(c) & 0xC0) == 0x80) {
      letters.back() += c;
    } else {
      letters.emplace_back(1, c);
    }
  }
  const auto shortened = [&](std::size_t kept) {
    std::string result;
    for (std::size_t i = 0; i < (kept + 1) / 2; ++i) result += letters[i];
    result += "…";
    for (std::size_t i = letters.size() - kept / 2; i < letters.size(); ++i) result += letters[i];
    return result;
  };
  std::size_t low = 0, high = letters.size();
  while (low + 1 < high) {
    const std::size_t middle = (low + high) / 2;
    (textWidth(shortened(middle), style) <= width ? low : high) = middle;
  }
  return shortened(low);
}

}  // namespace footfall::draw
