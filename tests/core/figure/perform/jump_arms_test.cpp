// SPDX-License-Identifier: MIT
#include "figure/perform/jump_arms.h"

#include <gtest/gtest.h>

#include <cmath>

namespace footfall {
namespace {

Contact stand(int leg, double start, double end) {
  Contact contact;
  contact.leg = leg;
  contact.time = {start, end};
  return contact;
}

constexpr double kLeg = 0.88;  // metres

// Off both feet at 1 s, down at 1.5 s.
const Contacts kJump = {stand(0, 0, 1), stand(1, 0, 0.98), stand(0, 1.5, 3), stand(1, 1.52, 3)};

TEST(JumpArms, FlightsAreWhereNoFootStands) {
  const std::vector<Flight> jump = flightsOf(kJump);
  ASSERT_EQ(jump.size(), 1u);
  EXPECT_EQ(jump[0].time.start, 1);
  EXPECT_EQ(jump[0].time.end, 1.5);
  EXPECT_TRUE(jump[0].offBoth && jump[0].ontoBoth && !jump[0].hop);
  const std::vector<Flight> mixed =
      flightsOf({stand(0, 0, 0.3), stand(1, 0.4, 0.7), stand(1, 0.9, 1.4), stand(0, 1.3, 2)});
  ASSERT_EQ(mixed.size(), 2u);
  EXPECT_FALSE(mixed[0].offBoth || mixed[0].ontoBoth || mixed[0].hop);  // a step of a run
  EXPECT_TRUE(mixed[1].hop);
  EXPECT_TRUE(flightsOf({}).empty());
  EXPECT_TRUE(flightsOf({stand(0, 0, 1), stand(1, 0.9, 2)}).empty());  // a walk
}

TEST(JumpArms, SwingBackThenUpThenDown) {
  const JumpArms arms(kJump, kLeg);
  double back = 0, up = 0, backAt = 0, upAt = 0;
  for (double t = 0; t <= 3; t += 0.001) {
    if (arms.at(t) < back) back = arms.at(t), backAt = t;
    if (arms.at(t) > up) up = arms.at(t), upAt = t;
  }
  EXPECT_LT(back, -0.5);
  EXPECT_GT(up, 1.2);
  EXPECT_GT(backAt, 0.6);
  EXPECT_LT(backAt, 0.9);
  EXPECT_GT(arms.at(1), 0.2);  // on their way up as the feet leave
  EXPECT_GT(upAt, 1.05);
  EXPECT_LT(upAt, 1.35);
  EXPECT_EQ(arms.at(0), 0);
  EXPECT_EQ(arms.at(2.5), 0);
}

// The speed of arms in jumps of people stays below 15 rad/s at the shoulder.
TEST(JumpArms, SwingSmoothly) {
  const double dt = 1e-3;
  for (const double air : {0.1, 0.3, 0.6, 1.0}) {
    const JumpArms arms({stand(0, 0, 1), stand(1, 0, 1), stand(0, 1 + air, 3), stand(1, 1 + air, 3)}, kLeg);
    double fastest = 0, hardest = 0, before = 0;
    for (double t = 0; t < 3; t += dt) {
      const double speed = (arms.at(t + dt) - arms.at(t)) / dt;
      fastest = std::max(fastest, std::abs(speed));
      hardest = std::max(hardest, std::abs(speed - before));
      before = speed;
    }
    EXPECT_GT(fastest, 3 * air);
    EXPECT_LT(fastest, 15);
    EXPECT_LT(hardest, 0.3);  // rad/s within a millisecond
  }
}

TEST(JumpArms, LeaveRunsAlone) {
  Contacts run;
  for (int i = 0; i < 12; ++i) run.push_back(stand(i % 2, 0.36 * i, 0.36 * i + 0.24));
  const JumpArms arms(run, kLeg);
  for (double t = -1; t < 6; t += 0.01) EXPECT_EQ(arms.at(t), 0) << t;
}

// Jump after jump the arms swing from one to the next without coming to hang, and a loop meets itself.
TEST(JumpArms, SwingOnInJumpsThatFollowEachOther) {
  Contacts twice;
  for (const double start : {0.0, 0.7}) {
    twice.push_back(stand(0, start, start + 0.35));
    twice.push_back(stand(1, start, start + 0.35));
  }
  const JumpArms arms(twice, kLeg, 1.4);
  double least = 9, most = -9;
  for (double t = 0; t < 0.7; t += 0.01) {
    EXPECT_NEAR(arms.at(t), arms.at(t + 0.7), 1e-9) << t;
    least = std::min(least, arms.at(t));
    most = std::max(most, arms.at(t));
  }
  EXPECT_LT(least, -0.3);
  EXPECT_GT(most, 0.8);
}

}  // namespace
}  // namespace footfall
