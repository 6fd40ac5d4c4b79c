// SPDX-License-Identifier: MIT
// Creatures: planar trees of rigid links with pin joints (Kamat 1996, ch. 6).
//
// The plane: x to the right, y up, angles counter-clockwise, unwrapped. The origin of a link is its joint, at
// the point `attach` of its parent. Coordinates of a creature of n links: x, y of the root's origin, the
// root's absolute angle, then each link's angle relative to its parent; n + 2 in all. Joint j drives link j
// + 1.
#pragma once

#include <string>
#include <vector>

#include "base/angles.h"
#include "base/math.h"

namespace footfall::creature {

struct CreatureLink {
  std::string name;
  int parent = -1;             // index of a link before this one; -1: the root
  Vec2 attach = Vec2::Zero();  // where it hangs, in the parent's frame, metres; not used by the root
  double mass = 0;             // kg, above 0
  double inertia = 0;          // kg·m² about the centre of mass, above 0
  Vec2 com = Vec2::Zero();     // centre of mass in its own frame, metres
  double low = -kPi,
         high = kPi;          // radians: what a controller may ask of its joint; the state may lie outside
  std::vector<Vec2> outline;  // closed polygon in its own frame, metres, to draw; may be empty
};

// A point of a link that may touch the ground.
struct MonitorPoint {
  int link = 0;
  Vec2 point = Vec2::Zero();  // in the link's frame, metres
  int leg = -1;               // whose leg it counts for; -1: none
};

// A point of a link pinned to the world where it is at the start.
struct FixedPoint {
  int link = 0;
  Vec2 point = Vec2::Zero();
};

struct CreatureLeg {
  std::string name;
  int hip = 0;  // the link whose origin is the leg's hip
};

// The floor as a spring and damper at each monitor point (§6.1.4).
struct FloorSpring {
  double spring = 1e4;  // N/m
  double damper = 50;   // N·s/m
  // Coulomb's bound of the pull along the ground: soles, claws and paws that hold. Infinite: a touching point
  // never slips.
  double friction = 2;
};

FloorSpring printedFloor();  // 1e5 N/m, 1e3 N·s/m, no slipping

// When a run ends as a fall.
struct FallTest {
  double tilt = 60 * kDegree;  // radians the root may turn from where it started; infinite: any
  double depth = 0.05;         // metres per joint or a link's end without monitor may sink below the ground
};

struct Creature {
  std::string name;
  std::vector<CreatureLink> links;  // parents before children; the first is the root
  std::vector<MonitorPoint> monitors;
  std::vector<FixedPoint> fixed;
  std::vector<CreatureLeg> legs;
  std::vector<double> initial;  // x, vx, y, vy, th1, dth1, … : 2 (n + 2) numbers
  std::vector<int>
      mirror;         // joint each joint changes places with where left becomes right; empty: none known
  double travel = 1;  // +1 or -1: direction of travel along x
  FloorSpring floor;
  FallTest fall;
  std::vector<double> coordinateDamping;  // "kdamp": per coordinate, N·s/m and N·m·s; empty: none
  std::string note;                       // where it comes from

  int dofs() const { return static_cast<int>(links.size()) + 2; }
  int joints() const { return static_cast<int>(links.size()) - 1; }
  int stateSize() const { return 2 * dofs(); }
  double mass() const;
  // The mean height of the hips over the lowest monitor point as it starts; 0 without legs.
  double hipHeight() const;
};

// Throws Error that names the link, joint or point at fault: no links, a parent that is missing, that comes
// later or forms a ring, a mass or inertia not above 0, anything not finite, a state of the wrong length, and
// so on.
void checkCreature(const Creature& creature);

// Sorts links so that parents come first and renumbers everything that refers to links. Throws Error naming
// the links of a ring, or the link whose parent is not there.
Creature inTreeOrder(Creature creature);

// Where links are: the angle and place of each, from coordinates q (n + 2).
struct LinkPlace {
  double angle = 0;
  Vec2 origin = Vec2::Zero();

  Vec2 at(const Vec2& point) const {
    const double c = std::cos(angle), s = std::sin(angle);
    return origin + Vec2(c * point.x() - s * point.y(), s * point.x() + c * point.y());
  }
};
std::vector<LinkPlace> placesOf(const Creature& creature, const double* q);
Vec2 centreOfMass(const Creature& creature, const std::vector<LinkPlace>& places);

// Positions and velocities out of an interleaved state.
void splitState(const std::vector<double>& state, double* q, double* qd);

// The far end of a link, in its frame: of its outline the point farthest along the line from its origin
// through what it carries or its centre of mass, else twice the way to its centre of mass.
Vec2 linkEnd(const Creature& creature, int link);

}  // namespace footfall::creature
