// SPDX-License-Identifier: MIT
#include "draw/page/axes.h"

#include <cmath>

#include "base/error.h"

namespace footfall::draw {
namespace {

constexpr double kTick = 3;       // length of a tick mark
constexpr double kNumberGap = 6;  // between numbers of an x axis

Ticks ticksAcross(const Canvas& canvas, const PlotFrame& frame, const Theme& theme) {
  // From many to few until neighbours stay apart.
  for (int most = std::max(2, static_cast<int>(frame.box.width() / 24)); most > 1; --most) {
    Ticks ticks = niceTicks(frame.x, most);
    double lastEnd = -1e9;
    bool apart = true;
    for (std::size_t i = 0; i < ticks.values.size() && apart; ++i) {
      const Box box = canvas.textBox({frame.at(ticks.values[i], frame.y.low).x(), 0}, ticks.labels[i],
                                     theme.small(Align::Middle));
      apart = box.left >= lastEnd + kNumberGap;
      lastEnd = box.right;
    }
    if (apart) return ticks;
  }
  return niceTicks(frame.x, 1);
}

Ticks ticksUpwards(const Range& y, double height, const Theme& theme) {
  return niceTicks(y, std::clamp(static_cast<int>(height / (theme.smallSize * 2.2)), 1, 8));
}

std::string withSuffix(const std::string& label, const std::string& suffix) {
  return suffix.empty() ? label : label.empty() ? suffix : label + " " + suffix;
}

}  // namespace

double xAxisHeight(const Theme& theme, bool label) {
  return kTick + 3 + theme.smallSize + (label ? 3 + theme.textSize * 1.1 : 0);
}

double yAxisWidth(const Canvas& canvas, const Range& y, double height, const Theme& theme) {
  double widest = 0;
  for (const std::string& label : ticksUpwards(y, height, theme).labels)
    widest = std::max(widest, canvas.textWidth(label, theme.small()));
  return kTick + 3 + widest + 5 + theme.textSize * 1.1;
}

void drawXAxis(Canvas& canvas, const PlotFrame& frame, const std::string& label, const Theme& theme,
               const AxisStyle& style) {
  const Ticks ticks = ticksAcross(canvas, frame, theme);
  const double edge = style.otherSide ? frame.box.top : frame.box.bottom;
  const double out = style.otherSide ? -1 : 1;
  const Pen pen{theme.axis, theme.thin, {}};
  const VerticalAlign vertical = style.otherSide ? VerticalAlign::Bottom : VerticalAlign::Top;
  for (std::size_t i = 0; i < ticks.values.size(); ++i) {
    const double x = frame.at(ticks.values[i], frame.y.low).x();
    if (style.grid)
      canvas.stroke(Path::line({x, frame.box.top}, {x, frame.box.bottom}), {theme.grid, theme.thin, {}});
    if (!style.numbers) continue;
    canvas.stroke(Path::line({x, edge}, {x, edge + out * kTick}), pen);
    canvas.textIfFree({x, edge + out * (kTick + 3)}, ticks.labels[i], theme.small(Align::Middle, vertical),
                      0.5);
  }
  canvas.stroke(Path::line({frame.box.left, edge}, {frame.box.right, edge}), pen);
  if (!style.numbers) return;
  const TextStyle text = theme.label(Align::Middle, vertical);
  canvas.text({frame.box.centre().x(), edge + out * (kTick + 6 + theme.smallSize)},
              canvas.fitted(withSuffix(label, ticks.suffix), text, frame.box.width()), text);
}

void drawYAxis(Canvas& canvas, const PlotFrame& frame, const std::string& label, const Theme& theme,
               const AxisStyle& style) {
  const Ticks ticks = ticksUpwards(frame.y, frame.box.height(), theme);
  const double edge = style.otherSide ? frame.box.right : frame.box.left;
  const double out = style.otherSide ? 1 : -1;
  const Pen pen{theme.axis, theme.thin, {}};
  double widest = 0;
  for (std::size_t i = 0; i < ticks.values.size(); ++i) {
    const double y = frame.at(frame.x.low, ticks.values[i]).y();
    if (style.grid)
      canvas.stroke(Path::line({frame.box.left, y}, {frame.box.right, y}), {theme.grid, theme.thin, {}});
    if (!style.numbers) continue;
    canvas.stroke(Path::line({edge, y}, {edge + out * kTick, y}), pen);
    const TextStyle text = theme.small(style.otherSide ? Align::Start : Align::End, VerticalAlign::Middle);
    canvas.textIfFree({edge + out * (kTick + 3), y}, ticks.labels[i], text, 0.5);
    widest = std::max(widest, canvas.textWidth(ticks.labels[i], text));
  }
  canvas.stroke(Path::line({edge, frame.box.top}, {edge, frame.box.bottom}), pen);
  if (!style.numbers) return;
  TextStyle text = theme.label(Align::Middle, style.otherSide ? VerticalAlign::Top : VerticalAlign::Bottom);
  text.upright = false;
  // A label longer than its plot says what it can.
  canvas.text({edge + out * (kTick + 3 + widest + 5), frame.box.centre().y()},
              canvas.fitted(withSuffix(label, ticks.suffix), text, frame.box.height()), text);
}

void drawSeries(Canvas& canvas, const PlotFrame& frame, const Series& series) {
  std::vector<Vec2> line;
  const std::vector<Vec2>& points = series.points;
  line.reserve(std::min(points.size(), static_cast<std::size_t>(frame.box.width() * 8) + 8));
  for (std::size_t i = 0; i < points.size();) {
    const Vec2 first = frame.at(points[i].x(), points[i].y());
    Vec2 low = first, high = first, last = first;
    std::size_t end = i + 1, lowAt = i, highAt = i;
    for (; end < points.size(); ++end) {
      const Vec2 p = frame.at(points[end].x(), points[end].y());
      if (p.x() - first.x() >= 0.5) break;
      if (p.y() < low.y()) low = p, lowAt = end;
      if (p.y() > high.y()) high = p, highAt = end;
      last = p;
    }
    line.push_back(first);
    if (end > i + 2) {
      line.push_back(lowAt < highAt ? low : high);
      line.push_back(lowAt < highAt ? high : low);
    }
    if (end > i + 1) line.push_back(last);
    i = end;
  }
  if (series.width > 0 && line.size() > 1)
    canvas.stroke(Path::polyline(line), {series.colour, series.width, series.dash});
  if (!series.dots && line.size() != 1) return;
  for (const Vec2& p : line) canvas.fill(Path::circle(p, 1.9), series.colour);
}

namespace {

std::vector<LegendEntry> legendOf(const Plot& plot) {
  std::vector<LegendEntry> legend;
  for (const Series& series : plot.series) {
    if (!series.name.empty())
      legend.push_back({series.name, series.colour, LegendEntry::Sign::Line, series.dash});
  }
  return legend;
}

Range rangeOf(const Plot& plot, Range& x) {
  Range y = plot.y;
  for (const Series& series : plot.series) {
    for (const Vec2& p : series.points) {
      x.add(p.x());
      y.add(p.y());
    }
  }
  return plot.y.empty() ? padded(y, 0.06) : padded(y);
}

void drawPlot(Canvas& canvas, const Plot& plot, const PlotFrame& frame, const std::string& xLabel, bool last,
              const Theme& theme) {
  for (const Range& band : plot.shaded) {
    const double low = std::max(band.low, frame.x.low), high = std::min(band.high, frame.x.high);
    if (low >= high) continue;
    canvas.fill(
        Path::rectangle({frame.at(low, 0).x(), frame.box.top, frame.at(high, 0).x(), frame.box.bottom}),
        theme.shade);
  }
  AxisStyle style;
  drawYAxis(canvas, frame, plot.label, theme, style);
  style.numbers = last;
  drawXAxis(canvas, frame, xLabel, theme, style);
  for (const Series& series : plot.series) drawSeries(canvas, frame, series);
}

}  // namespace

Canvas drawPlots(const PlotStack& stack, const Page& page, std::vector<PlotFrame>* frames) {
  if (stack.plots.empty()) throw Error("there is nothing to plot");
  const Theme& theme = page.theme;
  Canvas canvas = beginPage(page);
  const double right = page.width - theme.margin - 6;
  const double framesAxis = stack.frameTime > 0 ? xAxisHeight(theme) : 0;
  const double note = stack.note.empty() ? 0 : 4 + noteHeight(canvas, theme.margin, right, stack.note, theme);
  const double below = xAxisHeight(theme) + note + theme.margin;
  // Heights first: what is not plot is fixed, the plots share the rest.
  Range x = stack.x;
  std::vector<Range> y;
  double used = drawHeader(canvas, page, {}) + framesAxis + below;
  std::vector<double> above;
  for (const Plot& plot : stack.plots) {
    y.push_back(rangeOf(plot, x));
    above.push_back(legendHeight(canvas, theme.margin, right, legendOf(plot), theme) +
                    (above.empty() && framesAxis > 0 ? 3 : 12));
    used += above.back();
  }
  x = padded(x);
  const double count = static_cast<double>(stack.plots.size());
  const double height = page.height == 0 ? stack.plotHeight : (page.height - used) / count;
  if (height < 12)
    throw Error("the page is too low for its legends and plots; make it higher, or choose fewer curves");
  double left = 0;
  for (const Range& range : y) left = std::max(left, yAxisWidth(canvas, range, height, theme));
  left += theme.margin;
  if (page.height == 0) canvas.setHeight(used + count * height);
  double top = headerHeight(canvas, page, {});
  for (std::size_t i = 0; i < stack.plots.size(); ++i) {
    drawLegend(canvas, theme.margin, top + (i == 0 ? 0 : 7), right, legendOf(stack.plots[i]), theme);
    top += above[i] + (i == 0 ? framesAxis : 0);
    const PlotFrame frame{{left, top, right, top + height}, x, y[i]};
    drawPlot(canvas, stack.plots[i], frame, stack.xLabel, i + 1 == stack.plots.size(), theme);
    if (i == 0 && stack.frameTime > 0) {
      PlotFrame counted = frame;
      counted.x = {x.low / stack.frameTime, x.high / stack.frameTime};
      drawXAxis(canvas, counted, "frame", theme, {false, true, true});
    }
    if (frames) frames->push_back(frame);
    top += height;
  }
  if (!stack.note.empty())
    drawNote(canvas, theme.margin, top + xAxisHeight(theme) + 4, right, stack.note, theme);
  return canvas;
}

}  // namespace footfall::draw
