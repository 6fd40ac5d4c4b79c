// SPDX-License-Identifier: MIT
#include "warp/motion_blend.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "figure/heading.h"
#include "figure/pose.h"
#include "figure/resample.h"

namespace footfall {
namespace {

std::size_t at(int i) {
  return static_cast<std::size_t>(i);
}

// The second motion in the first's layout and at its rate.
Motion inLayoutOf(const Motion& first, const Motion& second) {
  if (second.frames() == 0 || first.frames() == 0) throw Error("a motion to blend has no frames");
  const double rate = 1 / first.frameTime;
  const Motion timed = std::abs(second.frameTime * rate - 1) < 1e-9 ? second : resampled(second, rate);
  std::vector<std::size_t> from;
  for (const MotionChannel& channel : first.channels) {
    const std::string& name = first.skeleton.joints[at(channel.joint)].name;
    const auto same = [&](const MotionChannel& other) {
      return other.kind == channel.kind && timed.skeleton.joints[at(other.joint)].name == name;
    };
    const auto found = std::find_if(timed.channels.begin(), timed.channels.end(), same);
    if (found == timed.channels.end()) {
      throw Error(fmt::format("the second motion has no {}.{}; both should have the same joints and channels",
                              name, attributeName(channel.kind)));
    }
    from.push_back(static_cast<std::size_t>(found - timed.channels.begin()));
  }
  Motion result = first;
  result.startTime = timed.startTime;
  result.samples.resize(timed.frames() * from.size());
  for (std::size_t f = 0; f < timed.frames(); ++f) {
    for (std::size_t c = 0; c < from.size(); ++c) result.frame(f)[c] = timed.frame(f)[from[c]];
  }
  return result;
}

// A place on the ground and a heading.
struct Ground2 {
  Vec3 position;
  double yaw = 0;

  Isometry frame() const {
    return Isometry(Eigen::Translation3d(position) * Eigen::AngleAxisd(yaw, Vec3::UnitY()));
  }
};

Vec3 turned(const Vec3& v, double yaw) {
  return Eigen::AngleAxisd(yaw, Vec3::UnitY()) * v;
}

class Blender {
 public:
  Blender(const Motion& first, const Motion& second, const BlendOptions& options)
      : a_(first), b_(inLayoutOf(first, second)), options_(options), limbs_(findLimbs(first.skeleton)) {
    HeadingOptions heading;
    heading.threads = options.threads;
    headingA_ = headingOf(a_, limbs_, heading);
    headingB_ = headingOf(b_, limbs_, heading);
  }

  BlendResult run() {
    place();
    result_.motion = cropped(a_, 0, fa_);
    const std::size_t total = fa_ + 1 + (b_.frames() - 1 - fb_);
    result_.motion.samples.resize(total * a_.channels.size());
    if (options_.alignment == BlendAlignment::Path) {
      walkPath();
      blendPoses();
    } else {
      blendChannels();
    }
    measure();
    return std::move(result_);
  }

 private:
  // Which frames fade into which.
  void place() {
    const double frames = options_.duration / a_.frameTime;
    const double start = (options_.start - a_.startTime) / a_.frameTime;
    if (!(options_.duration > 0) || std::round(frames) < 1) {
      throw Error(fmt::format("a fade should last a frame or more, not {:g} s", options_.duration));
    }
    n_ = static_cast<std::size_t>(std::round(frames));
    const double lastA = static_cast<double>(a_.frames()) - 1, lastB = static_cast<double>(b_.frames()) - 1;
    if (!(start >= -1e-6 && std::round(start) + static_cast<double>(n_) <= lastA)) {
      throw Error(
          fmt::format("a fade of {} frames from frame {:g} on does not fit into the first motion's {}", n_,
                      std::round(start), a_.frames()));
    }
    if (static_cast<double>(n_) > lastB) {
      throw Error(
          fmt::format("a fade of {} frames does not fit into the second motion's {}", n_, b_.frames()));
    }
    fa_ = static_cast<std::size_t>(std::max(0.0, std::round(start)));
    if (options_.secondStart >= 0) {
      const double second = std::round(options_.secondStart / a_.frameTime);
      if (second + static_cast<double>(n_) > lastB) {
        throw Error(
            fmt::format("a fade of {} frames from frame {:g} on does not fit into the second motion's {}", n_,
                        second, b_.frames()));
      }
      fb_ = static_cast<std::size_t>(second);
    } else if (options_.matchTiming) {
      fb_ = bestStart();
    }
    result_.secondStart = static_cast<double>(fb_) * a_.frameTime;
    result_.mismatch = mismatch(fb_, 1);
  }

  // Joints relative to heading and place, so that only poses count.
  static std::vector<Vec3> relative(const Pose& world, const Heading& heading, std::size_t f) {
    std::vector<Vec3> result(world.size());
    for (std::size_t j = 0; j < world.size(); ++j) {
      result[j] = turned(world.position[j] - heading.position[f], -heading.yaw[f]);
    }
    return result;
  }

  double mismatch(std::size_t fb, std::size_t step) {
    if (relativeA_.empty()) {
      const std::vector<Pose> worldA = worldPoses(a_, options_.threads),
                              worldB = worldPoses(b_, options_.threads);
      for (std::size_t f = 0; f < worldA.size(); ++f) relativeA_.push_back(relative(worldA[f], headingA_, f));
      for (std::size_t f = 0; f < worldB.size(); ++f) relativeB_.push_back(relative(worldB[f], headingB_, f));
    }
    double sum = 0, count = 0;
    for (std::size_t k = 0; k <= n_; k += step) {
      for (std::size_t j = 0; j < a_.skeleton.size(); ++j, ++count) {
        sum += (relativeA_[fa_ + k][j] - relativeB_[fb + k][j]).norm();
      }
    }
    return sum / std::max(count, 1.0);
  }

  std::size_t bestStart() {
    const std::size_t step = std::max<std::size_t>(1, n_ / 8);
    std::size_t best = 0;
    double least = mismatch(0, step);
    for (std::size_t f = 1; f + n_ < b_.frames(); ++f) {
      const double m = mismatch(f, step);
      if (m < least) least = m, best = f;
    }
    return best;
  }

  static Ground2 groundAt(const Heading& heading, std::size_t f) {
    return {heading.position[f], heading.yaw[f]};
  }

  // From one frame's ground place to the next, seen from the first.
  static Ground2 stepOf(const Heading& heading, std::size_t f) {
    return {turned(heading.position[f + 1] - heading.position[f], -heading.yaw[f]),
            heading.yaw[f + 1] - heading.yaw[f]};
  }

  // The weighted mean of both velocities, added up.
  void walkPath() {
    path_ = {groundAt(headingA_, fa_)};
    for (std::size_t k = 0; k < n_; ++k) {
      const double w =
          fadeWeight((static_cast<double>(k) + 0.5) / static_cast<double>(n_), options_.shape).value;
      const Ground2 a = stepOf(headingA_, fa_ + k), b = stepOf(headingB_, fb_ + k);
      const Ground2& now = path_.back();
      path_.push_back({now.position + turned(w * a.position + (1 - w) * b.position, now.yaw),
                       now.yaw + w * a.yaw + (1 - w) * b.yaw});
    }
  }

  void blendPoses() {
    const int root = limbs_.root >= 0 ? limbs_.root : 0;
    const auto moves = [&](const MotionChannel& c) { return c.joint == root && isTranslation(c.kind); };
    if (std::count_if(a_.channels.begin(), a_.channels.end(), moves) < 3) {
      throw Error(fmt::format("{} does not move, so that motions cannot be aligned; blend without alignment",
                              a_.skeleton.joints[at(root)].name));
    }
    Pose a, b, world, mixed;
    const Isometry placed = path_.back().frame() * groundAt(headingB_, fb_ + n_).frame().inverse();
    result_.turned = path_.back().yaw - headingB_.yaw[fb_ + n_];
    result_.moved = placed.translation();
    for (std::size_t f = fa_ + 1; f < result_.motion.frames(); ++f) {
      const std::size_t k = f - fa_;
      localPose(b_, fb_ + k, b);
      if (k >= n_) {
        mixed = b;
        setRoot(root, placed * worldRoot(b, root, world), world, mixed);
      } else {
        localPose(a_, f, a);
        const double w =
            1 - fadeWeight(static_cast<double>(k) / static_cast<double>(n_), options_.shape).value;
        const Isometry fromA = groundAt(headingA_, f).frame().inverse() * worldRoot(a, root, world);
        const Isometry fromB = groundAt(headingB_, fb_ + k).frame().inverse() * worldRoot(b, root, world);
        mixed = a;
        for (std::size_t j = 0; j < a.size(); ++j) {
          mixed.position[j] = (1 - w) * a.position[j] + w * b.position[j];
          mixed.rotation[j] = a.rotation[j].slerp(w, b.rotation[j]);
        }
        Isometry between = Isometry::Identity();
        between.linear() = Quat(fromA.rotation()).slerp(w, Quat(fromB.rotation())).toRotationMatrix();
        between.translation() = (1 - w) * fromA.translation() + w * fromB.translation();
        setRoot(root, path_[k].frame() * between, world, mixed);
      }
      setLocalPose(result_.motion, f, mixed, f - 1);
    }
  }

  Isometry worldRoot(const Pose& local, int root, Pose& world) const {
    worldFromLocal(a_.skeleton, local, world);
    return world.frame(root);
  }

  // world: of a pose with the same joints above the root.
  void setRoot(int root, const Isometry& frame, const Pose& world, Pose& local) const {
    const int parent = a_.skeleton.joints[at(root)].parent;
    const Isometry inside = parent < 0 ? frame : world.frame(parent).inverse() * frame;
    local.position[at(root)] = inside.translation();
    local.rotation[at(root)] = Quat(inside.rotation()).normalized();
  }

  // eq 3.12 on raw values.
  void blendChannels() {
    const std::size_t width = a_.channels.size(), middle = n_ / 2;
    for (std::size_t c = 0; c < width; ++c) {
      double turns = 0;
      if (isRotation(a_.channels[c].kind)) {
        turns = 2 * kPi * std::round((a_.frame(fa_ + middle)[c] - b_.frame(fb_ + middle)[c]) / (2 * kPi));
      }
      for (std::size_t f = fa_ + 1; f < result_.motion.frames(); ++f) {
        const std::size_t k = f - fa_;
        const double other = b_.frame(fb_ + k)[c] + turns;
        const double w =
            k >= n_ ? 0 : fadeWeight(static_cast<double>(k) / static_cast<double>(n_), options_.shape).value;
        result_.motion.frame(f)[c] = k >= n_ ? other : w * a_.frame(f)[c] + (1 - w) * other;
      }
    }
  }

  double jumpAt(const Motion& motion, std::size_t f) const {
    if (f == 0 || f + 1 >= motion.frames()) return 0;
    Pose before, now, after;
    worldPose(motion, f - 1, before);
    worldPose(motion, f, now);
    worldPose(motion, f + 1, after);
    double largest = 0;
    for (std::size_t j = 0; j < now.size(); ++j) {
      const Vec3 change = after.position[j] - 2 * now.position[j] + before.position[j];
      largest = std::max(largest, change.norm() / motion.frameTime);
    }
    return largest;
  }

  void measure() {
    result_.jumpAtStart = jumpAt(result_.motion, fa_);
    result_.jumpAtEnd = jumpAt(result_.motion, fa_ + n_);
    result_.ownJumpAtStart = std::max(jumpAt(a_, fa_), jumpAt(b_, fb_));
    result_.ownJumpAtEnd = std::max(jumpAt(a_, fa_ + n_), jumpAt(b_, fb_ + n_));
    const Heading heading = headingOf(result_.motion, limbs_);
    for (std::size_t k = 0; k <= n_; ++k) {
      result_.speed = std::max(result_.speed, heading.speed[fa_ + k]);
      result_.ownSpeed = std::max({result_.ownSpeed, headingA_.speed[fa_ + k], headingB_.speed[fb_ + k]});
    }
    if (options_.alignment == BlendAlignment::None && result_.speed > 1.05 * result_.ownSpeed) {
      result_.notes.push_back(
          fmt::format("the figure goes at {:.2f} m/s in the fade, faster than either motion ({:.2f} m/s): "
                      "they are not aligned",
                      result_.speed, result_.ownSpeed));
    }
  }

  const Motion& a_;
  const Motion b_;
  const BlendOptions& options_;
  const Limbs limbs_;
  Heading headingA_, headingB_;
  std::size_t fa_ = 0, fb_ = 0, n_ = 1;
  std::vector<Ground2> path_;
  std::vector<std::vector<Vec3>> relativeA_, relativeB_;
  BlendResult result_;
};

}  // namespace

BlendResult blendMotions(const Motion& first, const Motion& second, const BlendOptions& options) {
  return Blender(first, second, options).run();
}

}  // namespace footfall
