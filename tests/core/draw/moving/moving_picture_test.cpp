// SPDX-License-Identifier: MIT
#include "draw/moving/moving_picture.h"

#include <cmath>

#include "base/error.h"
#include "core/draw/checks.h"
#include "core/draw/figures.h"
#include "core/draw/moving/decode.h"
#include "draw/page/raster.h"

namespace footfall::draw {
namespace {

using test::errorOf;
using ::testing::HasSubstr;

MovingMotion movingOf(test::Walker walker, const std::string& title = "walk") {
  MovingMotion moving;
  moving.title = title;
  moving.limbs = findLimbs(walker.motion.skeleton);
  moving.contacts = std::move(walker.contacts);
  moving.motion = std::move(walker.motion);
  return moving;
}

Colour printColour(const Theme& theme, const Colour& side) {
  return mix(theme.background, side, 0.4);
}

// Where the prints of a side are on the page, from left to right.
std::vector<double> printsOf(const Canvas& canvas, const Colour& side) {
  std::vector<double> found;
  for (const Mark& mark : canvas.marks()) {
    if (mark.kind == Mark::Kind::Fill && test::sameColour(mark.pen.colour, printColour(lightTheme(), side)))
      found.push_back(mark.box.centre().x());
  }
  return found;
}

TEST(MovingPicture, HasAFrameForEachOfItsTimes) {
  const MovingPicture picture({movingOf(test::biped(1.3, 2.5))}, {});
  EXPECT_EQ(picture.frames(), 63u);  // 2.5 s at 25 per second, both ends
  EXPECT_NE(test::findText(picture.frame(0), "0.00 s"), nullptr);
  EXPECT_NE(test::findText(picture.frame(62), "2.48 s"), nullptr);
  EXPECT_NE(test::findText(picture.frame(10), "walk"), nullptr);
}

// Whatever walks, from wherever: the whole figure and the floor are on the page, in each frame.
TEST(MovingPicture, EverythingIsOnThePage) {
  int frames = 0;
  for (const View view : {View::Side, View::Front, View::Plan, View::ThreeQuarter}) {
    for (const bool follow : {false, true}) {
      for (const double speed : {0.0, 1.3, 4.0}) {
        MovingOptions options;
        options.view = view;
        options.follow = follow;
        options.rate = 5;
        const MovingPicture picture({movingOf(test::biped(speed, 2)),
                                     movingOf(test::quadruped(speed, 3), "a dog of a rather long name")},
                                    options);
        for (std::size_t i = 0; i < picture.frames(); ++i, ++frames)
          test::expectTidy(picture.frame(i), "frame " + std::to_string(i));
        if (::testing::Test::HasFailure()) return;
      }
    }
  }
  EXPECT_EQ(frames, 4 * 2 * 3 * 16);
}

// The floor and the prints on it stay in the world: before a camera that goes along they go back as fast as
// the figure walks, and before one that stands they stay.
TEST(MovingPicture, PrintsStayWhereTheyAreInTheWorld) {
  const double speed = 1.3, period = 1, rate = 25;
  MovingOptions options;
  options.follow = true;
  const MovingPicture going({movingOf(test::biped(speed, 4))}, options);
  const Canvas now = going.frame(60), next = going.frame(61);
  int checked = 0;
  double metre = 0;
  for (const Colour& side : {lightTheme().left, lightTheme().right}) {
    const std::vector<double> before = printsOf(now, side), after = printsOf(next, side);
    ASSERT_EQ(before.size(), 1u);
    ASSERT_EQ(after.size(), 1u);
    // The feet strike half a period apart.
    const double other = printsOf(now, checked == 0 ? lightTheme().right : lightTheme().left).front();
    metre = std::abs(other - before[0]) / (speed * period / 2);
    ASSERT_GT(metre, 20);
    EXPECT_NEAR(before[0] - after[0], speed / rate * metre, 0.02 * metre);
    ++checked;
  }
  EXPECT_EQ(checked, 2);

  options.follow = false;
  const MovingPicture standing({movingOf(test::biped(speed, 4))}, options);
  const std::vector<double> early = printsOf(standing.frame(60), lightTheme().left),
                            late = printsOf(standing.frame(90), lightTheme().left);
  ASSERT_GE(early.size(), 2u);
  ASSERT_GT(late.size(), early.size());  // each appears when its foot comes down
  for (std::size_t i = 0; i < early.size(); ++i) EXPECT_NEAR(late[i], early[i], 1e-9);
}

TEST(MovingPicture, TheCameraGoesAlongWhereTheWayIsLong) {
  const auto moves = [](double speed) {
    const MovingPicture picture({movingOf(test::biped(speed, 4))}, {});
    // The lines of the grid that run away from the viewer.
    const auto across = [&](std::size_t frame) {
      std::vector<double> found;
      const Canvas canvas = picture.frame(frame);
      for (const Mark& mark : canvas.marks()) {
        if (mark.kind == Mark::Kind::Stroke && mark.pen.width == 0.6 && mark.box.width() < 1 &&
            mark.box.height() > 5)
          found.push_back(mark.box.centre().x());
      }
      return found;
    };
    EXPECT_GE(across(10).size(), 2u);
    return across(10) != across(11);
  };
  EXPECT_TRUE(moves(1.3));
  EXPECT_FALSE(moves(0));
  EXPECT_FALSE(moves(0.3));
}

// On one clock and to one scale; what is over stays as it ends.
TEST(MovingPicture, ShowsMotionsSideBySide) {
  const MovingPicture picture({movingOf(test::biped(0, 1), "before"), movingOf(test::biped(0, 2), "after")},
                              {});
  EXPECT_EQ(picture.frames(), 51u);
  const Canvas last = picture.frame(50);
  const Mark* before = test::findText(last, "before");
  const Mark* after = test::findText(last, "after");
  ASSERT_NE(before, nullptr);
  ASSERT_NE(after, nullptr);
  EXPECT_NEAR(after->box.left - before->box.left, picture.width() / 2, 1e-9);
  // The left half is still, the right one goes on.
  const Raster a = rasterOf(picture.frame(30), 1), b = rasterOf(picture.frame(40), 1);
  int left = 0, right = 0;
  for (int y = 30; y < a.height - 30; ++y) {
    for (int x = 0; x < a.width; ++x) {
      if (a.at(x, y) != b.at(x, y)) ++(x < a.width / 2 ? left : right);
    }
  }
  EXPECT_EQ(left, 0);
  EXPECT_GT(right, 100);
}

TEST(MovingPicture, FollowsTheGroundOfATerrain) {
  MovingMotion moving = movingOf(test::biped(1.3, 3));
  const double grade = 0.2;
  for (std::size_t f = 0; f < moving.motion.frames(); ++f)
    moving.motion.frame(f)[1] += std::tan(grade) * moving.motion.frame(f)[2];
  moving.contacts.clear();
  moving.terrain = slopeTerrain(Vec3::Zero(), 0, grade);
  MovingOptions options;
  options.rate = 5;
  const MovingPicture picture({moving}, options);
  for (std::size_t i = 0; i < picture.frames(); ++i) test::expectTidy(picture.frame(i));
  // The floor rises to the right, as the way does.
  const Path floor = picture.frame(7).marks().front().path;
  double left = 0, right = 0;
  for (const Vec2& p : floor.points()) (p.x() < floor.box().centre().x() ? left : right) += p.y();
  EXPECT_GT(left, right + 100);
}

TEST(RenderMoving, TheSameBytesOnAnyNumberOfThreads) {
  MovingOptions options;
  options.rate = 10;
  const MovingPicture picture({movingOf(test::biped(1.3, 4))}, options);
  for (const MovingFormat format : {MovingFormat::Webp, MovingFormat::Gif}) {
    const std::string one = renderMoving(picture, format, 1, 1);
    EXPECT_EQ(one, renderMoving(picture, format, 1, 2));
    const test::Decoded decoded = format == MovingFormat::Webp ? test::decodeWebp(one) : test::decodeGif(one);
    ASSERT_EQ(decoded.frames.size(), 41u);
    EXPECT_EQ(decoded.frames[0].width, 320);
    EXPECT_NEAR(decoded.ends.back(), 4.1, 1e-9);
    EXPECT_NE(decoded.frames[0].pixels, decoded.frames[20].pixels);
  }
}

// Ten seconds of a walk fit a README.
TEST(RenderMoving, IsSmall) {
  const MovingPicture picture({movingOf(test::biped(1.3, 10))}, {});
  for (const MovingFormat format : {MovingFormat::Webp, MovingFormat::Gif}) {
    const std::size_t size = renderMoving(picture, format, 1.5).size();
    EXPECT_GT(size, 100u * 1000);
    EXPECT_LT(size, 1500u * 1000);
  }
}

TEST(RenderMoving, StopsWhenAsked) {
  const MovingPicture picture({movingOf(test::biped(1.3, 4))}, {});
  double far = 0;
  const auto render = [&] {
    renderMoving(picture, MovingFormat::Gif, 1, 0, [&](double share) {
      far = share;
      return share < 0.2;
    });
  };
  EXPECT_THROW(render(), Cancelled);
  EXPECT_LT(far, 0.3);
}

TEST(MovingPicture, Refuses) {
  const auto with = [](const MovingOptions& options, double seconds = 2) {
    return errorOf([&] { MovingPicture({movingOf(test::biped(1, seconds))}, options); });
  };
  MovingOptions options;
  EXPECT_EQ(with(options), "");
  options.rate = 0.5;
  EXPECT_THAT(with(options), HasSubstr("1 to 60 frames per second, got 0.5"));
  options.rate = 60;
  EXPECT_THAT(with(options, 101), HasSubstr("at most 6000: give --frames or a lower --rate"));
  options.rate = 25;
  options.width = 30;
  EXPECT_THAT(with(options), HasSubstr("120 to 5000 points wide and high, got 30 by 200"));
  EXPECT_THAT(errorOf([] { MovingPicture({}, {}); }), HasSubstr("1 to 6 motions, got 0"));
  EXPECT_THAT(errorOf([] { MovingPicture({MovingMotion()}, {}); }), HasSubstr("the motion has no joints"));
  EXPECT_EQ(movingFormatOf("a/walk.WebP"), MovingFormat::Webp);
  EXPECT_EQ(movingFormatOf("walk.gif"), MovingFormat::Gif);
  EXPECT_EQ(movingFormatOf("walk.png"), std::nullopt);
}

}  // namespace
}  // namespace footfall::draw
