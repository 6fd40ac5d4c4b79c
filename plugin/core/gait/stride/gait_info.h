// SPDX-License-Identifier: MIT
// What a stride cannot tell by itself (Samson 1999 §3.3.1.2): which joint is the torso, which joints are
// feet, when each foot stands, and how high the hips are. io/documents/gait_text.h reads and writes it.
#pragma once

#include <string>
#include <vector>

#include "figure/motion/skeleton.h"
#include "gait/stride/leg_timing.h"

namespace footfall::gait {

// Frames count from the first frame of the motion, where the first stride begins; a stance may cross the end
// of the stride (pushOff < touchdown).
struct GaitFoot {
  std::string name;  // joint of the foot
  double touchdown = 0;
  double pushOff = 0;
};

// The readers refuse frames above kMaxGaitFrame and stances below kMinStanceFrames, which could not be told
// apart in the twelve digits that the writers keep.
inline constexpr double kMaxGaitFrame = 1e6;
inline constexpr double kMinStanceFrames = 1e-4;
// Whether touchdown and push-off are at least kMinStanceFrames apart.
bool standsForAWhile(const GaitFoot& foot);

struct GaitInfo {
  std::string torso;
  std::vector<GaitFoot> feet;
  double hipHeight = 0;  // metres above the ground when standing: mean of hips and shoulders

  // Values that the thesis's text has no room for; 0: unknown. JSON keeps them.
  double strideFrames = 0;
  double strideStart = 0;   // first frame of the stride in the motion
  double strideLength = 0;  // metres
  double frameRate = 0;     // frames per second of all frames here; 0: that of the motion
};

// The stance of a foot in a stride of this many frames (eq 3.27): duration and middle.
LegTiming timingOf(const GaitFoot& foot, double strideFrames);
double midStance(const GaitFoot& foot, double strideFrames);  // frame within the stride
double stanceFrames(const GaitFoot& foot,
                    double strideFrames);  // push-off minus touchdown, modulo the stride

// The joints from a foot up to the torso: the ankle is the joint of the foot, the hip the last joint below
// the torso.
struct LegChain {
  std::vector<int> joints;  // hip to foot
  int hip() const { return joints.front(); }
  int ankle() const { return joints.back(); }
};
// One chain per foot. Throws Error naming a joint that does not exist or a foot that is not below the torso.
std::vector<LegChain> findLegChains(const Skeleton& skeleton, const GaitInfo& info);

}  // namespace footfall::gait
