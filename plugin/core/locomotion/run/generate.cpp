// SPDX-License-Identifier: MIT
#include "locomotion/run/generate.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "locomotion/build/arc_fit.h"
#include "locomotion/locomotion_tuning.h"

namespace footfall::locomotion {
namespace {

const MotionClass& classOf(const Library& library, const LocomotionSample& sample) {
  return library.classes[static_cast<std::size_t>(sample.cls)];
}

// A stream asks often whether to stop without knowing how far the job is: the share never goes back.
GenerateOptions withRisingShare(const GenerateOptions& options) {
  GenerateOptions rising = options;
  if (!options.progress) return rising;
  rising.progress = [progress = options.progress, highest = std::make_shared<double>(0)](double share) {
    *highest = std::max(*highest, share);
    return progress(*highest);
  };
  return rising;
}

// Stretches of at least two strides at one velocity. Only whole strides count, so that sway within a stride
// averages out.
void measureSteady(const Library& library, Generated& made) {
  const std::vector<LocomotionSample>& samples = made.samples;
  const std::size_t pelvis = static_cast<std::size_t>(std::max(0, findLimbs(made.motion.skeleton).pelvis));
  Pose pose;
  pose.resize(made.motion.skeleton.size());
  std::size_t begin = 0;
  for (std::size_t i = 1; i <= samples.size(); ++i) {
    const bool goes = i < samples.size() && samples[i].applied == samples[begin].applied &&
                      samples[i].cls == samples[begin].cls && !samples[i].transition &&
                      !samples[begin].transition;
    if (goes) continue;
    std::size_t end = begin;
    int loops = 0;
    for (std::size_t k = begin + 1; k < i; ++k) {
      const double before = samples[k - 1].phase - samples[begin].phase,
                   after = samples[k].phase - samples[begin].phase;
      const double gone = after - std::floor(after) - (before - std::floor(before));
      if (gone < -0.5) end = k, ++loops;
    }
    if (loops >= 2 && classOf(library, samples[begin]).pattern != StepPattern::Stand) {
      std::vector<Vec2> path;
      for (std::size_t k = begin; k <= end; ++k) {
        worldPose(made.motion, k, pose);
        path.push_back({pose.position[pelvis].x(), pose.position[pelvis].z()});
      }
      made.steady.push_back({samples[begin].time, samples[end].time, samples[begin].cls,
                             samples[begin].applied, fitArc(path, made.motion.frameTime).velocity});
    }
    begin = i;
  }
}

// What the stretches hold up to a frame.
void append(Generated& made, const SteeredStretch& part, std::size_t frames) {
  const std::size_t width = part.motion.channels.size(),
                    count = std::min(part.samples.size() - 1, frames - part.first);
  made.motion.samples.insert(made.motion.samples.end(), part.motion.samples.begin(),
                             part.motion.samples.begin() + static_cast<std::ptrdiff_t>(count * width));
  made.samples.insert(made.samples.end(), part.samples.begin(),
                      part.samples.begin() + static_cast<std::ptrdiff_t>(count));
  for (const Contact& contact : part.contacts) {
    const bool known = std::any_of(made.contacts.begin(), made.contacts.end(), [&](const Contact& other) {
      return other.leg == contact.leg && other.time.start == contact.time.start;
    });
    if (!known && contact.time.start < static_cast<double>(frames) * part.motion.frameTime)
      made.contacts.push_back(contact);
  }
  made.lockShift = std::max(made.lockShift, part.lockShift);
}

// Notes segments that end before their class is reached.
void noteUnreached(const Script& script, const std::vector<int>& classes, Generated& made) {
  double start = 0;
  auto sample = made.samples.begin();
  for (std::size_t k = 0; k < script.size(); ++k) {
    const double end = start + script[k].duration;
    bool reached = false;
    for (; sample != made.samples.end() && sample->time < end; ++sample)
      reached = reached || (sample->cls == classes[k] && !sample->transition);
    if (!reached)
      made.notes.push_back(
          fmt::format("segment {} ({}) ends before its class is reached; give it more than {:g} s", k + 1,
                      script[k].className, script[k].duration));
    start = end;
  }
}

}  // namespace

Generated collectMotion(LocomotionStream& stream, std::size_t frames, const GenerateOptions& options) {
  constexpr double kMost = 8e9;  // bytes
  const double bytes =
      static_cast<double>(frames) * static_cast<double>(stream.library().channels.size()) * 8;
  if (bytes > kMost)
    throw Error(fmt::format("a motion of {} frames would take {:.0f} GB; shorten it", frames, bytes / 1e9));
  Generated made;
  double drift = 0, unreached = 0;
  const std::size_t parts = (frames + stream.stretchFrames() - 1) / stream.stretchFrames();
  for (std::size_t k = 0; k < parts; ++k) {
    const auto part = stream.stretch(k);
    if (k == 0) {
      made.motion = part->motion;
      made.motion.samples.clear();
    }
    append(made, *part, frames);
    drift = std::max(drift, part->drift);
    unreached = std::max(unreached, part->unreached);
    report(options.progress, 0.9 * static_cast<double>(k + 1) / static_cast<double>(parts));
  }
  if (drift > 1e-3)
    made.notes.push_back(
        fmt::format("foot lock: planted feet drift by up to {:.2f} mm between frames", 1000 * drift));
  if (unreached > 1e-6)
    made.notes.push_back(
        fmt::format("foot lock: a leg is too short for its foot plant by {:.2f} mm", 1000 * unreached));
  measureSteady(stream.library(), made);
  report(options.progress, 0.92);
  made.joins = findJoins(stream.library(), made.motion, made.samples, options.threads);
  for (const Join& join : made.joins) made.worst = worse(made.worst, join.jumps);
  return made;
}

SteeringInput steeringFrom(const std::shared_ptr<const Library>& library, const Script& script,
                           const GenerateOptions& options) {
  if (script.empty()) throw Error("the script is empty");
  const double scale = options.onto ? options.onto->scale() : 1;
  return [library, script, classes = classesOf(script, *library), ahead = options.anticipation,
          scale](double time) {
    SteeringGoal now = goalAt(script, classes, time, ahead);
    if (!now.given) {
      now.velocity = library->classes[static_cast<std::size_t>(now.cls)].mean();
      now.velocity.speed *= scale;
    }
    return now;
  };
}

SteeringInput steeringFrom(const std::shared_ptr<const Library>& library, const KeyedSteering& keys,
                           const GenerateOptions& options) {
  const double last = static_cast<double>(library->classes.size() - 1);
  return [keys, last, ahead = options.anticipation](double time) {
    const double at = keys.start + time + ahead;
    SteeringGoal now;
    now.given = true;
    now.cls = static_cast<int>(std::clamp(std::round(keys.cls.evaluate(at)), 0.0, last));
    now.velocity = {std::max(keys.speed.evaluate(at), 0.0), keys.turn.evaluate(at)};
    return now;
  };
}

std::vector<std::string> outsideNotes(const Library& library, const Script& script,
                                      const GenerateOptions& options) {
  const std::vector<int> classes = classesOf(script, library);
  const double scale = options.onto ? options.onto->scale() : 1;
  std::vector<std::string> notes;
  for (std::size_t k = 0; k < script.size(); ++k) {
    const MotionClass& cls = library.classes[static_cast<std::size_t>(classes[k])];
    for (const ScriptItem& item : script[k].items) {
      const Vec2 asked = inDegrees(item.velocity);
      if (cls.pattern == StepPattern::Stand ||
          distanceToHull(cls.hull, {asked.x() / scale, asked.y()}) < 0.02)
        continue;
      notes.push_back(
          fmt::format("segment {} ({}) asks for {:g} m/s and {:g} degrees per second, outside the range of "
                      "its examples{}",
                      k + 1, script[k].className, asked.x(), asked.y(),
                      options.run.outside == OutsideHull::Clamp ? "; the nearest inside is used" : ""));
    }
  }
  return notes;
}

Generated generate(std::shared_ptr<const Library> library, const Script& script,
                   const GenerateOptions& given) {
  const GenerateOptions options = withRisingShare(given);
  LocomotionStream stream(library, options, steeringFrom(library, script, options));
  Generated made = collectMotion(
      stream, static_cast<std::size_t>(std::lround(durationOf(script) / stream.frameTime())) + 1, options);
  for (const std::string& note : outsideNotes(*library, script, options)) made.notes.push_back(note);
  noteUnreached(script, classesOf(script, *library), made);
  return made;
}

Generated generate(std::shared_ptr<const Library> library, const KeyedSteering& keys,
                   const GenerateOptions& given) {
  const GenerateOptions options = withRisingShare(given);
  if (!(keys.duration >= 0) || keys.duration > 3600)
    throw Error(fmt::format("the duration must be 0 to 3600 s, got {:g}", keys.duration));
  LocomotionStream stream(library, options, steeringFrom(library, keys, options));
  return collectMotion(stream, static_cast<std::size_t>(std::lround(keys.duration / stream.frameTime())) + 1,
                       options);
}

void measurePath(LocomotionStream& stream, Generated& made) {
  double squares = 0, beyond = 1, worst = 0, limit = 0, at = 0;
  for (const LocomotionSample& sample : made.samples) {
    const double off = std::abs(sample.offset);
    squares += off * off;
    made.pathMax = std::max(made.pathMax, off);
    const bool runs = classOf(stream.library(), sample).pattern == StepPattern::Run;
    const double most = stream.within() > 0 ? stream.within() : runs ? tuning::kRunsOff : tuning::kWalksOff;
    if (off / most > beyond) beyond = off / most, worst = off, limit = most, at = sample.time;
  }
  made.kept = beyond <= 1;
  if (!made.kept)
    made.notes.push_back(
        fmt::format("it is {:.2f} m beside the path at {:.2f} s (limit {:g} m): lower the speed, widen the "
                    "bends, or allow "
                    "more",
                    worst, at, limit));
  for (std::size_t i = 1; i < made.samples.size(); ++i) {
    const LocomotionSample& sample = made.samples[i];
    if (!sample.slowed) continue;
    made.slowest = made.slowedWay > 0 ? std::min(made.slowest, sample.wanted.speed) : sample.wanted.speed;
    made.slowedWay += (sample.base.position - made.samples[i - 1].base.position).norm();
  }
  if (made.slowedWay > 0.1)
    made.notes.push_back(
        fmt::format("slower than requested along {:.1f} m, down to {:.2f} m/s, because of bends",
                    made.slowedWay, made.slowest));
  if (!stream.pathNote().empty()) made.notes.push_back(stream.pathNote());
  made.pathRms = std::sqrt(squares / static_cast<double>(made.samples.size()));
  made.arrived = stream.arrival().has_value();
  if (stream.lostPath()) {
    made.arrived = false;
    made.notes.push_back("the path was lost: the classes do not turn tightly enough");
  }
  if (stream.closedPath()) return;
  made.missed = (made.samples.back().base.position - stream.pathEnd()).norm();
  const bool stands = classOf(stream.library(), made.samples.back()).pattern == StepPattern::Stand;
  if (!made.arrived || !stands || made.missed < tuning::kMissedEnd) return;
  made.arrived = false;
  made.notes.push_back(fmt::format(
      "it stops {:.2f} m from the end of the path: starting and stopping need a longer path", made.missed));
}

Generated generate(std::shared_ptr<const Library> library, const Route& route, const GenerateOptions& given,
                   const PathFollowOptions& follow) {
  const GenerateOptions options = withRisingShare(given);
  LocomotionStream stream(library, options, route, follow);
  const auto end = stream.arrival();
  Generated made = collectMotion(
      stream, end ? *end + 1 : static_cast<std::size_t>(options.maxDuration / stream.frameTime()) + 1,
      options);
  measurePath(stream, made);
  return made;
}

std::vector<SteeringError> steeringErrors(std::shared_ptr<const Library> library, int cls, int grid,
                                          const RunOptions& options, const Progress& progress) {
  const MotionClass& one = library->classes[static_cast<std::size_t>(cls)];
  Vec2 low = one.hull.front(), high = low;
  for (const Vec2& p : one.hull) {
    low = low.cwiseMin(p);
    high = high.cwiseMax(p);
  }
  std::vector<SteeringError> errors;
  for (int i = 0; i < grid; ++i) {
    for (int j = 0; j < grid; ++j) {
      const Vec2 share((i + 0.5) / grid, (j + 0.5) / grid);
      const Vec2 asked = low + share.cwiseProduct(high - low);
      // A hull that is a point or a line has fewer points than the grid.
      const auto same = [&](const SteeringError& e) { return (inDegrees(e.asked) - asked).norm() < 1e-9; };
      if (distanceToHull(one.hull, asked) > 1e-9 || std::any_of(errors.begin(), errors.end(), same)) continue;
      Locomotor figure(library, options, cls, fromDegrees(asked));
      std::vector<Vec2> path;
      // Four whole loops.
      double last = figure.phase();
      for (int loops = 0; loops < 4;) {
        report(progress, static_cast<double>(i * grid + j) / (grid * grid));
        figure.step(library->frameTime);
        path.push_back({figure.pose().position[0].x(), figure.pose().position[0].z()});
        if (figure.phase() < last - 0.5) ++loops;
        last = figure.phase();
      }
      errors.push_back({fromDegrees(asked), fitArc(path, library->frameTime).velocity});
    }
  }
  return errors;
}

}  // namespace footfall::locomotion
