// SPDX-License-Identifier: MIT
// What a generator of locomotion hands over: where body and feet are over time, and which feet stand.
// perform.h turns it into the motion of a character's joints.
#pragma once

#include <cstddef>
#include <vector>

#include "figure/anatomy/character.h"
#include "figure/contact/contact.h"

namespace footfall {

// The ankle's place and the foot's attitude. Standing level the rotation is a yaw alone; toes point along z.
struct FootFrame {
  Frame frame;
  double toeBend = 0;  // radians the toes are bent up from the foot
};

// A steady rate; metres, seconds, radians, world. Every track has a value for each frame, or is empty where
// marked optional. Legs in the order of Character::legs.
struct Performance {
  double startTime = 0;
  double frameTime = 1.0 / 60;
  std::vector<Frame> body;                   // the pelvis: Character's body frame
  std::vector<std::vector<FootFrame>> feet;  // #legs by #frames; still while a contact holds the part
  Contacts contacts;                         // sorted by strike; may reach beyond the frames
  std::vector<double> phase;                 // optional: strides done, unwrapped

  // Hints for the rest of the body.
  std::vector<Vec3>
      look;  // optional: where the face points, world, any length; default: where the body heads
  std::vector<Vec3> spineBend;  // optional: radians about the body's x, y, z from the pelvis to the chest
  double armSwing = 1;          // times the natural swing; 0: arms hang still
  double hipTwist =
      1;  // times the natural turning of pelvis and chest with the legs; 0: the body frame as it is

  double loop = 0;  // seconds after which the contacts come again; 0: they do not

  std::size_t frames() const { return body.size(); }
  double time(std::size_t i) const { return startTime + static_cast<double>(i) * frameTime; }
  TimeRange range() const { return {startTime, frames() > 0 ? time(frames() - 1) : startTime}; }
};

// Whether any part of a foot stands at a time.
bool inContact(const Contacts& contacts, int leg, double time);
// Which feet stand in which frame: #legs by #frames, 1 or 0.
std::vector<std::vector<char>> support(const Performance& performance);

}  // namespace footfall
