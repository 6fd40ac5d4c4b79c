// SPDX-License-Identifier: MIT
// One stride of a figure, ready to travel: what every joint does over the cycle, how far it goes, and when
// each foot stands (Samson 1999 §2.4). Any cycle will do: one that travels, drifts or runs on the spot.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "figure/anatomy/character.h"
#include "figure/motion/pose.h"
#include "gait/stride/gait_info.h"
#include "gait/stride/speed_law.h"

namespace footfall::gait {

// The four samples around a place of a cycle, for a smooth curve through all of them (Catmull and Rom).
struct CycleWeights {
  std::size_t at[4];
  double weight[4];
};
CycleWeights cycleWeights(double phase, std::size_t samples);

struct StrideLeg {
  LegTiming timing;
  double shift = 0;  // strides the leg comes after its time in the samples: a phase that was edited
  // In the travel frame, in the middle of the stance: where the ball of the foot stands (y = 0), and how the
  // foot is turned out there, radians.
  Vec3 stancePosition = Vec3::Zero();
  double toeOut = 0;
};

// The travel frame moves with the mean speed over level ground: z is the way of travel, y the height above
// ground, the origin below the mean place of the pelvis.
struct Stride {
  std::string name;
  Character character;
  double period = 0;     // seconds
  double start = 0;      // seconds into the motion it was taken from
  double frameRate = 0;  // of that motion, frames a second
  double length = 0;     // metres of ground a stride covers
  double hipHeight = 0;  // metres: hips and shoulders above ground, standing, in the mean
  std::vector<StrideLeg> legs;
  SpeedLaw law;

  // Evenly over the stride; the sample after the last is the first.
  std::vector<Pose> poses;               // local, but the root's is in the travel frame
  std::vector<std::vector<Frame>> feet;  // #legs by #samples, travel frame; as FootFrame's
  std::vector<int> sliding;              // joints below the root whose places change
  std::vector<std::string> notes;        // what was guessed or mended

  std::size_t samples() const { return poses.size(); }
  double speed() const { return length / period; }
  std::vector<LegTiming> timings() const;  // as the legs go, edited phases and all

  Quat rotation(std::size_t joint, const CycleWeights& w) const;
  Vec3 position(std::size_t joint, const CycleWeights& w) const;
  Frame foot(std::size_t leg, const CycleWeights& w) const;
};

struct StrideOptions {
  std::string name;
  // Where it is known when feet stand. strideFrames 0: the cycle is looked for; where nothing comes again, or
  // only sooner than the feet are said to stand, the whole motion is one stride, its last frame the first of
  // the next.
  std::optional<GaitInfo> info;
  bool whole = false;     // the motion is one stride; otherwise the cycle is looked for
  double period = 0;      // seconds, where known; 0: found
  double exponent = 0.6;  // of the speed law
};

// Throws Error where the figure has no legs, the motion is no cycle, feet are not found, or nothing travels:
// what was looked for and what would be right.
Stride strideFromMotion(const Motion& motion, const StrideOptions& options = {});

// The stride's figures as the thesis's file has them, in frames of the motion it was taken from.
GaitInfo infoOf(const Stride& stride);

// The foot frame (see FootFrame) of a leg in a world pose; rest: the skeleton's world pose at rest.
Frame footFrameOf(const Character& character, std::size_t leg, const Pose& world, const Pose& rest);

}  // namespace footfall::gait
