// SPDX-License-Identifier: MIT
#include "figure/centring.h"

#include "figure/body_mass.h"
#include "figure/pose.h"
#include "figure/smoothing.h"

namespace footfall {
namespace {

MassModel massOf(const Character& character) {
  MassOptions mass;
  mass.mass = character.mass;
  return massModel(character.skeleton, character.limbs, mass);
}

}  // namespace

Vec3 restCentre(const Character& character) {
  Pose rest = restPose(character.skeleton);
  worldFromLocal(character.skeleton, rest, rest);
  const Quat face(Eigen::AngleAxisd(-character.restYaw, Vec3::UnitY()));
  return face * (centreOfMass(massOf(character), rest) -
                 rest.position[static_cast<std::size_t>(character.limbs.pelvis)]);
}

Performed performCentred(Performance& performance, const Character& character,
                         const std::vector<Vec3>& wanted, int rounds, const PerformOptions& options) {
  const MassModel model = massOf(character);
  const int window =
      static_cast<int>(0.02 / performance.frameTime);  // frames: what a jerk of a limb may cost
  Performed performed = perform(performance, character, options);
  for (int round = 0; round < rounds; ++round) {
    const std::vector<Vec3> centres = centresOfMass(model, performed.motion);
    std::vector<Vec3> off;
    for (std::size_t i = 0; i < performance.frames(); ++i)
      off.push_back(wanted[i] - centres[i] - Vec3(0, performed.drop[i], 0));
    off = smoothed(off, window, SmoothEnds::Reflect);
    for (std::size_t i = 0; i < performance.frames(); ++i) performance.body[i].position += off[i];
    performed = perform(performance, character, options);
  }
  return performed;
}

}  // namespace footfall
