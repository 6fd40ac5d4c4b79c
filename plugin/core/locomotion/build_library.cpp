// SPDX-License-Identifier: MIT
#include "locomotion/build_library.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <tuple>

#include <fmt/format.h>

#include "base/error.h"
#include "base/parallel.h"
#include "base/scanner.h"
#include "base/statistics.h"
#include "curve/channel_pattern.h"
#include "figure/mirror.h"
#include "figure/quality.h"
#include "locomotion/loop_clip.h"
#include "locomotion/plant_clip.h"

namespace footfall {
namespace {

// Where two skeletons differ; empty: nowhere.
std::string difference(const Motion& a, const Motion& b) {
  if (a.skeleton.size() != b.skeleton.size())
    return fmt::format("it has {} joints, not {}", b.skeleton.size(), a.skeleton.size());
  for (std::size_t j = 0; j < a.skeleton.size(); ++j) {
    const Joint &p = a.skeleton.joints[j], &q = b.skeleton.joints[j];
    if (p.name != q.name || p.parent != q.parent)
      return fmt::format("its joint {} is {}, not {}", j + 1, q.name, p.name);
    if (p.rotationOrder != q.rotationOrder) return fmt::format("{} turns in another order", q.name);
    const double off = (p.translation - q.translation).norm();
    if (j > 0 && off > 0.001)
      return fmt::format("{} is {:.1f} mm elsewhere on its parent", q.name, 1000 * off);
  }
  if (a.channels.size() != b.channels.size()) return "it has other channels";
  return {};
}

class Builder {
 public:
  Builder(const std::vector<NamedMotion>& clips, const BuildOptions& options) : options_(options) {
    if (clips.empty()) throw Error("a library needs clips");
    for (const NamedMotion& clip : clips) sources_.push_back({clip.name, clip.motion, false});
  }

  BuiltLibrary run() {
    chooseFigure();
    if (options_.mirror) addMirrored();
    prepare();
    std::vector<const Recording*> used;
    for (const Recording& r : built_.recordings) {
      if (r.rejected.empty()) used.push_back(&r);
    }
    if (used.empty()) refuse();
    Library& library = built_.library;
    library.skeleton = used.front()->motion.skeleton;
    library.channels = used.front()->motion.channels;
    library.frameTime = used.front()->motion.frameTime;
    library.options = options_.classes;
    library.space = poseSpaceOf(used);
    judgeStrides();
    makeClasses();
    makeStand();
    makeTransitions();
    std::vector<double> skates, jumps;
    for (const Recording* r : used) {
      skates.push_back(r->skate);
      for (const std::vector<double>& joint : jointJumps(r->motion, r->contacts.firstFrame))
        jumps.insert(jumps.end(), joint.begin(), joint.end());
    }
    library.groundSkate = quantile(skates, 0.999);
    library.jump = quantile(jumps, 0.999);
    finish(library);
    if (options_.plant) plantAll();
    return std::move(built_);
  }

 private:
  struct Source {
    std::string name;
    Motion motion;
    bool mirrored;
  };

  // The figure and rate most clips share.
  void chooseFigure() {
    std::size_t best = 0, most = 0;
    for (std::size_t i = 0; i < sources_.size(); ++i) {
      std::size_t like = 0;
      for (const Source& other : sources_) like += difference(sources_[i].motion, other.motion).empty();
      if (like > most) best = i, most = like;
    }
    model_ = sources_[best].motion;
    modelName_ = sources_[best].name;
    std::vector<double> rates;
    for (const Source& s : sources_) {
      if (difference(model_, s.motion).empty()) rates.push_back(1 / s.motion.frameTime);
    }
    rate_ = quantile(rates, 0.5);
    const Limbs limbs = findLimbs(model_.skeleton);
    if (limbs.root != 0 || model_.skeleton.joints[0].parent >= 0)
      throw Error(fmt::format("{}: the figure should be carried by its first joint", modelName_));
  }

  void addMirrored() {
    const std::size_t count = sources_.size();
    for (std::size_t i = 0; i < count; ++i) {
      if (!difference(model_, sources_[i].motion).empty()) continue;
      sources_.push_back({sources_[i].name, mirrored(sources_[i].motion, findLimbs(model_.skeleton)), true});
    }
  }

  const ClipLabels* labelsOf(const std::string& name) const {
    for (const ClipLabels& labels : options_.labels) {
      if (labels.clip == name) return &labels;
    }
    return nullptr;
  }

  void prepare() {
    for (const ClipLabels& labels : options_.labels) {
      const auto named = [&](const Source& s) { return s.name == labels.clip; };
      if (std::none_of(sources_.begin(), sources_.end(), named))
        throw Error(fmt::format("there are labels for {}, which is none of the clips", quoted(labels.clip)));
    }
    built_.recordings.resize(sources_.size());
    std::size_t done = 0;
    const int count = static_cast<int>(sources_.size());
#pragma omp parallel for schedule(dynamic) num_threads(threadCount(options_.threads))
    for (int i = 0; i < count; ++i) {
      const Source& source = sources_[static_cast<std::size_t>(i)];
      built_.recordings[static_cast<std::size_t>(i)] = prepareOne(source);
#pragma omp atomic
      ++done;
    }
    report(options_.progress, 0.8);
  }

  Recording prepareOne(const Source& source) const {
    Recording recording;
    recording.name = source.name;
    recording.motion = source.motion;
    const std::string other = difference(model_, source.motion);
    const double rate = 1 / source.motion.frameTime;
    if (!other.empty()) {
      recording.rejected = fmt::format("another figure than {}'s: {}", modelName_, other);
    } else if (std::abs(rate / rate_ - 1) > options_.rateTolerance) {
      recording.rejected = fmt::format("{:g} frames a second, not {:g}", rate, rate_);
    } else {
      const bool finite = std::all_of(source.motion.samples.begin(), source.motion.samples.end(),
                                      [](double v) { return std::isfinite(v); });
      recording.rejected = finite ? "" : "it holds a number that is not finite";
      RecordingOptions how = options_.recording;
      how.contact.threads = 1;
      if (finite) recording = prepareRecording(source.name, source.motion, labelsOf(source.name), how);
    }
    recording.mirrored = source.mirrored;
    return recording;
  }

  std::string classOf(const Recording& recording, const RecordedStride& stride) const {
    const ClipLabels* labels = labelsOf(recording.name);
    if (labels && labels->className) return *labels->className;
    for (const auto& [pattern, name] : options_.classNames) {
      if (matchesPattern(pattern, recording.name, "")) return name;
    }
    return stride.running ? "run" : "walk";
  }

  void judgeStrides() {
    for (Recording& r : built_.recordings) {
      if (!r.rejected.empty() || r.strides.empty()) continue;
      const std::vector<std::vector<double>> jumps = jointJumps(r.motion, r.contacts.firstFrame, 0.1, 1);
      for (RecordedStride& stride : r.strides) {
        stride.className = classOf(r, stride);
        if (!stride.rejected.empty()) continue;
        const double time = stride.duration();
        stride.sound = time >= options_.minStride && time <= options_.maxStride;
        stride.rejected = fault(r, stride, jumps);
        if (!stride.rejected.empty()) continue;
        stride.loopError = loopOf(r, stride, built_.library.space).loopError;
        if (stride.loopError > options_.maxLoopError)
          stride.rejected = fmt::format("its ends differ by {:.1f} degrees a joint (limit {:.1f}): no loop",
                                        stride.loopError / kDegree, options_.maxLoopError / kDegree);
      }
    }
  }

  std::string fault(const Recording& r, const RecordedStride& stride,
                    const std::vector<std::vector<double>>& jumps) const {
    const double time = stride.duration();
    if (time < options_.minStride || time > options_.maxStride)
      return fmt::format("{:.2f} s is no stride's duration ({:g} to {:g} s)", time, options_.minStride,
                         options_.maxStride);
    if (stride.velocity.speed < options_.minSpeed)
      return fmt::format("{:.2f} m/s is hardly travelling (limit {:g})", stride.velocity.speed,
                         options_.minSpeed);
    if (stride.arc.residual > options_.maxArcResidual)
      return fmt::format("its turn is not steady: {:.1f} % of its length off an arc (limit {:g})",
                         100 * stride.arc.residual, 100 * options_.maxArcResidual);
    const std::size_t base = r.contacts.firstFrame;
    for (std::size_t j = 0; j < jumps.size(); ++j) {
      for (std::size_t f = 0; f < jumps[j].size(); ++f) {
        const double at = r.motion.time(f + base);
        if (jumps[j][f] <= options_.maxJump || at < stride.start || at > stride.end) continue;
        return fmt::format("{} jumps by {:.0f} degrees a second at {:.2f} s (limit {:.0f})",
                           r.motion.skeleton.joints[j].name, jumps[j][f] / kDegree, at,
                           options_.maxJump / kDegree);
      }
    }
    return {};
  }

  struct Candidate {
    Recording* recording;
    RecordedStride* stride;
    double score() const {
      const double off = std::abs(stride->arc.velocity.turn - stride->velocity.turn) / kDegree;
      return stride->loopError / kDegree + 200 * stride->arc.residual + off / 5;
    }
  };

  void makeClasses() {
    std::map<std::string, std::vector<Candidate>> classes;
    for (Recording& r : built_.recordings) {
      for (RecordedStride& stride : r.strides) {
        if (stride.rejected.empty()) classes[stride.className].push_back({&r, &stride});
      }
    }
    if (classes.empty()) refuse();
    for (auto& [name, candidates] : classes) makeClass(name, candidates);
    auto& made = built_.library.classes;  // slowest first: walk before run
    std::stable_sort(made.begin(), made.end(), [](const MotionClass& a, const MotionClass& b) {
      return a.mean().speed < b.mean().speed;
    });
  }

  void makeClass(const std::string& name, std::vector<Candidate>& candidates) {
    std::size_t runs = 0;
    double speed = 0;
    for (const Candidate& c : candidates) {
      runs += c.stride->pattern == StepPattern::Run;
      speed += c.stride->velocity.speed / static_cast<double>(candidates.size());
    }
    MotionClass cls;
    cls.name = name;
    cls.pattern = 2 * runs >= candidates.size() ? StepPattern::Run : StepPattern::Walk;
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.score() < b.score(); });
    std::vector<const Candidate*> taken;
    for (const Candidate& c : candidates) {
      if (c.stride->pattern != cls.pattern) {
        c.stride->rejected =
            "its feet strike and lift in another order than those of most " + name + " strides";
        continue;
      }
      const auto alike = [&](const Candidate* t) {
        const double dv =
                         (t->stride->velocity.speed - c.stride->velocity.speed) / (options_.binSpeed * speed),
                     dw = (t->stride->velocity.turn - c.stride->velocity.turn) / options_.binTurn;
        return std::hypot(dv, dw) < 1;
      };
      const auto other = std::find_if(taken.begin(), taken.end(), alike);
      if (other != taken.end()) {
        c.stride->rejected = fmt::format("like {} at {:.2f} s, which loops better", (*other)->recording->name,
                                         (*other)->stride->start);
      } else if (taken.size() >= options_.maxExamples) {
        c.stride->rejected = fmt::format("the class has {} examples already", options_.maxExamples);
      } else {
        c.stride->chosen = true;
        taken.push_back(&c);
        cls.examples.push_back(loopOf(*c.recording, *c.stride, built_.library.space, options_.calm));
        stands_[{c.recording->name, c.recording->mirrored, c.stride->start}] =
            contactsOf(*c.recording, *c.stride);
      }
    }
    std::stable_sort(cls.examples.begin(), cls.examples.end(),
                     [](const Clip& a, const Clip& b) { return a.velocity.turn < b.velocity.turn; });
    alignKeys(cls.examples, options_.keyFactor);
    built_.library.classes.push_back(std::move(cls));
  }

  // Of all stretches of standing the one most like the others, among those long enough to be worth looping.
  void makeStand() {
    std::vector<Clip> stands;
    for (const Recording& r : built_.recordings) {
      if (!r.rejected.empty()) continue;
      for (const TimeRange& range : r.stands) stands.push_back(standLoop(r, range, built_.library.space));
    }
    if (stands.empty()) {
      built_.notes.push_back("no clip stands still on both feet: the library has no class stop");
      return;
    }
    const auto apart = [](const Clip& a, const Clip& b) {
      double sum = 0;
      for (std::size_t k = 3; k < a.poses.width; ++k)
        sum += std::pow(a.poses.row(0)[k] - b.poses.row(0)[k], 2);
      return std::sqrt(sum);
    };
    double best = 0;
    const Clip* chosen = nullptr;
    for (const Clip& clip : stands) {
      double sum = 0;
      for (const Clip& other : stands) sum += apart(clip, other);
      if (!chosen || sum < best) best = sum, chosen = &clip;
    }
    MotionClass cls;
    cls.name = "stop";
    cls.pattern = StepPattern::Stand;
    cls.examples.push_back(*chosen);
    built_.library.classes.insert(built_.library.classes.begin(), std::move(cls));
  }

  int classIndex(const std::string& name) const {
    for (std::size_t c = 0; c < built_.library.classes.size(); ++c) {
      if (built_.library.classes[c].name == name) return static_cast<int>(c);
    }
    return -1;
  }

  // The class of strides whose speeds are nearest to a speed.
  int classForSpeed(double speed) const {
    int best = -1;
    double least = 0;
    for (std::size_t c = 0; c < built_.library.classes.size(); ++c) {
      const MotionClass& cls = built_.library.classes[c];
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

  // The last step before a stand (the first after it) at which the figure still (already) goes at its full
  // pace.
  const Step* pacedStep(const Recording& r, const TimeRange& stand, bool before) const {
    const auto within = [&](const Step& step) {
      const double gap = before ? stand.start - step.end : step.start - stand.end;
      return gap > -1e-6 && gap < 1.5;
    };
    const auto strides = [&](const Step& step) {
      return std::any_of(r.strides.begin(), r.strides.end(), [&](const RecordedStride& s) {
        return s.sound && (before ? s.end <= stand.start + 0.5 && s.end > step.start
                                  : s.start >= stand.end - 0.5 && s.start < step.end);
      });
    };
    double pace = options_.minSpeed;
    for (const Step& step : r.steps) {
      if (within(step)) pace = std::max(pace, 0.85 * r.speed(step.start, step.end));
    }
    const Step* found = nullptr;
    for (const Step& step : r.steps) {
      if (!within(step) || !strides(step) || r.speed(step.start, step.end) < pace) continue;
      if (!before) return &step;
      found = &step;
    }
    return found;
  }

  void makeTransitions() {
    const int stop = classIndex("stop");
    for (const Recording& r : built_.recordings) {
      if (!r.rejected.empty()) continue;
      for (const TimeRange& stand : r.stands) {
        const Step still{stand.start, std::min(stand.end, stand.start + 0.4), true};
        const Step moves{std::max(stand.start, stand.end - 0.4), stand.end, true};
        if (const Step* begin = pacedStep(r, stand, true))
          add(r, {*begin, still, false, true}, classForSpeed(r.speed(begin->start, begin->end)), stop);
        if (const Step* end = pacedStep(r, stand, false))
          add(r, {moves, *end, true, false}, stop, classForSpeed(r.speed(end->start, end->end)));
      }
      // From one gait into another: strides of two classes after each other.
      for (const RecordedStride& a : r.strides) {
        for (const RecordedStride& b : r.strides) {
          const int from = classIndex(a.className), to = classIndex(b.className);
          const bool next = b.start >= a.end - 1e-6 && b.start < a.end + a.duration();
          if (!next || from < 0 || to < 0 || from == to || !a.sound || !b.sound) continue;
          add(r, {{a.otherStrike, a.end, !a.leftFirst}, {b.start, b.otherStrike, b.leftFirst}, false, false},
              from, to);
        }
      }
    }
  }

  void add(const Recording& r, const TransitionCut& cut, int from, int to) {
    Transition t = transitionOf(r, cut, built_.library.space, options_.calm);
    // A leap is no way to start or stop.
    double low = t.poses.row(0)[1], high = low;
    for (std::size_t i = 0; i < t.poses.frames(); ++i) {
      low = std::min(low, t.poses.row(i)[1]);
      high = std::max(high, t.poses.row(i)[1]);
    }
    if (high - low > 0.2 * legLength(r.motion.skeleton, r.contacts.limbs.legs.front())) return;
    t.from = from;
    t.to = to;
    built_.library.transitions.push_back(std::move(t));
  }

  // Each by itself, so the number of threads does not tell.
  void plantAll() {
    Library& library = built_.library;
    std::vector<std::function<void()>> jobs;
    for (MotionClass& cls : library.classes) {
      for (Clip& clip : cls.examples) {
        if (cls.pattern == StepPattern::Stand) continue;
        const Contacts& stands = stands_.at({clip.source, clip.mirrored, clip.start});
        jobs.push_back([&] { plantLoop(clip, stands, library); });
      }
    }
    for (Transition& t : library.transitions) jobs.push_back([&] { plantTransition(t, library); });
    const int count = static_cast<int>(jobs.size());
#pragma omp parallel for schedule(dynamic) num_threads(threadCount(options_.threads))
    for (int i = 0; i < count; ++i) jobs[static_cast<std::size_t>(i)]();
  }

  [[noreturn]] void refuse() const {
    std::map<std::string, int> reasons;
    for (const Recording& r : built_.recordings) {
      if (!r.rejected.empty()) ++reasons[r.name + ": " + r.rejected];
      for (const RecordedStride& s : r.strides) {
        if (!s.rejected.empty()) ++reasons[fmt::format("{} at {:.2f} s: {}", r.name, s.start, s.rejected)];
      }
    }
    throw Error("none of the clips holds a stride that can be looped" +
                (reasons.empty() ? std::string() : " (" + reasons.begin()->first + ")"));
  }

  BuildOptions options_;
  std::vector<Source> sources_;
  Motion model_;
  std::string modelName_;
  double rate_ = 0;
  std::map<std::tuple<std::string, bool, double>, Contacts> stands_;  // of examples, by their clips
  BuiltLibrary built_;
};

}  // namespace

BuiltLibrary buildLibrary(const std::vector<NamedMotion>& clips, const BuildOptions& options) {
  return Builder(clips, options).run();
}

}  // namespace footfall
