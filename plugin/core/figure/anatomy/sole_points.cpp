// SPDX-License-Identifier: MIT
#include "figure/anatomy/sole_points.h"

#include <algorithm>

#include "base/parallel.h"
#include "figure/motion/batch_kinematics.h"

namespace footfall {
namespace {

// Of ankle to tip, a human's foot and a paw.
constexpr double kHeelBehind = 0.3, kPawBehind = 0.2;

Sole soleOf(const Skeleton& skeleton, const Leg& leg, const Pose& rest) {
  const std::size_t ankle = static_cast<std::size_t>(leg.ankle());
  const auto at = [&](int joint) -> const Vec3& { return rest.position[static_cast<std::size_t>(joint)]; };
  const auto carried = [&](const Vec3& point) {
    return CarriedPoint{leg.ankle(), rest.rotation[ankle].conjugate() * (point - rest.position[ankle])};
  };
  const int front = leg.tip >= 0 ? leg.tip : leg.ball;
  if (front < 0) {
    const CarriedPoint only{leg.ankle(), Vec3::Zero()};
    return {only, only, only};
  }

  const Vec3 along = at(front) - at(leg.ankle());
  Vec3 up = Vec3::UnitY();
  if (std::abs(along.y()) > 0.7 * along.norm()) {
    const Vec3 shin = at(leg.joints[leg.joints.size() - 2]) - at(leg.ankle());
    if (shin.norm() > 0) up = shin.normalized();
  }
  // The lowest joint below the ankle is the level of the sole; one behind the ankle is a heel.
  double low = 0, back = 0;
  const Vec3 flat = along - along.dot(up) * up;
  int spur = -1;
  for (std::size_t j = ankle + 1; j < skeleton.size(); ++j) {
    int above = skeleton.joints[j].parent;
    while (above > leg.ankle()) above = skeleton.joints[static_cast<std::size_t>(above)].parent;
    if (above != leg.ankle()) break;  // depth first: the foot's joints follow the ankle
    const Vec3 from = rest.position[j] - rest.position[ankle];
    low = std::min(low, from.dot(up));
    if (from.dot(flat) < back - 1e-6 * flat.squaredNorm()) {
      back = from.dot(flat);
      spur = static_cast<int>(j);
    }
  }
  const double behind = leg.joints.size() > 3 ? kPawBehind : kHeelBehind;
  Sole sole;
  sole.heel = carried(spur >= 0 ? at(spur) : Vec3(at(leg.ankle()) - behind * flat + low * up));
  sole.ball = carried(at(leg.ball >= 0 ? leg.ball : front));
  sole.tip = leg.tip >= 0 ? CarriedPoint{leg.tip, Vec3::Zero()} : sole.ball;
  return sole;
}

}  // namespace

std::vector<Sole> findSoles(const Skeleton& skeleton, const Limbs& limbs) {
  Pose rest = restPose(skeleton);
  worldFromLocal(skeleton, rest, rest);
  std::vector<Sole> soles;
  for (const Leg& leg : limbs.legs) soles.push_back(soleOf(skeleton, leg, rest));
  return soles;
}

SoleTracks trackSoles(const Motion& motion, const std::vector<Sole>& soles, int threads) {
  SoleTracks tracks;
  tracks.legs = soles.size();
  tracks.points.resize(motion.frames() * soles.size() * kSoleParts);
  std::vector<int> joints;
  for (const Sole& sole : soles)
    joints.insert(joints.end(), {sole.heel.joint, sole.ball.joint, sole.tip.joint});
  const BatchKinematics plan(motion, joints);
  const int frames = static_cast<int>(motion.frames());
#pragma omp parallel num_threads(threadCount(threads))
  {
    BatchKinematics::Workspace workspace;
#pragma omp for schedule(static)
    for (int first = 0; first < frames; first += BatchKinematics::kLanes) {
      plan.worldBlock(motion, static_cast<std::size_t>(first), workspace);
      Vec3* out = tracks.points.data() + static_cast<std::size_t>(first) * soles.size() * kSoleParts;
      for (int lane = 0; lane < workspace.count; ++lane) {
        for (const Sole& sole : soles) {
          for (const CarriedPoint* point : {&sole.heel, &sole.ball, &sole.tip}) {
            *out++ = BatchKinematics::position(workspace, point->joint, lane) +
                     BatchKinematics::rotation(workspace, point->joint, lane) * point->offset;
          }
        }
      }
    }
  }
  return tracks;
}

double legLength(const Skeleton& skeleton, const Leg& leg) {
  Pose rest = restPose(skeleton);
  worldFromLocal(skeleton, rest, rest);
  double length = 0;
  for (std::size_t i = 1; i < leg.joints.size(); ++i) {
    length += (rest.position[static_cast<std::size_t>(leg.joints[i])] -
               rest.position[static_cast<std::size_t>(leg.joints[i - 1])])
                  .norm();
  }
  return length;
}

}  // namespace footfall
