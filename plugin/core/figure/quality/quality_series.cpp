// SPDX-License-Identifier: MIT
#include "figure/quality/quality_series.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "base/angles.h"
#include "figure/motion/pose.h"
#include "figure/quality/quality_moments_tuning.h"

namespace footfall {
namespace {

namespace tuning = quality_moments_tuning;

constexpr float kNone = std::numeric_limits<float>::quiet_NaN();

bool ofJoint(std::string_view measure) {
  return measure == "joint_jump" || measure == "joint_speed" || measure == "root_jump" || measure == "jerk";
}

std::string titleOf(std::string_view measure) {
  if (measure == "skate") return "foot skate";
  if (measure == "slip") return "foot slip";
  if (measure == "joint_jump") return "jump of a joint's speed";
  if (measure == "root_jump") return "jump of the body's speed";
  if (measure == "extension") return "leg extension";
  if (measure == "contact_residual") return "push the feet cannot give";
  if (measure == "flight_residual") return "push in the air";
  std::string title(measure);
  std::replace(title.begin(), title.end(), '_', ' ');
  return title;
}

// How fast the fastest joint turns in its parent, from each frame to the next.
SeriesOfMeasure jointSpeed(const Motion& motion, std::size_t firstFrame) {
  SeriesOfMeasure series;
  series.name = "joint_speed";
  series.title = titleOf(series.name);
  series.unit = "deg/s";
  series.values.assign(motion.frames(), kNone);
  series.items.assign(motion.frames(), -1);
  Pose before, after;
  if (firstFrame < motion.frames()) localPose(motion, firstFrame, before);
  for (std::size_t f = firstFrame + 1; f < motion.frames(); ++f) {
    localPose(motion, f, after);
    double fastest = -1;
    for (std::size_t j = 0; j < after.size(); ++j) {
      const double speed = before.rotation[j].angularDistance(after.rotation[j]) / motion.frameTime;
      if (speed <= fastest) continue;
      fastest = speed;
      series.items[f] = static_cast<int>(j);
    }
    series.values[f] = static_cast<float>(fastest / kDegree);
    std::swap(before, after);
  }
  return series;
}

std::string footOf(const std::string& leg) {
  return leg == "left" || leg == "right" ? "The " + leg + " foot" : fmt::format("The foot of '{}'", leg);
}

std::string sentenceOf(const std::string& measure, const std::string& where, double value) {
  if (measure == "skate")
    return fmt::format("{} slides {:.0f} mm while it should stand still.", footOf(where), value);
  if (measure == "slip")
    return fmt::format("{} travels {:.0f} mm over the ground during one step.", footOf(where), value);
  if (measure == "penetration") return fmt::format("{} is {:.0f} mm below the ground.", footOf(where), value);
  if (measure == "float")
    return fmt::format("{} stands {:.0f} mm above its place on the ground.", footOf(where), value);
  if (measure == "joint_jump")
    return fmt::format("The speed of '{}' jumps by {:.0f} degrees per second.", where, value);
  if (measure == "root_jump") return fmt::format("The body's speed jumps by {:.2f} m/s.", value);
  if (measure == "jerk") return fmt::format("'{}' jerks ({:.0f} m/s³).", where, value);
  if (measure == "extension")
    return fmt::format("The leg '{}' is stretched to {:.1f} percent of its length.", where, value);
  if (measure == "contact_residual")
    return fmt::format("The body moves as if pushed by {:.1f} m/s² more than its feet can give.", value);
  if (measure == "flight_residual")
    return fmt::format("In the air the body moves {:.1f} m/s² off a free fall.", value);
  if (measure == "imbalance")
    return fmt::format("The ground would have to push {:.0f} mm outside the feet.", value);
  return fmt::format("{} of {}: {:.2f}.", titleOf(measure), where, value);
}

double severityOf(const std::string& measure, double value) {
  for (const tuning::Severity& severity : tuning::kSeverities) {
    if (measure == severity.measure) return (value - severity.none) / (severity.one - severity.none);
  }
  return 0;  // not a fault, however large
}

// The first frames of the places where a series is higher than on both sides.
std::vector<std::size_t> peaksOf(const std::vector<float>& values) {
  const auto above = [](float a, float b) { return std::isnan(b) || a > b; };
  std::vector<std::size_t> peaks;
  for (std::size_t f = 0; f < values.size(); ++f) {
    if (std::isnan(values[f]) || (f > 0 && !above(values[f], values[f - 1]))) continue;
    std::size_t after = f + 1;
    while (after < values.size() && values[after] == values[f]) ++after;
    if (after == values.size() || above(values[f], values[after])) peaks.push_back(f);
  }
  return peaks;
}

}  // namespace

std::string placeName(std::string_view measure, int item, const QualityReport& report,
                      const Skeleton& skeleton) {
  if (item < 0) return "body";
  const std::size_t index = static_cast<std::size_t>(item);
  return ofJoint(measure) ? skeleton.joints[index].name : report.contacts.limbs.legs[index].name;
}

std::vector<SeriesOfMeasure> qualitySeries(const Motion& motion, const QualityReport& report,
                                           const QualityLimits& limits) {
  std::vector<SeriesOfMeasure> all;
  const std::vector<std::optional<double>> limitOf = limitsOf(limits);
  const std::vector<NamedStatistic> measures = measuresOf(report);
  for (std::size_t m = 0; m < measures.size(); ++m) {
    const NamedStatistic& named = measures[m];
    SeriesOfMeasure series;
    series.name = named.name;
    series.title = titleOf(named.name);
    series.unit = named.unit;
    series.values.assign(motion.frames(), kNone);
    series.items.assign(motion.frames(), -1);
    const std::vector<FrameSample>& samples = named.measure.series;
    for (std::size_t f = 0; f < std::min(samples.size(), motion.frames()); ++f) {
      series.values[f] = static_cast<float>(samples[f].value * named.scale);
      series.items[f] = samples[f].item;
    }
    if (limitOf[m]) series.limit = *limitOf[m] * named.scale;
    all.push_back(std::move(series));
  }
  all.push_back(jointSpeed(motion, report.contacts.firstFrame));
  return all;
}

std::vector<WorstMoment> worstMoments(const Motion& motion, const QualityReport& report,
                                      const std::vector<SeriesOfMeasure>& series, std::size_t count) {
  std::vector<WorstMoment> found;
  for (std::size_t s = 0; s < series.size(); ++s) {
    for (const std::size_t f : peaksOf(series[s].values)) {
      WorstMoment moment;
      moment.frame = f;
      moment.series = s;
      moment.value = static_cast<double>(series[s].values[f]);
      moment.severity = severityOf(series[s].name, moment.value);
      if (moment.severity >= tuning::kLeast) found.push_back(std::move(moment));
    }
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const WorstMoment& a, const WorstMoment& b) { return a.severity > b.severity; });
  const auto itemOf = [&](const WorstMoment& m) { return series[m.series].items[m.frame]; };
  std::vector<WorstMoment> worst;
  for (WorstMoment& moment : found) {
    if (worst.size() == count) break;
    const bool shown = std::any_of(worst.begin(), worst.end(), [&](const WorstMoment& other) {
      const double apart = std::abs(motion.time(moment.frame) - motion.time(other.frame));
      const bool same = moment.series == other.series && itemOf(moment) == itemOf(other);
      return apart < (same ? tuning::kSameApart : tuning::kApart);
    });
    if (shown) continue;
    const std::string& name = series[moment.series].name;
    moment.where = placeName(name, itemOf(moment), report, motion.skeleton);
    moment.sentence = sentenceOf(name, moment.where, moment.value);
    worst.push_back(std::move(moment));
  }
  return worst;
}

}  // namespace footfall
