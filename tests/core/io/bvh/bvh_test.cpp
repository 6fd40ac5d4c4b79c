// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <sstream>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/angles.h"
#include "base/scanner.h"
#include "creature/model/creature_motion.h"
#include "creature/presets/creature_presets.h"
#include "figure/anatomy/character.h"
#include "io/formats.h"
#include "recorded_clips.h"
#include "scene/unit_guess.h"

namespace footfall {
using namespace creature;

namespace {

using testing::HasSubstr;

const std::string kArm = R"(HIERARCHY
ROOT Hips
{
	OFFSET 1 2 3
	CHANNELS 6 Xposition Yposition Zposition Zrotation Yrotation Xrotation
	JOINT Arm
	{
		OFFSET 0 100 0
		CHANNELS 2 Yrotation Xrotation
		End Site
		{
			OFFSET 0 70 0
		}
	}
}
MOTION
Frames: 2
Frame Time: 0.05
1 2 3 90 45 30 10 -20
4 5 6 -90 -45 -30 720 1e-2
)";

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size()) {
    text.replace(at, what.size(), by);
  }
  return text;
}

void expectSameMotion(const Motion& a, const Motion& b) {
  EXPECT_EQ(a.samples, b.samples);
  EXPECT_EQ(a.frameTime, b.frameTime);
  ASSERT_EQ(a.skeleton.size(), b.skeleton.size());
  for (std::size_t i = 0; i < a.skeleton.size(); ++i) {
    EXPECT_EQ(a.skeleton.joints[i].parent, b.skeleton.joints[i].parent);
    EXPECT_EQ(a.skeleton.joints[i].kind, b.skeleton.joints[i].kind);
    EXPECT_EQ(a.skeleton.joints[i].rotationOrder, b.skeleton.joints[i].rotationOrder);
    EXPECT_EQ(a.skeleton.joints[i].translation, b.skeleton.joints[i].translation);
  }
}

TEST(Bvh, ReadsJointsChannelsAndFrames) {
  const Scene scene = parseBvh(kArm, "arm.bvh");
  ASSERT_TRUE(scene.motion);
  const Motion& motion = *scene.motion;
  ASSERT_EQ(motion.skeleton.size(), 3u);
  EXPECT_EQ(motion.skeleton.joints[0].name, "Hips");
  EXPECT_EQ(motion.skeleton.joints[1].name, "Arm");
  EXPECT_EQ(motion.skeleton.joints[2].name, "Arm_end");
  EXPECT_EQ(motion.skeleton.joints[2].kind, JointKind::EndSite);
  EXPECT_EQ(motion.skeleton.joints[2].parent, 1);
  EXPECT_EQ(motion.skeleton.joints[0].rotationOrder, RotationOrder::XYZ);
  EXPECT_EQ(motion.skeleton.joints[1].translation, Vec3(0, 1, 0));
  ASSERT_EQ(motion.channels.size(), 8u);
  EXPECT_EQ(motion.channels[3].kind, ChannelKind::RotateZ);
  EXPECT_EQ(motion.channels[7].joint, 1);
  ASSERT_EQ(motion.frames(), 2u);
  EXPECT_DOUBLE_EQ(motion.frame(1)[1], 0.05);
  EXPECT_DOUBLE_EQ(motion.frame(0)[3], kPi / 2);
  EXPECT_DOUBLE_EQ(motion.frame(1)[6], 4 * kPi);  // unwrapped
  EXPECT_DOUBLE_EQ(motion.frame(1)[7], 0.01 * kPi / 180);
  EXPECT_EQ(motion.frameTime, 0.05);
  EXPECT_EQ(scene.frameRate, 20);
  EXPECT_EQ(scene.linearUnit, "unit");
  EXPECT_EQ(scene.metresPerUnit, 0.01);
  EXPECT_EQ(scene.range.start, 0);
  EXPECT_EQ(scene.range.end, 0.05);
  ASSERT_EQ(scene.notes.size(), 1u);
  EXPECT_EQ(scene.notes[0], "unit guessed: 1 unit = 0.01 m (figure 1.7 m tall)");
}

TEST(Bvh, EveryDialectReadsAlike) {
  const Motion expected = *parseBvh(kArm, "arm.bvh").motion;
  std::string upper = kArm;
  std::transform(upper.begin(), upper.end(), upper.begin(),
                 [](char c) { return static_cast<char>(std::toupper(c)); });
  const std::string dialects[] = {
      replaced(kArm, "\n", "\r\n"),
      replaced(kArm, " ", "\t  "),
      replaced(kArm, "\n", " \t\n\n"),
      "\xef\xbb\xbf" + kArm,
      kArm.substr(0, kArm.size() - 1),
      kArm + "\n \t\r\n",
      lowerCase(kArm),
      upper,
      replaced(kArm, "Frames: 2", "Frames:2"),
      replaced(kArm, "Frames: 2", "Frames : +2"),
      replaced(kArm, "Frames: 2", "Frames 2"),
      replaced(kArm, "Frame Time: 0.05", "Frame Time:.05"),
      replaced(kArm, "Frame Time: 0.05", "Frame\tTime :\n5E-2"),
      replaced(kArm, "Frame Time: 0.05", "FrameTime: 50e-3"),
      replaced(kArm, "End Site", "EndSite"),
      replaced(kArm, "End Site", "End Site fingertip"),
      replaced(kArm, "Arm\n\t{", "Arm {"),
      replaced(kArm, "Hips\n{", "Hips{"),
      replaced(kArm, "Arm", "mixamorig:Left Arm"),
      replaced(kArm, "10 -20\n", "\n10\n-20\n"),  // a frame over several lines
      replaced(kArm, " 30 ", " +30.000 "),
  };
  for (const std::string& dialect : dialects) {
    SCOPED_TRACE(dialect);
    expectSameMotion(*parseBvh(dialect, "arm.bvh").motion, expected);
  }
  EXPECT_EQ(parseBvh(dialects[18], "arm.bvh").motion->skeleton.joints[1].name, "mixamorig:Left Arm");
}

TEST(Bvh, SeveralRootsMissingEndSitesAndJointsWithoutChannels) {
  const Scene scene = parseBvh(
      "HIERARCHY ROOT a\n{ OFFSET 0 0 0 JOINT b\n{ OFFSET 0 1 0 CHANNELS 0 } }\n"
      "ROOT c\n{ OFFSET 1 0 0 CHANNELS 1 Yposition }\nMOTION Frames: 3 Frame Time: 1\n1\n2\n3",
      "two.bvh", {1.0, ""});
  ASSERT_EQ(scene.motion->skeleton.size(), 3u);
  EXPECT_EQ(scene.motion->skeleton.joints[2].parent, -1);
  EXPECT_EQ(scene.motion->samples, (std::vector<double>{1, 2, 3}));
  EXPECT_TRUE(scene.notes.empty());
}

TEST(Bvh, FileOrderOfRotationsIsOutermostFirst) {
  // All sequences of distinct axes, against the product of the axes' own matrices.
  int checked = 0;
  for (int mask = 0; mask < 64; ++mask) {
    std::vector<int> axes;
    for (const int axis : {mask / 16, mask / 4 % 4, mask % 4}) {
      if (axis < 3) axes.push_back(axis);
    }
    std::vector<int> sorted = axes;
    std::sort(sorted.begin(), sorted.end());
    if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) continue;
    std::string channels, row;
    Mat3 expected = Mat3::Identity();
    for (const int axis : axes) {
      channels += fmt::format(" {}rotation", "XYZ"[axis]);
      row += fmt::format("{} ", 20 + 30 * axis);
      expected =
          expected * Eigen::AngleAxisd((20 + 30 * axis) * kPi / 180, Vec3::Unit(axis)).toRotationMatrix();
    }
    const Motion motion =
        *parseBvh(fmt::format("HIERARCHY\nROOT a\n{{\nOFFSET 0 0 0\nCHANNELS {}{}\n}}\nMOTION\n"
                              "Frames: 1\nFrame Time: 1\n{}",
                              axes.size(), channels, row),
                  "order.bvh")
             .motion;
    Vec3 angles = Vec3::Zero();
    for (std::size_t c = 0; c < axes.size(); ++c) angles[axes[c]] = motion.samples[c];
    const Quat rotation = rotationFromEuler(angles, motion.skeleton.joints[0].rotationOrder);
    EXPECT_TRUE(rotation.toRotationMatrix().isApprox(expected, 1e-12)) << channels;
    ++checked;
  }
  EXPECT_GE(checked, 1 + 3 + 6 + 6);
}

TEST(Bvh, GuessesTheUnitFromTheFiguresSize) {
  const struct {
    double extent, unit;
  } cases[] = {{1.7, 1},      {1.0, 1},   {170, 0.01},      {120, 0.01},    {1700, 0.001},
               {2000, 0.001}, {80, 0.01}, {30.1, kCmuUnit}, {22, kCmuUnit}, {0, 0.01},
               {300, 0.01},   {5, 1},     {INFINITY, 0.01}};
  for (const auto& each : cases) EXPECT_EQ(guessUnit(each.extent).metresPerUnit, each.unit) << each.extent;
  EXPECT_EQ(guessUnit(68).metresPerUnit, 0.0254);  // 0.68 m were 2.5 times too small
  EXPECT_EQ(guessUnit(30.3).note, "unit guessed: 1 unit = 0.0564444 m (figure 1.71 m tall)");
}

// Animals come in all sizes: none is taken for a person counted in inches.
TEST(Bvh, GuessesTheUnitOfAnimals) {
  int checked = 0;
  for (const char* who : {"dog", "cat", "horse", "marten", "insect", "spider", "bird", "dinosaur"}) {
    Motion motion;
    motion.skeleton = characterPreset(who).skeleton;
    for (const double unit : {1.0, 0.01}) {
      EXPECT_EQ(parseBvh(formatBvh(motion, unit), "animal.bvh").metresPerUnit, unit) << who;
      ++checked;
    }
  }
  EXPECT_EQ(checked, 16);
  EXPECT_FALSE(isAnimal(characterPreset("human").skeleton));
  EXPECT_EQ(guessAnimalUnit(60).note, "unit guessed: 1 unit = 0.01 m (figure 0.6 m long)");
}

// Nor is a creature of a plane, which is written in centimetres; an actor in one plane may be.
TEST(Bvh, GuessesTheUnitOfCreatures) {
  int checked = 0;
  for (const std::string& who : creaturePresetNames()) {
    Motion motion;
    motion.skeleton = skeletonOf(creaturePreset(who));
    EXPECT_EQ(parseBvh(formatBvh(motion, 0.01), "creature.bvh").metresPerUnit, 0.01) << who;
    ++checked;
  }
  EXPECT_EQ(checked, 7);
  EXPECT_FALSE(mayBeActor(skeletonOf(creaturePreset("walker"))));
  Skeleton human = characterPreset("human").skeleton;
  EXPECT_TRUE(mayBeActor(human));
  for (Joint& joint : human.joints) joint.translation.z() = 0;
  EXPECT_TRUE(mayBeActor(human));
}

TEST(Bvh, GivenUnitWins) {
  const Scene scene = parseBvh(kArm, "arm.bvh", {0.0254, ""});
  EXPECT_EQ(scene.metresPerUnit, 0.0254);
  EXPECT_DOUBLE_EQ(scene.motion->frame(0)[0], 0.0254);
  EXPECT_TRUE(scene.notes.empty());
  for (const double bad : {-1.0, 1e-9, 1e9, double(NAN)})
    EXPECT_THAT(
        [&] {
          parseBvh(kArm, "arm.bvh", {bad, ""});
        },
        testing::ThrowsMessage<Error>(testing::HasSubstr("1e-6 to 1e6")));
}

TEST(Bvh, NoFramesIsASkeletonWithANote) {
  const std::string still = kArm.substr(0, kArm.find("Frames")) + "Frames: 0\nFrame Time: 0\n";
  const Scene scene = parseBvh(still, "still.bvh");
  EXPECT_EQ(scene.motion->frames(), 0u);
  EXPECT_EQ(scene.motion->channels.size(), 8u);
  EXPECT_THAT(scene.notes, testing::Contains(HasSubstr("no frames")));
  EXPECT_EQ(scene.range.end, 0);
}

TEST(Bvh, BadFilesAreRefusedWithTheirLine) {
  const std::string head = kArm.substr(0, kArm.find("1 2 3 90"));
  std::string deep = "HIERARCHY\n";
  for (int i = 0; i < 10000; ++i) deep += (i ? "JOINT a\n{\nOFFSET 0 0 0\n" : "ROOT a\n{\nOFFSET 0 0 0\n");
  const struct {
    std::string text;
    int line;
    const char* message;
  } cases[] = {
      {"", 1, "the file ends too early"},
      {"\x7f"
       "ELF\x01\x02",
       1, "must begin with HIERARCHY"},
      {"MOTION\n", 1, "must begin with HIERARCHY"},
      {"HIERARCHY\nMOTION\n", 2, "no ROOT"},
      {"HIERARCHY\nJOINT a\n", 2, "expected ROOT or MOTION, got 'JOINT'"},
      {"HIERARCHY\nROOT\n{\n", 2, "must have a name"},
      {"HIERARCHY\nROOT a\nOFFSET", 3, "expected '{', got 'OFFSET'"},
      {"HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\n", 5, "the file ends too early"},
      {replaced(kArm, "\t}\n}\n", "\t}\n"), 15, "joint 'Hips', opened in line 2, lacks its '}'"},
      {replaced(kArm, "\n}\nM", "\n}\n}\nM"), 16, "expected ROOT or MOTION, got '}'"},
      {replaced(kArm, "OFFSET 0 70 0", ""), 13, "joint 'Arm_end' has no OFFSET"},
      {replaced(kArm, "100 0", "100 up"), 8, "OFFSET must be a number, got 'up'"},
      {replaced(kArm, "100 0", "100 nan"), 8, "OFFSET must be a number, got 'nan'"},
      {replaced(kArm, "100 0", "100 1e13"), 8, "OFFSET must be within"},
      {replaced(kArm, "100 0", "100 0\nOFFSET 0 0 0"), 9, "second OFFSET"},
      {replaced(kArm, "CHANNELS 2", "CHANNELS two"), 9, "CHANNELS must be a whole number, got 'two'"},
      {replaced(kArm, "CHANNELS 2", "CHANNELS -1"), 9, "must be 0 to 9, got -1"},
      {replaced(kArm, "CHANNELS 2", "CHANNELS 3"), 10, "channel 3 of 3 must be Xposition"},
      {replaced(kArm, "2 Yrotation", "2 Xscale"), 9, "got 'Xscale'"},
      {replaced(kArm, "2 Yrotation", "2 Xrotation"), 9, "joint 'Arm' has channel 'Xrotation' twice"},
      {replaced(kArm, "2 Yrotation X", "3 Zrotation Xrotation Z"), 9, "has channel 'Zrotation' twice"},
      {replaced(kArm, "0 70 0", "0 70 0\nCHANNELS 1 Xrotation"), 13, "End Site cannot have CHANNELS"},
      {replaced(kArm, "0 70 0", "0 70 0\nJOINT b"), 13, "End Site cannot hold joints"},
      {replaced(kArm, "End Site", "End Of"), 10, "expected 'Site'"},
      {replaced(kArm, "End Site", "ROOT b"), 10, "ROOT inside joint 'Arm'"},
      {replaced(kArm, "End Site", "BONE b"), 10, "expected JOINT, End Site"},
      {replaced(kArm, "Frames: 2", "Fames: 2"), 17, "expected 'Frames:', got 'Fames:'"},
      {replaced(kArm, "Frames: 2", "Frames: two"), 17, "Frames: must be a whole number"},
      {replaced(kArm, "Frames: 2", "Frames: -2"), 17, "0 or more, got '-2'"},
      {replaced(kArm, "Frames: 2", "Frames: 99999999999999999999"), 17, "Frames: must be a whole number"},
      {replaced(kArm, "0.05", "0"), 18, "Frame Time: must be 1e-06 to 10000 seconds, got '0'"},
      {replaced(kArm, "0.05", "-0.05"), 18, "got '-0.05'"},
      {replaced(kArm, "0.05", "fast"), 18, "Frame Time: must be a number of seconds, got 'fast'"},
      {replaced(kArm, "-20", "nan"), 19, "number 8 of 8 in frame 1 must be a number, got 'nan'"},
      {replaced(kArm, "-30", "1e999"), 20, "number 6 of 8 in frame 2 must be a number, got '1e999'"},
      {replaced(kArm, "-30", "1e300"), 20, "number 6 of 8 in frame 2 must be within ±1e+12, got '1e300'"},
      {replaced(kArm, "Frames: 2", "Frames: 3"), 21,
       "frame 3 of 3 must have 8 numbers, but the file ends after 0"},
      {replaced(kArm, "Frames: 2", "Frames: 1"), 20, "'4' after the last of 1 frames of 8 numbers"},
      {replaced(kArm, " 720 1e-2", " 720"), 20, "frame 2 must have 8 numbers, got 7"},
      {replaced(kArm, " 720 1e-2", " 720 1e-2 5"), 20, "frame 2 must have 8 numbers, got 9"},
      {head + "1 2 3", 19, "frame 1 of 2 must have 8 numbers, but the file ends after 3"},
      {replaced(head, "Frames: 2", "Frames: 1000000000") + "1 2 3", 19,
       "frame 1 of 1000000000 must have 8 numbers"},
      {replaced(head, "Frames: 2", "Frames: 999999999999999999") + "1 2 3", 19, "but the file ends after 3"},
      {deep, 3002, "nested deeper than 1000"},
  };
  int checked = 0;
  for (const auto& each : cases) {
    SCOPED_TRACE(each.text.substr(0, 600));
    try {
      parseBvh(each.text, "bad.bvh");
      ADD_FAILURE() << "was read; expected: " << each.message;
    } catch (const Error& error) {
      EXPECT_THAT(error.message(), HasSubstr(each.message));
      EXPECT_EQ(error.place().file, "bad.bvh");
      EXPECT_EQ(error.place().line, each.line) << error.what();
      ++checked;
    }
  }
  EXPECT_EQ(checked, 44);
}

TEST(Bvh, WritesWhatItReads) {
  const Scene scene = parseBvh(kArm, "arm.bvh");
  const std::string expected = replaced(kArm, "1e-2", "0.01");
  EXPECT_EQ(formatBvh(*scene.motion, scene.metresPerUnit), expected);
}

TEST(Bvh, WritesRoundingNoiseAsNothing) {
  Motion motion;
  motion.skeleton.joints.resize(1);
  motion.channels = {{0, ChannelKind::TranslateX}};
  motion.samples = {1e-13, -1e-13, -0.0, 1e-12, 0.1 + 0.2, 1.0 / 3, 12345678};
  const std::string text = formatBvh(motion, 1);
  EXPECT_THAT(text, testing::EndsWith("\n0\n0\n0\n1e-12\n0.3\n0.3333333333\n12345678\n"));
  EXPECT_EQ(formatBvh(*parseBvh(text, "again.bvh", {1, ""}).motion, 1), text);
}

TEST(Bvh, WritesOddNamesSoThatTheyRead) {
  Motion motion = *parseBvh(kArm, "arm.bvh").motion;
  motion.skeleton.joints[0].name = " my\nhips {1} ";
  motion.skeleton.joints[1].name = "";
  const std::string text = formatBvh(motion, 1);
  const Scene again = parseBvh(text, "again.bvh", {1, ""});
  EXPECT_EQ(again.motion->skeleton.joints[0].name, "my_hips _1_");
  EXPECT_EQ(again.motion->skeleton.joints[1].name, "joint");
  EXPECT_EQ(formatBvh(*again.motion, 1), text);
  EXPECT_THAT([&] { formatBvh(Motion{}, 1); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("no joints")));
  EXPECT_THAT([&] { formatBvh(motion, 0); }, testing::ThrowsMessage<Error>(testing::HasSubstr("above 0")));
}

// Every number of the file's motion block, read the plain way.
std::vector<double> naiveNumbers(const std::string& text) {
  std::istringstream stream(text.substr(text.find("Frame Time:") + 11));
  std::vector<double> numbers;
  for (double value = 0; stream >> value;) numbers.push_back(value);
  return numbers;
}

std::size_t heldBytes(const Motion& motion) {
  std::size_t bytes = motion.samples.capacity() * sizeof(double) +
                      motion.channels.capacity() * sizeof(MotionChannel) +
                      motion.skeleton.joints.capacity() * sizeof(Joint);
  for (const Joint& joint : motion.skeleton.joints) bytes += joint.name.capacity();
  return bytes;
}

TEST(Bvh, MotionCaptureReadsAtHumanSizeAndRoundTrips) {
  FOOTFALL_NEED_CLIPS();
  int clips = 0;
  for (const auto& entry : std::filesystem::directory_iterator(FOOTFALL_CMU_DIR)) {
    if (entry.path().extension() != ".bvh") continue;
    SCOPED_TRACE(entry.path().filename().string());
    const std::string text = readFile(entry.path().string());
    const Scene scene = parseBvh(text, entry.path().string());
    const Motion& motion = *scene.motion;
    EXPECT_EQ(scene.frameRate, 120);
    EXPECT_EQ(motion.frameTime, 0.0083333);
    EXPECT_EQ(scene.metresPerUnit, 0.0254 / 0.45);
    const double tall = restExtent(motion.skeleton);
    EXPECT_GT(tall, 1.4);
    EXPECT_LT(tall, 1.9);
    EXPECT_LE(static_cast<double>(heldBytes(motion)),
              1.5 * static_cast<double>(motion.samples.size() * sizeof(double)));

    const std::vector<double> numbers = naiveNumbers(text);
    ASSERT_EQ(numbers.size(), motion.samples.size() + 1);
    for (std::size_t i = 0; i < motion.samples.size(); ++i) {
      const bool angle = isRotation(motion.channels[i % motion.channels.size()].kind);
      ASSERT_EQ(motion.samples[i], numbers[i + 1] * (angle ? kDegree : scene.metresPerUnit)) << i;
    }
    const std::string written = formatBvh(motion, scene.metresPerUnit);
    EXPECT_EQ(naiveNumbers(written), numbers);
    const Scene again = parseBvh(written, "again.bvh", {scene.metresPerUnit, ""});
    EXPECT_EQ(formatBvh(*again.motion, scene.metresPerUnit), written);
    ++clips;
  }
  EXPECT_EQ(clips, 35);
}

}  // namespace
}  // namespace footfall
