// SPDX-License-Identifier: MIT
#include "creature_ode.h"

#ifdef FOOTFALL_HAVE_ODE

#include <ode/ode.h>

namespace footfall {
using namespace creature;

struct OdeCreature::World {
  Creature creature;
  PoseGraph graph;
  dWorldID world = nullptr;
  dJointGroupID contacts = nullptr;
  std::vector<dBodyID> bodies;
  std::vector<dJointID> hinges;  // of links 1 …
  std::vector<dJointID> planes;
};

bool hasOde() {
  return true;
}

OdeCreature::OdeCreature(const Creature& creature, const PoseGraph& graph)
    : world_(std::make_unique<World>()) {
  World& w = *world_;
  w.creature = creature;
  w.graph = graph;
  dInitODE2(0);
  w.world = dWorldCreate();
  dWorldSetGravity(w.world, 0, -9.81, 0);
  w.contacts = dJointGroupCreate(0);
  std::vector<double> q(static_cast<std::size_t>(creature.dofs())), qd(q.size());
  splitState(creature.initial, q.data(), qd.data());
  const auto places = placesOf(creature, q.data());
  for (std::size_t i = 0; i < creature.links.size(); ++i) {
    const CreatureLink& link = creature.links[i];
    const Vec2 com = places[i].at(link.com);
    dBodyID body = dBodyCreate(w.world);
    dMass mass;
    dMassSetParameters(&mass, link.mass, 0, 0, 0, link.inertia, link.inertia, link.inertia, 0, 0, 0);
    dBodySetMass(body, &mass);
    dBodySetPosition(body, com.x(), com.y(), 0);
    dMatrix3 turn;
    dRFromAxisAndAngle(turn, 0, 0, 1, places[i].angle);
    dBodySetRotation(body, turn);
    dJointID plane = dJointCreatePlane2D(w.world, nullptr);
    dJointAttach(plane, body, nullptr);
    w.planes.push_back(plane);
    w.bodies.push_back(body);
    if (i == 0) continue;
    dJointID hinge = dJointCreateHinge(w.world, nullptr);
    dJointAttach(hinge, body, w.bodies[static_cast<std::size_t>(link.parent)]);
    dJointSetHingeAnchor(hinge, places[i].origin.x(), places[i].origin.y(), 0);
    dJointSetHingeAxis(hinge, 0, 0, 1);
    w.hinges.push_back(hinge);
  }
}

OdeCreature::~OdeCreature() {
  dJointGroupDestroy(world_->contacts);
  dWorldDestroy(world_->world);
  dCloseODE();
}

void OdeCreature::step(double seconds, bool quick) {
  World& w = *world_;
  const PoseNode& node = w.graph.nodes[0];
  for (std::size_t j = 0; j < w.hinges.size(); ++j) {
    // ODE's angle starts at 0; so does the deviation from the held pose.
    const double torque = -node.spring[j] * dJointGetHingeAngle(w.hinges[j]) -
                          node.damper[j] * dJointGetHingeAngleRate(w.hinges[j]);
    dJointAddHingeTorque(w.hinges[j], torque);
  }
  const FloorSpring& floor = w.creature.floor;
  const double erp = seconds * floor.spring / (seconds * floor.spring + floor.damper);
  const double cfm = 1 / (seconds * floor.spring + floor.damper);
  for (const MonitorPoint& m : w.creature.monitors) {
    const CreatureLink& link = w.creature.links[static_cast<std::size_t>(m.link)];
    dVector3 p;
    dBodyGetRelPointPos(w.bodies[static_cast<std::size_t>(m.link)], m.point.x() - link.com.x(),
                        m.point.y() - link.com.y(), 0, p);
    if (p[1] >= 0) continue;
    dContact contact{};
    contact.surface.mode = dContactSoftERP | dContactSoftCFM | dContactApprox1;
    contact.surface.mu = 1;
    contact.surface.soft_erp = erp;
    contact.surface.soft_cfm = cfm;
    contact.geom.pos[0] = p[0];
    contact.geom.pos[1] = p[1];
    contact.geom.normal[1] = 1;
    contact.geom.depth = -p[1];
    dJointAttach(dJointCreateContact(w.world, w.contacts, &contact),
                 w.bodies[static_cast<std::size_t>(m.link)], nullptr);
  }
  if (quick) {
    dWorldQuickStep(w.world, seconds);
  } else {
    dWorldStep(w.world, seconds);
  }
  dJointGroupEmpty(w.contacts);
}

double OdeCreature::comHeight() const {
  double sum = 0, mass = 0;
  for (std::size_t i = 0; i < world_->bodies.size(); ++i) {
    sum += world_->creature.links[i].mass * dBodyGetPosition(world_->bodies[i])[1];
    mass += world_->creature.links[i].mass;
  }
  return sum / mass;
}

}  // namespace footfall

#else

namespace footfall {

struct OdeCreature::World {};
bool hasOde() {
  return false;
}
OdeCreature::OdeCreature(const Creature&, const PoseGraph&) {}
OdeCreature::~OdeCreature() = default;
void OdeCreature::step(double, bool) {}
double OdeCreature::comHeight() const {
  return 0;
}

}  // namespace footfall

#endif
