// SPDX-License-Identifier: MIT
// Feet through whole steps, from the first touch to the last, while speed, turn and class change: no further
// over the ground than in the clips.
#include <algorithm>

#include <gtest/gtest.h>

#include "core/locomotion/libraries.h"
#include "figure/quality/quality.h"
#include "locomotion/run/generate.h"
#include "recorded_clips.h"

namespace footfall::locomotion {
namespace {

constexpr double kMore = 0.001;  // metres more than in the clips

// The farthest a sole travels in a step (figure/quality/slip.h), metres; and how many steps were looked at.
struct Steps {
  double slip = 0;
  std::size_t count = 0;

  void add(const Motion& motion) {
    const QualityReport quality = measureQuality(motion);
    slip = std::max(slip, quality.slip.max);
    count += quality.contacts.contacts.size();
  }
};

Steps stepsOf(const std::shared_ptr<const Library>& library, const std::string& script, bool locked) {
  GenerateOptions options;
  options.footLock = locked;
  options.frameRate = 60;
  Steps steps;
  steps.add(generate(library, parseScript(script), options).motion);
  return steps;
}

double slipOfMadeClips() {
  Steps clips;
  for (const NamedMotion& clip : madeClips()) clips.add(clip.motion);
  return clips.slip;
}

TEST(Steps, FeetStayWhileSpeedAndTurnChange) {
  const char* const changes =
      "Walk {8, [0: (1.3, 0)], [1.5: (1.2, 20)], [3: (1.5, -15)], [4.5: (1.0, 10)], [6: (1.5, 20)]}";
  const Steps free = stepsOf(madeLibrary(), changes, false), locked = stepsOf(madeLibrary(), changes, true);
  EXPECT_GE(free.count, 12u);
  EXPECT_LT(free.slip, 0.02) << "by blending alone";
  EXPECT_GE(locked.count, 12u);
  EXPECT_LT(locked.slip, slipOfMadeClips() + kMore);
}

const char* const kClasses =
    "Walk {2, [0: (1.3, 0)]}, Run {3, [0: (3, 0)], [1.5: (3.2, 15)]}, Walk {3, [0: (1.2, -10)]}";

TEST(Steps, FeetStayWhileClassesChange) {
  const Steps free = stepsOf(madeLibrary(), kClasses, false), locked = stepsOf(madeLibrary(), kClasses, true);
  EXPECT_GE(free.count, 12u);
  EXPECT_LT(free.slip, 0.02) << "by blending alone";
  EXPECT_GE(locked.count, 12u);
}

// 10.8 mm in a step between a walk and a run of the made library.
TEST(KnownFaultSteps, PlantedFeetStayWhileClassesChange) {
  EXPECT_LT(stepsOf(madeLibrary(), kClasses, true).slip, slipOfMadeClips() + kMore);
}

// Fast runs on bends, to both sides and from one to the other.
const char* const kBends = "Run {10, [0: (3.6, -50)], [3: (3.8, -25)], [5: (2.4, 70)], [7.5: (3, 30)]}";

Steps runsOf(const BuiltLibrary& built) {
  Steps clips;
  for (const RecordedClip& r : built.recordings) {
    const bool runs = std::any_of(r.strides.begin(), r.strides.end(),
                                  [](const RecordedStride& s) { return s.chosen && s.className == "run"; });
    if (runs) clips.add(r.motion);
  }
  return clips;
}

TEST(Steps, FeetOfRunsStayOnBends) {
  FOOTFALL_NEED_CLIPS();
  const BuiltLibrary& built = recordedLibrary();
  const Steps locked = stepsOf(std::make_shared<const Library>(built.library), kBends, true);
  EXPECT_GE(locked.count, 20u);
  EXPECT_LT(locked.slip, runsOf(built).slip / 2) << "planted";
}

// By blending alone they stay, too; a foot goes 0.3 mm further than that.
TEST(KnownFaultSteps, FeetOfRunsStayOnBendsByBlendingAlone) {
  FOOTFALL_NEED_CLIPS();
  const BuiltLibrary& built = recordedLibrary();
  const Steps free = stepsOf(std::make_shared<const Library>(built.library), kBends, false);
  EXPECT_GE(free.count, 20u);
  EXPECT_LT(free.slip, runsOf(built).slip + kMore);
}

// How deep a part of a foot is below its ground at most, metres.
double depthOf(const std::shared_ptr<const Library>& library, const std::string& script) {
  const QualityReport quality = measureQuality(generate(library, parseScript(script)).motion);
  EXPECT_GE(quality.contacts.contacts.size(), 6u) << script;
  return quality.penetration.max;
}

TEST(Steps, FeetStayAboveTheGround) {
  EXPECT_LT(depthOf(madeLibrary(), "Walk {3, [0: (1.3, 0)], [1.5: (1.27, 20)]}, Run {3}"), 0.005);
}

// Heels of recorded feet dip as they strike, and where they roll they are not found to stand. Their ground is
// then known from the balls'.
TEST(Steps, RecordedFeetStayAboveTheGround) {
  FOOTFALL_NEED_CLIPS();
  const BuiltLibrary& built = recordedLibrary();
  const auto library = std::make_shared<const Library>(built.library);
  double clips = 0;
  for (const RecordedClip& r : built.recordings)
    clips = std::max(clips, measureQuality(r.motion).penetration.max);
  EXPECT_GT(clips, 0.02) << "or there would be nothing to lift";
  for (const char* const script :
       {"Walk {4, [0: (1.3, 0)], [2: (1.2, 40)]}, Run {3, [0: (3, 0)]}, Stop", "Walk {4, [0: (1.2, -40)]}",
        "Run {3, [0: (2.4, 60)]}, Walk {3}, Stop {4}"}) {
    EXPECT_LT(depthOf(library, script), 0.005) << script;
  }
}

// Walking fast, too; a foot goes 15 mm deep.
TEST(KnownFaultSteps, RecordedFeetStayAboveTheGroundWalkingFast) {
  FOOTFALL_NEED_CLIPS();
  const auto library = std::make_shared<const Library>(recordedLibrary().library);
  EXPECT_LT(depthOf(library, "Walk {4, [0: (1.72, -0.5)]}"), 0.005);
}

}  // namespace
}  // namespace footfall::locomotion
