// SPDX-License-Identifier: MIT
#include "locomotion/generate.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "figure/clean_up.h"
#include "figure/smoothing.h"
#include "locomotion/arc_fit.h"

namespace footfall {
namespace {

Vec2 planOf(const Motion& motion, std::size_t frame, Pose& scratch) {
  localPose(motion, frame, scratch);
  return {scratch.position[0].x(), scratch.position[0].z()};
}

class Recorder {
 public:
  Recorder(std::shared_ptr<const Library> library, const GenerateOptions& options)
      : library_(std::move(library)), options_(options) {
    if (options.frameRate != 0 && !(options.frameRate >= 10 && options.frameRate <= 1000))
      throw Error("the frame rate should be 10 to 1000 frames a second");
    dt_ = options.frameRate > 0 ? 1 / options.frameRate : library_->frameTime;
    scale_ = options.onto ? options.onto->scale() : 1;
    result_.motion.skeleton = library_->skeleton;
    result_.motion.channels = library_->channels;
    result_.motion.frameTime = dt_;
  }
  double dt() const { return dt_; }
  // Between the metres of the figure that is moved and those of the library's.
  double scale() const { return scale_; }
  Velocity inLibrary(const Velocity& velocity) const { return {velocity.speed / scale_, velocity.turn}; }
  Base inLibrary(const Base& base) const { return {base.position / scale_, base.yaw}; }
  // The figure runs on the level; it is lifted onto the ground when all of its way is known.
  RunOptions level() const {
    RunOptions run = options_.run;
    run.terrain = nullptr;
    return run;
  }

  void record(const Locomotor& figure, const Velocity& wanted, double offset) {
    Motion& motion = result_.motion;
    const std::size_t frame = result_.samples.size();
    motion.samples.resize((frame + 1) * motion.channels.size());
    setLocalPose(motion, frame, figure.pose(), frame > 0 ? frame - 1 : 0);
    LocomotionSample sample;
    sample.time = static_cast<double>(frame) * dt_;
    sample.cls = figure.currentClass();
    sample.transition = figure.inTransition();
    sample.phase = figure.phase();
    sample.wanted = wanted;
    sample.applied = figure.applied();
    sample.base = figure.base();
    sample.standing = figure.standing();
    sample.offset = offset;
    result_.samples.push_back(sample);
  }

  Generated finish() {
    measureSteady();
    if (options_.onto) result_.motion = options_.onto->apply(result_.motion);
    toScale();
    if (options_.footLock) {
      lockFeet();
    } else if (options_.run.terrain) {
      ContactReport contacts = detectContacts(result_.motion);
      climb(contacts);
      result_.contacts = std::move(contacts.contacts);
    } else {
      result_.contacts = detectContacts(result_.motion).contacts;
    }
    measureSeams();
    return std::move(result_);
  }
  Generated& result() { return result_; }

 private:
  void toScale() {
    for (LocomotionSample& sample : result_.samples) {
      sample.wanted.speed *= scale_;
      sample.applied.speed *= scale_;
      sample.base.position *= scale_;
      sample.offset *= scale_;
    }
    for (SteadyStretch& stretch : result_.steady) {
      stretch.asked.speed *= scale_;
      stretch.achieved.speed *= scale_;
    }
    result_.pathRms *= scale_;
    result_.pathMax *= scale_;
  }

  // Stretches of at least two strides with one velocity applied.
  void measureSteady() {
    const std::vector<LocomotionSample>& samples = result_.samples;
    Pose scratch;
    scratch.resize(library_->skeleton.size());
    std::size_t begin = 0;
    for (std::size_t i = 1; i <= samples.size(); ++i) {
      const bool goes = i < samples.size() && samples[i].applied == samples[begin].applied &&
                        samples[i].cls == samples[begin].cls && !samples[i].transition &&
                        !samples[begin].transition;
      if (goes) continue;
      const MotionClass& cls = library_->classes[static_cast<std::size_t>(samples[begin].cls)];
      double loop = 0;
      for (const Clip& clip : cls.examples) loop = std::max(loop, clip.duration());
      // Whole strides, so that what sways within one does not count.
      std::size_t end = begin;
      int loops = 0;
      for (std::size_t k = begin + 1; k < i; ++k) {
        const double before = samples[k - 1].phase - samples[begin].phase,
                     after = samples[k].phase - samples[begin].phase;
        const double gone = after - std::floor(after) - (before - std::floor(before));
        if (gone < -0.5) end = k, ++loops;
      }
      if (loops >= 2 && cls.pattern != StepPattern::Stand) {
        std::vector<Vec2> path;
        for (std::size_t k = begin; k <= end; ++k) path.push_back(planOf(result_.motion, k, scratch));
        result_.steady.push_back({samples[begin].time, samples[end].time, samples[begin].cls,
                                  samples[begin].applied, fitArc(path, dt_).velocity});
      }
      begin = i;
    }
  }

  // Where a class, a transition or its parameters begin to change.
  void measureSeams() {
    const std::vector<std::vector<double>> jumps = jointJumps(result_.motion, 0, 0.1, options_.threads);
    const std::vector<LocomotionSample>& samples = result_.samples;
    for (std::size_t i = 1; i < samples.size(); ++i) {
      const LocomotionSample &a = samples[i - 1], &b = samples[i];
      const bool seam = a.cls != b.cls || a.transition != b.transition ||
                        (a.applied == a.wanted) != (b.applied == b.wanted) || b.phase < a.phase - 0.5;
      if (!seam) continue;
      Seam one;
      one.time = b.time;
      const auto name = [&](const LocomotionSample& s) {
        return library_->classes[static_cast<std::size_t>(s.cls)].name + (s.transition ? "*" : "");
      };
      one.what = name(a) + " -> " + name(b);
      for (const std::vector<double>& joint : jumps) {
        for (std::size_t k = i > 2 ? i - 2 : 0; k < std::min(joint.size(), i + 2); ++k)
          one.jump = std::max(one.jump, joint[k]);
      }
      result_.seamJump = std::max(result_.seamJump, one.jump);
      result_.seams.push_back(one);
    }
  }

  void raise(const std::vector<double>& heights) {
    Motion& motion = result_.motion;
    const int root = findLimbs(motion.skeleton).root;
    const int above = motion.skeleton.joints[static_cast<std::size_t>(root)].parent;
    Vec3 up = Vec3::UnitY();
    if (above >= 0) {
      Pose rest = restPose(motion.skeleton);
      worldFromLocal(motion.skeleton, rest, rest);
      up = rest.rotation[static_cast<std::size_t>(above)].conjugate() * up;
    }
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      const MotionChannel& channel = motion.channels[c];
      if (channel.joint != root || !isTranslation(channel.kind)) continue;
      for (std::size_t i = 0; i < motion.frames(); ++i)
        motion.frame(i)[c] += up[axisOf(channel.kind)] * heights[i];
    }
  }

  // Raises the figure by the ground below it, looking ahead and back so that it neither lags nor bumps, and
  // puts the places feet stand on onto the ground.
  void climb(ContactReport& contacts) {
    const Terrain& ground = *options_.run.terrain;
    std::vector<double> heights;
    double near = 0;
    for (const LocomotionSample& sample : result_.samples) {
      if (const auto at = ground.at(sample.base.position.x(), sample.base.position.y(), near))
        near = at->position.y();
      heights.push_back(near);
    }
    const std::vector<double> smooth = smoothed(heights, static_cast<int>(0.25 / dt_), SmoothEnds::Reflect);
    raise(smooth);
    for (Contact& contact : contacts.contacts) {
      const double frame = std::round((contact.time.start + contact.time.end) / (2 * dt_));
      const double level =
          smooth[std::min(static_cast<std::size_t>(std::max(frame, 0.0)), smooth.size() - 1)];
      for (Vec3* place : {&contact.heelPlace, &contact.toePlace}) {
        const auto at = ground.at(place->x(), place->z(), level);
        place->y() += at ? at->position.y() : level;
      }
    }
  }

  void lockFeet() {
    CleanOptions clean;
    clean.maxRateFactor = 1;
    clean.softExtension = 0.97;
    clean.maxDrift = 1e-3;  // between frames: less is not worth a note
    clean.threads = options_.threads;
    if (options_.run.terrain) {
      // Contacts are found, and feet planted, on the level first.
      CleanResult level = cleanUp(result_.motion, clean);
      result_.motion = std::move(level.motion);
      climb(level.contacts);
      clean.contacts = std::move(level.contacts);
    }
    CleanResult cleaned = cleanUp(result_.motion, clean);
    result_.motion = std::move(cleaned.motion);
    result_.contacts = std::move(cleaned.contacts.contacts);
    result_.lockShift = cleaned.sink;
    for (const std::string& note : cleaned.notes) result_.notes.push_back("foot lock: " + note);
  }

  std::shared_ptr<const Library> library_;
  GenerateOptions options_;
  double dt_ = 0, scale_ = 1;
  Generated result_;
};

// Frame by frame by what is wished for at each time, in the library's metres.
template <typename Wish>
void run(const std::shared_ptr<const Library>& library, const GenerateOptions& options, Recorder& recorder,
         double duration, const Wish& wish) {
  const ScriptWish first = wish(0.0);
  Locomotor figure(library, recorder.level(), first.cls, first.velocity, recorder.inLibrary(options.start));
  const std::size_t frames = static_cast<std::size_t>(std::lround(duration / recorder.dt())) + 1;
  for (std::size_t i = 0; i < frames; ++i) {
    const ScriptWish now = wish(static_cast<double>(i) * recorder.dt());
    if (i > 0) {
      figure.steer(now.cls, now.velocity);
      figure.step(recorder.dt());
    }
    recorder.record(figure, now.velocity, 0);
    if (i % 256 == 0) report(options.progress, 0.8 * static_cast<double>(i) / static_cast<double>(frames));
  }
}

}  // namespace

Generated generate(std::shared_ptr<const Library> library, const Script& script,
                   const GenerateOptions& options) {
  if (script.empty()) throw Error("the script is empty");
  const std::vector<int> classes = classesOf(script, *library);
  Recorder recorder(library, options);
  const auto wish = [&](double time) {
    ScriptWish now = wishAt(script, classes, time, options.anticipation);
    if (now.given) {
      now.velocity = recorder.inLibrary(now.velocity);
    } else {
      now.velocity = library->classes[static_cast<std::size_t>(now.cls)].mean();
    }
    return now;
  };
  run(library, options, recorder, durationOf(script), wish);
  for (std::size_t k = 0; k < script.size(); ++k) {
    const MotionClass& cls = library->classes[static_cast<std::size_t>(classes[k])];
    for (const ScriptItem& item : script[k].items) {
      const Vec2 asked = inDegrees(item.velocity);
      if (cls.pattern == StepPattern::Stand ||
          distanceToHull(cls.hull, inDegrees(recorder.inLibrary(item.velocity))) < 0.02)
        continue;
      recorder.result().notes.push_back(fmt::format(
          "segment {} ({}) asks for {:g} m/s and {:g} degrees a second, outside what its examples span{}",
          k + 1, script[k].className, asked.x(), asked.y(),
          options.run.outside == OutsideHull::Clamp ? "; the nearest they do was taken" : ""));
    }
  }
  return recorder.finish();
}

Generated generate(std::shared_ptr<const Library> library, const KeyedSteering& keys,
                   const GenerateOptions& options) {
  if (!(keys.duration >= 0) || keys.duration > 3600) throw Error("the duration should be 0 to 3600 seconds");
  Recorder recorder(library, options);
  const double last = static_cast<double>(library->classes.size() - 1);
  run(library, options, recorder, keys.duration, [&](double time) {
    const double at = keys.start + time, ahead = at + options.anticipation;
    ScriptWish now;
    now.cls = static_cast<int>(std::clamp(std::round(keys.cls.evaluate(ahead)), 0.0, last));
    now.velocity = recorder.inLibrary({std::max(keys.speed.evaluate(ahead), 0.0), keys.turn.evaluate(ahead)});
    return now;
  });
  return recorder.finish();
}

Generated generate(std::shared_ptr<const Library> library, const Route& way, const GenerateOptions& options,
                   const PathFollowOptions& follow) {
  Recorder recorder(library, options);
  Route route = way;
  for (PathPoint& point : route.points) point.position /= recorder.scale();
  for (double& speed : route.speeds) speed /= recorder.scale();
  PathFollower follower(*library, route, follow);
  Base start;
  const PathPlace begin = follower.path().at(0);
  start.position = begin.position;
  start.yaw = begin.yaw;
  int cls = -1;
  for (std::size_t c = 0; c < library->classes.size(); ++c) {
    if (library->classes[c].pattern == StepPattern::Stand) cls = static_cast<int>(c);
  }
  if (cls < 0) cls = std::max(0, library->find(follow.slow));
  Locomotor figure(library, recorder.level(), cls, {route.speeds.empty() ? 0 : route.speeds.front(), 0},
                   start);
  double squares = 0, most = 0;
  std::size_t counted = 0;
  const std::size_t limit = static_cast<std::size_t>(options.maxDuration / recorder.dt());
  bool going = true;
  const double rounds = follower.path().closed() ? follower.path().length() : 1e300;
  for (std::size_t i = 0; going && i < limit; ++i) {
    going = follower.steer(figure, recorder.dt()) && follower.distance() < rounds;
    figure.step(recorder.dt());
    recorder.record(figure, {follower.wantedSpeed(), 0}, follower.offset());
    squares += follower.offset() * follower.offset();
    most = std::max(most, std::abs(follower.offset()));
    ++counted;
    if (i % 256 == 0)
      report(options.progress, 0.8 * std::min(1.0, follower.distance() / follower.path().length()));
  }
  Generated& result = recorder.result();
  result.arrived = !going;
  result.pathRms = counted > 0 ? std::sqrt(squares / static_cast<double>(counted)) : 0;
  result.pathMax = most;
  return recorder.finish();
}

std::vector<SteeringError> steeringErrors(std::shared_ptr<const Library> library, int cls, int grid,
                                          const RunOptions& options) {
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
      if (distanceToHull(one.hull, asked) > 1e-9) continue;
      Locomotor figure(library, options, cls, fromDegrees(asked));
      std::vector<Vec2> path;
      // Four whole loops.
      double last = figure.phase();
      for (int loops = 0; loops < 4;) {
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

}  // namespace footfall
