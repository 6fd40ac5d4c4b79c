// SPDX-License-Identifier: MIT
#include "footprint/track/timing_diagram.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "base/error.h"
#include "core/footprint/tracks.h"

namespace footfall::footprint {
namespace {

const std::vector<std::string> kLegs{"left", "right"};

std::string refused(const std::function<void()>& work) {
  try {
    work();
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

// Bars are the contacts of the track (section 2.2), on any track.
TEST(TimingDiagram, BarsAreTheContacts) {
  int bars = 0;
  for (unsigned seed = 0; seed < 100; ++seed) {
    const Track track = randomTrack(seed);
    const TrackTiming timing = timingOf(track);
    for (const TimingBar& bar : timingBars(track)) {
      const PrintContact& contact = timing.contacts[static_cast<std::size_t>(bar.print)];
      ASSERT_EQ(contact.print, bar.print);
      ASSERT_EQ(contact.leg, bar.leg);
      ASSERT_NEAR(contact.strike, bar.strike, 1e-12);
      ASSERT_NEAR(contact.lift, bar.lift, 1e-12);
      ++bars;
    }
  }
  EXPECT_GT(bars, 500);
}

// One end of a bar moves, and nothing else; with ripple all that follows.
TEST(TimingDiagram, AnEndIsMoved) {
  const Track track = exampleWalk(6);
  const std::vector<TimingBar> before = timingBars(track);
  const auto expectMoved = [&](const Track& edited, int print, double strike, double lift, double later) {
    const std::vector<TimingBar> after = timingBars(edited);
    for (int i = 0; i < 6; ++i) {
      const std::size_t k = static_cast<std::size_t>(i);
      EXPECT_NEAR(after[k].strike - before[k].strike,
                  i == print  ? strike
                  : i > print ? later
                              : 0,
                  1e-12)
          << i;
      EXPECT_NEAR(after[k].lift - before[k].lift, i == print ? lift : i > print ? later : 0, 1e-12) << i;
    }
  };
  expectMoved(withFootfallAt(track, 3, 1.6, Ripple::No, kLegs), 3, 0.1, 0, 0);
  expectMoved(withFootfallAt(track, 3, 1.42, Ripple::No, kLegs), 3, -0.08, 0, 0);
  expectMoved(withFootfallAt(track, 3, 1.9, Ripple::Yes, kLegs), 3, 0.4, 0.4, 0.4);
  expectMoved(withLiftOffAt(track, 2, 1.8, kLegs), 2, 0, 0.15, 0);
  // A lift-off before the next footfall makes a flight.
  const Track leaps = withLiftOffAt(track, 2, 1.3, kLegs);
  EXPECT_TRUE(timingOf(leaps).spans[3].flight);
}

TEST(TimingDiagram, WhatFeetCannotDoIsRefusedInWords) {
  const Track track = exampleWalk(6);
  EXPECT_THAT(refused([&] { withFootfallAt(track, 0, 0.2, Ripple::Yes, kLegs); }),
              testing::HasSubstr("print 1: time is counted from its footfall"));
  EXPECT_THAT(refused([&] { withFootfallAt(track, 3, 0.9, Ripple::Yes, kLegs); }),
              testing::HasSubstr(
                  "print 4: its foot would land at 0.9 s, before that of print 3; it must land after 1 s"));
  EXPECT_THAT(refused([&] { withFootfallAt(track, 3, 2.1, Ripple::No, kLegs); }),
              testing::HasSubstr("it must land before 2 s, or everything after it must move along"));
  EXPECT_THAT(refused([&] { withLiftOffAt(track, 3, 1.4, kLegs); }),
              testing::HasSubstr("print 4: its foot would leave at 1.4 s, before it lands"));
  // Still on its print when it should land on the next.
  EXPECT_THAT(refused([&] { withLiftOffAt(track, 3, 2.7, kLegs); }),
              testing::HasSubstr("print 6 (right): the foot lands at 2.5 s while it stands on print 4"));
  EXPECT_THAT(refused([&] { withLiftOffAt(track, 9, 2.7, kLegs); }),
              testing::HasSubstr("there is no print 10"));
}

}  // namespace
}  // namespace footfall::footprint
