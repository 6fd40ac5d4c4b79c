// SPDX-License-Identifier: MIT
#include "draw/plots/stance_plot.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/constants.h"
#include "base/error.h"
#include "draw/page/axes.h"

namespace footfall::draw {
using namespace stance;

namespace {

Vec2 sideOf(const Vec3& p) {
  return {p.x(), p.z()};
}

std::vector<Vec2> wayOf(const StancePath& path, double from, double to) {
  std::vector<Vec2> points;
  constexpr int kPoints = 60;
  for (int i = 0; i <= kPoints; ++i)
    points.push_back(sideOf(path.at(from + (to - from) * i / kPoints).position));
  return points;
}

// Root with the sign kept.
double shown(double value) {
  return std::copysign(std::sqrt(std::abs(value)), value);
}

Colour seriesColour(const Theme& theme, std::size_t i) {
  return theme.series[i % theme.series.size()];
}

}  // namespace

Canvas drawStancePaths(const std::vector<StanceLine>& lines, const Page& page) {
  if (lines.empty()) throw Error("there are no stances to draw");
  Canvas canvas = beginPage(page);
  const Theme& theme = page.theme;
  std::vector<LegendEntry> legend;
  for (std::size_t i = 0; i < lines.size(); ++i)
    legend.push_back({lines[i].name, seriesColour(theme, i), LegendEntry::Sign::Line, {}});
  const double top = drawHeader(canvas, page, legend) + 6;
  Range x, y;
  y.add(0);
  for (const StanceLine& line : lines) {
    const StancePath path(line.stance, line.handles, line.timing);
    for (const Vec2& p : wayOf(path, 0, line.timing.end)) {
      x.add(p.x());
      y.add(p.y());
    }
    x.add(path.contactPoint().x());
  }
  const double left = theme.margin + yAxisWidth(canvas, padded(y, 0.04), 200, theme);
  PlotFrame frame{{left, top, page.width - theme.margin, 0}, padded(x, 0.03), padded(y, 0.06)};
  // To one scale, unless that would be too flat or too high.
  const double natural = frame.box.width() * frame.y.span() / frame.x.span();
  frame.box.bottom = top + std::clamp(natural, 130.0, 340.0);
  canvas.setHeight(frame.box.bottom + xAxisHeight(theme) + theme.margin);
  drawXAxis(canvas, frame, "along the heading (m)", theme);
  drawYAxis(canvas, frame, "height (m)", theme);
  canvas.stroke(Path::line(frame.at(frame.x.low, 0), frame.at(frame.x.high, 0)), {theme.ground, 1, {}});
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const StanceLine& line = lines[i];
    const StancePath path(line.stance, line.handles, line.timing);
    const Colour colour = seriesColour(theme, i);
    const auto stroke = [&](double from, double to, double width) {
      std::vector<Vec2> points;
      for (const Vec2& p : wayOf(path, from, to)) points.push_back(frame.at(p.x(), p.y()));
      canvas.stroke(Path::polyline(points), {colour, width, {}});
    };
    stroke(0, line.timing.end, 1.1);
    const double down = std::clamp(line.timing.touchDown, 0.0, line.timing.end),
                 off = std::clamp(line.timing.liftOff, down, line.timing.end);
    stroke(down, off, 2.4);
    const Vec2 foot = frame.at(path.contactPoint().x(), 0);
    for (const double t : {down, off}) {
      const Vec2 p = sideOf(path.at(t).position);
      canvas.stroke(Path::line(frame.at(p.x(), p.y()), foot), {colour.faded(0.45), 0.7, {}});
    }
    canvas.fill(Path::circle(foot, 2), colour);
    for (const double t : {0.0, line.timing.end}) {
      const Vec2 p = sideOf(path.at(t).position);
      canvas.fill(Path::circle(frame.at(p.x(), p.y()), 2.2), colour);
    }
  }
  return canvas;
}

Canvas drawStanceThumbnail(const StanceLine& line, double width, double height) {
  const Theme theme = lightTheme();
  Canvas canvas(width, height, theme.background);
  const StancePath path(line.stance, line.handles, line.timing);
  Range x, y;
  y.add(0);
  for (const Vec2& p : wayOf(path, 0, line.timing.end)) {
    x.add(p.x());
    y.add(p.y());
  }
  x.add(path.contactPoint().x());
  const double margin = 8;
  const double scale = std::min((width - 2 * margin) / std::max(x.span(), 0.3),
                                (height - 2 * margin) / std::max(y.span(), 0.3));
  const double middle = 0.5 * (x.low + x.high);
  const auto at = [&](const Vec2& p) {
    return Vec2(0.5 * width + scale * (p.x() - middle), height - margin - scale * p.y());
  };
  canvas.stroke(Path::line({margin / 2, height - margin}, {width - margin / 2, height - margin}),
                {theme.ground, 1.2, {}});
  const double down = std::clamp(line.timing.touchDown, 0.0, line.timing.end),
               off = std::clamp(line.timing.liftOff, down, line.timing.end);
  const Vec2 foot = at({path.contactPoint().x(), 0});
  constexpr int kForces = 9;
  const double perNewton = 0.35 * height / (4 * line.stance.mass * kGravity);
  for (int i = 0; i <= kForces; ++i) {
    const Vec3 f = path.force(down + (off - down) * i / kForces);
    const Vec2 tip = foot + perNewton * Vec2(f.x(), -f.z());
    canvas.stroke(Path::line(foot, tip), {theme.muted.faded(0.7), 0.9, {}});
  }
  const Colour colour = line.stance.feet == StanceFeet::Left    ? theme.left
                        : line.stance.feet == StanceFeet::Right ? theme.right
                                                                : theme.middle;
  for (const double t : {down, 0.5 * (down + off), off})
    canvas.stroke(Path::line(at(sideOf(path.at(t).position)), foot), {colour.faded(0.5), 1.2, {}});
  std::vector<Vec2> points;
  for (const Vec2& p : wayOf(path, 0, line.timing.end)) points.push_back(at(p));
  canvas.stroke(Path::polyline(points), {colour, 1.8, {}});
  for (const double t : {0.0, line.timing.end})
    canvas.fill(Path::circle(at(sideOf(path.at(t).position)), 3), colour);
  return canvas;
}

Canvas drawStanceValues(const std::vector<ValueSeries>& series, const std::string& xLabel, const Page& page) {
  PlotStack stack;
  stack.xLabel = xLabel;
  Plot plot;
  plot.label = "± root of value";
  plot.y.add(-1);
  plot.y.add(1);
  Range x;
  for (std::size_t i = 0; i < series.size(); ++i) {
    Series one;
    one.name = series[i].name;
    one.colour = seriesColour(page.theme, i);
    one.dots = series[i].points.size() < 40;
    for (const Vec2& p : series[i].points) {
      if (!(p.y() > -1e8)) continue;  // cannot be warped at all
      one.points.push_back({p.x(), std::clamp(shown(p.y()), -3.0, 20.0)});
      x.add(p.x());
    }
    plot.series.push_back(std::move(one));
  }
  Series zero;
  zero.points = {{x.low, 0}, {x.high, 0}};
  zero.colour = page.theme.axis;
  zero.width = 0.8;
  zero.dash = {4, 3};
  plot.series.push_back(zero);
  stack.plots = {plot};
  stack.plotHeight = 210;
  stack.note = "Above 0 plausible. Roots cut at -3 and 20.";
  return drawPlots(stack, page);
}

Canvas drawCoverage(const CoverageSlice& slice, const std::string& xLabel, const std::string& yLabel,
                    const Page& page) {
  Canvas canvas = beginPage(page);
  const Theme& theme = page.theme;
  const Colour good = theme.series.front(), bad = theme.right;
  double most = 1e-9;
  for (const double v : slice.value) most = std::max(most, v);
  const std::vector<LegendEntry> legend = {
      {fmt::format("plausible ({:.0f} %), to a value of {:.1f}", 100 * slice.plausible, most),
       good,
       LegendEntry::Sign::Patch,
       {}},
      {"implausible, the paler the farther off", bad.faded(0.35), LegendEntry::Sign::Patch, {}}};
  const double top = drawHeader(canvas, page, legend) + 6;
  const Range x{std::min(slice.x.from, slice.x.to), std::max(slice.x.from, slice.x.to)},
      y{std::min(slice.y.from, slice.y.to), std::max(slice.y.from, slice.y.to)};
  const double left = theme.margin + yAxisWidth(canvas, padded(y), 240, theme);
  const PlotFrame frame{
      {left, top, page.width - theme.margin, top + 0.62 * (page.width - left)}, padded(x), padded(y)};
  canvas.setHeight(frame.box.bottom + xAxisHeight(theme) + theme.margin);
  const double cellX = frame.box.width() / slice.x.count, cellY = frame.box.height() / slice.y.count;
  // Runs of one colour in a row are one rectangle.
  const auto shade = [&](double v) {
    if (v > 0) return 100 + static_cast<int>(8 * std::sqrt(v / most));
    if (v < -1e8) return 0;
    return 1 + static_cast<int>(6 / (1 + 2 * std::sqrt(-v)));
  };
  for (int iy = 0; iy < slice.y.count; ++iy) {
    for (int ix = 0; ix < slice.x.count;) {
      const int s = shade(slice.at(ix, iy));
      int end = ix + 1;
      while (end < slice.x.count && shade(slice.at(end, iy)) == s) ++end;
      if (s > 0) {
        const double bottom = frame.box.bottom - iy * cellY;
        const Box box{frame.box.left + ix * cellX, bottom - cellY, frame.box.left + end * cellX, bottom};
        canvas.fill(Path::rectangle(box), s >= 100 ? mix(theme.background, good, 0.3 + 0.0875 * (s - 100))
                                                   : mix(theme.background, bad, 0.05 * s));
      }
      ix = end;
    }
  }
  AxisStyle plain;
  plain.grid = false;
  drawXAxis(canvas, frame, xLabel, theme, plain);
  drawYAxis(canvas, frame, yLabel, theme, plain);
  return canvas;
}

}  // namespace footfall::draw
