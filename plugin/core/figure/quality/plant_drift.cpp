// SPDX-License-Identifier: MIT
#include "figure/quality/plant_drift.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/parallel.h"
#include "figure/motion/joint_trajectory.h"

namespace footfall {
namespace {

using Index = std::ptrdiff_t;

struct Farthest {
  double distance = 0, time = 0;
};

Farthest driftOf(const Motion& motion, const JointTrajectory& ankle, const CarriedPoint& part,
                 const Vec3& place, const TimeRange& stand, int times) {
  Farthest farthest;
  if (stand.end <= stand.start) return farthest;
  const auto look = [&](double time) {
    const double off = (ankle.at(time) * part.offset - place).norm();
    if (off > farthest.distance) farthest = {off, time};
  };
  const double step = motion.frameTime / times;
  const Index from = static_cast<Index>(std::ceil((stand.start - motion.startTime) / step));
  const Index to = static_cast<Index>(std::floor((stand.end - motion.startTime) / step));
  look(stand.start);
  for (Index n = from; n <= to; ++n) look(motion.startTime + static_cast<double>(n) * step);
  look(stand.end);
  return farthest;
}

// A frame in which the part does not stand may be this much farther off.
constexpr double kBeyond = 4;

// One stretch of known arcs, over the frames first … first + count - 1.
class Sharing {
 public:
  Sharing(const std::vector<PlantArc>& arcs, const std::vector<char>& stands, std::size_t first,
          std::size_t count)
      : arcs_(arcs), stands_(stands), first_(first), between_(count, 1.0), at_(count, 1.0) {}

  // The largest of many distances is nearly that of their sum of eighth powers, which weighted least squares
  // comes to by and by; the best on the way is kept.
  void solve(std::vector<Vec3>& shifts) {
    constexpr int kRounds = 16;
    constexpr double kPower = 8, kStep = 1 / (kPower - 1);
    const std::size_t count = at_.size();
    double least = std::numeric_limits<double>::max();
    for (int round = 0; round < kRounds; ++round) {
      solveWeighted();
      double most = 0;
      for (std::size_t i = 0; i < count; ++i) {
        most = std::max(most, frameOff(i));
        if (i + 1 < count) most = std::max(most, arcOff(i));
      }
      if (most < least) {
        least = most;
        std::copy(tried_.begin(), tried_.end(), shifts.begin() + static_cast<Index>(first_));
      }
      if (most == 0) return;
      // Newton's step on a scale of logarithms, so that it settles.
      const auto reweigh = [&](double& weight, double distance) {
        const double wanted = std::pow(std::max(distance / most, 0.05), kPower - 2);
        weight = std::pow(weight, 1 - kStep) * std::pow(wanted, kStep);
      };
      for (std::size_t i = 0; i < count; ++i) {
        reweigh(at_[i], frameOff(i));
        if (i + 1 < count) reweigh(between_[i], arcOff(i));
      }
    }
  }

 private:
  const PlantArc& arc(std::size_t i) const { return arcs_[first_ + i]; }
  double beyond(std::size_t i) const { return stands_[first_ + i] ? 1 : kBeyond; }
  double frameOff(std::size_t i) const { return tried_[i].norm() / beyond(i); }
  double arcOff(std::size_t i) const {
    return (arc(i).arc + (1 - arc(i).share) * tried_[i] + arc(i).share * tried_[i + 1]).norm();
  }

  // Minimises Σ w |arc + (1 - s) a_i + s a_i+1|² + Σ v |a_i|²: a tridiagonal system.
  void solveWeighted() {
    const std::size_t count = at_.size();
    std::vector<double> diagonal(count), above(count, 0.0);
    tried_.assign(count, Vec3::Zero());
    for (std::size_t i = 0; i < count; ++i) diagonal[i] = at_[i] / (beyond(i) * beyond(i));
    for (std::size_t i = 0; i + 1 < count; ++i) {
      const double w = between_[i], s = arc(i).share;
      diagonal[i] += w * (1 - s) * (1 - s);
      diagonal[i + 1] += w * s * s;
      above[i] = w * s * (1 - s);
      tried_[i] -= w * (1 - s) * arc(i).arc;
      tried_[i + 1] -= w * s * arc(i).arc;
    }
    for (std::size_t i = 1; i < count; ++i) {
      const double share = above[i - 1] / diagonal[i - 1];
      diagonal[i] -= share * above[i - 1];
      tried_[i] -= share * tried_[i - 1];
    }
    for (std::size_t i = count; i-- > 0;) {
      if (i + 1 < count) tried_[i] -= above[i] * tried_[i + 1];
      tried_[i] /= diagonal[i];
    }
  }

  const std::vector<PlantArc>& arcs_;
  const std::vector<char>& stands_;
  std::size_t first_;
  std::vector<double> between_, at_;  // weights
  std::vector<Vec3> tried_;
};

}  // namespace

double plantDrift(const Motion& motion, const ContactReport& contacts, int times, std::size_t& frame,
                  int threads) {
  const int count = static_cast<int>(contacts.contacts.size());
  std::vector<Farthest> farthest(contacts.contacts.size());
#pragma omp parallel for schedule(dynamic, 1) num_threads(threadCount(threads))
  for (int i = 0; i < count; ++i) {
    const std::size_t k = static_cast<std::size_t>(i);
    const Contact& contact = contacts.contacts[k];
    const Sole& sole = contacts.soles[static_cast<std::size_t>(contact.leg)];
    const JointTrajectory heel(motion, sole.heel.joint), ball(motion, sole.ball.joint);
    const Farthest ofHeel = driftOf(motion, heel, sole.heel, contact.heelPosition, contact.heel, times);
    const Farthest ofBall = driftOf(motion, ball, sole.ball, contact.ballPosition, contact.ball, times);
    farthest[k] = ofHeel.distance > ofBall.distance ? ofHeel : ofBall;
  }
  double drift = 0;
  for (const Farthest& one : farthest) {
    if (one.distance <= drift) continue;
    drift = one.distance;
    frame = static_cast<std::size_t>(std::max(0.0, (one.time - motion.startTime) / motion.frameTime));
  }
  return drift;
}

std::vector<Vec3> sharedArcs(const std::vector<PlantArc>& arcs, const std::vector<char>& stands) {
  std::vector<Vec3> shifts(arcs.size(), Vec3::Zero());
  for (std::size_t f = 0; f + 1 < arcs.size(); ++f) {
    if (!arcs[f].known) continue;
    const std::size_t first = f;
    while (f + 1 < arcs.size() && arcs[f].known) ++f;
    Sharing(arcs, stands, first, f - first + 1).solve(shifts);
  }
  return shifts;
}

}  // namespace footfall
