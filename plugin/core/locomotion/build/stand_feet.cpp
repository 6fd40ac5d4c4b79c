// SPDX-License-Identifier: MIT
#include "locomotion/build/stand_feet.h"

#include <algorithm>
#include <cmath>

#include "base/angles.h"

namespace footfall::locomotion {
namespace {

Vec2 plan(const Vec3& v) {
  return {v.x(), v.z()};
}
double yawOf(const Vec3& way) {
  return std::atan2(way.x(), way.z());
}

void join(TimeRange& all, const TimeRange& one) {
  if (one.end <= one.start) return;
  all = all.end > all.start ? TimeRange{std::min(all.start, one.start), std::max(all.end, one.end)} : one;
}

// Merges the contacts of a leg in a part of a motion into one that lasts to the end of the motion (atEnd) or
// from its start. A ball or heel without a detected contact gets one within the part.
Contact takeLasting(ContactReport& report, int leg, const TimeRange& part, bool atEnd) {
  Contact lasting;
  lasting.leg = leg;
  const auto joins = [&](const Contact& contact) {
    if (contact.leg != leg || contact.time.end <= part.start || contact.time.start >= part.end) return false;
    join(lasting.time, contact.time);
    join(lasting.heel, contact.heel);
    join(lasting.ball, contact.ball);
    if (contact.ball.end > contact.ball.start) lasting.ballPosition = contact.ballPosition;
    return true;
  };
  Contacts& all = report.contacts;
  all.erase(std::remove_if(all.begin(), all.end(), joins), all.end());
  const bool found = lasting.time.end > lasting.time.start;
  const TimeRange within{found ? std::clamp(lasting.time.start, part.start, part.end) : part.start,
                         found ? std::clamp(lasting.time.end, part.start, part.end) : part.end};
  for (TimeRange* range : {&lasting.heel, &lasting.ball}) {
    if (range->end <= range->start) *range = within;
    (atEnd ? range->end : range->start) = atEnd ? part.end : part.start;
  }
  lasting.time = lasting.stands();
  return lasting;
}

}  // namespace

StandFeet standFeet(const Clip& stand, const Library& library) {
  Pose local = restPose(library.skeleton), world;
  library.space.decode(stand.poses.row(0), {}, local);
  worldFromLocal(library.skeleton, local, world);
  StandFeet feet;
  for (const int leg : {library.leftLeg, library.rightLeg}) {
    const std::size_t k = static_cast<std::size_t>(leg);
    feet.heel[k] = library.soles[k].heel.in(world);
    feet.ball[k] = library.soles[k].ball.in(world);
  }
  return feet;
}

Base alignStand(const StandFeet& feet, const TimeRange& part, bool atEnd, const Motion& motion, double near,
                ContactReport& report) {
  std::array<Contact, 2> stands{takeLasting(report, 0, part, atEnd), takeLasting(report, 1, part, atEnd)};
  const auto longer = [&](const Contact& a, const Contact& b) {
    return atEnd ? a.time.start <= b.time.start : a.time.end >= b.time.end;
  };
  const std::size_t pivot = longer(stands[0], stands[1]) ? 0 : 1;
  Pose pose;
  worldPose(motion, atEnd ? motion.frames() - 1 : 0, pose);
  const Sole& sole = report.soles[pivot];
  const Vec3 ball = stands[pivot].ballPosition.isZero(0) ? sole.ball.in(pose) : stands[pivot].ballPosition;
  Base base;
  base.yaw = yawOf(sole.ball.in(pose)-sole.heel.in(pose)) - yawOf(feet.ball[pivot] - feet.heel[pivot]);
  base.yaw += 2 * kPi * std::round((near - base.yaw) / (2 * kPi));
  base.position = plan(ball) - base.turned(plan(feet.ball[pivot]));
  const auto placed = [&](const Vec3& own) {
    const Vec2 at = base.position + base.turned(plan(own));
    return Vec3(at.x(), own.y(), at.y());
  };
  for (std::size_t leg = 0; leg < 2; ++leg) {
    stands[leg].heelPosition = placed(feet.heel[leg]);
    stands[leg].ballPosition = placed(feet.ball[leg]);
    report.contacts.push_back(stands[leg]);
  }
  std::stable_sort(report.contacts.begin(), report.contacts.end(),
                   [](const Contact& a, const Contact& b) { return a.time.start < b.time.start; });
  return base;
}

}  // namespace footfall::locomotion
