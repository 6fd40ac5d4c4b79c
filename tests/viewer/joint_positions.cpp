// SPDX-License-Identifier: MIT
// joint_positions FILE: where the engine has the joints of a motion, frame by frame, in metres, as JSON. The
// tests of the viewer hold the page's figure to it.
#include <cstdio>
#include <exception>

#include <fmt/format.h>

#include "figure/motion/pose.h"
#include "io/scene_file.h"

int main(int count, char** arguments) {
  using namespace footfall;
  if (count != 2) return 2;
  try {
    const Scene scene = readScene(arguments[1]);
    const Motion motion = scene.motion ? *scene.motion : motionFromCurves(scene);
    fmt::print("{{\"joints\": {}, \"frames\": [", motion.skeleton.size());
    Pose pose;
    for (std::size_t f = 0; f < motion.frames(); ++f) {
      worldPose(motion, f, pose);
      fmt::print("{}[", f == 0 ? "" : ",\n");
      for (std::size_t j = 0; j < motion.skeleton.size(); ++j) {
        const Vec3& place = pose.position[j];
        fmt::print("{}{:.6f},{:.6f},{:.6f}", j == 0 ? "" : ",", place.x(), place.y(), place.z());
      }
      fmt::print("]");
    }
    fmt::print("]}}\n");
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
