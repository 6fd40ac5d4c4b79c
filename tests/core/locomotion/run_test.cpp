// SPDX-License-Identifier: MIT
// Libraries built of made-up walks and runs, whose speed and turn are known, and run.
#include <cmath>
#include <random>

#include <gmock/gmock.h>

#include "base/error.h"
#include "core/locomotion/libraries.h"
#include "io/locomotion_library.h"
#include "locomotion/generate.h"

namespace footfall {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

TEST(BuildLibrary, MakesClassesOfWhatTheClipsAre) {
  const BuiltLibrary built = buildLibrary(madeClips());
  const Library& library = built.library;
  const int walk = library.find("walk"), run = library.find("Run");
  ASSERT_GE(walk, 0);
  ASSERT_GE(run, 0);
  EXPECT_GE(library.classes[static_cast<std::size_t>(walk)].examples.size(), 4u);
  EXPECT_GE(library.classes[static_cast<std::size_t>(run)].examples.size(), 3u);
  EXPECT_EQ(library.classes[static_cast<std::size_t>(run)].pattern, StepPattern::Run);
  // Speed and turn are those the clips were made with.
  int checked = 0;
  for (const MotionClass& cls : library.classes) {
    for (const Clip& clip : cls.examples) {
      for (const MadeClip& made : madeGaits()) {
        if (made.name != clip.source) continue;
        // In a bend the pelvis leans inwards and so goes a little less far than the feet.
        EXPECT_NEAR(clip.velocity.speed, made.speed, (made.radius == 0 ? 0.01 : 0.04) * made.speed)
            << made.name;
        EXPECT_NEAR(clip.velocity.turn, made.radius == 0 ? 0 : made.speed / made.radius, 3 * kDegree)
            << made.name;
        ++checked;
      }
    }
  }
  EXPECT_GE(checked, 7);
}

TEST(BuildLibrary, SaysWhyClipsAreLeftOut) {
  std::vector<NamedMotion> clips = madeClips();
  NamedMotion tiny = clips[0], slow = clips[1], other = clips[2];
  tiny.name = "tiny";
  tiny.motion.samples.resize(10 * tiny.motion.channels.size());
  slow.name = "slow";
  slow.motion.frameTime *= 2;
  other.name = "other";
  other.motion.skeleton.joints[3].translation *= 1.2;
  clips.push_back(tiny);
  clips.push_back(slow);
  clips.push_back(other);
  const BuiltLibrary built = buildLibrary(clips);
  int found = 0;
  for (const Recording& r : built.recordings) {
    const std::string reason = r.name == "tiny"    ? "shorter than 0.5 s"
                               : r.name == "slow"  ? "30 frames a second, not 60"
                               : r.name == "other" ? "another figure"
                                                   : "";
    EXPECT_THAT(r.rejected, HasSubstr(reason));
    found += !reason.empty();
  }
  EXPECT_EQ(found, 3);
  EXPECT_THAT([&] { buildLibrary({tiny}); }, ThrowsMessage<Error>(HasSubstr("shorter than")));
  BuildOptions options;
  options.labels.push_back({"nobody", true, {}, {}, {}});
  EXPECT_THAT([&] { buildLibrary(clips, options); }, ThrowsMessage<Error>(HasSubstr("nobody")));
}

TEST(BuildLibrary, TakesClassesFromNamesAndLabels) {
  BuildOptions options;
  options.classNames = {{"run*", "jog"}};
  ClipLabels labels;
  labels.clip = madeGaits()[0].name;
  labels.className = "stroll";
  options.labels = {labels};
  const Library library = buildLibrary(madeClips(), options).library;
  EXPECT_GE(library.find("jog"), 0);
  EXPECT_GE(library.find("stroll"), 0);
  EXPECT_EQ(library.find("run"), -1);
}

TEST(Locomotor, RunsForEverSmoothlyAndExactlyInStep) {
  const auto library = madeLibrary();
  for (const char* name : {"walk", "run"}) {
    const int cls = library->find(name);
    const std::vector<SteeringError> errors = steeringErrors(library, cls, 5);
    ASSERT_GE(errors.size(), 5u);
    for (const SteeringError& e : errors) {
      EXPECT_NEAR(e.achieved.speed, e.asked.speed, 0.03 * e.asked.speed)
          << name << " at " << inDegrees(e.asked).transpose();
      EXPECT_NEAR(e.achieved.turn / kDegree, e.asked.turn / kDegree, 3)
          << name << " at " << inDegrees(e.asked).transpose();
    }
  }
}

// E10: places jump when weights do, increments do not. Two straight clips, weights from one to the other at
// half time.
TEST(Locomotor, IncrementalBlendingDoesNotJumpWhereAbsoluteDoes) {
  const auto library = madeLibrary();
  const int cls = library->find("walk");
  double worst[2] = {0, 0};
  for (const RootBlend blend : {RootBlend::Incremental, RootBlend::Absolute}) {
    RunOptions options;
    options.rootBlend = blend;
    options.ease = 0;
    options.anchorFeet = false;
    Locomotor figure(library, options, cls, {1.0, 0});
    const double dt = library->frameTime;
    for (int i = 0; i < 240; ++i) {
      if (i == 120) figure.steer({1.6, 0});
      const Vec2 before = figure.base().position;
      figure.step(dt);
      double& most = worst[blend == RootBlend::Absolute];
      most = std::max(most, (figure.base().position - before).norm() / dt);
    }
  }
  EXPECT_LT(worst[0], 2.2) << "m/s: no faster than the fastest clip";
  EXPECT_GT(worst[1], 10) << "m/s: the place jumps";
}

TEST(Locomotor, CopiesAreCheckpoints) {
  const auto library = madeLibrary();
  Locomotor figure(library, {}, library->find("walk"), {1.2, 0.2});
  for (int i = 0; i < 50; ++i) figure.step(library->frameTime);
  figure.steer(library->find("run"), {3, 0});
  for (int i = 0; i < 20; ++i) figure.step(library->frameTime);
  Locomotor copy = figure;
  for (int i = 0; i < 200; ++i) {
    figure.step(library->frameTime);
    copy.step(library->frameTime);
  }
  EXPECT_EQ(figure.base().position, copy.base().position);
  for (std::size_t j = 0; j < figure.pose().size(); ++j)
    ASSERT_EQ(figure.pose().rotation[j].coeffs(), copy.pose().rotation[j].coeffs());
}

TEST(Locomotor, PrintedChoicesRunToo) {
  const auto library = madeLibrary();
  RunOptions options;
  options.orientations = OrientationMean::Running;
  options.rootStep = RootStep::SourceFrame;
  options.gammaGuard = options.calibrate = options.gate = options.anchorFeet = false;
  options.ease = 0;
  options.outside = OutsideHull::Extrapolate;
  Locomotor printed(library, options, library->find("walk"), {1.3, 0});
  Locomotor corrected(library, {}, library->find("walk"), {1.3, 0});
  const Vec2 before = printed.base().position;
  double apart = 0;  // radians: of the two ways to a mean
  for (int i = 0; i < 300; ++i) {
    printed.step(library->frameTime);
    corrected.step(library->frameTime);
    for (std::size_t j = 0; j < printed.pose().size(); ++j)
      ASSERT_NEAR(printed.pose().rotation[j].norm(), 1, 1e-9);
    if (i == 0) apart = printed.pose().rotation[2].angularDistance(corrected.pose().rotation[2]);
  }
  EXPECT_NEAR((printed.base().position - before).norm(), 1.3 * 300 * library->frameTime, 1e-6)
      << "by source frames the speed is the weights' own, exactly";
  EXPECT_LT(apart, 1 * kDegree) << "both means are of the same turns";
}

TEST(Locomotor, RefusesNonsense) {
  const auto library = madeLibrary();
  Locomotor figure(library, {}, 0);
  EXPECT_THROW(figure.steer(99, {}), Error);
  EXPECT_THROW(figure.steer(0, {std::nan(""), 0}), Error);
  EXPECT_THROW(figure.step(0), Error);
  EXPECT_THROW(Locomotor(library, {}, -1), Error);
}

// E12: 100 000 frames of random wishes.
TEST(Locomotor, SoakOfRandomWishes) {
  const auto library = madeLibrary();
  std::mt19937 random(7);
  std::uniform_real_distribution<double> unit(0, 1);
  Locomotor figure(library, {}, 0, {1.2, 0});
  const double dt = library->frameTime;
  Vec2 last = figure.base().position;
  double lastPhase = figure.phase(), fastest = 0;
  int transitions = 0, frames = 0;
  std::vector<int> visits(library->classes.size());
  bool was = false;
  for (; frames < 100000; ++frames) {
    if (frames % 90 == 0) {
      const int cls = static_cast<int>(unit(random) * static_cast<double>(library->classes.size()));
      figure.steer(cls, {5 * unit(random), (2 * unit(random) - 1) * 2});
    }
    figure.step(dt);
    ASSERT_TRUE(figure.base().position.allFinite() && std::isfinite(figure.base().yaw)) << frames;
    for (const Quat& q : figure.pose().rotation) ASSERT_NEAR(q.norm(), 1, 1e-9) << frames;
    fastest = std::max(fastest, (figure.base().position - last).norm() / dt);
    const double gone = figure.phase() - lastPhase;
    if (!was && !figure.inTransition()) {
      ASSERT_TRUE(gone > 0 || gone < -0.5) << "the clock runs on, frame " << frames;
    }
    transitions += figure.inTransition() && !was;
    was = figure.inTransition();
    ++visits[static_cast<std::size_t>(figure.currentClass())];
    last = figure.base().position;
    lastPhase = figure.phase();
    const double height = figure.pose().position[0].y();
    ASSERT_GT(height, 0.5);
    ASSERT_LT(height, 1.5);
  }
  EXPECT_EQ(frames, 100000);
  EXPECT_GT(transitions, 300);
  EXPECT_LT(fastest, 6);
  for (const int count : visits) EXPECT_GT(count, 1000);
}

TEST(Follower, FollowsAPathAndStopsOrEnds) {
  const auto library = madeLibrary();
  Route route;
  route.points = {{{0, 0}, {}}, {{0, 4}, {}}, {{3, 8}, {}}, {{8, 8}, {}}};
  route.speeds = {1.2, 1.4, 1.4, 1.2};
  const Generated made = generate(library, route);
  EXPECT_TRUE(made.arrived);
  EXPECT_LT(made.pathRms, 0.25);
  EXPECT_LT(made.pathMax, 0.6);
  route.speeds.pop_back();
  EXPECT_THROW(generate(library, route), Error);
}

TEST(LibraryJson, ComesBackAsItWasAndRefusesBrokenOnes) {
  const auto library = madeLibrary();
  const std::string text = formatLibraryJson(*library);
  const Library back = parseLibraryJson(text, "lib.json");
  ASSERT_EQ(back.classes.size(), library->classes.size());
  EXPECT_EQ(formatLibraryJson(back), text);
  const auto broken = [&](const std::string& from, const std::string& to) {
    std::string copy = text;
    const std::size_t at = copy.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    copy.replace(at, from.size(), to);
    return [copy] { parseLibraryJson(copy, "lib.json"); };
  };
  EXPECT_THAT(broken("\"pattern\": \"walk\"", "\"pattern\": \"hop\""),
              ThrowsMessage<Error>(HasSubstr("lib.json:")));
  EXPECT_THAT(broken("\"classes\"", "\"klasses\""), ThrowsMessage<Error>(HasSubstr("klasses")));
  EXPECT_THAT(broken("\"keys\": [0, ", "\"keys\": [0, 99, "), ThrowsMessage<Error>(HasSubstr("keyframe 3")));
  EXPECT_THAT(broken("\"velocity\": [", "\"velocity\": [-"),
              ThrowsMessage<Error>(HasSubstr("speed of 0 or more")));
  EXPECT_THAT(broken("\"poses\": [\n    [", "\"poses\": [\n    [1, "),
              ThrowsMessage<Error>(HasSubstr("poses[0]")));
  EXPECT_THAT([] { parseLibraryJson("{", "lib.json"); }, ThrowsMessage<Error>(HasSubstr("lib.json:1")));
}

TEST(LabelsJson, ReadsWhatWasWritten) {
  const BuiltLibrary built = buildLibrary(madeClips());
  const std::vector<ClipLabels> labels = parseLabelsJson(formatLabelsJson(built.recordings), "labels.json");
  ASSERT_EQ(labels.size(), built.recordings.size());
  BuildOptions options;
  options.labels = labels;
  EXPECT_EQ(buildLibrary(madeClips(), options).library.classes.size(), built.library.classes.size());
  EXPECT_THAT(
      [] {
        parseLabelsJson(R"({"footfall": "labels", "version": 1, "clips": [{"clip": "a", "clas": "b"}]})",
                        "l");
      },
      ThrowsMessage<Error>(HasSubstr("clas")));
}

}  // namespace
}  // namespace footfall
