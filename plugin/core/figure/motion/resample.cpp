// SPDX-License-Identifier: MIT
#include "figure/motion/resample.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/error.h"

namespace footfall {
namespace {

// The rotation channels x, y, z of each joint that has all three.
struct Triple {
  RotationOrder order;
  int channel[3];
};

std::vector<Triple> tripleChannels(const Motion& motion) {
  std::vector<Triple> all(motion.skeleton.size());
  for (std::size_t j = 0; j < all.size(); ++j)
    all[j] = {motion.skeleton.joints[j].rotationOrder, {-1, -1, -1}};
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const MotionChannel& channel = motion.channels[c];
    if (isRotation(channel.kind)) {
      all[static_cast<std::size_t>(channel.joint)].channel[axisOf(channel.kind)] = static_cast<int>(c);
    }
  }
  all.erase(std::remove_if(all.begin(), all.end(),
                           [](const Triple& t) {
                             return std::min({t.channel[0], t.channel[1], t.channel[2]}) < 0;
                           }),
            all.end());
  return all;
}

bool sameChannels(const Motion& a, const Motion& b) {
  return std::equal(
      a.channels.begin(), a.channels.end(), b.channels.begin(), b.channels.end(),
      [](const MotionChannel& x, const MotionChannel& y) { return x.joint == y.joint && x.kind == y.kind; });
}

bool sameSkeleton(const Skeleton& a, const Skeleton& b) {
  return std::equal(a.joints.begin(), a.joints.end(), b.joints.begin(), b.joints.end(),
                    [](const Joint& x, const Joint& y) {
                      return x.name == y.name && x.parent == y.parent && x.rotationOrder == y.rotationOrder;
                    });
}

Motion emptyCopy(const Motion& motion) {
  Motion result;
  result.skeleton = motion.skeleton;
  result.frameTime = motion.frameTime;
  result.startTime = motion.startTime;
  result.channels = motion.channels;
  return result;
}

}  // namespace

Motion resampled(const Motion& motion, double framesPerSecond, Interpolation kind) {
  if (!(framesPerSecond > 0 && std::isfinite(framesPerSecond))) {
    throw Error(fmt::format("the frame rate must be above 0, got {}", framesPerSecond));
  }
  Motion result = emptyCopy(motion);
  result.frameTime = 1 / framesPerSecond;
  if (motion.frames() == 0) return result;
  const std::size_t channels = motion.channels.size();
  const double last = static_cast<double>(motion.frames() - 1);
  const double ratio = result.frameTime / motion.frameTime;
  // A hair more, so that rates with a common frame end on it.
  const double frames = std::floor(last / ratio + 1e-6) + 1;
  if (frames * static_cast<double>(channels) > 1e8) {
    throw Error(fmt::format("{} frames per second make {:.0f} frames: too many", framesPerSecond, frames));
  }
  const std::vector<Triple> triples =
      kind == Interpolation::Rotations ? tripleChannels(motion) : std::vector<Triple>();
  result.samples.resize(static_cast<std::size_t>(frames) * channels);
  for (std::size_t f = 0; f < result.frames(); ++f) {
    const double exact = std::min(static_cast<double>(f) * ratio, last);
    const double near = std::round(exact);
    const double at = std::abs(exact - near) < 1e-6 ? near : exact;
    const std::size_t i = std::min(static_cast<std::size_t>(at), motion.frames() - 1);
    const double share = at - static_cast<double>(i);
    const double* a = motion.frame(i);
    double* out = result.frame(f);
    if (share <= 0) {
      std::copy_n(a, channels, out);
      continue;
    }
    const double* b = motion.frame(i + 1);
    for (std::size_t c = 0; c < channels; ++c) out[c] = a[c] + share * (b[c] - a[c]);
    for (const Triple& t : triples) {
      const auto anglesOf = [&t](const double* row) {
        return Vec3(row[t.channel[0]], row[t.channel[1]], row[t.channel[2]]);
      };
      const Quat from = rotationFromEuler(anglesOf(a), t.order), to = rotationFromEuler(anglesOf(b), t.order);
      const Vec3 angles = eulerFromRotation(from.slerp(share, to), t.order, anglesOf(out));
      for (int axis = 0; axis < 3; ++axis) out[t.channel[axis]] = angles[axis];
    }
  }
  return result;
}

Motion cropped(const Motion& motion, std::size_t first, std::size_t last) {
  if (first > last || last >= motion.frames()) {
    throw Error(
        fmt::format("frames {} to {} are not in a motion of {} frames", first, last, motion.frames()));
  }
  Motion result = emptyCopy(motion);
  result.startTime = motion.time(first);
  result.samples.assign(motion.frame(first), motion.frame(last) + motion.channels.size());
  return result;
}

Motion joined(const Motion& a, const Motion& b) {
  if (!sameSkeleton(a.skeleton, b.skeleton)) throw Error("only motions of the same skeleton can be joined");
  if (!sameChannels(a, b)) throw Error("only motions with the same channels in the same order can be joined");
  if (std::abs(a.frameTime - b.frameTime) > 1e-6 * a.frameTime) {
    throw Error(
        fmt::format("motions of {:g} and {:g} frames per second cannot be joined; resample one of them",
                    1 / a.frameTime, 1 / b.frameTime));
  }
  Motion result = a;
  result.samples.insert(result.samples.end(), b.samples.begin(), b.samples.end());
  if (a.frames() == 0 || b.frames() == 0) return result;
  const double* end = a.frame(a.frames() - 1);
  for (std::size_t c = 0; c < a.channels.size(); ++c) {
    if (!isRotation(a.channels[c].kind)) continue;
    const double turns = 2 * kPi * std::round((end[c] - b.frame(0)[c]) / (2 * kPi));
    for (std::size_t f = a.frames(); f < result.frames(); ++f) result.frame(f)[c] += turns;
  }
  return result;
}

}  // namespace footfall
