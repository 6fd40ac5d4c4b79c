// SPDX-License-Identifier: MIT
#include "stance/stance_fit.h"

#include <fmt/format.h>

#include <Eigen/QR>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "base/angles.h"
#include "base/constants.h"
#include "base/error.h"
#include "base/numeric/smoothing.h"
#include "stance/stance_tuning.h"

namespace footfall::stance {
namespace {

// The columns of the unknowns at a time: position and velocity at touch-down, then mean, cosine 1, sine 1 …
// of the force.
class ForceBasis {
 public:
  ForceBasis(double mass, double touchDown, double liftOff, std::vector<int> harmonics)
      : mass_(mass), down_(touchDown), contact_(liftOff - touchDown), harmonics_(std::move(harmonics)) {}

  Eigen::Index size() const { return 3 + 2 * static_cast<Eigen::Index>(harmonics_.size()); }

  Eigen::RowVectorXd place(double time) const {
    Eigen::RowVectorXd row = Eigen::RowVectorXd::Zero(size());
    row[0] = 1;
    row[1] = time - down_;
    const double tau = std::clamp((time - down_) / contact_, 0.0, 1.0), scale = contact_ * contact_ / mass_;
    const double after = std::max(0.0, (time - down_) / contact_ - 1);
    row[2] = scale * (0.5 * tau * tau + after);
    for (std::size_t i = 0; i < harmonics_.size(); ++i) {
      const double w = 2 * kPi * harmonics_[i];
      row[3 + 2 * static_cast<Eigen::Index>(i)] = scale * (1 - std::cos(w * tau)) / (w * w);
      row[4 + 2 * static_cast<Eigen::Index>(i)] = scale * (tau - std::sin(w * tau) / w) / w;
    }
    return row;
  }
  Eigen::RowVectorXd force(double tau) const {
    Eigen::RowVectorXd row = Eigen::RowVectorXd::Zero(size());
    row[2] = 1;
    for (std::size_t i = 0; i < harmonics_.size(); ++i) {
      row[3 + 2 * static_cast<Eigen::Index>(i)] = std::cos(2 * kPi * harmonics_[i] * tau);
      row[4 + 2 * static_cast<Eigen::Index>(i)] = std::sin(2 * kPi * harmonics_[i] * tau);
    }
    return row;
  }
  ForceSeries series(const Eigen::MatrixXd& x) const {
    ForceSeries f;
    f.mean = x.row(2);
    for (std::size_t i = 0; i < harmonics_.size(); ++i) {
      const auto n = static_cast<std::size_t>(harmonics_[i] - 1);
      f.cosine[n] = x.row(3 + 2 * static_cast<Eigen::Index>(i));
      f.sine[n] = x.row(4 + 2 * static_cast<Eigen::Index>(i));
      f.harmonics = std::max(f.harmonics, harmonics_[i]);
    }
    return f;
  }
  const std::vector<int>& harmonics() const { return harmonics_; }

 private:
  double mass_, down_, contact_;
  std::vector<int> harmonics_;
};

struct Solution {
  Eigen::MatrixXd x;    // #unknowns by 3
  double rootCost = 0;  // m: rms including the penalties on the force
  double rms = 0, largest = 0;
};

class ForceSearch {
 public:
  ForceSearch(const RecordedBody& body, double mass, const ForceFitOptions& options)
      : body_(body), mass_(mass), options_(options) {}

  Solution solve(double down, double off, const std::vector<int>& harmonics, int rounds = 1) const {
    const ForceBasis basis(mass_, down, off, harmonics);
    const auto count = static_cast<Eigen::Index>(body_.times.size());
    Eigen::MatrixXd a(count + 4 + static_cast<Eigen::Index>(harmonics.size()) * 2 + kLooks, basis.size());
    Eigen::MatrixXd b = Eigen::MatrixXd::Zero(a.rows(), 3);
    a.setZero();
    for (Eigen::Index i = 0; i < count; ++i) {
      const double t = body_.times[static_cast<std::size_t>(i)];
      a.row(i) = basis.place(t);
      b.row(i) = body_.positions[static_cast<std::size_t>(i)];
      b(i, 2) += 0.5 * kGravity * (t - down) * (t - down);
    }
    Eigen::Index row = count;
    // In flight before and after, the force starts and ends at 0; at rest, the velocity is 0.
    if (!options_.fromRest && !options_.toRest) a.row(row++) = kEndForcePenalty * basis.force(0);
    if (options_.fromRest) a(row++, 1) = 100;
    if (options_.toRest) {
      a(row, 1) = 100;
      a(row, 2) = 100 * (off - down) / mass_;
      b(row++, 2) = 100 * kGravity * (off - down);
    }
    for (std::size_t i = 0; i < harmonics.size(); ++i) {
      for (int part = 0; part < 2; ++part)
        a(row++, 3 + 2 * static_cast<Eigen::Index>(i) + part) =
            kHarmonicPenalty * harmonics[i] * harmonics[i];
    }
    Solution best = measured(a, b, count);
    // Repeated with a growing penalty on forces that a foot cannot give.
    std::vector<char> asked(kLooks, 0);
    for (int round = 0; round < rounds; ++round) {
      const double weight = kInfeasiblePenalty * std::pow(1.5, round);
      for (int i = 0; i < kLooks; ++i) {
        const Eigen::RowVectorXd force = basis.force((i + 0.5) / kLooks);
        const Vec3 now = (force * best.x).transpose(), can = feasible(now);
        if ((can - now).norm() > 1) asked[static_cast<std::size_t>(i)] = 1;
        if (!asked[static_cast<std::size_t>(i)]) continue;
        a.row(row + i) = weight * force;
        b.row(row + i) = weight * can.transpose();
      }
      best = measured(a, b, count);
    }
    return best;
  }

 private:
  static constexpr int kLooks = 24;

  // The nearest force that pushes and does not slip.
  static Vec3 feasible(const Vec3& f) {
    const double aside = f.head<2>().norm();
    const double up = std::max(f.z(), 0.0);
    if (aside <= kFitFriction * up) return {f.x(), f.y(), up};
    const double share = aside > 0 ? kFitFriction * up / aside : 0;
    return {share * f.x(), share * f.y(), up};
  }

  static Solution measured(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b, Eigen::Index count) {
    Solution s;
    s.x = a.colPivHouseholderQr().solve(b);
    const Eigen::MatrixXd off = a * s.x - b;
    s.rootCost = std::sqrt(off.squaredNorm() / static_cast<double>(count));
    s.rms = std::sqrt(off.topRows(count).squaredNorm() / static_cast<double>(count));
    s.largest = off.topRows(count).rowwise().norm().maxCoeff();
    return s;
  }

  const RecordedBody& body_;
  double mass_;
  const ForceFitOptions& options_;
};

// Second differences of the path during the contact, Fourier transformed (§3.2 steps 1, 2 and 4).
ForceSeries transformed(const RecordedBody& body, double mass, double down, double off,
                        const ForceFitOptions& options) {
  const double step = (body.times.back() - body.times.front()) / static_cast<double>(body.times.size() - 1);
  const std::vector<Vec3> path = smoothed(body.positions, 2, SmoothEnds::Reflect);
  std::vector<Vec3> force(path.size(), Vec3::Zero());
  for (std::size_t i = 1; i + 1 < path.size(); ++i)
    force[i] = mass * ((path[i + 1] - 2 * path[i] + path[i - 1]) / (step * step) + Vec3(0, 0, kGravity));
  const int n = options.samples;
  ForceSeries f;
  std::vector<Vec3> samples;
  for (int j = 0; j < n; ++j) {
    const double at = (down + (off - down) * j / n - body.times.front()) / step;
    const auto i = static_cast<std::size_t>(std::clamp(at, 0.0, static_cast<double>(path.size() - 2)));
    const double u = at - static_cast<double>(i);
    samples.push_back((1 - u) * force[i] + u * force[i + 1]);
    f.mean += samples.back() / n;
  }
  f.harmonics = options.harmonics;
  for (int h = 1; h <= options.harmonics; ++h) {
    const auto k = static_cast<std::size_t>(h - 1);
    for (int j = 0; j < n; ++j) {
      f.cosine[k] += 2.0 / n * std::cos(2 * kPi * h * j / n) * samples[static_cast<std::size_t>(j)];
      f.sine[k] += 2.0 / n * std::sin(2 * kPi * h * j / n) * samples[static_cast<std::size_t>(j)];
    }
  }
  return f;
}

// Error of the path under a force, with the best position and velocity at touch-down.
double rmsOf(const ForceSeries& force, const RecordedBody& body, double mass, double down, double off) {
  const auto count = static_cast<Eigen::Index>(body.times.size());
  const double contact = off - down;
  Eigen::MatrixXd a(count, 2), b(count, 3);
  for (Eigen::Index i = 0; i < count; ++i) {
    const double t = body.times[static_cast<std::size_t>(i)] - down;
    const double tau = std::clamp(t / contact, 0.0, 1.0);
    const Vec3 pushed = contact * contact / mass *
                        (force.doubleIntegral(tau) + std::max(0.0, t / contact - 1) * force.integral(1));
    a.row(i) << 1, t;
    b.row(i) = body.positions[static_cast<std::size_t>(i)] - pushed + Vec3(0, 0, 0.5 * kGravity * t * t);
  }
  const Eigen::MatrixXd x = a.colPivHouseholderQr().solve(b);
  return std::sqrt((a * x - b).squaredNorm() / static_cast<double>(count));
}

std::vector<int> dominant(const ForceSeries& force, const ForceFitOptions& options) {
  std::vector<double> size;
  for (int n = 1; n <= options.harmonics; ++n) {
    const auto i = static_cast<std::size_t>(n - 1);
    size.push_back(std::sqrt(force.cosine[i].squaredNorm() + force.sine[i].squaredNorm()));
  }
  const double least = options.keep * *std::max_element(size.begin(), size.end());
  std::vector<int> kept;
  for (int n = 1; n <= options.harmonics; ++n) {
    if (n == 1 || size[static_cast<std::size_t>(n - 1)] >= least) kept.push_back(n);
  }
  return kept;
}

}  // namespace

ForceFit fitForce(const RecordedBody& body, double mass, double earliest, double latest, double inside,
                  const ForceFitOptions& options) {
  if (body.times.size() < 12)
    throw Error(
        fmt::format("fitting the force of a stance needs at least 12 frames, got {}", body.times.size()));
  if (options.harmonics < 1 || options.harmonics > kHarmonics)
    throw Error(fmt::format("the number of harmonics of a force must be 1 to {}, got {}", kHarmonics,
                            options.harmonics));
  const ForceSearch search(body, mass, options);
  std::vector<int> all;
  for (int n = 1; n <= options.harmonics; ++n) all.push_back(n);
  double down = earliest, off = latest;
  Solution best;
  // Of all contacts within `slack` of the best the shortest: a long contact can follow any short one.
  std::vector<std::pair<Vec2, double>> tried;
  const auto attempt = [&](double d, double o) {
    if (o - d < kMinContact || d < earliest - 1e-9 || o > latest + 1e-9 || d > inside || o < inside) return;
    tried.push_back({Vec2(d, o), search.solve(d, o, all).rootCost});
  };
  const auto choose = [&] {
    double least = std::numeric_limits<double>::infinity();
    for (const auto& [contact, cost] : tried) least = std::min(least, cost);
    double shortest = std::numeric_limits<double>::infinity();
    for (const auto& [contact, cost] : tried) {
      if (cost > least + options.slack || contact.y() - contact.x() >= shortest) continue;
      shortest = contact.y() - contact.x();
      down = contact.x();
      off = contact.y();
    }
  };
  // A coarse grid over all contacts, then finer around the best.
  const double coarse = std::max(0.016, (latest - earliest) / 40);
  for (double d = earliest; d <= (options.fromRest ? earliest : inside); d += coarse) {
    if (options.toRest) {
      attempt(d, latest);
      continue;
    }
    for (double o = latest; o >= inside; o -= coarse) attempt(d, o);
  }
  if (tried.empty()) throw Error("no contact fits between the two apexes");
  choose();
  for (double step = coarse / 2; step > 0.0005; step /= 2) {
    const double d = down, o = off;
    for (int i = -1; i <= 1; ++i) {
      for (int j = -1; j <= 1; ++j)
        attempt(options.fromRest ? d : d + i * step, options.toRest ? o : o + j * step);
    }
    choose();
  }
  best = search.solve(down, off, all, kFeasibleRounds);
  ForceFit fit;
  fit.touchDown = down;
  fit.liftOff = off;
  const ForceSeries guess = transformed(body, mass, down, off, options);
  fit.guessRms = rmsOf(guess, body, mass, down, off);
  const std::vector<int> kept = dominant(ForceBasis(mass, down, off, all).series(best.x), options);
  const Solution final = kept.size() == all.size() ? best : search.solve(down, off, kept, kFeasibleRounds);
  fit.force = ForceBasis(mass, down, off, kept).series(final.x);
  fit.position = final.x.row(0);
  fit.velocity = final.x.row(1);
  fit.rms = final.rms;
  fit.largest = final.largest;
  fit.terms = static_cast<int>(kept.size());
  return fit;
}

TorqueFit fitTorque(Stance& stance, const StanceTiming& timing, const RecordedBody& body, int points) {
  const std::size_t count = body.times.size();
  const Eigen::Index unknowns = 6 + 3 * points;
  const Quat first = stance.startAttitude;
  const double rate = 2 / std::max(timing.end, 0.1);  // rad/s of spin per radian at the end, for scaling
  const double size = 20 * stance.inertia.maxCoeff();
  constexpr double kRidge = 1e-3;
  const auto set = [&](const Eigen::VectorXd& x) {
    const Vec3 turn = x.segment<3>(0);
    stance.startAttitude =
        turn.norm() > 0 ? Quat(Eigen::AngleAxisd(turn.norm(), turn.normalized())) * first : first;
    stance.startSpin = rate * x.segment<3>(3);
    stance.torque = size * Eigen::Map<const Eigen::MatrixXd>(x.data() + 6, points, 3);
  };
  const auto residual = [&](const Eigen::VectorXd& x) {
    set(x);
    StanceBodyOptions coarse;
    coarse.step = 1.0 / 120;
    const StanceBody simulated(stance, stance.handles, timing, coarse);
    Eigen::VectorXd r(static_cast<Eigen::Index>(3 * count) + 3 * points);
    for (std::size_t i = 0; i < count; ++i)
      r.segment<3>(static_cast<Eigen::Index>(3 * i)) =
          turnBetween(body.attitudes[i], simulated.at(body.times[i]).attitude);
    r.tail(3 * points) = kRidge * x.tail(3 * points);
    return r;
  };
  // Starts from the torque that keeps the body from turning.
  Eigen::VectorXd x = Eigen::VectorXd::Zero(unknowns);
  const StancePath path(stance, stance.handles, timing);
  const Eigen::Index looks = 6 * points;
  const Eigen::VectorXd shares = Eigen::VectorXd::LinSpaced(looks, 0, 1);
  Eigen::MatrixXd against(looks, 3);
  for (Eigen::Index i = 0; i < looks; ++i) {
    const double t = timing.touchDown + shares[i] * (timing.liftOff - timing.touchDown);
    against.row(i) = (path.at(t).position - path.contactPoint()).cross(path.force(t));
  }
  Eigen::Map<Eigen::MatrixXd>(x.data() + 6, points, 3) =
      fitBSpline(shares, against, points).spline.points() / size;
  Eigen::VectorXd r = residual(x);
  for (int round = 0; round < 12; ++round) {
    Eigen::MatrixXd jacobian(r.size(), unknowns);
    constexpr double kStep = 1e-5;
    for (Eigen::Index i = 0; i < unknowns; ++i) {
      Eigen::VectorXd moved = x;
      moved[i] += kStep;
      jacobian.col(i) = (residual(moved) - r) / kStep;
    }
    const Eigen::VectorXd step = jacobian.colPivHouseholderQr().solve(-r);
    double share = 1;
    Eigen::VectorXd tried;
    for (; share > 1e-3; share /= 2) {
      tried = residual(x + share * step);
      if (tried.squaredNorm() < r.squaredNorm()) break;
    }
    if (share <= 1e-3) break;
    const double gained = r.squaredNorm() - tried.squaredNorm();
    x += share * step;
    r = tried;
    if (gained < 1e-9 * r.squaredNorm()) break;
  }
  set(x);
  TorqueFit fit;
  for (std::size_t i = 0; i < count; ++i) {
    const double off = r.segment<3>(static_cast<Eigen::Index>(3 * i)).norm();
    fit.rms += off * off / static_cast<double>(count);
    fit.largest = std::max(fit.largest, off);
  }
  fit.rms = std::sqrt(fit.rms);
  return fit;
}

}  // namespace footfall::stance
