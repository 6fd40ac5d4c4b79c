// SPDX-License-Identifier: MIT
#include "footprint/walk.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>

#include "base/error.h"
#include "figure/centring.h"

namespace footfall {
namespace {

std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

// Lays the prints, makes up times, and refuses (or mends) what is wrong.
void prepare(Walk& walk, const TerrainPtr& terrain, const WalkOptions& options) {
  const std::vector<std::string> legs = walk.walker.legNames();
  unwrapYaws(walk.track);
  if (terrain) {
    for (const int print : conform(walk.track, *terrain))
      walk.faults.push_back(fmt::format(
          "print {}: x {:.4g} m, z {:.4g} m is off the terrain; move it onto it", print + 1,
          walk.track.prints[index(print)].position.x(), walk.track.prints[index(print)].position.z()));
  }
  synthesiseTiming(walk.track, walk.walker.nominal(), options.timing);
  for (const std::string& fault : faultsOf(walk.track, legs)) walk.faults.push_back(fault);
  if (walk.faults.empty()) return;
  if (!options.force) throw Error(walk.faults.front());
  walk.track = withSoundTiming(walk.track);
  // What is left cannot be mended: no prints, legs that are not there, numbers that are none.
  checkTrack(walk.track, legs);
}

// The ends of the path in a longer walk of the same gait.
std::vector<ComPin> runningEnds(const Walk& walk, const TerrainPtr& terrain, const WalkOptions& options) {
  const bool start = !options.freeStart && !walk.track.standingStart,
             end = !options.freeEnd && !walk.track.standingEnd;
  if (walk.track.loop || (!start && !end)) return {};
  ExtendedTrack longer = extended(walk.track, static_cast<int>(walk.walker.legs.size()), 2);
  if (longer.before == 0) return {};
  // Ground that is near to where the gait would go on is taken; another floor is not.
  const double near = 0.35 * walk.walker.nominal();
  for (std::size_t i = 0; terrain && i < longer.track.prints.size(); ++i) {
    Footprint& print = longer.track.prints[i];
    const auto ground = terrain->at(print.position.x(), print.position.z(), print.position.y());
    if (!ground || std::abs(ground->position.y() - print.position.y()) > near) continue;
    print.position.y() = ground->position.y();
    print.normal = ground->normal;
  }
  const TrackTiming timing = timingOf(longer.track);
  BodyTurnOptions body = options.body;
  for (BodyKey& key : body.script) key.time += longer.offset;
  const BodyTurn turn(longer.track, timing, body);
  const ComProblem problem(longer.track, timing, walk.walker, turn, options.com);
  const ComPath guess = guessMidStance(problem, longer.track, timing, walk.walker);
  const ComPath path = solveFast(problem, guess, {}).path;
  const ComPoint first = path.at(longer.offset), last = path.at(longer.offset + walk.timing.duration);
  std::vector<ComPin> pins;
  if (start) pins.push_back({0, first.position, first.velocity});
  if (end) pins.push_back({-1, last.position, last.velocity});
  return pins;
}

void addFrames(Walk& walk, const BodyMotion& body, const FootPlan& feet, const BodyTurn& turn,
               const WalkOptions& options) {
  Performance& p = walk.performance;
  p.frameTime = 1 / options.frameRate;
  p.armSwing = options.armSwing;
  p.hipTwist = options.hipTwist;
  const std::size_t frames =
      static_cast<std::size_t>(std::floor(walk.timing.duration * options.frameRate + 1e-9)) + 1;
  p.feet.resize(walk.walker.legs.size());
  for (std::size_t i = 0; i < frames; ++i) {
    const double t = p.time(i);
    p.body.push_back(body.at(t));
    p.phase.push_back(turn.phase(t) / (kPi * static_cast<double>(walk.walker.legs.size())));
    for (std::size_t leg = 0; leg < p.feet.size(); ++leg)
      p.feet[leg].push_back(feet.at(static_cast<int>(leg), t));
  }
  p.contacts = feet.contacts();
}

// The centre of mass of the whole figure onto the path, but for what the walker's differs from the figure's
// at rest.
void centre(Walk& walk, const Character& character, const WalkOptions& options) {
  const Vec3 atRest = restCentre(character);
  std::vector<Vec3> wanted;
  for (std::size_t i = 0; i < walk.performance.frames(); ++i)
    wanted.push_back(walk.solution.path.at(walk.performance.time(i)).position +
                     walk.performance.body[i].rotation * (atRest - walk.walker.com));
  walk.performed = performCentred(walk.performance, character, wanted, options.trueCentre, options.perform);
}

void addSamples(Walk& walk, const Walker& walker, const BodyTurn& turn, const ComOptions& com) {
  const Performance& p = walk.performance;
  const ComProblem problem(walk.track, walk.timing, walker, turn, com);
  const std::vector<std::vector<char>> standing = support(p);
  const std::size_t n = static_cast<std::size_t>(com.samples);
  for (std::size_t i = 0; i < p.frames(); ++i) {
    WalkSample s;
    s.time = p.time(i);
    s.com = walk.solution.path.at(s.time);
    const Quat body = turn.at(s.time);
    for (std::size_t leg = 0; leg < walker.legs.size(); ++leg) {
      s.standing.push_back(standing[leg][i]);
      s.feet.push_back(p.feet[leg][i].frame.position);
      s.legLengths.push_back((s.com.position + body * walker.legs[leg].hip - s.feet.back()).norm());
    }
    // The supports of the nearest sample of the problem: contacts change at its spans.
    const auto span = std::upper_bound(walk.timing.spans.begin(), walk.timing.spans.end(), s.time,
                                       [](double t, const TrackSpan& x) { return t < x.start; });
    const std::size_t k = span == walk.timing.spans.begin()
                              ? 0
                              : static_cast<std::size_t>(span - walk.timing.spans.begin()) - 1;
    const double u =
        std::clamp((s.time - walk.timing.spans[k].start) / walk.timing.spans[k].duration, 0.0, 1.0);
    const std::size_t j = std::min(static_cast<std::size_t>(u * static_cast<double>(n)), n - 1);
    s.imbalance = problem.cost(problem.samples()[k * n + j], s.com.position, s.com.acceleration).physics /
                  (com.mass * com.gravity);
    walk.samples.push_back(std::move(s));
  }
}

}  // namespace

Walk walkTrack(const Character& character, Track track, const TerrainPtr& terrain, const WalkOptions& options,
               const Progress& progress) {
  if (!(options.frameRate >= 1) || !(options.frameRate <= 100000))
    throw Error(fmt::format("a frame rate of {}; it must be at least 1", options.frameRate));
  Walk walk;
  walk.walker = makeWalker(character, options.style);
  walk.track = std::move(track);
  prepare(walk, terrain, options);
  walk.timing = timingOf(walk.track);
  const BodyTurn turn(walk.track, walk.timing, options.body);
  const ComProblem problem(walk.track, walk.timing, walk.walker, turn, options.com,
                           runningEnds(walk, terrain, options));
  const ComPath guess = guessMidStance(problem, walk.track, walk.timing, walk.walker);
  const auto start = std::chrono::steady_clock::now();
  walk.solution = solveCom(problem, guess, options.solver, progress);
  walk.solveSeconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  walk.diagnosis = diagnose(problem, walk.track, walk.timing, walk.walker, walk.solution.path);
  const BodyMotion body{walk.solution.path, turn, walk.walker.com};
  const FootPlan feet(walk.track, walk.timing, walk.walker, character, body, terrain, options.feet);
  addFrames(walk, body, feet, turn, options);
  centre(walk, character, options);
  addSamples(walk, walk.walker, turn, options.com);
  return walk;
}

}  // namespace footfall
