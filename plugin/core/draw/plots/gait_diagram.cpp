// SPDX-License-Identifier: MIT
#include "draw/plots/gait_diagram.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "draw/draw_tuning.h"
#include "draw/figure/leg_colours.h"
#include "draw/page/axes.h"

namespace footfall::draw {
using namespace gait;

namespace {

// The parts of a leg's stance inside one stride.
std::vector<std::pair<double, double>> barsOf(const LegTiming& leg) {
  const double start = fractionOf(leg.phase), end = start + leg.duty;
  if (end <= 1) return {{start, end}};
  return {{0, end - 1}, {start, 1}};
}

void drawBars(Canvas& canvas, const PlotFrame& frame, const GaitPicture& gait,
              const std::vector<LegSign>& signs, const std::vector<std::size_t>& order, const Theme& theme) {
  for (std::size_t row = 0; row < order.size(); ++row) {
    const std::size_t leg = order[row];
    const double middle = frame.box.top + (static_cast<double>(row) + 0.5) * draw_tuning::kGaitRow;
    canvas.stroke(Path::line({frame.box.left, middle}, {frame.box.right, middle}),
                  {theme.grid, theme.thin, {}});
    for (const auto& [start, end] : barsOf(gait.legs[leg]))
      canvas.fill(
          Path::rectangle({frame.at(start, 0).x(), middle - draw_tuning::kGaitRow * draw_tuning::kGaitBar / 2,
                           frame.at(end, 0).x(), middle + draw_tuning::kGaitRow * draw_tuning::kGaitBar / 2}),
          signs[leg].colour);
    canvas.text({frame.box.left - 6, middle}, signs[leg].label,
                theme.small(Align::End, VerticalAlign::Middle));
    canvas.text({frame.box.right + 6, middle}, fmt::format("{:.0f} %", 100 * gait.legs[leg].duty),
                theme.faint(Align::Start, VerticalAlign::Middle));
  }
}

void drawSupport(Canvas& canvas, const PlotFrame& frame, double top, const std::vector<SupportSpan>& spans,
                 const Theme& theme) {
  canvas.text({frame.box.left - 6, top + draw_tuning::kSupportRow / 2}, "feet down",
              theme.faint(Align::End, VerticalAlign::Middle));
  for (const SupportSpan& span : spans) {
    const double left = frame.at(span.start, 0).x(), right = frame.at(span.end, 0).x();
    if (span.count == 0)
      canvas.fill(Path::rectangle({left, frame.box.top, right, top + draw_tuning::kSupportRow - 4}),
                  theme.shade);
    canvas.stroke(Path::line({right, top + 4}, {right, top + draw_tuning::kSupportRow - 6}),
                  {theme.grid, theme.thin, {}});
    canvas.textIfFree({(left + right) / 2, top + draw_tuning::kSupportRow / 2}, fmt::format("{}", span.count),
                      theme.small(Align::Middle, VerticalAlign::Middle), 1);
  }
}

// The body from above, its head to the right: one node per foot, with its phase.
void drawNodes(Canvas& canvas, const Box& box, const GaitPicture& gait, const Character& character,
               const std::vector<LegSign>& signs, const Theme& theme) {
  double low = 1e9, high = -1e9, wide = 1e-6;
  for (const CharacterLeg& leg : character.legs) {
    low = std::min(low, leg.ankle.z());
    high = std::max(high, leg.ankle.z());
    wide = std::max(wide, std::abs(leg.ankle.x()));
  }
  const double span = std::max(high - low, 1e-6), middle = (box.top + box.bottom) / 2;
  const double left = box.left + 0.22 * box.width(), right = box.left + 0.72 * box.width();
  canvas.stroke(Path::ellipse({(left + right) / 2, middle}, 0.62 * (right - left), 13, 0),
                {theme.axis, theme.line, {}});
  canvas.stroke(Path::ellipse({right + 0.2 * (right - left), middle}, 12, 7, 0),
                {theme.axis, theme.line, {}});
  std::vector<std::size_t> order(gait.legs.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return fractionOf(gait.legs[a].phase) < fractionOf(gait.legs[b].phase) - 1e-9;
  });
  int beat = 0;
  double last = -1;
  for (const std::size_t leg : order) {
    const double phase = fractionOf(gait.legs[leg].phase);
    if (phase > last + 1e-6) ++beat;
    last = phase;
    const CharacterLeg& l = character.legs[leg];
    const double x = left + (l.ankle.z() - low) / span * (right - left);
    const double y = middle - l.ankle.x() / wide * 26;
    canvas.fill(Path::circle({x, y}, 8), signs[leg].colour);
    TextStyle number = theme.small(Align::Middle, VerticalAlign::Middle);
    number.colour = theme.background;
    number.bold = true;
    canvas.text({x, y}, fmt::format("{}", beat), number);
    canvas.textIfFree({x + 11, y}, fmt::format("{:.2f}", phase),
                      theme.small(Align::Start, VerticalAlign::Middle), 0);
  }
}

}  // namespace

std::vector<SupportSpan> supportSpans(const std::vector<LegTiming>& legs) {
  std::vector<double> cuts{0, 1};
  for (const LegTiming& leg : legs) {
    cuts.push_back(fractionOf(leg.phase));
    cuts.push_back(fractionOf(leg.phase + leg.duty));
  }
  std::sort(cuts.begin(), cuts.end());
  std::vector<SupportSpan> spans;
  for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
    if (cuts[i + 1] - cuts[i] < 1e-6) continue;
    SupportSpan span{cuts[i], cuts[i + 1], {}, 0};
    for (const LegTiming& leg : legs) {
      span.down.push_back(legState(0.5 * (span.start + span.end) - leg.phase, leg.duty).standing ? 1 : 0);
      span.count += span.down.back();
    }
    if (!spans.empty() && spans.back().down == span.down)
      spans.back().end = span.end;
    else
      spans.push_back(span);
  }
  return spans;
}

Canvas drawGait(const GaitPicture& gait, const Character& character, const Page& page) {
  if (gait.legs.empty() || gait.legs.size() != character.legs.size())
    throw Error(fmt::format("the gait is for {} legs, but the figure has {}", gait.legs.size(),
                            character.legs.size()));
  const Theme& theme = page.theme;
  Canvas canvas = beginPage(page);
  const double top = drawHeader(canvas, page, sideLegend(character.limbs, theme)) + 4;
  const std::vector<LegSign> signs = legSigns(character.limbs, theme);
  std::vector<std::size_t> order(character.legs.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  // Left fore, left hind, right hind, right fore: neighbours of Hildebrand's diagrams.
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    const CharacterLeg& p = character.legs[a];
    const CharacterLeg& q = character.legs[b];
    if (p.side != q.side) return p.side == BodySide::Left;
    return p.side == BodySide::Left ? p.ankle.z() > q.ankle.z() : p.ankle.z() < q.ankle.z();
  });
  double names = canvas.textWidth("feet down", theme.faint());
  for (const LegSign& sign : signs) names = std::max(names, canvas.textWidth(sign.label, theme.small()));
  PlotFrame frame;
  frame.box = {theme.margin + names + 6, top, page.width - theme.margin - 36,
               top + draw_tuning::kGaitRow * static_cast<double>(order.size())};
  frame.x = {0, 1};
  frame.y = {0, 1};
  const double support = frame.box.bottom + xAxisHeight(theme);
  drawSupport(canvas, frame, support, supportSpans(gait.legs), theme);
  drawXAxis(canvas, frame, "strides", theme);
  drawBars(canvas, frame, gait, signs, order, theme);
  const double nodes = support + draw_tuning::kSupportRow + 6;
  drawNodes(canvas, {theme.margin, nodes, page.width - theme.margin, nodes + draw_tuning::kNodeRow}, gait,
            character, signs, theme);
  double bottom = nodes + draw_tuning::kNodeRow;
  if (gait.period > 0) {
    std::string text = fmt::format("a stride takes {:.3g} s", gait.period);
    if (gait.length > 0)
      text += fmt::format(" and covers {:.3g} m: {:.3g} m/s", gait.length, gait.length / gait.period);
    bottom = drawNote(canvas, theme.margin, bottom + 2, page.width - theme.margin, text, theme);
  }
  canvas.setHeight(page.height == 0 ? bottom + theme.margin : page.height);
  return canvas;
}

}  // namespace footfall::draw
