// SPDX-License-Identifier: MIT
// How people move as they walk and run: the angles of legs, pelvis, trunk and arms over the phase of a
// stride, by speed (stride_tables.h). Lengths do not matter, so that the curves suit any two-legged upright
// figure.
//
// Radians. Limbs are measured in the vertical plane of the heading, from hanging straight down: forward and
// bent are positive. Left and right take turns: a curve of the trunk is that of a stride of the left foot,
// and of the right foot with the signs of what points sideways changed.
#pragma once

namespace footfall {

// A moment of the stride of one foot, which goes from a strike of the foot to its next.
struct StrideMoment {
  double share = 0;    // of the stride's time, 0 to 1
  double duty = 0.62;  // share of its time at which the foot leaves
  double speed = 0;    // forwards, in √(g·leg)
  double running = 0;  // 0: a walk, 1: a run
};

struct LegCurves {
  double thigh = 0, knee = 0;
  double foot = 0;  // heel up; 0: flat
};
struct TrunkCurves {
  double list = 0;       // the hip of the stride's side up
  double twist = 0;      // the hip of the stride's side forward
  double shoulders = 0;  // the shoulder of the stride's side forward
  double bank = 0;       // the line from hips to shoulders towards the stride's side
  double lean = 0;       // the same line forward of where it is at rest
};
struct ArmCurves {
  double hang = 0, swing = 0;        // upper arm: the mean, and the swing about it
  double elbow = 0, elbowSwing = 0;  // the same of the elbow's bend
  double out = 0;                    // upper arm away from the body
};

// The phase at a share of a stride: 0 and 1 at the strikes, `toeOff` where the foot leaves. Monotone, its
// slope continuous from stride to stride.
double steadyPhase(double share, double duty, double toeOff);

// Speeds beyond those of the recorded strides count as the slowest or fastest of them; below the slowest,
// what swings becomes smaller, down to nothing at rest.
LegCurves legCurves(const StrideMoment& moment);
TrunkCurves trunkCurves(const StrideMoment& moment);
ArmCurves armCurves(const StrideMoment& moment);

// 0: a walk, 1: a run. A foot of a runner is in the air for longer than on the ground, and fast ([√(g·leg)]).
double runningShare(double duty, double speed);

}  // namespace footfall
