// SPDX-License-Identifier: MIT
// Motion features: quantities measured on a whole run, with the values that are wanted (Kamat ch. 5).
#pragma once

#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "creature/dynamics/simulate.h"
#include "creature/measure/gait_measures.h"

namespace footfall::creature {

enum class FeatureKind {
  Posture,         // joint angles at an instant of the cycle; measured: the mean distance to them, rad
  ExternalEnergy,  // J per cycle; see EnergyReading
  Distance,        // metres of the centre of mass a cycle, along the way of travel
  GaitPeriod,      // seconds between set-downs of a foot
  StepLength,      // metres meanwhile
  DutyFactor,      // .leg: share of the cycle it stands
  RelativePhase,   // .leg: 0 to 1, after the first leg
  GaitMatrix,      // likeness to a sequence of support states, 0 to 1
  ComHeight,       // metres above the ground: mean,
  ComHeightMin,
  ComHeightMax,
  ComHeightAmplitude,  // highest less lowest
  ComTrajectory,       // mean distance to a height over the cycle given by points, metres
  TotalEnergyMean,     // of the centre of mass, J
  TotalEnergyRange,
  EnergyPhase,  // correlation of height's and forward motion's energy: about -1 a walk, +1 a run
  Froude,       // u² / (g h), h the height of the hips
  Speed,        // m/s along the way of travel
  Frequency,    // cycles per second
  MaxHeight,    // metres: the highest that the lowest point gets
  MinSupport,   // fewest legs down
  FlightFraction,
  // The surveyed objectives (§3.2), over the whole run.
  ControlEnergy,  // ∫ |τ|² dt
  Smoothness,     // ∫ |q̇|² dt of the joints
  Travel,         // metres travelled, less any backward travel: x(T) - (max x - x(T))
  Farthest,       // metres from the start to the end, either way
  HopReward,      // ∫ (ẋ + k y²) dt, k 1 and y the height of the lowest point
  FinalPosture,   // sum of the joints' distances to angles at the end, plus the highest lowest point
  ActuatorWork,   // ∫ |τ θ̇| dt a cycle, J
  // Ours: how far a cycle is from repeating the one before it; 0 is a loop.
  Unsteadiness,  // mean distance of the root's and the joints' angles to those a cycle later, rad
  Clearance,     // ours: metres that feet are lifted between their contacts (LegMeasures::clearance)
  Slip,          // ours: metres per cycle that the worst monitor point slides along the ground
  BodyContact,   // ours: share of the span in which a monitor point of no leg touches
};
inline constexpr int kFeatureKinds = static_cast<int>(FeatureKind::BodyContact) + 1;

const char* keywordOf(FeatureKind kind);             // "dutyFactor"
FeatureKind featureNamed(std::string_view keyword);  // throws Error that lists them
const char* unitOf(FeatureKind kind);                // "m", "J", …; "" for plain numbers

// Undefined in the thesis; these readings are ours.
enum class EnergyReading {
  ExternalWorkPositive,  // what raises and speeds up the centre of mass: Σ max(0, ΔE)
  MeanComEnergy,         // the mean of E = ½ M v² + M g y
  ActuatorWork           // Σ ∫ |τ θ̇| dt
};

// A feature with its wanted value, `value min max`, and a weight (§6.1.3).
struct Feature {
  FeatureKind kind = FeatureKind::Distance;
  int leg = 0;                          // of DutyFactor and RelativePhase
  double value = 0, min = 0, max = 1;   // min and max: the range that a deviation is measured against
  double weight = 1;                    // 0 to 1
  double time = 0;                      // of Posture: seconds after the cycle's start
  std::vector<double> angles;           // of postures: radians per joint; NaN: any
  std::vector<std::uint64_t> sequence;  // of GaitMatrix
  std::vector<double> heights;          // of ComTrajectory: metres, evenly over a cycle

  static constexpr double kAny = std::numeric_limits<double>::quiet_NaN();
};
Feature feature(FeatureKind kind, double value, double min, double max, double weight = 1);
Feature posture(double time, std::vector<double> angles, double weight = 1);

// Throws Error naming the feature and what is wrong with it.
void checkFeature(const Feature& feature, const Creature& creature);

struct MeasureOptions {
  int skipCycles = 1;  // cycles at the start that are left out
  // Seconds at the start that are left out, too: cycles that begin within them, but never more than the first
  // half of the run. A creature starts from a stand and takes some cycles to settle.
  double settle = 0;
  EnergyReading energy = EnergyReading::ExternalWorkPositive;
  bool shiftPostures = false;  // measure postures at the shift of the cycle where they fit best
};

// Of a creature, what measuring needs.
struct MeasureFrame {
  MeasureFrame(const Creature& creature, const CreatureWorld& world);
  std::vector<std::uint64_t> legs;
  std::uint64_t body = 0;  // the monitor points of no leg
  double mass, travel, hipHeight;
  Vec2 gravity;
  GroundLine ground;
};

// Everything that features read, measured once per run. Reused: no allocation once grown.
struct MotionMeasures {
  TimeRange span;  // whole cycles that count; the whole run where the controller has none
  int cycles = 0;
  double period = 0;  // mean of those cycles, seconds
  double distance = 0, externalWork = 0, comEnergyMean = 0, comEnergyRange = 0, actuatorWork = 0,
         energyPhase = 0;
  double slip = 0, bodyContact = 0;  // FeatureKind::Slip, FeatureKind::BodyContact
  double heightMean = 0, heightMin = 0, heightMax = 0, maxLowest = 0, speed = 0;
  double controlEnergy = 0, smoothness = 0, travelled = 0, farthest = 0, hopReward = 0;
  GaitMeasures gait;
  double shift = 0;  // seconds, of postures
};

// False: there is no whole cycle to measure.
bool measureMotion(const RunRecord& recording, const MeasureFrame& frame, const MeasureOptions& options,
                   MotionMeasures& out);

// A feature's value on a run; 0 where it is absent (§5.2).
double measureFeature(const Feature& feature, const RunRecord& recording, const MeasureFrame& frame,
                      const MeasureOptions& options, const MotionMeasures& measures);
// Mean |θ° - θ| of joint j of a posture over the cycles.
double postureDistance(const Feature& posture, int joint, const RunRecord& recording,
                       const MotionMeasures& measures);
// Picks measures.shift; does nothing unless the options ask for it.
void fitPostures(const std::vector<Feature>& features, const RunRecord& recording,
                 const MeasureOptions& options, MotionMeasures& measures);
GaitEvidence evidenceOf(const MotionMeasures& measures, const MeasureFrame& frame);

}  // namespace footfall::creature
