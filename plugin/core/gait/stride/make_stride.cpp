// SPDX-License-Identifier: MIT
#include "gait/stride/make_stride.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/constants.h"
#include "base/error.h"
#include "figure/ik/reach_limits.h"
#include "figure/motion/resample.h"
#include "figure/perform/foot_roll.h"
#include "gait/stride/harmonics.h"

namespace footfall::gait {
namespace {

constexpr int kHarmonics = 14;
constexpr int kLead = 2;              // strides before the clip: whatever settles has settled
using reach_limits::kStrideStanding, reach_limits::kStrideSwing;
constexpr double kSwingFold =
    0.58;  // of a leg's length where it is shortest in the air: elbows stay below the withers
constexpr double kForeFold = 0.85;    // of that in the knee of a foreleg, not in its elbow
constexpr double kLeastLift = 0.04;   // of the hip height
constexpr double kMostPitch = 0.26, kMostRoll = 0.06;  // radians

Quat about(const Vec3& axis, double angle) {
  return Quat(Eigen::AngleAxisd(angle, axis));
}

// How a foot carries its load over a stance, 1 in the mean. A walking leg has two humps.
double loadProfile(double u, double humps) {
  return 0.5 * kPi * (std::sin(kPi * u) + humps * std::sin(3 * kPi * u)) / (1 + humps / 3);
}

class Maker {
 public:
  Maker(const Character& character, const Gait& gait, const MakeStrideOptions& options)
      : character_(character), gait_(gait), options_(options), timing_(timingsOf(gait, character)) {
    height_ = meanHipHeight(character);
    const double usual = usualSpeed(gait, character);
    speed_ = options.speed > 0 ? options.speed : usual;
    SpeedLaw law;
    law.speed = usual;
    law.length = alexanderStride(usual, height_);
    for (LegTiming& timing : timing_) timing.duty = law.duty(timing.duty, speed_);
    for (std::size_t l = 0; l < options.later.size(); ++l)
      timing_[l].phase = fractionOf(timing_[l].phase + options.later[l]);
    frames_ = std::max(12L, std::lround(law.stride(speed_) / speed_ * options.frameRate));
    period_ = static_cast<double>(frames_) / options.frameRate;
    length_ = speed_ * period_;
    suppleness_ = std::clamp(1.1 - 0.25 * std::log10(std::max(character.mass, 0.1)), 0.3, 1.1);
  }

  MadeStride make() {
    planFeet();
    moveBody();
    drawUpFeet();
    MadeStride made;
    Performance whole = perform();
    const std::size_t first = static_cast<std::size_t>(kLead * frames_);
    const std::size_t last = first + static_cast<std::size_t>(options_.strides * frames_);
    PerformOptions playing;
    playing.foreFold = kForeFold;
    Performed performed = footfall::perform(whole, character_, playing);
    for (const ReachNote& note : performed.reach) {
      if (note.missed > 0) made.reach.push_back(note);
    }
    made.clip = cropped(performed.motion, first, last);
    made.clip.startTime = 0;
    cutPerformance(whole, first, last, made.performance);
    made.suspension = suspension();
    StrideOptions how;
    how.name = gait_.name;
    how.info = info();
    Motion one = cropped(made.clip, 0, static_cast<std::size_t>(frames_));
    made.stride = strideFromMotion(one, how);
    made.stride.character.name = character_.name;
    made.stride.character.mass = character_.mass;
    made.info = infoOf(made.stride);
    return made;
  }

 private:
  double stand(std::size_t leg) const { return character_.legs[leg].ankle.z(); }
  double width() const { return gait_.width; }
  double strideTime(double time) const { return time / period_; }

  // The weight each leg carries in the mean: all of it, and the centre of mass stays where it is.
  std::vector<double> shares() const {
    const double n = static_cast<double>(timing_.size());
    double middle = 0, spread = 0;
    for (std::size_t l = 0; l < timing_.size(); ++l) middle += stand(l) / n;
    for (std::size_t l = 0; l < timing_.size(); ++l) spread += std::pow(stand(l) - middle, 2) / n;
    const double lever = spread > 1e-9 ? (character_.com.z() - middle) / spread : 0;
    std::vector<double> result;
    for (std::size_t l = 0; l < timing_.size(); ++l)
      result.push_back(std::clamp((1 + (stand(l) - middle) * lever) / n, 0.3 / n, 1.8 / n));
    double sum = 0;
    for (const double share : result) sum += share;
    for (double& share : result) share /= sum;
    return result;
  }

  // Paws roll and fold; points do not.
  bool paw(std::size_t leg) const {
    return character_.legs.size() <= 4 && character_.legs[leg].foot.length() > 0.02 * height_;
  }

  FootPath footPath(std::size_t l, double lift) const {
    const CharacterLeg& leg = character_.legs[l];
    const double stance = timing_[l].duty * period_;
    std::vector<FootPlant> plants;
    for (int k = -2; k < options_.strides + 2 * kLead + 2; ++k) {
      FootPlant plant;
      plant.leg = static_cast<int>(l);
      plant.strike = (k + timing_[l].phase) * period_;
      plant.toeOff = plant.strike + stance;
      plant.flat = plant.strike + (paw(l) ? 0.12 : 0) * stance;
      plant.heelOff = plant.strike + (paw(l) ? 0.72 : 1) * stance;
      plant.strikePitch = paw(l) ? 0.1 : 0;
      plant.liftPitch = paw(l) ? 0.65 : 0;
      const double along = speed_ * (plant.strike + 0.5 * stance) + stand(l);
      plant.place.position = Vec3(width() * leg.ankle.x(), leg.foot.ankleHeight(), along);
      plants.push_back(plant);
    }
    SwingStyle style;
    style.clearance = 0.03 * height_;
    style.lift = lift;
    style.liftAt = liftAt_[l];
    style.fold = paw(l) ? gait_.fold : 0;
    style.late = 0.25;
    return FootPath(leg.foot, plants, style);
  }

  void planFeet() {
    lift_.assign(timing_.size(), gait_.lift * options_.lift * height_);
    liftAt_.assign(timing_.size(), 0.45);
    for (std::size_t l = 0; l < timing_.size(); ++l) paths_.push_back(footPath(l, lift_[l]));
  }

  // The largest of something over the middle of a leg's swing.
  template <class Of>
  double mostInSwing(std::size_t l, const Of& of) const {
    constexpr int kSamples = 48;
    double most = 0;
    for (int i = 0; i < kSamples; ++i) {
      const double phase = static_cast<double>(i) / kSamples;
      const LegState state = legState(phase - timing_[l].phase, timing_[l].duty);
      if (!state.standing && state.u > 0.15 && state.u < 0.85)
        most = std::max(most, of((phase + kLead) * period_));
    }
    return most;
  }

  // Legs that swing under a body in the air are drawn up with it; under a body that comes down they are not
  // folded more than legs fold. Those drawn up for the beginning of their swing are highest early.
  void drawUpFeet() {
    constexpr double kLiftAt[] = {0.45, 0.38, 0.32};  // of the swing
    for (std::size_t l = 0; l < timing_.size(); ++l) {
      double best = 1e9, at = kLiftAt[0];
      for (const double candidate : kLiftAt) {
        const double strain = drawUp(l, candidate);
        if (strain < best - 0.01 * height_) at = candidate;
        best = std::min(best, strain);
      }
      drawUp(l, at);
    }
  }

  // Returns how far the leg is folded or stretched beyond what legs are, metres.
  double drawUp(std::size_t l, double liftAt) {
    constexpr int kRounds = 3;
    const auto change = [&](double more) {
      lift_[l] = std::max(lift_[l] + more, kLeastLift * height_);
      paths_[l] = footPath(l, lift_[l]);
    };
    const auto missing = [&](double reach) {
      return mostInSwing(l, [&](double t) { return -clearanceOf(l, t, reach); });
    };
    const auto folded = [&] {
      return mostInSwing(l, [&](double t) { return clearanceOf(l, t, kSwingFold); });
    };
    liftAt_[l] = liftAt;
    change(gait_.lift * options_.lift * height_ - lift_[l]);
    for (int round = 0; round < kRounds && missing(kStrideSwing) > 0; ++round) change(missing(kStrideSwing));
    for (int round = 0; round < kRounds && folded() > 0; ++round) {
      const double before = lift_[l];
      change(-folded());
      // Rather folded than out of reach.
      if (missing(kStrideStanding) <= 0) continue;
      change(before - lift_[l]);
      break;
    }
    return folded() + 2 * missing(kStrideStanding);
  }

  // Vertical force of a leg for a unit of mass and gravity: 1/duty times its share while it stands.
  double load(std::size_t leg, double phase) const {
    const LegState state = legState(phase - timing_[leg].phase, timing_[leg].duty);
    const double humps = std::clamp((timing_[leg].duty - 0.5) * 2, 0.0, 0.3);
    return state.standing ? share_[leg] * loadProfile(state.u, humps) / timing_[leg].duty : 0;
  }

  // A foot's place along the body's way from where it stands in the middle of its stance.
  double ahead(std::size_t leg, double phase) const {
    const double t = (phase + kLead) * period_;
    return paths_[leg].at(t).frame.position.z() - speed_ * t - stand(leg);
  }

  template <class Of>
  Harmonics sum(const Of& of) const {
    return Harmonics(
        [&](double phase) {
          double total = 0;
          for (std::size_t l = 0; l < timing_.size(); ++l) total += of(l, phase);
          return total;
        },
        kHarmonics, 256);
  }

  // Twice integrated over the stride, the mean left out: a displacement from an acceleration.
  Harmonics moved(const Harmonics& acceleration) const {
    return acceleration.filtered([&](double w) { return -period_ * period_ / (w * w); });
  }

  static Harmonics atMost(const Harmonics& h, double most) {
    const double largest = h.largest();
    return largest > most ? h.times(most / largest) : h;
  }

  void moveBody() {
    share_ = shares();
    const double g = kGravity, comZ = character_.com.z();
    heave_ = moved(sum([&](std::size_t l, double p) { return g * load(l, p); })).times(options_.bounce);
    double low = 1e9, high = -1e9;
    for (std::size_t l = 0; l < timing_.size(); ++l) {
      low = std::min(low, stand(l));
      high = std::max(high, stand(l));
    }
    const double radius = std::max(0.45 * (high - low), 0.2 * height_);
    pitch_ = atMost(moved(sum([&](std::size_t l, double p) {
                      return -g * load(l, p) * (stand(l) - comZ) / (radius * radius);
                    })).times(options_.bounce),
                    kMostPitch);
    const double round = std::max(0.35 * height_, 0.05 * radius);
    roll_ = atMost(moved(sum([&](std::size_t l, double p) {
                     return g * load(l, p) * width() * character_.legs[l].ankle.x() / (round * round);
                   })),
                   kMostRoll);
    // An inverted pendulum over the feet that carry it: ẍ = g/h (x − p).
    const double stiff = g / height_ * period_ * period_;
    sway_ = sum([&](std::size_t l, double p) {
              return load(l, p) * width() * character_.legs[l].ankle.x();
            }).filtered([&](double w) { return stiff / (w * w + stiff); });
    // Legs push along themselves, half of it: a foot ahead holds the body back.
    surge_ =
        moved(sum([&](std::size_t l, double p) { return -0.5 * g * load(l, p) * ahead(l, p) / height_; }));
    bend_ = Harmonics(
        [&](double p) {
          double hind = 0, fore = 0;
          for (std::size_t l = 0; l < timing_.size(); ++l)
            (character_.legs[l].fore ? fore : hind) +=
                ahead(l, p) / (0.5 * static_cast<double>(timing_.size()));
          return (hind - fore) / (2 * height_);
        },
        3, 128);
    bend_.setMean(0);
    bend_ = atMost(bend_.times(2 * gait_.flexion * suppleness_ * options_.flexion), 0.75);
    base_ = highest();
  }

  Frame body(double time, double base) const {
    const double p = strideTime(time), pitch = pitch_.at(p);
    Frame frame;
    frame.position = Vec3(sway_.at(p), base + heave_.at(p) + character_.com.z() * std::sin(pitch),
                          speed_ * time + surge_.at(p));
    frame.rotation = about(Vec3::UnitX(), pitch - 0.5 * bend_.at(p)) * about(Vec3::UnitZ(), roll_.at(p));
    return frame;
  }

  // How much higher a hip could be before its leg is longer than `reach` of its length; metres.
  double clearanceOf(std::size_t l, double t, double reach, double base) const {
    const CharacterLeg& leg = character_.legs[l];
    const Frame at = body(t, base);
    const Quat trunk =
        leg.fore ? at.rotation * about(Vec3::UnitX(), 0.5 * bend_.at(strideTime(t))) : at.rotation;
    const Vec3 hip = at.position + trunk * leg.hip;
    const Vec3 ankle = paths_[l].at(t).frame.position;
    const double across = std::hypot(hip.x() - ankle.x(), hip.z() - ankle.z());
    const double most = reach * leg.length();
    return ankle.y() + std::sqrt(std::max(most * most - across * across, 0.04 * most * most)) - hip.y();
  }
  double clearanceOf(std::size_t l, double t, double reach) const { return clearanceOf(l, t, reach, base_); }

  // As high as the standing legs let the body be, at ease at most.
  double highest() const {
    double height = character_.hipHeight;
    constexpr int kSamples = 120;
    for (int i = 0; i < kSamples; ++i) {
      const double phase = static_cast<double>(i) / kSamples;
      for (std::size_t l = 0; l < timing_.size(); ++l) {
        if (!legState(phase - timing_[l].phase, timing_[l].duty).standing) continue;
        height = std::min(height, clearanceOf(l, (phase + kLead) * period_, kStrideStanding, 0));
      }
    }
    return height;
  }

  Performance perform() const {
    Performance p;
    p.frameTime = 1 / options_.frameRate;
    const long frames = (options_.strides + 2 * kLead) * frames_ + 1;
    const double begin = kLead * period_;
    p.feet.resize(paths_.size());
    for (long i = 0; i < frames; ++i) {
      const double t = static_cast<double>(i) * p.frameTime;
      Frame at = body(t, base_);
      at.position.z() -= speed_ * begin;
      p.body.push_back(at);
      p.phase.push_back(strideTime(t) - kLead);
      p.spineBend.emplace_back(bend_.at(strideTime(t)), 0, 0);
      for (std::size_t l = 0; l < paths_.size(); ++l) {
        FootFrame foot = paths_[l].at(t);
        foot.frame.position.z() -= speed_ * begin;
        p.feet[l].push_back(foot);
      }
    }
    for (std::size_t l = 0; l < paths_.size(); ++l) {
      for (const FootPlant& plant : paths_[l].plants()) {
        Contact contact = contactOf(plant, character_.legs[l].foot);
        contact.heelPosition.z() -= speed_ * begin;
        contact.ballPosition.z() -= speed_ * begin;
        p.contacts.push_back(contact);
      }
    }
    std::stable_sort(p.contacts.begin(), p.contacts.end(),
                     [](const Contact& a, const Contact& b) { return a.strike() < b.strike(); });
    return p;
  }

  static void cutPerformance(const Performance& whole, std::size_t first, std::size_t last,
                             Performance& out) {
    const auto cut = [&](const auto& from, auto& to) {
      to.assign(from.begin() + static_cast<std::ptrdiff_t>(first),
                from.begin() + static_cast<std::ptrdiff_t>(last + 1));
    };
    out = whole;
    cut(whole.body, out.body);
    cut(whole.phase, out.phase);
    cut(whole.spineBend, out.spineBend);
    for (std::size_t l = 0; l < whole.feet.size(); ++l) cut(whole.feet[l], out.feet[l]);
    const double shift = static_cast<double>(first) * whole.frameTime;
    for (Contact& contact : out.contacts) {
      for (TimeRange* time : {&contact.time, &contact.heel, &contact.ball}) {
        time->start -= shift;
        time->end -= shift;
      }
    }
  }

  GaitInfo info() const {
    GaitInfo result;
    const auto name = [&](int joint) {
      return character_.skeleton.joints[static_cast<std::size_t>(joint)].name;
    };
    const double frames = static_cast<double>(frames_);
    result.torso = name(character_.limbs.root);
    result.hipHeight = height_;
    result.strideFrames = frames;
    for (std::size_t l = 0; l < timing_.size(); ++l) {
      const double touchdown = fractionOf(timing_[l].phase) * frames;
      result.feet.push_back({name(character_.limbs.legs[l].ankle()), touchdown,
                             std::fmod(touchdown + timing_[l].duty * frames, frames)});
    }
    return result;
  }

  double suspension() const {
    constexpr int kSamples = 1000;
    int free = 0;
    for (int i = 0; i < kSamples; ++i) {
      bool any = false;
      for (const LegTiming& t : timing_) any |= legState((i + 0.5) / kSamples - t.phase, t.duty).standing;
      free += any ? 0 : 1;
    }
    return static_cast<double>(free) / kSamples;
  }

  const Character& character_;
  const Gait& gait_;
  const MakeStrideOptions& options_;
  std::vector<LegTiming> timing_;
  std::vector<FootPath> paths_;
  std::vector<double> share_, lift_, liftAt_;
  double height_ = 0, speed_ = 0, period_ = 0, length_ = 0, suppleness_ = 1, base_ = 0;
  long frames_ = 0;
  Harmonics heave_, pitch_, roll_, sway_, surge_, bend_;
};

}  // namespace

double usualSpeed(const Gait& gait, const Character& character) {
  return std::sqrt(gait.froude * kGravity * meanHipHeight(character));
}

MadeStride makeStride(const Character& character, const Gait& gait, const MakeStrideOptions& options) {
  if (character.legs.size() != static_cast<std::size_t>(gait.legs)) {
    throw Error(fmt::format("{} has {} legs; the gait '{}' needs {}", character.name, character.legs.size(),
                            gait.name, gait.legs));
  }
  if (options.strides < 1 || options.strides > 1000)
    throw Error(fmt::format("{} strides; from 1 to 1000 would be right", options.strides));
  if (!(options.frameRate >= 10 && options.frameRate <= 10000))
    throw Error(fmt::format("a frame rate of {}; from 10 to 10000 would be right", options.frameRate));
  if (!options.later.empty() && options.later.size() != character.legs.size())
    throw Error(fmt::format("phases of {} legs; {} has {}", options.later.size(), character.name,
                            character.legs.size()));
  const double usual = usualSpeed(gait, character);
  if (!(options.speed >= 0) || options.speed > 4 * usual ||
      (options.speed > 0 && options.speed < 0.2 * usual)) {
    throw Error(fmt::format("a {} at {:.3g} m/s; {} does it at {:.3g} to {:.3g} m/s", gait.name,
                            options.speed, character.name, 0.2 * usual, 4 * usual));
  }
  return Maker(character, gait, options).make();
}

}  // namespace footfall::gait
