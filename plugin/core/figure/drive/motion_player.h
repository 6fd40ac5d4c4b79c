// SPDX-License-Identifier: MIT
// Any motion of a character, shown at any time: what drives a rig. Frames are as they are, between them
// straight. rig_targets.h puts it on the controls and joints of a rig.
#pragma once

#include <optional>
#include <vector>

#include "figure/motion/motion.h"
#include "figure/perform/performance.h"

namespace footfall {

// An arm: its joints with the axes of the figure instead of their own.
struct ArmFrames {
  Frame upper, fore, hand;   // at shoulder, elbow and wrist
  Vec3 pole = Vec3::Zero();  // behind the elbow
};

// World; metres, radians. Legs in the order of Character::legs, arms in that of Limbs::arms.
struct FigurePose {
  Frame body;                   // the pelvis as the figure has it, twist and all; its axes those of Character
  std::vector<FootFrame> feet;  // ankles and toes
  std::vector<Vec3> poles;      // in front of the knees (behind, where they bend back): for pole vectors
  std::vector<char> standing;   // 1: the foot is on the ground
  Frame chest, head;            // as the body; without a chest the body, without a head the chest
  std::vector<ArmFrames> arms;
  double phase = 0;              // strides done
  std::vector<double> channels;  // of the motion
};

// A motion that comes again, turned about the origin, then moved.
struct FigureLoop {
  double duration = 0;  // seconds from the first frame until it comes again, above 0
  double yaw = 0;       // radians
  Vec3 offset = Vec3::Zero();
  double strides = 0;  // done in a turn

  // Where the figure is after so many turns.
  Frame turned(int turns) const;
};

// What is shown. Only the motion is needed.
struct FigureMotion {
  Motion motion;                             // of the character's skeleton
  std::vector<std::vector<FootFrame>> feet;  // #legs by #frames; empty: where the joints have them
  Contacts contacts;                         // in the motion's time
  std::vector<double> phase;                 // strides done, one per frame; empty: 0
  std::optional<FigureLoop> loop;
};
// With the feet, contacts and phase of the performance the motion was made from.
FigureMotion figureMotion(const Performance& performance, Motion motion);

// A time as frames: that one, and the next by a share, which is 0 exactly on a frame (to within what times in
// ticks are rounded by).
struct FigureMoment {
  std::size_t frame = 0, next = 0;
  double share = 0;
  double time = 0;     // seconds since the first frame, within the motion
  int turn = 0;        // of a loop
  bool round = false;  // the next frame is the first of the next turn
};

// Immutable: any number of threads may ask.
class MotionPlayer {
 public:
  // Throws Error for a motion without frames, of another skeleton, or tracks of another length. A figure
  // without legs has no feet (see bodyCharacter).
  MotionPlayer(FigureMotion shown, Character character);

  // The motion's own time, seconds. Before its first frame and after its last the figure holds; a loop goes
  // on forever, both ways.
  FigureMoment momentOf(double time) const;
  FigurePose at(const FigureMoment& moment) const;
  FigurePose at(double time) const { return at(momentOf(time)); }

  const Motion& motion() const { return shown_.motion; }
  const Character& character() const { return character_; }
  const std::optional<FigureLoop>& loop() const { return shown_.loop; }
  TimeRange range() const;  // of the frames; of a loop its first turn

 private:
  void sampleFrames();
  FigurePose frame(std::size_t i) const;
  void carry(const Frame& turn, FigurePose& pose) const;

  FigureMotion shown_;
  Character character_;
  std::vector<Frame> bodies_;          // one per frame
  std::vector<FootFrame> feet_;        // #frames by #legs
  std::vector<Vec3> poles_;            // #frames by #legs
  std::vector<Frame> chests_, heads_;  // one per frame
  std::vector<ArmFrames> arms_;        // #frames by #arms
  Frame above_;                        // what the root joint hangs on
};

// A character for a skeleton that has no legs to walk on: its first joint carries and places it.
Character bodyCharacter(const Skeleton& skeleton, std::string name = "");

}  // namespace footfall
