// SPDX-License-Identifier: MIT
// The quality of a motion in numbers, with the worst frames. docs/method/quality.md defines every measure.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "figure/contact/contact_detection.h"
#include "figure/quality/physics_residuals.h"
#include "figure/quality/quality_statistic.h"
#include "terrain/terrain.h"

namespace footfall {

// Metres, seconds, radians.
struct QualityReport {
  std::size_t frames = 0;
  ContactReport contacts;
  QualityStatistic skate;            // m, one sample per contact
  QualityStatistic slip;             // m, one sample per step
  QualityStatistic penetration;      // m, one sample per part below ground and frame
  QualityStatistic floating;         // m, one sample per standing part and frame
  QualityStatistic jointJump;        // rad/s, one sample per joint and frame
  QualityStatistic rootJump;         // m/s
  QualityStatistic jerk;             // m/s³, one sample per joint and frame
  QualityStatistic extension;        // 1: stretched; one sample per leg and frame
  QualityStatistic contactResidual;  // m/s², one sample per frame
  QualityStatistic flightResidual;
  QualityStatistic imbalance;  // m, one sample per frame with feet on the ground

  // What physics and balance were judged by, one per frame; empty without legs.
  std::vector<Support> support;
  std::vector<Vec3> centreOfMass;  // m
  std::vector<Vec2> pressure;      // m (x, z): where the push of the ground has to meet it; NaN: not judged
};

struct QualityOptions {
  ContactOptions contact;
  PhysicsOptions physics;      // its threads are those below
  double jumpWindow = 0.1;     // s: of the median that jumps are measured against; at least five frames
  double jerkStep = 1.0 / 30;  // s
  std::optional<ContactReport> contacts;  // measure against these instead of finding them (before and after)
  TerrainPtr ground;                      // where it is known; else it is taken from where feet stand
  int threads = 0;
};

// The same bits on any number of threads. A motion too short for a measure has it not apply. Throws Error
// where a sample is not finite.
QualityReport measureQuality(const Motion& motion, const QualityOptions& options = {});

// Limits on maxima, in the units of the report; unset: none.
struct QualityLimits {
  std::optional<double> skate, slip, penetration, floating, jointJump, rootJump, jerk, extension, residual,
      imbalance;
};

// The measures above their limit by their names in reports: "skate", "float", "joint_jump", "flight_residual"
// …
std::vector<std::string> exceededLimits(const QualityReport& report, const QualityLimits& limits);
// The limits of the measures of measuresOf, in their order.
std::vector<std::optional<double>> limitsOf(const QualityLimits& limits);

// A measure of a report with its name, its unit in reports, and what to multiply by to get it.
struct NamedStatistic {
  const char* name;
  const char* unit;
  double scale;
  QualityStatistic measure;
};
std::vector<NamedStatistic> measuresOf(const QualityReport& report);

// The parts of the report, for those who have their own tracks.

// The largest horizontal distance between two places of a part in a time range; nothing for an empty range.
struct Slide {
  double distance = 0;    // metres
  std::size_t frame = 0;  // an end of it
  std::size_t other = 0;  // the other end
};
Slide slideOver(const Motion& motion, const SoleTracks& tracks, std::size_t leg, SolePart part,
                const TimeRange& time);

// Velocity of a track of vectors a step apart against its median over 2 half + 1 steps; one value per step.
std::vector<double> velocityJumps(const std::vector<Vec3>& velocity, int half);

// The jumps of every joint's angular velocity from firstFrame on: #joints by #steps, rad/s; none for a joint
// without rotations. Their 99.9th percentile is QualityReport::jointJump.high.
std::vector<std::vector<double>> jointJumps(const Motion& motion, std::size_t firstFrame,
                                            double window = QualityOptions().jumpWindow, int threads = 0);

}  // namespace footfall
