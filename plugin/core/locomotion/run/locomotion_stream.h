// SPDX-License-Identifier: MIT
// A figure that is steered indefinitely. Any frame may be asked for, in any order, and is always the same:
// the run is kept as checkpoints, the stretch between two of them is stepped again when needed, and its feet
// are planted with its neighbours in view.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "base/progress.h"
#include "figure/contact/contact_detection.h"
#include "figure/drive/retargeting.h"
#include "locomotion/run/locomotor.h"
#include "locomotion/run/path_follower.h"
#include "locomotion/run/script.h"

namespace footfall::locomotion {

struct GenerateOptions {
  RunOptions run;
  double frameRate = 0;      // frames per second; 0: the library's
  double anticipation = 0;   // seconds by which changes are begun early
  bool footLock = true;      // plant the feet by inverse kinematics (figure/cleanup/clean_up.h)
  double maxDuration = 600;  // seconds: a path not completed by then is given up
  Base start;
  // Another figure to move: lengths are then in its metres.
  std::shared_ptr<const Retargeting> onto;
  int threads = 0;
  // Asked often whether to stop, with a share of 0 where the job does not know how far it is.
  Progress progress;
};

// One frame: requested and done.
struct LocomotionSample {
  double time = 0;
  int cls = 0;
  bool transition = false;
  double phase = 0;
  double strides = 0;  // done since the start
  Velocity wanted, applied;
  Base base;
  Standing standing;
  double offset = 0;    // metres beside the path; 0 without one
  bool slowed = false;  // a bend needs less than the requested speed
  double ground = 0;    // metres: height of the ground below the base
};

// The frames from `first` on, and the first frame of the next stretch.
struct SteeredStretch {
  std::size_t first = 0;
  Motion motion;                          // its times are the stream's
  Contacts contacts;                      // that begin in it or last into it
  std::vector<LocomotionSample> samples;  // one per frame
  double lockShift = 0;  // metres by which the hips were lowered at most so that the feet reach
  double drift = 0;      // metres: farthest a planted foot is from its place, between frames too
  double unreached = 0;  // metres: farthest a leg was too short for its foot's place
};

// The goal at a time, in seconds from the start and metres of the figure that moves.
using SteeringInput = std::function<SteeringGoal(double time)>;

// Thread-safe: one thread works while the others wait. Stretches that were handed out stay valid.
class LocomotionStream {
 public:
  // Both throw Error where library and options do not fit.
  LocomotionStream(std::shared_ptr<const Library> library, const GenerateOptions& options,
                   SteeringInput input);
  // Along a route. At its end the figure stands, if the library has a class that stands; a closed route is
  // repeated.
  LocomotionStream(std::shared_ptr<const Library> library, const GenerateOptions& options, const Route& route,
                   const PathFollowOptions& follow = {});

  const Library& library() const { return *library_; }
  double frameTime() const { return dt_; }
  std::size_t stretchFrames() const { return frames_; }

  std::shared_ptr<const SteeredStretch> stretch(std::size_t k);
  // The frame at which a route is done: at its end, or after one round. None: not within maxDuration.
  std::optional<std::size_t> arrival();
  bool lostPath() const { return lost_; }  // and gave it up at the arrival
  bool followsPath() const { return start_.follower.has_value(); }
  const std::string& pathNote() const { return start_.follower->note(); }  // of a route; empty: none
  // Of a route; metres.
  double within() const { return start_.follower->options().within * scale_; }
  bool closedPath() const { return start_.follower->path().closed(); }
  Vec2 pathEnd() const {
    const PlanPath& path = start_.follower->path();
    return path.at(path.length()).position * scale_;
  }

  // The goals at this time and later have changed. What came before stays.
  void changedFrom(double time);

 private:
  // The run before a frame.
  struct State {
    Locomotor figure;
    std::optional<PathFollower> follower;
    std::vector<double> row;  // channels of the frame before; empty: none
    double strides = 0, ground = 0;
    bool done = false;  // the route
  };
  // Frames as they were stepped.
  struct SteppedStretch {
    Motion motion;
    std::vector<LocomotionSample> samples;
  };
  struct Window {
    Motion motion;
    std::vector<LocomotionSample> samples;
    std::size_t before = 0;       // frames in front of the stretch
    std::vector<double> heights;  // what it is raised by to be on the ground; empty: it is
  };
  // Contacts found in the window around a stretch, with the places feet stand on.
  struct FoundContacts {
    ContactReport report;
    TimeRange seen;
  };
  template <typename Item>
  struct Recent {  // the last few, by their numbers
    std::vector<std::pair<std::size_t, std::shared_ptr<const Item>>> items;
    std::shared_ptr<const Item> find(std::size_t k);
    std::shared_ptr<const Item> keep(std::size_t k, Item item, std::size_t most);
    void dropFrom(std::size_t k);
  };

  LocomotionStream(std::shared_ptr<const Library> library, const GenerateOptions& options, State start,
                   SteeringInput input);
  static State startState(const std::shared_ptr<const Library>& library, const GenerateOptions& options,
                          const SteeringGoal& first);
  static State startState(const std::shared_ptr<const Library>& library, const GenerateOptions& options,
                          const Route& route, const PathFollowOptions& follow);

  std::shared_ptr<const SteppedStretch> stepped(std::size_t k);
  void stepFrame(State& state, std::size_t frame, LocomotionSample& sample) const;
  Window window(std::size_t k);
  std::shared_ptr<const FoundContacts> foundContacts(std::size_t k);
  Contacts contactsStartingIn(std::size_t k);
  Contacts contactsAround(std::size_t k);
  SteeredStretch plantedStretch(std::size_t k);

  std::shared_ptr<const Library> library_;
  GenerateOptions options_;
  SteeringInput input_;  // empty: by the follower
  double dt_ = 0, scale_ = 1;
  std::size_t frames_ = 0, around_ = 0;
  State start_;
  std::vector<State> checkpoints_;  // before frame k * frames_
  std::optional<std::size_t> arrival_;
  bool lost_ = false;
  Recent<SteppedStretch> runs_;
  Recent<FoundContacts> found_;
  Recent<SteeredStretch> stretches_;
  std::mutex mutex_;
};

}  // namespace footfall::locomotion
