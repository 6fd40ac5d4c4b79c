// SPDX-License-Identifier: MIT
// ffMotionBlend and ffBlend: two walkers that go different ways.
#include <maya/MDagModifier.h>
#include <maya/MNamespace.h>

#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>
#include <iterator>
#include <regex>

#include "base/error.h"
#include "figure/motion/pose.h"
#include "maya/framework/node_ids.h"
#include "maya/scene/animated_scene.h"
#include "warp/blend/cross_fade.h"
#include "warp/blend/motion_blend.h"

namespace footfall::maya {
using namespace warp;

namespace {

using mayahost::EvaluationMode;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class MotionBlendTest : public AnimatedScene {
 protected:
  // A walks along +Z and sways, B along +X, faster, starting at its frame 101.
  void makeWalkers() {
    for (const char* name : {"a", "b", "c"}) ASSERT_EQ(MNamespace::addNamespace(name), MStatus::kSuccess);
    for (const char* name : {"a", "b", "c"}) {
      const std::string own = std::string(name) + ":";
      mayahost::createNode("joint", own + "hips");
      mayahost::createNode("joint", own + "spine");
      MDagModifier parenting;
      parenting.reparentNode(mayahost::findNode(own + "spine"), mayahost::findNode(own + "hips"));
      ASSERT_EQ(parenting.doIt(), MStatus::kSuccess);
      ASSERT_EQ(mayahost::setNumber(own + "spine.translateY", 20), MStatus::kSuccess);
      ASSERT_EQ(mayahost::setNumber(own + "spine.rotateOrder", 1), MStatus::kSuccess);
    }
    key("a:hips.translateX", {{1, 0}, {13, 3}, {25, -3}, {37, 3}, {49, 0}});
    key("a:hips.translateY", {{1, 90}, {25, 92}, {49, 90}});
    key("a:hips.translateZ", {{1, 0}, {49, 240}}, MFnAnimCurve::kTangentLinear);
    key("a:hips.rotateX", {{1, 2}, {25, -2}, {49, 2}});
    key("a:hips.rotateY", {{1, 5}, {25, -5}, {49, 5}});
    key("a:hips.rotateZ", {{1, 0}, {49, 1}});
    for (const char axis : {'X', 'Y', 'Z'})
      key(fmt::format("a:spine.rotate{}", axis), {{1, 10}, {20, -5 * (axis - 'W')}, {49, 10}});
    key("b:hips.translateX", {{101, 500}, {149, 900}}, MFnAnimCurve::kTangentLinear);
    key("b:hips.translateY", {{101, 88}, {125, 95}, {149, 88}});
    key("b:hips.translateZ", {{101, 40}, {113, 44}, {125, 36}, {137, 44}, {149, 40}});
    key("b:hips.rotateX", {{101, 0}, {125, 4}, {149, 0}});
    key("b:hips.rotateY", {{101, 88}, {125, 94}, {149, 88}});
    key("b:hips.rotateZ", {{101, 0}, {149, 0}});
    for (const char axis : {'X', 'Y', 'Z'})
      key(fmt::format("b:spine.rotate{}", axis), {{101, -20}, {130, 15 * (axis - 'W')}, {149, -20}});
  }
  static Vec3 values(const std::string& node, const char* what, double frame) {
    return {at(node + "." + what + "X", frame), at(node + "." + what + "Y", frame),
            at(node + "." + what + "Z", frame)};
  }
  const Curve& curve(const std::string& node, const std::string& attribute) const {
    for (const NamedCurve& named : curves) {
      if (named.node == node && named.attribute == attribute) return named.curve;
    }
    throw Error("no such curve");
  }
  Vec3 source(const std::string& node, const char* what, double frame) const {
    Vec3 result;
    for (int a = 0; a < 3; ++a) result[a] = curve(node, std::string(what) + "XYZ"[a]).evaluate(frame / 24);
    return result;
  }
  using Names = std::vector<std::string>;
  static Names ours() {
    Names result;
    for (const std::string& name : mayahost::nodeNames()) {
      if (name.rfind("ff", 0) == 0) result.push_back(name);
    }
    return result;
  }
};

TEST_F(MotionBlendTest, BlendsRawValuesAsTheEngineDoes) {
  makeWalkers();
  for (const auto& [name, shape] :
       {std::pair("cosine", FadeShape::Cosine), std::pair("linear", FadeShape::Linear),
        std::pair("smooth", FadeShape::Smooth)}) {
    mel(fmt::format("ffBlend -start 20 -duration 12 -from 105 -align none -shape {} a:hips b:hips c:hips",
                    name));
    Fade fade;
    fade.start = 20 / 24.0;
    fade.duration = 12 / 24.0;
    fade.shift = (20 - 105) / 24.0;
    fade.shape = shape;
    int checked = 0;
    for (double f = 1; f <= 60; f += 0.5, ++checked) {
      for (const char* attribute : {"translateX", "translateY", "translateZ"})
        EXPECT_NEAR(at(std::string("c:hips.") + attribute, f),
                    crossFade(curve("a:hips", attribute), curve("b:hips", attribute), fade, f / 24), 1e-9)
            << attribute << " at " << f;
      // Joints as rotations, the shortest way.
      const double w = f < 20 ? 0 : f >= 32 ? 1 : 1 - fadeWeight((f - 20) / 12, shape).value;
      const Quat a = rotationFromEuler(source("a:spine", "rotate", f), RotationOrder::YZX);
      const Quat b = rotationFromEuler(source("b:spine", "rotate", f + 85), RotationOrder::YZX);
      const Quat c = rotationFromEuler(values("c:spine", "rotate", f), RotationOrder::YZX);
      EXPECT_NEAR(c.angularDistance(a.slerp(w, b)), 0, 1e-7) << f;
      if (w != 0) continue;
      EXPECT_EQ(values("c:spine", "rotate", f), source("a:spine", "rotate", f)) << f;
    }
    EXPECT_EQ(checked, 119);
    EXPECT_TRUE(mayahost::undo());
    EXPECT_THAT(ours(), IsEmpty());
  }
}

TEST_F(MotionBlendTest, AlignsTheSecondWithTheFirst) {
  makeWalkers();
  const auto told = nlohmann::json::parse(std::get<std::string>(
      mel("ffBlend -report -align path -start 20 -duration 12 -from 105 a:hips b:hips c:hips")));
  EXPECT_NEAR(told["second_frame"].get<double>(), 105, 1e-9);
  EXPECT_NEAR(told["turned_deg"].get<double>(), -90, 12);
  // A until the blend; then always on, straight on along +Z, at a speed between the two.
  for (double f = 1; f < 20; ++f)
    EXPECT_EQ(values("c:hips", "translate", f), source("a:hips", "translate", f)) << f;
  EXPECT_LT((values("c:hips", "translate", 20) - source("a:hips", "translate", 20)).norm(), 1e-9);
  int checked = 0;
  for (double f = 20; f < 60; ++f, ++checked) {
    const Vec3 step = values("c:hips", "translate", f + 1) - values("c:hips", "translate", f);
    EXPECT_GT(step.z(), 3.5) << f;    // A makes 5 cm per frame
    EXPECT_LT(step.norm(), 11) << f;  // and B 8.3
    EXPECT_LT(std::abs(step.x()), 4) << f;
  }
  EXPECT_EQ(checked, 40);
  // After the blend B as it is, turned and moved as a whole: lengths and heights stay.
  for (double f = 33; f < 55; f += 3) {
    const Vec3 mine = values("c:hips", "translate", f + 1) - values("c:hips", "translate", f);
    const Vec3 own = source("b:hips", "translate", f + 86) - source("b:hips", "translate", f + 85);
    EXPECT_NEAR(mine.norm(), own.norm(), 1e-9) << f;
    EXPECT_NEAR(at("c:hips.translateY", f), source("b:hips", "translate", f + 85).y(), 1e-9) << f;
    EXPECT_LT((values("c:spine", "rotate", f) - source("b:spine", "rotate", f + 85)).norm(), 1e-12);
  }
  // B is as it was.
  EXPECT_EQ(values("b:hips", "translate", 120), source("b:hips", "translate", 120));
}

TEST_F(MotionBlendTest, IsTheSameInEveryModeAndUndone) {
  makeWalkers();
  const auto watch = [&] {
    std::vector<double> all;
    for (double f = 0; f <= 60; ++f) {
      go(f);
      for (const char* plug : {"translateX", "translateY", "translateZ", "rotateX", "rotateY", "rotateZ"}) {
        all.push_back(mayahost::plug(std::string("a:hips.") + plug).asDouble());
        all.push_back(mayahost::plug(std::string("a:spine.") + plug).asDouble());
      }
    }
    return all;
  };
  const auto names = mayahost::nodeNames();
  const std::vector<double> before = watch();
  mel("ffBlend -align path -start 20 -duration 12 a:hips b:hips");
  const std::vector<double> blended = watch();
  EXPECT_NE(blended, before);
  mayahost::setEvaluationMode(EvaluationMode::serial);
  EXPECT_EQ(watch(), blended);
  mayahost::setEvaluationMode(EvaluationMode::parallel, 4);
  EXPECT_EQ(watch(), blended);
  mayahost::setEvaluationMode(EvaluationMode::off);
  EXPECT_TRUE(mayahost::undo());
  EXPECT_EQ(watch(), before);
  EXPECT_EQ(mayahost::nodeNames(), names);
  EXPECT_TRUE(mayahost::redo());
  EXPECT_EQ(watch(), blended);
  // HasNoEffect and a weight of 0 show the first, as does deleting it.
  ASSERT_EQ(mayahost::setNumber("ffMotionBlend1.nodeState", 1), MStatus::kSuccess);
  EXPECT_EQ(watch(), before);
  mayahost::setNumber("ffMotionBlend1.nodeState", 0);
  mayahost::setNumber("ffMotionBlend1.useWeight", 1);
  EXPECT_EQ(watch(), before);
  mayahost::setNumber("ffMotionBlend1.useWeight", 0);
  ASSERT_EQ(mayahost::deleteNode("ffMotionBlend1"), MStatus::kSuccess);
  EXPECT_EQ(watch(), before);
  EXPECT_TRUE(mayahost::undo());
  EXPECT_EQ(watch(), blended);
  // Baked, it is plain curves again.
  mel("ffBake a:hips a:spine");
  EXPECT_THAT(ours(), IsEmpty());
  EXPECT_THAT(mayahost::nodeNames(), Not(Contains(HasSubstr("_blend"))));
  const std::vector<double> baked = watch();
  double worst = 0;
  for (std::size_t i = 0; i < baked.size(); ++i) worst = std::max(worst, std::abs(baked[i] - blended[i]));
  EXPECT_LT(worst, 2e-3);
  EXPECT_TRUE(mayahost::undo());
  EXPECT_EQ(watch(), blended);
}

// Two ranges of one animation: frames 1 to 14 of A, then its frames from 30 on.
TEST_F(MotionBlendTest, BlendsTwoRangesOfOne) {
  makeWalkers();
  mel("ffBlend -align path -start 10 -duration 6 -from 30 a:hips a:hips");
  for (double f = 17; f < 28; f += 2) {
    EXPECT_NEAR(at("a:hips.translateY", f), source("a:hips", "translate", f + 20).y(), 1e-9);
    EXPECT_LT(at("a:hips.translateZ", f + 1) - at("a:hips.translateZ", f), 6);
  }
}

TEST_F(MotionBlendTest, SaysInWordsWhatIsWrong) {
  makeWalkers();
  const auto names = mayahost::nodeNames();
  EXPECT_THAT(failing("ffBlend -start 20 a:hips"), HasSubstr("select two hierarchies"));
  EXPECT_THAT(failing("ffBlend a:hips b:hips"), HasSubstr("-start must say where the blend begins"));
  EXPECT_THAT(failing("ffBlend -start 45 -duration 24 a:hips b:hips"),
              HasSubstr("does not fit into the first"));
  EXPECT_THAT(failing("ffBlend -start 20 -shape round a:hips b:hips"), HasSubstr("-shape must be one of"));
  EXPECT_THAT(failing("ffBlend -start 20 a:hips c:hips"), HasSubstr("has no animation to blend"));
  mayahost::createNode("transform", "lone");
  key("lone.translateX", {{1, 0}, {20, 3}});
  EXPECT_THAT(failing("ffBlend -start 5 a:hips lone"), HasSubstr("has no 'spine'"));
  EXPECT_EQ(mayahost::nodeNames().size(), names.size() + 2);
}

TEST_F(MotionBlendTest, HasItsAttributesInTheAttributeEditor) {
  mayahost::createNode("ffMotionBlend", "blend");
  EXPECT_EQ(MFnDependencyNode(mayahost::findNode("blend")).typeId().id(), kMotionBlendId);
  std::ifstream file(FOOTFALL_SOURCE_DIR "/scripts/AETemplates/AEffMotionBlendTemplate.mel");
  const std::string text(std::istreambuf_iterator<char>(file), {});
  const std::regex control("-addControl \"(\\w+)\"");
  Names shown;
  for (std::sregex_iterator it(text.begin(), text.end(), control), end; it != end; ++it)
    shown.push_back((*it)[1]);
  EXPECT_THAT(shown,
              ::testing::UnorderedElementsAre("inTime", "blendStart", "blendDuration", "shape", "useWeight",
                                              "weight", "length", "angle", "number", "turn", "root"));
  for (const std::string& name : shown) EXPECT_FALSE(mayahost::plug("blend." + name).isNull()) << name;
}

}  // namespace
}  // namespace footfall::maya
