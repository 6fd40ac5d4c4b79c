// SPDX-License-Identifier: MIT
#include "figure/perform/com_tracking.h"

#include <algorithm>

#include "base/smoothing.h"
#include "figure/anatomy/body_mass.h"
#include "figure/motion/pose.h"

namespace footfall {
namespace {

MassModel massOf(const Character& character) {
  MassOptions mass;
  mass.mass = character.mass;
  return massModel(character.skeleton, character.limbs, mass);
}

// What is missing, smoothed over `seconds`: what a jerk of a limb may cost.
std::vector<Vec3> errorOf(const Performance& performance, const MassModel& model, const Performed& performed,
                          const std::vector<Vec3>& wanted, double seconds) {
  // On one thread: nodes of Maya are here, several at once.
  const std::vector<Vec3> centres = centresOfMass(model, performed.motion, 1);
  std::vector<Vec3> off;
  for (std::size_t i = 0; i < performance.frames(); ++i)
    off.push_back(wanted[i] - centres[i] - Vec3(0, performed.drop[i], 0));
  return smoothed(off, static_cast<int>(seconds / performance.frameTime), SmoothEnds::Reflect);
}

}  // namespace

Vec3 restCentre(const Character& character) {
  Pose rest = restPose(character.skeleton);
  worldFromLocal(character.skeleton, rest, rest);
  const Quat face(Eigen::AngleAxisd(-character.restYaw, Vec3::UnitY()));
  return face * (centreOfMass(massOf(character), rest) -
                 rest.position[static_cast<std::size_t>(character.limbs.pelvis)]);
}

CentreError centreError(const Performance& performance, const Character& character,
                        const std::vector<Vec3>& wanted, const PerformOptions& options) {
  CentreError result{perform(performance, character, options), {}};
  result.off = errorOf(performance, massOf(character), result.performed, wanted, 0.06);
  return result;
}

Performed performCentred(Performance& performance, const Character& character,
                         const std::vector<Vec3>& wanted, int rounds, const PerformOptions& options) {
  constexpr double kThere = 1e-5;  // metres
  const MassModel model = massOf(character);
  Performed performed = perform(performance, character, options);
  for (int round = 0; round < rounds; ++round) {
    const std::vector<Vec3> off = errorOf(performance, model, performed, wanted, 0.012);
    double most = 0;
    for (std::size_t i = 0; i < performance.frames(); ++i) {
      performance.body[i].position += off[i];
      most = std::max(most, off[i].norm());
    }
    performed = perform(performance, character, options);
    if (most < kThere) break;
  }
  return performed;
}

}  // namespace footfall
