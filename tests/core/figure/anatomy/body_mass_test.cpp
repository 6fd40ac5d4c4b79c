// SPDX-License-Identifier: MIT
#include "figure/anatomy/body_mass.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <Eigen/Eigenvalues>
#include <algorithm>

#include <cmath>
#include <limits>
#include <map>
#include <random>

#include "base/error.h"
#include "core/figure/test_figures.h"
#include "figure/motion/mirror.h"

namespace footfall {
namespace {

MassModel modelOf(const Skeleton& skeleton, const MassOptions& options = {}) {
  return massModel(skeleton, findLimbs(skeleton), options);
}

Pose worldRest(const Skeleton& skeleton) {
  Pose rest = restPose(skeleton);
  worldFromLocal(skeleton, rest, rest);
  return rest;
}

Motion randomMotion(const Skeleton& skeleton, std::size_t frames, unsigned seed) {
  Motion motion = restMotion(skeleton, frames);
  std::mt19937 random(seed);
  std::uniform_real_distribution<double> step(-0.8, 0.8);
  for (double& value : motion.samples) value += step(random);
  return motion;
}

TEST(BodyMass, TheTableAsPrinted) {
  for (const Physique physique : {Physique::Male, Physique::Female, Physique::Mean}) {
    const BodyTable t = bodyTable(physique);
    EXPECT_NEAR(t.head.mass + t.trunk.mass + 2 * (t.upperArm.mass + t.forearm.mass + t.hand.mass) +
                    2 * (t.thigh.mass + t.shank.mass + t.foot.mass),
                1, 1e-12);
  }
  // Per cent, as in the paper.
  const BodyTable male = bodyTable(Physique::Male), female = bodyTable(Physique::Female);
  EXPECT_NEAR(100 * male.trunk.mass, 43.46, 1e-9);
  EXPECT_NEAR(100 * male.thigh.mass, 14.16, 1e-9);
  EXPECT_NEAR(100 * female.thigh.mass, 14.78, 2e-3);  // the printed ones sum to 99.99
  EXPECT_NEAR(100 * female.shank.mass, 4.81, 1e-3);
  EXPECT_EQ(male.upperArm.centre, 0.5772);
  EXPECT_EQ(female.foot.centre, 0.4014);
}

// The sum written out with the table's male numbers, for the upright figure and for random poses.
TEST(BodyMass, CentreOfMassOfAPerson) {
  const Skeleton skeleton = plainHuman();
  MassOptions options;
  options.mass = 80;
  options.physique = Physique::Male;
  const MassModel model = modelOf(skeleton, options);
  EXPECT_NEAR(model.mass, 80, 1e-12);
  const Motion motion = randomMotion(skeleton, 40, 31);
  const Pose rest = worldRest(skeleton);
  const std::vector<Vec3> all = centresOfMass(model, motion);
  int checked = 0;
  for (std::size_t f = 0; f <= motion.frames(); ++f) {
    Pose w = rest;
    if (f < motion.frames()) worldPose(motion, f, w);
    const auto p = [&](const char* name) {
      return w.position[static_cast<std::size_t>(skeleton.find(name))];
    };
    const auto point = [&](const char* name, const Vec3& local) {
      const std::size_t j = static_cast<std::size_t>(skeleton.find(name));
      return Vec3(w.position[j] + w.rotation[j] * local);  // joints stand parallel to the world at rest
    };
    const auto along = [](const Vec3& a, const Vec3& b, double share) { return Vec3(a + share * (b - a)); };
    Vec3 sum = Vec3::Zero();
    for (const std::string side : {"left", "right"}) {
      const auto joint = [&](const char* name) { return p((side + name).c_str()); };
      sum += 0.1416 * along(joint("Hip"), joint("Knee"), 0.4095) +
             0.0433 * along(joint("Knee"), joint("Ankle"), 0.4395);
      const Vec3 heel = along(joint("Ankle"), joint("ToeEnd"), -1.0 / 3);
      sum += 0.0137 * along(heel, joint("ToeEnd"), 0.4415);
      sum += 0.0271 * along(joint("Shoulder"), joint("Elbow"), 0.5772);
      sum += 0.0162 * along(joint("Elbow"), joint("Wrist"), 0.4574);
      sum += 0.0061 * along(joint("Wrist"), joint("FingerEnd"), 0.3624);
    }
    sum += 0.0694 * along(p("crownEnd"), p("head"), 0.5976);
    // The trunk by many thin slices: 0.03 m in the pelvis below its joint, then 0.12, 0.2, 0.18 up to the
    // shoulders.
    const double k = 12 * (0.569 - 0.5);
    constexpr int kSlices = 53000;
    for (int i = 0; i < kSlices; ++i) {
      const double s = (i + 0.5) / kSlices, y = 0.53 * s;
      const double mass = 0.4346 / kSlices * (1 + k * (s - 0.5));
      if (y < 0.15) {
        sum += mass * point("pelvis", Vec3(0, y - 0.03, 0));
      } else if (y < 0.35) {
        sum += mass * point("spine", Vec3(0, y - 0.15, 0));
      } else {
        sum += mass * point("chest", Vec3(0, y - 0.35, 0));
      }
    }
    EXPECT_LT((centreOfMass(model, w) - sum).norm(), 1e-8);
    if (f < motion.frames()) {
      EXPECT_LT((centreOfMass(model, w) - all[f]).norm(), 1e-12);
    }
    ++checked;
  }
  EXPECT_EQ(checked, 41);
  // Upright, arms out: the books have it at 55 to 59 per cent of the height (arms down a little lower).
  EXPECT_GT(centreOfMass(model, rest).y() / 1.75, 0.54);
  EXPECT_LT(centreOfMass(model, rest).y() / 1.75, 0.62);
}

TEST(BodyMass, TheTrunkHasTheTablesInertiaUpright) {
  const Skeleton skeleton = plainHuman();
  MassOptions options;
  options.physique = Physique::Male;
  options.mass = 100;
  const MassModel model = modelOf(skeleton, options);
  const Pose rest = worldRest(skeleton);
  double mass = 0;
  Vec3 centre = Vec3::Zero();
  for (const BodySegment& s : model.segments) {
    if (s.name != "trunk") continue;
    mass += s.mass;
    centre += s.mass * (rest.position[static_cast<std::size_t>(s.joint)] + s.centre);
  }
  centre /= mass;
  EXPECT_NEAR(mass, 43.46, 1e-9);
  EXPECT_NEAR(centre.y(), 0.92 + 0.53 * (1 - 0.431), 1e-12);
  Mat3 inertia = Mat3::Zero();
  for (const BodySegment& s : model.segments) {
    if (s.name != "trunk") continue;
    const Vec3 d = rest.position[static_cast<std::size_t>(s.joint)] + s.centre - centre;
    inertia += s.inertia + s.mass * (d.squaredNorm() * Mat3::Identity() - d * d.transpose());
  }
  EXPECT_NEAR(inertia(0, 0), 43.46 * std::pow(0.53 * 0.358, 2), 1e-9);
  EXPECT_NEAR(inertia(1, 1), 43.46 * std::pow(0.53 * 0.197, 2), 1e-9);
  EXPECT_NEAR(inertia(2, 2), 43.46 * std::pow(0.53 * 0.384, 2), 1e-9);
}

TEST(BodyMass, SymmetricPosesBalanceOnTheSymmetryPlane) {
  const Skeleton skeleton = plainHuman();
  const Limbs limbs = findLimbs(skeleton);
  const MassModel model = massModel(skeleton, limbs);
  EXPECT_NEAR(centreOfMass(model, worldRest(skeleton)).x(), 0, 1e-15);
  // And a mirrored motion has the mirrored centre.
  const Motion motion = randomMotion(skeleton, 20, 32);
  const std::vector<Vec3> a = centresOfMass(model, motion), b = centresOfMass(model, mirrored(motion, limbs));
  for (std::size_t f = 0; f < a.size(); ++f)
    EXPECT_LT((b[f] - Vec3(-a[f].x(), a[f].y(), a[f].z())).norm(), 1e-9);
}

TEST(BodyMass, PeopleWeighAsTheirLegsCubed) {
  // CMU's subject 16: legs of 0.84 m, a grown person.
  const MassModel cmu = modelOf(cmuSkeleton());
  EXPECT_GT(cmu.mass, 50);
  EXPECT_LT(cmu.mass, 90);
  EXPECT_EQ(std::count_if(cmu.segments.begin(), cmu.segments.end(),
                          [](const BodySegment& s) { return s.name == "thigh"; }),
            2);
  Skeleton half = plainHuman();
  const double mass = modelOf(half).mass;
  for (Joint& joint : half.joints) joint.translation /= 2;
  EXPECT_NEAR(modelOf(half).mass, mass / 8, 1e-9);
}

TEST(BodyMass, LinearMomentumIsTheCentresMotion) {
  const Skeleton skeleton = cmuSkeleton();
  const MassModel model = modelOf(skeleton);
  const Motion motion = randomMotion(skeleton, 2, 33);
  // A smooth motion between the two frames, its derivative by differences of poses.
  const auto poseAt = [&](double share) {
    Pose pose;
    worldPoseAt(motion, share * motion.frameTime, pose);
    return pose;
  };
  const double h = 1e-5 * motion.frameTime;
  for (const double share : {0.2, 0.5, 0.7}) {
    const Pose now = poseAt(share), before = poseAt(share - 1e-5), after = poseAt(share + 1e-5);
    PoseVelocity velocity;
    for (std::size_t j = 0; j < now.size(); ++j) {
      velocity.linear.push_back((after.position[j] - before.position[j]) / (2 * h));
      // The vector part of q̇·q* is half the angular velocity.
      const Quat turn = after.rotation[j] * before.rotation[j].conjugate();
      velocity.angular.push_back(2 * turn.vec() * (turn.w() < 0 ? -1 : 1) / (2 * h));
    }
    const Momentum direct = momentum(model, now, velocity);
    const Vec3 step = (centreOfMass(model, after) - centreOfMass(model, before)) / (2 * h);
    EXPECT_LT((direct.linear - model.mass * step).norm(), 1e-4 * direct.linear.norm());
    EXPECT_LT((direct.centre - centreOfMass(model, now)).norm(), 1e-12);
    const Momentum between = momentum(model, before, after, 2 * h);
    EXPECT_LT((between.linear - model.mass * step).norm(), 1e-9 * between.linear.norm());
    EXPECT_LT((between.angular - direct.angular).norm(), 1e-4 * direct.angular.norm());
  }
}

// The whole figure stiff, spinning about an axis through any point: H = I·ω about its centre, with I summed
// here.
TEST(BodyMass, AStiffBodySpinsWithItsInertia) {
  int checked = 0;
  for (const Skeleton& skeleton : {plainHuman(), cmuSkeleton(), dogSkeleton()}) {
    const MassModel model = modelOf(skeleton);
    const Pose rest = worldRest(skeleton);
    const Vec3 centre = centreOfMass(model, rest);
    Mat3 inertia = Mat3::Zero();
    for (const BodySegment& s : model.segments) {
      const std::size_t j = static_cast<std::size_t>(s.joint);
      const Mat3 axes = rest.rotation[j].toRotationMatrix();
      const Vec3 d = rest.position[j] + axes * s.centre - centre;
      inertia += axes * s.inertia * axes.transpose() +
                 s.mass * (d.squaredNorm() * Mat3::Identity() - d * d.transpose());
    }
    const Vec3 spin(0.7, -1.9, 0.4), pivot(3, 1, -2);
    const auto spun = [&](double angle) {
      Pose pose = rest;
      const Quat turn(Eigen::AngleAxisd(angle, spin.normalized()));
      for (std::size_t j = 0; j < pose.size(); ++j) {
        pose.position[j] = pivot + turn * (rest.position[j] - pivot);
        pose.rotation[j] = turn * rest.rotation[j];
      }
      return pose;
    };
    const double dt = 1e-4, angle = spin.norm() * dt;
    const Momentum m = momentum(model, spun(-angle / 2), spun(angle / 2), dt);
    EXPECT_LT((m.angular - inertia * spin).norm(), 1e-6 * m.angular.norm());
    EXPECT_LT((m.linear - model.mass * spin.cross(centre - pivot)).norm(), 1e-6 * m.linear.norm());
    // Inertias are of real bodies: positive, and the triangle inequality holds for each segment.
    for (const BodySegment& s : model.segments) {
      const Vec3 principal = Eigen::SelfAdjointEigenSolver<Mat3>(s.inertia).eigenvalues();
      EXPECT_GT(s.mass, 0);
      EXPECT_GE(principal[0], 0);
      EXPECT_GE(principal[0] + principal[1], principal[2] * 0.85)
          << s.name;  // the table's own rows miss it by that
    }
    ++checked;
  }
  EXPECT_EQ(checked, 3);
}

TEST(BodyMass, ADogIsMostlyTrunk) {
  const Skeleton skeleton = dogSkeleton();
  const MassModel model = modelOf(skeleton);
  std::map<std::string, double> share;
  for (const BodySegment& s : model.segments) share[s.name] += s.mass / model.mass;
  EXPECT_GT(model.mass, 15);
  EXPECT_LT(model.mass, 60);
  EXPECT_GT(share["trunk"], 0.5);
  EXPECT_GT(share["leg"], 0.1);
  EXPECT_LT(share["leg"], 0.4);
  EXPECT_GT(share["tail"], 0);
  EXPECT_LT(share["tail"], 0.03);
  const Vec3 centre = centreOfMass(model, worldRest(skeleton));
  EXPECT_NEAR(centre.x(), 0, 1e-12);
  EXPECT_GT(centre.z(), -0.3);  // between hips at -0.35 …
  EXPECT_LT(centre.z(), 0.25);  // … and shoulders at 0.25
}

TEST(BodyMass, OddFiguresAndBadNumbers) {
  const Skeleton ball = skeletonFrom({{"ball", "", 0, 1, 2}});
  const MassModel point = modelOf(ball);
  ASSERT_EQ(point.segments.size(), 1u);
  EXPECT_LT((centreOfMass(point, worldRest(ball)) - Vec3(0, 1, 2)).norm(), 1e-15);
  EXPECT_THAT([] { modelOf(Skeleton()); },
              testing::ThrowsMessage<Error>("a figure without joints has no mass"));
  MassOptions options;
  options.mass = std::numeric_limits<double>::quiet_NaN();
  EXPECT_THAT([&] { modelOf(ball, options); },
              testing::ThrowsMessage<Error>("the mass of a figure must be 0 kg or above, got nan"));
  const Pose rest = worldRest(ball);
  try {
    momentum(point, rest, rest, 0);
    FAIL();
  } catch (const Error& error) {
    EXPECT_STREQ(error.what(), "momentum needs poses a positive time apart");
  }
}

}  // namespace
}  // namespace footfall
