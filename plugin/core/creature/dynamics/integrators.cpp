// SPDX-License-Identifier: MIT
#include "creature/dynamics/integrators.h"

#include <algorithm>
#include <cmath>

#include "creature/dynamics/ground_contact.h"

namespace footfall::creature {
namespace {

JointTorque torqueOf(const SimulationModel& model, const SimulationWorkspace& work, std::size_t joint,
                     double angle, double speed) {
  return model.options.actuator ? model.options.actuator->act(work.drives[joint], angle, speed)
                                : springDamper(work.drives[joint], angle, speed);
}

// q̈ at a state, everything explicit. The tree is left placed there.
bool derivative(const SimulationModel& model, SimulationWorkspace& work, const double* q, const double* qd,
                double* qdd) {
  placeTree(model.tree, q, qd, work.tree);
  for (std::size_t j = 0; j < work.drives.size(); ++j)
    work.torque[j] = torqueOf(model, work, j, q[j + 3], qd[j + 3]).torque;
  explicitFloor(model, work);
  const TreeLoads loads{model.world.gravity, work.torque.data(), nullptr, work.loads.data(),
                        work.loads.size()};
  return accelerate(model.tree, loads, model.options.solver, work.tree, qdd);
}

bool semiImplicit(const SimulationModel& model, SimulationWorkspace& work) {
  const double h = model.options.step;
  if (model.options.implicitSprings) {
    for (std::size_t j = 0; j < work.drives.size(); ++j) {
      const double speed = work.qd[j + 3];
      const JointTorque t = torqueOf(model, work, j, work.q[j + 3], speed);
      work.torque[j] = t.torque - h * t.stiffness * speed;
      work.added[j] = h * t.damping + h * h * t.stiffness;
    }
    TreeLoads loads{model.world.gravity, work.torque.data(), work.added.data(), nullptr, 0};
    if (!accelerateOnFloor(model, loads, work)) return false;
    // The torques that acted, for the record.
    for (std::size_t j = 0; j < work.drives.size(); ++j) work.torque[j] -= work.added[j] * work.qdd[j + 3];
  } else if (!derivative(model, work, work.q.data(), work.qd.data(), work.qdd.data())) {
    return false;
  }
  for (std::size_t i = 0; i < work.q.size(); ++i) {
    work.qd[i] += h * work.qdd[i];
    work.q[i] += h * work.qd[i];
  }
  return true;
}

bool euler(const SimulationModel& model, SimulationWorkspace& work) {
  const double h = model.options.step;
  if (!derivative(model, work, work.q.data(), work.qd.data(), work.qdd.data())) return false;
  for (std::size_t i = 0; i < work.q.size(); ++i) {
    work.q[i] += h * work.qd[i];
    work.qd[i] += h * work.qdd[i];
  }
  return true;
}

// Stages of an explicit Runge-Kutta method: rates are pairs (q̇, q̈).
struct Stages {
  std::size_t n;
  double* base;
  double* rate(std::size_t stage) { return base + (2 * stage) * n; }
  double* trial() { return base + 14 * n; }  // after seven stages
};

// Rate of stage s at q + h Σ row[k] rate_k.
bool stage(const SimulationModel& model, SimulationWorkspace& work, Stages stages, std::size_t s,
           const double* row, double h) {
  double* trial = stages.trial();
  const std::size_t n = stages.n;
  for (std::size_t i = 0; i < n; ++i) {
    double dq = 0, dv = 0;
    for (std::size_t k = 0; k < s; ++k) {
      dq += row[k] * stages.rate(k)[i];
      dv += row[k] * stages.rate(k)[n + i];
    }
    trial[i] = work.q[i] + h * dq;
    trial[n + i] = work.qd[i] + h * dv;
  }
  double* rate = stages.rate(s);
  for (std::size_t i = 0; i < n; ++i) rate[i] = trial[n + i];
  return derivative(model, work, trial, trial + n, rate + n);
}

void advance(SimulationWorkspace& work, Stages stages, const double* weights, std::size_t count, double h) {
  for (std::size_t k = 0; k < count; ++k) {
    if (weights[k] == 0) continue;
    for (std::size_t i = 0; i < stages.n; ++i) {
      work.q[i] += h * weights[k] * stages.rate(k)[i];
      work.qd[i] += h * weights[k] * stages.rate(k)[stages.n + i];
    }
  }
}

bool rungeKutta(const SimulationModel& model, SimulationWorkspace& work, bool four) {
  static constexpr double kHalf[] = {0.5}, kHalf2[] = {0, 0.5}, kLast[] = {0, 0, 1};
  static constexpr double kMidpoint[] = {0, 1}, kClassic[] = {1.0 / 6, 1.0 / 3, 1.0 / 3, 1.0 / 6};
  const double h = model.options.step;
  const Stages stages{work.q.size(), work.stages.data()};
  if (!stage(model, work, stages, 0, nullptr, h) || !stage(model, work, stages, 1, kHalf, h)) return false;
  if (!four) {
    advance(work, stages, kMidpoint, 2, h);
    return true;
  }
  if (!stage(model, work, stages, 2, kHalf2, h) || !stage(model, work, stages, 3, kLast, h)) return false;
  advance(work, stages, kClassic, 4, h);
  return true;
}

// Dormand and Prince 5(4): steps within the step, each as long as its error allows.
bool adaptive(const SimulationModel& model, SimulationWorkspace& work) {
  static constexpr double kA[7][6] = {
      {},
      {1.0 / 5},
      {3.0 / 40, 9.0 / 40},
      {44.0 / 45, -56.0 / 15, 32.0 / 9},
      {19372.0 / 6561, -25360.0 / 2187, 64448.0 / 6561, -212.0 / 729},
      {9017.0 / 3168, -355.0 / 33, 46732.0 / 5247, 49.0 / 176, -5103.0 / 18656},
      {35.0 / 384, 0, 500.0 / 1113, 125.0 / 192, -2187.0 / 6784, 11.0 / 84}};
  static constexpr double kError[7] = {71.0 / 57600,      0,          -71.0 / 16695, 71.0 / 1920,
                                       -17253.0 / 339200, 22.0 / 525, -1.0 / 40};
  const std::size_t n = work.q.size();
  const Stages stages{n, work.stages.data()};
  const double whole = model.options.step, least = 1e-6 * whole;
  double done = 0, h = work.trialStep > 0 ? work.trialStep : whole;
  while (done < whole * (1 - 1e-12)) {
    const bool cut = h >= whole - done;
    const double now = cut ? whole - done : h;
    for (std::size_t s = 0; s < 7; ++s)
      if (!stage(model, work, stages, s, kA[s], now)) return false;
    double error = 0;
    Stages rates = stages;
    for (std::size_t i = 0; i < n; ++i) {
      double eq = 0, ev = 0;
      for (std::size_t s = 0; s < 7; ++s) {
        eq += kError[s] * rates.rate(s)[i];
        ev += kError[s] * rates.rate(s)[n + i];
      }
      // Speeds may be off by what would move the creature by the tolerance in a hundredth of a second.
      error = std::max({error, now * std::abs(eq), 0.01 * now * std::abs(ev)});
    }
    const double ratio = error / model.options.tolerance;
    if (!(ratio <= 1) && now > least) {
      h = std::max(least, now * std::max(0.2, 0.9 * std::pow(std::max(ratio, 1e-12), -0.2)));
      continue;
    }
    advance(work, stages, kA[6], 6, now);
    done += now;
    if (!cut || ratio < 1)
      h = std::min(whole, now * std::min(5.0, 0.9 * std::pow(std::max(ratio, 1e-10), -0.2)));
    // A point that came down within the step gets its anchor there.
    placeTree(model.tree, work.q.data(), work.qd.data(), work.tree);
    updateContacts(model, work);
  }
  work.trialStep = h;
  return true;
}

}  // namespace

bool integrate(const SimulationModel& model, SimulationWorkspace& work) {
  switch (model.options.integrator) {
    case Integrator::SemiImplicit:
      return semiImplicit(model, work);
    case Integrator::Euler:
      return euler(model, work);
    case Integrator::Rk2:
      return rungeKutta(model, work, false);
    case Integrator::Rk4:
      return rungeKutta(model, work, true);
    case Integrator::Adaptive:
      return adaptive(model, work);
  }
  return false;
}

}  // namespace footfall::creature
