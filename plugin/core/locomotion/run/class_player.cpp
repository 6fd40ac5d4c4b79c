// SPDX-License-Identifier: MIT
#include "locomotion/run/class_player.h"

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/easing.h"
#include "locomotion/build/arc_fit.h"
#include "locomotion/locomotion_tuning.h"

namespace footfall::locomotion {
ClassPlayer::ClassPlayer(const Library& library, std::shared_ptr<const RunOptions> options)
    : library_(&library), options_(std::move(options)) {
  std::size_t most = 1;
  for (const MotionClass& cls : library.classes) most = std::max(most, cls.examples.size());
  w_.resize(most);
  gamma_.resize(most);
  scratch_.resize(most);
  times_.resize(most);
  if (options_->orientations == OrientationMean::Running) rows_.resize(most * library.space.width());
  last_.resize(library.space.joints.size());
}

Velocity ClassPlayer::limited(const Velocity& velocity) const {
  const MotionClass& cls = motionClass();
  if (cls.pattern == StepPattern::Stand) return {};
  const double margin =
      options_->outside == OutsideHull::Clamp ? options_->hullMargin : options_->extrapolation;
  return fromDegrees(clampedToHull(cls.hull, inDegrees(velocity), margin, tuning::kTurnPriority));
}

void ClassPlayer::start(int cls, double phase, const Velocity& velocity) {
  cls_ = cls;
  phase_ = phase - std::floor(phase);
  loops_ = 0;
  wanted_ = velocity;
  applied_ = limited(velocity);
  easing_ = {};
  offset_ = Vec2::Zero();
  settled_ = true;
  fresh_ = true;
  absolute_ = {};
  applyParameters();
  calibrated_ = true;
  if (calibrates()) {
    double share = tuning::kFirstCalibration;
    for (int pass = 0; pass < 32 && calibrate(share) > 1e-5; ++pass) share *= tuning::kCalibrationDecay;
  }
  const std::vector<Clip>& examples = motionClass().examples;
  for (std::size_t i = 0; i < examples.size(); ++i) times_[i] = examples[i].phases.time(phase_);
}

void ClassPlayer::weigh(const Vec2& parameters) {
  motionClass().weights.evaluate(parameters, w_.data(), gamma_.data(), scratch_.data());
  if (options_->gammaGuard) guarded(gamma_.data(), motionClass().examples.size());
}

double ClassPlayer::loopDuration() const {
  const MotionClass& cls = motionClass();
  const std::size_t count = cls.examples.size();
  double duration = 0;
  if (options_->tempo == TempoMean::Durations) {
    for (std::size_t i = 0; i < count; ++i) duration += gamma_[i] * cls.examples[i].duration();
    return std::max(duration, 1e-3);
  }
  for (int step = 0; step < MotionClass::kPaceSteps; ++step) {
    double pace = 0;
    for (std::size_t i = 0; i < count; ++i)
      pace += gamma_[i] * cls.pace[static_cast<std::size_t>(step) * count + i];
    duration += 1 / std::max(pace, 1e-3) / MotionClass::kPaceSteps;
  }
  return duration;
}

Velocity ClassPlayer::predicted() const {
  const MotionClass& cls = motionClass();
  const std::size_t count = cls.examples.size();
  double way = 0, turn = 0;
  const double duration = loopDuration();
  for (std::size_t i = 0; i < count; ++i) {
    const double share = w_[i] * cls.examples[i].duration();
    way += share * cls.examples[i].velocity.speed;
    turn += share * cls.examples[i].velocity.turn;
  }
  return {way / duration, turn / duration};
}

bool ClassPlayer::calibrates() const {
  return options_->calibrate && options_->rootStep == RootStep::PhaseConsistent &&
         motionClass().examples.size() > 1 && motionClass().pattern != StepPattern::Stand;
}

// Weights at the applied parameters plus the calibration; tempo and a small extra turn supply the rest.
void ClassPlayer::applyParameters() {
  const Vec2 asked = inDegrees(applied_);
  tempo_ = 1;
  extraTurn_ = 0;
  if (!calibrates()) return weigh(asked);
  weigh(clampedToHull(motionClass().hull, asked + offset_, tuning::kCalibrationReach));
  const Velocity left = predicted();
  if (left.speed > 0.05)
    tempo_ = std::clamp(applied_.speed / left.speed, tuning::kSlowestTempo, tuning::kFastestTempo);
  extraTurn_ = std::clamp(applied_.turn - tempo_ * left.turn, -tuning::kExtraTurn, tuning::kExtraTurn);
}

// A blend at p moves nearly at p: the offset changes by a share of the error, kept near the hull, where
// weights are meaningful. Returns how far it moved, as a share of a metre or 30 degrees per second. A share
// near 1 may swing to and fro between examples whose strides differ much.
double ClassPlayer::calibrate(double share) {
  const Vec2 asked = inDegrees(applied_), before = offset_;
  offset_ = clampedToHull(motionClass().hull, asked + offset_ + share * (asked - inDegrees(predicted())),
                          tuning::kCalibrationReach) -
            asked;
  applyParameters();
  return (offset_ - before).cwiseQuotient(Vec2(1, 30)).norm();
}

bool ClassPlayer::ease(double dt) {
  const Velocity goal = limited(wanted_);
  settled_ = applied_ == goal;
  if (settled_ && calibrated_) return false;
  const bool atOnce = options_->ease <= 0;
  double change = dt;  // seconds that count
  if (options_->gate) change *= atOnce ? standing().any() : changeAt(motionClass().pattern, phase_);
  if (!(change > 0)) return false;
  const double share = 1 - std::exp(-change / tuning::kCalibrationTime);
  if (settled_) {
    calibrated_ = calibrate(share) < 1e-4 * share;
    return true;
  }
  calibrated_ = !calibrates();
  if (!atOnce) {
    springTowards(applied_.speed, easing_.speed, goal.speed, options_->ease, change);
    springTowards(applied_.turn, easing_.turn, goal.turn, options_->ease, change);
  }
  const bool near = std::abs(applied_.speed - goal.speed) < 1e-3 &&
                    std::abs(applied_.turn - goal.turn) < 1e-3 && std::abs(easing_.speed) < 1e-2 &&
                    std::abs(easing_.turn) < 1e-2;
  if (near || atOnce) {
    applied_ = goal;
    easing_ = {};
  }
  applyParameters();
  if (!calibrated_) calibrate(share);
  return true;
}

// (4.12) over a whole frame. The pace of a run's flight may be several times that of its stance within a
// frame or two: midpoint steps are halved until two halves agree with a whole.
double ClassPlayer::paceFor(double dt) const {
  constexpr double kExact = 1e-6;  // of a loop
  const std::vector<Clip>& examples = motionClass().examples;
  const auto pace = [&](double phase) {
    phase -= std::floor(phase);
    const bool rates = options_->tempo == TempoMean::Rates;
    double sum = 0;
    for (std::size_t i = 0; i < examples.size(); ++i) {
      if (gamma_[i] == 0) continue;
      const double rate = examples[i].phases.rate(phase);
      sum += gamma_[i] * (rates ? 1 / rate : rate);
    }
    sum = std::max(sum, 1e-3);  // time never runs backwards
    return tempo_ * (rates ? sum : 1 / sum);
  };
  const auto midpoint = [&pace](double phase, double own, double h) { return h * pace(phase + own * h / 2); };
  double phase = phase_, left = dt, h = dt;
  while (left > 1e-12) {
    h = std::min(h, left);
    const double own = pace(phase), whole = midpoint(phase, own, h);
    const double first = midpoint(phase, own, h / 2), middle = phase + first;
    const double halves = first + midpoint(middle, pace(middle), h / 2);
    if (std::abs(halves - whole) > kExact && h > dt / 64) {
      h /= 2;
      continue;
    }
    phase += halves;
    left -= h;
    h *= 2;
  }
  return phase - phase_;
}

BaseStep ClassPlayer::advance(double by, double dt) {
  const std::vector<Clip>& examples = motionClass().examples;
  double next = phase_ + by;
  const bool wraps = next >= 1;
  if (wraps) next -= std::floor(next);
  phase_ = next;
  if (wraps) ++loops_;
  double way = 0, turn = 0;
  for (std::size_t i = 0; i < examples.size(); ++i) {
    const double time = examples[i].phases.time(next);
    const double gone = options_->rootStep == RootStep::SourceFrame
                            ? dt
                            : time - times_[i] + (wraps ? examples[i].duration() : 0);
    way += w_[i] * gone * examples[i].velocity.speed;
    turn += w_[i] * gone * examples[i].velocity.turn;
    times_[i] = time;
  }
  if (options_->rootBlend == RootBlend::Incremental) return {arcStep(way, turn), turn, extraTurn_ * dt};
  Base place;
  for (std::size_t i = 0; i < examples.size(); ++i) {
    const double time = loops_ * examples[i].duration() + times_[i];
    place.position += w_[i] * arcStep(examples[i].velocity.speed * time, examples[i].velocity.turn * time);
    place.yaw += w_[i] * examples[i].velocity.turn * time;
  }
  const BaseStep step{absolute_.own(place.position - absolute_.position), place.yaw - absolute_.yaw};
  absolute_ = place;
  return step;
}

void ClassPlayer::row(double* out) {
  const std::vector<Clip>& examples = motionClass().examples;
  if (options_->orientations == OrientationMean::Running) return runningRow(out);
  std::fill_n(out, library_->space.width(), 0.0);
  for (std::size_t i = 0; i < examples.size(); ++i) {
    if (std::abs(w_[i]) > 1e-9) addLooped(examples[i].poses, times_[i], w_[i], out);
  }
}

void ClassPlayer::runningRow(double* out) {
  const std::vector<Clip>& examples = motionClass().examples;
  const PoseSpace& space = library_->space;
  const std::size_t width = space.width(), count = examples.size();
  std::fill_n(out, 3, 0.0);
  for (std::size_t i = 0; i < count; ++i) {
    double* own = rows_.data() + i * width;
    std::fill_n(own, width, 0.0);
    addLooped(examples[i].poses, times_[i], 1, own);
    for (std::size_t k = 0; k < 3; ++k) out[k] += w_[i] * own[k];
  }
  for (std::size_t k = 0; k < space.joints.size(); ++k) {
    const auto turnOf = [&](std::size_t i) {
      return expRotation(Eigen::Map<const Vec3>(rows_.data() + i * width + 3 + 3 * k));
    };
    if (fresh_) {
      Eigen::Matrix4d squares = Eigen::Matrix4d::Zero();
      for (std::size_t i = 0; i < count; ++i) squares += turnOf(i).coeffs() * turnOf(i).coeffs().transpose();
      last_[k] = meanOfSquares(squares);
    }
    Vec3 sum = Vec3::Zero();
    for (std::size_t i = 0; i < count; ++i) sum += w_[i] * logRotation(last_[k].conjugate() * turnOf(i));
    last_[k] = (last_[k] * expRotation(sum)).normalized();
    Eigen::Map<Vec3>(out + 3 + 3 * k) = logRotation(last_[k]);
  }
  fresh_ = false;
}

}  // namespace footfall::locomotion
