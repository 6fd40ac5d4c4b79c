// SPDX-License-Identifier: MIT
// A figure steered on a library, frame by frame: within a class by weights of the examples, between classes
// by transitions. It never ends; a copy of it is a checkpoint.
#pragma once

#include <memory>
#include <vector>

#include "locomotion/library/library.h"
#include "locomotion/run/class_player.h"
#include "locomotion/run/run_options.h"

namespace footfall::locomotion {

// Weight of the part that fades out: 1 at the beginning of B, 0 at its end (4.36). share: how much of B has
// passed, 0 to 1.
double fadeOut(double share);
// Spherical interpolation along the shorter arc: alpha 1 gives a, 0 gives b (4.37). printed: with alpha
// reversed, as published.
Quat blended(const Quat& a, const Quat& b, double alpha, bool printed = false);

// No allocation after construction, in step() or elsewhere.
class Locomotor {
 public:
  // Throws Error for a class that does not exist.
  Locomotor(std::shared_ptr<const Library> library, const RunOptions& options, int cls = 0,
            const Velocity& velocity = {}, const Base& base = {});

  // Sets the goal from now on. Another class is entered by its edge as soon as the feet allow; until then,
  // and during transitions, the goal is kept. Throws Error for numbers that are not finite and a class that
  // does not exist.
  void steer(int cls, const Velocity& velocity);
  void steer(const Velocity& velocity) { steer(goal_, velocity); }

  // Advances by dt seconds (above 0, at most 0.1).
  void step(double dt);

  const Pose& pose() const { return pose_; }  // local; the root in the world
  const Base& base() const { return base_; }
  double height() const { return height_; }  // metres: of the ground below the base, smoothed
  Standing standing() const { return standing_; }
  int currentClass() const { return first_.cls(); }  // during a transition, the one it leaves
  int goal() const { return goal_; }
  bool inTransition() const { return stage_ != Stage::Class; }
  int transition() const { return transition_; }  // the recorded one that is playing or awaited; -1: none
  double phase() const { return first_.phase(); }
  const ClassPlayer& player() const { return first_; }
  const Velocity& applied() const { return first_.applied(); }
  const Library& library() const { return *library_; }
  const RunOptions& options() const { return *options_; }

 private:
  enum class Stage : std::uint8_t { Class, Fade, Begin, Core, End };
  struct FootPositions {
    Vec3 part[4];  // left heel and ball, right heel and ball, in the base frame
  };

  void schedule();
  bool mayLeave(double phaseBefore, double phaseAfter) const;
  void leave();
  void arrive();
  int chosenTransition(const Edge& edge) const;
  BaseStep clipStep(double from, double to) const;
  BaseStep moveClass(double dt);
  BaseStep moveFade(double dt);
  BaseStep moveRecorded(double dt);
  void mixRows(double alpha);
  FootPositions feetInBaseFrame() const;
  Vec2 stanceDisplacement(const FootPositions& from, const FootPositions& to, const FootLoad& load) const;
  void limitEasePace(const FootPositions& changed, const FootLoad& load, double dt);
  double fadePace(double gone, const FootLoad& load, double dt);
  void holdStanceFoot(BaseStep& step, const FootLoad& load, FootPositions changed) const;
  void place(const BaseStep& step, double dt);

  std::shared_ptr<const Library> library_;
  std::shared_ptr<const RunOptions> options_;  // of the figure, its players and its copies
  ClassPlayer first_, second_;
  Stage stage_ = Stage::Class;
  int goal_ = 0;
  Velocity goalVelocity_;
  int next_ = -1;        // the class the scheduled or running transition leads to; -1: none
  int transition_ = -1;  // recorded: which; -1: made
  double waited_ = 0;    // seconds since it was scheduled
  double share_ = 0;     // of a recorded stage that has passed, 0 to 1
  double faded_ = 0;     // of the stage's blend, 0 to 1
  double easePace_ = 1;  // share of full speed at which weights may change without moving the stance foot
  double clipTime_ = 0;
  Base base_;
  double height_ = 0, heightRate_ = 0;
  Standing standing_;
  std::vector<double> rowA_, rowB_;
  Pose pose_, mixed_;  // mixed: against the base
  Pose other_;
  FootPositions feet_;
  std::vector<int> chains_[2];  // root to ankle, left and right
};

}  // namespace footfall::locomotion
