// SPDX-License-Identifier: MIT
// Reads .usda: the first Skeleton, with the SkelAnimation that is bound to it.
#include <algorithm>
#include <cmath>
#include <optional>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/error.h"
#include "figure/motion/pose.h"
#include "io/formats.h"
#include "io/usd/usda_text.h"
#include "scene/up_axis.h"

namespace footfall {
namespace {

constexpr double kMostFrames = 1e7;

// Values of an attribute over time, one vector per sample; a single one where it is not animated.
struct Samples {
  std::vector<double> times;
  std::vector<std::vector<double>> values;
};

struct Blend {
  std::size_t before = 0, after = 0;
  double share = 0;
};

Blend blendAt(const Samples& samples, double time) {
  const auto next = std::upper_bound(samples.times.begin(), samples.times.end(), time);
  if (next == samples.times.begin()) return {0, 0, 0};
  const std::size_t i = static_cast<std::size_t>(next - samples.times.begin()) - 1;
  if (next == samples.times.end()) return {i, i, 0};
  return {i, i + 1, (time - samples.times[i]) / (samples.times[i + 1] - samples.times[i])};
}

class UsdaReader {
 public:
  UsdaReader(std::string_view text, const std::string& file)
      : size_(text.size()), file_(file), usd_(text, file) {}

  Scene read() {
    findPrims();
    readSkeleton();
    scene_.linearUnit = "m";
    const double metres = usd_.setting("metersPerUnit", 0.01);
    if (!(metres > 0 && metres < 1e6)) fail(fmt::format("metersPerUnit must be above 0, got {:g}", metres));
    scene_.metresPerUnit = metres;
    if (metres == 0.01) scene_.linearUnit = "cm";
    scene_.up = usd_.settingText("upAxis") == "Z" ? UpAxis::Z : UpAxis::Y;
    const double rate = usd_.setting("timeCodesPerSecond", usd_.setting("framesPerSecond", 24));
    if (!(rate >= 1e-3 && rate <= 1e6))
      fail(fmt::format("timeCodesPerSecond must be 0.001 to 1000000, got {:g}", rate));
    scene_.frameRate = rate;
    Motion motion = sampled(rate);
    place(motion, metres);
    turnUp(motion, scene_.up, UpAxis::Y);
    scene_.range = {motion.startTime,
                    motion.frames() > 0 ? motion.time(motion.frames() - 1) : motion.startTime};
    scene_.motion = std::move(motion);
    return std::move(scene_);
  }

 private:
  [[noreturn]] void fail(const std::string& message) const { throw Error({file_, 0}, message); }

  void findPrims() {
    std::size_t skeletons = 0;
    for (const UsdaPrim& prim : usd_.prims()) {
      if (prim.type != "Skeleton") continue;
      if (skeletons++ == 0) skeleton_ = &prim;
    }
    if (!skeleton_) fail("holds no Skeleton");
    if (skeletons > 1) scene_.notes.push_back(fmt::format("the first of {} skeletons was read", skeletons));
    for (const UsdaPrim* prim = skeleton_; prim->parent >= 0;
         prim = &usd_.prims()[static_cast<std::size_t>(prim->parent)]) {
      const auto source = prim->values.find("skel:animationSource");
      if (source == prim->values.end()) continue;
      animation_ = usd_.at(usd_.target(source->second));
      break;
    }
    for (const UsdaPrim& prim : usd_.prims()) {
      if (!animation_ && prim.type == "SkelAnimation") animation_ = &prim;
    }
  }

  void readSkeleton() {
    const auto joints = skeleton_->values.find("joints");
    if (joints == skeleton_->values.end()) fail("its Skeleton has no joints");
    paths_ = usd_.texts(joints->second);
    const std::size_t count = paths_.size();
    if (count == 0) fail("its Skeleton has no joints");
    std::vector<std::string> names, kinds, orders;
    const auto list = [&](const char* name, std::vector<std::string>& to) {
      const auto found = skeleton_->values.find(name);
      if (found != skeleton_->values.end()) to = usd_.texts(found->second);
      if (to.size() != count) to.clear();
    };
    list("jointNames", names);
    list("footfall:jointKinds", kinds);
    list("footfall:rotationOrders", orders);
    std::map<std::string, std::size_t> places;
    for (std::size_t j = 0; j < count; ++j) places.emplace(paths_[j], j);
    parents_.assign(count, -1);
    for (std::size_t j = 0; j < count; ++j) {
      std::string above = paths_[j];
      while (above.find('/') != std::string::npos) {
        above.resize(above.rfind('/'));
        const auto found = places.find(above);
        if (found == places.end()) continue;
        parents_[j] = static_cast<int>(found->second);
        break;
      }
    }
    orderJoints();
    const std::vector<Isometry> rest = restTransforms(count);
    places_.assign(count, -1);
    constexpr const char* kOrders[] = {"XYZ", "YZX", "ZXY", "XZY", "YXZ", "ZYX"};
    for (std::size_t k = 0; k < order_.size(); ++k) {
      const std::size_t j = order_[k];
      places_[j] = static_cast<int>(k);
      Joint joint;
      joint.name = names.empty() ? paths_[j].substr(paths_[j].rfind('/') + 1) : names[j];
      joint.parent = parents_[j] < 0 ? -1 : places_[static_cast<std::size_t>(parents_[j])];
      joint.translation = rest[j].translation();
      joint.jointOrient = eulerFromRotation(Quat(rest[j].rotation()), RotationOrder::XYZ);
      if (!kinds.empty() && kinds[j] == "endSite") joint.kind = JointKind::EndSite;
      if (!kinds.empty() && kinds[j] == "transform") joint.kind = JointKind::Transform;
      for (int i = 0; i < 6 && !orders.empty(); ++i) {
        if (orders[j] == kOrders[i]) joint.rotationOrder = static_cast<RotationOrder>(i);
      }
      motion_.skeleton.joints.push_back(joint);
    }
    for (std::size_t k = 0; k < order_.size(); ++k) {
      Joint& joint = motion_.skeleton.joints[k];
      const bool last =
          k + 1 == order_.size() || motion_.skeleton.joints[k + 1].parent != static_cast<int>(k);
      if (joint.kind == JointKind::EndSite && !last) joint.kind = JointKind::Joint;
    }
  }

  void orderJoints() {
    std::vector<std::vector<std::size_t>> children(parents_.size());
    std::vector<std::size_t> stack;
    for (std::size_t j = parents_.size(); j-- > 0;) {
      if (parents_[j] < 0) stack.push_back(j);
    }
    for (std::size_t j = 0; j < parents_.size(); ++j) {
      if (parents_[j] >= 0) children[static_cast<std::size_t>(parents_[j])].push_back(j);
    }
    while (!stack.empty()) {
      const std::size_t j = stack.back();
      stack.pop_back();
      order_.push_back(j);
      stack.insert(stack.end(), children[j].rbegin(), children[j].rend());
    }
  }

  // Matrices on row vectors, as USD writes them, without their scale.
  std::vector<Isometry> restTransforms(std::size_t count) {
    std::vector<Isometry> rest(count, Isometry::Identity());
    auto found = skeleton_->values.find("restTransforms");
    const bool bind = found == skeleton_->values.end();
    if (bind) found = skeleton_->values.find("bindTransforms");
    if (found == skeleton_->values.end()) return rest;
    const std::vector<double> numbers = usd_.numbers(found->second);
    if (numbers.size() != 16 * count)
      fail(fmt::format("needs {} matrices for its joints, got {} numbers", count, numbers.size()));
    for (std::size_t j = 0; j < count; ++j) rest[j] = rigid(numbers.data() + 16 * j);
    if (!bind) return rest;
    std::vector<Isometry> local = rest;  // bind transforms are of the whole skeleton
    for (std::size_t j = 0; j < count; ++j) {
      if (parents_[j] >= 0) local[j] = rest[static_cast<std::size_t>(parents_[j])].inverse() * rest[j];
    }
    return local;
  }

  Isometry rigid(const double* n) {
    Mat3 axes;
    for (int r = 0; r < 3; ++r) {
      for (int c = 0; c < 3; ++c) axes(c, r) = n[4 * r + c];
    }
    for (int c = 0; c < 3; ++c) {
      const double length = axes.col(c).norm();
      if (!(length > 1e-12)) fail("has a transform that is flat");
      axes.col(c) /= length;
    }
    Isometry result = Isometry::Identity();
    result.linear() = Quat(axes).normalized().toRotationMatrix();
    result.translation() = Vec3(n[12], n[13], n[14]);
    return result;
  }

  Samples samplesOf(const char* name, std::size_t width, std::size_t joints) {
    Samples result;
    if (!animation_) return result;
    const auto add = [&](double time, std::string_view value) {
      std::vector<double> numbers = usd_.numbers(value);
      if (numbers.size() != width * joints)
        usd_.fail(value.data(), fmt::format("needs {} values of {} numbers, got {} numbers", joints, width,
                                            numbers.size()));
      result.times.push_back(time);
      result.values.push_back(std::move(numbers));
    };
    const auto animated = animation_->values.find(std::string(name) + ".timeSamples");
    const auto fixed = animation_->values.find(name);
    if (animated != animation_->values.end()) {
      for (const auto& [time, value] : usd_.samples(animated->second)) {
        if (value == "None") continue;
        if (!result.times.empty() && !(time > result.times.back()))
          usd_.fail(value.data(), "two samples have one time");
        add(time, value);
      }
    } else if (fixed != animation_->values.end() && fixed->second != "None") {
      add(0, fixed->second);
    }
    return result;
  }

  Motion sampled(double rate) {
    std::vector<std::string> moved;
    if (animation_ && animation_->has("joints")) moved = usd_.texts(animation_->values.at("joints"));
    const Samples translations = samplesOf("translations", 3, moved.size()),
                  rotations = samplesOf("rotations", 4, moved.size()),
                  scales = samplesOf("scales", 3, moved.size());
    noteScales(scales);
    double first = 0, last = 0;
    bool any = false;
    for (const Samples* samples : {&translations, &rotations}) {
      if (samples->times.size() < 2) continue;  // does not move
      first = any ? std::min(first, samples->times.front()) : samples->times.front();
      last = any ? std::max(last, samples->times.back()) : samples->times.back();
      any = true;
    }
    const double count = any ? std::floor(last - std::floor(first) + 1e-6) + 1 : 1;
    if (!(count >= 1 && count <= kMostFrames) ||
        count * static_cast<double>(paths_.size()) * 6 > 4e6 + 4 * static_cast<double>(size_))
      fail(fmt::format("its samples lie {:g} frames apart: too many for what is there", count));
    motion_.frameTime = 1 / rate;
    motion_.startTime = std::floor(first) / rate;
    std::vector<int> source(order_.size(), -1);  // of each joint among those that move
    std::map<std::string, std::size_t> known;
    for (std::size_t j = 0; j < paths_.size(); ++j) known.emplace(paths_[j], j);
    for (std::size_t m = 0; m < moved.size(); ++m) {
      const auto found = known.find(moved[m]);
      if (found != known.end())
        source[static_cast<std::size_t>(places_[found->second])] = static_cast<int>(m);
    }
    addChannels(source, translations);
    const std::size_t frames = static_cast<std::size_t>(count);
    motion_.samples.assign(frames * motion_.channels.size(), 0);
    Pose pose;
    const Pose rest = restPose(motion_.skeleton);
    for (std::size_t f = 0; f < frames; ++f) {
      const double time = std::floor(first) + static_cast<double>(f);
      pose = rest;
      const Blend at = blendAt(translations, time), turn = blendAt(rotations, time);
      for (std::size_t k = 0; k < source.size(); ++k) {
        if (source[k] < 0) continue;
        const auto m = static_cast<std::size_t>(source[k]);
        if (!translations.values.empty())
          pose.position[k] = (1 - at.share) * vectorOf(translations.values[at.before], m) +
                             at.share * vectorOf(translations.values[at.after], m);
        if (!rotations.values.empty())
          pose.rotation[k] = rotationOf(rotations.values[turn.before], m)
                                 .slerp(turn.share, rotationOf(rotations.values[turn.after], m));
      }
      setLocalPose(motion_, f, pose, f > 0 ? f - 1 : 0);
    }
    return std::move(motion_);
  }

  // Joints that move against their rest get channels to move.
  void addChannels(const std::vector<int>& source, const Samples& translations) {
    for (std::size_t k = 0; k < source.size(); ++k) {
      const Joint& joint = motion_.skeleton.joints[k];
      bool moves = joint.parent < 0;
      for (std::size_t s = 0; s < translations.values.size() && source[k] >= 0 && !moves; ++s) {
        const Vec3 off =
            vectorOf(translations.values[s], static_cast<std::size_t>(source[k])) - joint.translation;
        moves = off.norm() > 1e-5 * std::max(1.0, joint.translation.norm());
      }
      if (joint.kind == JointKind::EndSite) continue;
      const int index = static_cast<int>(k);
      for (int a = 0; a < 3 && moves; ++a) motion_.channels.push_back({index, static_cast<ChannelKind>(a)});
      const int* axes = axesOf(joint.rotationOrder);
      for (int i = 2; i >= 0; --i) motion_.channels.push_back({index, static_cast<ChannelKind>(3 + axes[i])});
    }
  }

  static Vec3 vectorOf(const std::vector<double>& values, std::size_t i) {
    return {values[3 * i], values[3 * i + 1], values[3 * i + 2]};
  }
  Quat rotationOf(const std::vector<double>& values, std::size_t i) const {
    const Quat q(values[4 * i], values[4 * i + 1], values[4 * i + 2], values[4 * i + 3]);
    if (!(q.norm() > 1e-6)) fail("has a rotation that is none");
    return q.normalized();
  }

  void noteScales(const Samples& scales) {
    for (const std::vector<double>& values : scales.values) {
      for (const double value : values) {
        if (std::abs(value - 1) < 1e-4) continue;
        scene_.notes.push_back("scales of joints cannot be held and were left out");
        return;
      }
    }
  }

  // What the prims above do to the figure, in the file's units and then in metres.
  void place(Motion& motion, double metres) {
    Eigen::Affine3d above = Eigen::Affine3d::Identity();
    for (const UsdaPrim* prim = skeleton_; prim->parent >= 0;
         prim = &usd_.prims()[static_cast<std::size_t>(prim->parent)])
      above = transformOf(*prim) * above;
    const double scale = std::cbrt(std::abs(above.linear().determinant()));
    if (!(scale > 1e-9 && scale < 1e9)) fail("its figure is scaled to nothing");
    const Isometry rigidly = Eigen::Translation3d(metres * above.translation()) * Quat(above.rotation());
    const bool moved = !rigidly.isApprox(Isometry::Identity(), 1e-12);
    const double lengths = scale * metres;
    for (Joint& joint : motion.skeleton.joints) {
      joint.translation *= lengths;
      if (joint.parent >= 0 || !moved) continue;
      joint.translation = rigidly * joint.translation;
      joint.jointOrient =
          eulerFromRotation(Quat(rigidly.linear()) * rotationFromEuler(joint.jointOrient, RotationOrder::XYZ),
                            RotationOrder::XYZ);
    }
    for (std::size_t f = 0; f < motion.frames(); ++f) {
      double* row = motion.frame(f);
      for (std::size_t c = 0; c < motion.channels.size(); ++c) {
        if (!isTranslation(motion.channels[c].kind)) continue;
        row[c] *= lengths;
        if (!moved || axisOf(motion.channels[c].kind) != 2) continue;
        if (motion.skeleton.joints[static_cast<std::size_t>(motion.channels[c].joint)].parent >= 0) continue;
        const Vec3 at = rigidly * Vec3(row[c - 2], row[c - 1], row[c]);
        for (std::size_t i = 0; i < 3; ++i) row[c - 2 + i] = at[static_cast<Eigen::Index>(i)];
      }
    }
  }

  Eigen::Affine3d transformOf(const UsdaPrim& prim) {
    Eigen::Affine3d result = Eigen::Affine3d::Identity();
    const auto list = prim.values.find("xformOpOrder");
    if (list == prim.values.end()) return result;
    for (const std::string& op : usd_.texts(list->second)) {
      if (prim.has(op + ".timeSamples")) {
        scene_.notes.push_back(fmt::format("{} is animated on {}, which is not read", op, prim.path));
        continue;
      }
      const auto found = prim.values.find(op);
      if (found == prim.values.end()) continue;
      const std::vector<double> n = usd_.numbers(found->second);
      const auto begins = [&](const char* word) { return op.rfind(std::string("xformOp:") + word, 0) == 0; };
      if (begins("translate") && n.size() == 3) {
        result.translate(Vec3(n[0], n[1], n[2]));
      } else if (begins("scale") && n.size() == 3) {
        result.scale(Vec3(n[0], n[1], n[2]));
      } else if (begins("rotateXYZ") && n.size() == 3) {
        result.rotate(rotationFromEuler(kDegree * Vec3(n[0], n[1], n[2]), RotationOrder::XYZ));
      } else if (begins("rotateX") && n.size() == 1) {
        result.rotate(Eigen::AngleAxisd(kDegree * n[0], Vec3::UnitX()));
      } else if (begins("rotateY") && n.size() == 1) {
        result.rotate(Eigen::AngleAxisd(kDegree * n[0], Vec3::UnitY()));
      } else if (begins("rotateZ") && n.size() == 1) {
        result.rotate(Eigen::AngleAxisd(kDegree * n[0], Vec3::UnitZ()));
      } else if (begins("orient") && n.size() == 4) {
        result.rotate(rotationOf(n, 0));
      } else if (begins("transform") && n.size() == 16) {
        Eigen::Matrix4d m;
        for (int i = 0; i < 16; ++i) m(i % 4, i / 4) = n[static_cast<std::size_t>(i)];
        result = result * Eigen::Affine3d(m);
      } else {
        scene_.notes.push_back(fmt::format("{} on {} is not read", op, prim.path));
      }
    }
    if (!result.matrix().allFinite()) fail(fmt::format("{} has a transform that is not finite", prim.path));
    return result;
  }

  std::size_t size_;
  std::string file_;
  UsdaText usd_;
  const UsdaPrim *skeleton_ = nullptr, *animation_ = nullptr;
  std::vector<std::string> paths_;
  std::vector<int> parents_, places_;
  std::vector<std::size_t> order_;
  Motion motion_;
  Scene scene_;
};

}  // namespace

Scene parseUsda(std::string_view text, const std::string& file) {
  return UsdaReader(text, file).read();
}

}  // namespace footfall
