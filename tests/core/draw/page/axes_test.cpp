// SPDX-License-Identifier: MIT
#include "draw/page/axes.h"

#include <cmath>
#include <random>

#include "base/error.h"
#include "core/draw/checks.h"

namespace footfall::draw {
namespace {

using test::errorOf;
using test::expectTidy;
using test::findText;
using test::Pixels;
using ::testing::HasSubstr;

PlotStack oneSeries(std::vector<Vec2> points) {
  PlotStack stack;
  stack.xLabel = "time (s)";
  stack.plots.resize(1);
  stack.plots[0].label = "height (m)";
  stack.plots[0].series.push_back({"pelvis", std::move(points), hexColour(0xFF0000), 1.3, {}, false});
  return stack;
}

// A dot at (2, 30) is drawn level with the number 30 and above the number 2, to the pixel.
TEST(Axes, ADotIsWhereTheNumbersSay) {
  PlotStack stack = oneSeries({{2, 30}});
  stack.x = {0, 4};
  stack.plots[0].y = {0, 50};
  const Canvas canvas = drawPlots(stack, {});
  const Pixels pixels(canvas.render(Format::Png, 4));
  double x = 0, y = 0, count = 0;
  for (int row = 0; row < pixels.height(); ++row) {
    for (int column = 0; column < pixels.width(); ++column) {
      if (pixels.at(column, row) != 0xFF0000 || row < 40 * 4) continue;  // the legend is above
      x += column + 0.5, y += row + 0.5, ++count;
    }
  }
  ASSERT_GT(count, 50);
  const Mark* two = findText(canvas, "2.0") ? findText(canvas, "2.0") : findText(canvas, "2");
  ASSERT_NE(two, nullptr);
  ASSERT_NE(findText(canvas, "30"), nullptr);
  EXPECT_NEAR(x / count / 4, two->box.centre().x(), 0.3);
  EXPECT_NEAR(y / count / 4, findText(canvas, "30")->baseline.y() - 0.36 * 9, 0.5);
}

TEST(Axes, LabelsCarryWhatNumbersLeaveOut) {
  EXPECT_NE(findText(drawPlots(oneSeries({{0, 0}, {1, 4e6}}), {}), "height (m) ×10⁶"), nullptr);
  EXPECT_NE(findText(drawPlots(oneSeries({{0, 0}, {1, 4}}), {}), "height (m)"), nullptr);
}

TEST(Axes, TidyWhateverTheData) {
  std::mt19937 random(5);
  std::uniform_real_distribution<double> unit(0, 1);
  std::size_t texts = 0, pictures = 0;
  for (int i = 0; i < 300; ++i) {
    PlotStack stack;
    stack.xLabel = "time (s)";
    stack.frameTime = i % 3 == 0 ? 1.0 / 24 : 0;
    if (i % 5 == 0) stack.note = "a note of several words that says what was left out of the picture and why";
    const int plots = 1 + static_cast<int>(4 * unit(random));
    for (int p = 0; p < plots; ++p) {
      Plot plot;
      plot.label = "a quantity with a long name (unit)";
      const int series = static_cast<int>(6 * unit(random));
      const double size = std::pow(10, 30 * unit(random) - 15), offset = unit(random) < 0.3 ? 1e4 * size : 0;
      for (int s = 0; s < series; ++s) {
        Series one;
        one.name = std::string(static_cast<std::size_t>(60 * unit(random)), 'n');
        const int points = static_cast<int>(40 * unit(random) * unit(random));
        for (int k = 0; k < points; ++k)
          one.points.push_back({k * 0.1, offset + (unit(random) < 0.2 ? 0 : size * (unit(random) - 0.5))});
        plot.series.push_back(one);
      }
      plot.shaded = {{0.1, 0.2}, {-5, 0.05}, {3, 400}, {1e9, 2e9}};
      stack.plots.push_back(plot);
    }
    Page page;
    page.theme = i % 2 == 0 ? lightTheme() : darkTheme();
    page.width = 200 + 600 * unit(random);
    page.height = unit(random) < 0.5 ? 0 : 500 + 600 * unit(random);
    page.title = std::string(static_cast<std::size_t>(200 * unit(random)), 'W');
    const Canvas canvas = drawPlots(stack, page);
    texts += expectTidy(canvas, "picture " + std::to_string(i));
    ++pictures;
    if (::testing::Test::HasFailure()) break;
  }
  EXPECT_EQ(pictures, 300u);
  EXPECT_GT(texts, 6000u);
}

TEST(Axes, ThinsManyPointsAndKeepsTheExtremes) {
  std::vector<Vec2> points;
  for (int i = 0; i < 100000; ++i) points.push_back({i * 1e-3, std::sin(i * 0.37)});
  points[54321].y() = 7;
  points[65432].y() = -6;
  const Canvas canvas = drawPlots(oneSeries(points), {});
  expectTidy(canvas);
  std::size_t drawn = 0;
  Box box;
  for (const Mark& mark : canvas.marks()) {
    if (mark.kind == Mark::Kind::Stroke && test::sameColour(mark.pen.colour, hexColour(0xFF0000)) &&
        mark.path.points().size() > 2) {
      drawn = mark.path.points().size();
      box = mark.path.box();
    }
  }
  EXPECT_GT(drawn, 500u);
  EXPECT_LT(drawn, 4 * 2 * 400u);
  // From -6 to 7 with 6 % room at each end.
  const Canvas ends = drawPlots(oneSeries({{0, -6}, {99.999, 7}}), {});
  for (const Mark& mark : ends.marks()) {
    if (mark.kind == Mark::Kind::Stroke && mark.path.points().size() == 2 &&
        test::sameColour(mark.pen.colour, hexColour(0xFF0000)) && mark.path.box().height() > 5) {
      EXPECT_NEAR(box.top, mark.path.box().top, 1e-6);
      EXPECT_NEAR(box.bottom, mark.path.box().bottom, 1e-6);
      return;
    }
  }
  FAIL() << "no line between the extremes";
}

TEST(Axes, Refuses) {
  EXPECT_THAT(errorOf([] { drawPlots({}, {}); }), HasSubstr("nothing to plot"));
  Page page;
  page.width = 100;
  EXPECT_THAT(errorOf([&] {
                drawPlots(oneSeries({{0, 0}}), page);
              }),
              HasSubstr("must be 160 to 5000 points wide"));
  page.width = 400;
  page.height = 120;
  PlotStack many = oneSeries({{0, 0}});
  many.plots.resize(9, many.plots[0]);
  EXPECT_THAT(errorOf([&] { drawPlots(many, page); }), HasSubstr("too low"));
}

TEST(Page, ScaleBarsAreRoundAndFit) {
  std::mt19937 random(8);
  std::uniform_real_distribution<double> unit(0, 1);
  for (int i = 0; i < 500; ++i) {
    Canvas canvas(400, 40, lightTheme().background);
    const double scale = std::pow(10, 8 * unit(random) - 4);
    drawScaleBar(canvas, {10, 20}, scale, 90, lightTheme());
    const double length = canvas.marks().front().path.box().width();
    EXPECT_LE(length, 90);
    EXPECT_GE(length, 90 / 3.0);
    const double metres = length / scale;
    const double mantissa = metres / std::pow(10, std::floor(std::log10(metres) + 1e-9));
    EXPECT_LT(std::min({std::abs(mantissa - 1), std::abs(mantissa - 2), std::abs(mantissa - 5)}), 1e-6)
        << metres;
    expectTidy(canvas);
  }
  EXPECT_EQ(lengthLabel(1), "1 m");
  EXPECT_EQ(lengthLabel(0.2), "20 cm");
  EXPECT_EQ(lengthLabel(5000), "5 km");
  EXPECT_EQ(lengthLabel(0.002), "2 mm");
}

}  // namespace
}  // namespace footfall::draw
