// SPDX-License-Identifier: MIT
#include "figure/perform/foot_roll.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "base/error.h"

namespace footfall {
namespace {

using testing::HasSubstr;

Quat turn(const Vec3& axis, double angle) {
  return Quat(Eigen::AngleAxisd(angle, axis.normalized()));
}

// Steps of a human foot that turn and climb.
std::vector<FootPlant> steps(const Foot& foot, unsigned seed, bool level) {
  std::mt19937 bits(seed);
  const auto between = [&](double a, double b) {
    return a + (b - a) * static_cast<double>(bits()) / 4294967296.0;
  };
  std::vector<FootPlant> plants;
  double time = 0.2, z = 0, y = 0, yaw = 0;
  for (int i = 0; i < 5; ++i) {
    FootPlant p;
    p.strike = time;
    p.flat = p.strike + between(0.05, 0.12);
    p.heelOff = p.flat + between(0.1, 0.4);
    p.toeOff = p.heelOff + between(0.15, 0.3);
    p.strikePitch = between(-0.3, 0.4);
    p.liftPitch = between(0.4, 1.0);
    p.place.rotation = turn(Vec3::UnitY(), yaw);
    if (!level) p.place.rotation = turn(Vec3(1, 0, 0.5), between(-0.2, 0.2)) * p.place.rotation;
    p.place.position = Vec3(between(-0.1, 0.1), y + foot.ankleHeight(), z);
    plants.push_back(p);
    time = p.toeOff + between(0.3, 0.5);
    z += between(0.8, 1.4);
    if (!level) y += between(-0.15, 0.15);
    yaw += between(-0.4, 0.4);
  }
  return plants;
}

Vec3 tipOf(const FootFrame& f, const Foot& foot) {
  return f.frame * (foot.pivot + turn(Vec3::UnitX(), -f.toeBend) * (foot.tip - foot.pivot));
}

// The sole point under the toe joint goes with the toes.
Vec3 ballOf(const FootFrame& f, const Foot& foot) {
  return f.frame * (foot.pivot + turn(Vec3::UnitX(), -f.toeBend) * (foot.ball - foot.pivot));
}

TEST(FootRoll, StandsExactlyStillOnItsContacts) {
  const Foot foot = characterPreset("human").legs[0].foot;
  int checked = 0;
  for (unsigned seed = 1; seed <= 20; ++seed) {
    const FootPath path(foot, steps(foot, seed, false));
    for (const FootPlant& plant : path.plants()) {
      const Contact contact = contactOf(plant, foot);
      const Vec3 tip = plant.place * foot.tip;
      for (int i = 0; i <= 50; ++i) {
        const double t = contact.time.start + (contact.time.end - contact.time.start) * i / 50;
        const FootFrame f = path.at(t);
        if (t >= contact.heel.start && t <= contact.heel.end) {
          EXPECT_LT((f.frame * foot.heel - contact.heelPosition).norm(), 1e-12);
          ++checked;
        }
        if (t >= contact.ball.start && t <= contact.ball.end) {
          EXPECT_LT((ballOf(f, foot) - contact.ballPosition).norm(), 1e-12);
          EXPECT_LT((tipOf(f, foot) - tip).norm(), 1e-12);
          ++checked;
        }
      }
    }
  }
  EXPECT_GT(checked, 5000);
}

TEST(FootRoll, MovesWithoutJerksThroughEveryEvent) {
  // Second differences on either side of an event come together as the step shrinks: twice differentiable.
  const Foot foot = characterPreset("human").legs[0].foot;
  const auto curvature = [&](const FootPath& path, double t, double h, auto value) {
    return Vec3((value(path.at(t - h)) - 2 * value(path.at(t)) + value(path.at(t + h))) / (h * h));
  };
  const auto ankle = [](const FootFrame& f) { return f.frame.position; };
  const auto toes = [](const FootFrame& f) { return Vec3(f.frame.rotation * Vec3::UnitZ()); };
  const auto bend = [](const FootFrame& f) { return Vec3(f.toeBend, 0, 0); };
  int checked = 0;
  for (unsigned seed = 1; seed <= 10; ++seed) {
    const FootPath path(foot, steps(foot, seed, false));
    for (std::size_t i = 1; i + 1 < path.plants().size(); ++i) {
      const FootPlant& p = path.plants()[i];
      for (const double t : {p.strike, p.flat, p.heelOff, p.toeOff,
                             p.toeOff + 0.5 * (path.plants()[i + 1].strike - p.toeOff)}) {
        const auto jump = [&](double h, auto value) {
          return (curvature(path, t + 2 * h, h, value) - curvature(path, t - 2 * h, h, value)).norm();
        };
        // Bounded third derivative: the jump shrinks with the step.
        EXPECT_LT(jump(1e-4, ankle), 3.0 + 0.2 * jump(1e-3, ankle));
        EXPECT_LT(jump(1e-4, toes), 10.0 + 0.2 * jump(1e-3, toes));
        EXPECT_LT(jump(1e-4, bend), 10.0 + 0.2 * jump(1e-3, bend));
        ++checked;
      }
    }
  }
  EXPECT_EQ(checked, 150);
}

TEST(FootRoll, SwingsClearOfTheGround) {
  const Foot foot = characterPreset("human").legs[0].foot;
  double lowest = 1;
  for (unsigned seed = 1; seed <= 20; ++seed) {
    SwingStyle style;
    style.clearance = 0.03;
    const FootPath path(foot, steps(foot, seed, true), style);
    for (std::size_t i = 0; i + 1 < path.plants().size(); ++i) {
      const double start = path.plants()[i].toeOff, length = path.plants()[i + 1].strike - start;
      for (int k = 0; k <= 100; ++k) {
        const FootFrame f = path.at(start + length * k / 100);
        const double height = std::min({(f.frame * foot.heel).y(), ballOf(f, foot).y(), tipOf(f, foot).y()});
        lowest = std::min(lowest, height);
        if (k == 45) {
          EXPECT_GT(height, 0.03 - 1e-3);
        }
      }
    }
  }
  EXPECT_GT(lowest, -1e-3);
}

TEST(FootRoll, StepsOverWhatTheGroundSays) {
  // A box of 30 cm between two stands on the level.
  const Foot foot = characterPreset("human").legs[0].foot;
  FootPlant a, b;
  a.place.position = Vec3(0, foot.ankleHeight(), 0);
  a.flat = a.strike = 0, a.heelOff = 0.4, a.toeOff = 0.6, a.liftPitch = 0.8;
  b = a;
  b.place.position.z() = 1.2;
  b.strike = 1.1, b.flat = 1.2, b.heelOff = 1.5, b.toeOff = 1.7, b.strikePitch = 0.3;
  SwingStyle style;
  const auto box = [](const Vec3& p) { return p.z() > 0.55 && p.z() < 0.75 ? 0.3 : 0.0; };
  style.ground = box;
  const FootPath path(foot, {a, b}, style);
  int over = 0;
  for (int k = 0; k <= 200; ++k) {
    const FootFrame f = path.at(0.6 + 0.5 * k / 200);
    for (const Vec3& p : {Vec3(f.frame * foot.heel), ballOf(f, foot), tipOf(f, foot)}) {
      if (box(p) == 0) continue;
      ++over;
      EXPECT_GT(p.y(), 0.3);
    }
  }
  EXPECT_GT(over, 20);
}

TEST(FootRoll, PlaceAndContactAreOneAnotherBack) {
  const Foot foot = characterPreset("human").legs[1].foot;
  int checked = 0;
  for (unsigned seed = 1; seed <= 10; ++seed) {
    for (const FootPlant& plant : steps(foot, seed, false)) {
      const Frame back = placeOf(contactOf(plant, foot), foot, plant.place.rotation * Vec3::UnitY());
      EXPECT_LT((back.position - plant.place.position).norm(), 1e-12);
      EXPECT_LT(back.rotation.angularDistance(plant.place.rotation), 1e-7);
      ++checked;
    }
  }
  EXPECT_EQ(checked, 50);
}

TEST(FootRoll, RefusesPlantsOutOfOrder) {
  const Foot foot = characterPreset("human").legs[0].foot;
  const auto message = [&](const std::vector<FootPlant>& plants) -> std::string {
    try {
      FootPath path(foot, plants);
    } catch (const Error& e) {
      return e.what();
    }
    return "";
  };
  EXPECT_THAT(message({}), HasSubstr("at least one plant"));
  std::vector<FootPlant> plants = steps(foot, 1, true);
  plants[2].heelOff = plants[2].strike - 1;
  EXPECT_THAT(message(plants), HasSubstr("plant 3: strike"));
  EXPECT_THAT(message(plants), HasSubstr("out of order"));
  plants = steps(foot, 1, true);
  plants[1].strike = plants[0].toeOff;
  EXPECT_THAT(message(plants), HasSubstr("plant 2: it strikes at"));
  plants[1].place.position.x() = std::nan("");
  EXPECT_THAT(message(plants), HasSubstr("plant 2: its position, times and angles must be finite"));
}

}  // namespace
}  // namespace footfall
