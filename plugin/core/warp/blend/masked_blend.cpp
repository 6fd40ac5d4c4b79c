// SPDX-License-Identifier: MIT
#include "warp/blend/masked_blend.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "curve/channel_pattern.h"
#include "figure/motion/heading.h"
#include "figure/motion/pose.h"
#include "figure/motion/resample.h"
#include "warp/blend/blend_clocks.h"
#include "warp/figure/relative_poses.h"

namespace footfall::warp {
namespace {

std::vector<char> maskOf(const Skeleton& skeleton, const std::vector<std::string>& patterns) {
  std::vector<char> mask(skeleton.size(), 0);
  for (const std::string& pattern : patterns) {
    bool any = false;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
      if (!matchesPattern(pattern, skeleton.joints[j].name, "rotate")) continue;
      mask[j] = 1;
      any = true;
    }
    if (!any) {
      std::vector<std::string> names;
      for (const Joint& joint : skeleton.joints) names.push_back(joint.name);
      std::string nearest;
      for (const std::string& name : nearestNames(pattern, names))
        nearest += (nearest.empty() ? "" : ", ") + name;
      throw Error(fmt::format("no joint is called '{}'; the nearest are {}", pattern, nearest));
    }
  }
  return mask;
}

std::size_t bestEntry(const Motion& a, const Motion& b, std::size_t start, std::size_t frames,
                      const BlendOptions& options) {
  const Limbs limbs = findLimbs(a.skeleton);
  HeadingOptions heading;
  heading.threads = options.threads;
  BlendClockOptions clock;
  clock.start = start;
  clock.frames = frames;
  clock.frameTime = a.frameTime;
  return bestSecondStart(relativePoses(a, headingOf(a, limbs, heading), options.threads),
                         relativePoses(b, headingOf(b, limbs, heading), options.threads), clock);
}

}  // namespace

BlendResult blendJoints(const Motion& first, const Motion& second, const std::vector<std::string>& joints,
                        const BlendOptions& options) {
  const Motion b = inLayoutOf(first, second);
  const std::vector<char> mask = maskOf(first.skeleton, joints);
  const double start = std::round((options.start - first.startTime) / first.frameTime);
  const double fade = std::round(options.duration / first.frameTime);
  const double last = static_cast<double>(first.frames()) - 1;
  if (!(fade >= 1))
    throw Error(fmt::format("a fade must last at least one frame, got {:g} s", options.duration));
  if (!(start >= 0 && start + fade <= last)) {
    throw Error(
        fmt::format("a fade of {:g} frames from frame {:g} on does not fit into the first motion's {}", fade,
                    start, first.frames()));
  }
  const std::size_t from = static_cast<std::size_t>(start), n = static_cast<std::size_t>(fade);
  if (b.frames() <= n) {
    throw Error(fmt::format("a fade of {} frames does not fit into the second motion's {}", n, b.frames()));
  }
  std::size_t entry = 0;
  if (options.secondStart >= 0) {
    entry = static_cast<std::size_t>(std::lround(options.secondStart / first.frameTime));
  } else if (options.matchTiming) {
    entry = bestEntry(first, b, from, n, options);
  }
  if (entry + n >= b.frames()) {
    throw Error(fmt::format("a fade of {} frames from frame {} on does not fit into the second motion's {}",
                            n, entry, b.frames()));
  }
  BlendResult result;
  result.secondStart = static_cast<double>(entry) * first.frameTime;
  result.timing = {{first.time(from), b.time(entry)}, {first.time(from + n), b.time(entry + n)}};
  const std::size_t frames = std::min(first.frames(), from + b.frames() - entry);
  result.motion = cropped(first, 0, frames - 1);
  Pose own, other;
  for (std::size_t f = from + 1; f < frames; ++f) {
    const double u = std::min(1.0, static_cast<double>(f - from) / static_cast<double>(n));
    const double share = 1 - fadeWeight(u, options.shape).value;
    localPose(first, f, own);
    localPose(b, entry + f - from, other);
    for (std::size_t j = 0; j < own.size(); ++j) {
      if (mask[j]) own.rotation[j] = own.rotation[j].slerp(share, other.rotation[j]);
    }
    Motion& out = result.motion;
    std::vector<double> kept(out.frame(f), out.frame(f) + out.channels.size());
    setLocalPose(out, f, own, f - 1);
    // What is not named keeps its bits.
    for (std::size_t c = 0; c < kept.size(); ++c) {
      const MotionChannel& channel = out.channels[c];
      if (!mask[static_cast<std::size_t>(channel.joint)] || !isRotation(channel.kind))
        out.frame(f)[c] = kept[c];
    }
  }
  return result;
}

}  // namespace footfall::warp
