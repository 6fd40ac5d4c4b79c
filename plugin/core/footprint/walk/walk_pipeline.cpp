// SPDX-License-Identifier: MIT
#include "footprint/walk/walk_pipeline.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/error.h"
#include "figure/motion/pose.h"
#include "figure/perform/com_tracking.h"
#include "footprint/footprint_tuning.h"

namespace footfall::footprint {
namespace {

using namespace tuning;

std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

// To six binary digits. The mean stride, over which the body's orientation is smoothed, is rounded so: one
// print of a long track moved, and its time filled in anew, must not be felt at the other end.
double rounded(double seconds) {
  constexpr double kDigits = 64;
  int exponent = 0;
  const double mantissa = std::frexp(seconds, &exponent);
  return std::ldexp(std::round(kDigits * mantissa) / kDigits, exponent);
}

// How far the chest bends forward over bent legs, radians. crouch: how much lower than in mid-stance the body
// is, in leg lengths.
double chestBendOf(double crouch) {
  const double deep = std::max(0.0, crouch - kChestBendFrom);
  return std::min(kMostChestBend, kChestBendPerLeg * deep * deep / (deep + kChestBendSoftness));
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

WalkPipeline::WalkPipeline(const Character& character, Track track, TerrainPtr terrain,
                           const WalkOptions& options)
    : character_(character),
      options_(options),
      terrain_(std::move(terrain)),
      virtualLegs_(makeVirtualLegs(character, options.style)),
      track_(preparedTrack(std::move(track), virtualLegs_, character, terrain_.get(), options, faults_)),
      timing_(knotsOf(track_)),
      ground_(track_),
      support_(timing_),
      orientation_(track_, timing_, options.body),
      midStanceLine_(track_, timing_, virtualLegs_) {
  standOnFeetBefore();
  plants_ =
      track_.loop ? plantsOfLoop() : planFootPlants(ground_, support_, virtualLegs_, character, options.feet);
}

// A walk that is under way as the track begins still stands on the feet that landed before.
void WalkPipeline::standOnFeetBefore() {
  if (!options_.rollingFeet || options_.freeStart || track_.standingStart || track_.loop) return;
  const ExtendedTrack longer = extended(track_, static_cast<int>(virtualLegs_.legs.size()), 1);
  std::vector<PrintContact> before;
  for (PrintContact contact : timingOf(longer.track).contacts) {
    if (contact.print >= longer.before || contact.lift <= longer.offset + kTogether) continue;
    Footprint print = longer.track.prints[index(contact.print)];
    // Ground near to where the gait comes from is taken; another floor is not.
    const auto ground =
        terrain_ ? terrain_->at(print.position.x(), print.position.z(), print.position.y()) : std::nullopt;
    if (ground && std::abs(ground->position.y() - print.position.y()) < kSameFloor * virtualLegs_.nominal()) {
      print.position.y() = ground->position.y();
      print.normal = ground->normal;
    }
    contact.print = static_cast<int>(ground_.prints.size());
    contact.strike -= longer.offset;
    contact.lift -= longer.offset;
    ground_.prints.push_back(print);
    before.push_back(contact);
  }
  support_ = knotsOf(track_, before);
  timing_.spans = support_.spans;
}

WalkPipeline::WalkPipeline(const WalkPipeline& loop, const UnrolledLoop& turns)
    : character_(loop.character_),
      options_(loop.options_),
      terrain_(loop.terrain_),
      virtualLegs_(loop.virtualLegs_),
      track_(turns.track),
      timing_(knotsOf(track_, loop.timing_.stride)),
      ground_(track_),
      support_(timing_),
      orientation_(track_, timing_, loop.bodyOver(turns)),
      midStanceLine_(track_, timing_, virtualLegs_),
      plants_(planFootPlants(track_, timing_, virtualLegs_, character_, options_.feet)),
      firstFrame_(std::fmod(turns.offset, 1 / options_.frameRate)) {}

TrackTiming WalkPipeline::knotsOf(const Track& track, double stride) const {
  TrackTiming timing = knotsOf(track);
  timing.stride = stride;
  return timing;
}

// The script of a loop is that of each of its turns.
BodyOrientationOptions WalkPipeline::bodyOver(const UnrolledLoop& turns) const {
  BodyOrientationOptions body = options_.body;
  body.script.clear();
  for (int k = -turns.before; k <= turns.before; ++k) {
    for (BodyKey key : options_.body.script) {
      key.time += turns.offset + k * turns.turn;
      key.yaw += k * turns.loop.yaw;
      body.script.push_back(key);
    }
  }
  return body;
}

FootPlants WalkPipeline::plantsOfLoop() const {
  const UnrolledLoop turns(track_, static_cast<int>(virtualLegs_.legs.size()), 2 * timing_.stride);
  const TrackTiming timing = knotsOf(turns.track, timing_.stride);
  const FootPlants all = planFootPlants(turns.track, timing, virtualLegs_, character_, options_.feet);
  FootPlants plan;
  for (const PrintContact& contact : timing_.contacts) {
    const int print = turns.print(contact.print, contact.turn);
    const auto same = std::find_if(timing.contacts.begin(), timing.contacts.end(),
                                   [print](const PrintContact& c) { return c.print == print; });
    const std::size_t i = static_cast<std::size_t>(same - timing.contacts.begin());
    FootPlant plant = all.plants[i];
    for (double* time : {&plant.strike, &plant.flat, &plant.heelOff, &plant.toeOff}) *time -= turns.offset;
    PlantEnds ends = all.ends[i];
    ends.middle -= turns.offset;
    plan.plants.push_back(plant);
    plan.ends.push_back(ends);
    plan.strides.push_back(all.strides[i]);
  }
  return plan;
}

std::size_t WalkPipeline::firstFrameOf(const UnrolledLoop& turns) const {
  return static_cast<std::size_t>(std::floor(turns.offset * options_.frameRate));
}

Track WalkPipeline::preparedTrack(Track track, const VirtualLegs& virtualLegs, const Character& character,
                                  const Terrain* terrain, const WalkOptions& options,
                                  std::vector<std::string>& faults) {
  if (!(options.frameRate >= 1) || !(options.frameRate <= 100000))
    throw Error(
        fmt::format("the frame rate must be 1 to 100000 frames per second, got {:g}", options.frameRate));
  const std::vector<std::string> legs = virtualLegs.legNames();
  unwrapYaws(track);
  if (terrain != nullptr) {
    for (const int print : layOnTerrain(track, *terrain)) {
      const Vec3& position = track.prints[index(print)].position;
      faults.push_back(fmt::format("print {}: x {:.4g} m, z {:.4g} m is off the terrain; move it onto it",
                                   print + 1, position.x(), position.z()));
    }
    raiseOntoBumps(track, *terrain, virtualLegs, character);
  }
  fillInTiming(track, virtualLegs.nominal(), options.timing);
  for (const std::string& fault : faultsOf(track, legs)) faults.push_back(fault);
  if (faults.empty()) return track;
  if (!options.force) throw Error(faults.front());
  track = withRepairedTiming(track);
  // What is left cannot be repaired: no prints, legs that do not exist, numbers that are not finite.
  checkTrack(track, legs);
  return track;
}

TrackTiming WalkPipeline::knotsOf(const Track& track, const std::vector<PrintContact>& before) const {
  TrackTiming timing = timingOf(track);
  timing.contacts.insert(timing.contacts.begin(), before.begin(), before.end());
  if (track.prints.size() >= kLongTrack * virtualLegs_.legs.size()) timing.stride = rounded(timing.stride);
  if (virtualLegs_.legs.size() > 2) return withLandingsTogether(std::move(timing), kAtOnceSpan);
  if (!options_.liftKnots) return timing;
  // Long legs have more time, as a pendulum has.
  return withLiftKnots(std::move(timing), kLongestSpan * std::sqrt(virtualLegs_.nominal() / kLongestSpanLeg));
}

std::vector<FixedKnot> WalkPipeline::continuedEnds(const PelvisOffset& pelvis) const {
  const bool start = !options_.freeStart && !track_.standingStart,
             end = !options_.freeEnd && !track_.standingEnd;
  if (track_.loop || (!start && !end)) return {};
  ExtendedTrack longer = extended(track_, static_cast<int>(virtualLegs_.legs.size()), 2);
  if (longer.before == 0) return {};
  // Ground near to where the gait would go on is taken; another floor is not.
  const double near = kSameFloor * virtualLegs_.nominal();
  for (std::size_t i = 0; terrain_ && i < longer.track.prints.size(); ++i) {
    Footprint& print = longer.track.prints[i];
    const auto ground = terrain_->at(print.position.x(), print.position.z(), print.position.y());
    if (!ground || std::abs(ground->position.y() - print.position.y()) > near) continue;
    print.position.y() = ground->position.y();
    print.normal = ground->normal;
  }
  const TrackTiming timing = knotsOf(longer.track);
  BodyOrientationOptions body = options_.body;
  for (BodyKey& key : body.script) key.time += longer.offset;
  const BodyOrientation orientation(longer.track, timing, body);
  const FootPlants plants = planFootPlants(longer.track, timing, virtualLegs_, character_, options_.feet);
  const ComProblem problem(longer.track, timing, virtualLegs_, orientation, options_.com, {},
                           feetOf(plants, pelvis, longer.offset));
  const ComPath guess = guessMidStance(problem, longer.track, timing, virtualLegs_);
  const ComPath path = solveFast(problem, guess, {}).path;
  const ComPoint first = path.at(longer.offset), last = path.at(longer.offset + timing_.duration);
  std::vector<FixedKnot> fixedKnots;
  if (start) fixedKnots.push_back({0, first.position, first.velocity});
  if (end) fixedKnots.push_back({-1, last.position, last.velocity});
  return fixedKnots;
}

ComProblem WalkPipeline::problem(const PelvisOffset& pelvis, std::vector<FixedKnot> fixedKnots) const {
  return {ground_,
          support_,
          virtualLegs_,
          orientation_,
          options_.com,
          std::move(fixedKnots),
          feetOf(plants_, pelvis, 0)};
}

RollingFeet WalkPipeline::feetOf(const FootPlants& plants, const PelvisOffset& pelvis, double offset) const {
  if (!options_.rollingFeet) return {};
  return [&plants, &pelvis, offset, rolling = rollingFeet(plants, virtualLegs_, character_)](
             std::size_t contact, double time) {
    RollingFoot foot = rolling(contact, time);
    // The objective measures from the hip of a rigid body.
    foot.ankle -= pelvis.hipAt(plants.plants[contact].leg, time - offset);
    return foot;
  };
}

std::vector<Vec3> WalkPipeline::wantedComs(const Performance& part, const ComPath& path) const {
  // The virtual legs' centre of mass may differ from the figure's at rest. That of a biped is over its feet,
  // however the figure rests.
  Vec3 off = restCom(character_) - virtualLegs_.com;
  if (character_.upright && character_.legs.size() == 2) off.z() = -options_.style.comOffset.z();
  std::vector<Vec3> wanted;
  for (std::size_t i = 0; i < part.frames(); ++i)
    wanted.push_back(path.at(part.time(i)).position + part.body[i].rotation * off);
  return wanted;
}

PelvisOffset WalkPipeline::pelvisOffset(const ComPath& path) const {
  PelvisOffset offset;
  if (!usesPelvisOffset()) return offset;
  if (track_.loop) {
    const UnrolledLoop turns(track_, static_cast<int>(virtualLegs_.legs.size()), kBesideTurn);
    const WalkPipeline all(*this, turns);
    offset = all.pelvisOffset(turns.path(path));
    offset.stride = timing_.duration;
    // To the first frame of the next turn.
    const auto first = static_cast<std::ptrdiff_t>(all.firstFrameOf(turns)),
               count = static_cast<std::ptrdiff_t>(frames()) + 1;
    const auto keep = [&](std::vector<Vec3>& values) {
      values = std::vector<Vec3>(values.begin() + first, values.begin() + first + count);
    };
    keep(offset.pelvis);
    for (std::vector<Vec3>& hip : offset.hips) keep(hip);
    return offset;
  }
  const FrameSpan all{0, frames()};
  const BodyMotion rigid = bodyMotion(path, offset);  // not offset yet
  const Performance part = performanceOf(all, rigid);
  const ComError error = comError(part, character_, wantedComs(part, path), options_.perform);
  std::vector<Vec3> pelvis(frames(), Vec3::Zero());
  std::vector<std::vector<Vec3>> hips(character_.legs.size(), pelvis);
  Pose pose;
  for (std::size_t i = 0; i < frames(); ++i) {
    worldPose(error.performed.motion, i, pose);
    pelvis[i] = error.off[i];
    const Vec3 moved = error.off[i] + Vec3(0, error.performed.drop[i], 0);
    for (std::size_t leg = 0; leg < character_.legs.size(); ++leg)
      hips[leg][i] = pose.position[index(character_.limbs.legs[leg].hip())] + moved -
                     rigid.rigid(part.time(i)) * character_.legs[leg].hip;
  }
  return {std::move(pelvis), std::move(hips), options_.frameRate, timing_.stride};
}

std::size_t WalkPipeline::frames() const {
  constexpr double kMost = 1e7;
  if (!(timing_.duration * options_.frameRate < kMost))
    throw Error(
        fmt::format("the track lasts {:g} s, which is more than {:g} frames at {:g} frames per second; "
                    "shorten the times of "
                    "its prints or lower the frame rate",
                    timing_.duration, kMost, options_.frameRate));
  return static_cast<std::size_t>(std::floor(timing_.duration * options_.frameRate + 1e-9)) + 1;
}

// The mean over a few moments, a little late: a chest is heavy.
double WalkPipeline::chestBend(const ComPath& path, double time) const {
  constexpr int kMoments = 5;
  double bend = 0;
  for (int i = 0; i < kMoments; ++i) {
    const double t = time - kChestBendDelay + kChestBendSpacing * (i - (kMoments - 1) / 2);
    const double crouch = (midStanceLine_.within(t).y() - path.at(t).position.y()) / character_.legLength();
    bend += chestBendOf(crouch) / kMoments;
  }
  return bend;
}

Performance WalkPipeline::performanceOf(FrameSpan range, const BodyMotion& body) const {
  const double legs = static_cast<double>(virtualLegs_.legs.size());
  const FootSwings feet = feetWithin(range, body);
  Performance p;
  p.frameTime = 1 / options_.frameRate;
  p.startTime = firstFrame_ + static_cast<double>(range.first) * p.frameTime;
  p.armSwing = options_.armSwing;
  p.hipTwist = options_.hipTwist;
  p.feet.resize(virtualLegs_.legs.size());
  for (std::size_t i = range.first; i < range.end; ++i) {
    const double t = firstFrame_ + static_cast<double>(i) * p.frameTime;
    p.body.push_back(body.at(t));
    p.phase.push_back(orientation_.phase(t) / (kPi * legs));
    if (character_.upright) p.spineBend.emplace_back(chestBend(body.path, t), 0, 0);
    for (std::size_t leg = 0; leg < p.feet.size(); ++leg)
      p.feet[leg].push_back(feet.at(static_cast<int>(leg), t));
  }
  p.contacts = feet.contacts();
  // A frame at the very moment a foot lands or leaves has it on the ground, whichever frame counting starts
  // from.
  constexpr double kRounding = 1e-9;  // seconds
  for (Contact& contact : p.contacts) {
    contact.time.start -= kRounding;
    contact.time.end += kRounding;
  }
  return p;
}

FrameSpan WalkPipeline::withMargin(FrameSpan range, double seconds) const {
  const std::size_t margin = static_cast<std::size_t>(seconds * options_.frameRate) + 1;
  return {range.first > margin ? range.first - margin : 0, std::min(range.end + margin, frames())};
}

FootSwings WalkPipeline::feetWithin(FrameSpan range, const BodyMotion& body) const {
  const double beyond = 2 * timing_.stride;  // a swing is bent by those beside it
  return {plants_,
          ground_,
          support_,
          virtualLegs_,
          character_,
          body,
          terrain_,
          options_.feet,
          {static_cast<double>(range.first) / options_.frameRate - beyond,
           static_cast<double>(range.end) / options_.frameRate + beyond}};
}

// As part of the turns before and after.
PosedFrames WalkPipeline::posedLoop(const SolvedPath& solved, FrameSpan range, double margin) const {
  const UnrolledLoop turns(track_, static_cast<int>(virtualLegs_.legs.size()), margin);
  const WalkPipeline all(*this, turns);
  const std::size_t first = all.firstFrameOf(turns);
  SolvedPath path;
  path.solution.path = turns.path(solved.solution.path);
  path.pelvis = turns.offsets(solved.pelvis);
  PosedFrames part = all.posed(path, {first + range.first, first + range.end}, margin);
  Performance& p = part.performance;
  p.startTime = part.performed.motion.startTime = static_cast<double>(range.first) * p.frameTime;
  p.loop = timing_.duration;
  const double strides = turns.before * static_cast<double>(track_.prints.size()) /
                         static_cast<double>(virtualLegs_.legs.size());
  for (double& phase : p.phase) phase -= strides;
  Contacts contacts;
  for (Contact contact : p.contacts) {
    for (TimeRange* time : {&contact.time, &contact.heel, &contact.ball}) {
      time->start -= turns.offset;
      time->end -= turns.offset;
    }
    if (contact.toeOff() > 0 && contact.strike() < timing_.duration) contacts.push_back(contact);
  }
  p.contacts = std::move(contacts);
  for (ReachNote& note : part.performed.reach) {
    for (double* time : {&note.time.start, &note.time.end, &note.worst}) *time -= turns.offset;
  }
  return part;
}

PosedFrames WalkPipeline::posed(const SolvedPath& solved, FrameSpan range, double margin) const {
  if (track_.loop) return posedLoop(solved, range, std::max(margin, kBesideTurn));
  const FrameSpan wide = withMargin(range, margin);
  const ComPath& path = solved.solution.path;
  PosedFrames part;
  part.performance = performanceOf(wide, bodyMotion(path, solved.pelvis));
  part.performed = performTrackingCom(part.performance, character_, wantedComs(part.performance, path),
                                      options_.comTrackingRounds, options_.perform);
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
  part.performance.startTime = firstFrame_ + static_cast<double>(range.first) * part.performance.frameTime;
  part.performed.motion.startTime = part.performance.startTime;
  const TimeRange time = part.performance.range();
  std::vector<ReachNote>& notes = part.performed.reach;
  notes.erase(std::remove_if(notes.begin(), notes.end(),
                             [&](const ReachNote& n) { return n.worst < time.start || n.worst > time.end; }),
              notes.end());
  return part;
}

Walk WalkPipeline::unposedWalk(const SolvedPath& path, const ComProblem& problem) const {
  Walk walk;
  walk.track = track_;
  walk.terrain = terrain_;
  walk.timing = timing_;
  walk.virtualLegs = virtualLegs_;
  walk.pelvisOffset = path.pelvis;
  walk.solution = path.solution;
  walk.solution.cost = problem.cost(path.solution.path);
  walk.diagnosis = diagnose(problem, ground_, support_, virtualLegs_, path.solution.path);
  walk.faults = faults_;
  walk.solveSeconds = path.seconds;
  return walk;
}

}  // namespace footfall::footprint
