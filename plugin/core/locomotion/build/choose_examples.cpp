// SPDX-License-Identifier: MIT
#include "locomotion/build/choose_examples.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/numeric/statistics.h"
#include "curve/channel_pattern.h"
#include "figure/quality/quality.h"
#include "locomotion/build/clip_selection.h"
#include "locomotion/build/loop_clip.h"
#include "locomotion/locomotion_tuning.h"

namespace footfall::locomotion {
namespace {

std::string classOf(const RecordedClip& recording, const RecordedStride& stride,
                    const BuildOptions& options) {
  const ClipLabels* labels = labelsOf(options.labels, recording.name);
  if (labels && labels->className) return *labels->className;
  for (const auto& [pattern, name] : options.classNames) {
    if (matchesPattern(pattern, recording.name, "")) return name;
  }
  return stride.running ? "run" : "walk";
}

// Whether a person named the class of a clip's strides.
bool isNamed(const RecordedClip& recording, const BuildOptions& options) {
  const ClipLabels* labels = labelsOf(options.labels, recording.name);
  if (labels && labels->className) return true;
  return std::any_of(options.classNames.begin(), options.classNames.end(),
                     [&](const auto& one) { return matchesPattern(one.first, recording.name, ""); });
}

// From where it faces to where it travels, radians.
double facingOff(const RecordedClip& recording, const RecordedStride& stride) {
  double faces = 0;
  constexpr int kLooks = 8;
  for (int k = 0; k < kLooks; ++k) {
    const double time = stride.duration() * (k + 0.5) / kLooks;
    double off = stride.yaw + stride.velocity.turn * time - recording.yaw(stride.start + time);
    off -= 2 * kPi * std::round(off / (2 * kPi));
    faces += off / kLooks;
  }
  return faces;
}

std::vector<double> meanRow(const PoseTable& table) {
  std::vector<double> mean(table.width, 0.0);
  for (std::size_t i = 0; i < table.frames(); ++i) {
    for (std::size_t k = 0; k < table.width; ++k)
      mean[k] += table.row(i)[k] / static_cast<double>(table.frames());
  }
  return mean;
}

bool lastsAsStrides(const RecordedStride& stride, const BuildOptions& options) {
  return stride.duration() >= options.minStride && stride.duration() <= options.maxStride;
}

// What is wrong with a stride; empty: nothing. jumps: of the recording's joints, #joints by #steps.
std::string faultOf(const RecordedClip& r, const RecordedStride& stride,
                    const std::vector<std::vector<double>>& jumps, bool named, const BuildOptions& options) {
  if (!lastsAsStrides(stride, options))
    return fmt::format("lasts {:.2f} s, which no stride does ({:g} to {:g} s)", stride.duration(),
                       options.minStride, options.maxStride);
  if (stride.velocity.speed < options.minSpeed)
    return fmt::format("hardly travels, at {:.2f} m/s (limit {:g})", stride.velocity.speed, options.minSpeed);
  if (stride.arc.residual > options.maxArcResidual)
    return fmt::format("its turn is not steady: {:.1f} % of its length off an arc (limit {:g})",
                       100 * stride.arc.residual, 100 * options.maxArcResidual);
  if (std::abs(stride.speedUp) > options.maxSpeedUp * stride.velocity.speed)
    return fmt::format("it gets {} by {:.2f} m/s within a stride at {:.2f} m/s (limit {:g} % of its speed)",
                       stride.speedUp > 0 ? "faster" : "slower", std::abs(stride.speedUp),
                       stride.velocity.speed, 100 * options.maxSpeedUp);
  const double facing = facingOff(r, stride);
  if (!named && std::abs(facing) > tuning::kFacesElsewhere)
    return fmt::format(
        "it travels {:.0f} degrees from where it faces: backward or sideways; give it a class of its own "
        "with "
        "--class to use it",
        std::abs(facing) / kDegree);
  for (std::size_t j = 0; j < jumps.size(); ++j) {
    const auto bendsToes = [j](const Leg& leg) { return leg.ball == static_cast<int>(j); };
    if (std::any_of(r.contacts.limbs.legs.begin(), r.contacts.limbs.legs.end(), bendsToes))
      continue;  // captured toes rattle, and are smoothed
    for (std::size_t f = 0; f < jumps[j].size(); ++f) {
      const double at = r.motion.time(f + r.contacts.firstFrame);
      if (jumps[j][f] <= options.maxJump || at < stride.start || at > stride.end) continue;
      return fmt::format("{} jumps by {:.0f} degrees per second at {:.2f} s (limit {:.0f})",
                         r.motion.skeleton.joints[j].name, jumps[j][f] / kDegree, at,
                         options.maxJump / kDegree);
    }
  }
  return {};
}

struct Candidate {
  RecordedClip* recording;
  RecordedStride* stride;
  double score() const {
    const double off = std::abs(stride->arc.velocity.turn - stride->velocity.turn) / kDegree;
    return stride->loopError / kDegree + 200 * stride->arc.residual + off / 5 +
           20 * std::abs(stride->speedUp) / stride->velocity.speed;
  }
};

// The order of strikes and lifts that most of them have.
StepPattern commonPattern(const std::vector<Candidate>& candidates) {
  std::size_t runs = 0;
  for (const Candidate& c : candidates) runs += c.stride->pattern == StepPattern::Run;
  return 2 * runs >= candidates.size() ? StepPattern::Run : StepPattern::Walk;
}

// Trunk and arms of a class's strides are alike: one that is far from most of them does something else.
void leaveOutOddPostures(std::vector<Candidate>& candidates, const std::string& name,
                         const PoseSpace& space) {
  if (candidates.size() < tuning::kFewStrides) return;
  const Limbs& limbs = candidates.front().recording->contacts.limbs;
  const Skeleton& skeleton = candidates.front().recording->motion.skeleton;
  std::vector<std::size_t> columns;  // of turns that are not the root's or a leg's
  for (std::size_t k = 1; k < space.joints.size(); ++k) {
    bool ofLeg = false;
    for (int j = space.joints[k]; j >= 0; j = skeleton.joints[static_cast<std::size_t>(j)].parent) {
      for (const Leg& leg : limbs.legs) ofLeg = ofLeg || j == leg.hip();
    }
    if (!ofLeg) columns.insert(columns.end(), {3 + 3 * k, 4 + 3 * k, 5 + 3 * k});
  }
  if (columns.empty()) return;
  std::vector<double> usual;
  for (const std::size_t column : columns) {
    std::vector<double> values;
    for (const Candidate& c : candidates) values.push_back(c.stride->posture[column]);
    usual.push_back(quantile(values, 0.5));
  }
  for (const Candidate& c : candidates) {
    double sum = 0;
    for (std::size_t i = 0; i < columns.size(); ++i)
      sum += std::pow(c.stride->posture[columns[i]] - usual[i], 2);
    const double off = std::sqrt(3 * sum / static_cast<double>(columns.size()));
    if (off > tuning::kOddPosture)
      c.stride->rejected = fmt::format(
          "its trunk and arms are {:.0f} degrees per joint from most {} strides (limit {:.0f}); give it a "
          "class of "
          "its own with --class to use it",
          off / kDegree, name, tuning::kOddPosture / kDegree);
  }
  candidates.erase(std::remove_if(candidates.begin(), candidates.end(),
                                  [](const Candidate& c) { return !c.stride->rejected.empty(); }),
                   candidates.end());
}

MotionClass classFrom(const std::string& name, std::vector<Candidate>& candidates, const PoseSpace& space,
                      const BuildOptions& options, const ChosenStride& chosen) {
  MotionClass cls;
  cls.name = name;
  cls.pattern = commonPattern(candidates);
  double speed = 0;
  for (const Candidate& c : candidates)
    speed += c.stride->velocity.speed / static_cast<double>(candidates.size());
  std::stable_sort(candidates.begin(), candidates.end(),
                   [](const Candidate& a, const Candidate& b) { return a.score() < b.score(); });
  std::vector<const Candidate*> taken;
  for (const Candidate& c : candidates) {
    if (c.stride->pattern != cls.pattern) {
      c.stride->rejected = "its feet strike and lift in a different order from most " + name + " strides";
      continue;
    }
    const auto alike = [&](const Candidate* t) {
      const double dv = (t->stride->velocity.speed - c.stride->velocity.speed) / (options.binSpeed * speed),
                   dw = (t->stride->velocity.turn - c.stride->velocity.turn) / options.binTurn;
      return std::hypot(dv, dw) < 1;
    };
    const auto other = std::find_if(taken.begin(), taken.end(), alike);
    if (other != taken.end()) {
      c.stride->rejected = fmt::format("similar to {} at {:.2f} s, which loops better",
                                       (*other)->recording->name, (*other)->stride->start);
    } else if (taken.size() >= options.maxExamples) {
      c.stride->rejected = fmt::format("the class already has {} examples", options.maxExamples);
    } else {
      c.stride->chosen = true;
      taken.push_back(&c);
      cls.examples.push_back(loopOf(*c.recording, *c.stride, space, options.calm));
      chosen(*c.recording, *c.stride);
    }
  }
  std::stable_sort(cls.examples.begin(), cls.examples.end(),
                   [](const Clip& a, const Clip& b) { return a.velocity.turn < b.velocity.turn; });
  alignKeys(cls.examples, options.keyFactor);
  return cls;
}

}  // namespace

void judgeStrides(std::vector<RecordedClip>& recordings, const PoseSpace& space,
                  const BuildOptions& options) {
  for (RecordedClip& r : recordings) {
    report(options.progress, 0.8);
    if (!r.rejected.empty() || r.strides.empty()) continue;
    const std::vector<std::vector<double>> jumps =
        jointJumps(r.motion, r.contacts.firstFrame, tuning::kJumpWindow, 1);
    for (RecordedStride& stride : r.strides) {
      stride.className = classOf(r, stride, options);
      if (!stride.rejected.empty()) continue;
      stride.sound = lastsAsStrides(stride, options);
      stride.rejected = faultOf(r, stride, jumps, isNamed(r, options), options);
      if (!stride.rejected.empty()) continue;
      const Clip loop = loopOf(r, stride, space);
      stride.loopError = loop.loopError;
      stride.posture = meanRow(loop.poses);
      if (stride.loopError > options.maxLoopError)
        stride.rejected =
            fmt::format("its ends differ by {:.1f} degrees per joint (limit {:.1f}), too much for a loop",
                        stride.loopError / kDegree, options.maxLoopError / kDegree);
    }
  }
}

std::vector<MotionClass> chooseExamples(std::vector<RecordedClip>& recordings, const PoseSpace& space,
                                        const BuildOptions& options, const ChosenStride& chosen) {
  std::map<std::string, std::vector<Candidate>> candidates;
  for (RecordedClip& r : recordings) {
    for (RecordedStride& stride : r.strides) {
      if (r.rejected.empty() && stride.rejected.empty())
        candidates[stride.className].push_back({&r, &stride});
    }
  }
  std::vector<MotionClass> classes;
  for (auto& [name, strides] : candidates) {
    leaveOutOddPostures(strides, name, space);
    if (strides.empty()) continue;
    classes.push_back(classFrom(name, strides, space, options, chosen));
  }
  std::stable_sort(classes.begin(), classes.end(), [](const MotionClass& a, const MotionClass& b) {
    return a.mean().speed < b.mean().speed;
  });
  return classes;
}

MotionClass chooseStand(const std::vector<RecordedClip>& recordings, const PoseSpace& space) {
  MotionClass cls;
  cls.name = "stop";
  cls.pattern = StepPattern::Stand;
  std::vector<Clip> stands;
  for (const RecordedClip& r : recordings) {
    if (!r.rejected.empty()) continue;
    for (const TimeRange& range : r.stands) stands.push_back(standLoop(r, range, space));
  }
  const auto apart = [](const Clip& a, const Clip& b) {
    double sum = 0;
    for (std::size_t k = 3; k < a.poses.width; ++k) sum += std::pow(a.poses.row(0)[k] - b.poses.row(0)[k], 2);
    return std::sqrt(sum);
  };
  double best = 0;
  for (const Clip& clip : stands) {
    double sum = 0;
    for (const Clip& other : stands) sum += apart(clip, other);
    if (cls.examples.empty() || sum < best) best = sum, cls.examples = {clip};
  }
  return cls;
}

}  // namespace footfall::locomotion
