// SPDX-License-Identifier: MIT
// What the loop of an example has to be.
#pragma once

#include <algorithm>

#include <gtest/gtest.h>

#include "base/angles.h"
#include "figure/quality/quality.h"
#include "locomotion/build/arc_fit.h"
#include "locomotion/library/library.h"

namespace footfall::locomotion {

// Three rounds of a loop.
inline Motion roundsOf(const Library& library, const Clip& clip) {
  Motion motion;
  motion.skeleton = library.skeleton;
  motion.channels = library.channels;
  motion.frameTime = clip.poses.frameTime;
  const std::size_t count = 3 * clip.poses.frames();
  motion.samples.resize(count * motion.channels.size());
  Pose pose = restPose(library.skeleton);
  for (std::size_t i = 0; i < count; ++i) {
    const double time = static_cast<double>(i) * motion.frameTime, turn = clip.velocity.turn * time;
    library.space.decode(clip.poses.row(i % clip.poses.frames()),
                         {arcStep(clip.velocity.speed * time, turn), turn}, pose);
    setLocalPose(motion, i, pose, i > 0 ? i - 1 : 0);
  }
  return motion;
}

// Standing balls are on the ground; knees bend forward, by at least -2 degrees; joints jump no more than in
// the clips.
inline void expectGoodLoop(const Library& library, const Clip& clip) {
  const std::string what = clip.source + " at " + std::to_string(clip.start);
  const Motion motion = roundsOf(library, clip);
  const QualityReport quality = measureQuality(motion);
  EXPECT_LT(quality.jointJump.max, library.jumps.joint) << what;
  EXPECT_GE(quality.contacts.contacts.size(), 4u) << what;
  for (const Contact& contact : quality.contacts.contacts) {
    if (contact.ball.end - contact.ball.start > 0.1) {
      EXPECT_NEAR(contact.ballPosition.y(), 0, 0.012) << what;
    }
  }
  Pose pose;
  for (std::size_t i = 0; i < motion.frames(); ++i) {
    worldPose(motion, i, pose);
    for (const int side : {library.leftLeg, library.rightLeg}) {
      const Leg& leg = library.limbs.legs[static_cast<std::size_t>(side)];
      const Sole& sole = library.soles[static_cast<std::size_t>(side)];
      const Vec3 hip = pose.position[static_cast<std::size_t>(leg.hip())],
                 knee = pose.position[static_cast<std::size_t>(leg.joints[1])],
                 ankle = pose.position[static_cast<std::size_t>(leg.ankle())];
      const Vec3 forward = (sole.ball.in(pose)-sole.heel.in(pose)).normalized();
      const Vec3 thigh = (knee - hip).normalized(), shin = (ankle - knee).normalized();
      // Of the knee before the straight leg, half the angle between thigh and shin.
      ASSERT_GT((thigh - shin).dot(forward) / 2, -std::sin(2 * kDegree)) << what << ", frame " << i;
    }
  }
}

}  // namespace footfall::locomotion
