// SPDX-License-Identifier: MIT
// Pictures of a library of locomotion: what the thesis plots of its own.
#pragma once

#include "draw/page/page.h"
#include "locomotion/build/build_library.h"
#include "locomotion/run/generate.h"

namespace footfall::draw {

// The plane of speed and turn: the examples of all classes that travel, and their hulls.
Canvas drawParameters(const locomotion::Library& library, const Page& page);
// w, γ (as they are and guarded) of every example and their sums, over turn at the class's mean speed
// (figures 5.4 and 5.5), or over speed at its mean turn (with the former, figures 4.3 and 4.6).
enum class WeightsOver { Turn, Speed };
Canvas drawWeights(const locomotion::MotionClass& cls, WeightsOver over, const Page& page);
// The bump weights are made of, over the distance in parts of that to the nearest example (figure 4.7).
Canvas drawBump(const Page& page);
// Time over phase of every example (figure 4.4).
Canvas drawPhases(const locomotion::MotionClass& cls, const Page& page);
// Heights of the left ball of all examples, over their own time and over the phase they share (figure 4.5).
Canvas drawWarping(const locomotion::Library& library, const locomotion::MotionClass& cls, const Page& page);
// Achieved over asked for, and what that is off by (figure 5.6, but measured on the motion).
enum class SteeringOver { Speed, Turn };
Canvas drawSteering(const std::vector<locomotion::SteeringError>& errors, SteeringOver over,
                    const Page& page);
// Heights of heels and balls of the feet as they come and on the ground, with the stances found (figure 5.1).
Canvas drawGround(const locomotion::RecordedClip& recording, const Motion& raw, const Page& page);
// The pelvis's path in plan and the arc fitted to each stride (figures 5.2 and 5.3: a rejected stride has
// none).
Canvas drawArcs(const locomotion::RecordedClip& recording, const Page& page);
// The speed of a transition with its parts B, C and E, and how much of the clip is in the blend
// (figures 4.10, 4.11).
Canvas drawTransition(const locomotion::Transition& transition, const locomotion::Library& library,
                      const Page& page);

}  // namespace footfall::draw
