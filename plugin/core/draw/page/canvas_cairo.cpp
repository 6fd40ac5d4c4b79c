// SPDX-License-Identifier: MIT
// Where the canvas meets Cairo: measuring text, pixels, and writing PNG and PDF.
#include <cmath>
#include <cstring>
#include <filesystem>

#include <cairo-pdf.h>
#include <cairo.h>
#include <fmt/format.h>

#include "base/angles.h"
#include "base/scanner.h"
#include "draw/page/canvas.h"
#include "draw/page/raster.h"

namespace footfall::draw {
namespace {

struct Free {
  void operator()(cairo_t* context) const { cairo_destroy(context); }
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
  void operator()(cairo_font_options_t* options) const { cairo_font_options_destroy(options); }
};
template <typename T>
using Owned = std::unique_ptr<T, Free>;

// How far letters reach above and below the baseline, and the height of capitals, of the text's size. Fixed,
// so that a page has the same layout whatever the font.
constexpr double kAscent = 0.77, kDescent = 0.24, kCapital = 0.72;
constexpr double kMeasureSize = 100;  // widths are linear in the size: hinting is off

void check(cairo_status_t status) {
  if (status != CAIRO_STATUS_SUCCESS)
    throw Error(fmt::format("the picture cannot be drawn ({})", cairo_status_to_string(status)));
}

void setFont(cairo_t* context, bool bold) {
  const Owned<cairo_font_options_t> options(cairo_font_options_create());
  cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
  cairo_set_font_options(context, options.get());
  cairo_select_font_face(context, "sans-serif", CAIRO_FONT_SLANT_NORMAL,
                         bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
}

// How many bytes the UTF-8 character at i has; 0 where it is not one.
std::size_t characterLength(const std::string& text, std::size_t i) {
  const unsigned char first = static_cast<unsigned char>(text[i]);
  const std::size_t length = first < 0x80                    ? 1
                             : first >= 0xC2 && first < 0xE0 ? 2
                             : first >= 0xE0 && first < 0xF0 ? 3
                             : first >= 0xF0 && first < 0xF5 ? 4
                                                             : 0;
  if (i + length > text.size()) return 0;
  for (std::size_t k = 1; k < length; ++k) {
    if ((static_cast<unsigned char>(text[i + k]) & 0xC0) != 0x80) return 0;
  }
  if (length < 3) return length;
  // Overlong forms, surrogates, beyond the last code point and the two non-characters XML refuses.
  const unsigned char second = static_cast<unsigned char>(text[i + 1]);
  const bool bad = (first == 0xE0 && second < 0xA0) || (first == 0xED && second >= 0xA0) ||
                   (first == 0xF0 && second < 0x90) || (first == 0xF4 && second >= 0x90) ||
                   (first == 0xEF && second == 0xBF && static_cast<unsigned char>(text[i + 2]) >= 0xBE);
  return bad ? 0 : length;
}

std::string cleaned(const std::string& text) {
  std::string result;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = characterLength(text, i);
    if (length == 0) {
      result += '?';
    } else if (length == 1 && (static_cast<unsigned char>(text[i]) < 0x20 || text[i] == 0x7F)) {
      result += ' ';
    } else {
      result.append(text, i, length);
    }
    i += std::max<std::size_t>(length, 1);
  }
  return result;
}

void setColour(cairo_t* context, const Colour& colour) {
  cairo_set_source_rgba(context, colour.red, colour.green, colour.blue, colour.alpha);
}

void trace(cairo_t* context, const Path& path) {
  const Vec2* p = path.points().data();
  for (const Path::Step step : path.steps()) {
    switch (step) {
      case Path::Step::Move:
        cairo_move_to(context, p->x(), p->y());
        ++p;
        break;
      case Path::Step::Line:
        cairo_line_to(context, p->x(), p->y());
        ++p;
        break;
      case Path::Step::Curve:
        cairo_curve_to(context, p[0].x(), p[0].y(), p[1].x(), p[1].y(), p[2].x(), p[2].y());
        p += 3;
        break;
      case Path::Step::Close:
        cairo_close_path(context);
        break;
    }
  }
}

void show(cairo_t* context, const Mark& mark) {
  setColour(context, mark.pen.colour);
  if (mark.kind == Mark::Kind::Text) {
    setFont(context, mark.style.bold);
    cairo_set_font_size(context, mark.style.size);
    cairo_save(context);
    cairo_translate(context, mark.baseline.x(), mark.baseline.y());
    if (!mark.style.upright) cairo_rotate(context, -kPi / 2);
    cairo_move_to(context, 0, 0);
    cairo_show_text(context, mark.text.c_str());
    cairo_restore(context);
    cairo_new_path(context);
    return;
  }
  trace(context, mark.path);
  if (mark.kind == Mark::Kind::Fill) {
    cairo_fill(context);
    return;
  }
  cairo_set_line_width(context, mark.pen.width);
  cairo_set_dash(context, mark.pen.dash.data(), static_cast<int>(mark.pen.dash.size()), 0);
  cairo_stroke(context);
}

void showAll(cairo_surface_t* surface, const Canvas& canvas, double scale) {
  check(cairo_surface_status(surface));
  const Owned<cairo_t> context(cairo_create(surface));
  cairo_scale(context.get(), scale, scale);
  cairo_set_line_join(context.get(), CAIRO_LINE_JOIN_ROUND);
  setColour(context.get(), canvas.background());
  cairo_paint(context.get());
  for (const Mark& mark : canvas.marks()) show(context.get(), mark);
  check(cairo_status(context.get()));
}

void checkPage(const Canvas& canvas) {
  constexpr double kMost = 20000;
  const double width = canvas.width(), height = canvas.height();
  if (!(width > 0 && height > 0 && width <= kMost && height <= kMost)) {
    throw Error(fmt::format("a page of {:.6g} by {:.6g} points cannot be drawn; up to {} by {} can", width,
                            height, kMost, kMost));
  }
  for (const Mark& mark : canvas.marks()) {
    if (!std::isfinite(mark.box.width() + mark.box.height()))
      throw Error("the picture has a mark whose position is not finite");
  }
}

void checkScale(double scale) {
  if (!(scale > 0)) throw Error(fmt::format("the scale of a picture must be above 0, got {:g}", scale));
}

cairo_status_t append(void* out, const unsigned char* data, unsigned length) {
  static_cast<std::string*>(out)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

// scale: pixels per point.
Owned<cairo_surface_t> surfaceOf(const Canvas& canvas, double scale) {
  const double width = std::ceil(canvas.width() * scale), height = std::ceil(canvas.height() * scale);
  if (!(width >= 1 && height >= 1 && width <= 32000 && height <= 32000 && width * height <= 1e8)) {
    throw Error(fmt::format(
        "a picture of {:.0f} by {:.0f} pixels is too large; use a smaller size or scale, or write "
        ".svg or .pdf",
        width, height));
  }
  Owned<cairo_surface_t> surface(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(width), static_cast<int>(height)));
  showAll(surface.get(), canvas, scale);
  return surface;
}

std::string formatPng(const Canvas& canvas, double scale) {
  const Owned<cairo_surface_t> surface = surfaceOf(canvas, scale);
  std::string bytes;
  check(cairo_surface_write_to_png_stream(surface.get(), append, &bytes));
  return bytes;
}

std::string formatPdf(const Canvas& canvas, const std::string& title) {
  std::string bytes;
  const Owned<cairo_surface_t> surface(
      cairo_pdf_surface_create_for_stream(append, &bytes, canvas.width(), canvas.height()));
  check(cairo_surface_status(surface.get()));
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, cleaned(title).c_str());
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATOR, "footfall");
  // A date would make two runs differ; Cairo writes today's unless told another.
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
  showAll(surface.get(), canvas, 1);
  cairo_surface_finish(surface.get());
  check(cairo_surface_status(surface.get()));
  return bytes;
}

}  // namespace

struct Canvas::Measure {
  Owned<cairo_surface_t> surface{cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)};
  Owned<cairo_t> context{cairo_create(surface.get())};
};

Canvas::Canvas(double width, double height, const Colour& background)
    : width_(width), height_(height), background_(background), measure_(std::make_unique<Measure>()) {
  check(cairo_status(measure_->context.get()));
}
Canvas::~Canvas() = default;
Canvas::Canvas(Canvas&&) noexcept = default;
Canvas& Canvas::operator=(Canvas&&) noexcept = default;

double Canvas::textWidth(const std::string& text, const TextStyle& style) const {
  cairo_t* context = measure_->context.get();
  setFont(context, style.bold);
  cairo_set_font_size(context, kMeasureSize);
  cairo_text_extents_t extents;
  cairo_text_extents(context, cleaned(text).c_str(), &extents);
  check(cairo_status(context));
  return extents.x_advance * style.size / kMeasureSize;
}

Mark Canvas::textMark(const Vec2& at, const std::string& text, const TextStyle& style) const {
  Mark mark;
  mark.kind = Mark::Kind::Text;
  mark.text = cleaned(text);
  mark.style = style;
  mark.pen.colour = style.colour;
  const double width = textWidth(text, style);
  const double back = style.align == Align::Start ? 0 : style.align == Align::Middle ? width / 2 : width;
  const double drop = style.vertical == VerticalAlign::Top      ? kAscent
                      : style.vertical == VerticalAlign::Middle ? kCapital / 2
                      : style.vertical == VerticalAlign::Bottom ? -kDescent
                                                                : 0;
  const double down = drop * style.size, above = kAscent * style.size, below = kDescent * style.size;
  if (style.upright) {
    mark.baseline = at + Vec2(-back, down);
    mark.box = {mark.baseline.x(), mark.baseline.y() - above, mark.baseline.x() + width,
                mark.baseline.y() + below};
  } else {
    mark.baseline = at + Vec2(down, back);
    mark.box = {mark.baseline.x() - above, mark.baseline.y() - width, mark.baseline.x() + below,
                mark.baseline.y()};
  }
  return mark;
}

Format formatOf(const std::string& path) {
  std::string extension = std::filesystem::path(path).extension().string();
  for (char& c : extension) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
  if (extension == ".png") return Format::Png;
  if (extension == ".svg") return Format::Svg;
  if (extension == ".pdf") return Format::Pdf;
  throw Error({path, 0}, fmt::format("a picture must be .png, .svg or .pdf, got '{}'", extension));
}

std::string Canvas::render(Format format, double scale, const std::string& title) const {
  checkPage(*this);
  if (format == Format::Png) checkScale(scale);
  switch (format) {
    case Format::Png:
      return formatPng(*this, scale);
    case Format::Pdf:
      return formatPdf(*this, title);
    default:
      return formatSvg(*this, cleaned(title));
  }
}

Raster rasterOf(const Canvas& canvas, double scale) {
  checkPage(canvas);
  checkScale(scale);
  const Owned<cairo_surface_t> surface = surfaceOf(canvas, scale);
  cairo_surface_flush(surface.get());
  Raster raster;
  raster.width = cairo_image_surface_get_width(surface.get());
  raster.height = cairo_image_surface_get_height(surface.get());
  raster.pixels.resize(static_cast<std::size_t>(raster.width) * static_cast<std::size_t>(raster.height));
  const unsigned char* data = cairo_image_surface_get_data(surface.get());
  const int stride = cairo_image_surface_get_stride(surface.get());
  std::uint32_t* row = raster.pixels.data();
  for (int y = 0; y < raster.height; ++y, row += raster.width) {
    std::memcpy(row, data + y * stride, 4 * static_cast<std::size_t>(raster.width));
    for (int x = 0; x < raster.width; ++x) row[x] &= 0xFFFFFF;
  }
  return raster;
}

void Canvas::write(const std::string& path, double scale, const std::string& title) const {
  writeFile(path, render(formatOf(path), scale, title));
}

}  // namespace footfall::draw
