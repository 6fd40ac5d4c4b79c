// SPDX-License-Identifier: MIT
#include "scene/edit/scene_root.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/error.h"
#include "figure/motion/pose.h"
#include "scene/edit/figure_path.h"
#include "scene/scene_conversion.h"
#include "scene/scene_motion.h"

namespace footfall {
namespace {

// The speed at which the lowest foot goes back below the body: the median over the frames.
double speedOfFeet(const Motion& motion, const Limbs& limbs) {
  if (limbs.legs.empty()) throw Error("has no legs, so that its speed cannot be found: give --speed");
  const std::vector<Isometry> path = figurePath(motion, limbs, {});
  const std::vector<Pose> poses = worldPoses(motion);
  std::vector<double> speeds;
  for (std::size_t f = 1; f < poses.size(); ++f) {
    const Vec3 *from = nullptr, *to = nullptr;
    for (const Leg& leg : limbs.legs) {
      const auto joint = static_cast<std::size_t>(leg.ball >= 0 ? leg.ball : leg.ankle());
      const Vec3 &a = poses[f - 1].position[joint], &b = poses[f].position[joint];
      if (!from || a.y() + b.y() < from->y() + to->y()) from = &a, to = &b;
    }
    const Vec3 back = path[f].linear().transpose() * (*from - *to);
    speeds.push_back(back.z() / motion.frameTime);
  }
  if (speeds.empty()) throw Error("has one frame only, so that its speed cannot be found: give --speed");
  const auto middle = speeds.begin() + static_cast<std::ptrdiff_t>(speeds.size() / 2);
  std::nth_element(speeds.begin(), middle, speeds.end());
  if (*middle < 0.01)
    throw Error("no foot goes back below the body, so that there is no speed to travel at: give --speed");
  return *middle;
}

// A joint of the skeleton put above another, at the origin of what that hangs on.
int insertAbove(Motion& motion, int joint, const std::string& name) {
  Joint bone;
  bone.name = name;
  bone.kind = JointKind::Joint;
  bone.parent = motion.skeleton.joints[static_cast<std::size_t>(joint)].parent;
  std::vector<Joint>& joints = motion.skeleton.joints;
  joints.insert(joints.begin() + joint, bone);
  for (std::size_t j = static_cast<std::size_t>(joint) + 1; j < joints.size(); ++j) {
    if (joints[j].parent >= joint) ++joints[j].parent;
  }
  joints[static_cast<std::size_t>(joint) + 1].parent = joint;
  for (MotionChannel& channel : motion.channels) {
    if (channel.joint >= joint) ++channel.joint;
  }
  return joint;
}

bool isAbove(const Skeleton& skeleton, int ancestor, int joint) {
  for (int j = skeleton.joints[static_cast<std::size_t>(joint)].parent; j >= 0;
       j = skeleton.joints[static_cast<std::size_t>(j)].parent) {
    if (j == ancestor) return true;
  }
  return false;
}

// The bone at each place of the way, and what it carries where it was in the world.
void putOnBone(Motion& motion, int bone, int joint, const std::vector<Isometry>& way) {
  std::vector<Isometry> back(motion.frames()), own(motion.frames());
  Pose world;
  ensureChannels(motion, bone);
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    worldPose(motion, f, world);
    own[f] = world.frame(joint);
    back[f] = way[f] * world.frame(bone).inverse();
  }
  carryFigure(motion, bone, back);
  std::vector<Isometry> again(motion.frames());
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    worldPose(motion, f, world);
    again[f] = own[f] * world.frame(joint).inverse();
  }
  carryFigure(motion, joint, again);
}

double farthest(const Motion& a, const Motion& b) {
  double worst = 0;
  Pose was, is;
  for (std::size_t f = 0; f < std::min(a.frames(), b.frames()); ++f) {
    worldPose(a, f, was);
    worldPose(b, f, is);
    for (std::size_t j = 0; j < was.size(); ++j) {
      const int other = b.skeleton.find(a.skeleton.joints[j].name);
      if (other >= 0)
        worst = std::max(worst, (was.position[j] - is.position[static_cast<std::size_t>(other)]).norm());
    }
  }
  return worst;
}

}  // namespace

SceneRootReport editRoot(Scene& scene, const RootOptions& options) {
  if (options.bone.empty() && !options.inPlace && options.speed == 0 && !options.findSpeed && !options.face &&
      !options.origin)
    throw Error("root needs something to do: --bone, --in-place, --speed, --travel, --face or --origin");
  if (options.inPlace && (options.speed > 0 || options.findSpeed))
    throw Error("--in-place takes the travel out and --speed or --travel puts one in: give one of them");
  Motion before = sampledMotion(scene);
  const Limbs limbs = findLimbs(before.skeleton);
  const int joint = carryingJoint(before, limbs);
  ensureChannels(before, joint);
  Motion motion = before;
  const FigurePathOptions pathOptions{options.turn, options.smooth};
  const std::vector<Isometry> path = figurePath(motion, limbs, pathOptions);
  SceneRootReport report;
  std::vector<Isometry> way = path, by(path.size(), Isometry::Identity());
  if (options.inPlace) std::fill(way.begin(), way.end(), path.front());
  if (options.speed > 0 || options.findSpeed) {
    report.speed = options.speed > 0 ? options.speed : speedOfFeet(motion, limbs);
    Vec3 travelled = Vec3::Zero();
    for (std::size_t f = 0; f < way.size(); ++f) {
      if (f > 0) travelled += path[f].linear() * Vec3(0, 0, report.speed * motion.frameTime);
      way[f] = Eigen::Translation3d(travelled) * path[f];
    }
  }
  if (options.face || options.origin) {
    const Vec3 place = way.front().translation();
    const Vec3 forward = figurePath(motion, limbs, {}).front().linear() * Vec3::UnitZ();
    const Isometry to =
        Eigen::Translation3d(options.origin ? Vec3(Vec3::Zero()) : place) *
        Eigen::AngleAxisd(options.face ? -std::atan2(forward.x(), forward.z()) : 0.0, Vec3::UnitY()) *
        Eigen::Translation3d(-place);
    for (Isometry& at : way) at = to * at;
  }
  bool moves = false;
  for (std::size_t f = 0; f < by.size(); ++f) {
    by[f] = way[f] * path[f].inverse();
    moves = moves || !by[f].isApprox(Isometry::Identity(), 1e-12);
  }
  if (moves) carryFigure(motion, joint, by);
  report.travel = way.front().linear().transpose() * (way.back().translation() - way.front().translation());
  for (std::size_t f = 1; f < way.size(); ++f) {
    const Vec3 forward = (way[f - 1].linear().transpose() * way[f].linear()) * Vec3::UnitZ();
    report.turn += std::atan2(forward.x(), forward.z());
  }
  report.bodyMoved = farthest(before, motion);
  if (options.bone.empty()) {
    putMotion(scene, before, std::move(motion));
  } else {
    int bone = motion.skeleton.find(options.bone);
    if (bone >= 0 && !isAbove(motion.skeleton, bone, joint))
      throw Error(fmt::format("the bone {} does not carry {}: it cannot take the travel", options.bone,
                              motion.skeleton.joints[static_cast<std::size_t>(joint)].name));
    const bool made = bone < 0;
    const Motion placed = motion;
    int carried = joint;
    if (made) {
      bone = insertAbove(motion, joint, options.bone);
      carried = joint + 1;
    } else {
      ensureChannels(before, bone);
      ensureChannels(motion, bone);
    }
    putOnBone(motion, bone, carried, way);
    const double off = farthest(placed, motion);
    if (off > 1e-6)
      report.notes.push_back(
          fmt::format("joints beside the hips moved along with {} by up to {:.3g} m", options.bone, off));
    if (made && !scene.motion) {
      Scene anew = sceneOf(std::move(motion));
      anew.frameRate = scene.frameRate;
      anew.linearUnit = scene.linearUnit, anew.metresPerUnit = scene.metresPerUnit;
      anew.up = scene.up;
      WriteReport written;
      Scene keyed = keyedScene(anew, {}, written);
      keyed.linearUnit = scene.linearUnit, keyed.metresPerUnit = scene.metresPerUnit;
      keyed.angularUnit = scene.angularUnit, keyed.up = scene.up;
      scene = std::move(keyed);
      report.notes.push_back(
          "a bone was made, so that the scene is written anew: meshes and what else the file held are not in "
          "it");
    } else {
      putMotion(scene, before, std::move(motion));
    }
  }
  scene.contacts.reset();
  return report;
}

}  // namespace footfall
