// SPDX-License-Identifier: MIT
#include "creature/model/creature_rig.h"
#include "base/angles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "creature/presets/creature_presets.h"
#include "figure/motion/pose.h"

namespace footfall::creature {
namespace {

int add(Skeleton& skeleton, const std::string& name, int parent, const Vec3& offset) {
  Joint joint;
  joint.name = name;
  joint.parent = parent;
  joint.translation = offset;
  skeleton.joints.push_back(joint);
  return static_cast<int>(skeleton.size()) - 1;
}

// A trunk on two legs of thigh, shank and foot. The thighs' joint orients are those of a rig: not the
// world's.
Skeleton biped() {
  Skeleton s;
  const int hips = add(s, "hips", -1, {0.1, 0.9, 0.3});
  add(s, "head", hips, {0, 0.7, 0});
  for (const double side : {0.1, -0.1}) {
    const std::string prefix = side > 0 ? "left" : "right";
    const int thigh = add(s, prefix + "Thigh", hips, {side, 0, 0});
    s.joints.back().jointOrient = {0.3, 0, 0};
    const Quat bent = rotationFromEuler(s.joints.back().jointOrient, RotationOrder::XYZ).conjugate();
    const int shank = add(s, prefix + "Shank", thigh, bent * Vec3(0, -0.45, 0.02));
    s.joints.back().jointOrient = {-0.3, 0, 0};
    const int foot = add(s, prefix + "Foot", shank, {0, -0.4, -0.02});
    add(s, prefix + "Toe", foot, {0, -0.05, 0.2});
  }
  return s;
}

TEST(CreatureFromSkeleton, HasALinkAJointWithMassByVolume) {
  const Creature c = creatureFromSkeleton(biped());
  ASSERT_EQ(c.links.size(), 7u);
  EXPECT_EQ(c.links[0].name, "hips");
  EXPECT_EQ(c.links[2].name, "leftShank");
  EXPECT_EQ(c.links[2].parent, 1);
  EXPECT_NEAR(c.links[2].attach.x(), 0.02, 1e-12);
  EXPECT_NEAR(c.links[2].attach.y(), -0.45, 1e-12);
  // A cylinder of 0.12 lengths' radius: pi (0.12 L)² L · 1000 kg/m³.
  const double length = std::hypot(0.45, 0.02);
  const double mass = kPi * 0.12 * 0.12 * length * length * length * 1000;
  EXPECT_NEAR(c.links[1].mass, mass, 1e-9);
  EXPECT_NEAR(c.links[1].com.y(), -0.225, 1e-12);
  EXPECT_NEAR(c.links[1].inertia, mass * (3 * 0.0144 + 1) * length * length / 12, 1e-9);
  // The hips carry the bone to the head and the two short ones across.
  EXPECT_GT(c.links[0].mass, kPi * 0.0144 * 0.343 * 1000 * 0.999);
  EXPECT_NEAR(c.initial[0], 0.3, 1e-12);
  EXPECT_NEAR(c.initial[2], 0.9, 1e-12);
}

TEST(CreatureFromSkeleton, FindsFeetAndLegsThatMirrorEachOther) {
  const Creature c = creatureFromSkeleton(biped());
  ASSERT_EQ(c.legs.size(), 2u);
  EXPECT_EQ(c.legs[0].name, "leftThigh");
  ASSERT_EQ(c.monitors.size(), 4u);  // toe and heel of each
  const std::vector<LinkPlace> places =
      placesOf(c, std::vector<double>{0.3, 0.9, 0, 0, 0, 0, 0, 0, 0}.data());
  for (const MonitorPoint& m : c.monitors)
    EXPECT_NEAR(places[static_cast<std::size_t>(m.link)].at(m.point).y(), 0, 1e-12);
  EXPECT_THAT(c.mirror, ::testing::ElementsAre(3, 4, 5, 0, 1, 2));
}

TEST(CreatureFromSkeleton, JointsThatAreNotChosenAreRigid) {
  const Skeleton s = biped();
  const Creature c = creatureFromSkeleton(s, {s.find("hips"), s.find("leftThigh"), s.find("rightThigh")});
  ASSERT_EQ(c.links.size(), 3u);
  const Creature whole = creatureFromSkeleton(s);
  EXPECT_NEAR(c.mass(), whole.mass(), 1e-9);
  EXPECT_EQ(c.monitors.size(), 4u);
}

TEST(CreatureFromSkeleton, RefusesByName) {
  const Skeleton s = biped();
  const auto message = [&](const std::vector<int>& joints) {
    try {
      creatureFromSkeleton(s, joints);
    } catch (const Error& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  using ::testing::HasSubstr;
  EXPECT_THAT(message({s.find("head")}), HasSubstr("none of the chosen"));
  EXPECT_THAT(message({s.find("leftThigh"), s.find("rightThigh")}), HasSubstr("leftThigh"));
  EXPECT_THAT(message({99}), HasSubstr("99"));
  Skeleton flat;
  add(flat, "end", add(flat, "start", -1, Vec3::Zero()), {0, 0, 1});
  EXPECT_THAT([&] { creatureFromSkeleton(flat); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("all lie at one height")));
}

TEST(MotionOnSkeleton, PutsEveryLinkWhereTheSimulationHasIt) {
  const Skeleton skeleton = biped();
  const Creature creature = creatureFromSkeleton(skeleton);
  SynthesisProblem problem = problemFor(creature, 2, {feature(FeatureKind::Distance, 0.1, 0, 1)}, true);
  problem.duration = 1;
  problem.simulation.detectFalls = false;
  const SynthesisEvaluator evaluator(problem);
  SynthesisWorkspace work(evaluator);
  Evaluation evaluation;
  std::vector<double> middle;
  for (const FreeParameter& p : problem.controller.free) middle.push_back(0.3 * p.low + 0.7 * p.high);
  evaluate(evaluator, middle.data(), work, evaluation);
  ASSERT_NE(evaluation.end, RunEnd::Diverged);
  const Motion motion = motionOnSkeleton(skeleton, creature, work.recording, 24);
  ASSERT_EQ(motion.frames(), 25u);
  Pose rest, world;
  worldFromLocal(skeleton, restPose(skeleton), rest);
  int compared = 0;
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    worldPose(motion, f, world);
    std::vector<double> q;
    for (int k = 0; k < creature.dofs(); ++k)
      q.push_back(work.recording.coordinateAt(static_cast<double>(f) / 24, k));
    const std::vector<LinkPlace> places = placesOf(creature, q.data());
    for (std::size_t l = 0; l < creature.links.size(); ++l) {
      const auto j = static_cast<std::size_t>(skeleton.find(creature.links[l].name));
      EXPECT_NEAR(world.position[j].z(), places[l].origin.x(), 1e-9);
      EXPECT_NEAR(world.position[j].y(), places[l].origin.y(), 1e-9);
      EXPECT_NEAR(world.position[j].x(), rest.position[j].x(), 1e-9);
      ++compared;
    }
  }
  EXPECT_EQ(compared, 25 * 7);
}

TEST(ProblemFor, ScalesTimesAndSpringsWithTheBody) {
  const Creature walker = creaturePreset("walker");
  const SynthesisProblem small = problemFor(walker, 2, {});
  Creature large = walker;
  for (CreatureLink& link : large.links) link.mass *= 8;
  const SynthesisProblem heavy = problemFor(large, 2, {});
  ASSERT_EQ(small.controller.size(), heavy.controller.size());
  int springs = 0;
  for (std::size_t i = 0; i < small.controller.size(); ++i) {
    const FreeParameter &a = small.controller.free[i], &b = heavy.controller.free[i];
    if (a.kind == ParameterKind::Spring) {
      EXPECT_NEAR(b.high, 8 * a.high, 1e-9 * b.high);
      ++springs;
    } else {
      EXPECT_EQ(a.high, b.high);
    }
  }
  EXPECT_EQ(springs, 12);
}

}  // namespace
}  // namespace footfall::creature
