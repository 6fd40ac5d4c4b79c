// SPDX-License-Identifier: MIT
// One stride of a figure, ready to travel: the motion of every joint over the cycle, the distance covered,
// and when each foot stands (Samson 1999 §2.4). Any cycle will do: travelling, drifting or in place.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "figure/anatomy/character.h"
#include "figure/motion/pose.h"
#include "gait/stride/gait_info.h"
#include "gait/stride/speed_law.h"

namespace footfall::gait {

// The four samples around a phase and their Catmull-Rom weights.
struct CycleWeights {
  std::size_t at[4];
  double weight[4];
};
CycleWeights cycleWeights(double phase, std::size_t samples);

struct StrideLeg {
  LegTiming timing;
  double shift = 0;  // edited phase: strides by which the leg lands later than in the samples
  // At mid-stance, in the travel frame: the ball of the foot on the ground (y = 0), and how far the foot is
  // turned out, radians.
  Vec3 stancePosition = Vec3::Zero();
  double toeOut = 0;
};

// The travel frame moves at the mean speed over level ground: z is the direction of travel, y the height
// above the ground, and the origin is below the mean position of the pelvis.
struct Stride {
  std::string name;
  Character character;
  double period = 0;     // seconds
  double start = 0;      // seconds into the motion it was taken from
  double frameRate = 0;  // of that motion, frames per second
  double length = 0;     // metres of ground covered
  double hipHeight = 0;  // metres: mean of hips and shoulders above the ground, standing
  std::vector<StrideLeg> legs;
  SpeedLaw law;

  // Samples are evenly spaced over the stride; the one after the last is the first.
  std::vector<Pose> poses;               // local, except for the root, which is in the travel frame
  std::vector<std::vector<Frame>> feet;  // #legs by #samples, travel frame; see FootFrame
  std::vector<int> sliding;              // joints below the root with animated translation
  std::vector<std::string> notes;        // what was estimated or corrected

  std::size_t samples() const { return poses.size(); }
  double speed() const { return length / period; }
  std::vector<LegTiming> timings() const;  // with the edited phases

  Quat rotation(std::size_t joint, const CycleWeights& w) const;
  Vec3 position(std::size_t joint, const CycleWeights& w) const;
  Frame foot(std::size_t leg, const CycleWeights& w) const;
};

struct StrideOptions {
  std::string name;
  // Known stance times. With strideFrames 0 the cycle is detected; where nothing repeats, or only earlier
  // than the feet are said to stand, the whole motion is one stride whose last frame is the first of the
  // next.
  std::optional<GaitInfo> info;
  bool whole = false;     // the motion is exactly one stride; otherwise the cycle is detected
  double period = 0;      // seconds, where it is known; 0: detected
  double exponent = 0.6;  // of the speed law
};

// Throws Error where the figure has no legs, the motion is not a cycle, no stances are found, or the stride
// does not travel; the message says what was expected.
Stride strideFromMotion(const Motion& motion, const StrideOptions& options = {});

// The stride's information as the thesis's file has it, in frames of the motion it was taken from.
GaitInfo infoOf(const Stride& stride);

// The foot frame (see FootFrame) of a leg in a world pose; rest: the world pose of the skeleton at rest.
Frame footFrameOf(const Character& character, std::size_t leg, const Pose& world, const Pose& rest);

}  // namespace footfall::gait
