// SPDX-License-Identifier: MIT
// Where the feet of a travelling stride go: planted on the ground below the path, and through the air as the
// stride has it, carried from print to print.
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
  Frame place;              // of the ankle, sole flat on the ground
  double ground = 0;        // height of the ball of the foot
  double planDistance = 0;  // of the body in the middle of the stance
  double heelRise = 0;      // radians the heel comes up further than the stride's at lift-off
  bool offTerrain = false;
};

class FootTravel {
 public:
  // Plants the foot. plan: the distance in plan at a time; speed: metres a second. posture: how much higher
  // feet are lifted with speed, 0: not. All that is referred to must outlive it.
  FootTravel(const GaitClock& clock, const TravelPath& path, const std::function<double(double)>& plan,
             const std::function<double(double)>& speed, std::size_t leg, double posture);

  // Prints a leg would not reach down hill, when it lands or before it lifts, come nearer up hill. True where
  // one was moved. hips: where the hip is in each frame; `soft`: metres from hip to ankle, a leg at ease.
  bool moveCloser(const std::vector<Vec3>& hips, double frameRate, double soft);
  // How far a standing ankle is beyond `soft` from its hip at most, heels raised as far as they may be;
  // metres.
  double shortfall(const TravelFootprint& print, const std::vector<Vec3>& hips, double frameRate,
                   double soft) const;
  // A foot that its leg would leave behind rolls on to its toes before it lifts, as feet do up hill.
  void raiseHeels(const std::vector<Vec3>& hips, double frameRate, double soft);
  // From print to print. After all that changes a print.
  void planSwings();

  FootFrame at(double time) const;
  const std::vector<TravelFootprint>& prints() const { return prints_; }
  // The ground's height below the leg: of its print while it stands, on the way to the next while it does
  // not.
  double ground(double time) const;
  std::vector<Contact> contacts() const;

 private:
  static constexpr int kLifts = 32;  // pieces of a swing
  // From lift-off to the next touchdown: what the stride's own way is off at both ends, value and slope.
  struct Swing {
    Vec3 gapFrom, gapTo, slopeFrom, slopeTo;
    Quat turnFrom, turnTo;
    double raise = 0;                          // of the middle, metres
    std::array<double, kLifts + 1> lift = {};  // on top of that where the sole would still graze, metres
    double liftAt(double u) const;
  };
  TravelFootprint planted(const LegStance& stance, double further = 0) const;  // metres along the path
  Vec3 stancePosition(const GaitMix& mix) const;
  Frame sampled(double time) const;   // the stride's foot, travel frame
  double pitchAt(double time) const;  // of the stride's foot, heel up positive
  double liftOf(double time) const;
  double standingPitch(const TravelFootprint& print, double time) const;
  FootFrame rolled(const TravelFootprint& print, double pitch) const;
  FootFrame standing(const TravelFootprint& print, double time) const;
  Frame carried(std::size_t from, double time) const;  // the stride's foot under the travelling body
  FootFrame swinging(std::size_t from, double time) const;
  Swing planSwing(std::size_t from) const;
  std::array<Vec3, 2> solePoints(const Frame& foot) const;  // heel and front
  // At places of a swing, how much higher it must be for the sole to clear the ground; 0 at both ends.
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
