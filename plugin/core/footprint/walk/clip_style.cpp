// SPDX-License-Identifier: MIT
#include "footprint/walk/clip_style.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/error.h"
#include "figure/contact/contact_detection.h"
#include "figure/motion/pose.h"
#include "footprint/footprint_tuning.h"
#include "footprint/track/extract_prints.h"

namespace footfall::footprint {
namespace {

using namespace tuning;

std::size_t ordinal(int i) {
  return static_cast<std::size_t>(i);
}

// A motion at other frames; held before its start and after its end.
Motion sampledAt(const Motion& motion, double start, double frameTime, std::size_t frames) {
  Motion sampled;
  sampled.skeleton = motion.skeleton;
  sampled.channels = motion.channels;
  sampled.frameTime = frameTime;
  sampled.startTime = start;
  sampled.samples.assign(frames * motion.channels.size(), 0.0);
  Pose pose;
  for (std::size_t i = 0; i < frames; ++i) {
    const double place = std::clamp((sampled.time(i) - motion.startTime) / motion.frameTime, 0.0,
                                    static_cast<double>(motion.frames() - 1));
    const double* near = motion.frame(static_cast<std::size_t>(place));
    std::copy(near, near + motion.channels.size(), sampled.frame(i));  // angles come out next to these
    localPoseAt(motion, sampled.time(i), pose);
    setLocalPose(sampled, i, pose, i);
  }
  return sampled;
}

// The clip's first frames, before those of a motion of the same figure; not its very first, which may be a
// pose apart.
void putBefore(const Motion& clip, std::size_t frames, Motion& motion) {
  Motion before = motion;
  before.samples.resize(frames * motion.channels.size());
  Pose of, pose;
  for (std::size_t i = 0; i < frames; ++i) {
    localPose(clip, std::min(std::max<std::size_t>(i, 1), clip.frames() - 1), of);
    std::copy(motion.frame(0), motion.frame(0) + motion.channels.size(), before.frame(i));
    localPose(motion, 0, pose);
    for (std::size_t j = 0; j < pose.rotation.size(); ++j) {
      const Joint& joint = motion.skeleton.joints[j];
      const int same = joint.kind == JointKind::EndSite ? -1 : clip.skeleton.find(joint.name);
      if (same < 0) continue;
      pose.rotation[j] = of.rotation[ordinal(same)];
      if (joint.parent < 0) pose.position[j] = of.position[ordinal(same)];
    }
    setLocalPose(before, i, pose, i);
  }
  motion.samples.insert(motion.samples.begin(), before.samples.begin(), before.samples.end());
  motion.startTime -= static_cast<double>(frames) * motion.frameTime;
}

std::size_t framesIn(const TimeRange& time, double frameTime) {
  return static_cast<std::size_t>(std::max(0.0, std::floor((time.end - time.start) / frameTime + 1e-6))) + 1;
}

// The clip's own prints, some of them moved, put in or taken out: each step has the style of that step, a
// leap that of the leap. Empty: other prints.
std::vector<int> ownPrints(const WalkStyle& style, const Track& now, const Character& character) {
  const std::vector<int> own = matchPrints(style.track, now, character.legLength());
  const auto known = std::count_if(own.begin(), own.end(), [](int print) { return print >= 0; });
  return static_cast<double>(known) > kOwnPrints * static_cast<double>(own.size()) ? own : std::vector<int>{};
}

double durationOf(const Track& track) {
  double time = 0;
  for (const Footprint& print : track.prints) time += print.step;
  return time;
}

}  // namespace

WalkStyle styleOf(const Motion& clip, const Character& character, const WalkOptions& options) {
  checkSameJoints(character.skeleton, clip.skeleton);  // refused before the work
  const ExtractedPrints prints = extractPrints(clip);
  WalkOptions how = options;
  how.force = true;
  how.body.script.clear();
  const Walk own = walkTrack(character, prints.track, nullptr, how);
  WalkStyle style;
  style.track = own.track;
  style.start = prints.startTime;
  // On the clip's frames, a pose apart before it left out.
  const std::size_t first = firstFrameOfMotion(clip);
  const Motion walked =
      sampledAt(own.performed.motion, clip.time(first) - style.start, clip.frameTime, clip.frames() - first);
  style.overlay = overlayOf(walked, character, clip, style.start);
  style.last = static_cast<int>(own.track.prints.size());
  // Only steps that the clip has from footfall to footfall.
  const double end = clip.time(clip.frames() - 1) - prints.startTime;
  double time = 0;
  int from = style.last, last = 0;
  for (int i = 0; i < style.last; ++i) {
    const double next = time + own.track.prints[ordinal(i)].step;
    if (time + prints.startTime >= clip.startTime - 1e-6 && next <= end + 1e-6) {
      from = std::min(from, i);
      last = i + 1;
    }
    time = next;
  }
  if (last - from < 2)
    throw Error(
        fmt::format("the clip has {} complete steps; a style needs at least 2", std::max(0, last - from)));
  style.first = from;
  style.last = last;
  return style;
}

StyleMap styleMap(const WalkStyle& style, const Track& track, const Character& character) {
  const std::vector<int> own = ownPrints(style, track, character);
  const double duration = durationOf(track);
  if (own.empty())
    return {
        {style.track, track, repeatPrints(style.track, track, style.first, style.last)}, {}, {0, duration}};
  const Overlay& clip = style.overlay;
  const double clipEnd = clip.startTime + clip.frameTime * static_cast<double>(clip.frames.size() - 1);
  // Before its first and after its last print the clip goes on, if these are still there.
  const int last = static_cast<int>(style.track.prints.size()) - 1;
  return {{style.track, track, own},
          FootCarry(style.track, track, own, character.legs.size()),
          {own.front() == 0 ? clip.startTime : 0,
           own.back() == last ? clipEnd + duration - durationOf(style.track) : duration}};
}

Motion withStyle(const Performance& performance, const Motion& walked, const Character& character,
                 const WalkStyle& style, const StyleMap& map, double weight) {
  OverlayOptions options;
  options.weight = weight;
  options.fade = kStyleStepFade;
  options.carry = map.feet ? &*map.feet : nullptr;
  return withOverlay(performance, walked, character, style.overlay, map.steps, options);
}

Motion withStyle(const Walk& walk, const Character& character, const WalkStyle& style, double weight) {
  return withStyle(walk.performance, walk.performed.motion, character, style,
                   styleMap(style, walk.track, character), weight);
}

StyledWalk styledWalk(const Walk& walk, const Character& character, const Motion& clip,
                      const WalkStyle& style, double weight) {
  const StyleMap map = styleMap(style, walk.track, character);
  const Motion& plain = walk.performed.motion;
  if (!map.feet) return {withStyle(walk.performance, plain, character, style, map, weight), 0};
  const Motion walked =
      sampledAt(plain, map.time.start, plain.frameTime, framesIn(map.time, plain.frameTime));
  StyledWalk styled{withStyle(walk.performance, walked, character, style, map, weight), style.start};
  styled.motion.startTime += styled.offset;
  const bool whole = map.time.start == style.overlay.startTime;
  if (whole && std::abs(clip.frameTime - plain.frameTime) < 1e-9)
    putBefore(clip, firstFrameOfMotion(clip), styled.motion);
  return styled;
}

}  // namespace footfall::footprint
