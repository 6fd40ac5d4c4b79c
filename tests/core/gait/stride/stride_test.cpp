// SPDX-License-Identifier: MIT
// Strides: made from the gait library, found in cycles that travel, drift or stay in place, and changed from
// one to another.
#include "gait/stride/stride.h"
#include "base/angles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "core/gait/travelling.h"
#include "draw/plots/gait_diagram.h"
#include "error_of.h"
#include "figure/perform/procedural_gait.h"
#include "figure/quality/quality.h"
#include "gait/thesis/thesis_transition.h"
#include "gait/travel/foot_errors.h"

namespace footfall::gait::fixtures {
namespace {

using testing::HasSubstr;

// Takes the root's way out of a motion: `keep` 0 leaves it on the spot.
Motion withTravel(Motion motion, const Character& character, double keep) {
  const double last = static_cast<double>(motion.frames() - 1);
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const MotionChannel& channel = motion.channels[c];
    if (channel.joint != character.limbs.root || channel.kind != ChannelKind::TranslateZ) continue;
    const double way = motion.frame(motion.frames() - 1)[c] - motion.frame(0)[c];
    for (std::size_t i = 0; i < motion.frames(); ++i)
      motion.frame(i)[c] -= (1 - keep) * way * static_cast<double>(i) / last;
  }
  return motion;
}

TEST(GaitLibrary, EveryGaitOnEveryFigure) {
  int count = 0;
  for (const char* who : {"dog", "cat", "horse", "marten", "insect", "spider"}) {
    const Character character = characterPreset(who);
    for (const std::string& name : gaitNames(character.legs.size())) {
      const Gait& gait = gaitNamed(name, character.legs.size());
      MakeStrideOptions options;
      options.strides = 2;
      options.frameRate = 120;
      const MadeStride made = makeStride(character, gait, options);
      const FootErrors feet =
          measureFootErrors(made.clip, character, made.performance.contacts, *flatTerrain());
      EXPECT_LT(feet.skate, 1e-3) << who << ' ' << name;
      EXPECT_LT(feet.penetration, 1e-3) << who << ' ' << name;
      EXPECT_NEAR(made.stride.speed(), usualSpeed(gait, character), 1e-3 * made.stride.speed())
          << who << ' ' << name;
      EXPECT_NEAR(made.stride.length, alexanderStride(made.stride.speed(), meanHipHeight(character)),
                  0.03 * made.stride.length);  // a whole number of frames
      const std::vector<LegTiming> wanted = timingsOf(gait, character);
      for (std::size_t l = 0; l < wanted.size(); ++l)
        EXPECT_NEAR(shortestTurn(made.stride.legs[l].timing.phase - wanted[l].phase), 0, 1e-9);
      // No standing foot is out of reach, and none in the air by much.
      for (const ReachNote& note : made.reach) {
        EXPECT_FALSE(note.standing) << who << ' ' << name;
        EXPECT_LT(note.missed, 0.04 * character.hipHeight) << who << ' ' << name;
      }
      ++count;
    }
  }
  EXPECT_EQ(count, 4 * 10 + 2 + 2);
}

// In a suspension nothing carries the body: its centre falls freely, as far as the spine lets the pelvis show
// it.
TEST(GaitLibrary, APronkFallsFreely) {
  const MadeStride stride = made("dog", "pronk", 0, 240);
  EXPECT_NEAR(stride.suspension, 0.68, 0.01);
  const double dt = stride.performance.frameTime;
  int checked = 0;
  for (std::size_t i = 1; i + 1 < stride.performance.frames(); ++i) {
    const double phase = fractionOf(stride.performance.phase[i]);
    if (phase < 0.4 || phase > 0.9) continue;
    const auto y = [&](std::size_t k) { return stride.performance.body[k].position.y(); };
    EXPECT_NEAR((y(i + 1) - 2 * y(i) + y(i - 1)) / (dt * dt), -9.81, 0.6);
    ++checked;
  }
  EXPECT_GT(checked, 40);
}

// A foreleg folds at its knee: the elbow does not come up beside the withers, whatever the gait.
TEST(GaitLibrary, ElbowsStayDown) {
  int looked = 0;
  for (const char* who : {"dog", "cat", "horse"}) {
    const Character character = characterPreset(who);
    Pose world;
    for (const std::string& gait : gaitNames(4)) {
      const Motion clip = makeStride(character, gaitNamed(gait, 4)).clip;
      double highest = -1e9;
      for (std::size_t i = 0; i < clip.frames(); ++i) {
        worldPose(clip, i, world);
        for (std::size_t l = 0; l < 4; ++l) {
          if (!character.legs[l].fore) continue;
          const std::vector<int>& joints = character.limbs.legs[l].joints;
          const Vec3 upper = world.position[static_cast<std::size_t>(joints[1])] -
                             world.position[static_cast<std::size_t>(joints[0])];
          highest = std::max(highest, std::asin(upper.y() / upper.norm()));
          ++looked;
        }
      }
      EXPECT_LT(highest / kDegree, 20) << who << ' ' << gait << ": the upper arm points up";
    }
  }
  EXPECT_GT(looked, 1000);
}

TEST(GaitLibrary, RefusesUnknownGaitsAndSpeeds) {
  const Character dog = characterPreset("dog"), human = characterPreset("human");
  try {
    gaitNamed("crawl", 4);
    FAIL();
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("there is no gait 'crawl' for 4 legs; there are: walk, amble"));
  }
  EXPECT_THAT(errorOf([&] { gaitNamed("walk", 2); }), HasSubstr("no gaits for 2 legs, only for 4, 6 and 8"));
  EXPECT_THAT(errorOf([&] { makeStride(human, gaitNamed("walk", 4)); }), HasSubstr("human has 2 legs"));
  MakeStrideOptions fast;
  fast.speed = 40;
  EXPECT_THAT(errorOf([&] { makeStride(dog, gaitNamed("walk", 4), fast); }), HasSubstr("got 40"));
}

// Stances found by themselves are those the stride was made with, travelling or on the spot.
TEST(Stride, FoundWithoutInformation) {
  int found = 0;
  for (const auto& [who, gait] : {std::pair{"dog", "walk"},
                                  {"dog", "trot"},
                                  {"horse", "transverse gallop"},
                                  {"cat", "bound"},
                                  {"insect", "tripod"},
                                  {"spider", "tetrapod"}}) {
    const Character character = characterPreset(who);
    MakeStrideOptions options;
    options.strides = 3;
    options.frameRate = 120;
    const MadeStride truth = makeStride(character, gaitNamed(gait, character.legs.size()), options);
    for (const double keep : {1.0, 0.0, 0.6}) {
      const Stride stride = strideFromMotion(withTravel(truth.clip, character, keep));
      EXPECT_NEAR(stride.period, truth.stride.period, 0.01 * truth.stride.period)
          << who << ' ' << gait << keep;
      EXPECT_NEAR(stride.length, truth.stride.length, 0.02 * truth.stride.length)
          << who << ' ' << gait << keep;
      // It may begin anywhere in the stride: phases relative to the first leg's.
      for (std::size_t l = 0; l < stride.legs.size(); ++l) {
        const LegTiming& a = stride.legs[l].timing;
        const LegTiming& b = truth.stride.legs[l].timing;
        const double mine = a.phase - stride.legs[0].timing.phase,
                     its = b.phase - truth.stride.legs[0].timing.phase;
        EXPECT_NEAR(shortestTurn(mine - its), 0, 0.05) << who << ' ' << gait << ' ' << l << ' ' << keep;
        EXPECT_NEAR(a.duty, b.duty, 0.09) << who << ' ' << gait << ' ' << l << ' ' << keep;
        ++found;
      }
    }
  }
  EXPECT_EQ(found, 3 * (4 * 4 + 6 + 8));
}

// An animator's cycle on the spot, of two legs and of four, travels along a turning path over hills.
TEST(Stride, AnyCycleCanTravel) {
  for (const char* who : {"human", "bird", "dog"}) {
    const Character character = characterPreset(who);
    ProceduralGaitOptions options;
    options.strides = 3;
    const ProceduralClip clip = proceduralGait(character, ProceduralGait::Walk, options);
    const Stride stride = strideFromMotion(withTravel(clip.performed.motion, character, 0));
    EXPECT_NEAR(stride.length, clip.speed * clip.stridePeriod, 0.03 * stride.length) << who;
    const double size = character.hipHeight;
    const TerrainPtr ground = hills(80, 0.6 * size, 0.15 * size, 12 * size);
    const TravelPath path(winding(3 * size), ground);
    const PathTravel followed = followPath(singleGait(stride), path, TravelSpeed(0.9 * stride.speed()));
    const FootErrors feet =
        measureFootErrors(followed.motion, character, followed.performance.contacts, *ground);
    EXPECT_LT(feet.skate, 1e-3) << who;
    EXPECT_LT(feet.penetration, 1e-3) << who;
    EXPECT_GT(feet.contacts, 10u) << who;
    // It is still the walk it was: no joint jumps more than in the cycle, no foot is thrown up.
    const double own = measureQuality(clip.performed.motion).jointJump.high;
    EXPECT_LT(measureQuality(followed.motion).jointJump.high, 3 * own + 1) << who;
    for (std::size_t l = 0; l < character.legs.size(); ++l) {
      for (std::size_t i = 0; i < followed.motion.frames(); ++i) {
        const Vec3 foot = followed.performance.feet[l][i].frame.position;
        EXPECT_LT(foot.y() - ground->top(foot.x(), foot.z())->position.y(), 0.45 * size) << who << ' ' << i;
      }
    }
  }
}

TEST(Stride, RefusesMotionsThatAreNotCycles) {
  const Character dog = characterPreset("dog");
  Motion still = made("dog", "walk").clip;
  for (std::size_t i = 1; i < still.frames(); ++i)
    std::copy(still.frame(0), still.frame(0) + still.channels.size(), still.frame(i));
  EXPECT_THAT(errorOf([&] { strideFromMotion(still); }), HasSubstr("never"));
  const MadeStride walk = made("dog", "walk");
  StrideOptions options;
  options.info = walk.info;
  options.info->feet.pop_back();
  try {
    strideFromMotion(walk.clip, options);
    FAIL();
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("names no foot for the leg"));
  }
  options.info->feet[0].name = "wheel";
  EXPECT_THAT(errorOf([&] { strideFromMotion(walk.clip, options); }),
              HasSubstr("no joint 'wheel' for a foot"));
  options.info = walk.info;
  options.info->strideFrames = 1000;
  EXPECT_THAT(errorOf([&] { strideFromMotion(walk.clip, options); }), HasSubstr("should last 1000 frames"));
}

// Information read with the motion it was written for gives the stride it was written of: wherever in the
// motion that begins, at whatever rate, and in the thesis's text, which has no place for the stride's length.
TEST(Stride, InformationFitsItsMotion) {
  int compared = 0;
  for (const double rate : {24.0, 60.0}) {
    MakeStrideOptions several;
    several.frameRate = rate;
    several.strides = 4;
    const MadeStride trot = makeStride(characterPreset("dog"), gaitNamed("trot", 4), several);
    const Stride found = strideFromMotion(trot.clip);
    const GaitInfo written = infoOf(found);
    EXPECT_NEAR(written.frameRate, rate, 1e-9);
    EXPECT_NEAR(written.strideFrames, trot.info.strideFrames, 0.02 * trot.info.strideFrames);
    GaitInfo faster = written, text = written;
    faster.frameRate *= 2, faster.strideFrames *= 2, faster.strideStart *= 2;
    for (GaitFoot& foot : faster.feet) foot.touchdown *= 2, foot.pushOff *= 2;
    text.frameRate = text.strideFrames = text.strideStart = text.strideLength = 0;
    for (const GaitInfo& info : {written, faster, text}) {
      StrideOptions options;
      options.info = info;
      const Stride again = strideFromMotion(trot.clip, options);
      EXPECT_NEAR(again.period, found.period, 1e-9);
      EXPECT_NEAR(again.start, found.start, 1e-9);
      EXPECT_NEAR(again.speed(), found.speed(), 1e-3);
      EXPECT_EQ(again.notes, found.notes);
      for (std::size_t l = 0; l < 4; ++l, ++compared) {
        EXPECT_NEAR(shortestTurn(again.legs[l].timing.phase - found.legs[l].timing.phase), 0, 1e-9);
        EXPECT_NEAR(again.legs[l].timing.duty, found.legs[l].timing.duty, 1e-9);
      }
    }
  }
  EXPECT_EQ(compared, 2 * 3 * 4);
  // A file of one stride is that stride.
  const MadeStride once = made("dog", "bound", 0, 30);
  StrideOptions text;
  text.info = once.info;
  text.info->frameRate = text.info->strideFrames = text.info->strideStart = text.info->strideLength = 0;
  EXPECT_NEAR(strideFromMotion(once.clip, text).length, once.stride.length, 0.01);
}

// The most of something in the two gaits, and while one passes into the other.
struct Most {
  double own = 0, meanwhile = 0;
  void see(bool passing, double value) {
    double& most = passing ? meanwhile : own;
    most = std::max(most, value);
  }
};

struct Change {
  double skate = 0, penetration = 0, phaseError = 0;
  std::size_t contacts = 0;
  Most heave, throwing, height;  // acceleration of the body and of feet, m/s²; height of feet, metres
  double drag = 0;               // metres a sole goes along the ground without standing on it
};

// How feet go through the air between their stances.
void watchFeet(const PathTravel& f, const Character& character, const TimeRange& passing, Change& change) {
  const double dt = f.performance.frameTime, low = 0.004 * character.hipHeight;
  for (std::size_t l = 0; l < character.legs.size(); ++l) {
    const Foot& foot = character.legs[l].foot;
    double dragged = 0;
    Vec3 last = Vec3::Zero();
    for (std::size_t i = 2; i < f.performance.frames(); ++i) {
      const auto at = [&](std::size_t k) -> const Frame& { return f.performance.feet[l][k].frame; };
      const double t = f.performance.time(i);
      const bool now = t > passing.start && t < passing.end;
      change.throwing.see(now,
                          (at(i).position - 2 * at(i - 1).position + at(i - 2).position).norm() / (dt * dt));
      change.height.see(now, at(i).position.y());
      const Vec3 heel = at(i) * foot.heel, ball = at(i) * foot.ball, sole = heel.y() < ball.y() ? heel : ball;
      const bool grazes = sole.y() < low && !inContact(f.performance.contacts, static_cast<int>(l), t);
      dragged = grazes ? dragged + std::hypot(sole.x() - last.x(), sole.z() - last.z()) : 0;
      change.drag = std::max(change.drag, dragged);
      last = sole;
    }
  }
}

Change passage(const Stride& from, const Stride& to, const Character& character) {
  GaitPlan plan;
  plan.strides = {std::make_shared<const Stride>(from), std::make_shared<const Stride>(to)};
  const double lead = 2 * from.period, takes = 3 * std::max(from.period, to.period), tail = 3 * to.period;
  plan.changes = {{lead, takes}};
  const TravelSpeed speed(std::vector<SpeedKey>{{lead, from.speed()}, {lead + takes, to.speed()}});
  FollowOptions options;
  options.duration = lead + takes + tail;
  options.frameRate = 120;
  const PathTravel f = followPath(plan, TravelPath(straight(100), flatTerrain()), speed, options);
  const FootErrors feet = measureFootErrors(f.motion, character, f.performance.contacts, *flatTerrain());
  Change result;
  result.skate = feet.skate;
  result.penetration = feet.penetration;
  // The second gait's relative phases, from touchdowns after the change.
  const auto phaseAt = [&](double t) {
    const double place = t * options.frameRate;
    const std::size_t i = std::min(static_cast<std::size_t>(place), f.performance.phase.size() - 2);
    return f.performance.phase[i] +
           (place - static_cast<double>(i)) * (f.performance.phase[i + 1] - f.performance.phase[i]);
  };
  double reference = 0;
  for (std::size_t l = 0; l < to.legs.size(); ++l) {
    for (const double t : f.touchdowns[l]) {
      if (t < lead + takes + 0.01 || t > options.duration - 0.02) continue;
      const double offset = phaseAt(t) - to.legs[l].timing.phase;
      if (result.contacts++ == 0) reference = offset;
      result.phaseError = std::max(result.phaseError, std::abs(shortestTurn(offset - reference)));
    }
  }
  const double dt = f.performance.frameTime;
  for (std::size_t i = 2; i + 2 < f.performance.frames(); ++i) {
    const auto y = [&](std::size_t k) { return f.performance.body[k].position.y(); };
    const double a = std::abs(y(i + 2) - 2 * y(i) + y(i - 2)) / (4 * dt * dt), t = f.performance.time(i);
    result.heave.see(t > lead && t < lead + takes, a);
  }
  watchFeet(f, character, {lead, lead + takes}, result);
  return result;
}

// E14: every gait into every other: coordination arrives, no standing foot slides, the body is not thrown
// about.
TEST(Transition, BetweenAllGaitsOfTheLibrary) {
  const Character dog = characterPreset("dog");
  std::vector<Stride> strides;
  for (const std::string& name : gaitNames(4)) strides.push_back(makeStride(dog, gaitNamed(name, 4)).stride);
  int pairs = 0;
  for (std::size_t a = 0; a < strides.size(); ++a) {
    for (std::size_t b = 0; b < strides.size(); ++b) {
      if (a == b) continue;
      const Change change = passage(strides[a], strides[b], dog);
      const std::string what = strides[a].name + " to " + strides[b].name;
      EXPECT_LT(change.skate, 1e-3) << what;
      EXPECT_LT(change.penetration, 1e-3) << what;
      EXPECT_LT(change.phaseError, 0.01) << what;
      EXPECT_GE(change.contacts, 8u) << what;
      EXPECT_LT(change.heave.meanwhile, 2 * change.heave.own) << what;
      // No paw drags, and none is thrown about.
      EXPECT_LT(change.drag, 0.06 * dog.hipHeight) << what;
      EXPECT_LT(change.throwing.meanwhile, 1.3 * change.throwing.own) << what;
      EXPECT_LT(change.height.meanwhile, 1.2 * change.height.own) << what;
      ++pairs;
    }
  }
  EXPECT_EQ(pairs, 90);
}

TEST(GaitDiagram, SupportSpansAddUp) {
  const Character dog = characterPreset("dog");
  // Gray's walk: eight spans of support in turn, two and three feet.
  const auto walk = draw::supportSpans({{0, 0.625}, {0.25, 0.625}, {0.5, 0.625}, {0.75, 0.625}});
  ASSERT_GE(walk.size(), 8u);
  double sum = 0;
  for (const draw::SupportSpan& span : walk) {
    EXPECT_TRUE(span.count == 2 || span.count == 3);
    sum += span.end - span.start;
  }
  EXPECT_NEAR(sum, 1, 1e-12);
  draw::GaitPicture picture{timingsOf(gaitNamed("trot", 4), dog), 0.5, 1};
  const draw::Canvas canvas = draw::drawGait(picture, dog);
  EXPECT_GT(canvas.textBoxes().size(), 12u);
  for (const draw::Box& box : canvas.textBoxes()) {
    EXPECT_GE(box.left, 0);
    EXPECT_LE(box.right, canvas.width());
    EXPECT_LE(box.bottom, canvas.height());
  }
  picture.legs.pop_back();
  EXPECT_THAT(errorOf([&] { draw::drawGait(picture, dog); }), HasSubstr("legs"));
}

}  // namespace
}  // namespace footfall::gait::fixtures
