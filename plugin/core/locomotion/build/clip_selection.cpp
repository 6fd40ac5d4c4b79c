// SPDX-License-Identifier: MIT
#include "locomotion/build/clip_selection.h"

#include <algorithm>
#include <atomic>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "base/numeric/statistics.h"
#include "base/parallel.h"
#include "base/scanner.h"
#include "figure/motion/mirror.h"
#include "locomotion/locomotion_tuning.h"

namespace footfall::locomotion {
namespace {

// Where two skeletons differ; empty: nowhere.
std::string difference(const Motion& a, const Motion& b) {
  if (a.skeleton.size() != b.skeleton.size())
    return fmt::format("it has {} joints, not {}", b.skeleton.size(), a.skeleton.size());
  for (std::size_t j = 0; j < a.skeleton.size(); ++j) {
    const Joint &p = a.skeleton.joints[j], &q = b.skeleton.joints[j];
    if (p.name != q.name || p.parent != q.parent)
      return fmt::format("its joint {} is {}, not {}", j + 1, q.name, p.name);
    if (p.rotationOrder != q.rotationOrder) return fmt::format("{} has another rotation order", q.name);
    const double off = (p.translation - q.translation).norm();
    if (j > 0 && off > tuning::kSameFigure)
      return fmt::format("{} is offset by {:.1f} mm on its parent", q.name, 1000 * off);
  }
  if (a.channels.size() != b.channels.size()) return "it has other channels";
  return {};
}

struct Source {
  std::string name;
  Motion motion;
  bool mirrored;
};

// The figure and rate most clips share.
struct Model {
  const Source* source = nullptr;
  double rate = 0;  // frames per second
};

Model commonModel(const std::vector<Source>& sources) {
  Model model;
  std::size_t most = 0;
  for (const Source& one : sources) {
    std::size_t like = 0;
    for (const Source& other : sources) like += difference(one.motion, other.motion).empty();
    if (like > most) model.source = &one, most = like;
  }
  std::vector<double> rates;
  for (const Source& s : sources) {
    if (difference(model.source->motion, s.motion).empty()) rates.push_back(1 / s.motion.frameTime);
  }
  model.rate = quantile(rates, 0.5);
  const Skeleton& skeleton = model.source->motion.skeleton;
  if (findLimbs(skeleton).root != 0 || skeleton.joints[0].parent >= 0)
    throw Error(fmt::format("{}: the first joint of the skeleton must be its root", model.source->name));
  return model;
}

RecordedClip prepared(const Source& source, const Model& model, const BuildOptions& options) {
  RecordedClip recording;
  recording.name = source.name;
  recording.motion = source.motion;
  const std::string other = difference(model.source->motion, source.motion);
  const double rate = 1 / source.motion.frameTime;
  if (!other.empty()) {
    recording.rejected = fmt::format("another figure than that of {}: {}", model.source->name, other);
  } else if (std::abs(rate / model.rate - 1) > options.rateTolerance) {
    recording.rejected =
        fmt::format("must have {:g} frames per second like most clips, got {:g}", model.rate, rate);
  } else if (!std::all_of(source.motion.samples.begin(), source.motion.samples.end(),
                          [](double v) { return std::isfinite(v); })) {
    recording.rejected = "it has a number that is not finite";
  } else {
    RecordedClipOptions how = options.recording;
    how.contact.threads = 1;
    recording = prepareClip(source.name, source.motion, labelsOf(options.labels, source.name), how);
  }
  recording.mirrored = source.mirrored;
  return recording;
}

}  // namespace

const ClipLabels* labelsOf(const std::vector<ClipLabels>& labels, const std::string& clip) {
  const auto found =
      std::find_if(labels.begin(), labels.end(), [&](const ClipLabels& one) { return one.clip == clip; });
  return found == labels.end() ? nullptr : &*found;
}

std::vector<RecordedClip> selectClips(const std::vector<NamedMotion>& clips, const BuildOptions& options) {
  if (clips.empty()) throw Error("a library needs clips");
  std::vector<Source> sources;
  for (const NamedMotion& clip : clips) sources.push_back({clip.name, clip.motion, false});
  for (const ClipLabels& labels : options.labels) {
    const auto named = [&](const Source& s) { return s.name == labels.clip; };
    if (std::none_of(sources.begin(), sources.end(), named))
      throw Error(fmt::format("there are labels for {}, but no clip of that name", quoted(labels.clip)));
  }
  const std::vector<Source> given = sources;
  const Model model = commonModel(given);
  for (const Source& source : given) {
    if (options.mirror && difference(model.source->motion, source.motion).empty())
      sources.push_back(
          {source.name, mirrored(source.motion, findLimbs(model.source->motion.skeleton)), true});
  }
  std::vector<RecordedClip> recordings(sources.size());
  const int count = static_cast<int>(sources.size());
  std::atomic<int> done{0};
  std::atomic<bool> stop{false};
#pragma omp parallel for schedule(dynamic) num_threads(threadCount(options.threads))
  for (int i = 0; i < count; ++i) {
    if (stop) continue;
    const std::size_t k = static_cast<std::size_t>(i);
    recordings[k] = prepared(sources[k], model, options);
    const double share = 0.8 * ++done / count;
    if (omp_get_thread_num() == 0 && options.progress && !options.progress(share)) stop = true;
  }
  if (stop) throw Cancelled();
  report(options.progress, 0.8);
  return recordings;
}

RecordedClip mirroredClip(const RecordedClip& recording, const NamedMotion& clip,
                          const BuildOptions& options) {
  RecordedClipOptions how = options.recording;
  how.contact.threads = 1;
  RecordedClip made = prepareClip(clip.name, mirrored(clip.motion, recording.contacts.limbs),
                                  labelsOf(options.labels, clip.name), how);
  made.mirrored = true;
  return made;
}

}  // namespace footfall::locomotion
