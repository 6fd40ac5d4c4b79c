// SPDX-License-Identifier: MIT
#include "figure/perform/procedural_gait.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "base/angles.h"
#include "base/constants.h"
#include "base/error.h"
#include "figure/motion/pose.h"
#include "figure/perform/foot_roll.h"

namespace footfall {
namespace {

// What sets one gait apart from another. Lengths in hip heights, times in strides unless said otherwise.
struct Recipe {
  double speed;   // in √(g·hip height)
  double duty;    // share of the stride a foot stands
  double bob;     // half the rise and fall of a walk's pelvis; a run's follows from its flight
  double sway;    // to the standing side
  double surge;   // fore and aft within a step
  double trail;   // how far the middle of the stance is behind the hip
  double width;   // feet aside, in hip offsets
  double toeOut;  // radians
  double strikePitch, liftPitch;               // radians
  double flat, heelOff;                        // share of the stance
  double clearance, lift, liftAt, fold, late;  // of the swing: see SwingStyle
  double reach;  // hip to ankle over the stretched leg where a stance leg is longest
};

// Human figures after Perry & Burnfield, Gait Analysis: stance 62 % of the stride, foot flat at 8 %, heel off
// at 40 %, pelvis up and down by 4 to 5 cm, aside by 4 cm; runs after Novacheck 1998.
Recipe recipeOf(ProceduralGait gait, const Character& character) {
  constexpr Recipe kRun{1.0, 0.36, 0,   0.008, 0.006, 0.09, 0.25, 0.05, 0.15,
                        0.9, 0.16, 0.5, 0.04,  0.2,   0.42, 0.6,  0.5,  0.975};
  constexpr Recipe kTrot{0.75, 0.40, 0,   0.005, 0.004, 0.02, 0.75, 0,   0.08,
                         0.6,  0.12, 0.7, 0.05,  0.1,   0.45, 0.6,  0.3, 0.97};
  constexpr Recipe kFourLegs{0.35, 0.64, 0.008, 0.012, 0.006, 0.02, 0.85, 0,   0.08,
                             0.6,  0.1,  0.8,   0.05,  0.06,  0.45, 0.6,  0.2, 0.97};
  constexpr Recipe kUpright{0.434, 0.62, 0.021, 0.022, 0.012, 0.04, 0.6, 0.1, 0.33,
                            0.9,   0.13, 0.6,   0.012, 0,     0.4,  0.1, 0.2, 0.99};
  constexpr Recipe kLying{0.434, 0.62, 0.021, 0.022, 0.012, 0.02, 0.6, 0.03, 0.12,
                          0.8,   0.13, 0.68,  0.05,  0.1,   0.45, 0.6, 0.2,  0.96};
  if (gait == ProceduralGait::Run) return kRun;
  if (gait == ProceduralGait::Trot) return kTrot;
  return character.legs.size() > 2 ? kFourLegs : character.upright ? kUpright : kLying;
}

SwingStyle swingOf(const Recipe& recipe, double hipHeight) {
  SwingStyle style;
  style.clearance = recipe.clearance * hipHeight;
  style.lift = recipe.lift * hipHeight;
  style.liftAt = recipe.liftAt;
  style.fold = recipe.fold;
  style.late = recipe.late;
  return style;
}

// The stride's length by Alexander (1976): λ/h = 2.3 (v / √(g h))^0.6.
double strideLength(double speed, double hipHeight) {
  return hipHeight * 2.3 * std::pow(speed / std::sqrt(kGravity * hipHeight), 0.6);
}

// When in the stride each leg strikes.
double strikePhase(const CharacterLeg& leg, ProceduralGait gait) {
  const double side = leg.side == BodySide::Right ? 0.5 : 0.0;
  if (!leg.fore) return side;
  return gait == ProceduralGait::Trot ? std::fmod(side + 0.5, 1.0) : side + 0.25;
}

class Maker {
 public:
  Maker(const Character& character, ProceduralGait gait, const ProceduralGaitOptions& options)
      : character_(character), gait_(gait), options_(options), recipe_(recipeOf(gait, character)) {
    // Alexander's hip height is that of the joint, not of the pelvis.
    double h = 0;
    for (const CharacterLeg& leg : character.legs) {
      if (!leg.fore) h = character.hipHeight + leg.hip.y();
    }
    speed_ = options.speed > 0 ? options.speed : recipe_.speed * std::sqrt(kGravity * h);
    period_ = strideLength(speed_, h) / speed_;
    lean_ = options.radius != 0 ? std::atan(speed_ * speed_ / (kGravity * options.radius)) : 0;
  }

  ProceduralClip make() {
    ProceduralClip clip;
    clip.speed = speed_;
    clip.stridePeriod = period_;
    clip.dutyFactor = recipe_.duty;
    const double duration = options_.strides * period_;
    std::vector<FootPath> paths;
    for (std::size_t leg = 0; leg < character_.legs.size(); ++leg)
      paths.emplace_back(footPath(static_cast<int>(leg)));
    height_ = pelvisHeight(paths);
    Performance& p = clip.performance;
    p.frameTime = 1 / options_.frameRate;
    const std::size_t frames = static_cast<std::size_t>(std::floor(duration * options_.frameRate + 1e-9)) + 1;
    p.feet.resize(paths.size());
    for (std::size_t i = 0; i < frames; ++i) {
      const double t = p.time(i);
      p.body.push_back(body(t));
      p.phase.push_back(t / period_);
      for (std::size_t leg = 0; leg < paths.size(); ++leg) p.feet[leg].push_back(paths[leg].at(t));
    }
    for (std::size_t leg = 0; leg < paths.size(); ++leg) {
      for (const FootPlant& plant : paths[leg].plants())
        p.contacts.push_back(contactOf(plant, character_.legs[leg].foot));
    }
    std::stable_sort(p.contacts.begin(), p.contacts.end(),
                     [](const Contact& a, const Contact& b) { return a.strike() < b.strike(); });
    bendIntoTurn(p);
    clip.contacts = within(p.contacts, p.range());
    clip.performed = perform(p, character_);
    return clip;
  }

 private:
  // The level frame on the path, `along` metres down it and `aside` metres to the left of it.
  Frame onPath(double along, double aside) const {
    const double r = options_.radius;
    const double yaw = r != 0 ? along / r : 0;
    Frame frame;
    frame.rotation = Quat(Eigen::AngleAxisd(yaw, Vec3::UnitY()));
    frame.position = r != 0 ? Vec3(r * (1 - std::cos(yaw)), 0, r * std::sin(yaw)) : Vec3(0, 0, along);
    frame.position += frame.rotation * Vec3(aside, 0, 0);
    return frame;
  }

  FootPath footPath(int leg) const {
    const CharacterLeg& l = character_.legs[static_cast<std::size_t>(leg)];
    const double stance = recipe_.duty * period_;
    const double side = static_cast<double>(l.side);
    std::vector<FootPlant> plants;
    for (int k = -2; k < options_.strides + 2; ++k) {
      FootPlant plant;
      plant.leg = leg;
      plant.strike = (k + strikePhase(l, gait_)) * period_;
      plant.toeOff = plant.strike + stance;
      plant.flat = plant.strike + recipe_.flat * stance;
      plant.heelOff = plant.strike + recipe_.heelOff * stance;
      plant.strikePitch = recipe_.strikePitch;
      plant.liftPitch = recipe_.liftPitch;
      // The middle of the sole is below the ankle's resting place in the middle of the stance.
      const double along =
          speed_ * (plant.strike + 0.5 * stance) + l.ankle.z() - recipe_.trail * character_.hipHeight;
      Frame place = onPath(along, recipe_.width * l.ankle.x());
      place.rotation = place.rotation * Quat(Eigen::AngleAxisd(side * recipe_.toeOut, Vec3::UnitY()));
      const Vec3 middle = 0.5 * (l.foot.heel + l.foot.ball);
      place.position -= place.rotation * middle;
      plant.place = place;
      plants.push_back(plant);
    }
    return FootPath(l.foot, plants, swingOf(recipe_, character_.hipHeight));
  }

  // Height of the pelvis over its level at the strike (runs) or its mean (walks).
  double rise(double time) const {
    const double step = 0.5 * period_, stance = recipe_.duty * period_;
    double tau = std::fmod(time, step);
    if (tau < 0) tau += step;
    if (gait_ == ProceduralGait::Walk) {
      return recipe_.bob * character_.hipHeight * std::cos(2 * kPi * (tau - 0.5 * stance) / step);
    }
    // Flight is free fall. The stance pushes with a half sine that carries the weight over the step, so that
    // the acceleration is continuous: y'' = -g + F sin(ω τ).
    const double leaving = 0.5 * kGravity * (step - stance);
    if (tau > stance) return leaving * (tau - stance) - 0.5 * kGravity * (tau - stance) * (tau - stance);
    const double omega = kPi / stance;
    const double push = 0.5 * kGravity * step * omega;
    return -leaving * tau - 0.5 * kGravity * tau * tau + push / omega * tau -
           push / (omega * omega) * std::sin(omega * tau);
  }

  Frame body(double time) const {
    const double h = character_.hipHeight;
    const double middle =
        2 * kPi * (time / period_ - 0.5 * recipe_.duty);  // 0 in the middle of the left stance
    const double along = speed_ * time - recipe_.surge * h * std::sin(2 * middle);
    const double inward = std::sin(lean_) * h;
    Frame frame = onPath(along, recipe_.sway * h * std::cos(middle) + inward);
    frame.position.y() = height_ + rise(time);
    frame.rotation = frame.rotation * Quat(Eigen::AngleAxisd(-lean_, Vec3::UnitZ()));
    return frame;
  }

  // As high as the legs let it be, standing height at most.
  double pelvisHeight(const std::vector<FootPath>& paths) const {
    constexpr int kSamples = 200;
    double height = character_.hipHeight;
    for (int i = 0; i < kSamples; ++i) {
      const double t = period_ * i / kSamples;
      const Frame at = body(t);
      for (std::size_t leg = 0; leg < paths.size(); ++leg) {
        const CharacterLeg& l = character_.legs[leg];
        if (!standing(paths[leg], t)) continue;
        const Vec3 hip = at * l.hip - Vec3(0, height_, 0);
        const Vec3 ankle = paths[leg].at(t).frame.position;
        const double across = std::hypot(hip.x() - ankle.x(), hip.z() - ankle.z());
        const double reach = recipe_.reach * l.length();
        const double up = std::sqrt(std::max(reach * reach - across * across, 0.01 * reach * reach));
        height = std::min(height, ankle.y() + up - hip.y());
      }
    }
    return height;
  }

  static bool standing(const FootPath& path, double time) {
    return std::any_of(path.plants().begin(), path.plants().end(),
                       [&](const FootPlant& p) { return time >= p.strike && time <= p.toeOff; });
  }

  // A long body follows the circle.
  void bendIntoTurn(Performance& p) const {
    if (options_.radius == 0 || character_.upright || character_.limbs.chest < 0) return;
    Pose rest = restPose(character_.skeleton);
    worldFromLocal(character_.skeleton, rest, rest);
    const Vec3 trunk = rest.position[static_cast<std::size_t>(character_.limbs.chest)] -
                       rest.position[static_cast<std::size_t>(character_.limbs.pelvis)];
    const double reach = std::hypot(trunk.x(), trunk.z());
    const double bend = std::clamp(reach / options_.radius, -0.6, 0.6);
    p.spineBend.assign(p.frames(), Vec3(0, bend, 0));
  }

  static Contacts within(const Contacts& contacts, const TimeRange& range) {
    Contacts result;
    const auto cut = [&](TimeRange t) {
      t.start = std::clamp(t.start, range.start, range.end);
      t.end = std::clamp(t.end, range.start, range.end);
      return t;
    };
    for (Contact c : contacts) {
      if (c.time.end <= range.start || c.time.start >= range.end) continue;
      c.time = cut(c.time);
      c.heel = cut(c.heel);
      c.ball = cut(c.ball);
      // A part that was down only outside never touches here.
      for (TimeRange* part : {&c.heel, &c.ball}) {
        if (part->end <= part->start) part->start = part->end = c.time.start;
      }
      result.push_back(c);
    }
    return result;
  }

  const Character& character_;
  ProceduralGait gait_;
  const ProceduralGaitOptions& options_;
  Recipe recipe_;
  double speed_ = 0, period_ = 0;
  double lean_ = 0;  // radians into the turn
  double height_ = 0;
};

// Normal deviates, the same on every machine (Box and Muller).
class Gaussian {
 public:
  explicit Gaussian(std::uint64_t seed) : bits_(seed) {}
  double operator()() {
    const double u = uniform(), v = uniform();
    return std::sqrt(-2 * std::log(u)) * std::cos(2 * kPi * v);
  }

 private:
  double uniform() { return (static_cast<double>(bits_() >> 11) + 0.5) * 0x1p-53; }
  std::mt19937_64 bits_;
};

}  // namespace

ProceduralClip proceduralGait(const Character& character, ProceduralGait gait,
                              const ProceduralGaitOptions& options) {
  const std::size_t legs = character.legs.size();
  const bool fits = gait == ProceduralGait::Run    ? legs == 2
                    : gait == ProceduralGait::Trot ? legs == 4
                                                   : legs == 2 || legs == 4;
  if (!fits)
    throw Error(fmt::format("{} has {} legs: a run needs 2, a trot 4, a walk either", character.name, legs));
  if (options.strides < 1 || options.strides > 10000) {
    throw Error(fmt::format("{} strides; from 1 to 10000 would be right", options.strides));
  }
  if (!(options.frameRate >= 1) || !(options.frameRate <= 100000)) {
    throw Error(fmt::format("a frame rate of {}; it must be at least 1", options.frameRate));
  }
  if (!(options.speed >= 0) || !std::isfinite(options.speed)) {
    throw Error(fmt::format("a speed of {} m/s; it must not be negative", options.speed));
  }
  if (!std::isfinite(options.radius) ||
      (options.radius != 0 && std::abs(options.radius) < character.hipHeight)) {
    throw Error(fmt::format("a circle of {} m; it must be wider than the hips are high ({:.3g} m)",
                            options.radius, character.hipHeight));
  }
  return Maker(character, gait, options).make();
}

void addNoise(Motion& motion, const Character& character, double spread, std::uint64_t seed) {
  Gaussian gaussian(seed);
  const double part = spread / std::sqrt(2.0);
  for (std::size_t i = 0; i < motion.frames(); ++i) {
    double* row = motion.frame(i);
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      const MotionChannel& channel = motion.channels[c];
      if (channel.joint == character.limbs.root && isTranslation(channel.kind)) row[c] += part * gaussian();
      for (std::size_t leg = 0; leg < character.legs.size(); ++leg) {
        if (channel.joint != character.limbs.legs[leg].hip() || !isRotation(channel.kind)) continue;
        row[c] += part / character.legs[leg].length() * gaussian();
      }
    }
  }
}

void addDrift(Motion& motion, const Character& character, const Vec3& drift) {
  const std::size_t frames = motion.frames();
  for (std::size_t i = 0; i < frames; ++i) {
    const double share = frames > 1 ? static_cast<double>(i) / static_cast<double>(frames - 1) : 0;
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      const MotionChannel& channel = motion.channels[c];
      if (channel.joint != character.limbs.root || !isTranslation(channel.kind)) continue;
      motion.frame(i)[c] += share * drift[axisOf(channel.kind)];
    }
  }
}

}  // namespace footfall
