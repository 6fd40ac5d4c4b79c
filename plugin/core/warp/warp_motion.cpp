// SPDX-License-Identifier: MIT
#include "warp/warp_motion.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/parallel.h"
#include "figure/pose.h"
#include "warp/joint_turns.h"
#include "warp/keep_contacts.h"

namespace footfall {
namespace {

double unitOf(ChannelKind kind, const WarpUnits& units) {
  if (isTranslation(kind)) return units.length;
  return isRotation(kind) ? units.angle : 1;
}

// A channel runs straight between frames.
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
    return Slope{a + (p - static_cast<double>(i)) * (b - a), (b - a) / motion.frameTime};
  };
}

void warpChannels(const Motion& source, const WarpRequest& request, const WarpUnits& units, Motion& out,
                  MotionWarpResult& result) {
  std::vector<int> used;
  std::vector<std::string> names;
  const TimeRange range{source.startTime, source.time(source.frames() - 1)};
  for (std::size_t c = 0; c < source.channels.size(); ++c) {
    const MotionChannel& channel = source.channels[c];
    const std::string& node = source.skeleton.joints[static_cast<std::size_t>(channel.joint)].name;
    const std::string attribute = attributeName(channel.kind);
    names.push_back(node + "." + attribute);
    double reach = 0;
    for (std::size_t f = 0; f < source.frames(); ++f) reach = std::max(reach, std::abs(source.frame(f)[c]));
    const double unit = unitOf(channel.kind, units);
    const WarpStack stack = stackFor(request, node, attribute, {channelSource(source, c), unit, reach, range},
                                     units, used, result.notes);
    if (stack.neutral()) continue;
    for (std::size_t f = 0; f < source.frames(); ++f) {
      const WarpStack::Affine a = stack.affine(source.time(f));
      out.frame(f)[c] = a.factor * source.frame(f)[c] + a.term;
    }
  }
  checkUsed(request, used, names);
}

void measureChange(const Motion& source, const TimeMap& map, MotionWarpResult& result, int threads) {
  const std::vector<Pose> after = worldPoses(result.motion, threads);
  Pose before;
  for (std::size_t f = 0; f < after.size(); ++f) {
    worldPoseAt(source, map.source(result.motion.time(f)), before);
    for (std::size_t j = 0; j < before.size(); ++j) {
      const double moved = (after[f].position[j] - before.position[j]).norm();
      if (moved <= result.largestChange) continue;
      result.largestChange = moved;
      result.changeFrame = f;
      result.changeJoint = static_cast<int>(j);
    }
  }
}

}  // namespace

Motion retimed(const Motion& motion, const TimeMap& map) {
  if (map.identity() || motion.frames() == 0) return motion;
  const TimeRange shown = map.shown({motion.startTime, motion.time(motion.frames() - 1)});
  const double count = std::floor((shown.end - shown.start) / motion.frameTime + 1e-6) + 1;
  if (!(count * static_cast<double>(motion.channels.size()) <= 1e8)) {
    throw Error(fmt::format("the retimed motion would have {:g} frames, too many to hold", count));
  }
  Motion out = motion;
  out.startTime = shown.start;
  const std::size_t width = motion.channels.size(), frames = static_cast<std::size_t>(count);
  out.samples.resize(frames * width);
  const std::ptrdiff_t last = static_cast<std::ptrdiff_t>(motion.frames()) - 1;
  for (std::size_t f = 0; f < frames; ++f) {
    double position = (map.source(out.time(f)) - motion.startTime) / motion.frameTime;
    if (std::abs(position - std::round(position)) < 1e-9) position = std::round(position);
    position = std::clamp(position, 0.0, static_cast<double>(last));
    const std::ptrdiff_t i =
        std::min(static_cast<std::ptrdiff_t>(position), std::max<std::ptrdiff_t>(last - 1, 0));
    const double u = position - static_cast<double>(i);
    const auto row = [&](std::ptrdiff_t k) {
      return motion.frame(static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(k, 0, last)));
    };
    const double *p0 = row(i - 1), *p1 = row(i), *p2 = row(i + 1), *p3 = row(i + 2);
    const double h2 = u * u * (3 - 2 * u), h3 = u * (1 - u) * (1 - u), h4 = u * u * (u - 1);
    // At the clip's ends the tangent is the only chord.
    const double inner0 = i > 0 ? 0.5 : 1, inner3 = i + 2 <= last ? 0.5 : 1;
    for (std::size_t c = 0; c < width; ++c) {
      const double chord = p2[c] - p1[c];
      const double d1 = inner0 * (p2[c] - p0[c]), d2 = inner3 * (p3[c] - p1[c]);
      out.frame(f)[c] = u == 0 ? p1[c] : u == 1 ? p2[c] : p1[c] + h2 * chord + h3 * d1 + h4 * d2;
    }
  }
  return out;
}

MotionWarpResult warpMotion(const Motion& source, const WarpRequest& request, const WarpUnits& units,
                            const MotionWarpOptions& options) {
  if (source.frames() == 0) throw Error("the motion has no frames to warp");
  checkWithin(request, (source.startTime - units.start) / units.frame,
              (source.time(source.frames() - 1) - units.start) / units.frame);
  const TimeMap map = timeMapOf(request, units);
  const Limbs limbs = findLimbs(source.skeleton);
  MotionWarpResult result;
  Motion warped = source;
  warpChannels(source, request, units, warped, result);
  applyRotations(warped, request, units, result.goals);

  const Motion& original = options.contactsFrom ? *options.contactsFrom : source;
  ContactKeeper keeper(original, map, request.contacts.value_or(ContactPolicy::Keep), options);
  std::vector<EffectorGoal> airborne;
  std::vector<PlacedGoal> placed;
  for (const EffectorGoal& goal : request.effectors) {
    placed.push_back(placeGoal(warped, limbs, goal, units));
    if (!keeper.takeGoal(placed.back())) airborne.push_back(goal);
  }
  applyEffectors(warped, limbs, airborne, units, result.notes);
  result.motion = retimed(warped, map);
  keeper.replant(result);
  for (std::size_t i = 0; i < placed.size(); ++i) {
    if (map.reversal()) break;
    Pose world;
    worldPoseAt(result.motion, *map.inverse(source.time(placed[i].frame)), world);
    const double error = (world.position[static_cast<std::size_t>(placed[i].joint)] - placed[i].place).norm();
    result.goals.push_back(
        {request.effectors[i].joint, request.effectors[i].time, error / units.length, true});
  }
  measureChange(original, map, result, options.threads);
  return result;
}

}  // namespace footfall
