// SPDX-License-Identifier: MIT
#include "gait/travel/foot_measure.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "figure/contact/contact_detection.h"
#include "figure/motion/pose.h"
#include "gait/stride/stride.h"

namespace footfall::gait {

FootMeasure measureFeet(const Motion& motion, const Character& character, const Contacts& contacts,
                        const Terrain& terrain) {
  FootMeasure result;
  const std::size_t frames = motion.frames(), legs = character.legs.size();
  Pose world, rest = restPose(character.skeleton);
  worldFromLocal(character.skeleton, rest, rest);
  std::vector<std::array<Vec3, 2>> parts(frames * legs);  // heel, ball
  for (std::size_t i = 0; i < frames; ++i) {
    worldPose(motion, i, world);
    for (std::size_t l = 0; l < legs; ++l) {
      const Frame foot = footFrameOf(character, l, world, rest);
      const Foot& sole = character.legs[l].foot;
      parts[i * legs + l] = {foot * sole.heel, foot * sole.ball};
      if (sole.bends) {
        // Toes that bend carry the ball of the foot.
        const std::size_t ball = static_cast<std::size_t>(character.limbs.legs[l].ball);
        const Quat yaw(Eigen::AngleAxisd(character.restYaw, Vec3::UnitY()));
        parts[i * legs + l][1] = world.position[ball] + world.rotation[ball] *
                                                            rest.rotation[ball].conjugate() * yaw *
                                                            (sole.ball - sole.pivot);
      }
      for (const Vec3& p : parts[i * legs + l]) {
        const std::optional<GroundPoint> ground = terrain.at(p.x(), p.z(), p.y());
        if (!ground) continue;
        ++result.looks;
        const double depth = ground->position.y() - p.y();
        if (depth <= result.penetration) continue;
        result.penetration = depth;
        result.penetrationTime = motion.time(i);
        result.penetrationLeg = static_cast<int>(l);
      }
    }
  }
  for (const Contact& contact : contacts) {
    const std::size_t leg = static_cast<std::size_t>(contact.leg);
    bool looked = false;
    for (const std::size_t part : {std::size_t{0}, std::size_t{1}}) {
      const FrameSpan range = framesWithin(motion, part == 0 ? contact.heel : contact.ball);
      for (std::size_t i = range.first; i < range.end; ++i) {
        const Vec3& p = parts[i * legs + leg][part];
        const double slide = (p - parts[range.first * legs + leg][part]).norm();
        looked = true;
        if (slide <= result.skate) continue;
        result.skate = slide;
        result.skateTime = motion.time(i);
        result.skateLeg = contact.leg;
      }
    }
    const FrameSpan whole = framesWithin(motion, contact.time);
    for (std::size_t i = whole.first; i < whole.end; ++i) {
      double above = 1e9;
      for (const Vec3& p : parts[i * legs + leg]) {
        const std::optional<GroundPoint> ground = terrain.at(p.x(), p.z(), p.y());
        if (ground) above = std::min(above, p.y() - ground->position.y());
      }
      if (above < 1e8 && above > result.floating) {
        result.floating = above;
        result.floatingTime = motion.time(i);
      }
    }
    result.contacts += looked ? 1 : 0;
  }
  return result;
}

}  // namespace footfall::gait
