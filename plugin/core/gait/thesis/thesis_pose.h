// SPDX-License-Identifier: MIT
// Poses as the thesis makes them: forward kinematics alone, offsets on ankles and hips.
#pragma once

#include <vector>

#include "gait/stride/stride.h"

namespace footfall::gait {

struct ThesisLegFrame;

// The torso at a phase of its stride, thesis axes: surge about the mean (eq 3.23), height, sway.
Vec3 thesisTorso(const Stride& stride, double phase);

class ThesisPoser {
 public:
  // A stride at a phase; each leg's own phase, or none: all at that of the torso. With torsoOverLegs the
  // torso and all that is not a leg are the mean over the legs' phases (eq 3.46).
  struct Source {
    const Stride* stride = nullptr;
    double phase = 0;
    std::vector<double> legs;
    bool torsoOverLegs = false;
  };

  ThesisPoser(const Character& character, double framesPerSecond, std::size_t frames);

  // One source, or two blended by weight (of the second). position, heading, pitch: thesis axes. offsets: of
  // the legs, or null.
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
