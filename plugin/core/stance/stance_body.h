// SPDX-License-Identifier: MIT
// A stance as the motion of a rigid body: the centre of mass in closed form, the attitude stepped through
// (Cummings 2001 §3.2), and a controller that keeps the body upright (§6.2 misses one).
#pragma once

#include <optional>
#include <vector>

#include "curve/bspline.h"
#include "stance/stance_warp.h"

namespace footfall::stance {

// In the stance's frame (heading, left, up).
struct BodyState {
  Vec3 position, velocity;
  Quat attitude = Quat::Identity();
  Vec3 spin = Vec3::Zero();  // angular velocity, rad/s
};

struct StanceBodyOptions {
  double step = 1.0 / 480;  // seconds of the integrator; a stance has at least 16 steps in each phase
  // The ground turns the body so that it reaches `goal` at lift-off and flies on without turning. Off: force
  // and torque of the stance alone.
  bool control = false;
  Quat goal = Quat::Identity();
};

// The torque that turning the body took, beside what a foot of the stance's support could give at that time:
// pressure at the rim of the polygon and, about the vertical, friction at its corners.
struct TorqueReport {
  double largest = 0;  // N m, of the ground about the contact point, the stance's own included
  double excess = 0;   // largest ratio of torque to what the support gives; up to 1 it can
};

// The shortest turn, as its axis times its angle in radians, in the common frame.
Vec3 turnBetween(const Quat& from, const Quat& to);

class StanceBody {
 public:
  // From the first apex in the given attitude and spin (those of the stance where none are given).
  StanceBody(const Stance& stance, const StanceHandles& handles, const StanceTiming& timing,
             const StanceBodyOptions& options = {});
  StanceBody(const Stance& stance, const StanceHandles& handles, const StanceTiming& timing,
             const Quat& attitude, const Vec3& spin, const StanceBodyOptions& options = {});

  BodyState at(double time) const;  // seconds from the first apex, held to the stance's time
  const StancePath& path() const { return path_; }
  const TorqueReport& torque() const { return torque_; }
  Vec3 angularMomentum(double time) const;  // about the centre of mass, kg m²/s
  double energy(double time) const;         // of motion, height and turning, J

 private:
  struct Turn {
    Quat attitude;
    Vec3 momentum;
  };
  void run(const Stance& stance, const Quat& attitude, const Vec3& spin, const StanceBodyOptions& options);
  void span(double from, double to, const Stance& stance, const StanceBodyOptions& options);
  Vec3 torqueAt(double time, const Turn& turn, const StanceBodyOptions& options) const;
  Vec3 spinOf(const Turn& turn) const;
  void compareWithSupport(double time, const Vec3& atContact, const Stance& stance);

  StancePath path_;
  Vec3 inertia_;
  double mass_;
  std::optional<BSpline> spline_;  // torque over the contact
  std::vector<double> times_;
  std::vector<Turn> turns_;
  TorqueReport torque_;
};

}  // namespace footfall::stance
