// SPDX-License-Identifier: MIT
// Whole figures on tracks.
#include "footprint/walk/walk.h"
#include "base/angles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/error.h"
#include "core/footprint/tracks.h"
#include "figure/anatomy/body_mass.h"
#include "figure/motion/pose.h"

namespace footfall::footprint {
namespace {

// Prints in a row for a character: step length and distance aside in leg lengths, times made up.
Track rowFor(const Character& character, int prints, double length, double aside) {
  return straightTrack(prints, length * character.legLength(), aside * character.legLength(), 0, 0);
}

std::vector<Vec3> solePoints(const FootFrame& f, const Foot& foot) {
  const Quat toes(Eigen::AngleAxisd(-f.toeBend, Vec3::UnitX()));
  return {f.frame * foot.heel, f.frame * foot.ball, f.frame * (foot.pivot + toes * (foot.tip - foot.pivot))};
}

// Metres that any point of a sole is below level ground at most.
double deepest(const Walk& walk, const Character& character) {
  double depth = 0;
  for (std::size_t leg = 0; leg < character.legs.size(); ++leg) {
    for (const FootFrame& f : walk.performance.feet[leg]) {
      for (const Vec3& p : solePoints(f, character.legs[leg].foot)) depth = std::max(depth, -p.y());
    }
  }
  return depth;
}

// Metres that ankles of the figure itself move, at most, while their soles are flat on the ground.
double slide(const Walk& walk, const Character& character, int& frames) {
  const Performance& p = walk.performance;
  double most = 0;
  Pose pose;
  for (const Contact& c : p.contacts) {
    const int ankle = character.limbs.legs[static_cast<std::size_t>(c.leg)].ankle();
    bool first = true;
    Vec3 place = Vec3::Zero();
    for (std::size_t i = 0; i < p.frames(); ++i) {
      if (p.time(i) < c.flat() || p.time(i) > c.heelOff()) continue;
      worldPose(walk.performed.motion, i, pose);
      const Vec3 at = pose.position[static_cast<std::size_t>(ankle)];
      if (first) place = at;
      first = false;
      most = std::max(most, (at - place).norm());
      ++frames;
    }
  }
  return most;
}

// A dinosaur that turns as it walks, from the first step on.
struct TurningDinosaur {
  const Character character = characterPreset("dinosaur");
  const Walk walk = walkTrack(character, track(character), flatTerrain());

  static Track track(const Character& dinosaur) {
    const double leg = dinosaur.legLength();
    Track track = rowFor(dinosaur, 6, 0.7, 0.15);
    double yaw = 0;
    Vec3 position = Vec3::Zero();
    for (std::size_t i = 0; i < track.prints.size(); ++i) {
      const Vec3 left(std::cos(yaw), 0, -std::sin(yaw)), ahead(std::sin(yaw), 0, std::cos(yaw));
      track.prints[i].position = position + (i % 2 == 0 ? 0.15 : -0.15) * leg * left;
      track.prints[i].yaw = yaw;
      position += 0.7 * leg * ahead;
      yaw += 0.35;
    }
    return track;
  }
};

// The foot that is in the air as a track begins comes from a print before its first. In a turn steps point
// elsewhere; its leg is not drawn out straight for that.
TEST(Walk, BeginsWithinALegsLengthInATurn) {
  const TurningDinosaur dinosaur;
  double longest = 0;  // hip to ankle, of the leg's length
  Pose pose;
  for (std::size_t i = 0; i < 20; ++i) {
    worldPose(dinosaur.walk.performed.motion, i, pose);
    for (std::size_t l = 0; l < 2; ++l) {
      const Leg& leg = dinosaur.character.limbs.legs[l];
      const Vec3 way = pose.position[static_cast<std::size_t>(leg.ankle())] -
                       pose.position[static_cast<std::size_t>(leg.hip())];
      longest = std::max(longest, way.norm() / dinosaur.character.legs[l].length());
    }
  }
  EXPECT_LT(longest, 0.997);
  EXPECT_GT(longest, 0.8);
}

TEST(Walk, TheShinTurnsCalmlyAsATurnBegins) {
  const TurningDinosaur dinosaur;
  const Skeleton& skeleton = dinosaur.walk.performed.motion.skeleton;
  const int shin = skeleton.find("rightShin");
  ASSERT_GE(shin, 0);
  Pose before, after;
  double fastest = 0;  // radians per frame
  for (std::size_t i = 0; i < 20; ++i) {
    worldPose(dinosaur.walk.performed.motion, i, before);
    worldPose(dinosaur.walk.performed.motion, i + 1, after);
    fastest = std::max(fastest, before.rotation[static_cast<std::size_t>(shin)].angularDistance(
                                    after.rotation[static_cast<std::size_t>(shin)]));
  }
  EXPECT_LT(fastest * 60 / kDegree, 400);
  EXPECT_GT(fastest, 0);
}

// Going backwards a foot comes down behind the body, ball first, and leaves without being drawn out on its
// toes.
TEST(Walk, BackwardsLandsOnTheBallAndDrawsNoLegOut) {
  const Character human = characterPreset("human");
  Track track = rowFor(human, 10, -0.5, 0.1);
  track.standingStart = track.standingEnd = true;
  const Walk walk = walkTrack(human, track, flatTerrain());
  const Performance& p = walk.performance;
  int landed = 0;
  for (const Contact& c : p.contacts) {
    if (c.strike() < 0.5 || c.strike() > p.time(p.frames() - 1) - 1) continue;
    const std::size_t leg = static_cast<std::size_t>(c.leg);
    const std::size_t frame = static_cast<std::size_t>(std::ceil(c.strike() / p.frameTime));
    const FootFrame& f = p.feet[leg][frame];
    const Foot& foot = human.legs[leg].foot;
    EXPECT_GT((f.frame * foot.heel).y(), (f.frame * foot.ball).y() + 0.01) << "at " << c.strike();
    ++landed;
  }
  EXPECT_GE(landed, 6);
  Pose pose;
  for (std::size_t i = 0; i < p.frames(); ++i) {
    worldPose(walk.performed.motion, i, pose);
    for (std::size_t l = 0; l < 2; ++l) {
      const Leg& leg = human.limbs.legs[l];
      const double length = (pose.position[static_cast<std::size_t>(leg.hip())] -
                             pose.position[static_cast<std::size_t>(leg.ankle())])
                                .norm();
      EXPECT_LT(length, 0.997 * human.legs[l].length()) << "frame " << i;
    }
  }
}

// A leap over three leg lengths ends in a crouch, through which the other foot is carried.
TEST(Walk, FeetCarriedThroughACrouchStayOutOfTheGround) {
  const Character human = characterPreset("human");
  Track track = rowFor(human, 7, 0.8, 0.1);
  for (std::size_t i = 4; i < 7; ++i) track.prints[i].position.z() += 2.1 * human.legLength();
  EXPECT_LT(deepest(walkTrack(human, track, flatTerrain()), human), 1e-3);
}

// Up stairs from their first print on: the step before it was on the floor, not on a stair below that.
TEST(Walk, TheStepBeforeStairsIsOnTheFloor) {
  const Character human = characterPreset("human");
  Track track = straightTrack(8, 0.28, 0.09, 0, 0);
  for (Footprint& print : track.prints) print.position.z() -= 0.14;
  Stairs stairs;
  stairs.run = 0.28;
  stairs.rise = 0.24;
  stairs.count = 12;
  const Walk walk = walkTrack(human, track, stairTerrain(stairs));
  for (std::size_t leg = 0; leg < 2; ++leg) {
    for (const Vec3& p : solePoints(walk.performance.feet[leg][0], human.legs[leg].foot))
      EXPECT_GT(p.y(), -1e-3);
  }
}

class EveryBiped : public testing::TestWithParam<const char*> {};

TEST_P(EveryBiped, StandsStillAndClearOfTheGround) {
  const Character character = characterPreset(GetParam());
  for (const double length : {0.5, 0.75}) {
    const Walk walk = walkTrack(character, rowFor(character, 10, length, 0.1), flatTerrain());
    int frames = 0;
    EXPECT_LT(slide(walk, character, frames), 1e-6);
    EXPECT_GT(frames, 100);
    EXPECT_LT(deepest(walk, character), 0.001 * character.legLength() / 0.86);
    EXPECT_LT(walk.diagnosis.meanImbalance, 0.05);
    for (const double sample : walk.performed.motion.samples) ASSERT_TRUE(std::isfinite(sample));
  }
}

INSTANTIATE_TEST_SUITE_P(Presets, EveryBiped, testing::Values("human", "bird", "dinosaur"));

// B1, B9: the centre of mass of the whole figure, limbs and all, falls freely in the air.
TEST(Walk, TheFigureItselfFliesFreely) {
  const Character human = characterPreset("human");
  WalkOptions options;
  options.frameRate = 240;
  const Walk walk = walkTrack(human, exampleHop(), flatTerrain(), options);
  MassOptions mass;
  mass.mass = human.mass;
  const std::vector<Vec3> centre =
      centresOfMass(massModel(human.skeleton, human.limbs, mass), walk.performed.motion);
  const double h = 1.0 / 240;
  // A parabola through the flight: its curvature is g.
  const std::size_t a = static_cast<std::size_t>(1.34 / h), half = static_cast<std::size_t>(0.11 / h);
  const std::size_t m = a + half, b = m + half;
  const double T = static_cast<double>(m - a) * h;
  const Vec3 fall = (centre[a] - 2 * centre[m] + centre[b]) / (T * T);
  EXPECT_NEAR(fall.y(), -9.81, 0.01 * 9.81);
  EXPECT_LT(std::hypot(fall.x(), fall.z()), 0.01 * 9.81);
}

// B3: stairs and a spiral staircase with prints given in plan only.
TEST(Walk, ClimbsStairsAndSpirals) {
  const Character dinosaur = characterPreset("dinosaur");
  const double leg = dinosaur.legLength();
  Stairs stairs;
  stairs.origin = Vec3(0, 0, 0.3 * leg);
  stairs.run = 0.4 * leg;
  stairs.rise = 0.12 * leg;
  stairs.count = 12;
  const Walk up = walkTrack(dinosaur, rowFor(dinosaur, 12, 0.4, 0.1), stairTerrain(stairs));
  EXPECT_GT(up.solution.path.at(up.timing.duration).position.y() - up.solution.path.at(0).position.y(),
            1.0 * leg);
  SpiralStairs spiral;
  spiral.outer = 4 * leg;
  spiral.inner = 1 * leg;
  spiral.perTurn = 24;
  spiral.rise = 0.1 * leg;
  spiral.count = 30;
  Track track;
  for (int i = 0; i < 26; ++i) {
    Footprint print;
    print.leg = i % 2 == 0 ? 1 : 0;  // the outer foot is the right one on a way that turns left
    const double angle = (i + 0.5) * 2 * kPi / 24, radius = (i % 2 == 0 ? 1.95 : 1.75) * leg;
    print.position = radius * Vec3(std::sin(angle), 0, std::cos(angle));
    print.yaw = angle + kPi / 2;
    track.prints.push_back(print);
  }
  const Walk round = walkTrack(dinosaur, track, spiralTerrain(spiral));
  // The body itself turns with the stairs and rises by them, and every foot stands on a tread.
  double turned = 0;
  const Performance& p = round.performance;
  for (std::size_t i = 1; i < p.frames(); ++i) {
    const Vec3 was = p.body[i - 1].rotation * Vec3::UnitZ(), is = p.body[i].rotation * Vec3::UnitZ();
    turned += std::atan2(is.x() * was.z() - is.z() * was.x(), was.x() * is.x() + was.z() * is.z());
  }
  EXPECT_NEAR(turned, 25 * 2 * kPi / 24, 2 * kPi / 24 * 1.5);
  EXPECT_NEAR(p.body.back().position.y() - p.body.front().position.y(), 25 * spiral.rise, 2 * spiral.rise);
  int standing = 0;
  for (const Contact& contact : p.contacts) {
    const double middle = 0.5 * (contact.flat() + contact.heelOff());
    if (middle < 0 || middle > p.time(p.frames() - 1)) continue;
    const std::size_t l = static_cast<std::size_t>(contact.leg);
    const FootFrame& foot = p.feet[l][static_cast<std::size_t>(middle / p.frameTime)];
    const Vec3 ball = foot.frame * dinosaur.legs[l].foot.ball;
    const double tread = ball.y() / spiral.rise;
    EXPECT_NEAR(tread, std::round(tread), 0.01) << "at " << middle;
    ++standing;
  }
  EXPECT_GT(standing, 20);
  EXPECT_LT(round.diagnosis.meanImbalance, 0.1);
}

// B10: a walking step swapped for a hop and back.
TEST(Walk, SwappedStepsStayConvincing) {
  const Character human = characterPreset("human");
  Track track = exampleWalk();
  track.prints[5].stance = 0.3;
  track.prints[5].step = 0.6;
  const Walk walk = walkTrack(human, track, flatTerrain());
  EXPECT_TRUE(std::any_of(walk.timing.spans.begin(), walk.timing.spans.end(),
                          [](const TrackSpan& s) { return s.flight; }));
  EXPECT_LT(walk.diagnosis.meanImbalance, 0.1);
}

// Degrees per second that any knee of a figure bends or stretches at most.
double fastestKnee(const Walk& walk, const Character& character) {
  const Motion& motion = walk.performed.motion;
  double fastest = 0;
  std::vector<double> last(character.limbs.legs.size(), -1);
  Pose pose;
  for (std::size_t i = 0; i < motion.frames(); ++i) {
    worldPose(motion, i, pose);
    for (std::size_t l = 0; l < last.size(); ++l) {
      const Leg& leg = character.limbs.legs[l];
      const auto at = [&](std::size_t k) { return pose.position[static_cast<std::size_t>(leg.joints[k])]; };
      const Vec3 thigh = at(1) - at(0), shank = at(2) - at(1);
      const double bend = std::acos(std::clamp(thigh.normalized().dot(shank.normalized()), -1.0, 1.0));
      if (last[l] >= 0) fastest = std::max(fastest, std::abs(bend - last[l]) / motion.frameTime / kDegree);
      last[l] = bend;
    }
  }
  return fastest;
}

// People's knees turn by at most 540 degrees per second in runs; a quarter more is the limit.
TEST(KnownFault, KneesOfASwappedStepTurnAsPeoplesDo) {
  const Character human = characterPreset("human");
  Track track = exampleWalk();
  track.prints[5].stance = 0.3;
  track.prints[5].step = 0.6;
  EXPECT_LT(fastestKnee(walkTrack(human, track, flatTerrain()), human), 1.25 * 540);
}

// Off both feet at 0.9 s, and so many seconds later down on both, 0.4 m ahead; standing before and after.
Track jumpTrack(double air) {
  Track track;
  const double steps[] = {0.04, 0.86 + air, 0.04, 1.0}, stances[] = {0.9, 0.86, 1.04, 1.0};
  for (int i = 0; i < 4; ++i) {
    Footprint print;
    print.leg = i % 2;
    print.position = Vec3(i % 2 == 0 ? 0.09 : -0.09, 0, i < 2 ? 0 : 0.4);
    print.step = steps[i];
    print.stance = stances[i];
    track.prints.push_back(print);
  }
  track.standingStart = track.standingEnd = true;
  return track;
}

// Off both feet, onto both feet, and at rest as tall as before; crouched in between, and bent over it.
TEST(Walk, JumpsWithBothFeet) {
  const Character human = characterPreset("human");
  const Walk walk = walkTrack(human, jumpTrack(0.4), flatTerrain());
  const auto height = [&](double t) { return walk.solution.path.at(t).position.y(); };
  const double end = walk.timing.duration;
  EXPECT_NEAR(height(end), height(0), 0.01);
  EXPECT_NEAR(walk.samples.back().legLengths[0], walk.samples.front().legLengths[0], 0.01);
  for (double t = 0.91; t < 1.29; t += 0.02)
    EXPECT_NEAR((walk.solution.path.at(t).acceleration - Vec3(0, -9.81, 0)).norm(), 0, 0.0981) << t;
  double before = 1e9, after = 1e9, bent = 0;
  for (double t = 0; t < 0.9; t += 0.01) before = std::min(before, height(t));
  for (double t = 1.3; t < end; t += 0.01) after = std::min(after, height(t));
  EXPECT_LT(before, height(0) - 0.05);
  EXPECT_LT(after, height(0) - 0.05);
  for (const Vec3& bend : walk.performance.spineBend) bent = std::max(bent, bend.x());
  EXPECT_GT(bent, 0.1);
  EXPECT_LT(bent, 0.9);
  EXPECT_EQ(walk.performance.spineBend.back().x(), 0);
  EXPECT_LT(walk.performance.contacts[0].heel.end, walk.performance.contacts[0].time.end - 0.05);
  EXPECT_LT(walk.diagnosis.meanImbalance, 0.03);
}

// Who jumps swings both arms, back in the crouch and up in the air; knees do not snap even in a high jump.
TEST(Walk, JumpsWithArms) {
  const Character human = characterPreset("human");
  for (const double air : {0.4, 0.56}) {
    const Walk walk = walkTrack(human, jumpTrack(air), flatTerrain());
    const Motion& motion = walk.performed.motion;
    double back = 0, up = -1, last = 0, knee = -1, fastest = 0;
    Pose pose;
    for (std::size_t i = 0; i < motion.frames(); ++i) {
      worldPose(motion, i, pose);
      const auto at = [&](int joint) { return pose.position[static_cast<std::size_t>(joint)]; };
      ASSERT_EQ(human.limbs.arms.size(), 2u);
      for (const Arm& arm : human.limbs.arms) {
        const Vec3 hand = at(arm.joints[2]) - at(arm.joints[0]);
        if (walk.performance.time(i) < 0.9) back = std::min(back, hand.z());
        up = std::max(up, hand.y());
        last = std::abs(hand.z());
      }
      const Leg& leg = human.limbs.legs[1];
      const Vec3 thigh = at(leg.joints[1]) - at(leg.joints[0]), shank = at(leg.joints[2]) - at(leg.joints[1]);
      const double bend = std::acos(std::min(1.0, thigh.normalized().dot(shank.normalized())));
      if (knee >= 0) fastest = std::max(fastest, std::abs(bend - knee) / motion.frameTime);
      knee = bend;
    }
    EXPECT_LT(back, -0.25) << air;
    EXPECT_GT(up, -0.05) << air;
    EXPECT_LT(last, 0.15) << air;  // they hang again
    EXPECT_LT(fastest * 180 / kPi, 1300) << air;
  }
}

// B13: legs too short for a print reach towards it.
TEST(Walk, ReachesTowardsWhatIsTooFar) {
  const Character human = characterPreset("human");
  Track track = exampleWalk();
  track.prints[6].position.z() += 1.3;  // a lunge gets as far as 1.0
  const Walk walk = walkTrack(human, track, flatTerrain());
  // The print is named with how far it is out of reach, and the leg is stretched towards it at that moment.
  int named = 0;
  for (const PrintNote& note : walk.diagnosis.notes) {
    if (note.problem != PrintProblem::OutOfReach) continue;
    EXPECT_NEAR(note.print, 6, 1) << note.text;
    EXPECT_GT(note.amount, 1.03) << note.text;
    Pose pose;
    const std::size_t frame = static_cast<std::size_t>(std::lround(note.time * 60));
    worldPose(walk.performed.motion, std::min(frame, walk.performed.motion.frames() - 1), pose);
    const std::size_t l =
        static_cast<std::size_t>(walk.track.prints[static_cast<std::size_t>(note.print)].leg);
    const Leg& leg = human.limbs.legs[l];
    const double length = (pose.position[static_cast<std::size_t>(leg.ankle())] -
                           pose.position[static_cast<std::size_t>(leg.hip())])
                              .norm();
    EXPECT_GT(length, 0.97 * human.legs[l].length()) << note.text;
    ++named;
  }
  EXPECT_GE(named, 1);
  for (const double sample : walk.performed.motion.samples) ASSERT_TRUE(std::isfinite(sample));
}

// A print so far away that no posture hides it: the engine says that the walk cannot be met.
TEST(Walk, SaysThatAPrintIsFarOutOfReach) {
  const Character human = characterPreset("human");
  Track track = exampleWalk(6);
  EXPECT_EQ(walkTrack(human, track, flatTerrain()).diagnosis.unmet(), nullptr);
  track.prints[3].position.z() = 20;
  const Walk walk = walkTrack(human, track, flatTerrain());
  const PrintNote* unmet = walk.diagnosis.unmet();
  ASSERT_NE(unmet, nullptr);
  EXPECT_EQ(unmet->print, 3);
  EXPECT_EQ(unmet->kind, Note::Kind::Unmet);
  EXPECT_THAT(unmet->text, testing::StartsWith("print 4 (right): reach"));
}

// Reached by a flight no print is out of reach of a leg: the force that would be needed says that it cannot
// be.
TEST(Walk, SaysThatAFlightIsOutOfReach) {
  const Character human = characterPreset("human");
  Track track = exampleWalk(6);
  track.prints[2].stance = 0.3;
  track.prints[2].step = 0.5;
  for (std::size_t i = 3; i < track.prints.size(); ++i) track.prints[i].position.z() += 30;
  const Walk walk = walkTrack(human, track, flatTerrain());
  const PrintNote* unmet = walk.diagnosis.unmet();
  ASSERT_NE(unmet, nullptr);
  EXPECT_EQ(unmet->kind, Note::Kind::Unmet);
  EXPECT_NE(unmet->problem, PrintProblem::OutOfReach);
  EXPECT_THAT(unmet->text, testing::AnyOf(testing::HasSubstr("an unsupported force of"),
                                          testing::HasSubstr("the flight after it falls with")));
}

// A scripted body is what the solver counts on, and what the figure does.
TEST(Walk, ScriptedBodyIsHonoured) {
  const Character human = characterPreset("human");
  WalkOptions options;
  options.body.script = {{0, kPi / 2, 0, 0}};
  options.hipTwist = 0;
  const Walk sideways = walkTrack(human, exampleWalk(), flatTerrain(), options);
  const Vec3 forward = sideways.performance.body[100].rotation * Vec3::UnitZ();
  EXPECT_NEAR((forward - Vec3::UnitX()).norm(), 0, 1e-9);
  EXPECT_NE(sideways.solution.cost.comfort,
            walkTrack(human, exampleWalk(), flatTerrain()).solution.cost.comfort);
}

TEST(Walk, SwingingFeetPassEachOther) {
  const Character human = characterPreset("human");
  // All prints on one line: straight ways would lead through the other ankle.
  const Walk walk = walkTrack(human, straightTrack(10, 0.6, 0, 0.65, 0.5), flatTerrain());
  double nearest = 1e9;
  for (std::size_t i = 0; i < walk.performance.frames(); ++i) {
    const Vec3 a = walk.performance.feet[0][i].frame.position, b = walk.performance.feet[1][i].frame.position;
    if (std::abs(a.z() - b.z()) < 0.02) nearest = std::min(nearest, std::abs(a.x() - b.x()));
  }
  EXPECT_GT(nearest, 0.06);
  EXPECT_LT(nearest, 1);
}

TEST(Walk, StandingStartAndEnd) {
  const Character human = characterPreset("human");
  Track track = exampleWalk(8);
  track.standingStart = track.standingEnd = true;
  const Walk walk = walkTrack(human, track, flatTerrain());
  EXPECT_EQ(walk.samples.front().com.velocity, Vec3::Zero());
  EXPECT_LT(walk.samples.back().com.velocity.norm(), 0.1);
  EXPECT_TRUE(walk.samples.front().standing[0] && walk.samples.front().standing[1]);
  EXPECT_TRUE(walk.samples.back().standing[0] && walk.samples.back().standing[1]);
}

TEST(Walk, FaultsAreThrownOrRepaired) {
  const Character human = characterPreset("human");
  Track track = exampleWalk(6);
  track.prints[1].stance = 1.5;
  EXPECT_THAT(errorOf([&] { walkTrack(human, track, flatTerrain()); }),
              testing::StartsWith("print 4 (right): the foot lands at 1.5 s"));
  WalkOptions options;
  options.force = true;
  const Walk walk = walkTrack(human, track, flatTerrain(), options);
  ASSERT_EQ(walk.faults.size(), 1u);
  EXPECT_THAT(walk.faults[0], testing::StartsWith("print 4 (right): the foot lands at 1.5 s"));
  HeightField small;
  small.columns = 2;
  small.heights = {0, 0, 0, 0};
  try {
    walkTrack(human, exampleWalk(6), heightFieldTerrain(small));
    FAIL();
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), testing::HasSubstr("print 2: x -0.08 m, z 0.6 m is off the terrain"));
  }
}

// Four legs: the same machinery with up to three feet down at once.
TEST(Walk, ADogWalksOnFourLegs) {
  const Character dog = characterPreset("dog");
  ASSERT_EQ(dog.legs.size(), 4u);
  const double leg = dog.legLength(), period = 1.0, stride = 1.0 * leg;
  // Hind left, fore left, hind right, fore right.
  int order[4] = {0, 0, 0, 0};
  for (int l = 0; l < 4; ++l) {
    const CharacterLeg& x = dog.legs[static_cast<std::size_t>(l)];
    order[(x.side == BodySide::Left ? 0 : 2) + (x.fore ? 1 : 0)] = l;
  }
  Track track;
  for (int i = 0; i < 24; ++i) {
    Footprint print;
    print.leg = order[i % 4];
    const CharacterLeg& l = dog.legs[static_cast<std::size_t>(print.leg)];
    print.position = Vec3(l.ankle.x(), 0, l.ankle.z() + stride * i / 4);
    print.step = period / 4;
    print.stance = 0.65 * period;
    track.prints.push_back(print);
  }
  const Walk walk = walkTrack(dog, track, flatTerrain());
  EXPECT_EQ(walk.samples.front().feet.size(), 4u);
  EXPECT_LT(walk.diagnosis.meanImbalance, 0.05);
  int frames = 0;
  EXPECT_LT(slide(walk, dog, frames), 1e-6);
  EXPECT_GT(frames, 100);
}

}  // namespace
}  // namespace footfall::footprint
