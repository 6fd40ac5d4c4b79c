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
#include "locomotion/build/loop_clip.h"
#include "locomotion/build/plant_clip.h"
#include "locomotion/run/join_quality.h"

namespace footfall::locomotion {
namespace {

// When the feet of examples stand, by what identifies a clip: its source, whether mirrored, its start.
using Stands = std::map<std::tuple<std::string, bool, double>, Contacts>;

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
void plantAll(Library& library, const Stands& stands, const BuildOptions& options) {
  std::vector<std::function<void()>> jobs;
  for (MotionClass& cls : library.classes) {
    for (Clip& clip : cls.examples) {
      if (cls.pattern == StepPattern::Stand) {
        plantStand(clip, library);  // first: feet of transitions go by it
        continue;
      }
      const Contacts& contacts = stands.at({clip.source, clip.mirrored, clip.start});
      jobs.push_back([&clip, &contacts, &library] { plantLoop(clip, contacts, library); });
    }
  }
  for (Transition& t : library.transitions) jobs.push_back([&t, &library] { plantTransition(t, library); });
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
  Stands stands;
  library.classes = chooseExamples(built.recordings, library.space, options,
                                   [&](const RecordedClip& r, const RecordedStride& stride) {
                                     stands[{r.name, r.mirrored, stride.start}] = contactsOf(r, stride);
                                   });
  report(options.progress, 0.85);
  if (library.classes.empty()) throwNoStride(built.recordings);
  MotionClass stand = chooseStand(built.recordings, library.space);
  if (stand.examples.empty()) {
    built.notes.push_back("no clip stands still on both feet, so the library has no class stop");
  } else {
    library.classes.insert(library.classes.begin(), std::move(stand));
  }
  library.transitions = cutTransitions(built.recordings, library.classes, library.space, options);
  measureSources(used, options.progress, library);
  finish(library);
  report(options.progress, 0.9);
  if (options.plant) plantAll(library, stands, options);
  report(options.progress, 1);
  for (const MotionClass& cls : library.classes) {
    if (cls.pattern == StepPattern::Stand || cls.hull.size() > 2) continue;
    built.notes.push_back(fmt::format(
        "class {} {}", cls.name,
        cls.hull.size() == 1
            ? "has one example: it always moves at the speed and turn rate of that example"
            : "has examples on one line of speed and turn rate: other combinations are not reached"));
  }
  return built;
}

}  // namespace footfall::locomotion
