// SPDX-License-Identifier: MIT
#include "io/npz/npz_tracks.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <Eigen/SVD>

#include "base/error.h"

namespace footfall {
namespace {

constexpr std::size_t kHumanMl = 263;  // numbers per frame of HumanML3D

Quat nearestRotation(const Mat3& matrix) {
  const Eigen::JacobiSVD<Mat3> svd(matrix, Eigen::ComputeFullU | Eigen::ComputeFullV);
  Mat3 sign = Mat3::Identity();
  sign(2, 2) = (svd.matrixU() * svd.matrixV().transpose()).determinant() < 0 ? -1 : 1;
  return Quat(Mat3(svd.matrixU() * sign * svd.matrixV().transpose())).normalized();
}

Quat ofAxisAngle(const Vec3& vector) {
  const double angle = vector.norm();
  return angle < 1e-12 ? Quat::Identity() : Quat(Eigen::AngleAxisd(angle, vector / angle));
}

// The first two columns of a matrix (Zhou and others 2019).
Quat ofSixNumbers(const double* n) {
  const Vec3 x = Vec3(n[0], n[1], n[2]), raw(n[3], n[4], n[5]);
  const Vec3 z = x.cross(raw);
  if (!(x.norm() > 1e-9) || !(z.norm() > 1e-12)) return Quat::Identity();
  Mat3 m;
  m.col(0) = x.normalized();
  m.col(2) = z.normalized();
  m.col(1) = m.col(2).cross(m.col(0));
  return Quat(m);
}

class TrackReader {
 public:
  TrackReader(const NpyArrays& arrays, const NamedSkeleton& given, const std::string& file)
      : arrays_(arrays), given_(given), file_(file) {}

  NpzTracks read() {
    readRate();
    if (const NpyArray* matrices = find({"local_rot_mats", "rot_mats", "rotations"});
        matrices && isMatrices(*matrices)) {
      readMatrices(*matrices);
    } else if (const NpyArray* six = find({"rot6d", "rotations_6d", "poses_6d", "cont6d_params"}); six) {
      readSix(*six);
    } else if (const NpyArray* poses = find({"poses", "fullpose"}); poses) {
      readAxisAngles(*poses, nullptr);
    } else if (const NpyArray* body = find({"pose_body", "body_pose"}); body) {
      readAxisAngles(*body, &need({"root_orient", "global_orient"}, "pose_body"));
    } else if (const NpyArray* features = find({"features", "motion", "array"});
               features && isFeatures(*features)) {
      readFeatures(*features);
    } else if (const NpyArray* places = find({"posed_joints", "joints", "joint_positions", "positions",
                                              "keypoints3d", "motion", "array"});
               places && isPlaces(*places)) {
      readPlaces(*places);
    } else {
      fail(fmt::format(
          "holds no motion that is known; its arrays are {}. docs/reference/files.md lists the layouts",
          described()));
    }
    readContacts();
    return std::move(tracks_);
  }

 private:
  [[noreturn]] void fail(const std::string& message) const { throw Error({file_, 0}, message); }

  std::string described() const {
    std::vector<std::string> list;
    for (const auto& [name, array] : arrays_) {
      if (list.size() < 12) list.push_back(fmt::format("{} ({})", name, fmt::join(array.shape, " by ")));
    }
    return list.empty() ? "none" : fmt::format("{}", fmt::join(list, ", "));
  }

  const NpyArray* find(std::initializer_list<const char*> names) const {
    for (const char* name : names) {
      const auto found = arrays_.find(name);
      if (found != arrays_.end() && !found->second.isText()) return &found->second;
    }
    return nullptr;
  }
  const NpyArray& need(std::initializer_list<const char*> names, const char* beside) const {
    const NpyArray* array = find(names);
    if (!array) fail(fmt::format("has {} but no {}", beside, *names.begin()));
    return *array;
  }

  static bool isMatrices(const NpyArray& array) { return array.has({0, 0, 3, 3}); }
  static bool isPlaces(const NpyArray& array) { return array.has({0, 0, 3}) && array.shape[1] > 1; }
  static bool isFeatures(const NpyArray& array) { return array.has({0, kHumanMl}); }

  void readRate() {
    const NpyArray* rate =
        find({"mocap_framerate", "mocap_frame_rate", "fps", "framerate", "frame_rate", "mocap_fps"});
    if (rate && rate->numbers.size() == 1) tracks_.rate = rate->numbers[0];
    if (tracks_.rate != 0 && !(tracks_.rate >= 1e-3 && tracks_.rate <= 1e6))
      fail(fmt::format("has a frame rate of {:g}", tracks_.rate));
  }

  // The skeleton of so many joints: what the file says of it over what is given over what is known.
  void takeSkeleton(std::size_t joints) {
    const auto names = arrays_.find("joint_names");
    const NpyArray *parents = find({"joint_parents", "parents"}),
                   *offsets = find({"joint_offsets", "offsets"});
    if (names != arrays_.end() && names->second.isText() && names->second.texts.size() == joints && parents &&
        parents->numbers.size() == joints) {
      tracks_.skeleton.joints = names->second.texts;
      for (std::size_t j = 0; j < joints; ++j) {
        const double parent = parents->numbers[j];
        if (!(parent >= -1 && parent < static_cast<double>(joints)) || parent != std::floor(parent))
          fail(fmt::format("joint_parents names a joint {:g} of {}", parent, joints));
        tracks_.skeleton.parents.push_back(static_cast<int>(parent));
      }
      if (offsets && offsets->has({joints, 3})) {
        for (std::size_t j = 0; j < joints; ++j) tracks_.skeleton.offsets.push_back(vectorOf(*offsets, j));
      }
    } else if (!given_.joints.empty()) {
      tracks_.skeleton = given_;
      if (given_.joints.size() != joints)
        fail(fmt::format("has {} joints, the skeleton that was given {}", joints, given_.joints.size()));
    } else {
      tracks_.skeleton = skeletonOf(joints);
    }
    if (tracks_.skeleton.joints.empty())
      fail(fmt::format("has {} joints of a skeleton that is not known; give one with --skeleton FILE",
                       joints));
    requireTree();
  }

  void requireTree() const {
    const std::vector<int>& parents = tracks_.skeleton.parents;
    std::size_t roots = 0;
    for (std::size_t j = 0; j < parents.size(); ++j) {
      roots += parents[j] < 0;
      std::size_t steps = 0;
      for (int at = static_cast<int>(j); at >= 0 && steps <= parents.size(); ++steps)
        at = parents[static_cast<std::size_t>(at)];
      if (steps > parents.size()) fail("has joints that are their own ancestors");
    }
    if (roots != 1 || parents[0] >= 0) fail("needs one root, its first joint");
  }

  static Vec3 vectorOf(const NpyArray& array, std::size_t i) {
    return {array.numbers[3 * i], array.numbers[3 * i + 1], array.numbers[3 * i + 2]};
  }

  void readRoot(std::initializer_list<const char*> names) {
    const NpyArray* root = find(names);
    if (root && root->has({tracks_.frames, 3})) {
      for (std::size_t f = 0; f < tracks_.frames; ++f) tracks_.root.push_back(vectorOf(*root, f));
      return;
    }
    const NpyArray* places = find({"posed_joints", "joints"});
    if (places && places->shape.size() == 3 && places->shape[0] == tracks_.frames && places->shape[2] == 3 &&
        places->shape[1] > 0) {
      for (std::size_t f = 0; f < tracks_.frames; ++f)
        tracks_.root.push_back(vectorOf(*places, f * places->shape[1]));
      return;
    }
    if (root)
      fail(fmt::format("has {} frames but a root of {}", tracks_.frames, fmt::join(root->shape, " by ")));
    tracks_.root.assign(tracks_.frames, Vec3::Zero());
    tracks_.notes.push_back("the file has no places of the root: it stays at the origin");
  }

  void readMatrices(const NpyArray& matrices) {
    tracks_.layout = "joint rotation matrices";
    tracks_.frames = matrices.shape[0];
    const std::size_t joints = matrices.shape[1];
    takeSkeleton(joints);
    for (std::size_t i = 0; i < tracks_.frames * joints; ++i) {
      Mat3 m;
      for (int k = 0; k < 9; ++k) m(k / 3, k % 3) = matrices.numbers[9 * i + static_cast<std::size_t>(k)];
      tracks_.rotations.push_back((m * m.transpose() - Mat3::Identity()).norm() < 1e-6 && m.determinant() > 0
                                      ? Quat(m).normalized()
                                      : nearestRotation(m));
    }
    readRoot({"root_positions", "root_translation", "trans", "transl"});
    measureOffsets();
  }

  void readSix(const NpyArray& six) {
    tracks_.layout = "six numbers per rotation";
    if (six.shape.size() < 2 || six.shape[0] == 0 || six.size() % (6 * six.shape[0]) != 0)
      fail("has rotations of six numbers in a shape that is not frames by joints by 6");
    tracks_.frames = six.shape[0];
    const std::size_t joints = six.size() / (6 * six.shape[0]);
    takeSkeleton(joints);
    for (std::size_t i = 0; i < tracks_.frames * joints; ++i)
      tracks_.rotations.push_back(ofSixNumbers(six.numbers.data() + 6 * i));
    readRoot({"root_positions", "trans", "transl", "root_translation"});
    measureOffsets();
  }

  // AMASS, SMPL: the pelvis stands at trans plus its own offset in the model.
  void readAxisAngles(const NpyArray& poses, const NpyArray* root) {
    tracks_.layout = "axis and angle per joint (SMPL)";
    if (poses.shape.size() < 2 || poses.shape[0] == 0 || poses.size() % (3 * poses.shape[0]) != 0)
      fail("has poses in a shape that is not frames by three numbers per joint");
    tracks_.frames = poses.shape[0];
    std::size_t joints = poses.size() / (3 * poses.shape[0]);
    if (root && root->size() != 3 * tracks_.frames)
      fail("has a root_orient of another length than its poses");
    const std::size_t own = joints;
    if (root) ++joints;
    takeSkeleton(joints);
    for (std::size_t f = 0; f < tracks_.frames; ++f) {
      if (root) tracks_.rotations.push_back(ofAxisAngle(vectorOf(*root, f)));
      for (std::size_t j = 0; j < own; ++j)
        tracks_.rotations.push_back(ofAxisAngle(vectorOf(poses, f * own + j)));
    }
    readRoot({"trans", "transl", "root_positions"});
    measureOffsets();
  }

  // Where joints are on their parents, by the places that the file has beside the rotations.
  void measureOffsets() {
    const std::size_t joints = tracks_.skeleton.joints.size();
    const NpyArray* places = find({"posed_joints", "joints"});
    if (places && places->has({tracks_.frames, joints, 3}) && tracks_.frames > 0) {
      std::vector<Vec3> sums(joints, Vec3::Zero());
      std::vector<Quat> world(joints);
      const std::vector<std::size_t> order = parentsFirst();
      for (std::size_t f = 0; f < tracks_.frames; ++f) {
        for (const std::size_t j : order) {
          const int parent = tracks_.skeleton.parents[j];
          const Quat& local = tracks_.rotations[f * joints + j];
          if (parent < 0) {
            world[j] = local;
            continue;
          }
          const auto p = static_cast<std::size_t>(parent);
          world[j] = world[p] * local;
          sums[j] +=
              world[p].conjugate() * (vectorOf(*places, f * joints + j) - vectorOf(*places, f * joints + p));
        }
      }
      for (Vec3& sum : sums) sum /= static_cast<double>(tracks_.frames);
      tracks_.skeleton.offsets = sums;
    } else if (tracks_.skeleton.offsets.empty()) {
      fail(fmt::format("has no offsets of its {} joints; give a file that has with --skeleton FILE", joints));
    } else if (given_.joints.empty() && arrays_.count("joint_offsets") == 0 &&
               arrays_.count("offsets") == 0) {
      tracks_.notes.push_back(
          "the file has no offsets of joints: those of an adult of 1.7 m were taken; --skeleton FILE gives "
          "others");
    }
  }

  std::vector<std::size_t> parentsFirst() const {
    const std::vector<int>& parents = tracks_.skeleton.parents;
    std::vector<std::size_t> order;
    std::vector<char> done(parents.size(), 0);
    while (order.size() < parents.size()) {
      for (std::size_t j = 0; j < parents.size(); ++j) {
        if (done[j] || (parents[j] >= 0 && !done[static_cast<std::size_t>(parents[j])])) continue;
        done[j] = 1;
        order.push_back(j);
      }
    }
    return order;
  }

  // HumanML3D: places relative to a root that turns and goes by speeds (20 frames per second).
  void readFeatures(const NpyArray& features) {
    const std::size_t frames = features.shape[0], joints = 22;
    NpyArray places;
    places.shape = {frames, joints, 3};
    double angle = 0;
    Vec3 root = Vec3::Zero();
    for (std::size_t f = 0; f < frames; ++f) {
      const double* row = features.numbers.data() + f * kHumanMl;
      const double* before = f > 0 ? row - kHumanMl : nullptr;
      if (before) angle += before[0];
      const Quat turn(Eigen::AngleAxisd(-2 * angle, Vec3::UnitY()));
      if (before) root += turn * Vec3(before[1], 0, before[2]);
      root.y() = row[3];
      for (std::size_t j = 0; j < joints; ++j) {
        Vec3 place = root;
        if (j > 0)
          place = turn * Vec3(row[4 + 3 * (j - 1)], row[5 + 3 * (j - 1)], row[6 + 3 * (j - 1)]) +
                  Vec3(root.x(), 0, root.z());
        for (int i = 0; i < 3; ++i) places.numbers.push_back(place[i]);
      }
      for (std::size_t k = 0; k < 4; ++k) tracks_.contacts.push_back(row[259 + k] > 0.5);
    }
    if (tracks_.rate == 0) tracks_.rate = 20;
    readPlaces(places);
    tracks_.layout = "HumanML3D features";
  }

  // Places alone: bones as long as they are on average, joints turned so that their bones point as they do.
  void readPlaces(const NpyArray& places) {
    tracks_.layout = "positions of joints";
    tracks_.frames = places.shape[0];
    const std::size_t joints = places.shape[1];
    takeSkeleton(joints);
    NamedSkeleton& skeleton = tracks_.skeleton;
    if (skeleton.offsets.empty())
      fail("has positions only, of a skeleton whose rest pose is not known; give one with --skeleton FILE");
    const std::vector<std::size_t> order = parentsFirst();
    std::vector<std::vector<std::size_t>> children(joints);
    std::vector<double> lengths(joints, 0);
    for (std::size_t j = 1; j < joints; ++j) {
      const auto p = static_cast<std::size_t>(skeleton.parents[j]);
      children[p].push_back(j);
      for (std::size_t f = 0; f < tracks_.frames; ++f)
        lengths[j] += (vectorOf(places, f * joints + j) - vectorOf(places, f * joints + p)).norm();
      if (tracks_.frames > 0) lengths[j] /= static_cast<double>(tracks_.frames);
      const double rest = skeleton.offsets[j].norm();
      skeleton.offsets[j] =
          rest > 1e-9 ? Vec3(skeleton.offsets[j] * (lengths[j] / rest)) : Vec3(0, lengths[j], 0);
    }
    tracks_.rotations.assign(tracks_.frames * joints, Quat::Identity());
    std::vector<Quat> world(joints);
    std::vector<Vec3> at(joints);
    double off = 0;
    for (std::size_t f = 0; f < tracks_.frames; ++f) {
      for (const std::size_t j : order) {
        const int parent = skeleton.parents[j];
        const Quat above = parent < 0 ? Quat::Identity() : world[static_cast<std::size_t>(parent)];
        const Vec3 own = vectorOf(places, f * joints + j);
        at[j] = parent < 0 ? own : Vec3(at[static_cast<std::size_t>(parent)] + above * skeleton.offsets[j]);
        off = std::max(off, (at[j] - own).norm());
        Quat turned = above;
        if (children[j].size() == 1) {
          const std::size_t child = children[j].front();
          const Vec3 bone = vectorOf(places, f * joints + child) - own;
          if (bone.norm() > 1e-9)
            turned = Quat::FromTwoVectors(above * skeleton.offsets[child], bone) * above;
        } else if (children[j].size() > 1) {
          Mat3 sum = Mat3::Zero();
          for (const std::size_t child : children[j])
            sum += (vectorOf(places, f * joints + child) - own) * skeleton.offsets[child].transpose();
          turned = nearestRotation(sum);
        }
        world[j] = turned;
        tracks_.rotations[f * joints + j] = (above.conjugate() * turned).normalized();
      }
      tracks_.root.push_back(vectorOf(places, f * joints));
    }
    tracks_.notes.push_back(
        fmt::format("rotations were found from positions: bones of steady length put joints within {:.3g} mm "
                    "of them; how "
                    "bones twist is not known",
                    1000 * off));
  }

  void readContacts() {
    const NpyArray* contacts = find({"foot_contacts"});
    if (!contacts || !contacts->has({tracks_.frames, 4})) return;
    tracks_.contacts.clear();
    for (const double value : contacts->numbers) tracks_.contacts.push_back(value > 0.5);
  }

  const NpyArrays& arrays_;
  const NamedSkeleton& given_;
  std::string file_;
  NpzTracks tracks_;
};

}  // namespace

NpzTracks npzTracks(const NpyArrays& arrays, const NamedSkeleton& given, const std::string& file) {
  return TrackReader(arrays, given, file).read();
}

}  // namespace footfall
