// SPDX-License-Identifier: MIT
// Springs, the floor, pose graphs, and runs as wholes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "base/angles.h"
#include "base/error.h"
#include "creature/model/creature_motion.h"
#include "creature/presets/creature_presets.h"
#include "figure/motion/pose.h"

namespace footfall::creature {
namespace {

using testing::HasSubstr;

// A heavy base, pinned, and a rod of inertia `inertia` about the joint.
Creature hinge(double inertia) {
  Creature c;
  c.name = "hinge";
  c.links = {{"base", -1, {0, 0}, 1e6, 1e6, {0, 0}, 0, 0, {}},
             {"rod", 0, {0, 0}, 1e-3, inertia, {0, 0}, -3, 3, {}}};
  c.initial.assign(8, 0);
  return c;
}

PoseGraph holdAt(double target, double spring, double damper) {
  PoseGraph graph;
  graph.nodes = {{1, {target}, {spring}, {damper}, -1, {}}};
  return graph;
}

RunRecord run(const Creature& c, const PoseGraph& graph, double seconds,
              const SimulationOptions& options = {}, const CreatureWorld& world = {}) {
  const SimulationModel model(c, world, options);
  SimulationWorkspace work(model);
  RunRecord r;
  simulate(model, PoseGraphController(graph, c), seconds, work, r);
  return r;
}

CreatureWorld nowhere() {
  CreatureWorld world;
  world.gravity.setZero();
  return world;
}

TEST(Springs, PushTowardsTheTargetAndCriticalDampingDoesNotOvershoot) {
  const double inertia = 0.02, spring = 8, damper = 2 * std::sqrt(spring * inertia);
  for (const bool implicit : {true, false}) {
    SimulationOptions options;
    options.implicitSprings = implicit;
    const RunRecord r = run(hinge(inertia), holdAt(1, spring, damper), 2, options, nowhere());
    EXPECT_GT(r.angle(1, 0), 0);  // θ < θd: τ > 0
    double most = 0;
    for (std::size_t i = 0; i < r.samples(); ++i) most = std::max(most, r.angle(i, 0));
    EXPECT_LE(most, 1 + 1e-9);
    // θ = 1 - (1 + ωt) e^{-ωt}.
    const double w = std::sqrt(spring / inertia), t = 0.1;
    EXPECT_NEAR(r.coordinateAt(t, 3), 1 - (1 + w * t) * std::exp(-w * t), 0.012);
    EXPECT_NEAR(r.angle(r.samples() - 1, 0), 1, 1e-6);
  }
}

TEST(Springs, ImplicitOnesStayStableAtAnyStiffness) {
  for (const double spring : {1e2, 1e4, 1e6}) {
    const RunRecord r = run(hinge(0.001), holdAt(1, spring, 0.1 * spring), 1, {}, nowhere());
    EXPECT_EQ(r.end, RunEnd::Completed);
    EXPECT_NEAR(r.angle(r.samples() - 1, 0), 1, 0.01) << spring;
  }
  SimulationOptions explicitly;
  explicitly.implicitSprings = false;
  EXPECT_EQ(run(hinge(0.001), holdAt(1, 1e6, 1e5), 1, explicitly, nowhere()).end, RunEnd::Diverged);
}

TEST(Springs, ActuatorsCanBeExchanged) {
  const LimitedSpring limited(0.5);
  EXPECT_NEAR(limited.act({1, 10, 0, 0}, 0, 0).torque, 0.5, 1e-12);
  EXPECT_NEAR(limited.act({0.01, 10, 0, 0}, 0, 0).torque, 0.1, 1e-12);
  const MusclePair muscles(0.5);
  EXPECT_NEAR(muscles.act({0, 10, 1, 0}, 0.1, 0.2).torque, springDamper({0, 10, 1, 0}, 0.1, 0.2).torque,
              1e-12);
  EXPECT_LT(muscles.act({0, 10, 0, 0}, -2, 0).stiffness, 10);  // one has gone slack
  EXPECT_GT(muscles.act({0, 10, 0, 0}, -2, 0).torque, 0);
  SimulationOptions options;
  options.actuator = &limited;
  const RunRecord r = run(hinge(0.02), holdAt(1, 8, 0.8), 1, options, nowhere());
  EXPECT_NEAR(r.speed(1)[3], 0.5 / 0.02 * r.step, 0.02);  // the bound accelerates it
}

// A block on two monitor points.
Creature block(double mass) {
  Creature c;
  c.name = "block";
  c.links = {{"block", -1, {0, 0}, mass, 0.1 * mass, {0, 0.1}, 0, 0, {}}};
  c.monitors = {{0, {-0.2, 0}, 0}, {0, {0.2, 0}, 0}};
  c.legs = {{"feet", 0}};
  c.initial.assign(6, 0);
  return c;
}

PoseGraph nothing() {
  PoseGraph graph;
  graph.nodes = {{1, {}, {}, {}, -1, {}}};
  graph.cyclic = false;
  return graph;
}

TEST(Floor, ARestingFigureSinksByItsWeight) {
  for (const bool implicit : {true, false}) {
    for (const ContactModel model : {ContactModel::Stable, ContactModel::Printed}) {
      SimulationOptions options;
      options.implicitSprings = implicit;
      options.contact = model;
      Creature c = block(2);
      c.floor = {1e4, 200, 1};
      const RunRecord r = run(c, nothing(), 3, options);
      ASSERT_EQ(r.end, RunEnd::Completed);
      EXPECT_NEAR(r.state(r.samples() - 1)[1], -2 * 9.81 / (1e4 * 2), 1e-6)
          << implicit << static_cast<int>(model);
      EXPECT_EQ(r.touching.back(), 3u);
    }
  }
}

TEST(Floor, PullsOnlyWhereItIsLetAndForgetsItsAnchor) {
  Creature c = block(1);
  c.initial = {0, 0.5, 0.0, 3, 0, 0};  // thrown up
  c.initial[2] = -1e-4;
  const auto peak = [&](bool adhesion, ContactModel model) {
    SimulationOptions options;
    options.allowAdhesion = adhesion;
    options.contact = model;
    const RunRecord r = run(c, nothing(), 1.2, options);
    double most = 0;
    for (std::size_t i = 0; i < r.samples(); ++i) most = std::max(most, r.com[i].y());
    return most;
  };
  const double free = 0.1 + 9.0 / (2 * 9.81);
  EXPECT_NEAR(peak(false, ContactModel::Stable), free, 0.01);
  EXPECT_LT(peak(true, ContactModel::Stable), free - 0.02);
  EXPECT_LT(peak(false, ContactModel::Printed), free - 0.02);
  // It comes down where it flew to, not where it began.
  const RunRecord r = run(c, nothing(), 2);
  EXPECT_GT(r.com.back().x(), 0.25);
  EXPECT_LT(std::abs(r.comVelocity.back().x()), 0.05);
}

TEST(Floor, FrictionHoldsUpToItsBound) {
  // Pushed along by tilted gravity: tan of the tilt against the coefficient.
  for (const double tilt : {0.3, 0.7}) {
    CreatureWorld world;
    world.gravity = 9.81 * Vec2(std::sin(tilt), -std::cos(tilt));
    Creature c = block(1);
    c.floor = {1e4, 100, 0.5};
    const RunRecord r = run(c, nothing(), 1, {}, world);
    const double slide = 9.81 * (std::sin(tilt) - 0.5 * std::cos(tilt));
    if (std::tan(tilt) < 0.5) {
      EXPECT_NEAR(r.com.back().x(), 0, 0.01);
    } else {
      EXPECT_NEAR(r.com.back().x(), 0.5 * slide, 0.1 * slide);
    }
  }
}

// A slope of 5 degrees is level ground under gravity turned by 5 degrees.
// What slides is counted, either way, while it touches; where friction is infinite nothing slides.
TEST(Floor, CountsWhatSlides) {
  Creature c = block(2);
  c.initial[1] = 1;  // m/s
  c.floor.friction = 0;
  SimulationOptions options;
  const RunRecord free = run(c, nothing(), 1, options);
  ASSERT_EQ(free.slid.size(), 2 * free.samples());
  EXPECT_NEAR(free.slid.back(), 1, 0.02);
  c.floor.friction = 0.5;  // stops after v² / (2 µ g)
  const RunRecord rough = run(c, nothing(), 1, options);
  EXPECT_NEAR(rough.slid.back(), 1 / (2 * 0.5 * kGravity), 0.02);
  c.floor.friction = std::numeric_limits<double>::infinity();
  // The springs of the floor give by v √(m / 2k) at most, to and fro.
  EXPECT_LT(run(c, nothing(), 1, options).slid.back(), 4 * std::sqrt(2 / (2 * 1e4)));
}

TEST(Floor, ASlopeIsTurnedGravity) {
  const double angle = 5 * kDegree;
  Creature c = creaturePreset("luxo");
  const PoseGraph graph = holdingGraph(c);
  CreatureWorld turned;
  turned.gravity = 9.81 * Vec2(-std::sin(angle), -std::cos(angle));
  const RunRecord level = run(c, graph, 1, {}, turned);
  CreatureWorld slope;
  slope.ground = GroundLine::plane({0, 0}, {-std::sin(angle), std::cos(angle)});
  const auto turn = [&](double x, double y) {
    return Vec2(std::cos(angle) * x - std::sin(angle) * y, std::sin(angle) * x + std::cos(angle) * y);
  };
  Creature tilted = c;
  const Vec2 place = turn(c.initial[0], c.initial[2]), speed = turn(c.initial[1], c.initial[3]);
  tilted.initial[0] = place.x();
  tilted.initial[2] = place.y();
  tilted.initial[1] = speed.x();
  tilted.initial[3] = speed.y();
  tilted.initial[4] += angle;
  const RunRecord up = run(tilted, graph, 1, {}, slope);
  ASSERT_EQ(up.samples(), level.samples());
  for (std::size_t i = 0; i < up.samples(); ++i)
    EXPECT_NEAR((up.com[i] - turn(level.com[i].x(), level.com[i].y())).norm(), 0, 1e-6);
}

TEST(Floor, ABrokenLineIsStoodOnPieceByPiece) {
  const GroundLine steps({{-5, 0}, {0, 0}, {1, 0.5}, {9, 0.5}});
  EXPECT_NEAR(steps.under({-1, -0.1}).depth, 0.1, 1e-12);
  EXPECT_NEAR(steps.height(0.5), 0.25, 1e-12);
  EXPECT_NEAR(steps.under({5, 0.4}).depth, 0.1, 1e-12);
  EXPECT_NEAR(steps.under({0.5, 0.15}).depth, 0.1 * std::cos(std::atan(0.5)), 1e-12);
  EXPECT_THAT(
      [&] {
        GroundLine({{0, 0}, {0, 1}});
      },
      testing::ThrowsMessage<Error>(testing::HasSubstr("point 2 of the ground")));
  EXPECT_THAT(
      [&] {
        GroundLine::plane({0, 0}, {1, 0});
      },
      testing::ThrowsMessage<Error>(testing::HasSubstr("must point up")));
  CreatureWorld world;
  world.ground = steps;
  Creature c = block(1);
  c.initial = {5, 0, 1, 0, 0, 0};
  EXPECT_NEAR(run(c, nothing(), 3, {}, world).state(600)[1], 0.5, 0.01);
}

// The printed constants shake the light creatures apart at the printed step (explicit); our default carries
// them.
TEST(Floor, ThePrintedFloorIsUnstableAndTheDefaultIsNot) {
  SimulationOptions ours;
  ours.detectFalls = false;
  SimulationOptions printed = ours;
  printed.integrator = Integrator::Euler;
  printed.contact = ContactModel::Printed;
  for (const char* name : {"luxo", "pogo"}) {
    Creature c = creaturePreset(name);
    PoseGraph graph = holdingGraph(c);
    for (double& k : graph.nodes[0].spring) k = 10;
    for (double& k : graph.nodes[0].damper) k = 1;
    EXPECT_EQ(run(c, graph, 8, ours).end, RunEnd::Completed) << name;
    c.floor = printedFloor();
    EXPECT_EQ(run(c, graph, 8, printed).end, RunEnd::Diverged) << name;
    // The same constants, implicit.
    EXPECT_EQ(run(c, graph, 8, ours).end, RunEnd::Completed) << name;
  }
}

TEST(PoseGraphs, SwitchAtTheirCumulativeTimesAndWrap) {
  const Creature c = hinge(0.02);
  PoseGraph graph;
  // Not whole steps: the remainder is carried over.
  graph.nodes = {{0.1234, {0}, {1}, {1}, -1, {}}, {0.2345, {1}, {1}, {1}, -1, {}}};
  const RunRecord r = run(c, graph, 8, {}, nowhere());
  ASSERT_GT(r.cycleStarts.size(), 20u);
  for (std::size_t k = 0; k < r.cycleStarts.size(); ++k)
    EXPECT_NEAR(r.cycleStarts[k], static_cast<double>(k) * 0.3579, 1e-6);
  graph.cyclic = false;
  const RunRecord held = run(c, graph, 8, {}, nowhere());
  EXPECT_EQ(held.cycleStarts.size(), 1u);
  EXPECT_NEAR(held.angle(held.samples() - 1, 0), 1, 1e-3);  // the last pose is held
  // A pose out of reach is left all the same: springs of nothing.
  graph.cyclic = true;
  for (PoseNode& node : graph.nodes) node.spring = {0};
  EXPECT_EQ(run(c, graph, 8, {}, nowhere()).cycleStarts.size(), r.cycleStarts.size());
}

TEST(PoseGraphs, ParameterCountsAreTheThesiss) {
  EXPECT_EQ(poseGraphSpace(creaturePreset("luxo"), 2, {}).size(), 10u);
  EXPECT_EQ(poseGraphSpace(creaturePreset("walker"), 4, {}).size(), 52u);
  PoseGraphRanges dampers;
  dampers.freeDampers = true;
  EXPECT_EQ(poseGraphSpace(hinge(1), 15, dampers).size(), 60u);
  PoseGraphRanges fixed;
  fixed.fixedHold = fixed.fixedSpring = true;
  EXPECT_EQ(poseGraphSpace(creaturePreset("luxo"), 2, fixed).size(), 4u);
  // [t θ1 θ2 kp1 kp2] a node.
  const PoseGraphSpace space = poseGraphSpace(creaturePreset("luxo"), 2, {});
  const std::vector<double> x = {0.2, -4.5, 5, 3, 4, 0.3, -5, 4, 5, 6};
  PoseGraph graph = space.base;
  applyParameters(space, creaturePreset("luxo"), x.data(), graph);
  EXPECT_EQ(graph.nodes[1].target[0], -5);
  EXPECT_EQ(graph.nodes[0].spring[1], 4);
  EXPECT_DOUBLE_EQ(graph.nodes[1].damper[1], 0.6);
  EXPECT_EQ(parametersOf(space, graph), x);
  // Mirrored: the second half has the legs exchanged.
  const Creature walker = creaturePreset("walker");
  const PoseGraphSpace half = poseGraphSpace(walker, 4, {}, true, true);
  ASSERT_EQ(half.size(), 26u);
  std::vector<double> y;
  for (std::size_t i = 0; i < half.size(); ++i) y.push_back(0.1 + 0.01 * static_cast<double>(i));
  applyParameters(half, walker, y.data(), graph);
  EXPECT_EQ(graph.nodes[2].target[3], graph.nodes[0].target[0]);
  EXPECT_EQ(graph.nodes[3].hold, graph.nodes[1].hold);
}

TEST(PoseGraphs, WaitForALegAndSayWhatIsWrong) {
  Creature c = block(1);
  c.initial = {0, 0, 0.5, 0, 0, 0};
  PoseGraph graph;
  graph.nodes = {{5, {}, {}, {}, 0, {}}, {1, {}, {}, {}, -1, {}}};
  const RunRecord r = run(c, graph, 2);
  ASSERT_EQ(r.cycleStarts.size(), 2u);
  EXPECT_NEAR(r.cycleStarts[1], std::sqrt(2 * 0.5 / 9.81) + 1, 0.01);
  const auto message = [&](const PoseGraph& g) {
    try {
      checkPoseGraph(g, c);
    } catch (const Error& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  graph.nodes[1].hold = 0;
  EXPECT_THAT(message(graph), HasSubstr("pose 2"));
  graph.nodes[1] = {1, {0}, {}, {}, -1, {}};
  EXPECT_THAT(message(graph), HasSubstr("has 1 angles"));
  graph.nodes[1] = {1, {}, {}, {}, 3, {}};
  EXPECT_THAT(message(graph), HasSubstr("leg"));
}

// The closed loop: the same poses fall without balance (after Yin et al.).
TEST(PoseGraphs, BalanceKeepsTheWalkerUp) {
  Creature c = creaturePreset("walker");
  PoseGraph graph;
  const double trunk = 1.5, hipStand = -3.1, hipSwing = -2.5;
  for (int side = 0; side < 2; ++side) {
    PoseNode node;
    node.hold = 0.4;
    node.target = {hipStand, -0.1, 1.6, hipSwing, -0.6, 1.6};
    if (side == 1) node.target = {hipSwing, -0.6, 1.6, hipStand, -0.1, 1.6};
    node.spring = {300, 300, 60, 300, 300, 60};
    node.damper = {30, 30, 6, 30, 30, 6};
    node.balance = {side, 1 - side, 0, 0.2, trunk, 300, 30};
    graph.nodes.push_back(node);
  }
  PoseGraph open = graph;
  for (PoseNode& node : open.nodes) node.balance = {};
  const RunRecord closed = run(c, graph, 8), alone = run(c, open, 8);
  EXPECT_EQ(closed.end, RunEnd::Completed) << closed.reason;
  EXPECT_EQ(alone.end, RunEnd::Fell);
}

// The same on one leg: what was found for the kangaroo hops on, and falls at once without balance.
TEST(PoseGraphs, AHopperBalancesOnOneLeg) {
  const SynthesisSolution hop = solutionPreset("kangaroo hop");
  const Creature& c = hop.problem.creature;
  PoseGraph graph = hop.graph();
  ASSERT_EQ(graph.nodes[0].balance.standing, graph.nodes[0].balance.swinging);
  const RunRecord closed = run(c, graph, 20);
  EXPECT_EQ(closed.end, RunEnd::Completed) << closed.reason;
  EXPECT_GT(closed.com.back().x(), 20);
  for (PoseNode& node : graph.nodes) node.balance = {};
  EXPECT_EQ(run(c, graph, 20).end, RunEnd::Fell);
}

TEST(Runs, FallsAndDivergenceEndThemWithAReason) {
  Creature c = creaturePreset("walker");
  PoseGraph slack = holdingGraph(c);
  slack.nodes[0].spring.assign(6, 0);
  slack.nodes[0].damper.assign(6, 0);
  const RunRecord r = run(c, slack, 8);
  EXPECT_EQ(r.end, RunEnd::Fell);
  EXPECT_LT(r.endTime, 2);
  EXPECT_THAT(r.reason, HasSubstr("fell"));
  SimulationOptions keep;
  keep.detectFalls = false;
  EXPECT_EQ(run(c, slack, 1, keep).end, RunEnd::Completed);
  Creature fast = creaturePreset("luxo");
  fast.initial[1] = 1e5;
  EXPECT_EQ(run(fast, holdingGraph(fast), 1).end, RunEnd::Diverged);
  EXPECT_THAT(
      [&] { run(fast, holdingGraph(fast), -1); },
      testing::ThrowsMessage<Error>(testing::HasSubstr("must be above 0 and at most 100000 s, got -1")));
  SimulationOptions odd;
  odd.step = 0;
  EXPECT_THAT([&] { run(c, slack, 1, odd); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("the step must be")));
}

TEST(Runs, TheSolversAndWorkspacesGiveTheSameRun) {
  const Creature c = creaturePreset("pogo");
  const PoseGraph graph = holdingGraph(c);
  const RunRecord a = run(c, graph, 2), b = run(c, graph, 2);
  EXPECT_EQ(a.q, b.q);  // the same bits
  SimulationOptions dense;
  dense.solver = TreeSolver::DenseLdlt;
  const RunRecord d = run(c, graph, 0.5, dense);
  for (std::size_t i = 0; i < d.samples(); ++i) EXPECT_NEAR((d.com[i] - a.com[i]).norm(), 0, 1e-7);
  // Integrators agree where contacts are soft and steps small.
  for (const Integrator kind : {Integrator::Rk4, Integrator::Adaptive}) {
    SimulationOptions options;
    options.integrator = kind;
    options.step = 0.0002;
    const RunRecord e = run(c, graph, 0.4, options);
    EXPECT_NEAR((e.com.back() - a.comAt(0.4)).norm(), 0, 0.03);
  }
}

TEST(Runs, BecomeMotionsOfASkeleton) {
  for (const char* name : {"luxo", "pogo", "cat"}) {
    const Creature c = creaturePreset(name);
    const RunRecord r = run(c, holdingGraph(c), 1);
    const Motion m = motionOf(c, r, 30);
    ASSERT_EQ(m.frames(), 31u) << name;
    // Joints are where the links are: the plane is (travel · x, y) at (z, y).
    const std::vector<int> joints = jointsOfLinks(c);
    Pose pose;
    int checked = 0;
    for (const std::size_t f : {std::size_t{0}, std::size_t{17}, std::size_t{30}}) {
      worldPose(m, f, pose);
      const std::vector<double> q = coordinatesOf(c, m, f);
      const auto places = placesOf(c, q.data());
      for (std::size_t i = 0; i < c.links.size(); ++i, ++checked) {
        const Vec3& p = pose.position[static_cast<std::size_t>(joints[i])];
        EXPECT_NEAR(p.z(), c.travel * places[i].origin.x(), 1e-12);
        EXPECT_NEAR(p.y(), places[i].origin.y(), 1e-12);
        EXPECT_NEAR(p.x(), 0, 1e-12);
      }
      EXPECT_NEAR(q[1], r.coordinateAt(static_cast<double>(f) / 30, 1), 1e-12);
    }
    EXPECT_EQ(checked, 3 * static_cast<int>(c.links.size()));
    const Motion twice = concatenated(m, m);
    EXPECT_EQ(twice.frames(), 62u);
    EXPECT_NEAR(twice.frame(31)[2], 2 * m.frame(30)[2] - m.frame(29)[2], 1e-12);
    EXPECT_THAT(
        [&] { motionOf(c, r, 0); },
        testing::ThrowsMessage<Error>(testing::HasSubstr("must be above 0 frames per second, got 0")));
  }
}

// What others read of a skeleton: a foot goes to its first end, which is the toe, and a trunk goes on to its
// head.
TEST(Runs, HaveSkeletonsWithToesAndHeads) {
  const Skeleton walker = skeletonOf(creaturePreset("walker"));
  const auto endsOf = [&](const std::string& name) {
    std::vector<Vec3> ends;
    for (const Joint& joint : walker.joints) {
      if (joint.kind == JointKind::EndSite &&
          walker.joints[static_cast<std::size_t>(joint.parent)].name == name)
        ends.push_back(joint.translation);
    }
    return ends;
  };
  for (const char* foot : {"left_foot", "right_foot"}) {
    ASSERT_EQ(endsOf(foot).size(), 2u);
    EXPECT_GT(endsOf(foot)[0].z(), 0.05);
    EXPECT_LT(endsOf(foot)[1].z(), -0.05);
  }
  ASSERT_EQ(endsOf("trunk").size(), 1u);
  EXPECT_GT(endsOf("trunk")[0].norm(), 0.3);
  EXPECT_TRUE(endsOf("left_thigh").empty());
}

}  // namespace
}  // namespace footfall::creature
