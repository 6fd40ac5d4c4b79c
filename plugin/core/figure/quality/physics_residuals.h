// SPDX-License-Identifier: MIT
// Newton's laws on a whole figure: what the ground would have to give for its motion. docs/method/quality.md
// defines the measures.
#pragma once

#include <cstdint>
#include <vector>

#include "base/constants.h"
#include "figure/contact/contact_detection.h"
#include "figure/quality/quality_statistic.h"

namespace footfall {

struct PhysicsOptions {
  double gravity = kGravity;         // m/s²
  double friction = 1;               // tangent of the steepest push a foot can give
  double accelerationWindow = 0.15;  // s: over which accelerations are fitted
  double toePush = 0.05;             // s: how long toes may push after the ball of the foot has left
  int threads = 0;
};

// What carries the body in a frame; unknown: not judged.
enum class Support : std::uint8_t { None, Feet, Unknown };

// One position per frame of the centre of mass: how far its acceleration less gravity is from what feet in
// contact can give (a friction cone) or, in flight, from nothing. m/s². support: one per frame.
struct PhysicsResiduals {
  QualityStatistic contact, flight;
};
PhysicsResiduals physicsResiduals(const std::vector<Vec3>& centreOfMass, const std::vector<Support>& support,
                                  std::size_t firstFrame, double frameTime, const PhysicsOptions& options);

// Where the push of level ground at a height meets it, in plan (x, z), so that its moment about the centre of
// mass gives `turning`: the rate of the angular momentum about it, per mass (m²/s²). push: of the ground, per
// mass (m/s²); its y must not be 0. The centre of pressure, or zero-moment point.
Vec2 pressurePoint(const Vec3& centre, const Vec3& push, const Vec3& turning, double height);

// How far a point of the plane is from the convex hull of others; 0 inside it. Infinite for none.
double outsideHull(const Vec2& point, std::vector<Vec2> others);

// A part of a sole that carries: a disc.
struct Footing {
  TimeRange time;  // seconds, while it stands
  Vec3 place = Vec3::Zero();
  double radius = 0;  // metres
};
// Heels, balls and, in front of standing balls, the tips of the toes.
std::vector<Footing> footings(const Motion& motion, const std::vector<Pose>& world,
                              const ContactReport& contacts);

// The body's state that balance depends on, one per frame.
struct BalanceState {
  std::vector<Vec3> centre;   // of mass, metres
  std::vector<Vec3> angular;  // momentum about it per mass, m²/s: half a frame after each frame
};

// By how many metres the push that the ground must give meets it outside the feet. Frames with feet on the
// ground that bear at least a quarter of the weight. pressure: where it meets the ground in those frames (x,
// z), one per frame; NaN in the others.
QualityStatistic imbalance(const BalanceState& body, const std::vector<Footing>& feet,
                           const std::vector<Support>& support, std::size_t firstFrame, double startTime,
                           double frameTime, const PhysicsOptions& options,
                           std::vector<Vec2>* pressure = nullptr);

}  // namespace footfall
