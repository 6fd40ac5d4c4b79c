// SPDX-License-Identifier: MIT
#include "scene/up_axis.h"

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/scanner.h"
#include "figure/anatomy/limbs.h"
#include "figure/motion/pose.h"

namespace footfall {
namespace {

// All by eye, on recorded clips and on Blender's exports of them.
// [1] Cosine from which legs and trunk count as upright (45°), and how much better one axis has to be than
// the other. Raised: more figures are taken to lie.
constexpr double kUpright = 0.7, kClearer = 0.4;
// [1] Of the legs' length: a figure that gets about this far is not lying there. Raised: more figures that
// rest with Y up are taken to lie.
constexpr double kTravels = 1;
// Poses looked at. Raised: slower.
constexpr std::size_t kLooks = 64;

Vec3 turnedVector(const Vec3& v, UpAxis to) {
  return to == UpAxis::Y ? Vec3(v.x(), v.z(), -v.y()) : Vec3(v.x(), -v.z(), v.y());
}

// How upright a figure stands by each axis, 1: fully.
struct Uprightness {
  double y = 0, z = 0;
};

class Standing {
 public:
  explicit Standing(const Skeleton& skeleton) : limbs_(findLimbs(skeleton)) {
    for (const Leg& leg : limbs_.legs) add(leg.ankle(), leg.hip());
    // A quadruped's trunk lies.
    if (limbs_.legs.size() == 2 && limbs_.head >= 0 && limbs_.pelvis >= 0) add(limbs_.pelvis, limbs_.head);
  }

  bool known() const { return !limbs_.legs.empty(); }
  const Limbs& limbs() const { return limbs_; }

  Uprightness in(const Pose& world) const {
    Vec3 sum = Vec3::Zero();
    for (const auto& [low, high] : pairs_) {
      const Vec3 way = world.position[high] - world.position[low];
      if (way.norm() > 0) sum += way.normalized();
    }
    sum /= static_cast<double>(pairs_.size());
    return {sum.y(), sum.z()};
  }

  double legLength(const Pose& rest) const {
    double length = 0;
    for (const Leg& leg : limbs_.legs) {
      for (std::size_t i = 1; i < leg.joints.size(); ++i) {
        length += (rest.position[static_cast<std::size_t>(leg.joints[i])] -
                   rest.position[static_cast<std::size_t>(leg.joints[i - 1])])
                      .norm();
      }
    }
    return length / static_cast<double>(limbs_.legs.size());
  }

 private:
  void add(int low, int high) {
    pairs_.emplace_back(static_cast<std::size_t>(low), static_cast<std::size_t>(high));
  }

  Limbs limbs_;
  std::vector<std::pair<std::size_t, std::size_t>> pairs_;
};

bool clearlyZ(const Uprightness& stand) {
  return stand.z > kUpright && stand.z > stand.y + kClearer;
}

// A quarter turn comes out as one.
double rightAngle(double angle) {
  const double quarter = 0.5 * kPi * std::round(angle / (0.5 * kPi));
  return std::abs(angle - quarter) < 1e-12 ? quarter + 0.0 : angle;
}

Vec3 turnedOrient(const Vec3& orient, UpAxis to) {
  const Quat turn(Eigen::AngleAxisd(to == UpAxis::Y ? -0.5 * kPi : 0.5 * kPi, Vec3::UnitX()));
  const Vec3 angles =
      eulerFromRotation(turn * rotationFromEuler(orient, RotationOrder::XYZ), RotationOrder::XYZ);
  return {rightAngle(angles.x()), rightAngle(angles.y()), rightAngle(angles.z())};
}

// The side that stands: of one whose rest has Y up, and whose root turns it to stand along Z, only travel
// tells that it does not lie there.
bool standsAlongZ(const Uprightness& atRest, const Uprightness& moving, double travel, double legLength) {
  if (!clearlyZ(moving)) return clearlyZ(atRest) && moving.y < kUpright;
  return atRest.y <= kUpright || travel > kTravels * legLength;
}

// The mean over the frames; ways: where the pelvis goes.
Uprightness movingUprightness(const Motion& motion, const Standing& standing,
                              Eigen::AlignedBox3d* ways = nullptr) {
  Uprightness moving;
  Pose pose;
  const std::size_t frames = motion.frames(), looks = std::min(frames, kLooks);
  for (std::size_t i = 0; i < looks; ++i) {
    worldPose(motion, looks > 1 ? i * (frames - 1) / (looks - 1) : 0, pose);
    const Uprightness here = standing.in(pose);
    moving.y += here.y / static_cast<double>(looks);
    moving.z += here.z / static_cast<double>(looks);
    if (ways) ways->extend(pose.position[static_cast<std::size_t>(std::max(standing.limbs().pelvis, 0))]);
  }
  return moving;
}

}  // namespace

UpGuess guessUp(const Motion& motion) {
  const Standing standing(motion.skeleton);
  UpGuess guess;
  if (!standing.known()) return guess;
  Pose rest = restPose(motion.skeleton);
  worldFromLocal(motion.skeleton, rest, rest);
  const Uprightness atRest = standing.in(rest);

  Eigen::AlignedBox3d ways;  // of the pelvis
  const Uprightness moving = movingUprightness(motion, standing, &ways);
  if (motion.frames() == 0) {
    if (clearlyZ(atRest)) guess.up = UpAxis::Z;
  } else if (standsAlongZ(atRest, moving, std::max(ways.sizes().x(), ways.sizes().y()),
                          standing.legLength(rest))) {
    guess.up = UpAxis::Z;
  } else if (clearlyZ(moving)) {
    guess.note = "the figure lies down with Y up; if it should stand, read it with Z up (--up z)";
  }
  if (guess.up == UpAxis::Z)
    guess.note = "read with Z up, as the figure stands along Z (--up y reads it with Y up)";
  return guess;
}

UpAxis upFor(const std::optional<UpAxis>& given, const Motion& motion, std::vector<std::string>& notes) {
  if (given) return *given;
  const UpGuess guess = guessUp(motion);
  if (!guess.note.empty()) notes.push_back(guess.note);
  return guess.up;
}

void turnUp(Skeleton& skeleton, UpAxis from, UpAxis to) {
  if (from == to) return;
  for (Joint& joint : skeleton.joints) {
    if (joint.parent >= 0) continue;
    joint.translation = turnedVector(joint.translation, to);
    joint.jointOrient = turnedOrient(joint.jointOrient, to);
  }
}

void turnUp(Motion& motion, UpAxis from, UpAxis to) {
  if (from == to) return;
  turnUp(motion.skeleton, from, to);
  std::vector<std::size_t> negated;
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    MotionChannel& channel = motion.channels[c];
    if (motion.skeleton.joints[static_cast<std::size_t>(channel.joint)].parent >= 0) continue;
    if (channel.kind == ChannelKind::TranslateY) {
      channel.kind = ChannelKind::TranslateZ;
      if (to == UpAxis::Y) negated.push_back(c);
    } else if (channel.kind == ChannelKind::TranslateZ) {
      channel.kind = ChannelKind::TranslateY;
      if (to == UpAxis::Z) negated.push_back(c);
    }
  }
  for (const std::size_t c : negated) {
    for (std::size_t f = 0; f < motion.frames(); ++f) motion.frame(f)[c] = -motion.frame(f)[c];
  }
}

bool standAtRest(Motion& motion) {
  const auto standsIn = [](const Skeleton& skeleton) {
    const Standing standing(skeleton);
    Pose rest = restPose(skeleton);
    worldFromLocal(skeleton, rest, rest);
    return standing.known() && standing.in(rest).y > kUpright;
  };
  if (motion.frames() == 0 || standsIn(motion.skeleton)) return false;
  int root = -1;
  for (std::size_t j = motion.skeleton.size(); j-- > 0;) {
    const auto turns = [j](const MotionChannel& channel) {
      return channel.joint == static_cast<int>(j) && isRotation(channel.kind);
    };
    if (motion.skeleton.joints[j].parent < 0 &&
        std::count_if(motion.channels.begin(), motion.channels.end(), turns) == 3)
      root = static_cast<int>(j);
  }
  if (root < 0) return false;
  const Joint& joint = motion.skeleton.joints[static_cast<std::size_t>(root)];
  const Quat orient = rotationFromEuler(joint.jointOrient, RotationOrder::XYZ);
  // The root's channels say all of its rotation, so that only the rest changes.
  for (const Vec3& axis :
       {Vec3(-Vec3::UnitX()), Vec3(Vec3::UnitX()), Vec3(-Vec3::UnitZ()), Vec3(Vec3::UnitZ())}) {
    Skeleton turned = motion.skeleton;
    const Quat quarter(Eigen::AngleAxisd(0.5 * kPi, axis));
    turned.joints[static_cast<std::size_t>(root)].rotation = eulerFromRotation(
        orient.conjugate() * quarter * orient * rotationFromEuler(joint.rotation, joint.rotationOrder),
        joint.rotationOrder);
    if (!standsIn(turned) || movingUprightness(motion, Standing(turned)).y <= kUpright) continue;
    motion.skeleton = std::move(turned);
    return true;
  }
  return false;
}

std::optional<UpAxis> upAxisCalled(const std::string& word) {
  const std::string lower = lowerCase(word);
  if (lower == "y") return UpAxis::Y;
  if (lower == "z") return UpAxis::Z;
  return std::nullopt;
}

const char* nameOf(UpAxis up) {
  return up == UpAxis::Y ? "Y" : "Z";
}

}  // namespace footfall
