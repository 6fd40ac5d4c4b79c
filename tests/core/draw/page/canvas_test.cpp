// SPDX-License-Identifier: MIT
#include "draw/page/canvas.h"

#include <filesystem>
#include <limits>
#include <random>

#include "base/error.h"
#include "base/scanner.h"
#include "core/draw/checks.h"

namespace footfall::draw {
namespace {

using test::errorOf;
using test::Pixels;
using ::testing::HasSubstr;
using ::testing::StartsWith;

const Colour kWhite{1, 1, 1, 1}, kBlack{0, 0, 0, 1}, kRed{1, 0, 0, 1};

Canvas sample() {
  Canvas canvas(120, 80, kWhite);
  canvas.fill(Path::rectangle({10, 20, 30, 40}), kRed);
  canvas.stroke(Path::ellipse({70, 40}, 20, 10, 0.4), {{0, 0, 1, 0.5}, 2, {4, 2}});
  TextStyle style;
  canvas.text({10, 70}, "a < b & c > d", style);
  return canvas;
}

TEST(Canvas, FormatsStartWithTheirMagic) {
  const Canvas canvas = sample();
  EXPECT_THAT(canvas.render(Format::Png), StartsWith("\x89PNG\r\n\x1a\n"));
  EXPECT_THAT(canvas.render(Format::Pdf), StartsWith("%PDF-1."));
  EXPECT_THAT(canvas.render(Format::Svg), StartsWith("<?xml"));
}

TEST(Canvas, TheSameMarksGiveTheSameBytes) {
  for (const Format format : {Format::Png, Format::Svg, Format::Pdf}) {
    const std::string first = sample().render(format, 3, "title");
    sample().render(Format::Pdf);
    EXPECT_EQ(first, sample().render(format, 3, "title"));
  }
  // No day of writing in a PDF but the one that all have.
  const std::string pdf = sample().render(Format::Pdf);
  EXPECT_THAT(pdf, HasSubstr("20000101"));
  EXPECT_EQ(pdf.find("ModDate"), std::string::npos);
}

TEST(Canvas, MarksLandOnTheirPixels) {
  for (const double scale : {1.0, 2.0, 3.0}) {
    const Pixels pixels(sample().render(Format::Png, scale));
    ASSERT_EQ(pixels.width(), 120 * scale);
    ASSERT_EQ(pixels.height(), 80 * scale);
    int red = 0, left = 1 << 20, right = -1, top = 1 << 20, bottom = -1;
    for (int y = 0; y < pixels.height(); ++y) {
      for (int x = 0; x < pixels.width(); ++x) {
        if (pixels.at(x, y) != 0xFF0000) continue;
        ++red;
        left = std::min(left, x), right = std::max(right, x), top = std::min(top, y),
        bottom = std::max(bottom, y);
      }
    }
    EXPECT_EQ(red, 400 * scale * scale);
    EXPECT_EQ(left, 10 * scale);
    EXPECT_EQ(right, 30 * scale - 1);
    EXPECT_EQ(top, 20 * scale);
    EXPECT_EQ(bottom, 40 * scale - 1);
  }
}

// The box a layout counts with covers the ink, for letters above, on and below the line, upright and turned.
TEST(Canvas, TextBoxesCoverTheInk) {
  int checked = 0;
  for (const char* text :
       {"Hips.translateX", "jgpqy|", "×10⁻³ (°)", "−0.25", "Ålign ÄÖÜ", "wide wide wide WWWW"}) {
    for (const bool upright : {true, false}) {
      for (const Align align : {Align::Start, Align::Middle, Align::End}) {
        for (const VerticalAlign vertical :
             {VerticalAlign::Top, VerticalAlign::Middle, VerticalAlign::Baseline, VerticalAlign::Bottom}) {
          Canvas canvas(320, 320, kWhite);
          TextStyle style;
          style.size = 14;
          style.align = align;
          style.vertical = vertical;
          style.upright = upright;
          const Box box = canvas.text({160, 160}, text, style).grown(1.5);
          const Pixels pixels(canvas.render(Format::Png, 1));
          int ink = 0, outside = 0;
          for (int y = 0; y < pixels.height(); ++y) {
            for (int x = 0; x < pixels.width(); ++x) {
              if (pixels.at(x, y) == 0xFFFFFF) continue;
              ++ink;
              const double px = x + 0.5, py = y + 0.5;
              if (px < box.left || px > box.right || py < box.top || py > box.bottom) ++outside;
            }
          }
          EXPECT_GT(ink, 50) << text;
          // Accents on capitals may stand out.
          EXPECT_LE(outside, ink / 12) << text << (upright ? "" : " turned");
          ++checked;
        }
      }
    }
  }
  EXPECT_EQ(checked, 144);
}

TEST(Canvas, SvgHoldsTheTextAsText) {
  Canvas canvas = sample();
  TextStyle turned;
  turned.upright = false;
  canvas.text({100, 70}, "height (m)", turned);
  const std::string svg = canvas.render(Format::Svg, 1, "a \"title\" <x>");
  EXPECT_THAT(svg, HasSubstr(">a &lt; b &amp; c &gt; d</text>"));
  EXPECT_THAT(svg, HasSubstr(">height (m)</text>"));
  EXPECT_THAT(svg, HasSubstr("rotate(-90)"));
  EXPECT_THAT(svg, HasSubstr("<title>a \"title\" &lt;x&gt;</title>"));
  EXPECT_THAT(svg, HasSubstr("width=\"120pt\" height=\"80pt\" viewBox=\"0 0 120 80\""));
  EXPECT_THAT(svg, HasSubstr("d=\"M10 20L30 20L30 40L10 40Z\""));
  EXPECT_THAT(svg, HasSubstr("stroke-dasharray=\"4 2\""));
  EXPECT_THAT(svg, HasSubstr("stroke-opacity=\"0.5\""));
}

TEST(Canvas, TextThatIsNotUtf8IsMadeSo) {
  Canvas canvas(200, 50, kWhite);
  canvas.text({5, 20}, "a\xff\xc3.\xed\xa0\x80\tb\xef\xbf\xbf", {});
  EXPECT_EQ(canvas.marks().back().text,
            "a?"
            "?.?"
            "?? b?"
            "??");
  canvas.text({5, 40}, "gr\xc3\xbc\xc3\x9f \xf0\x9f\x90\xbe", {});
  EXPECT_EQ(canvas.marks().back().text, "gr\xc3\xbc\xc3\x9f \xf0\x9f\x90\xbe");
  for (const Format format : {Format::Png, Format::Svg, Format::Pdf})
    EXPECT_FALSE(canvas.render(format).empty());
}

TEST(Canvas, LongTextIsShortenedInItsMiddle) {
  const Canvas canvas(200, 50, kWhite);
  const TextStyle style;
  EXPECT_EQ(canvas.fitted("short", style, 100), "short");
  std::mt19937 random(3);
  int shortened = 0;
  for (int i = 0; i < 200; ++i) {
    std::string text;
    for (auto k = random() % 60; k-- > 0;)
      text += random() % 4 == 0 ? "ä" : std::string(1, static_cast<char>('a' + random() % 26));
    const double width = 12 + static_cast<double>(random() % 150);
    const std::string fitted = canvas.fitted(text, style, width);
    EXPECT_LE(canvas.textWidth(fitted, style), width);
    if (fitted == text) continue;
    ++shortened;
    const std::size_t dots = fitted.find("…");
    ASSERT_NE(dots, std::string::npos);
    EXPECT_EQ(text.compare(0, dots, fitted, 0, dots), 0);
    const std::string end = fitted.substr(dots + 3);
    EXPECT_EQ(text.substr(text.size() - end.size()), end);
  }
  EXPECT_GT(shortened, 50);
}

TEST(Canvas, TextIfFreeKeepsItsDistance) {
  Canvas canvas(100, 30, kWhite);
  EXPECT_TRUE(canvas.textIfFree({10, 20}, "one", {}));
  EXPECT_FALSE(canvas.textIfFree({12, 20}, "two", {}));
  EXPECT_FALSE(canvas.textIfFree({95, 20}, "off the page", {}));
  EXPECT_TRUE(canvas.textIfFree({60, 20}, "two", {}));
  EXPECT_EQ(canvas.textBoxes().size(), 2u);
}

TEST(Canvas, RefusesWhatItCannotWrite) {
  EXPECT_THAT(errorOf([] { sample().write("picture.gif"); }),
              HasSubstr("a picture must be .png, .svg or .pdf, got '.gif'"));
  EXPECT_EQ(formatOf("A.PNG"), Format::Png);
  EXPECT_EQ(formatOf("a.b.svg"), Format::Svg);
  EXPECT_THAT(errorOf([] { sample().render(Format::Png, 1000); }), HasSubstr("too large"));
  EXPECT_THAT(errorOf([] { sample().render(Format::Png, 0); }), HasSubstr("above 0"));
  EXPECT_THAT(errorOf([] { Canvas(0, 10, kWhite).render(Format::Svg); }), HasSubstr("cannot be drawn"));
  EXPECT_THAT(errorOf([] {
                Canvas canvas(10, 10, kWhite);
                canvas.fill(Path::circle({std::numeric_limits<double>::quiet_NaN(), 1}, 2), kBlack);
                canvas.render(Format::Png);
              }),
              HasSubstr("position is not finite"));
  const std::string folder = ::testing::TempDir();
  EXPECT_THAT(errorOf([&] { sample().write(folder + "no/such/folder/a.png"); }),
              HasSubstr("cannot be written"));
  const std::string file = folder + "footfall_canvas_test.svg";
  sample().write(file);
  EXPECT_EQ(readFile(file), sample().render(Format::Svg));
  std::filesystem::remove(file);
}

}  // namespace
}  // namespace footfall::draw
