// SPDX-License-Identifier: MIT
// A leg that swings as people's do: thigh, knee and foot follow their curves from the hip down, and what the
// foot would miss at take-off and landing fades in between.
#pragma once

#include "figure/perform/foot_roll.h"
#include "figure/perform/stride_curves.h"
#include "footprint/feet/foot_plants.h"

namespace footfall::footprint {

// The length of a leg of two bones whose knee is bent by an angle; metres.
double bentLength(const CharacterLeg& leg, double knee);

// Where the hip is, and where the body faces.
struct HipMoment {
  Vec3 hip = Vec3::Zero();
  double yaw = 0;  // radians
};

class LimbSwing {
 public:
  LimbSwing() = default;  // weight 0
  // From one plant to the next, for a leg of two bones. hip: at take-off and at landing, and `kMoment`
  // seconds after and before. path: the foot at the same four moments. roll: scales the foot's pitch.
  LimbSwing(const CharacterLeg& leg, const FootPlant& from, const FootPlant& to, double weight, double roll);

  static constexpr double kMoment = 1.0 / 120;  // seconds
  void fitEnds(const FootPath& path, const HipMoment& leaving, const HipMoment& left,
               const HipMoment& arriving, const HipMoment& landing);

  double weight() const { return weight_; }
  // The frame of the path, its height and way forward, and its pitch, drawn to people's by the weight.
  FootFrame at(double time, const HipMoment& hip, FootFrame path) const;

 private:
  StrideMoment moment(double time) const;
  Vec2 curve(double time) const;  // from the hip: forward and up, metres
  Vec2 fade(double time, const Vec2& off0, const Vec2& rate0, const Vec2& off1, const Vec2& rate1) const;

  const CharacterLeg* leg_ = nullptr;
  FootPlant from_, to_;
  double weight_ = 0, roll_ = 1;
  double speed_ = 0, running_ = 0;
  Vec2 off0_ = Vec2::Zero(), rate0_ = Vec2::Zero(), off1_ = Vec2::Zero(), rate1_ = Vec2::Zero();
};

}  // namespace footfall::footprint
