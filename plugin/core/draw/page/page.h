// SPDX-License-Identifier: MIT
// What every picture has: a size, a theme, a title, a legend on top and notes at the foot.
#pragma once

#include <string>
#include <vector>

#include "draw/page/theme.h"

namespace footfall::draw {

struct Page {
  Theme theme = lightTheme();
  double width = 400;  // points, 160 to 5000
  double height = 0;   // points, 120 to 5000; 0: as high as the content asks for
  std::string title;   // empty: none
};

struct LegendEntry {
  enum class Sign { Patch, Line, Dot };
  std::string label;
  Colour colour;
  Sign sign = Sign::Patch;
  std::vector<double> dash;  // of a line
};

// A canvas of the page's width. Throws Error where the size is out of its limits.
Canvas beginPage(const Page& page);

// Title and legend; returns the y below them. The legend runs on in as many lines as it needs, outside the
// data.
double drawHeader(Canvas& canvas, const Page& page, const std::vector<LegendEntry>& legend);
double headerHeight(const Canvas& canvas, const Page& page, const std::vector<LegendEntry>& legend);

// A legend in lines from (left, top) to right; returns the y below it (top without entries).
double drawLegend(Canvas& canvas, double left, double top, double right,
                  const std::vector<LegendEntry>& entries, const Theme& theme);

double legendHeight(const Canvas& canvas, double left, double right, const std::vector<LegendEntry>& entries,
                    const Theme& theme);

// Words wrapped into lines; returns the y below them.
double drawNote(Canvas& canvas, double left, double top, double right, const std::string& text,
                const Theme& theme);
double noteHeight(const Canvas& canvas, double left, double right, const std::string& text,
                  const Theme& theme);

// A bar of a round length (1, 2 or 5 times a power of ten, metres) at most `most` points long, with its
// length written to its right; y is its line. Returns what bar and label cover.
Box drawScaleBar(Canvas& canvas, const Vec2& left, double pointsPerMetre, double most, const Theme& theme);

// "0.5 m", "20 cm", "3 km": a length in its natural unit.
std::string lengthLabel(double metres);

}  // namespace footfall::draw
