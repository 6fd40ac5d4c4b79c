// SPDX-License-Identifier: MIT
// A stance as the motion of a rigid body: the centre of mass in closed form, the attitude integrated
// (Cummings 2001 §3.2), and a controller that keeps the body upright (which §6.2 asks for).
#pragma once

#include <optional>
#include <vector>

#include "curve/bspline.h"
#include "stance/stance_warp.h"

namespace footfall::stance {

// In the frame of the stance (heading, left, up).
struct BodyState {
  Vec3 position, velocity;
  Quat attitude = Quat::Identity();
  Vec3 spin = Vec3::Zero();  // angular velocity, rad/s
};

struct StanceBodyOptions {
  double step = 1.0 / 480;  // of the integrator, seconds; at least 16 steps in each phase
  // On: the ground turns the body to reach `goal` at lift-off without rotation. Off: only the force and
  // torque of the stance turn it.
  bool control = false;
  Quat goal = Quat::Identity();
};

// The torque used to turn the body, compared with what the support can give at that time: pressure at the
// edge of the polygon and, about the vertical, friction at its corners.
struct TorqueReport {
  double largest = 0;  // N m, of the ground about the contact point, that of the stance included
  double excess = 0;   // largest ratio of torque to what the support can give; feasible up to 1
};

// The shortest rotation as axis times angle, radians.
Vec3 turnBetween(const Quat& from, const Quat& to);

class StanceBody {
 public:
  // Starts at the first apex with the given attitude and spin, or with those of the stance.
  StanceBody(const Stance& stance, const StanceHandles& handles, const StanceTiming& timing,
             const StanceBodyOptions& options = {});
  StanceBody(const Stance& stance, const StanceHandles& handles, const StanceTiming& timing,
             const Quat& attitude, const Vec3& spin, const StanceBodyOptions& options = {});

  BodyState at(double time) const;  // seconds from the first apex, clamped to the stance
  const StancePath& path() const { return path_; }
  const TorqueReport& torque() const { return torque_; }
  Vec3 angularMomentum(double time) const;  // about the centre of mass, kg m²/s
  double energy(double time) const;         // kinetic, potential and rotational, J

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
