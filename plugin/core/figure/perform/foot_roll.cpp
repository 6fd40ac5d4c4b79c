// SPDX-License-Identifier: MIT
#include "figure/perform/foot_roll.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "base/easing.h"
#include "base/error.h"

namespace footfall {
namespace {

Quat pitched(double angle) {
  return Quat(std::cos(0.5 * angle), std::sin(0.5 * angle), 0, 0);
}

// From 0 at 0 to 1 at 1: value, slope and curvature 0 at 0; slope 2, curvature 0 at 1.
double rollProfile(double u) {
  return u * u * u * (2 - u);
}

// Fading derivatives: value 0 at 0 and all of it gone at 1.
double fadeSlope(double u) {
  return u < 1 ? u * std::pow(1 - u, 3) * (1 + 3 * u) : 0;
}  // slope 1, curvature 0 at 0
double fadeCurvature(double u) {
  return u < 1 ? 0.5 * u * u * std::pow(1 - u, 3) : 0;
}  // slope 0, curvature 1 at 0

// 1 at the peak, 0 with slope and curvature 0 at both ends.
double bump(double u, double peak) {
  if (u <= 0 || u >= 1) return 0;
  const double a = peak <= 0.5 ? 3 : 3 * peak / (1 - peak);
  const double b = peak <= 0.5 ? 3 * (1 - peak) / peak : 3;
  return std::pow(u / peak, a) * std::pow((1 - u) / (1 - peak), b);
}

// Position and first two derivatives with time.
template <typename Value>
struct Jet {
  Value value, slope, curvature;
};

// How long the ends of a swing are felt: a slow swing does not shoot away.
struct Fade {
  double leaving, landing;  // seconds
};

// Between two jets in duration seconds: eased, with the ends' speeds fading in time. late, 0 to 1: how much
// of the way is put off.
template <typename Value>
Value passage(const Jet<Value>& a, const Jet<Value>& b, double time, double duration, const Fade& fade,
              double late = 0) {
  const double out = std::min(duration, fade.leaving), in = std::min(duration, fade.landing);
  const double left = duration - time;
  const double u = time / duration;
  Value result = a.value + eased(u - late * u * (1 - u)) * (b.value - a.value);
  result += out * fadeSlope(time / out) * a.slope - in * fadeSlope(left / in) * b.slope;
  result +=
      out * out * fadeCurvature(time / out) * a.curvature + in * in * fadeCurvature(left / in) * b.curvature;
  return result;
}

// The ankle of a foot turned by an angle about a pivot that stays where the flat foot has it.
Vec3 turnedAnkle(const FootPlant& plant, const Vec3& pivot, double angle) {
  return plant.place * (pivot - pitched(angle) * pivot);
}

struct Roll {
  Jet<Vec3> ankle;
  Jet<double> pitch;
  bool onBall;  // toes stay flat
};

Roll rollAt(const FootPlant& plant, const Foot& foot, double pitch, double rate) {
  const bool onBall = pitch >= 0;
  const Vec3& pivot = onBall ? foot.pivot : foot.heel;
  const Vec3 arm = pitched(pitch) * pivot;
  const Vec3 across = Vec3::UnitX().cross(arm);
  const Vec3 inward = Vec3::UnitX().cross(across);
  return {{turnedAnkle(plant, pivot, pitch), plant.place.rotation * Vec3(-rate * across),
           plant.place.rotation * Vec3(-rate * rate * inward)},
          {pitch, rate, 0.0},
          onBall};
}

Roll strikeRoll(const FootPlant& plant, const Foot& foot) {
  const double duration = plant.flat - plant.strike;
  return duration > 0 ? rollAt(plant, foot, -plant.strikePitch, 2 * plant.strikePitch / duration)
                      : rollAt(plant, foot, 0, 0);
}

Roll liftRoll(const FootPlant& plant, const Foot& foot) {
  const double duration = plant.toeOff - plant.heelOff;
  return duration > 0 ? rollAt(plant, foot, plant.liftPitch, 2 * plant.liftPitch / duration)
                      : rollAt(plant, foot, 0, 0);
}

// Heel, ball and tip in the world. The toes turn about the pivot.
std::array<Vec3, 3> solePoints(const FootFrame& frame, const Foot& foot) {
  const Vec3 tip = foot.pivot + pitched(-frame.toeBend) * (foot.tip - foot.pivot);
  return {frame.frame * foot.heel, frame.frame * foot.ball, frame.frame * tip};
}

}  // namespace

Contact contactOf(const FootPlant& plant, const Foot& foot) {
  Contact contact;
  contact.leg = plant.leg;
  contact.time = {plant.strike, plant.toeOff};
  const bool heelFirst = plant.strikePitch >= 0 || plant.flat <= plant.strike;
  const bool ballFirst = plant.strikePitch <= 0 || plant.flat <= plant.strike;
  contact.heel = {heelFirst ? plant.strike : plant.flat, plant.heelOff};
  contact.ball = {ballFirst ? plant.strike : plant.flat, plant.toeOff};
  contact.heelPosition = plant.place * foot.heel;
  contact.ballPosition = plant.place * foot.ball;
  return contact;
}

Frame placeOf(const Contact& contact, const Foot& foot, const Vec3& up) {
  // The rotation takes heel-to-ball and the up of the foot frame to the contact's; where the contact is one
  // point, it only lays the foot on the ground.
  const auto basis = [](const Vec3& along, const Vec3& normal) {
    Mat3 m;
    m.col(1) = normal.normalized();
    const Vec3 level = along - m.col(1) * m.col(1).dot(along);
    m.col(2) = level.norm() > 1e-9 ? level.normalized() : m.col(1).unitOrthogonal();
    m.col(0) = m.col(1).cross(m.col(2));
    return m;
  };
  Vec3 along = contact.ballPosition - contact.heelPosition;
  if (along.norm() < 1e-9) along = foot.ball - foot.heel;
  const Mat3 turn = basis(along, up) * basis(foot.ball - foot.heel, Vec3::UnitY()).transpose();
  Frame place;
  place.rotation = Quat(turn);
  place.position = contact.heelPosition - place.rotation * foot.heel;
  return place;
}

FootFrame standingFrame(const FootPlant& plant, const Foot& foot, double when) {
  const double time = std::clamp(when, plant.strike, plant.toeOff);
  if (time < plant.flat) {
    const double u = (plant.flat - time) / (plant.flat - plant.strike);
    const double pitch = -plant.strikePitch * rollProfile(u);
    const bool onBall = pitch >= 0;
    return {
        {turnedAnkle(plant, onBall ? foot.pivot : foot.heel, pitch), plant.place.rotation * pitched(pitch)},
        onBall ? pitch : 0};
  }
  if (time > plant.heelOff) {
    const double pitch =
        plant.liftPitch * rollProfile((time - plant.heelOff) / (plant.toeOff - plant.heelOff));
    return {{turnedAnkle(plant, foot.pivot, pitch), plant.place.rotation * pitched(pitch)}, pitch};
  }
  return {plant.place, 0};
}

FootPath::FootPath(const Foot& foot, std::vector<FootPlant> plants, SwingStyle style)
    : foot_(foot), plants_(std::move(plants)), style_(std::move(style)) {
  if (plants_.empty()) throw Error("the path of a foot needs at least one plant");
  style_.liftAt = std::clamp(style_.liftAt, 0.2, 0.8);
  style_.late = std::clamp(style_.late, 0.0, 0.8);
  for (std::size_t i = 0; i < plants_.size(); ++i) {
    const FootPlant& p = plants_[i];
    const double sum = p.strike + p.toeOff + p.strikePitch + p.liftPitch + p.place.position.sum() +
                       p.place.rotation.coeffs().sum();
    if (!std::isfinite(sum))
      throw Error(fmt::format("plant {}: its position, times and angles must be finite", i + 1));
    if (!(p.strike <= p.flat && p.flat <= p.heelOff && p.heelOff <= p.toeOff)) {
      throw Error(fmt::format(
          "plant {}: strike {:.4g}, flat {:.4g}, heel-off {:.4g}, toe-off {:.4g} s are out of order", i + 1,
          p.strike, p.flat, p.heelOff, p.toeOff));
    }
    if (i > 0 && !(plants_[i - 1].toeOff < p.strike)) {
      throw Error(
          fmt::format("plant {}: it strikes at {:.4g} s, before the foot leaves the previous one at {:.4g} s",
                      i + 1, p.strike, plants_[i - 1].toeOff));
    }
  }
  lift_.assign(plants_.size(), style_.lift);
  for (std::size_t i = 0; i + 1 < plants_.size(); ++i) raiseSwing(i);
}

FootFrame FootPath::at(double time) const {
  const auto next = std::upper_bound(plants_.begin(), plants_.end(), time,
                                     [](double t, const FootPlant& plant) { return t < plant.strike; });
  if (next == plants_.begin()) return standingFrame(plants_.front(), foot_, time);
  const std::size_t i = static_cast<std::size_t>(next - plants_.begin()) - 1;
  if (time <= plants_[i].toeOff || next == plants_.end()) return standingFrame(plants_[i], foot_, time);
  return swinging(i, time);
}

FootFrame FootPath::swinging(std::size_t from, double time) const {
  const FootPlant& a = plants_[from];
  const FootPlant& b = plants_[from + 1];
  const double duration = b.strike - a.toeOff;
  const double t = time - a.toeOff;
  const double u = t / duration;
  const Roll leaving = liftRoll(a, foot_), landing = strikeRoll(b, foot_);
  const double swell = bump(u, style_.liftAt);
  const Fade fade{style_.leaving, style_.landing};
  FootFrame result;
  result.frame.position = passage(leaving.ankle, landing.ankle, t, duration, fade, style_.late);
  result.frame.position.y() += lift_[from] * swell;
  const double pitch = passage(leaving.pitch, landing.pitch, t, duration, fade) + style_.fold * swell;
  result.frame.rotation = a.place.rotation.slerp(eased(u), b.place.rotation) * pitched(pitch);
  // The toes straighten in the first half and bend in the second where the ball lands first.
  const double half = 0.5 * duration;
  const Jet<double> straight{0, 0, 0};
  if (t < half) {
    result.toeBend = leaving.onBall ? passage(leaving.pitch, straight, t, half, fade) : 0;
  } else {
    result.toeBend = landing.onBall ? passage(straight, landing.pitch, t - half, half, fade) : 0;
  }
  return result;
}

// Raises a swing until the sole is clear of the ground. Near the ends the foot is close to the ground by
// nature.
void FootPath::raiseSwing(std::size_t from) {
  constexpr int kSamples = 96;
  const FootPlant& a = plants_[from];
  const FootPlant& b = plants_[from + 1];
  const double groundA = (a.place * foot_.ball).y(), groundB = (b.place * foot_.ball).y();
  double missing = 0;
  for (int i = 8; i <= kSamples - 8; ++i) {
    const double u = static_cast<double>(i) / kSamples;
    const double swell = bump(u, style_.liftAt);
    for (const Vec3& p : solePoints(swinging(from, a.toeOff + u * (b.strike - a.toeOff)), foot_)) {
      const double ground = style_.ground ? style_.ground(p) : groundA + u * (groundB - groundA);
      missing = std::max(missing, (ground + style_.clearance * swell - p.y()) / swell);
    }
  }
  const double reach = (b.place.position - a.place.position).norm() + 10 * style_.clearance;
  lift_[from] += std::min(missing, reach);
}

}  // namespace footfall
