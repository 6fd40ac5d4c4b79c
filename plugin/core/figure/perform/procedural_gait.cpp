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
#include "figure/perform/upper_body.h"

namespace footfall {
namespace {

// What distinguishes one gait from another. Lengths in hip heights, times in strides unless said otherwise.
struct GaitShape {
  double speed = 0;   // in √(g · hip height)
  double duty = 0;    // share of the stride that a foot is on the ground
  double bob = 0;     // half the rise and fall of a walk's pelvis; a run's follows from its flight
  double sway = 0;    // towards the supporting side
  double surge = 0;   // fore and aft within a step
  double trail = 0;   // how far mid-stance is behind the hip
  double width = 0;   // of the feet, in hip offsets
  double toeOut = 0;  // radians
  double strikePitch = 0, liftPitch = 0;                           // radians
  double flat = 0, heelOff = 0;                                    // shares of the stance
  double clearance = 0, lift = 0, liftAt = 0, fold = 0, late = 0;  // of the swing: see SwingStyle
  double reach = 0;  // hip to ankle over the stretched leg where a leg on the ground is longest
};

// A human walk after Perry & Burnfield, Gait Analysis: stance 62 % of the stride, foot flat at 8 %, heel off
// at 40 %, pelvis up and down by 4 to 5 cm and aside by 4 cm.
GaitShape uprightWalkShape() {
  GaitShape shape;
  shape.speed = 0.434;
  shape.duty = 0.62;
  shape.bob = 0.021;
  shape.sway = 0.022;
  shape.surge = 0.012;
  shape.trail = 0.04;
  shape.width = 0.6;
  shape.toeOut = 0.1;
  shape.strikePitch = 0.33;
  shape.liftPitch = 0.9;
  shape.flat = 0.13;
  shape.heelOff = 0.6;
  shape.clearance = 0.012;
  shape.liftAt = 0.4;
  shape.fold = 0.1;
  shape.late = 0.2;
  shape.reach = 0.99;
  return shape;
}

// A biped with a lying trunk, such as a bird: the same timing, feet that roll less and swing higher. By eye.
GaitShape lyingWalkShape() {
  GaitShape shape;
  shape.speed = 0.434;
  shape.duty = 0.62;
  shape.bob = 0.021;
  shape.sway = 0.022;
  shape.surge = 0.012;
  shape.trail = 0.02;
  shape.width = 0.6;
  shape.toeOut = 0.03;
  shape.strikePitch = 0.12;
  shape.liftPitch = 0.8;
  shape.flat = 0.13;
  shape.heelOff = 0.68;
  shape.clearance = 0.05;
  shape.lift = 0.1;
  shape.liftAt = 0.45;
  shape.fold = 0.6;
  shape.late = 0.2;
  shape.reach = 0.96;
  return shape;
}

// A walk on four legs. By eye.
GaitShape fourLeggedWalkShape() {
  GaitShape shape;
  shape.speed = 0.35;
  shape.duty = 0.64;
  shape.bob = 0.008;
  shape.sway = 0.012;
  shape.surge = 0.006;
  shape.trail = 0.02;
  shape.width = 0.85;
  shape.strikePitch = 0.08;
  shape.liftPitch = 0.6;
  shape.flat = 0.1;
  shape.heelOff = 0.8;
  shape.clearance = 0.05;
  shape.lift = 0.06;
  shape.liftAt = 0.45;
  shape.fold = 0.6;
  shape.late = 0.2;
  shape.reach = 0.97;
  return shape;
}

// A human run after Novacheck 1998; the swing by eye.
GaitShape runShape() {
  GaitShape shape;
  shape.speed = 1.0;
  shape.duty = 0.36;
  shape.sway = 0.008;
  shape.surge = 0.006;
  shape.trail = 0.09;
  shape.width = 0.25;
  shape.toeOut = 0.05;
  shape.strikePitch = 0.15;
  shape.liftPitch = 0.9;
  shape.flat = 0.16;
  shape.heelOff = 0.5;
  shape.clearance = 0.04;
  shape.lift = 0.2;
  shape.liftAt = 0.42;
  shape.fold = 0.6;
  shape.late = 0.5;
  shape.reach = 0.975;
  return shape;
}

// By eye.
GaitShape trotShape() {
  GaitShape shape;
  shape.speed = 0.75;
  shape.duty = 0.40;
  shape.sway = 0.005;
  shape.surge = 0.004;
  shape.trail = 0.02;
  shape.width = 0.75;
  shape.strikePitch = 0.08;
  shape.liftPitch = 0.6;
  shape.flat = 0.12;
  shape.heelOff = 0.7;
  shape.clearance = 0.05;
  shape.lift = 0.1;
  shape.liftAt = 0.45;
  shape.fold = 0.6;
  shape.late = 0.3;
  shape.reach = 0.97;
  return shape;
}

GaitShape shapeOf(ProceduralGait gait, const Character& character) {
  if (gait == ProceduralGait::Run) return runShape();
  if (gait == ProceduralGait::Trot) return trotShape();
  if (character.legs.size() > 2) return fourLeggedWalkShape();
  return character.upright ? uprightWalkShape() : lyingWalkShape();
}

SwingStyle swingOf(const GaitShape& shape, double hipHeight) {
  SwingStyle style;
  style.clearance = shape.clearance * hipHeight;
  style.lift = shape.lift * hipHeight;
  style.liftAt = shape.liftAt;
  style.fold = shape.fold;
  style.late = shape.late;
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

class GaitMaker {
 public:
  GaitMaker(const Character& character, ProceduralGait gait, const ProceduralGaitOptions& options)
      : character_(character), gait_(gait), options_(options), shape_(shapeOf(gait, character)) {
    // Alexander's hip height is that of the joint, not of the pelvis.
    double h = 0;
    for (const CharacterLeg& leg : character.legs) {
      if (!leg.fore) h = character.hipHeight + leg.hip.y();
    }
    speed_ = options.speed > 0 ? options.speed : shape_.speed * std::sqrt(kGravity * h);
    period_ = strideLength(speed_, h) / speed_;
    lean_ = options.radius != 0 ? std::atan(speed_ * speed_ / (kGravity * options.radius)) : 0;
  }

  ProceduralClip make() {
    ProceduralClip clip;
    clip.speed = speed_;
    clip.stridePeriod = period_;
    clip.dutyFactor = shape_.duty;
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
    makeRoomForHips(p, paths);
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
    const double stance = shape_.duty * period_;
    const double side = static_cast<double>(l.side);
    std::vector<FootPlant> plants;
    for (int k = -2; k < options_.strides + 2; ++k) {
      FootPlant plant;
      plant.leg = leg;
      plant.strike = (k + strikePhase(l, gait_)) * period_;
      plant.toeOff = plant.strike + stance;
      plant.flat = plant.strike + shape_.flat * stance;
      plant.heelOff = plant.strike + shape_.heelOff * stance;
      plant.strikePitch = shape_.strikePitch;
      plant.liftPitch = shape_.liftPitch;
      // The middle of the sole is below the ankle's resting place in the middle of the stance.
      const double along =
          speed_ * (plant.strike + 0.5 * stance) + l.ankle.z() - shape_.trail * character_.hipHeight;
      Frame place = onPath(along, shape_.width * l.ankle.x());
      place.rotation = place.rotation * Quat(Eigen::AngleAxisd(side * shape_.toeOut, Vec3::UnitY()));
      const Vec3 middle = 0.5 * (l.foot.heel + l.foot.ball);
      place.position -= place.rotation * middle;
      plant.place = place;
      plants.push_back(plant);
    }
    return FootPath(l.foot, plants, swingOf(shape_, character_.hipHeight));
  }

  // Height of the pelvis over its level at the strike (runs) or its mean (walks).
  double rise(double time) const {
    const double step = 0.5 * period_, stance = shape_.duty * period_;
    double tau = std::fmod(time, step);
    if (tau < 0) tau += step;
    if (gait_ == ProceduralGait::Walk) {
      return shape_.bob * character_.hipHeight * std::cos(2 * kPi * (tau - 0.5 * stance) / step);
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
        2 * kPi * (time / period_ - 0.5 * shape_.duty);  // 0 in the middle of the left stance
    const double along = speed_ * time - shape_.surge * h * std::sin(2 * middle);
    const double inward = std::sin(lean_) * h;
    Frame frame = onPath(along, shape_.sway * h * std::cos(middle) + inward);
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
        const double reach = shape_.reach * l.length();
        const double up = std::sqrt(std::max(reach * reach - across * across, 0.01 * reach * reach));
        height = std::min(height, ankle.y() + up - hip.y());
      }
    }
    return height;
  }

  // The pelvis lists and twists under its frame and takes the hips along: the body travels so low that no
  // standing leg pulls it down.
  void makeRoomForHips(Performance& p, const std::vector<FootPath>& paths) const {
    const PerformOptions options;
    const UpperBody upperBody(p, character_, options);
    double lower = 0;
    for (std::size_t i = 0; i < p.frames(); ++i) {
      const Frame pelvis = upperBody.pelvis(i);
      for (std::size_t leg = 0; leg < paths.size(); ++leg) {
        if (!standing(paths[leg], p.time(i))) continue;
        const CharacterLeg& l = character_.legs[leg];
        const Vec3 way = pelvis * l.hip - p.feet[leg][i].frame.position;
        const double reach = options.softReach * l.length(), across = std::hypot(way.x(), way.z());
        if (way.norm() > reach && across < reach)
          lower = std::max(lower, way.y() - std::sqrt(reach * reach - across * across));
      }
    }
    for (Frame& body : p.body) body.position.y() -= lower;
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
  GaitShape shape_;
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
    throw Error(fmt::format("the number of strides must be 1 to 10000, got {}", options.strides));
  }
  if (!(options.frameRate >= 1) || !(options.frameRate <= 100000)) {
    throw Error(
        fmt::format("the frame rate must be 1 to 100000 frames per second, got {}", options.frameRate));
  }
  if (!(options.speed >= 0) || !std::isfinite(options.speed)) {
    throw Error(fmt::format("the speed must be 0 m/s or more, got {}", options.speed));
  }
  if (!std::isfinite(options.radius) ||
      (options.radius != 0 && std::abs(options.radius) < character.hipHeight)) {
    throw Error(fmt::format("the radius must be 0 or wider than the hips are high ({1:.3g} m), got {0} m",
                            options.radius, character.hipHeight));
  }
  return GaitMaker(character, gait, options).make();
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
