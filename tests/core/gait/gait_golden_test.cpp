// SPDX-License-Identifier: MIT
// Numbers of the specification (§9), worked out independently of this code.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/angles.h"
#include "base/error.h"
#include "error_of.h"
#include "gait/stride/gait_info.h"
#include "gait/stride/speed_law.h"
#include "gait/thesis/leg_retiming.h"
#include "gait/thesis/thesis_follow.h"
#include "gait/thesis/thesis_transition.h"
#include "io/documents/gait_text.h"

namespace footfall::gait {
namespace {

using testing::HasSubstr;

TEST(GaitGolden, AlexanderStridesOfMartenAndHorse) {
  const double speeds[] = {0.5, 1, 2, 4}, strides[] = {0.1854, 0.2809, 0.4258, 0.6455};
  const double rates[] = {2.70, 3.56, 4.70, 6.20};
  for (int i = 0; i < 4; ++i) {
    EXPECT_NEAR(alexanderStride(speeds[i], 0.132), strides[i], 5e-5);
    EXPECT_NEAR(speeds[i] / alexanderStride(speeds[i], 0.132), rates[i], 5e-3);
  }
  const double large[] = {1.1594, 1.7573, 2.6636, 4.0372};
  for (int i = 0; i < 4; ++i) EXPECT_NEAR(alexanderStride(std::pow(2, i), 1.0), large[i], 5e-5);
  // A 13-frame stride at 30 frames per second lies on the universal curve at 0.338 m/s only.
  EXPECT_NEAR(alexanderStride(0.338, 0.132) / 0.338, 13 / 30.0, 1e-3);
}

TEST(GaitGolden, RetimingRatios) {
  const double ratios[] = {0.5, 0.75, 1.25, 1.5, 2, 3};
  const double stride[] = {1.3195, 1.122, 0.9146, 0.8503, 0.7579, 0.6444};
  const double low[] = {1.0166, 1.0279, 0.9656, 0.932, 0.8726, 0.7828};
  const double high[] = {0.0557, 0.7294, 1.1275, 1.1913, 1.2367, 1.2221};
  SpeedLaw law;
  law.speed = 2;
  law.length = 1.6;
  law.minFlight = 0;
  const double period = law.length / law.speed;
  for (int i = 0; i < 6; ++i) {
    const double v = ratios[i] * law.speed;
    const double taken = 1 / law.rate(v);
    EXPECT_NEAR(taken / period, stride[i], 6e-5);
    EXPECT_NEAR(taken, law.stride(v) / v, 1e-12);
    const auto flight = [&](double duty) { return (1 - law.duty(duty, v)) * taken / ((1 - duty) * period); };
    EXPECT_NEAR(flight(4.0 / 13), low[i], 6e-4) << ratios[i];
    EXPECT_NEAR(flight(0.65), high[i], 6e-4) << ratios[i];
  }
}

// Each leg's own clock comes to the same at a steady speed: stride G r^−0.4, stance βG/r.
TEST(GaitGolden, LegsRetimedAtSteadySpeed) {
  const double frames = 13, speed = 0.05, r = 1.5;
  const std::vector<LegTiming> legs{{1 / 13.0, 4 / 13.0}, {11 / 13.0, 2 / 13.0}};
  const std::vector<double> speeds(400, r * speed);
  const std::vector<RetimedLeg> retimed = retimeLegs(speeds, legs, frames, speed);
  for (const RetimedLeg& leg : retimed) {
    ASSERT_GT(leg.touchdowns.size(), 20u);
    for (std::size_t k = 2; k < leg.touchdowns.size(); ++k)
      EXPECT_NEAR(leg.touchdowns[k] - leg.touchdowns[k - 1], frames * std::pow(r, -0.4), 1e-6);
  }
  // In sync, but where the naive start left it: 0.603 of a stride, not 0.769.
  const double taken = frames * std::pow(r, -0.4);
  const double lag = fractionOf((retimed[1].touchdowns[9] - retimed[0].touchdowns[9]) / taken);
  EXPECT_NEAR(lag, 0.603, 0.002);
  // The printed step of the flight (eq 3.37): 9.66 frames of flight where 8.39 are left.
  RetimingOptions printed;
  printed.printedStep = true;
  const std::vector<RetimedLeg> wrong = retimeLegs(speeds, legs, frames, speed, printed);
  const double stance = 4 / r;
  EXPECT_NEAR(taken - stance, 8.39, 0.005);
  EXPECT_NEAR(wrong[0].touchdowns[5] - wrong[0].touchdowns[4] - stance, 9.66, 0.01);
}

TEST(GaitGolden, Headings) {
  const double step[8][2] = {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};
  const double right[8] = {0, 45, 90, 135, 180, -135, -90, -45};
  for (int i = 0; i < 8; ++i) {
    EXPECT_NEAR(thesisHeading(step[i][0], step[i][1], false) / kDegree, right[i], 1e-9);
    const double printed = step[i][0] == 0 ? 0 : right[i];
    EXPECT_NEAR(thesisHeading(step[i][0], step[i][1], true) / kDegree, printed, 1e-9);
  }
  EXPECT_NEAR(thesisPitch(Vec3(3, 4, 0)) / kDegree, 53.1301, 1e-3);
}

std::vector<LegWindow> amble() {  // the stand-in of §4.2: LH, LF, RH, RF
  return {{0, 25}, {9.5, 25}, {19, 25}, {28.5, 25}};
}
std::vector<LegWindow> bound() {
  return {{1, 4}, {11, 2}, {1, 4}, {11, 2}};
}

TEST(GaitGolden, TransitionOfAGaitIntoItself) {
  for (const TransitionMode mode :
       {TransitionMode::Printed, TransitionMode::CommonClock, TransitionMode::PhaseClock}) {
    const auto steps = transitionSteps(mode, amble(), 38, amble(), 38, 150);
    ASSERT_EQ(steps.size(), 151u);
    for (std::size_t l = 0; l < 4; ++l)
      EXPECT_NEAR(sourceFrame(steps[150].legs[l], amble()[l], 38), 36, 1e-9);
  }
  EXPECT_DOUBLE_EQ(transitionSteps(TransitionMode::Printed, amble(), 38, bound(), 13, 150)[75].strideFrames,
                   25.5);
}

// The printed bookkeeping never reaches the second gait's coordination; both repairs do.
TEST(GaitGolden, AmbleIntoBound) {
  const auto clocks = [](TransitionMode mode) {
    const auto steps = transitionSteps(mode, amble(), 38, bound(), 13, 150);
    std::vector<double> result;
    for (std::size_t l = 0; l < 4; ++l) result.push_back(sourceFrame(steps[150].legs[l], bound()[l], 13));
    return result;
  };
  const auto apart = [](double a, double b) { return std::abs(13 * shortestTurn((a - b) / 13)); };
  const std::vector<double> printed = clocks(TransitionMode::Printed);
  EXPECT_NEAR(apart(printed[0], printed[2]), 6.3, 0.4);  // 4.8 against 11.1 of 13
  for (const TransitionMode mode : {TransitionMode::CommonClock, TransitionMode::PhaseClock}) {
    const std::vector<double> mended = clocks(mode);
    EXPECT_LT(apart(mended[0], mended[2]), 1e-6);
    EXPECT_LT(apart(mended[1], mended[3]), 1e-6);
  }
}

constexpr const char* kBound =
    "body *** torso\n4 *** limbs\nfoot.frontRight 11 13\nfoot.frontLeft 11 13\n"
    "foot.backRight 1 5 *** behind\nfoot.backLeft 1 5\n0.132\n";

TEST(GaitFile, TheMartenBoundOfTheThesis) {
  const GaitInfo info = parseGaitText(kBound, "bound.gait");
  EXPECT_EQ(info.torso, "body");
  ASSERT_EQ(info.feet.size(), 4u);
  EXPECT_EQ(info.feet[2].name, "foot.backRight");
  EXPECT_DOUBLE_EQ(info.hipHeight, 0.132);
  const double duty[] = {0.154, 0.154, 0.308, 0.308}, phase[] = {0.846, 0.846, 0.077, 0.077},
               middle[] = {12, 12, 3, 3};
  for (std::size_t i = 0; i < 4; ++i) {
    const LegTiming timing = timingOf(info.feet[i], 13);
    EXPECT_NEAR(timing.duty, duty[i], 5e-4);
    EXPECT_NEAR(timing.phase, phase[i], 5e-4);
    EXPECT_DOUBLE_EQ(midStance(info.feet[i], 13), middle[i]);
  }
  // A stance over the stride's end (eq 3.27).
  EXPECT_DOUBLE_EQ(midStance({"a", 11, 2}, 13), 0);
  EXPECT_DOUBLE_EQ(stanceFrames({"a", 11, 2}, 13), 4);
}

TEST(GaitFile, TextAndJsonComeBackTheSame) {
  GaitInfo info = parseGaitText(kBound, "bound.gait");
  info.feet[0].touchdown = 10.123456789;
  const GaitInfo again = parseGaitText(formatGaitText(info), "again");
  info.strideFrames = 13;
  info.strideStart = 2.5;
  info.strideLength = 0.61;
  info.frameRate = 30;
  const GaitInfo json = parseGaitInfo(formatGaitJson(info), "again.json");
  for (const GaitInfo& other : {again, json}) {
    EXPECT_EQ(other.torso, info.torso);
    EXPECT_DOUBLE_EQ(other.hipHeight, info.hipHeight);
    ASSERT_EQ(other.feet.size(), info.feet.size());
    for (std::size_t i = 0; i < 4; ++i) {
      EXPECT_EQ(other.feet[i].name, info.feet[i].name);
      EXPECT_DOUBLE_EQ(other.feet[i].touchdown, info.feet[i].touchdown);
      EXPECT_DOUBLE_EQ(other.feet[i].pushOff, info.feet[i].pushOff);
    }
  }
  EXPECT_DOUBLE_EQ(json.strideLength, 0.61);
  EXPECT_DOUBLE_EQ(json.strideFrames, 13);
  EXPECT_DOUBLE_EQ(json.strideStart, 2.5);
}

TEST(GaitFile, BadFilesAreAnsweredWithTheirLine) {
  const std::pair<const char*, const char*> bad[] = {
      {"", "f:1: the file ends before the torso's name"},
      {"body\nfour\n", "f:2: 'four' is not a number, which is expected for the number of limbs"},
      {"body\n2.5\n", "f:2: the number of limbs must be a whole number 1 to 64, got '2.5'"},
      {"body\n1\nfoot 3\n", "f:3: the file ends before foot 1 of 1's push-off frame"},
      {"body\n1\nfoot 3 3\n0.1\n", "f:3: 'foot' lands and leaves at frame 3"},
      {"body\n1\nfoot -3 3\n0.1\n", "f:3: foot 1 of 1's touchdown frame must be 0 to 1000000, got -3"},
      {"body\n2\na 1 2\na 1 2\n0.1\n", "f:4: the foot 'a' is listed twice"},
      {"body\n1\nfoot 1 nan\n0.1", "f:3: 'nan' is not a number"},
      {"body\n1\nfoot 1 3\n0\n", "f:4: the height of the hips must be above 0 m, got 0"},
      {"body\n1\nfoot 1 3\n0.1\nmore", "f:5: 'more' follows the height of the hips"},
      {"{\"footfall\": \"gait\", \"version\": 1, \"torso\": \"b\", \"hip_height\": 1, \"feet\": [], \"x\": "
       "2}",
       "x"},
      {"{\"footfall\": \"gait\", \"version\": 1, \"torso\": \"b\", \"hip_height\": 1, \"feet\": []}",
       "at least one foot"},
  };
  for (const auto& [text, message] : bad) {
    try {
      parseGaitInfo(text, "f");
      ADD_FAILURE() << "no error for " << text;
    } catch (const Error& error) {
      EXPECT_THAT(error.what(), HasSubstr(message));
    }
  }
}

// Names that are not UTF-8 are read as Latin-1; those that the text cannot hold are refused by name.
TEST(GaitFile, NamesComeBackInEitherForm) {
  const GaitInfo info = parseGaitText("k\xf6rper 1 fu\xdf 1 3 0.1", "latin.gait");
  EXPECT_EQ(info.torso, "k\xc3\xb6rper");
  EXPECT_EQ(parseGaitInfo(formatGaitJson(info), "again").torso, info.torso);
  EXPECT_EQ(parseGaitInfo(formatGaitText(info), "again").feet[0].name, info.feet[0].name);
  for (const char* name : {"left foot", "", "a***b", "a\tb"}) {
    GaitInfo spoilt = info;
    spoilt.feet[0].name = name;
    EXPECT_THAT(errorOf([&] { formatGaitText(spoilt); }), HasSubstr("write the gait information as JSON"))
        << name;
  }
  EXPECT_THAT(errorOf([] { parseGaitText("{torso 1 foot 1 3 0.1", "f"); }),
              HasSubstr("must not begin with a brace"));
  EXPECT_THAT(errorOf([] { parseGaitText("torso 1 foot 5 5.00000001 0.1", "f"); }),
              HasSubstr("stand for a while"));
}

TEST(SpeedLaw, FittedFromTwoSamples) {
  const SpeedLaw law = fitSpeedLaw(1, 0.8, 2, 0.8 * std::pow(2, 0.45));
  EXPECT_NEAR(law.exponent, 0.45, 1e-12);
  EXPECT_NEAR(law.stride(1.5), 0.8 * std::pow(1.5, 0.45), 1e-12);
  EXPECT_THAT(errorOf([&] { fitSpeedLaw(1, 0.8, 1.001, 0.9); }), HasSubstr("speeds at least 2 % apart"));
  EXPECT_THAT(errorOf([&] { fitSpeedLaw(1, 0.8, 2, 1.7); }), HasSubstr("must be 0 to below 1"));
  bool limited = false;
  EXPECT_NEAR(SpeedLaw().duty(0.6, 0.2, &limited), 0.88, 1e-12);
  EXPECT_TRUE(limited);
}

}  // namespace
}  // namespace footfall::gait
