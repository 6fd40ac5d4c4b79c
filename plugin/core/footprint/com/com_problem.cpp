// SPDX-License-Identifier: MIT
#include "footprint/com/com_problem.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/easing.h"
#include "base/error.h"
#include "footprint/com/leg_forces.h"
#include "footprint/footprint_tuning.h"

namespace footfall::footprint {
namespace {

using namespace tuning;

std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

// The sole of a contact; of a loop's turn before, moved back.
Frame soleOf(const Track& track, const PrintContact& contact) {
  Frame sole = track.prints[index(contact.print)].sole();
  if (contact.turn == 0 || !track.loop) return sole;
  const Frame back = Frame{track.loop->offset, track.loop->rotation()}.inverse();
  return back * sole;
}

void check(const ComOptions& o) {
  const double sum = o.gravity + o.mass + o.comfort + o.ballBlend + o.friction + o.maxForce +
                     o.overreachWeight + o.limitWeight + o.accelerationWeight;
  if (!std::isfinite(sum) || !(o.mass > 0) || o.comfort < 0 || o.ballBlend < 0 || o.friction < 0 ||
      o.maxForce < 0 || o.overreachWeight < 0 || o.accelerationWeight < 0)
    throw Error("weights: every number must be finite, the mass above 0, weights and limits 0 or more");
  if (o.samples < 1 || o.samples > 1000)
    throw Error(fmt::format("weights.samples must be 1 to 1000, got {}", o.samples));
}

}  // namespace

ComProblem::ComProblem(const Track& track, const TrackTiming& timing, const VirtualLegs& virtualLegs,
                       const BodyOrientation& turn, const ComOptions& options,
                       std::vector<FixedKnot> fixedKnots, const RollingFeet& feet)
    : spans_(timing.spans), fixedKnots_(std::move(fixedKnots)), loop_(track.loop), options_(options) {
  check(options);
  const int n = options.samples;
  for (int j = 0; j < n; ++j) unit_.push_back(hermiteWeights((j + 0.5) / n, 1));
  std::size_t firstActive = 0;
  for (const TrackSpan& span : spans_) {
    for (int j = 0; j < n; ++j) {
      const double u = (j + 0.5) / n;
      ComSample sample{span.start + u * span.duration, span.duration / n, static_cast<int>(supports_.size()),
                       0};
      const Quat body = turn.at(sample.time);
      while (firstActive < timing.contacts.size() && timing.contacts[firstActive].lift <= span.start)
        ++firstActive;
      for (std::size_t c = firstActive;
           c < timing.contacts.size() && timing.contacts[c].strike <= sample.time; ++c) {
        const PrintContact& contact = timing.contacts[c];
        if (sample.time >= contact.lift) continue;
        const VirtualLeg& leg = virtualLegs.legs[index(contact.leg)];
        const Frame sole = soleOf(track, contact);
        const bool leaving = sample.time > 0.5 * (contact.strike + contact.lift);
        if (feet) {
          const RollingFoot foot = feet(c, sample.time);
          // Between the outermost samples and the ends of the contact the leg is longer still.
          const double edge = std::min(sample.time - contact.strike, contact.lift - sample.time);
          const double beyond = foot.reserve + (edge < sample.weight ? foot.lengthening * edge : 0);
          const Vec3 support = sole * Vec3(leg.middle + foot.onBall * (leg.ball - leg.middle));
          supports_.push_back({support, support, foot.ankle - body * leg.hip, sole.rotation * Vec3::UnitY(),
                               foot.comfortable > 0 ? foot.comfortable : leg.nominal, leg.longest,
                               leg.longest - beyond,
                               std::min(sample.time - contact.strike, contact.lift - sample.time),
                               static_cast<int>(c), foot.firmness});
          ++sample.count;
          continue;
        }
        supports_.push_back(
            {sole * leg.middle, sole * leg.ball, sole * leg.ankle - body * leg.hip,
             sole.rotation * Vec3::UnitY(), leg.nominal, leg.longest,
             leg.longest + (leaving ? kHeelReachOfObjective * (leg.ball - leg.ankle).norm() : 0),
             std::min(sample.time - contact.strike, contact.lift - sample.time), static_cast<int>(c)});
        ++sample.count;
      }
      double load = 0;
      for (std::size_t s = index(sample.first); s < supports_.size(); ++s) load += supports_[s].share;
      for (std::size_t s = index(sample.first); s < supports_.size(); ++s)
        supports_[s].share = load > 0 ? supports_[s].share / load : 1.0 / sample.count;
      if (sample.count > kMostSupports)
        throw Error(fmt::format("{} feet are on the ground at {:.3g} s; at most {} are supported",
                                sample.count, sample.time, kMostSupports));
      samples_.push_back(sample);
    }
  }
  const int last = static_cast<int>(spans_.size());
  for (FixedKnot& fixed : fixedKnots_) {
    if (fixed.knot < 0) fixed.knot += last + 1;
    if (fixed.knot < 0 || fixed.knot > last)
      throw Error(fmt::format("knot {} cannot be fixed; there are {}", fixed.knot, last + 1));
  }
  if (track.standingStart) fixedKnots_.push_back({0, std::nullopt, Vec3::Zero()});
  if (track.standingEnd) fixedKnots_.push_back({last, std::nullopt, Vec3::Zero()});
  // A loop's last knot is its first.
  for (FixedKnot& fixed : fixedKnots_) {
    if (!loop_ || fixed.knot != last) continue;
    const Quat back = loop_->rotation().conjugate();
    fixed.knot = 0;
    if (fixed.position) fixed.position = back * (*fixed.position - loop_->offset);
    if (fixed.velocity) fixed.velocity = back * *fixed.velocity;
  }
  midStance_ = guessMidStance(*this, track, timing, virtualLegs);
}

Vec3 ComProblem::pointOfSupport(const ComSupport& support, const Vec3& com) const {
  const double beyond = (com - support.foot).norm() - support.longest;
  if (options_.ballBlend <= 0) return beyond > 0 ? support.ball : support.middle;
  const double s = std::clamp(0.5 + beyond / options_.ballBlend, 0.0, 1.0);
  return support.middle + smoothStep(s) * (support.ball - support.middle);
}

SampleCost ComProblem::cost(const ComSample& sample, const Vec3& com, const Vec3& acceleration) const {
  SampleCost cost;
  const Vec3 wanted = options_.mass * (acceleration + Vec3(0, options_.gravity, 0));
  Vec3 directions[kMostSupports];
  for (int i = 0; i < sample.count; ++i) {
    const ComSupport& s = supports_[index(sample.first + i)];
    directions[i] = com - pointOfSupport(s, com);
    const double stretch = (com - s.foot).norm() - s.nominal;
    cost.comfort += options_.comfortTerm ? options_.comfortTerm(s, stretch + s.nominal).cost
                                         : options_.comfort * s.firmness * stretch * stretch;
    const double beyond = stretch + s.nominal - s.reach;
    if (beyond > 0) cost.limits += options_.overreachWeight * beyond * beyond;
  }
  if (sample.count > 0) cost.limits += options_.accelerationWeight * acceleration.squaredNorm();
  const LegForces b = legForces(wanted, directions, sample.count);
  cost.missing = b.missing;
  cost.physics = b.missing.norm();
  if (options_.friction <= 0 && options_.maxForce <= 0) return cost;
  const double weight = options_.mass * options_.gravity;
  for (int k = 0; k < b.count; ++k) {
    const Vec3 force = b.push[index(b.used[k])] * directions[b.used[k]] / weight;
    const Vec3& normal = supports_[index(sample.first + b.used[k])].normal;
    const double up = force.dot(normal);
    const double slips = options_.friction > 0 ? (force - up * normal).norm() - options_.friction * up : 0;
    const double strains = options_.maxForce > 0 ? force.norm() - options_.maxForce : 0;
    for (const double beyond : {slips, strains})
      cost.limits += beyond > 0 ? options_.limitWeight * beyond * beyond : 0;
  }
  return cost;
}

double ComProblem::spanCost(std::size_t span, const ComKnot& from, const ComKnot& to) const {
  double sum = 0;
  for (int j = 0; j < options_.samples; ++j) {
    const SpanWeights w = weights(span, j);
    const ComSample& sample = samples_[span * index(options_.samples) + index(j)];
    const Vec3 com = w.position[0] * from.position + w.position[1] * from.velocity +
                     w.position[2] * to.position + w.position[3] * to.velocity;
    const Vec3 acceleration = w.acceleration[0] * from.position + w.acceleration[1] * from.velocity +
                              w.acceleration[2] * to.position + w.acceleration[3] * to.velocity;
    sum += cost(sample, com, acceleration).sum();
  }
  return spans_[span].duration / options_.samples * sum;
}

ComCost ComProblem::cost(const ComPath& path) const {
  ComCost total;
  for (std::size_t span = 0; span < spans_.size(); ++span) {
    const ComKnot &a = path.knots[span], &b = path.knots[span + 1];
    for (int j = 0; j < options_.samples; ++j) {
      const SpanWeights w = weights(span, j);
      const auto mix = [&](const double* c) -> Vec3 {
        return c[0] * a.position + c[1] * a.velocity + c[2] * b.position + c[3] * b.velocity;
      };
      const ComSample& sample = samples_[span * index(options_.samples) + index(j)];
      const SampleCost c = cost(sample, mix(w.position), mix(w.acceleration));
      total.physics += sample.weight * c.physics;
      total.comfort += sample.weight * c.comfort;
      total.limits += sample.weight * c.limits;
    }
  }
  return total;
}

void ComProblem::settle(ComPath& path) const {
  for (const FixedKnot& fixed : fixedKnots_) {
    ComKnot& knot = path.knots[index(fixed.knot)];
    if (fixed.position) knot.position = *fixed.position;
    if (fixed.velocity) knot.velocity = *fixed.velocity;
  }
  if (!loop_) return;
  const ComKnot& first = path.knots.front();
  path.knots.back().position = loop_->rotation() * first.position + loop_->offset;
  path.knots.back().velocity = loop_->rotation() * first.velocity;
}

}  // namespace footfall::footprint
