// SPDX-License-Identifier: MIT
#include "io/unit_guess.h"

#include <algorithm>
#include <cctype>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "figure/limbs.h"
#include "figure/pose.h"

namespace footfall {
namespace {

constexpr double kHumanHeight = 1.7;  // metres

double offBy(double height) {
  return std::exp(std::abs(std::log(height / kHumanHeight)));
}

bool isAnimal(const Skeleton& skeleton) {
  for (const Joint& joint : skeleton.joints) {
    std::string name = joint.name;
    std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::tolower(c); });
    if (name.find("tail") != std::string::npos) return true;
  }
  return findLimbs(skeleton).legs.size() > 2;
}

}  // namespace

double restExtent(const Skeleton& skeleton) {
  Pose pose = restPose(skeleton);
  worldFromLocal(skeleton, pose, pose);
  Eigen::AlignedBox3d box;
  for (const Vec3& position : pose.position) box.extend(position);
  return box.isEmpty() ? 0 : box.sizes().maxCoeff();
}

UnitGuess guessUnit(double extent) {
  UnitGuess guess;
  if (!(extent > 0) || !std::isfinite(extent)) {
    guess.note = "unit guessed: 1 unit = 0.01 m (the skeleton has no size to tell it by)";
    return guess;
  }
  for (const double unit : {1.0, 0.01, 0.001}) {
    if (offBy(extent * unit) < offBy(extent * guess.metresPerUnit)) guess.metresPerUnit = unit;
  }
  if (offBy(extent * guess.metresPerUnit) > 2.3) {
    for (const double unit : {0.0254, kCmuUnit}) {
      if (extent * unit >= 1.2 && extent * unit <= 2.2) guess.metresPerUnit = unit;
    }
  }
  guess.note = fmt::format("unit guessed: 1 unit = {:.6g} m (figure {:.3g} m tall)", guess.metresPerUnit,
                           extent * guess.metresPerUnit);
  return guess;
}

UnitGuess guessUnit(const Skeleton& skeleton) {
  constexpr double kCentimetre = 0.01, kShortest = 0.05, kLongest = 20;  // metres
  const double extent = restExtent(skeleton), length = kCentimetre * extent;
  if (!isAnimal(skeleton) || !(length >= kShortest && length <= kLongest)) return guessUnit(extent);
  return {kCentimetre, fmt::format("unit guessed: 1 unit = 0.01 m (an animal {:.3g} m long)", length)};
}

double unitFor(double given, const Skeleton& skeleton, std::vector<std::string>& notes) {
  if (given == 0) {
    const UnitGuess guess = guessUnit(skeleton);
    notes.push_back(guess.note);
    return guess.metresPerUnit;
  }
  if (!(given >= 1e-6 && given <= 1e6)) {
    throw Error(fmt::format("metres per unit should be 1e-6 to 1e6, not {}", given));
  }
  return given;
}

}  // namespace footfall
