// SPDX-License-Identifier: MIT
#include "figure/quality/travel_summary.h"

#include <gtest/gtest.h>

#include "figure/perform/procedural_gait.h"

namespace footfall {
namespace {

TEST(TravelSummary, IsWhatTheGaitWasMadeWith) {
  int clips = 0;
  for (const char* name : {"human", "dog"}) {
    for (const double radius : {0.0, 4.0}) {
      const Character character = characterPreset(name);
      ProceduralGaitOptions options;
      options.radius = radius;
      options.strides = 5;
      const bool dog = character.legs.size() == 4;
      const ProceduralClip clip =
          proceduralGait(character, dog ? ProceduralGait::Trot : ProceduralGait::Walk, options);
      const Motion& motion = clip.performed.motion;
      const TravelSummary travel = summarizeTravel(motion, detectContacts(motion));
      EXPECT_NEAR(travel.speed, clip.speed, 0.04 * clip.speed) << name << radius;
      EXPECT_NEAR(travel.strideTime, clip.stridePeriod, 0.03 * clip.stridePeriod) << name << radius;
      EXPECT_GE(travel.strides, 4u);
      const double seconds = motion.frameTime * static_cast<double>(motion.frames() - 1);
      EXPECT_NEAR(travel.turn, radius > 0 ? clip.speed * seconds / radius : 0, 0.25) << name << radius;
      ++clips;
    }
  }
  EXPECT_EQ(clips, 4);
}

TEST(TravelSummary, OfNothingIsNothing) {
  EXPECT_EQ(summarizeTravel(Motion(), ContactReport()).strides, 0u);
  EXPECT_EQ(summarizeTravel(Motion(), ContactReport()).speed, 0);
}

}  // namespace
}  // namespace footfall
