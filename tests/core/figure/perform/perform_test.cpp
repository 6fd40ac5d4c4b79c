// SPDX-License-Identifier: MIT
#include "figure/perform/perform.h"
#include "base/angles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>

#include "base/error.h"
#include "figure/motion/pose.h"
#include "figure/perform/procedural_gait.h"

namespace footfall {
namespace {

using testing::HasSubstr;

ProceduralClip clipOf(const Character& character, double rate = 120, double radius = 0) {
  ProceduralGaitOptions options;
  options.frameRate = rate;
  options.strides = 3;
  options.radius = radius;
  return proceduralGait(character, ProceduralGait::Walk, options);
}

std::size_t index(int joint) {
  return static_cast<std::size_t>(joint);
}

// How far ankles are from the performance, and feet from their attitude; of all feet or of those that stand.
double footError(const Performance& performance, const Performed& performed, const Character& character,
                 bool standing = false) {
  double worst = 0;
  Pose world, rest = restPose(character.skeleton);
  worldFromLocal(character.skeleton, rest, rest);
  for (std::size_t i = 0; i < performance.frames(); ++i) {
    worldPose(performed.motion, i, world);
    for (std::size_t leg = 0; leg < character.legs.size(); ++leg) {
      if (standing && !inContact(performance.contacts, static_cast<int>(leg), performance.time(i))) continue;
      const std::size_t ankle = index(character.limbs.legs[leg].ankle());
      const Frame& wanted = performance.feet[leg][i].frame;
      worst = std::max(worst, (world.position[ankle] - wanted.position).norm());
      const Quat still(Eigen::AngleAxisd(character.restYaw, Vec3::UnitY()));
      const Quat turned = world.rotation[ankle] * rest.rotation[ankle].conjugate() * still;
      worst = std::max(worst, (turned * Vec3::UnitZ() - wanted.rotation * Vec3::UnitZ()).norm());
      worst = std::max(worst, (turned * Vec3::UnitX() - wanted.rotation * Vec3::UnitX()).norm());
    }
  }
  return worst;
}

// The largest angular acceleration of any joint against its parent, rad/s².
double largestAcceleration(const Motion& motion) {
  double worst = 0;
  Pose a, b, c;
  const auto rate = [&](const Quat& from, const Quat& to) {
    const Eigen::AngleAxisd step(from.conjugate() * to);
    const double angle = step.angle() > kPi ? step.angle() - 2 * kPi : step.angle();
    return Vec3(step.axis() * (angle / motion.frameTime));
  };
  for (std::size_t i = 1; i + 1 < motion.frames(); ++i) {
    localPose(motion, i - 1, a);
    localPose(motion, i, b);
    localPose(motion, i + 1, c);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const Vec3 change = rate(b.rotation[j], c.rotation[j]) - rate(a.rotation[j], b.rotation[j]);
      worst = std::max(worst, change.norm() / motion.frameTime);
    }
  }
  return worst;
}

// Those that proceduralGait() walks; insects and spiders travel in the tests of gaits.
std::vector<std::string> walkers() {
  std::vector<std::string> names;
  for (const std::string& name : characterPresets())
    if (characterPreset(name).legs.size() <= 4) names.push_back(name);
  return names;
}

class PerformEach : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(All, PerformEach, testing::ValuesIn(walkers()),
                         [](const auto& p) { return p.param; });

TEST_P(PerformEach, PutsFeetOnTheirContactsAndKeepsBones) {
  const Character character = characterPreset(GetParam());
  for (const double radius : {0.0, 4 * character.hipHeight}) {
    const ProceduralClip clip = clipOf(character, 120, radius);
    EXPECT_LT(footError(clip.performance, clip.performed, character), 1e-9);
    Pose world;
    int parts = 0;
    for (std::size_t i = 0; i < clip.performed.motion.frames(); ++i) {
      worldPose(clip.performed.motion, i, world);
      for (std::size_t j = 0; j < world.size(); ++j) {
        const Joint& joint = character.skeleton.joints[j];
        if (joint.parent < 0) continue;
        const double length = (world.position[j] - world.position[index(joint.parent)]).norm();
        ASSERT_NEAR(length, joint.translation.norm(), 1e-12);
      }
      // The parts of the foot that stand are where the contact says.
      const double t = clip.performance.time(i);
      for (const Contact& c : clip.contacts) {
        const CharacterLeg& leg = character.legs[index(c.leg)];
        const FootFrame& f = clip.performance.feet[index(c.leg)][i];
        const Vec3 ankle = world.position[index(character.limbs.legs[index(c.leg)].ankle())];
        if (t > c.heel.start && t < c.heel.end) {
          ASSERT_LT((ankle + f.frame.rotation * leg.foot.heel - c.heelPosition).norm(), 1e-9);
          ++parts;
        }
        const int ball = character.limbs.legs[index(c.leg)].ball;
        if (leg.foot.bends && t > c.ball.start && t < c.ball.end) {
          Vec3 below = world.position[index(ball)];
          EXPECT_LT((Vec3(below.x(), 0, below.z()) - c.ballPosition).norm(), 1e-9);
          ++parts;
        }
      }
    }
    EXPECT_GT(parts, 200);
  }
}

TEST_P(PerformEach, HasNoPops) {
  // A jump in an angle's rate would double the acceleration measured at twice the rate; a smooth motion does
  // not.
  const Character character = characterPreset(GetParam());
  const double coarse = largestAcceleration(clipOf(character, 240).performed.motion);
  const double fine = largestAcceleration(clipOf(character, 480).performed.motion);
  EXPECT_LT(fine, 1.3 * coarse);
  // Scaled by the stride: no more than swinging a leg takes.
  const double period = clipOf(character).stridePeriod;
  EXPECT_LT(fine * period * period, 600);
}

TEST_P(PerformEach, LetsTheBodyDownWhereItIsTooHigh) {
  const Character character = characterPreset(GetParam());
  ProceduralClip clip = clipOf(character);
  Performance high = clip.performance;
  const double much = 0.12 * character.hipHeight;
  for (std::size_t i = 0; i < high.frames(); ++i) high.body[i].position.y() += much;
  const Performed result = perform(high, character);
  EXPECT_LT(footError(high, result, character, true), 1e-9);
  ASSERT_FALSE(result.reach.empty());
  double lowered = 0;
  for (const ReachNote& note : result.reach) {
    EXPECT_GE(note.leg, 0);
    EXPECT_LE(note.time.start, note.time.end);
    // Only a foot in the air may fall short.
    EXPECT_EQ(note.standing, inContact(high.contacts, note.leg, note.worst));
    if (note.standing) {
      EXPECT_EQ(note.missed, 0);
    }
    lowered = std::max(lowered, note.lowered);
  }
  EXPECT_GT(lowered, 0.01 * character.hipHeight);
  EXPECT_LT(lowered, 2 * much);
  EXPECT_NEAR(*std::max_element(result.drop.begin(), result.drop.end()), lowered, 0.2 * lowered);
  // Smoothly: within a frame it moves by a small part of itself.
  for (std::size_t i = 1; i < result.drop.size(); ++i)
    EXPECT_LT(std::abs(result.drop[i] - result.drop[i - 1]), 0.25 * lowered);
}

TEST_P(PerformEach, SurvivesFeetOutOfThisWorld) {
  const Character character = characterPreset(GetParam());
  ProceduralClip clip = clipOf(character, 60);
  Performance far = clip.performance;
  for (std::size_t i = 20; i < 40; ++i) far.feet[0][i].frame.position += Vec3(3, 7, -10);
  for (std::size_t i = 30; i < 50; ++i) far.feet[1][i].frame.position = far.body[i] * character.legs[1].hip;
  const Performed result = perform(far, character);
  for (const double v : result.motion.samples) ASSERT_TRUE(std::isfinite(v));
  double missed = 0;
  for (const ReachNote& note : result.reach) missed = std::max(missed, note.missed);
  EXPECT_GT(missed, 8);
}

TEST_P(PerformEach, GivesTheSameBits) {
  const Character character = characterPreset(GetParam());
  const Motion a = clipOf(character).performed.motion, b = clipOf(character).performed.motion;
  ASSERT_EQ(a.samples.size(), b.samples.size());
  EXPECT_EQ(std::memcmp(a.samples.data(), b.samples.data(), a.samples.size() * sizeof(double)), 0);
}

TEST_P(PerformEach, KneesBendTheirWay) {
  const Character character = characterPreset(GetParam());
  const ProceduralClip clip = clipOf(character);
  Pose world;
  for (std::size_t i = 0; i < clip.performed.motion.frames(); ++i) {
    worldPose(clip.performed.motion, i, world);
    for (std::size_t leg = 0; leg < character.legs.size(); ++leg) {
      const Leg& limb = character.limbs.legs[leg];
      const Vec3 hip = world.position[index(limb.hip())], knee = world.position[index(limb.joints[1])];
      const Vec3 axis = (world.position[index(limb.ankle())] - hip).normalized();
      const Vec3 out = (knee - hip) - axis * axis.dot(knee - hip);
      EXPECT_GT(out.z() * character.legs[leg].knee.z(), 0) << i << ' ' << character.legs[leg].name;
      EXPECT_LT(std::abs(out.x()), 0.35 * out.norm() + 1e-3);
    }
  }
}

TEST(Perform, ArmsSwingAgainstLegsAndTheHeadKeepsItsCourse) {
  const Character human = characterPreset("human");
  const ProceduralClip clip = clipOf(human);
  Pose world, rest = restPose(human.skeleton);
  worldFromLocal(human.skeleton, rest, rest);
  double product = 0, legs = 0, arms = 0, straightest = kPi, nod = 0;
  for (std::size_t i = 0; i < clip.performed.motion.frames(); ++i) {
    worldPose(clip.performed.motion, i, world);
    const Arm& arm = human.limbs.arms[0];
    ASSERT_EQ(arm.side, human.legs[0].side);
    const auto at = [&](int joint) { return world.position[index(joint)]; };
    const double leg = (at(human.limbs.legs[0].ankle()) - at(human.limbs.legs[1].ankle())).z();
    const double hand = at(arm.joints[2]).z() - at(human.limbs.arms[1].joints[2]).z();
    product += leg * hand;
    legs += leg * leg;
    arms += hand * hand;
    const Vec3 upper = (at(arm.joints[1]) - at(arm.joints[0])).normalized();
    const Vec3 lower = (at(arm.joints[2]) - at(arm.joints[1])).normalized();
    straightest = std::min(straightest, std::acos(std::min(1.0, upper.dot(lower))));
    const std::size_t head = index(human.limbs.head);
    nod = std::max(nod, world.rotation[head].angularDistance(rest.rotation[head]));
  }
  EXPECT_LT(product / std::sqrt(legs * arms), -0.9);
  EXPECT_GT(std::sqrt(arms / legs), 0.4) << "hands move at least almost half as far as feet";
  EXPECT_GT(straightest, 4 * kDegree) << "elbows are never dead straight";
  EXPECT_LT(nod, 1 * kDegree);
}

TEST(Perform, AnglesRunOnThroughWholeTurns) {
  const Character human = characterPreset("human");
  ProceduralGaitOptions options;
  options.radius = 1.5;
  options.strides = 20;
  const Motion motion = proceduralGait(human, ProceduralGait::Walk, options).performed.motion;
  double yaw = 0, largest = 0;
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    if (!isRotation(motion.channels[c].kind)) continue;
    for (std::size_t i = 1; i < motion.frames(); ++i) {
      largest = std::max(largest, std::abs(motion.frame(i)[c] - motion.frame(i - 1)[c]));
    }
    if (motion.channels[c].joint == 0 && motion.channels[c].kind == ChannelKind::RotateY) {
      yaw = motion.frame(motion.frames() - 1)[c] - motion.frame(0)[c];
    }
  }
  EXPECT_GT(yaw, 4 * kPi);
  EXPECT_LT(largest, 0.35);
}

// The human with its arms spread, facing aside, its hips below a root and a group: as rigs come.
Character rigged() {
  Skeleton skeleton = characterPreset("human").skeleton;
  for (const char* side : {"left", "right"}) {
    const double sign = side[0] == 'l' ? 1 : -1;
    const auto joint = [&](const char* name) -> Joint& {
      return skeleton.joints[index(skeleton.find(std::string(side) + name))];
    };
    joint("ForeArm").translation = Vec3(sign * 0.33, 0, 0);
    joint("Hand").translation = Vec3(sign * 0.26, 0, 0);
    joint("Leg").jointOrient = Vec3(0.3, 0.2, 0);  // oriented joints; what hangs below is turned back
    joint("Foot").jointOrient = Vec3::Zero();
  }
  for (const char* side : {"left", "right"}) {
    const Quat back = rotationFromEuler(Vec3(0.3, 0.2, 0), RotationOrder::XYZ).conjugate();
    Joint& foot = skeleton.joints[index(skeleton.find(std::string(side) + "Foot"))];
    foot.translation = back * foot.translation;
    foot.jointOrient = eulerFromRotation(back, RotationOrder::XYZ);
  }
  Joint group, root;
  group.name = "group";
  group.kind = JointKind::Transform;
  group.translation = Vec3(5, 0, 2);
  group.rotation = Vec3(0, 1.1, 0);
  root.name = "root";
  root.parent = 0;
  for (Joint& j : skeleton.joints) j.parent = j.parent < 0 ? 1 : j.parent + 2;
  skeleton.joints.insert(skeleton.joints.begin(), {group, root});
  return makeCharacter(skeleton, "rigged", 75);
}

TEST(Perform, PlaysOnRigsAsTheyCome) {
  const Character rig = rigged();
  EXPECT_NEAR(rig.restYaw, 1.1, 1e-9);
  const ProceduralClip clip = clipOf(rig);
  EXPECT_LT(footError(clip.performance, clip.performed, rig), 1e-9);
  // The arms came down from the spread.
  Pose world;
  worldPose(clip.performed.motion, 30, world);
  for (const Arm& arm : rig.limbs.arms) {
    const Vec3 upper = world.position[index(arm.joints[1])] - world.position[index(arm.joints[0])];
    EXPECT_LT(upper.normalized().y(), -0.85);
  }
  // The same performance on the plain human puts every leg joint in the same place.
  const Character human = characterPreset("human");
  const Performed plain = perform(clip.performance, human);
  Pose other;
  for (std::size_t i = 0; i < plain.motion.frames(); i += 10) {
    worldPose(plain.motion, i, other);
    worldPose(clip.performed.motion, i, world);
    for (const char* name : {"leftLeg", "rightLeg", "leftToe", "hips", "chest"}) {
      const Vec3 a = other.position[index(human.skeleton.find(name))],
                 b = world.position[index(rig.skeleton.find(name))];
      EXPECT_LT((a - b).norm(), 1e-9) << name;
    }
  }
}

TEST(Perform, FollowsItsHints) {
  const Character human = characterPreset("human");
  Performance p = clipOf(human).performance;
  p.look.assign(p.frames(), Vec3(1, 0, 1));
  p.armSwing = 0;
  const Performed result = perform(p, human);
  Pose world;
  double reach = 0;
  for (std::size_t i = 0; i < p.frames(); ++i) {
    worldPose(result.motion, i, world);
    const Vec3 face = world.rotation[index(human.limbs.head)] * Vec3::UnitZ();
    EXPECT_NEAR(std::atan2(face.x(), face.z()), 0.25 * kPi, 1e-9);
    const Vec3 arm = world.position[index(human.limbs.arms[0].joints[1])] -
                     world.position[index(human.limbs.arms[0].joints[0])];
    reach = std::max(reach, std::abs(arm.z()));
  }
  EXPECT_LT(reach, 0.07);
}

TEST(Perform, RefusesWhatDoesNotFit) {
  const Character human = characterPreset("human");
  const Performance good = clipOf(human, 30).performance;
  const auto message = [&](const Performance& p, const Character& c) -> std::string {
    try {
      perform(p, c);
    } catch (const Error& e) {
      return e.what();
    }
    return "";
  };
  EXPECT_THAT(message(good, characterPreset("dog")), HasSubstr("moves 2 feet; dog has 4 legs"));
  Performance bad = good;
  bad.feet[1].pop_back();
  EXPECT_THAT(message(bad, human), HasSubstr("foot track has"));
  bad = good;
  bad.body[7].position.y() = std::nan("");
  EXPECT_THAT(message(bad, human), HasSubstr("frame 7 of the performance holds a number that is not finite"));
  bad = good;
  bad.frameTime = 0;
  EXPECT_THAT(message(bad, human), HasSubstr("must be above 0"));
  bad = good;
  bad.contacts[0].leg = 5;
  EXPECT_THAT(message(bad, human), HasSubstr("a contact of leg 5 where there are 2 legs"));
  bad = good;
  bad.look.resize(3);
  EXPECT_THAT(message(bad, human), HasSubstr("look has 3 frames"));
  EXPECT_EQ(perform(Performance{0, 0.1, {}, {{}, {}}, {}, {}, {}, {}}, human).motion.frames(), 0u);
}

}  // namespace
}  // namespace footfall
