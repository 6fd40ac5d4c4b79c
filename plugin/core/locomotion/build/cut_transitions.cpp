// SPDX-License-Identifier: MIT
#include "locomotion/build/cut_transitions.h"

#include <algorithm>

#include <fmt/format.h>

#include "locomotion/build/loop_clip.h"
#include "locomotion/build/transition_fit.h"
#include "locomotion/locomotion_tuning.h"

namespace footfall::locomotion {
namespace {

class Cutter {
 public:
  Cutter(const std::vector<MotionClass>& classes, const PoseSpace& space, const BuildOptions& options)
      : classes_(classes), space_(space), options_(options) {}

  std::vector<Transition> cuts;
  std::vector<std::string> notes;

  void cut(const RecordedClip& r) {
    for (const TimeRange& stand : r.stands) {
      const int stop = find("stop");
      const Step still{stand.start, std::min(stand.end, stand.start + tuning::kStandBlend), true};
      const Step moves{std::max(stand.start, stand.end - tuning::kStandBlend), stand.end, true};
      if (const Step* begin = pacedStep(r, stand, true))
        add(r, {*begin, still, false, true}, forSpeed(r.speed(begin->start, begin->end)), stop);
      if (const Step* end = pacedStep(r, stand, false))
        add(r, {moves, *end, true, false}, stop, forSpeed(r.speed(end->start, end->end)));
    }
    // Changes of gait: consecutive strides of two classes.
    for (const RecordedStride& a : r.strides) {
      for (const RecordedStride& b : r.strides) {
        const int from = find(a.className), to = find(b.className);
        const bool next = b.start >= a.end - 1e-6 && b.start < a.end + a.duration();
        if (!next || from < 0 || to < 0 || from == to || !a.sound || !b.sound) continue;
        add(r, {{a.otherStrike, a.end, !a.leftFirst}, {b.start, b.otherStrike, b.leftFirst}, false, false},
            from, to);
      }
    }
  }

 private:
  int find(const std::string& name) const {
    for (std::size_t c = 0; c < classes_.size(); ++c) {
      if (classes_[c].name == name) return static_cast<int>(c);
    }
    return -1;
  }

  // The class of strides whose speeds are nearest to a speed.
  int forSpeed(double speed) const {
    int best = -1;
    double least = 0;
    for (std::size_t c = 0; c < classes_.size(); ++c) {
      const MotionClass& cls = classes_[c];
      if (cls.pattern == StepPattern::Stand) continue;
      double low = cls.examples.front().velocity.speed, high = low;
      for (const Clip& clip : cls.examples) {
        low = std::min(low, clip.velocity.speed);
        high = std::max(high, clip.velocity.speed);
      }
      const double off = std::max({low - speed, speed - high, 0.0});
      if (best < 0 || off < least) best = static_cast<int>(c), least = off;
    }
    return best;
  }

  // The last step before a stand, or the first after it, at full speed.
  const Step* pacedStep(const RecordedClip& r, const TimeRange& stand, bool before) const {
    const auto within = [&](const Step& step) {
      const double gap = before ? stand.start - step.end : step.start - stand.end;
      return gap > -1e-6 && gap < tuning::kPacedStepReach;
    };
    const auto strides = [&](const Step& step) {
      return std::any_of(r.strides.begin(), r.strides.end(), [&](const RecordedStride& s) {
        return s.sound && (before ? s.end <= stand.start + tuning::kStandOverlap && s.end > step.start
                                  : s.start >= stand.end - tuning::kStandOverlap && s.start < step.end);
      });
    };
    double pace = options_.minSpeed;
    for (const Step& step : r.steps) {
      if (within(step)) pace = std::max(pace, tuning::kPacedShare * r.speed(step.start, step.end));
    }
    const Step* found = nullptr;
    for (const Step& step : r.steps) {
      if (!within(step) || !strides(step) || r.speed(step.start, step.end) < pace) continue;
      if (!before) return &step;
      found = &step;
    }
    return found;
  }

  void add(const RecordedClip& r, const TransitionCut& cut, int from, int to) {
    Transition t = transitionOf(r, cut, space_, options_.calm);
    // Leaps are not used to start or stop.
    double low = t.poses.row(0)[1], high = low;
    for (std::size_t i = 0; i < t.poses.frames(); ++i) {
      low = std::min(low, t.poses.row(i)[1]);
      high = std::max(high, t.poses.row(i)[1]);
    }
    if (high - low > tuning::kLeap * legLength(r.motion.skeleton, r.contacts.limbs.legs.front())) return;
    t.from = from;
    t.to = to;
    const TransitionFit fit = fitOf(t, classes_);
    const std::string fault = faultOf(t, fit);
    if (!fault.empty()) {
      notes.push_back(fmt::format("{} to {}: {} at {:.2f} s is left out: {}",
                                  classes_[static_cast<std::size_t>(from)].name,
                                  classes_[static_cast<std::size_t>(to)].name, r.name, t.start, fault));
      return;
    }
    t.mismatch = fit.ends;
    cuts.push_back(std::move(t));
  }

  const std::vector<MotionClass>& classes_;
  const PoseSpace& space_;
  const BuildOptions& options_;
};

}  // namespace

std::vector<Transition> cutTransitions(const std::vector<RecordedClip>& recordings,
                                       const std::vector<MotionClass>& classes, const PoseSpace& space,
                                       const BuildOptions& options, std::vector<std::string>& notes) {
  Cutter cutter(classes, space, options);
  for (const RecordedClip& r : recordings) {
    if (r.rejected.empty()) cutter.cut(r);
  }
  notes.insert(notes.end(), cutter.notes.begin(), cutter.notes.end());
  return std::move(cutter.cuts);
}

}  // namespace footfall::locomotion
