// SPDX-License-Identifier: MIT
#include "draw/page/page.h"

#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "base/scanner.h"
#include "draw/page/ticks.h"

namespace footfall::draw {
namespace {

constexpr double kSign = 14;  // width of a legend's sign
constexpr double kSignGap = 4, kEntryGap = 12;

double lineHeight(const Theme& theme) {
  return theme.smallSize * 1.45;
}

void drawSign(Canvas& canvas, const LegendEntry& entry, double left, double middle, const Theme& theme) {
  switch (entry.sign) {
    case LegendEntry::Sign::Patch:
      canvas.fill(Path::rectangle({left, middle - 4, left + kSign, middle + 4}), entry.colour);
      break;
    case LegendEntry::Sign::Line:
      canvas.stroke(Path::line({left, middle}, {left + kSign, middle}),
                    {entry.colour, theme.line, entry.dash});
      break;
    case LegendEntry::Sign::Dot:
      canvas.fill(Path::circle({left + kSign / 2, middle}, 2.5), entry.colour);
      break;
  }
}

// Walks the entries of a legend; place(entry, label, x, line) is called for each. Returns the number of
// lines.
template <typename Place>
int layOut(const Canvas& canvas, double left, double right, const std::vector<LegendEntry>& entries,
           const Theme& theme, const Place& place) {
  double x = left;
  int line = 0;
  for (const LegendEntry& entry : entries) {
    const std::string label = canvas.fitted(entry.label, theme.small(), right - left - kSign - kSignGap);
    const double width = kSign + kSignGap + canvas.textWidth(label, theme.small());
    if (x > left && x + width > right) {
      x = left;
      ++line;
    }
    place(entry, label, x, line);
    x += width + kEntryGap;
  }
  return entries.empty() ? 0 : line + 1;
}

// Lines of whole words, none wider than width (a longer word is shortened).
std::vector<std::string> wrapped(const Canvas& canvas, const std::string& text, double width,
                                 const TextStyle& style) {
  std::vector<std::string> lines;
  std::size_t from = 0;
  while (from < text.size()) {
    const std::size_t blank = std::min(text.find(' ', from), text.size());
    const std::string word = canvas.fitted(text.substr(from, blank - from), style, width);
    if (!lines.empty() && canvas.textWidth(lines.back() + " " + word, style) <= width) {
      lines.back() += " " + word;
    } else {
      lines.push_back(word);
    }
    from = blank + 1;
  }
  return lines;
}

}  // namespace

Canvas beginPage(const Page& page) {
  const auto inside = [](double value, double low) { return value >= low && value <= 5000; };
  if (!inside(page.width, 160) || (page.height != 0 && !inside(page.height, 120))) {
    throw Error(
        fmt::format("a page must be 160 to 5000 points wide and 120 to 5000 high, got {:.6g} by {:.6g}",
                    page.width, page.height));
  }
  return Canvas(page.width, page.height != 0 ? page.height : 5000, page.theme.background);
}

double drawLegend(Canvas& canvas, double left, double top, double right,
                  const std::vector<LegendEntry>& entries, const Theme& theme) {
  const double step = lineHeight(theme);
  const int lines = layOut(
      canvas, left, right, entries, theme,
      [&](const LegendEntry& entry, const std::string& label, double x, int line) {
        const double middle = top + (line + 0.5) * step;
        drawSign(canvas, entry, x, middle, theme);
        canvas.text({x + kSign + kSignGap, middle}, label, theme.small(Align::Start, VerticalAlign::Middle));
      });
  return top + lines * step;
}

double legendHeight(const Canvas& canvas, double left, double right, const std::vector<LegendEntry>& entries,
                    const Theme& theme) {
  return lineHeight(theme) * layOut(canvas, left, right, entries, theme,
                                    [](const LegendEntry&, const std::string&, double, int) {});
}

double headerHeight(const Canvas& canvas, const Page& page, const std::vector<LegendEntry>& legend) {
  const Theme& theme = page.theme;
  const double lines = legendHeight(canvas, theme.margin, page.width - theme.margin, legend, theme);
  return theme.margin + (page.title.empty() ? 0 : theme.titleSize * 1.5) + lines +
         (page.title.empty() && legend.empty() ? 0 : 4);
}

double drawHeader(Canvas& canvas, const Page& page, const std::vector<LegendEntry>& legend) {
  const Theme& theme = page.theme;
  double y = theme.margin;
  const double right = page.width - theme.margin;
  if (!page.title.empty()) {
    TextStyle style = theme.title();
    style.vertical = VerticalAlign::Top;
    canvas.text({theme.margin, y}, canvas.fitted(page.title, style, right - theme.margin), style);
    y += theme.titleSize * 1.5;
  }
  drawLegend(canvas, theme.margin, y, right, legend, theme);
  return headerHeight(canvas, page, legend);
}

double noteHeight(const Canvas& canvas, double left, double right, const std::string& text,
                  const Theme& theme) {
  return lineHeight(theme) * static_cast<double>(wrapped(canvas, text, right - left, theme.faint()).size());
}

double drawNote(Canvas& canvas, double left, double top, double right, const std::string& text,
                const Theme& theme) {
  const TextStyle style = theme.faint(Align::Start, VerticalAlign::Top);
  for (const std::string& line : wrapped(canvas, text, right - left, style)) {
    canvas.text({left, top}, line, style);
    top += lineHeight(theme);
  }
  return top;
}

std::string lengthLabel(double metres) {
  if (metres >= 1000) return formatNumber(metres / 1000, 6) + " km";
  if (metres >= 0.5) return formatNumber(metres, 6) + " m";
  if (metres >= 0.01) return formatNumber(metres * 100, 6) + " cm";
  return formatNumber(metres * 1000, 6) + " mm";
}

Box drawScaleBar(Canvas& canvas, const Vec2& left, double pointsPerMetre, double most, const Theme& theme) {
  // The largest round length that fits: a hair above it the next nice step would be too long.
  double metres = niceStep(most / pointsPerMetre / 2.5);
  if (metres * 2 * pointsPerMetre <= most && niceStep(metres * 2) == metres * 2) metres *= 2;
  const double length = metres * pointsPerMetre;
  const Pen pen{theme.text, 1.2, {}};
  canvas.stroke(Path::line(left, left + Vec2(length, 0)), pen);
  canvas.stroke(Path::line(left + Vec2(0, -3), left + Vec2(0, 3)), pen);
  canvas.stroke(Path::line(left + Vec2(length, -3), left + Vec2(length, 3)), pen);
  const Box label = canvas.text(left + Vec2(length + 5, 0), lengthLabel(metres),
                                theme.small(Align::Start, VerticalAlign::Middle));
  return {left.x(), std::min(label.top, left.y() - 3), label.right, std::max(label.bottom, left.y() + 3)};
}

}  // namespace footfall::draw
