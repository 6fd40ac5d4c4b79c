// SPDX-License-Identifier: MIT
#include "locomotion/build/foot_events.h"

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/numeric/smoothing.h"
#include "locomotion/locomotion_tuning.h"

namespace footfall::locomotion {
namespace {

struct Extremum {
  std::size_t frame;
  bool high;
};

// Alternating highs and lows that differ by at least `prominence`; the first and last may be the ends of the
// values.
std::vector<Extremum> extremaOf(const std::vector<double>& values, std::size_t first, double prominence) {
  std::vector<Extremum> found;
  if (first >= values.size()) return found;
  std::size_t high = first, low = first;
  int seeking = 0;  // 1: a high, -1: a low, 0: either
  for (std::size_t i = first; i < values.size(); ++i) {
    if (values[i] > values[high]) high = i;
    if (values[i] < values[low]) low = i;
    if (seeking >= 0 && values[i] < values[high] - prominence) {
      found.push_back({high, true});
      low = i;
      seeking = -1;
    } else if (seeking <= 0 && values[i] > values[low] + prominence) {
      found.push_back({low, false});
      high = i;
      seeking = 1;
    }
  }
  if (seeking > 0) found.push_back({high, true});
  if (seeking < 0) found.push_back({low, false});
  return found;
}

// The instant to a fraction of a frame: the parabola through the extremum and its neighbours.
double refined(const std::vector<double>& v, std::size_t i) {
  if (i == 0 || i + 1 >= v.size()) return static_cast<double>(i);
  const double bend = v[i - 1] - 2 * v[i] + v[i + 1];
  const double off = bend != 0 ? (v[i - 1] - v[i + 1]) / (2 * bend) : 0;
  return static_cast<double>(i) + std::clamp(off, -0.5, 0.5);
}

std::vector<FootStance> stancesOf(const Motion& motion, const ContactReport& contacts, const Heading& heading,
                                  const SoleTracks& tracks, std::size_t leg) {
  const std::size_t first = contacts.firstFrame, count = motion.frames();
  const int half = std::max(1, static_cast<int>(tuning::kFootSmoothing / motion.frameTime));
  const std::vector<double> yaw =
      smoothed(heading.yaw, static_cast<int>(tuning::kHeadingSmoothing / motion.frameTime));
  std::vector<double> heel(count), ball(count);
  for (std::size_t i = 0; i < count; ++i) {
    const Vec3 forward = forwardOf(yaw[i]);
    heel[i] = (tracks.at(i, leg, SolePart::Heel) - heading.position[i]).dot(forward);
    ball[i] = (tracks.at(i, leg, SolePart::Ball) - heading.position[i]).dot(forward);
  }
  for (std::size_t i = 0; i < first; ++i) heel[i] = heel[first], ball[i] = ball[first];
  heel = smoothed(heel, half);
  ball = smoothed(ball, half);
  const double length = legLength(motion.skeleton, contacts.limbs.legs[leg]);
  const std::vector<Extremum> found = extremaOf(ball, first, tuning::kStepProminence * length);
  const std::size_t edge = 2;
  const auto seen = [&](std::size_t frame) { return frame > first + edge && frame + edge + 1 < count; };
  std::vector<FootStance> stances;
  for (std::size_t k = 0; k < found.size(); ++k) {
    if (found[k].high) {
      // The heel's own extremum, next to that of the ball.
      std::size_t at = found[k].frame;
      const std::size_t reach = static_cast<std::size_t>(tuning::kHeelBallLag / motion.frameTime);
      const std::size_t from = std::max(first, at > reach ? at - reach : 0),
                        to = std::min(count - 1, at + reach);
      for (std::size_t i = from; i <= to; ++i) {
        if (heel[i] > heel[at]) at = i;
      }
      FootStance stance;
      stance.strike = motion.startTime + refined(heel, at) * motion.frameTime;
      stance.strikeSeen = seen(at);
      stance.liftSeen = false;
      stance.lift = motion.time(count - 1);
      stances.push_back(stance);
    } else {
      if (stances.empty()) stances.push_back({motion.time(first), 0, false, true});
      FootStance& stance = stances.back();
      stance.lift = motion.startTime + refined(ball, found[k].frame) * motion.frameTime;
      stance.liftSeen = seen(found[k].frame);
    }
  }
  return stances;
}

}  // namespace

FootEvents eventsByReach(const Motion& motion, const ContactReport& contacts, const Heading& heading) {
  const SoleTracks tracks = trackSoles(motion, contacts.soles, 1);
  FootEvents events;
  for (std::size_t leg = 0; leg < contacts.limbs.legs.size(); ++leg) {
    const BodySide side = contacts.limbs.legs[leg].side;
    if (side == BodySide::Left) events.left = stancesOf(motion, contacts, heading, tracks, leg);
    if (side == BodySide::Right) events.right = stancesOf(motion, contacts, heading, tracks, leg);
  }
  return events;
}

FootEvents eventsByHeight(const Motion& motion, const ContactReport& contacts, const FootEvents& reach) {
  const SoleTracks tracks = trackSoles(motion, contacts.soles, 1);
  FootEvents events = reach;
  for (std::size_t leg = 0; leg < contacts.limbs.legs.size(); ++leg) {
    std::vector<FootStance>& stances =
        contacts.limbs.legs[leg].side == BodySide::Left ? events.left : events.right;
    const double limit = tuning::kRunFootHeight * legLength(motion.skeleton, contacts.limbs.legs[leg]);
    for (FootStance& stance : stances) {
      const auto frameOf = [&](double time) { return (time - motion.startTime) / motion.frameTime; };
      const auto clampFrame = [&](double frame) {
        return static_cast<std::size_t>(std::clamp(frame, static_cast<double>(contacts.firstFrame),
                                                   static_cast<double>(motion.frames() - 1)));
      };
      const std::size_t from = clampFrame(std::ceil(frameOf(stance.strike))),
                        to = clampFrame(frameOf(stance.lift));
      const auto height = [&](std::size_t i) { return tracks.at(i, leg, SolePart::Ball).y(); };
      if (to <= from) continue;
      double lowest = height(from);
      for (std::size_t i = from; i <= to; ++i) lowest = std::min(lowest, height(i));
      const double level = lowest + limit;
      std::size_t a = from, b = to;
      while (a < to && height(a) > level) ++a;
      while (b > from && height(b) > level) --b;
      if (b <= a) continue;
      // Where the height crosses the level, between frames.
      const auto crossing = [&](std::size_t inside, std::size_t outside) {
        const double h = height(inside), g = height(outside);
        return g > level ? (level - h) / (g - h) : 0;
      };
      if (stance.strikeSeen && a > from)
        stance.strike = motion.time(a) - crossing(a, a - 1) * motion.frameTime;
      if (stance.liftSeen && b < to) stance.lift = motion.time(b) + crossing(b, b + 1) * motion.frameTime;
    }
  }
  return events;
}

}  // namespace footfall::locomotion
