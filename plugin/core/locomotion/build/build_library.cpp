// SPDX-License-Identifier: MIT
#include "locomotion/build/build_library.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <map>
#include <tuple>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/error.h"
#include "base/numeric/statistics.h"
#include "base/parallel.h"
#include "figure/motion/pose.h"
#include "figure/motion/unwrap.h"
#include "locomotion/build/choose_examples.h"
#include "locomotion/build/clip_selection.h"
#include "locomotion/build/cut_transitions.h"
#include "locomotion/build/likeness.h"
#include "locomotion/build/loop_clip.h"
#include "locomotion/build/plant_clip.h"
#include "locomotion/build/warp_examples.h"
#include "locomotion/run/join_quality.h"

namespace footfall::locomotion {
namespace {

// What an example was made of, by what identifies it: its source, whether mirrored, its start.
struct Origin {
  const RecordedClip* recording;
  RecordedStride stride;
  Contacts contacts;  // when its feet stand
};
using Origins = std::map<std::tuple<std::string, bool, double>, Origin>;

[[noreturn]] void throwNoStride(const std::vector<RecordedClip>& recordings) {
  std::map<std::string, int> reasons;
  for (const RecordedClip& r : recordings) {
    if (!r.rejected.empty()) ++reasons[r.name + ": " + r.rejected];
    for (const RecordedStride& s : r.strides) {
      if (!s.rejected.empty()) ++reasons[fmt::format("{} at {:.2f} s: {}", r.name, s.start, s.rejected)];
    }
  }
  throw Error("none of the clips holds a stride that can be looped" +
              (reasons.empty() ? std::string() : " (" + reasons.begin()->first + ")"));
}

// Turns that are recorded to one side only, and starts and stops on one foot, are taken a second time,
// mirrored.
void mirrorMissing(const std::vector<NamedMotion>& clips, const PoseSpace& space, const BuildOptions& options,
                   BuiltLibrary& built) {
  std::vector<const RecordedStride*> usable;
  for (const RecordedClip& r : built.recordings) {
    for (const RecordedStride& s : r.strides) {
      if (r.rejected.empty() && s.rejected.empty()) usable.push_back(&s);
    }
  }
  const auto oneSided = [&](const RecordedStride& s) {
    if (!s.rejected.empty() || std::abs(s.velocity.turn) < options.binTurn) return false;
    return std::none_of(usable.begin(), usable.end(), [&](const RecordedStride* other) {
      const double dv = (other->velocity.speed - s.velocity.speed) / (options.binSpeed * s.velocity.speed),
                   dw = (other->velocity.turn + s.velocity.turn) / options.binTurn;
      return other->className == s.className && std::hypot(dv, dw) < 1;
    });
  };
  std::vector<std::size_t> which;
  for (std::size_t i = 0; i < clips.size(); ++i) {
    const RecordedClip& r = built.recordings[i];
    const ClipLabels* labels = labelsOf(options.labels, r.name);
    if (!r.rejected.empty() || (labels && labels->contacts)) continue;  // labelled contacts name the feet
    if (!r.stands.empty() || std::any_of(r.strides.begin(), r.strides.end(), oneSided)) which.push_back(i);
  }
  std::vector<RecordedClip> made(which.size());
  const int count = static_cast<int>(which.size());
#pragma omp parallel for schedule(dynamic) num_threads(threadCount(options.threads))
  for (int k = 0; k < count; ++k) {
    const std::size_t i = which[static_cast<std::size_t>(k)];
    made[static_cast<std::size_t>(k)] = mirroredClip(built.recordings[i], clips[i], options);
  }
  report(options.progress, 0.8);
  judgeStrides(made, space, options);
  for (RecordedClip& r : made) {
    if (r.rejected.empty()) built.recordings.push_back(std::move(r));
  }
}

// What a class of few examples can and cannot do; empty: it has enough.
std::string reachNote(const MotionClass& cls) {
  Vec2 low = cls.hull.front(), high = low;
  for (const Vec2& corner : cls.hull) {
    low = low.cwiseMin(corner);
    high = high.cwiseMax(corner);
  }
  if (std::any_of(cls.examples.begin(), cls.examples.end(), [](const Clip& clip) { return clip.warped; }))
    return fmt::format(
        "class {} is steered from {:.2f} to {:.2f} m/s and {:.0f} to {:.0f} degrees per second; strides were "
        "warped for what was not recorded",
        cls.name, low.x(), high.x(), low.y(), high.y());
  if (cls.hull.size() == 1)
    return fmt::format("class {} has one example: it always moves at the speed and turn rate of that example",
                       cls.name);
  if (cls.hull.size() == 2)
    return fmt::format(
        "class {} has examples on one line of speed and turn rate: other combinations are not reached",
        cls.name);
  return {};
}

// Measures the recordings, as a reference for the motion made from them.
void measureSources(const std::vector<const RecordedClip*>& used, const Progress& progress,
                    Library& library) {
  std::vector<double> skates;
  JumpStatistics jumps;
  for (const RecordedClip* r : used) {
    report(progress, 0.85);
    skates.push_back(r->skate);
    jumps.add(r->motion, r->contacts.firstFrame);
  }
  library.groundSkate = quantile(skates, 0.999);
  library.jumps = jumps.usual();
}

// The figure, its root's angles in an order whose pole no heading comes near: captured files often turn about
// the upright second, and a figure that goes about then passes the pole, where curves spin.
void setFigure(const RecordedClip& model, Library& library) {
  constexpr int kHeadings = 24;
  Motion round = model.motion;
  const int root = model.contacts.limbs.root;
  round.samples.resize(kHeadings * round.channels.size());
  Pose pose;
  pose.resize(round.skeleton.size());
  localPose(model.motion, model.contacts.firstFrame, pose);
  const Quat turn = pose.rotation[static_cast<std::size_t>(root)];
  for (int k = 0; k < kHeadings; ++k) {
    pose.rotation[static_cast<std::size_t>(root)] = yawTurn(2 * kPi * k / kHeadings) * turn;
    setLocalPose(round, static_cast<std::size_t>(k), pose, static_cast<std::size_t>(std::max(k - 1, 0)));
  }
  const Motion steady = withRotationOrder(round, root, steadiestOrder(round, root));
  library.skeleton = steady.skeleton;
  library.channels = steady.channels;
  library.frameTime = model.motion.frameTime;
}

// Each clip on its own, so that the number of threads does not matter.
void finishExamples(Library& library, const Origins& origins, const BuildOptions& options) {
  std::vector<std::function<void()>> jobs;
  for (MotionClass& cls : library.classes) {
    for (Clip& clip : cls.examples) {
      if (cls.pattern == StepPattern::Stand) {
        if (options.plant) plantStand(clip, library);  // first: feet of transitions go by it
        continue;
      }
      const Origin& origin = origins.at({clip.source, clip.mirrored, clip.start});
      jobs.push_back([&clip, &origin, &library, &options] {
        Contacts contacts = origin.contacts;
        const double slower = clip.duration() / origin.stride.duration();
        for (Contact& contact : contacts) {
          for (TimeRange* range : {&contact.time, &contact.heel, &contact.ball})
            *range = {slower * range->start, slower * range->end};
        }
        if (options.plant) plantLoop(clip, contacts, library);
        if (!clip.warped) clip.likeness = likenessOf(clip, *origin.recording, origin.stride, library);
      });
    }
  }
  for (Transition& t : library.transitions) {
    if (options.plant) jobs.push_back([&t, &library] { plantTransition(t, library); });
  }
  const int count = static_cast<int>(jobs.size());
  std::atomic<int> done{0};
  std::atomic<bool> stop{false};
#pragma omp parallel for schedule(dynamic) num_threads(threadCount(options.threads))
  for (int i = 0; i < count; ++i) {
    if (stop) continue;
    jobs[static_cast<std::size_t>(i)]();
    const double share = 0.9 + 0.1 * ++done / count;
    if (omp_get_thread_num() == 0 && options.progress && !options.progress(share)) stop = true;
  }
  if (stop) throw Cancelled();
}

}  // namespace

BuiltLibrary buildLibrary(const std::vector<NamedMotion>& clips, const BuildOptions& options) {
  BuiltLibrary built;
  built.recordings = selectClips(clips, options);
  std::vector<const RecordedClip*> used;
  for (const RecordedClip& r : built.recordings) {
    if (r.rejected.empty()) used.push_back(&r);
  }
  if (used.empty()) throwNoStride(built.recordings);
  Library& library = built.library;
  setFigure(*used.front(), library);
  library.options = options.classes;
  library.space = poseSpaceOf(used);
  judgeStrides(built.recordings, library.space, options);
  if (!options.mirror && options.mirrorMissing) {
    mirrorMissing(clips, library.space, options, built);
    used.clear();
    for (const RecordedClip& r : built.recordings) {
      if (r.rejected.empty()) used.push_back(&r);
    }
  }
  Origins origins;
  library.classes = chooseExamples(
      built.recordings, library.space, options, [&](const RecordedClip& r, const RecordedStride& stride) {
        origins[{r.name, r.mirrored, stride.start}] = {&r, stride, contactsOf(r, stride)};
      });
  report(options.progress, 0.85);
  if (library.classes.empty()) throwNoStride(built.recordings);
  MotionClass stand = chooseStand(built.recordings, library.space);
  if (stand.examples.empty()) {
    built.notes.push_back("no clip stands still on both feet, so the library has no class stop");
  } else {
    library.classes.insert(library.classes.begin(), std::move(stand));
  }
  library.transitions =
      cutTransitions(built.recordings, library.classes, library.space, options, built.notes);
  if (options.warp) {
    for (MotionClass& cls : library.classes) addWarpedExamples(cls, library.space);
  }
  measureSources(used, options.progress, library);
  finish(library);
  report(options.progress, 0.9);
  finishExamples(library, origins, options);
  report(options.progress, 1);
  for (const MotionClass& cls : library.classes) {
    if (cls.pattern == StepPattern::Stand) continue;
    if (const std::string note = reachNote(cls); !note.empty()) built.notes.push_back(note);
  }
  return built;
}

}  // namespace footfall::locomotion
