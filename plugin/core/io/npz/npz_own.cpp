// SPDX-License-Identifier: MIT
#include "io/npz/npz_own.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "figure/anatomy/limbs.h"
#include "figure/motion/pose.h"
#include "io/formats.h"
#include "io/npz/zip_archive.h"

namespace footfall {
namespace {

constexpr const char* kOrders[] = {"XYZ", "YZX", "ZXY", "XZY", "YXZ", "ZYX"};
constexpr const char* kKinds[] = {"joint", "transform", "endSite"};

class OwnReader {
 public:
  OwnReader(const NpyArrays& arrays, const std::string& file) : arrays_(arrays), file_(file) {}

  Motion read(std::vector<std::string>& notes) {
    const double version = one("footfall");
    if (version != 1) fail(fmt::format("is of version {:g} of the suite's layout; 1 is read", version));
    Motion motion;
    const double rate = one("fps");
    if (!(rate >= 1e-3 && rate <= 1e6)) fail(fmt::format("has a frame rate of {:g}", rate));
    const NpyArray* frameTime = find("frame_time");
    motion.frameTime =
        frameTime && frameTime->numbers.size() == 1 && std::abs(frameTime->numbers[0] * rate - 1) < 1e-6
            ? frameTime->numbers[0]
            : 1 / rate;
    motion.startTime = one("start_time");
    if (!(std::abs(motion.startTime) <= 1e9)) fail("has a start time that is none");
    readSkeleton(motion.skeleton);
    readSamples(motion);
    takeEditedMatrices(motion, notes);
    return motion;
  }

 private:
  [[noreturn]] void fail(const std::string& message) const { throw Error({file_, 0}, message); }

  const NpyArray* find(const char* name) const {
    const auto found = arrays_.find(name);
    return found == arrays_.end() ? nullptr : &found->second;
  }
  const NpyArray& at(const char* name) const {
    const NpyArray* array = find(name);
    if (!array) fail(fmt::format("lacks the array {}", name));
    return *array;
  }
  double one(const char* name) const {
    const NpyArray& array = at(name);
    if (array.numbers.size() != 1) fail(fmt::format("needs one number in {}", name));
    return array.numbers[0];
  }
  const std::vector<std::string>& texts(const char* name, std::size_t count) const {
    const NpyArray& array = at(name);
    if (array.texts.size() != count)
      fail(fmt::format("needs {} names in {}, got {}", count, name, array.texts.size()));
    return array.texts;
  }
  Vec3 vector(const NpyArray& array, std::size_t i) const {
    return {array.numbers[3 * i], array.numbers[3 * i + 1], array.numbers[3 * i + 2]};
  }
  template <std::size_t N>
  std::size_t choice(const char* const (&words)[N], const std::string& word, const char* what) const {
    for (std::size_t i = 0; i < N; ++i) {
      if (word == words[i]) return i;
    }
    fail(fmt::format("has {} in {}", word, what));
  }

  void readSkeleton(Skeleton& skeleton) const {
    const std::vector<std::string>& names = at("joint_names").texts;
    const std::size_t count = names.size();
    const auto table = [&](const char* name) -> const NpyArray& {
      const NpyArray& array = at(name);
      if (!array.has({count, 3})) fail(fmt::format("needs {} by 3 numbers in {}", count, name));
      return array;
    };
    const NpyArray &parents = at("joint_parents"), &offsets = table("joint_offsets"),
                   &rest = table("rest_rotations"), &orients = table("joint_orients"),
                   &axes = table("rotate_axes"), &scales = table("joint_scales");
    if (parents.numbers.size() != count) fail(fmt::format("needs {} numbers in joint_parents", count));
    const std::vector<std::string>&orders = texts("rotation_orders", count),
          &kinds = texts("joint_kinds", count);
    for (std::size_t j = 0; j < count; ++j) {
      Joint joint;
      joint.name = names[j];
      const double parent = parents.numbers[j];
      if (!(parent >= -1 && parent < static_cast<double>(j)) || parent != std::floor(parent))
        fail(fmt::format("joint_parents: the parent of {} must come before it", names[j]));
      joint.parent = static_cast<int>(parent);
      joint.translation = vector(offsets, j);
      joint.rotation = vector(rest, j);
      joint.jointOrient = vector(orients, j);
      joint.rotateAxis = vector(axes, j);
      joint.scale = vector(scales, j);
      joint.rotationOrder = static_cast<RotationOrder>(choice(kOrders, orders[j], "rotation_orders"));
      joint.kind = static_cast<JointKind>(choice(kKinds, kinds[j], "joint_kinds"));
      skeleton.joints.push_back(std::move(joint));
    }
    requireDepthFirst(skeleton);
  }

  // Each joint hangs on the one before it, or on one above that.
  void requireDepthFirst(const Skeleton& skeleton) const {
    std::vector<int> open;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
      const int parent = skeleton.joints[j].parent;
      while (!open.empty() && open.back() != parent) open.pop_back();
      if (parent >= 0 && open.empty())
        fail(fmt::format("joint_parents: {} must come right below its parent", skeleton.joints[j].name));
      open.push_back(static_cast<int>(j));
    }
  }

  void readSamples(Motion& motion) const {
    const std::size_t channels = at("channels").texts.size();
    const NpyArray& samples = at("samples");
    if (samples.shape.size() != 2 || samples.shape[1] != channels)
      fail(fmt::format("needs frames by {} numbers in samples", channels));
    for (const std::string& text : at("channels").texts) {
      const std::size_t colon = text.find(':');
      int joint = -1, kind = -1;
      for (std::size_t j = 0; j < motion.skeleton.size() && colon != std::string::npos; ++j) {
        if (text.compare(0, colon, fmt::format("{}", j)) == 0) joint = static_cast<int>(j);
      }
      for (int k = 0; k < 6 && colon != std::string::npos; ++k) {
        if (text.substr(colon + 1) == attributeName(static_cast<ChannelKind>(k))) kind = k;
      }
      if (joint < 0 || kind < 0) fail(fmt::format("has the channel {}, which is none", text));
      if (motion.skeleton.joints[static_cast<std::size_t>(joint)].kind == JointKind::EndSite)
        fail(fmt::format("has the channel {} on an end site", text));
      motion.channels.push_back({joint, static_cast<ChannelKind>(kind)});
    }
    motion.samples = samples.numbers;
  }

  // Of samples that do not show what the matrices say any more, the matrices are meant.
  void takeEditedMatrices(Motion& motion, std::vector<std::string>& notes) const {
    const NpyArray *matrices = find("local_rot_mats"), *root = find("root_positions");
    const std::size_t joints = motion.skeleton.size();
    if (!matrices || !matrices->has({motion.frames(), joints, 3, 3})) return;
    Pose pose;
    std::size_t edited = 0;
    for (std::size_t f = 0; f < motion.frames(); ++f) {
      localPose(motion, f, pose);
      bool differs = false;
      for (std::size_t j = 0; j < joints; ++j) {
        Mat3 m;
        for (int k = 0; k < 9; ++k)
          m(k / 3, k % 3) = matrices->numbers[9 * (f * joints + j) + static_cast<std::size_t>(k)];
        if ((m - pose.rotation[j].toRotationMatrix()).cwiseAbs().maxCoeff() < 1e-6) continue;
        const Quat turned(m);
        if (!(turned.norm() > 1e-6) || !turned.coeffs().allFinite())
          fail("has a matrix in local_rot_mats that is not a rotation");
        pose.rotation[j] = turned.normalized();
        differs = true;
      }
      if (root && root->has({motion.frames(), 3}) && joints > 0 &&
          (vector(*root, f) - pose.position[0]).norm() > 1e-6) {
        pose.position[0] = vector(*root, f);
        differs = true;
      }
      if (!differs) continue;
      ++edited;
      setLocalPose(motion, f, pose, f > 0 ? f - 1 : 0);
    }
    if (edited > 0)
      notes.push_back(fmt::format(
          "local_rot_mats and root_positions differ from samples in {} frames: they were taken", edited));
  }

  const NpyArrays& arrays_;
  std::string file_;
};

// Labels of heels and toes of two legs, a frame each.
std::vector<char> labelsOf(const Motion& motion, const Contacts& contacts) {
  const Limbs limbs = findLimbs(motion.skeleton);
  std::vector<char> labels(4 * motion.frames(), 0);
  for (const Contact& contact : contacts) {
    const std::size_t column =
        limbs.legs[static_cast<std::size_t>(contact.leg)].side == BodySide::Left ? 0 : 2;
    for (std::size_t f = 0; f < motion.frames(); ++f) {
      const double time = motion.time(f), slack = 1e-6 * motion.frameTime;
      const auto in = [&](const TimeRange& range) {
        return range.end > range.start && time >= range.start - slack && time <= range.end + slack;
      };
      if (in(contact.heel)) labels[4 * f + column] = 1;
      if (in(contact.ball)) labels[4 * f + column + 1] = 1;
    }
  }
  return labels;
}

}  // namespace

std::optional<Motion> ownNpzMotion(const NpyArrays& arrays, const std::string& file,
                                   std::vector<std::string>& notes) {
  if (arrays.count("footfall") == 0) return {};
  return OwnReader(arrays, file).read(notes);
}

std::string formatNpz(const Motion& motion, const std::optional<Contacts>& contacts) {
  const std::vector<Joint>& joints = motion.skeleton.joints;
  const std::size_t frames = motion.frames(), count = joints.size();
  if (count == 0) throw Error("an NPZ file needs a skeleton: the motion has no joints");
  std::vector<std::string> names, orders, kinds, channels;
  std::vector<double> parents, offsets, rest, orients, axes, scales;
  const auto put = [](std::vector<double>& to, const Vec3& v) { to.insert(to.end(), {v.x(), v.y(), v.z()}); };
  for (const Joint& joint : joints) {
    names.push_back(joint.name);
    orders.push_back(kOrders[static_cast<std::size_t>(joint.rotationOrder)]);
    kinds.push_back(kKinds[static_cast<std::size_t>(joint.kind)]);
    parents.push_back(joint.parent);
    put(offsets, joint.translation);
    put(rest, joint.rotation);
    put(orients, joint.jointOrient);
    put(axes, joint.rotateAxis);
    put(scales, joint.scale);
  }
  for (const MotionChannel& channel : motion.channels)
    channels.push_back(fmt::format("{}:{}", channel.joint, attributeName(channel.kind)));
  std::vector<double> matrices, root, places;
  matrices.reserve(frames * count * 9);
  places.reserve(frames * count * 3);
  Pose local, world;
  for (std::size_t f = 0; f < frames; ++f) {
    localPose(motion, f, local);
    worldFromLocal(motion.skeleton, local, world);
    for (std::size_t j = 0; j < count; ++j) {
      const Mat3 m = local.rotation[j].toRotationMatrix();
      for (int k = 0; k < 9; ++k) matrices.push_back(m(k / 3, k % 3));
      put(places, world.position[j]);
    }
    put(root, local.position[0]);
  }
  std::vector<ZipMember> members{{"footfall.npy", npyOf(std::vector<double>{1}, {})},
                                 {"fps.npy", npyOf(std::vector<double>{1 / motion.frameTime}, {})},
                                 {"frame_time.npy", npyOf(std::vector<double>{motion.frameTime}, {})},
                                 {"start_time.npy", npyOf(std::vector<double>{motion.startTime}, {})},
                                 {"joint_names.npy", npyOf(names)},
                                 {"joint_parents.npy", npyOf(parents, {count})},
                                 {"joint_kinds.npy", npyOf(kinds)},
                                 {"joint_offsets.npy", npyOf(offsets, {count, 3})},
                                 {"rest_rotations.npy", npyOf(rest, {count, 3})},
                                 {"joint_orients.npy", npyOf(orients, {count, 3})},
                                 {"rotate_axes.npy", npyOf(axes, {count, 3})},
                                 {"joint_scales.npy", npyOf(scales, {count, 3})},
                                 {"rotation_orders.npy", npyOf(orders)},
                                 {"channels.npy", npyOf(channels)},
                                 {"samples.npy", npyOf(motion.samples, {frames, motion.channels.size()})},
                                 {"local_rot_mats.npy", npyOf(matrices, {frames, count, 3, 3})},
                                 {"root_positions.npy", npyOf(root, {frames, 3})},
                                 {"posed_joints.npy", npyOf(places, {frames, count, 3})}};
  if (contacts)
    members.push_back({"foot_contacts.npy", npyOfBools(labelsOf(motion, *contacts), {frames, 4})});
  return writeZip(members);
}

}  // namespace footfall
