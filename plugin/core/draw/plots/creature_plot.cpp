// SPDX-License-Identifier: MIT
#include "draw/plots/creature_plot.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/error.h"
#include "draw/page/axes.h"

namespace footfall::draw {
using namespace creature;

namespace {

Colour seriesColour(const Theme& theme, std::size_t i) {
  return theme.series[i % theme.series.size()];
}

// Samples from first on, up to last.
struct Samples {
  std::size_t first, last;
};

Samples samplesOf(const RunRecord& r, const std::optional<TimeRange>& range) {
  if (r.samples() < 2) throw Error("the run is too short to plot");
  Samples s{0, r.samples()};
  if (range) {
    s.first = static_cast<std::size_t>(std::max(0.0, std::ceil(range->start / r.step - 1e-6)));
    s.last = std::min(s.last, static_cast<std::size_t>(std::max(0.0, range->end / r.step + 1e-6)) + 1);
  }
  if (s.first + 2 > s.last) throw Error("the run has nothing to plot in that time");
  return s;
}

// Spans without a leg on the ground.
std::vector<Range> flights(const RunRecord& r, const MotionMeasures& m, const Samples& shown) {
  std::vector<Range> spans;
  const std::size_t last = std::min(shown.last, m.gait.down.size());
  for (std::size_t i = shown.first; i < last; ++i) {
    if (m.gait.down[i] != 0) continue;
    std::size_t end = i;
    while (end < last && m.gait.down[end] == 0) ++end;
    spans.push_back({r.time(i), r.time(std::min(end, last - 1))});
    i = end;
  }
  return spans;
}

template <typename Value>
Series seriesOf(const RunRecord& r, const Samples& shown, std::string name, const Colour& colour,
                Value&& value) {
  Series s;
  s.name = std::move(name);
  s.colour = colour;
  s.width = 1;
  for (std::size_t i = shown.first; i < shown.last; ++i) s.points.push_back({r.time(i), value(i)});
  return s;
}

}  // namespace

Canvas drawCreatureCurves(const Creature& creature, const RunRecord& r, const MotionMeasures& m,
                          const Page& page, const std::optional<TimeRange>& range) {
  const Samples shown = samplesOf(r, range);
  const Theme& theme = page.theme;
  const std::vector<Range> bands = flights(r, m, shown);
  PlotStack stack;
  stack.xLabel = "time (s)";
  stack.plotHeight = 105;
  Plot angles, torques, energies, height;
  angles.label = "joint angle (°)";
  torques.label = "torque (N·m)";
  energies.label = "energy (J)";
  height.label = "height (m)";
  for (int j = 0; j < r.joints; ++j) {
    // Angles are never wrapped, so that joints stand whole turns apart; here less the turns that bring the
    // middle of each near zero, so that what they do can be seen.
    Range reach;
    for (std::size_t i = 0; i < r.samples(); ++i) reach.add(r.angle(i, j) / kDegree);
    const double turns = 360 * std::round(0.5 * (reach.low + reach.high) / 360);
    const std::string& name = creature.links[static_cast<std::size_t>(j) + 1].name;
    const Colour colour = seriesColour(theme, static_cast<std::size_t>(j));
    angles.series.push_back(
        seriesOf(r, shown, name, colour, [&](std::size_t i) { return r.angle(i, j) / kDegree - turns; }));
    torques.series.push_back(seriesOf(r, shown, "", colour, [&](std::size_t i) {
      return r.torque[i * static_cast<std::size_t>(r.joints) + static_cast<std::size_t>(j)];
    }));
  }
  energies.series = {
      seriesOf(r, shown, "kinetic", seriesColour(theme, 0), [&](std::size_t i) { return r.kinetic[i]; }),
      seriesOf(r, shown, "potential", seriesColour(theme, 1), [&](std::size_t i) { return r.potential[i]; }),
      seriesOf(r, shown, "total", theme.text, [&](std::size_t i) { return r.kinetic[i] + r.potential[i]; })};
  height.series = {
      seriesOf(r, shown, "centre of mass", seriesColour(theme, 0),
               [&](std::size_t i) { return r.com[i].y(); }),
      seriesOf(r, shown, "lowest point", theme.muted, [&](std::size_t i) { return r.lowest[i]; })};
  height.y.add(0);
  stack.plots = {angles, torques, energies, height};
  if (r.joints == 0) stack.plots = {energies, height};
  for (Plot& plot : stack.plots) plot.shaded = bands;
  if (!bands.empty()) stack.note = "Bands: no leg on the ground.";
  return drawPlots(stack, page);
}

Canvas drawPhaseDiagram(const RunRecord& r, const MotionMeasures& m, const Page& page) {
  if (r.samples() < 2) throw Error("the run is too short to plot");
  Canvas canvas = beginPage(page);
  const Theme& theme = page.theme;
  const std::vector<LegendEntry> legend = {
      {"cycles that count", seriesColour(theme, 0), LegendEntry::Sign::Line, {}},
      {"before and after", theme.muted, LegendEntry::Sign::Line, {}}};
  const double top = drawHeader(canvas, page, legend) + 6;
  Range x, y;
  for (std::size_t i = 0; i < r.samples(); ++i) {
    x.add(r.com[i].y());
    y.add(r.comVelocity[i].y());
  }
  const double left = theme.margin + yAxisWidth(canvas, padded(y, 0.05), 240, theme);
  const PlotFrame frame{{left, top, page.width - theme.margin, top + 0.65 * (page.width - left)},
                        padded(x, 0.05),
                        padded(y, 0.05)};
  canvas.setHeight(frame.box.bottom + xAxisHeight(theme) + theme.margin);
  drawXAxis(canvas, frame, "height of the centre of mass (m)", theme);
  drawYAxis(canvas, frame, "vertical speed (m/s)", theme);
  const auto stroke = [&](std::size_t from, std::size_t to, const Pen& pen) {
    std::vector<Vec2> points;
    for (std::size_t i = from; i < to; ++i) points.push_back(frame.at(r.com[i].y(), r.comVelocity[i].y()));
    if (points.size() > 1) canvas.stroke(Path::polyline(points), pen);
  };
  const std::size_t first =
      std::min(static_cast<std::size_t>(std::max(m.span.start, 0.0) / r.step), r.samples());
  const std::size_t last =
      std::clamp(static_cast<std::size_t>(std::max(m.span.end, 0.0) / r.step) + 1, first, r.samples());
  stroke(0, std::min(first + 1, r.samples()), {theme.muted.faded(0.6), 0.7, {}});
  if (last > 0) stroke(last - 1, r.samples(), {theme.muted.faded(0.6), 0.7, {}});
  // The first cycles on their way to the ring, the last on it.
  const int cycles = std::max(m.cycles, 1);
  for (int c = 0; c < cycles; ++c) {
    const auto edge = [&](int k) {
      return first + (last - first) * static_cast<std::size_t>(k) / static_cast<std::size_t>(cycles);
    };
    const double age = cycles > 1 ? 1 - static_cast<double>(c) / (cycles - 1) : 0;
    stroke(edge(c), std::min(edge(c + 1) + 1, last),
           {mix(seriesColour(theme, 0), theme.background, 0.7 * age), 1.1, {}});
  }
  return canvas;
}

Canvas drawSteppingPattern(const Creature& creature, const RunRecord& r, const MotionMeasures& m,
                           const Page& page) {
  if (creature.legs.empty()) throw Error(fmt::format("'{}' has no legs to draw steps of", creature.name));
  if (r.samples() < 2) throw Error("the run is too short to plot");
  Canvas canvas = beginPage(page);
  const Theme& theme = page.theme;
  const double top = drawHeader(canvas, page, {}) + 6, row = 18;
  double names = 0;
  for (const CreatureLeg& leg : creature.legs)
    names = std::max(names, canvas.textWidth(leg.name, theme.label()));
  Range x;
  x.add(0);
  x.add(r.time(r.samples() - 1));
  const double height = row * static_cast<double>(creature.legs.size());
  const PlotFrame frame{
      {theme.margin + names + 8, top, page.width - theme.margin, top + height}, padded(x), {0, 1}};
  canvas.setHeight(frame.box.bottom + xAxisHeight(theme) + theme.margin);
  drawXAxis(canvas, frame, "time (s)", theme);
  for (std::size_t l = 0; l < creature.legs.size(); ++l) {
    const double y = top + row * static_cast<double>(l);
    canvas.text({frame.box.left - 6, y + row / 2}, creature.legs[l].name,
                theme.label(Align::End, VerticalAlign::Middle));
    for (const TimeRange& bar : contactBars(r, m.gait, static_cast<int>(l)))
      canvas.fill(Path::rectangle({frame.at(bar.start, 0).x(), y + 3,
                                   frame.at(std::min(bar.end, frame.x.high), 0).x(), y + row - 3}),
                  seriesColour(theme, l));
  }
  return canvas;
}

Canvas drawFeatureBars(const std::vector<FeatureBar>& bars, const Page& page) {
  if (bars.empty()) throw Error("there are no features to draw");
  Canvas canvas = beginPage(page);
  const Theme& theme = page.theme;
  const std::vector<LegendEntry> legend = {{"measured", seriesColour(theme, 0), LegendEntry::Sign::Patch, {}},
                                           {"wanted", theme.text, LegendEntry::Sign::Line, {}}};
  const double top = drawHeader(canvas, page, legend) + 6, row = 17;
  double names = 0;
  for (const FeatureBar& bar : bars) names = std::max(names, canvas.textWidth(bar.name, theme.label()));
  const double left = theme.margin + names + 8, right = page.width - theme.margin - 78;
  canvas.setHeight(top + row * static_cast<double>(bars.size()) + theme.margin);
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const FeatureBar& bar = bars[i];
    const double y = top + row * static_cast<double>(i), low = std::min(bar.low, 0.0),
                 high = std::max(bar.high, low + 1e-9);
    const auto at = [&](double v) {
      return left + (right - left) * std::clamp((v - low) / (high - low), 0.0, 1.0);
    };
    canvas.text({left - 6, y + row / 2}, bar.name, theme.label(Align::End, VerticalAlign::Middle));
    canvas.fill(Path::rectangle({left, y + 3, right, y + row - 3}), theme.shade);
    canvas.fill(Path::rectangle({std::min(at(0), at(bar.measured)), y + 3, std::max(at(0), at(bar.measured)),
                                 y + row - 3}),
                seriesColour(theme, 0));
    canvas.stroke(Path::line({at(bar.wanted), y + 1}, {at(bar.wanted), y + row - 1}), {theme.text, 1.6, {}});
    canvas.text({right + 6, y + row / 2}, fmt::format("{:.3g} {}", bar.measured, bar.unit),
                theme.small(Align::Start, VerticalAlign::Middle));
  }
  return canvas;
}

}  // namespace footfall::draw
