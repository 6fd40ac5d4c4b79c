// SPDX-License-Identifier: MIT
// What a change from one class to another has to be: smooth, and of steps that people could make.
#pragma once

#include <string>

#include <gtest/gtest.h>

#include "base/angles.h"
#include "locomotion/run/generate.h"

namespace footfall::locomotion {

// No velocity jumps by more than 99.9 % of those in the clips do, at the joins of a transition's parts or
// anywhere.
inline void expectSmooth(const Library& library, const Generated& made, const std::string& what) {
  VelocityJumps worst;
  const std::vector<VelocityJumps> all = jumpsPerFrame(made.motion);
  // At a motion's ends its median is taken to one side only, and sees any acceleration.
  const std::size_t edge = static_cast<std::size_t>(std::lround(0.05 / made.motion.frameTime));
  for (std::size_t i = edge; i + edge < all.size(); ++i) worst = worse(worst, all[i]);
  EXPECT_LT(worst.joint / kDegree, library.jumps.joint / kDegree) << what;
  EXPECT_LT(worst.root, library.jumps.root) << what;
  EXPECT_LT(worst.lurch, library.jumps.lurch) << what;
}

// Hips go over the ground no faster and no slower than they do in the gaits on both sides, give or take a
// tenth of the faster.
inline void expectNoSurge(const Generated& made, const std::string& what) {
  const int half = static_cast<int>(std::lround(0.08 / made.motion.frameTime));
  const int count = static_cast<int>(made.motion.frames());
  Pose pose;
  std::vector<Vec2> place;
  for (int i = 0; i < count; ++i) {
    worldPose(made.motion, static_cast<std::size_t>(i), pose);
    place.push_back({pose.position[0].x(), pose.position[0].z()});
  }
  double steady[2] = {1e9, 0}, between[2] = {1e9, 0};
  for (int i = half; i + half < count; ++i) {
    const double speed =
        (place[static_cast<std::size_t>(i + half)] - place[static_cast<std::size_t>(i - half)]).norm() /
        (2 * half * made.motion.frameTime);
    double* range = made.samples[static_cast<std::size_t>(i)].transition ? between : steady;
    range[0] = std::min(range[0], speed);
    range[1] = std::max(range[1], speed);
  }
  EXPECT_LT(between[1], 1.1 * steady[1]) << what;
  EXPECT_GT(between[0], steady[0] - 0.1 * steady[1]) << what;
}

// From a class to another at their mean speeds, straight on. Returns the number of strikes looked at.
inline int expectGoodTransition(const std::shared_ptr<const Library>& library, std::size_t from,
                                std::size_t to) {
  const MotionClass &a = library->classes[from], &b = library->classes[to];
  const std::string what = a.name + " to " + b.name;
  const Script script = {{a.name, 4, {{0, {a.mean().speed, 0}}}}, {b.name, 6, {{0, {b.mean().speed, 0}}}}};
  const Generated made = generate(library, script);
  EXPECT_EQ(made.samples.back().cls, static_cast<int>(to)) << what;
  EXPECT_FALSE(made.samples.back().transition) << what;
  expectSmooth(*library, made, what);
  expectNoSurge(made, what);
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
    const bool stepped = !own || (contact.ballPosition - own->ballPosition).norm() > 0.15;
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

}  // namespace footfall::locomotion
