// SPDX-License-Identifier: MIT
// What a fuzz target demands of whatever parses. A target is a function of the input's bytes that lets Error
// pass (bad input is refused) and throws Broken where the engine breaks a promise. The fuzzer runs it on
// inputs of its making (<name>_fuzz.cpp), the tests on the corpus (corpus.h).
#pragma once

#include <cmath>
#include <stdexcept>
#include <string>

#include "base/error.h"
#include "curve/curve_set.h"
#include "figure/motion/motion.h"
#include "io/scene_file.h"

namespace footfall::fuzz {

class Broken : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};

inline void demand(bool holds, const std::string& promise) {
  if (!holds) throw Broken(promise);
}

// An Error should say what is wrong, and where: in the file of this name, unless it is about the request.
inline void demandPlace(const Error& error, const std::string& file) {
  demand(!error.message().empty(), "an error has a message");
  demand(error.place().file == file, "an error names its file");
}

inline void demandFinite(const Skeleton& skeleton) {
  const auto finite = [](const Vec3& v) { return v.allFinite(); };
  for (std::size_t i = 0; i < skeleton.size(); ++i) {
    const Joint& joint = skeleton.joints[i];
    demand(joint.parent < static_cast<int>(i), "parents come first");
    demand(finite(joint.translation) && finite(joint.rotation) && finite(joint.scale) &&
               finite(joint.jointOrient) && finite(joint.rotateAxis),
           "joints are finite");
  }
}

inline void demandFinite(const Motion& motion) {
  demand(std::isfinite(motion.frameTime) && motion.frameTime > 0, "the frame time is above 0");
  demandFinite(motion.skeleton);
  for (const MotionChannel& channel : motion.channels) {
    demand(channel.joint >= 0 && channel.joint < static_cast<int>(motion.skeleton.size()),
           "channels have a joint");
  }
  demand(motion.samples.size() == motion.frames() * motion.channels.size(), "frames are whole");
  for (const double value : motion.samples) demand(std::isfinite(value), "samples are finite");
}

inline void demandFinite(const Scene& scene) {
  demandFinite(scene.skeleton);
  for (const NamedCurve& named : scene.curves) {
    for (const Key& key : named.curve.keys()) {
      demand(std::isfinite(key.time) && std::isfinite(key.value), "keys are finite");
      demand(std::isfinite(key.in.y) && std::isfinite(key.out.y), "tangents are finite");
    }
  }
  demand(std::isfinite(scene.range.start) && std::isfinite(scene.range.end), "the range is finite");
  if (scene.motion) demandFinite(*scene.motion);
}

}  // namespace footfall::fuzz
