// SPDX-License-Identifier: MIT
#include "locomotion/run/locomotion_stream.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "base/numeric/smoothing.h"
#include "figure/quality/plant_drift.h"
#include "locomotion/locomotion_tuning.h"
#include "locomotion/run/foot_lock.h"

namespace footfall::locomotion {
namespace {

RunOptions level(const GenerateOptions& options) {
  RunOptions run = options.run;
  run.terrain = nullptr;
  return run;
}

double scaleOf(const GenerateOptions& options) {
  return options.onto ? options.onto->scale() : 1;
}

bool overlap(const TimeRange& a, const TimeRange& b) {
  return a.start < b.end && b.start < a.end;
}

// Drift of foot plants within a part of a motion; at the ends of a window contacts are cut, and feet are not
// held there.
double driftWithin(const Motion& motion, ContactReport contacts, const TimeRange& part, int threads) {
  for (Contact& contact : contacts.contacts) {
    for (TimeRange* range : {&contact.heel, &contact.ball})
      *range = {std::max(range->start, part.start), std::min(range->end, part.end)};
  }
  std::size_t frame = 0;
  return plantDrift(motion, contacts, 16, frame, threads);
}

}  // namespace

template <typename Item>
std::shared_ptr<const Item> LocomotionStream::Recent<Item>::find(std::size_t k) {
  for (const auto& [number, item] : items) {
    if (number == k) return item;
  }
  return nullptr;
}

template <typename Item>
std::shared_ptr<const Item> LocomotionStream::Recent<Item>::keep(std::size_t k, Item item, std::size_t most) {
  if (items.size() >= most) items.erase(items.begin());
  items.push_back({k, std::make_shared<const Item>(std::move(item))});
  return items.back().second;
}

template <typename Item>
void LocomotionStream::Recent<Item>::dropFrom(std::size_t k) {
  items.erase(std::remove_if(items.begin(), items.end(), [k](const auto& one) { return one.first >= k; }),
              items.end());
}

LocomotionStream::State LocomotionStream::startState(const std::shared_ptr<const Library>& library,
                                                     const GenerateOptions& options,
                                                     const SteeringGoal& first) {
  const double scale = scaleOf(options);
  const Velocity velocity{first.velocity.speed / scale, first.velocity.turn};
  return {Locomotor(library, level(options), first.cls, velocity,
                    {options.start.position / scale, options.start.yaw}),
          std::nullopt,
          {}};
}

LocomotionStream::State LocomotionStream::startState(const std::shared_ptr<const Library>& library,
                                                     const GenerateOptions& options, const Route& way,
                                                     const PathFollowOptions& follow) {
  const double scale = scaleOf(options);
  Route route = way;
  for (PathPoint& point : route.points) point.position /= scale;
  for (double& speed : route.speeds) speed /= scale;
  PathFollowOptions watched = follow;
  watched.progress = options.progress;
  PathFollower follower(*library, route, watched);
  const PathPlace begin = follower.path().at(0);
  int cls = -1;
  for (std::size_t c = 0; c < library->classes.size(); ++c) {
    if (library->classes[c].pattern == StepPattern::Stand) cls = static_cast<int>(c);
  }
  if (cls < 0) cls = std::max(0, library->find(follow.slow));
  Locomotor figure(library, level(options), cls, {route.speeds.empty() ? 0 : route.speeds.front(), 0},
                   {begin.position, begin.yaw});
  return {std::move(figure), std::move(follower), {}};
}

LocomotionStream::LocomotionStream(std::shared_ptr<const Library> library, const GenerateOptions& options,
                                   SteeringInput input)
    : LocomotionStream(library, options, startState(library, options, input(0)), input) {}

LocomotionStream::LocomotionStream(std::shared_ptr<const Library> library, const GenerateOptions& options,
                                   const Route& route, const PathFollowOptions& follow)
    : LocomotionStream(library, options, startState(library, options, route, follow), nullptr) {}

LocomotionStream::LocomotionStream(std::shared_ptr<const Library> library, const GenerateOptions& options,
                                   State start, SteeringInput input)
    : library_(std::move(library)),
      options_(options),
      input_(std::move(input)),
      scale_(scaleOf(options)),
      start_(std::move(start)) {
  if (options.frameRate != 0 && !(options.frameRate >= 10 && options.frameRate <= 1000))
    throw Error(
        fmt::format("the frame rate must be 10 to 1000 frames per second, got {:g}", options.frameRate));
  dt_ = options.frameRate > 0 ? 1 / options.frameRate : library_->frameTime;
  frames_ = static_cast<std::size_t>(std::lround(tuning::kStretch / dt_));
  around_ = static_cast<std::size_t>(std::lround(tuning::kAround / dt_));
  checkpoints_.push_back(start_);
}

void LocomotionStream::stepFrame(State& state, std::size_t frame, LocomotionSample& sample) const {
  Locomotor& figure = state.figure;
  const double time = static_cast<double>(frame) * dt_, phase = figure.phase();
  if (state.follower) {
    PathFollower& follower = *state.follower;
    if (frame > 0) {
      const bool goes = follower.steer(figure, dt_);
      const bool round = follower.path().closed() && follower.distance() >= follower.path().length();
      state.done = state.done || !goes || round;
    }
    sample.wanted = {follower.wantedSpeed() * scale_, 0};
    sample.slowed = follower.slowed();
  } else {
    const SteeringGoal goal = input_(time);
    sample.wanted = goal.velocity;
    if (frame > 0) figure.steer(goal.cls, {goal.velocity.speed / scale_, goal.velocity.turn});
  }
  if (frame > 0) figure.step(dt_);
  sample.time = time;
  sample.cls = figure.currentClass();
  sample.transition = figure.inTransition();
  sample.phase = figure.phase();
  const double gone = sample.phase - phase;
  sample.strides = state.strides += gone - std::floor(gone);
  sample.applied = {figure.applied().speed * scale_, figure.applied().turn};
  sample.base = {figure.base().position * scale_, figure.base().yaw};
  sample.standing = figure.standing();
  sample.offset = state.follower ? state.follower->drawnOffset(state.figure.base().position) * scale_ : 0;
  if (options_.run.terrain) {
    const Vec2& place = sample.base.position;
    if (const auto at = options_.run.terrain->at(place.x(), place.y(), state.ground))
      state.ground = at->position.y();
  }
  sample.ground = state.ground;
}

// Frames k * frames_ … of the run, from its checkpoint; earlier stretches are stepped first if needed.
std::shared_ptr<const LocomotionStream::SteppedStretch> LocomotionStream::stepped(std::size_t k) {
  if (auto kept = runs_.find(k)) return kept;
  while (checkpoints_.size() <= k) stepped(checkpoints_.size() - 1);
  State state = checkpoints_[k];
  SteppedStretch run;
  Motion stepped;
  stepped.skeleton = library_->skeleton;
  stepped.channels = library_->channels;
  stepped.frameTime = dt_;
  stepped.startTime = static_cast<double>(k * frames_) * dt_;
  stepped.samples.resize(frames_ * stepped.channels.size());
  run.samples.resize(frames_);
  const bool own = !options_.onto;
  if (own && !state.row.empty()) std::copy(state.row.begin(), state.row.end(), stepped.samples.begin());
  for (std::size_t i = 0; i < frames_; ++i) {
    report(options_.progress, 0);
    stepFrame(state, k * frames_ + i, run.samples[i]);
    setLocalPose(stepped, i, state.figure.pose(), i > 0 ? i - 1 : 0);
    if (!state.done || arrival_) continue;
    arrival_ = k * frames_ + i;
    lost_ = state.follower->lost();
  }
  run.motion = own ? std::move(stepped)
                   : options_.onto->apply(stepped, state.row.empty() ? nullptr : state.row.data());
  if (checkpoints_.size() == k + 1) {
    const double* last = run.motion.frame(frames_ - 1);
    state.row.assign(last, last + run.motion.channels.size());
    checkpoints_.push_back(std::move(state));
  }
  return runs_.keep(k, std::move(run), 16);
}

LocomotionStream::Window LocomotionStream::window(std::size_t k) {
  Window window;
  window.before = k > 0 ? around_ : 0;
  const auto add = [&window](const SteppedStretch& run, std::size_t from, std::size_t to) {
    const auto width = static_cast<std::ptrdiff_t>(run.motion.channels.size());
    const auto first = static_cast<std::ptrdiff_t>(from), last = static_cast<std::ptrdiff_t>(to);
    const std::vector<double>& rows = run.motion.samples;
    window.motion.samples.insert(window.motion.samples.end(), rows.begin() + first * width,
                                 rows.begin() + last * width);
    window.samples.insert(window.samples.end(), run.samples.begin() + first, run.samples.begin() + last);
  };
  const auto middle = stepped(k);
  window.motion.skeleton = middle->motion.skeleton;
  window.motion.channels = middle->motion.channels;
  window.motion.frameTime = dt_;
  window.motion.startTime = static_cast<double>(k * frames_ - window.before) * dt_;
  if (k > 0) add(*stepped(k - 1), frames_ - around_, frames_);
  add(*middle, 0, frames_);
  add(*stepped(k + 1), 0, around_ + 1);
  if (options_.run.terrain) {  // smoothed ahead and back, so that it neither lags nor bumps
    std::vector<double> heights;
    for (const LocomotionSample& sample : window.samples) heights.push_back(sample.ground);
    window.heights = smoothed(heights, static_cast<int>(tuning::kGroundSmoothing / dt_), SmoothEnds::Reflect);
  }
  return window;
}

std::shared_ptr<const LocomotionStream::FoundContacts> LocomotionStream::foundContacts(std::size_t k) {
  if (auto kept = found_.find(k)) return kept;
  const Window around = window(k);
  report(options_.progress, 0);
  FoundContacts found;
  found.report = levelContacts(around.motion, options_.footLock, options_.threads, options_.progress);
  if (options_.footLock && !options_.onto) putOnGround(found.report.contacts);
  found.seen = {around.motion.startTime, around.motion.time(around.motion.frames() - 1)};
  if (options_.run.terrain)
    moveToGround(found.report.contacts, around.motion, around.heights, *options_.run.terrain);
  return found_.keep(k, std::move(found), tuning::kKeptStretches);
}

// Each contact belongs to the stretch in which it begins. Where two windows disagree, the earlier one
// decides.
Contacts LocomotionStream::contactsStartingIn(std::size_t k) {
  const double start = static_cast<double>(k * frames_) * dt_,
               end = start + static_cast<double>(frames_) * dt_;
  const auto own = foundContacts(k), before = k > 0 ? foundContacts(k - 1) : nullptr;
  Contacts begun;
  for (const Contact& contact : own->report.contacts) {
    if (contact.time.start >= end || (before && contact.time.start < start - tuning::kWindowSlack)) continue;
    const auto earlier = [&](const Contact& other) {
      return other.leg == contact.leg && other.time.start < start && overlap(other.time, contact.time);
    };
    if (before && std::any_of(before->report.contacts.begin(), before->report.contacts.end(), earlier))
      continue;
    begun.push_back(contact);
  }
  return begun;
}

// All that last into the window of a stretch. One that is cut by the end of the window it was found in lasts
// as long as the next window says.
Contacts LocomotionStream::contactsAround(std::size_t k) {
  const TimeRange seen = foundContacts(k)->seen;
  Contacts all;
  std::size_t first = k > 0 ? k - 1 : 0;
  const auto lasting = [&](std::size_t i) {
    const auto here = foundContacts(i);
    return std::any_of(
        here->report.contacts.begin(), here->report.contacts.end(), [&](const Contact& contact) {
          return contact.time.start < here->seen.start + 2 * dt_ && contact.time.end > seen.start;
        });
  };
  while (first > 0 && lasting(first)) --first;
  for (std::size_t i = first; i <= k + 1; ++i) {
    for (Contact contact : contactsStartingIn(i)) {
      for (std::size_t later = i; later <= k; ++later) {
        if (contact.time.end < foundContacts(later)->seen.end - 2 * dt_) break;
        for (const Contact& same : foundContacts(later + 1)->report.contacts) {
          if (same.leg != contact.leg || !overlap(same.time, contact.time)) continue;
          contact.time.end = std::max(contact.time.end, same.time.end);
          if (same.heel.end > same.heel.start && contact.heel.end > contact.heel.start)
            contact.heel.end = std::max(contact.heel.end, same.heel.end);
          if (same.ball.end > same.ball.start && contact.ball.end > contact.ball.start)
            contact.ball.end = std::max(contact.ball.end, same.ball.end);
        }
      }
      if (overlap(contact.time, seen)) all.push_back(contact);
    }
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Contact& a, const Contact& b) { return a.time.start < b.time.start; });
  return all;
}

SteeredStretch LocomotionStream::plantedStretch(std::size_t k) {
  SteeredStretch result;
  result.first = k * frames_;
  Window around = window(k);
  if (!around.heights.empty()) raiseBy(around.motion, around.heights);
  const Contacts contacts = contactsAround(k);
  const double start = static_cast<double>(result.first) * dt_;
  const TimeRange own{start, start + static_cast<double>(frames_) * dt_};
  if (options_.footLock) {
    ContactReport found = foundContacts(k)->report;
    found.contacts = contacts;
    CleanResult locked =
        lockFeet(around.motion, found, options_.threads, options_.run.terrain.get(), options_.progress);
    report(options_.progress, 0);
    around.motion = std::move(locked.motion);
    result.lockShift = locked.sink;
    result.drift = driftWithin(around.motion, locked.contacts, own, options_.threads);
    result.unreached = locked.unreached;
  }
  for (const Contact& contact : contacts) {
    if (overlap(contact.time, own)) result.contacts.push_back(contact);
  }
  const std::size_t width = around.motion.channels.size();
  result.motion = around.motion;
  const auto rows = around.motion.samples.begin() + static_cast<std::ptrdiff_t>(around.before * width);
  result.motion.samples.assign(rows, rows + static_cast<std::ptrdiff_t>((frames_ + 1) * width));
  result.motion.startTime = start;
  const auto samples = around.samples.begin() + static_cast<std::ptrdiff_t>(around.before);
  result.samples.assign(samples, samples + static_cast<std::ptrdiff_t>(frames_ + 1));
  return result;
}

std::shared_ptr<const SteeredStretch> LocomotionStream::stretch(std::size_t k) {
  const std::lock_guard<std::mutex> lock(mutex_);
  if (auto kept = stretches_.find(k)) return kept;
  return stretches_.keep(k, plantedStretch(k), tuning::kKeptStretches);
}

std::optional<std::size_t> LocomotionStream::arrival() {
  const std::lock_guard<std::mutex> lock(mutex_);
  const std::size_t limit = static_cast<std::size_t>(options_.maxDuration / dt_);
  for (std::size_t k = 0; start_.follower && !arrival_ && k * frames_ < limit; ++k) stepped(k);
  return arrival_ && *arrival_ < limit ? arrival_ : std::nullopt;
}

void LocomotionStream::changedFrom(double time) {
  const std::lock_guard<std::mutex> lock(mutex_);
  const std::size_t frame = static_cast<std::size_t>(std::max(0.0, std::floor(time / dt_)));
  // The first frame is another: the figure begins differently.
  if (frame == 0 && input_) start_ = startState(library_, options_, input_(0));
  const std::size_t k = frame / frames_;
  checkpoints_.erase(checkpoints_.begin() + static_cast<std::ptrdiff_t>(std::min(k + 1, checkpoints_.size())),
                     checkpoints_.end());
  if (frame == 0) checkpoints_.assign(1, start_);
  if (arrival_ && *arrival_ >= frame) arrival_.reset();
  runs_.dropFrom(k);
  found_.dropFrom(k > 0 ? k - 1 : 0);      // its window reaches into the next stretch
  stretches_.dropFrom(k > 2 ? k - 2 : 0);  // and so do those of the windows it goes by
}

}  // namespace footfall::locomotion
