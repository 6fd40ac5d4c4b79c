// SPDX-License-Identifier: MIT
// Motions as Python holds them: shared with the engine, never changed, their samples seen in place.
#include <algorithm>
#include <functional>

#include "figure/anatomy/limbs.h"
#include "figure/motion/mirror.h"
#include "figure/motion/motion_difference.h"
#include "figure/motion/resample.h"
#include "figure/motion/rotation_arrays.h"
#include "figure/motion/unwrap.h"
#include "io/scene_json/scene_json_names.h"
#include "python/bindings.h"
#include "python/call/arrays.h"
#include "python/call/engine_call.h"
#include "python/call/words.h"

namespace footfall::python {
namespace {

using scene_json::kJointKinds;
using scene_json::kRotationOrders;

// One row of three per joint.
std::vector<Vec3> jointRows(const Skeleton& skeleton, Vec3 Joint::*member) {
  std::vector<Vec3> rows;
  for (const Joint& joint : skeleton.joints) rows.push_back(joint.*member);
  return rows;
}

py::list jointWords(const Skeleton& skeleton, const std::function<std::string_view(const Joint&)>& word) {
  py::list words;
  for (const Joint& joint : skeleton.joints) words.append(pythonText(word(joint)));
  return words;
}

py::array_t<int> parentsOf(const Skeleton& skeleton) {
  std::vector<int> parents;
  for (const Joint& joint : skeleton.joints) parents.push_back(joint.parent);
  return handedOver(std::move(parents));
}

py::list namesOf(const Skeleton& skeleton) {
  return jointWords(skeleton, [](const Joint& joint) -> std::string_view { return joint.name; });
}

// Everything a skeleton has, as plain values: for pickles and for skeletons made in Python.
py::dict skeletonState(const Skeleton& skeleton) {
  py::dict state;
  state["names"] = namesOf(skeleton);
  state["parents"] = parentsOf(skeleton);
  state["kinds"] =
      jointWords(skeleton, [](const Joint& j) { return kJointKinds[static_cast<std::size_t>(j.kind)]; });
  state["orders"] = jointWords(
      skeleton, [](const Joint& j) { return kRotationOrders[static_cast<std::size_t>(j.rotationOrder)]; });
  state["offsets"] = positionArray(jointRows(skeleton, &Joint::translation));
  state["rotation"] = positionArray(jointRows(skeleton, &Joint::rotation));
  state["scale"] = positionArray(jointRows(skeleton, &Joint::scale));
  state["joint_orient"] = positionArray(jointRows(skeleton, &Joint::jointOrient));
  state["rotate_axis"] = positionArray(jointRows(skeleton, &Joint::rotateAxis));
  return state;
}

void takeRows(const py::dict& state, const char* key, Skeleton& skeleton, Vec3 Joint::*member) {
  if (!state.contains(key)) return;
  const DoubleArray rows = py::cast<DoubleArray>(state[key]);
  needSize(rows, 3 * skeleton.size(), key);
  const std::vector<Vec3> values = positionsFrom(rows, key);
  for (std::size_t j = 0; j < values.size(); ++j) skeleton.joints[j].*member = values[j];
}

// names, parents and offsets; the others where given.
Skeleton skeletonFrom(const py::dict& state) {
  Skeleton skeleton;
  const py::list names = py::cast<py::list>(state["names"]);
  const IntArray parents = py::cast<IntArray>(state["parents"]);
  needSize(parents, names.size(), "parents");
  for (std::size_t j = 0; j < names.size(); ++j) {
    Joint joint;
    joint.name = py::cast<std::string>(names[j]);
    joint.parent = parents.data()[j];
    if (joint.parent < -1 || joint.parent >= static_cast<int>(j))
      throw Error(fmt::format("the parent of joint {} ({}) must come before it, or be -1 for a root, got {}",
                              j, joint.name, joint.parent));
    if (state.contains("kinds"))
      joint.kind = static_cast<JointKind>(wordIn(kJointKinds, py::cast<py::list>(state["kinds"])[j], "kind"));
    if (state.contains("orders"))
      joint.rotationOrder = static_cast<RotationOrder>(
          wordIn(kRotationOrders, py::cast<py::list>(state["orders"])[j], "order"));
    skeleton.joints.push_back(std::move(joint));
  }
  takeRows(state, "offsets", skeleton, &Joint::translation);
  takeRows(state, "rotation", skeleton, &Joint::rotation);
  takeRows(state, "scale", skeleton, &Joint::scale);
  takeRows(state, "joint_orient", skeleton, &Joint::jointOrient);
  takeRows(state, "rotate_axis", skeleton, &Joint::rotateAxis);
  // The engine's hierarchies are depth-first: a joint's own come right after it.
  std::vector<int> path;
  for (std::size_t j = 0; j < skeleton.size(); ++j) {
    const int parent = skeleton.joints[j].parent;
    while (!path.empty() && path.back() != parent) path.pop_back();
    if (parent >= 0 && path.empty())
      throw Error(
          fmt::format("joints must be in depth-first order; joint {} ({}) comes after another branch than "
                      "that of its parent {}",
                      j, skeleton.joints[j].name, skeleton.joints[static_cast<std::size_t>(parent)].name));
    path.push_back(static_cast<int>(j));
  }
  return skeleton;
}

Motion motionFromState(const py::dict& state) {
  Motion motion;
  motion.skeleton = skeletonFrom(py::cast<py::dict>(state["skeleton"]));
  motion.frameTime = py::cast<double>(state["frame_time"]);
  motion.startTime = py::cast<double>(state["start_time"]);
  const IntArray channels = py::cast<IntArray>(state["channels"]);
  for (py::ssize_t c = 0; c < channels.size() / 2; ++c) {
    const int joint = channels.data()[2 * c], kind = channels.data()[2 * c + 1];
    if (joint < 0 || joint >= static_cast<int>(motion.skeleton.size()) || kind < 0 || kind > 8)
      throw Error(fmt::format("channel {} is of no joint of the skeleton", c));
    motion.channels.push_back({joint, static_cast<ChannelKind>(kind)});
  }
  motion.samples = numbersFrom(py::cast<DoubleArray>(state["samples"]));
  if (motion.channels.empty() ? !motion.samples.empty() : motion.samples.size() % motion.channels.size() != 0)
    throw Error("samples must have one column per channel");
  return motion;
}

py::array_t<int> channelArray(const Motion& motion) {
  std::vector<int> channels;
  for (const MotionChannel& channel : motion.channels) {
    channels.push_back(channel.joint);
    channels.push_back(static_cast<int>(channel.kind));
  }
  return handedOver(std::move(channels), {signedSize(motion.channels.size()), 2});
}

py::dict motionState(const Motion& motion) {
  py::dict state;
  state["skeleton"] = skeletonState(motion.skeleton);
  state["frame_time"] = motion.frameTime;
  state["start_time"] = motion.startTime;
  state["channels"] = channelArray(motion);
  state["samples"] = handedOver(motion.samples);
  return state;
}

bool sameJoint(const Joint& a, const Joint& b) {
  return a.name == b.name && a.parent == b.parent && a.kind == b.kind && a.rotationOrder == b.rotationOrder &&
         a.translation == b.translation && a.rotation == b.rotation && a.scale == b.scale &&
         a.jointOrient == b.jointOrient && a.rotateAxis == b.rotateAxis;
}

bool sameMotion(const Motion& a, const Motion& b) {
  return a.frameTime == b.frameTime && a.startTime == b.startTime && a.samples == b.samples &&
         a.channels.size() == b.channels.size() &&
         std::equal(a.channels.begin(), a.channels.end(), b.channels.begin(),
                    [](const MotionChannel& x, const MotionChannel& y) {
                      return x.joint == y.joint && x.kind == y.kind;
                    }) &&
         a.skeleton.size() == b.skeleton.size() &&
         std::equal(a.skeleton.joints.begin(), a.skeleton.joints.end(), b.skeleton.joints.begin(), sameJoint);
}

// #frames by #joints by 4 and by 3.
py::tuple poseArrays(const Motion& motion, bool world, int threads) {
  const py::ssize_t frames = signedSize(motion.frames()), joints = signedSize(motion.skeleton.size());
  py::array_t<double> rotations({frames, joints, py::ssize_t{4}}),
      positions({frames, joints, py::ssize_t{3}});
  double *r = rotations.mutable_data(), *p = positions.mutable_data();
  engineCall([&] { world ? worldArrays(motion, r, p, threads) : localArrays(motion, r, p, threads); });
  return py::make_tuple(rotations, positions);
}

py::array_t<double> worldPositionArray(const Motion& motion, int threads) {
  py::array_t<double> positions(
      {signedSize(motion.frames()), signedSize(motion.skeleton.size()), py::ssize_t{3}});
  double* p = positions.mutable_data();
  engineCall([&] { worldArrays(motion, nullptr, p, threads); });
  return positions;
}

// Every step-th frame.
std::shared_ptr<Motion> every(const Motion& motion, std::size_t step) {
  if (step == 0) throw Error("a step must be 1 or more");
  auto some = std::make_shared<Motion>(motion);
  some->frameTime *= static_cast<double>(step);
  some->samples.clear();
  for (std::size_t f = 0; f < motion.frames(); f += step)
    some->samples.insert(some->samples.end(), motion.frame(f), motion.frame(f) + motion.channels.size());
  return some;
}

std::shared_ptr<Motion> withPoses(const Motion& motion, const py::object& rotations,
                                  const py::object& translations) {
  RotationArrays arrays;
  arrays.frames = motion.frames();
  DoubleArray turned, placed;
  if (!rotations.is_none()) {
    turned = py::cast<DoubleArray>(rotations);
    needSize(turned, 4 * motion.skeleton.size() * motion.frames(), "rotations");
    arrays.rotations = turned.data();
  }
  if (!translations.is_none()) {
    placed = py::cast<DoubleArray>(translations);
    needSize(placed, 3 * motion.skeleton.size() * motion.frames(), "translations");
    arrays.translations = placed.data();
  }
  return engineCall([&] { return std::make_shared<Motion>(withRotations(motion, arrays)); });
}

std::shared_ptr<Motion> fromRotations(const py::dict& skeleton, const DoubleArray& rotations,
                                      const py::object& root, const py::object& translations,
                                      double frameTime, double startTime) {
  Skeleton figure = skeletonFrom(skeleton);
  RotationArrays arrays;
  const std::size_t joints = figure.size();
  if (joints == 0) throw Error("names must have at least one joint");
  arrays.frames = static_cast<std::size_t>(rotations.size()) / (4 * joints);
  needSize(rotations, 4 * joints * arrays.frames, "rotations");
  arrays.rotations = rotations.data();
  DoubleArray rootRows, translationRows;
  if (!root.is_none()) {
    rootRows = py::cast<DoubleArray>(root);
    needSize(rootRows, 3 * arrays.frames, "root");
    arrays.root = rootRows.data();
  }
  if (!translations.is_none()) {
    translationRows = py::cast<DoubleArray>(translations);
    needSize(translationRows, 3 * joints * arrays.frames, "translations");
    arrays.translations = translationRows.data();
  }
  return engineCall([&] {
    return std::make_shared<Motion>(motionFromRotations(std::move(figure), arrays, frameTime, startTime));
  });
}

}  // namespace

void bindMotion(py::module_& module) {
  py::class_<Motion, std::shared_ptr<Motion>>(module, "Motion")
      .def_static("from_rotations", &fromRotations)
      .def_static("from_state",
                  [](const py::dict& state) { return std::make_shared<Motion>(motionFromState(state)); })
      .def("state", &motionState)
      .def("skeleton", [](const Motion& m) { return skeletonState(m.skeleton); })
      .def("names", [](const Motion& m) { return namesOf(m.skeleton); })
      .def("parents", [](const Motion& m) { return parentsOf(m.skeleton); })
      .def("offsets",
           [](const Motion& m) { return positionArray(jointRows(m.skeleton, &Joint::translation)); })
      .def("find", [](const Motion& m, const std::string& name) { return m.skeleton.find(name); })
      .def_property_readonly("frames", &Motion::frames)
      .def_property_readonly("joints", [](const Motion& m) { return m.skeleton.size(); })
      .def_readonly("frame_time", &Motion::frameTime)
      .def_readonly("start_time", &Motion::startTime)
      .def("channels", &channelArray)
      .def("samples",
           [](const py::object& self) {
             const Motion& m = py::cast<const Motion&>(self);
             return readOnly(m.samples.data(), {signedSize(m.frames()), signedSize(m.channels.size())}, self);
           })
      .def("poses", &poseArrays, py::arg("world"), py::arg("threads") = 0)
      .def("positions", &worldPositionArray)
      .def("every", &every)
      .def("with_poses", &withPoses)
      .def("same", &sameMotion)
      .def("cropped", [](const Motion& m, std::size_t first,
                         std::size_t last) { return std::make_shared<Motion>(cropped(m, first, last)); })
      .def("resampled",
           [](const Motion& m, double rate, bool rotations) {
             return engineCall([&] {
               return std::make_shared<Motion>(
                   resampled(m, rate, rotations ? Interpolation::Rotations : Interpolation::Channels));
             });
           })
      .def("joined",
           [](const Motion& m, const Motion& next) { return std::make_shared<Motion>(joined(m, next)); })
      .def("mirrored",
           [](const Motion& m) {
             return engineCall([&] { return std::make_shared<Motion>(mirrored(m, findLimbs(m.skeleton))); });
           })
      .def("unwrapped",
           [](const Motion& m) { return engineCall([&] { return std::make_shared<Motion>(unwrapped(m)); }); })
      .def("difference", [](const Motion& m, const Motion& other) {
        MotionDifference difference = engineCall([&] { return differenceOf(m, other); });
        return py::make_tuple(handedOver(std::move(difference.perJoint),
                                         {signedSize(m.frames()), signedSize(m.skeleton.size())}),
                              handedOver(std::move(difference.mean)));
      });
}

}  // namespace footfall::python
