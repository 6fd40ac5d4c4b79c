// SPDX-License-Identifier: MIT
#include "locomotion/build/recorded_clip.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/constants.h"
#include "figure/quality/quality.h"
#include "locomotion/locomotion_tuning.h"

namespace footfall::locomotion {
namespace {

// Strikes and lifts of one foot that the clip's ends do not cut.
struct Events {
  std::vector<double> strikes, lifts;
};

Events eventsOf(const FootEvents& found, bool left) {
  Events events;
  for (const FootStance& stance : found.side(left)) {
    if (stance.strikeSeen) events.strikes.push_back(stance.strike);
    if (stance.liftSeen) events.lifts.push_back(stance.lift);
  }
  return events;
}

std::vector<double> within(const std::vector<double>& times, double start, double end) {
  std::vector<double> found;
  for (const double time : times) {
    if (time > start + 1e-9 && time < end - 1e-9) found.push_back(time);
  }
  return found;
}

double heightAt(const RecordedClip& recording, double time) {
  Pose pose;
  pose.resize(recording.motion.skeleton.size());
  worldPoseAt(recording.motion, time, pose);
  return pose.position[static_cast<std::size_t>(std::max(0, recording.contacts.limbs.pelvis))].y();
}

// Of a speed, v² / (g L): nobody walks at above a half, nobody need run below a fifth.
double froude(const RecordedClip& recording, double speed) {
  return speed * speed /
         (kGravity * legLength(recording.motion.skeleton, recording.contacts.limbs.legs.front()));
}

// A walk vaults over the stance leg, a run sinks onto it. Clear cases are decided by speed.
bool runs(const RecordedClip& recording, const RecordedStride& stride) {
  const double pace = froude(recording, recording.speed(stride.start, stride.end));
  if (pace > tuning::kRunFroude || pace < tuning::kWalkFroude) return pace > tuning::kRunFroude;
  const double own = (stride.start + (stride.lift > stride.start ? stride.lift : stride.end)) / 2;
  const double lift =
      stride.otherLift > stride.otherStrike ? stride.otherLift : stride.otherLift + stride.duration();
  const double other = (stride.otherStrike + lift) / 2;
  const double between = (own + other) / 2, last = own + stride.duration();
  const double after = (std::min(other, last) + last) / 2;
  const auto height = [&](double time) {
    return heightAt(recording, time > stride.end ? time - stride.duration() : time);
  };
  return height(own) + height(other) < height(between) + height(after);
}

// The loop's speed and turn: what is left of the way when its end is laid on its beginning.
void closeLoop(const RecordedClip& recording, RecordedStride& stride) {
  const Vec2 chord = recording.pelvis(stride.end) - recording.pelvis(stride.start);
  const double turn = recording.yaw(stride.end) - recording.yaw(stride.start), half = turn / 2;
  const double stretch = std::abs(half) < 1e-4 ? 1 + half * half / 6 : half / std::sin(half);
  stride.velocity = {chord.norm() * stretch / stride.duration(), turn / stride.duration()};
  stride.yaw = std::atan2(chord.x(), chord.y()) - half;
  // Over a step about each end, so that what a stride sways does not count.
  const double reach = stride.duration() / 4;
  const Motion& motion = recording.motion;
  const double first = motion.time(recording.contacts.firstFrame), last = motion.time(motion.frames() - 1);
  const double around = std::min({reach, stride.start - first, last - stride.end});
  if (around > tuning::kLeastSpeedReach)
    stride.speedUp = recording.speed(stride.end - around, stride.end + around) -
                     recording.speed(stride.start - around, stride.start + around);
  else  // the clip ends here: its second half against its first
    stride.speedUp = 2 * (recording.speed((stride.start + stride.end) / 2, stride.end) -
                          recording.speed(stride.start, (stride.start + stride.end) / 2));
  std::vector<Vec2> path;
  const double step = recording.motion.frameTime;
  for (double t = stride.start; t <= stride.end; t += step) path.push_back(recording.pelvis(t));
  if (path.size() >= 3) stride.arc = fitArc(path, step);
}

// The stride from a strike to the next of that foot; nothing where other events than a stride's lie between.
std::optional<RecordedStride> strideBetween(const FootEvents& events, bool leftFirst, double start,
                                            double end) {
  const Events own = eventsOf(events, leftFirst), other = eventsOf(events, !leftFirst);
  RecordedStride stride;
  stride.leftFirst = leftFirst;
  stride.start = start;
  stride.end = end;
  const std::vector<double> strikes = within(other.strikes, start, end),
                            lifts = within(own.lifts, start, end),
                            otherLifts = within(other.lifts, start, end);
  if (strikes.size() != 1 || lifts.size() != 1 || otherLifts.size() != 1) return std::nullopt;
  stride.otherStrike = strikes[0];
  stride.lift = lifts[0];
  stride.otherLift = otherLifts[0];
  const bool walks = stride.otherLift < stride.otherStrike && stride.lift > stride.otherStrike;
  const bool leaps = stride.otherLift > stride.otherStrike && stride.lift < stride.otherStrike;
  stride.pattern = leaps ? StepPattern::Run : StepPattern::Walk;
  if (!walks && !leaps)
    stride.rejected = "its feet strike and lift in an order that is neither a walk's nor a run's";
  return stride;
}

// A running stride from a foot's k-th strike: lifts too late for a flight are taken just before the other
// strike.
std::optional<RecordedStride> runningStride(const FootEvents& events, bool leftFirst, std::size_t k) {
  const std::vector<FootStance>&own = events.side(leftFirst), &other = events.side(!leftFirst);
  RecordedStride stride;
  stride.leftFirst = leftFirst;
  stride.running = true;
  stride.pattern = StepPattern::Run;
  stride.start = own[k].strike;
  stride.end = own[k + 1].strike;
  int strikes = 0;
  for (const FootStance& stance : other) {
    if (!stance.strikeSeen || stance.strike <= stride.start || stance.strike >= stride.end) continue;
    ++strikes;
    stride.otherStrike = stance.strike;
    stride.otherLift = stance.lift;
  }
  if (strikes != 1) return std::nullopt;
  const double flight = tuning::kShortestFlight * stride.duration();
  stride.lift = std::min(own[k].lift, stride.otherStrike - flight);
  stride.otherLift = std::min(stride.otherLift, stride.end - flight);
  const double least = tuning::kShortestStance * stride.duration();
  if (stride.lift < stride.start + least || stride.otherLift < stride.otherStrike + least)
    return std::nullopt;
  return stride;
}

void findStrides(RecordedClip& recording) {
  for (const bool leftFirst : {true, false}) {
    const std::vector<FootStance>& reach = recording.reach.side(leftFirst);
    for (std::size_t k = 0; k + 1 < reach.size(); ++k) {
      if (!reach[k].strikeSeen || !reach[k + 1].strikeSeen) continue;
      std::optional<RecordedStride> stride =
          strideBetween(recording.reach, leftFirst, reach[k].strike, reach[k + 1].strike);
      RecordedStride whole;
      whole.start = reach[k].strike;
      whole.end = reach[k + 1].strike;
      if (stride) whole = *stride;
      whole.running = runs(recording, whole);
      if (whole.running) stride = runningStride(recording.low, leftFirst, k);
      if (!stride) continue;
      closeLoop(recording, *stride);
      recording.strides.push_back(*stride);
    }
  }
  std::sort(recording.strides.begin(), recording.strides.end(),
            [](const RecordedStride& a, const RecordedStride& b) { return a.start < b.start; });
}

void findSteps(RecordedClip& recording) {
  struct Strike {
    double time, low;
    bool left;
  };
  std::vector<Strike> strikes;
  for (const bool left : {true, false}) {
    for (std::size_t k = 0; k < recording.reach.side(left).size(); ++k) {
      const FootStance& stance = recording.reach.side(left)[k];
      if (stance.strikeSeen) strikes.push_back({stance.strike, recording.low.side(left)[k].strike, left});
    }
  }
  std::sort(strikes.begin(), strikes.end(), [](const Strike& a, const Strike& b) { return a.time < b.time; });
  for (std::size_t k = 0; k + 1 < strikes.size(); ++k) {
    const Strike &a = strikes[k], &b = strikes[k + 1];
    if (a.left == b.left || b.time - a.time < tuning::kShortestStep || b.time - a.time > tuning::kLongestStep)
      continue;
    const bool running = froude(recording, recording.speed(a.time, b.time)) > tuning::kRunFroude;
    recording.steps.push_back({running ? a.low : a.time, running ? b.low : b.time, a.left});
  }
}

void findStands(RecordedClip& recording, const RecordedClipOptions& options) {
  const Motion& motion = recording.motion;
  const std::vector<Pose> world = worldPoses(motion, 1);
  const std::size_t pelvis = static_cast<std::size_t>(std::max(0, recording.contacts.limbs.pelvis));
  const std::ptrdiff_t half =
      std::max<std::ptrdiff_t>(1, std::lround(tuning::kStillWindow / motion.frameTime));
  const std::ptrdiff_t first = static_cast<std::ptrdiff_t>(recording.contacts.firstFrame),
                       last = static_cast<std::ptrdiff_t>(motion.frames()) - 1;
  const auto still = [&](std::ptrdiff_t f) {
    const std::ptrdiff_t a = std::max(first, f - half), b = std::min(last, f + half);
    const Vec3 way = world[static_cast<std::size_t>(b)].position[pelvis] -
                     world[static_cast<std::size_t>(a)].position[pelvis];
    if (way.norm() > options.standSpeed * static_cast<double>(b - a) * motion.frameTime) return false;
    std::size_t standing = 0;
    for (const Contact& contact : recording.contacts.contacts) {
      const double time = motion.time(static_cast<std::size_t>(f)), slack = motion.frameTime;
      if (time >= contact.time.start - slack && time <= contact.time.end + slack) ++standing;
    }
    return standing >= 2;
  };
  for (std::ptrdiff_t f = first; f <= last; ++f) {
    if (!still(f)) continue;
    const std::ptrdiff_t begin = f;
    while (f < last && still(f + 1)) ++f;
    const TimeRange range{motion.time(static_cast<std::size_t>(begin)),
                          motion.time(static_cast<std::size_t>(f))};
    if (range.end - range.start >= options.minStand) recording.stands.push_back(range);
  }
}

// Stances as a person gave them.
FootEvents labelledEvents(const std::vector<ClipLabels::FootContact>& contacts,
                          const RecordedClip& recording) {
  const Motion& motion = recording.motion;
  const double edge = 1.5 * motion.frameTime;
  FootEvents events;
  for (const ClipLabels::FootContact& c : contacts) {
    const FootStance stance{c.time.start, c.time.end,
                            c.time.start > motion.time(recording.contacts.firstFrame) + edge,
                            c.time.end < motion.time(motion.frames() - 1) - edge};
    (c.side == BodySide::Left ? events.left : events.right).push_back(stance);
  }
  const auto earlier = [](const FootStance& a, const FootStance& b) { return a.strike < b.strike; };
  std::sort(events.left.begin(), events.left.end(), earlier);
  std::sort(events.right.begin(), events.right.end(), earlier);
  return events;
}

// Repairs single frames in which a joint deviates by more than it moves: its rotation is interpolated between
// the neighbouring frames.
std::size_t removeSpikes(Motion& motion, std::size_t first) {
  std::size_t mended = 0;
  const std::size_t count = motion.frames();
  if (count < first + 3) return 0;
  std::vector<Pose> poses(count);
  for (std::size_t i = 0; i < count; ++i) {
    poses[i].resize(motion.skeleton.size());
    localPose(motion, i, poses[i]);
  }
  for (std::size_t i = first + 1; i + 1 < count; ++i) {
    bool changed = false;
    for (std::size_t j = 0; j < motion.skeleton.size(); ++j) {
      const Quat &a = poses[i - 1].rotation[j], &b = poses[i + 1].rotation[j];
      const Quat middle = a.slerp(0.5, b);
      const double off = middle.angularDistance(poses[i].rotation[j]);
      if (off < tuning::kSpike || off < a.angularDistance(b)) continue;
      poses[i].rotation[j] = middle;
      changed = true;
      ++mended;
    }
    if (changed) setLocalPose(motion, i, poses[i], i - 1);
  }
  return mended;
}

double worstSlide(const RecordedClip& recording) {
  const SoleTracks tracks = trackSoles(recording.motion, recording.contacts.soles, 1);
  double worst = 0;
  for (const Contact& contact : recording.contacts.contacts) {
    const std::size_t leg = static_cast<std::size_t>(contact.leg);
    worst = std::max(worst, slideOver(recording.motion, tracks, leg, SolePart::Ball, contact.ball).distance);
    worst = std::max(worst, slideOver(recording.motion, tracks, leg, SolePart::Heel, contact.heel).distance);
  }
  return worst;
}

}  // namespace

std::vector<double> RecordedStride::keys(double& offset) const {
  const double turn = duration();
  // Own strike, own lift, other strike, other lift, all after the own strike, as a loop.
  std::vector<double> at = {0, otherStrike - start};
  const double liftAt = lift - start, otherLiftAt = otherLift - start;
  if (pattern == StepPattern::Walk) {
    at = {0, otherLiftAt, otherStrike - start, liftAt, turn};
  } else {
    at = {0, liftAt, otherStrike - start, otherLiftAt, turn};
  }
  offset = 0;
  if (leftFirst) return at;
  // From the other strike on: the second half, then the first one a turn later.
  offset = at[2];
  return {0, at[3] - offset, turn - offset, at[1] + turn - offset, turn};
}

Vec2 RecordedClip::pelvis(double time) const {
  const double frame =
      std::clamp((time - motion.startTime) / motion.frameTime, 0.0, static_cast<double>(heading.size() - 1));
  const std::size_t i = std::min(static_cast<std::size_t>(frame), heading.size() - 2);
  const Vec3 at = heading.position[i] +
                  (frame - static_cast<double>(i)) * (heading.position[i + 1] - heading.position[i]);
  return {at.x(), at.z()};
}

double RecordedClip::yaw(double time) const {
  const double frame =
      std::clamp((time - motion.startTime) / motion.frameTime, 0.0, static_cast<double>(heading.size() - 1));
  const std::size_t i = std::min(static_cast<std::size_t>(frame), heading.size() - 2);
  return heading.yaw[i] + (frame - static_cast<double>(i)) * (heading.yaw[i + 1] - heading.yaw[i]);
}

double RecordedClip::speed(double start, double end) const {
  return end > start ? (pelvis(end) - pelvis(start)).norm() / (end - start) : 0;
}

RecordedClip prepareClip(const std::string& name, const Motion& motion, const ClipLabels* labels,
                         const RecordedClipOptions& options) {
  RecordedClip recording;
  recording.name = name;
  recording.motion = motion;
  if (labels && !labels->use) {
    recording.rejected = "left out by its labels";
    return recording;
  }
  const double length = static_cast<double>(motion.frames()) * motion.frameTime;
  if (motion.frames() < 8 || length < options.minDuration) {
    recording.rejected = fmt::format("lasts {:.2f} s, shorter than {:g} s", length, options.minDuration);
    return recording;
  }
  recording.spikes = removeSpikes(recording.motion, firstFrameOfMotion(motion));
  recording.contacts = detectContacts(recording.motion, options.contact);
  if (recording.contacts.limbs.legs.size() != 2) {
    recording.rejected = fmt::format("the figure has {} legs, not two", recording.contacts.limbs.legs.size());
    return recording;
  }
  if (recording.contacts.contacts.empty()) {
    recording.rejected = "no foot contact was found";
    return recording;
  }
  recording.ground = putOnGround(recording.motion, recording.contacts, options.ground);
  recording.heading = headingOf(recording.motion, recording.contacts.limbs, {0.5, 1});
  recording.skate = worstSlide(recording);
  if (labels && labels->contacts) {
    recording.reach = recording.low = labelledEvents(*labels->contacts, recording);
  } else {
    recording.reach = eventsByReach(recording.motion, recording.contacts, recording.heading);
    recording.low = eventsByHeight(recording.motion, recording.contacts, recording.reach);
  }
  std::vector<Vec2> path;
  for (std::size_t i = recording.contacts.firstFrame; i < recording.heading.size(); ++i)
    path.push_back({recording.heading.position[i].x(), recording.heading.position[i].z()});
  recording.arc = fitArc(path, motion.frameTime);
  findStrides(recording);
  findSteps(recording);
  findStands(recording, options);
  if (labels && labels->range) {
    const auto outside = [&](double start, double end) {
      return start < labels->range->start || end > labels->range->end;
    };
    auto& strides = recording.strides;
    strides.erase(std::remove_if(strides.begin(), strides.end(),
                                 [&](const RecordedStride& s) { return outside(s.start, s.end); }),
                  strides.end());
    auto& steps = recording.steps;
    steps.erase(
        std::remove_if(steps.begin(), steps.end(), [&](const Step& s) { return outside(s.start, s.end); }),
        steps.end());
    auto& stands = recording.stands;
    stands.erase(std::remove_if(stands.begin(), stands.end(),
                                [&](const TimeRange& s) { return outside(s.start, s.end); }),
                 stands.end());
  }
  if (recording.strides.empty() && recording.stands.empty())
    recording.rejected = "it has neither a complete stride nor a stand";
  return recording;
}

}  // namespace footfall::locomotion
