// SPDX-License-Identifier: MIT
#include "warp/figure/keep_contacts.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "figure/anatomy/body_mass.h"
#include "figure/motion/heading.h"
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

// How far a hip must be lowered for an ankle, seen from it, to be within reach; far, where it never is.
double sinkFor(const Vec3& ankle, double reach) {
  if (ankle.norm() <= reach) return 0;
  const double aside = Vec3(ankle.x(), 0, ankle.z()).norm();
  if (aside >= reach) return std::numeric_limits<double>::infinity();
  return std::max(0.0, -ankle.y() - std::sqrt(reach * reach - aside * aside));
}

}  // namespace

double slideOf(const Motion& motion, const ContactReport& contacts, int threads) {
  QualityOptions quality;
  quality.contacts = contacts;
  quality.threads = threads;
  return measureQuality(motion, quality).skate.max;
}

ContactKeeper::ContactKeeper(const Motion& source, const TimeMap& map, ContactPolicy policy, bool balance,
                             const MotionWarpOptions& options)
    : source_(source), map_(map), policy_(policy), balance_(balance), options_(options) {
  ContactOptions contact;
  contact.threads = options.threads;
  report_ = detectContacts(source, contact);
  for (Contact& found : report_.contacts) {
    full_.push_back(found.time);
    found.time = found.stands();
  }
  if (map.reversal()) return;
  retimed_ = retimed(source, map, options.threads);
  if (report_.limbs.pelvis < 0) return;
  Pose rest;
  worldFromLocal(source.skeleton, restPose(source.skeleton), rest);
  // At rest the hips may be anywhere: at the origin in a BVH file, at their height in a scene.
  const double hips = rest.position[at(report_.limbs.pelvis)].y();
  double lowest = hips;
  for (const Sole& sole : report_.soles) lowest = std::min(lowest, sole.ball.in(rest).y());
  height_ = std::max(0.1, hips - lowest);
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

std::vector<Vec3> ContactKeeper::shiftFor(const std::vector<HeldFoot>& stands, std::size_t frames) const {
  if (!balance_ || goals_.empty()) return std::vector<Vec3>(frames, Vec3::Zero());
  std::vector<MovedStand> moved;
  for (const HeldFoot& stand : stands) moved.push_back({stand.time, Vec3::Zero()});
  for (const ContactGoal& goal : goals_) moved[goal.contact].moved = stands[goal.contact].move.translation();
  return bodyShift(moved, frames, retimed_.startTime, retimed_.frameTime, height_);
}

double ContactKeeper::reachableShare(std::size_t contact, const Vec3& move,
                                     const std::vector<HeldFoot>& stands, const Motion& warped) const {
  std::vector<HeldFoot> alone = stands;
  for (HeldFoot& stand : alone) stand.move.setIdentity();
  alone[contact].move.translation() = move;
  const std::vector<Vec3> shift = shiftFor(alone, warped.frames());
  struct Reach {
    Vec3 toAnkle, by;  // from the hip, and what the whole move adds
    double reach = 0, sink = 0;
  };
  std::vector<Reach> reaches;
  Pose is, was;
  for (std::size_t i = 0; i < stands.size(); ++i) {
    const Leg& leg = report_.limbs.legs[at(stands[i].leg)];
    const FrameSpan frames = framesWithin(warped, mapped(report_.contacts[i].time, map_));
    for (std::size_t f = frames.first; f < frames.end; ++f) {
      const Vec3 by = (i == contact ? move : Vec3(Vec3::Zero())) - shift[f];
      if (by.isZero(1e-6)) continue;
      worldPose(warped, f, is);
      worldPose(retimed_, f, was);
      double length = 0;
      for (std::size_t j = 1; j < leg.joints.size(); ++j)
        length += (was.position[at(leg.joints[j])] - was.position[at(leg.joints[j - 1])]).norm();
      Reach one;
      one.toAnkle = was.position[at(leg.ankle())] - is.position[at(leg.hip())];
      one.by = by;
      one.reach = options_.maxExtension * length;
      one.sink = sinkFor(one.toAnkle, one.reach) + tuning::kGoalSink * length;
      reaches.push_back(one);
    }
  }
  const auto reached = [&](double share) {
    return std::all_of(reaches.begin(), reaches.end(), [&](const Reach& one) {
      return sinkFor(one.toAnkle + share * one.by, one.reach) <= one.sink;
    });
  };
  if (reached(1)) return 1;
  double low = 0, high = 1;
  for (int i = 0; i < 30; ++i) (reached(0.5 * (low + high)) ? low : high) = 0.5 * (low + high);
  return low;
}

std::vector<TimeRange> ContactKeeper::goalRanges() const {
  std::vector<TimeRange> ranges;
  for (const ContactGoal& goal : goals_) {
    const Contact& moved = report_.contacts[goal.contact];
    double lead = options_.ease + tuning::kSinkWindow;
    if (balance_) lead = std::max(lead, tuning::kShiftFades);
    TimeRange range{moved.time.start - lead, moved.time.end + lead};
    TimeRange between{source_.startTime, source_.time(source_.frames() - 1)};
    for (std::size_t i = 0; i < full_.size(); ++i) {
      if (report_.contacts[i].leg != moved.leg) continue;
      if (full_[i].end < moved.time.start) between.start = std::max(between.start, full_[i].end);
      if (full_[i].start > moved.time.end) between.end = std::min(between.end, full_[i].start);
    }
    ranges.push_back({std::min(range.start, between.start), std::max(range.end, between.end)});
  }
  return ranges;
}

bool ContactKeeper::disturbed(const TimeRange& stand, int leg, const Motion& warped) const {
  const Sole& sole = report_.soles[at(leg)];
  Pose was, is;
  const FrameSpan frames = framesWithin(warped, stand);
  for (std::size_t f = frames.first; f < frames.end; ++f) {
    worldPose(warped, f, is);
    worldPose(retimed_, f, was);
    for (const SolePart part : {SolePart::Heel, SolePart::Ball}) {
      if ((sole.part(part).in(is)-sole.part(part).in(was)).norm() > options_.disturbed) return true;
    }
  }
  return false;
}

// Where the warp takes a foot in the middle of its stand, and which way it then points.
Isometry ContactKeeper::followed(const TimeRange& stand, int leg, const Motion& warped) const {
  const Sole& sole = report_.soles[at(leg)];
  Pose was, is;
  const double middle = 0.5 * (stand.start + stand.end);
  worldPoseAt(retimed_, middle, was);
  worldPoseAt(warped, middle, is);
  const Vec3 pointed = sole.tip.in(was)-sole.heel.in(was), points = sole.tip.in(is)-sole.heel.in(is);
  const double yaw = std::atan2(points.x(), points.z()) - std::atan2(pointed.x(), pointed.z());
  const Quat turn(Eigen::AngleAxisd(yaw, Vec3::UnitY()));
  const Vec3 from = sole.ball.in(was);
  return Eigen::Translation3d(sole.ball.in(is)) * turn * Eigen::Translation3d(-from);
}

std::vector<HeldFoot> ContactKeeper::stands(const Motion& warped) const {
  std::vector<HeldFoot> stands;
  for (std::size_t i = 0; i < report_.contacts.size(); ++i) {
    HeldFoot stand;
    stand.leg = report_.contacts[i].leg;
    stand.time = mapped(full_[i], map_);
    stand.held = disturbed(stand.time, stand.leg, warped);
    if (stand.held && policy_ == ContactPolicy::Follow)
      stand.move = followed(mapped(report_.contacts[i].time, map_), stand.leg, warped);
    stands.push_back(stand);
  }
  return stands;
}

void ContactKeeper::keepClear(const Motion& planted, const std::vector<TimedGoal>& goals,
                              Motion& bent) const {
  std::vector<HeldFoot> left;
  for (std::size_t i = 0; i < report_.contacts.size(); ++i) {
    HeldFoot stand;
    stand.leg = report_.contacts[i].leg;
    stand.time = mapped(report_.contacts[i].time, map_);
    stand.held = false;
    left.push_back(stand);
  }
  bool feet = false;
  for (const TimedGoal& goal : goals) {
    for (std::size_t leg = 0; leg < report_.limbs.legs.size(); ++leg) {
      const Leg& own = report_.limbs.legs[leg];
      if (goal.joint != own.ankle() && goal.joint != own.ball && goal.joint != own.tip) continue;
      HeldFoot instant;
      instant.leg = static_cast<int>(leg);
      instant.time = {goal.time - bent.frameTime, goal.time + bent.frameTime};
      instant.held = instant.ground = false;
      left.push_back(instant);
      feet = true;
    }
  }
  if (!feet) return;
  CarryOptions options;
  options.ease = options_.ease;
  options.threads = options_.threads;
  const std::vector<Vec3> still(bent.frames(), Vec3::Zero());
  bent = carryFeet(planted, bent, report_, left, still, options).motion;
}

void ContactKeeper::replant(MotionWarpResult& result) const {
  result.contacts = report_.contacts.size();
  if (report_.contacts.empty()) return;
  result.slideBefore = slideOf(source_, report_, options_.threads);
  if (map_.reversal()) {
    result.notes.push_back("time runs back: feet were left as they came");
    ContactOptions contact;
    contact.threads = options_.threads;
    result.slideAfter = slideOf(result.motion, detectContacts(result.motion, contact), options_.threads);
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
  const Motion warped = result.motion;
  std::vector<HeldFoot> held = stands(warped);
  std::vector<Vec3> places;
  Pose pose;
  for (const ContactGoal& goal : goals_) {
    worldPoseAt(source_, source_.time(goal.goal.frame), pose);
    const Vec3& from = pose.position[at(goal.goal.joint)];
    const Vec3 whole = goal.goal.place - from;
    HeldFoot& stand = held[goal.contact];
    stand.held = true;
    stand.move = Isometry::Identity();
    stand.move.translation() = reachableShare(goal.contact, whole, held, warped) * whole;
    places.push_back(from + stand.move.translation());
  }
  result.replanted = static_cast<std::size_t>(
      std::count_if(held.begin(), held.end(), [](const HeldFoot& stand) { return stand.held; }));
  if (result.replanted > 0) {
    CarryOptions options;
    options.ease = options_.ease;
    options.softExtension = options_.softExtension;
    options.maxExtension = options_.maxExtension;
    options.threads = options_.threads;
    const std::vector<Vec3> wanted = shiftFor(held, warped.frames());
    std::vector<Vec3> moved = wanted;
    const bool follows = balance_ && !goals_.empty();
    const MassModel masses = follows ? massModel(warped.skeleton, report_.limbs) : MassModel();
    const std::vector<Vec3> centres =
        follows ? centresOfMass(masses, warped, options_.threads) : std::vector<Vec3>();
    CarriedFeet carried;
    // Between frames a foot may be off its place by a little: then goals there are aimed at again.
    for (int pass = 0; pass < tuning::kLatePasses; ++pass) {
      carried = carryFeet(retimed_, warped, after, held, moved, options);
      double largest = 0;
      for (std::size_t i = 0; i < goals_.size(); ++i) {
        worldPoseAt(carried.motion, *map_.inverse(source_.time(goals_[i].goal.frame)), pose);
        const Vec3 missed = places[i] - pose.position[at(goals_[i].goal.joint)];
        largest = std::max(largest, missed.norm());
        held[goals_[i].contact].move.translation() += missed;
      }
      if (!follows || (largest < tuning::kMet && pass + 1 >= tuning::kBalancePasses)) break;
      // Legs stay behind: the hips go farther, so that the centre of mass is where it should be.
      const std::vector<Vec3> now = centresOfMass(masses, carried.motion, options_.threads);
      for (std::size_t f = 0; f < moved.size(); ++f) {
        if (wanted[f].isZero(0)) continue;
        const Vec3 left = wanted[f] - (now[f] - centres[f]);
        moved[f] += Vec3(left.x(), 0, left.z());
      }
    }
    result.motion = std::move(carried.motion);
    if (carried.sink > 1e-3) {
      result.notes.push_back(fmt::format("hips lowered by up to {:.1f} mm for feet to reach their contacts",
                                         1000 * carried.sink));
    }
    if (carried.unreached > 1e-4) {
      result.notes.push_back(
          fmt::format("the {} foot stays {:.1f} mm from its contact at frame {}: the leg is stretched",
                      report_.limbs.legs[at(carried.unreachedLeg)].name, 1000 * carried.unreached,
                      carried.unreachedFrame));
    }
  }
  result.slideAfter = slideOf(result.motion, after, options_.threads);
}

}  // namespace footfall::warp
