// SPDX-License-Identifier: MIT
#include "locomotion/run/toe_clearance.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/numeric/smoothing.h"
#include "figure/motion/pose.h"
#include "locomotion/locomotion_tuning.h"

namespace footfall::locomotion {
namespace {

class ToeLift {
 public:
  ToeLift(Motion& motion, const ContactReport& contacts, const Terrain* ground)
      : motion_(motion), contacts_(contacts), ground_(ground), rest_(restPose(motion.skeleton)) {
    worldFromLocal(motion.skeleton, rest_, rest_);
  }

  // Turns toes up where their tips are below the ground that their foot stands on; a tip that a joint of its
  // own carries. The turn comes and goes gradually, and is never less than is needed.
  void run() {
    const int reach = static_cast<int>(std::lround(tuning::kToeEase / motion_.frameTime));
    for (std::size_t leg = 0; leg < contacts_.soles.size(); ++leg) {
      const int ball = contacts_.limbs.legs[leg].ball;
      if (ball < 0 || contacts_.soles[leg].tip.joint <= ball) continue;
      std::vector<double> turns = toeTurns(leg, ball);
      if (*std::max_element(turns.begin(), turns.end()) < 1e-4) continue;
      turns = smoothed(highestWithin(turns, reach), reach);
      Pose world, local;
      for (std::size_t f = 0; f < motion_.frames(); ++f) {
        if (turns[f] < 1e-4) continue;
        worldPose(motion_, f, world);
        turnJoint(motion_.skeleton, world, ball, Quat(Eigen::AngleAxisd(-turns[f], across(world, leg))));
        localFromWorld(motion_.skeleton, world, local);
        setLocalPose(motion_, f, local, f);
      }
    }
  }

 private:
  // The ground below a tip, by the stand of its foot that is nearest in time; far below where there is none.
  double levelBelow(double time, std::size_t leg, const Vec3& tip) const {
    double nearest = std::numeric_limits<double>::infinity(), level = -nearest;
    for (const Contact& contact : contacts_.contacts) {
      if (contact.leg != static_cast<int>(leg) || !(contact.ball.end > contact.ball.start)) continue;
      const double beside = std::max({contact.time.start - time, time - contact.time.end, 0.0});
      if (beside >= nearest) continue;
      nearest = beside;
      level = contact.ballPosition.y() + rise(contact.ballPosition, tip);
    }
    return level;
  }

  // The axis that toes turn about, carried by the foot: level at rest, across it, to its left.
  Vec3 across(const Pose& world, std::size_t leg) const {
    const Sole& sole = contacts_.soles[leg];
    const std::size_t ankle = static_cast<std::size_t>(sole.heel.joint);
    const Vec3 foot = rest_.rotation[ankle] * (sole.ball.offset - sole.heel.offset);
    const Vec3 left = Vec3::UnitY().cross(foot);
    if (left.norm() < 1e-6 || sole.ball.joint != sole.heel.joint) return Vec3::UnitX();
    return world.rotation[ankle] * (rest_.rotation[ankle].conjugate() * left.normalized());
  }

  // How far the toes of a foot have to turn up in each frame, radians.
  std::vector<double> toeTurns(std::size_t leg, int ball) const {
    std::vector<double> turns(motion_.frames(), 0.0);
    Pose world;
    for (std::size_t f = 0; f < motion_.frames(); ++f) {
      worldPose(motion_, f, world);
      const Vec3 tip = contacts_.soles[leg].tip.in(world);
      const double depth = softened(levelBelow(motion_.time(f), leg, tip) - tip.y());
      if (depth <= 0) continue;
      // Turned up by an angle, the tip's height over the ball is level + up cos + over sin.
      const Vec3 axis = across(world, leg), along = tip - world.position[static_cast<std::size_t>(ball)];
      const double level = along.dot(axis) * axis.y(), up = along.y() - level, over = -axis.cross(along).y();
      const double reach = std::hypot(up, over);
      if (reach < 1e-6) continue;
      const double least = std::acos(std::clamp((along.y() + depth - level) / reach, -1.0, 1.0));
      turns[f] = std::clamp(std::atan2(over, up) - least, 0.0, tuning::kMostToeTurn);
    }
    return turns;
  }

  // The largest value up to `reach` frames away.
  static std::vector<double> highestWithin(const std::vector<double>& values, int reach) {
    std::vector<double> highest(values.size());
    const int count = static_cast<int>(values.size());
    for (int i = 0; i < count; ++i) {
      const auto first = values.begin() + std::max(0, i - reach),
                 last = values.begin() + std::min(count, i + reach + 1);
      highest[static_cast<std::size_t>(i)] = *std::max_element(first, last);
    }
    return highest;
  }

  // How much higher the ground is at one place than at another; 0 where it is not known.
  double rise(const Vec3& from, const Vec3& to) const {
    if (!ground_) return 0;
    const auto a = ground_->at(from.x(), from.z(), from.y()), b = ground_->at(to.x(), to.z(), to.y());
    return a && b ? b->position.y() - a->position.y() : 0;
  }

  Motion& motion_;
  const ContactReport& contacts_;
  const Terrain* ground_;
  Pose rest_;  // world
};

}  // namespace

double softened(double depth) {
  if (depth < -tuning::kClearanceSoftness) return 0;
  return depth > tuning::kClearanceSoftness
             ? depth
             : (depth + tuning::kClearanceSoftness) * (depth + tuning::kClearanceSoftness) /
                   (4 * tuning::kClearanceSoftness);
}

void liftToes(Motion& motion, const ContactReport& contacts, const Terrain* ground) {
  ToeLift(motion, contacts, ground).run();
}

}  // namespace footfall::locomotion
