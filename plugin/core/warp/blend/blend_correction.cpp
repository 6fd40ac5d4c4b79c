// SPDX-License-Identifier: MIT
#include "warp/blend/blend_correction.h"

#include <algorithm>

#include "base/error.h"

namespace footfall::warp {
namespace {

Vec3 values(const Motion& motion, std::size_t frame, std::size_t joint, bool angles) {
  const double* row = motion.frame(frame) + 6 * joint + (angles ? 3 : 0);
  return {row[0], row[1], row[2]};
}

void checkLayout(const Motion& motion, const Motion& wanted) {
  if (motion.frames() != wanted.frames() || motion.channels.size() != 6 * motion.skeleton.size() ||
      motion.channels.size() != wanted.channels.size())
    throw Error("motions to blend must have the same frames, and six channels per joint");
}

}  // namespace

std::vector<BlendCorrection> blendCorrections(const Motion& first, const Motion& second, const Motion& wanted,
                                              const Fade& fade, const Placement& placement, double least) {
  checkLayout(first, wanted);
  checkLayout(second, wanted);
  std::vector<BlendCorrection> fixes;
  for (std::size_t j = 0; j < wanted.skeleton.size(); ++j) {
    const Joint& joint = wanted.skeleton.joints[j];
    BlendCorrection fix;
    fix.joint = j;
    double most = 0;
    for (std::size_t f = 0; f < wanted.frames(); ++f) {
      const double w = secondWeight(fade, wanted.time(f));
      RootValues a{values(first, f, j, false), values(first, f, j, true)};
      RootValues b{values(second, f, j, false), values(second, f, j, true)};
      if (j == 0)
        b = placedRoot(b, placement, joint.rotationOrder, first.skeleton.joints[0].jointOrient, a.angles);
      const RootValues mixed = blendRoots(a, b, w, joint.rotationOrder);
      const Quat turn = rotationFromEuler(values(wanted, f, j, true), joint.rotationOrder) *
                        rotationFromEuler(mixed.angles, joint.rotationOrder).conjugate();
      const Vec3 before = fix.turns.empty() ? Vec3::Zero() : fix.turns.back();
      fix.turns.push_back(eulerFromRotation(turn.normalized(), RotationOrder::XYZ, before));
      most = std::max(most, fix.turns.back().cwiseAbs().maxCoeff());
      if (j > 0) continue;
      fix.moves.push_back(values(wanted, f, j, false) - mixed.position);
      most = std::max(most, fix.moves.back().cwiseAbs().maxCoeff());
    }
    if (most > least) fixes.push_back(std::move(fix));
  }
  return fixes;
}

}  // namespace footfall::warp
