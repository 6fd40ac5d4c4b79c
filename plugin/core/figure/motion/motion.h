// SPDX-License-Identifier: MIT
// Sampled motion: a skeleton and its channels at a steady rate, in one block.
#pragma once

#include <cstdint>
#include <vector>

#include "figure/motion/skeleton.h"

namespace footfall {

enum class ChannelKind : std::uint8_t {
  TranslateX,
  TranslateY,
  TranslateZ,
  RotateX,
  RotateY,
  RotateZ,
  ScaleX,
  ScaleY,
  ScaleZ
};

inline bool isTranslation(ChannelKind kind) {
  return kind <= ChannelKind::TranslateZ;
}
inline bool isRotation(ChannelKind kind) {
  return kind >= ChannelKind::RotateX && kind <= ChannelKind::RotateZ;
}
inline int axisOf(ChannelKind kind) {
  return static_cast<int>(kind) % 3;
}
const char* attributeName(ChannelKind kind);  // "translateX" …

struct MotionChannel {
  int joint = 0;
  ChannelKind kind = ChannelKind::TranslateX;
};

struct Motion {
  Skeleton skeleton;
  double frameTime = 1.0 / 30;  // seconds from one frame to the next
  double startTime = 0;         // seconds, of frame 0
  std::vector<MotionChannel> channels;
  std::vector<double>
      samples;  // #frames by #channels, a frame's values side by side; metres, radians (unwrapped)

  std::size_t frames() const { return channels.empty() ? 0 : samples.size() / channels.size(); }
  double* frame(std::size_t i) { return samples.data() + i * channels.size(); }
  const double* frame(std::size_t i) const { return samples.data() + i * channels.size(); }
  double time(std::size_t i) const { return startTime + static_cast<double>(i) * frameTime; }
};

}  // namespace footfall
