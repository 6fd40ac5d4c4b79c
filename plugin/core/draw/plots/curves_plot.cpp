// SPDX-License-Identifier: MIT
#include "draw/plots/curves_plot.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/error.h"
#include "base/scanner.h"
#include "curve/channel_pattern.h"
#include "draw/figure/framing.h"
#include "draw/page/axes.h"

namespace footfall::draw {
namespace {

constexpr std::size_t kMostInPlot = 8, kMostInPicture = 48;

struct Chosen {
  std::string name, unit;
  double scale = 1;  // from the core's unit to the shown one
  const Curve* curve = nullptr;
  std::size_t channel = 0;
};

// The curves in plots: by unit in the order they first come, at most so many in one.
std::vector<std::vector<Chosen>> inPlots(const std::vector<Chosen>& chosen) {
  std::vector<std::vector<Chosen>> plots;
  for (const Chosen& one : chosen) {
    const auto room = std::find_if(plots.begin(), plots.end(), [&](const std::vector<Chosen>& plot) {
      return plot.front().unit == one.unit && plot.size() < kMostInPlot;
    });
    if (room == plots.end()) {
      plots.push_back({one});
    } else {
      room->push_back(one);
    }
  }
  return plots;
}

// Points along a curve: the page's resolution and every key.
std::vector<Vec2> pointsOf(const Chosen& one, const TimeRange& range, double pageWidth) {
  const int count = range.end > range.start ? static_cast<int>(2 * pageWidth) : 1;
  std::vector<double> times = evenTimes(range, count);
  const std::vector<Key>& keys = one.curve->keys();
  for (const Key& key : keys) {
    if (key.time > range.start && key.time < range.end) times.push_back(key.time);
  }
  std::sort(times.begin(), times.end());
  std::vector<Vec2> points;
  for (const double time : times) points.push_back({time, one.scale * one.curve->evaluate(time)});
  return points;
}

std::vector<Vec2> pointsOf(const Chosen& one, const Motion& motion, const TimeRange& range) {
  std::vector<Vec2> points;
  const double slack = 1e-6 * motion.frameTime;
  for (std::size_t i = 0; i < motion.frames(); ++i) {
    const double time = motion.time(i);
    if (time >= range.start - slack && time <= range.end + slack)
      points.push_back({time, one.scale * motion.frame(i)[one.channel]});
  }
  return points;
}

// A tangent's handle, cut where it would leave the frame.
void drawHandle(Canvas& canvas, const PlotFrame& frame, const Vec2& key, Vec2 handle, bool weighted,
                const Colour& colour) {
  const double length = handle.norm();
  if (!(length > 0)) return;
  // Without weights Maya draws handles of one length.
  if (!weighted) handle *= 11 / length;
  double share = 1;
  for (int axis = 0; axis < 2; ++axis) {
    const double low = axis == 0 ? frame.box.left : frame.box.top,
                 high = axis == 0 ? frame.box.right : frame.box.bottom;
    if (key[axis] + handle[axis] > high) share = std::min(share, (high - key[axis]) / handle[axis]);
    if (key[axis] + handle[axis] < low) share = std::min(share, (low - key[axis]) / handle[axis]);
  }
  const Vec2 end = key + std::max(share, 0.0) * handle;
  canvas.stroke(Path::line(key, end), {colour.faded(0.75), 0.7, {}});
  canvas.fill(Path::circle(end, 1.1), colour);
}

void drawKeys(Canvas& canvas, const PlotFrame& frame, const Chosen& one, const Colour& colour) {
  std::vector<const Key*> shown;
  for (const Key& key : one.curve->keys()) {
    // A range given in frames meets its first and last key only to rounding.
    const double slack = 1e-6 * frame.x.span();
    if (key.time >= frame.x.low - slack && key.time <= frame.x.high + slack) shown.push_back(&key);
  }
  const double room = frame.box.width() / static_cast<double>(std::max<std::size_t>(shown.size(), 1));
  if (room < 4) return;
  const double perX = frame.box.width() / frame.x.span(),
               perY = frame.box.height() / frame.y.span() * one.scale;
  const auto isStep = [](TangentType type) {
    return type == TangentType::Step || type == TangentType::StepNext;
  };
  for (const Key* key : shown) {
    const Vec2 at = frame.at(key->time, one.scale * key->value);
    if (room >= 14) {
      // A Bézier handle is a third of Maya's tangent; y runs down the page.
      const Vec2 in(-key->in.x / 3 * perX, key->in.y / 3 * perY),
          out(key->out.x / 3 * perX, -key->out.y / 3 * perY);
      if (key != &one.curve->keys().front() && !isStep(key->inType))
        drawHandle(canvas, frame, at, in, one.curve->weighted(), colour);
      if (key != &one.curve->keys().back() && !isStep(key->outType))
        drawHandle(canvas, frame, at, out, one.curve->weighted(), colour);
    }
    const Box square = Box{at.x(), at.y(), at.x(), at.y()}.grown(2);
    canvas.fill(Path::rectangle(square), canvas.background());
    canvas.stroke(Path::rectangle(square), {colour, 0.9, {}});
  }
}

template <typename PointsOf>
Canvas plot(std::vector<Chosen> chosen, const CurvesOptions& options, const TimeRange& range,
            double frameTime, const PointsOf& points) {
  if (chosen.empty()) {
    throw Error(options.pattern.empty() ? std::string("there are no curves to plot")
                                        : fmt::format("no curve matches {}", quoted(options.pattern)));
  }
  Page page = options.page;
  PlotStack stack;
  if (chosen.size() > kMostInPicture) {
    stack.note = fmt::format("{} of {} curves; choose with a pattern", kMostInPicture, chosen.size());
    chosen.resize(kMostInPicture);
  }
  stack.xLabel = "time (s)";
  stack.frameTime = frameTime;
  if (range.end > range.start) stack.x = {range.start, range.end};
  const std::vector<std::vector<Chosen>> plots = inPlots(chosen);
  stack.plotHeight = std::clamp(420.0 / static_cast<double>(plots.size()), 90.0, 170.0);
  for (const std::vector<Chosen>& group : plots) {
    Plot one;
    one.label = group.front().unit;
    for (std::size_t i = 0; i < group.size(); ++i)
      one.series.push_back({group[i].name,
                            points(group[i]),
                            page.theme.series[i % page.theme.series.size()],
                            page.theme.line,
                            {},
                            false});
    stack.plots.push_back(std::move(one));
  }
  std::vector<PlotFrame> frames;
  Canvas canvas = drawPlots(stack, page, &frames);
  for (std::size_t p = 0; p < plots.size(); ++p) {
    for (std::size_t i = 0; options.keys && i < plots[p].size(); ++i) {
      if (plots[p][i].curve) drawKeys(canvas, frames[p], plots[p][i], stack.plots[p].series[i].colour);
    }
  }
  return canvas;
}

}  // namespace

Canvas drawCurves(const CurveSet& curves, const CurvesOptions& options) {
  std::vector<Chosen> chosen;
  std::string firstNode;
  TimeRange range;
  for (const NamedCurve& named : curves) {
    const Curve& curve = named.curve;
    if (curve.empty() || curve.input() != CurveInput::Time) continue;
    if (options.pattern.empty() && chosen.empty()) firstNode = named.node;
    if (options.pattern.empty() ? named.node != firstNode
                                : !matchesPattern(options.pattern, named.node, named.attribute)) {
      continue;
    }
    const double start = curve.keys().front().time, end = curve.keys().back().time;
    range = chosen.empty() ? TimeRange{start, end}
                           : TimeRange{std::min(range.start, start), std::max(range.end, end)};
    const CurveOutput output = curve.output();
    const bool angle = output == CurveOutput::Angular;
    const char* unit = output == CurveOutput::Linear ? "length (cm)"
                       : angle                       ? "angle (°)"
                       : output == CurveOutput::Time ? "time (s)"
                                                     : "value";
    chosen.push_back({std::string(lastName(named.node)) + "." + named.attribute, unit,
                      angle ? 1 / kDegree : 1, &curve, 0});
  }
  if (options.range) {
    range = *options.range;
    if (!(range.start <= range.end)) throw Error("the range of a plot must not end before it starts");
  }
  if (!(options.frameRate > 0))
    throw Error(fmt::format("the frame rate must be above 0, got {:g}", options.frameRate));
  return plot(std::move(chosen), options, range, 1 / options.frameRate,
              [&](const Chosen& one) { return pointsOf(one, range, options.page.width); });
}

Canvas drawChannels(const Motion& motion, const CurvesOptions& options) {
  const TimeRange range = shownRange(motion, options.range);
  std::vector<Chosen> chosen;
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const MotionChannel& channel = motion.channels[c];
    const std::string& node = motion.skeleton.joints[static_cast<std::size_t>(channel.joint)].name;
    const char* attribute = attributeName(channel.kind);
    if (options.pattern.empty() ? channel.joint != motion.channels.front().joint
                                : !matchesPattern(options.pattern, node, attribute)) {
      continue;
    }
    const bool angle = isRotation(channel.kind);
    chosen.push_back({std::string(lastName(node)) + "." + attribute,
                      isTranslation(channel.kind) ? "position (m)"
                      : angle                     ? "angle (°)"
                                                  : "scale",
                      angle ? 1 / kDegree : 1, nullptr, c});
  }
  return plot(std::move(chosen), options, range, motion.frameTime,
              [&](const Chosen& one) { return pointsOf(one, motion, range); });
}

}  // namespace footfall::draw
