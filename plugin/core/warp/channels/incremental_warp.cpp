// SPDX-License-Identifier: MIT
#include "warp/channels/incremental_warp.h"

#include <algorithm>
#include <cmath>

#include <Eigen/Core>

#include "base/error.h"

namespace footfall::warp {
namespace {

// The largest size of each channel; only automatic goals ask for it.
Eigen::ArrayXd reaches(const Motion& motion, const WarpRequest& request) {
  const auto width = static_cast<Eigen::Index>(motion.channels.size());
  Eigen::ArrayXd result = Eigen::ArrayXd::Zero(width);
  const bool asked =
      std::any_of(request.channels.begin(), request.channels.end(),
                  [](const ChannelWarp& warp) { return warp.mode == GoalMode::Automatic && !warp.muted; });
  if (!asked) return result;
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    result = result.max(Eigen::Map<const Eigen::ArrayXd>(motion.frame(f), width).abs());
  }
  return result;
}

bool sameKey(const CtbKey& a, const CtbKey& b) {
  return a.time == b.time && a.value == b.value && a.continuity == b.continuity && a.tension == b.tension &&
         a.bias == b.bias && a.linear == b.linear && a.step == b.step;
}

// Widens the range by the times at which two warps of the same key times differ. False: they differ in more.
bool widenByDifference(const Warp& a, const Warp& b, const TimeRange& whole, TimeRange& range) {
  const std::vector<CtbKey>&from = a.spline.keys(), &to = b.spline.keys();
  const bool alike = a.kind == b.kind && a.muted == b.muted && a.weight == b.weight && !a.range && !b.range &&
                     from.size() == to.size() &&
                     std::equal(from.begin(), from.end(), to.begin(),
                                [](const CtbKey& x, const CtbKey& y) { return x.time == y.time; });
  if (!alike) return false;
  const auto widen = [&](double start, double end) {
    range = {std::min(range.start, start), std::max(range.end, end)};
  };
  for (std::size_t i = 0; i < from.size(); ++i) {
    const bool last = i + 1 == from.size();
    if (i == 0 && !sameKey(from[i], to[i])) widen(whole.start, from[i].time);
    if (last && !sameKey(from[i], to[i])) widen(from[i].time, whole.end);
    if (!last && !std::equal(a.spline.segment(i), a.spline.segment(i) + 4, b.spline.segment(i))) {
      widen(from[i].time, from[i + 1].time);
    }
  }
  return true;
}

// The times at which two stacks may give different values.
TimeRange differenceOf(const WarpStack& a, const WarpStack& b, const TimeRange& whole) {
  TimeRange range{whole.end, whole.start};
  if (a.warps().size() != b.warps().size()) return whole;
  for (std::size_t i = 0; i < a.warps().size(); ++i) {
    if (!widenByDifference(a.warps()[i], b.warps()[i], whole, range)) return whole;
  }
  return range;
}

}  // namespace

double unitOf(ChannelKind kind, const WarpUnits& units) {
  if (isTranslation(kind)) return units.length;
  return isRotation(kind) ? units.angle : 1;
}

Source channelSource(const Motion& motion, std::size_t channel) {
  return [&motion, channel](double time) {
    const double last = static_cast<double>(motion.frames() - 1);
    const double position = std::clamp((time - motion.startTime) / motion.frameTime, 0.0, last);
    // Times come from frames times their length: what is all but on a frame is on it.
    const double nearest = std::round(position);
    const double p = std::abs(position - nearest) < 1e-6 ? nearest : position;
    const std::size_t i = std::min(static_cast<std::size_t>(p), motion.frames() - 1);
    const std::size_t j = std::min(i + 1, motion.frames() - 1);
    const double a = motion.frame(i)[channel], b = motion.frame(j)[channel];
    return ValueAndRate{a + (p - static_cast<double>(i)) * (b - a), (b - a) / motion.frameTime};
  };
}

std::vector<WarpStack> channelStacks(const Motion& source, const WarpRequest& request, const WarpUnits& units,
                                     std::vector<std::string>& notes) {
  std::vector<int> used;
  std::vector<std::string> names;
  std::vector<WarpStack> stacks;
  names.reserve(source.channels.size());
  stacks.reserve(source.channels.size());
  const TimeRange range{source.startTime, source.time(source.frames() - 1)};
  const Eigen::ArrayXd reach = reaches(source, request);
  for (std::size_t c = 0; c < source.channels.size(); ++c) {
    const MotionChannel& channel = source.channels[c];
    const std::string& node = source.skeleton.joints[static_cast<std::size_t>(channel.joint)].name;
    const std::string attribute = attributeName(channel.kind);
    names.push_back(node + "." + attribute);
    stacks.push_back(stackFor(
        request, node, attribute,
        {channelSource(source, c), unitOf(channel.kind, units), reach[static_cast<Eigen::Index>(c)], range},
        units, used, notes));
  }
  checkUsed(request, used, names);
  return stacks;
}

IncrementalWarp::IncrementalWarp(Motion source, WarpRequest request, const WarpUnits& units, int threads)
    : source_(std::move(source)), request_(std::move(request)), units_(units), threads_(threads) {
  if (source_.frames() == 0) throw Error("the motion has no frames to warp");
  request_.time.clear();
  request_.rotations.clear();
  request_.effectors.clear();
  checkWithin(request_, (source_.startTime - units.start) / units.frame,
              (source_.time(source_.frames() - 1) - units.start) / units.frame);
  stacks_ = channelStacks(source_, request_, units_, notes_);
  result_ = source_;
  SampleWarp(stacks_, source_.startTime, source_.frameTime)
      .apply(source_.samples.data(), result_.samples.data(), 0, source_.frames(), threads_);
}

FrameSpan IncrementalWarp::replace(std::size_t warp, const ChannelWarp& changed) {
  if (warp >= request_.channels.size()) throw Error("there is no such channel warp");
  WarpRequest request = request_;
  request.channels[warp] = changed;
  checkWithin(request, (source_.startTime - units_.start) / units_.frame,
              (source_.time(source_.frames() - 1) - units_.start) / units_.frame);
  std::vector<std::string> notes;
  std::vector<WarpStack> stacks = channelStacks(source_, request, units_, notes);
  const TimeRange whole{source_.startTime, source_.time(source_.frames() - 1)};
  TimeRange range{whole.end, whole.start};
  for (std::size_t c = 0; c < stacks.size(); ++c) {
    const TimeRange own = differenceOf(stacks_[c], stacks[c], whole);
    range = {std::min(range.start, own.start), std::max(range.end, own.end)};
  }
  request_ = std::move(request);
  stacks_ = std::move(stacks);
  notes_ = std::move(notes);
  const FrameSpan frames = framesWithin(source_, range);
  if (frames.empty()) return frames;
  SampleWarp(stacks_, source_.startTime, source_.frameTime)
      .apply(source_.samples.data(), result_.samples.data(), frames.first, frames.count(), threads_);
  return frames;
}

}  // namespace footfall::warp
