// SPDX-License-Identifier: MIT
#include "warp/blend/blend_planting.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "figure/motion/pose.h"
#include "io/scene_file.h"

namespace footfall::warp {
namespace {

// The example walk as if it were a blend, which begins while a foot stands.
class BlendPlantingTest : public ::testing::Test {
 protected:
  void SetUp() override {
    walk = *readScene(FOOTFALL_SOURCE_DIR "/examples/walk.bvh").motion;
    contacts = detectContacts(walk);
    const auto stands = [&](const Contact& contact) {
      return contact.ball.start > walk.time(30) && contact.ball.end - contact.ball.start > 0.3;
    };
    const auto found = std::find_if(contacts.contacts.begin(), contacts.contacts.end(), stands);
    ASSERT_NE(found, contacts.contacts.end());
    plan.first = static_cast<std::size_t>(std::lround((found->ball.start + 0.05) / walk.frameTime));
    plan.last = plan.first + 30;
    contacts.contacts = {*found};
    ball = contacts.limbs.legs[static_cast<std::size_t>(found->leg)].ball;
  }
  Vec3 ballAt(const Motion& motion, std::size_t frame) const {
    Pose world;
    worldPose(motion, frame, world);
    return world.position[static_cast<std::size_t>(ball)];
  }
  // The walk, its hips carried aside by so many metres per frame from the fade's first frame on.
  Motion drifting(double by) const {
    Motion bare = walk;
    for (std::size_t f = plan.first; f < bare.frames(); ++f)
      bare.frame(f)[0] += by * static_cast<double>(f - plan.first);
    return bare;
  }

  Motion walk;
  ContactReport contacts;
  BlendPlan plan;
  int ball = -1;
};

// Eased in over a tenth of a second, the foot would have gone 1 mm with the hips before it stands again.
TEST_F(BlendPlantingTest, ALegThatStandsIsPlantedFromTheFirstFrame) {
  const Motion bare = drifting(0.0008);
  EXPECT_GT((ballAt(bare, plan.first + 6) - ballAt(walk, plan.first + 6)).norm(), 0.004);
  Motion planted = bare;
  const PlantedBlend outcome = plantBlend(planted, plan, contacts, 1e-4);
  for (std::size_t i = 0; i < (plan.first + 1) * walk.channels.size(); ++i)
    ASSERT_EQ(planted.samples[i], bare.samples[i]);
  for (std::size_t f = plan.first + 1; f <= plan.first + 8; ++f)
    EXPECT_LT((ballAt(planted, f) - ballAt(walk, f)).norm(), 3e-4) << "frame " << f;
  EXPECT_LT(outcome.slideAfter, 0.2 * outcome.slideBefore);
}

// A contact that is 2 cm off already at the first frame must not be jumped to.
TEST_F(BlendPlantingTest, ALegThatWouldTurnIsEasedIn) {
  contacts.contacts[0].heelPosition.x() += 0.02;
  contacts.contacts[0].ballPosition.x() += 0.02;
  Motion planted = walk;
  plantBlend(planted, plan, contacts, 1e-4);
  EXPECT_EQ(ballAt(planted, plan.first), ballAt(walk, plan.first));
  double step = 0;
  for (std::size_t f = plan.first; f < plan.first + 6; ++f)
    step = std::max(step, (ballAt(planted, f + 1) - ballAt(planted, f)).norm());
  EXPECT_LT(step, 0.0125) << "not all of it at once";
  const std::size_t after = plan.first + 8;
  EXPECT_NEAR(ballAt(planted, after).x() - ballAt(walk, after).x(), 0.02, 0.001);
}

}  // namespace
}  // namespace footfall::warp
