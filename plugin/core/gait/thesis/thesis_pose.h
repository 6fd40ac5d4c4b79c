// SPDX-License-Identifier: MIT
// Poses as published: forward kinematics alone, with offsets on ankles and hips.
#pragma once

#include <vector>

#include "gait/stride/stride.h"

namespace footfall::gait {

struct ThesisLegFrame;

// The torso at a phase of its stride in thesis axes: surge about the mean (eq 3.23), height, sway.
Vec3 thesisTorso(const Stride& stride, double phase);

class ThesisPoser {
 public:
  // A stride at a phase, with the phase of each leg (empty: that of the torso). With torsoOverLegs the torso
  // and everything that is not a leg are averaged over the phases of the legs (eq 3.46).
  struct Source {
    const Stride* stride = nullptr;
    double phase = 0;
    std::vector<double> legs;
    bool torsoOverLegs = false;
  };

  ThesisPoser(const Character& character, double framesPerSecond, std::size_t frames);

  // One source, or two blended by the weight of the second. position, heading, pitch: thesis axes. offsets:
  // of the legs, or null.
  void pose(std::size_t frame, const std::vector<Source>& sources, double weight, const Vec3& position,
            double heading, double pitch, const std::vector<ThesisLegFrame>* offsets);
  Motion take() { return std::move(motion_); }

 private:
  Quat rotation(const Source& source, std::size_t joint) const;

  const Character& character_;
  Motion motion_;
  std::vector<int> legOf_;
  Pose local_, world_, rest_;
};

}  // namespace footfall::gait
