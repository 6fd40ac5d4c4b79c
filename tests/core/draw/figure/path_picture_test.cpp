// SPDX-License-Identifier: MIT
#include "draw/figure/path_picture.h"

#include <cmath>
#include <random>

#include "base/error.h"
#include "core/draw/checks.h"
#include "core/draw/figures.h"

namespace footfall::draw {
namespace {

using test::errorOf;
using test::expectTidy;
using test::findText;
using test::hasTextWith;
using ::testing::HasSubstr;

Canvas pathsOf(const test::Walker& walker, const PathsOptions& options = {}) {
  return drawPaths(walker.motion, findLimbs(walker.motion.skeleton), walker.contacts, options);
}

// Fills in the pale colour of a side's prints.
std::vector<Box> prints(const Canvas& canvas, const Colour& side) {
  std::vector<Box> boxes;
  for (const Mark& mark : canvas.marks()) {
    if (mark.kind == Mark::Kind::Fill &&
        test::sameColour(mark.pen.colour, mix(canvas.background(), side, 0.32)))
      boxes.push_back(mark.box);
  }
  return boxes;
}

// Prints of one foot 1.3 m apart, left and right 0.18 m apart: both ways to the scale of the scale bar.
TEST(Paths, PlanIsToScaleBothWays) {
  const test::Walker walker = test::biped(1.3, 4);
  const Canvas canvas = pathsOf(walker);
  expectTidy(canvas);
  const Theme theme = lightTheme();
  const std::vector<Box> left = prints(canvas, theme.left), right = prints(canvas, theme.right);
  EXPECT_EQ(left.size() + right.size(), walker.contacts.size());
  ASSERT_GE(left.size(), 3u);
  ASSERT_NE(findText(canvas, "1 m"), nullptr);
  double metre = 0;
  for (std::size_t i = 3; i < canvas.marks().size(); ++i) {
    if (canvas.marks()[i].text == "1 m") metre = canvas.marks()[i - 3].path.box().width();
  }
  EXPECT_NEAR(left[1].centre().x() - left[0].centre().x(), 1.3 * metre, 1e-6);
  // Feet point 10 % outwards: heels 0.18 m, balls 0.216 m apart.
  EXPECT_NEAR(right[1].centre().y() - left[1].centre().y(), 0.198 * metre, 0.02 * metre);
  // The left foot is above: to the left of the way.
  EXPECT_LT(left[1].centre().y(), right[1].centre().y());
  EXPECT_NE(findText(canvas, std::to_string(walker.contacts.size())), nullptr);
  EXPECT_TRUE(hasTextWith(canvas, "prints, 5.2 m in 4.00 s"));
}

TEST(Paths, FootprintsPointFromHeelToToes) {
  const Path path = footprintOutline({0, 0}, {100, 0}, 5);
  EXPECT_NEAR(path.points().front().x(), -19, 1e-9);
  double tip = 0;
  for (const Vec2& p : path.points()) tip = std::max(tip, p.x());
  EXPECT_NEAR(tip, 136, 1e-9);
  EXPECT_NEAR(path.box().centre().y(), 0, 1e-9);
  const Box disc = footprintOutline({10, 10}, {10, 10}, 5).box();
  EXPECT_NEAR(disc.width(), 10, 1e-9);
}

TEST(Paths, TheWorldsZIsShown) {
  // Going along +X: the world's +Z is to the right of the way, down the page.
  test::Walker walker = test::biped(1.3, 4);
  walker.contacts.clear();
  for (std::size_t i = 0; i < walker.motion.frames(); ++i)
    std::swap(walker.motion.frame(i)[0], walker.motion.frame(i)[2]);
  const Canvas canvas = pathsOf(walker);
  for (std::size_t i = 1; i < canvas.marks().size(); ++i) {
    if (canvas.marks()[i].text != "+Z") continue;
    const std::vector<Vec2>& head = canvas.marks()[i - 1].path.points();
    ASSERT_EQ(head.size(), 3u);
    const Vec2 way = head[0] - (head[1] + head[2]) / 2;
    EXPECT_NEAR(way.x(), 0, 1e-9);
    EXPECT_GT(way.y(), 5);
    return;
  }
  FAIL() << "no arrow";
}

TEST(Paths, CentreOfMass) {
  const test::Walker walker = test::biped();
  PathsOptions options;
  options.com.resize(walker.motion.frames(), Vec3(0, 1, 0));
  EXPECT_NE(findText(pathsOf(walker, options), "centre of mass"), nullptr);
  options.com.pop_back();
  EXPECT_THAT(errorOf([&] { pathsOf(walker, options); }),
              HasSubstr("the centre of mass is given for 75 frames, but the motion has 76"));
}

TEST(Paths, TidyWhateverTheInput) {
  std::mt19937 random(31);
  std::uniform_real_distribution<double> unit(0, 1);
  std::size_t texts = 0, pictures = 0;
  for (int i = 0; i < 150; ++i) {
    const double speed = i % 4 == 0 ? 0 : 4 * unit(random) - 1,
                 seconds = 0.1 + 60 * std::pow(unit(random), 4);
    test::Walker walker = i % 3 == 0 ? test::quadruped(speed, seconds) : test::biped(speed, seconds);
    if (i % 6 == 0) walker.contacts.clear();
    // Some wander to the side, some climb.
    for (std::size_t f = 0; f < walker.motion.frames(); ++f) {
      const double time = walker.motion.time(f);
      walker.motion.frame(f)[0] += i % 2 == 0 ? 2 * std::sin(time) : 0;
      walker.motion.frame(f)[1] += i % 7 == 0 ? 0.4 * time : 0;
    }
    PathsOptions options;
    options.page.theme = i % 2 == 0 ? lightTheme() : darkTheme();
    options.page.width = 220 + 700 * unit(random);
    options.page.height = unit(random) < 0.5 ? 0 : 300 + 500 * unit(random);
    options.page.title = i % 2 == 0 ? "a title" : "";
    texts += expectTidy(pathsOf(walker, options), "paths " + std::to_string(i));
    ++pictures;
    if (::testing::Test::HasFailure()) break;
  }
  EXPECT_EQ(pictures, 150u);
  EXPECT_GT(texts, 2000u);
}

TEST(Paths, OddMotions) {
  expectTidy(pathsOf(test::biped(1, 0)));
  const Canvas many = pathsOf(test::biped(1.3, 1000, 100));
  expectTidy(many);
  EXPECT_LT(many.render(Format::Svg).size(), 4u << 20);
  // No legs: the root's path alone.
  test::FigureMaker maker;
  maker.add("box", -1, {0, 0.5, 0});
  test::Walker box;
  box.motion.skeleton = maker.skeleton;
  box.motion.channels = {{0, ChannelKind::TranslateZ}};
  box.motion.samples = {0, 0.5, 1, 1.5};
  const Canvas canvas = pathsOf(box);
  expectTidy(canvas);
  EXPECT_NE(findText(canvas, "root"), nullptr);
  EXPECT_THAT(errorOf([] { pathsOf({}); }), HasSubstr("no joints"));
  test::Walker walker = test::biped();
  walker.contacts[0].leg = 7;
  EXPECT_THAT(errorOf([&] { pathsOf(walker); }), HasSubstr("is of leg 7"));
  PathsOptions low;
  low.page.height = 130;
  EXPECT_THAT(errorOf([&] { pathsOf(test::biped(), low); }), HasSubstr("too low"));
}

}  // namespace
}  // namespace footfall::draw
