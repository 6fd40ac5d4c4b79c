// SPDX-License-Identifier: MIT
#include "footprint/com/smooth_cost.h"

#include <algorithm>
#include <cmath>

#include "footprint/com/span_cost.h"

namespace footfall::footprint {

// Of two samples: r, the dual forces λ (r/φ at the solution, no longer than 1), and 1/φ.
struct PairedDuals {
  PairedVec missing, force;
  Paired inversePhi;
};

namespace {

constexpr double kMargin =
    5e-4;  // metres of leg length between a foot constrained flat and one constrained to its toe

std::size_t at(int i) {
  return static_cast<std::size_t>(i);
}

// λ + Δλ of the linearised φ λ = r, from where the search is to a new r; kept within the unit ball.
PairedVec dualAt(const PairedDuals& before, const PairedVec& missing) {
  const Paired along = before.missing.dot(missing - before.missing) * before.inversePhi;
  PairedVec next = before.inversePhi * missing;
  next.add(-before.inversePhi * along, before.force);
  return next.squaredNorm().max(1.0).sqrt().inverse() * next;
}

}  // namespace

SmoothCost::SmoothCost(const ComProblem& problem) : problem_(problem) {
  const int n = problem.options().samples;
  for (int j = 0; j < n; j += 2) {
    SpanSamples& two = spanSamples_.emplace_back();
    for (int s = 0; s < 2; ++s) {
      const int sample = std::min(j + s, n - 1);
      const HermiteWeights& unit = problem.unitWeights(sample);
      two.u[s] = (sample + 0.5) / n;
      two.counts[s] = j + s < n ? 1 : 0;
      for (int i = 0, k = 0; i < 4; ++i) {
        two.position[i][s] = unit.position[i];
        two.acceleration[i][s] = unit.acceleration[i];
        for (int l = i; l < 4; ++l, ++k) two.pairs[k][s] = unit.position[i] * unit.position[l];
      }
    }
  }
  samples_.resize(problem.spans().size() * spanSamples_.size());
  duals_.resize(samples_.size());
  trialDuals_.resize(samples_.size());
  legs_.reserve(problem.supports().size());
  for (std::size_t i = 0; i < samples_.size(); ++i) {
    Samples& two = samples_[i];
    const std::size_t piece = i / spanSamples_.size(), within = 2 * (i % spanSamples_.size());
    two.first = static_cast<int>(legs_.size());
    for (int s = 0; s < 2 && within + at(s) < at(n); ++s) {
      const ComSample& sample = problem.samples()[piece * at(n) + within + at(s)];
      two.count[s] = sample.count;
      two.supports[s] = sample.first;
      two.feet = std::max(two.feet, sample.count);
      legs_.resize(at(two.first + two.feet));
      for (int foot = 0; foot < sample.count; ++foot) {
        const ComSupport& support = problem.supports()[at(sample.first + foot)];
        PairedLegs& legs = legs_[at(two.first + foot)];
        legs.support.set(s, support.middle);
        legs.foot.set(s, support.foot);
        legs.nominal[s] = support.nominal;
        legs.longest[s] = support.longest;
        legs.reach[s] = support.reach;
        legs.comfort[s] = problem.options().comfort * support.firmness;
        legs.touches[s] = legs.wrong[s] = 1;
      }
    }
  }
}

SmoothCost::~SmoothCost() = default;

ComState SmoothCost::stateOf(const ComPath& path) const {
  ComState state(problem_.knots() - (problem_.loop() ? 1 : 0));
  for (std::size_t k = 0; k < state.size(); ++k) state[k] << path.knots[k].position, path.knots[k].velocity;
  return state;
}

void SmoothCost::setPath(const ComState& state, ComPath& path) const {
  for (std::size_t k = 0; k < state.size(); ++k) {
    path.knots[k].position = state[k].head<3>();
    path.knots[k].velocity = state[k].tail<3>();
  }
  problem_.settle(path);
}

Vec6 SmoothCost::knot(const ComState& state, std::size_t index) const {
  if (index < state.size()) return state[index];
  const Quat turn = problem_.loop()->rotation();
  Vec6 last;
  last << turn * state[0].head<3>() + problem_.loop()->offset, turn * state[0].tail<3>();
  return last;
}

SmoothValue SmoothCost::span(std::size_t index, const Vec6& from, const Vec6& to, double epsilon,
                             double nextEpsilon, SpanTerms* terms, Curvature curvature) {
  const ComOptions& o = problem_.options();
  const bool limited = o.friction > 0 || o.maxForce > 0;
  const double duration = problem_.spans()[index].duration, rate = 1 / (duration * duration);
  const Vec3 start = from.head<3>(), leaving = duration * from.tail<3>(), end = to.head<3>(),
             arriving = duration * to.tail<3>();
  Paired now = Paired::Zero(), next = Paired::Zero(), differing = Paired::Zero();
  std::size_t number = index * spanSamples_.size();
  for (const SpanSamples& piece : spanSamples_) {
    const auto mix = [&](const Paired* c) -> PairedVec {
      return {start.x() * c[0] + leaving.x() * c[1] + end.x() * c[2] + arriving.x() * c[3],
              start.y() * c[0] + leaving.y() * c[1] + end.y() * c[2] + arriving.y() * c[3],
              start.z() * c[0] + leaving.z() * c[1] + end.z() * c[2] + arriving.z() * c[3]};
    };
    const Samples& samples = samples_[number];
    const PairedLegs* legs = legs_.data() + samples.first;
    const PairedVec acceleration = Paired::Constant(rate) * mix(piece.acceleration);
    PairedVec wanted = Paired::Constant(o.mass) * acceleration;
    wanted.y += o.mass * o.gravity;
    PairedVec com, d[kMostSupports];
    if (samples.feet > 0) com = mix(piece.position);
    for (int i = 0; i < samples.feet; ++i) d[i] = legs[i].touches * (com - legs[i].support);
    const PairedLegForces pushes(wanted, d, samples.feet);
    const Paired square = pushes.missing.squaredNorm();
    const Paired phi = (square + epsilon * epsilon).sqrt(),
                 nextPhi = (square + nextEpsilon * nextEpsilon).sqrt();
    Paired value = Paired::Zero();
    SampleTerms t;
    if (terms != nullptr) {
      PairedDuals& dual = trialDuals_[number];
      dual.missing = pushes.missing;
      dual.inversePhi = 1 / phi;
      dual.force = begun_ ? dualAt(duals_[number], dual.missing) : dual.inversePhi * dual.missing;
      addPhysics(pushes, nextPhi, piece.counts / nextPhi, dual.force, curvature, t);
    }
    for (int i = 0; i < samples.feet; ++i) {
      const PairedVec leg = com - legs[i].foot;
      const Paired length = leg.squaredNorm().sqrt().max(1e-9);
      differing = differing.max(legs[i].wrong * (length - legs[i].longest));
      PairedLegCosts legCosts = legCost(legs[i], length, o.overreachWeight, heelsConstrained_);
      if (o.comfortTerm) replaceComfort(samples, i, length, legCosts);
      value += legCosts.cost;
      if (terms != nullptr) addOfLength(legCosts, leg, length, curvature, t);
    }
    if (limited) {
      for (int s = 0; s < 2; ++s)
        value[s] += addLimits(o, pushes, s, problem_.supports().data() + samples.supports[s],
                              terms != nullptr ? &t : nullptr);
    }
    if (terms != nullptr && samples.feet > 0) terms->addCarried(t, piece, o.mass * rate, pushes.sigma);
    if (terms != nullptr && samples.feet == 0) terms->addFlown(t.gy, t.m, piece.u, o.mass * rate);
    if (o.accelerationWeight > 0 && samples.feet > 0) {
      const Paired weights = o.accelerationWeight * legs[0].touches;
      value += weights * acceleration.squaredNorm();
      if (terms != nullptr) {
        PairedSymmetric curve;
        curve.addDiagonal(2 * weights);
        terms->addFlown(2 * weights * acceleration, curve, piece.u, rate);
      }
    }
    now += value + piece.counts * (phi - epsilon);
    next += value + piece.counts * (nextPhi - nextEpsilon);
    ++number;
  }
  differ_ = differ_ || differing.maxCoeff() > 0;
  const double weight = duration / o.samples;
  return {weight * now.sum(), weight * next.sum()};
}

// The comfort term of the options in place of the published one.
void SmoothCost::replaceComfort(const Samples& samples, int foot, const Paired& length,
                                PairedLegCosts& costs) const {
  const ComOptions& o = problem_.options();
  for (int s = 0; s < 2; ++s) {
    if (foot >= samples.count[s]) continue;
    const ComSupport& support = problem_.supports()[at(samples.supports[s] + foot)];
    const ComfortCost p = o.comfortTerm(support, length[s]);
    const double stretch = length[s] - support.nominal, k = o.comfort * support.firmness;
    costs.cost[s] += p.cost - k * stretch * stretch;
    costs.slope[s] += p.slope - 2 * k * stretch;
    costs.curvature[s] += p.curvature - 2 * k;
  }
}

double SmoothCost::value(const ComState& state, double epsilon) {
  double sum = 0;
  for (std::size_t s = 0; s < problem_.spans().size(); ++s)
    sum += span(s, knot(state, s), knot(state, s + 1), epsilon, epsilon, nullptr, Curvature::Convex).now;
  return sum;
}

void SmoothCost::accept() {
  duals_.swap(trialDuals_);
  begun_ = true;
}

SmoothValue SmoothCost::derivatives(const ComState& state, double epsilon, double nextEpsilon,
                                    Curvature curvature, std::vector<Vec6>& gradient,
                                    BlockTridiagonal& hessian) {
  const std::size_t spans = problem_.spans().size();
  const double samples = problem_.options().samples;
  differ_ = false;
  gradient.assign(state.size(), Vec6::Zero());
  hessian.resize(state.size(), problem_.loop().has_value());
  hessian.setZero();
  SmoothValue sum;
  for (std::size_t s = 0; s < spans; ++s) {
    SpanTerms terms;
    const SmoothValue part =
        span(s, knot(state, s), knot(state, s + 1), epsilon, nextEpsilon, &terms, curvature);
    sum.now += part.now;
    sum.next += part.next;
    const double duration = problem_.spans()[s].duration, weight = duration / samples;
    if (s + 1 < state.size()) {
      terms.addTo(weight, duration, gradient[s], gradient[s + 1], hessian.diagonal[s], hessian.above[s],
                  hessian.diagonal[s + 1]);
      continue;
    }
    // The end of a loop is its first knot, turned.
    Vec6 slope = Vec6::Zero();
    Block6 above = Block6::Zero(), corner = Block6::Zero(), turn = Block6::Zero();
    terms.addTo(weight, duration, gradient[s], slope, hessian.diagonal[s], above, corner);
    turn.topLeftCorner<3, 3>() = turn.bottomRightCorner<3, 3>() =
        problem_.loop()->rotation().toRotationMatrix();
    gradient[0] += turn.transpose() * slope;
    hessian.above[s] += above * turn;
    hessian.diagonal[0] += turn.transpose() * corner * turn;
  }
  return sum;
}

template <typename Visit>
void SmoothCost::eachLeg(const ComState& state, const Visit& visit) {
  for (std::size_t i = 0; i < samples_.size(); ++i) {
    const Samples& samples = samples_[i];
    if (samples.feet == 0) continue;
    const std::size_t piece = i / spanSamples_.size();
    const SpanSamples& weights = spanSamples_[i % spanSamples_.size()];
    const Vec6 from = knot(state, piece), to = knot(state, piece + 1);
    const double duration = problem_.spans()[piece].duration;
    for (int s = 0; s < 2; ++s) {
      const Paired* c = weights.position;
      const Vec3 com = c[0][s] * from.head<3>() + (c[1][s] * duration) * from.tail<3>() +
                       c[2][s] * to.head<3>() + (c[3][s] * duration) * to.tail<3>();
      for (int foot = 0; foot < samples.count[s]; ++foot)
        visit(legs_[at(samples.first + foot)], s, problem_.supports()[at(samples.supports[s] + foot)], com);
    }
  }
}

int SmoothCost::chooseSupports(const ComState& state) {
  int changed = 0;
  eachLeg(state, [&](PairedLegs& legs, int s, const ComSupport& support, const Vec3& com) {
    if (legs.wrong[s] == 0) return;  // constrained
    const Vec3 next = problem_.pointOfSupport(support, com);
    if ((next - legs.support.of(s)).squaredNorm() > 1e-12) ++changed;
    legs.support.set(s, next);
    legs.wrong[s] = (com - support.foot).norm() > support.longest ? -1 : 1;
  });
  return changed;
}

int SmoothCost::constrainHeels(const ComState& state, HeelConstraint as, double within) {
  int kept = 0;
  eachLeg(state, [&](PairedLegs& legs, int s, const ComSupport& support, const Vec3& com) {
    const double over = (com - support.foot).norm() - support.longest;
    const bool up = over > 0;
    if (std::abs(over) > within || support.ball == support.middle) return;
    const bool goesUp = as == HeelConstraint::OnBall;
    legs.support.set(s, goesUp ? support.ball : support.middle);
    legs.wrong[s] = 0;
    (goesUp ? legs.up : legs.flat)[s] = support.longest + (goesUp ? kMargin : -kMargin);
    if (up != goesUp) ++kept;
  });
  heelsConstrained_ = heelsConstrained_ || kept > 0;
  return kept;
}

void holdFixedKnots(const ComProblem& problem, std::vector<Vec6>& gradient, BlockTridiagonal& hessian) {
  for (const FixedKnot& fixed : problem.fixedKnots()) {
    const std::size_t k = at(fixed.knot);
    for (Eigen::Index i = 0; i < 6; ++i) {
      if (!(i < 3 ? fixed.position : fixed.velocity)) continue;
      gradient[k][i] = 0;
      hessian.diagonal[k].row(i).setZero();
      hessian.diagonal[k].col(i).setZero();
      hessian.diagonal[k](i, i) = 1;
      if (k < hessian.above.size()) hessian.above[k].row(i).setZero();
      if (k > 0) hessian.above[k - 1].col(i).setZero();
      if (k == 0 && hessian.ring) hessian.above.back().col(i).setZero();
    }
  }
}

}  // namespace footfall::footprint
