// SPDX-License-Identifier: MIT
// Solved walks shown at any time, and as lines.
#include "footprint/walk/walk_player.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "core/footprint/tracks.h"
#include "figure/motion/pose.h"
#include "footprint/walk/walk_lines.h"

namespace footfall::footprint {
namespace {

WalkPlayer player(const Track& track, double rate = 30, const char* who = "human") {
  WalkOptions options;
  options.frameRate = rate;
  return WalkPlayer(std::make_shared<const EditableWalk>(characterPreset(who), track, nullptr, options));
}

TEST(WalkPlayer, FramesAreThoseOfTheWalk) {
  const WalkPlayer shown = player(exampleWalk(6));
  WalkOptions options;
  options.frameRate = 30;
  const Walk walk = walkTrack(shown.character(), exampleWalk(6), nullptr, options);
  const Motion& motion = walk.performed.motion;
  const CharacterLeg& left = shown.character().legs[0];
  const Limbs& limbs = shown.character().limbs;
  Pose pose;
  std::size_t checked = 0, standing = 0;
  for (std::size_t i = 0; i < motion.frames(); ++i, ++checked) {
    const WalkPose at = shown.at(motion.time(i) + 1e-9);
    worldPose(motion, i, pose);
    // Posed a second at a time: within a hundredth of a millimetre of the whole posed at once.
    for (std::size_t c = 0; c < motion.channels.size(); ++c)
      EXPECT_NEAR(at.channels[c], motion.frame(i)[c], 1e-5) << i;
    EXPECT_LT((at.body.position - pose.position[static_cast<std::size_t>(limbs.pelvis)]).norm(), 1e-5);
    EXPECT_EQ(at.feet[1].frame.position, walk.performance.feet[1][i].frame.position);
    EXPECT_EQ(at.imbalance, walk.samples[i].imbalance);
    EXPECT_LT((at.com.position - walk.samples[i].com.position).norm(), 1e-6);
    EXPECT_EQ(std::vector<char>(at.standing), walk.samples[i].standing) << i;
    standing += static_cast<std::size_t>(at.standing[0] + at.standing[1]);
    // The body stands and faces where it goes, its left at +X; the hip hangs on it but for the hips' twist.
    EXPECT_GT((at.body.rotation * Vec3::UnitY()).y(), 0.95);
    EXPECT_GT((at.body.rotation * Vec3::UnitZ()).z(), 0.95);
    EXPECT_LT((at.body * left.hip - pose.position[static_cast<std::size_t>(limbs.legs[0].hip())]).norm(),
              1e-5);
    // The pole is in the plane of the leg, ahead of the knee.
    const Vec3 hip = pose.position[static_cast<std::size_t>(limbs.legs[0].joints[0])],
               knee = pose.position[static_cast<std::size_t>(limbs.legs[0].joints[1])],
               ankle = pose.position[static_cast<std::size_t>(limbs.legs[0].ankle())];
    const Vec3 plane = (knee - hip).cross(ankle - hip);
    if (plane.norm() > 0.02) {
      EXPECT_LT(std::abs(plane.normalized().dot(at.poles[0] - knee)), 0.1 * left.length());
    }
    EXPECT_GT((at.body.rotation.conjugate() * (at.poles[0] - knee)).z(), 0.2 * left.length());
  }
  EXPECT_EQ(checked, walk.performance.frames());
  EXPECT_GT(standing, checked);
}

TEST(WalkPlayer, BetweenFramesIsBetween) {
  const WalkPlayer shown = player(exampleWalk(6));
  const double frame = shown.source()->frameTime();
  int checked = 0;
  for (double i = 3; i < 20; ++i, ++checked) {
    const WalkPose a = shown.at(i * frame), b = shown.at((i + 1) * frame), m = shown.at((i + 0.5) * frame);
    EXPECT_LT((m.body.position - (a.body.position + b.body.position) / 2).norm(), 1e-9);
    EXPECT_LT((m.feet[0].frame.position - (a.feet[0].frame.position + b.feet[0].frame.position) / 2).norm(),
              1e-9);
    EXPECT_NEAR(m.phase, (a.phase + b.phase) / 2, 1e-9);
    EXPECT_NEAR(m.channels[3], (a.channels[3] + b.channels[3]) / 2, 1e-9);
    EXPECT_NEAR(a.body.rotation.angularDistance(m.body.rotation) * 2,
                a.body.rotation.angularDistance(b.body.rotation), 1e-6);
  }
  EXPECT_EQ(checked, 17);
}

TEST(WalkPlayer, HoldsOutsideAndCountsSteps) {
  Track track = exampleWalk(6);
  track.standingStart = track.standingEnd = true;
  const WalkPlayer shown = player(track);
  const double end = shown.walk().timing.duration;
  EXPECT_EQ(shown.at(-3).body.position, shown.at(0).body.position);
  EXPECT_EQ(shown.at(end + 50).channels, shown.at(end).channels);
  EXPECT_EQ(shown.at(-1).step, 0);
  EXPECT_NEAR(shown.at(1.0).step, 2, 1e-9);  // steps of 0.5 s
  EXPECT_NEAR(shown.at(1.125).step, 2.25, 1e-9);
  EXPECT_NEAR(shown.at(end + 1).step, 6, 1e-9);
}

// A stride of a loop that turns: each turn is the one before, turned and moved.
TEST(WalkPlayer, ALoopGoesOnForEver) {
  Track track = straightTrack(4, 0.6, 0.08, 0.65, 0.5);
  track.loop = TrackLoop{0.4, Vec3(0.3, 0, 2.4)};
  const WalkPlayer shown = player(track, 24);
  const double turn = shown.walk().timing.duration;
  const Quat by = track.loop->rotation();
  const int root = shown.character().limbs.root;
  const auto figure = shown.at(0).figure;
  const Motion& motion = figure->motion();
  int checked = 0;
  for (double t = -2.3 * turn; t < 3 * turn; t += 0.13, ++checked) {
    const WalkPose a = shown.at(t), b = shown.at(t + turn);
    EXPECT_LT((b.body.position - (by * a.body.position + track.loop->offset)).norm(), 1e-9) << t;
    EXPECT_LT(b.body.rotation.angularDistance(by * a.body.rotation), 1e-6);
    EXPECT_LT((b.feet[1].frame.position - (by * a.feet[1].frame.position + track.loop->offset)).norm(), 1e-9);
    EXPECT_LT((b.com.velocity - by * a.com.velocity).norm(), 1e-9);
    EXPECT_NEAR(b.step, a.step + 4, 1e-9);
    EXPECT_NEAR(b.phase, a.phase + 2, 1e-9);
    EXPECT_EQ(a.standing, b.standing);
    // The joints alone give the same place.
    Vec3 place = Vec3::Zero();
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      if (motion.channels[c].joint == root && isTranslation(motion.channels[c].kind))
        place[axisOf(motion.channels[c].kind)] = b.channels[c];
    }
    EXPECT_LT((place - b.body.position).norm(), 1e-9);
    EXPECT_LT((shown.at(t + 0.001).body.position - a.body.position).norm(), 0.005) << t;
  }
  EXPECT_GT(checked, 60);
}

// The end of one turn of a loop is the start of the next: every joint is in the same position on either side
// of the seam, and its speed changes there by no more than at the same moment of the stride before, where
// there is no seam.
TEST(WalkPlayer, ALoopClosesAtItsSeam) {
  for (const double yaw : {0.0, 0.4}) {
    Track track = straightTrack(4, 0.6, 0.08, 0.65, 0.5);
    track.loop = TrackLoop{yaw, Vec3(0.75 * yaw, 0, 2.4)};
    const WalkPlayer shown = player(track, 48);
    const double seam = shown.walk().timing.duration, frame = shown.source()->frameTime();
    const auto positions = [&](double time) {
      const WalkPose at = shown.at(time);
      Motion one = at.figure->motion();
      one.samples = at.channels;
      Pose pose;
      worldPose(one, 0, pose);
      return pose.position;
    };
    constexpr double kMoment = 1e-6;  // seconds
    const auto before = positions(seam - kMoment), after = positions(seam + kMoment);
    const auto earlier = positions(seam - kMoment - frame), later = positions(seam + kMoment + frame);
    const auto middle = positions(0.5 * seam), middleEarlier = positions(0.5 * seam - frame),
               middleLater = positions(0.5 * seam + frame);
    double gap = 0, jump = 0, fastest = 0;
    for (std::size_t j = 0; j < before.size(); ++j) {
      const Vec3 arriving = (before[j] - earlier[j]) / frame, leaving = (later[j] - after[j]) / frame;
      const Vec3 usual = (middleLater[j] - 2 * middle[j] + middleEarlier[j]) / frame;
      gap = std::max(gap, (after[j] - before[j]).norm());
      jump = std::max(jump, (leaving - arriving - usual).norm());
      fastest = std::max(fastest, arriving.norm());
    }
    EXPECT_LT(gap, 0.0005) << "metres";
    if (yaw == 0) {
      EXPECT_LT(jump, 0.02 * fastest) << "metres per second";
    }
  }
}

TEST(WalkLines, ColouredByWhoStands) {
  const WalkPlayer run = player(exampleRun(6), 60);
  const WalkLines lines = walkLines(run.walk());
  std::vector<int> seen(4);
  for (std::size_t i = 0; i < lines.path.size(); ++i) {
    ++seen[static_cast<std::size_t>(lines.path[i].phase)];
    if (i > 0) {
      EXPECT_EQ(lines.path[i].points.front(), lines.path[i - 1].points.back());
      EXPECT_NE(lines.path[i].phase, lines.path[i - 1].phase);
    }
  }
  EXPECT_GE(seen[0], 3);  // right
  EXPECT_GE(seen[1], 3);  // left
  EXPECT_EQ(seen[2], 0);  // never both
  EXPECT_GE(seen[3], 5);  // flights
  EXPECT_EQ(lines.tangents.size(), run.walk().solution.path.knots.size());
  const auto& [from, to] = lines.tangents[2];
  EXPECT_LT(((to - from) / 0.2 - run.walk().solution.path.knots[2].velocity).norm(), 1e-9);
  for (const Segment& one : lines.imbalance) EXPECT_GT(one.second.y(), one.first.y());
}

}  // namespace
}  // namespace footfall::footprint
