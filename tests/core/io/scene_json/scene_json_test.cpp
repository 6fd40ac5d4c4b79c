// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/angles.h"
#include "base/error.h"
#include "core/io/scenes.h"
#include "io/formats.h"

namespace footfall {
namespace {

using test::RandomCurves;
using testing::HasSubstr;

void expectSameSkeleton(const Skeleton& a, const Skeleton& b) {
  ASSERT_EQ(a.size(), b.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    const Joint &s = a.joints[i], &t = b.joints[i];
    EXPECT_EQ(s.name, t.name);
    EXPECT_EQ(s.parent, t.parent);
    EXPECT_EQ(s.kind, t.kind);
    EXPECT_EQ(s.rotationOrder, t.rotationOrder);
    EXPECT_EQ(s.translation, t.translation);
    EXPECT_EQ(s.rotation, t.rotation);
    EXPECT_EQ(s.scale, t.scale);
    EXPECT_EQ(s.jointOrient, t.jointOrient);
    EXPECT_EQ(s.rotateAxis, t.rotateAxis);
  }
}

void expectSameScene(const Scene& a, const Scene& b) {
  expectSameSkeleton(a.skeleton, b.skeleton);
  EXPECT_EQ(a.frameRate, b.frameRate);
  EXPECT_EQ(a.linearUnit, b.linearUnit);
  EXPECT_EQ(a.metresPerUnit, b.metresPerUnit);
  EXPECT_EQ(a.angularUnit, b.angularUnit);
  EXPECT_EQ(a.range.start, b.range.start);
  EXPECT_EQ(a.range.end, b.range.end);
  ASSERT_EQ(a.curves.size(), b.curves.size());
  for (std::size_t i = 0; i < a.curves.size(); ++i) {
    EXPECT_EQ(a.curves[i].name(), b.curves[i].name());
    EXPECT_TRUE(a.curves[i].curve == b.curves[i].curve) << a.curves[i].name();
  }
  ASSERT_EQ(a.motion.has_value(), b.motion.has_value());
  if (!a.motion) return;
  expectSameSkeleton(a.motion->skeleton, b.motion->skeleton);
  EXPECT_EQ(a.motion->frameTime, b.motion->frameTime);
  EXPECT_EQ(a.motion->startTime, b.motion->startTime);
  EXPECT_EQ(a.motion->samples, b.motion->samples);
  ASSERT_EQ(a.motion->channels.size(), b.motion->channels.size());
  for (std::size_t i = 0; i < a.motion->channels.size(); ++i) {
    EXPECT_EQ(a.motion->channels[i].joint, b.motion->channels[i].joint);
    EXPECT_EQ(a.motion->channels[i].kind, b.motion->channels[i].kind);
  }
}

TEST(SceneJson, ReadsADocumentWrittenByHand) {
  const Scene scene = parseSceneJson(R"({
    "footfall": "scene", "version": 1, "frameRate": 24, "range": [1, 25],
    "skeleton": [{"name": "root", "translation": [0, 0.95, 0]},
                 {"name": "hip", "parent": 0, "rotationOrder": "zxy", "jointOrient": [0, 0, -90], "kind": "transform"}],
    "curves": [
      {"node": "root", "attribute": "translateZ", "output": "linear", "postInfinity": "cycleRelative", "keys": [
        {"time": 0, "value": 0, "out": "linear"}, {"time": "1s", "value": "130cm", "in": "linear"}]},
      {"node": "hip", "attribute": "rotateX", "output": "angular", "weighted": true, "keys": [
        {"time": 12, "value": 90, "in": "fixed", "inTangent": [3, 0], "out": "step", "breakdown": true}]}]})",
                                     "hand.json");
  EXPECT_NEAR(scene.range.start, 1.0 / 24, 1e-15);
  ASSERT_EQ(scene.skeleton.size(), 2u);
  EXPECT_EQ(scene.skeleton.joints[1].rotationOrder, RotationOrder::ZXY);
  EXPECT_EQ(scene.skeleton.joints[1].kind, JointKind::Transform);
  EXPECT_NEAR(scene.skeleton.joints[1].jointOrient.z(), -kPi / 2, 1e-15);
  ASSERT_EQ(scene.curves.size(), 2u);
  const Curve& z = scene.curves[0].curve;
  EXPECT_EQ(z.postInfinity(), Infinity::CycleRelative);
  EXPECT_NEAR(z.evaluate(0.5), 65, 1e-12);   // centimetres, half way
  EXPECT_NEAR(z.evaluate(1.5), 195, 1e-12);  // a cycle further
  const Curve& x = scene.curves[1].curve;
  EXPECT_TRUE(x.weighted());
  EXPECT_EQ(x.keys()[0].time, 0.5);
  EXPECT_EQ(x.keys()[0].in.x, 0.125);
  EXPECT_TRUE(x.keys()[0].breakdown);
  EXPECT_NEAR(x.keys()[0].value, kPi / 2, 1e-15);
}

TEST(SceneJson, LaysAKeyALine) {
  Scene scene = test::walker();
  scene.curves = CurveSet({{"hips", "translateY",
                            Curve({test::makeKey(0.5, 95), test::makeKey(1, 96.5)}, false, Infinity::Constant,
                                  Infinity::Constant, CurveOutput::Linear)}});
  const std::string text = formatSceneJson(scene);
  EXPECT_THAT(text,
              HasSubstr("\n    {\"time\": 12, \"value\": 0.95},\n    {\"time\": 24, \"value\": 0.965}]}"));
  EXPECT_THAT(text,
              HasSubstr("\n  {\"name\": \"toe_L\", \"parent\": 3, \"kind\": \"endSite\", \"translation\": "
                        "[0, -0.05, 0.15]},\n"));
}

TEST(SceneJson, RandomScenesComeBackBitForBit) {
  int checked = 0;
  for (unsigned seed = 0; seed < 1500; ++seed) {
    RandomCurves random{std::mt19937(seed)};
    Scene scene = random.scene();
    scene.range = {random.uniform(-2, 0), random.uniform(0, 9)};
    if (seed % 3 == 0) {
      Motion motion;
      motion.skeleton = random.skeleton();
      motion.frameTime = 1 / random.uniform(20, 130);
      motion.startTime = random.uniform(-1, 1);
      for (int i = 0; i < 9; ++i)
        motion.channels.push_back(
            {random.pick(static_cast<int>(motion.skeleton.size())), static_cast<ChannelKind>(i)});
      for (int i = 0; i < 9 * 5; ++i) motion.samples.push_back(random.uniform(-10, 10));
      scene.motion = motion;
    }
    const std::string text = formatSceneJson(scene);
    const Scene back = parseSceneJson(text, "r.json");
    expectSameScene(scene, back);
    ASSERT_EQ(formatSceneJson(back), text) << "seed " << seed;
    ++checked;
  }
  EXPECT_EQ(checked, 1500);
}

TEST(SceneJson, RefusesWithAReason) {
  const auto document = [](const std::string& content) {
    return "{\"footfall\": \"scene\", \"version\": 1,\n" + content + "}";
  };
  const std::string rate = "\"frameRate\": 24,\n";
  const std::string curve =
      rate + "\"curves\": [{\"node\": \"a\", \"attribute\": \"b\", \"output\": \"linear\",\n\"keys\": ";
  const std::string motion = rate + "\"motion\": {\"frameTime\": 1, \"skeleton\": [{\"name\": \"a\"}],\n";
  const std::pair<std::string, const char*> cases[] = {
      {"\"curves\": []", "s.json:1: the document lacks 'frameRate'"},
      {"\"frameRate\": 0", "s.json:2: frameRate must be above 0, got 0"},
      {"\"frameRate\": \"film\"", "s.json:2: frameRate must be a number, got 'film'"},
      {rate + "\"frames\": 3",
       "s.json:3: the document has the unknown key 'frames'; the keys are 'footfall', 'version', "
       "'frameRate'"},
      {rate + "\"range\": [1]", "range must have two times"},
      {rate + "\"skeleton\": [{\"name\": \"a\", \"parent\": 0}]", "skeleton[0].parent must be left out"},
      {rate + "\"skeleton\": [{\"name\": \"a\"},\n{\"name\": \"b\", \"parent\": 1}]",
       "s.json:4: skeleton[1].parent must be a whole number 0 to 0, got 1"},
      {rate + "\"skeleton\": [{}]", "skeleton[0] lacks 'name'"},
      {rate + "\"skeleton\": [{\"name\": \"a\", \"scale\": [1, 1]}]",
       "skeleton[0].scale must have three numbers, got 2"},
      {rate + "\"skeleton\": [{\"name\": \"a\", \"rotationOrder\": \"abc\"}]", "must be one of 'xyz', 'yzx'"},
      {curve + "[{\"time\": 1}]}]", "curves[0].keys[0] lacks 'value'"},
      {curve + "[{\"time\": 1, \"value\": 0, \"in\": \"fixed\"}]}]", "curves[0].keys[0] lacks 'inTangent'"},
      {curve + "[{\"time\": 1, \"value\": 0, \"inTangent\": [1, 0]}]}]", "is only for fixed tangents"},
      {curve + "[{\"time\": 1, \"value\": 0},\n{\"time\": 1, \"value\": 0}]}]",
       "s.json:5: curves[0].keys[1].time must come after the time of the key before it"},
      {curve + "[{\"time\": 1, \"value\": \"3deg\"}]}]", "curves[0].keys[0].value must be a length"},
      {motion + "\"channels\": [[1, \"rotateX\"]], \"samples\": []}",
       "motion.channels[0][0] must be a whole number 0 to 0"},
      {motion + "\"channels\": [[0, \"rotate\"]], \"samples\": []}",
       "motion.channels[0][1] must be one of 'translateX'"},
      {motion + "\"channels\": [[0, \"rotateX\"]], \"samples\": [[1],\n[1, 2]]}",
       "s.json:5: motion.samples[1] must have a number for each of the 1 channels, got 2"},
  };
  int checked = 0;
  for (const auto& [content, fragment] : cases) {
    try {
      parseSceneJson(document(content), "s.json");
      ADD_FAILURE() << content;
    } catch (const Error& error) {
      EXPECT_THAT(error.what(), HasSubstr(fragment));
      ++checked;
    }
  }
  EXPECT_EQ(checked, 18);
}

}  // namespace
}  // namespace footfall
