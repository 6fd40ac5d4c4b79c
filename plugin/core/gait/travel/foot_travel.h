// SPDX-License-Identifier: MIT
// The feet of a travelling stride: planted on the ground below the path, and moved through the air from
// footprint to footprint as in the stride.
#pragma once

#include <array>
#include <vector>

#include "figure/contact/contact.h"
#include "figure/perform/performance.h"
#include "gait/travel/gait_clock.h"
#include "gait/travel/travel_path.h"

namespace footfall::gait {

struct TravelFootprint {
  LegStance time;
  Frame ankle;              // of the ankle with the sole flat on the ground
  double ground = 0;        // height of the ball of the foot
  double planDistance = 0;  // of the body at mid-stance, along the path in plan
  double heelRise = 0;      // radians by which the heel rises more than in the stride at lift-off
  bool offTerrain = false;
};

class FootTravel {
 public:
  // Plants the foot. plan: distance in plan at a time; speed: metres per second; posture: how much higher the
  // feet are lifted with speed, 0: not at all. All references must outlive this object.
  FootTravel(const GaitClock& clock, const TravelPath& path, const std::function<double(double)>& plan,
             const std::function<double(double)>& speed, std::size_t leg, double posture);

  // Moves footprints that the leg cannot reach, at touchdown or lift-off on a slope, towards the hip. True
  // where one was moved. hips: position of the hip in each frame; soft: metres from hip to ankle of a relaxed
  // leg.
  bool moveCloser(const std::vector<Vec3>& hips, double frameRate, double soft);
  // The largest distance by which a standing ankle is further than `soft` from its hip with the heel raised
  // as far as it may be; metres.
  double shortfall(const TravelFootprint& print, const std::vector<Vec3>& hips, double frameRate,
                   double soft) const;
  // Where the leg would be left behind before lift-off, the foot rolls on to its toes, as feet do uphill.
  void raiseHeels(const std::vector<Vec3>& hips, double frameRate, double soft);
  // Plans the swings between footprints. Call it after everything that changes a footprint.
  void planSwings();

  FootFrame at(double time) const;
  const std::vector<TravelFootprint>& prints() const { return prints_; }
  // The height of the ground below the leg: of its footprint in stance, between footprints in swing.
  double ground(double time) const;
  std::vector<Contact> contacts() const;

 private:
  static constexpr int kLifts = 32;  // intervals of a swing
  // From lift-off to the next touchdown: corrections to the stride's own motion at both ends, as value and
  // slope.
  struct Swing {
    Vec3 gapFrom, gapTo, slopeFrom, slopeTo;
    Quat turnFrom, turnTo;
    double raise = 0;                          // in mid-swing, metres
    std::array<double, kLifts + 1> lift = {};  // in addition, where the sole would still touch, metres
    double liftAt(double u) const;
  };
  TravelFootprint planted(const LegStance& stance,
                          double further = 0) const;  // further: metres along the path
  Vec3 stancePosition(const GaitMix& mix) const;
  Frame sampled(double time) const;   // foot of the stride, travel frame
  double pitchAt(double time) const;  // of that foot, heel up is positive
  double liftOf(double time) const;
  double standingPitch(const TravelFootprint& print, double time) const;
  FootFrame rolled(const TravelFootprint& print, double pitch) const;
  FootFrame standing(const TravelFootprint& print, double time) const;
  Frame carried(std::size_t from, double time) const;  // foot of the stride under the travelling body
  FootFrame swinging(std::size_t from, double time) const;
  Swing planSwing(std::size_t from) const;
  std::array<Vec3, 2> solePoints(const Frame& foot) const;  // heel and front
  // How much higher the sole must be at each interval of a swing to clear the ground; 0 at both ends.
  std::array<double, kLifts + 1> missingHeights(std::size_t from) const;
  void clearGround(std::size_t from);
  double groundBetween(const TravelFootprint& a, const TravelFootprint& b, const Vec2& plan) const;
  std::size_t printBefore(double time) const;

  const GaitClock& clock_;
  const TravelPath& path_;
  const std::function<double(double)>& plan_;
  const std::function<double(double)>& speed_;
  std::size_t leg_;
  double posture_;
  const Foot foot_;
  std::vector<TravelFootprint> prints_;
  std::vector<Swing> swings_;
};

}  // namespace footfall::gait
