// SPDX-License-Identifier: MIT
// The results of the method's paper, on the tracks of examples/tracks: whole figures, measured as an animator
// would look at them. (B1, B9, B11, B12 and B14 of the path alone are in com_solver_test, B7 in wander_test,
// B10 and B13 in walk_test.)
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>

#include "base/angles.h"
#include "base/scanner.h"
#include "figure/anatomy/body_mass.h"
#include "figure/contact/contact_detection.h"
#include "figure/motion/pose.h"
#include "figure/quality/quality.h"
#include "io/documents/track_json.h"

namespace footfall::footprint {
namespace {

constexpr double kRate = 120;

struct Played {
  TrackDocument document;
  Walk walk;
};

TrackDocument load(const std::string& name) {
  const std::string file = FOOTFALL_SOURCE_DIR "/examples/" + name + ".json";
  return parseTrackJson(readFile(file), file);
}

Walk play(const TrackDocument& document) {
  WalkOptions options = document.options;
  options.frameRate = kRate;
  return walkTrack(document.character, document.track, document.terrain, options);
}

// Each example is walked once.
const Played& example(const std::string& name) {
  static std::map<std::string, Played> all;
  const auto found = all.find(name);
  if (found != all.end()) return found->second;
  Played played{load(name), {}};
  played.walk = play(played.document);
  return all.emplace(name, std::move(played)).first->second;
}

std::vector<Vec3> solePoints(const FootFrame& f, const Foot& foot) {
  const Quat toes(Eigen::AngleAxisd(-f.toeBend, Vec3::UnitX()));
  return {f.frame * foot.heel, f.frame * foot.ball, f.frame * (foot.pivot + toes * (foot.tip - foot.pivot))};
}

std::vector<Vec3> centresOf(const Played& p) {
  MassOptions mass;
  mass.mass = p.document.character.mass;
  const Character& c = p.document.character;
  return centresOfMass(massModel(c.skeleton, c.limbs, mass), p.walk.performed.motion);
}

// Radians by which a knee is bent.
double kneeOf(const Pose& pose, const Leg& leg) {
  const auto at = [&](std::size_t k) { return pose.position[static_cast<std::size_t>(leg.joints[k])]; };
  const Vec3 a = (at(1) - at(0)).normalized(), b = (at(2) - at(1)).normalized();
  return std::acos(std::clamp(a.dot(b), -1.0, 1.0));
}

double meanKneeInMidStance(const Walk& walk, const Character& character) {
  double sum = 0;
  int count = 0;
  Pose pose;
  for (const Contact& c : walk.performance.contacts) {
    const double middle = 0.5 * (c.time.start + c.time.end);
    if (middle < 0.3 || middle > walk.timing.duration - 0.3) continue;
    worldPose(walk.performed.motion, static_cast<std::size_t>(middle * kRate), pose);
    sum += kneeOf(pose, character.limbs.legs[static_cast<std::size_t>(c.leg)]);
    ++count;
  }
  EXPECT_GT(count, 3);
  return sum / std::max(count, 1);
}

class EveryExample : public testing::TestWithParam<const char*> {};

// Skate 0: what stands on the ground, heel or ball, does not move.
TEST_P(EveryExample, FeetStandExactly) {
  const Played& p = example(GetParam());
  const Performance& performance = p.walk.performance;
  int frames = 0;
  Pose pose;
  double off = 0;
  for (std::size_t i = 0; i < performance.frames(); ++i) {
    worldPose(p.walk.performed.motion, i, pose);
    for (const Contact& c : performance.contacts) {
      const double t = performance.time(i);
      if (t < c.time.start || t > c.time.end) continue;
      const std::size_t leg = static_cast<std::size_t>(c.leg);
      const Vec3 ankle =
          pose.position[static_cast<std::size_t>(p.document.character.limbs.legs[leg].ankle())];
      off = std::max(off, (ankle - performance.feet[leg][i].frame.position).norm());
      const std::vector<Vec3> sole =
          solePoints(performance.feet[leg][i], p.document.character.legs[leg].foot);
      if (t >= c.heel.start && t <= c.heel.end) off = std::max(off, (sole[0] - c.heelPosition).norm());
      ++frames;
    }
  }
  EXPECT_LT(off, 2e-5);
  EXPECT_GT(frames, 200);
}

TEST_P(EveryExample, StaysOutOfTheGround) {
  const Played& p = example(GetParam());
  if (!p.document.terrain) GTEST_SKIP() << "its prints have heights of their own";
  double deepest = 0;
  int points = 0;
  for (std::size_t leg = 0; leg < p.walk.performance.feet.size(); ++leg) {
    for (const FootFrame& f : p.walk.performance.feet[leg]) {
      for (const Vec3& point : solePoints(f, p.document.character.legs[leg].foot)) {
        const auto ground = p.document.terrain->at(point.x(), point.z(), point.y());
        // Another floor is none of this foot's.
        if (!ground || std::abs(ground->position.y() - point.y()) > 1.5) continue;
        deepest = std::max(deepest, ground->position.y() - point.y());
        ++points;
      }
    }
  }
  EXPECT_LT(deepest, 0.001);
  EXPECT_GT(points, 1000);
}

// The centre of mass of the whole figure: a parabola through each flight has the curvature g, to 1 %.
TEST_P(EveryExample, FliesFreely) {
  const Played& p = example(GetParam());
  const std::vector<Vec3> centre = centresOf(p);
  for (const TrackSpan& span : p.walk.timing.spans) {
    if (!span.flight) continue;
    const std::size_t first = static_cast<std::size_t>(std::ceil(span.start * kRate));
    const std::size_t half =
        (static_cast<std::size_t>(std::floor((span.start + span.duration) * kRate)) - first) / 2;
    if (half < 4 || first + 2 * half >= centre.size()) continue;
    const double T = static_cast<double>(half) / kRate;
    const Vec3 fall = (centre[first] - 2 * centre[first + half] + centre[first + 2 * half]) / (T * T);
    EXPECT_LT((fall + Vec3(0, 9.81, 0)).norm(), 0.01 * 9.81) << "after print " << span.print + 1;
  }
}

// Metres by which the body is lowered at most so that legs reach.
double lowered(const Played& p) {
  return *std::max_element(p.walk.performed.drop.begin(), p.walk.performed.drop.end());
}

// Radians per second.
double fastestKnee(const Played& p) {
  const Motion& motion = p.walk.performed.motion;
  double fastest = 0;
  std::vector<double> last;
  Pose pose;
  for (std::size_t i = 0; i < motion.frames(); ++i) {
    worldPose(motion, i, pose);
    std::vector<double> knees;
    for (const Leg& leg : p.document.character.limbs.legs) knees.push_back(kneeOf(pose, leg));
    for (std::size_t leg = 0; leg < last.size(); ++leg)
      fastest = std::max(fastest, std::abs(knees[leg] - last[leg]) * kRate);
    last = knees;
  }
  return fastest;
}

// Knees neither pop nor flip, the body is never lowered for a leg, and no force stays unsupported for long.
TEST_P(EveryExample, KneesAreSmooth) {
  const Played& p = example(GetParam());
  const double fastest = fastestKnee(p);
  EXPECT_GT(fastest, 100 * kDegree);
  // See LongStepsWithTimesMadeUp.
  if (std::string(GetParam()) != "tracks/bird_leaps") {
    EXPECT_LT(fastest, 1500 * kDegree);
  }
  if (std::string(GetParam()) != "tracks/stones") {
    EXPECT_LT(lowered(p), 0.003);
  }
  EXPECT_LT(p.walk.diagnosis.meanImbalance, 0.06);
}

// The same of two tracks whose times are made up, with steps longer than people take in that time.
TEST(KnownFault, LongStepsWithTimesMadeUp) {
  EXPECT_LT(lowered(example("tracks/stones")), 0.003);
  EXPECT_LT(fastestKnee(example("tracks/bird_leaps")), 1500 * kDegree);
}

INSTANTIATE_TEST_SUITE_P(Tracks, EveryExample,
                         testing::Values("leap", "tracks/walk", "tracks/run", "tracks/small_steps_and_a_hop",
                                         "tracks/bird_hills", "tracks/bird_leaps", "tracks/dinosaur_stairs",
                                         "tracks/dinosaur_spiral", "tracks/dinosaur_leaps",
                                         "tracks/run_hills", "tracks/stones", "tracks/one_leg", "tracks/jump",
                                         "tracks/dog_walk"),
                         [](const auto& track) {
                           const std::string name = track.param;
                           return name.substr(name.rfind('/') + 1);
                         });

// People walk on legs that are nearly straight (some 15° to 20° in mid-stance).
TEST(Paper, WalksDoNotCrouch) {
  const Played& p = example("tracks/walk");
  EXPECT_LT(meanKneeInMidStance(p.walk, p.document.character), 32 * kDegree);
  EXPECT_GT(meanKneeInMidStance(p.walk, p.document.character), 8 * kDegree);
}

// Knees of recorded people (CMU 02_01, 16_15, 16_21; runs 02_03, 16_35, 16_45) jump by 60 to 170 °/s in a
// walk and 165 to 345 in a run (docs/method/quality.md), and turn by at most 344 to 490 and 542 to 705 °/s.
// Ours jump by 200 and 427 and turn by 571 and 917: not yet theirs, and no worse than that.
TEST(KnownFault, KneesComeNearPeoples) {
  const struct {
    const char* track;
    double jump, fastest;  // degrees per second
  } cases[] = {{"tracks/walk", 215, 600}, {"tracks/run", 450, 950}};
  for (const auto& each : cases) {
    const Played& p = example(each.track);
    const Motion& motion = p.walk.performed.motion;
    const std::vector<std::vector<double>> jumps = jointJumps(motion, 0);
    double jump = 0, fastest = 0;
    for (const Leg& leg : p.document.character.limbs.legs) {
      const std::vector<double>& knee = jumps[static_cast<std::size_t>(leg.joints[1])];
      jump = std::max(jump, *std::max_element(knee.begin(), knee.end()));
      Pose pose;
      double last = 0;
      for (std::size_t i = 0; i < motion.frames(); ++i) {
        worldPose(motion, i, pose);
        const double bent = kneeOf(pose, leg);
        if (i > 0) fastest = std::max(fastest, std::abs(bent - last) * kRate);
        last = bent;
      }
    }
    std::printf("%s: knees jump by %.0f, turn by %.0f deg/s at most\n", each.track, jump / kDegree,
                fastest / kDegree);
    EXPECT_LT(jump, each.jump * kDegree);
    EXPECT_LT(fastest, each.fastest * kDegree);
    EXPECT_GT(fastest, 300 * kDegree);
  }
}

// A foot in the air before its first print is not in ground that nobody knows.
TEST(Paper, HillsAreNoFault) {
  const Played& p = example("tracks/bird_hills");
  const QualityReport report = measureQuality(p.walk.performed.motion);
  EXPECT_LT(report.penetration.max, 0.001);
  EXPECT_LT(report.skate.max, 0.001);
  EXPECT_GT(report.contacts.contacts.size(), 8u);
}

// B2: each parameter of the figure changes the motion.
TEST(Paper, BirdFollowsItsParameters) {
  const Played& p = example("tracks/bird_hills");
  const auto changed = [&](auto&& change) {
    TrackDocument document = p.document;
    change(document.options);
    const Walk walk = play(document);
    double most = 0;
    for (std::size_t i = 0; i < walk.performance.frames(); ++i) {
      const Frame &a = walk.performance.body[i], &b = p.walk.performance.body[i];
      most = std::max({most, (a.position - b.position).norm(), a.rotation.angularDistance(b.rotation)});
    }
    return most;
  };
  EXPECT_GT(changed([](WalkOptions& o) { o.style.hipSpacing = 2.5; }), 0.01);
  EXPECT_GT(changed([](WalkOptions& o) { o.style.crouch = 0.15; }), 0.05);
  EXPECT_GT(changed([](WalkOptions& o) { o.style.comOffset = Vec3(0, 0, 0.1); }), 0.05);
  EXPECT_GT(changed([](WalkOptions& o) { o.body.pitch = 8 * kDegree; }), 0.05);
  EXPECT_GT(changed([](WalkOptions& o) { o.body.roll = 8 * kDegree; }), 0.05);
}

// B3: prints in plan only; the dinosaur climbs and turns with them.
TEST(Paper, DinosaurClimbsStairsAndSpiral) {
  const Walk& up = example("tracks/dinosaur_stairs").walk;
  EXPECT_NEAR(up.performance.body.back().position.y() - up.performance.body.front().position.y(), 7 * 0.22,
              0.15);
  const Walk& round = example("tracks/dinosaur_spiral").walk;
  EXPECT_NEAR(round.performance.body.back().position.y() - round.performance.body.front().position.y(),
              20 * 0.18, 0.4);
  const Vec3 a = round.performance.body.front().rotation * Vec3::UnitZ(),
             b = round.performance.body.back().rotation * Vec3::UnitZ();
  EXPECT_NEAR(std::atan2(a.cross(b).y(), a.dot(b)), 20 * 2 * kPi / 24 - 2 * kPi, 0.1);
}

// B4: the path bends down before a leap (anticipation) and after it (recovery), and the large leap is the
// higher one.
TEST(Paper, LeapsArePreparedAndCaught) {
  const Walk& walk = example("tracks/dinosaur_leaps").walk;
  std::vector<double> rises;
  double walking = 0;
  for (double t = 1; t < 3; t += 0.02) walking += 0.01 * walk.solution.path.at(t).position.y();
  for (const TrackSpan& span : walk.timing.spans) {
    if (!span.flight) continue;
    double before = 1e9, after = 1e9, top = -1e9;
    for (double t = 0; t < 0.7; t += 0.01) {
      before = std::min(before, walk.solution.path.at(span.start - t).position.y());
      after = std::min(after, walk.solution.path.at(span.start + span.duration + t).position.y());
    }
    for (double t = 0; t < span.duration; t += 0.01)
      top = std::max(top, walk.solution.path.at(span.start + t).position.y());
    EXPECT_LT(before, walking - 0.05);
    EXPECT_LT(after, walking - 0.05);
    rises.push_back(top - std::min(before, after));
  }
  ASSERT_EQ(rises.size(), 2u);
  EXPECT_GT(rises[0], rises[1] + 0.05);
}

// B5: short flat flights over hills; when the heel lifts can be tuned.
TEST(Paper, RunsOverHills) {
  const Played& p = example("tracks/run_hills");
  int flights = 0;
  for (const TrackSpan& span : p.walk.timing.spans) flights += span.flight ? 1 : 0;
  EXPECT_EQ(flights, 11);
  const auto heelShare = [&](double lift) {
    TrackDocument document = p.document;
    document.options.feet.heelLift = lift;
    const Walk walk = play(document);
    const Contact& c = walk.performance.contacts[4];
    return (c.heel.end - c.time.start) / (c.time.end - c.time.start);
  };
  EXPECT_NEAR(heelShare(0.4), 0.4, 0.01);
  EXPECT_NEAR(heelShare(0.8), 0.8, 0.01);
}

// B6: times made up from the distances give exactly two small leaps.
TEST(Paper, TimesMadeUpGiveTwoLeaps) {
  const Walk& walk = example("tracks/bird_leaps").walk;
  std::vector<int> leaps;
  for (const TrackSpan& span : walk.timing.spans) {
    if (span.flight) leaps.push_back(span.print + 1);
  }
  EXPECT_EQ(leaps, (std::vector<int>{4, 8}));
}

// What is made is found again in the motion: long toes that leave after the ball are not taken for recorded
// ones, whose contacts last longer than their stands.
TEST(Paper, LeapsAreReadAsTheyWereMade) {
  for (const char* const name : {"tracks/bird_leaps", "tracks/dinosaur_leaps"}) {
    const Walk& walk = example(name).walk;
    const Contacts found = detectContacts(walk.performed.motion).contacts;
    // Those that began before the motion are not all seen.
    Contacts contacts = walk.performance.contacts;
    contacts.erase(std::remove_if(contacts.begin(), contacts.end(),
                                  [](const Contact& made) { return made.strike() < -0.01; }),
                   contacts.end());
    ASSERT_GE(found.size(), contacts.size()) << name;
    const double end = walk.performed.motion.time(walk.performed.motion.frames() - 1);
    double strike = 0, toeOff = 0;  // seconds
    for (const Contact& made : contacts) {
      const double middle = (made.time.start + made.time.end) / 2;
      const auto same = std::find_if(found.begin(), found.end(), [&](const Contact& other) {
        return other.leg == made.leg && other.time.start < middle && other.time.end > middle;
      });
      ASSERT_NE(same, found.end()) << name << " at " << middle;
      strike = std::max(strike, std::abs(same->strike() - made.strike()));
      if (made.toeOff() < end) toeOff = std::max(toeOff, std::abs(same->toeOff() - made.toeOff()));
    }
    EXPECT_LT(strike, 0.04) << name;
    EXPECT_LT(toeOff, 0.04) << name;
  }
}

// B13: narrow hips splay the legs over a wide track; B14: a crouch bends the knees.
TEST(Paper, CrouchedLegsAreBent) {
  TrackDocument crouched = load("tracks/walk");
  crouched.options.style.crouch = 0.15;
  EXPECT_GT(meanKneeInMidStance(play(crouched), crouched.character),
            meanKneeInMidStance(example("tracks/walk").walk, crouched.character) + 25 * kDegree);
}

// On prints three times as wide the body sways towards the foot that stands, the further the narrower the
// hips.
TEST(KnownFault, NarrowHipsSwayTowardsWidePrints) {
  TrackDocument document = load("tracks/walk");
  for (Footprint& print : document.track.prints) print.position.x() *= 3;
  const auto meanDistance = [&](double spacing) {  // metres aside from the left foot to the centre of mass
    TrackDocument wide = document;
    wide.options.style.hipSpacing = spacing;
    const Walk walk = play(wide);
    double sum = 0, count = 0;
    for (const WalkSample& s : walk.samples) {
      if (!s.standing[0] || s.standing[1]) continue;
      sum += std::abs(s.feet[0].x() - s.com.position.x());
      ++count;
    }
    return sum / count;
  };
  EXPECT_GT(std::abs(meanDistance(0.3) - meanDistance(1)), 0.03);
}

}  // namespace
}  // namespace footfall::footprint
