// SPDX-License-Identifier: MIT
#include "creature/dynamics/simulate.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/error.h"
#include "creature/dynamics/ground_contact.h"
#include "creature/dynamics/integrators.h"

namespace footfall::creature {
namespace {

void driveJoints(const SimulationModel& model, const Controller& controller, SimulationWorkspace& work) {
  const Sensing sensing{model.tree,      work.tree,         work.q.data(), work.qd.data(),
                        work.touching(), model.legs.data(), work.time};
  const double ago = controller.drive(sensing, model.options.step, work.memory.data(), work.drives.data());
  work.cycleStart = ago < 0 ? -1 : std::max(0.0, work.time - ago);
}

bool withinLimit(const SimulationModel& model, const SimulationWorkspace& work) {
  for (const double v : work.qd)
    if (!(std::abs(v) < model.options.speedLimit)) return false;
  return true;
}

struct Low {
  double height;
  std::size_t point;
};

// The lowest of some points, above the ground.
Low lowestOf(const std::vector<MonitorPoint>& points, const SimulationModel& model,
             const SimulationWorkspace& work) {
  Low low{1e9, 0};
  for (std::size_t i = 0; i < points.size(); ++i) {
    const MonitorPoint& p = points[i];
    const double height =
        -model.world.ground
             .under(work.tree.root + work.tree.body[static_cast<std::size_t>(p.link)].pointOf(p.point))
             .depth;
    if (height < low.height) low = {height, i};
  }
  return low;
}

void record(const SimulationModel& model, const SimulationWorkspace& work, RunRecord& r) {
  r.q.insert(r.q.end(), work.q.begin(), work.q.end());
  r.qd.insert(r.qd.end(), work.qd.begin(), work.qd.end());
  r.torque.insert(r.torque.end(), work.torque.begin(), work.torque.end());
  const TreeEnergy e = energyOf(model.tree, model.world.gravity, work.tree);
  r.com.push_back(e.com);
  r.comVelocity.push_back(e.momentum / model.tree.mass);
  r.kinetic.push_back(e.kinetic);
  r.potential.push_back(e.potential);
  double lowest = lowestOf(model.bodyPoints, model, work).height;
  for (const MonitorPoint& m : model.tree.monitors) {
    const Vec2 place = work.tree.root + work.tree.body[static_cast<std::size_t>(m.link)].pointOf(m.point);
    r.heights.push_back(-model.world.ground.under(place).depth);
    lowest = std::min(lowest, r.heights.back());
  }
  for (const FloorContact& contact : work.contacts) r.slid.push_back(contact.slid);
  r.lowest.push_back(lowest);
  r.touching.push_back(work.touching());
}

}  // namespace

void checkOptions(const SimulationOptions& o) {
  if (!(o.step >= 1e-7 && o.step <= 0.1))
    throw Error(fmt::format("the step must be 1e-7 to 0.1 s (0.001 suits most), got {:g}", o.step));
  if (!(o.recordStep >= o.step * (1 - 1e-9)) || o.recordStep > 10)
    throw Error(
        fmt::format("the record step must be the step of {:g} s to 10 s, got {:g}", o.step, o.recordStep));
  if (!(o.tolerance > 0) || !(o.speedLimit > 0))
    throw Error("the tolerance and the speed limit must be above 0");
}

SimulationModel::SimulationModel(const Creature& creature, const CreatureWorld& where,
                                 const SimulationOptions& how)
    : tree(creature), world(where), options(how), floor(creature.floor), fall(creature.fall) {
  checkOptions(options);
  if (!world.gravity.allFinite()) throw Error("gravity must be finite");
  q.resize(static_cast<std::size_t>(creature.dofs()));
  qd.resize(q.size());
  splitState(creature.initial, q.data(), qd.data());
  legs.assign(creature.legs.size(), 0);
  std::vector<char> monitored(creature.links.size(), 0);
  for (std::size_t m = 0; m < tree.monitors.size(); ++m) {
    if (tree.monitors[m].leg >= 0)
      legs[static_cast<std::size_t>(tree.monitors[m].leg)] |= std::uint64_t{1} << m;
    monitored[static_cast<std::size_t>(tree.monitors[m].link)] = 1;
  }
  for (int i = 0; i < static_cast<int>(creature.links.size()); ++i) {
    if (monitored[static_cast<std::size_t>(i)]) continue;
    fallPoints.push_back({i, Vec2::Zero(), -1});
    fallPoints.push_back({i, linkEnd(creature, i), -1});
    const bool carries = std::any_of(creature.links.begin(), creature.links.end(),
                                     [&](const CreatureLink& link) { return link.parent == i; });
    bodyPoints.push_back({i, Vec2::Zero(), -1});
    if (!carries) bodyPoints.push_back(fallPoints.back());
  }
}

SimulationWorkspace::SimulationWorkspace(const SimulationModel& model)
    : tree(model.tree),
      q(model.q),
      qd(model.qd),
      qdd(model.q.size(), 0),
      contacts(model.tree.monitors.size()),
      drives(model.tree.bodies.size() - 1),
      torque(drives.size(), 0),
      added(drives.size(), 0),
      stages(16 * model.q.size(), 0) {
  loads.reserve(contacts.size());
  loadOf.reserve(contacts.size());
  slides.reserve(contacts.size());
}

std::uint64_t SimulationWorkspace::touching() const {
  std::uint64_t bits = 0;
  for (std::size_t m = 0; m < contacts.size(); ++m)
    if (contacts[m].touching) bits |= std::uint64_t{1} << m;
  return bits;
}

void startRun(const SimulationModel& model, const Controller& controller, SimulationWorkspace& work) {
  work.time = 0;
  work.q = model.q;
  work.qd = model.qd;
  std::fill(work.contacts.begin(), work.contacts.end(), FloorContact());
  work.memory.assign(std::max<std::size_t>(controller.memory(), 1), 0);
  std::fill(work.drives.begin(), work.drives.end(), JointDrive());
  std::fill(work.torque.begin(), work.torque.end(), 0.0);
  work.trialStep = 0;
  controller.begin(work.memory.data(), work.drives.data());
  placeTree(model.tree, work.q.data(), work.qd.data(), work.tree);
  pinTree(model.tree, work.tree);
  updateContacts(model, work);
}

bool stepRun(const SimulationModel& model, const Controller& controller, SimulationWorkspace& work) {
  driveJoints(model, controller, work);
  if (!integrate(model, work) || !withinLimit(model, work)) return false;
  placeTree(model.tree, work.q.data(), work.qd.data(), work.tree);
  updateContacts(model, work);
  return true;
}

void simulate(const SimulationModel& model, const Controller& controller, double duration,
              SimulationWorkspace& work, RunRecord& r, const Progress& progress) {
  if (!(duration > 0) || !(duration <= 1e5))
    throw Error(fmt::format("the duration must be above 0 and at most 100000 s, got {:g}", duration));
  const auto every = std::max(1L, std::lround(model.options.recordStep / model.options.step));
  const long steps = std::lround(duration / model.options.step);
  r.clear();
  r.step = static_cast<double>(every) * model.options.step;
  r.dofs = model.tree.dofs();
  r.joints = r.dofs - 3;
  r.cyclic = controller.cyclic();
  startRun(model, controller, work);
  record(model, work, r);
  const auto stop = [&](RunEnd end, const std::string& why) {
    r.end = end;
    r.reason = fmt::format("{} at {:.3f} s", why, work.time);
  };
  for (long k = 0; k < steps; ++k) {
    if (k % 16 == 0) report(progress, static_cast<double>(k) / static_cast<double>(steps));
    const bool fine = stepRun(model, controller, work);
    if (work.cycleStart >= 0) r.cycleStarts.push_back(work.cycleStart);
    work.time = static_cast<double>(k + 1) * model.options.step;
    if (!fine) {
      stop(RunEnd::Diverged, "the simulation diverged");
      break;
    }
    if ((k + 1) % every != 0) continue;
    record(model, work, r);
    if (!model.options.detectFalls) continue;
    const Low low = lowestOf(model.fallPoints, model, work);
    const double tilt = std::abs(work.q[2] - model.q[2]);
    if (tilt > model.fall.tilt) {
      stop(RunEnd::Fell, fmt::format("it fell over, tilted by {:.0f} degrees,", tilt / kDegree));
      break;
    }
    if (low.height < -model.fall.depth) {
      stop(RunEnd::Fell,
           fmt::format("it fell, link {} sank into the ground", model.fallPoints[low.point].link + 1));
      break;
    }
  }
  r.endTime = work.time;
}

}  // namespace footfall::creature
