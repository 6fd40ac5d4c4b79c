// SPDX-License-Identifier: MIT
#include "curve/time_map.h"

#include <cmath>
#include <limits>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"

namespace footfall {
namespace {

using ::testing::HasSubstr;
using Interpolation = TimeInterpolation;
using Outside = TimeMapOptions::Outside;

TimeKey key(double at, double source) {
  return {at, source, 0, 0, 0};
}

TimeMapOptions options(Interpolation interpolation, Outside outside, double easeSpan = 1) {
  TimeMapOptions result;
  result.interpolation = interpolation;
  result.outside = outside;
  result.easeSpan = easeSpan;
  return result;
}

std::string refusal(std::vector<TimeKey> keys, const TimeMapOptions& o = {}) {
  try {
    TimeMap map(std::move(keys), o);
  } catch (const Error& error) {
    return error.what();
  }
  return "accepted";
}

struct RandomMap {
  std::mt19937 random;
  explicit RandomMap(unsigned seed) : random(seed) {}
  double between(double a, double b) { return std::uniform_real_distribution<double>(a, b)(random); }

  TimeMap make(bool rising) {
    std::vector<TimeKey> keys;
    double at = between(-20, 20), source = between(-20, 20);
    for (int n = static_cast<int>(between(0, 6)); n > 0; --n) {
      at += between(0.5, 10);
      source += rising ? between(0.1, 8) : between(-8, 8);
      keys.push_back(key(at, source));
      if (!rising) keys.back().tension = between(-1, 1), keys.back().bias = between(-1, 1);
    }
    TimeMapOptions o;
    o.interpolation = rising || between(0, 1) < 0.5 ? Interpolation::Linear : Interpolation::Spline;
    o.outside = rising || between(0, 1) < 0.3 ? Outside::Hold : Outside::Ease;
    o.easeSpan = between(0, 1) < 0.1 ? 0 : between(0.5, 30);
    o.offset = between(-5, 5);
    o.speed = between(0.2, 3) * (between(0, 1) < 0.3 ? -1 : 1);
    return TimeMap(keys, o);
  }
};

TEST(TimeMap, IsIdentityWithoutKeys) {
  const TimeMap map;
  int checked = 0;
  for (double t : {-1e9, -3.7, 0.0, 0.1, 1.0 / 3, 12345.678, 1e9}) {
    EXPECT_EQ(map.source(t), t);
    EXPECT_EQ(map.rate(t), 1);
    EXPECT_EQ(map.inverse(t).value(), t);
    ++checked;
  }
  EXPECT_EQ(checked, 7);
  EXPECT_TRUE(map.isMonotone());
}

// Slope of eq 3.2 with 3.5 at the middle key, by hand: ((20/10) + (5/20)) / … in frames: chords 20 over 10
// and 5 over 20; D leaving = (20 + 5)/2 · 2·20/30 = 16.6667 over 20 frames, so 5/6 a frame.
TEST(TimeMap, FollowsTheSplineOfTheThesis) {
  const TimeMap map({key(0, 0), key(10, 20), key(30, 25)}, options(Interpolation::Spline, Outside::Hold));
  EXPECT_NEAR(map.rate(10), 5.0 / 6, 1e-15);
  EXPECT_NEAR(map.rate(std::nextafter(10, 0)), 5.0 / 6, 1e-12);
  // Hermite at the middle of a segment: the mean of the ends and an eighth of the tangents' difference.
  EXPECT_NEAR(map.source(5), 10 + (20 - 25.0 / 2 * 2 * 10 / 30) / 8, 1e-14);
  EXPECT_NEAR(map.source(20), 22.5 + (25.0 / 2 * 2 * 20 / 30 - 5) / 8, 1e-14);
}

TEST(TimeMap, IsExactAtKeysWhateverTheirOrder) {
  std::mt19937 random(3);
  int checked = 0;
  for (unsigned seed = 0; seed < 200; ++seed) {
    RandomMap maker(seed);
    TimeMapOptions o = maker.make(false).options();
    o.offset = 0;
    o.speed = 1;
    std::vector<TimeKey> keys = maker.make(false).keys();
    std::shuffle(keys.begin(), keys.end(), random);
    const TimeMap map(keys, o);
    for (const TimeKey& k : keys) {
      EXPECT_EQ(map.source(k.at), k.source);
      ++checked;
    }
  }
  EXPECT_GT(checked, 300);
}

TEST(TimeMap, GoesStraightBetweenLinearKeys) {
  const TimeMap map({key(0, 0), key(10, 30), key(20, 10)}, options(Interpolation::Linear, Outside::Hold));
  EXPECT_NEAR(map.source(2.5), 7.5, 1e-14);
  EXPECT_NEAR(map.source(15), 20, 1e-14);
  EXPECT_NEAR(map.rate(15), -2, 1e-15);
  EXPECT_FALSE(map.isMonotone());
}

TEST(TimeMap, HoldsTheShiftOfItsEndKeys) {
  const TimeMap map({key(10, 5), key(20, 40)}, options(Interpolation::Spline, Outside::Hold));
  EXPECT_EQ(map.source(0), -5);
  EXPECT_EQ(map.source(25), 45);
  EXPECT_EQ(map.rate(25), 1);
  const TimeMap shift({key(3, 8)}, options(Interpolation::Spline, Outside::Hold));
  EXPECT_EQ(shift.source(0), 5);
  EXPECT_EQ(shift.source(100), 105);
}

TEST(TimeMap, EasesToIdentityOutsideItsKeys) {
  const TimeMap map({key(10, 12), key(20, 26), key(30, 33)},
                    options(Interpolation::Spline, Outside::Ease, 8));
  for (double t : {-1e6, 0.0, 1.9, 2.0, 38.0, 38.1, 77.7}) EXPECT_EQ(map.source(t), t);
  EXPECT_GT(map.source(9), 9);
  EXPECT_LT(map.source(9), 12);
  // No jump of time or speed where the parts meet.
  for (double joint : {2.0, 10.0, 20.0, 30.0, 38.0}) {
    const double h = 1e-7;
    EXPECT_NEAR(map.source(joint - h), map.source(joint + h), 1e-6) << joint;
    EXPECT_NEAR(map.rate(joint - h), map.rate(joint + h), 1e-5) << joint;
  }
  // Halfway through the ease of a linear map half the shift is left.
  const TimeMap linear({key(10, 12), key(20, 26)}, options(Interpolation::Linear, Outside::Ease, 12));
  EXPECT_NEAR(linear.source(26), 26 + 3, 1e-13);
  EXPECT_NEAR(linear.source(4), 4 + 1, 1e-13);
  const TimeMap jump({key(10, 12), key(20, 26)}, options(Interpolation::Linear, Outside::Ease, 0));
  EXPECT_EQ(jump.source(20), 26);
  EXPECT_EQ(jump.source(std::nextafter(20, 21)), std::nextafter(20, 21));
  EXPECT_EQ(jump.source(10), 12);
  EXPECT_EQ(jump.source(9.5), 9.5);
  EXPECT_FALSE(jump.isMonotone());
}

TEST(TimeMap, PlaysTheWholeLaterAndFaster) {
  const std::vector<TimeKey> keys{key(0, 0), key(10, 20), key(30, 25)};
  const TimeMap plain(keys);
  TimeMapOptions o;
  o.offset = 7;
  o.speed = -2.5;
  const TimeMap map(keys, o);
  int checked = 0;
  for (double t = -20; t < 40; t += 0.37, ++checked) {
    EXPECT_EQ(map.source(t), plain.source(-2.5 * (t - 7)));
  }
  EXPECT_EQ(checked, 163);
  o.speed = 0;
  EXPECT_EQ(TimeMap(keys, o).source(123), 0);
  EXPECT_FALSE(TimeMap(keys, o).inverse(0).has_value());
}

TEST(TimeMap, RateIsTheSlope) {
  int checked = 0;
  for (unsigned seed = 0; seed < 200; ++seed) {
    RandomMap maker(seed);
    const TimeMap map = maker.make(false);
    for (int i = 0; i < 20; ++i) {
      const double t = maker.between(-60, 60), h = 1e-6;
      const double left = map.rate(t - h), right = map.rate(t + h);
      if (std::abs(left - right) > 1e-3) continue;                           // a corner
      if (std::abs(map.source(t + h) - map.source(t - h)) > 1e-3) continue;  // a jump
      EXPECT_NEAR(map.rate(t), (map.source(t + h) - map.source(t - h)) / (2 * h),
                  1e-4 + 1e-3 * std::abs(left));
      ++checked;
    }
  }
  EXPECT_GT(checked, 3500);
}

// Monotone exactly when no sample of a dense set turns back.
TEST(TimeMap, KnowsWhetherItTurnsBack) {
  int turning = 0, steady = 0;
  for (unsigned seed = 0; seed < 400; ++seed) {
    RandomMap maker(seed);
    const TimeMap map = maker.make(seed % 2 == 0);
    // A single key without an ease is a single time out of line, which samples miss.
    if (map.keys().size() == 1 && map.options().easeSpan == 0) continue;
    const double sign = map.options().speed < 0 ? -1 : 1;
    double deepest = 0, reached = -std::numeric_limits<double>::infinity();
    for (double t = -300; t < 300; t += 0.01) {
      const double s = sign * map.source(t);
      deepest = std::max(deepest, reached - s);
      reached = std::max(reached, s);
    }
    if (deepest > 1e-9) {
      EXPECT_FALSE(map.isMonotone()) << seed;
      ++turning;
    } else if (map.isMonotone()) {
      ++steady;
    } else {
      ADD_FAILURE() << "seed " << seed << ": no sample turns back";
    }
  }
  EXPECT_GT(turning, 60);
  EXPECT_GT(steady, 150);
}

TEST(TimeMap, InverseUndoesIt) {
  int checked = 0;
  for (unsigned seed = 0; seed < 400; ++seed) {
    RandomMap maker(seed);
    const TimeMap map = maker.make(true);
    ASSERT_TRUE(map.isMonotone()) << seed;
    for (int i = 0; i < 20; ++i) {
      const double t = maker.between(-100, 100);
      const std::optional<double> back = map.inverse(map.source(t));
      ASSERT_TRUE(back.has_value()) << seed << " at " << t;
      EXPECT_NEAR(*back, t, 1e-10);
      ++checked;
    }
  }
  EXPECT_EQ(checked, 8000);
  const TimeMap pause({key(0, 0), key(10, 0)}, options(Interpolation::Linear, Outside::Hold));
  EXPECT_TRUE(pause.isMonotone());
  EXPECT_EQ(pause.inverse(0).value(), 0);
  EXPECT_FALSE(TimeMap({key(0, 9), key(10, 0)}).inverse(3).has_value());
}

// A time is in the spans exactly when its source is in the range, but for what is within rounding of the
// border.
TEST(TimeMap, FindsEveryTimeThatShowsARange) {
  int inside = 0, outside = 0, several = 0;
  for (unsigned seed = 0; seed < 400; ++seed) {
    RandomMap maker(seed);
    const TimeMap map = maker.make(seed % 3 == 0);
    const double from = maker.between(-30, 30), to = from + maker.between(0, 10);
    const std::vector<TimeRange> spans = map.rangesShowing(from, to);
    several += spans.size() > 1;
    for (std::size_t i = 1; i < spans.size(); ++i) EXPECT_LT(spans[i - 1].end, spans[i].start);
    for (int i = 0; i < 500; ++i) {
      const double t = maker.between(-120, 120), s = map.source(t);
      if (std::abs(s - from) < 1e-9 || std::abs(s - to) < 1e-9) continue;
      const bool shows = s > from && s < to;
      const bool found = std::any_of(spans.begin(), spans.end(),
                                     [t](const TimeRange& span) { return t >= span.start && t <= span.end; });
      EXPECT_EQ(found, shows) << "seed " << seed << " at " << t << " shows " << s;
      (shows ? inside : outside)++;
    }
  }
  EXPECT_GT(inside, 4000);
  EXPECT_GT(outside, 100000);
  EXPECT_GT(several, 40);
}

TEST(TimeMap, FindsTheTimesOfAStandstill) {
  TimeMapOptions o;
  o.speed = 0;
  const TimeMap still({key(0, 5)}, o);
  const std::vector<TimeRange> spans = still.rangesShowing(4, 6);
  ASSERT_EQ(spans.size(), 1u);
  EXPECT_EQ(spans[0].start, -kTimeLimit);
  EXPECT_EQ(spans[0].end, kTimeLimit);
  EXPECT_TRUE(still.rangesShowing(6, 7).empty());
  EXPECT_TRUE(still.rangesShowing(6, 4).empty());
}

// Golden values of the thesis's spline, spec §9.3; it turns back at its first crest.
TEST(TimeMap, SplineIsTheGoldenCtbSpline) {
  const TimeMap map({key(0, 0), key(10, 1), key(30, -1), key(40, 0.5)}, heldOutside());
  EXPECT_NEAR(map.source(5), 0.666666667, 1e-9);
  EXPECT_NEAR(map.source(20), -0.041666667, 1e-9);
  EXPECT_NEAR(map.source(38), 0.146666667, 1e-9);
  ASSERT_TRUE(map.reversal().has_value());
  EXPECT_NEAR(map.rate(*map.reversal()), 0, 1e-9);
  EXPECT_LT(map.rate(*map.reversal() + 0.1), 0);
  EXPECT_GT(map.rate(*map.reversal() - 0.1), 0);
  EXPECT_FALSE(map.inverse(0.2).has_value());
  EXPECT_EQ(map.shown({0, 100}).end, 40);
}

TEST(TimeMap, ShowsTheWholeOfItsSource) {
  const TimeMap map({key(0, 0), key(10, 20)}, heldOutside(Interpolation::Linear));
  EXPECT_EQ(map.shown({0, 30}).end, 20);
  EXPECT_EQ(map.shown({-5, 30}).start, -5);
  EXPECT_EQ(TimeMap().shown({3, 4}).start, 3);
  TimeMapOptions backwards = heldOutside();
  backwards.speed = -2;
  const TimeRange range = TimeMap({}, backwards).shown({2, 8});
  EXPECT_EQ(range.start, -4);
  EXPECT_EQ(range.end, -1);
}

TEST(TimeMap, FindsTheOvershootOfASplineAndMonotoneHasNone) {
  const std::vector<TimeKey> keys{key(0, 0), key(10, 30), key(20, 31), key(30, 60)};
  const auto back = TimeMap(keys, heldOutside()).reversal();
  ASSERT_TRUE(back.has_value());
  EXPECT_LT(TimeMap(keys, heldOutside()).rate(*back + 0.5), 0);
  EXPECT_FALSE(TimeMap(keys, heldOutside(Interpolation::Monotone)).reversal().has_value());
  EXPECT_FALSE(TimeMap(keys, heldOutside(Interpolation::Linear)).reversal().has_value());
  // Keys that run back are told from where on.
  EXPECT_EQ(
      TimeMap({key(0, 0), key(10, 8), key(20, 2)}, heldOutside(Interpolation::Linear)).reversal().value(),
      10);
}

TEST(TimeMap, MonotoneMapsNeverRunBackAndInvert) {
  std::mt19937 random(11);
  std::uniform_real_distribution<double> step(0.01, 5);
  int checked = 0;
  for (int round = 0; round < 200; ++round) {
    std::vector<TimeKey> keys{key(0, 0)};
    for (int k = 0; k < 6; ++k)
      keys.push_back(key(keys.back().at + step(random), keys.back().source + step(random)));
    const TimeMap map(keys, heldOutside(Interpolation::Monotone));
    ASSERT_FALSE(map.reversal().has_value());
    double before = -1;
    for (int i = 0; i <= 100; ++i, ++checked) {
      const double at = keys.back().at * i / 100, source = map.source(at);
      EXPECT_GT(source, before);
      before = source;
      EXPECT_NEAR(map.source(map.inverse(source).value()), source, 1e-12 * (1 + source));
    }
    for (const TimeKey& k : keys) {
      EXPECT_EQ(map.source(k.at), k.source);
      EXPECT_EQ(map.inverse(k.source).value(), k.at);
    }
  }
  EXPECT_EQ(checked, 20200);
}

TEST(TimeMap, MonotoneEasesWithoutTurningBackWhereTheSpanAllows) {
  int checked = 0;
  for (unsigned seed = 0; seed < 200; ++seed) {
    RandomMap maker(seed);
    std::vector<TimeKey> keys{key(0, maker.between(-4, 4))};
    for (int k = 0; k < 3; ++k)
      keys.push_back(key(keys.back().at + maker.between(1, 5), keys.back().source + maker.between(0, 8)));
    TimeMapOptions o;
    o.interpolation = Interpolation::Monotone;
    o.easeSpan = 0.1 + std::max(std::abs(keys.front().source - keys.front().at),
                                std::abs(keys.back().source - keys.back().at));
    const TimeMap map(keys, o);
    EXPECT_TRUE(map.isMonotone()) << seed;
    for (const TimeKey& k : keys) {
      EXPECT_EQ(map.source(k.at), k.source);
      ++checked;
    }
    EXPECT_EQ(map.source(-100), -100);
    EXPECT_EQ(map.source(100), 100);
  }
  EXPECT_EQ(checked, 800);
}

TEST(TimeMap, SpeedsIntegrate) {
  // Full speed, braking to a hold, the hold.
  const auto keys = timeKeysFromSpeeds({{0, 1}, {10, 1}, {20, 0}, {30, 0}}, 5);
  const TimeMap map(keys, heldOutside(Interpolation::Monotone));
  EXPECT_NEAR(map.source(10), 15, 1e-12);
  EXPECT_NEAR(map.source(20), 20, 1e-12);
  EXPECT_NEAR(map.source(30), 20, 1e-12);
  EXPECT_NEAR(map.source(25), 20, 1e-12);
  EXPECT_NEAR(map.source(15), 18.75, 0.02);
  try {
    timeKeysFromSpeeds({{0, 1}, {0, 2}}, 0);
    FAIL();
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("speed key 1 at 0 must come after"));
  }
  EXPECT_THAT(
      [&] {
        timeKeysFromSpeeds({{0, std::nan("")}}, 0);
      },
      testing::ThrowsMessage<Error>(testing::HasSubstr("speed key 0 is nan at 0")));
}

TEST(TimeMap, RefusesWhatIsNoMap) {
  const double nan = std::nan("");
  EXPECT_THAT(refusal({key(1, 2), key(5, 6), key(1, 3)}), HasSubstr("two keys of the time map are at 1"));
  EXPECT_THAT(refusal({key(nan, 2)}), HasSubstr("must be times within ±1e+09"));
  EXPECT_THAT(refusal({key(0, 2e9)}), HasSubstr("with source 2000000000"));
  EXPECT_THAT(refusal({{0, 0, 0, 2, 0}}), HasSubstr("tension 2"));
  TimeMapOptions o;
  o.easeSpan = -1;
  EXPECT_THAT(refusal({}, o), HasSubstr("the ease span is -1"));
  o = {};
  o.speed = nan;
  EXPECT_THAT(refusal({}, o), HasSubstr("the speed is nan"));
  o = {};
  o.offset = std::numeric_limits<double>::infinity();
  EXPECT_THAT(refusal({}, o), HasSubstr("the offset is inf"));
  EXPECT_THAT(refusal({key(0, 0), key(5e-324, 1e9), key(1, 2)}), HasSubstr("too close together"));
  EXPECT_THAT([&] { TimeMap().source(nan); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("the time is nan")));
  EXPECT_THAT([&] { TimeMap().source(1.1e9); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("the time is 1100000000")));
}

}  // namespace
}  // namespace footfall
