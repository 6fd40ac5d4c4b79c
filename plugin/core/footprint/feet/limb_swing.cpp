// SPDX-License-Identifier: MIT
#include "footprint/feet/limb_swing.h"

#include <algorithm>
#include <cmath>

#include "base/constants.h"
#include "base/easing.h"
#include "footprint/footprint_tuning.h"

namespace footfall::footprint {
namespace {

using namespace tuning;

Vec3 aheadOf(double yaw) {
  return {std::sin(yaw), 0, std::cos(yaw)};
}

// From the hip: forward and up.
Vec2 fromHip(const Vec3& ankle, const HipMoment& hip) {
  const Vec3 way = ankle - hip.hip;
  return {way.dot(aheadOf(hip.yaw)), way.y()};
}

// Value 0 at 0 and all of it gone at 1; slope 1, curvature 0 at 0.
double fadingSlope(double u) {
  return u < 1 ? u * std::pow(1 - u, 3) * (1 + 3 * u) : 0;
}

}  // namespace

double bentLength(const CharacterLeg& leg, double knee) {
  const double a = leg.lengths[0], b = leg.lengths[1];
  return std::sqrt(std::max(0.0, a * a + b * b + 2 * a * b * std::cos(knee)));
}

LimbSwing::LimbSwing(const CharacterLeg& leg, const FootPlant& from, const FootPlant& to, double weight,
                     double roll)
    : leg_(&leg), from_(from), to_(to), weight_(leg.lengths.size() == 2 ? weight : 0), roll_(roll) {
  const Vec3 way = to.place.position - from.place.position;
  const double size = leg.length(), duration = to.strike - from.strike;
  speed_ = std::hypot(way.x(), way.z()) / duration / std::sqrt(kGravity * size);
  running_ = runningShare((from.toeOff - from.strike) / duration, speed_);
}

StrideMoment LimbSwing::moment(double time) const {
  const double duration = to_.strike - from_.strike;
  return {std::clamp((time - from_.strike) / duration, 0.0, 1.0), (from_.toeOff - from_.strike) / duration,
          speed_, running_};
}

Vec2 LimbSwing::curve(double time) const {
  const LegCurves legs = legCurves(moment(time));
  const double shank = legs.thigh - legs.knee;
  return {leg_->lengths[0] * std::sin(legs.thigh) + leg_->lengths[1] * std::sin(shank),
          -leg_->lengths[0] * std::cos(legs.thigh) - leg_->lengths[1] * std::cos(shank)};
}

void LimbSwing::fitEnds(const FootPath& path, const HipMoment& leaving, const HipMoment& left,
                        const HipMoment& arriving, const HipMoment& landing) {
  const auto off = [&](double time, const HipMoment& hip) {
    return Vec2(fromHip(path.at(time).frame.position, hip) - curve(time));
  };
  off0_ = off(from_.toeOff, leaving);
  off1_ = off(to_.strike, landing);
  rate0_ = (off(from_.toeOff + kMoment, left) - off0_) / kMoment;
  rate1_ = (off1_ - off(to_.strike - kMoment, arriving)) / kMoment;
}

Vec2 LimbSwing::fade(double time, const Vec2& off0, const Vec2& rate0, const Vec2& off1,
                     const Vec2& rate1) const {
  const double duration = to_.strike - from_.toeOff, since = time - from_.toeOff, until = to_.strike - time;
  const double leaving = kLeavingRateFade * duration, landing = kLandingRateFade * duration;
  return (1 - eased(since / (kLimbFade * duration))) * off0 +
         (1 - eased(until / (kLimbFade * duration))) * off1 + leaving * fadingSlope(since / leaving) * rate0 -
         landing * fadingSlope(until / landing) * rate1;
}

FootFrame LimbSwing::at(double time, const HipMoment& hip, FootFrame path) const {
  if (!(weight_ > 0)) return path;
  const Vec2 wanted = curve(time) + fade(time, off0_, rate0_, off1_, rate1_);
  const Vec2 off = wanted - fromHip(path.frame.position, hip);
  path.frame.position += weight_ * (off.x() * aheadOf(hip.yaw) + off.y() * Vec3::UnitY());
  // The foot's pitch, with the ends that its plants give it.
  const double rise = from_.toeOff - from_.heelOff, fall = to_.flat - to_.strike;
  const auto pitchOff = [&](double at, double pitch) { return pitch - roll_ * legCurves(moment(at)).foot; };
  const auto pitchRate = [&](double at, double step) {
    return roll_ * (legCurves(moment(at + step)).foot - legCurves(moment(at)).foot) / step;
  };
  const Vec2 off0(pitchOff(from_.toeOff, from_.liftPitch), 0),
      off1(pitchOff(to_.strike, -to_.strikePitch), 0);
  const Vec2 rate0((rise > 0 ? 2 * from_.liftPitch / rise : 0) - pitchRate(from_.toeOff, kMoment), 0);
  const Vec2 rate1((fall > 0 ? 2 * to_.strikePitch / fall : 0) - pitchRate(to_.strike, -kMoment), 0);
  const double pitch = roll_ * legCurves(moment(time)).foot + fade(time, off0, rate0, off1, rate1).x();
  const double u = (time - from_.toeOff) / (to_.strike - from_.toeOff);
  const Quat turned = from_.place.rotation.slerp(eased(u), to_.place.rotation) *
                      Quat(Eigen::AngleAxisd(pitch, Vec3::UnitX()));
  path.frame.rotation = path.frame.rotation.slerp(weight_, turned);
  return path;
}

}  // namespace footfall::footprint
