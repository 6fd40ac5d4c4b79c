// SPDX-License-Identifier: MIT
#include "figure/quality/quality_verdict.h"

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/constants.h"
#include "base/numeric/statistics.h"
#include "figure/quality/hinge_series.h"
#include "figure/quality/joint_speeds.h"
#include "figure/quality/quality_series.h"
#include "figure/quality/quality_verdict_tuning.h"

namespace footfall {
namespace {

void judge(JudgedMeasure& measure, const quality_verdict_tuning::Limits& limits) {
  measure.good = limits.good;
  measure.bad = limits.bad;
  measure.verdict = measure.value <= limits.good  ? Verdict::Good
                    : measure.value <= limits.bad ? Verdict::LookAtIt
                                                  : Verdict::Bad;
}

const quality_verdict_tuning::Limits& limitsFor(const quality_verdict_tuning::Judged& judged,
                                                QualityProfile profile) {
  if (profile == QualityProfile::Film) return judged.film;
  return profile == QualityProfile::Game ? judged.game : judged.capture;
}

JudgedMeasure fastestJoint(const Motion& motion, std::size_t firstFrame) {
  JudgedMeasure measure;
  measure.name = "joint_speed";
  measure.unit = "deg/s";
  const auto speeds = jointSpeeds(motion, {}, firstFrame, 1);
  for (std::size_t j = 0; j < speeds.size(); ++j) {
    for (std::size_t i = 0; i < speeds[j].size(); ++i) {
      const double speed = static_cast<double>(speeds[j][i]) / kDegree;
      if (speed <= measure.value) continue;
      measure.value = speed;
      measure.frame = firstFrame + i + 1;
      measure.where = motion.skeleton.joints[j].name;
    }
  }
  return measure;
}

std::optional<JudgedMeasure> farthestOffHinge(const Motion& motion, const QualityReport& report) {
  const std::vector<HingeSeries> hinges =
      hingeSeries(motion, report.contacts.limbs, report.contacts.firstFrame);
  if (hinges.empty()) return std::nullopt;
  JudgedMeasure measure;
  measure.name = "off_hinge";
  measure.unit = "deg";
  for (const HingeSeries& hinge : hinges) {
    for (std::size_t f = report.contacts.firstFrame; f < hinge.off.size(); ++f) {
      const double off = static_cast<double>(hinge.off[f]);
      if (off < measure.value || (off == measure.value && !measure.where.empty())) continue;
      measure.value = off;
      measure.frame = f;
      measure.where = motion.skeleton.joints[static_cast<std::size_t>(hinge.joint)].name;
    }
  }
  return measure;
}

// How fast the heights of a flight fall: minus twice the leading coefficient of the parabola that fits them
// best.
double fallOf(const std::vector<Vec3>& centre, std::size_t first, std::size_t end, double frameTime) {
  Eigen::Matrix3d normal = Eigen::Matrix3d::Zero();
  Vec3 right = Vec3::Zero();
  for (std::size_t f = first; f < end; ++f) {
    const double t =
        (static_cast<double>(f - first) - 0.5 * static_cast<double>(end - 1 - first)) * frameTime;
    const Vec3 row(1, t, t * t);
    normal += row * row.transpose();
    right += centre[f].y() * row;
  }
  return -2 * normal.ldlt().solve(right).z();
}

}  // namespace

const std::vector<std::string>& qualityProfileWords() {
  static const std::vector<std::string> words{"film", "game", "capture"};
  return words;
}

const char* nameOf(Verdict verdict) {
  return verdict == Verdict::Good ? "good" : verdict == Verdict::LookAtIt ? "look at it" : "bad";
}

std::vector<JudgedMeasure> judgedMeasures(const Motion& motion, const QualityReport& report,
                                          QualityProfile profile) {
  std::vector<JudgedMeasure> all;
  for (const NamedStatistic& named : measuresOf(report)) {
    const QualityStatistic& statistic = named.measure;
    const auto judged = std::find_if(
        std::begin(quality_verdict_tuning::kJudged), std::end(quality_verdict_tuning::kJudged),
        [&](const quality_verdict_tuning::Judged& j) { return named.name == std::string(j.measure); });
    if (!statistic.applies || judged == std::end(quality_verdict_tuning::kJudged)) continue;
    JudgedMeasure measure;
    measure.name = named.name;
    measure.unit = named.unit;
    measure.value = named.scale * (judged->high ? statistic.high : statistic.max);
    measure.frame = statistic.frame;
    measure.where = placeName(named.name, statistic.item, report, motion.skeleton);
    judge(measure, limitsFor(*judged, profile));
    all.push_back(std::move(measure));
  }
  if (motion.frames() < report.contacts.firstFrame + 2) return all;
  JudgedMeasure speed = fastestJoint(motion, report.contacts.firstFrame);
  judge(speed, quality_verdict_tuning::kJointSpeed[static_cast<std::size_t>(profile)]);
  all.push_back(std::move(speed));
  if (auto hinge = farthestOffHinge(motion, report)) {
    judge(*hinge, quality_verdict_tuning::kOffHinge[static_cast<std::size_t>(profile)]);
    all.push_back(std::move(*hinge));
  }
  return all;
}

std::optional<FallRate> contradictedRate(const Motion& motion, const QualityReport& report) {
  const std::vector<Support>& support = report.support;
  if (report.centreOfMass.size() != support.size()) return std::nullopt;
  const double shortest = std::max(4.0, quality_verdict_tuning::kShortestFall / motion.frameTime);
  std::vector<double> falls;
  for (std::size_t f = 0; f < support.size(); ++f) {
    std::size_t end = f;
    while (end < support.size() && support[end] == Support::None) ++end;
    if (static_cast<double>(end - f) >= shortest)
      falls.push_back(fallOf(report.centreOfMass, f, end, motion.frameTime));
    f = std::max(f, end);
  }
  if (falls.empty()) return std::nullopt;
  FallRate found;
  found.gravities = quantile(falls, 0.5) / kGravity;
  if (!(found.gravities > 0.02)) return std::nullopt;  // it does not fall: no rate would make it
  const double rate = 1 / motion.frameTime, factor = std::sqrt(found.gravities);
  if (std::max(factor, 1 / factor) <= quality_verdict_tuning::kOffRate) return std::nullopt;
  found.rate = rate / factor;
  double nearest = 0.1;
  const double exact = found.rate;
  for (const double usual : quality_verdict_tuning::kUsualRates) {
    if (std::abs(exact / usual - 1) >= nearest) continue;
    nearest = std::abs(exact / usual - 1);
    found.rate = usual;
  }
  return found;
}

}  // namespace footfall
