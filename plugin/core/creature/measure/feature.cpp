// SPDX-License-Identifier: MIT
#include "creature/measure/feature.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/error.h"
#include "creature/creature_tuning.h"

namespace footfall::creature {
namespace {

struct Word {
  const char* keyword;
  const char* unit;
};
constexpr Word kWords[kFeatureKinds] = {
    {"posture", "rad"},     {"externalEnergy", "J"}, {"distance", "m"},          {"gaitPeriod", "s"},
    {"stepLength", "m"},    {"dutyFactor", ""},      {"relativePhase", ""},      {"gaitMatrix", ""},
    {"comHeight", "m"},     {"comHeightMin", "m"},   {"comHeightMax", "m"},      {"comHeightAmplitude", "m"},
    {"comTrajectory", "m"}, {"totalEnergy", "J"},    {"totalEnergyRange", "J"},  {"energyPhase", ""},
    {"froude", ""},         {"speed", "m/s"},        {"frequency", "1/s"},       {"maxHeight", "m"},
    {"minSupport", ""},     {"flightFraction", ""},  {"controlEnergy", "N²m²s"}, {"smoothness", "rad²/s"},
    {"travel", "m"},        {"farthest", "m"},       {"hopReward", ""},          {"finalPosture", "rad"},
    {"actuatorWork", "J"},  {"unsteadiness", "rad"}, {"clearance", "m"},         {"slip", "m"},
    {"bodyContact", ""},
};

bool hasAngles(FeatureKind kind) {
  return kind == FeatureKind::Posture || kind == FeatureKind::FinalPosture;
}

double finalDistance(const Feature& f, const RunRecord& r, const MotionMeasures& m) {
  double sum = m.maxLowest;
  for (std::size_t j = 0; j < f.angles.size(); ++j)
    if (!std::isnan(f.angles[j]))
      sum += std::abs(r.angle(r.samples() - 1, static_cast<int>(j)) - f.angles[j]);
  return sum;
}

// Mean distance of the centre of mass's height to points evenly over the cycle.
double trajectoryDistance(const Feature& f, const RunRecord& r, const MeasureFrame& frame,
                          const MotionMeasures& m) {
  double sum = 0;
  const int points = static_cast<int>(f.heights.size());
  for (int c = 0; c < m.cycles; ++c) {
    for (int k = 0; k < points; ++k) {
      const Vec2 com = r.comAt(m.span.start + m.period * (c + static_cast<double>(k) / points));
      sum += std::abs(com.y() - frame.ground.height(com.x()) - f.heights[static_cast<std::size_t>(k)]);
    }
  }
  return sum / (m.cycles * points);
}

// Root and joints at instants of each cycle, against the same instants of the next.
double unsteadiness(const RunRecord& r, const MotionMeasures& m) {
  if (m.cycles < 2) return 0;
  double sum = 0;
  for (int i = 0; i < (m.cycles - 1) * tuning::kSteadinessInstants; ++i) {
    const double t = m.span.start + m.period * i / tuning::kSteadinessInstants;
    for (int k = 2; k < r.dofs; ++k) sum += std::abs(r.coordinateAt(t + m.period, k) - r.coordinateAt(t, k));
  }
  return sum / ((m.cycles - 1) * tuning::kSteadinessInstants * (r.dofs - 2));
}

double meanPosture(const Feature& f, const RunRecord& r, const MotionMeasures& m) {
  double sum = 0;
  int joints = 0;
  for (std::size_t j = 0; j < f.angles.size(); ++j) {
    if (std::isnan(f.angles[j])) continue;
    sum += postureDistance(f, static_cast<int>(j), r, m);
    ++joints;
  }
  return joints > 0 ? sum / joints : 0;
}

}  // namespace

const char* keywordOf(FeatureKind kind) {
  return kWords[static_cast<int>(kind)].keyword;
}
const char* unitOf(FeatureKind kind) {
  return kWords[static_cast<int>(kind)].unit;
}

FeatureKind featureNamed(std::string_view keyword) {
  for (int i = 0; i < kFeatureKinds; ++i)
    if (keyword == kWords[i].keyword) return static_cast<FeatureKind>(i);
  std::string known;
  for (const Word& word : kWords) known += std::string(known.empty() ? "" : ", ") + word.keyword;
  throw Error(fmt::format("there is no feature '{}'; the features are {}", keyword, known));
}

Feature feature(FeatureKind kind, double value, double min, double max, double weight) {
  Feature f;
  f.kind = kind;
  f.value = value;
  f.min = min;
  f.max = max;
  f.weight = weight;
  return f;
}

Feature posture(double time, std::vector<double> angles, double weight) {
  Feature f = feature(FeatureKind::Posture, 0, 0, 1, weight);
  f.time = time;
  f.angles = std::move(angles);
  return f;
}

void checkFeature(const Feature& f, const Creature& creature) {
  const auto fail = [&](const std::string& what) {
    throw Error(fmt::format("the feature {} {}", keywordOf(f.kind), what));
  };
  if (!std::isfinite(f.value) || !std::isfinite(f.min) || !std::isfinite(f.max))
    fail("has a value, minimum or maximum that is not finite");
  if (!(f.max > f.min))
    fail(fmt::format("has the range {:g} to {:g}; its low end must come first", f.min, f.max));
  if (!(f.weight >= 0 && f.weight <= 1))
    fail(fmt::format("must have a weight of 0 to 1, got {:g}", f.weight));
  if ((f.kind == FeatureKind::DutyFactor || f.kind == FeatureKind::RelativePhase) &&
      (f.leg < 0 || f.leg >= static_cast<int>(creature.legs.size())))
    fail(fmt::format("names leg {}; '{}' has {} legs", f.leg + 1, creature.name, creature.legs.size()));
  if (hasAngles(f.kind)) {
    if (static_cast<int>(f.angles.size()) != creature.joints())
      fail(fmt::format("has {} angles; '{}' has {} joints", f.angles.size(), creature.name,
                       creature.joints()));
    if (!std::isfinite(f.time) || f.time < 0)
      fail(fmt::format("must be at a time of 0 s or later, got {:g}", f.time));
    bool any = false;
    for (const double a : f.angles) {
      if (std::isinf(a)) fail("has an angle that is not finite");
      any = any || !std::isnan(a);
    }
    if (!any) fail("must give the angle of at least one joint");
  }
  if (f.kind == FeatureKind::GaitMatrix && f.sequence.empty()) fail("must have a sequence of support states");
  if (f.kind == FeatureKind::ComTrajectory && f.heights.empty()) fail("must have heights");
}

double postureDistance(const Feature& f, int joint, const RunRecord& r, const MotionMeasures& m) {
  double sum = 0;
  for (int c = 0; c < m.cycles; ++c) {
    // Every controller cycle starts on its own time; the last sample of a cycle may lie in the next.
    double t = f.time + m.shift;
    if (m.period > 0) t -= m.period * std::floor(t / m.period);
    sum += std::abs(r.coordinateAt(m.span.start + c * m.period + t, joint + 3) -
                    f.angles[static_cast<std::size_t>(joint)]);
  }
  return sum / m.cycles;
}

void fitPostures(const std::vector<Feature>& features, const RunRecord& r, const MeasureOptions& options,
                 MotionMeasures& m) {
  m.shift = 0;
  if (!options.shiftPostures || !(m.period > 0)) return;
  double best = std::numeric_limits<double>::infinity(), chosen = 0;
  for (int k = 0; k < tuning::kPostureShifts; ++k) {
    m.shift = m.period * k / tuning::kPostureShifts;
    double sum = 0;
    for (const Feature& f : features)
      if (f.kind == FeatureKind::Posture) sum += f.weight * meanPosture(f, r, m);
    if (sum < best) {
      best = sum;
      chosen = m.shift;
    }
  }
  m.shift = chosen;
}

double measureFeature(const Feature& f, const RunRecord& r, const MeasureFrame& frame,
                      const MeasureOptions& options, const MotionMeasures& m) {
  const double g = frame.gravity.norm();
  switch (f.kind) {
    case FeatureKind::Posture:
      return meanPosture(f, r, m);
    case FeatureKind::ExternalEnergy:
      return options.energy == EnergyReading::ExternalWorkPositive ? m.externalWork
             : options.energy == EnergyReading::MeanComEnergy      ? m.comEnergyMean
                                                                   : m.actuatorWork;
    case FeatureKind::Distance:
      return m.distance;
    case FeatureKind::GaitPeriod:
      return m.gait.period;
    case FeatureKind::StepLength:
      return m.gait.stepLength;
    case FeatureKind::DutyFactor:
      return m.gait.legs[static_cast<std::size_t>(f.leg)].duty;
    case FeatureKind::RelativePhase:
      return m.gait.legs[static_cast<std::size_t>(f.leg)].phase;
    case FeatureKind::GaitMatrix:
      return sequenceLikeness(f.sequence, m.gait.sequence);
    case FeatureKind::ComHeight:
      return m.heightMean;
    case FeatureKind::ComHeightMin:
      return m.heightMin;
    case FeatureKind::ComHeightMax:
      return m.heightMax;
    case FeatureKind::ComHeightAmplitude:
      return m.heightMax - m.heightMin;
    case FeatureKind::ComTrajectory:
      return trajectoryDistance(f, r, frame, m);
    case FeatureKind::TotalEnergyMean:
      return m.comEnergyMean;
    case FeatureKind::TotalEnergyRange:
      return m.comEnergyRange;
    case FeatureKind::EnergyPhase:
      return m.energyPhase;
    case FeatureKind::Froude:
      return g > 0 && frame.hipHeight > 0 ? m.speed * m.speed / (g * frame.hipHeight) : 0;
    case FeatureKind::Speed:
      return m.speed;
    case FeatureKind::Frequency:
      return m.gait.period > 0 ? 1 / m.gait.period : 0;
    case FeatureKind::MaxHeight:
      return m.maxLowest;
    case FeatureKind::MinSupport:
      return m.gait.minSupport;
    case FeatureKind::FlightFraction:
      return m.gait.flightFraction;
    case FeatureKind::ControlEnergy:
      return m.controlEnergy;
    case FeatureKind::Smoothness:
      return m.smoothness;
    case FeatureKind::Travel:
      return m.travelled;
    case FeatureKind::Farthest:
      return m.farthest;
    case FeatureKind::HopReward:
      return m.hopReward;
    case FeatureKind::FinalPosture:
      return finalDistance(f, r, m);
    case FeatureKind::ActuatorWork:
      return m.actuatorWork;
    case FeatureKind::Unsteadiness:
      return unsteadiness(r, m);
    case FeatureKind::Clearance:
      return m.gait.clearance;
    case FeatureKind::Slip:
      return m.slip;
    case FeatureKind::BodyContact:
      return m.bodyContact;
  }
  return 0;
}

GaitEvidence evidenceOf(const MotionMeasures& m, const MeasureFrame& frame) {
  const double g = frame.gravity.norm();
  return {m.energyPhase, g > 0 && frame.hipHeight > 0 ? m.speed * m.speed / (g * frame.hipHeight) : 0,
          m.distance};
}

}  // namespace footfall::creature
