// SPDX-License-Identifier: MIT
#include "figure/anatomy/character.h"
#include "base/angles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "base/error.h"
#include "figure/motion/pose.h"

namespace footfall {
namespace {

using testing::HasSubstr;

class CharacterPreset : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(All, CharacterPreset, testing::ValuesIn(characterPresets()),
                         [](const auto& p) { return p.param; });

TEST_P(CharacterPreset, StandsOnTheGroundAndIsItsOwnMirrorImage) {
  const Character c = characterPreset(GetParam());
  Pose rest = restPose(c.skeleton);
  worldFromLocal(c.skeleton, rest, rest);
  double lowest = 1;
  for (const Vec3& p : rest.position) lowest = std::min(lowest, p.y());
  EXPECT_NEAR(lowest, 0, 1e-12);
  ASSERT_EQ(c.legs.size() % 2, 0u);
  ASSERT_EQ(c.legs.size(), c.limbs.legs.size());
  int left = 0;
  for (const CharacterLeg& leg : c.legs) {
    EXPECT_NEAR(c.hipHeight + leg.ankle.y() - leg.foot.ankleHeight(), 0, 0.02 * c.hipHeight) << leg.name;
    EXPECT_GT(leg.length(), (leg.ankle - leg.hip).norm() - 1e-12);
    EXPECT_GT(leg.foot.tip.z(), leg.foot.heel.z());
    EXPECT_GE(leg.lengths.size(), 2u);
    EXPECT_LE(leg.lengths.size(), 3u);
    if (leg.side != BodySide::Left) continue;
    ++left;
    int partners = 0;
    for (const CharacterLeg& other : c.legs) {
      if (other.side != BodySide::Right || std::abs(other.hip.z() - leg.hip.z()) > 1e-9) continue;
      ++partners;
      EXPECT_LT((other.hip - Vec3(-leg.hip.x(), leg.hip.y(), leg.hip.z())).norm(), 1e-12);
      EXPECT_LT((other.foot.ball - Vec3(-leg.foot.ball.x(), leg.foot.ball.y(), leg.foot.ball.z())).norm(),
                1e-12);
      EXPECT_EQ(other.lengths.size(), leg.lengths.size());
    }
    EXPECT_EQ(partners, 1);
  }
  EXPECT_EQ(left * 2, static_cast<int>(c.legs.size()));
  EXPECT_GT(c.mass, 0);
  const bool vertebrate = c.legs.size() <= 4;
  EXPECT_EQ(c.spine.empty(), !vertebrate);
  EXPECT_FALSE(c.neck.empty());
  EXPECT_EQ(c.neck.back(), c.limbs.head);
  EXPECT_EQ(c.tail.empty(), !vertebrate || GetParam() == "human");
  EXPECT_EQ(c.upright, GetParam() == "human");
  EXPECT_EQ(c.restYaw, 0);
}

TEST(Character, HumanHasTheProportionsOfTheBook) {
  const Character human = characterPreset("human");
  EXPECT_NEAR(human.height, 1.75, 1e-12);
  for (const CharacterLeg& leg : human.legs) {
    EXPECT_NEAR(leg.lengths[0], (0.530 - 0.285) * 1.75, 1e-9);
    EXPECT_NEAR(leg.lengths[1], (0.285 - 0.039) * 1.75, 1e-9);
    EXPECT_NEAR(leg.foot.ankleHeight(), 0.039 * 1.75, 1e-9);
    EXPECT_TRUE(leg.foot.bends);
    EXPECT_GT(leg.knee.z(), 0.99);
  }
  // A body at ease stands a little lower than with its knees locked.
  EXPECT_LT(human.hipHeight, 0.98);
  EXPECT_GT(human.hipHeight, 0.96);
  EXPECT_EQ(human.limbs.arms.size(), 2u);
}

TEST(Character, MartenIsThatOfTheThesis) {
  const Character marten = characterPreset("marten");
  EXPECT_NEAR(marten.hipHeight, 0.132, 1e-12);
  int fore = 0;
  for (const CharacterLeg& leg : marten.legs) {
    EXPECT_EQ(leg.lengths.size() + 1, leg.fore ? 3u : 4u) << "segments with the foot";
    fore += leg.fore;
  }
  EXPECT_EQ(fore, 2);
}

TEST(Character, KneesPointForwardElbowsBack) {
  for (const char* name : {"dog", "cat", "horse", "marten"}) {
    for (const CharacterLeg& leg : characterPreset(name).legs) {
      EXPECT_GT(leg.fore ? -leg.knee.z() : leg.knee.z(), 0.5) << name << ' ' << leg.name;
    }
  }
}

TEST(Character, FacesWhereItsSkeletonFaces) {
  const Character ahead = characterPreset("human");
  Skeleton turned = ahead.skeleton;
  turned.joints[0].rotation = Vec3(0, 0.5 * kPi, 0);
  const Character aside = makeCharacter(turned, "aside", 75);
  EXPECT_NEAR(aside.restYaw, 0.5 * kPi, 1e-9);
  for (std::size_t leg = 0; leg < 2; ++leg) {
    EXPECT_LT((aside.legs[leg].hip - ahead.legs[leg].hip).norm(), 1e-9);
    EXPECT_LT((aside.legs[leg].foot.tip - ahead.legs[leg].foot.tip).norm(), 1e-9);
  }
}

TEST(Character, ScalesLengthsAndMass) {
  const Character dog = characterPreset("dog");
  const Character twice = scaled(dog, 2);
  EXPECT_NEAR(twice.mass, 8 * dog.mass, 1e-9);
  EXPECT_NEAR(twice.hipHeight, 2 * dog.hipHeight, 1e-12);
  EXPECT_NEAR(twice.legLength(), 2 * dog.legLength(), 1e-12);
  EXPECT_THAT([&] { scaled(dog, 0); }, testing::ThrowsMessage<Error>("the scale must be above 0, got 0"));
}

TEST(Character, StandingFootIsBelowTheBody) {
  const Character human = characterPreset("human");
  const Frame foot = human.standingFoot(0);
  // Its sole is where the ground is, hipHeight below the body.
  EXPECT_NEAR((foot * human.legs[0].foot.ball).y(), -human.hipHeight, 1e-12);
}

TEST(Character, SaysWhatIsMissing) {
  try {
    characterPreset("dragon");
    FAIL();
  } catch (const Error& e) {
    EXPECT_THAT(e.what(), HasSubstr("no character 'dragon'; there are: human, bird, dinosaur, dog"));
  }
  Skeleton stick;
  stick.joints.resize(1);
  stick.joints[0].name = "stick";
  try {
    makeCharacter(stick);
    FAIL();
  } catch (const Error& e) {
    EXPECT_THAT(e.what(), HasSubstr("the skeleton has no legs"));
  }
}

TEST(Character, ShoulderBladeStaysWithTheTrunk) {
  // A dog whose forelegs hang on shoulder blades: four bones from blade to paw.
  Skeleton skeleton = characterPreset("dog").skeleton;
  for (const char* name : {"leftFrontUpper", "rightFrontUpper"}) {
    const int upper = skeleton.find(name);
    Joint blade = skeleton.joints[static_cast<std::size_t>(upper)];
    blade.name = std::string(name, 5) + "Scapula";
    const Vec3 whole = blade.translation;
    blade.translation = Vec3(0.5 * whole.x(), 0, -0.02);
    skeleton.joints[static_cast<std::size_t>(upper)].translation = whole - blade.translation;
    for (std::size_t j = static_cast<std::size_t>(upper); j < skeleton.size(); ++j) {
      if (skeleton.joints[j].parent >= upper) ++skeleton.joints[j].parent;
    }
    skeleton.joints[static_cast<std::size_t>(upper)].parent = upper;
    skeleton.joints.insert(skeleton.joints.begin() + upper, blade);
  }
  const Character dog = makeCharacter(skeleton, "dog", 30);
  const Character plain = characterPreset("dog");
  ASSERT_EQ(dog.legs.size(), 4u);
  for (std::size_t leg = 0; leg < 4; ++leg) {
    EXPECT_EQ(dog.legs[leg].lengths.size(), 3u);
    EXPECT_EQ(dog.legs[leg].fore, plain.legs[leg].fore);
    EXPECT_LT((dog.legs[leg].hip - plain.legs[leg].hip).norm(), 1e-12) << dog.legs[leg].name;
  }
}

}  // namespace
}  // namespace footfall
