// SPDX-License-Identifier: MIT
#include "scene/motion_reduction.h"

#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "figure/contact/contact_detection.h"
#include "io/scene_file.h"
#include "recorded_clips.h"

namespace footfall {
namespace {

// A stride of a walk in at most eight keys per channel, feet and hands within 2 mm, keys on frames and at the
// strikes.
void expectFewKeys(const Motion& motion, const std::string& what) {
  const MotionReduction few = reducedMotion(motion, 0.002);
  EXPECT_LE(few.feetAndHands, 0.002) << what;
  const ContactReport found = detectContacts(motion);
  ASSERT_GE(found.contacts.size(), 3u) << what;
  double first = 1e9, last = 0, strides = 0;
  for (const Contact& contact : found.contacts) {
    if (contact.leg != found.contacts.front().leg) continue;
    first = std::min(first, contact.strike());
    if (contact.strike() > last) last = contact.strike(), strides += 1;
  }
  const double length = motion.time(motion.frames() - 1) - motion.startTime;
  const double inClip = (strides - 1) * length / (last - first);
  EXPECT_LE(static_cast<double>(few.keys), 8 * inClip * static_cast<double>(motion.channels.size()))
      << what << ": " << static_cast<double>(few.keys) / inClip / static_cast<double>(motion.channels.size())
      << " per stride and channel";
  for (const NamedCurve& named : few.curves) {
    for (const Key& key : named.curve.keys()) {
      const double frame = (key.time - motion.startTime) / motion.frameTime;
      EXPECT_NEAR(frame, std::round(frame), 1e-6) << what << " " << named.name();
    }
  }
}

TEST(MotionReduction, ReducesTheExampleWalk) {
  expectFewKeys(*readScene(std::string(FOOTFALL_SOURCE_DIR) + "/examples/walk.bvh").motion, "walk");
}

TEST(MotionReduction, ReducesRecordedWalks) {
  FOOTFALL_NEED_CLIPS("07_01");
  for (const char* clip : {"07_01", "16_15"})
    expectFewKeys(*readScene(std::string(FOOTFALL_CMU_DIR) + "/" + clip + ".bvh").motion, clip);
}

TEST(MotionReduction, RefusesNoBound) {
  EXPECT_THAT([] { reducedMotion(Motion(), 0); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("must be above 0, got 0")));
}

}  // namespace
}  // namespace footfall
