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

// Feet and hands within 2 mm and keys on frames. The keys per stride and channel; below 0: no strides.
double keysPerStride(const Motion& motion, const std::string& what) {
  const MotionReduction few = reducedMotion(motion, 0.002);
  EXPECT_LE(few.feetAndHands, 0.002) << what;
  for (const NamedCurve& named : few.curves) {
    for (const Key& key : named.curve.keys()) {
      const double frame = (key.time - motion.startTime) / motion.frameTime;
      EXPECT_NEAR(frame, std::round(frame), 1e-6) << what << " " << named.name();
    }
  }
  const ContactReport found = detectContacts(motion);
  EXPECT_GE(found.contacts.size(), 3u) << what;
  if (found.contacts.size() < 3) return -1;
  double first = 1e9, last = 0, strides = 0;
  for (const Contact& contact : found.contacts) {
    if (contact.leg != found.contacts.front().leg) continue;
    first = std::min(first, contact.strike());
    if (contact.strike() > last) last = contact.strike(), strides += 1;
  }
  const double length = motion.time(motion.frames() - 1) - motion.startTime;
  const double inClip = (strides - 1) * length / (last - first);
  return static_cast<double>(few.keys) / inClip / static_cast<double>(motion.channels.size());
}

// A stride of a walk in at most so many keys per channel.
constexpr double kFewKeys = 8;

Motion recorded(const std::string& clip) {
  return *readScene(std::string(FOOTFALL_CMU_DIR) + "/" + clip + ".bvh").motion;
}

Motion exampleWalk() {
  return *readScene(std::string(FOOTFALL_SOURCE_DIR) + "/examples/walk.bvh").motion;
}

TEST(MotionReduction, ReducesTheExampleWalk) {
  EXPECT_GT(keysPerStride(exampleWalk(), "walk"), 0);
}

TEST(MotionReduction, ReducesRecordedWalks) {
  FOOTFALL_NEED_CLIPS("07_01");
  for (const char* clip : {"07_01", "16_15"}) EXPECT_GT(keysPerStride(recorded(clip), clip), 0) << clip;
}

// It takes 8.4, and 10.8 where the walk was made again.
TEST(KnownFaultMotionReduction, TheExampleWalkTakesFewKeys) {
  EXPECT_LE(keysPerStride(exampleWalk(), "walk"), kFewKeys);
}

// What recorded hands and feet do within 2 mm takes more keys: about 23 per stride and channel.
TEST(KnownFaultMotionReduction, RecordedWalksTakeFewKeys) {
  FOOTFALL_NEED_CLIPS("07_01");
  for (const char* clip : {"07_01", "16_15"})
    EXPECT_LE(keysPerStride(recorded(clip), clip), kFewKeys) << clip;
}

TEST(MotionReduction, RefusesNoBound) {
  EXPECT_THAT([] { reducedMotion(Motion(), 0); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("must be above 0, got 0")));
}

}  // namespace
}  // namespace footfall
