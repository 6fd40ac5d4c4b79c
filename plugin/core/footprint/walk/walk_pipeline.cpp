// SPDX-License-Identifier: MIT
#include "footprint/walk/walk_pipeline.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>

#include "base/angles.h"
#include "base/error.h"
#include "figure/motion/pose.h"
#include "figure/perform/com_tracking.h"

namespace footfall::footprint {
namespace {

std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

// The mean of all strides, over which the body's turn is smoothed, to six binary digits: one print of a long
// track moved, and its time made up anew, is not to be felt at the other end.
constexpr std::size_t kLong = 8;  // strides
double roundly(double seconds) {
  constexpr double kDigits = 64;
  int exponent = 0;
  const double mantissa = std::frexp(seconds, &exponent);
  return std::ldexp(std::round(kDigits * mantissa) / kDigits, exponent);
}

// How far the chest bends forward over legs that are bent (0: stretched as in a walk), radians: people who
// crouch, leap off or catch a fall bend at the hips as much as at the knees.
double bendOver(double crouch) {
  constexpr double kWalking = 0.04, kSoft = 0.03, kBend = 4;  // of the leg; of the leg; radians for a leg
  const double deep = std::max(0.0, crouch - kWalking);
  return std::min(0.9, kBend * deep * deep / (deep + kSoft));
}

}  // namespace

double imbalanceAt(const ComProblem& problem, double time, const ComPoint& com) {
  // The supports of the nearest sample of the problem: contacts change at its spans.
  const std::size_t n = index(problem.options().samples);
  const std::vector<TrackSpan>& spans = problem.spans();
  const auto span = std::upper_bound(spans.begin(), spans.end(), time,
                                     [](double t, const TrackSpan& x) { return t < x.start; });
  const std::size_t k = span == spans.begin() ? 0 : static_cast<std::size_t>(span - spans.begin()) - 1;
  const double u = std::clamp((time - spans[k].start) / spans[k].duration, 0.0, 1.0);
  const std::size_t j = std::min(static_cast<std::size_t>(u * static_cast<double>(n)), n - 1);
  return problem.cost(problem.samples()[k * n + j], com.position, com.acceleration).physics /
         (problem.options().mass * problem.options().gravity);
}

WalkStages::WalkStages(Walk& walk, const Character& character, TerrainPtr terrain, const WalkOptions& options)
    : walk_(walk), character_(character), terrain_(std::move(terrain)), options_(options) {
  if (!(options.frameRate >= 1) || !(options.frameRate <= 100000))
    throw Error(fmt::format("a frame rate of {}; it must be at least 1", options.frameRate));
  walk.walker = makeWalker(character, options.style);
  prepare();
  walk.timing = knotsOf(walk.track);
  turn_.emplace(walk.track, walk.timing, options.body);
  line_.emplace(walk.track, walk.timing, walk.walker);
  plan_ = stancePlan(walk.track, walk.timing, walk.walker, character, options.feet);
}

TrackTiming WalkStages::knotsOf(const Track& track) const {
  TrackTiming timing = timingOf(track);
  if (track.prints.size() >= kLong * walk_.walker.legs.size()) timing.stride = roundly(timing.stride);
  if (!options_.liftKnots || walk_.walker.legs.size() > 2) return timing;
  // Long legs have more time, as a pendulum has.
  constexpr double kLongest = 0.75, kLeg = 0.85;  // seconds, metres
  return withLiftKnots(std::move(timing), kLongest * std::sqrt(walk_.walker.nominal() / kLeg));
}

void WalkStages::prepare() {
  const std::vector<std::string> legs = walk_.walker.legNames();
  unwrapYaws(walk_.track);
  if (terrain_) {
    for (const int print : conform(walk_.track, *terrain_))
      walk_.faults.push_back(fmt::format(
          "print {}: x {:.4g} m, z {:.4g} m is off the terrain; move it onto it", print + 1,
          walk_.track.prints[index(print)].position.x(), walk_.track.prints[index(print)].position.z()));
    restOnHumps(walk_.track, *terrain_, walk_.walker, character_);
  }
  synthesiseTiming(walk_.track, walk_.walker.nominal(), options_.timing);
  for (const std::string& fault : faultsOf(walk_.track, legs)) walk_.faults.push_back(fault);
  if (walk_.faults.empty()) return;
  if (!options_.force) throw Error(walk_.faults.front());
  walk_.track = withSoundTiming(walk_.track);
  // What is left cannot be mended: no prints, legs that are not there, numbers that are none.
  checkTrack(walk_.track, legs);
}

std::vector<ComPin> WalkStages::runningEnds() const {
  const bool start = !options_.freeStart && !walk_.track.standingStart,
             end = !options_.freeEnd && !walk_.track.standingEnd;
  if (walk_.track.loop || (!start && !end)) return {};
  ExtendedTrack longer = extended(walk_.track, static_cast<int>(walk_.walker.legs.size()), 2);
  if (longer.before == 0) return {};
  // Ground that is near to where the gait would go on is taken; another floor is not.
  const double near = 0.35 * walk_.walker.nominal();
  for (std::size_t i = 0; terrain_ && i < longer.track.prints.size(); ++i) {
    Footprint& print = longer.track.prints[i];
    const auto ground = terrain_->at(print.position.x(), print.position.z(), print.position.y());
    if (!ground || std::abs(ground->position.y() - print.position.y()) > near) continue;
    print.position.y() = ground->position.y();
    print.normal = ground->normal;
  }
  const TrackTiming timing = knotsOf(longer.track);
  BodyTurnOptions body = options_.body;
  for (BodyKey& key : body.script) key.time += longer.offset;
  const BodyTurn turn(longer.track, timing, body);
  const StancePlan plan = stancePlan(longer.track, timing, walk_.walker, character_, options_.feet);
  const ComProblem problem(longer.track, timing, walk_.walker, turn, options_.com, {},
                           feetOf(plan, longer.offset));
  const ComPath guess = guessMidStance(problem, longer.track, timing, walk_.walker);
  const ComPath path = solveFast(problem, guess, {}).path;
  const ComPoint first = path.at(longer.offset), last = path.at(longer.offset + walk_.timing.duration);
  std::vector<ComPin> pins;
  if (start) pins.push_back({0, first.position, first.velocity});
  if (end) pins.push_back({-1, last.position, last.velocity});
  return pins;
}

ComProblem WalkStages::problem(std::vector<ComPin> pins) const {
  return {walk_.track, walk_.timing, walk_.walker, *turn_, options_.com, std::move(pins), feetOf(plan_, 0)};
}

RollingFeet WalkStages::feetOf(const StancePlan& plan, double offset) const {
  if (!options_.rollingFeet) return {};
  return [this, offset, &plan, rolling = rollingFeet(plan, character_)](std::size_t contact, double time) {
    RollingFoot foot = rolling(contact, time);
    foot.ankle -=
        walk_.shift.hipAt(plan.plants[contact].leg, time - offset);  // as far from a hip that has not moved
    return foot;
  };
}

std::vector<Vec3> WalkStages::wantedCentres(const Performance& part) const {
  // But for what the walker's centre differs from the figure's at rest.
  const Vec3 atRest = restCentre(character_);
  std::vector<Vec3> wanted;
  for (std::size_t i = 0; i < part.frames(); ++i)
    wanted.push_back(walk_.solution.path.at(part.time(i)).position +
                     part.body[i].rotation * (atRest - walk_.walker.com));
  return wanted;
}

void WalkStages::measureShift() {
  walk_.shift = {};
  if (!shifts()) return;
  const FrameSpan all{0, frames()};
  const Performance part = performanceOf(all, feetWithin(all));
  const CentreError error = centreError(part, character_, wantedCentres(part), options_.perform);
  const BodyMotion rigid = body();
  BodyShift shift;
  shift.rate = options_.frameRate;
  shift.stride = walk_.timing.stride;
  shift.pelvis.resize(frames(), Vec3::Zero());
  shift.hips.resize(character_.legs.size());
  for (std::vector<Vec3>& hip : shift.hips) hip.resize(frames(), Vec3::Zero());
  Pose pose;
  for (std::size_t i = 0; i < frames(); ++i) {
    worldPose(error.performed.motion, i, pose);
    shift.pelvis[i] = error.off[i];
    const Vec3 moved = error.off[i] + Vec3(0, error.performed.drop[i], 0);
    for (std::size_t leg = 0; leg < character_.legs.size(); ++leg)
      shift.hips[leg][i] = pose.position[index(character_.limbs.legs[leg].hip())] + moved -
                           rigid.rigid(part.time(i)) * character_.legs[leg].hip;
  }
  walk_.shift = std::move(shift);
}

void WalkStages::solve(const ComProblem& problem, const ComPath& guess, const Progress& progress) {
  const auto start = std::chrono::steady_clock::now();
  walk_.solution = solveCom(problem, guess, options_.solver, progress);
  walk_.solveSeconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  walk_.diagnosis = diagnose(problem, walk_.track, walk_.timing, walk_.walker, walk_.solution.path);
}

std::size_t WalkStages::frames() const {
  constexpr double kMost = 1e7;
  if (!(walk_.timing.duration * options_.frameRate < kMost))
    throw Error(fmt::format(
        "the track lasts {:g} s, at {:g} frames a second more than {:g} frames; shorter times on its "
        "prints or a lower frame rate would be right",
        walk_.timing.duration, options_.frameRate, kMost));
  return static_cast<std::size_t>(std::floor(walk_.timing.duration * options_.frameRate + 1e-9)) + 1;
}

// In the mean of some moments, a little late: a chest is heavy.
double WalkStages::chestBend(double time) const {
  constexpr double kLate = 0.03, kApart = 0.04;  // seconds
  constexpr int kMoments = 5;
  double bend = 0;
  for (int i = 0; i < kMoments; ++i) {
    const double t = time - kLate + kApart * (i - (kMoments - 1) / 2);
    const double crouch =
        (line_->within(t).y() - walk_.solution.path.at(t).position.y()) / character_.legLength();
    bend += bendOver(crouch) / kMoments;
  }
  return bend;
}

Performance WalkStages::performanceOf(FrameSpan range, const FootPlan& feet) const {
  const double legs = static_cast<double>(walk_.walker.legs.size());
  const BodyMotion moved = body();
  Performance p;
  p.frameTime = 1 / options_.frameRate;
  p.startTime = static_cast<double>(range.first) * p.frameTime;
  p.armSwing = options_.armSwing;
  p.hipTwist = options_.hipTwist;
  if (walk_.track.loop) p.loop = walk_.timing.duration;
  p.feet.resize(walk_.walker.legs.size());
  for (std::size_t i = range.first; i < range.end; ++i) {
    const double t = static_cast<double>(i) * p.frameTime;
    p.body.push_back(moved.at(t));
    p.phase.push_back(turn_->phase(t) / (kPi * legs));
    if (character_.upright) p.spineBend.emplace_back(chestBend(t), 0, 0);
    for (std::size_t leg = 0; leg < p.feet.size(); ++leg)
      p.feet[leg].push_back(feet.at(static_cast<int>(leg), t));
  }
  p.contacts = feet.contacts();
  // A frame at the very moment a foot lands or leaves has it on the ground, wherever the frames are counted
  // from.
  constexpr double kRounding = 1e-9;  // seconds
  for (Contact& contact : p.contacts) {
    contact.time.start -= kRounding;
    contact.time.end += kRounding;
  }
  return p;
}

FrameSpan WalkStages::withMargin(FrameSpan range, double seconds) const {
  const std::size_t margin = static_cast<std::size_t>(seconds * options_.frameRate) + 1;
  return {range.first > margin ? range.first - margin : 0, std::min(range.end + margin, frames())};
}

FootPlan WalkStages::feetWithin(FrameSpan range) const {
  const double beyond = 2 * walk_.timing.stride;  // a swing is bent by those beside it
  return {plan_.plants,
          walk_.track,
          walk_.timing,
          walk_.walker,
          character_,
          body(),
          terrain_,
          options_.feet,
          {static_cast<double>(range.first) / options_.frameRate - beyond,
           static_cast<double>(range.end) / options_.frameRate + beyond}};
}

void WalkStages::pose(const ComProblem& problem) {
  PosedFrames all = posed({0, frames()}, 0);
  walk_.performance = std::move(all.performance);
  walk_.performed = std::move(all.performed);
  sample(problem);
}

PosedFrames WalkStages::posed(FrameSpan range, double margin) const {
  const FrameSpan wide = withMargin(range, margin);
  PosedFrames part;
  part.performance = performanceOf(wide, feetWithin(wide));
  part.performed = performCentred(part.performance, character_, wantedCentres(part.performance),
                                  options_.trueCentre, options_.perform);
  const auto keep = [&](auto& values, std::size_t size) {
    const auto at = [&](std::size_t frame) {
      return values.begin() + static_cast<std::ptrdiff_t>((frame - wide.first) * size);
    };
    values.erase(at(range.end), values.end());
    values.erase(values.begin(), at(range.first));
  };
  keep(part.performance.body, 1);
  keep(part.performance.phase, 1);
  for (std::vector<FootFrame>& foot : part.performance.feet) keep(foot, 1);
  keep(part.performed.drop, 1);
  keep(part.performed.motion.samples, part.performed.motion.channels.size());
  part.performance.startTime = static_cast<double>(range.first) * part.performance.frameTime;
  part.performed.motion.startTime = part.performance.startTime;
  const TimeRange time = part.performance.range();
  std::vector<ReachNote>& notes = part.performed.reach;
  notes.erase(std::remove_if(notes.begin(), notes.end(),
                             [&](const ReachNote& n) { return n.worst < time.start || n.worst > time.end; }),
              notes.end());
  return part;
}

void WalkStages::sample(const ComProblem& problem) {
  const Performance& p = walk_.performance;
  const Walker& walker = walk_.walker;
  const std::vector<std::vector<char>> standing = support(p);
  walk_.samples.resize(p.frames());
  for (std::size_t i = 0; i < p.frames(); ++i) {
    WalkSample& s = walk_.samples[i];
    s = {};
    s.time = p.time(i);
    s.com = walk_.solution.path.at(s.time);
    const Quat body = turn_->at(s.time);
    for (std::size_t leg = 0; leg < walker.legs.size(); ++leg) {
      s.standing.push_back(standing[leg][i]);
      s.feet.push_back(p.feet[leg][i].frame.position);
      s.legLengths.push_back((s.com.position + body * walker.legs[leg].hip - s.feet.back()).norm());
    }
    s.imbalance = imbalanceAt(problem, s.time, s.com);
  }
}

}  // namespace footfall::footprint
