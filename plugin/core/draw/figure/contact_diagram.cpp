// SPDX-License-Identifier: MIT
#include "draw/figure/contact_diagram.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "draw/draw_tuning.h"
#include "draw/page/axes.h"

namespace footfall::draw {
namespace {

Colour lighter(const Colour& colour, const Theme& theme) {
  return mix(colour, theme.background, 0.5);
}

void drawBar(Canvas& canvas, const PlotFrame& frame, const TimeRange& time, double top, double bottom,
             const Colour& colour) {
  const double start = std::max(time.start, frame.x.low), end = std::min(time.end, frame.x.high);
  if (end <= start) return;
  const double left = frame.at(start, 0).x();
  // However short, it is there to be seen.
  const double right = std::min(std::max(frame.at(end, 0).x(), left + 0.4), frame.box.right);
  canvas.fill(Path::rectangle({left, top, right, bottom}), colour);
}

void drawContact(Canvas& canvas, const PlotFrame& frame, const Contact& contact, double top, double bottom,
                 const Colour& colour, const Theme& theme) {
  const double middle = (top + bottom) / 2;
  drawBar(canvas, frame, contact.heel, top, middle, colour);
  drawBar(canvas, frame, contact.ball, middle, bottom, lighter(colour, theme));
  const double left = std::max(frame.at(contact.time.start, 0).x(), frame.box.left);
  const double right = std::min(frame.at(contact.time.end, 0).x(), frame.box.right);
  if (right - left > 2)
    canvas.stroke(Path::rectangle({left, top, right, bottom}),
                  {mix(colour, theme.text, 0.25), theme.thin, {}});
}

}  // namespace

double dutyFactor(const Contacts& contacts, int leg, const TimeRange& range) {
  double onGround = 0, inStrides = 0, first = 0, last = 0, pending = 0;
  int strikes = 0;
  for (const Contact& contact : contacts) {
    if (contact.leg != leg) continue;
    onGround +=
        std::max(0.0, std::min(contact.time.end, range.end) - std::max(contact.time.start, range.start));
    if (contact.time.start <= range.start || contact.time.start > range.end) continue;
    if (++strikes == 1) first = contact.time.start;
    inStrides += pending;
    last = contact.time.start;
    pending = contact.time.end - contact.time.start;
  }
  if (strikes >= 2 && last > first) return std::min(1.0, inStrides / (last - first));
  const double whole = range.end - range.start;
  return whole > 0 ? std::min(1.0, onGround / whole) : onGround > 0 ? 1 : 0;
}

std::vector<TimeRange> flightPhases(const Contacts& contacts, const TimeRange& range) {
  Contacts sorted = contacts;
  std::sort(sorted.begin(), sorted.end(),
            [](const Contact& a, const Contact& b) { return a.time.start < b.time.start; });
  std::vector<TimeRange> phases;
  double free = range.start;
  const auto note = [&](double until) {
    if (until - free > 1e-6) phases.push_back({free, std::min(until, range.end)});
  };
  for (const Contact& contact : sorted) {
    if (contact.time.start > range.end) break;
    note(contact.time.start);
    free = std::max(free, contact.time.end);
  }
  if (free < range.end) note(range.end);
  return phases;
}

Canvas drawTiming(const Contacts& contacts, const std::vector<LegSign>& legs, const TimeRange& range,
                  double frameTime, const Page& page) {
  if (legs.empty()) throw Error("the figure has no legs, so there are no contacts to show");
  if (!(range.end > range.start) || !(frameTime > 0))
    throw Error("a timing diagram needs a motion of at least two frames");
  const Contacts shown = shownContacts(contacts, range, legs.size());
  const std::vector<TimeRange> flights =
      shown.empty() ? std::vector<TimeRange>{} : flightPhases(shown, range);
  const Theme& theme = page.theme;
  Canvas canvas = beginPage(page);
  std::vector<LegendEntry> legend = {
      {"heel", theme.middle, LegendEntry::Sign::Patch, {}},
      {"ball of the foot", lighter(theme.middle, theme), LegendEntry::Sign::Patch, {}}};
  if (!flights.empty()) legend.push_back({"flight", theme.shade, LegendEntry::Sign::Patch, {}});
  if (shown.empty()) legend = {{"no contacts", theme.grid, LegendEntry::Sign::Patch, {}}};
  const double top = drawHeader(canvas, page, legend) + xAxisHeight(theme);
  const double below = xAxisHeight(theme) + theme.margin;
  const double count = static_cast<double>(legs.size());
  const double row = page.height == 0 ? std::min(draw_tuning::kContactRow, 4000 / count)
                                      : (page.height - top - below) / count;
  if (row < 1) throw Error("the page is too low for the legs' rows; make it higher");

  double names = 0;
  for (const LegSign& leg : legs) names = std::max(names, canvas.textWidth(leg.label, theme.small()));
  names = std::min(names, page.width / 3);
  const double duty =
      std::max(canvas.textWidth("100 %", theme.small()), canvas.textWidth("duty", theme.faint()));
  PlotFrame frame;
  frame.box = {theme.margin + names + 6, top, page.width - theme.margin - duty - 8, top + row * count};
  frame.x = {range.start, range.end};
  frame.y = {0, 1};
  canvas.setHeight(page.height == 0 ? frame.box.bottom + below : page.height);

  for (const TimeRange& flight : flights)
    drawBar(canvas, frame, flight, frame.box.top, frame.box.bottom, theme.shade);
  AxisStyle style;
  drawXAxis(canvas, frame, "time (s)", theme, style);
  PlotFrame inFrames = frame;
  inFrames.x = {range.start / frameTime, range.end / frameTime};
  style.grid = false;
  style.otherSide = true;
  drawXAxis(canvas, inFrames, "frame", theme, style);

  TextStyle head = theme.faint(Align::End, VerticalAlign::Bottom);
  canvas.textIfFree({page.width - theme.margin, top - 6}, "duty", head, 1);
  for (std::size_t i = 0; i < legs.size(); ++i) {
    const double rowTop = top + static_cast<double>(i) * row, middle = rowTop + row / 2;
    if (i > 0)
      canvas.stroke(Path::line({frame.box.left, rowTop}, {frame.box.right, rowTop}),
                    {theme.grid, theme.thin, {}});
    for (const Contact& contact : shown) {
      if (contact.leg == static_cast<int>(i))
        drawContact(canvas, frame, contact, middle - row * draw_tuning::kContactBar / 2,
                    middle + row * draw_tuning::kContactBar / 2, legs[i].colour, theme);
    }
    const TextStyle name = theme.small(Align::End, VerticalAlign::Middle);
    canvas.textIfFree({frame.box.left - 6, middle}, canvas.fitted(legs[i].label, name, names), name, 0.2);
    canvas.textIfFree({page.width - theme.margin, middle},
                      fmt::format("{:.0f} %", 100 * dutyFactor(shown, static_cast<int>(i), range)), name,
                      0.2);
  }
  return canvas;
}

}  // namespace footfall::draw
