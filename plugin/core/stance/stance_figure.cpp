// SPDX-License-Identifier: MIT
#include "stance/stance_figure.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/constants.h"
#include "base/easing.h"
#include "base/error.h"
#include "figure/anatomy/body_mass.h"
#include "figure/ik/reach_limits.h"
#include "figure/motion/heading.h"
#include "figure/perform/com_tracking.h"
#include "figure/perform/foot_roll.h"

namespace footfall::stance {
namespace {

class FigureMaker {
 public:
  FigureMaker(const StanceChain& chain, const Character& character, const StanceFigureOptions& options)
      : chain_(chain), character_(character), options_(options), centre_(restCom(character)) {}

  StanceFigure make() {
    StanceFigure figure;
    Performance& p = figure.performance;
    p.frameTime = 1 / options_.frameRate;
    p.armSwing = options_.armSwing;
    p.feet.resize(2);
    const auto frames =
        static_cast<std::size_t>(std::floor(chain_.duration() * options_.frameRate + 1e-9)) + 1;
    for (std::size_t i = 0; i < frames; ++i) {
      p.body.push_back(bodyAt(p.time(i)));
      figure.path.push_back(chain_.at(p.time(i)).position);
    }
    // Again with feet that reach from where the hips have come to be.
    for (int pass = 0; pass < kPasses; ++pass) {
      setFeet(p);
      figure.performed =
          performTrackingCom(p, character_, figure.path, options_.trueCentre, options_.perform);
      hips_ = p.body;
    }
    measure(figure);
    return figure;
  }

 private:
  static constexpr int kPasses = 3;

  void setFeet(Performance& p) {
    plants_.clear();
    p.contacts.clear();
    for (int leg = 0; leg < 2; ++leg) {
      std::vector<FootPlant> plants;
      for (std::size_t i = 0; i < chain_.links.size(); ++i) {
        if (stands(chain_.links[i], leg)) plants.push_back(plantOf(i, leg));
      }
      addEnds(plants, leg);
      const Foot& foot = character_.legs[static_cast<std::size_t>(leg)].foot;
      for (const FootPlant& plant : plants) {
        if (plant.toeOff > 0 && plant.strike < chain_.duration())
          p.contacts.push_back(contactOf(plant, foot));
      }
      plants_.push_back(std::move(plants));
      std::vector<FootFrame>& track = p.feet[static_cast<std::size_t>(leg)];
      track.clear();
      for (std::size_t i = 0; i < p.frames(); ++i) track.push_back(footAt(leg, p.time(i)));
    }
    std::stable_sort(p.contacts.begin(), p.contacts.end(),
                     [](const Contact& a, const Contact& b) { return a.strike() < b.strike(); });
  }

  bool stands(const ChainLink& link, int leg) const {
    if (link.stance.feet == StanceFeet::Both) return true;
    const bool right = character_.legs[static_cast<std::size_t>(leg)].side == BodySide::Right;
    return right == (link.stance.feet == StanceFeet::Right);
  }
  Frame bodyAt(double time) const {
    const ChainState s = chain_.at(time);
    return {s.position - s.body * centre_, s.body};
  }
  // Where the body was moved to so that the whole figure's centre is on the path; before that as bodyAt.
  Frame hipsAt(double time) const {
    if (hips_.empty()) return bodyAt(time);
    const double at = std::clamp(time * options_.frameRate, 0.0, static_cast<double>(hips_.size() - 1));
    const auto i = std::min(static_cast<std::size_t>(at), hips_.size() - 1),
               j = std::min(i + 1, hips_.size() - 1);
    const double u = at - static_cast<double>(i);
    return {(1 - u) * hips_[i].position + u * hips_[j].position,
            hips_[i].rotation.slerp(u, hips_[j].rotation)};
  }
  double yawAt(double time) const { return yawOf(chain_.at(time).body * Vec3::UnitZ()); }

  FootPlant plantOf(std::size_t index, int leg) const {
    const ChainLink& link = chain_.links[index];
    const CharacterLeg& limb = character_.legs[static_cast<std::size_t>(leg)];
    const bool both = link.stance.feet == StanceFeet::Both;
    FootPlant plant;
    plant.leg = leg;
    plant.strike = link.start + link.timing.touchDown;
    plant.toeOff = link.start + link.timing.liftOff;
    const double stand = plant.toeOff - plant.strike;
    const Quat yaw(Eigen::AngleAxisd(yawAt(plant.strike + 0.4 * stand), Vec3::UnitY()));
    Vec3 place = link.contactPoint();
    if (both) place += yaw * Vec3(options_.spread * limb.hip.x(), 0, 0);
    plant.place = {place - yaw * Vec3(0.5 * (limb.foot.heel + limb.foot.ball)), yaw};
    plant.place.position.y() = link.origin.y() + limb.foot.ankleHeight();
    const bool fromRest = link.timing.touchDown < 1e-3 && index == 0,
               toRest = link.timing.liftOff > link.timing.end - 1e-3 && index + 1 == chain_.links.size();
    plant.flat = plant.strike + std::min(0.16 * stand, 0.06);
    plant.heelOff = std::max(plant.strike + 0.5 * stand, plant.toeOff - 0.2);
    plant.strikePitch = both ? -0.25 : 0.08;
    plant.liftPitch = both ? 0.8 : 0.75;
    bringNear(plant, limb);
    reachGround(plant, limb);
    if (fromRest) {
      plant.strike = plant.flat = std::min(0.0, plant.strike) - 0.5;
      plant.strikePitch = 0;
    }
    if (toRest) {
      plant.heelOff = plant.toeOff = std::max(plant.toeOff, chain_.duration()) + 0.5;
      plant.liftPitch = 0;
    }
    return plant;
  }

  // The contact point is the middle of the sole, or where neither end of the stand would be in reach another
  // point of it.
  void bringNear(FootPlant& plant, const CharacterLeg& limb) const {
    const Vec3 ahead = plant.place.rotation * Vec3::UnitZ(), middle = plant.place.position;
    double best = 1e9;
    for (int i = -10; i <= 10; ++i) {
      const Vec3 place = middle + 0.05 * i * limb.foot.length() * ahead;
      double cost = 1e-3 * std::abs(i);
      for (const double t : {plant.strike, plant.toeOff})
        cost +=
            std::max(0.0, (hipsAt(t) * limb.hip - place).norm() - reach_limits::kStanceNear * limb.length());
      if (cost >= best) continue;
      best = cost;
      plant.place.position = place;
    }
  }

  // A leg too short for its flat foot lands on the ball and leaves from it, the heel down only while it can.
  void reachGround(FootPlant& plant, const CharacterLeg& limb) const {
    const double most = reach_limits::kStanceFlat * limb.length();
    const auto far = [&](const FootPlant& p, double time) {
      return (hipsAt(time) * limb.hip - FootPath(limb.foot, {p}).at(time).frame.position).norm() > most;
    };
    const auto flatFar = [&](double time) {
      return (hipsAt(time) * limb.hip - plant.place.position).norm() > most;
    };
    const double middle = 0.5 * (plant.strike + plant.toeOff), step = (plant.toeOff - plant.strike) / 60;
    while (plant.flat < middle && flatFar(plant.flat)) plant.flat += step;
    while (plant.heelOff > std::max(middle, plant.flat) && flatFar(plant.heelOff)) plant.heelOff -= step;
    plant.flat = std::min(plant.flat, middle);
    plant.heelOff = std::max(plant.heelOff, plant.flat);
    constexpr double kMost = 0.8;  // radians on the toes
    // The force is next to nothing at first and at last: a foot out of reach comes a little late, leaves
    // early.
    const double stand = plant.toeOff - plant.strike, first = plant.strike, last = plant.toeOff;
    FootPlant tip = plant;  // as far as it can reach
    tip.flat = std::max(tip.flat, first + 0.2 * stand);
    tip.heelOff = std::clamp(tip.heelOff, tip.flat, last - 0.13 * stand);
    tip.strikePitch = -kMost;
    tip.liftPitch = kMost;
    while (plant.strike < first + 0.18 * stand && far(tip, plant.strike))
      tip.strike = plant.strike = plant.strike + step;
    while (plant.toeOff > last - 0.12 * stand && far(tip, plant.toeOff))
      tip.toeOff = plant.toeOff = plant.toeOff - step;
    plant.flat = std::max(plant.flat, plant.strike);
    plant.heelOff = std::clamp(plant.heelOff, plant.flat, plant.toeOff);
    if (flatFar(plant.strike)) {
      plant.strikePitch = std::min(plant.strikePitch, -0.1);
      while (plant.strikePitch > -kMost && far(plant, plant.strike)) plant.strikePitch -= 0.05;
    }
    while (plant.liftPitch < kMost && far(plant, plant.toeOff)) plant.liftPitch += 0.05;
    // A heel takes its time to come down: the faster it did, the farther the foot would swing out before.
    if (plant.strikePitch < 0)
      plant.flat =
          std::max(plant.flat, std::min(middle, plant.strike - plant.strikePitch / kMost * 0.5 * stand));
    plant.heelOff = std::max(plant.heelOff, plant.flat);
  }

  // Stands before and after the chain, as if it went on, so that feet come from and go somewhere.
  void addEnds(std::vector<FootPlant>& plants, int leg) const {
    const double air = 0.3;
    if (plants.empty()) {
      FootPlant plant;
      plant.leg = leg;
      plant.place = bodyAt(0) * character_.standingFoot(leg);
      plant.strike = plant.flat = plant.heelOff = plant.toeOff = -1;
      plants.push_back(plant);
    }
    const Vec3 early = chain_.at(0).velocity, late = chain_.at(chain_.duration()).velocity;
    if (plants.front().strike > 0) {
      FootPlant before = plants.front();
      const double gone = std::max(air, 1.2 * plants.front().strike);
      before.toeOff = plants.front().strike - std::max(gone, plants.front().strike + 0.02);
      before.strike = before.flat = before.toeOff - 0.4;
      before.heelOff = before.toeOff - 0.1;
      before.place.position -= (plants.front().strike - before.toeOff + 0.15) * Vec3(early.x(), 0, early.z());
      plants.insert(plants.begin(), before);
    }
    if (plants.back().toeOff < chain_.duration()) {
      FootPlant after = plants.back();
      after.strike = std::max(chain_.duration() + 0.05, plants.back().toeOff + air);
      after.flat = after.strike + 0.05;
      after.heelOff = after.toeOff = after.strike + 1;
      after.place.position += (after.strike - plants.back().toeOff + 0.15) * Vec3(late.x(), 0, late.z());
      plants.push_back(after);
    }
  }

  FootFrame footAt(int leg, double time) const {
    const std::vector<FootPlant>& plants = plants_[static_cast<std::size_t>(leg)];
    const CharacterLeg& limb = character_.legs[static_cast<std::size_t>(leg)];
    std::size_t i = 0;
    while (i + 1 < plants.size() && time >= plants[i + 1].strike) ++i;
    if (i + 1 == plants.size() || time <= plants[i].toeOff) return FootPath(limb.foot, {plants[i]}).at(time);
    const FootPlant &from = plants[i], &to = plants[i + 1];
    const double air = to.strike - from.toeOff, u = (time - from.toeOff) / air;
    const Vec3 way = to.place.position - from.place.position;
    const double speed = Vec3(way.x(), 0, way.z()).norm() / air / std::sqrt(kGravity * limb.length());
    const double running = std::clamp((speed - 0.6) / 0.9, 0.0, 1.0);
    SwingStyle style;
    style.lift = limb.length() * (0.02 + 0.16 * running);
    style.fold = 0.15 + 0.55 * running;
    style.liftAt = 0.42;
    style.late = 0.2 + 0.25 * running;
    style.clearance = 0;  // seen to below
    style.ground = [](const Vec3& p) { return p.y() - 1; };
    FootFrame frame = FootPath(limb.foot, {from, to}, style).at(time);
    // The hips fly higher than a foot near the ground can be: well within their reach in between.
    const Vec3 hip = hipsAt(time) * limb.hip;
    const Vec3 leg3 = frame.frame.position - hip;
    const double flank = std::min(0.4, 0.12 / air), inAir = plateau(u, flank);
    // Never out of reach; at its stands as far as these are.
    const FootPlant& near = u < 0.5 ? from : to;
    const double at = u < 0.5 ? from.toeOff : to.strike;
    const double there = (FootPath(limb.foot, {near}).at(at).frame.position - hipsAt(at) * limb.hip).norm();
    const double most = (1 - inAir) * std::max(there, reach_limits::kStanceLanding * limb.length()) +
                        inAir * reach_limits::kStanceAir * limb.length();
    const double length = leg3.norm(), kept = softLength(length, most - 0.16 * inAir * limb.length(), most);
    frame.frame.position -= (1 - kept / length) * leg3;
    // Above the ground with every part of the sole.
    const Quat toes(Eigen::AngleAxisd(-frame.toeBend, Vec3::UnitX()));
    const Foot& f = limb.foot;
    double lowest = std::min((frame.frame * f.heel).y(), (frame.frame * f.ball).y());
    lowest = std::min(lowest, (frame.frame * Vec3(f.pivot + toes * (f.tip - f.pivot))).y());
    const double ground = (1 - u) * (from.place * f.ball).y() + u * (to.place * f.ball).y();
    frame.frame.position.y() += std::max(0.0, ground + 0.025 * limb.length() * plateau(u, 0.4) - lowest);
    return frame;
  }

  static double softLength(double length, double from, double to) {
    if (length <= from) return length;
    if (to - from < 1e-6) return std::min(length, to);
    return from + (to - from) * (1 - std::exp(-(length - from) / (to - from)));
  }

  void measure(StanceFigure& figure) const {
    MassOptions mass;
    mass.mass = character_.mass;
    const std::vector<Vec3> centres =
        centresOfMass(massModel(character_.skeleton, character_.limbs, mass), figure.performed.motion);
    for (std::size_t i = 0; i < centres.size(); ++i) {
      const double off = (centres[i] - figure.path[i]).norm(), t = figure.performance.time(i);
      figure.offPath = std::max(figure.offPath, off);
      if (!inContact(figure.performance.contacts, 0, t) && !inContact(figure.performance.contacts, 1, t))
        figure.offPathFlight = std::max(figure.offPathFlight, off);
    }
  }

  const StanceChain& chain_;
  const Character& character_;
  const StanceFigureOptions& options_;
  Vec3 centre_;
  std::vector<std::vector<FootPlant>> plants_;
  std::vector<Frame> hips_;  // a frame each
};

}  // namespace

StanceFigure performChain(const StanceChain& chain, const Character& character,
                          const StanceFigureOptions& options) {
  if (character.legs.size() != 2)
    throw Error(fmt::format("stances are for two legs; {} has {}", character.name, character.legs.size()));
  if (chain.links.empty()) throw Error("a chain without links");
  if (!(options.frameRate >= 1) || !(options.frameRate <= 100000))
    throw Error(fmt::format("a frame rate of {}; it must be at least 1", options.frameRate));
  return FigureMaker(chain, character, options).make();
}

double sizeBeside(const StanceLibrary& library, const Character& character) {
  return (restCom(character).y() + character.hipHeight) / library.standingHeight;
}

Character characterFor(const StanceLibrary& library, const Character& character) {
  return scaled(character, 1 / sizeBeside(library, character));
}

}  // namespace footfall::stance
