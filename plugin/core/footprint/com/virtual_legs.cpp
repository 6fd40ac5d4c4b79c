// SPDX-License-Identifier: MIT
#include "footprint/com/virtual_legs.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/error.h"
#include "figure/ik/reach_limits.h"
#include "footprint/footprint_tuning.h"

namespace footfall::footprint {

using namespace tuning;

std::vector<std::string> VirtualLegs::legNames() const {
  std::vector<std::string> names;
  for (const VirtualLeg& leg : legs) names.push_back(leg.name);
  return names;
}

double VirtualLegs::nominal() const {
  double sum = 0;
  for (const VirtualLeg& leg : legs) sum += leg.nominal;
  return legs.empty() ? 0 : sum / static_cast<double>(legs.size());
}

VirtualLegs makeVirtualLegs(const Character& character, const VirtualLegStyle& style) {
  if (!(style.crouch >= 0 && style.crouch <= 0.5))
    throw Error(fmt::format("crouch must be 0 (upright) to 0.5, got {:.4g}", style.crouch));
  if (!(style.hipSpacing > 0 && style.hipSpacing <= 10 && style.legLength > 0.5 && style.legLength <= 2) ||
      !style.comOffset.allFinite())
    throw Error("hip spacing must be above 0 to 10 and leg length 0.5 to 2");
  VirtualLegs virtualLegs;
  virtualLegs.name = character.name;
  Vec3 com = character.com;
  if (character.legs.size() == 2) {
    com.x() = com.z() = 0;
    for (int i = 0; i < 2; ++i) {
      const Foot& foot = character.legs[static_cast<std::size_t>(i)].foot;
      com.z() += 0.5 * (character.standingFoot(i) * Vec3(0.5 * (foot.heel + foot.ball))).z();
    }
  }
  com += style.comOffset;
  virtualLegs.com = com;
  for (std::size_t i = 0; i < character.legs.size(); ++i) {
    const CharacterLeg& from = character.legs[i];
    VirtualLeg leg;
    leg.name = from.name;
    leg.side = from.side;
    leg.hip = from.hip - com;
    leg.hip.x() = style.hipSpacing * from.hip.x() - com.x();
    const Frame foot = character.standingFoot(static_cast<int>(i));
    leg.longest = style.legLength * reach_limits::kVirtualLongest * from.length();
    // Legs that walk are a little bent in the mean, however straight they stand.
    leg.nominal = std::min((foot.position - from.hip).norm(), reach_limits::kVirtualMean * from.length()) *
                  (1 - style.crouch);
    const Vec3 middle = 0.5 * (from.foot.heel + from.foot.ball);
    leg.ankle = -middle;
    leg.middle = Vec3::Zero();
    leg.ball = Vec3(0, 0, from.foot.ball.z() - middle.z());
    virtualLegs.legs.push_back(leg);
  }
  return virtualLegs;
}

VirtualLegs simpleBiped(double halfSpacing, double below, double ankleHeight, double nominal, double longest,
                        double ball) {
  VirtualLegs virtualLegs;
  virtualLegs.name = "biped";
  for (const BodySide side : {BodySide::Left, BodySide::Right}) {
    VirtualLeg leg;
    leg.name = side == BodySide::Left ? "left" : "right";
    leg.side = side;
    leg.hip = Vec3(side == BodySide::Left ? halfSpacing : -halfSpacing, -below, 0);
    leg.nominal = nominal;
    leg.longest = longest;
    leg.ankle = Vec3(0, ankleHeight, 0);
    leg.ball = Vec3(0, 0, ball);
    virtualLegs.legs.push_back(leg);
  }
  return virtualLegs;
}

}  // namespace footfall::footprint
