// SPDX-License-Identifier: MIT
#include "figure/cleanup/foot_correction.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "figure/cleanup/cleanup_tuning.h"
#include "figure/cleanup/smooth_curve.h"
#include "figure/motion/batch_kinematics.h"

namespace footfall {
namespace {

Vec3 turnVector(const Quat& rotation) {
  const Eigen::AngleAxisd turn(rotation.w() < 0 ? Quat(-rotation.coeffs()) : rotation);
  return turn.angle() * turn.axis();
}

Quat turnOf(const Vec3& vector) {
  const double angle = vector.norm();
  return angle > 0 ? Quat(Eigen::AngleAxisd(angle, vector / angle)) : Quat::Identity();
}

double sixth(double x) {
  return std::pow(x, 6);
}

constexpr double kNone = -std::numeric_limits<double>::infinity();

// Of an ease: it wants to be nothing, to bend little, and to have no corner.
CurveCost easeCost(std::size_t frames, double blend, double frameTime) {
  CurveCost cost(frames);
  std::fill(cost.hold.begin(), cost.hold.end(), 1.0);
  std::fill(cost.bend.begin(), cost.bend.end(), std::pow(cleanup_tuning::kEaseShare * blend / frameTime, 4));
  std::fill(cost.smooth.begin(), cost.smooth.end(), sixth(cleanup_tuning::kCornerShare * blend / frameTime));
  return cost;
}

}  // namespace

void cutSmall(std::vector<Vec3>& curve) {
  for (Vec3& value : curve) {
    if (value.squaredNorm() < cleanup_tuning::kNothing * cleanup_tuning::kNothing) value.setZero();
  }
}

FootCorrection::FootCorrection(FootHold hold, const Sole& sole, double legLength)
    : hold_(std::move(hold)), sole_(sole), legLength_(legLength) {
  const std::size_t frames = hold_.heel.size();
  hip_.resize(frames);
  ankle_ = heel_ = ball_ = tip_ = hip_;
  foot_.resize(frames);
  steadied_.assign(frames, Vec3::Zero());
  set_ = shift_ = wanted_ = steadied_;
  calm_.assign(frames, 1.0);
  pull_ = calm_;
  raised_.assign(frames, 0.0);
}

void FootCorrection::read(const Motion& motion, const SoleTracks& tracks, std::size_t leg, int hip,
                          int ankle) {
  const BatchKinematics plan(motion, {hip, ankle});
  BatchKinematics::Workspace workspace;
  for (std::size_t first = 0; first < motion.frames(); first += BatchKinematics::kLanes) {
    plan.worldBlock(motion, first, workspace);
    for (int lane = 0; lane < workspace.count; ++lane) {
      const std::size_t f = first + static_cast<std::size_t>(lane);
      hip_[f] = BatchKinematics::position(workspace, hip, lane);
      ankle_[f] = BatchKinematics::position(workspace, ankle, lane);
      foot_[f] = BatchKinematics::rotation(workspace, ankle, lane);
      heel_[f] = tracks.at(f, leg, SolePart::Heel);
      ball_[f] = tracks.at(f, leg, SolePart::Ball);
      tip_[f] = tracks.at(f, leg, SolePart::Tip);
    }
  }
}

void FootCorrection::calm(std::size_t from, std::size_t end, bool letGo) {
  for (std::size_t f = from; f < std::min(end, calm_.size()); ++f) {
    calm_[f] = std::min(cleanup_tuning::kCalmPull * calm_[f], cleanup_tuning::kCalmMost);
    if (letGo && !hold_.settled[f]) hold_.heel[f] = hold_.ball[f] = 0;
  }
}

Quat FootCorrection::turn(std::size_t f) const {
  return turnOf(set_[f]) * turnOf(steadied_[f]);
}

void FootCorrection::solve(double blend, double frameTime, const std::vector<Vec3>& hips) {
  wanted_ = hipShift_ = hips;
  pull_ = calm_;
  std::fill(raised_.begin(), raised_.end(), 0.0);
  steadyFoot(frameTime);
  setFoot(blend, frameTime);
  shiftFoot(blend, frameTime);
  cutSmall(steadied_);
  cutSmall(set_);
  cutSmall(shift_);
}

// While the foot stands its turning is smoothed as gait laboratories do with their markers; a held foot hands
// its noise to the knee.
void FootCorrection::steadyFoot(double frameTime) {
  const std::size_t frames = foot_.size();
  CurveCost cost(frames);
  cost.third.assign(frames, Vec3::Zero());
  std::vector<char> known(frames, 0);
  std::vector<Vec3> turning(frames, Vec3::Zero());
  for (std::size_t f = 0; f + 1 < frames; ++f) turning[f] = turnVector(foot_[f + 1] * foot_[f].conjugate());
  const double smooth = sixth(cleanup_tuning::kSteadyTime / frameTime);
  const auto stands = [&](std::size_t f) { return hold_.held(f) && !hold_.settled[f]; };
  for (std::size_t f = 0; f < frames; ++f) {
    cost.hold[f] = calm_[f];
    known[f] = hold_.settled[f];
    if (f + 3 >= frames) continue;
    const bool standing = stands(f) && stands(f + 1) && stands(f + 2) && stands(f + 3);
    cost.smooth[f] = smooth;
    if (standing) cost.third[f] = turning[f + 2] - 2 * turning[f + 1] + turning[f];
  }
  solveSmoothCurve(cost, known, steadied_);
}

// Flat, the foot takes the direction from heel to ball; elsewhere that turn eases out.
void FootCorrection::setFoot(double blend, double frameTime) {
  const std::size_t frames = foot_.size();
  std::vector<char> known(frames, 0);
  for (std::size_t f = 0; f < frames; ++f) {
    known[f] = hold_.settled[f];
    if (known[f] || !hold_.flat(f)) continue;
    const Vec3 along = turnOf(steadied_[f]) * (ball_[f] - heel_[f]);
    const Vec3 wanted = hold_.ballPlace[f] - hold_.heelPlace[f];
    if (along.norm() == 0 || wanted.norm() == 0) continue;
    known[f] = 1;
    set_[f] = turnVector(Quat::FromTwoVectors(along, wanted));
  }
  CurveCost cost = easeCost(frames, blend, frameTime);
  cost.hold = calm_;
  solveSmoothCurve(cost, known, set_);
}

// Held, the ankle goes where the held part is on its place; elsewhere that shift eases out.
void FootCorrection::shiftFoot(double blend, double frameTime) {
  const std::size_t frames = foot_.size();
  std::vector<char> known(frames, 0);
  joinStands();
  for (std::size_t f = 0; f < frames; ++f) {
    shift_[f].setZero();
    if (!hold_.held(f)) continue;
    known[f] = 1;
    if (hold_.settled[f]) continue;
    const Quat attitude = turn(f) * foot_[f];
    const bool ball = hold_.ball[f] != 0;
    shift_[f] = (ball ? hold_.ballPlace[f] : hold_.heelPlace[f]) -
                attitude * (ball ? sole_.ball.offset : sole_.heel.offset) - ankle_[f];
  }
  loosenSwitches(frameTime, known);
  for (std::size_t f = 0; f < frames; ++f) {
    if (hold_.held(f) && !known[f]) hold_.heel[f] = hold_.ball[f] = 0;
  }
  smoothShift(blend, frameTime, known);
  // Each lift bends the way beside it.
  for (int round = 0; round < cleanup_tuning::kLiftRounds && liftFoot(known); ++round)
    smoothShift(blend, frameTime, known);
}

void FootCorrection::smoothShift(double blend, double frameTime, const std::vector<char>& known) {
  // The way is smooth as seen from the hips, so that a jerk that is taken out of them does not bend the knee.
  CurveCost cost = easeCost(shift_.size(), blend, frameTime);
  cost.hold = pull_;
  cost.wanted = wanted_;
  for (std::size_t f = 0; f < shift_.size(); ++f) {
    cost.wanted[f] -= hipShift_[f];
    shift_[f] -= hipShift_[f];
  }
  solveSmoothCurve(cost, known, shift_);
  for (std::size_t f = 0; f < shift_.size(); ++f) shift_[f] += hipShift_[f];
}

// Whether a part of the foot stands in both frames, at one place: it need not go anywhere in between.
bool FootCorrection::holdsOn(std::size_t a, std::size_t b) const {
  return (hold_.heel[a] && hold_.heel[b] && hold_.heelPlace[a] == hold_.heelPlace[b]) ||
         (hold_.ball[a] && hold_.ball[b] && hold_.ballPlace[a] == hold_.ballPlace[b]);
}

// A foot that rolls from its heel onto its ball stays where it is: the part that stands for fewer frames
// takes its place from the other, over the ground.
void FootCorrection::joinStands() {
  const std::size_t frames = foot_.size();
  const auto beginOf = [&](std::size_t f) {
    while (f > 0 && hold_.held(f - 1) && holdsOn(f - 1, f)) --f;
    return f;
  };
  const auto endOf = [&](std::size_t f) {
    while (f + 1 < frames && hold_.held(f + 1) && holdsOn(f, f + 1)) ++f;
    return f + 1;
  };
  std::size_t last = frames;
  for (std::size_t f = 0; f < frames; ++f) {
    if (!hold_.held(f)) continue;
    const std::size_t from = last;
    last = f;
    if (from == frames || f - from > 2 || hold_.flat(from) || hold_.flat(f) || holdsOn(from, f)) continue;
    if (hold_.heel[from] == hold_.heel[f]) continue;  // the same part, set anew
    const bool toBall = hold_.ball[f];
    const Vec3 along = turn(f) * (ball_[f] - heel_[f]);
    const Vec3& before = toBall ? hold_.heelPlace[from] : hold_.ballPlace[from];
    const Vec3& after = toBall ? hold_.ballPlace[f] : hold_.heelPlace[f];
    Vec3 move = before + (toBall ? along : Vec3(-along)) - after;
    move.y() = 0;
    if (move.norm() > cleanup_tuning::kNearInSpace * legLength_) continue;
    const std::size_t begin = beginOf(from), end = endOf(f);
    const bool later = hold_.settled[from] || (!hold_.settled[f] && end - f <= from + 1 - begin);
    if (later && hold_.settled[f]) continue;
    for (std::size_t k = later ? f : begin; k < (later ? end : from + 1); ++k) {
      hold_.heelPlace[k] += later ? move : Vec3(-move);
      hold_.ballPlace[k] += later ? move : Vec3(-move);
    }
  }
}

// Where the foot goes from one stand to another (of another part, or at another place) there is to be a way:
// frames on both sides are let go until the foot need not go faster than a foot does that is set anew.
void FootCorrection::loosenSwitches(double frameTime, std::vector<char>& known) const {
  const std::size_t frames = known.size();
  const double most = cleanup_tuning::kSwitchSpeed * legLength_ * frameTime;  // metres per frame
  std::size_t last = frames;                                                  // the last known frame
  for (std::size_t f = 0; f < frames; ++f) {
    if (!known[f]) continue;
    const std::size_t from = last;
    last = f;
    if (from == frames || holdsOn(from, f)) continue;
    std::size_t before = from, after = f;
    const auto far = [&] {
      return (shift_[after] - shift_[before]).norm() > most * static_cast<double>(after - before);
    };
    bool left = true;
    while (far()) {
      const bool canLeft = before > 0 && known[before - 1] && holdsOn(before - 1, from);
      const bool canRight = after + 1 < frames && hold_.held(after + 1) && holdsOn(after + 1, f);
      if (!canLeft && !canRight) break;
      if ((left && canLeft) || !canRight)
        known[before--] = 0;
      else
        known[after++] = 0;
      left = !left;
    }
    last = after;
    f = after;
  }
}

Vec3 FootCorrection::partAt(std::size_t f, SolePart part) const {
  return ankle_[f] + shift_[f] + turn(f) * (partBefore(f, part) - ankle_[f]);
}

double FootCorrection::heldAt(std::size_t f) const {
  return std::max(hold_.heel[f] ? hold_.heelPlace[f].y() : kNone,
                  hold_.ball[f] ? hold_.ballPlace[f].y() : kNone);
}

std::vector<double> FootCorrection::levels() const {
  const std::size_t frames = foot_.size();
  std::vector<double> level(frames, kNone);
  double beside = kNone;
  for (std::size_t f = 0; f < frames; ++f) level[f] = beside = hold_.held(f) ? heldAt(f) : beside;
  beside = kNone;
  for (std::size_t f = frames; f-- > 0;) {
    beside = hold_.held(f) ? heldAt(f) : beside;
    level[f] = std::max(level[f], beside);
  }
  return level;
}

// How much deeper below the ground some part of the foot comes to be than it was.
double FootCorrection::deeper(std::size_t f, double level) const {
  double lift = 0;
  for (const SolePart part : {SolePart::Heel, SolePart::Ball, SolePart::Tip})
    lift = std::max(lift, std::min(partBefore(f, part).y(), level) - partAt(f, part).y());
  return lift;
}

// No part of the foot goes below the ground where it did not, nor deeper than it did: stands are raised by a
// little, or end before; between stands the way is raised. False: it is so already.
bool FootCorrection::liftFoot(std::vector<char>& known) {
  const std::size_t frames = foot_.size();
  const std::vector<double> level = levels();
  const double margin = cleanup_tuning::kNearGround * legLength_, most = cleanup_tuning::kRaise * legLength_;
  std::vector<double> lift(frames, 0.0);
  bool any = false;
  for (std::size_t f = 0; f < frames; ++f) {
    if (!hold_.settled[f]) lift[f] = deeper(f, hold_.held(f) ? heldAt(f) : level[f] + margin);
    if (lift[f] < cleanup_tuning::kNothing) lift[f] = 0;
    any = any || lift[f] > 0;
  }
  for (std::size_t f = 0; f < frames && any; ++f) {
    if (!hold_.held(f)) {
      if (lift[f] == 0) continue;
      wanted_[f].x() = shift_[f].x();
      wanted_[f].z() = shift_[f].z();
      wanted_[f].y() = std::max(wanted_[f].y(), shift_[f].y()) + lift[f];
      pull_[f] = cleanup_tuning::kLiftPull;
      continue;
    }
    FrameSpan run{f, f};
    while (run.end < frames && hold_.held(run.end)) ++run.end;
    f = run.end - 1;
    const auto letGo = [&](std::size_t at) { hold_.heel[at] = hold_.ball[at] = known[at] = 0; };
    while (run.count() > 1 && lift[run.end - 1] > most) letGo(--run.end);
    while (run.count() > 1 && lift[run.first] > most) letGo(run.first++);
    double raise = 0;
    for (std::size_t k = run.first; k < run.end; ++k)
      raise = std::max(raise, std::min(lift[k], most - raised_[k]));
    for (std::size_t k = run.first; k < run.end && raise > 0; ++k) {
      shift_[k].y() += raise;
      raised_[k] += raise;
      hold_.heelPlace[k].y() += raise;
      hold_.ballPlace[k].y() += raise;
    }
  }
  return any;
}

LegLoad FootCorrection::load(const Motion& motion, const JointedLimb& limb) const {
  LegLoad load;
  load.hip = hip_;
  load.ankle = load.foothold = ankle_;
  load.stands.resize(hip_.size());
  for (std::size_t f = 0; f < hip_.size(); ++f) {
    load.foothold[f] += shift_[f];
    load.stands[f] = hold_.held(f) || shift_[f].norm() > cleanup_tuning::kSettled * legLength_;
  }
  Pose rest = restPose(motion.skeleton);
  worldFromLocal(motion.skeleton, rest, rest);
  const auto at = [&](int i) {
    return rest.position[static_cast<std::size_t>(limb.joints[static_cast<std::size_t>(i)])];
  };
  load.upper = (at(1) - at(0)).norm();
  for (int i = 1; i < limb.bones; ++i) load.lower += (at(i + 1) - at(i)).norm();
  return load;
}

}  // namespace footfall
