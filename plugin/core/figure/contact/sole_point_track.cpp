// SPDX-License-Identifier: MIT
#include "figure/contact/sole_point_track.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/constants.h"
#include "base/numeric/statistics.h"

namespace footfall {

SolePointTrack::SolePointTrack(std::vector<Vec3> track, double frameTime, double legLength,
                               const ContactOptions& options)
    : options_(options),
      dt_(frameTime),
      length_(legLength),
      unit_(std::sqrt(kGravity * legLength)),
      raw_(std::move(track)) {
  smooth();
  for (const FrameSpan& slow : slowStretches()) {
    for (const FrameSpan& low : lowRuns(slow)) {
      if (isFloor(low)) floors_.push_back(low);
    }
  }
  // Of a few frames noise is known badly: all stretches share one.
  std::vector<double> noises;
  for (const FrameSpan& floor : floors_) noises.push_back(noiseOf(floor));
  noise_ = quantile(noises, 0.5);
}

SolePointTrack::Index SolePointTrack::frames(double seconds) const {
  return static_cast<Index>(std::lround(seconds / dt_));
}

SolePointTrack::Index SolePointTrack::halfWindow() const {
  return std::max<Index>(1, frames(0.5 * options_.window));
}

// Least-squares line over the window around each frame; its value and slope there.
void SolePointTrack::smooth() {
  const Index half = halfWindow();
  smooth_.resize(raw_.size());
  speed_.resize(raw_.size());
  for (Index f = 0; f < size(); ++f) {
    const Index from = std::max<Index>(0, f - half), to = std::min(size() - 1, f + half);
    const double n = static_cast<double>(to - from + 1);
    const double centre = 0.5 * static_cast<double>(from + to);
    Vec3 mean = Vec3::Zero(), moment = Vec3::Zero();
    double spread = 0;
    for (Index k = from; k <= to; ++k) {
      const double x = static_cast<double>(k) - centre;
      mean += raw(k);
      moment += x * raw(k);
      spread += x * x;
    }
    const Vec3 slope = spread > 0 ? Vec3(moment / spread) : Vec3(Vec3::Zero());
    smooth_[static_cast<std::size_t>(f)] = mean / n + (static_cast<double>(f) - centre) * slope;
    speed_[static_cast<std::size_t>(f)] = slope.norm() / dt_;
  }
}

// Hysteresis: seeded below slowSpeed, grown while below stillSpeed.
std::vector<FrameSpan> SolePointTrack::slowStretches() const {
  std::vector<FrameSpan> found;
  for (std::size_t f = 0; f < raw_.size(); ++f) {
    if (speed(f) >= options_.stillSpeed * unit_) continue;
    FrameSpan slow{f, f};
    bool seeded = false;
    for (; f < raw_.size() && speed(f) < options_.stillSpeed * unit_; ++f) {
      seeded = seeded || speed(f) < options_.slowSpeed * unit_;
      slow.end = f + 1;
    }
    if (seeded) found.push_back(slow);
  }
  return found;
}

// The parts of a slow stretch near its own low level: a heel that rises slowly has left.
std::vector<FrameSpan> SolePointTrack::lowRuns(const FrameSpan& slow) const {
  std::vector<double> heights;
  for (std::size_t f = slow.first; f < slow.end; ++f) heights.push_back(height(f));
  const double level = quantile(heights, 0.2) + options_.leaves * length_;
  std::vector<FrameSpan> runs;
  for (std::size_t f = slow.first; f < slow.end; ++f) {
    if (height(f) > level) continue;
    FrameSpan run{f, f};
    for (; f < slow.end && height(f) <= level; ++f) run.end = f + 1;
    runs.push_back(run);
  }
  return runs;
}

// Does the point leave upwards on both sides? At the clip's ends: is it near the lowest around?
bool SolePointTrack::isFloor(const FrameSpan& run) const {
  std::vector<double> heights;
  for (std::size_t f = run.first; f < run.end; ++f) heights.push_back(height(f));
  const double level = quantile(heights, 0.2), step = options_.leaves * length_;
  bool open = false;
  for (const Index direction : {Index{-1}, Index{1}}) {
    Index f = outermost(run, direction);
    while (f >= 0 && f < size() && std::abs(height(f) - level) <= step) f += direction;
    if (f < 0 || f >= size()) {
      open = true;
    } else if (height(f) < level) {
      return false;
    }
  }
  if (!open) return true;
  const Index reach = static_cast<Index>(1 / dt_);
  double lowest = std::numeric_limits<double>::max();
  for (Index f = std::max<Index>(0, outermost(run, -1) - reach);
       f <= std::min(size() - 1, outermost(run, 1) + reach); ++f) {
    lowest = std::min(lowest, height(f));
  }
  return level <= lowest + options_.nearGround * length_;
}

// The middle half of a stretch, without what is faster than a seed.
FrameSpan SolePointTrack::coreOf(const FrameSpan& run) const {
  const std::size_t trim = run.count() / 4;
  FrameSpan core{run.first + trim, run.end - trim};
  while (core.count() > 1 && speed(core.first) >= options_.slowSpeed * unit_) ++core.first;
  while (core.count() > 1 && speed(core.end - 1) >= options_.slowSpeed * unit_) --core.end;
  return core;
}

SolePointTrack::Course SolePointTrack::courseOf(const FrameSpan& core, double noise) const {
  Course course;
  course.centre = 0.5 * static_cast<double>(core.first + core.end - 1);
  std::vector<double> heights;
  double spread = 0;
  for (std::size_t f = core.first; f < core.end; ++f) {
    const double x = static_cast<double>(f) - course.centre;
    course.place += raw(f);
    course.slope += x * raw(f);
    spread += x * x;
    heights.push_back(raw(f).y());
  }
  course.place /= static_cast<double>(core.count());
  course.place.y() = quantile(heights, 0.5);
  if (spread > 0) course.slope /= spread;
  // Creep is followed anyway; slower than that, a slope must stand out of the noise (5 deviations).
  const double least =
      std::min(options_.creepSpeed * unit_ * dt_, 5 * noise / std::sqrt(std::max(spread, 1.0)));
  if (course.slope.norm() < least || core.count() < 6) course.slope.setZero();
  return course;
}

// Deviation of each coordinate from the course.
double SolePointTrack::noiseOf(const FrameSpan& run) const {
  const FrameSpan core = coreOf(run);
  const Course course = courseOf(core, std::numeric_limits<double>::max());
  std::vector<double> offs;
  for (std::size_t f = core.first; f < core.end; ++f) {
    offs.push_back((raw(f) - course.at(static_cast<double>(f))).norm());
  }
  return quantile(offs, 0.5) / 1.54;  // the median length of a normal vector in space, in deviations
}

// How many frames outwards from a frame of the core the point, smoothed, has certainly left where it stands;
// past the clip's end where it never does. Where it stands moves along the course and follows slow creep, as
// of a foot that settles or rolls in its shoe.
SolePointTrack::Index SolePointTrack::framesTillGone(const Course& course, Index from, Index direction,
                                                     double limit) const {
  const double creep = options_.creepSpeed * unit_ * dt_;
  Vec3 stand = course.at(static_cast<double>(from));
  Index i = 0;
  for (Index f = from; f >= 0 && f < size(); f += direction, ++i) {
    const Vec3 off = smooth_[static_cast<std::size_t>(f)] - stand;
    const double distance = off.norm();
    if (distance > limit) return i;
    stand += (distance > creep ? creep / distance : 1.0) * off;
    stand += static_cast<double>(direction) * course.slope;
  }
  return i;
}

// How many frames outwards from there the point is fastest before it slows down.
SolePointTrack::Index SolePointTrack::framesTillFastest(Index from, Index direction) const {
  Index fastest = from;
  for (Index f = from; f >= 0 && f < size(); f += direction) {
    if (speed(f) > speed(fastest)) fastest = f;
    if (speed(f) < 0.8 * speed(fastest)) break;
  }
  return std::abs(fastest - from);
}

// The stretch of a run in which the point is exactly still, planted by keys or by cleaning; empty where that
// is not for most of it.
FrameSpan SolePointTrack::plantOf(const FrameSpan& run) const {
  const double still = options_.planted * length_;
  FrameSpan longest;
  for (std::size_t first = run.first; first < run.end;) {
    std::size_t end = first + 1;
    while (end < run.end && (raw(end) - raw(first)).norm() <= still) ++end;
    if (end - first > longest.count()) longest = {first, end};
    first = end;
  }
  const bool most = 2 * longest.count() >= run.count();
  return most ? longest : FrameSpan();
}

// How many frames outwards from a frame of its plant the point is off it and on its way; without end where
// it only slips.
double SolePointTrack::framesTillUnplanted(const FrameSpan& plant, Index from, Index direction) const {
  const double never = std::numeric_limits<double>::max();
  const double off = 2 * options_.planted * length_;
  const Vec3& place = raw((plant.first + plant.end - 1) / 2);
  Index last = from;
  while (last + direction >= 0 && last + direction < size() && (raw(last + direction) - place).norm() < off)
    last += direction;
  if (last + direction < 0 || last + direction >= size()) return never;
  const Index soon = last + direction * std::max<Index>(4, frames(0.4 * std::sqrt(length_ / kGravity)));
  const Index end = direction < 0 ? 0 : size() - 1;
  // On its way: far off soon, or going up, which a slip does not.
  const auto onItsWay = [&](const Vec3& away) {
    return away.norm() > options_.departs * length_ ||
           (away.y() > options_.departure * length_ && away.y() > 0.3 * away.norm());
  };
  const bool leaves =
      soon < 0 || soon >= size() ? speed(end) > options_.creepSpeed * unit_ : onItsWay(raw(soon) - place);
  if (!leaves) return never;
  const double a = (raw(last) - place).norm(), b = (raw(last + direction) - place).norm();
  return static_cast<double>(std::abs(last - from)) + (off - a) / (b - a);
}

Departure SolePointTrack::departure(std::size_t floor, Index direction) const {
  const FrameSpan& run = floors_[floor];
  const FrameSpan plant = plantOf(run);
  const bool isPlanted = plant.count() > 1;
  const FrameSpan core = coreOf(isPlanted ? plant : run);
  Departure way;
  way.noise = std::max(noise_, 0.0005 * length_);
  const Course course = courseOf(core, way.noise);
  const Index from = outermost(core, direction);
  const double limit = std::max(options_.departure * length_,
                                5 * noise_ / std::sqrt(static_cast<double>(2 * halfWindow() + 1)));
  const Index gone = framesTillGone(course, from, direction, limit);
  way.origin = static_cast<double>(from);
  way.direction = static_cast<double>(direction);
  way.farthest = direction < 0 ? 0.0 : static_cast<double>(size() - 1);
  const double unplanted =
      isPlanted ? framesTillUnplanted(plant, from, direction) : std::numeric_limits<double>::max();
  if (from + direction * gone < 0 || from + direction * gone >= size()) {
    if (unplanted < static_cast<double>(gone)) way.farthest = way.origin + way.direction * unplanted;
    return way;
  }
  // Long enough before it to hold the moment it left, and some standing.
  // A clip that begins or ends in the stand leaves no edge on its other side.
  const Index inside = direction > 0 ? (run.first == 0 ? 0 : outermost(core, -1))
                                     : outermost(run.end == raw_.size() ? run : core, 1);
  const Index begin =
      std::max(direction * (inside - from), gone - frames(0.8 * std::sqrt(length_ / kGravity)) - 4);
  const Index fastest = gone + framesTillFastest(from + direction * gone, direction);
  const Index last = std::max(gone + 3, fastest);
  way.origin += static_cast<double>(direction * begin);
  for (Index i = begin; i <= last; ++i) {
    const Index f = from + direction * i;
    if (f < 0 || f >= size()) break;
    way.off.push_back(raw(f) - course.at(static_cast<double>(f)));
    way.distance.push_back((smooth_[static_cast<std::size_t>(f)] - course.at(static_cast<double>(f))).norm());
  }
  way.gone = static_cast<std::size_t>(gone - begin);
  way.fastest = static_cast<double>(fastest - begin);
  way.latest = unplanted - static_cast<double>(begin);
  return way;
}

std::vector<SolePointTrack::Stand> SolePointTrack::stands(const std::vector<double>& starts,
                                                          const std::vector<double>& ends) const {
  const double slack = 1 + options_.window / dt_;
  std::vector<Stand> found;
  const auto add = [&](double start, double end) {
    if ((end - start) * dt_ >= options_.minDuration) found.push_back({start, end, placeOver(start, end)});
  };
  const auto number = [](Index f) { return static_cast<double>(f); };
  for (std::size_t i = 0; i < floors_.size(); ++i) {
    const FrameSpan& run = floors_[i];
    add(std::max({starts[i], number(outermost(run, -1)) - slack, 0.0}),
        std::min({ends[i], number(outermost(run, 1)) + slack, number(size() - 1)}));
  }
  // A foot that slips all the time, as in a quick sketch of a walk, has no stillness to leave: its slow
  // frames themselves are its stands.
  if (found.empty()) {
    for (const FrameSpan& run : floors_) add(number(outermost(run, -1)), number(outermost(run, 1)));
  }
  return merged(found);
}

Vec3 SolePointTrack::placeOver(double start, double end) const {
  Vec3 place;
  for (int axis = 0; axis < 3; ++axis) {
    std::vector<double> values;
    for (Index f = static_cast<Index>(std::ceil(start)); f <= static_cast<Index>(end); ++f) {
      values.push_back(raw(f)[axis]);
    }
    if (values.empty()) values.push_back(raw(static_cast<Index>(start))[axis]);
    place[axis] = quantile(values, 0.5);
  }
  return place;
}

std::vector<SolePointTrack::Stand> SolePointTrack::merged(const std::vector<Stand>& stands) const {
  std::vector<Stand> result;
  for (const Stand& stand : stands) {
    if (!result.empty()) {
      Stand& before = result.back();
      const bool close = (stand.start - before.end) * dt_ < options_.mergeGap;
      if (stand.start <= before.end ||
          (close && (stand.place - before.place).norm() < 1.5 * options_.leaves * length_)) {
        before.end = std::max(before.end, stand.end);
        before.place = placeOver(before.start, before.end);
        continue;
      }
    }
    result.push_back(stand);
  }
  return result;
}

}  // namespace footfall
