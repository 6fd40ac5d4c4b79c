// SPDX-License-Identifier: MIT
#include "stance/stance_body.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "base/error.h"
#include "core/stance/test_stances.h"
#include "error_of.h"
#include "stance/library/stance_library.h"
#include "stance/stance_fit.h"

namespace footfall::stance {
namespace {

using testing::HasSubstr;

// A stance of the reference with a body that turns.
Stance turningStance() {
  Stance s = referenceStance();
  s.inertia = {11, 10, 1.5};
  s.startSpin = {0.3, -0.8, 0.5};
  s.startAttitude = Quat(Eigen::AngleAxisd(0.2, Vec3(0.1, 1, 0.2).normalized()));
  s.torque = Eigen::MatrixXd::Zero(6, 3);
  s.torque.col(1) << -20, 30, 60, 40, 10, -15;
  s.torque.col(2) << 3, 5, -6, 2, 4, 0;
  s.polygons = {{0, {{-0.1, -0.04}, {0.15, -0.04}, {0.15, 0.04}, {-0.1, 0.04}}}};
  return s;
}

TEST(StanceBody, WarpedAndSimulatedItMeetsTheSixHandles) {
  std::mt19937 random(3);
  std::uniform_real_distribution<double> unit(-1, 1);
  int checked = 0;
  for (int trial = 0; trial < 400; ++trial) {
    const Stance s = randomStance(random);
    const StanceHandles h{1 + 0.1 * unit(random), 1 + 0.1 * unit(random), 3 + unit(random),
                          3 + unit(random),       0.3 * unit(random),     1.4 + 0.3 * unit(random)};
    const StanceWarp warp = warpStance(s, h);
    if (!warp || warp.apexInContact) continue;
    const StanceBody body(s, h, warp.timing);
    const BodyState start = body.at(0), end = body.at(warp.timing.end);
    EXPECT_NEAR(start.position.z(), h.startHeight, 1e-9);
    EXPECT_NEAR(start.velocity.x(), h.startSpeed, 1e-9);
    EXPECT_NEAR(end.position.z(), h.endHeight, 1e-9);
    EXPECT_NEAR(end.position.x(), h.distance, 1e-9);
    EXPECT_NEAR(end.velocity.x(), h.endSpeed, 1e-9);
    EXPECT_NEAR(end.velocity.y(), h.sideSpeed, 1e-9);
    EXPECT_NEAR(end.velocity.z(), 0, 1e-9) << "an apex";
    ++checked;
  }
  EXPECT_GT(checked, 40);
}

TEST(StanceBody, InFlightEnergyAndAngularMomentumStay) {
  const Stance s = turningStance();
  const StanceWarp warp = warpStance(s, s.handles);
  const StanceBody body(s, s.handles, warp.timing);
  const auto stays = [&](double from, double to) {
    const double energy = body.energy(from);
    const Vec3 momentum = body.angularMomentum(from);
    for (int i = 1; i <= 20; ++i) {
      const double t = from + (to - from) * i / 20;
      // Between the integrator's steps the attitude is on an arc, not on the body's own way.
      EXPECT_NEAR(body.energy(t), energy, 5e-6 * energy) << t;
      EXPECT_LT((body.angularMomentum(t) - momentum).norm(), 1e-9) << t;
    }
  };
  stays(0, warp.timing.touchDown);
  stays(warp.timing.liftOff, warp.timing.end);
  EXPECT_GT((body.angularMomentum(warp.timing.end) - body.angularMomentum(0)).norm(), 1)
      << "the contact turns it";
}

// Against a far finer integration of Euler's equations by another method: midpoint steps in the body's axes.
TEST(StanceBody, AttitudeAgreesWithAnotherIntegration) {
  const Stance s = turningStance();
  const StanceWarp warp = warpStance(s, s.handles);
  const StanceBody body(s, s.handles, warp.timing);
  const BSpline torque(s.torque);
  Quat q = s.startAttitude;
  Vec3 spin = q.conjugate() * s.startSpin;  // body axes
  const int steps = 40000;
  const double h = warp.timing.end / steps;
  for (int i = 0; i < steps; ++i) {
    const double t = (i + 0.5) * h, tau = (t - warp.timing.touchDown) / s.contactTime;
    const auto rate = [&](const Vec3& w, const Quat& at) -> Vec3 {
      Vec3 m = Vec3::Zero();
      if (tau > 0 && tau < 1)
        m = torque.evaluate(tau) +
            (body.path().contactPoint() - body.path().at(t).position).cross(body.path().force(t));
      return (at.conjugate() * m - w.cross(s.inertia.cwiseProduct(w))).cwiseQuotient(s.inertia);
    };
    const auto turned = [](const Quat& at, const Vec3& w, double dt) {
      return Quat(at * Quat(Eigen::AngleAxisd(w.norm() * dt, w.normalized())));
    };
    const Vec3 middle = spin + 0.5 * h * rate(spin, q);
    const Quat half = turned(q, spin, 0.5 * h);
    spin += h * rate(middle, half);
    q = turned(q, middle, h).normalized();
  }
  EXPECT_LT(turnBetween(q, body.at(warp.timing.end).attitude).norm(), 5e-5)
      << "the other steps over the edges of the contact";
}

TEST(StanceBody, TheControllerTurnsItUprightByLiftOff) {
  Stance s = turningStance();
  const StanceWarp warp = warpStance(s, s.handles);
  StanceBodyOptions options;
  options.control = true;
  options.goal = Quat(Eigen::AngleAxisd(0.3, Vec3::UnitZ()));
  const StanceBody held(s, s.handles, warp.timing, options), drifts(s, s.handles, warp.timing);
  const auto off = [&](const StanceBody& body) {
    return turnBetween(options.goal, body.at(warp.timing.end).attitude).norm();
  };
  EXPECT_LT(off(held), 0.03);
  EXPECT_GT(off(drifts), 0.1) << "without it the body drifts, as published";
  EXPECT_LT(held.at(warp.timing.end).spin.norm(), 0.2);
  EXPECT_GT(held.torque().largest, 0);
}

// Dynamic similarity: a figure of twice the size does the same leap in the root of two times the time, with
// the same score.
TEST(Stance, ScaledItIsTheSameLeapOfALargerFigure) {
  std::mt19937 random(11);
  const double size = 1.7, time = std::sqrt(size);
  for (int i = 0; i < 20; ++i) {
    const Stance small = randomStance(random), large = scaled(small, size);
    const StanceHandles handles{1.05, 1.1, 3, 3.1, 0.1, 1.3};
    const StanceWarp a = warpStance(small, handles), b = warpStance(large, scaled(handles, size));
    ASSERT_EQ(a.fault, b.fault);
    if (!a) continue;
    EXPECT_NEAR(b.timing.end, time * a.timing.end, 1e-12);
    EXPECT_NEAR(b.timing.touchDown, time * a.timing.touchDown, 1e-12);
    EXPECT_LT((a.timing.scale - b.timing.scale).norm(), 1e-9 * a.timing.scale.norm());
    StanceLibrary library;
    library.stances.push_back({small, std::nullopt, std::nullopt});
    const StanceLimits limits = scaled(library, size).limits;
    EXPECT_NEAR(scoreStance(StanceTable(large), scaled(handles, size), b, limits).value,
                scoreStance(StanceTable(small), handles, a, library.limits).value, 1e-9);
    const StanceBody one(small, handles, a.timing), two(large, scaled(handles, size), b.timing);
    const BodyState s = one.at(0.6 * a.timing.end), l = two.at(0.6 * b.timing.end);
    EXPECT_LT((l.position - size * s.position).norm(), 1e-9);
    EXPECT_LT(turnBetween(s.attitude, l.attitude).norm(),
              2e-3);  // the steps of the integrator are not scaled
  }
  EXPECT_THAT(errorOf([&] { scaled(StanceLibrary{}, 0); }),
              HasSubstr("size of the figures must be above 0, got 0"));
}

TEST(Stance, MirroredTwiceItIsItself) {
  const Stance s = turningStance(), m = mirrored(s), back = mirrored(m);
  EXPECT_EQ(back.torque, s.torque);
  EXPECT_EQ(back.contactOffset, s.contactOffset);
  const StanceWarp warp = warpStance(s, s.handles), other = warpStance(m, m.handles);
  const StanceBody a(s, s.handles, warp.timing), b(m, m.handles, other.timing);
  for (double t = 0; t < warp.timing.end; t += 0.05) {
    const Vec3 p = a.at(t).position, q = b.at(t).position;
    EXPECT_LT((p - Vec3(q.x(), -q.y(), q.z())).norm(), 1e-12);
    const Vec3 up = a.at(t).attitude * Vec3::UnitZ(), reflected = b.at(t).attitude * Vec3::UnitZ();
    EXPECT_LT((up - Vec3(reflected.x(), -reflected.y(), reflected.z())).norm(), 1e-9);
  }
}

// A path made by a known force: the fit finds force, contact and handles again.
TEST(StanceFit, FindsTheForceOfAMadePath) {
  Stance s = referenceStance();
  s.force = ForceSeries();
  s.force.mean = {30, 8, 1500};  // a smooth push: nothing at both ends
  s.force.add(1, {-30, -8, -1500}, {0, 0, 0});
  const StanceWarp warp = warpStance(s, s.handles = {1.0, 1.02, 3, 3.09, 0.024, 1.25});
  ASSERT_TRUE(warp);
  const StancePath path(s, s.handles, warp.timing);
  RecordedBody body;
  for (double t = 0; t < warp.timing.end; t += 1.0 / 120) {
    body.times.push_back(t);
    body.positions.push_back(path.at(t).position);
    body.attitudes.push_back(Quat::Identity());
  }
  const ForceFit fit =
      fitForce(body, s.mass, 0, warp.timing.end, 0.5 * (warp.timing.touchDown + warp.timing.liftOff));
  EXPECT_LT(fit.rms, 5e-4);
  EXPECT_LT(fit.rms, fit.guessRms) << "refined";
  EXPECT_NEAR(fit.velocity.x(), 3, 0.02);
  // What the force does in all is what the path says; how long it takes is known less well.
  EXPECT_NEAR(fit.force.mean.z() * (fit.liftOff - fit.touchDown),
              warp.timing.scale.z() * 1500 * s.contactTime, 8);
  EXPECT_NEAR(fit.touchDown, warp.timing.touchDown, 0.05);
  EXPECT_NEAR(fit.liftOff, warp.timing.liftOff, 0.05);
  body.times.resize(5);
  EXPECT_THAT(errorOf([&] { fitForce(body, s.mass, 0, 0.1, 0.05); }), HasSubstr("at least 12 frames, got 5"));
}

TEST(StanceFit, FindsATorqueThatFollowsTheAttitude) {
  const Stance s = turningStance();
  const StanceWarp warp = warpStance(s, s.handles);
  const StanceBody made(s, s.handles, warp.timing);
  RecordedBody body;
  for (double t = 0; t <= warp.timing.end; t += 1.0 / 120) {
    body.times.push_back(t);
    body.positions.push_back(made.at(t).position);
    body.attitudes.push_back(made.at(t).attitude);
  }
  Stance found = applyWarp(s, s.handles, warp.timing);
  found.torque.resize(0, 3);
  found.startSpin.setZero();
  found.startAttitude = body.attitudes.front();
  StanceTiming own = warp.timing;
  own.scale = Vec3::Ones();
  const TorqueFit fit = fitTorque(found, own, body, 7);
  EXPECT_LT(fit.largest, 0.01);
  const StanceBody again(found, found.handles, own);
  for (double t = 0; t < warp.timing.end; t += 0.03)
    EXPECT_LT(turnBetween(made.at(t).attitude, again.at(t).attitude).norm(), 0.01);
}

}  // namespace
}  // namespace footfall::stance
