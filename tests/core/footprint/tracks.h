// SPDX-License-Identifier: MIT
// Tracks that the tests share: the settings and motions of the method's measured examples, and random ones.
#pragma once

#include <cmath>
#include <string>

#include "base/error.h"
#include "dice.h"
#include "footprint/com/com_solver.h"
#include "footprint/track/step_timing.h"

namespace footfall::footprint {

// What an Error says; a complaint where nothing is thrown.
template <typename Work>
std::string errorOf(const Work& work) {
  try {
    work();
  } catch (const Error& error) {
    return error.what();
  }
  return "nothing was thrown";
}

// Hips 0.09 m aside and 0.05 m below the centre of mass, ankles 0.08 m high, legs of 0.85 (0.95) m, toes 0.08
// m ahead.
inline VirtualLegs exampleBiped() {
  return simpleBiped(0.09, 0.05, 0.08, 0.85, 0.95, 0.08);
}

inline Track straightTrack(int prints, double length, double aside, double stance, double step) {
  Track track;
  for (int i = 0; i < prints; ++i) {
    Footprint print;
    print.leg = i % 2;
    print.position = Vec3(i % 2 == 0 ? aside : -aside, 0, i * length);
    print.stance = stance;
    print.step = step;
    track.prints.push_back(print);
  }
  return track;
}
inline Track exampleWalk(int prints = 12) {
  return straightTrack(prints, 0.6, 0.08, 0.65, 0.50);
}
inline Track exampleRun(int prints = 12) {
  return straightTrack(prints, 1.1, 0.05, 0.25, 0.36);
}
// Two small steps, a hop with a flight of 0.3 s, two small steps, standing on two feet, a last step. Places
// and flight are those of the measured hop; its other times are not known, so its E (0.664) is not a bar for
// this one.
inline Track exampleHop() {
  Track track = exampleWalk(8);
  const double along[] = {0, 0.4, 0.8, 1.6, 2.0, 2.4, 2.4, 2.8};
  for (std::size_t i = 0; i < 8; ++i) track.prints[i].position.z() = along[i];
  track.prints[2].stance = 0.3;
  track.prints[2].step = 0.6;
  return track;
}

// A track with all that its solution needs.
struct Example {
  Track track;
  VirtualLegs virtualLegs;
  TrackTiming timing;
  BodyOrientation turn;
  ComProblem problem;
  ComPath above, midStance;

  explicit Example(const Track& t, const ComOptions& options = {}, std::vector<FixedKnot> fixedKnots = {},
                   const VirtualLegs& w = exampleBiped(), const BodyOrientationOptions& body = {})
      : track(t),
        virtualLegs(w),
        timing(timingOf(track)),
        turn(track, timing, body),
        problem(track, timing, virtualLegs, turn, options, std::move(fixedKnots)),
        above(guessAbovePrints(problem, track, virtualLegs)),
        midStance(guessMidStance(problem, track, timing, virtualLegs)) {}
};

// Turns, slopes, walking and running steps, hops on one leg; always sound.
inline Track randomTrack(unsigned seed) {
  Dice dice(seed);
  Track track;
  const int count = 3 + dice.below(12);
  Vec3 place = Vec3::Zero();
  double yaw = dice(-3, 3);
  const double length = dice(0.2, 1.2), slope = dice(-0.2, 0.2);
  int leg = dice.below(2);
  for (int i = 0; i < count; ++i) {
    Footprint print;
    print.leg = leg;
    print.yaw = yaw + dice(-0.2, 0.2);
    print.position = place + (leg == 0 ? 1 : -1) * dice(0, 0.2) * Vec3(std::cos(yaw), 0, -std::sin(yaw));
    print.position.y() += dice(-0.05, 0.05);
    const bool hop = dice(0, 1) < 0.1;
    print.step = dice(0.3, 0.7);
    print.stance = print.step * (hop || dice(0, 1) < 0.5 ? dice(0.4, 0.95) : dice(1.05, 1.6));
    track.prints.push_back(print);
    yaw += dice(-0.3, 0.3);
    const double way = length * dice(0.6, 1.3);
    place += way * Vec3(std::sin(yaw), slope, std::cos(yaw));
    if (!hop) leg = 1 - leg;
  }
  return withRepairedTiming(track);
}

}  // namespace footfall::footprint
