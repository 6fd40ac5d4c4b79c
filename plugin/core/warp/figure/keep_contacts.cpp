// SPDX-License-Identifier: MIT
#include "warp/figure/keep_contacts.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "figure/cleanup/clean_up.h"
#include "figure/quality/quality.h"
#include "warp/warp_tuning.h"

namespace footfall::warp {
namespace {

std::size_t at(int i) {
  return static_cast<std::size_t>(i);
}

TimeRange mapped(const TimeRange& range, const TimeMap& map) {
  return {*map.inverse(range.start), *map.inverse(range.end)};
}

bool stands(const TimeRange& part, double time) {
  return part.end > part.start && time >= part.start && time <= part.end;
}

// How far a hip must be lowered for an ankle, seen from it, to be within reach; far, where it never is.
double sinkFor(const Vec3& ankle, double reach) {
  if (ankle.norm() <= reach) return 0;
  const double aside = Vec3(ankle.x(), 0, ankle.z()).norm();
  if (aside >= reach) return std::numeric_limits<double>::infinity();
  return std::max(0.0, -ankle.y() - std::sqrt(reach * reach - aside * aside));
}

// A contact that begins or ends while the foot still eases away from another is put back too: it would be
// dragged along.
void addNeighbours(const Contacts& contacts, double ease, std::vector<char>& replant) {
  for (bool added = true; added;) {
    added = false;
    for (std::size_t i = 0; i < contacts.size(); ++i) {
      for (std::size_t j = 0; j < contacts.size(); ++j) {
        const TimeRange &put = contacts[i].time, &near = contacts[j].time;
        const bool reached = near.start < put.end + ease && near.end > put.start - ease;
        if (!replant[i] || replant[j] || contacts[i].leg != contacts[j].leg || !reached) continue;
        replant[j] = 1;
        added = true;
      }
    }
  }
}

}  // namespace

double slideOf(const Motion& motion, const ContactReport& contacts, int threads) {
  QualityOptions quality;
  quality.contacts = contacts;
  quality.threads = threads;
  return measureQuality(motion, quality).skate.max;
}

ContactKeeper::ContactKeeper(const Motion& source, const TimeMap& map, ContactPolicy policy,
                             const MotionWarpOptions& options)
    : source_(source), map_(map), policy_(policy), options_(options) {
  ContactOptions contact;
  contact.threads = options.threads;
  report_ = detectContacts(source, contact);
  for (Contact& found : report_.contacts) found.time = found.stands();
}

bool ContactKeeper::takeGoal(const PlacedGoal& goal) {
  if (policy_ == ContactPolicy::Free || map_.reversal()) return false;
  const double time = source_.time(goal.frame);
  for (std::size_t i = 0; i < report_.contacts.size(); ++i) {
    const Contact& contact = report_.contacts[i];
    const Leg& leg = report_.limbs.legs[at(contact.leg)];
    if (!hasJoint(contact, goal.joint) || leg.joints.size() < 3 || time < contact.time.start ||
        time > contact.time.end)
      continue;
    goals_.push_back({i, goal});
    return true;
  }
  return false;
}

bool ContactKeeper::hasJoint(const Contact& contact, int joint) const {
  const Leg& leg = report_.limbs.legs[at(contact.leg)];
  return joint == leg.ankle() || joint == leg.ball || joint == leg.tip;
}

TimeRange ContactKeeper::swingAround(int joint, double time) const {
  TimeRange swing{-kTimeLimit, kTimeLimit};
  for (const Contact& contact : report_.contacts) {
    if (!hasJoint(contact, joint)) continue;
    const TimeRange stand = mapped(contact.time, map_);
    if (stand.end <= time) swing.start = std::max(swing.start, stand.end);
    if (stand.start >= time) swing.end = std::min(swing.end, stand.start);
  }
  return swing;
}

double ContactKeeper::reachableShare(const Vec3& move, const Motion& motion, const Contact& after) const {
  const Leg& leg = report_.limbs.legs[at(after.leg)];
  struct Stand {
    Vec3 toAnkle;  // from the hip
    double reach = 0, sink = 0;
  };
  std::vector<Stand> stands;
  Pose is, was;
  const FrameSpan frames = framesWithin(motion, after.time);
  for (std::size_t frame = frames.first; frame < frames.end; ++frame) {
    worldPose(motion, frame, is);
    worldPoseAt(source_, map_.source(motion.time(frame)), was);
    double length = 0;
    for (std::size_t j = 1; j < leg.joints.size(); ++j)
      length += (was.position[at(leg.joints[j])] - was.position[at(leg.joints[j - 1])]).norm();
    stands.push_back({was.position[at(leg.ankle())] - is.position[at(leg.joints.front())],
                      options_.maxExtension * length, 0});
    stands.back().sink = sinkFor(stands.back().toAnkle, stands.back().reach) + tuning::kGoalSink * length;
  }
  const auto reaches = [&](double share) {
    return std::all_of(stands.begin(), stands.end(), [&](const Stand& stand) {
      return sinkFor(stand.toAnkle + share * move, stand.reach) <= stand.sink;
    });
  };
  if (reaches(1)) return 1;
  double low = 0, high = 1;
  for (int i = 0; i < 30; ++i) (reaches(0.5 * (low + high)) ? low : high) = 0.5 * (low + high);
  return low;
}

std::vector<TimeRange> ContactKeeper::goalRanges() const {
  std::vector<TimeRange> ranges;
  const double lead = options_.ease + CleanOptions().sinkWindow;
  for (const ContactGoal& goal : goals_) {
    const TimeRange& contact = report_.contacts[goal.contact].time;
    ranges.push_back({contact.start - lead, contact.end + lead});
  }
  return ranges;
}

bool ContactKeeper::disturbed(const Contact& before, const Contact& after, const Motion& motion) const {
  const Sole& sole = report_.soles[at(before.leg)];
  Pose was, is;
  const FrameSpan frames = framesWithin(motion, after.time);
  for (std::size_t f = frames.first; f < frames.end; ++f) {
    const double time = motion.time(f);
    worldPose(motion, f, is);
    worldPoseAt(source_, map_.source(time), was);
    for (const SolePart part : {SolePart::Heel, SolePart::Ball}) {
      if (!stands(part == SolePart::Heel ? after.heel : after.ball, time)) continue;
      if ((sole.part(part).in(is)-sole.part(part).in(was)).norm() > options_.disturbed) return true;
    }
  }
  return false;
}

void ContactKeeper::follow(Contact& contact, const Motion& motion) const {
  const Sole& sole = report_.soles[at(contact.leg)];
  Pose pose;
  const auto middle = [&](const TimeRange& part, const CarriedPoint& point, Vec3& place) {
    if (part.end <= part.start) return;
    worldPoseAt(motion, 0.5 * (part.start + part.end), pose);
    place = point.in(pose);
  };
  middle(contact.heel, sole.heel, contact.heelPosition);
  middle(contact.ball, sole.ball, contact.ballPosition);
}

double ContactKeeper::moveToGoals(const Motion& motion, const std::vector<Vec3>& places,
                                  ContactReport& report) const {
  double largest = 0;
  Pose pose;
  for (std::size_t i = 0; i < goals_.size(); ++i) {
    const ContactGoal& goal = goals_[i];
    worldPoseAt(motion, *map_.inverse(source_.time(goal.goal.frame)), pose);
    const Vec3 missed = places[i] - pose.position[at(goal.goal.joint)];
    largest = std::max(largest, missed.norm());
    report.contacts[goal.contact].heelPosition += missed;
    report.contacts[goal.contact].ballPosition += missed;
  }
  return largest;
}

void ContactKeeper::replant(MotionWarpResult& result) const {
  result.contacts = report_.contacts.size();
  if (report_.contacts.empty()) return;
  result.slideBefore = slideOf(source_, report_, options_.threads);
  if (map_.reversal()) {
    result.notes.push_back("time runs back: feet were left as they came");
    return;
  }
  ContactReport after = report_;
  const double shift =
      (*map_.inverse(source_.time(report_.firstFrame)) - result.motion.startTime) / source_.frameTime;
  after.firstFrame = static_cast<std::size_t>(std::max(0.0, std::ceil(shift - 1e-6)));
  for (Contact& contact : after.contacts) {
    contact.time = mapped(contact.time, map_);
    contact.heel = mapped(contact.heel, map_);
    contact.ball = mapped(contact.ball, map_);
  }
  if (policy_ == ContactPolicy::Free) {
    result.slideAfter = slideOf(result.motion, after, options_.threads);
    return;
  }
  std::vector<char> replant(after.contacts.size(), 0);
  for (std::size_t i = 0; i < after.contacts.size(); ++i) {
    replant[i] = disturbed(report_.contacts[i], after.contacts[i], result.motion);
    if (replant[i] && policy_ == ContactPolicy::Follow) follow(after.contacts[i], result.motion);
  }
  // The first pass says how far a goal's contact must move; planted, it is then within a few millimetres.
  std::vector<Vec3> places;
  for (const ContactGoal& goal : goals_) {
    replant[goal.contact] = 1;
    Pose pose;
    worldPoseAt(source_, source_.time(goal.goal.frame), pose);
    const Vec3& from = pose.position[at(goal.goal.joint)];
    const Vec3 whole = goal.goal.place - from;
    const Vec3 moved = reachableShare(whole, result.motion, after.contacts[goal.contact]) * whole;
    places.push_back(from + moved);
    after.contacts[goal.contact].heelPosition = report_.contacts[goal.contact].heelPosition + moved;
    after.contacts[goal.contact].ballPosition = report_.contacts[goal.contact].ballPosition + moved;
  }
  addNeighbours(after.contacts, options_.ease, replant);
  const Motion warped = result.motion;
  double sink = 0, unreached = 0;  // of the last pass
  for (int pass = 0; pass < 4; ++pass) {
    CleanOptions clean;
    clean.blend = options_.ease;
    clean.softExtension = options_.softExtension;
    clean.maxExtension = options_.maxExtension;
    clean.maxRateFactor = 1;
    clean.threads = options_.threads;
    clean.contacts = after;
    clean.contacts->contacts.clear();
    for (std::size_t i = 0; i < replant.size(); ++i) {
      if (replant[i]) clean.contacts->contacts.push_back(after.contacts[i]);
    }
    result.replanted = clean.contacts->contacts.size();
    if (result.replanted == 0) break;
    CleanResult cleaned = cleanUp(warped, clean);
    result.motion = std::move(cleaned.motion);
    sink = cleaned.sink;
    unreached = cleaned.unreached;
    if (moveToGoals(result.motion, places, after) < 1e-5) break;
  }
  if (sink > 1e-3) {
    result.notes.push_back(
        fmt::format("hips lowered by up to {:.1f} mm for feet to reach their contacts", 1000 * sink));
  }
  if (unreached > 1e-4) {
    result.notes.push_back(fmt::format("a leg is too short for its contact by {:.1f} mm", 1000 * unreached));
  }
  result.slideAfter = slideOf(result.motion, after, options_.threads);
}

}  // namespace footfall::warp
