// SPDX-License-Identifier: MIT
#include "figure/cleanup/foot_holds.h"

#include <algorithm>

#include "base/numeric/statistics.h"
#include "figure/cleanup/cleanup_tuning.h"

namespace footfall {
namespace {

struct HeldPart {
  FrameSpan frames;
  Vec3 place = Vec3::Zero();
  bool settled = true;
};

// The medians of a part's places.
Vec3 middleOf(const SoleTracks& tracks, std::size_t leg, SolePart part, const FrameSpan& frames) {
  Vec3 middle;
  std::vector<double> values;
  for (int axis = 0; axis < 3; ++axis) {
    values.clear();
    for (std::size_t f = frames.first; f < frames.end; ++f) values.push_back(tracks.at(f, leg, part)[axis]);
    middle[axis] = quantile(values, 0.5);
  }
  return middle;
}

// A part over its stand. The place: the medians in plan, in height what most of its frames are below.
HeldPart heldPart(const Motion& motion, const SoleTracks& tracks, std::size_t leg, SolePart part,
                  const TimeRange& stand, std::size_t free, double length) {
  HeldPart held;
  if (stand.end <= stand.start) return held;
  held.frames = framesWithin(motion, stand);
  held.frames.first = std::max(held.frames.first, free);
  if (held.frames.empty()) return held;
  // What rises already, or comes down yet, at the ends of the stand is left out.
  const double far = cleanup_tuning::kOffTheGround * length;
  Vec3 middle = middleOf(tracks, leg, part, held.frames);
  const auto off = [&](std::size_t f) { return std::abs(tracks.at(f, leg, part).y() - middle.y()) > far; };
  while (held.frames.count() > 1 && off(held.frames.first)) ++held.frames.first;
  while (held.frames.count() > 1 && off(held.frames.end - 1)) --held.frames.end;
  middle = middleOf(tracks, leg, part, held.frames);
  std::vector<double> heights;
  for (std::size_t f = held.frames.first; f < held.frames.end; ++f)
    heights.push_back(tracks.at(f, leg, part).y());
  held.place = middle;
  held.place.y() = std::min(quantile(heights, cleanup_tuning::kHeightShare),
                            middle.y() + cleanup_tuning::kHeightMost * length);
  const double still = settledWithin(length);
  for (std::size_t f = held.frames.first; f < held.frames.end && held.settled; ++f)
    held.settled = (tracks.at(f, leg, part) - middle).norm() <= still;
  return held;
}

void hold(const HeldPart& part, std::vector<char>& held, std::vector<Vec3>& place) {
  for (std::size_t f = part.frames.first; f < part.frames.end; ++f) {
    held[f] = 1;
    place[f] = part.place;
  }
}

}  // namespace

double settledWithin(double legLength) {
  return cleanup_tuning::kSettled * legLength;
}

std::vector<FootHold> footHolds(const Motion& motion, const SoleTracks& tracks, ContactReport& contacts) {
  std::vector<FootHold> holds(contacts.limbs.legs.size());
  for (FootHold& hold : holds) {
    hold.heel.resize(motion.frames());
    hold.ball.resize(motion.frames());
    hold.settled.resize(motion.frames());
    hold.heelPlace.resize(motion.frames(), Vec3::Zero());
    hold.ballPlace = hold.heelPlace;
  }
  std::vector<std::size_t> free(holds.size(),
                                contacts.firstFrame);  // the first frame the contacts before leave
  for (Contact& contact : contacts.contacts) {
    const std::size_t leg = static_cast<std::size_t>(contact.leg);
    FootHold& own = holds[leg];
    const double length = legLength(motion.skeleton, contacts.limbs.legs[leg]);
    HeldPart heel = heldPart(motion, tracks, leg, SolePart::Heel, contact.heel, free[leg], length);
    HeldPart ball = heldPart(motion, tracks, leg, SolePart::Ball, contact.ball, free[leg], length);
    const bool settled = heel.settled && ball.settled;
    const Sole& sole = contacts.soles[leg];
    if (!settled && !heel.frames.empty() && !ball.frames.empty()) {
      // As far apart as the foot is long, so that it need not slip from the heel to the ball. The ball keeps
      // its place, unless the heel stands still or stands on from the contact before.
      const Vec3 along = ball.place - heel.place;
      const double foot = (sole.heel.offset - sole.ball.offset).norm();
      const bool stood = heel.frames.first > 0 && heel.frames.first == free[leg] && own.heel[free[leg] - 1];
      if (stood) heel.place = own.heelPlace[free[leg] - 1];
      if (along.norm() > 0 && (stood || heel.settled))
        ball.place = heel.place + foot * (ball.place - heel.place).normalized();
      else if (along.norm() > 0)
        heel.place = ball.place - foot * along.normalized();
    }
    hold(heel, own.heel, own.heelPlace);
    hold(ball, own.ball, own.ballPlace);
    for (const HeldPart* part : {&heel, &ball}) {
      for (std::size_t f = part->frames.first; f < part->frames.end && settled; ++f) own.settled[f] = 1;
      if (!part->frames.empty()) free[leg] = std::max(free[leg], part->frames.end);
    }
    if (!heel.frames.empty()) contact.heelPosition = heel.place;
    if (!ball.frames.empty()) contact.ballPosition = ball.place;
    if (!settled) ++own.open;
  }
  return holds;
}

}  // namespace footfall
