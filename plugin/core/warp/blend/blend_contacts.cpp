// SPDX-License-Identifier: MIT
#include "warp/blend/blend_contacts.h"

#include <algorithm>
#include <cmath>

#include "figure/motion/pose.h"
#include "warp/warp_tuning.h"

namespace footfall::warp {
namespace {

bool touches(const TimeRange& part) {
  return part.end > part.start;
}

bool standsAt(const TimeRange& part, double time) {
  return touches(part) && part.start <= time && time <= part.end;
}

// The times of a motion in the result: within the fade by its clock, outside at its own speed, and no farther
// than the fade's other side, where it no longer counts.
class Clock {
 public:
  Clock(const Motion& result, const BlendPlan& plan, const Motion& motion, bool isFirst)
      : frames_(isFirst ? plan.ofFirst : plan.ofSecond),
        motion_(motion),
        begin_(result.time(plan.first)),
        frame_(result.frameTime),
        isFirst_(isFirst) {}

  double shown(double time) const {
    const double f = (time - motion_.startTime) / frame_;
    const double end = begin_ + frame_ * static_cast<double>(frames_.size() - 1);
    if (f <= frames_.front()) return isFirst_ ? begin_ + frame_ * (f - frames_.front()) : begin_;
    if (f >= frames_.back()) return isFirst_ ? end : end + frame_ * (f - frames_.back());
    const auto next = std::upper_bound(frames_.begin(), frames_.end(), f);
    const double below = *(next - 1), u = (f - below) / (*next - below);
    return begin_ + frame_ * (static_cast<double>(next - frames_.begin()) - 1 + u);
  }

  Contact shown(Contact contact) const {
    for (TimeRange* range : {&contact.time, &contact.heel, &contact.ball}) {
      *range = {shown(range->start), shown(range->end)};
    }
    return contact;
  }

 private:
  const std::vector<double>& frames_;
  const Motion& motion_;
  double begin_, frame_;
  bool isFirst_;
};

class Merger {
 public:
  Merger(const Motion& result, const BlendPlan& plan, const Motion& firstMotion, const ContactReport& first,
         const Motion& secondMotion, const ContactReport& second)
      : result_(result), plan_(plan), fade_{result.time(plan.first), result.time(plan.last)}, report_(first) {
    report_.contacts.clear();
    const Clock clockA(result, plan, firstMotion, true), clockB(result, plan, secondMotion, false);
    for (const Contact& contact : first.contacts) add(a_, clockA.shown(contact));
    for (Contact contact : second.contacts) {
      contact.heelPosition = plan.placed * contact.heelPosition;
      contact.ballPosition = plan.placed * contact.ballPosition;
      add(b_, clockB.shown(contact));
    }
  }

  ContactReport run() {
    std::vector<char> paired(b_.size(), 0);
    const double middle = 0.5 * (fade_.start + fade_.end);
    for (const Contact& a : a_) {
      const Contact* partner = nullptr;
      for (std::size_t i = 0; i < b_.size(); ++i) {
        const bool together = b_[i].leg == a.leg &&
                              std::min(a.time.end, b_[i].time.end) > std::max(a.time.start, b_[i].time.start);
        if (!together || paired[i] || partner) continue;
        paired[i] = 1;
        partner = &b_[i];
      }
      if (partner) {
        keep(merged(a, *partner), &a, partner);
      } else if (a.time.start < middle) {
        keep(within(a, {a.time.start, std::max(middle, a.time.start)}), &a, nullptr);
      }
    }
    for (std::size_t i = 0; i < b_.size(); ++i) {
      if (!paired[i] && b_[i].time.end > middle)
        keep(within(b_[i], {middle, b_[i].time.end}), nullptr, &b_[i]);
    }
    std::sort(report_.contacts.begin(), report_.contacts.end(),
              [](const Contact& x, const Contact& y) { return x.time.start < y.time.start; });
    return std::move(report_);
  }

 private:
  void add(Contacts& contacts, const Contact& contact) const {
    if (contact.time.end > fade_.start && contact.time.start < fade_.end) contacts.push_back(contact);
  }

  // The second motion's weight.
  double weight(double time) const {
    const double length = fade_.end - fade_.start;
    return 1 - fadeWeight(length > 0 ? (time - fade_.start) / length : 1, plan_.shape).value;
  }
  double between(double a, double b) const { return a + weight(0.5 * (a + b)) * (b - a); }
  // A part that stands at different times in the two stands where its motion counts more; one that has left
  // the ground before the fade does not come back in the same contact.
  TimeRange between(const TimeRange& a, const TimeRange& b) const {
    if (std::min(a.end, b.end) > std::max(a.start, b.start)) {
      return {between(a.start, b.start), between(a.end, b.end)};
    }
    if (touches(a) && (!touches(b) || a.end <= fade_.start)) return a;
    if (touches(b) && (!touches(a) || b.start >= fade_.end)) return b;
    return weight(0.5 * (a.start + a.end)) < 0.5 ? a : b;
  }

  Contact merged(const Contact& a, const Contact& b) const {
    Contact contact = a;
    contact.heel = between(a.heel, b.heel);
    contact.ball = between(a.ball, b.ball);
    return contact;
  }

  static Contact within(Contact contact, const TimeRange& range) {
    for (TimeRange* part : {&contact.heel, &contact.ball}) {
      part->start = std::clamp(part->start, range.start, range.end);
      part->end = std::clamp(part->end, range.start, range.end);
    }
    return contact;
  }

  // Settles where the contact stands and takes it. Before the fade the first motion stays as it is.
  void keep(Contact contact, const Contact* a, const Contact* b) {
    for (TimeRange* part : {&contact.heel, &contact.ball}) {
      part->start = std::max(part->start, fade_.start);
      if (!touches(*part)) *part = {};
    }
    const bool heel = touches(contact.heel), ball = touches(contact.ball);
    if (!heel && !ball) return;
    const double start = !ball ? contact.heel.start : contact.ball.start;
    const double end = !ball ? contact.heel.end : contact.ball.end;
    contact.time = heel ? TimeRange{std::min(start, contact.heel.start), std::max(end, contact.heel.end)}
                        : TimeRange{start, end};
    if (!heel) contact.heel = {contact.time.start, contact.time.start};
    if (!ball) contact.ball = {contact.time.start, contact.time.start};
    place(contact, a, b);
    cutWhereFar(contact, a && a->time.start < fade_.start);
    if (contact.time.end > contact.time.start) report_.contacts.push_back(contact);
  }

  // A foot the blend takes far away has left its place: held there it would drag the whole figure down. The
  // contact ends where that begins; one that comes in the fade begins where it is over.
  void cutWhereFar(Contact& contact, bool fromBefore) const {
    const Sole& sole = report_.soles[static_cast<std::size_t>(contact.leg)];
    TimeRange near = contact.time;
    Pose pose;
    for (std::size_t f = plan_.first; f <= plan_.last; ++f) {
      const double time = result_.time(f);
      if (time < near.start || time > near.end) continue;
      worldPose(result_, f, pose);
      const bool ball = time >= contact.ball.start && time <= contact.ball.end && touches(contact.ball);
      const Vec3 gap =
          ball ? sole.ball.in(pose)-contact.ballPosition : sole.heel.in(pose)-contact.heelPosition;
      if (gap.norm() <=
          tuning::kLeftPlace * lengthOf(report_.limbs.legs[static_cast<std::size_t>(contact.leg)], pose))
        continue;
      (fromBefore ? near.end : near.start) = time;
      if (fromBefore) break;
    }
    for (TimeRange* range : {&contact.time, &contact.heel, &contact.ball}) {
      *range = {std::clamp(range->start, near.start, near.end), std::clamp(range->end, near.start, near.end)};
    }
  }

  static double lengthOf(const Leg& leg, const Pose& pose) {
    double length = 0;
    for (std::size_t i = 1; i < leg.joints.size(); ++i) {
      length += (pose.position[static_cast<std::size_t>(leg.joints[i])] -
                 pose.position[static_cast<std::size_t>(leg.joints[i - 1])])
                    .norm();
    }
    return length;
  }

  void place(Contact& contact, const Contact* a, const Contact* b) const {
    const bool fromBefore = a && a->time.start < fade_.start, toAfter = b && b->time.end > fade_.end;
    if (toAfter && !fromBefore) {
      contact.heelPosition = b->heelPosition;
      contact.ballPosition = b->ballPosition;
      return;
    }
    // The contact of one motion, moved as a whole to where the result has the part that stands then.
    const TimeRange& standing = touches(contact.ball) ? contact.ball : contact.heel;
    const double time = fromBefore ? contact.time.start : 0.5 * (standing.start + standing.end);
    const bool byBall = touches(contact.ball) && contact.ball.start <= time;
    const Sole& sole = report_.soles[static_cast<std::size_t>(contact.leg)];
    Pose pose;
    worldPoseAt(result_, time, pose);
    const Vec3 moved = byBall ? Vec3(sole.ball.in(pose)-contact.ballPosition)
                              : Vec3(sole.heel.in(pose)-contact.heelPosition);
    contact.heelPosition += moved;
    contact.ballPosition += moved;
    // Both parts may stand already where the fade begins, each a little off the place it has on the whole.
    if (fromBefore && standsAt(contact.heel, time)) contact.heelPosition = sole.heel.in(pose);
    if (fromBefore && standsAt(contact.ball, time)) contact.ballPosition = sole.ball.in(pose);
  }

  const Motion& result_;
  const BlendPlan& plan_;
  const TimeRange fade_;
  ContactReport report_;
  Contacts a_, b_;
};

}  // namespace

ContactReport contactsOfBlend(const Motion& result, const BlendPlan& plan, const Motion& firstMotion,
                              const ContactReport& first, const Motion& secondMotion,
                              const ContactReport& second) {
  return Merger(result, plan, firstMotion, first, secondMotion, second).run();
}

}  // namespace footfall::warp
