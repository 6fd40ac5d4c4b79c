// SPDX-License-Identifier: MIT
// What an ffLocomotion is given, as values that can be compared, and the motion the engine makes of it. Knows
// nothing of Maya.
#pragma once

#include <array>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "figure/drive/motion_player.h"
#include "figure/motion/scene_axes.h"
#include "locomotion/run/generate.h"
#include "locomotion/run/steering_options.h"
#include "maya/footprint/walk_inputs.h"
#include "maya/scene/live_values.h"

namespace footfall::maya {

// How the figure is steered; in the order of the attribute `steerBy`.
enum class SteerBy { Script, Keys, Path, Point };

// A library on disk; read again when `reload` changes.
struct LibraryInput {
  std::string file;
  int reload = 0;
  bool operator==(const LibraryInput& other) const { return file == other.file && reload == other.reload; }
};

struct LocomotionInputs {
  LibraryInput library;
  SteerBy by = SteerBy::Keys;
  std::string script;
  Curve speed, turn, cls;                  // of Keys; the speed of Path and Point too
  bool driven[3] = {false, false, false};  // those driven by something other than keys (LiveSteering)
  std::vector<Vec3> path;                  // points along a curve, scene units
  bool closed = false;
  Affine start = Affine::Identity();   // where Script, Keys and Point begin, in the scene
  Affine goal = Affine::Identity();    // of Point
  double startTime = 0, duration = 0;  // seconds; 0: a script's own, of Keys ten
  std::string figure;                  // the rig's, as FigureInput has it; empty: the library's own
  double scale = 1;
  std::string jointMap;  // as parseJointMap takes it
  SceneAxes axes;
  TerrainInput terrain;
  locomotion::SteeringOptions options = nodeOptions();  // those of the table

  bool operator==(const LocomotionInputs& other) const;

  // The table's defaults, but for the frame rate: a node does not know its library's before it is solved.
  static locomotion::SteeringOptions nodeOptions();
  double frameRate() const { return options.generate.frameRate; }
  double anticipation() const { return options.generate.anticipation; }
};

// Values of speed, turn and class that are driven by something other than keys.
using LiveSteering = std::array<LiveValues, 3>;

// An endless motion: only what is looked at is computed.
class SolvedLocomotion {
 public:
  std::shared_ptr<const locomotion::Library> library;
  std::shared_ptr<locomotion::LocomotionStream> stream;
  Character character;
  SceneAxes axes;
  locomotion::GenerateOptions options;
  std::vector<std::string> notes;
  double end = 0;  // seconds from the start: of a script, a path, the duration; the figure goes on after it

  // Seconds from the start. Safe for any number of threads.
  // The player for a time, which is clamped to the motion: before its start the figure holds still.
  std::shared_ptr<const MotionPlayer> playerAt(double& time) const;
  locomotion::LocomotionSample sampleAt(double time) const;  // the nearest frame's
  locomotion::Generated report() const;                      // from the start to the end
  // Driven values have changed from this frame on.
  void changedFrom(std::size_t frame) const;

 private:
  struct Shown {
    std::shared_ptr<const locomotion::SteeredStretch> stretch;
    std::shared_ptr<const MotionPlayer> player;
  };
  struct Players {
    std::mutex mutex;
    std::vector<Shown> last;
  };
  std::shared_ptr<Players> players_ = std::make_shared<Players>();
};

locomotion::Library readLibrary(const LibraryInput& input);
// The figure that is moved: the library's own, or the rig's.
Character characterOf(const locomotion::Library& library, const std::string& figure, double scale);
// Throws Error that says what to change.
// live: of what is driven; it must outlive the motion.
SolvedLocomotion solveLocomotion(const LocomotionInputs& inputs,
                                 const std::shared_ptr<const locomotion::Library>& library,
                                 LiveSteering& live);

}  // namespace footfall::maya
