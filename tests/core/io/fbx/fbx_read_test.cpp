// SPDX-License-Identifier: MIT
// What FBX files say, and what is said of files that lie.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/angles.h"
#include "base/scanner.h"
#include "error_of.h"
#include "io/fbx/fbx_scene.h"
#include "io/formats.h"
#include "scene/node_places.h"

namespace footfall {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;

std::string corpusFile(const std::string& name) {
  return readFile(std::string(FOOTFALL_SOURCE_DIR) + "/tests/fuzz/corpus/fbx/" + name);
}

TEST(FbxRead, TakesAreListedAndChosenByNameOrNumber) {
  const std::string bytes = corpusFile("one_layer_7700.fbx");
  const Scene first = parseFbx(bytes, "f.fbx");
  EXPECT_THAT(first.takes, ElementsAre("one", "two"));
  EXPECT_EQ(first.take, "one");
  EXPECT_EQ(first.curves.size(), 1u);
  EXPECT_THAT(first.notes, Contains(HasSubstr("take 'one' of 2")));
  ReadOptions options;
  for (const char* wanted : {"two", "2"}) {
    options.take = wanted;
    const Scene second = parseFbx(bytes, "f.fbx", options);
    EXPECT_EQ(second.take, "two");
    EXPECT_TRUE(second.curves.empty());
  }
  options.take = "three";
  EXPECT_THAT(errorOf([&] { parseFbx(bytes, "f.fbx", options); }),
              HasSubstr("has no take 'three'; it has one, two"));
}

TEST(FbxRead, KeysAndTangents) {
  const Scene scene = parseFbx(corpusFile("one_layer_7700.fbx"), "f.fbx");
  EXPECT_EQ(scene.frameRate, 30);
  ASSERT_EQ(scene.curves.size(), 1u);
  const Curve& curve = scene.curves[0].curve;
  EXPECT_EQ(scene.curves[0].name(), "c.rotateX");
  EXPECT_TRUE(curve.weighted());
  EXPECT_EQ(curve.postInfinity(), Infinity::Linear);
  ASSERT_EQ(curve.keys().size(), 5u);
  EXPECT_DOUBLE_EQ(curve.keys()[1].time, 0.1);
  EXPECT_NEAR(curve.keys()[2].value, -20 * kDegree, 1e-12);
  EXPECT_EQ(curve.keys()[3].outType, TangentType::StepNext);
  EXPECT_EQ(curve.keys()[4].outType, TangentType::Linear);
  // The user's weights, packed in tenths of thousandths: 5627 right, 8291 left of the next key.
  EXPECT_NEAR(curve.keys()[1].out.x, 3 * 0.5627 * 0.1, 2e-5);
  EXPECT_NEAR(curve.keys()[2].in.x, 3 * 0.8291 * 0.1, 2e-5);
  EXPECT_NEAR(curve.keys()[1].out.y / curve.keys()[1].out.x, 1.3154 * kDegree, 1e-5);
}

TEST(FbxRead, LayersAreReadAsWhatTheyMakeTogether) {
  const Scene scene = parseFbx(corpusFile("layers_7700.fbx"), "f.fbx");
  EXPECT_THAT(scene.notes, Contains(HasSubstr("animated on layers")));
  const Curve* x = scene.curves.find("c", "rotateX");
  ASSERT_NE(x, nullptr);
  EXPECT_EQ(x->keys().size(), 31u);
}

TEST(FbxRead, OldTakesWithPivotsAxesAndUnits) {
  const Scene scene = parseFbx(corpusFile("take_6100.fbx"), "f.fbx");
  EXPECT_EQ(scene.linearUnit, "in");
  EXPECT_EQ(scene.up, UpAxis::Z);
  ASSERT_EQ(scene.skeleton.size(), 2u);
  EXPECT_EQ(scene.skeleton.joints[0].rotationOrder, RotationOrder::ZXY);
  ASSERT_GE(scene.curves.size(), 1u);
  EXPECT_EQ(scene.curves[0].name(), "hip.translateX");
  const Curve& curve = scene.curves[0].curve;
  EXPECT_EQ(curve.postInfinity(), Infinity::CycleRelative);
  // (value + pivot) in inches.
  EXPECT_NEAR(curve.evaluate(0), 2 * 2.54, 1e-9);
  EXPECT_NEAR(curve.evaluate(0.25), 2 * 2.54 + 2.54, 1e-9) << "straight between 3 and 1";
  EXPECT_NEAR(curve.evaluate(0.35), 1 * 2.54 + 2.54, 1e-9) << "stands still";
  EXPECT_NEAR(curve.evaluate(0.45), 4 * 2.54 + 2.54, 1e-9) << "jumps behind its key";
  // The file's own matrices: the pivot goes both ways.
  const auto matrices = nodePlaces(scene)->at(0);
  EXPECT_TRUE(matrices[0].allFinite());
}

TEST(FbxRead, FaultsSayWhatAndWhere) {
  const auto fault = [](const std::string& name) {
    const std::string bytes = corpusFile(name);
    return errorOf([&] { parseFbx(bytes, "f.fbx"); });
  };
  EXPECT_THAT(fault("cycle.fbx"), AllOf(HasSubstr("f.fbx:"), HasSubstr("is its own ancestor")));
  EXPECT_THAT(fault("bomb.fbx"), AllOf(HasSubstr("at byte"), HasSubstr("1073741824 elements")));
  EXPECT_THAT(fault("lying_length.fbx"), HasSubstr("is cut off"));
  EXPECT_THAT(fault("times_without_values.fbx"), HasSubstr("393216 times and 3 values"));
  EXPECT_THAT(fault("open.fbx"), AllOf(HasSubstr("f.fbx:5"), HasSubstr("not closed by a quote")));
  EXPECT_THAT(fault("cut.fbx"), HasSubstr("at byte"));
  EXPECT_THAT(errorOf([] { parseFbx("hello", "f.fbx"); }), HasSubstr("f.fbx"));
  EXPECT_EQ(fault("deep.fbx"), "");
}

TEST(FbxRead, EveryCutOfABinaryFileIsRefusedOrRead) {
  const std::string bytes = corpusFile("deflated_7700.fbx");
  std::size_t refused = 0;
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    const std::string message = errorOf([&] { parseFbx(bytes.substr(0, size), "f.fbx"); });
    refused += message.empty() ? 0 : 1;
    if (!message.empty()) {
      EXPECT_THAT(message, HasSubstr("f.fbx"));
    }
  }
  EXPECT_GE(refused, bytes.size() / 2);
}

}  // namespace
}  // namespace footfall
