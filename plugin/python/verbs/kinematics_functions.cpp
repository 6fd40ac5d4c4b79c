// SPDX-License-Identifier: MIT
// Kinematics over whole arrays: forward, inverse, rotations, masses.
#include <algorithm>
#include <cmath>
#include <limits>

#include "figure/anatomy/body_mass.h"
#include "figure/anatomy/limbs.h"
#include "figure/ik/limb_solver.h"
#include "figure/ik/two_bone_ik.h"
#include "figure/motion/heading.h"
#include "figure/motion/rotation_arrays.h"
#include "figure/motion/rotation_forms.h"
#include "io/scene_json/scene_json_names.h"
#include "python/bindings.h"
#include "python/call/arrays.h"
#include "python/call/engine_call.h"
#include "python/call/words.h"

namespace footfall::python {
namespace {

py::tuple fk(const IntArray& parents, const DoubleArray& offsets, const DoubleArray& rotations,
             const py::object& root, int threads) {
  ChainArrays chain;
  chain.parents.assign(parents.data(), parents.data() + parents.size());
  const std::size_t joints = chain.parents.size();
  needSize(offsets, 3 * joints, "offsets");
  if (joints == 0 || rotations.ndim() != 3) throw Error("rotations must be frames of joints of w, x, y, z");
  chain.frames = static_cast<std::size_t>(rotations.shape(0));
  needSize(rotations, 4 * joints * chain.frames, "rotations");
  chain.offsets = offsets.data();
  chain.rotations = rotations.data();
  DoubleArray rows;
  if (!root.is_none()) {
    rows = py::cast<DoubleArray>(root);
    needSize(rows, 3 * chain.frames, "root");
    chain.root = rows.data();
  }
  const py::ssize_t frames = signedSize(chain.frames), count = signedSize(joints);
  py::array_t<double> turned({frames, count, py::ssize_t{4}}), placed({frames, count, py::ssize_t{3}});
  double *r = turned.mutable_data(), *p = placed.mutable_data();
  engineCall([&] { forwardKinematics(chain, r, p, threads); });
  return py::make_tuple(placed, turned);
}

// All #rows by 3. Returns middles, ends, turns of upper and lower bone (#rows by 4), residuals.
py::tuple twoBone(const DoubleArray& roots, const DoubleArray& middles, const DoubleArray& ends,
                  const DoubleArray& targets, const DoubleArray& poles, double softness, bool carryBend) {
  const std::vector<Vec3> root = positionsFrom(roots, "root"), middle = positionsFrom(middles, "middle"),
                          end = positionsFrom(ends, "end"), target = positionsFrom(targets, "target"),
                          pole = positionsFrom(poles, "pole");
  const std::size_t count = root.size();
  std::vector<Vec3> newMiddle(count), newEnd(count);
  std::vector<double> upper(4 * count), lower(4 * count), residual(count);
  engineCall([&] {
    BendOptions options;
    options.softness = softness;
    for (std::size_t i = 0; i < count; ++i) {
      const TwoBoneResult result = solveTwoBone(root[i], middle[i], end[i], target[i], pole[i], options);
      newMiddle[i] = result.middle;
      newEnd[i] = result.end;
      putQuaternion(result.upperTurn, &upper[4 * i]);
      putQuaternion(result.lowerTurn, &lower[4 * i]);
      residual[i] = result.residual;
      if (carryBend) options.previousBend = result.bend;
    }
  });
  const Shape turns{signedSize(count), 4};
  return py::make_tuple(positionArray(std::move(newMiddle)), positionArray(std::move(newEnd)),
                        handedOver(std::move(upper), turns), handedOver(std::move(lower), turns),
                        handedOver(std::move(residual)));
}

// joints: #rows by (bones + 1) by 3; axes: #rows by (bones - 1) by 3; targets: #rows by 3. Returns the new
// joints and the turns of each bone (#rows by bones by 4), residuals.
py::tuple limb(const DoubleArray& joints, const DoubleArray& axes, const DoubleArray& targets,
               const DoubleArray& range, double longest, double softness, int threads) {
  if (joints.ndim() != 3 || joints.shape(2) != 3) throw Error("joints must be rows of joints of x, y, z");
  const auto count = static_cast<std::size_t>(joints.shape(0));
  const int bones = static_cast<int>(joints.shape(1)) - 1;
  if (bones < 2 || bones > kMostLimbBones)
    throw Error(fmt::format("a limb must have 2 to {} bones, got {}", kMostLimbBones, bones));
  const auto bone = static_cast<std::size_t>(bones);
  needSize(axes, 3 * (bone - 1) * count, "axes");
  needSize(targets, 3 * count, "target");
  needSize(range, 2, "range");
  std::vector<LimbPose> limbs(count);
  std::vector<Vec3> goals(count);
  for (std::size_t i = 0; i < count; ++i) {
    const double* from = joints.data() + 3 * (bone + 1) * i;
    LimbPose& pose = limbs[i];
    pose.bones = bones;
    pose.root = Vec3(from[0], from[1], from[2]);
    for (std::size_t b = 0; b < bone; ++b) {
      const double *a = from + 3 * b, *c = a + 3;
      pose.bone[b] = Vec3(c[0] - a[0], c[1] - a[1], c[2] - a[2]);
    }
    for (std::size_t b = 0; b + 1 < bone; ++b) {
      const double* axis = axes.data() + 3 * ((bone - 1) * i + b);
      pose.axis[b] = Vec3(axis[0], axis[1], axis[2]);
      pose.range[b].least = range.data()[0];
      pose.range[b].most = range.data()[1];
    }
    goals[i] = Vec3(targets.data()[3 * i], targets.data()[3 * i + 1], targets.data()[3 * i + 2]);
  }
  LimbOptions options;
  options.longest = longest;
  options.softness = softness;
  std::vector<LimbSolution> solutions(count);
  engineCall([&] { solveLimbs(limbs.data(), goals.data(), count, options, solutions.data(), threads); });
  std::vector<double> turns(4 * bone * count), residuals(count);
  std::vector<Vec3> placed;
  for (std::size_t i = 0; i < count; ++i) {
    Vec3 at = limbs[i].root;
    placed.push_back(at);
    for (std::size_t b = 0; b < bone; ++b) {
      putQuaternion(solutions[i].turn[b], &turns[4 * (bone * i + b)]);
      at += solutions[i].turn[b] * limbs[i].bone[b];
      placed.push_back(at);
    }
    residuals[i] = solutions[i].residual;
  }
  const py::ssize_t rows = signedSize(count);
  return py::make_tuple(
      positionArray(std::move(placed)).reshape({rows, py::ssize_t{bones + 1}, py::ssize_t{3}}),
      handedOver(std::move(turns), {rows, bones, 4}), handedOver(std::move(residuals)));
}

RotationOrder orderOf(const std::string& order) {
  return static_cast<RotationOrder>(wordIn(scene_json::kRotationOrders, py::str(order), "order"));
}

// Rows of `from` numbers each to rows of `to`.
template <typename Convert>
py::array_t<double> converted(const DoubleArray& rows, py::ssize_t from, py::ssize_t to, Convert&& convert) {
  if (rows.size() % from != 0) throw Error(fmt::format("rows must have {} numbers each", from));
  const py::ssize_t count = rows.size() / from;
  py::array_t<double> out({count, to});
  const double* in = rows.data();
  double* made = out.mutable_data();
  engineCall([&] { convert(in, static_cast<std::size_t>(count), made); });
  return out;
}

void bindRotationForms(py::module_& module) {
  module.def("to_matrices", [](const DoubleArray& q) { return converted(q, 4, 9, matricesFromRotations); });
  module.def("from_matrices", [](const DoubleArray& m) { return converted(m, 9, 4, rotationsFromMatrices); });
  module.def("to_6d", [](const DoubleArray& q) { return converted(q, 4, 6, sixFromRotations); });
  module.def("from_6d", [](const DoubleArray& six) { return converted(six, 6, 4, rotationsFromSix); });
  module.def("from_euler", [](const DoubleArray& angles, const std::string& order) {
    const RotationOrder by = orderOf(order);
    return converted(angles, 3, 4, [by](const double* in, std::size_t count, double* out) {
      rotationsFromAngles(in, count, by, out);
    });
  });
  // rows: how many rows of rotations follow each other in time.
  module.def("to_euler", [](const DoubleArray& q, const std::string& order, std::size_t rows) {
    const RotationOrder by = orderOf(order);
    return converted(q, 4, 3, [by, rows](const double* in, std::size_t count, double* out) {
      if (rows > 0) anglesFromRotations(in, rows, count / rows, by, out);
    });
  });
}

// The index of the first value that is not finite, or -1.
py::ssize_t firstNotFinite(const DoubleArray& array) {
  const double* values = array.data();
  const py::ssize_t count = array.size();
  constexpr py::ssize_t kBlock = 4096;
  for (py::ssize_t from = 0; from < count; from += kBlock) {
    const py::ssize_t end = std::min(count, from + kBlock);
    bool finite = true;
    for (py::ssize_t i = from; i < end; ++i)
      finite &= std::abs(values[i]) <= std::numeric_limits<double>::max();
    if (finite) continue;
    for (py::ssize_t i = from; i < end; ++i) {
      if (!std::isfinite(values[i])) return i;
    }
  }
  return -1;
}

MassModel massesOf(const Motion& motion, double mass) {
  MassOptions options;
  options.mass = mass;
  return massModel(motion.skeleton, findLimbs(motion.skeleton), options);
}

py::array_t<double> centreOfMassOf(const Motion& motion, double mass, int threads) {
  return positionArray(engineCall([&] { return centresOfMass(massesOf(motion, mass), motion, threads); }));
}

// Half-way between frames: one row fewer than frames.
py::tuple momentumOf(const Motion& motion, double mass, int threads) {
  std::vector<Vec3> linear, angular;
  engineCall([&] {
    const MassModel masses = massesOf(motion, mass);
    const std::vector<Pose> poses = worldPoses(motion, threads);
    for (std::size_t i = 0; i + 1 < poses.size(); ++i) {
      const Momentum m = momentum(masses, poses[i], poses[i + 1], motion.frameTime);
      linear.push_back(m.linear);
      angular.push_back(m.angular);
    }
  });
  return py::make_tuple(positionArray(std::move(linear)), positionArray(std::move(angular)));
}

py::tuple headings(const Motion& motion, int threads) {
  HeadingOptions options;
  options.threads = threads;
  Heading heading = engineCall([&] { return headingOf(motion, findLimbs(motion.skeleton), options); });
  return py::make_tuple(positionArray(std::move(heading.position)), handedOver(std::move(heading.yaw)),
                        positionArray(std::move(heading.velocity)), handedOver(std::move(heading.turnRate)));
}

py::dict limbsOf(const Motion& motion) {
  const Limbs limbs = findLimbs(motion.skeleton);
  py::dict found;
  found["root"] = limbs.root;
  found["pelvis"] = limbs.pelvis;
  found["chest"] = limbs.chest;
  found["head"] = limbs.head;
  py::dict legs, arms;
  for (const Leg& leg : limbs.legs) {
    py::dict row;
    row["joints"] = handedOver(leg.joints);
    row["ball"] = leg.ball;
    row["tip"] = leg.tip;
    legs[leg.name.c_str()] = row;
  }
  for (const Arm& arm : limbs.arms) {
    const char* side = arm.side == BodySide::Left ? "left" : arm.side == BodySide::Right ? "right" : "middle";
    arms[side] = handedOver(arm.joints);
  }
  found["legs"] = legs;
  found["arms"] = arms;
  found["forward"] = handedOver(std::vector<double>{limbs.forward.x(), limbs.forward.y(), limbs.forward.z()});
  return found;
}

}  // namespace

void bindKinematics(py::module_& module) {
  module.def("fk", &fk);
  module.def("two_bone", &twoBone);
  module.def("limb", &limb);
  bindRotationForms(module);
  module.def("first_not_finite", &firstNotFinite);
  module.def("centre_of_mass", &centreOfMassOf);
  module.def("momentum", &momentumOf);
  module.def("heading", &headings);
  module.def("limbs", &limbsOf);
}

}  // namespace footfall::python
