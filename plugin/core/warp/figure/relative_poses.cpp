// SPDX-License-Identifier: MIT
#include "warp/figure/relative_poses.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "figure/motion/pose.h"
#include "figure/motion/resample.h"

namespace footfall::warp {

Motion inLayoutOf(const Motion& first, const Motion& second) {
  if (second.frames() == 0 || first.frames() == 0) throw Error("a motion to compare has no frames");
  const double rate = 1 / first.frameTime;
  const Motion timed = std::abs(second.frameTime * rate - 1) < 1e-9 ? second : resampled(second, rate);
  std::vector<std::size_t> from;
  for (const MotionChannel& channel : first.channels) {
    const std::string& name = first.skeleton.joints[static_cast<std::size_t>(channel.joint)].name;
    const auto same = [&](const MotionChannel& other) {
      return other.kind == channel.kind &&
             timed.skeleton.joints[static_cast<std::size_t>(other.joint)].name == name;
    };
    const auto found = std::find_if(timed.channels.begin(), timed.channels.end(), same);
    if (found == timed.channels.end()) {
      throw Error(fmt::format("the second motion has no {}.{}; both must have the same joints and channels",
                              name, attributeName(channel.kind)));
    }
    from.push_back(static_cast<std::size_t>(found - timed.channels.begin()));
  }
  Motion result = first;
  result.startTime = timed.startTime;
  result.samples.resize(timed.frames() * from.size());
  for (std::size_t f = 0; f < timed.frames(); ++f) {
    for (std::size_t c = 0; c < from.size(); ++c) result.frame(f)[c] = timed.frame(f)[from[c]];
  }
  return result;
}

RelativePoses relativePoses(const Motion& motion, const Heading& heading, int threads) {
  const std::vector<Pose> world = worldPoses(motion, threads);
  RelativePoses result;
  result.joints = motion.skeleton.size();
  result.places.reserve(3 * result.joints * world.size());
  for (std::size_t f = 0; f < world.size(); ++f) {
    const double c = std::cos(heading.yaw[f]), s = std::sin(heading.yaw[f]);
    for (const Vec3& place : world[f].position) {
      const Vec3 from = place - heading.position[f];
      result.places.insert(result.places.end(),
                           {c * from.x() - s * from.z(), from.y(), s * from.x() + c * from.z()});
    }
  }
  return result;
}

double poseDistance(const RelativePoses& a, std::size_t frameOfA, const RelativePoses& b,
                    std::size_t frameOfB) {
  const double* p = a.places.data() + frameOfA * 3 * a.joints;
  const double* q = b.places.data() + frameOfB * 3 * b.joints;
  double sum = 0;
  for (std::size_t j = 0; j < a.joints; ++j, p += 3, q += 3) {
    const double x = p[0] - q[0], y = p[1] - q[1], z = p[2] - q[2];
    sum += std::sqrt(x * x + y * y + z * z);
  }
  return sum / std::max(1.0, static_cast<double>(a.joints));
}

}  // namespace footfall::warp
