// SPDX-License-Identifier: MIT
#include "footprint/walk_stages.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>

#include "base/error.h"
#include "figure/centring.h"
#include "figure/pose.h"

namespace footfall {
namespace {

// What frames beyond a range have to do with it: the widest smoothing of perform, and tails, which follow for
// a second.
constexpr double kMargin = 1.5;  // seconds

std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

}  // namespace

WalkStages::WalkStages(Walk& walk, const Character& character, TerrainPtr terrain, const WalkOptions& options)
    : walk_(walk), character_(character), terrain_(std::move(terrain)), options_(options) {
  if (!(options.frameRate >= 1) || !(options.frameRate <= 100000))
    throw Error(fmt::format("a frame rate of {}; it must be at least 1", options.frameRate));
  walk.walker = makeWalker(character, options.style);
  prepare();
  walk.timing = knotsOf(walk.track);
  turn_.emplace(walk.track, walk.timing, options.body);
  plan_ = stancePlan(walk.track, walk.timing, walk.walker, character, options.feet);
}

TrackTiming WalkStages::knotsOf(const Track& track) const {
  TrackTiming timing = timingOf(track);
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

void WalkStages::measureShift(FrameSpan range, const BodyShift& others) {
  walk_.shift = {};
  if (options_.trueCentre <= 0 || !options_.rollingFeet) return;
  const FrameSpan wide = withMargin(range);
  const Performance part = performanceOf(wide, feetWithin(wide));
  const CentreError error = centreError(part, character_, wantedCentres(part), options_.perform);
  const BodyMotion rigid = body();
  BodyShift shift = others;
  shift.rate = options_.frameRate;
  shift.stride = walk_.timing.stride;
  shift.pelvis.resize(frames(), Vec3::Zero());
  shift.hips.resize(character_.legs.size());
  for (std::vector<Vec3>& hip : shift.hips) hip.resize(frames(), Vec3::Zero());
  Pose pose;
  for (std::size_t i = range.first; i < range.last; ++i) {
    const std::size_t k = i - wide.first;
    worldPose(error.performed.motion, k, pose);
    shift.pelvis[i] = error.off[k];
    const Vec3 moved = error.off[k] + Vec3(0, error.performed.drop[k], 0);
    for (std::size_t leg = 0; leg < character_.legs.size(); ++leg)
      shift.hips[leg][i] = pose.position[index(character_.limbs.legs[leg].hip())] + moved -
                           rigid.rigid(part.time(k)) * character_.legs[leg].hip;
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

Performance WalkStages::performanceOf(FrameSpan range, const FootPlan& feet) const {
  const double legs = static_cast<double>(walk_.walker.legs.size());
  const BodyMotion moved = body();
  Performance p;
  p.frameTime = 1 / options_.frameRate;
  p.startTime = static_cast<double>(range.first) * p.frameTime;
  p.armSwing = options_.armSwing;
  p.hipTwist = options_.hipTwist;
  p.feet.resize(walk_.walker.legs.size());
  for (std::size_t i = range.first; i < range.last; ++i) {
    const double t = static_cast<double>(i) * p.frameTime;
    p.body.push_back(moved.at(t));
    p.phase.push_back(turn_->phase(t) / (kPi * legs));
    for (std::size_t leg = 0; leg < p.feet.size(); ++leg)
      p.feet[leg].push_back(feet.at(static_cast<int>(leg), t));
  }
  p.contacts = feet.contacts();
  return p;
}

FrameSpan WalkStages::withMargin(FrameSpan range) const {
  const std::size_t margin = static_cast<std::size_t>(kMargin * options_.frameRate) + 1;
  return {range.first > margin ? range.first - margin : 0, std::min(range.last + margin, frames())};
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
           static_cast<double>(range.last) / options_.frameRate + beyond}};
}

void WalkStages::pose(const ComProblem& problem, FrameSpan range) {
  const FrameSpan wide = withMargin(range);
  Performance part = performanceOf(wide, feetWithin(wide));
  // The centre of mass of the whole figure onto the path.
  Performed performed =
      performCentred(part, character_, wantedCentres(part), options_.trueCentre, options_.perform);
  splice(part, std::move(performed), wide.first, range);
  sample(problem, range);
}

// Puts the frames of the range into the walk.
void WalkStages::splice(const Performance& part, Performed performed, std::size_t offset, FrameSpan range) {
  if (range.first == 0 && range.last == frames()) {
    walk_.performance = part;
    walk_.performed = std::move(performed);
    return;
  }
  Performance& whole = walk_.performance;
  whole.contacts = part.contacts;
  for (std::size_t i = range.first; i < range.last; ++i) {
    whole.body[i] = part.body[i - offset];
    whole.phase[i] = part.phase[i - offset];
    for (std::size_t leg = 0; leg < whole.feet.size(); ++leg) whole.feet[leg][i] = part.feet[leg][i - offset];
    walk_.performed.drop[i] = performed.drop[i - offset];
  }
  Motion& motion = walk_.performed.motion;
  Pose local;
  const auto place = [&](const Motion& from, std::size_t fromFrame, std::size_t i) {
    localPose(from, fromFrame, local);
    setLocalPose(motion, i, local, i > 0 ? i - 1 : 0);
  };
  for (std::size_t i = range.first; i < range.last; ++i) place(performed.motion, i - offset, i);
  // Where angles now come round another way, those after the range follow.
  std::vector<double> kept(motion.channels.size());
  for (std::size_t i = range.last; i < motion.frames(); ++i) {
    std::copy(motion.frame(i), motion.frame(i) + motion.channels.size(), kept.begin());
    place(motion, i, i);
    double changed = 0;
    for (std::size_t c = 0; c < kept.size(); ++c)
      changed = std::max(changed, std::abs(motion.frame(i)[c] - kept[c]));
    if (changed > 1e-6) continue;
    std::copy(kept.begin(), kept.end(), motion.frame(i));
    break;
  }
  const double start = whole.time(range.first), end = whole.time(range.last - 1);
  std::vector<ReachNote>& notes = walk_.performed.reach;
  notes.erase(std::remove_if(notes.begin(), notes.end(),
                             [&](const ReachNote& n) { return n.worst >= start && n.worst <= end; }),
              notes.end());
  for (const ReachNote& note : performed.reach) {
    if (note.worst >= start && note.worst <= end) notes.push_back(note);
  }
  std::stable_sort(notes.begin(), notes.end(),
                   [](const ReachNote& a, const ReachNote& b) { return a.time.start < b.time.start; });
}

void WalkStages::sample(const ComProblem& problem, FrameSpan range) {
  const Performance& p = walk_.performance;
  const Walker& walker = walk_.walker;
  const std::vector<std::vector<char>> standing = support(p);
  const std::size_t n = index(options_.com.samples);
  const std::vector<TrackSpan>& spans = walk_.timing.spans;
  walk_.samples.resize(p.frames());
  for (std::size_t i = range.first; i < range.last; ++i) {
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
    // The supports of the nearest sample of the problem: contacts change at its spans.
    const auto span = std::upper_bound(spans.begin(), spans.end(), s.time,
                                       [](double t, const TrackSpan& x) { return t < x.start; });
    const std::size_t k = span == spans.begin() ? 0 : static_cast<std::size_t>(span - spans.begin()) - 1;
    const double u = std::clamp((s.time - spans[k].start) / spans[k].duration, 0.0, 1.0);
    const std::size_t j = std::min(static_cast<std::size_t>(u * static_cast<double>(n)), n - 1);
    s.imbalance = problem.cost(problem.samples()[k * n + j], s.com.position, s.com.acceleration).physics /
                  (options_.com.mass * options_.com.gravity);
  }
}

}  // namespace footfall
