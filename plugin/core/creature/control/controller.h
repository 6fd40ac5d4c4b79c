// SPDX-License-Identifier: MIT
// What drives a creature: a controller senses the state and sets a drive per joint, and an actuator turns
// that into a torque. Both are immutable and shared between threads; a controller's memory is in the run
// (§2.6.2, §5.4: any kind of controller can be put in).
#pragma once

#include <cstddef>
#include <cstdint>

#include "creature/dynamics/tree_dynamics.h"

namespace footfall::creature {

// The command to a joint. The default actuator is the spring and damper of the thesis,
// τ = spring (target - θ) - damper θ̇ + torque, +τ on the child and -τ on the parent.
struct JointDrive {
  double target = 0;  // radians
  double spring = 0;  // N·m/rad
  double damper = 0;  // N·m·s/rad
  double torque = 0;  // N·m on top
};

// What a controller can sense: the full state, and which legs touch the ground.
struct Sensing {
  const TreeModel& model;
  const TreeWorkspace& tree;  // places and velocities of the links
  const double* q;
  const double* qd;
  std::uint64_t touching = 0;           // one bit per monitor point
  const std::uint64_t* legs = nullptr;  // the monitor points of each leg
  double time = 0;

  bool legDown(int leg) const { return (touching & legs[leg]) != 0; }
  double angle(int joint) const { return q[joint + 3]; }
  double speed(int joint) const { return qd[joint + 3]; }
  double linkAngle(int link) const { return tree.angle[static_cast<std::size_t>(link)]; }
  double linkSpin(int link) const { return tree.body[static_cast<std::size_t>(link)].spin; }
};

class Controller {
 public:
  virtual ~Controller() = default;
  // Numbers it keeps from step to step.
  virtual std::size_t memory() const { return 0; }
  // Whether it repeats: its first cycle then counts only once it is complete.
  virtual bool cyclic() const { return false; }
  virtual void begin(double* memory, JointDrive* drives) const = 0;
  // Called before each step of `step` seconds; drives are as it left them. Returns how many seconds before
  // this instant a new cycle began (0: now), or a negative number where none did.
  virtual double drive(const Sensing& sensing, double step, double* memory, JointDrive* drives) const = 0;
};

// A joint's torque and how it falls with angle and speed, which lets the simulation take large steps.
struct JointTorque {
  double torque = 0;
  double stiffness = 0;  // -∂τ/∂θ
  double damping = 0;    // -∂τ/∂θ̇
};

class Actuator {
 public:
  virtual ~Actuator() = default;
  virtual JointTorque act(const JointDrive& drive, double angle, double speed) const = 0;
};

inline JointTorque springDamper(const JointDrive& d, double angle, double speed) {
  return {d.spring * (d.target - angle) - d.damper * speed + d.torque, d.spring, d.damper};
}

// A spring and damper that gives no more than `most` N·m either way.
class LimitedSpring : public Actuator {
 public:
  explicit LimitedSpring(double most) : most_(most) {}
  JointTorque act(const JointDrive& drive, double angle, double speed) const override;

 private:
  double most_;
};

// Two muscles that only pull, one to each side of the target (flexor and extensor): each a spring that
// slackens beyond `slack` radians past the target, so that a joint is stiff near its target and soft far from
// it.
class MusclePair : public Actuator {
 public:
  explicit MusclePair(double slack) : slack_(slack) {}
  JointTorque act(const JointDrive& drive, double angle, double speed) const override;

 private:
  double slack_;
};

}  // namespace footfall::creature
