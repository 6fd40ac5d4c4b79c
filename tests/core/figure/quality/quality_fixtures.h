// SPDX-License-Identifier: MIT
// Figures and clips that tests of contacts, quality and cleaning share.
#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "base/scanner.h"
#include "figure/motion/motion.h"
#include "io/formats.h"

namespace footfall {

// The way of a foot from a second to the next, 120 frames per second.
struct FootTrack {
  std::vector<Vec3> places{Vec3::Zero()};

  void hold(double seconds) {
    places.insert(places.end(), static_cast<std::size_t>(seconds * 120), places.back());
  }
  // Eased, without velocity at the ends.
  void moveBy(const Vec3& way, double seconds) {
    const Vec3 from = places.back();
    const int steps = static_cast<int>(seconds * 120);
    for (int i = 1; i <= steps; ++i) {
      const double s = static_cast<double>(i) / steps;
      places.push_back(from + s * s * (3 - 2 * s) * way);
    }
  }
  // At a steady speed.
  void slideBy(const Vec3& way, double seconds) {
    const Vec3 from = places.back();
    const int steps = static_cast<int>(seconds * 120);
    for (int i = 1; i <= steps; ++i) places.push_back(from + static_cast<double>(i) / steps * way);
  }
};

// A figure with two legs of straight joints that stands; its right hip has translation channels, so that the
// right foot goes exactly where the track says. 120 frames per second.
inline Motion standingFigure(const FootTrack& foot) {
  Motion motion;
  const auto add = [&](const char* name, int parent, const Vec3& at) {
    Joint joint;
    joint.name = name;
    joint.parent = parent;
    joint.translation = at;
    motion.skeleton.joints.push_back(joint);
    return static_cast<int>(motion.skeleton.size()) - 1;
  };
  const int hips = add("Hips", -1, {0, 0.95, 0});
  int rightHip = 0;
  for (const double side : {1.0, -1.0}) {
    const std::string name = side > 0 ? "Left" : "Right";
    const int hip = add((name + "UpLeg").c_str(), hips, {0.1 * side, 0, 0});
    const int knee = add((name + "Leg").c_str(), hip, {0, -0.45, 0.01});
    const int ankle = add((name + "Foot").c_str(), knee, {0, -0.42, -0.01});
    const int toe = add((name + "ToeBase").c_str(), ankle, {0, -0.06, 0.14});
    add((name + "ToeEnd").c_str(), toe, {0, 0, 0.06});
    rightHip = hip;
  }
  motion.frameTime = 1.0 / 120;
  for (int axis = 0; axis < 3; ++axis) motion.channels.push_back({hips, static_cast<ChannelKind>(axis)});
  motion.channels.push_back({hips, ChannelKind::RotateY});
  for (int axis = 0; axis < 3; ++axis) motion.channels.push_back({rightHip, static_cast<ChannelKind>(axis)});
  for (const Vec3& place : foot.places) {
    motion.samples.insert(motion.samples.end(), {0, 0.95, 0, 0, -0.1 + place.x(), place.y(), place.z()});
  }
  return motion;
}

inline std::vector<std::string> cmuClips() {
  std::vector<std::string> clips;
  if (!std::filesystem::is_directory(FOOTFALL_CMU_DIR)) return clips;
  for (const auto& entry : std::filesystem::directory_iterator(FOOTFALL_CMU_DIR)) {
    if (entry.path().extension() == ".bvh") clips.push_back(entry.path().string());
  }
  std::sort(clips.begin(), clips.end());
  return clips;
}

inline Motion readCmu(const std::string& path) {
  ReadOptions options;
  options.metresPerUnit = 0.0254 / 0.45;
  return *parseBvh(readFile(path), path, options).motion;
}

}  // namespace footfall
