// SPDX-License-Identifier: MIT
// What a stride cannot tell by itself (Samson 1999 §3.3.1.2): which joint is the torso, which are feet, when
// each stands, and how high the hips are. io/documents/gait_text.h and io/documents/gait_json.h read and
// write it.
#pragma once

#include <string>
#include <vector>

#include "figure/motion/skeleton.h"
#include "gait/stride/leg_timing.h"

namespace footfall::gait {

// Frames count from the motion's first, strides that begin there; a stance may run over a stride's end
// (pushOff < touchdown).
struct GaitFoot {
  std::string name;  // the foot's joint
  double touchdown = 0;
  double pushOff = 0;
};

// Frames above this are refused: they could not be written to within kMinStanceFrames of themselves.
inline constexpr double kMaxGaitFrame = 1e6;
inline constexpr double kMinStanceFrames = 1e-4;
// Whether touchdown and push-off are apart, in the digits that are written.
bool standsForAWhile(const GaitFoot& foot);

struct GaitInfo {
  std::string torso;
  std::vector<GaitFoot> feet;
  double hipHeight = 0;  // metres above ground, standing, the mean of hips and shoulders

  // Figures the thesis's text has no place for; 0: unknown. JSON keeps them.
  double strideFrames = 0;
  double strideStart = 0;   // the frame from which on the motion's stride is taken
  double strideLength = 0;  // metres
  double frameRate = 0;     // frames a second of all frames here; unknown: the motion's
};

// Stance of a foot in a stride of so many frames (eq 3.27 and around): how long, its middle, as shares.
LegTiming timingOf(const GaitFoot& foot, double strideFrames);
double midStance(const GaitFoot& foot, double strideFrames);     // frames, within the stride
double stanceFrames(const GaitFoot& foot, double strideFrames);  // push-off less touchdown, around the end

// A leg found by walking from a foot up to the torso: the ankle is the foot's joint, the hip the last before
// the torso.
struct LegChain {
  std::vector<int> joints;  // hip to foot
  int hip() const { return joints.front(); }
  int ankle() const { return joints.back(); }
};
// One a foot. Throws Error naming a joint that is not there or a foot that does not hang on the torso.
std::vector<LegChain> findLegChains(const Skeleton& skeleton, const GaitInfo& info);

}  // namespace footfall::gait
