// SPDX-License-Identifier: MIT
#include "creature/control/pose_graph.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/constants.h"
#include "base/error.h"
#include "creature/creature_tuning.h"

namespace footfall::creature {
namespace {

void setDrives(const PoseNode& node, JointDrive* drives) {
  for (std::size_t j = 0; j < node.target.size(); ++j)
    drives[j] = {node.target[j], node.spring[j], node.damper[j], 0};
}

}  // namespace

double PoseGraph::period() const {
  double sum = 0;
  for (const PoseNode& node : nodes) sum += node.hold;
  return sum;
}

void checkPoseGraph(const PoseGraph& graph, const Creature& creature) {
  if (graph.nodes.empty()) throw Error("the controller has no poses");
  const auto joints = static_cast<std::size_t>(creature.joints());
  const int legs = static_cast<int>(creature.legs.size());
  for (std::size_t n = 0; n < graph.nodes.size(); ++n) {
    const PoseNode& node = graph.nodes[n];
    const auto fail = [&](const std::string& what) {
      throw Error(fmt::format("pose {} of the controller {}", n + 1, what));
    };
    if (!(node.hold > 0) || !std::isfinite(node.hold))
      fail(fmt::format("must be held for a time above 0 s, got {:g}", node.hold));
    const std::pair<const std::vector<double>*, const char*> lists[] = {
        {&node.target, "angles"}, {&node.spring, "springs"}, {&node.damper, "dampers"}};
    for (const auto& [list, what] : lists) {
      if (list->size() != joints)
        fail(fmt::format("has {} {}, but '{}' has {} joints", list->size(), what, creature.name, joints));
      for (const double v : *list)
        if (!std::isfinite(v) || (list != &node.target && v < 0))
          fail(fmt::format("has {} that are not finite or below 0", what));
    }
    const NodeBalance& b = node.balance;
    if (node.untilLeg >= legs || b.standing >= legs || b.swinging >= legs)
      fail("names a leg that is missing");
    if ((b.standing >= 0) != (b.swinging >= 0))
      fail("names a standing leg without a swinging one, or the reverse");
    if (!std::isfinite(b.position + b.velocity + b.trunk + b.trunkSpring + b.trunkDamper))
      fail("has a balance that is not finite");
  }
}

PoseGraph holdingGraph(const Creature& creature) {
  PoseNode node;
  node.hold = 1;
  // A quarter of a radian gives the torque of its weight at its own height.
  const double spring = tuning::kHoldingSpring * creature.mass() * kGravity *
                        std::max(creature.hipHeight(), tuning::kLeastHoldingHeight);
  for (int j = 0; j < creature.joints(); ++j) {
    node.target.push_back(creature.initial[static_cast<std::size_t>(2 * j + 6)]);
    node.spring.push_back(spring);
    node.damper.push_back(tuning::kHoldingDamper * spring);
  }
  PoseGraph graph;
  graph.nodes = {node};
  graph.cyclic = false;
  return graph;
}

PoseGraphController::PoseGraphController(const PoseGraph& graph, const Creature& creature) : graph_(&graph) {
  for (const CreatureLeg& leg : creature.legs) hip_.push_back(leg.hip - 1);
}

void PoseGraphController::begin(double* memory, JointDrive* drives) const {
  memory[0] = memory[1] = 0;
  setDrives(graph_->nodes.front(), drives);
}

double PoseGraphController::drive(const Sensing& sensing, double step, double* memory,
                                  JointDrive* drives) const {
  auto at = static_cast<std::size_t>(memory[0]);
  double cycle = sensing.time == 0 ? 0 : -1;
  const std::size_t before = at;
  // A graph faster than the step passes several nodes at once, but never loops without end.
  for (std::size_t passed = 0; passed <= graph_->nodes.size(); ++passed) {
    const PoseNode& node = graph_->nodes[at];
    const bool last = at + 1 == graph_->nodes.size();
    if (last && !graph_->cyclic) break;
    // Times accumulate rounding; a tolerance of half a thousandth of a step.
    const bool timed = memory[1] >= node.hold - 5e-4 * step;
    const bool landed =
        node.untilLeg >= 0 && memory[1] >= tuning::kLeastWait && sensing.legDown(node.untilLeg);
    if (!timed && !landed) break;
    memory[1] = landed ? 0 : std::max(0.0, memory[1] - node.hold);
    at = last ? 0 : at + 1;
    if (last) cycle = memory[1];
  }
  const PoseNode& node = graph_->nodes[at];
  memory[0] = static_cast<double>(at);
  memory[1] += step;
  if (at != before) setDrives(node, drives);
  if (node.balance.standing >= 0) balance(node, sensing, drives);
  return cycle;
}

void PoseGraphController::balance(const PoseNode& node, const Sensing& sensing, JointDrive* drives) const {
  const NodeBalance& b = node.balance;
  const int standing = hip_[static_cast<std::size_t>(b.standing)],
            swinging = hip_[static_cast<std::size_t>(b.swinging)];
  if (standing < 0 || swinging < 0) return;
  // The standing foot: the middle of the leg's monitor points.
  Vec2 foot = Vec2::Zero(), com = Vec2::Zero(), velocity = Vec2::Zero();
  int points = 0;
  for (std::size_t m = 0; m < sensing.model.monitors.size(); ++m) {
    if (sensing.model.monitors[m].leg != b.standing) continue;
    const MonitorPoint& monitor = sensing.model.monitors[m];
    foot += sensing.tree.body[static_cast<std::size_t>(monitor.link)].pointOf(monitor.point);
    ++points;
  }
  for (std::size_t i = 0; i < sensing.model.bodies.size(); ++i) {
    const LinkMotion& body = sensing.tree.body[i];
    com += sensing.model.bodies[i].mass * body.com;
    velocity += sensing.model.bodies[i].mass * body.velocityAt(body.com);
  }
  const double ahead = com.x() / sensing.model.mass - foot.x() / std::max(points, 1);
  const double speed = velocity.x() / sensing.model.mass;
  const auto swing = static_cast<std::size_t>(swinging), stand = static_cast<std::size_t>(standing);
  const double aim = node.target[swing] + b.trunk + b.position * ahead + b.velocity * speed;
  const double swingTorque = node.spring[swing] * (aim - sensing.linkAngle(swinging + 1)) -
                             node.damper[swing] * sensing.linkSpin(swinging + 1);
  const double trunkTorque =
      b.trunkSpring * (b.trunk - sensing.linkAngle(0)) - b.trunkDamper * sensing.linkSpin(0);
  drives[swing] = {0, 0, 0, swingTorque};
  // A hopper uses one leg for both: it holds the trunk in stance and aims in flight.
  if (standing == swinging) {
    if (sensing.legDown(b.standing)) drives[stand] = {0, 0, 0, -trunkTorque};
    return;
  }
  // In flight there is nothing to push the trunk against: the standing hip is driven to its pose like any
  // joint.
  if (sensing.legDown(b.standing)) {
    drives[stand] = {0, 0, 0, -trunkTorque - swingTorque};
  } else {
    drives[stand] = {node.target[stand], node.spring[stand], node.damper[stand], 0};
  }
}

}  // namespace footfall::creature
