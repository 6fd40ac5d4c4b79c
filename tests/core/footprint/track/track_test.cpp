// SPDX-License-Identifier: MIT
#include "footprint/track/track.h"
#include "base/angles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "base/error.h"
#include "core/footprint/tracks.h"

namespace footfall::footprint {
namespace {

using testing::HasSubstr;

const std::vector<std::string> kLegs{"left", "right"};

TEST(Track, WalkHasOnePieceAStep) {
  const TrackTiming timing = timingOf(exampleWalk());
  ASSERT_EQ(timing.spans.size(), 12u);
  EXPECT_DOUBLE_EQ(timing.duration, 6.0);
  for (std::size_t i = 0; i < 12; ++i) {
    EXPECT_NEAR(timing.spans[i].start, 0.5 * static_cast<double>(i), 1e-12);
    EXPECT_FALSE(timing.spans[i].flight);
  }
  EXPECT_DOUBLE_EQ(timing.stride, 1.0);
}

TEST(Track, FlightGetsItsOwnPiece) {
  const TrackTiming timing = timingOf(exampleHop());
  ASSERT_EQ(timing.spans.size(), 9u);
  EXPECT_TRUE(timing.spans[3].flight);
  EXPECT_NEAR(timing.spans[3].start, 1.3, 1e-12);
  EXPECT_NEAR(timing.spans[3].duration, 0.3, 1e-12);
  EXPECT_EQ(timing.spans[3].print, 2);
}

TEST(Track, NumbersOfVariablesAreThePapers) {
  EXPECT_EQ(Example(exampleWalk()).problem.variables(), 78u);  // 6n + 6
  EXPECT_EQ(Example(exampleRun()).problem.variables(), 150u);  // 6(n + f + 1)
  EXPECT_EQ(Example(exampleHop()).problem.variables(), 60u);
}

TEST(Track, StandingEndsHoldTheFeet) {
  Track track = exampleWalk(6);
  track.standingStart = track.standingEnd = true;
  const TrackTiming timing = timingOf(track);
  int atStart = 0, atEnd = 0;
  for (const PrintContact& c : timing.contacts) {
    atStart += c.strike == 0 ? 1 : 0;
    atEnd += c.lift >= timing.duration ? 1 : 0;
  }
  EXPECT_EQ(atStart, 2);
  EXPECT_EQ(atEnd, 2);
}

TEST(Track, LoopCarriesContactsOver) {
  Track track = exampleWalk(4);
  track.loop = TrackLoop{0, Vec3(0, 0, 2.4)};
  const TrackTiming timing = timingOf(track);
  ASSERT_EQ(timing.contacts.size(), 5u);
  EXPECT_EQ(timing.contacts.front().print, 3);
  EXPECT_EQ(timing.contacts.front().turn, -1);
  EXPECT_NEAR(timing.contacts.front().lift, 0.15, 1e-12);
}

TEST(Track, FaultsNameThePrintAndWhatWouldBeRight) {
  Track track = exampleWalk(5);
  EXPECT_TRUE(faultsOf(track, kLegs).empty());
  track.prints[1].stance = 1.2;
  const std::vector<std::string> faults = faultsOf(track, kLegs);
  ASSERT_EQ(faults.size(), 1u);
  EXPECT_EQ(faults[0],
            "print 4 (right): the foot lands at 1.5 s while it stands on print 2 until 1.7 s; shorten the "
            "stance of "
            "print 2 to 1 s");
  EXPECT_THAT(errorOf([&] { checkTrack(track, kLegs); }), testing::HasSubstr("the foot lands at"));
  EXPECT_TRUE(faultsOf(withRepairedTiming(track), kLegs).empty());

  track = exampleWalk(5);
  track.prints[2].stance = -0.5;
  EXPECT_EQ(faultsOf(track, kLegs).at(0), "print 3 (left): the stance must be above 0 s, got -0.5");
  track = exampleWalk(5);
  track.prints[4].step = 0;
  EXPECT_EQ(faultsOf(track, kLegs).at(0), "print 5 (left): the step must be above 0 s, got 0");
  track.prints[4].leg = 2;
  EXPECT_THAT(faultsOf(track, kLegs).at(0), HasSubstr("print 5: there is no leg 2; the figure has 2"));
  EXPECT_THAT(faultsOf(Track{}, kLegs).at(0), HasSubstr("no prints"));
}

TEST(Track, DifferentFeetMayLandAtOnce) {
  Track track = straightTrack(5, 0.6, 0.08, 0.3, 0.5);
  track.prints[2].step = 0;
  EXPECT_TRUE(faultsOf(track, kLegs).empty());
  EXPECT_EQ(withRepairedTiming(track).prints[2].step, 0);
  track.prints[3].leg = track.prints[2].leg;
  EXPECT_THAT(faultsOf(track, kLegs).at(0), HasSubstr("the step must be above 0 s, got 0"));
}

// A trot whose pairs land within a tenth of a millisecond runs on as a trot.
TEST(Track, RunsOnWithItsOwnTimes) {
  Track trot;
  for (int i = 0; i < 8; ++i) {
    Footprint print;
    print.leg = std::array{0, 3, 1, 2}[static_cast<std::size_t>(i % 4)];
    print.position.z() = 0.3 * (i / 2);
    print.stance = 0.25;
    print.step = i % 2 == 0 ? 1e-4 : 0.3;
    trot.prints.push_back(print);
  }
  const ExtendedTrack longer = extended(trot, 4, 2);
  ASSERT_EQ(longer.before, 8);
  for (std::size_t i = 0; i < longer.track.prints.size(); ++i)
    EXPECT_EQ(longer.track.prints[i].step, i % 2 == 0 ? 1e-4 : 0.3) << i;
  EXPECT_NEAR(longer.offset, 4 * 0.3001, 1e-9);
  // What lands together is one knot of the path.
  const TrackTiming timing = withLandingsTogether(timingOf(longer.track), 2e-3);
  for (const TrackSpan& span : timing.spans) EXPECT_GT(span.duration, 0.04);
}

TEST(Track, RandomTracksAreSound) {
  int prints = 0;
  for (unsigned seed = 0; seed < 500; ++seed) {
    const Track track = randomTrack(seed);
    ASSERT_THAT(faultsOf(track, kLegs), testing::IsEmpty()) << seed;
    const TrackTiming timing = timingOf(track);
    double end = 0;
    for (const TrackSpan& span : timing.spans) {
      ASSERT_NEAR(span.start, end, 1e-9);
      ASSERT_GT(span.duration, 0);
      end = span.start + span.duration;
      // A span is a flight exactly if nothing touches in its middle.
      const double middle = span.start + 0.5 * span.duration;
      bool touched = false;
      for (const PrintContact& c : timing.contacts)
        touched = touched || (c.strike <= middle && middle < c.lift);
      ASSERT_EQ(touched, !span.flight);
    }
    ASSERT_NEAR(end, timing.duration, 1e-9);
    prints += static_cast<int>(track.prints.size());
  }
  EXPECT_GT(prints, 2000);
}

TEST(Track, PrintsConformToTheTerrain) {
  Track track = exampleWalk(6);
  track.prints[3].yaw = 0.4;
  EXPECT_TRUE(layOnTerrain(track, *slopeTerrain(Vec3::Zero(), 0, 0.2)).empty());
  for (const Footprint& p : track.prints) {
    EXPECT_NEAR(p.position.y(), std::tan(0.2) * p.position.z(), 1e-12);
    const Frame sole = p.sole();
    EXPECT_NEAR((sole.rotation * Vec3::UnitY() - p.normal).norm(), 0, 1e-12);
    // The yaw stays what it is in plan.
    const Vec3 forward = sole.rotation * Vec3::UnitZ();
    EXPECT_NEAR(std::atan2(forward.x(), forward.z()), p.yaw, 1e-12);
  }
}

TEST(Track, SpiralStairsAreClimbedLevelByLevel) {
  SpiralStairs s;
  s.perTurn = 16;
  s.count = 40;
  Track track;
  for (int i = 0; i < 40; ++i) {
    Footprint p;
    p.leg = i % 2;
    const double angle = (i + 0.5) * 2 * kPi / 16;
    p.position = 1.5 * Vec3(std::sin(angle), 0, std::cos(angle));
    track.prints.push_back(p);
  }
  EXPECT_TRUE(layOnTerrain(track, *spiralTerrain(s)).empty());
  for (int i = 0; i < 40; ++i)
    EXPECT_NEAR(track.prints[static_cast<std::size_t>(i)].position.y(), 0.17 * i, 1e-12);
  track.prints[5].position *= 10;
  EXPECT_EQ(layOnTerrain(track, *spiralTerrain(s)), std::vector<int>{5});
}

TEST(Timing, TableCrossesWhereFlightsBegin) {
  const TimingTable table;
  const double from = table.flightFrom();
  EXPECT_NEAR(from, 1.05, 1e-12);
  EXPECT_GT(table.at(from - 0.05).stance, table.at(from - 0.05).step);
  EXPECT_LT(table.at(from + 0.05).stance, table.at(from + 0.05).step);
  EXPECT_NEAR(table.at(0.3).step, 0.615, 1e-12);
  EXPECT_NEAR(table.at(9).stance, 0.28, 1e-12);
}

// Fig. 19: a row of prints, two of them too far apart.
TEST(Timing, LongStepsBecomeLeapsAndNoOthers) {
  Track track;
  double along = 0;
  for (int i = 0; i < 12; ++i) {
    Footprint p;
    p.leg = i % 2;
    p.position = Vec3(i % 2 == 0 ? 0.08 : -0.08, 0, along);
    track.prints.push_back(p);
    along += i == 3 || i == 7 ? 1.1 : 0.5;
  }
  fillInTiming(track, 0.85);
  EXPECT_TRUE(faultsOf(track, kLegs).empty());
  std::vector<int> flights;
  for (const TrackSpan& span : timingOf(track).spans) {
    if (span.flight) flights.push_back(span.print);
  }
  EXPECT_EQ(flights, (std::vector<int>{3, 7}));
  // Given times stay.
  track.prints[3].stance = 0.9;
  fillInTiming(track, 0.85);
  EXPECT_EQ(track.prints[3].stance, 0.9);
}

// Even steps take as long as those of people whom the table was not made from: recorded walks of subjects 08,
// 45 and 69, runs of 38 and 78. Leg lengths, and seconds for a leg of 0.85 m.
TEST(Timing, EvenStepsTakeAsLongAsPeoples) {
  struct Steps {
    double distance, step;
  };
  for (const Steps& people : {Steps{1.01, 0.523},
                              {0.99, 0.531},
                              {0.77, 0.560},
                              {0.68, 0.668},
                              {0.58, 0.622},
                              {1.27, 0.403},
                              {1.90, 0.318},
                              {1.76, 0.380}}) {
    Track track = straightTrack(8, 0.85 * people.distance, 0.08, 0, 0);
    fillInTiming(track, 0.85);
    EXPECT_NEAR(track.prints[3].step / people.step, 1, 0.15) << people.distance;
    EXPECT_TRUE(faultsOf(track, kLegs).empty());
    EXPECT_EQ(track.prints[3].stance<track.prints[3].step, people.distance> 1.05) << people.distance;
  }
}

TEST(Timing, TimesGrowWithTheRootOfTheLeg) {
  Track small = exampleWalk(4), large = exampleWalk(4);
  for (Track* t : {&small, &large}) {
    for (Footprint& p : t->prints) p.stance = p.step = 0;
  }
  for (Footprint& p : large.prints) p.position *= 4;
  fillInTiming(small, 0.85);
  fillInTiming(large, 4 * 0.85);
  EXPECT_NEAR(large.prints[1].step, 2 * small.prints[1].step, 1e-12);
}

}  // namespace
}  // namespace footfall::footprint
