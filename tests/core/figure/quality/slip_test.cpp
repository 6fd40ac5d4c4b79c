// SPDX-License-Identifier: MIT
#include "figure/quality/slip.h"
#include "base/angles.h"

#include <cmath>

#include "core/figure/quality/quality_fixtures.h"
#include "figure/perform/procedural_gait.h"
#include "figure/quality/quality.h"

namespace footfall {
namespace {

// The right foot steps, stands, slips within its stance and leaves.
Motion slippingStep(const Vec3& slip, double slipSeconds, double standsAfter) {
  FootTrack foot;
  foot.hold(0.5);
  for (const double up : {0.12, -0.12}) foot.moveBy({0, up, 0.35}, 0.15);
  foot.hold(0.3);
  foot.moveBy(slip, slipSeconds);
  foot.hold(standsAfter);
  for (const double up : {0.12, -0.12}) foot.moveBy({0, up, 0.35}, 0.15);
  foot.hold(0.5);
  return standingFigure(foot);
}

// A walk in which the whole figure is carried along from a time on, eased over some seconds.
Motion carriedWalk(double time, double seconds, const Vec3& way) {
  ProceduralGaitOptions options;
  options.frameRate = 120;
  Motion motion = proceduralGait(characterPreset("human"), ProceduralGait::Walk, options).performed.motion;
  const int root = findLimbs(motion.skeleton).root;
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    const double s = std::clamp((motion.time(f) - time) / seconds, 0.0, 1.0);
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      const int axis = static_cast<int>(motion.channels[c].kind);
      if (motion.channels[c].joint == root && axis < 3) motion.frame(f)[c] += s * s * (3 - 2 * s) * way[axis];
    }
  }
  return motion;
}

TEST(Slip, OfAFootThatStandsSlipsAndStandsAgainIsItsWay) {
  // Slow enough to be one contact, fast enough to be two, and into the next swing without another stand.
  int split = 0;
  for (const double seconds : {0.3, 0.15, 0.08}) {
    for (const double after : {0.2, 0.0}) {
      if (seconds < 0.1 && after == 0) continue;  // a swing that begins low
      const QualityReport report = measureQuality(slippingStep({0.02, 0, -0.07}, seconds, after));
      const double way = std::hypot(0.02, 0.07);
      EXPECT_NEAR(report.slip.max, way, after > 0 ? 0.001 : 0.01) << seconds << ' ' << after;
      EXPECT_EQ(report.slip.item, 1);
      EXPECT_NEAR(report.slip.mean * 4, report.slip.max, 0.004);  // the left foot and the steps beside do not
      split += report.skate.max < 0.5 * way ? 1 : 0;
    }
  }
  EXPECT_GE(split, 2);  // what skate does not see
}

TEST(Slip, BetweenTheStandsOfHeelAndBallIsSeen) {
  // While only the heel stands, while the whole foot does, and while only the ball does.
  const ProceduralClip clip = proceduralGait(characterPreset("human"), ProceduralGait::Walk);
  ASSERT_GT(clip.contacts.size(), 4u);
  const Contact& contact = clip.contacts[3];
  ASSERT_GT(contact.flat(), contact.strike());
  ASSERT_GT(contact.toeOff(), contact.heelOff());
  int checked = 0;
  for (const double time : {contact.strike(), contact.flat(), 0.5 * (contact.flat() + contact.heelOff()),
                            contact.heelOff() + 0.02}) {
    const Vec3 way(0.02, 0, -0.04);
    const QualityReport report = measureQuality(carriedWalk(time, 0.08, way));
    EXPECT_NEAR(report.slip.max, way.norm(), 0.006) << time;
    ++checked;
  }
  EXPECT_EQ(checked, 4);
}

TEST(Slip, OfGaitsThatRollHeelToToeIsNone) {
  int steps = 0;
  for (const char* name : {"human", "bird", "dinosaur", "dog", "marten"}) {
    const Character character = characterPreset(name);
    for (const ProceduralGait gait : {ProceduralGait::Walk, ProceduralGait::Run, ProceduralGait::Trot}) {
      if ((character.legs.size() == 2) == (gait == ProceduralGait::Trot)) continue;
      if (character.legs.size() > 2 && gait == ProceduralGait::Run) continue;
      for (const double rate : {30.0, 60.0, 120.0}) {
        ProceduralGaitOptions options;
        options.frameRate = rate;
        const Motion motion = proceduralGait(character, gait, options).performed.motion;
        const ContactReport contacts = detectContacts(motion);
        for (const StepSlip& step : stepSlips(motion, trackSoles(motion, contacts.soles), contacts)) {
          EXPECT_LT(step.distance, 0.001)
              << name << ' ' << static_cast<int>(gait) << ' ' << rate << ' ' << step.time.start;
          ++steps;
        }
      }
    }
  }
  EXPECT_GT(steps, 150);
}

TEST(Slip, OfAFootThatTurnsOnItsBallIsNone) {
  // The hips turn about the ball of the standing right foot.
  FootTrack foot;
  foot.hold(1);
  Motion motion = standingFigure(foot);
  const ContactReport contacts = detectContacts(motion);
  const Vec3 ball = trackSoles(motion, contacts.soles).at(0, 1, SolePart::Ball);
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    const double s = std::clamp((motion.time(f) - 0.3) / 0.4, 0.0, 1.0);
    const double yaw = 40 * kDegree * s * s * (3 - 2 * s);
    const Vec3 at = ball + Eigen::AngleAxisd(yaw, Vec3::UnitY()) * (Vec3(0, 0.95, 0) - ball);
    for (int axis = 0; axis < 3; ++axis) motion.frame(f)[axis] = at[axis];
    motion.frame(f)[3] = yaw;
  }
  ContactReport right = contacts;
  right.contacts.erase(std::remove_if(right.contacts.begin(), right.contacts.end(),
                                      [](const Contact& contact) { return contact.leg != 1; }),
                       right.contacts.end());
  const std::vector<StepSlip> slips = stepSlips(motion, trackSoles(motion, contacts.soles), right);
  ASSERT_EQ(slips.size(), 1u);
  EXPECT_LT(slips.front().distance, 0.0005);
}

}  // namespace
}  // namespace footfall
