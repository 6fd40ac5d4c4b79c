// SPDX-License-Identifier: MIT
// What a change from one class to another has to be: smooth, and of steps that people could make.
#pragma once

#include <string>

#include <gtest/gtest.h>

#include "locomotion/generate.h"

namespace footfall {

// From a class to another at their mean speeds, straight on. Returns the number of strikes looked at.
inline int expectGoodTransition(const std::shared_ptr<const Library>& library, std::size_t from,
                                std::size_t to) {
  const MotionClass &a = library->classes[from], &b = library->classes[to];
  const std::string what = a.name + " to " + b.name;
  const Script script = {{a.name, 4, {{0, {a.mean().speed, 0}}}}, {b.name, 6, {{0, {b.mean().speed, 0}}}}};
  const Generated made = generate(library, script);
  EXPECT_EQ(made.samples.back().cls, static_cast<int>(to)) << what;
  EXPECT_FALSE(made.samples.back().transition) << what;
  // The joins of its parts, and all other seams.
  EXPECT_LT(made.seamJump, library->jump) << what;
  int joins = 0;
  for (std::size_t i = 1; i < made.samples.size(); ++i)
    joins += made.samples[i].transition != made.samples[i - 1].transition;
  EXPECT_GE(joins, 2) << what;
  // Feet strike in turn, but where it stands.
  const auto stands = [&](double time) {
    const std::size_t frame = static_cast<std::size_t>(std::max(0.0, time / made.motion.frameTime));
    const LocomotionSample& sample = made.samples[std::min(frame, made.samples.size() - 1)];
    return sample.transition ||
           library->classes[static_cast<std::size_t>(sample.cls)].pattern == StepPattern::Stand;
  };
  int strikes = 0;
  const Contact *last = nullptr, *before[2] = {nullptr, nullptr};
  for (const Contact& contact : made.contacts) {
    // Toes that push off from where the foot stood make no step.
    const Contact*& own = before[contact.leg];
    const bool stepped = !own || (contact.toePlace - own->toePlace).norm() > 0.15;
    own = &contact;
    if (!stepped) continue;
    if (contact.time.start < 0.2 || stands(contact.time.start)) {
      last = nullptr;
      continue;
    }
    if (last) {
      EXPECT_NE(contact.leg, last->leg) << what << " at " << contact.time.start << " s";
      ++strikes;
    }
    last = &contact;
  }
  // No foot comes down where it stands, whatever else happens.
  for (const Contact& one : made.contacts) {
    for (const Contact& other : made.contacts) {
      EXPECT_FALSE(&one != &other && one.leg == other.leg && one.time.start < other.time.start &&
                   other.time.start < one.time.end)
          << what << " at " << other.time.start << " s";
    }
  }
  return strikes;
}

}  // namespace footfall
