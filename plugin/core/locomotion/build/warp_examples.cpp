// SPDX-License-Identifier: MIT
#include "locomotion/build/warp_examples.h"

#include <algorithm>
#include <cmath>

#include "base/constants.h"
#include "locomotion/locomotion_tuning.h"

namespace footfall::locomotion {

Clip warpedTo(const Clip& clip, const Velocity& velocity, const PoseSpace& space) {
  Clip made = clip;
  made.warped = true;
  made.velocity = velocity;
  made.likeness = {};
  // Cadence and step length grow alike with speed, by its root.
  const double slower = std::sqrt(clip.velocity.speed / velocity.speed);
  std::vector<double> keys = clip.phases.keys();
  for (double& key : keys) key *= slower;
  made.phases = PhaseMap(keys);
  made.poses.frameTime *= slower;
  // The lean that carries the turn, about the way ahead through the ground below the figure.
  const auto lean = [](const Velocity& v) { return -std::atan2(v.speed * v.turn, kGravity); };
  const Quat bank(Eigen::AngleAxisd(lean(velocity) - lean(clip.velocity), Vec3::UnitZ()));
  double aside = 0;
  for (std::size_t i = 0; i < made.poses.frames(); ++i) {
    double* row = made.poses.row(i);
    Eigen::Map<Vec3> root(row), turn(row + 3);
    aside -= root.x();
    root = bank * Vec3(root);
    aside += root.x();
    const Quat own = space.reference.front() * expRotation(turn);
    turn = logRotation(space.reference.front().conjugate() * bank * own);
  }
  // The base stays below the pelvis: it is the feet that go out of the bend.
  for (std::size_t i = 0; i < made.poses.frames(); ++i)
    made.poses.row(i)[0] -= aside / static_cast<double>(made.poses.frames());
  const double speedOff = std::log(velocity.speed / clip.velocity.speed) / std::log(tuning::kWarpFaster),
               turnOff = (velocity.turn - clip.velocity.turn) / tuning::kWarpTurn;
  made.confidence = clip.confidence * tuning::kWarpConfidence / (1 + speedOff * speedOff + turnOff * turnOff);
  return made;
}

void addWarpedExamples(MotionClass& cls, const PoseSpace& space) {
  if (cls.pattern == StepPattern::Stand || cls.examples.empty()) return;
  double low = cls.examples.front().velocity.speed, high = low, right = 0, left = 0;
  for (const Clip& clip : cls.examples) {
    low = std::min(low, clip.velocity.speed);
    high = std::max(high, clip.velocity.speed);
    right = std::min(right, clip.velocity.turn);
    left = std::max(left, clip.velocity.turn);
  }
  // The straightest is warped to turn, the slowest and the fastest of all to other speeds.
  const auto straighter = [](const Clip& a, const Clip& b) {
    return std::abs(a.velocity.turn) < std::abs(b.velocity.turn);
  };
  const auto slower = [](const Clip& a, const Clip& b) { return a.velocity.speed < b.velocity.speed; };
  const Clip straight = *std::min_element(cls.examples.begin(), cls.examples.end(), straighter),
             slowest = *std::min_element(cls.examples.begin(), cls.examples.end(), slower),
             fastest = *std::max_element(cls.examples.begin(), cls.examples.end(), slower);
  const bool narrow = high < tuning::kWarpEnough * low;
  if (narrow) {
    cls.examples.push_back(warpedTo(slowest, {low / tuning::kWarpSlower, slowest.velocity.turn}, space));
    cls.examples.push_back(warpedTo(fastest, {high * tuning::kWarpFaster, fastest.velocity.turn}, space));
  }
  const double turn = tuning::kWarpTurn / (cls.pattern == StepPattern::Run ? 1.5 : 1);
  if (right > -0.5 * turn)
    cls.examples.push_back(warpedTo(straight, {straight.velocity.speed, -turn}, space));
  if (left < 0.5 * turn) cls.examples.push_back(warpedTo(straight, {straight.velocity.speed, turn}, space));
}

}  // namespace footfall::locomotion
