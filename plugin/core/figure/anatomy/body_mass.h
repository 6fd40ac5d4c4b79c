// SPDX-License-Identifier: MIT
// The masses of a figure's parts, its centre of mass and its momentum.
//
// People: P. de Leva, "Adjustments to Zatsiorsky-Seluyanov's segment inertia parameters", J. Biomechanics 29
// (1996), table 4. Everything else: each leg, arm, trunk, head, tail is a solid cylinder as dense as water,
// its radius a share of its length (legs, arms 0.06; trunk 0.2; neck 0.15; head 0.35; tails 0.05), a trunk of
// no length a ball that reaches to the hips.
#pragma once

#include <string>
#include <vector>

#include "figure/anatomy/limbs.h"
#include "figure/motion/pose.h"

namespace footfall {

enum class Physique : std::uint8_t { Mean, Male, Female };  // Mean: halfway between the two tables

// A row of the table, as shares: mass of the whole body, the others of the segment's length. centre is from
// the first of the end points named below.
struct SegmentShare {
  double mass, centre, sagittal, transverse,
      longitudinal;  // the last three: radii of gyration about those axes
};
struct BodyTable {
  SegmentShare head;      // vertex to mid-gonion (the joint of the head)
  SegmentShare trunk;     // mid-shoulders to mid-hips
  SegmentShare upperArm;  // shoulder to elbow
  SegmentShare forearm;   // elbow to wrist
  SegmentShare hand;      // wrist to the tip of the middle finger
  SegmentShare thigh;     // hip to knee
  SegmentShare shank;     // knee to ankle
  SegmentShare foot;      // heel to toe tip
  double bodyMass;        // kilograms, of the people measured
  double legLength;       // metres, hip to ankle along the bones, of the people measured
};
BodyTable bodyTable(Physique physique);  // masses sum to 1

// A rigid piece carried by a joint.
struct BodySegment {
  std::string name;  // "thigh", "trunk", "leg" …
  int joint = 0;
  double mass = 0;  // kilograms
  Vec3 centre;      // in the joint's own space, metres
  Mat3 inertia;     // about centre, along the joint's own axes, kg m²
};

struct MassModel {
  std::vector<BodySegment> segments;
  double mass = 0;  // kilograms: the sum
};

struct MassOptions {
  double mass =
      0;  // kilograms; 0: people as the table's in proportion to the cube of their legs, others by volume
  Physique physique = Physique::Mean;
};

// People are figures with two legs of two bones, two arms and a head. Their spine bends: the trunk's mass is
// spread over its bones with a density that grows evenly along it, so that upright it has the table's centre
// and inertia. The heel is taken a third of the way ankle to toe tip behind the ankle. A figure without limbs
// is a point at its root. Throws Error for a figure without joints or a mass that is negative or not finite.
MassModel massModel(const Skeleton& skeleton, const Limbs& limbs, const MassOptions& options = {});

Vec3 centreOfMass(const MassModel& model, const Pose& world);
// One per frame.
std::vector<Vec3> centresOfMass(const MassModel& model, const Motion& motion, int threads = 0);
std::vector<Vec3> centresOfMass(const MassModel& model, const std::vector<Pose>& world, int threads = 0);

struct Momentum {
  Vec3 centre;   // of mass, metres
  Vec3 linear;   // kg m/s
  Vec3 angular;  // about the centre of mass, kg m²/s
};

// How the joints of a world pose move: metres and radians per second, world axes.
struct PoseVelocity {
  std::vector<Vec3> linear;
  std::vector<Vec3> angular;
};

Momentum momentum(const MassModel& model, const Pose& world, const PoseVelocity& velocity);
// Halfway between two world poses `seconds` apart; linear is exactly mass times the centre's step over the
// time.
Momentum momentum(const MassModel& model, const Pose& before, const Pose& after, double seconds);

}  // namespace footfall
