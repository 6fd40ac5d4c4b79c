// SPDX-License-Identifier: MIT
// The equations of motion: forward kinematics of the printed creatures, the two solvers against each other
// and against a recursive Newton-Euler pass in space, pendulums, momentum, orders of the integrators.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <Eigen/Cholesky>
#include <cmath>
#include <random>

#include "base/angles.h"
#include "base/error.h"
#include "creature/presets/creature_presets.h"

namespace footfall::creature {
namespace {

struct State {
  std::vector<double> q, qd;
};

State startOf(const Creature& c) {
  State s{std::vector<double>(static_cast<std::size_t>(c.dofs())),
          std::vector<double>(static_cast<std::size_t>(c.dofs()))};
  splitState(c.initial, s.q.data(), s.qd.data());
  return s;
}

// A random tree of n links with everything a creature may have.
Creature randomTree(int n, std::mt19937& random, int pins = 0) {
  std::uniform_real_distribution<double> unit(-1, 1), size(0.05, 1);
  Creature c;
  c.name = "random";
  for (int i = 0; i < n; ++i) {
    CreatureLink link;
    link.name = std::to_string(i);
    link.parent = i == 0 ? -1 : static_cast<int>(random() % static_cast<unsigned>(i));
    link.attach = {unit(random), unit(random)};
    link.mass = size(random);
    link.inertia = 0.1 * size(random);
    link.com = {0.3 * unit(random), 0.3 * unit(random)};
    c.links.push_back(link);
  }
  for (int i = 0; i < pins; ++i)
    c.fixed.push_back({static_cast<int>(random() % static_cast<unsigned>(n)), {unit(random), unit(random)}});
  for (int i = 0; i < c.stateSize(); ++i) c.initial.push_back(2 * unit(random));
  return c;
}

TEST(CreatureModel, StateSizesAndMasses) {
  EXPECT_EQ(creaturePreset("luxo").stateSize(), 10);
  EXPECT_EQ(creaturePreset("pogo").stateSize(), 14);
  EXPECT_EQ(creaturePreset("walker").stateSize(), 18);
  EXPECT_EQ(creaturePreset("luxo").dofs(), 5);
  EXPECT_NEAR(creaturePreset("luxo").mass(), 0.55, 1e-12);
  EXPECT_NEAR(creaturePreset("pogo").mass(), 0.55, 1e-12);
  EXPECT_NEAR(creaturePreset("walker").mass(), 23, 1e-12);
  EXPECT_NEAR(creaturePreset("walker as printed").mass(), 23, 1e-12);
}

// Values of the specification for the printed initial states.
TEST(CreatureModel, ForwardKinematicsOfThePrintedStates) {
  struct Row {
    const char* name;
    Vec2 com;
    std::vector<Vec2> monitors;
  };
  const Row rows[] = {
      {"luxo", {0.1063, 0.3151}, {{-0.2700, -0.0006}, {0.2700, -0.0014}}},
      {"luxo as printed", {0.0805, 0.5866}, {{-0.2700, -0.0006}, {0.2700, -0.0014}}},
      {"pogo", {0.2055, 0.1781}, {{-0.3218, 0.0257}, {-0.0463, 0.1161}, {0.2988, 0.0257}, {0.5880, 0.0468}}},
      {"walker as printed",
       {-0.0150, 0.2967},
       {{-0.1755, 0.0393}, {-0.0124, 0.0224}, {-0.1357, 0.1043}, {0.0152, 0.0401}}}};
  for (const Row& row : rows) {
    const Creature c = creaturePreset(row.name);
    const auto places = placesOf(c, startOf(c).q.data());
    EXPECT_NEAR((centreOfMass(c, places) - row.com).norm(), 0, 1e-4) << row.name;
    ASSERT_EQ(c.monitors.size(), row.monitors.size());
    for (std::size_t i = 0; i < row.monitors.size(); ++i)
      EXPECT_NEAR(
          (places[static_cast<std::size_t>(c.monitors[i].link)].at(c.monitors[i].point) - row.monitors[i])
              .norm(),
          0, 1e-4)
          << row.name << i;
  }
  // The state of section 6.5.1.
  Creature c = creaturePreset("luxo");
  c.initial = {0, 0, 0, 0, 0, 0, -4.9, 0, 4.665, 0};
  EXPECT_NEAR((centreOfMass(c, placesOf(c, startOf(c).q.data())) - Vec2(0.1920, 0.2808)).norm(), 0, 1e-4);
}

TEST(CreatureModel, InertiasAreThoseOfRods) {
  const auto length = [](const CreatureLink& l) { return std::sqrt(12 * l.inertia / l.mass); };
  int checked = 0;
  for (const CreatureLink& l : creaturePreset("luxo").links) {
    EXPECT_NEAR(length(l), 0.5, 0.0005);
    ++checked;
  }
  EXPECT_NEAR(length(creaturePreset("pogo").links[0]), 0.5, 0.0005);
  const Creature walker = creaturePreset("walker");
  EXPECT_NEAR(length(walker.links[0]), 0.5, 0.0005);
  for (std::size_t i = 1; i < walker.links.size(); ++i, ++checked)
    EXPECT_NEAR(length(walker.links[i]), 0.25, 0.0005);
  EXPECT_EQ(checked, 9);
}

// Recursive Newton-Euler in space (Craig's outward and inward passes, summed over children) gives the joint
// torques and the root's wrench that accelerations need. Independent of the planar code: 3-vectors, rotation
// matrices.
std::vector<double> inverseDynamics(const Creature& c, const State& s, const std::vector<double>& qdd,
                                    const Vec2& gravity) {
  const std::size_t n = c.links.size();
  const Vec3 z = Vec3::UnitZ();
  std::vector<Vec3> omega(n), alpha(n), acceleration(n), force(n), moment(n);
  std::vector<Mat3> world(n);
  std::vector<Vec3> origin(n);
  const auto space = [](const Vec2& v) { return Vec3(v.x(), v.y(), 0); };
  for (std::size_t i = 0; i < n; ++i) {
    const Mat3 turn = Eigen::AngleAxisd(s.q[i + 2], z).toRotationMatrix();
    if (i == 0) {
      world[0] = turn;
      origin[0] = Vec3(s.q[0], s.q[1], 0);
      omega[0] = s.qd[2] * z;
      alpha[0] = qdd[2] * z;
      acceleration[0] = Vec3(qdd[0], qdd[1], 0) - space(gravity);
      continue;
    }
    const auto p = static_cast<std::size_t>(c.links[i].parent);
    const Vec3 arm = world[p] * space(c.links[i].attach);
    world[i] = world[p] * turn;
    origin[i] = origin[p] + arm;
    omega[i] = omega[p] + s.qd[i + 2] * z;
    alpha[i] = alpha[p] + qdd[i + 2] * z + omega[p].cross(s.qd[i + 2] * z);
    acceleration[i] = acceleration[p] + alpha[p].cross(arm) + omega[p].cross(omega[p].cross(arm));
  }
  std::vector<double> torque(n + 2, 0);
  std::vector<Vec3> f(n, Vec3::Zero()), m(n, Vec3::Zero());
  for (std::size_t i = n; i-- > 0;) {
    const Vec3 com = world[i] * space(c.links[i].com);
    const Vec3 inertial =
        c.links[i].mass * (acceleration[i] + alpha[i].cross(com) + omega[i].cross(omega[i].cross(com)));
    f[i] += inertial;
    m[i] += c.links[i].inertia * alpha[i] + com.cross(inertial);
    torque[i + 2] = m[i].z();
    if (i > 0) {
      const auto p = static_cast<std::size_t>(c.links[i].parent);
      f[p] += f[i];
      m[p] += m[i] + (origin[i] - origin[p]).cross(f[i]);
    }
  }
  torque[0] = f[0].x();
  torque[1] = f[0].y();
  return torque;
}

TEST(TreeDynamics, AgreesWithNewtonEulerInSpace) {
  std::mt19937 random(3);
  std::uniform_real_distribution<double> unit(-1, 1);
  int checked = 0;
  for (int round = 0; round < 30; ++round) {
    const Creature c = randomTree(1 + round % 12, random);
    const State s = startOf(c);
    const TreeModel model(c);
    TreeWorkspace work(model);
    const Vec2 gravity(0.7, -9.81);
    std::vector<double> torque(static_cast<std::size_t>(c.joints()));
    for (double& t : torque) t = unit(random);
    TreeLoads loads{gravity, torque.data(), nullptr, nullptr, 0};
    placeTree(model, s.q.data(), s.qd.data(), work);
    std::vector<double> qdd(s.q.size());
    ASSERT_TRUE(accelerate(model, loads, TreeSolver::ArticulatedBody, work, qdd.data()));
    const std::vector<double> back = inverseDynamics(c, s, qdd, gravity);
    for (std::size_t i = 0; i < back.size(); ++i, ++checked)
      EXPECT_NEAR(back[i], i < 3 ? 0 : torque[i - 3], 1e-10)
          << "coordinate " << i << " of " << c.links.size();
    // A is symmetric and positive definite.
    assembleTree(model, loads, work);
    EXPECT_LT((work.matrix - work.matrix.transpose()).cwiseAbs().maxCoeff(), 1e-13);
    EXPECT_EQ(Eigen::LLT<Eigen::MatrixXd>(work.matrix).info(), Eigen::Success);
  }
  EXPECT_GT(checked, 200);
}

TEST(TreeDynamics, TheSolversAgreeOnLoadsAddedMassesAndPins) {
  std::mt19937 random(5);
  std::uniform_real_distribution<double> unit(-1, 1), size(0, 2);
  for (int round = 0; round < 40; ++round) {
    Creature c = randomTree(2 + round % 10, random, round % 3 == 2 ? 1 : 0);
    for (int i = 0; i < c.dofs(); ++i) c.coordinateDamping.push_back(size(random));
    const State s = startOf(c);
    const TreeModel model(c);
    TreeWorkspace work(model);
    std::vector<double> torque, added;
    for (int j = 0; j < c.joints(); ++j) torque.push_back(unit(random)), added.push_back(size(random));
    std::vector<PointLoad> points;
    placeTree(model, s.q.data(), s.qd.data(), work);
    pinTree(model, work);
    for (int k = 0; k < 3; ++k) {
      PointLoad load;
      load.link = static_cast<int>(random() % c.links.size());
      load.point = work.body[static_cast<std::size_t>(load.link)].pointOf({unit(random), unit(random)});
      load.force = {unit(random), unit(random)};
      load.normal = Vec2(unit(random), 1).normalized();
      load.addedNormal = size(random);
      load.addedAlong = size(random);
      points.push_back(load);
    }
    const TreeLoads loads{{0, -9.81}, torque.data(), added.data(), points.data(), points.size()};
    std::vector<double> fast(s.q.size()), ldlt(s.q.size()), lu(s.q.size());
    ASSERT_TRUE(accelerate(model, loads, TreeSolver::DenseLdlt, work, ldlt.data()));
    ASSERT_TRUE(accelerate(model, loads, TreeSolver::DenseLu, work, lu.data()));
    ASSERT_TRUE(accelerate(model, loads, TreeSolver::ArticulatedBody, work, fast.data()));
    double most = 1;
    for (const double v : ldlt) most = std::max(most, std::abs(v));
    for (std::size_t i = 0; i < fast.size(); ++i) {
      EXPECT_NEAR(fast[i], ldlt[i], 1e-10 * most) << round << " " << i;
      EXPECT_NEAR(lu[i], ldlt[i], 1e-10 * most);
    }
  }
}

// A link pinned at a point swings with 2π √((I + m l²) / (m g l)).
TEST(TreeDynamics, APinnedLinkIsAPhysicalPendulum) {
  Creature c;
  c.name = "pendulum";
  c.links = {{"rod", -1, {0, 0}, 2, 0.3, {0.4, 0}, 0, 0, {}}};
  c.fixed = {{0, {-0.2, 0}}};
  const double l = 0.6, g = 9.81, period = 2 * kPi * std::sqrt((0.3 + 2 * l * l) / (2 * g * l));
  const double angle = -kPi / 2 + 0.01;
  c.initial = {0, 0, 0, 0, angle, 0};
  SimulationOptions options;
  options.integrator = Integrator::Rk4;
  options.detectFalls = false;
  const SimulationModel model(c, {}, options);
  SimulationWorkspace work(model);
  RunRecord r;
  PoseGraph graph;
  graph.nodes = {{1, {}, {}, {}, -1, {}}};
  simulate(model, PoseGraphController(graph, c), 3 * period, work, r);
  // Times of falling passages through the lowest point.
  std::vector<double> passages;
  for (std::size_t i = 1; i < r.samples(); ++i) {
    const double a = r.state(i - 1)[2] + kPi / 2, b = r.state(i)[2] + kPi / 2;
    if (a > 0 && b <= 0) passages.push_back(r.time(i - 1) + r.step * a / (a - b));
  }
  ASSERT_GE(passages.size(), 2u);
  EXPECT_NEAR(passages[1] - passages[0], period, 1e-4 * period);
}

Creature flying() {
  Creature c = creaturePreset("luxo");
  c.monitors.clear();
  c.initial = {0, 1, 5, 2, 0.3, 3, -4.6, -2, 4.6, 1.5};
  return c;
}

double energyAfter(const Creature& c, Integrator integrator, double step, double seconds,
                   RunRecord* out = nullptr) {
  SimulationOptions options;
  options.integrator = integrator;
  options.step = step;
  options.recordStep = seconds;
  options.implicitSprings = false;
  options.detectFalls = false;
  options.tolerance = 1e-10;
  const SimulationModel model(c, {}, options);
  SimulationWorkspace work(model);
  RunRecord r;
  PoseGraph graph;
  graph.nodes = {{10, {0, 0}, {0, 0}, {0, 0}, -1, {}}};
  simulate(model, PoseGraphController(graph, c), seconds, work, r);
  if (out) *out = r;
  return r.kinetic.back() + r.potential.back();
}

// Free flight of the specification: E0 = 30.268307 J, Euler drifts by 1.2e-2, 1.2e-3 J at a step of 1e-3,
// 1e-4.
TEST(TreeDynamics, FreeFlightKeepsItsEnergyAndParabola) {
  const Creature c = flying();
  RunRecord r;
  const double energy = energyAfter(c, Integrator::Adaptive, 0.001, 0.5, &r);
  EXPECT_NEAR(r.kinetic[0] + r.potential[0], 30.268307, 1e-5);
  EXPECT_NEAR(energy, 30.268307, 1e-6);
  const Vec2 expected = r.com[0] + 0.5 * r.comVelocity[0] + Vec2(0, -0.5 * 9.81 * 0.25);
  EXPECT_NEAR((r.com.back() - expected).norm(), 0, 1e-9);
  EXPECT_NEAR(std::abs(energyAfter(c, Integrator::Euler, 1e-3, 0.5) - 30.268307), 1.2e-2, 2e-3);
  EXPECT_NEAR(std::abs(energyAfter(c, Integrator::Euler, 1e-4, 0.5) - 30.268307), 1.2e-3, 2e-4);
}

TEST(TreeDynamics, ObservedOrdersOfTheIntegrators) {
  const Creature c = flying();
  RunRecord exact;
  energyAfter(c, Integrator::Adaptive, 0.001, 0.4, &exact);
  const auto error = [&](Integrator kind, double step) {
    RunRecord r;
    energyAfter(c, kind, step, 0.4, &r);
    double sum = 0;
    for (int k = 0; k < r.dofs; ++k)
      sum += std::abs(r.state(r.samples() - 1)[k] - exact.state(exact.samples() - 1)[k]);
    return sum;
  };
  const std::pair<Integrator, double> orders[] = {
      {Integrator::Euler, 1}, {Integrator::SemiImplicit, 1}, {Integrator::Rk2, 2}, {Integrator::Rk4, 4}};
  for (const auto& [kind, order] : orders) {
    const double h = order == 4 ? 0.02 : 0.004;
    EXPECT_NEAR(std::log2(error(kind, h) / error(kind, h / 2)), order, 0.25) << static_cast<int>(kind);
  }
}

TEST(TreeDynamics, WithoutGravityMomentumIsKeptUnderSprings) {
  Creature c = creaturePreset("walker");
  c.monitors.clear();
  const State s = startOf(c);
  CreatureWorld nowhere;
  nowhere.gravity.setZero();
  for (const bool moving : {false, true}) {
    SimulationOptions options;
    options.detectFalls = false;
    const SimulationModel model(c, nowhere, options);
    SimulationWorkspace work(model);
    PoseNode node;
    node.hold = 10;
    for (int j = 0; j < c.joints(); ++j) {
      node.target.push_back(s.q[static_cast<std::size_t>(j) + 3] + (moving ? 0.4 : 0));
      node.spring.push_back(100);
      node.damper.push_back(10);
    }
    PoseGraph graph;
    graph.nodes = {node};
    const PoseGraphController controller(graph, c);
    startRun(model, controller, work);
    for (int i = 0; i < 1000; ++i) ASSERT_TRUE(stepRun(model, controller, work));
    const TreeEnergy e = energyOf(model.tree, nowhere.gravity, work.tree);
    // Explicit positions: momentum is kept to the order of the step.
    EXPECT_NEAR(e.momentum.norm(), 0, moving ? 0.02 : 1e-12);
    EXPECT_NEAR(e.spin, 0, moving ? 0.02 : 1e-12);
    for (std::size_t i = 0; i < s.q.size() && !moving; ++i) EXPECT_NEAR(work.q[i], s.q[i], 1e-12);
  }
}

TEST(CreatureModel, MalformedCreaturesAreRefusedByName) {
  const auto message = [](const Creature& c) -> std::string {
    try {
      checkCreature(c);
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  const auto broken = [&](auto change) {
    Creature c = creaturePreset("pogo");
    change(c);
    return message(c);
  };
  using testing::HasSubstr;
  EXPECT_EQ(message(creaturePreset("pogo")), "");
  EXPECT_THAT(broken([](Creature& c) { c.links[2].mass = -1; }),
              testing::AllOf(HasSubstr("front shank"), HasSubstr("mass")));
  EXPECT_THAT(broken([](Creature& c) { c.links[3].inertia = 0; }), HasSubstr("hind thigh"));
  EXPECT_THAT(broken([](Creature& c) { c.links[1].parent = 2; }),
              testing::AllOf(HasSubstr("ring"), HasSubstr("front thigh"), HasSubstr("front shank")));
  EXPECT_THAT(broken([](Creature& c) { c.links[4].parent = 9; }),
              testing::AllOf(HasSubstr("hind shank"), HasSubstr("missing")));
  EXPECT_THAT(broken([](Creature& c) { c.links[4].com.x() = NAN; }),
              testing::AllOf(HasSubstr("hind shank"), HasSubstr("not finite")));
  EXPECT_THAT(broken([](Creature& c) { c.initial.pop_back(); }), HasSubstr("14"));
  EXPECT_THAT(broken([](Creature& c) { c.initial[3] = INFINITY; }), HasSubstr("number 4"));
  EXPECT_THAT(broken([](Creature& c) { c.monitors[1].link = 5; }), HasSubstr("monitor point 2"));
  EXPECT_THAT(broken([](Creature& c) { c.links[2].parent = -1; }), HasSubstr("exactly one is the root"));
  EXPECT_THAT(broken([](Creature& c) { c.links.clear(); }), HasSubstr("no links"));
  EXPECT_THAT(broken([](Creature& c) { c.links[1].low = 9; }), HasSubstr("front thigh"));
}

}  // namespace
}  // namespace footfall::creature
