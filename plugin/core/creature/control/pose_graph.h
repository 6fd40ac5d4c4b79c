// SPDX-License-Identifier: MIT
// Pose control graphs (van de Panne, Kim and Fiume 1994; Kamat §2.6.2): poses in a row or a ring, each held
// for its time whether it is reached or not. Open loop, unless nodes wait for a leg or balance.
#pragma once

#include <string>
#include <vector>

#include "creature/control/controller.h"

namespace footfall::creature {

// Feedback of a node (after Yin, Loken and van de Panne 2007), the closed loop: the hip of the swing leg aims
// at its target plus position · (centre of mass ahead of the standing foot, m) plus velocity · (its speed,
// m/s), seen from the world and not from the trunk; the standing hip holds the trunk at an absolute angle.
// With one leg for both it is a hopper's (after Raibert 1986): the hip holds the trunk while the foot is down
// and aims the leg while it is in the air.
struct NodeBalance {
  int standing = -1, swinging = -1;  // legs; -1: no balance in this node
  double position = 0;               // rad/m
  double velocity = 0;               // rad·s/m
  double trunk = 0;                  // radians, absolute angle of the root
  double trunkSpring = 0, trunkDamper = 0;
};

struct PoseNode {
  double hold = 0.3;                           // seconds
  std::vector<double> target, spring, damper;  // per joint: radians, N·m/rad, N·m·s/rad
  int untilLeg = -1;  // the node ends when this leg comes down, at the latest after `hold`; -1: by time alone
  NodeBalance balance;
};

struct PoseGraph {
  std::vector<PoseNode> nodes;
  bool cyclic = true;  // else the last node is held
  double period() const;
};

// Throws Error naming the node for a hold not above 0, lists that do not have one number per joint, a missing
// leg.
void checkPoseGraph(const PoseGraph& graph, const Creature& creature);

// One pose, that of the creature's start, held with springs that carry its weight.
PoseGraph holdingGraph(const Creature& creature);

// A graph as controller. It keeps a pointer: the graph must outlive it and stay as it is during a run.
class PoseGraphController : public Controller {
 public:
  PoseGraphController(const PoseGraph& graph, const Creature& creature);
  std::size_t memory() const override { return 2; }  // the node, and seconds in it
  bool cyclic() const override { return graph_->cyclic; }
  void begin(double* memory, JointDrive* drives) const override;
  double drive(const Sensing& sensing, double step, double* memory, JointDrive* drives) const override;

 private:
  void balance(const PoseNode& node, const Sensing& sensing, JointDrive* drives) const;

  const PoseGraph* graph_;
  std::vector<int> hip_;  // joint of each leg's hip; -1: none
};

enum class ParameterKind {
  Hold,
  Target,
  Spring,
  Damper,
  BalancePosition,
  BalanceVelocity,
  Trunk,
};

struct FreeParameter {
  ParameterKind kind = ParameterKind::Hold;
  int node = 0;
  int joint = -1;  // of Target, Spring and Damper
  double low = 0, high = 1;
};

// What a search may change in a graph: the free parameters over a graph that says everything else. A solution
// is one number per free parameter, in their order; the thesis's is, node by node, [t θ1 … θm kp1 … kpm]
// (A.1).
struct PoseGraphSpace {
  PoseGraph base;
  std::vector<FreeParameter> free;
  double dampingRatio =
      0.1;  // dampers that are not free are this times the spring, in seconds; negative: the base's own
  // Where not empty, the second half of the nodes is the first half with joints changed as the creature's
  // mirror says (and legs 0 and 1 changed); free parameters are of the first half.
  bool mirrored = false;

  std::size_t size() const { return free.size(); }
};

struct PoseGraphRanges {
  double holdLow = 0.1, holdHigh = 0.6;  // seconds
  // N·m/rad: one for all joints, or one per joint.
  std::vector<double> springLow{1}, springHigh{20};
  bool freeDampers = false;
  double damperLow = 0.1, damperHigh = 2;
  bool fixedHold = false, fixedSpring = false;  // then as in the middle of their ranges
};

// A space of `nodes` poses with the creature's own joint ranges. Throws Error where a range is upside down.
PoseGraphSpace poseGraphSpace(const Creature& creature, int nodes, const PoseGraphRanges& ranges,
                              bool cyclic = true, bool mirrored = false);
void checkSpace(const PoseGraphSpace& space, const Creature& creature);

// The graph of a solution. No allocation once out is of the space's shape.
void applyParameters(const PoseGraphSpace& space, const Creature& creature, const double* parameters,
                     PoseGraph& out);
// The parameters of a graph of the space's shape.
std::vector<double> parametersOf(const PoseGraphSpace& space, const PoseGraph& graph);
// "t1", "angle 2.1", "spring 2.1": node and joint from 1.
std::string nameOf(const FreeParameter& parameter);

}  // namespace footfall::creature
