// SPDX-License-Identifier: MIT
#include "figure/contact_detection.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/parallel.h"
#include "base/statistics.h"

namespace footfall {
namespace {

constexpr double kGravity = 9.81;
using Index = std::ptrdiff_t;

// c (t - start)^n through the values from index first on: a line through their n-th roots, each weighted as
// it tells.
struct PowerLaw {
  PowerLaw(const std::vector<double>& values, std::size_t first, int power)
      : off(values), from(first), n(power) {
    double sw = 0, sx = 0, sy = 0, sxx = 0, sxy = 0;
    for (std::size_t i = from; i < off.size(); ++i) {
      // d(root) = d(value) / (n root^(n-1))
      const double x = static_cast<double>(i), y = std::pow(off[i], 1.0 / n), w = std::pow(y, 2.0 * (n - 1));
      sw += w;
      sx += w * x;
      sy += w * y;
      sxx += w * x * x;
      sxy += w * x * y;
    }
    slope = (sw * sxy - sx * sy) / (sw * sxx - sx * sx);
    start = slope > 0 ? (sx - sy / slope) / sw : std::numeric_limits<double>::max();
  }
  double error() const {
    double sum = 0;
    for (std::size_t i = from; i < off.size(); ++i) {
      sum += std::pow(off[i] - std::pow(slope * std::max(static_cast<double>(i) - start, 0.0), n), 2);
    }
    return sum;
  }

  const std::vector<double>& off;
  std::size_t from;
  int n;
  double slope = 0, start = 0;
};

// One point over the frames that count, and what is measured of it.
class PartTrack {
 public:
  PartTrack(const Motion& motion, const SoleTracks& tracks, std::size_t leg, SolePart part,
            std::size_t firstFrame, double legLength, const ContactOptions& options)
      : options_(options), dt_(motion.frameTime), length_(legLength) {
    for (std::size_t f = firstFrame; f < tracks.frames(); ++f) raw_.push_back(tracks.at(f, leg, part));
    smooth();
  }

  // A stretch in which the part stands, times in frames of this track.
  struct Stand {
    double start = 0, end = 0;
    Vec3 place = Vec3::Zero();
  };

  std::vector<Stand> stands() const {
    std::vector<FrameRange> floors;
    for (const FrameRange& slow : slowStretches()) {
      for (const FrameRange& low : lowRuns(slow)) {
        if (isFloor(low)) floors.push_back(low);
      }
    }
    // Of a few frames noise is known badly: all stretches share one.
    std::vector<double> noises;
    for (const FrameRange& floor : floors) noises.push_back(noiseOf(floor));
    const double noise = quantile(noises, 0.5);
    std::vector<Stand> found;
    for (const FrameRange& floor : floors) {
      const Stand stand = refined(floor, noise);
      if ((stand.end - stand.start) * dt_ >= options_.minDuration) found.push_back(stand);
    }
    return merged(std::move(found));
  }

 private:
  Index size() const { return static_cast<Index>(raw_.size()); }
  const Vec3& raw(Index f) const { return raw_[static_cast<std::size_t>(f)]; }
  double height(Index f) const { return smooth_[static_cast<std::size_t>(f)].y(); }
  double speed(Index f) const { return speed_[static_cast<std::size_t>(f)]; }

  // Least-squares line over the window around each frame; its value and slope there.
  void smooth() {
    const Index half = std::max<Index>(1, static_cast<Index>(std::lround(0.5 * options_.window / dt_)));
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
  std::vector<FrameRange> slowStretches() const {
    const double unit = std::sqrt(kGravity * length_);
    std::vector<FrameRange> found;
    for (Index f = 0; f < size(); ++f) {
      if (speed(f) >= options_.stillSpeed * unit) continue;
      FrameRange range{f, f};
      bool seeded = false;
      for (; f < size() && speed(f) < options_.stillSpeed * unit; ++f) {
        seeded = seeded || speed(f) < options_.slowSpeed * unit;
        range.last = f;
      }
      if (seeded) found.push_back(range);
    }
    return found;
  }

  // The parts of a slow stretch near its own low level: a heel that rises slowly has left.
  std::vector<FrameRange> lowRuns(const FrameRange& slow) const {
    std::vector<double> heights;
    for (Index f = slow.first; f <= slow.last; ++f) heights.push_back(height(f));
    const double level = quantile(heights, 0.2) + options_.leaves * length_;
    std::vector<FrameRange> runs;
    for (Index f = slow.first; f <= slow.last; ++f) {
      if (height(f) > level) continue;
      FrameRange run{f, f};
      for (; f <= slow.last && height(f) <= level; ++f) run.last = f;
      runs.push_back(run);
    }
    return runs;
  }

  // Does the point leave upwards on both sides? At the clip's ends: is it near the lowest around?
  bool isFloor(const FrameRange& run) const {
    std::vector<double> heights;
    for (Index f = run.first; f <= run.last; ++f) heights.push_back(height(f));
    const double level = quantile(heights, 0.2), step = options_.leaves * length_;
    bool open = false;
    for (const Index direction : {Index{-1}, Index{1}}) {
      Index f = direction < 0 ? run.first : run.last;
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
    for (Index f = std::max<Index>(0, run.first - reach); f <= std::min(size() - 1, run.last + reach); ++f) {
      lowest = std::min(lowest, height(f));
    }
    return level <= lowest + options_.nearGround * length_;
  }

  // The straight course of a point that stands, skating or not: level, horizontally steady.
  struct Course {
    double centre = 0;
    Vec3 place = Vec3::Zero(), slope = Vec3::Zero();
    Vec3 at(double f) const { return place + (f - centre) * slope; }
  };

  Course courseOf(const FrameRange& core) const {
    Course course;
    course.centre = 0.5 * static_cast<double>(core.first + core.last);
    std::vector<double> heights;
    double spread = 0;
    for (Index f = core.first; f <= core.last; ++f) {
      const double x = static_cast<double>(f) - course.centre;
      course.place += raw(f);
      course.slope += x * raw(f);
      spread += x * x;
      heights.push_back(raw(f).y());
    }
    course.place /= static_cast<double>(core.last - core.first + 1);
    course.slope = spread > 0 ? Vec3(course.slope / spread) : Vec3(Vec3::Zero());
    course.place.y() = quantile(heights, 0.5);
    course.slope.y() = 0;
    // Slower than creep it is noise, and creep is followed anyway.
    if (course.slope.norm() < options_.creepSpeed * std::sqrt(kGravity * length_) * dt_)
      course.slope.setZero();
    return course;
  }

  // How far the point is from where it stands, frame by frame outwards from a frame of the core. Where it
  // stands moves along the course and follows slow creep, as of a foot that settles or rolls in its shoe.
  std::vector<double> distancesFrom(const Course& course, Index from, Index direction, double enough) const {
    const double creep = options_.creepSpeed * std::sqrt(kGravity * length_) * dt_;
    Vec3 stand = course.at(static_cast<double>(from));
    std::vector<double> distances;
    for (Index f = from; f >= 0 && f < size(); f += direction) {
      const Vec3 off = raw(f) - stand;
      distances.push_back(off.norm());
      if (distances.back() > enough) break;
      if (distances.back() > creep)
        stand += creep / distances.back() * off;
      else
        stand = raw(f);
      stand += static_cast<double>(direction) * course.slope;
    }
    return distances;
  }

  // The time, in frames, at which the point came to (direction -1) or left (+1) its stand. A point leaves
  // like off = c (t - t0)^n: at once (n = 1) or at a steady acceleration (2). Of these the one
  // that fits the frames between limit and 10 limit best tells t0.
  double departure(const Course& course, Index from, Index direction, double limit) const {
    std::vector<double> off = distancesFrom(course, from, direction, 10 * limit);
    // Two frames in a row: one alone may be noise.
    std::size_t first = 0;
    while (first < off.size() && (off[first] < limit || (first + 1 < off.size() && off[first + 1] < limit)))
      ++first;
    if (first == off.size()) return direction < 0 ? 0.0 : static_cast<double>(size() - 1);
    std::size_t end = first;
    while (end < off.size() && off[end] >= limit) ++end;
    off.resize(end);
    if (first == 0) return static_cast<double>(from);
    const double crossing = static_cast<double>(first) - (off[first] - limit) / (off[first] - off[first - 1]);
    double left = crossing, best = std::numeric_limits<double>::max();
    for (int n = 1; n <= 2 && first + 3 <= off.size(); ++n) {
      const PowerLaw law(off, first, n);
      if (law.error() >= best || law.start > crossing || law.start < 0.5 * crossing) continue;
      best = law.error();
      left = law.start;
    }
    return static_cast<double>(from) + static_cast<double>(direction) * left;
  }

  // The middle half of a stretch, without what is faster than a seed.
  FrameRange coreOf(const FrameRange& run) const {
    const double unit = std::sqrt(kGravity * length_);
    const Index trim = (run.last - run.first + 1) / 4;
    FrameRange core{run.first + trim, run.last - trim};
    while (core.first < core.last && speed(core.first) >= options_.slowSpeed * unit) ++core.first;
    while (core.last > core.first && speed(core.last) >= options_.slowSpeed * unit) --core.last;
    return core;
  }

  // Deviation of each coordinate from the course.
  double noiseOf(const FrameRange& run) const {
    const FrameRange core = coreOf(run);
    const Course course = courseOf(core);
    std::vector<double> offs;
    for (Index f = core.first; f <= core.last; ++f) {
      offs.push_back((raw(f) - course.at(static_cast<double>(f))).norm());
    }
    return quantile(offs, 0.5) / 1.54;  // the median length of a normal vector in space, in deviations
  }

  Stand refined(const FrameRange& run, double noise) const {
    const FrameRange core = coreOf(run);
    const Course course = courseOf(core);
    const double limit = std::max(options_.departure * length_, 3.5 * noise);
    Stand stand;
    stand.start = std::max(departure(course, core.first, -1, limit), static_cast<double>(run.first) - 1);
    stand.end = std::min(departure(course, core.last, 1, limit), static_cast<double>(run.last) + 1);
    stand.start = std::max(stand.start, 0.0);
    stand.end = std::max(std::min(stand.end, static_cast<double>(size() - 1)), stand.start);
    stand.place = placeOver(stand.start, stand.end);
    return stand;
  }

  Vec3 placeOver(double start, double end) const {
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

  std::vector<Stand> merged(std::vector<Stand> stands) const {
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

  const ContactOptions& options_;
  double dt_, length_;
  std::vector<Vec3> raw_, smooth_;
  std::vector<double> speed_;
};

using Stands = std::vector<PartTrack::Stand>;

void cutAt(Stands& stands, double time) {
  for (std::size_t i = 0; i < stands.size(); ++i) {
    if (stands[i].start >= time || stands[i].end <= time) continue;
    PartTrack::Stand rest = stands[i];
    stands[i].end = rest.start = time;
    stands.insert(stands.begin() + static_cast<Index>(i) + 1, rest);
    return;
  }
}

// A heel held still above its standing toe, as in running, does not touch.
void dropRaisedHeels(Stands& heels, const Stands& toes, double highest) {
  heels.erase(std::remove_if(heels.begin(), heels.end(),
                             [&](const PartTrack::Stand& heel) {
                               return std::any_of(toes.begin(), toes.end(), [&](const PartTrack::Stand& toe) {
                                 return toe.start < heel.end && toe.end > heel.start &&
                                        heel.place.y() - toe.place.y() > highest;
                               });
                             }),
              heels.end());
}

// Heel and toe that touch together or in turn are one contact. A part that stands twice while the other keeps
// standing begins a new contact with its second stand; the other's is cut in two there, in one place.
void addContacts(int leg, Stands heels, Stands toes, double gap, Contacts& contacts) {
  for (std::size_t i = 1; i < heels.size(); ++i) {
    for (const auto& toe : toes) {
      if (toe.start < heels[i - 1].end && toe.end > heels[i].start) {
        cutAt(toes, heels[i].start);
        break;
      }
    }
  }
  for (std::size_t i = 1; i < toes.size(); ++i) {
    for (const auto& heel : heels) {
      if (heel.start < toes[i - 1].end && heel.end > toes[i].start) {
        cutAt(heels, toes[i].start);
        break;
      }
    }
  }
  std::size_t h = 0, t = 0;
  while (h < heels.size() || t < toes.size()) {
    const auto* heel = h < heels.size() ? &heels[h] : nullptr;
    const auto* toe = t < toes.size() ? &toes[t] : nullptr;
    if (heel && toe && !(heel->start < toe->end && toe->start <= heel->end + gap)) {
      (heel->start < toe->start ? toe : heel) =
          nullptr;  // not together: the earlier one is a contact of its own
    }
    Contact contact;
    contact.leg = leg;
    contact.time.start = heel && toe ? std::min(heel->start, toe->start) : heel ? heel->start : toe->start;
    contact.time.end = heel && toe ? std::max(heel->end, toe->end) : heel ? heel->end : toe->end;
    contact.heel =
        heel ? TimeRange{heel->start, heel->end} : TimeRange{contact.time.start, contact.time.start};
    contact.toe = toe ? TimeRange{toe->start, toe->end} : TimeRange{contact.time.start, contact.time.start};
    contact.heelPlace = heel ? heel->place : toe->place;
    contact.toePlace = toe ? toe->place : heel->place;
    contacts.push_back(contact);
    if (heel) ++h;
    if (toe) ++t;
  }
}

Ground groundUnder(const Contacts& contacts, double startTime) {
  std::vector<Vec2> samples;  // time, height
  for (const Contact& contact : contacts) {
    if (contact.toe.end > contact.toe.start) {
      samples.emplace_back(0.5 * (contact.toe.start + contact.toe.end) - startTime, contact.toePlace.y());
    }
  }
  Ground ground;
  if (samples.empty()) return ground;
  Vec2 mean = Vec2::Zero();
  for (const Vec2& s : samples) mean += s / static_cast<double>(samples.size());
  double spread = 0, moment = 0, left = 0;
  for (const Vec2& s : samples) {
    spread += (s.x() - mean.x()) * (s.x() - mean.x());
    moment += (s.x() - mean.x()) * (s.y() - mean.y());
  }
  ground.drift = samples.size() > 2 && spread > 0 ? moment / spread : 0;
  ground.height = mean.y() - ground.drift * mean.x();
  for (const Vec2& s : samples) left += std::pow(s.y() - ground.height - ground.drift * s.x(), 2);
  ground.roughness = std::sqrt(left / static_cast<double>(samples.size()));
  return ground;
}

// By how much the joints turn from a frame to the next: the median of those that turn at all.
double medianTurn(const Motion& motion, std::size_t frame) {
  Pose a, b;
  localPose(motion, frame, a);
  localPose(motion, frame + 1, b);
  std::vector<double> turns;
  for (std::size_t j = 0; j < a.size(); ++j) {
    const double turn = a.rotation[j].angularDistance(b.rotation[j]);
    if (turn > 0) turns.push_back(turn);
  }
  return turns.empty() ? 0 : quantile(turns, 0.5);
}

}  // namespace

std::size_t firstFrameOfMotion(const Motion& motion) {
  // Two frames of a pose, or one that is held for more (as a raised frame rate does).
  constexpr std::size_t kMostLead = 2, kMostHeld = 16, kFollowing = 10;
  constexpr double kHeld = 1e-6;  // radians
  std::size_t held = 0;
  while (held < kMostHeld && held + 1 < motion.frames() && medianTurn(motion, held) < kHeld) ++held;
  const std::size_t lead = std::max(held + 1, kMostLead);
  if (motion.frames() < lead + 4) return 0;
  double following = 0;
  for (std::size_t f = lead; f < std::min(lead + kFollowing, motion.frames() - 1); ++f) {
    following = std::max(following, medianTurn(motion, f));
  }
  for (std::size_t f = lead; f-- > 0;) {
    if (medianTurn(motion, f) > std::max(5 * kDegree, 4 * following)) return f + 1;
  }
  return 0;
}

FrameRange framesWithin(const Motion& motion, const TimeRange& range) {
  const double tolerance = 1e-6;  // of a frame: times come from frames
  FrameRange frames;
  frames.first =
      static_cast<Index>(std::ceil((range.start - motion.startTime) / motion.frameTime - tolerance));
  frames.last = static_cast<Index>(std::floor((range.end - motion.startTime) / motion.frameTime + tolerance));
  frames.first = std::max<Index>(frames.first, 0);
  frames.last = std::min(frames.last, static_cast<Index>(motion.frames()) - 1);
  return frames;
}

ContactReport detectContacts(const Motion& motion, const ContactOptions& options) {
  ContactReport report;
  report.limbs = findLimbs(motion.skeleton);
  report.soles = findSoles(motion.skeleton, report.limbs);
  report.firstFrame = options.skipLeadingPose ? firstFrameOfMotion(motion) : 0;
  const std::size_t legs = report.limbs.legs.size();
  if (legs == 0 || motion.frames() < report.firstFrame + 3) return report;

  const SoleTracks tracks = trackSoles(motion, report.soles, options.threads);
  std::vector<Stands> stands(2 * legs);
  const int parts = static_cast<int>(2 * legs);
#pragma omp parallel for schedule(static, 1) num_threads(threadCount(options.threads))
  for (int i = 0; i < parts; ++i) {
    const std::size_t leg = static_cast<std::size_t>(i) / 2;
    const double length = legLength(motion.skeleton, report.limbs.legs[leg]);
    const PartTrack track(motion, tracks, leg, i % 2 == 0 ? SolePart::Heel : SolePart::Toe, report.firstFrame,
                          length, options);
    Stands& found = stands[static_cast<std::size_t>(i)];
    found = track.stands();
    for (PartTrack::Stand& stand : found) {
      const double offset = static_cast<double>(report.firstFrame);
      stand.start = motion.startTime + (stand.start + offset) * motion.frameTime;
      stand.end = motion.startTime + (stand.end + offset) * motion.frameTime;
    }
  }
  for (std::size_t leg = 0; leg < legs; ++leg) {
    dropRaisedHeels(stands[2 * leg], stands[2 * leg + 1],
                    options.raisedHeel * legLength(motion.skeleton, report.limbs.legs[leg]));
    addContacts(static_cast<int>(leg), std::move(stands[2 * leg]), std::move(stands[2 * leg + 1]),
                options.mergeGap, report.contacts);
  }
  std::stable_sort(report.contacts.begin(), report.contacts.end(),
                   [](const Contact& a, const Contact& b) { return a.time.start < b.time.start; });
  report.ground = groundUnder(report.contacts, motion.time(report.firstFrame));
  return report;
}

}  // namespace footfall
