// SPDX-License-Identifier: MIT
#include "locomotion/build/arc_fit.h"

#include <algorithm>
#include <cmath>

#include <Eigen/Dense>

#include "base/angles.h"
#include "base/error.h"

namespace footfall::locomotion {

Vec2 arcStep(double length, double turn) {
  // A chord at half the turn, sin(turn / 2) / (turn / 2) of the length.
  const double half = turn / 2;
  const double share = std::abs(half) < 1e-4 ? 1 - half * half / 6 : std::sin(half) / half;
  return length * share * Vec2(std::sin(half), std::cos(half));
}

Vec2 ArcFit::at(double time) const {
  const Vec2 step = arcStep(velocity.speed * time, velocity.turn * time);
  const double s = std::sin(yaw), c = std::cos(yaw);
  return start + Vec2(c * step.x() + s * step.y(), -s * step.x() + c * step.y());
}

ArcFit fitArc(const std::vector<Vec2>& path, double frameTime) {
  if (path.size() < 3 || !(frameTime > 0)) throw Error("an arc needs a path of at least three frames");
  const std::size_t count = path.size();
  const double duration = static_cast<double>(count - 1) * frameTime;
  // A first guess from the headings of up to 24 pieces, unwrapped, so that whole circles are seen as such.
  const std::size_t pieces = std::clamp<std::size_t>((count - 1) / 2, 1, 24);
  const auto mark = [&](std::size_t k) { return k * (count - 1) / pieces; };
  double length = 0, heading = 0, sum = 0, moment = 0, spread = 0;
  for (std::size_t k = 0; k < pieces; ++k) {
    const Vec2 way = path[mark(k + 1)] - path[mark(k)];
    const double at = static_cast<double>(mark(k) + mark(k + 1)) / 2 * frameTime - duration / 2;
    double own = std::atan2(way.x(), way.y());
    if (k > 0) own -= 2 * kPi * std::round((own - heading) / (2 * kPi));
    heading = own;
    length += way.norm();
    sum += own;
    moment += at * own;
    spread += at * at;
  }
  ArcFit fit;
  fit.velocity = {length / duration, spread > 0 ? moment / spread : 0};
  fit.start = path.front();
  fit.yaw = sum / static_cast<double>(pieces) - fit.velocity.turn * duration / 2;

  // Levenberg and Marquardt on start, yaw, speed and turn.
  using Unknowns = Eigen::Matrix<double, 5, 1>;
  const auto put = [&](const Unknowns& x) {
    ArcFit arc = fit;
    arc.start = {x[0], x[1]};
    arc.yaw = x[2];
    arc.velocity = {x[3], x[4]};
    return arc;
  };
  const auto costOf = [&](const ArcFit& arc) {
    double squares = 0;
    for (std::size_t i = 0; i < count; ++i)
      squares += (path[i] - arc.at(static_cast<double>(i) * frameTime)).squaredNorm();
    return squares;
  };
  Unknowns x;
  x << fit.start.x(), fit.start.y(), fit.yaw, fit.velocity.speed, fit.velocity.turn;
  double cost = costOf(put(x)), damping = 1e-4;
  for (int iteration = 0; iteration < 60; ++iteration) {
    const ArcFit arc = put(x);
    Eigen::Matrix<double, 5, 5> normal = Eigen::Matrix<double, 5, 5>::Zero();
    Unknowns gradient = Unknowns::Zero();
    constexpr double kStep = 1e-6;
    for (std::size_t i = 0; i < count; ++i) {
      const double time = static_cast<double>(i) * frameTime;
      Eigen::Matrix<double, 2, 5> jacobian;
      for (int k = 0; k < 5; ++k) {
        Unknowns plus = x, minus = x;
        plus[k] += kStep;
        minus[k] -= kStep;
        jacobian.col(k) = (put(plus).at(time) - put(minus).at(time)) / (2 * kStep);
      }
      normal += jacobian.transpose() * jacobian;
      gradient += jacobian.transpose() * (path[i] - arc.at(time));
    }
    Eigen::Matrix<double, 5, 5> damped = normal;
    damped.diagonal() *= 1 + damping;
    damped.diagonal().array() += 1e-12;
    const Unknowns step = damped.ldlt().solve(gradient);
    const double next = costOf(put(x + step));
    if (next <= cost) {
      x += step;
      const bool settled = step.norm() < 1e-12 || cost - next < 1e-16 * cost;
      cost = next;
      damping = std::max(damping / 10, 1e-12);
      if (settled) break;
    } else if ((damping *= 10) > 1e8) {
      break;
    }
  }
  fit = put(x);
  if (fit.velocity.speed < 0) {  // the same arc, run forwards
    fit.velocity.speed = -fit.velocity.speed;
    fit.yaw += kPi;
  }
  fit.length = fit.velocity.speed * duration;
  fit.rms = std::sqrt(cost / static_cast<double>(count));
  fit.residual = fit.rms / std::max(fit.length, 0.2);
  return fit;
}

}  // namespace footfall::locomotion
