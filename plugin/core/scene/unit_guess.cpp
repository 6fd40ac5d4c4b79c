// SPDX-License-Identifier: MIT
#include "scene/unit_guess.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "figure/anatomy/limbs.h"
#include "figure/motion/pose.h"

namespace footfall {
namespace {

// Tuned by eye.
// [m] A person's height and the length of an animal between cat and horse. Raised: smaller figures are taken
// to be in a larger unit.
constexpr double kHumanHeight = 1.7, kAnimalLength = 0.7;
// [m] No animal is longer: the file counts in millimetres. Raised: fewer do.
constexpr double kLongestAnimal = 12;
// [1] A figure further off a person's height than this by ratio may be in inches or CMU's unit … Raised:
// fewer are.
constexpr double kUnlikely = 2.3;
// [m] … where that makes it a person of these heights, joints only. Raised: likewise shifted.
constexpr double kShortest = 1.2, kTallest = 2.2;

double offBy(double extent, double usual) {
  return std::exp(std::abs(std::log(extent / usual)));
}

// Metre, centimetre or millimetre.
UnitGuess nearestUnit(double extent, double usual) {
  UnitGuess guess;
  for (const double unit : {1.0, 0.01, 0.001}) {
    if (offBy(extent * unit, usual) < offBy(extent * guess.metresPerUnit, usual)) guess.metresPerUnit = unit;
  }
  return guess;
}

// Of the box around the joints.
Vec3 sizesAtRest(const Skeleton& skeleton) {
  Pose pose = restPose(skeleton);
  worldFromLocal(skeleton, pose, pose);
  Eigen::AlignedBox3d box;
  for (const Vec3& position : pose.position) box.extend(position);
  return box.isEmpty() ? Vec3(Vec3::Zero()) : Vec3(box.sizes());
}

bool hasSize(double extent) {
  return extent > 0 && std::isfinite(extent);
}

UnitGuess noted(UnitGuess guess, double extent, const char* how) {
  guess.note = hasSize(extent) ? fmt::format("unit guessed: 1 unit = {:.6g} m (figure {:.3g} m {})",
                                             guess.metresPerUnit, extent * guess.metresPerUnit, how)
                               : "unit guessed: 1 unit = 0.01 m (the skeleton has no size to judge by)";
  return guess;
}

}  // namespace

double restExtent(const Skeleton& skeleton) {
  return sizesAtRest(skeleton).maxCoeff();
}

bool mayBeActor(const Skeleton& skeleton) {
  const Vec3 sizes = sizesAtRest(skeleton);
  const bool flat = std::min(sizes.x(), sizes.z()) <= 1e-6 * sizes.maxCoeff();
  return !flat || !findLimbs(skeleton).arms.empty();
}

UnitGuess guessUnit(double extent, bool actor) {
  if (!hasSize(extent)) return noted({}, extent, "");
  UnitGuess guess = nearestUnit(extent, kHumanHeight);
  if (actor && offBy(extent * guess.metresPerUnit, kHumanHeight) > kUnlikely) {
    for (const double unit : {0.0254, kCmuUnit}) {
      if (extent * unit >= kShortest && extent * unit <= kTallest) guess.metresPerUnit = unit;
    }
  }
  return noted(guess, extent, "tall");
}

UnitGuess guessAnimalUnit(double extent) {
  UnitGuess guess;
  if (hasSize(extent) && offBy(extent, kAnimalLength) < offBy(0.01 * extent, kAnimalLength))
    guess.metresPerUnit = 1;
  if (hasSize(extent) && extent * guess.metresPerUnit > kLongestAnimal) guess.metresPerUnit = 0.001;
  return noted(guess, extent, "long");
}

bool isAnimal(const Skeleton& skeleton) {
  const Limbs limbs = findLimbs(skeleton);
  if (limbs.legs.size() != 2) return limbs.legs.size() > 2;
  const int top = limbs.chest >= 0 ? limbs.chest : limbs.head;
  if (top < 0 || limbs.pelvis < 0) return false;
  Pose world = restPose(skeleton);
  worldFromLocal(skeleton, world, world);
  const Vec3 trunk =
      world.position[static_cast<std::size_t>(top)] - world.position[static_cast<std::size_t>(limbs.pelvis)];
  return std::abs(trunk.dot(limbs.forward)) > trunk.y();
}

double unitFor(double given, const Skeleton& skeleton, std::vector<std::string>& notes) {
  if (given == 0) {
    const double extent = restExtent(skeleton);
    const UnitGuess guess =
        isAnimal(skeleton) ? guessAnimalUnit(extent) : guessUnit(extent, mayBeActor(skeleton));
    notes.push_back(guess.note);
    return guess.metresPerUnit;
  }
  if (!(given >= 1e-6 && given <= 1e6)) {
    throw Error(fmt::format("metres per unit must be 1e-6 to 1e6, got {}", given));
  }
  return given;
}

}  // namespace footfall
