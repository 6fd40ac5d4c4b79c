// SPDX-License-Identifier: MIT
// The thesis as it is: what its equations say, and the defects it reports, measured (§9.5, §9.6, E12 to E16).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/angles.h"
#include "base/error.h"
#include "core/gait/travelling.h"
#include "figure/motion/pose.h"
#include "gait/thesis/thesis_follow.h"
#include "gait/thesis/thesis_transition.h"
#include "gait/travel/foot_errors.h"

namespace footfall::gait::fixtures {
namespace {

using testing::HasSubstr;

// A path given as a function of frames, one key per frame.
template <class At>
ThesisPath drawn(int first, int last, const At& at) {
  std::vector<CtbKey> keys[3];
  for (int i = first; i <= last; ++i) {
    const Vec3 place = at(i);
    for (int a = 0; a < 3; ++a) {
      keys[a].emplace_back();
      keys[a].back().time = i;
      keys[a].back().value = place[a];
    }
  }
  return {CtbSpline(keys[0]), CtbSpline(keys[1]), CtbSpline(keys[2])};
}

// E12: body and clock follow the path (eqs 3.15 to 3.26): here straight, 30 degrees aside and 20 up, 1.3
// times as fast as the stride. Footfall's axes are thesis x = z, z = −x.
TEST(ThesisFollow, TheBodyFollowsThePath) {
  const Stride stride = made("dog", "canter").stride;
  const double heading = 30 * kDegree, pitch = 20 * kDegree, step = 1.3 * stride.speed() / 60;
  const Vec3 way(std::cos(heading) * std::cos(pitch), std::sin(pitch), std::sin(heading) * std::cos(pitch));
  const ThesisPath path = drawn(0, 200, [&](int i) { return Vec3(step * i * way); });
  const auto frames = thesisFollow(stride, 60, path, 150);
  ASSERT_EQ(frames.size(), 151u);
  const double gaitFrames = stride.period * 60;
  const std::size_t root = static_cast<std::size_t>(stride.character.limbs.root);
  double swayed = 0, surged = 0;
  for (int i = 0; i <= 150; ++i) {
    const ThesisFrame& frame = frames[static_cast<std::size_t>(i)];
    EXPECT_NEAR(frame.speed, step, 1e-9);
    EXPECT_NEAR(frame.heading, heading, 1e-9);
    EXPECT_NEAR(frame.pitch, pitch, 1e-9);
    const double strides = 1.3 * i / gaitFrames;
    EXPECT_NEAR(shortestTurn(frame.gaitTime / gaitFrames - strides), 0, 1e-9) << i;
    const Vec3 gait = stride.position(root, cycleWeights(strides, stride.samples()));
    const Vec3 off = frame.position - step * i * way;
    const double surge = std::cos(heading) * off.x() + std::sin(heading) * off.z(),
                 sway = std::cos(heading) * off.z() - std::sin(heading) * off.x();
    EXPECT_NEAR(surge, gait.z(), 1e-9);
    EXPECT_NEAR(sway, -gait.x(), 1e-9);
    EXPECT_NEAR(off.y(), gait.y() / std::cos(pitch), 1e-9);
    surged = std::max(surged, std::abs(surge));
    swayed = std::max(swayed, std::abs(sway));
  }
  EXPECT_GT(surged, 1e-3);
  EXPECT_GT(swayed, 1e-4);
  // Eq 3.22 as printed: one step in at the first frame.
  ThesisOptions printed;
  printed.printedClock = true;
  EXPECT_NEAR(thesisFollow(stride, 60, path, 3, printed)[0].gaitTime, 1.3, 1e-9);
}

// Eqs 3.27 to 3.29: on a circle each foot touches down turned as the body will be in the middle of its
// stance; the offset is nothing there and turns round; in flight it runs straight back. β λ/R is the turn in
// a stance.
TEST(ThesisFollow, FeetAreTurnedAheadOfTheBody) {
  const double rate = 240, radius = 3;
  const Stride stride = made("dog", "trot", 0, rate).stride;
  const ThesisPath path = drawn(0, 500, [&](int i) {
    const double angle = stride.speed() * i / rate / radius;
    return Vec3(radius * std::sin(angle), 0, radius * (1 - std::cos(angle)));
  });
  const auto frames = thesisFollow(stride, rate, path, 400);
  const double gaitFrames = stride.period * rate, frameTurn = stride.speed() / rate / radius;
  int standing = 0, flying = 0;
  for (std::size_t i = 150; i < frames.size(); ++i) {
    for (std::size_t l = 0; l < 4; ++l) {
      const LegTiming& timing = stride.legs[l].timing;
      const LegState state = legState(frames[i].legs[l].gaitTime / gaitFrames - timing.phase, timing.duty);
      const double turn = timing.duty * stride.length / radius;
      const double expected = state.standing ? (0.5 - state.u) * turn : (state.u - 0.5) * turn;
      EXPECT_NEAR(frames[i].legs[l].hipHeading, expected, 1.01 * frameTurn) << i << ' ' << l;
      EXPECT_NEAR(frames[i].legs[l].anklePitch, 0, 1e-9);
      ++(state.standing ? standing : flying);
    }
  }
  EXPECT_GT(standing, 300);
  EXPECT_GT(flying, 300);
}

// §9.5: over ground y = k x²/2 with the torso above its lowest (highest) point, a foot that stands at x = a
// is buried by k a²/2, or floats: what the one slope below the torso does not know of.
TEST(ThesisFollow, GroundErrorOfOneSlope) {
  const double rate = 240;
  const Stride stride = made("dog", "trot", 0, rate).stride;
  const Character character = characterPreset("dog");
  Pose world, rest = restPose(character.skeleton);
  worldFromLocal(character.skeleton, rest, rest);
  const std::size_t middle =
      static_cast<std::size_t>(std::lround(0.5 * stride.legs[0].timing.duty * stride.period * rate));
  int looked = 0;
  for (const double k : {0.0, 0.7, -0.7}) {
    // Along the parabola by its length: x' = 1/√(1 + k²x²), at x = 0 in the middle of a stance.
    const double step = stride.speed() / rate;
    std::vector<double> x(400, 0);
    for (std::size_t i = 1; i < x.size(); ++i) {
      const double slope = k * x[i - 1], half = k * (x[i - 1] + 0.5 * step / std::hypot(1, slope));
      x[i] = x[i - 1] + step / std::hypot(1, half);
    }
    const ThesisPath path = drawn(-150, 350, [&](int i) {
      const int from = i - static_cast<int>(middle);
      const double at = std::copysign(x[static_cast<std::size_t>(std::abs(from))], from);
      return Vec3(at, 0.5 * k * at * at, 0);
    });
    const auto frames = thesisFollow(stride, rate, path, 60);
    worldPose(thesisMotion(stride, rate, frames), middle, world);
    EXPECT_NEAR(frames[middle].pitch, 0, 1e-6);
    for (std::size_t l = 0; l < 4; ++l) {
      if (!frames[middle].legs[l].standing) continue;
      const Vec3 sole = footFrameOf(character, l, world, rest) * character.legs[l].foot.ball;
      const double buried = 0.5 * k * sole.z() * sole.z();
      // The foot is where level ground would be; the ground of the path is not.
      EXPECT_NEAR(sole.y(), 0, 1e-3) << k << ' ' << character.legs[l].name;
      double before = -150, after = 350;  // frames around the one at which the path is below the sole
      for (int i = 0; i < 60; ++i) {
        const double frame = 0.5 * (before + after);
        (path.at(frame).x() < sole.z() ? before : after) = frame;
      }
      EXPECT_NEAR(path.at(before).y() - sole.y(), buried, 3e-3) << k << ' ' << character.legs[l].name;
      if (k != 0 && character.legs[l].fore) {
        EXPECT_GT(std::abs(buried), 0.03);
      }
      ++looked;
    }
  }
  EXPECT_EQ(looked, 6);
}

// The same ride as the thesis has it: its feet sink, float and slide by what §9.5 and §9.6 say.
TEST(ThesisFollow, HasItsDefectsOnHills) {
  const MadeStride stride = made("dog", "trot");
  const Character character = characterPreset("dog");
  const TerrainPtr ground = hills();
  const TravelPath path(winding(2 * bodyLength(character)), ground);
  const double rate = 60;
  const TravelSpeed speed(stride.stride.speed());
  const int last = static_cast<int>(speed.timeAt(path.length(), 100) * rate);
  const auto frames = thesisFollow(stride.stride, rate, thesisPathOn(path, speed, rate, last, 3), last);
  const PathTravel travel = thesisPathTravel(stride.stride, rate, frames);
  const FootErrors feet = measureFootErrors(travel.motion, character, travel.performance.contacts, *ground);
  EXPECT_GT(feet.skate, 0.02);
  EXPECT_GT(feet.penetration, 0.01);
  EXPECT_GT(feet.floating, 0.01);
  // Ankle and hip offsets keep a standing foot's attitude: with the body's they are constant over a stance.
  int stances = 0;
  for (std::size_t i = 1; i < frames.size(); ++i) {
    for (std::size_t l = 0; l < 4; ++l) {
      if (!frames[i].legs[l].standing || !frames[i - 1].legs[l].standing) continue;
      EXPECT_NEAR(frames[i].legs[l].hipHeading + frames[i].heading,
                  frames[i - 1].legs[l].hipHeading + frames[i - 1].heading, 1e-9);
      EXPECT_NEAR(frames[i].legs[l].anklePitch + frames[i].pitch,
                  frames[i - 1].legs[l].anklePitch + frames[i - 1].pitch, 1e-9);
      ++stances;
    }
  }
  EXPECT_GT(stances, 100);
}

// §9.5: the torso's height on a slope is lifted by 1/cos, no more than √2; ground known below it alone.
TEST(ThesisFollow, HeightOverSlopes) {
  const MadeStride stride = made("dog", "trot");
  const auto heightOn = [&](double grade) {
    std::vector<CtbKey> x(2), y(2), z(2);
    x[1].time = y[1].time = z[1].time = 100;
    x[1].value = 2;
    y[1].value = 2 * std::tan(grade);
    const auto frames = thesisFollow(stride.stride, 60, {CtbSpline(x), CtbSpline(y), CtbSpline(z)}, 10);
    return frames[0].position.y();
  };
  const double flat = heightOn(0);
  EXPECT_NEAR(heightOn(30 * kDegree) / flat, 1.1547, 1e-4);
  EXPECT_NEAR(heightOn(45 * kDegree) / flat, 1.4142, 1e-4);
  EXPECT_NEAR(heightOn(60 * kDegree) / flat, 1.4142, 1e-4);
}

// §9.6, E13: on a circle of radius R a foot under a hip at (a, w) slips by (−w, a)·S/R while the body goes S.
Vec2 expectedSlip(double radius, double travel, double a, double w) {
  const double chord = 2 * radius * std::sin(0.5 * travel / radius);  // of the body's way
  return {chord - w * chord / radius - travel, a * chord / radius};
}

TEST(ThesisFollow, SlipInATurn) {
  const Vec2 golden = expectedSlip(1, 0.2, 0.15, 0.04);
  EXPECT_NEAR(golden.x(), -0.00832, 1e-5);
  EXPECT_NEAR(golden.y(), 0.02995, 1e-5);
  const MadeStride stride = made("dog", "trot", 0, 240);
  const Character character = characterPreset("dog");
  const double rate = 240, radius = 4;
  std::vector<CtbKey> x, y, z;
  const int last = 400;
  for (int i = 0; i <= last; ++i) {
    const double angle = stride.stride.speed() * i / rate / radius;
    const auto key = [&](double value) {
      CtbKey made;
      made.time = i;
      made.value = value;
      return made;
    };
    x.push_back(key(radius * std::sin(angle)));
    y.push_back(key(0));
    z.push_back(key(radius * (1 - std::cos(angle))));
  }
  const auto frames = thesisFollow(stride.stride, rate, {CtbSpline(x), CtbSpline(y), CtbSpline(z)}, last);
  const Motion motion = thesisMotion(stride.stride, rate, frames);
  Pose world, rest = restPose(character.skeleton);
  worldFromLocal(character.skeleton, rest, rest);
  int stances = 0;
  for (std::size_t l = 0; l < 4; ++l) {
    const CharacterLeg& leg = character.legs[l];
    // While the sole is flat: from 0.15 to 0.7 of the stance.
    const double travel = 0.55 * stride.stride.legs[l].timing.duty * stride.stride.length;
    std::size_t start = 0;
    for (std::size_t i = 1; i < frames.size(); ++i) {
      const auto state = [&](std::size_t k) {
        return legState(
            frames[k].legs[l].gaitTime / (stride.stride.period * rate) - stride.stride.legs[l].timing.phase,
            stride.stride.legs[l].timing.duty);
      };
      const LegState now = state(i), before = state(i - 1);
      if (now.standing && now.u >= 0.15 && before.u < 0.15) start = i;
      if (!(now.standing && now.u >= 0.7 && before.u < 0.7) || start == 0) continue;
      worldPose(motion, start, world);
      const Vec3 from = footFrameOf(character, l, world, rest).position;
      worldPose(motion, i, world);
      const Vec3 slip = footFrameOf(character, l, world, rest).position - from;
      // Thesis axes, turned to the heading in the middle.
      const double heading = 0.5 * (frames[start].heading + frames[i].heading);
      const Vec2 plan(slip.z(), -slip.x());
      const Vec2 own(std::cos(heading) * plan.x() + std::sin(heading) * plan.y(),
                     -std::sin(heading) * plan.x() + std::cos(heading) * plan.y());
      const Vec2 expected = expectedSlip(radius, travel, leg.hip.z(), -leg.hip.x());
      EXPECT_NEAR(own.x(), expected.x(), 0.012) << leg.name;
      EXPECT_NEAR(own.y(), expected.y(), 0.012) << leg.name;
      if (leg.fore) {
        EXPECT_GT(own.y(), 0.015) << leg.name;
      }
      ++stances;
    }
  }
  EXPECT_GE(stances, 8);
}

// E16 in the thesis's method: legs on their own clocks, whole frames: the lag of fore to hind wanders.
TEST(ThesisFollow, RelativePhasesWanderUnderSpeedSwings) {
  const double frames = 13, speed = 0.05;
  const std::vector<LegTiming> legs{{1 / 13.0, 4 / 13.0}, {11 / 13.0, 2 / 13.0}};
  std::vector<double> speeds;
  for (int i = 0; i < 1200; ++i) speeds.push_back(speed * (1 + 0.4 * std::sin(2 * kPi * i / 70.0)));
  const auto spread = [&](bool subFrame) {
    RetimingOptions options;
    options.subFrame = subFrame;
    const std::vector<RetimedLeg> retimed = retimeLegs(speeds, legs, frames, speed, options);
    double low = 1e9, high = -1e9;
    const std::vector<double>& hind = retimed[0].touchdowns;
    for (const double t : retimed[1].touchdowns) {
      const auto next = std::upper_bound(hind.begin(), hind.end(), t);
      if (next == hind.begin() || next == hind.end()) continue;
      const double lag = (t - *(next - 1)) / (*next - *(next - 1));
      low = std::min(low, lag);
      high = std::max(high, lag);
    }
    return high - low;
  };
  EXPECT_GT(spread(false), 0.1);
  EXPECT_LT(spread(true), 0.05);
  EXPECT_GT(spread(false), 3 * spread(true));
}

// E14: begins as the first gait and ends as the second in all modes, without a jump; feet cut the ground on
// the way, as reported.
struct ShownPhase {
  double phase = 0, off = 1e9;  // strides; radians its joints are off the stride's at most
};
// Where in a stride a leg of a pose is, by its joints.
ShownPhase phaseShown(const Stride& stride, std::size_t leg, const Pose& pose) {
  constexpr int kLooks = 1000;
  ShownPhase best;
  for (int k = 0; k < kLooks; ++k) {
    const double phase = static_cast<double>(k) / kLooks;
    const CycleWeights at = cycleWeights(phase, stride.samples());
    double off = 0;
    for (const int joint : stride.character.limbs.legs[leg].joints) {
      const std::size_t j = static_cast<std::size_t>(joint);
      off = std::max(off, pose.rotation[j].angularDistance(stride.rotation(j, at)));
    }
    if (off < best.off) best = {phase, off};
  }
  return best;
}

TEST(Transition, AsPublished) {
  const Stride amble = made("marten", "amble", 0, 30).stride, bound = made("marten", "bound", 0, 30).stride;
  const Character marten = characterPreset("marten");
  for (const TransitionMode mode :
       {TransitionMode::Printed, TransitionMode::CommonClock, TransitionMode::PhaseClock}) {
    const Motion motion = thesisTransition(amble, bound, 5, 30, mode);
    ASSERT_EQ(motion.frames(), 151u);
    Pose first, last;
    localPose(motion, 0, first);
    localPose(motion, 150, last);
    std::vector<double> ends;
    for (std::size_t l = 0; l < 4; ++l) {
      const ShownPhase start = phaseShown(amble, l, first), end = phaseShown(bound, l, last);
      EXPECT_LT(start.off, 1e-6) << l;
      EXPECT_NEAR(shortestTurn(start.phase), 0, 1e-9) << l;
      EXPECT_LT(end.off, 0.05) << l;
      ends.push_back(end.phase);
    }
    // All legs at one place of the bound, as a bound has them; printed, the hind legs are half a stride
    // apart.
    const double hind = std::abs(shortestTurn(ends[2] - ends[3])),
                 fore = std::abs(shortestTurn(ends[0] - ends[1]));
    if (mode == TransitionMode::Printed) {
      EXPECT_GT(hind, 0.3);
    } else {
      EXPECT_LT(hind, 0.01);
      EXPECT_LT(fore, 0.01);
      EXPECT_NEAR(shortestTurn(ends[0] - ends[2]), 0, 0.02);
    }
    double own = 0, meanwhile = 0;
    for (const Stride* stride : {&amble, &bound}) {
      for (std::size_t k = 0; k < stride->samples(); ++k) {
        const std::size_t next = (k + 1) % stride->samples();
        for (std::size_t j = 1; j < stride->poses[k].rotation.size(); ++j)
          own = std::max(own, stride->poses[k].rotation[j].angularDistance(stride->poses[next].rotation[j]));
      }
    }
    for (std::size_t i = 1; i < motion.frames(); ++i) {
      localPose(motion, i - 1, first);
      localPose(motion, i, last);
      for (std::size_t j = 1; j < last.rotation.size(); ++j)
        meanwhile = std::max(meanwhile, first.rotation[j].angularDistance(last.rotation[j]));
    }
    EXPECT_LT(meanwhile, 1.5 * own);
    const FootErrors feet = measureFootErrors(motion, marten, {}, *flatTerrain());
    EXPECT_GT(feet.penetration, 1e-3);
  }
}

// Slips of printed equations, each on its own, with values by hand.
TEST(ThesisErrata, AsPrinted) {
  const std::vector<LegWindow> amble{{0, 25}, {9.5, 25}, {19, 25}, {28.5, 25}};
  const std::vector<LegWindow> bound{{1, 4}, {11, 2}, {1, 4}, {11, 2}};
  TransitionErrata wrap, source;
  wrap.wrap = source.source = true;
  // Eq 3.43: at t = 1 of 38 the leg that came down at 28.5 has stood 10.5 of 25 frames, not 1 + 38 − 25.
  const auto right = transitionSteps(TransitionMode::Printed, amble, 38, amble, 38, 10);
  const auto wrong = transitionSteps(TransitionMode::Printed, amble, 38, amble, 38, 10, 0, wrap);
  EXPECT_NEAR(right[1].legs[3].u, 10.5 / 25, 1e-12);
  EXPECT_NEAR(wrong[1].legs[3].u, 14.0 / 25, 1e-12);
  EXPECT_NEAR(wrong[1].legs[0].u, right[1].legs[0].u, 1e-12) << "no stride's end between";
  // Eq 3.45: the step before and one source frame more; in the bound a frame is a quarter of the stance.
  const auto steps = transitionSteps(TransitionMode::Printed, amble, 38, bound, 13, 150);
  const double stood = 1 / (25 - 21.0 / 150);
  EXPECT_NEAR(sourceFrame(steps, 1, 0, bound[0], 13), 1 + 4 * stood, 1e-9);
  EXPECT_NEAR(sourceFrame(steps, 1, 0, bound[0], 13, source), 2, 1e-9);
  EXPECT_NEAR(sourceFrame(steps, 0, 0, bound[0], 13, source), sourceFrame(steps, 0, 0, bound[0], 13), 1e-12);
  // Eq 3.36: the frame a stride ends at for how long it takes: right for a stride that begins at frame 0
  // alone.
  RetimingOptions printed;
  printed.printedFlight = true;
  const std::vector<double> speeds(100, 0.05);
  const std::vector<double> down =
      retimeLegs(speeds, {{1 / 13.0, 4 / 13.0}}, 13, 0.05, printed)[0].touchdowns;
  ASSERT_GE(down.size(), 3u);
  EXPECT_NEAR(down[0], 1, 1e-9);
  EXPECT_NEAR(down[1], 1 + 4 + (9 + 1), 1e-9);
  EXPECT_NEAR(down[2], 15 + 4 + (9 + 15), 1e-9);
  EXPECT_NEAR(retimeLegs(speeds, {{1 / 13.0, 4 / 13.0}}, 13, 0.05)[0].touchdowns[2], 27, 1e-9);
}

// F12: a leg is what hangs between the torso and a foot's name.
TEST(ThesisFile, LegsAreFoundFromFeet) {
  Skeleton skeleton;
  const auto add = [&](const char* name, int parent) {
    Joint joint;
    joint.name = name;
    joint.parent = parent;
    skeleton.joints.push_back(joint);
  };
  add("world", -1);
  add("body", 0);
  add("neck", 1);
  add("hip", 1);
  add("knee", 3);
  add("foot", 4);
  add("toe", 5);
  add("lamp", 0);
  GaitInfo info;
  info.torso = "body";
  info.feet = {{"foot", 1, 5}};
  const std::vector<LegChain> chains = findLegChains(skeleton, info);
  ASSERT_EQ(chains.size(), 1u);
  EXPECT_THAT(chains[0].joints, testing::ElementsAre(3, 4, 5));
  EXPECT_EQ(chains[0].hip(), 3);
  EXPECT_EQ(chains[0].ankle(), 5);
  const auto refused = [&](const char* torso, const char* foot, const char* words) {
    info.torso = torso;
    info.feet[0].name = foot;
    try {
      findLegChains(skeleton, info);
      ADD_FAILURE() << words;
    } catch (const Error& error) {
      EXPECT_THAT(error.what(), HasSubstr(words));
    }
  };
  refused("trunk", "foot", "no joint 'trunk' for the torso");
  refused("body", "paw", "no joint 'paw' for a foot");
  refused("body", "lamp", "the foot 'lamp' is not below the torso 'body'");
  refused("body", "body", "is not below the torso");
}

}  // namespace
}  // namespace footfall::gait::fixtures
