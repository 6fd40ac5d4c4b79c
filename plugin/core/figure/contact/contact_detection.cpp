// SPDX-License-Identifier: MIT
#include "figure/contact/contact_detection.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/angles.h"
#include "base/numeric/statistics.h"
#include "base/parallel.h"
#include "figure/contact/contact_tuning.h"
#include "figure/contact/contact_widening.h"
#include "figure/contact/sole_point_track.h"

namespace footfall {
namespace {

using Index = std::ptrdiff_t;

using Stands = std::vector<SolePointTrack::Stand>;

void cutAt(Stands& stands, double time) {
  for (std::size_t i = 0; i < stands.size(); ++i) {
    if (stands[i].start >= time || stands[i].end <= time) continue;
    SolePointTrack::Stand rest = stands[i];
    stands[i].end = rest.start = time;
    stands.insert(stands.begin() + static_cast<Index>(i) + 1, rest);
    return;
  }
}

// A heel held still above its standing ball, as in running, does not touch.
void dropRaisedHeels(Stands& heels, const Stands& balls, double highest) {
  heels.erase(std::remove_if(heels.begin(), heels.end(),
                             [&](const SolePointTrack::Stand& heel) {
                               return std::any_of(balls.begin(), balls.end(),
                                                  [&](const SolePointTrack::Stand& ball) {
                                                    return ball.start < heel.end && ball.end > heel.start &&
                                                           heel.place.y() - ball.place.y() > highest;
                                                  });
                             }),
              heels.end());
}

// Heel and ball that touch together or in turn are one contact. A part that stands twice while the other
// keeps standing begins a new contact with its second stand; the other's is cut in two there, in one place.
void addContacts(int leg, Stands heels, Stands balls, double gap, Contacts& contacts) {
  for (std::size_t i = 1; i < heels.size(); ++i) {
    for (const auto& ball : balls) {
      if (ball.start < heels[i - 1].end && ball.end > heels[i].start) {
        cutAt(balls, heels[i].start);
        break;
      }
    }
  }
  for (std::size_t i = 1; i < balls.size(); ++i) {
    for (const auto& heel : heels) {
      if (heel.start < balls[i - 1].end && heel.end > balls[i].start) {
        cutAt(heels, balls[i].start);
        break;
      }
    }
  }
  std::size_t h = 0, t = 0;
  while (h < heels.size() || t < balls.size()) {
    const auto* heel = h < heels.size() ? &heels[h] : nullptr;
    const auto* ball = t < balls.size() ? &balls[t] : nullptr;
    if (heel && ball && !(heel->start < ball->end && ball->start <= heel->end + gap)) {
      (heel->start < ball->start ? ball : heel) =
          nullptr;  // not together: the earlier one is a contact of its own
    }
    Contact contact;
    contact.leg = leg;
    contact.time.start = heel && ball ? std::min(heel->start, ball->start) : heel ? heel->start : ball->start;
    contact.time.end = heel && ball ? std::max(heel->end, ball->end) : heel ? heel->end : ball->end;
    contact.heel =
        heel ? TimeRange{heel->start, heel->end} : TimeRange{contact.time.start, contact.time.start};
    contact.ball =
        ball ? TimeRange{ball->start, ball->end} : TimeRange{contact.time.start, contact.time.start};
    contact.heelPosition = heel ? heel->place : ball->place;
    contact.ballPosition = ball ? ball->place : heel->place;
    contacts.push_back(contact);
    if (heel) ++h;
    if (ball) ++t;
  }
}

// The stands of all parts, heel and ball of each leg in turn, in seconds. What is alike in the ways feet come
// and go is found over all contacts of a kind: of the same part of legs of the same length.
std::vector<Stands> standsOf(const Motion& motion, const ContactReport& report, const SoleTracks& tracks,
                             const ContactOptions& options) {
  const std::size_t parts = 2 * tracks.legs;
  // A quarter of a frame; of rates beyond 120 per second no finer than there.
  const double step = std::max(0.25, 0.25 / (120 * motion.frameTime));
  std::vector<double> lengths;
  for (std::size_t i = 0; i < parts; ++i)
    lengths.push_back(legLength(motion.skeleton, report.limbs.legs[i / 2]));
  std::vector<SolePointTrack> track(parts);
  const int count = static_cast<int>(parts);
#pragma omp parallel for schedule(dynamic, 1) num_threads(threadCount(options.threads))
  for (int part = 0; part < count; ++part) {
    const std::size_t i = static_cast<std::size_t>(part);
    std::vector<Vec3> points;
    for (std::size_t f = report.firstFrame; f < tracks.frames(); ++f)
      points.push_back(tracks.at(f, i / 2, static_cast<SolePart>(i % 2)));
    track[i] = SolePointTrack(std::move(points), motion.frameTime, lengths[i], options);
  }
  std::vector<Stands> stands(parts);
  std::vector<std::vector<double>> edges[2];  // starts and ends, one list per part
  for (std::vector<std::vector<double>>& side : edges) side.resize(parts);
  std::vector<char> done(parts, 0);
  for (std::size_t i = 0; i < parts; ++i) {
    if (done[i]) continue;
    for (const int side : {0, 1}) {
      std::vector<Departure> ways;
      for (std::size_t k = i; k < parts; k += 2) {
        if (std::abs(lengths[k] - lengths[i]) > 0.02 * lengths[i]) continue;
        done[k] = 1;
        for (std::size_t floor = 0; floor < track[k].floors().size(); ++floor)
          ways.push_back(track[k].departure(floor, side == 0 ? -1 : 1));
      }
      const std::vector<double> found = edgesOf(ways, options.departs * lengths[i], step, options.threads);
      std::size_t next = 0;
      for (std::size_t k = i; k < parts; k += 2) {
        if (std::abs(lengths[k] - lengths[i]) > 0.02 * lengths[i]) continue;
        for (std::size_t floor = 0; floor < track[k].floors().size(); ++floor)
          edges[side][k].push_back(found[next++]);
      }
    }
  }
  for (std::size_t i = 0; i < parts; ++i) {
    stands[i] = track[i].stands(edges[0][i], edges[1][i]);
    for (SolePointTrack::Stand& stand : stands[i]) {
      const double offset = static_cast<double>(report.firstFrame);
      stand.start = motion.startTime + (stand.start + offset) * motion.frameTime;
      stand.end = motion.startTime + (stand.end + offset) * motion.frameTime;
    }
  }
  return stands;
}

Ground groundUnder(const Contacts& contacts, double startTime) {
  std::vector<Vec2> samples;  // time, height
  for (const Contact& contact : contacts) {
    if (contact.ball.end > contact.ball.start) {
      samples.emplace_back(0.5 * (contact.ball.start + contact.ball.end) - startTime,
                           contact.ballPosition.y());
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

// By how much the joints turn from one frame to the next: the median of those that turn at all.
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
  std::size_t lead = 0;
  for (std::size_t pose = 0; pose < contact_tuning::kMostLeadingPoses; ++pose) {
    const std::size_t most = lead + contact_tuning::kMostHeldFrames;
    while (lead < most && lead + 1 < motion.frames() && medianTurn(motion, lead) < contact_tuning::kHeldTurn)
      ++lead;
    ++lead;
  }
  if (motion.frames() < lead + 4) return 0;
  double following = 0;
  for (std::size_t f = lead; f < std::min(lead + contact_tuning::kFollowingFrames, motion.frames() - 1);
       ++f) {
    following = std::max(following, medianTurn(motion, f));
  }
  for (std::size_t f = lead; f-- > 0;) {
    if (medianTurn(motion, f) >
        std::max(contact_tuning::kPoseApart, contact_tuning::kPoseTimesFollowing * following))
      return f + 1;
  }
  return 0;
}

FrameSpan framesWithin(const Motion& motion, const TimeRange& range) {
  const double tolerance = 1e-6;  // of a frame: times come from frames
  const auto frame = [&](double time) { return (time - motion.startTime) / motion.frameTime; };
  const auto first = static_cast<Index>(std::ceil(frame(range.start) - tolerance));
  const auto last = static_cast<Index>(std::floor(frame(range.end) + tolerance));
  return {static_cast<std::size_t>(std::max<Index>(first, 0)),
          static_cast<std::size_t>(std::clamp<Index>(last + 1, 0, static_cast<Index>(motion.frames())))};
}

ContactReport detectContacts(const Motion& motion, const ContactOptions& options) {
  ContactReport report;
  report.limbs = findLimbs(motion.skeleton);
  report.soles = findSoles(motion.skeleton, report.limbs);
  report.firstFrame = options.skipLeadingPose ? firstFrameOfMotion(motion) : 0;
  const std::size_t legs = report.limbs.legs.size();
  if (legs == 0 || motion.frames() < report.firstFrame + 3) return report;

  const SoleTracks tracks = trackSoles(motion, report.soles, options.threads);
  std::vector<Stands> stands = standsOf(motion, report, tracks, options);
  for (std::size_t leg = 0; leg < legs; ++leg) {
    dropRaisedHeels(stands[2 * leg], stands[2 * leg + 1],
                    options.raisedHeel * legLength(motion.skeleton, report.limbs.legs[leg]));
    addContacts(static_cast<int>(leg), std::move(stands[2 * leg]), std::move(stands[2 * leg + 1]),
                options.mergeGap, report.contacts);
  }
  widenToTouch(motion, tracks, options, report);
  std::stable_sort(report.contacts.begin(), report.contacts.end(),
                   [](const Contact& a, const Contact& b) { return a.time.start < b.time.start; });
  report.ground = groundUnder(report.contacts, motion.time(report.firstFrame));
  return report;
}

}  // namespace footfall
