// SPDX-License-Identifier: MIT
// Steers a figure along a path, or to a point, by its speed and turn: in a closed loop, which corrects for
// what the figure does differently.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/progress.h"
#include "curve/plan_path.h"
#include "locomotion/run/bend_limits.h"
#include "locomotion/run/locomotor.h"
#include "locomotion/run/route_corners.h"

namespace footfall::locomotion {

// A path with speeds.
struct Route {
  std::vector<PathPoint> points;
  std::vector<double> speeds;  // metres per second at each point, linear in between
  bool closed = false;
  // Metres: all points without headings are corners of this radius, with lines between; unset: sharp ones are
  // corners of PathFollowOptions::corner, and the path is smooth through the others.
  std::optional<double> corner;
};

struct PathFollowOptions {
  std::string slow = "walk", fast = "run";  // classes; below and above the speed between their ranges
  double lookAhead = 0.45;                  // seconds: look-ahead for the curvature of the path
  double pull = 1.6;                        // 1/s: turn rate per heading error
  double pullBack = 1.2;                    // 1/s²: turn rate per metre of offset, divided by the speed
  double corner = 0.6;                      // metres: radius of sharp corners
  double within = 0;  // metres: farther beside the path counts as off it; 0: 0.25 at a walk, 0.5 at a run
  bool keepSpeed = false;  // do not go slower where bends need it (bend_limits.h)
  double runway = 5;       // seconds at the requested speed that must remain for the fast class to be entered
  double slowing = 2.2;    // seconds at that speed, and …
  double walkIn = 3;       // … metres before the end at which it falls back into the slow one
  double arrival = 0.15;   // metres before the end at which it has arrived
  // The speed at a time (seconds since the start) instead of the route's own; empty: none.
  std::function<double(double)> speedAtTime;
  Progress progress;  // asked whether to stop while stopping is planned
};

class PathFollower {
 public:
  // Throws Error where the library has neither class, a point has no speed above 0, or the points make no
  // path.
  PathFollower(const Library& library, const Route& route, const PathFollowOptions& options = {});
  const PathFollowOptions& options() const { return options_; }

  // Steers the figure; call before each step. Returns false once it has stopped at the end of the path, or
  // has lost the path.
  bool steer(Locomotor& figure, double dt);

  const PlanPath& path() const { return path_; }
  double distance() const { return at_; }    // metres along the path
  double offset() const { return offset_; }  // metres to the left of it
  // Metres to the left of what was drawn, whose sharp corners the path rounds; offset() where it does not.
  double drawnOffset(const Vec2& position) const;
  double wantedSpeed() const { return speed_; }
  bool stopping() const { return stopping_; }
  // It is far off the path, or has made no progress for long: its classes do not turn tightly enough.
  bool lost() const { return lost_; }
  bool slowed() const { return slowed_; }  // it is slower than requested because of bends
  // The bends that no class can follow; empty: none.
  const std::string& note() const { return note_; }

 private:
  double speedAt(double distance) const;
  void planForBends();
  int classAt(const Locomotor& figure) const;
  bool slowsDown() const;
  double turnFor(const Locomotor& figure);
  double bendAhead(const Locomotor& figure) const;
  void follow(Locomotor& figure, int cls, const Velocity& goal) const;
  double trackingError(const Locomotor& figure, int cls, double correction);
  void correct(const Locomotor& figure, int cls);
  const TurnResponse& responseOf(int cls) const { return cls == fast_ ? fastResponse_ : slowResponse_; }
  Vec2 stoppingPosition(const Locomotor& figure);
  void planStop(const Locomotor& figure, double stride);
  bool shouldStop(const Locomotor& figure, double left);
  void project(const Vec2& position);
  void checkWhetherLost();

  const Library* library_;
  std::vector<RouteCorner> corners_;                // sharp ones, as drawn …
  std::vector<std::pair<double, double>> rounded_;  // … and from where to where the path rounds them, metres
  PlanPath path_;
  std::vector<double> pointDistances_, speeds_;  // metres along the path of each point
  PathFollowOptions options_;
  int slow_ = -1, fast_ = -1, stop_ = -1;
  double boundary_ = 0;  // metres per second: from here on the fast class
  TurnResponse slowResponse_, fastResponse_;
  std::shared_ptr<const BendLimits> limits_;
  std::string note_;
  double at_ = 0, offset_ = 0, speed_ = 0;
  double fastest_ = 0;  // metres per second, straight on
  bool slowed_ = false, lost_ = false;
  double farthest_ = 0, since_ = 0;  // metres along the path it has come, and when: seconds
  double correction_ = 0;            // radians per second: correction back to the path
  double decided_ = -1;              // seconds: when it was last chosen
  double time_ = 0;                  // seconds since the start
  double stopped_ = 0;               // seconds since it stands
  bool stopping_ = false;
  std::optional<Locomotor> trial_, stopTrial_;  // copies that try out stopping distances
  double planned_ = -1;                         // seconds: when stopping was planned last; negative: not yet
  double stopAt_ = -1;                          // seconds: when to command the stop; negative: not decided
  double fitting_ = 0;                          // the speed until then
  double aside_ = 0;                            // metres to the left by which stopping shifts it
};

// From a figure to a point: straight ahead at first, then towards the point.
Route routeTo(const Base& from, const Vec2& to, double speed);

}  // namespace footfall::locomotion
