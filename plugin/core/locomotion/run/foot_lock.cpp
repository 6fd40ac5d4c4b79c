// SPDX-License-Identifier: MIT
#include "locomotion/run/foot_lock.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/easing.h"
#include "base/numeric/smoothing.h"
#include "base/numeric/statistics.h"
#include "figure/ik/reach_limits.h"
#include "figure/ik/two_bone_ik.h"
#include "figure/motion/pose.h"
#include "locomotion/locomotion_tuning.h"
#include "locomotion/run/toe_clearance.h"

namespace footfall::locomotion {
namespace {

TimeRange joined(const TimeRange& a, const TimeRange& b) {
  if (a.end <= a.start) return b;
  return b.end > b.start ? TimeRange{std::min(a.start, b.start), std::max(a.end, b.end)} : a;
}

// Joins contacts of a foot that is down again at once in the same position: in blends of gaits it may slide
// too fast in between to be detected. It is on its heel first, then on its ball.
void joinSteps(const Motion& motion, ContactReport& report) {
  const SoleTracks tracks = trackSoles(motion, report.soles, 1);
  const auto ball = [&](const Contact& contact, double time) {
    const double frame = std::round((time - motion.startTime) / motion.frameTime);
    const double last = static_cast<double>(motion.frames() - 1);
    return tracks.at(static_cast<std::size_t>(std::clamp(frame, 0.0, last)),
                     static_cast<std::size_t>(contact.leg), SolePart::Ball);
  };
  Contacts steps;
  for (const Contact& contact : report.contacts) {
    const auto before = std::find_if(steps.rbegin(), steps.rend(),
                                     [&](const Contact& other) { return other.leg == contact.leg; });
    const bool same = before != steps.rend() &&
                      contact.time.start - before->time.end < tuning::kSameStepGap &&
                      (ball(contact, contact.time.start) - ball(*before, before->time.end)).norm() <
                          tuning::kSameStepDistance;
    if (!same) {
      steps.push_back(contact);
      continue;
    }
    before->time = joined(before->time, contact.time);
    before->heel = joined(before->heel, contact.heel);
    before->ball = joined(before->ball, contact.ball);
  }
  for (Contact& step : steps) {
    if (step.heel.end > step.heel.start && step.ball.end > step.ball.start)
      step.ball.start = std::min(step.ball.start, std::max(step.heel.end, step.heel.start));
  }
  report.contacts = std::move(steps);
}

CleanOptions lockOptions(int threads, const Progress& progress) {
  CleanOptions clean;
  clean.contact.skipLeadingPose = false;
  clean.softExtension = reach_limits::kLockSoft;
  clean.calmLegs = false;  // feet of blends slide: planting turns their legs faster
  clean.threads = threads;
  // Only asks whether to stop: how far a part is says nothing of the whole.
  if (progress) clean.progress = [progress](double) { return progress(0); };
  return clean;
}

// Lifts feet that dip into the ground before strikes and after lift-offs, and the free end of a foot on its
// heel or ball alone. Parts in contact stay.
class Clearance {
 public:
  Clearance(Motion& motion, const ContactReport& contacts, const Terrain* ground)
      : motion_(motion),
        contacts_(contacts),
        ground_(ground),
        tracks_(trackSoles(motion, contacts.soles, 1)) {}

  void run() {
    std::vector<std::vector<Lift>> lifts;
    for (std::size_t leg = 0; leg < contacts_.limbs.legs.size(); ++leg) lifts.push_back(liftsOf(leg));
    Pose world, local;
    for (std::size_t f = 0; f < motion_.frames(); ++f) {
      bool lifted = false;
      for (std::size_t leg = 0; leg < lifts.size(); ++leg) {
        if (!lifts[leg][f].any() || contacts_.limbs.legs[leg].joints.size() < 3) continue;
        if (!lifted) worldPose(motion_, f, world);
        lifted = true;
        lift(world, leg, lifts[leg][f]);
      }
      if (!lifted) continue;
      localFromWorld(motion_.skeleton, world, local);
      setLocalPose(motion_, f, local, f);
    }
  }

 private:
  // All of the foot goes up by `whole`, then it turns about one of its parts, so that the other goes up by
  // the rest. Metres.
  struct Lift {
    double whole = 0, heel = 0, ball = 0;
    bool any() const { return whole > 1e-5 || heel > 1e-5 || ball > 1e-5; }
  };

  static const TimeRange& rangeOf(const Contact& contact, SolePart part) {
    return part == SolePart::Heel ? contact.heel : contact.ball;
  }

  // How far a part is from standing, in time: 0 while it does, 1 a while before and after. around: the
  // contacts before, at and after the time.
  static double apart(double time, SolePart part, const Contacts& around) {
    double beside = tuning::kClearanceEase;
    for (const Contact& contact : around) {
      const TimeRange& range = rangeOf(contact, part);
      if (stands(contact, part))
        beside = std::min(beside, std::max({range.start - time, time - range.end, 0.0}));
    }
    return smoothStep(std::min(beside / tuning::kClearanceEase, 1.0));
  }

  // How much higher the ground is at one place than at another; 0 where it is not known.
  double rise(const Vec3& from, const Vec3& to) const {
    if (!ground_) return 0;
    const auto a = ground_->at(from.x(), from.z(), from.y()), b = ground_->at(to.x(), to.z(), to.y());
    return a && b ? b->position.y() - a->position.y() : 0;
  }

  static bool stands(const Contact& contact, SolePart part) {
    return rangeOf(contact, part).end > rangeOf(contact, part).start;
  }

  // How much higher than balls heels are while both stand, as soles are guessed from joints. Metres.
  double heelAbove(const Contacts& contacts) const {
    std::vector<double> above;
    for (const Contact& contact : contacts) {
      if (stands(contact, SolePart::Heel) && stands(contact, SolePart::Ball))
        above.push_back(contact.heelPosition.y() - contact.ballPosition.y() -
                        rise(contact.ballPosition, contact.heelPosition));
    }
    return above.empty() ? 0 : quantile(above, 0.5);
  }

  // The height of a part's ground in a contact: where it stands; of one that does not, as a heel that rolls
  // or slides all the time, by where the other does. above: heels above balls.
  double levelOf(const Contact& contact, SolePart part, const Vec3& now, double above) const {
    const bool onHeel = stands(contact, part) ? part == SolePart::Heel : !stands(contact, SolePart::Ball);
    const Vec3& place = onHeel ? contact.heelPosition : contact.ballPosition;
    const double heel = part == SolePart::Heel ? above : 0, other = onHeel ? above : 0;
    return place.y() + rise(place, now) + heel - other;
  }

  // How deep a part is below its ground, by the lower of the places it comes from and goes to; softened.
  double depthOf(std::size_t frame, std::size_t leg, SolePart part, const Contacts& around,
                 double above) const {
    const Vec3& now = tracks_.at(frame, leg, part);
    double level = std::numeric_limits<double>::infinity();
    for (const Contact& contact : around) level = std::min(level, levelOf(contact, part, now, above));
    return softened(level - now.y());
  }

  std::vector<Lift> liftsOf(std::size_t leg) const {
    std::vector<Lift> lifts(motion_.frames());
    Contacts own;
    for (const Contact& contact : contacts_.contacts) {
      if (contact.leg == static_cast<int>(leg)) own.push_back(contact);
    }
    const double above = heelAbove(own);
    std::size_t next = 0;  // the first contact that is not over
    for (std::size_t f = 0; f < lifts.size() && !own.empty(); ++f) {
      const double time = motion_.time(f);
      while (next < own.size() && own[next].time.end < time) ++next;
      const auto first = own.begin() + static_cast<std::ptrdiff_t>(next > 0 ? next - 1 : 0),
                 last = own.begin() + static_cast<std::ptrdiff_t>(std::min(next + 1, own.size()));
      const Contacts around(first, last);
      // A part is lifted as far as it is free, and all of the foot with it as far as the other one is.
      const double heelFree = apart(time, SolePart::Heel, around),
                   ballFree = apart(time, SolePart::Ball, around);
      const double heel = heelFree * depthOf(f, leg, SolePart::Heel, around, above),
                   ball = ballFree * depthOf(f, leg, SolePart::Ball, around, above);
      lifts[f].whole = std::max(heel * ballFree, ball * heelFree);
      lifts[f].heel = std::max(heel - lifts[f].whole, 0.0);
      lifts[f].ball = std::max(ball - lifts[f].whole, 0.0);
    }
    return lifts;
  }

  void lift(Pose& world, std::size_t leg, const Lift& lift) const {
    const Leg& limb = contacts_.limbs.legs[leg];
    const Sole& sole = contacts_.soles[leg];
    const auto at = [&world](int joint) { return world.position[static_cast<std::size_t>(joint)]; };
    const int hip = limb.joints.front(), knee = limb.joints[1], ankle = limb.ankle();
    const Vec3 pole = at(knee) - at(hip);
    Vec3 target = at(ankle) + Vec3(0, lift.whole, 0);
    if (lift.heel > 0 || lift.ball > 0) {
      const CarriedPoint &stays = lift.heel > 0 ? sole.ball : sole.heel,
                         &rises = lift.heel > 0 ? sole.heel : sole.ball;
      const Vec3 place = stays.in(world), along = rises.in(world)-place;
      const double length = along.norm();
      if (length > 1e-6) {
        const Vec3 raised = (along + Vec3(0, std::max(lift.heel, lift.ball), 0)).normalized() * length;
        turnJoint(motion_.skeleton, world, ankle, Quat::FromTwoVectors(along, raised));
        target += place - stays.in(world);
      }
    }
    solveTwoBone(motion_.skeleton, world, hip, knee, ankle, target, pole);
  }

  Motion& motion_;
  const ContactReport& contacts_;
  const Terrain* ground_;
  SoleTracks tracks_;
};

}  // namespace

void widenStance(Contact& contact) {
  // Of a touch, in recorded walks: no later than and no earlier than, as a rule.
  const double touch = contact.time.end - contact.time.start;
  const bool stands = contact.ball.end > contact.ball.start;
  if (touch < tuning::kRunContact && stands) return;
  const TimeRange sure{contact.time.start + tuning::kFlatFrom * touch,
                       contact.time.start + tuning::kHeelLifts * touch};
  contact.ball =
      stands ? TimeRange{std::min(contact.ball.start, sure.start), std::max(contact.ball.end, sure.end)}
             : sure;
}

void putOnGround(Contacts& contacts) {
  for (Contact& contact : contacts) {
    if (contact.ball.end <= contact.ball.start) continue;
    contact.heelPosition.y() = std::max(contact.heelPosition.y() - contact.ballPosition.y(), 0.0);
    contact.ballPosition.y() = 0;
  }
}

std::vector<double> liftOnto(const Motion& motion, const Contacts& contacts) {
  std::vector<double> lift(motion.frames(), 0.0);
  for (std::size_t f = 0; f < lift.size(); ++f) {
    const double time = motion.time(f);
    double sum = 0, weight = 0;
    for (const Contact& contact : contacts) {
      if (contact.ball.end <= contact.ball.start) continue;
      const double beside = std::max({contact.ball.start - time, time - contact.ball.end, 0.0});
      const double own = std::pow(1 + beside / tuning::kLiftEase, -4);
      sum -= own * contact.ballPosition.y();
      weight += own;
    }
    if (weight > 0) lift[f] = sum / weight;
  }
  return smoothed(lift, static_cast<int>(std::lround(tuning::kLiftEase / motion.frameTime)));
}

void averagePositions(const Motion& motion, ContactReport& report) {
  const SoleTracks tracks = trackSoles(motion, report.soles, 1);
  const auto mean = [&](const Contact& contact, SolePart part, const TimeRange& range, Vec3& place) {
    const FrameSpan frames = framesWithin(motion, range);
    if (frames.empty()) return;
    Vec3 sum = Vec3::Zero();
    for (std::size_t i = frames.first; i < frames.end; ++i)
      sum += tracks.at(i, static_cast<std::size_t>(contact.leg), part);
    place = sum / static_cast<double>(frames.count());
  };
  for (Contact& contact : report.contacts) {
    mean(contact, SolePart::Heel, contact.heel, contact.heelPosition);
    mean(contact, SolePart::Ball, contact.ball, contact.ballPosition);
  }
}

void bendKneesForward(Motion& motion, const Limbs& limbs, const std::vector<Sole>& soles) {
  Pose world, local;
  for (std::size_t leg = 0; leg < limbs.legs.size(); ++leg) {
    const Leg& limb = limbs.legs[leg];
    if (limb.joints.size() < 3) continue;
    const int hip = limb.joints.front(), knee = limb.joints[1], ankle = limb.ankle();
    const auto at = [&world](int joint) { return world.position[static_cast<std::size_t>(joint)]; };
    // How far the knee is before the line from hip to ankle, as the foot points.
    const auto before = [&](Vec3& aside) {
      const Vec3 line = (at(ankle) - at(hip)).normalized(), thigh = at(knee) - at(hip);
      aside = thigh - thigh.dot(line) * line;
      return aside.dot((soles[leg].ball.in(world)-soles[leg].heel.in(world)).normalized());
    };
    double sum = 0;
    Vec3 aside;
    for (std::size_t f = 0; f < motion.frames(); ++f) {
      worldPose(motion, f, world);
      sum += before(aside);
    }
    const double way = sum < 0 ? -1 : 1;
    for (std::size_t f = 0; f < motion.frames(); ++f) {
      worldPose(motion, f, world);
      if (way * before(aside) >= 0) continue;
      solveTwoBone(motion.skeleton, world, hip, knee, ankle, at(ankle), -aside);
      localFromWorld(motion.skeleton, world, local);
      setLocalPose(motion, f, local, f);
    }
  }
}

void raiseBy(Motion& motion, const std::vector<double>& heights) {
  const int root = findLimbs(motion.skeleton).root;
  const int above = motion.skeleton.joints[static_cast<std::size_t>(root)].parent;
  Vec3 up = Vec3::UnitY();
  if (above >= 0) {
    Pose rest = restPose(motion.skeleton);
    worldFromLocal(motion.skeleton, rest, rest);
    up = rest.rotation[static_cast<std::size_t>(above)].conjugate() * up;
  }
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const MotionChannel& channel = motion.channels[c];
    if (channel.joint != root || !isTranslation(channel.kind)) continue;
    for (std::size_t i = 0; i < motion.frames(); ++i)
      motion.frame(i)[c] += up[axisOf(channel.kind)] * heights[i];
  }
}

void moveToGround(Contacts& contacts, const Motion& motion, const std::vector<double>& heights,
                  const Terrain& ground) {
  for (Contact& contact : contacts) {
    const double middle = (contact.time.start + contact.time.end) / 2;
    const double frame = std::round((middle - motion.startTime) / motion.frameTime);
    const double level =
        heights[std::min(static_cast<std::size_t>(std::max(frame, 0.0)), heights.size() - 1)];
    for (Vec3* place : {&contact.heelPosition, &contact.ballPosition}) {
      const auto at = ground.at(place->x(), place->z(), level);
      place->y() += at ? at->position.y() : level;
    }
  }
}

CleanResult lockFeet(const Motion& motion, const ContactReport& contacts, int threads, const Terrain* ground,
                     const Progress& progress, bool between) {
  CleanOptions clean = lockOptions(threads, progress);
  clean.contacts = contacts;
  CleanResult locked = cleanUp(motion, clean);
  if (between) Clearance(locked.motion, locked.contacts, ground).run();
  liftToes(locked.motion, locked.contacts, ground);
  return locked;
}

ContactReport levelContacts(const Motion& level, bool locks, int threads, const Progress& progress) {
  const CleanOptions clean = lockOptions(threads, progress);
  ContactOptions contact = clean.contact;
  contact.threads = threads;
  ContactReport report;
  if (locks) {
    // A part that is lifted to the ground may stand there only now, and slide.
    report = cleanUp(level, clean).contacts;
    report = cleanUp(lockFeet(level, report, threads, nullptr, progress).motion, clean).contacts;
  } else {
    report = detectContacts(level, contact);
  }
  if (locks) {
    joinSteps(level, report);
    for (Contact& found : report.contacts) widenStance(found);
    averagePositions(level, report);
  }
  for (Contact& found : report.contacts) found.time = found.stands();
  return report;
}

}  // namespace footfall::locomotion
