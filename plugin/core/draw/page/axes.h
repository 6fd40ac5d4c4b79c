// SPDX-License-Identifier: MIT
// Labelled axes, and plots stacked over a shared axis.
#pragma once

#include <string>
#include <vector>

#include "draw/page/page.h"
#include "draw/page/ticks.h"

namespace footfall::draw {

// A rectangle of the page with data coordinates: x to the right, y up. Ranges as padded() gives them.
struct PlotFrame {
  Box box;
  Range x, y;

  Vec2 at(double dataX, double dataY) const {
    return {box.left + (dataX - x.low) / x.span() * box.width(),
            box.bottom - (dataY - y.low) / y.span() * box.height()};
  }
};

struct AxisStyle {
  bool grid = true;
  bool numbers = true;     // false: marks without numbers or label (a plot above another of the same axis)
  bool otherSide = false;  // at the top, at the right
};

// The space an axis needs outside its frame.
double xAxisHeight(const Theme& theme, bool label = true);
double yAxisWidth(const Canvas& canvas, const Range& y, double height, const Theme& theme);

// Ticks, numbers and label (with its unit: "height (m)"). As many numbers as fit without touching.
void drawXAxis(Canvas& canvas, const PlotFrame& frame, const std::string& label, const Theme& theme,
               const AxisStyle& style = {});
void drawYAxis(Canvas& canvas, const PlotFrame& frame, const std::string& label, const Theme& theme,
               const AxisStyle& style = {});

struct Series {
  std::string name;          // of the legend; empty: not in it
  std::vector<Vec2> points;  // x rising
  Colour colour;
  double width = 1.3;  // of the line; 0: none
  std::vector<double> dash;
  bool dots = false;
};

// Inside the frame, thinned to what the page can show: of many points within half a point's width the first,
// lowest, highest and last are kept.
void drawSeries(Canvas& canvas, const PlotFrame& frame, const Series& series);

struct Plot {
  std::string label;  // of the y axis, with its unit
  std::vector<Series> series;
  Range y;                    // at least this much; grows with the series
  std::vector<Range> shaded;  // bands along x
};

// Plots under each other over one x axis.
struct PlotStack {
  std::string xLabel;
  Range x;  // at least this much; grows with the series
  std::vector<Plot> plots;
  double frameTime = 0;     // seconds per frame: a second axis, in frames, above; 0: none
  double plotHeight = 130;  // points, where the page has no height of its own
  std::string note;         // below it all
};

// A whole picture: title, plots, each with its legend above it, axes, note. frames, where not null, receives
// where each plot is, for more marks.
Canvas drawPlots(const PlotStack& stack, const Page& page, std::vector<PlotFrame>* frames = nullptr);

}  // namespace footfall::draw
