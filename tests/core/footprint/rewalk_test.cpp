// SPDX-License-Identifier: MIT
#include "footprint/rewalk.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/error.h"
#include "figure/pose.h"
#include "tracks.h"

namespace footfall {
namespace {

// Metres between any joint of two motions in frames first to before last.
double apart(const Motion& a, const Motion& b, std::size_t first, std::size_t last) {
  double most = 0;
  Pose x, y;
  for (std::size_t i = first; i < last; ++i) {
    worldPose(a, i, x);
    worldPose(b, i, y);
    for (std::size_t j = 0; j < x.position.size(); ++j)
      most = std::max(most, (x.position[j] - y.position[j]).norm());
  }
  return most;
}

struct Moved {
  const Character human = characterPreset("human");
  const TerrainPtr ground = flatTerrain();
  Track track = exampleWalk(40);
  Walk before = walkTrack(human, track, ground);

  Moved() {
    track.prints[20].position += Vec3(0.05, 0, 0.06);
    track.prints[20].yaw += 0.2;
  }
};

TEST(Rewalk, PosesOnlyWhatChanges) {
  const Moved m;
  Walk walk = m.before;
  const FrameSpan range = rewalkTrack(walk, m.human, m.track, m.ground);
  const std::size_t frames = m.before.performance.frames(), channels = walk.performed.motion.channels.size();
  ASSERT_EQ(walk.performance.frames(), frames);
  EXPECT_GT(range.first, 0u);
  EXPECT_LT(range.count(), frames / 2);
  EXPECT_GT(range.count(), 100u);
  std::size_t kept = 0, changed = 0;
  for (std::size_t i = 0; i < frames; ++i) {
    const double *a = walk.performed.motion.frame(i), *b = m.before.performed.motion.frame(i);
    const bool same = std::equal(a, a + channels, b);
    if (i < range.first || i >= range.last) {
      EXPECT_TRUE(same) << "frame " << i;
      ++kept;
    } else if (!same) {
      ++changed;
    }
  }
  EXPECT_GT(kept, frames / 2);
  EXPECT_GT(changed, 100u);
}

TEST(Rewalk, IsWhatAWholeWalkWouldBe) {
  const Moved m;
  Walk walk = m.before;
  const FrameSpan range = rewalkTrack(walk, m.human, m.track, m.ground);
  const Walk whole = walkTrack(m.human, m.track, m.ground);
  EXPECT_LT(apart(walk.performed.motion, whole.performed.motion, 0, whole.performance.frames()), 0.006);
  // It was moved by more than that.
  EXPECT_GT(apart(walk.performed.motion, m.before.performed.motion, range.first, range.last), 0.05);
  EXPECT_LT(walk.solution.cost.sum(), 1.002 * whole.solution.cost.sum());
  // The seams are smooth: no channel changes its speed there by more than the former walk did.
  const Motion &now = walk.performed.motion, &then = m.before.performed.motion;
  for (const std::size_t i : {range.first, range.last}) {
    for (std::size_t c = 0; c < now.channels.size(); ++c) {
      const double a = now.frame(i)[c] - now.frame(i - 1)[c], b = then.frame(i)[c] - then.frame(i - 1)[c];
      EXPECT_NEAR(a, b, 1e-6);
    }
  }
  ASSERT_EQ(walk.samples.size(), whole.samples.size());
  for (std::size_t i = 0; i < walk.samples.size(); ++i) {
    EXPECT_NEAR((walk.samples[i].com.position - whole.samples[i].com.position).norm(), 0, 0.006);
    EXPECT_EQ(walk.samples[i].standing, whole.samples[i].standing);
  }
}

// Dragged about and put back, the walk is the one it was.
TEST(Rewalk, ComesBack) {
  const Moved m;
  Walk walk = m.before;
  Track back = m.track;
  for (int i = 0; i < 5; ++i) {
    back.prints[20].position += Vec3(0.02, 0, -0.01);
    rewalkTrack(walk, m.human, back, m.ground);
  }
  rewalkTrack(walk, m.human, m.before.track, m.ground);
  EXPECT_LT(apart(walk.performed.motion, m.before.performed.motion, 0, walk.performance.frames()), 0.006);
}

TEST(Rewalk, NothingChangedCostsNothing) {
  Moved m;
  const FrameSpan range = rewalkTrack(m.before, m.human, exampleWalk(40), m.ground);
  EXPECT_EQ(range.count(), 0u);
}

// Times shift everything after them: the whole is walked anew, bit for bit.
TEST(Rewalk, OtherChangesWalkTheWhole) {
  Moved m;
  Track longer = m.track;
  longer.prints[10].step = 0.55;
  Walk walk = m.before;
  const FrameSpan range = rewalkTrack(walk, m.human, longer, m.ground);
  const Walk whole = walkTrack(m.human, longer, m.ground);
  EXPECT_EQ(range.count(), whole.performance.frames());
  EXPECT_EQ(walk.performed.motion.samples, whole.performed.motion.samples);
  Track bad = m.track;
  bad.prints[10].stance = 5;
  EXPECT_THROW(rewalkTrack(walk, m.human, bad, m.ground), Error);
  EXPECT_EQ(walk.performed.motion.samples, whole.performed.motion.samples);  // as it was
}

// The ends of a walk that runs on follow their prints.
TEST(Rewalk, AtTheEndsOfTheTrack) {
  Moved m;
  Track track = exampleWalk(40);
  track.prints[1].position.z() += 0.05;
  Walk walk = m.before;
  const FrameSpan range = rewalkTrack(walk, m.human, track, m.ground);
  EXPECT_EQ(range.first, 0u);
  EXPECT_LT(range.last, walk.performance.frames());
  const Walk whole = walkTrack(m.human, track, m.ground);
  EXPECT_LT(apart(walk.performed.motion, whole.performed.motion, 0, whole.performance.frames()), 0.012);
}

}  // namespace
}  // namespace footfall
