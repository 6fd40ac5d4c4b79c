// SPDX-License-Identifier: MIT
// The output of a generator of locomotion: body and feet over time, and which feet are on the ground.
// perform.h turns it into the motion of a character's joints.
#pragma once

#include <cstddef>
#include <vector>

#include "figure/anatomy/character.h"
#include "figure/contact/contact.h"

namespace footfall {

// The position of the ankle and the orientation of the foot: on level ground a yaw only; toes point along z.
struct FootFrame {
  Frame frame;
  double toeBend = 0;  // radians the toes are bent up from the foot
};

// At a constant rate, in world space; metres, seconds, radians. Every track has a value per frame, or is
// empty where marked optional. Legs in the order of Character::legs.
struct Performance {
  double startTime = 0;
  double frameTime = 1.0 / 60;
  std::vector<Frame> body;                   // the pelvis: Character's body frame
  std::vector<std::vector<FootFrame>> feet;  // #legs by #frames; exactly still while in contact
  Contacts contacts;                         // sorted by strike; may reach beyond the frames
  std::vector<double> phase;                 // optional: strides completed, unwrapped

  // Hints for the rest of the body.
  std::vector<Vec3> look;       // optional: direction of the face, world, any length; default: along the path
  std::vector<Vec3> spineBend;  // optional: radians about the body's x, y, z from the pelvis to the chest
  double armSwing = 1;          // scales the natural swing; 0: arms hang still
  double hipTwist =
      1;  // scales the natural twist of pelvis and chest with the legs; 0: the body frame as it is

  double loop = 0;  // seconds after which the contacts repeat; 0: never

  std::size_t frames() const { return body.size(); }
  double time(std::size_t i) const { return startTime + static_cast<double>(i) * frameTime; }
  TimeRange range() const { return {startTime, frames() > 0 ? time(frames() - 1) : startTime}; }
};

// Whether any part of a foot is on the ground at a time.
bool inContact(const Contacts& contacts, int leg, double time);
// Which feet are on the ground in which frame: #legs by #frames, 1 or 0.
std::vector<std::vector<char>> support(const Performance& performance);

}  // namespace footfall
