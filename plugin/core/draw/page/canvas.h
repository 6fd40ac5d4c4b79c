// SPDX-License-Identifier: MIT
// A page to draw on, kept as a list of marks until it is written as PNG, SVG or PDF.
//
// Lengths are points (1/72 inch), x to the right, y down, the origin at the top left corner. The same marks
// give the same bytes in every format on one machine: no dates, no running numbers.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/math.h"

namespace footfall::draw {

struct Colour {
  double red = 0, green = 0, blue = 0, alpha = 1;  // 0 to 1

  Colour faded(double share) const { return {red, green, blue, alpha * share}; }
};

Colour hexColour(unsigned rgb);                          // 0xRRGGBB
Colour mix(const Colour& a, const Colour& b, double t);  // t 0: a, 1: b

struct Box {
  double left = 0, top = 0, right = 0, bottom = 0;

  double width() const { return right - left; }
  double height() const { return bottom - top; }
  Vec2 centre() const { return {(left + right) / 2, (top + bottom) / 2}; }
  Box grown(double by) const { return {left - by, top - by, right + by, bottom + by}; }
  bool overlaps(const Box& b) const {
    return left < b.right && b.left < right && top < b.bottom && b.top < bottom;
  }
  bool contains(const Box& b) const {
    return left <= b.left && top <= b.top && right >= b.right && bottom >= b.bottom;
  }
};

// An outline of straight and cubic pieces.
class Path {
 public:
  enum class Step : std::uint8_t { Move, Line, Curve, Close };  // 1, 1, 3 and 0 points

  Path& moveTo(const Vec2& p);
  Path& lineTo(const Vec2& p);
  Path& curveTo(const Vec2& control1, const Vec2& control2, const Vec2& p);
  Path& close();

  static Path line(const Vec2& a, const Vec2& b);
  static Path polyline(const std::vector<Vec2>& points);
  static Path polygon(const std::vector<Vec2>& points);
  static Path rectangle(const Box& box);
  static Path circle(const Vec2& centre, double radius);
  // Half axes along and across the direction (radians, from x towards y).
  static Path ellipse(const Vec2& centre, double along, double across, double direction);
  // An arrow head at tip that points along direction (any length).
  static Path arrowHead(const Vec2& tip, const Vec2& direction, double size);

  const std::vector<Step>& steps() const { return steps_; }
  const std::vector<Vec2>& points() const { return points_; }
  bool empty() const { return points_.empty(); }
  Box box() const;  // of all points, control points included

 private:
  std::vector<Step> steps_;
  std::vector<Vec2> points_;
};

struct Pen {
  Colour colour;
  double width = 1;
  std::vector<double> dash;  // lengths on, off, …; empty: solid
};

enum class Align { Start, Middle, End };
enum class VerticalAlign { Top, Middle, Baseline, Bottom };

struct TextStyle {
  Colour colour;
  double size = 9;
  Align align = Align::Start;
  VerticalAlign vertical = VerticalAlign::Baseline;
  bool bold = false;
  bool upright = true;  // false: turned a quarter to the left, reads upwards; align then runs along the text
};

struct Mark {
  enum class Kind : std::uint8_t { Fill, Stroke, Text };
  Kind kind = Kind::Fill;
  Path path;
  Pen pen;           // Fill and Text use its colour
  std::string text;  // valid UTF-8 without control characters
  TextStyle style;
  Vec2 baseline = Vec2::Zero();  // where the text starts
  Box box;                       // what it covers, the pen's width included
};

enum class Format { Png, Svg, Pdf };
// By extension (".png" …, any case). Throws Error for another, naming the three.
Format formatOf(const std::string& path);

class Canvas {
 public:
  Canvas(double width, double height, const Colour& background);
  ~Canvas();
  Canvas(Canvas&&) noexcept;
  Canvas& operator=(Canvas&&) noexcept;

  double width() const { return width_; }
  double height() const { return height_; }
  void setHeight(double height) { height_ = height; }  // a page may grow with its content
  const Colour& background() const { return background_; }

  void fill(Path path, const Colour& colour);
  void stroke(Path path, const Pen& pen);
  // Returns what the text covers. Bytes that are not UTF-8 become '?', control characters blanks.
  Box text(const Vec2& at, const std::string& text, const TextStyle& style);
  // Draws only where no text is yet within `gap` points and the page has room; says whether it did.
  bool textIfFree(const Vec2& at, const std::string& text, const TextStyle& style, double gap = 2);

  double textWidth(const std::string& text, const TextStyle& style) const;
  Box textBox(const Vec2& at, const std::string& text, const TextStyle& style) const;
  // The text shortened in its middle with "…" so that it is at most this wide.
  std::string fitted(const std::string& text, const TextStyle& style, double width) const;

  const std::vector<Mark>& marks() const { return marks_; }
  std::vector<Box> textBoxes() const;

  // The whole file. scale: pixels per point, PNG only. title: for the file's metadata. Throws Error where the
  // page is empty or too large (over 20 000 points, or 100 million pixels).
  std::string render(Format format, double scale = 3, const std::string& title = "") const;
  // Whole or not at all.
  void write(const std::string& path, double scale = 3, const std::string& title = "") const;

 private:
  struct Measure;  // fonts

  Mark textMark(const Vec2& at, const std::string& text, const TextStyle& style) const;

  double width_, height_;
  Colour background_;
  std::vector<Mark> marks_;
  std::unique_ptr<Measure> measure_;
};

// The marks as an SVG document; text stays text, held to its measured width.
std::string formatSvg(const Canvas& canvas, const std::string& title);

}  // namespace footfall::draw
