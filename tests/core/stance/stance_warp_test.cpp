// SPDX-License-Identifier: MIT
#include "stance/stance_warp.h"
#include "base/angles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "base/scanner.h"
#include "core/stance/test_stances.h"
#include "error_of.h"
#include "io/documents/stance_json.h"

namespace footfall::stance {
namespace {

using testing::HasSubstr;

struct Row {
  StanceHandles target;
  double end, liftOff, touchDown, heading, left, up, sideways;
};

TEST(StanceWarp, TheSpecificationsRegressionVector) {
  const Row rows[] = {
      {{1.05, 1.06, 3.0, 3.3, 0.1, 1.4}, 0.4232, 0.3297, 0.0897, 0.8333, 1.1111, 0.9226, 0.02033},
      {{1.05, 1.00, 3.0, 3.2, 0.0, 1.3}, 0.4059, 0.3360, 0.0960, 0.5556, 0, 0.8850, 0},
      {{1.05, 1.05, 3.0, 3.0, 0.1, 1.2}, 0.4000, 0.3205, 0.0805, 0, 1.1111, 0.8720, 0.01893},
      {{1.10, 1.00, 3.0, 2.5, -0.2, 1.3}, 0.5092, 0.3951, 0.1551, -1.3889, -2.2222, 1.1100, -0.04477},
  };
  const Stance stance = referenceStance();
  for (const Row& row : rows) {
    const StanceWarp warp = warpStance(stance, row.target);
    ASSERT_TRUE(warp);
    EXPECT_NEAR(warp.timing.end, row.end, 5e-5);
    EXPECT_NEAR(warp.timing.liftOff, row.liftOff, 5e-5);
    EXPECT_NEAR(warp.timing.touchDown, row.touchDown, 5e-5);
    EXPECT_NEAR(warp.timing.scale.x(), row.heading, 5e-5);
    EXPECT_NEAR(warp.timing.scale.y(), row.left, 5e-5);
    EXPECT_NEAR(warp.timing.scale.z(), row.up, 5e-5);
    EXPECT_NEAR(warp.sideways, row.sideways, 5e-6);
    EXPECT_FALSE(warp.apexInContact);
  }
  EXPECT_TRUE(warpStance(stance, rows[2].target).noPush);
  // Two positive times, both with the first apex in the contact; and a request without any.
  const StanceWarp both = warpStance(stance, {1.1, 1.2, 0, 2, 0, 0.8});
  ASSERT_TRUE(both);
  EXPECT_NEAR(both.timing.end, 0.2885, 5e-5);
  EXPECT_TRUE(both.apexInContact);
  EXPECT_EQ(warpStance(stance, {1, 2, 0, 3, 0, 0.5}).fault, WarpFault::NoRealTime);
}

// An independent way from forces to motion: small steps of a fourth-order integrator.
StancePath::State integrate(const Stance& stance, const StanceHandles& target, const StanceTiming& timing,
                            int steps) {
  Vec3 x(0, 0, target.startHeight), v(target.startSpeed, 0, 0);
  const Vec3 g(0, 0, -9.81);
  const auto drift = [&](double time) {
    x += time * v + 0.5 * time * time * g;
    v += time * g;
  };
  const auto acceleration = [&](double tau) -> Vec3 {
    return g + timing.scale.cwiseProduct(stance.force.at(tau)) / stance.mass;
  };
  drift(timing.touchDown);
  const double h = stance.contactTime / steps;
  for (int i = 0; i < steps; ++i) {
    const double tau = static_cast<double>(i) / steps, half = 0.5 / steps;
    const Vec3 a = acceleration(tau), b = acceleration(tau + half), c = acceleration(tau + 2 * half);
    x += h * v + h * h / 6 * (a + 2 * b);
    v += h / 6 * (a + 4 * b + c);
  }
  drift(timing.end - timing.liftOff);
  return {x, v};
}

TEST(StanceWarp, ThenSimulatedHitsAllSixHandles) {
  std::mt19937 random(1);
  std::uniform_real_distribution<double> unit(-1, 1);
  int hit = 0;
  for (int trial = 0; trial < 20000; ++trial) {
    const Stance stance = randomStance(random);
    const StanceHandles target{1.1 + 0.2 * unit(random), 1.1 + 0.2 * unit(random), 2.5 + 2.5 * unit(random),
                               2.5 + 2.5 * unit(random), 0.5 * unit(random),       1.5 + unit(random)};
    const StanceWarp warp = warpStance(stance, target);
    if (!warp || warp.apexInContact) continue;  // such a path never reaches its apex
    ++hit;
    const StancePath path(stance, target, warp.timing);
    const StancePath::State end = path.at(warp.timing.end);
    const double size =
        1 + std::abs(warp.timing.end) * (1 + std::abs(warp.timing.liftOff)) * 20 + warp.timing.scale.norm();
    EXPECT_NEAR(end.position.x(), target.distance, 1e-9 * size);
    EXPECT_NEAR(end.position.y(), warp.sideways, 1e-9 * size);
    EXPECT_NEAR(end.position.z(), target.endHeight, 1e-9 * size);
    EXPECT_LT((end.velocity - Vec3(target.endSpeed, target.sideSpeed, 0)).norm(), 1e-9 * size);
    if (trial % 50 == 0) {
      const StancePath::State stepped = integrate(stance, target, warp.timing, 2000);
      EXPECT_LT((stepped.position - end.position).norm(), 1e-6 * size);
      EXPECT_LT((stepped.velocity - end.velocity).norm(), 1e-6 * size);
    }
  }
  EXPECT_GT(hit, 3000);
}

StanceLibrary shelf() {
  const std::string file = FOOTFALL_SOURCE_DIR "/examples/stances/shelf.json";
  return parseStanceJson(readFile(file), file);
}

// What a chain carries in a straight line is a rounding error, not a speed to the side.
TEST(StanceWarp, RoundingErrorsAreNoSpeedsAndNoDistances) {
  int checked = 0;
  for (const LibraryStance& entry : shelf().stances) {
    StanceHandles straight = entry.stance.handles;
    straight.sideSpeed = 0;
    // As a blend carries it: one that has been warped straight does not push to the side at all.
    Stance stance = applyWarp(entry.stance, straight, warpStance(entry.stance, straight).timing);
    const StanceWarp exact = warpStance(stance, straight);
    ASSERT_TRUE(exact) << stance.name;
    for (const double error : {1e-16, -1e-16, 3e-12, -2e-9}) {
      StanceHandles off = straight;
      off.sideSpeed += error;
      off.startSpeed += off.startSpeed == 0 ? 0 : error;
      off.endSpeed += error;
      off.distance += error;
      const StanceWarp warp = warpStance(stance, off);
      ASSERT_TRUE(warp) << stance.name << error;
      EXPECT_NEAR(warp.timing.end, exact.timing.end, 1e-6) << stance.name;
      EXPECT_EQ(warp.apexInContact, exact.apexInContact) << stance.name;
      ++checked;
    }
  }
  EXPECT_GE(checked, 4 * 25);
}

// Take-offs from rest and landings to rest: the figure stands at that apex, whatever height or distance is
// asked for, and the force does all the rest.
TEST(StanceWarp, StancesAtRestStandAtTheirApex) {
  int starts = 0, ends = 0;
  for (const LibraryStance& entry : shelf().stances) {
    const Stance& stance = entry.stance;
    if (stance.rest == StanceRest::None) continue;
    const bool start = stance.rest == StanceRest::Start;
    for (const double higher : {-0.05, 0.0, 0.01, 0.05, start ? 0.2 : 0.1}) {
      for (const double further : {-0.05, 0.0, 0.1}) {
        StanceHandles target = stance.handles;
        (start ? target.endHeight : target.startHeight) += higher;
        target.distance += further * target.distance;
        const StanceWarp warp = warpStance(stance, target);
        ASSERT_TRUE(warp) << stance.name << " " << higher << " " << explain(warp.fault, target);
        EXPECT_FALSE(warp.apexInContact) << stance.name << " " << higher;
        EXPECT_NEAR(start ? warp.timing.touchDown : warp.timing.end - warp.timing.liftOff, 0, 1e-9);
        if (higher == 0 && further == 0) {
          EXPECT_NEAR(warp.timing.stretch, 1, 1e-6);
        }
        const StancePath path(stance, target, warp.timing);
        const StancePath::State last = path.at(warp.timing.end);
        EXPECT_NEAR(last.position.x(), target.distance, 1e-7);
        EXPECT_NEAR(last.position.z(), target.endHeight, 1e-7);
        EXPECT_LT((last.velocity - Vec3(target.endSpeed, target.sideSpeed, 0)).norm(), 1e-6);
        // Nobody falls before the push, or is caught after standing.
        const double still = start ? 0.02 : warp.timing.end - 0.02;
        EXPECT_LT(std::abs(path.at(still).velocity.z()), 9.81 * 0.02) << stance.name << " " << higher;
        // The warped stance is at rest there, too, and warps again to the same.
        const Stance warped = applyWarp(stance, target, warp.timing);
        EXPECT_EQ(restOf(warped), stance.rest);
        EXPECT_NEAR(warpStance(warped, target).timing.end, warp.timing.end, 1e-9);
        ++(start ? starts : ends);
      }
    }
  }
  EXPECT_GE(starts, 4 * 15);
  EXPECT_GE(ends, 15);
}

TEST(StanceWarp, ToItsOwnHandlesChangesNothing) {
  std::mt19937 random(2);
  const Stance stance = referenceStance();
  const StanceWarp first = warpStance(stance, stance.handles);
  const Stance warped = applyWarp(stance, stance.handles, first.timing);
  const StanceWarp again = warpStance(warped, stance.handles);
  EXPECT_LT((again.timing.scale - Vec3::Ones()).norm(), 1e-12);
  EXPECT_NEAR(again.timing.end, first.timing.end, 1e-12);
  EXPECT_NEAR(again.timing.touchDown, first.timing.touchDown, 1e-12);
}

TEST(StanceWarp, InFlightEnergyAndMomentumHold) {
  const Stance stance = referenceStance();
  const StanceWarp warp = warpStance(stance, stance.handles);
  const StancePath path(stance, stance.handles, warp.timing);
  const auto energy = [&](double t) {
    const StancePath::State s = path.at(t);
    return 0.5 * s.velocity.squaredNorm() + 9.81 * s.position.z();
  };
  for (double t = 0; t <= warp.timing.end; t += 0.01) {
    const bool before = t <= warp.timing.touchDown, after = t >= warp.timing.liftOff;
    if (before) {
      EXPECT_NEAR(energy(t), energy(0), 1e-12);
    }
    if (after) {
      EXPECT_NEAR(energy(t), energy(warp.timing.end), 1e-12);
    }
    if (before || after) {
      EXPECT_EQ(path.force(t), Vec3(0, 0, 0));
    }
  }
  // No jump at touch-down and lift-off.
  for (const double t : {warp.timing.touchDown, warp.timing.liftOff}) {
    EXPECT_LT((path.at(t - 1e-9).position - path.at(t + 1e-9).position).norm(), 1e-7);
    EXPECT_LT((path.at(t - 1e-9).velocity - path.at(t + 1e-9).velocity).norm(), 1e-6);
  }
}

TEST(StanceWarp, CornerCases) {
  Stance straight = referenceStance();
  straight.force = {};
  straight.force.mean = {0, 0, 1500};
  straight.force.add(1, {-300, 0, -900}, {kPi / 2, 0, 0});
  EXPECT_EQ(warpStance(straight, {1, 1, 3, 3.2, 0, 1.3}).fault, WarpFault::NoSpeedChange);
  EXPECT_EQ(warpStance(straight, {1, 1, 3, 3, 0.1, 1.3}).fault, WarpFault::NoSideSpeed);
  const StanceWarp kept = warpStance(straight, {1, 1, 3, 3, 0, 1.3});
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept.timing.scale.x(), 1);
  const StancePath path(straight, {1, 1, 3, 3, 0, 1.3}, kept.timing);
  EXPECT_NEAR(path.at(kept.timing.end).position.x(), 1.3, 1e-12);

  const Stance stance = referenceStance();
  EXPECT_EQ(warpStance(stance, {1, 1, 0, 0, 0, 0.5}).fault, WarpFault::NotMoving);
  const StanceWarp onSpot = warpStance(stance, {1, 1.05, 0, 0, 0, 0});
  ASSERT_TRUE(onSpot);
  EXPECT_NEAR(onSpot.timing.scale.z(), 1, 1e-12);
  EXPECT_NEAR(StancePath(stance, {1, 1.05, 0, 0, 0, 0}, onSpot.timing).at(onSpot.timing.end).position.z(),
              1.05, 1e-12);
  // There and back again: the quadratic is a line.
  const StanceHandles back{1.1, 1.0, 1, -1, 0, 0.3};
  const StanceWarp turned = warpStance(stance, back);
  ASSERT_TRUE(turned);
  const StanceTiming& t = turned.timing;
  const StanceTable table(stance);
  EXPECT_NEAR(0.3 + (t.end - t.liftOff) - t.liftOff, t.scale.x() * table.displacement().x(), 1e-9);  // 4.6
  EXPECT_NEAR(-0.1 + 9.81 * t.end * (t.liftOff - t.end / 2), t.scale.z() * table.displacement().z(),
              1e-9);  // 4.7
  EXPECT_THAT(errorOf([&] {
                warpStance(stance, {1, NAN, 1, 1, 0, 1});
              }),
              HasSubstr("every handle of a stance must be finite"));
  for (const WarpFault fault :
       {WarpFault::NoRealTime, WarpFault::NoSpeedChange, WarpFault::NoSideSpeed, WarpFault::NotMoving}) {
    EXPECT_THAT(explain(fault, {1, 2, 0, 3, 0, 0.5}),
                testing::AnyOf(HasSubstr("would work"), HasSubstr("needs")));
  }
}

TEST(StanceWarp, InvalidStancesAreRefusedByName) {
  const auto fault = [](const std::function<void(Stance&)>& spoil) -> std::string {
    Stance s = referenceStance();
    spoil(s);
    try {
      checkStance(s);
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_EQ(fault([](Stance&) {}), "");
  EXPECT_THAT(fault([](Stance& s) { s.mass = 0; }),
              HasSubstr("stance 'reference': the mass must be above 0 kg, got 0"));
  EXPECT_THAT(fault([](Stance& s) { s.contactTime = -1; }), HasSubstr("must be above 0 s, got -1"));
  EXPECT_THAT(fault([](Stance& s) { s.force.mean.z() = -5; }), HasSubstr("to carry weight, got -5"));
  EXPECT_THAT(fault([](Stance& s) { s.force.sine[2].x() = NAN; }), HasSubstr("must be finite"));
  EXPECT_THAT(fault([](Stance& s) { s.torque = Eigen::MatrixXd::Zero(3, 3); }),
              HasSubstr("4 or more points of 3"));
  EXPECT_THAT(fault([](Stance& s) { s.inertia.y() = 0; }), HasSubstr("inertia"));
}

}  // namespace
}  // namespace footfall::stance
