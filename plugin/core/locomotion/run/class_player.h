// SPDX-License-Identifier: MIT
// Plays a class: phase, parameters, the weights that follow from them, and the pose blended from the
// examples.
#pragma once

#include <memory>
#include <vector>

#include "locomotion/library/library.h"
#include "locomotion/run/run_options.h"

namespace footfall::locomotion {

// A step of the base in its own frame, as the examples make it, after a turn in place that they do not make.
struct BaseStep {
  Vec2 travel = Vec2::Zero();  // (left, forward) metres
  double turn = 0;             // radians
  double spin = 0;             // radians: the turn in place
};

// No allocation after construction. The library must outlive it.
class ClassPlayer {
 public:
  ClassPlayer(const Library& library, std::shared_ptr<const RunOptions> options);

  // Starts a class at a phase, without easing.
  void start(int cls, double phase, const Velocity& velocity);
  void steer(const Velocity& velocity) { wanted_ = velocity; }

  // Moves the applied parameters towards the wanted ones where that is allowed. Returns whether the weights
  // changed.
  bool ease(double dt);
  double strideTime() const { return loopDuration() / tempo_; }  // seconds a loop takes
  // The advance of the phase in dt (4.12, 4.13); advance() makes it and returns the step of the base.
  double paceFor(double dt) const;
  BaseStep advance(double phase, double dt);
  // The pose at the phase, as a row of the library's space.
  void row(double* out);

  int cls() const { return cls_; }
  const MotionClass& motionClass() const { return library_->classes[static_cast<std::size_t>(cls_)]; }
  double phase() const { return phase_; }  // 0 to 1
  const Velocity& wanted() const { return wanted_; }
  const Velocity& applied() const { return applied_; }
  bool settled() const { return settled_; }
  Standing standing() const { return standingAt(motionClass().pattern, phase_); }
  FootLoad load() const { return loadAt(motionClass().pattern, phase_); }
  const std::vector<double>& weights() const { return w_; }  // the first #examples
  const std::vector<double>& timeWeights() const { return gamma_; }

 private:
  Velocity limited(const Velocity& velocity) const;
  void weigh(const Vec2& parameters);
  double loopDuration() const;  // seconds, at a tempo of 1
  Velocity predicted() const;   // of the blend with the present weights
  bool calibrates() const;
  void applyParameters();
  double calibrate(double share);
  void runningRow(double* out);

  const Library* library_;
  std::shared_ptr<const RunOptions> options_;
  int cls_ = 0;
  double phase_ = 0;
  double loops_ = 0;
  Velocity wanted_, applied_, easing_;  // easing: change of applied a second
  Vec2 offset_ = Vec2::Zero();          // what calibration adds, (metres, degrees) per second
  double tempo_ = 1, extraTurn_ = 0;    // what weights alone cannot give: clock factor, radians per second
  bool settled_ = true, calibrated_ = true;
  std::vector<double> w_, gamma_, scratch_, times_;
  std::vector<double> rows_;  // Running: one row per example
  std::vector<Quat> last_;    // Running: of the frame before
  bool fresh_ = true;
  Base absolute_;  // RootBlend::Absolute: the blended position one frame ago
};

}  // namespace footfall::locomotion
