// SPDX-License-Identifier: MIT
#include "draw/figure/strip.h"
#include "base/angles.h"

#include <cmath>
#include <random>

#include "base/error.h"
#include "core/draw/checks.h"
#include "core/draw/figures.h"
#include "draw/figure/framing.h"

namespace footfall::draw {
namespace {

using test::errorOf;
using test::expectTidy;
using test::findText;
using test::hasTextWith;
using ::testing::HasSubstr;

Canvas stripOf(const Motion& motion, const StripOptions& options = {}) {
  return drawStrip(motion, findLimbs(motion.skeleton), options);
}

// Points a metre, by the scale bar: the one line with two end marks and its length behind.
double pointsPerMetre(const Canvas& canvas) {
  for (std::size_t i = 0; i + 3 < canvas.marks().size(); ++i) {
    const Mark& line = canvas.marks()[i];
    const std::string& label = canvas.marks()[i + 3].text;
    if (line.kind == Mark::Kind::Stroke && line.pen.width == 1.2 && label.find(" m") != std::string::npos)
      return line.path.box().width() / std::stod(label);
  }
  ADD_FAILURE() << "no scale bar";
  return 1;
}

// At 4 m/s figures a quarter of a second apart stand a metre apart: as long as a scale bar's metre.
TEST(Strip, DistancesAreThoseOfTheScaleBar) {
  const test::Walker walker = test::biped(4, 1.25, 60);
  StripOptions options;
  options.times = {0, 0.25, 0.5, 0.75, 1};
  const Canvas canvas = stripOf(walker.motion, options);
  expectTidy(canvas);
  const double metre = pointsPerMetre(canvas);
  double last = 0;
  for (const char* label : {"0.00 s", "0.25 s", "0.50 s", "0.75 s", "1.00 s"}) {
    ASSERT_NE(findText(canvas, label), nullptr) << label;
    const double x = findText(canvas, label)->box.centre().x();
    if (last > 0) {
      EXPECT_NEAR(x - last, metre, 1e-6 * metre);
    }
    last = x;
  }
  EXPECT_FALSE(hasTextWith(canvas, "spread"));
  EXPECT_FALSE(hasTextWith(canvas, "evenly"));
  // The metres along the ground are as far apart.
  ASSERT_NE(findText(canvas, "1 m"), nullptr);
  EXPECT_TRUE(hasTextWith(canvas, "3 m"));
}

// Slower, they would stand in each other: distances grow, the figures do not, and a note says by how much.
TEST(Strip, SaysHowFarItSpreadsFigures) {
  const test::Walker walker = test::biped(1.5, 2, 60);
  StripOptions options;
  options.count = 6;
  const Canvas canvas = stripOf(walker.motion, options);
  expectTidy(canvas);
  const double metre = pointsPerMetre(canvas);
  const double apart =
      findText(canvas, "0.40 s")->box.centre().x() - findText(canvas, "0.00 s")->box.centre().x();
  const double spread = apart / (0.4 * 1.5 * metre);
  EXPECT_GT(spread, 1.05);
  EXPECT_LT(spread, 2.5);
  char note[40];
  std::snprintf(note, sizeof note, "spread ×%.1f", spread);
  EXPECT_NE(findText(canvas, note), nullptr) << note;
}

TEST(Strip, EvenlySpacedInPlace) {
  const Canvas canvas = stripOf(test::biped(0, 2).motion);
  expectTidy(canvas);
  EXPECT_NE(findText(canvas, "evenly spaced: in place"), nullptr);
  std::vector<double> x;
  for (const Mark& mark : canvas.marks()) {
    if (mark.kind == Mark::Kind::Text && mark.text.size() == 6 && mark.text.find(" s") == 4)
      x.push_back(mark.box.centre().x());
  }
  ASSERT_EQ(x.size(), 8u);
  for (std::size_t i = 2; i < x.size(); ++i) EXPECT_NEAR(x[i] - x[i - 1], x[1] - x[0], 1e-9);
}

TEST(Strip, FindsTheWayAndTheGround) {
  test::Walker walker = test::biped();
  Motion& motion = walker.motion;
  const Limbs limbs = findLimbs(motion.skeleton);
  const Body body = makeBody(motion.skeleton, limbs);
  Staging staging = stage(motion, limbs, body, shownRange(motion, std::nullopt));
  EXPECT_NEAR(staging.heading, 0, 1e-12);
  EXPECT_NEAR(staging.travel, 1.3 * 2.5, 1e-9);
  EXPECT_EQ(staging.ground, 0);
  // The same along +X, three metres up.
  for (std::size_t i = 0; i < motion.frames(); ++i) {
    double* row = motion.frame(i);
    std::swap(row[0], row[2]);
    row[1] += 3;
  }
  staging = stage(motion, limbs, body, shownRange(motion, std::nullopt));
  EXPECT_NEAR(staging.heading, kPi / 2, 1e-12);
  EXPECT_NEAR(staging.ground, 3, 0.06);
  // In place it is the way it faces: turned by -0.7.
  Motion standing = test::biped(0).motion;
  standing.skeleton.joints[0].rotation.y() = -0.7;
  staging = stage(standing, limbs, body, shownRange(standing, std::nullopt));
  EXPECT_EQ(staging.travel, 0);
  EXPECT_NEAR(staging.heading, -0.7, 1e-9);
}

TEST(Strip, LongClipsGoOnInRows) {
  const Canvas one = stripOf(test::biped(1.3, 2).motion), rows = stripOf(test::biped(1.3, 12).motion);
  EXPECT_GT(rows.height(), 1.9 * one.height());
  expectTidy(rows);
  StripOptions options;
  options.count = 200;
  const Canvas many = stripOf(test::biped(1.3, 12).motion, options);
  EXPECT_GT(expectTidy(many), 200u);
}

TEST(Strip, TidyWhateverTheInput) {
  std::mt19937 random(21);
  std::uniform_real_distribution<double> unit(0, 1);
  std::size_t texts = 0, pictures = 0;
  for (int i = 0; i < 120; ++i) {
    const double speed = i % 4 == 0 ? 0 : 6 * unit(random) - 2,
                 seconds = 0.2 + 8 * unit(random) * unit(random);
    test::Walker walker = i % 3 == 0 ? test::quadruped(speed, seconds) : test::biped(speed, seconds);
    const double size = i % 5 == 0 ? std::pow(10, 4 * unit(random) - 2) : 1;
    for (Joint& joint : walker.motion.skeleton.joints) joint.translation *= size;
    for (std::size_t f = 0; f < walker.motion.frames(); ++f) {
      for (int c = 0; c < 3; ++c) walker.motion.frame(f)[c] *= size;
    }
    StripOptions options;
    options.page.theme = i % 2 == 0 ? lightTheme() : darkTheme();
    options.page.width = 200 + 700 * unit(random);
    options.page.height = unit(random) < 0.5 ? 0 : 250 + 500 * unit(random);
    options.page.title = i % 2 == 0 ? "a title" : "";
    options.view = static_cast<View>(i % 4);
    options.count = unit(random) < 0.5 ? 0 : 1 + static_cast<int>(30 * unit(random));
    options.onion = i % 7 == 0;
    texts += expectTidy(stripOf(walker.motion, options), "strip " + std::to_string(i));
    ++pictures;
    if (::testing::Test::HasFailure()) break;
  }
  EXPECT_EQ(pictures, 120u);
  EXPECT_GT(texts, 1200u);
}

TEST(Strip, OneFrameAndAHundredThousand) {
  const Canvas one = stripOf(test::biped(1, 0).motion);
  EXPECT_NE(findText(one, "0.00 s"), nullptr);
  expectTidy(one);
  const Canvas many = stripOf(test::biped(1.3, 1000, 100).motion);
  EXPECT_GT(expectTidy(many), 40u);
  EXPECT_LT(many.render(Format::Svg).size(), 4u << 20);
}

TEST(Strip, ThemesDifferAndBytesDoNot) {
  const test::Walker walker = test::biped();
  StripOptions light, dark;
  dark.page.theme = darkTheme();
  const std::string png = stripOf(walker.motion, light).render(Format::Png, 1);
  EXPECT_NE(png, stripOf(walker.motion, dark).render(Format::Png, 1));
  EXPECT_EQ(png, stripOf(walker.motion, light).render(Format::Png, 1));
  for (const Format format : {Format::Svg, Format::Pdf})
    EXPECT_EQ(stripOf(walker.motion, dark).render(format), stripOf(walker.motion, dark).render(format));
  EXPECT_EQ(test::Pixels(png).at(0, 0), 0xFFFFFFu);
  EXPECT_EQ(test::Pixels(stripOf(walker.motion, dark).render(Format::Png, 1)).at(0, 0), 0x15181Du);
}

TEST(Strip, FiguresWithoutLegs) {
  test::FigureMaker maker;
  const int base = maker.add("base", -1, {0, 0, 0});
  maker.add("tip", base, {0, 0, 0.4});
  Motion motion;
  motion.skeleton = maker.skeleton;
  motion.channels = {{0, ChannelKind::RotateX}};
  motion.samples = {0, -0.5, -1};
  const Canvas canvas = stripOf(motion);
  EXPECT_GT(expectTidy(canvas), 3u);
  EXPECT_EQ(findText(canvas, "left"), nullptr);
}

TEST(Strip, Refuses) {
  EXPECT_THAT(errorOf([] { stripOf({}); }), HasSubstr("the motion has no joints"));
  Motion empty = test::biped().motion;
  empty.samples.clear();
  EXPECT_THAT(errorOf([&] { stripOf(empty); }), HasSubstr("the motion has no frames"));
  const Motion motion = test::biped().motion;
  StripOptions options;
  options.count = 501;
  EXPECT_THAT(errorOf([&] { stripOf(motion, options); }), HasSubstr("1 to 500 figures"));
  options.count = 0;
  options.range = TimeRange{9, 12};
  EXPECT_THAT(errorOf([&] { stripOf(motion, options); }),
              HasSubstr("the range 9 s to 12 s is outside the motion, which runs from 0 s to 2.5 s"));
  options.range.reset();
  options.times = {1, 0.5};
  EXPECT_NE(errorOf([&] { stripOf(motion, options); }), "");
  options.times = {0.5, 1, 2000};
  EXPECT_EQ(errorOf([&] { stripOf(motion, options); }), "");
  options.times.clear();
  options.page.width = 160;
  options.page.height = 120;
  options.count = 400;
  EXPECT_THAT(errorOf([&] { stripOf(motion, options); }), HasSubstr("too small for the figures"));
}

// Where the colour of the ground is stroked: the boxes.
std::vector<Box> groundStrokes(const Canvas& canvas, const Theme& theme) {
  std::vector<Box> boxes;
  for (const Mark& mark : canvas.marks()) {
    if (mark.kind == Mark::Kind::Stroke && test::sameColour(mark.pen.colour, theme.ground))
      boxes.push_back(mark.path.box());
  }
  return boxes;
}

TEST(Strip, DrawsTheGroundUnderEachFigureAsItIs) {
  const test::Walker walker = test::biped(4, 1.25, 60);
  StripOptions options;
  options.times = {0, 0.25, 0.5, 0.75, 1};
  // Without a terrain one level line under all, and its marks.
  const std::vector<Box> level = groundStrokes(stripOf(walker.motion, options), options.page.theme);
  ASSERT_GE(level.size(), 2u);
  EXPECT_EQ(level.front().height(), 0);

  const double grade = 0.2;
  options.terrain = slopeTerrain(Vec3::Zero(), 0, grade);
  for (const View view : {View::Side, View::ThreeQuarter}) {
    options.view = view;
    const Canvas canvas = stripOf(walker.motion, options);
    expectTidy(canvas);
    const std::vector<Box> courses = groundStrokes(canvas, options.page.theme);
    ASSERT_EQ(courses.size(), 5u);  // one a figure
    if (view != View::Side) continue;
    const double metre = pointsPerMetre(canvas);
    for (std::size_t i = 0; i < courses.size(); ++i) {
      EXPECT_NEAR(courses[i].height(), std::tan(grade) * courses[i].width(), 0.01 * courses[i].width());
      // The walker goes along +Z: each metre the ground is higher by the grade.
      const double higher = courses.front().centre().y() - courses[i].centre().y();
      const double along = courses[i].centre().x() - courses.front().centre().x();
      EXPECT_NEAR(higher, std::tan(grade) * along, 0.02 * metre);
    }
  }
  options.view = View::Plan;  // from above there is no line
  EXPECT_TRUE(groundStrokes(stripOf(walker.motion, options), options.page.theme).empty());
}

// Seen from above, the feet of the near side are lower on the page: the line is under them, and what is
// farther away stands on the floor behind it.
TEST(Strip, TheNearFeetOfAThreeQuarterViewStandOnTheLine) {
  for (const test::Walker& walker : {test::biped(1.3, 2), test::quadruped(1.6, 2), test::biped(0, 2)}) {
    StripOptions options;
    options.view = View::ThreeQuarter;
    options.page.width = 900;
    options.count = 5;  // one row
    const Canvas canvas = stripOf(walker.motion, options);
    expectTidy(canvas);
    const std::vector<Box> ground = groundStrokes(canvas, options.page.theme);
    ASSERT_FALSE(ground.empty());
    const Box line = ground.front();
    ASSERT_EQ(line.height(), 0);
    double lowest = 0;
    for (const Mark& mark : canvas.marks()) {
      if (mark.kind == Mark::Kind::Fill && mark.box.top > 40) lowest = std::max(lowest, mark.box.bottom);
    }
    EXPECT_NEAR(lowest, line.centre().y(), 0.03 * pointsPerMetre(canvas));
  }
}

}  // namespace
}  // namespace footfall::draw
