// SPDX-License-Identifier: MIT
#include "footprint/smooth_cost.h"

#include <algorithm>
#include <cmath>

#include "footprint/balance.h"

namespace footfall {
namespace {

std::size_t at(int i) {
  return static_cast<std::size_t>(i);
}

// A symmetric 3 by 3 matrix: xx, yy, zz, xy, xz, yz.
struct Symmetric {
  Vec6 v = Vec6::Zero();

  void addDiagonal(double s) {
    v[0] += s;
    v[1] += s;
    v[2] += s;
  }
  // s·a·aᵀ, and s·(a·bᵀ + b·aᵀ).
  void addSquare(double s, const Vec3& a) {
    const double x = s * a[0], y = s * a[1], z = s * a[2];
    v[0] += x * a[0];
    v[1] += y * a[1];
    v[2] += z * a[2];
    v[3] += x * a[1];
    v[4] += x * a[2];
    v[5] += y * a[2];
  }
  void addPair(double s, const Vec3& a, const Vec3& b) {
    const double x = s * a[0], y = s * a[1], z = s * a[2];
    v[0] += 2 * x * b[0];
    v[1] += 2 * y * b[1];
    v[2] += 2 * z * b[2];
    v[3] += x * b[1] + y * b[0];
    v[4] += x * b[2] + z * b[0];
    v[5] += y * b[2] + z * b[1];
  }
  Mat3 matrix() const {
    Mat3 m;
    m << v[0], v[3], v[4], v[3], v[1], v[5], v[4], v[5], v[2];
    return m;
  }
};

// Derivatives of a sample in dx and y = dw - σ dx: gradient gx·dx + gy·y, curvature dxᵀC dx + yᵀM y + 2 dxᵀN
// y.
struct SampleTerms {
  Vec3 gx = Vec3::Zero(), gy = Vec3::Zero();
  Symmetric c, m;
  Mat3 n;  // only where mixed
  double sigma = 0;
  bool mixed = false;
};

// G⁻¹ of the used directions.
struct Gram {
  double inverse[3][3];
  double ones[3];  // G⁻¹·1
  double gamma;    // 1ᵀG⁻¹1
};

Gram gramOf(const Balance& b, const Vec3* d) {
  Gram g{};
  if (b.count == 1) {
    g.inverse[0][0] = 1 / d[b.used[0]].squaredNorm();
  } else if (b.count == 2) {
    const double aa = d[b.used[0]].squaredNorm(), bb = d[b.used[1]].squaredNorm(),
                 ab = d[b.used[0]].dot(d[b.used[1]]);
    const double inverse = 1 / (aa * bb - ab * ab);
    g.inverse[0][0] = bb * inverse;
    g.inverse[1][1] = aa * inverse;
    g.inverse[0][1] = g.inverse[1][0] = -ab * inverse;
  } else if (b.count == 3) {
    Mat3 m;
    for (int k = 0; k < 3; ++k) m.col(k) = d[b.used[k]];
    const Mat3 inverse = (m.transpose() * m).inverse();
    for (int i = 0; i < 3; ++i) {
      for (int j = 0; j < 3; ++j) g.inverse[i][j] = inverse(i, j);
    }
  }
  for (int i = 0; i < b.count; ++i) {
    for (int j = 0; j < b.count; ++j) g.ones[i] += g.inverse[i][j];
    g.gamma += g.ones[i];
  }
  return g;
}

// φ and its terms. Π is written out through G⁻¹; three directions leave nothing (Π = 0).
void addPhysics(const Balance& b, const Vec3* d, const Gram& g, double phi, const Vec3& dual,
                Curvature curvature, SampleTerms& out) {
  const double inverse = 1 / phi;
  const Vec3 unit = inverse * b.missing;
  out.gy = unit;
  if (b.count < 3) {
    Vec3 tangent = dual;  // Π λ
    out.m.addDiagonal(inverse);
    for (int i = 0; i < b.count; ++i) {
      const Vec3& di = d[b.used[i]];
      out.m.addSquare(-inverse * g.inverse[i][i], di);
      double along = 0;
      for (int j = 0; j < b.count; ++j) along += g.inverse[i][j] * d[b.used[j]].dot(dual);
      tangent -= along * di;
    }
    if (b.count == 2) out.m.addPair(-inverse * g.inverse[0][1], d[b.used[0]], d[b.used[1]]);
    out.m.addPair(-0.5 * inverse, tangent, unit);
  }
  if (b.count == 0) return;
  out.c.addSquare((curvature == Curvature::Exact ? -1 : 1) * g.gamma * phi, unit);
  if (curvature == Curvature::Convex) return;
  Vec3 lever = Vec3::Zero();  // b = D G⁻¹ 1
  for (int i = 0; i < b.count; ++i) lever += g.ones[i] * d[b.used[i]];
  out.n.noalias() = -unit * lever.transpose();
  out.mixed = true;
}

// A function of a leg's length l, by its slope and curvature.
void addOfLength(double slope, double curve, const Vec3& leg, double length, Curvature curvature,
                 SampleTerms& out) {
  const double inverse = 1 / length;
  out.gx += (slope * inverse) * leg;
  double across = slope * inverse;
  if (curvature == Curvature::Convex) {
    across = std::max(across, 0.0);
    curve = std::max(curve, 0.0);
  }
  out.c.addSquare((curve - across) * inverse * inverse, leg);
  out.c.addDiagonal(across);
}

// What keeps a leg on one side of its longest (SmoothCost::keep), and by how much; E for a squared metre a
// second, metres.
constexpr double kKept = 1e5, kMargin = 5e-4;

double addComfort(const SmoothCost::Leg& s, const ComSupport& support, const Vec3& leg, double length,
                  const ComOptions& o, Curvature curvature, SampleTerms* out) {
  const double stretch = length - s.nominal, beyond = length - s.reach;
  ComfortPrice p;
  if (o.comfortTerm) {
    p = o.comfortTerm(support, length);
  } else {
    p = {o.comfort * stretch * stretch, 2 * o.comfort * stretch, 2 * o.comfort};
  }
  if (beyond > 0 && o.overreach > 0) {
    p.price += o.overreach * beyond * beyond;
    p.slope += 2 * o.overreach * beyond;
    p.curvature += 2 * o.overreach;
  }
  const double wrong = s.kept == Kept::Flat ? std::max(0.0, length - (s.longest - kMargin))
                       : s.kept == Kept::Up ? std::min(0.0, length - (s.longest + kMargin))
                                            : 0;
  if (wrong != 0) {
    p.price += kKept * wrong * wrong;
    p.slope += 2 * kKept * wrong;
    p.curvature += 2 * kKept;
  }
  if (out != nullptr && length > 0) addOfLength(p.slope, p.curvature, leg, length, curvature, *out);
  return p.price;
}

// Friction and the largest push: squares of what is beyond, with the curvature of their first derivatives
// alone.
double addLimits(const ComOptions& o, const Balance& b, const Vec3* d, const ComSupport* supports,
                 const Gram& g, SampleTerms* out) {
  double value = 0;
  const double weight = o.mass * o.gravity;
  for (int i = 0; i < b.count; ++i) {
    const Vec3& di = d[b.used[i]];
    const double push = b.push[at(b.used[i])];
    const Vec3 force = push * di / weight;
    const Vec3& normal = supports[b.used[i]].normal;
    const double up = force.dot(normal);
    const Vec3 level = force - up * normal;
    for (const bool slipping : {true, false}) {
      if ((slipping ? o.friction : o.maxForce) <= 0) continue;
      const double size = slipping ? level.norm() : force.norm();
      const double beyond = size - (slipping ? o.friction * up : o.maxForce);
      if (!(beyond > 0) || !(size > 0)) continue;
      value += o.limitWeight * beyond * beyond;
      if (out == nullptr) continue;
      const Vec3 slope = slipping ? Vec3(level / size - o.friction * normal) : Vec3(force / size);
      const double along = slope.dot(di) / weight;
      Vec3 jy = Vec3::Zero();
      for (int j = 0; j < b.count; ++j) jy += (along * g.inverse[i][j]) * d[b.used[j]];
      const Vec3 jx = (along * g.ones[i]) * b.missing + (push / weight) * slope;
      const double twice = 2 * o.limitWeight;
      out->gx += (twice * beyond) * jx;
      out->gy += (twice * beyond) * jy;
      out->c.addSquare(twice, jx);
      out->m.addSquare(twice, jy);
      if (!out->mixed) out->n.setZero();
      out->n += twice * (jx * jy.transpose());
      out->mixed = true;
    }
  }
  return value;
}

}  // namespace

// Sums over a piece for its four numbers (each of three axes): gradient, and the blocks of the upper
// triangle.
struct SmoothCost::SpanTerms {
  Vec3 gradient[4];
  Symmetric even[10];  // pairs 00 01 02 03 11 12 13 22 23 33
  Mat3 odd[10];        // the part of the same blocks that is not symmetric
  bool mixed = false;

  SpanTerms() {
    for (Vec3& g : gradient) g.setZero();
  }

  void add(const SampleTerms& t, const PieceWeights& w, double mass, double weight, bool carried) {
    double y[4];
    for (int i = 0; i < 4; ++i) y[i] = mass * w.acceleration[i] - t.sigma * w.position[i];
    for (int i = 0, k = 0; i < 4; ++i) {
      const double yi = weight * y[i], xi = weight * w.position[i];
      gradient[i] += yi * t.gy + xi * t.gx;
      for (int j = i; j < 4; ++j, ++k) {
        const double yy = yi * y[j], xx = xi * w.position[j];
        if (carried) {
          even[k].v += yy * t.m.v + xx * t.c.v;
        } else {
          even[k].v += yy * t.m.v;
        }
      }
    }
    if (t.mixed) addMixed(t, w, y, weight);
  }

  // Of ½·weight·|a|².
  void addCalm(double weight, const Vec3& acceleration, const PieceWeights& w) {
    for (int i = 0, k = 0; i < 4; ++i) {
      const double wi = weight * w.acceleration[i];
      gradient[i] += wi * acceleration;
      for (int j = i; j < 4; ++j, ++k) even[k].addDiagonal(wi * w.acceleration[j]);
    }
  }

  void addMixed(const SampleTerms& t, const PieceWeights& w, const double* y, double weight) {
    if (!mixed) {
      for (Mat3& m : odd) m.setZero();
    }
    mixed = true;
    for (int i = 0, k = 0; i < 4; ++i) {
      for (int j = i; j < 4; ++j, ++k) {
        odd[k] += (weight * w.position[i] * y[j]) * t.n + (weight * y[i] * w.position[j]) * t.n.transpose();
      }
    }
  }

  // The 3 by 3 block of numbers i and j.
  Mat3 block(int i, int j) const {
    if (i > j) return block(j, i).transpose();
    const int k = 4 * i - i * (i - 1) / 2 + (j - i);
    return mixed ? Mat3(even[k].matrix() + odd[k]) : even[k].matrix();
  }
};

SmoothCost::SmoothCost(const ComProblem& problem) : problem_(problem) {
  for (std::vector<Vec3>* values : {&missing_, &trialMissing_, &dual_, &trialDual_})
    values->assign(problem.samples().size(), Vec3::Zero());
  legs_.reserve(problem.supports().size());
  for (const ComSupport& s : problem.supports())
    legs_.push_back({s.middle, s.foot, s.nominal, s.longest, s.reach, false, Kept::Free});
}

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

// λ + Δλ of the linearised φ λ = r, from where the search is to a new r; kept within the unit ball.
Vec3 SmoothCost::dualAt(std::size_t sample, const Vec3& missing, double phi) const {
  if (epsilon_ <= 0) return missing / phi;
  const Vec3& before = missing_[sample];
  const double square = before.squaredNorm() + epsilon_ * epsilon_;
  const double last = std::sqrt(square);
  const Vec3 next = (missing - (before.dot(missing - before) / last) * dual_[sample]) / last;
  const double length = next.squaredNorm();
  return length > 1 ? Vec3(next / std::sqrt(length)) : next;
}

SmoothValue SmoothCost::span(std::size_t index, const Vec6& from, const Vec6& to, double epsilon,
                             double nextEpsilon, SpanTerms* terms, Curvature curvature) {
  const ComOptions& o = problem_.options();
  const bool limited = o.friction > 0 || o.maxForce > 0;
  const ComSample* sample = &problem_.samples()[index * at(o.samples)];
  const double duration = problem_.spans()[index].duration, rate = 1 / duration;
  SmoothValue sum;
  for (int j = 0; j < o.samples; ++j, ++sample) {
    const PieceWeights h = pieceWeights(problem_.unitWeights(j), duration, rate);
    const auto mix = [&](const double* c) -> Vec3 {
      return c[0] * from.head<3>() + c[1] * from.tail<3>() + c[2] * to.head<3>() + c[3] * to.tail<3>();
    };
    const Vec3 com = mix(h.position);
    const Vec3 acceleration = mix(h.acceleration);
    Vec3 wanted = o.mass * acceleration;
    wanted.y() += o.mass * o.gravity;
    Vec3 d[kMostSupports];
    const Leg* legs = legs_.data() + sample->first;
    for (int i = 0; i < sample->count; ++i) d[i] = com - legs[i].support;
    const Balance b = balance(wanted, d, sample->count);
    const double square = b.missing.squaredNorm();
    const double phi = std::sqrt(square + epsilon * epsilon);
    const double nextPhi = nextEpsilon == epsilon ? phi : std::sqrt(square + nextEpsilon * nextEpsilon);
    double value = 0;
    SampleTerms t;
    SampleTerms* out = terms != nullptr ? &t : nullptr;
    Gram gram;
    if (out != nullptr || limited) gram = gramOf(b, d);
    if (out != nullptr) {
      for (int i = 0; i < b.count; ++i) t.sigma += b.push[at(b.used[i])];
      const std::size_t number = index * at(o.samples) + at(j);
      trialMissing_[number] = b.missing;
      trialDual_[number] = dualAt(number, b.missing, phi);
      addPhysics(b, d, gram, nextPhi, trialDual_[number], curvature, t);
    }
    for (int i = 0; i < sample->count; ++i) {
      const Vec3 leg = com - legs[i].foot;
      const double length = leg.norm();
      differing_ += (length > legs[i].longest) != legs[i].onToe && legs[i].kept == Kept::Free ? 1 : 0;
      value +=
          addComfort(legs[i], problem_.supports()[at(sample->first + i)], leg, length, o, curvature, out);
    }
    const double calm = sample->count > 0 ? o.calm : 0;
    value += calm * acceleration.squaredNorm();
    if (limited) value += addLimits(o, b, d, problem_.supports().data() + sample->first, gram, out);
    sum.now += sample->weight * (value + phi - epsilon);
    sum.next += sample->weight * (value + nextPhi - nextEpsilon);
    if (out != nullptr) terms->add(t, h, o.mass, sample->weight, sample->count > 0);
    if (out != nullptr && calm > 0) terms->addCalm(2 * calm * sample->weight, acceleration, h);
  }
  return sum;
}

double SmoothCost::value(const ComState& state, double epsilon) {
  double sum = 0;
  for (std::size_t s = 0; s < problem_.spans().size(); ++s)
    sum += span(s, knot(state, s), knot(state, s + 1), epsilon, epsilon, nullptr, Curvature::Convex).now;
  return sum;
}

void SmoothCost::accept(double epsilon) {
  missing_.swap(trialMissing_);
  dual_.swap(trialDual_);
  epsilon_ = epsilon;
}

SmoothValue SmoothCost::derivatives(const ComState& state, double epsilon, double nextEpsilon,
                                    Curvature curvature, std::vector<Vec6>& gradient,
                                    BlockTridiagonal& hessian) {
  const std::size_t spans = problem_.spans().size();
  differing_ = 0;
  gradient.assign(state.size(), Vec6::Zero());
  hessian.resize(state.size(), problem_.loop().has_value());
  hessian.setZero();
  SmoothValue sum;
  for (std::size_t s = 0; s < spans; ++s) {
    SpanTerms t;
    const SmoothValue part = span(s, knot(state, s), knot(state, s + 1), epsilon, nextEpsilon, &t, curvature);
    sum.now += part.now;
    sum.next += part.next;
    const std::size_t next = s + 1 < state.size() ? s + 1 : 0;
    Block6 a, b, c;
    for (int i = 0; i < 2; ++i) {
      for (int j = 0; j < 2; ++j) {
        a.block<3, 3>(3 * i, 3 * j) = t.block(i, j);
        b.block<3, 3>(3 * i, 3 * j) = t.block(i, j + 2);
        c.block<3, 3>(3 * i, 3 * j) = t.block(i + 2, j + 2);
      }
    }
    Vec6 ga, gb;
    ga << t.gradient[0], t.gradient[1];
    gb << t.gradient[2], t.gradient[3];
    if (problem_.loop() && next == 0) {  // the end is the first knot, turned
      Block6 turn = Block6::Zero();
      turn.topLeftCorner<3, 3>() = turn.bottomRightCorner<3, 3>() =
          problem_.loop()->rotation().toRotationMatrix();
      b = b * turn;
      c = turn.transpose() * c * turn;
      gb = turn.transpose() * gb;
    }
    gradient[s] += ga;
    gradient[next] += gb;
    hessian.diagonal[s] += a;
    hessian.above[s] += b;
    hessian.diagonal[next] += c;
  }
  return sum;
}

template <typename Visit>
void SmoothCost::eachLeg(const ComState& state, const Visit& visit) {
  const ComOptions& o = problem_.options();
  for (std::size_t s = 0; s < problem_.spans().size(); ++s) {
    const Vec6 from = knot(state, s), to = knot(state, s + 1);
    for (int j = 0; j < o.samples; ++j) {
      const ComSample& sample = problem_.samples()[s * at(o.samples) + at(j)];
      const PieceWeights weights = problem_.weights(s, j);
      const double* c = weights.position;
      const Vec3 com =
          c[0] * from.head<3>() + c[1] * from.tail<3>() + c[2] * to.head<3>() + c[3] * to.tail<3>();
      for (int i = sample.first; i < sample.first + sample.count; ++i) visit(at(i), com);
    }
  }
}

int SmoothCost::chooseSupports(const ComState& state) {
  int changed = 0;
  eachLeg(state, [&](std::size_t i, const Vec3& com) {
    Leg& leg = legs_[i];
    if (leg.kept != Kept::Free) return;
    const Vec3 next = problem_.pointOfSupport(problem_.supports()[i], com);
    if ((next - leg.support).squaredNorm() > 1e-12) ++changed;
    leg.support = next;
    leg.onToe = (com - leg.foot).norm() > leg.longest;
  });
  return changed;
}

int SmoothCost::keep(const ComState& state, Kept as, double within) {
  int kept = 0;
  eachLeg(state, [&](std::size_t i, const Vec3& com) {
    Leg& leg = legs_[i];
    const ComSupport& support = problem_.supports()[i];
    const double over = (com - leg.foot).norm() - leg.longest;
    const bool up = over > 0;
    if (up == (as == Kept::Up) || std::abs(over) > within || support.toe == support.middle) return;
    leg.support = up ? support.middle : support.toe;
    leg.onToe = !up;
    leg.kept = as;
    ++kept;
  });
  return kept;
}

void holdPins(const ComProblem& problem, std::vector<Vec6>& gradient, BlockTridiagonal& hessian) {
  for (const ComPin& pin : problem.pins()) {
    const std::size_t k = at(pin.knot);
    for (Eigen::Index i = 0; i < 6; ++i) {
      if (!(i < 3 ? pin.position : pin.velocity)) continue;
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

}  // namespace footfall
