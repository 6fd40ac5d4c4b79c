// SPDX-License-Identifier: MIT
#include "figure/contact/contact_detection.h"

#include <cmath>

#include "base/numeric/statistics.h"
#include "core/figure/quality/quality_fixtures.h"
#include "figure/cleanup/clean_up.h"
#include "figure/perform/procedural_gait.h"
#include "figure/quality/quality.h"
#include "recorded_clips.h"

namespace footfall {
namespace {

// Contacts found against those known: none missed, none added, and how far off in frames at most.
struct Match {
  int matched = 0, missed = 0;
  double strike = 0, toeOff = 0;  // frames
};

Match match(const ProceduralClip& clip, const Motion& motion, const Contacts& found) {
  Match result;
  const double end = motion.time(motion.frames() - 1);
  for (const Contact& truth : clip.contacts) {
    const Contact* best = nullptr;
    for (const Contact& contact : found) {
      const double common =
          std::min(contact.time.end, truth.time.end) - std::max(contact.time.start, truth.time.start);
      if (contact.leg == truth.leg && common > 0.5 * (truth.time.end - truth.time.start)) best = &contact;
    }
    if (!best) {
      ++result.missed;
      continue;
    }
    ++result.matched;
    if (truth.time.start > 0.05) {
      result.strike = std::max(result.strike, std::abs(best->strike() - truth.strike()) / motion.frameTime);
    }
    if (truth.time.end < end - 0.05) {
      result.toeOff = std::max(result.toeOff, std::abs(best->toeOff() - truth.toeOff()) / motion.frameTime);
    }
  }
  return result;
}

struct Case {
  const char* character;
  ProceduralGait gait;
  double speed = 0;   // 0: the gait's own
  double radius = 0;  // of a circle
};
const std::vector<Case> kCases = {{"human", ProceduralGait::Walk}, {"human", ProceduralGait::Run},
                                  {"bird", ProceduralGait::Walk},  {"bird", ProceduralGait::Run},
                                  {"dog", ProceduralGait::Walk},   {"dog", ProceduralGait::Trot}};
// Not looked at while the estimator was made.
const std::vector<Case> kOthers = {
    {"human", ProceduralGait::Walk, 1.0}, {"human", ProceduralGait::Walk, 1.6, 5},
    {"human", ProceduralGait::Run, 3.8},  {"dinosaur", ProceduralGait::Walk},
    {"horse", ProceduralGait::Trot},      {"dog", ProceduralGait::Trot, 2.5},
    {"dog", ProceduralGait::Walk, 0.7, 3}};

struct Disturbance {
  double noise = 0;  // metres
  bool drift = false;
};

// Checks strikes and toe-offs of one clip; returns how many contacts.
int expectEdges(const Case& c, double rate, const Disturbance& disturbance, std::uint64_t seed, double most) {
  const Character character = characterPreset(c.character);
  ProceduralGaitOptions options;
  options.frameRate = rate;
  options.speed = c.speed;
  options.radius = c.radius;
  const ProceduralClip clip = proceduralGait(character, c.gait, options);
  Motion motion = clip.performed.motion;
  if (disturbance.noise > 0) addNoise(motion, character, disturbance.noise, seed);
  if (disturbance.drift) addDrift(motion, character);
  const ContactReport found = detectContacts(motion);
  const Match result = match(clip, motion, found.contacts);
  const std::string what = std::string(c.character) + " " + std::to_string(static_cast<int>(c.gait)) +
                           " at " + std::to_string(rate) + " seed " + std::to_string(seed);
  EXPECT_EQ(result.missed, 0) << what;
  EXPECT_EQ(found.contacts.size(), clip.contacts.size()) << what;
  EXPECT_LE(result.strike, most) << what;
  EXPECT_LE(result.toeOff, most) << what;
  if (disturbance.drift) {
    EXPECT_NEAR(found.ground.drift * motion.time(motion.frames() - 1), 0.02, 0.006) << what;
  }
  return result.matched;
}

// A frame at 120 a second is 8 ms, in which a foot that leaves is 0.1 mm away.
double allowed(double rate, double noise) {
  return rate > 100 && noise > 0 ? 1.4 : 1.0;
}

TEST(ContactDetection, FindsStrikeAndToeOffWithinAFrameOfTheTruth) {
  int checked = 0;
  for (const Case& c : kCases) {
    for (const double rate : {30.0, 60.0, 120.0}) {
      for (const bool drift : {false, true}) checked += expectEdges(c, rate, {0, drift}, 0, allowed(rate, 0));
    }
  }
  EXPECT_GE(checked, 300);
}

TEST(ContactDetection, AlsoWithNoiseAndADriftingGround) {
  int checked = 0;
  for (const Case& c : kCases) {
    for (const double rate : {30.0, 60.0, 120.0}) {
      for (const std::uint64_t seed : {1u, 2u, 3u}) {
        const bool drift = seed != 1;
        checked += expectEdges(c, rate, {0.002, drift}, seed, allowed(rate, 0.002));
      }
    }
  }
  EXPECT_GE(checked, 500);
}

TEST(ContactDetection, OfFiguresAndSpeedsItWasNotMadeWith) {
  int checked = 0;
  for (const Case& c : kOthers) {
    for (const double rate : {30.0, 60.0}) {
      checked += expectEdges(c, rate, {0, false}, 0, 1);
      for (const std::uint64_t seed : {101u, 102u})
        checked += expectEdges(c, rate, {0.002, seed == 101u}, seed, 1);
    }
  }
  EXPECT_GE(checked, 300);
}

TEST(ContactDetection, DoesNotDependOnTheFiguresSize) {
  const Character small = scaled(characterPreset("human"), 0.1);
  const ProceduralClip clip = proceduralGait(small, ProceduralGait::Walk);
  const ContactReport found = detectContacts(clip.performed.motion);
  EXPECT_EQ(found.contacts.size(), clip.contacts.size());
  EXPECT_EQ(match(clip, clip.performed.motion, found.contacts).missed, 0);
}

TEST(ContactDetection, AFootHeldInTheAirDoesNotTouchAndAStepUpDoes) {
  // Both feet stand; the right one goes up to a height, keeps still for a second, and comes down again: from
  // a held pose straight down, from a box over its edge (up a little first).
  for (const bool box : {false, true}) {
    FootTrack foot;
    foot.hold(1);
    foot.moveBy({0, box ? 0.30 : 0.25, 0.2}, 0.4);
    if (box) foot.moveBy({0, -0.05, 0.05}, 0.15);
    foot.hold(1);
    if (box) foot.moveBy({0, 0.05, 0.05}, 0.15);
    foot.moveBy({0, box ? -0.30 : -0.25, 0.2}, 0.4);
    foot.hold(1);
    const ContactReport found = detectContacts(standingFigure(foot));
    int right = 0;
    for (const Contact& contact : found.contacts) right += contact.leg == 1 ? 1 : 0;
    EXPECT_EQ(right, box ? 3 : 2);
  }
}

TEST(ContactDetection, LeavesOutATPoseBeforeTheMotion) {
  const Character character = characterPreset("human");
  Motion motion = proceduralGait(character, ProceduralGait::Walk).performed.motion;
  EXPECT_EQ(firstFrameOfMotion(motion), 0u);
  std::vector<double> pose(motion.channels.size(), 0.0);
  for (std::size_t c = 0; c < pose.size(); ++c)
    pose[c] = isRotation(motion.channels[c].kind) ? 0.5 : motion.frame(0)[c];
  motion.samples.insert(motion.samples.begin(), pose.begin(), pose.end());
  EXPECT_EQ(firstFrameOfMotion(motion), 1u);
  EXPECT_EQ(detectContacts(motion).firstFrame, 1u);
}

TEST(ContactDetection, AFigureWithoutLegsOrFramesHasNoContacts) {
  EXPECT_TRUE(detectContacts(Motion()).contacts.empty());
  Motion motion = standingFigure(FootTrack());
  motion.samples.clear();
  EXPECT_TRUE(detectContacts(motion).contacts.empty());
}

TEST(ContactDetection, TheSameOnAnyNumberOfThreads) {
  const Motion motion = proceduralGait(characterPreset("human"), ProceduralGait::Run).performed.motion;
  ContactOptions one, many;
  one.threads = 1;
  many.threads = 4;
  const Contacts a = detectContacts(motion, one).contacts, b = detectContacts(motion, many).contacts;
  ASSERT_EQ(a.size(), b.size());
  ASSERT_FALSE(a.empty());
  for (std::size_t i = 0; i < a.size(); ++i) {
    EXPECT_EQ(a[i].time.start, b[i].time.start);
    EXPECT_EQ(a[i].ball.end, b[i].ball.end);
    EXPECT_EQ(a[i].heelPosition, b[i].heelPosition);
  }
}

TEST(ContactDetection, CmuClipsBeginWithATPoseAndHaveStepsInTurn) {
  const std::vector<std::string> clips = cmuClips();
  FOOTFALL_NEED_CLIPS();
  for (const std::string& clip : clips) {
    const Motion motion = readCmu(clip);
    const ContactReport found = detectContacts(motion);
    EXPECT_GE(found.firstFrame, 1u) << clip;
    // No leg can be off the ground for long, nor step more than three times a second.
    const double seconds = motion.time(motion.frames() - 1);
    EXPECT_GE(found.contacts.size(), static_cast<std::size_t>(1.2 * seconds)) << clip;
    EXPECT_LE(found.contacts.size(), static_cast<std::size_t>(6 * seconds) + 2) << clip;
  }
  EXPECT_GE(clips.size(), 35u);
}

// Of the frames between the first strike and the last, the share in which no foot touches; and how long feet
// touch, in parts of the stride, one an unbroken stance.
struct Touching {
  double inTheAir = 0;
  std::vector<double> stances;
};

Touching touchingOf(const Motion& motion, const Contacts& contacts) {
  Touching result;
  const double start = contacts.front().strike(), end = motion.time(motion.frames() - 1);
  std::size_t frames = 0, air = 0;
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    const double time = motion.time(f);
    if (time < start || time > contacts.back().toeOff()) continue;
    ++frames;
    air += std::none_of(contacts.begin(), contacts.end(),
                        [&](const Contact& c) { return c.time.start <= time && time <= c.time.end; })
               ? 1
               : 0;
  }
  result.inTheAir = static_cast<double>(air) / static_cast<double>(frames);
  for (std::size_t i = 0; i < contacts.size(); ++i) {
    for (std::size_t k = i + 1; k < contacts.size(); ++k) {
      if (contacts[k].leg != contacts[i].leg) continue;
      const double stride = contacts[k].strike() - contacts[i].strike();
      if (contacts[i].strike() > 0.05 && contacts[k].strike() < end - 0.05)
        result.stances.push_back((contacts[i].toeOff() - contacts[i].strike()) / stride);
      break;
    }
  }
  return result;
}

// People walk with a foot on the ground at all times, and each there for some 0.6 of the stride; runners fly.
TEST(ContactDetection, WalkersTouchAllTheTimeAndRunnersFly) {
  FOOTFALL_NEED_CLIPS();
  const auto touching = [](const char* clip) {
    const Motion motion = readCmu(std::string(FOOTFALL_CMU_DIR) + "/" + clip + ".bvh");
    return touchingOf(motion, detectContacts(motion).contacts);
  };
  std::vector<double> walks, runs;
  for (const char* clip : {"02_01", "07_01", "07_12", "16_11", "16_13", "16_15", "16_17", "16_19", "16_21",
                           "16_23", "16_25", "16_27", "16_29", "16_31", "16_33", "16_47"}) {
    const Touching walk = touching(clip);
    EXPECT_LE(walk.inTheAir, 0.03) << clip;
    walks.insert(walks.end(), walk.stances.begin(), walk.stances.end());
  }
  EXPECT_GE(walks.size(), 50u);
  EXPECT_NEAR(quantile(walks, 0.5), 0.61, 0.03);
  for (const char* clip :
       {"02_03", "09_01", "16_35", "16_37", "16_39", "16_41", "16_43", "16_45", "16_49", "16_53", "16_55"}) {
    const Touching run = touching(clip);
    EXPECT_GE(run.inTheAir, 0.2) << clip;
    runs.insert(runs.end(), run.stances.begin(), run.stances.end());
  }
  EXPECT_GE(runs.size(), 15u);
  EXPECT_NEAR(quantile(runs, 0.5), 0.32, 0.07);
}

// Planting takes the creep out of standing feet, but they touch as long as before: walks stay walks.
TEST(ContactDetection, CleanedClipsTouchAsLongAsTheirSources) {
  FOOTFALL_NEED_CLIPS();
  std::vector<double> off;  // strikes and toe-offs, seconds
  const auto compare = [&](const std::string& clip, double mostInTheAir, double within) {
    const Motion source = readCmu(std::string(FOOTFALL_CMU_DIR) + "/" + clip + ".bvh");
    const Motion cleaned = cleanUp(source).motion;
    const Contacts before = detectContacts(source).contacts, after = detectContacts(cleaned).contacts;
    Touching was = touchingOf(source, before), is = touchingOf(cleaned, after);
    EXPECT_NEAR(is.inTheAir, was.inTheAir, within) << clip;
    EXPECT_LE(is.inTheAir, mostInTheAir) << clip;
    EXPECT_NEAR(quantile(is.stances, 0.5), quantile(was.stances, 0.5), 0.03) << clip;
    for (const Contact& contact : before) {
      if (contact.time.start < source.time(2)) continue;  // the end of a contact that the clip begins in
      const auto same = std::find_if(after.begin(), after.end(), [&](const Contact& other) {
        const double middle = (contact.time.start + contact.time.end) / 2;
        return other.leg == contact.leg && other.time.start < middle && other.time.end > middle;
      });
      ASSERT_NE(same, after.end()) << clip << " at " << contact.time.start;
      off.push_back(std::abs(same->strike() - contact.strike()));
      off.push_back(std::abs(same->toeOff() - contact.toeOff()));
    }
  };
  for (const char* walk : {"02_01", "07_01", "16_11", "16_15", "16_21", "16_31", "16_47"})
    compare(walk, 0.03, 0.03);
  for (const char* run : {"16_35", "16_39"}) compare(run, 0.6, 0.06);
  EXPECT_GE(off.size(), 70u);
  EXPECT_LE(quantile(off, 0.5), 0.005);
  EXPECT_LE(quantile(off, 0.95), 0.02);
  EXPECT_LE(quantile(off, 1), 0.15);  // a foot that is set anew before it leaves
}

}  // namespace
}  // namespace footfall
