// SPDX-License-Identifier: MIT
// Runs a creature under a controller (§6.1.4): contact with the ground as springs at monitor points, steps of
// a millisecond, a record at a steady rate.
//
//   const SimulationModel model(creature, world, options);
//   SimulationWorkspace work(model);                       // one per thread
//   simulate(model, PoseGraphController(graph, creature), 8, work, recording);
//
// The same input gives the same bits. Nothing is allocated from step to step.
#pragma once

#include <cstdint>
#include <vector>

#include "base/constants.h"
#include "base/progress.h"
#include "creature/control/controller.h"
#include "creature/dynamics/tree_dynamics.h"
#include "creature/measure/run_record.h"
#include "creature/model/ground_line.h"

namespace footfall::creature {

struct CreatureWorld {
  GroundLine ground;
  Vec2 gravity{0, -kGravity};  // m/s²; zero: none
};

enum class Integrator {
  SemiImplicit,  // new speeds move the creature; springs may be implicit (below)
  Euler,         // the thesis's: old speeds move it
  Rk2,           // midpoint
  Rk4,
  Adaptive  // Dormand and Prince 5(4) within each step, to a tolerance
};

enum class ContactModel {
  Stable,  // no pull from the ground, friction bounded
  Printed  // as the thesis prints it: a spring to the first point of contact that may pull and never slips
};

struct SimulationOptions {
  double step = 0.001;  // seconds, up to 0.1
  Integrator integrator = Integrator::SemiImplicit;
  // Joint and floor springs act at the end of each step (linearly implicit), which costs nothing in the O(n)
  // form and keeps any stiffness stable. SemiImplicit only; the others are explicit.
  bool implicitSprings = true;
  ContactModel contact = ContactModel::Stable;
  bool allowAdhesion = false;  // Stable: let the ground pull, as printed
  TreeSolver solver = TreeSolver::ArticulatedBody;
  double recordStep = 0.005;  // seconds, taken to whole steps
  double tolerance = 1e-6;    // Adaptive: error per step, metres and radians
  double speedLimit = 1000;   // m/s, rad/s: beyond it a run has diverged
  bool detectFalls = true;
  const Actuator* actuator = nullptr;  // null: springs and dampers; must outlive the model
};

// Throws Error naming the option and what is allowed.
void checkOptions(const SimulationOptions& options);

struct SimulationModel {
  SimulationModel(const Creature& creature, const CreatureWorld& world, const SimulationOptions& options);

  TreeModel tree;
  CreatureWorld world;
  SimulationOptions options;
  FloorSpring floor;
  FallTest fall;
  std::vector<double> q, qd;             // at the start
  std::vector<std::uint64_t> legs;       // monitor points of each leg
  std::vector<MonitorPoint> fallPoints;  // joints and ends that must not sink
  // Of those, and of monitor points, what the recorded lowest point is taken of: where a link carries another
  // it ends at that joint, however far its outline is drawn beyond.
  std::vector<MonitorPoint> bodyPoints;
};

// A monitor point at the ground.
struct FloorContact {
  bool touching = false;
  Vec2 anchor = Vec2::Zero();  // where it first touched, moved along where it slips
  Vec2 place = Vec2::Zero();   // where it was after the last step
  double slid = 0;             // metres along the ground while touching, since the start, either way
  Vec2 force = Vec2::Zero();   // of the ground, N, as last solved
};

struct SimulationWorkspace {
  explicit SimulationWorkspace(const SimulationModel& model);

  TreeWorkspace tree;
  double time = 0;
  std::vector<double> q, qd, qdd;
  std::vector<FloorContact> contacts;  // one per monitor point
  std::vector<JointDrive> drives;
  std::vector<double> memory;  // of the controller
  std::vector<double> torque, added;
  std::vector<PointLoad> loads;
  std::vector<int> loadOf;     // monitor point of each load
  std::vector<int> slides;     // of each load: 0 sticks, else the way friction pulls along the ground
  std::vector<double> stages;  // of the integrators
  double cycleStart = -1;      // seconds, where the last step began a cycle; else negative
  double trialStep = 0;        // Adaptive

  std::uint64_t touching() const;
};

// The creature put at its start.
void startRun(const SimulationModel& model, const Controller& controller, SimulationWorkspace& work);
// One step on. False: it diverged.
bool stepRun(const SimulationModel& model, const Controller& controller, SimulationWorkspace& work);
// A whole run, recorded. It ends early where the creature falls or diverges; recording.end says which.
void simulate(const SimulationModel& model, const Controller& controller, double duration,
              SimulationWorkspace& work, RunRecord& recording, const Progress& progress = {});

}  // namespace footfall::creature
