// SPDX-License-Identifier: MIT
// The quality of a motion in numbers, with the worst frames. docs/quality.md defines every measure.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "figure/contact_detection.h"

namespace footfall {

struct Measure {
  bool applies = false;  // false: nothing to measure (no legs, no flight)
  double mean = 0;       // root mean square for jerk
  double high = 0;       // 99.9th percentile
  double max = 0;
  std::size_t frame = 0;  // where max is
  int item = -1;          // the joint (jumps, jerk) or leg (feet, extension) of max; -1: the body
};

// Metres, seconds, radians.
struct QualityReport {
  std::size_t frames = 0;
  ContactReport contacts;
  Measure skate;            // m, a sample a contact
  Measure penetration;      // m, a sample a part below ground and frame
  Measure floating;         // m, a sample a standing part and frame
  Measure jointJump;        // rad/s, a sample a joint and frame
  Measure rootJump;         // m/s
  Measure jerk;             // m/s³, a sample a joint and frame
  Measure extension;        // 1: stretched; a sample a leg and frame
  Measure contactResidual;  // m/s², a sample a frame
  Measure flightResidual;
};

struct QualityOptions {
  ContactOptions contact;
  double gravity = 9.81;             // m/s²
  double friction = 1;               // tangent of the steepest push a foot can give
  double jumpWindow = 0.1;           // s: of the median that jumps are measured against; at least five frames
  double jerkStep = 1.0 / 30;        // s
  double accelerationWindow = 0.15;  // s
  double toePush = 0.05;             // s: how long toes may push after the ball of the foot has left
  std::optional<ContactReport> contacts;  // measure against these instead of finding them (before and after)
  int threads = 0;
};

// The same bits on any number of threads. A motion too short for a measure has it not apply. Throws Error
// where a sample is not finite.
QualityReport measureQuality(const Motion& motion, const QualityOptions& options = {});

// Limits on maxima, in the units of the report; unset: none.
struct QualityLimits {
  std::optional<double> skate, penetration, floating, jointJump, rootJump, jerk, extension, residual;
};

// The measures above their limit by their names in reports: "skate", "float", "joint_jump", "flight_residual"
// …
std::vector<std::string> exceededLimits(const QualityReport& report, const QualityLimits& limits);

// A measure of a report with its name, its unit in reports, and what to multiply by to get it.
struct NamedMeasure {
  const char* name;
  const char* unit;
  double scale;
  Measure measure;
};
std::vector<NamedMeasure> measuresOf(const QualityReport& report);

// The parts of the report, for those who have their own tracks.

// The largest horizontal distance between two places of a part in a time range; nothing for an empty range.
struct Slide {
  double distance = 0;    // metres
  std::size_t frame = 0;  // an end of it
};
Slide slideOver(const Motion& motion, const SoleTracks& tracks, std::size_t leg, SolePart part,
                const TimeRange& time);

// Velocity of a track of vectors a step apart against its median over 2 half + 1 steps; one value a step.
std::vector<double> velocityJumps(const std::vector<Vec3>& velocity, int half);

// The jumps of every joint's angular velocity from firstFrame on: #joints by #steps, rad/s; none for a joint
// without rotations. Their 99.9th percentile is QualityReport::jointJump.high.
std::vector<std::vector<double>> jointJumps(const Motion& motion, std::size_t firstFrame,
                                            double window = QualityOptions().jumpWindow, int threads = 0);

// Newton's law for a centre of mass (a place a frame): how far its acceleration less gravity is from what
// feet in contact can give (a friction cone) or, in flight, from nothing. support: one a frame.
enum class Support : std::uint8_t { None, Feet, Unknown };  // unknown: not judged
struct NewtonResidual {
  Measure contact, flight;
};
NewtonResidual newtonResidual(const std::vector<Vec3>& centreOfMass, const std::vector<Support>& support,
                              std::size_t firstFrame, double frameTime, const QualityOptions& options);

}  // namespace footfall
