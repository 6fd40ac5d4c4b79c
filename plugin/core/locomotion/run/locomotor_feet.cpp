// SPDX-License-Identifier: MIT
// How a figure's feet stay where they stand while weights and classes change: the base goes with the one that
// carries, and changes go as fast as that allows.
#include <algorithm>
#include <cmath>

#include "locomotion/run/locomotor.h"

#include "locomotion/locomotion_tuning.h"

namespace footfall::locomotion {
Locomotor::FootPositions Locomotor::feetInBaseFrame() const {
  FootPositions feet;
  for (int side = 0; side < 2; ++side) {
    Vec3 position = Vec3::Zero();
    Quat rotation = Quat::Identity();
    for (const int joint : chains_[side]) {
      const std::size_t j = static_cast<std::size_t>(joint);
      position += rotation * mixed_.position[j];
      rotation = rotation * mixed_.rotation[j];
    }
    const Sole& sole =
        library_->soles[static_cast<std::size_t>(side == 0 ? library_->leftLeg : library_->rightLeg)];
    feet.part[2 * side] = position + rotation * sole.heel.offset;
    feet.part[2 * side + 1] = position + rotation * sole.toe.offset;
  }
  return feet;
}

// How far the feet that carry go from one pose to another, in plan: of heel and ball the lower; the lower of
// two feet.
Vec2 Locomotor::stanceDisplacement(const FootPositions& from, const FootPositions& to,
                                   const FootLoad& load) const {
  const auto lowest = [&](int side) {
    return std::min(feet_.part[2 * side].y(), feet_.part[2 * side + 1].y());
  };
  const double ground = std::min(lowest(0), lowest(1));
  Vec2 way = Vec2::Zero();
  double carried = 0;
  for (int side = 0; side < 2; ++side) {
    Vec2 own = Vec2::Zero();
    double sum = 0;
    for (int k = 2 * side; k < 2 * side + 2; ++k) {
      const double weight = std::exp(-(feet_.part[k].y() - lowest(side)) / tuning::kSoleSoftness);
      const Vec3 gone = to.part[k] - from.part[k];
      own += weight * Vec2(gone.x(), gone.z());
      sum += weight;
    }
    const double carries =
        (side == 0 ? load.left : load.right) * std::exp(-(lowest(side) - ground) / tuning::kFootSoftness);
    way += carries / sum * own;
    carried += carries;
  }
  // What a foot that is held up does not carry, the other does.
  if (carried > 1e-9) way *= (load.left + load.right) / carried;
  return way;
}

// Feet go with the base as they do in the examples, and so stay where they stand. Not so where weights
// change, or the base turns more than the examples do: what that alone does to the feet, before time goes on,
// the base makes up for, so that the foot which carries stays. changed: the feet after that and before the
// step.
void Locomotor::holdStanceFoot(BaseStep& step, const FootLoad& load, FootPositions changed) const {
  const double c = std::cos(step.spin), s = std::sin(step.spin);
  step.travel = Vec2(c * step.travel.x() + s * step.travel.y(), -s * step.travel.x() + c * step.travel.y());
  if (!options_->anchorFeet) return;
  for (Vec3& place : changed.part)
    place = Vec3(c * place.x() + s * place.z(), place.y(), -s * place.x() + c * place.z());
  step.travel -= stanceDisplacement(feet_, changed, load);
}

// Weights go on changing as fast as the foot that carries allows. changed: the feet after this frame's
// change.
void Locomotor::limitEasePace(const FootPositions& changed, const FootLoad& load, double dt) {
  if (!options_->gate || !options_->anchorFeet) return;
  const double asks = stanceDisplacement(feet_, changed, load).norm() / (easePace_ * tuning::kEaseSpeed * dt);
  const double may = 1 / std::hypot(1, asks);
  // Faster only gradually: a foot that is about to leave carries little and allows much.
  easePace_ = may < easePace_ ? may : easePace_ + (may - easePace_) * (1 - std::exp(-dt / tuning::kEaseRise));
}

// Poses that are blended differ most where feet are about to lift, and the base has to go as far as the foot
// that carries is moved by a fade. What part of a step of it, gone, may be made now.
double Locomotor::fadePace(double gone, const FootLoad& load, double dt) {
  if (!options_->anchorFeet || !options_->gate) return 1;
  mixRows(1);
  const FootPositions a = feetInBaseFrame();
  mixRows(0);
  const FootPositions b = feetInBaseFrame();
  const double fades = fadeOut(faded_) - fadeOut(faded_ + gone);
  return 1 / std::hypot(1, fades * stanceDisplacement(a, b, load).norm() / (tuning::kFadeSpeed * dt));
}

}  // namespace footfall::locomotion
