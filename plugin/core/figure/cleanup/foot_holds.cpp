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

// A part over its stand. The place: the medians in plan, in height what most of its frames are below.
HeldPart heldPart(const Motion& motion, const SoleTracks& tracks, std::size_t leg, SolePart part,
                  const TimeRange& stand, std::size_t free, double still) {
  HeldPart held;
  if (stand.end <= stand.start) return held;
  held.frames = framesWithin(motion, stand);
  held.frames.first = std::max(held.frames.first, free);
  if (held.frames.empty()) return held;
  std::vector<double> values[3];
  for (std::size_t f = held.frames.first; f < held.frames.end; ++f) {
    for (int axis = 0; axis < 3; ++axis) values[axis].push_back(tracks.at(f, leg, part)[axis]);
  }
  Vec3 middle;
  for (int axis = 0; axis < 3; ++axis) middle[axis] = quantile(values[axis], 0.5);
  held.place = middle;
  held.place.y() = quantile(values[1], cleanup_tuning::kHeightShare);
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
  std::vector<std::size_t> free(holds.size(), contacts.firstFrame);  // the first frame the contacts before leave
  for (Contact& contact : contacts.contacts) {
    const std::size_t leg = static_cast<std::size_t>(contact.leg);
    FootHold& own = holds[leg];
    const double still = settledWithin(legLength(motion.skeleton, contacts.limbs.legs[leg]));
    HeldPart heel = heldPart(motion, tracks, leg, SolePart::Heel, contact.heel, free[leg], still);
    HeldPart ball = heldPart(motion, tracks, leg, SolePart::Ball, contact.ball, free[leg], still);
    const bool settled = heel.settled && ball.settled;
    const Sole& sole = contacts.soles[leg];
    if (!settled && !heel.frames.empty() && !ball.frames.empty()) {
      // As far apart as the foot is long, so that it need not slip from the heel to the ball. The ball keeps
      // its place, unless the heel stands still or stands on from the contact before.
      const Vec3 along = ball.place - heel.place;
      const double length = (sole.heel.offset - sole.ball.offset).norm();
      const bool stood = heel.frames.first > 0 && heel.frames.first == free[leg] && own.heel[free[leg] - 1];
      if (stood) heel.place = own.heelPlace[free[leg] - 1];
      if (along.norm() > 0 && (stood || heel.settled))
        ball.place = heel.place + length * (ball.place - heel.place).normalized();
      else if (along.norm() > 0)
        heel.place = ball.place - length * along.normalized();
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
