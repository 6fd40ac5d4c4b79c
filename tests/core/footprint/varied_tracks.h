// SPDX-License-Identifier: MIT
// Short random tracks of every kind that the method knows, always sound: for what must hold on any track.
#pragma once

#include <array>

#include "core/footprint/tracks.h"

namespace footfall::footprint {

enum class TrackKind { Walk, Run, Hop, OneLeg, Stairs, Slope, Turn, Standing, Loop, Anything, Quadruped };
inline constexpr std::array<const char*, 11> kTrackKinds = {
    "walk", "run", "hop", "one leg", "stairs", "slope", "turn", "standing", "loop", "anything", "quadruped"};

struct VariedTrack {
  TrackKind kind = TrackKind::Walk;
  Track track;
  VirtualLegs virtualLegs = exampleBiped();
};

// Four straight legs of 0.5 m, hips 0.6 m behind each other.
inline VirtualLegs exampleQuadruped() {
  VirtualLegs virtualLegs;
  virtualLegs.name = "quadruped";
  for (const bool front : {true, false}) {
    const VirtualLegs half = simpleBiped(0.1, 0.05, 0.05, 0.5, 0.56, 0.05);
    for (VirtualLeg leg : half.legs) {
      leg.name = (front ? "front " : "hind ") + leg.name;
      leg.hip.z() = front ? 0.3 : -0.3;
      virtualLegs.legs.push_back(leg);
    }
  }
  return virtualLegs;
}

inline VariedTrack variedTrack(unsigned seed) {
  Dice dice(seed);
  VariedTrack varied;
  const TrackKind kind = varied.kind = static_cast<TrackKind>(seed % kTrackKinds.size());
  if (kind == TrackKind::Anything) {
    varied.track = randomTrack(seed);
    if (varied.track.prints.size() > 6) varied.track.prints.resize(6);
    return varied;
  }
  const bool four = kind == TrackKind::Quadruped;
  if (four) varied.virtualLegs = exampleQuadruped();
  if (!four && dice(0, 1) < 0.5)  // of another build
    varied.virtualLegs = simpleBiped(dice(0.02, 0.25), dice(-0.1, 0.25), dice(0.03, 0.15), dice(0.5, 0.92),
                                     0.95, dice(0, 0.2));
  const int legs = four ? 4 : 2, count = four ? 5 + dice.below(4) : 3 + dice.below(4);
  const bool flies = kind == TrackKind::Run || (four && dice(0, 1) < 0.4);
  const double length = (four ? dice(0.1, 0.35) : flies ? dice(0.6, 1.6) : dice(0.1, 0.9));
  const double aside = dice(0, 0.25), step = (four ? 0.5 : 1) * dice(0.28, 0.7);
  const double share = flies ? dice(0.35, 0.95) : dice(1.0, four ? 2.5 : 1.8);
  const double turn = kind == TrackKind::Turn ? dice(-1.2, 1.2) : dice(-0.1, 0.1);
  const double grade = kind == TrackKind::Slope ? dice(-0.6, 0.6) : 0;
  const double rise = kind == TrackKind::Stairs ? dice(-0.3, 0.3) : 0;
  const int leaps = kind == TrackKind::Hop ? 1 + dice.below(count - 1) : -1;
  double yaw = dice(-3, 3);
  Vec3 place = Vec3::Zero();
  for (int i = 0; i < count; ++i) {
    Footprint print;
    print.leg = kind == TrackKind::OneLeg ? 0 : i % legs;
    const Vec3 left(std::cos(yaw), 0, -std::sin(yaw)), ahead(std::sin(yaw), 0, std::cos(yaw));
    print.position = place + (print.leg % 2 == 0 ? aside : -aside) * left;
    if (four) print.position += (print.leg < 2 ? 0.3 : -0.3) * ahead;
    print.position.y() += i * rise + print.position.dot(ahead) * grade;
    print.normal = (Vec3::UnitY() - grade * ahead).normalized();
    print.yaw = yaw + dice(-0.15, 0.15);
    print.step = step * dice(0.9, 1.1);
    print.stance = print.step * share;
    if (i == leaps || kind == TrackKind::OneLeg) print.stance = print.step * dice(0.35, 0.9);
    varied.track.prints.push_back(print);
    yaw += turn;
    place += length * (i == leaps ? 1.6 : 1) * dice(0.9, 1.1) * Vec3(std::sin(yaw), 0, std::cos(yaw));
  }
  if (kind == TrackKind::Standing) {
    varied.track.standingStart = dice(0, 1) < 0.7;
    varied.track.standingEnd = !varied.track.standingStart || dice(0, 1) < 0.5;
  }
  if (kind == TrackKind::Loop) {
    if (count % 2 == 1) varied.track.prints.pop_back();  // the first foot comes after the last
    varied.track.loop = TrackLoop{0, place};
  }
  varied.track = withRepairedTiming(varied.track);
  return varied;
}

}  // namespace footfall::footprint
