// SPDX-License-Identifier: MIT
// Libraries built of made-up walks and runs, whose speed and turn are known, and run.
#include <cmath>
#include <random>

#include <gmock/gmock.h>

#include "base/angles.h"
#include "base/error.h"
#include "core/locomotion/hulls.h"
#include "core/locomotion/libraries.h"
#include "core/locomotion/transitions.h"
#include "locomotion/run/generate.h"

namespace footfall::locomotion {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

// The made clips run straight on or round, for ever the same: what changes speed and turn may lurch more.
constexpr double kChanges = 1.5;

// How far the last pose, without its place and heading, is from that of a figure that was never anywhere
// else.
double apartFromNewFigure(const std::shared_ptr<const Library>& library, const Generated& made) {
  const LocomotionSample& last = made.samples.back();
  ClassPlayer player(*library, std::make_shared<const RunOptions>());
  player.start(last.cls, last.phase, last.applied);
  std::vector<double> row(library->space.width());
  player.row(row.data());
  Pose fresh = restPose(library->skeleton), pose = fresh;
  library->space.decode(row.data(), last.base, fresh);
  localPose(made.motion, made.motion.frames() - 1, pose);
  double apart = 0;
  for (const int j : library->space.joints)
    apart = std::max(apart, pose.rotation[static_cast<std::size_t>(j)].angularDistance(
                                fresh.rotation[static_cast<std::size_t>(j)]));
  return apart;
}

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
  for (const RecordedClip& r : built.recordings) {
    const std::string reason = r.name == "tiny"    ? "shorter than 0.5 s"
                               : r.name == "slow"  ? "60 frames per second like most clips, got 30"
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

TEST(Locomotor, DoesAsAskedAllOverTheHulls) {
  const auto library = madeLibrary();
  for (const char* name : {"walk", "run"})
    EXPECT_GE(expectGoodHull(library, library->find(name), 5, kChanges), 5);
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
  options.tempo = TempoMean::Rates;
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

// Strikes of a run may be a frame or two after lifts: the clock runs through such flights exactly, and the
// base goes as far in every frame.
TEST(Locomotor, TheClockIsExactInShortFlights) {
  const auto made = madeLibrary();
  Library library = *made;
  MotionClass& run = library.classes[static_cast<std::size_t>(library.find("run"))];
  run.examples.resize(1);
  const double loop = run.examples[0].duration();
  run.examples[0].phases = PhaseMap({0, 0.46 * loop, 0.49 * loop, 0.97 * loop, loop});
  finish(library);
  const auto shared = std::make_shared<const Library>(library);
  const Velocity velocity = run.examples[0].velocity;
  for (const double rate : {30.0, 60.0, 120.0}) {
    Locomotor figure(shared, {}, library.find("run"), velocity);
    int frames = 0;
    for (; frames < 100; ++frames) {
      const Vec2 before = figure.base().position;
      figure.step(1 / rate);
      EXPECT_NEAR((figure.base().position - before).norm() * rate, velocity.speed, 2e-3) << frames;
    }
    EXPECT_EQ(frames, 100);
  }
}

// X1: of several transitions the one whose speeds and turns on both sides are nearest.
TEST(Locomotor, TakesTheTransitionThatFitsBothSides) {
  Library library = *madeLibrary();
  const int walk = library.find("walk"), run = library.find("run");
  const std::size_t width = library.space.width();
  const auto add = [&](const Velocity& before, const Velocity& after) {
    Transition t;
    t.from = walk;
    t.to = run;
    t.before = before;
    t.after = after;
    t.poses.width = width;
    t.poses.frameTime = library.frameTime;
    t.poses.values.assign(61 * width, 0.0);
    for (int i = 0; i <= 60; ++i) t.base.push_back({{0, 0.03 * i}, 0});
    t.beginEnd = 0.3;
    t.endStart = 0.6;
    library.transitions.push_back(t);
  };
  add({1.0, 0}, {2.6, 0});
  add({1.5, 0}, {3.4, 0});
  add({1.0, 0.4}, {2.6, -0.4});
  add({1.5, 0}, {2.6, 0});
  finish(library);
  ASSERT_EQ(library.edge(walk, run).transitions.size(), 4u);
  const auto shared = std::make_shared<const Library>(library);
  const auto chosen = [&](const Velocity& from, const Velocity& to) {
    Locomotor figure(shared, {}, walk, from);
    figure.steer(run, to);
    figure.step(library.frameTime);
    return figure.transition();
  };
  EXPECT_EQ(chosen({1.0, 0}, {2.7, 0}), 0);
  EXPECT_EQ(chosen({1.5, 0}, {3.4, 0}), 1);
  EXPECT_EQ(chosen({1.0, 0.4}, {2.7, -0.4}), 2) << "turns that cancel each other are not none";
  EXPECT_EQ(chosen({1.5, 0}, {2.7, 0}), 3);
}

TEST(Locomotor, RefusesNonsense) {
  const auto library = madeLibrary();
  Locomotor figure(library, {}, 0);
  EXPECT_THAT([&] { figure.steer(99, {}); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("no class 99")));
  EXPECT_THAT(
      [&] {
        figure.steer(0, {std::nan(""), 0});
      },
      testing::ThrowsMessage<Error>(testing::HasSubstr("must be finite")));
  EXPECT_THAT([&] { figure.step(0); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("must be above 0 and at most 0.1 s, got 0")));
  EXPECT_THAT([&] { Locomotor(library, {}, -1); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("no class -1")));
}

// E11, on clips whose steps are known.
TEST(Locomotor, EveryClassIsReachedFromEveryOther) {
  const auto library = madeLibrary();
  int strikes = 0;
  for (std::size_t from = 0; from < library->classes.size(); ++from) {
    for (std::size_t to = 0; to < library->classes.size(); ++to) {
      if (from != to) strikes += expectGoodTransition(library, from, to);
    }
  }
  EXPECT_GE(strikes, 20);
}

// A gait asked for in the middle of a bend is not waited for: it begins with the next strike.
TEST(Locomotor, AnotherGaitBeginsWithTheNextStrike) {
  const auto library = madeLibrary();
  const double dt = library->frameTime;
  const Velocity bend{1.3, 20 * kDegree}, other{3, -10 * kDegree};
  const int walk = library->find("walk"), run = library->find("run");
  for (const double wait : {1.0, 1.2, 1.4, 1.6, 1.8}) {
    Locomotor figure(library, {}, walk, bend);
    for (double t = 0; t < wait; t += dt) figure.step(dt);
    const double step = 0.5 * figure.player().strideTime();
    figure.steer(run, other);
    double until = 0;
    for (; !figure.inTransition() && until < 5; until += dt) figure.step(dt);
    EXPECT_LT(until, step + 2 * dt) << wait;
    for (; figure.inTransition() && until < 5; until += dt) figure.step(dt);
    EXPECT_EQ(figure.currentClass(), run);
    EXPECT_LT(until, 5 * step) << wait;
  }
}

TEST(Generate, SaysWhichSegmentsAreTooShort) {
  const auto notes = [](const char* script) { return generate(madeLibrary(), parseScript(script)).notes; };
  EXPECT_TRUE(notes("Walk {2}, Run {3}").empty());
  const std::vector<std::string> shortRun = notes("Walk {2}, Run {0.8}, Walk {4}");
  ASSERT_EQ(shortRun.size(), 1u);
  EXPECT_NE(shortRun[0].find("segment 2 (Run) ends before"), std::string::npos) << shortRun[0];
}

// E12: 100 000 frames of random scripts: no value that is not a number, a clock that runs on, feet on the
// ground, no seam that jumps more than the clips do, and at the end a figure that goes as a new one does.
TEST(Locomotor, SoakOfRandomScripts) {
  const auto library = madeLibrary();
  const double dt = library->frameTime;
  GenerateOptions options;
  options.footLock = false;
  std::size_t frames = 0, transitions = 0, joins = 0;
  std::vector<std::size_t> visits(library->classes.size());
  for (unsigned seed = 0; frames < 100000; ++seed) {
    Script script = randomScript(*library, seed, 40);
    script.push_back({"walk", 12, {{0, {1.2, 0}}}});
    const Generated made = generate(library, script, options);
    frames += made.samples.size();
    for (const double value : made.motion.samples) ASSERT_TRUE(std::isfinite(value)) << seed;
    Pose pose;
    pose.resize(library->skeleton.size());
    for (std::size_t i = 1; i < made.samples.size(); ++i) {
      const LocomotionSample &a = made.samples[i - 1], &b = made.samples[i];
      ++visits[static_cast<std::size_t>(b.cls)];
      transitions += b.transition && !a.transition;
      if (!a.transition && !b.transition && a.cls == b.cls) {
        ASSERT_TRUE(b.phase > a.phase || b.phase < a.phase - 0.5)
            << "the clock runs on: " << seed << " " << b.time;
      }
      ASSERT_LT((b.base.position - a.base.position).norm() / dt, 6) << seed << " " << b.time;
      localPose(made.motion, i, pose);
      ASSERT_GT(pose.position[0].y(), 0.5) << seed << " " << b.time;
      ASSERT_LT(pose.position[0].y(), 1.5) << seed << " " << b.time;
    }
    joins += made.joins.size();
    EXPECT_LT(made.worst.joint, library->jumps.joint) << seed;
    EXPECT_LT(made.worst.root, library->jumps.root) << seed;
    EXPECT_LT(made.worst.lurch, kChanges * library->jumps.lurch) << seed;
    EXPECT_LT(apartFromNewFigure(library, made), 0.5 * kDegree) << seed;
  }
  EXPECT_GE(frames, 100000u);
  EXPECT_GT(transitions, 100u);
  EXPECT_GT(joins, 1000u);
  for (const std::size_t count : visits) EXPECT_GT(count, 1000u);
}

// The parameters whose blend goes as asked are found without swinging to and fro between examples.
TEST(ClassPlayer, CalibrationDoesNotSwing) {
  const auto library = madeLibrary();
  const int cls = library->find("run");
  const RunOptions options;
  ClassPlayer player(*library, std::make_shared<const RunOptions>(options));
  int changes = 0;
  for (const Velocity goal : {Velocity{3.6, 0.5}, Velocity{2.6, -0.6}, Velocity{3.1, 0.6}}) {
    player.start(cls, 0, {2.9, 0});
    player.steer(goal);
    std::vector<double> last = player.weights();
    for (int i = 0; i < 300; ++i) {
      player.ease(library->frameTime);
      player.advance(player.paceFor(library->frameTime), library->frameTime);
      for (std::size_t k = 0; k < last.size(); ++k) {
        ASSERT_LT(std::abs(player.weights()[k] - last[k]), 0.12) << "frame " << i;
        changes += player.weights()[k] != last[k];
      }
      last = player.weights();
    }
  }
  EXPECT_GT(changes, 100);
}

// X4: the figure goes up and down with the ground, and planted feet are on it.
TEST(Locomotor, GoesUpAndDownWithTheGround) {
  const auto library = madeLibrary();
  GenerateOptions options;
  options.run.terrain = slopeTerrain(Vec3::Zero(), 0, std::atan(0.15));
  const Generated made = generate(library, parseScript("Walk {5, [0: (1.3, 0)]}"), options);
  Pose pose;
  int checked = 0;
  const std::vector<Sole> soles = findSoles(library->skeleton, library->limbs);
  for (std::size_t i = 60; i + 30 < made.motion.frames();
       i += 7) {  // the last step has no stand to be planted on
    worldPose(made.motion, i, pose);
    double least = 1;
    for (const Sole& sole : soles) {
      for (const SolePart part : {SolePart::Heel, SolePart::Ball}) {
        const Vec3 place = sole.part(part).in(pose);
        least = std::min(least, place.y() - 0.15 * place.z());
      }
    }
    EXPECT_GT(least, -0.005) << i;
    EXPECT_LT(least, 0.05) << i;
    ++checked;
  }
  EXPECT_GT(checked, 20);
  EXPECT_NEAR(made.samples.back().base.position.y(), 6.5, 0.2);
}

TEST(Follower, FollowsAPathAndStopsOrEnds) {
  const auto library = madeLibrary();
  Route route;
  route.points = {{{0, 0}, {}}, {{0, 4}, {}}, {{3, 8}, {}}, {{8, 8}, {}}};
  route.speeds = {1.2, 1.4, 1.4, 1.2};
  const Generated made = generate(library, route);
  EXPECT_TRUE(made.arrived);
  EXPECT_LT(made.missed, 0.1) << "nobody stands in these clips, so it ends walking, at the path's end";
  EXPECT_LT(made.pathRms, 0.25);
  EXPECT_LT(made.pathMax, 0.6);
  route.speeds.pop_back();
  EXPECT_THAT([&] { generate(library, route); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("one speed per point")));
}

}  // namespace
}  // namespace footfall::locomotion
