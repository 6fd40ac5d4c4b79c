// SPDX-License-Identifier: MIT
#include "locomotion/build/choose_examples.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <fmt/format.h>

#include "base/angles.h"
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

bool lastsAsStrides(const RecordedStride& stride, const BuildOptions& options) {
  return stride.duration() >= options.minStride && stride.duration() <= options.maxStride;
}

// What is wrong with a stride; empty: nothing. jumps: of the recording's joints, #joints by #steps.
std::string faultOf(const RecordedClip& r, const RecordedStride& stride,
                    const std::vector<std::vector<double>>& jumps, const BuildOptions& options) {
  if (!lastsAsStrides(stride, options))
    return fmt::format("lasts {:.2f} s, which no stride does ({:g} to {:g} s)", stride.duration(),
                       options.minStride, options.maxStride);
  if (stride.velocity.speed < options.minSpeed)
    return fmt::format("hardly travels, at {:.2f} m/s (limit {:g})", stride.velocity.speed, options.minSpeed);
  if (stride.arc.residual > options.maxArcResidual)
    return fmt::format("its turn is not steady: {:.1f} % of its length off an arc (limit {:g})",
                       100 * stride.arc.residual, 100 * options.maxArcResidual);
  for (std::size_t j = 0; j < jumps.size(); ++j) {
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
    return stride->loopError / kDegree + 200 * stride->arc.residual + off / 5;
  }
};

// The order of strikes and lifts that most of them have.
StepPattern commonPattern(const std::vector<Candidate>& candidates) {
  std::size_t runs = 0;
  for (const Candidate& c : candidates) runs += c.stride->pattern == StepPattern::Run;
  return 2 * runs >= candidates.size() ? StepPattern::Run : StepPattern::Walk;
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
      stride.rejected = faultOf(r, stride, jumps, options);
      if (!stride.rejected.empty()) continue;
      stride.loopError = loopOf(r, stride, space).loopError;
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
  for (auto& [name, strides] : candidates)
    classes.push_back(classFrom(name, strides, space, options, chosen));
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
