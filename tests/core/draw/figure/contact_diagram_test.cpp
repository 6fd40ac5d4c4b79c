// SPDX-License-Identifier: MIT
#include "draw/figure/contact_diagram.h"

#include <random>

#include "base/error.h"
#include "core/draw/checks.h"
#include "core/draw/figures.h"

namespace footfall::draw {
namespace {

using test::errorOf;
using test::expectTidy;
using test::findText;
using ::testing::HasSubstr;

Contact contact(int leg, double start, double end) {
  Contact result;
  result.leg = leg;
  result.time = result.heel = result.ball = {start, end};
  return result;
}

std::vector<LegSign> twoLegs() {
  return {{"left", hexColour(0x0000FF)}, {"right", hexColour(0xFF0000)}};
}

TEST(Timing, DutyFactors) {
  // Strikes at 1, 2, 3: on the ground 0.6 and 0.5 of two strides of a second; what the range cuts does not
  // count.
  const Contacts contacts = {contact(0, 0, 0.3), contact(0, 1, 1.6), contact(0, 2, 2.5), contact(0, 3, 3.2)};
  EXPECT_NEAR(dutyFactor(contacts, 0, {0, 3.2}), 0.55, 1e-12);
  // One strike: the share of the range.
  EXPECT_NEAR(dutyFactor({contact(0, 1, 1.5)}, 0, {0, 2}), 0.25, 1e-12);
  EXPECT_EQ(dutyFactor({contact(0, -5, 5)}, 0, {0, 2}), 1);
  EXPECT_EQ(dutyFactor({}, 0, {0, 2}), 0);
  EXPECT_EQ(dutyFactor(contacts, 1, {0, 3}), 0);
  // A walker made with 0.6.
  const test::Walker walker = test::biped(1.3, 6);
  for (const int leg : {0, 1}) EXPECT_NEAR(dutyFactor(walker.contacts, leg, {0, 6}), 0.6, 1e-9);
}

TEST(Timing, Flights) {
  const Contacts contacts = {contact(0, 0.2, 0.5), contact(1, 0.4, 0.9), contact(0, 1.2, 1.5)};
  const std::vector<TimeRange> flights = flightPhases(contacts, {0, 2});
  ASSERT_EQ(flights.size(), 3u);
  EXPECT_EQ(flights[0].end, 0.2);
  EXPECT_EQ(flights[1].start, 0.9);
  EXPECT_EQ(flights[1].end, 1.2);
  EXPECT_EQ(flights[2].start, 1.5);
  EXPECT_EQ(flights[2].end, 2);
  EXPECT_TRUE(flightPhases({contact(0, -1, 3)}, {0, 2}).empty());
}

// Random contacts: flights and contacts together are the whole range, and nothing twice.
TEST(Timing, FlightsFillTheGaps) {
  std::mt19937 random(4);
  std::uniform_real_distribution<double> unit(0, 1);
  for (int i = 0; i < 300; ++i) {
    Contacts contacts;
    for (int k = static_cast<int>(8 * unit(random)); k-- > 0;) {
      const double start = 12 * unit(random) - 1;
      contacts.push_back(contact(0, start, start + 2 * unit(random)));
    }
    const std::vector<TimeRange> flights = flightPhases(contacts, {0, 10});
    for (int probe = 0; probe < 200; ++probe) {
      const double time = 10 * unit(random);
      const auto holds = [&](const TimeRange& range) { return range.start < time && time < range.end; };
      int inFlight = 0, onGround = 0;
      for (const TimeRange& flight : flights) inFlight += holds(flight);
      for (const Contact& c : contacts) onGround += holds(c.time);
      EXPECT_EQ(inFlight, onGround > 0 ? 0 : 1);
    }
  }
}

// The bar of a contact from 0.5 s to 1 s spans a quarter of the axis from 0.0 to 2.0.
TEST(Timing, BarsSpanTheirTimes) {
  Contact one = contact(1, 0.5, 1);
  one.heel = {0.5, 0.75};
  one.ball = {0.75, 1};
  const Canvas canvas = drawTiming({one}, twoLegs(), {0, 2}, 1.0 / 30);
  expectTidy(canvas);
  ASSERT_NE(findText(canvas, "0.0"), nullptr);
  ASSERT_NE(findText(canvas, "2.0"), nullptr);
  const double zero = findText(canvas, "0.0")->box.centre().x();
  const double two = findText(canvas, "2.0")->box.centre().x();
  const double from = zero + (two - zero) / 4, to = zero + (two - zero) / 2;
  Box heel, ball;
  int bars = 0;
  for (const Mark& mark : canvas.marks()) {
    if (mark.kind != Mark::Kind::Fill) continue;
    if (test::sameColour(mark.pen.colour, hexColour(0xFF0000))) heel = mark.box, ++bars;
    if (test::sameColour(mark.pen.colour, mix(hexColour(0xFF0000), lightTheme().background, 0.5)))
      ball = mark.box, ++bars;
  }
  ASSERT_EQ(bars, 2);
  EXPECT_NEAR(heel.left, from, 1e-6);
  EXPECT_NEAR(heel.right, (from + to) / 2, 1e-6);
  EXPECT_NEAR(ball.left, (from + to) / 2, 1e-6);
  EXPECT_NEAR(ball.right, to, 1e-6);
  EXPECT_NEAR(heel.bottom, ball.top, 1e-9);    // heel above ball
  EXPECT_NE(findText(canvas, "60"), nullptr);  // frames above
  EXPECT_NE(findText(canvas, "25 %"), nullptr);
  EXPECT_NE(findText(canvas, "0 %"), nullptr);
  EXPECT_NE(findText(canvas, "flight"), nullptr);
}

TEST(Timing, TidyWhateverTheContacts) {
  std::mt19937 random(9);
  std::uniform_real_distribution<double> unit(0, 1);
  std::size_t texts = 0;
  for (int i = 0; i < 200; ++i) {
    std::vector<LegSign> legs;
    for (int k = 1 + static_cast<int>((i % 10 == 0 ? 120 : 8) * unit(random)); k-- > 0;)
      legs.push_back({"a leg called " + std::to_string(k), hexColour(0x00AA00)});
    const TimeRange range{100 * unit(random) - 50, 60 + 1000 * unit(random) * unit(random)};
    Contacts contacts;
    for (int k = static_cast<int>(60 * unit(random)); k-- > 0;) {
      const double start = range.start - 5 + (range.end - range.start + 10) * unit(random);
      contacts.push_back(contact(static_cast<int>(static_cast<double>(legs.size()) * unit(random)), start,
                                 start + 3 * unit(random)));
    }
    Page page;
    page.width = 180 + 600 * unit(random);
    page.height = i % 3 == 0 ? 300 : 0;
    page.theme = i % 2 == 0 ? lightTheme() : darkTheme();
    texts += expectTidy(drawTiming(contacts, legs, range, 1.0 / 120, page), "timing " + std::to_string(i));
    if (::testing::Test::HasFailure()) break;
  }
  EXPECT_GT(texts, 3000u);
}

TEST(Timing, LegsHaveNamesAndColours) {
  const Theme theme = lightTheme();
  const std::vector<LegSign> signs = legSigns(findLimbs(test::quadruped().motion.skeleton), theme);
  ASSERT_EQ(signs.size(), 4u);
  std::vector<std::string> names;
  for (const LegSign& sign : signs) names.push_back(sign.label);
  EXPECT_THAT(names, ::testing::UnorderedElementsAre("hind left", "hind right", "front left", "front right"));
  EXPECT_TRUE(test::sameColour(signs[0].colour, theme.left));
  EXPECT_FALSE(test::sameColour(signs[2].colour, signs[0].colour));
  const Canvas canvas = drawTiming(test::quadruped().contacts, signs, {0, 3}, 1.0 / 30);
  EXPECT_EQ(expectTidy(canvas) > 15, true);
  EXPECT_NE(findText(canvas, "front right"), nullptr);
}

TEST(Timing, Refuses) {
  EXPECT_THAT(errorOf([] { drawTiming({}, {}, {0, 1}, 0.1); }), HasSubstr("the figure has no legs"));
  EXPECT_THAT(errorOf([] { drawTiming({}, twoLegs(), {1, 1}, 0.1); }), HasSubstr("at least two frames"));
  EXPECT_THAT(errorOf([] {
                drawTiming({contact(2, 0, 1)}, twoLegs(), {0, 1}, 0.1);
              }),
              HasSubstr("contact 0 is of leg 2, but the figure has 2 legs"));
  EXPECT_THAT(errorOf([] {
                drawTiming({contact(0, 1, 0)}, twoLegs(), {0, 1}, 0.1);
              }),
              HasSubstr("must end after it starts"));
  const Canvas canvas = drawTiming({}, twoLegs(), {0, 1}, 0.1);
  EXPECT_NE(findText(canvas, "no contacts"), nullptr);
  expectTidy(canvas);
}

}  // namespace
}  // namespace footfall::draw
