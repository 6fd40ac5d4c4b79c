// SPDX-License-Identifier: MIT
#include "figure/perform/com_tracking.h"

#include <algorithm>

#include "base/numeric/smoothing.h"
#include "figure/anatomy/body_mass.h"
#include "figure/motion/pose.h"
#include "figure/perform/perform_tuning.h"

namespace footfall {
namespace {

using namespace perform_tuning;

MassModel massOf(const Character& character) {
  MassOptions mass;
  mass.mass = character.mass;
  return massModel(character.skeleton, character.limbs, mass);
}

// How far the centre of mass is off, smoothed over `seconds`, which limits what a jerk of a limb can cause.
std::vector<Vec3> errorOf(const Performance& performance, const MassModel& model, const Performed& performed,
                          const std::vector<Vec3>& wanted, double seconds) {
  // On one thread: several nodes of Maya may be evaluated here at a time.
  const std::vector<Vec3> centres = centresOfMass(model, performed.motion, 1);
  std::vector<Vec3> off;
  for (std::size_t i = 0; i < performance.frames(); ++i)
    off.push_back(wanted[i] - centres[i] - Vec3(0, performed.drop[i], 0));
  return smoothed(off, static_cast<int>(seconds / performance.frameTime), SmoothEnds::Reflect);
}

}  // namespace

Vec3 restCom(const Character& character) {
  Pose rest = restPose(character.skeleton);
  worldFromLocal(character.skeleton, rest, rest);
  const Quat face(Eigen::AngleAxisd(-character.restYaw, Vec3::UnitY()));
  return face * (centreOfMass(massOf(character), rest) -
                 rest.position[static_cast<std::size_t>(character.limbs.pelvis)]);
}

ComError comError(const Performance& performance, const Character& character, const std::vector<Vec3>& wanted,
                  const PerformOptions& options) {
  ComError result{perform(performance, character, options), {}};
  result.off = errorOf(performance, massOf(character), result.performed, wanted, kComErrorSmoothing);
  return result;
}

Performed performTrackingCom(Performance& performance, const Character& character,
                             const std::vector<Vec3>& wanted, int rounds, const PerformOptions& options) {
  const MassModel model = massOf(character);
  Performed performed = perform(performance, character, options);
  for (int round = 0; round < rounds; ++round) {
    const std::vector<Vec3> off = errorOf(performance, model, performed, wanted, kComCorrectionSmoothing);
    double most = 0;
    for (std::size_t i = 0; i < performance.frames(); ++i) {
      performance.body[i].position += off[i];
      most = std::max(most, off[i].norm());
    }
    performed = perform(performance, character, options);
    if (most < kComTolerance) break;
  }
  return performed;
}

}  // namespace footfall
