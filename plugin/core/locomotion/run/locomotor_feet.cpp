// SPDX-License-Identifier: MIT
// How stance feet stay in place while weights and classes change: the base follows the foot that carries, and
// changes proceed as fast as that allows.
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
    feet.part[2 * side + 1] = position + rotation * sole.ball.offset;
  }
  return feet;
}

// Displacement in plan of the feet that carry, from one pose to another; the lower of heel and ball and the
// lower foot count most.
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
  // The load of a raised foot goes to the other one.
  if (carried > 1e-9) way *= (load.left + load.right) / carried;
  return way;
}

// With fixed weights, feet move against the base as in the examples and so stay on the ground. A change of
// weights, or a turn beyond that of the examples, moves them: the base is shifted to compensate, so that the
// stance foot stays. changed: the feet after that change and before the step.
void Locomotor::holdStanceFoot(BaseStep& step, const FootLoad& load, FootPositions changed) const {
  const double c = std::cos(step.spin), s = std::sin(step.spin);
  step.travel = Vec2(c * step.travel.x() + s * step.travel.y(), -s * step.travel.x() + c * step.travel.y());
  if (!options_->anchorFeet) return;
  for (Vec3& place : changed.part)
    place = Vec3(c * place.x() + s * place.z(), place.y(), -s * place.x() + c * place.z());
  step.travel -= stanceDisplacement(feet_, changed, load);
}

// Limits how fast weights change to what the stance foot allows. changed: the feet after the change of this
// frame.
void Locomotor::limitEasePace(const FootPositions& changed, const FootLoad& load, double dt) {
  if (!options_->gate || !options_->anchorFeet) return;
  const double asks = stanceDisplacement(feet_, changed, load).norm() / (easePace_ * tuning::kEaseSpeed * dt);
  const double may = 1 / std::hypot(1, asks);
  // It speeds up gradually: a foot about to lift off carries little and would allow much.
  easePace_ = may < easePace_ ? may : easePace_ + (may - easePace_) * (1 - std::exp(-dt / tuning::kEaseRise));
}

// Blended poses differ most before lift-off, and the base has to move as far as a fade moves the stance foot.
// Returns the share of the fade step `gone` that may be made now.
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
