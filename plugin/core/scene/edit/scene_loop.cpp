// SPDX-License-Identifier: MIT
#include "scene/edit/scene_loop.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "base/error.h"
#include "figure/motion/resample.h"
#include "scene/edit/figure_path.h"
#include "scene/edit/scene_trim.h"
#include "scene/scene_motion.h"

namespace footfall {
namespace {

constexpr double kSpeedWeight = 0.1;  // s: a difference in speed counts as that of a place so much later
constexpr std::size_t kFramesLookedAt = 1200;  // of a long motion, before the cut is refined

// Joints seen from the figure's own place on the ground: #frames by #joints by 3 places, then as many speeds.
struct Looks {
  std::size_t width = 0;
  std::vector<float> values;
  const float* frame(std::size_t f) const { return values.data() + f * width; }
};

Looks looksOf(const Motion& motion, const std::vector<Isometry>& path) {
  const std::vector<Pose> poses = worldPoses(motion);
  const std::size_t joints = motion.skeleton.size(), frames = poses.size();
  Looks looks{6 * joints, std::vector<float>(frames * 6 * joints)};
  const auto seen = [&](std::size_t from, std::size_t f, std::size_t j) -> Vec3 {
    return path[from].inverse() * poses[f].position[j];
  };
  for (std::size_t f = 0; f < frames; ++f) {
    const std::size_t a = f == 0 ? 0 : f - 1, b = std::min(f + 1, frames - 1);
    const double span = static_cast<double>(std::max<std::size_t>(b - a, 1)) * motion.frameTime;
    for (std::size_t j = 0; j < joints; ++j) {
      const Vec3 place = seen(f, f, j), speed = (seen(f, b, j) - seen(f, a, j)) / span;
      for (std::size_t i = 0; i < 3; ++i) {
        const auto axis = static_cast<Eigen::Index>(i);
        looks.values[f * looks.width + 3 * j + i] = static_cast<float>(place[axis]);
        looks.values[f * looks.width + 3 * joints + 3 * j + i] =
            static_cast<float>(kSpeedWeight * speed[axis]);
      }
    }
  }
  return looks;
}

double distanceOf(const Looks& looks, std::size_t a, std::size_t b) {
  const float *p = looks.frame(a), *q = looks.frame(b);
  float sum = 0;
  for (std::size_t i = 0; i < looks.width; ++i) sum += (p[i] - q[i]) * (p[i] - q[i]);
  return static_cast<double>(sum);
}

// At the seam: the mean distance of the joints of the last frame from the first, carried on, and that of the
// speed they come with from the speed they go on with.
struct Seam {
  double gap = 0, speed = 0;
};
Seam seamOf(const Motion& motion, std::size_t last, const Motion& source, std::size_t first,
            const Isometry& round) {
  Pose end, before, start, next;
  worldPose(motion, last, end);
  worldPose(motion, last - 1, before);
  worldPose(source, first, start);
  worldPose(source, first + 1, next);
  Seam seam;
  for (std::size_t j = 0; j < end.size(); ++j) {
    const Vec3 goesOn = round * start.position[j];
    seam.gap += (end.position[j] - goesOn).norm();
    seam.speed += ((end.position[j] - before.position[j]) - (round * next.position[j] - goesOn)).norm();
  }
  const double count = static_cast<double>(std::max<std::size_t>(end.size(), 1));
  return {seam.gap / count, seam.speed / count / motion.frameTime};
}

struct Cut {
  std::size_t first = 0, last = 0;
  double cost = std::numeric_limits<double>::infinity();
};

// Of the pairs so far apart, the ones at every step of frames, the nearest pair.
Cut bestCut(const Looks& looks, std::size_t frames, std::size_t shortest, std::size_t longest,
            std::size_t step, int threads) {
  std::vector<Cut> best(frames / step + 1);
#pragma omp parallel for schedule(dynamic) num_threads(threads > 0 ? threads : 1)
  for (std::size_t row = 0; row < best.size(); ++row) {
    const std::size_t a = row * step;
    for (std::size_t b = a + shortest; b < std::min(frames, a + longest + 1); b += step) {
      const double cost = distanceOf(looks, a, b);
      if (cost < best[row].cost) best[row] = {a, b, cost};
    }
  }
  return *std::min_element(best.begin(), best.end(),
                           [](const Cut& a, const Cut& b) { return a.cost < b.cost; });
}

Cut refined(const Looks& looks, std::size_t frames, std::size_t shortest, Cut cut, std::size_t step) {
  Cut best = cut;
  const auto low = [step](std::size_t f) { return f > step ? f - step : 0; };
  for (std::size_t a = low(cut.first); a <= cut.first + step; ++a) {
    for (std::size_t b = std::max(low(cut.last), a + shortest); b <= std::min(cut.last + step, frames - 1);
         ++b) {
      const double cost = distanceOf(looks, a, b);
      if (cost < best.cost) best = {a, b, cost};
    }
  }
  return best;
}

Vec3 rotationVector(const Quat& q) {
  const Quat shortest = q.w() < 0 ? Quat(-q.coeffs()) : q;
  const double sine = shortest.vec().norm();
  if (sine < 1e-12) return 2 * shortest.vec();
  return 2 * std::atan2(sine, shortest.w()) / sine * shortest.vec();
}

Quat rotationOf(const Vec3& vector) {
  const double angle = vector.norm();
  return angle < 1e-12 ? Quat::Identity() : Quat(Eigen::AngleAxisd(angle, vector / angle));
}

// Brings the end of a motion to `target`, the local pose that follows on it, and to its speed, over the last
// frames: a cubic that leaves the motion with its own speed and arrives with the target's.
void bringTo(Motion& motion, const Pose& target, const Pose& targetNext, std::size_t frames) {
  const std::size_t last = motion.frames() - 1, count = motion.skeleton.size();
  const std::size_t window = std::min(frames, last);
  if (window == 0) return;
  Pose end, before;
  localPose(motion, last, end);
  localPose(motion, last - 1, before);
  const double length = static_cast<double>(window);
  std::vector<Vec3> place(count), placeRate(count), turn(count), turnRate(count);
  for (std::size_t j = 0; j < count; ++j) {
    place[j] = target.position[j] - end.position[j];
    turn[j] = rotationVector(target.rotation[j] * end.rotation[j].conjugate());
    placeRate[j] =
        length * ((targetNext.position[j] - target.position[j]) - (end.position[j] - before.position[j]));
    turnRate[j] = length * (rotationVector(targetNext.rotation[j] * target.rotation[j].conjugate()) -
                            rotationVector(end.rotation[j] * before.rotation[j].conjugate()));
    // No farther out on the way than what is to be made up: noise in speeds of single frames is not followed.
    const auto calm = [](Vec3& rate, double most) {
      if (rate.norm() > most) rate *= most / rate.norm();
    };
    calm(placeRate[j], 3 * place[j].norm() + 0.01);
    calm(turnRate[j], 3 * turn[j].norm() + 0.05);
  }
  Pose pose;
  for (std::size_t k = 1; k <= window; ++k) {
    const std::size_t f = last - window + k;
    const double s = static_cast<double>(k) / length, value = s * s * (3 - 2 * s), slope = s * s * (s - 1);
    localPose(motion, f, pose);
    for (std::size_t j = 0; j < count; ++j) {
      pose.position[j] += value * place[j] + slope * placeRate[j];
      pose.rotation[j] = rotationOf(value * turn[j] + slope * turnRate[j]) * pose.rotation[j];
    }
    setLocalPose(motion, f, pose, f > 0 ? f - 1 : 0);
  }
}

// A frame of the motion as the joint's parents have it after a turn of the whole figure.
Pose carriedPose(const Motion& motion, std::size_t frame, int joint, const Isometry& by) {
  Pose world, local;
  worldPose(motion, frame, world);
  localPose(motion, frame, local);
  const int parent = motion.skeleton.joints[static_cast<std::size_t>(joint)].parent;
  const Isometry above = parent >= 0 ? world.frame(parent) : Isometry::Identity();
  const Isometry moved = above.inverse() * (by * world.frame(joint));
  local.position[static_cast<std::size_t>(joint)] = moved.translation();
  local.rotation[static_cast<std::size_t>(joint)] = Quat(moved.rotation());
  return local;
}

}  // namespace

SceneLoopReport loopScene(Scene& scene, const LoopOptions& options) {
  const Motion whole = sampledMotion(scene);
  const Limbs limbs = findLimbs(whole.skeleton);
  const double frame = whole.frameTime;
  const auto framesIn = [&](double seconds) {
    return static_cast<std::size_t>(std::max(1.0, std::round(seconds / frame)));
  };
  const std::size_t shortest = std::max<std::size_t>(2, framesIn(options.shortest)),
                    longest = options.longest > 0 ? framesIn(options.longest) : whole.frames();
  if (shortest + 1 > whole.frames())
    throw Error(fmt::format("lasts {:.3g} s, less than the shortest loop of {:.3g} s",
                            frame * static_cast<double>(whole.frames() - 1), options.shortest));
  if (longest < shortest)
    throw Error(fmt::format("the longest loop, {:g} s, must not be shorter than the shortest, {:g} s",
                            options.longest, options.shortest));
  const std::vector<Isometry> path = figurePath(whole, limbs, {});
  const Looks looks = looksOf(whole, path);
  const std::size_t step = std::max<std::size_t>(1, whole.frames() / kFramesLookedAt);
  Cut cut = bestCut(looks, whole.frames(), shortest, longest, step, options.threads);
  if (step > 1) cut = refined(looks, whole.frames(), shortest, cut, step);

  SceneLoopReport report;
  report.first = cut.first;
  report.last = cut.last;
  report.seconds = frame * static_cast<double>(cut.last - cut.first);
  const Isometry round = path[cut.last] * path[cut.first].inverse();  // of the figure, from loop to loop
  const Seam given = seamOf(whole, cut.last, whole, cut.first, round);
  report.gap = given.gap;
  report.speedGap = given.speed;
  const Isometry stride = path[cut.first].inverse() * path[cut.last];
  report.travel = stride.translation();
  const Vec3 forward = stride.linear() * Vec3::UnitZ();
  report.turn = std::atan2(forward.x(), forward.z());

  Motion looped = cropped(whole, cut.first, cut.last);
  const int joint = carryingJoint(looped, limbs);
  ensureChannels(looped, joint);
  Motion source = whole;
  ensureChannels(source, joint);
  const Pose target = carriedPose(source, cut.first, joint, round),
             next = carriedPose(source, cut.first + 1, joint, round);
  bringTo(looped, target, next, framesIn(options.blend));

  trimScene(scene, {whole.time(cut.first), whole.time(cut.last)});
  Motion before = sampledMotion(scene);
  ensureChannels(before, joint);
  const Seam made = seamOf(looped, looped.frames() - 1, source, cut.first, round);
  report.gapAfter = made.gap;
  report.speedGapAfter = made.speed;
  looped.startTime = before.startTime;
  putMotion(scene, before, std::move(looped));
  scene.contacts.reset();
  return report;
}

}  // namespace footfall
