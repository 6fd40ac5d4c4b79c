// SPDX-License-Identifier: MIT
// SVG is written here and not by Cairo: Cairo turns letters into outlines and numbers its parts through the
// life of the process; here text can be searched and edited, and the bytes are always the same.
#include <cmath>
#include <iterator>

#include <fmt/format.h>

#include "draw/page/canvas.h"

namespace footfall::draw {
namespace {

// Hundredths of a point are enough on paper.
void number(std::string& out, double value) {
  const double rounded = std::round(value * 100) / 100;
  fmt::format_to(std::back_inserter(out), "{:.6g}", rounded == 0 ? 0.0 : rounded);
}

void point(std::string& out, const Vec2& p) {
  number(out, p.x());
  out += ' ';
  number(out, p.y());
}

std::string escaped(const std::string& text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      default:
        out += c;
    }
  }
  return out;
}

void colour(std::string& out, const char* attribute, const Colour& colour) {
  const auto byte = [](double share) {
    return static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * 255));
  };
  fmt::format_to(std::back_inserter(out), " {}=\"#{:02x}{:02x}{:02x}\"", attribute, byte(colour.red),
                 byte(colour.green), byte(colour.blue));
  if (colour.alpha < 1) {
    fmt::format_to(std::back_inserter(out), " {}-opacity=\"", attribute);
    number(out, colour.alpha);
    out += '"';
  }
}

void outline(std::string& out, const Path& path) {
  out += " d=\"";
  const Vec2* p = path.points().data();
  for (const Path::Step step : path.steps()) {
    switch (step) {
      case Path::Step::Move:
      case Path::Step::Line:
        out += step == Path::Step::Move ? 'M' : 'L';
        point(out, *p++);
        break;
      case Path::Step::Curve:
        out += 'C';
        for (int i = 0; i < 3; ++i) {
          if (i > 0) out += ' ';
          point(out, *p++);
        }
        break;
      case Path::Step::Close:
        out += 'Z';
        break;
    }
  }
  out += '"';
}

void letters(std::string& out, const Mark& mark) {
  out += "<text";
  if (mark.style.upright) {
    out += " x=\"";
    number(out, mark.baseline.x());
    out += "\" y=\"";
    number(out, mark.baseline.y());
    out += '"';
  } else {
    out += " transform=\"translate(";
    point(out, mark.baseline);
    out += ") rotate(-90)\"";
  }
  out += " font-size=\"";
  number(out, mark.style.size);
  out += '"';
  if (mark.style.bold) out += " font-weight=\"bold\"";
  // Another machine's font is squeezed or stretched to the width the layout counted on.
  out += " textLength=\"";
  number(out, mark.style.upright ? mark.box.width() : mark.box.height());
  out += "\" lengthAdjust=\"spacingAndGlyphs\"";
  colour(out, "fill", mark.pen.colour);
  out += '>' + escaped(mark.text) + "</text>\n";
}

}  // namespace

std::string formatSvg(const Canvas& canvas, const std::string& title) {
  std::string out =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"";
  std::string size;
  number(size, canvas.width());
  out += size + "pt\" height=\"";
  std::string high;
  number(high, canvas.height());
  out += high + "pt\" viewBox=\"0 0 " + size + " " + high +
         "\" font-family=\"sans-serif\" stroke-linejoin=\"round\">\n";
  if (!title.empty()) out += "<title>" + escaped(title) + "</title>\n";
  out += "<path";
  colour(out, "fill", canvas.background());
  outline(out, Path::rectangle({0, 0, canvas.width(), canvas.height()}));
  out += "/>\n";
  for (const Mark& mark : canvas.marks()) {
    if (mark.kind == Mark::Kind::Text) {
      if (!mark.text.empty()) letters(out, mark);
      continue;
    }
    out += "<path";
    if (mark.kind == Mark::Kind::Fill) {
      colour(out, "fill", mark.pen.colour);
    } else {
      out += " fill=\"none\"";
      colour(out, "stroke", mark.pen.colour);
      out += " stroke-width=\"";
      number(out, mark.pen.width);
      out += '"';
      if (!mark.pen.dash.empty()) {
        out += " stroke-dasharray=\"";
        for (std::size_t i = 0; i < mark.pen.dash.size(); ++i) {
          if (i > 0) out += ' ';
          number(out, mark.pen.dash[i]);
        }
        out += '"';
      }
    }
    outline(out, mark.path);
    out += "/>\n";
  }
  return out + "</svg>\n";
}

}  // namespace footfall::draw
