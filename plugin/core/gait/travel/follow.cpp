// SPDX-License-Identifier: MIT
#include "gait/travel/follow.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/constants.h"
#include "base/easing.h"
#include "base/error.h"
#include "base/numeric/smoothing.h"
#include "base/parallel.h"
#include "gait/gait_tuning.h"
#include "gait/travel/follow_pose.h"
#include "gait/travel/foot_travel.h"

namespace footfall::gait {
namespace {

class Follower {
 public:
  Follower(const GaitPlan& plan, const TravelPath& path, const TravelSpeed& speed,
           const FollowOptions& options, double duration)
      : path_(path),
        speed_(speed),
        options_(options),
        duration_(duration),
        speedAt_([this](double t) { return speed_.speed(std::clamp(t, 0.0, duration_)); }),
        planAt_([this](double t) { return this->planDistance(t); }),
        clock_(startClock(plan)),
        character_(plan.strides[0]->character) {}

  PathTravel run() {
    frames_ = static_cast<std::size_t>(std::floor(duration_ * options_.frameRate + 1e-9)) + 1;
    feetFrames_.assign(character_.legs.size(), std::vector<FootFrame>(frames_));
    TravelPosePlan poses(clock_, frames_, options_.frameRate, bases_, feetFrames_, speedAt_, options_);
    std::vector<std::vector<Vec3>> hips;
    for (int round = 0;; ++round) {
      planFeet();
      planBases();
      hips = poses.hips();
      bool moved = false;
      for (std::size_t l = 0; l < feet_.size(); ++l)
        moved |= feet_[l].moveCloser(hips[l], options_.frameRate, poses.restReach(l));
      if (moved) {
        planBases();
        hips = poses.hips();
      }
      if (round == kShorteningRounds || !quicken(poses, hips)) break;
      clock_ = startClock(GaitPlan(clock_.plan()));
    }
    placeFeet(poses, hips);
    result_.drop = poses.bodyDrops(hips);
    result_.motion = poses.motion(result_.drop, result_.performance.body, reach_);
    report();
    return std::move(result_);
  }

 private:
  double time(std::size_t frame) const { return static_cast<double>(frame) / options_.frameRate; }

  // Outside the time asked for the clock runs at a least speed; so does the body, that feet stand under it.
  double planDistance(double t) const {
    if (t >= 0 && t <= duration_) return path_.planAt(speed_.distance(t) - speed_.distance(0));
    const double end = t < 0 ? 0 : duration_;
    const double v = std::max(speed_.speed(end), kMinSpeedShare * slowest());
    return path_.planAt(speed_.distance(end) - speed_.distance(0)) + v * (t - end);
  }
  double slowest() const {
    double least = 1e9;
    for (const StridePtr& stride : clock_.plan().strides) least = std::min(least, stride->speed());
    return least;
  }

  GaitClock startClock(const GaitPlan& plan) const {
    const double far = 0.25 * plan.strides.at(0)->length;
    return GaitClock(plan, speedAt_, {0, duration_}, 0.25 / options_.frameRate,
                     [this, far](double t) { return quickness(t, far); });
  }

  void planFeet() {
    feet_.clear();
    for (std::size_t l = 0; l < character_.legs.size(); ++l)
      feet_.emplace_back(clock_, path_, planAt_, speedAt_, l, options_.posture);
  }

  // The least squares plane a + b z + c x over the legs' standing places, as weights of their heights.
  Eigen::Matrix<double, 3, Eigen::Dynamic> planeWeights() const {
    const Eigen::Index legs = static_cast<Eigen::Index>(feet_.size());
    Eigen::Matrix<double, Eigen::Dynamic, 3> places(legs, 3);
    for (Eigen::Index l = 0; l < legs; ++l) {
      const Vec3& stand = clock_.plan().strides[0]->legs[static_cast<std::size_t>(l)].stancePosition;
      places.row(l) << 1, stand.z(), stand.x();
    }
    // Two legs side by side say nothing of a pitch.
    const double spread = places.col(1).maxCoeff() - places.col(1).minCoeff();
    const bool pitches = !character_.upright && spread > 0.3 * character_.hipHeight;
    if (!pitches) places.col(1).setZero();
    // Nor do two legs that tread in one line tell a roll.
    if (character_.upright) places.col(2).setZero();
    const double little = 1e-4 * character_.hipHeight * character_.hipHeight;
    const Mat3 normal =
        places.transpose() * places +
        Vec3(0, pitches ? 0 : 1, character_.upright ? 1 : little).asDiagonal().toDenseMatrix();
    return normal.ldlt().solve(places.transpose());
  }

  void planBases() {
    const auto weights = planeWeights();
    std::vector<Vec3> plane(frames_);
    std::vector<double> yaw(frames_), lean(frames_), spine(frames_), look(frames_), grade(frames_);
    const double chest = forwardReach(character_.limbs.chest), head = forwardReach(character_.limbs.head);
    const double ahead = 0.6 * std::max(chest, 0.5 * character_.hipHeight);
    for (std::size_t i = 0; i < frames_; ++i) {
      const double t = time(i), s = planDistance(t), v = speedAt_(t);
      const PathPlace at = path_.plan().at(s);
      plane[i].setZero();
      for (std::size_t l = 0; l < feet_.size(); ++l)
        plane[i] += weights.col(static_cast<Eigen::Index>(l)) * feet_[l].ground(t);
      // Two feet side by side do not tell it.
      if (character_.upright) grade[i] = gradeAt(s, 0.25 * clock_.plan().strides[0]->length);
      yaw[i] = at.yaw;
      lean[i] = std::clamp(options_.bank * std::atan(v * v * at.curvature / kGravity), -kMaxBank, kMaxBank);
      const double atChest = chest > 0 ? path_.plan().at(s + chest).yaw : at.yaw;
      spine[i] = std::clamp(atChest - at.yaw, -kMaxSpineTurn, kMaxSpineTurn);
      look[i] =
          std::clamp(path_.plan().at(s + std::max(head, chest) + ahead).yaw - atChest, -kMaxLook, kMaxLook);
    }
    const double stride = clock_.plan().strides[0]->period * options_.frameRate;
    const auto soft = [&](double strides) { return static_cast<int>(std::lround(strides * stride)); };
    plane = smoothed(plane, soft(0.15), SmoothEnds::Reflect);
    yaw = smoothed(yaw, soft(0.15), SmoothEnds::Reflect);
    grade = smoothed(grade, soft(0.3), SmoothEnds::Reflect);
    lean = smoothed(lean, soft(0.8), SmoothEnds::Reflect);
    spine = smoothed(spine, soft(0.3), SmoothEnds::Reflect);
    look = smoothed(look, soft(0.4), SmoothEnds::Reflect);
    bases_.resize(frames_);
    for (std::size_t i = 0; i < frames_; ++i) {
      BodyGuide& base = bases_[i];
      const PathPlace at = path_.plan().at(planDistance(time(i)));
      base.position = Vec3(at.position.x(), plane[i][0], at.position.y());
      base.yaw = yaw[i];
      const double pitch = std::atan(options_.slope * plane[i][1]);
      if (std::abs(pitch) > std::max(options_.maxPitch, std::abs(steepest_.pitch)))
        steepest_ = {pitch, time(i)};
      base.pitch =
          -std::copysign(softLimit(std::abs(pitch), 0.8 * options_.maxPitch, options_.maxPitch), pitch);
      base.tilt = character_.upright ? -kUprightTilt * std::atan(grade[i]) : kHorizontalTilt * base.pitch;
      base.roll = character_.upright ? 0 : std::clamp(std::atan(options_.roll * plane[i][2]), -0.5, 0.5);
      base.lean = lean[i];
      base.spine = options_.spine * spine[i];
      base.look = options_.look * look[i];
      for (std::size_t k = 0; k < character_.tail.size(); ++k) {
        const double back = -forwardReach(character_.tail[k]);
        base.tail.push_back(
            std::clamp(path_.plan().at(planDistance(time(i)) - std::max(back, 0.0)).yaw - at.yaw, -1.0, 1.0));
      }
    }
  }

  // How far ahead of the pelvis a joint rests; 0 for none.
  double forwardReach(int joint) const {
    if (joint < 0) return 0;
    if (rest_.size() == 0) {
      rest_ = restPose(character_.skeleton);
      worldFromLocal(character_.skeleton, rest_, rest_);
    }
    const Vec3 way = rest_.position[static_cast<std::size_t>(joint)] -
                     rest_.position[static_cast<std::size_t>(character_.limbs.pelvis)];
    return way.dot(Vec3(std::sin(character_.restYaw), 0, std::cos(character_.restYaw)));
  }

  // The slope of the ground along the path, between points `far` behind and ahead.
  double gradeAt(double s, double far) const {
    return (path_.at(s + far).height - path_.at(s - far).height) / (2 * far);
  }
  // Steps are shorter and quicker uphill and downhill.
  double quickness(double t, double far) const {
    const double within = std::clamp(t, 0.0, duration_);
    const double s = path_.planAt(speed_.distance(within) - speed_.distance(0));
    const double slope =
        1 + kSlopeQuickening * std::sin(std::min(std::abs(std::atan(gradeAt(s, far))), kMaxQuickeningSlope));
    if (strain_.empty()) return slope;
    const double place = within * options_.frameRate;
    const std::size_t i = std::min(static_cast<std::size_t>(place), strain_.size() - 1);
    const std::size_t next = std::min(i + 1, strain_.size() - 1);
    return slope * (strain_[i] + (place - static_cast<double>(i)) * (strain_[next] - strain_[i]));
  }

  // Shortens strides that leave the legs too short on a slope. False where there are none.
  bool quicken(const TravelPosePlan& poses, const std::vector<std::vector<Vec3>>& hips) {
    constexpr double kAlong = 0.8;  // metres that a leg is shorter per metre that its footprint is nearer
    const double worth = kMinShortfall * character_.hipHeight;
    std::vector<double> wanted(frames_, 1);
    bool any = false;
    for (std::size_t l = 0; l < feet_.size(); ++l) {
      for (const TravelFootprint& print : feet_[l].prints()) {
        if (print.time.liftOff < 0 || print.time.touchdown > duration_) continue;
        const double half = 0.5 * (planDistance(print.time.liftOff) - planDistance(print.time.touchdown));
        if (half < worth || std::abs(gradeAt(print.planDistance, half)) < kLevelGrade) continue;
        const double missing = feet_[l].shortfall(print, hips[l], options_.frameRate, poses.restReach(l));
        if (missing < worth) continue;
        const double factor = half / std::max(half - missing / kAlong, 0.5 * half);
        const auto frame = [&](double t) {
          return static_cast<std::size_t>(
              std::clamp(t * options_.frameRate, 0.0, static_cast<double>(frames_ - 1)));
        };
        for (std::size_t i = frame(print.time.touchdown); i <= frame(print.time.liftOff); ++i)
          wanted[i] = std::max(wanted[i], factor);
        any = true;
      }
    }
    if (!any) return false;
    // Over a whole stride, so that the step before is shorter too.
    const int half = static_cast<int>(std::lround(clock_.plan().strides[0]->period * options_.frameRate));
    wanted = smoothedAbove(wanted, std::min(half, static_cast<int>(frames_)));
    if (strain_.empty()) strain_.assign(frames_, 1);
    for (std::size_t i = 0; i < frames_; ++i) strain_[i] = std::min(strain_[i] * wanted[i], kMaxShortening);
    return true;
  }

  void placeFeet(const TravelPosePlan& poses, const std::vector<std::vector<Vec3>>& hips) {
    Performance& p = result_.performance;
    p.frameTime = 1 / options_.frameRate;
    result_.legPhase.assign(feet_.size(), std::vector<double>(frames_));
    const int legs = static_cast<int>(feet_.size());
#pragma omp parallel for num_threads(threadCount(options_.threads)) schedule(static)
    for (int l = 0; l < legs; ++l) {
      const std::size_t leg = static_cast<std::size_t>(l);
      feet_[leg].raiseHeels(hips[leg], options_.frameRate, poses.restReach(leg));
      feet_[leg].planSwings();
      for (std::size_t i = 0; i < frames_; ++i) {
        feetFrames_[leg][i] = feet_[leg].at(time(i));
        result_.legPhase[leg][i] = clock_.sinceTouchdown(leg, time(i));
      }
    }
    p.feet = feetFrames_;
    result_.touchdowns.resize(feet_.size());
    for (std::size_t l = 0; l < feet_.size(); ++l) {
      for (const Contact& contact : feet_[l].contacts()) {
        if (contact.time.end < 0 || contact.time.start > duration_) continue;
        p.contacts.push_back(contact);
        if (contact.strike() >= 0) result_.touchdowns[l].push_back(contact.strike());
      }
    }
    std::stable_sort(p.contacts.begin(), p.contacts.end(),
                     [](const Contact& a, const Contact& b) { return a.strike() < b.strike(); });
    for (std::size_t i = 0; i < frames_; ++i) {
      p.phase.push_back(clock_.phase(time(i)));
      result_.speed.push_back(speedAt_(time(i)));
    }
    result_.distance = speed_.distance(duration_) - speed_.distance(0);
  }

  void note(FollowLimit limit, double at, double amount, std::string text) {
    const bool unmet = limit == FollowLimit::Reach || limit == FollowLimit::Step;
    const Note note{unmet ? Note::Kind::Unmet : Note::Kind::Remark, std::move(text), at, amount};
    result_.notes.push_back({note, limit});
  }

  void report() {
    const double leg = character_.legLength();
    for (std::size_t l = 0; l < feet_.size(); ++l) {
      const std::string& name = character_.legs[l].name;
      if (reach_[l].missed > 1e-4) {
        note(FollowLimit::Reach, reach_[l].time, reach_[l].missed,
             fmt::format("{} is {:.3g} m short of its footprint at {:.2f} s", name, reach_[l].missed,
                         reach_[l].time));
      }
      int off = 0;
      double firstOff = 0;
      for (const TravelFootprint& print : feet_[l].prints()) {
        if (!print.offTerrain || print.time.liftOff < 0 || print.time.touchdown > duration_) continue;
        if (off++ == 0) firstOff = print.time.touchdown;
      }
      if (off > 0)
        note(FollowLimit::OffGround, firstOff, off,
             fmt::format("{} footprints of {} are off the terrain, the first at {:.2f} s", off, name,
                         firstOff));
      const std::vector<TravelFootprint>& prints = feet_[l].prints();
      for (std::size_t k = 1; k < prints.size(); ++k) {
        const double rise = std::abs(prints[k].ground - prints[k - 1].ground);
        const Vec3 way = prints[k].ankle.position - prints[k - 1].ankle.position;
        const double level = std::hypot(way.x(), way.z());
        if (rise < kStepNote * leg || rise < level || prints[k].time.touchdown < 0 ||
            prints[k].time.touchdown > duration_)
          continue;
        note(FollowLimit::Step, prints[k].time.touchdown, rise,
             fmt::format("the ground under {} {} by {:.3g} m in one stride, {:.3g} m along the path; a leg "
                         "is {:.3g} m long",
                         name, prints[k].ground > prints[k - 1].ground ? "rises" : "falls", rise,
                         prints[k].planDistance, leg));
        break;
      }
    }
    const auto lowest = std::max_element(result_.drop.begin(), result_.drop.end());
    if (lowest != result_.drop.end() && *lowest > kDropNote * character_.hipHeight) {
      const double at = time(static_cast<std::size_t>(lowest - result_.drop.begin()));
      note(FollowLimit::Lowered, at, *lowest,
           fmt::format("the body is lowered by {:.3g} m at {:.2f} s for a leg that would not reach", *lowest,
                       at));
    }
    if (clock_.dutyLimited())
      note(
          FollowLimit::Duty, 0, 0,
          "so slow that feet would hardly leave the ground; they are lifted for a least share of the stride");
    if (clock_.heldBack())
      note(FollowLimit::Quick, 0, 0, "a change of gait is too quick for a leg, which changes more slowly");
    if (steepest_.pitch != 0)
      note(FollowLimit::Pitch, steepest_.time, steepest_.pitch,
           fmt::format(
               "the slope would pitch the trunk by {:.0f} degrees at {:.2f} s; it is limited to {:.0f}",
               steepest_.pitch / kDegree, steepest_.time, options_.maxPitch / kDegree));
    reportFast();
    reportWaiting();
    std::stable_sort(result_.notes.begin(), result_.notes.end(),
                     [](const FollowNote& a, const FollowNote& b) { return a.time < b.time; });
  }

  // A walk vaults over its legs: above √(g h) the feet would leave the ground (Samson 1999 eq 2.1).
  void reportFast() {
    for (std::size_t i = 0; i < frames_; ++i) {
      const GaitMix mix = clock_.mix(time(i));
      const Stride& stride = *clock_.plan().strides[mix.from + (mix.weight > 0.2 ? 1 : 0)];
      const bool walks = std::all_of(stride.legs.begin(), stride.legs.end(),
                                     [](const StrideLeg& leg) { return leg.timing.duty > 0.5; });
      const double most = std::sqrt(kGravity * stride.hipHeight);
      if (!walks || result_.speed[i] <= most) continue;
      note(FollowLimit::Fast, time(i), result_.speed[i],
           fmt::format(
               "{:.3g} m/s at {:.2f} s is too fast for a walk: with hips at {:.3g} m it reaches {:.3g} m/s",
               result_.speed[i], time(i), stride.hipHeight, most));
      return;
    }
  }

  void reportWaiting() {
    for (std::size_t i = 0; i < frames_; ++i) {
      if (result_.speed[i] > 1e-3 * slowest()) continue;
      int up = 0;
      for (std::size_t l = 0; l < feet_.size(); ++l) up += clock_.state(l, time(i)).standing ? 0 : 1;
      if (up == 0) continue;
      note(FollowLimit::Waiting, time(i), up,
           fmt::format("the figure stands still at {:.2f} s with {} feet in the air", time(i), up));
      return;
    }
  }

  const TravelPath& path_;
  const TravelSpeed& speed_;
  const FollowOptions& options_;
  const double duration_;
  const std::function<double(double)> speedAt_, planAt_;
  std::vector<double>
      strain_;  // factor on the stride rate per frame, where slopes need shorter strides; empty: none
  GaitClock clock_;
  const Character& character_;
  std::size_t frames_ = 0;
  std::vector<FootTravel> feet_;
  std::vector<BodyGuide> bases_;
  std::vector<std::vector<FootFrame>> feetFrames_;
  std::vector<MissedReach> reach_;
  struct {
    double pitch = 0, time = 0;
  } steepest_;  // where the pitch of the trunk is limited
  mutable Pose rest_;
  PathTravel result_;
};

}  // namespace

PathTravel followPath(const GaitPlan& plan, const TravelPath& path, const TravelSpeed& speed,
                      const FollowOptions& options) {
  if (!(options.frameRate >= 1 && options.frameRate <= 10000))
    throw Error(
        fmt::format("the frame rate must be 1 to 10000 frames per second, got {}", options.frameRate));
  constexpr double kLongest = 36000;  // seconds
  const double duration = options.duration > 0 ? options.duration : speed.timeAt(path.length(), kLongest);
  if (!(duration < kLongest))
    throw Error(
        "the end of the path is never reached at this speed; set a duration, or end with a speed above 0");
  return Follower(plan, path, speed, options, duration).run();
}

GaitPlan singleGait(Stride stride) {
  GaitPlan plan;
  plan.strides.push_back(std::make_shared<const Stride>(std::move(stride)));
  return plan;
}

}  // namespace footfall::gait
