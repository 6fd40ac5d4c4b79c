// SPDX-License-Identifier: MIT
#include "warp/blend/motion_blend.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/error.h"
#include "figure/motion/heading.h"
#include "figure/motion/pose.h"
#include "figure/motion/resample.h"
#include "warp/blend/blend_clocks.h"
#include "warp/blend/blend_contacts.h"
#include "warp/blend/blend_path.h"
#include "warp/blend/blend_planting.h"
#include "warp/figure/keep_contacts.h"
#include "warp/figure/relative_poses.h"
#include "warp/warp_tuning.h"

namespace footfall::warp {
namespace {

class Blender {
 public:
  Blender(const Motion& first, const Motion& second, const BlendOptions& options)
      : a_(first), b_(inLayoutOf(first, second)), options_(options), limbs_(findLimbs(first.skeleton)) {
    HeadingOptions heading;
    heading.threads = options.threads;
    headingA_ = headingOf(a_, limbs_, heading);
    headingB_ = headingOf(b_, limbs_, heading);
    if (options.alignment == BlendAlignment::None) return;
    ContactOptions contact;
    contact.threads = options.threads;
    contactsA_ = detectContacts(a_, contact);
    contactsB_ = detectContacts(b_, contact);
  }

  BlendResult run() {
    report(options_.progress, 0.2);
    // Roughly, so that poses compare; then where they meet.
    level(0.5 * static_cast<double>(b_.frames()));
    posesA_ = relativePoses(a_, headingA_, options_.threads);
    posesB_ = relativePoses(b_, headingB_, options_.threads);
    place();
    level(plan_.ofSecond.back());
    report(options_.progress, 0.4);
    const std::size_t fb = static_cast<std::size_t>(std::lround(plan_.ofSecond.back()));
    result_.motion = cropped(a_, 0, fa_);
    result_.motion.samples.resize((fa_ + n_ + b_.frames() - fb) * a_.channels.size());
    if (options_.alignment == BlendAlignment::None) {
      blendChannels();
    } else {
      walkPath();
      blendPoses();
      if (options_.plantFeet) plantFeet();
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
      throw Error(fmt::format("a fade must last at least one frame, got {:g} s", options_.duration));
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
    }
    runClocks();
    plan_.first = fa_;
    plan_.last = fa_ + n_;
    plan_.shape = options_.shape;
    result_.secondStart = plan_.ofSecond.front() * a_.frameTime;
    for (std::size_t k = 0; k <= n_; ++k) {
      result_.mismatch +=
          poseDistance(posesA_, nearest(plan_.ofFirst[k], a_), posesB_, nearest(plan_.ofSecond[k], b_)) /
          static_cast<double>(n_ + 1);
    }
  }

  static std::size_t nearest(double frame, const Motion& motion) {
    return std::min(static_cast<std::size_t>(std::lround(frame)), motion.frames() - 1);
  }

  double weight(double k) const { return fadeWeight(k / static_cast<double>(n_), options_.shape).value; }

  // What each motion shows at each frame of the fade.
  void runClocks() {
    BlendClockOptions clock;
    clock.start = fa_;
    clock.frames = n_;
    clock.shape = options_.shape;
    clock.frameTime = a_.frameTime;
    const bool search = options_.secondStart < 0 && options_.matchTiming;
    if (!search) clock.secondStart = fb_;
    BlendClocks clocks;
    if (options_.alignment == BlendAlignment::Poses) {
      clocks = alignedClocks(posesA_, posesB_, clock);
    } else {
      if (search) clock.secondStart = bestSecondStart(posesA_, posesB_, clock);
      clocks = evenClocks(clock);
    }
    plan_.ofFirst = clocks.first.shown;
    plan_.ofSecond = clocks.second.shown;
    result_.firstTiming = inSeconds(clocks.first.keys, a_);
    result_.timing = inSeconds(clocks.second.keys, b_);
  }

  std::vector<TimeKey> inSeconds(std::vector<TimeKey> keys, const Motion& motion) const {
    for (TimeKey& key : keys) {
      key = {a_.startTime + (static_cast<double>(fa_) + key.at) * a_.frameTime,
             motion.startTime + key.source * a_.frameTime};
    }
    return keys;
  }

  // Raises or lowers the second motion, by its ground at a frame, onto the ground of the first, which
  // captures of different days and figures with other legs do not share. A few millimetres are left.
  void level(double frameOfSecond) {
    const auto a = groundNear(contactsA_, options_.start);
    const auto b = groundNear(contactsB_, b_.startTime + frameOfSecond * b_.frameTime);
    if (!a || !b || std::abs(*a - *b) < tuning::kSameGround) return;
    const double by = *a - *b;
    lifted_ += by;
    const int root = limbs_.root >= 0 ? limbs_.root : 0;
    Pose local, world;
    for (std::size_t f = 0; f < b_.frames(); ++f) {
      localPose(b_, f, local);
      Isometry frame = worldFrameOf(a_.skeleton, local, root, world);
      frame.translation().y() += by;
      setWorldFrame(a_.skeleton, root, frame, world, local);
      setLocalPose(b_, f, local, f);
    }
    for (Contact& stand : contactsB_.contacts) {
      stand.heelPosition.y() += by;
      stand.ballPosition.y() += by;
    }
  }

  void walkPath() {
    path_ = blendedPath(headingA_, headingB_, plan_);
    const FigurePlacement end = placeAt(headingB_, plan_.ofSecond.back());
    plan_.placed = path_.back().frame() * end.frame().inverse();
    result_.turned = path_.back().yaw - end.yaw;
    result_.moved = plan_.placed.translation() + Vec3(0, lifted_, 0);
  }

  void blendPoses() {
    const int root = limbs_.root >= 0 ? limbs_.root : 0;
    const auto moves = [&](const MotionChannel& c) { return c.joint == root && isTranslation(c.kind); };
    if (std::count_if(a_.channels.begin(), a_.channels.end(), moves) < 3) {
      throw Error(fmt::format("{} does not move, so that motions cannot be aligned; blend without alignment",
                              a_.skeleton.joints[static_cast<std::size_t>(root)].name));
    }
    const std::size_t fb = static_cast<std::size_t>(plan_.ofSecond.back());
    Pose b, world, mixed;
    for (std::size_t f = fa_ + 1; f < result_.motion.frames(); ++f) {
      const std::size_t k = f - fa_;
      if (k >= n_) {
        localPose(b_, fb + k - n_, b);
        mixed = b;
        setWorldFrame(a_.skeleton, root, plan_.placed * worldFrameOf(a_.skeleton, b, root, world), world,
                      mixed);
      } else {
        mixPoses(root, k, world, mixed);
      }
      setLocalPose(result_.motion, f, mixed, f - 1);
    }
  }

  void mixPoses(int root, std::size_t k, Pose& world, Pose& mixed) const {
    Pose a, b;
    const double ofA = plan_.ofFirst[k], ofB = plan_.ofSecond[k];
    localPoseAt(a_, a_.startTime + ofA * a_.frameTime, a);
    localPoseAt(b_, b_.startTime + ofB * b_.frameTime, b);
    const double w = 1 - weight(static_cast<double>(k));
    const Isometry fromA =
        placeAt(headingA_, ofA).frame().inverse() * worldFrameOf(a_.skeleton, a, root, world);
    const Isometry fromB =
        placeAt(headingB_, ofB).frame().inverse() * worldFrameOf(a_.skeleton, b, root, world);
    mixed = a;
    for (std::size_t j = 0; j < a.size(); ++j) {
      mixed.position[j] = (1 - w) * a.position[j] + w * b.position[j];
      mixed.rotation[j] = a.rotation[j].slerp(w, b.rotation[j]);
    }
    Isometry between = Isometry::Identity();
    between.linear() = Quat(fromA.rotation()).slerp(w, Quat(fromB.rotation())).toRotationMatrix();
    between.translation() = (1 - w) * fromA.translation() + w * fromB.translation();
    setWorldFrame(a_.skeleton, root, path_[k].frame() * between, world, mixed);
  }

  // Feet stay where they stand through the fade; frames before it keep their bits.
  void plantFeet() {
    const ContactReport contacts = contactsOfBlend(result_.motion, plan_, a_, contactsA_, b_, contactsB_);
    result_.contacts = contacts.contacts.size();
    result_.ownSlide =
        std::max(slideOf(a_, contactsA_, options_.threads), slideOf(b_, contactsB_, options_.threads));
    if (result_.contacts == 0) return;
    BlendPlanting planting;
    planting.ease = options_.ease;
    planting.threads = options_.threads;
    planting.progress = [this](double share) {
      return !options_.progress || options_.progress(0.5 + 0.48 * share);
    };
    const PlantedBlend planted =
        plantBlend(result_.motion, plan_, contacts, std::min(0.001, 0.9 * result_.ownSlide), planting);
    result_.slideBefore = planted.slideBefore;
    result_.slideAfter = planted.slideAfter;
    if (planted.sink > 1e-3) {
      result_.notes.push_back(fmt::format("hips lowered by up to {:.1f} mm for feet to reach their contacts",
                                          1000 * planted.sink));
    }
    if (planted.unreached > 1e-3) {
      result_.notes.push_back(
          fmt::format("a leg is too short for its contact by {:.1f} mm", 1000 * planted.unreached));
    }
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
    if (std::abs(lifted_) > 1e-4) {
      result_.notes.push_back(
          fmt::format("the second motion is {} by {:.1f} mm, onto the ground of the first",
                      lifted_ > 0 ? "raised" : "lowered", 1000 * std::abs(lifted_)));
    }
    const std::size_t fb = nearest(plan_.ofSecond.back(), b_);
    result_.jumpAtStart = jumpAt(result_.motion, fa_);
    result_.jumpAtEnd = jumpAt(result_.motion, fa_ + n_);
    result_.ownJumpAtStart = std::max(jumpAt(a_, fa_), jumpAt(b_, nearest(plan_.ofSecond.front(), b_)));
    result_.ownJumpAtEnd = std::max(jumpAt(a_, nearest(plan_.ofFirst.back(), a_)), jumpAt(b_, fb));
    const Heading heading = headingOf(result_.motion, limbs_);
    for (std::size_t k = 0; k <= n_; ++k) {
      result_.speed = std::max(result_.speed, heading.speed[fa_ + k]);
      result_.ownSpeed = std::max({result_.ownSpeed, headingA_.speed[nearest(plan_.ofFirst[k], a_)],
                                   headingB_.speed[nearest(plan_.ofSecond[k], b_)]});
    }
    if (options_.alignment == BlendAlignment::None &&
        result_.speed > tuning::kNotedSpeed * result_.ownSpeed) {
      result_.notes.push_back(
          fmt::format("the figure goes at {:.2f} m/s in the fade, faster than either motion ({:.2f} m/s): "
                      "they are not aligned",
                      result_.speed, result_.ownSpeed));
    }
  }

  const Motion& a_;
  Motion b_;
  const BlendOptions& options_;
  const Limbs limbs_;
  Heading headingA_, headingB_;
  ContactReport contactsA_, contactsB_;
  double lifted_ = 0;  // metres: how much higher the second motion is than it was
  std::size_t fa_ = 0, fb_ = 0, n_ = 1;
  std::vector<FigurePlacement> path_;
  RelativePoses posesA_, posesB_;
  BlendPlan plan_;
  BlendResult result_;
};

}  // namespace

BlendResult blendMotions(const Motion& first, const Motion& second, const BlendOptions& options) {
  return Blender(first, second, options).run();
}

}  // namespace footfall::warp
