// SPDX-License-Identifier: MIT
// Maya's .anim clips, read and written.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "base/angles.h"
#include "base/math.h"
#include "base/scanner.h"
#include "core/io/random_curves.h"
#include "io/formats.h"

namespace footfall {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<std::string> namesOf(const Scene& scene) {
  std::vector<std::string> names;
  for (const NamedCurve& curve : scene.curves) names.push_back(curve.name());
  return names;
}

std::string format(const Scene& scene) {
  WriteReport report;
  return formatAnim(scene, report);
}

// One curve with the given fields and keys.
std::string clip(const std::string& header, const std::string& fields, const std::string& keys) {
  return "animVersion 1.1;\n" + header + "anim x.y y n 0 0 0;\nanimData {\n" + fields + "keys {\n" + keys +
         "}\n}\n";
}

Curve onlyCurve(const std::string& text) {
  const Scene scene = parseAnim(text, "t.anim");
  EXPECT_EQ(scene.curves.size(), 1u);
  return scene.curves[0].curve;
}

TEST(Anim, ReadsAClip) {
  const Scene scene = parseAnim(R"(// a comment
animVersion 1.1;
mayaVersion 2014 x64;
timeUnit ntsc;
linearUnit m;
angularUnit deg;
startTime 3;
endTime 33;
# another
anim translate.translateX translateX hips 0 2 0;
animData {
  input time;
  output linear;
  weighted 1;
  preInfinity cycle;
  postInfinity cycleRelative;
  keys {
    3 0.5 linear step 1 0 1;
    33 -1.5 auto spline 0 1 0;
  }
}
anim rotate.rotateZ rotateZ hips 0 2 1; animData { input time; output angular; keys { 15 90 flat flat 1 1 0 } }
anim knee 1 1 0;
anim visibility visibility toe 2 0 0;
animData { output unitless; keys { 0 1 global stepnext 1 1 0; } }
anim arm 1 0 0;
)",
                                "t.anim");
  EXPECT_THAT(namesOf(scene), ElementsAre("hips.translateX", "hips.rotateZ", "toe.visibility"));
  ASSERT_EQ(scene.skeleton.size(), 4u);
  EXPECT_EQ(scene.skeleton.joints[1].name, "knee");
  EXPECT_EQ(scene.skeleton.joints[2].parent, 1);
  EXPECT_EQ(scene.skeleton.joints[3].parent, 0);
  EXPECT_EQ(scene.frameRate, 30);
  EXPECT_EQ(scene.linearUnit, "m");
  EXPECT_EQ(scene.range.start, 0.1);
  EXPECT_EQ(scene.range.end, 1.1);
  const Curve& x = scene.curves[0].curve;
  EXPECT_TRUE(x.weighted());
  EXPECT_EQ(x.preInfinity(), Infinity::Cycle);
  EXPECT_EQ(x.postInfinity(), Infinity::CycleRelative);
  EXPECT_EQ(x.output(), CurveOutput::Linear);
  EXPECT_EQ(x.keys()[0].time, 0.1);
  EXPECT_EQ(x.keys()[0].value, 50);
  EXPECT_EQ(x.keys()[1].value, -150);
  EXPECT_EQ(x.keys()[0].outType, TangentType::Step);
  EXPECT_TRUE(x.keys()[0].breakdown);
  EXPECT_FALSE(x.keys()[0].weightsLocked);
  EXPECT_FALSE(x.keys()[1].tangentsLocked);
  const Curve& z = scene.curves[1].curve;
  EXPECT_FALSE(z.weighted());  // the reader's default
  EXPECT_EQ(z.keys()[0].value, 90 * kDegree);
  EXPECT_EQ(scene.curves[2].curve.keys()[0].inType, TangentType::Global);
}

// A straight line drawn with fixed tangents has the angle atan(rise a frame), and evaluates as a straight
// line.
TEST(Anim, TangentAnglesCountInFramesAndOutputUnits) {
  const double rise = 4;  // a frame
  const std::string angle = std::to_string(std::atan(rise) / kDegree);
  const std::string keys =
      "0 0 linear fixed 1 1 0 " + angle + " 1;\n10 40 fixed linear 1 1 0 " + angle + " 1;\n";
  struct Case {
    const char* output;
    double unit;
  };
  for (const Case& c :
       {Case{"linear", 1}, Case{"angular", kDegree}, Case{"unitless", 1}, Case{"time", 1 / 24.0}}) {
    const Curve curve = onlyCurve(clip("timeUnit film;\n", std::string("output ") + c.output + ";\n", keys));
    for (int frame = 0; frame <= 10; ++frame) {
      EXPECT_NEAR(curve.evaluate(frame / 24.0), rise * frame * c.unit, 1e-4 * c.unit) << c.output;
    }
  }
  // In metres the same clip rises 4 m per frame.
  const Curve metres = onlyCurve(clip("linearUnit m;\ntimeUnit pal;\n", "output linear;\n", keys));
  EXPECT_NEAR(metres.evaluate(5 / 25.0), 2000, 1e-2);
}

TEST(Anim, WeightsAreAThirdOfTheVector) {
  // 3·weight·(cos, sin) with angle 0 and 90: x in frames over the rate, y in degrees.
  const Curve curve = onlyCurve(clip("timeUnit film;\n", "output angular;\nweighted 1;\n",
                                     "0 0 fixed fixed 0 0 0 0 8 90 2;\n24 0 flat flat 1 1 0;\n"));
  EXPECT_EQ(curve.keys()[0].in.x, 1);
  EXPECT_EQ(curve.keys()[0].in.y, 0);
  EXPECT_EQ(curve.keys()[0].out.x, 0);
  EXPECT_DOUBLE_EQ(curve.keys()[0].out.y, 6 * kDegree);
  // An angle of its own unit.
  const Curve radians =
      onlyCurve(clip("", "output unitless;\nweighted 1;\ntangentAngleUnit rad;\n",
                     "0 0 linear fixed 0 0 0 0.6435011087932844 10;\n24 0 flat flat 1 1 0;\n"));
  EXPECT_NEAR(radians.keys()[0].out.x, 24 / 24.0, 1e-15);  // (4, 3)/5 · 30 frames
  EXPECT_NEAR(radians.keys()[0].out.y, 18, 1e-13);
}

TEST(Anim, UnitsOfACurveComeBeforeThoseOfTheFile) {
  const Curve curve =
      onlyCurve(clip("timeUnit film;\n", "input time;\ninputUnit pal;\noutput linear;\noutputUnit m;\n",
                     "25 1.5 flat flat 1 1 0;\n"));
  EXPECT_EQ(curve.keys()[0].time, 1);
  EXPECT_EQ(curve.keys()[0].value, 150);
  const Curve driven = onlyCurve(
      clip("", "input unitless;\noutput angular;\n", "-3 1 flat flat 1 1 0;\n2 0 flat flat 1 1 0;\n"));
  EXPECT_EQ(driven.input(), CurveInput::Unitless);
  EXPECT_EQ(driven.keys()[0].time, -3);
}

TEST(Anim, OlderAndBarerFiles) {
  // Version 1.0 has no breakdown; without node names nodes are told apart by their counters.
  const Scene scene = parseAnim(R"(animVersion 1.0;
timeUnit Unknown Time Unit;
anim translate.translateX 0 1 0;
animData { keys { 24 1 auto smoothish 1 1; 12 2 linear linear 1 1; 24 5 linear linear 1 1; } }
anim translate.translateY 0 1 1;
animData { keys { } }
anim 1 0 0;
anim translate.translateX 1 0 0;
animData { keys { } }
)",
                                "old.anim");
  EXPECT_THAT(namesOf(scene), ElementsAre("node1.translateX", "node1.translateY", "node3.translateX"));
  const auto& keys = scene.curves[0].curve.keys();
  ASSERT_EQ(keys.size(), 2u);
  EXPECT_EQ(keys[0].value, 2);
  EXPECT_EQ(keys[1].value, 5);
  EXPECT_THAT(scene.notes, testing::Contains(HasSubstr("the time unit 'Unknown Time Unit' is not known")));
  EXPECT_THAT(scene.notes, testing::Contains(HasSubstr("no node names")));
  EXPECT_THAT(scene.notes, testing::Contains(HasSubstr("1 key(s) at the time of another")));
  EXPECT_THAT(scene.notes, testing::Contains(HasSubstr("tangent types that are not known")));
}

TEST(Anim, NodesOfOneNameAreToldApart) {
  const Scene scene = parseAnim(R"(animVersion 1.1;
anim root 0 2 0;
anim visibility visibility hand 1 0 0;
animData { keys { } }
anim scale.scaleX scaleX hand 1 0 1;
animData { keys { } }
anim visibility visibility hand 1 0 0;
animData { keys { } }
)",
                                "t.anim");
  EXPECT_THAT(namesOf(scene), ElementsAre("hand.visibility", "hand.scaleX", "hand_2.visibility"));
}

TEST(Anim, WritesAsMayaDoes) {
  Scene scene;
  scene.frameRate = 24;
  for (int i = 0; i < 3; ++i) {
    Joint joint;
    joint.name = std::string(1, static_cast<char>('a' + i));
    joint.parent = i == 0 ? -1 : 0;
    scene.skeleton.joints.push_back(joint);
  }
  std::vector<Key> keys(2);
  keys[0].time = 1 / 24.0;
  keys[0].value = 45 * kDegree;
  keys[0].outType = TangentType::Fixed;
  keys[0].out = {0.5, 0};
  keys[1].time = 1;
  keys[1].inType = TangentType::AutoEase;
  scene.curves = CurveSet(
      {{"c", "rotateX", Curve(keys, false, Infinity::Constant, Infinity::Oscillate, CurveOutput::Angular)}});
  scene.range = {1 / 24.0, 1};
  WriteReport report;
  EXPECT_EQ(formatAnim(scene, report), R"(animVersion 1.1;
mayaVersion 2022;
timeUnit film;
linearUnit cm;
angularUnit deg;
startTime 1;
endTime 24;
anim a 0 2 0;
anim b 1 0 0;
anim rotate.rotateX rotateX c 1 0 0;
animData {
  input time;
  output angular;
  weighted 0;
  preInfinity constant;
  postInfinity oscillate;
  keys {
    1 45 auto fixed 1 1 0 0 1;
    24 0 auto auto 1 1 0;
  }
}
)");
  EXPECT_FALSE(report.exact);
  EXPECT_THAT(report.notes, ElementsAre(HasSubstr("automix")));
}

TEST(Anim, RatesTheFormatHasNotKeepTheirTimes) {
  Scene scene;
  scene.frameRate = 120;
  Curve curve;
  for (int i = 0; i < 100; ++i) curve.addKey(i / 120.0, i);
  scene.curves = CurveSet({{"n", "v", curve}});
  WriteReport report;
  const Scene again = parseAnim(formatAnim(scene, report), "t.anim");
  EXPECT_TRUE(report.exact);
  EXPECT_THAT(report.notes, ElementsAre(HasSubstr("no rate of 120")));
  EXPECT_EQ(again.frameRate, 60);
  for (std::size_t i = 0; i < 100; ++i) {
    EXPECT_EQ(again.curves[0].curve.keys()[i].time, curve.keys()[i].time);
  }
}

TEST(Anim, RandomCurvesComeBack) {
  std::size_t compared = 0;
  for (unsigned seed = 1; seed <= 60; ++seed) {
    const Scene scene = randomScene(seed);
    const std::string first = format(scene);
    const Scene again = parseAnim(first, "r.anim");
    compared += expectSameCurves(scene.curves, again.curves, false);
    EXPECT_EQ(again.range.end, scene.range.end);
    EXPECT_EQ(format(again), first) << "seed " << seed;
    const Scene third = parseAnim(format(again), "r.anim");
    for (std::size_t i = 0; i < third.curves.size(); ++i)
      EXPECT_EQ(third.curves[i].curve, again.curves[i].curve);
  }
  EXPECT_GT(compared, 30000u);
}

TEST(Anim, TheExampleWaves) {
  const std::string path = std::string(FOOTFALL_SOURCE_DIR) + "/examples/arm_wave.anim";
  const Scene scene = parseAnim(readFile(path), path);
  EXPECT_TRUE(scene.notes.empty());
  ASSERT_EQ(scene.skeleton.size(), 3u);
  EXPECT_EQ(scene.skeleton.joints[2].parent, 1);
  ASSERT_EQ(scene.curves.size(), 5u);
  const Curve& elbow = scene.curves[2].curve;
  EXPECT_EQ(scene.curves[2].name(), "elbow_L.rotateZ");
  EXPECT_NEAR(elbow.derivative(19 / 24.0), 5 * 24 * kDegree, 1e-9);  // 5 degrees per frame
  EXPECT_NEAR(elbow.evaluate(61 / 24.0), elbow.evaluate(37 / 24.0), 1e-12);
  const std::string first = format(scene);
  EXPECT_EQ(format(parseAnim(first, "again.anim")), first);
}

TEST(Anim, RefusesBadFilesByLine) {
  struct Bad {
    std::string text;
    int line;
    const char* message;
  };
  const std::string h = "animVersion 1.1;\n", a = h + "anim v v n 0 0 0;\n", d = a + "animData {\n";
  const std::vector<Bad> table{
      {"", 1, "must begin with 'animVersion 1.1;'"},
      {"hello world", 1, "must begin with 'animVersion 1.1;'"},
      {"anim v v n 0 0 0;\nanimVersion 1.1;", 1, "must begin with 'animVersion"},
      {"animVersion x;", 1, "animVersion must be a number, got 'x'"},
      {h + "linearUnit league;", 2, "'league' must be a unit of length"},
      {h + "angularUnit turn;", 2, "'turn' must be a unit of angle"},
      {h + "startTime now;", 2, "startTime must be a number"},
      {h + "anim a b c d 0 0 0;", 2, "at most three names"},
      {h + "anim v v n 0 -1 0;", 2, "three whole numbers, got '-1'"},
      {h + "anim v v n 0 0", 2, "ends too early"},
      {h + "anim 0 0 0;\nanimData { }", 2, "must name the attribute"},
      {h + "animData {", 2, "must follow an anim line"},
      {h + "}\n", 2, "must follow an anim line"},
      {a + "animData ;\n\nx", 5, "expected '{', got 'x'"},
      {d + "input space;", 4, "input must be one of time, unitless, got 'space'"},
      {d + "output sound;", 4, "output must be one of linear, angular"},
      {d + "weighted 2;", 4, "weighted must be 0 or 1, got '2'"},
      {d + "postInfinity forever;", 4, "postInfinity must be one of constant, linear"},
      {d + "frobnicate 1;", 4, "must be a field of animData"},
      {d + "keys {\n1 2 auto", 5, "ends too early"},
      {d + "keys {\n1 nan auto auto 1 1 0;", 5, "a key's value must be a number, got 'nan'"},
      {d + "keys {\n1 0 auto auto 1 1 7;", 5, "breakdown must be 0 or 1"},
      {d + "keys {\n1 0 fixed auto 1 1 0;\n}", 6, "angle must be a number, got '}'"},
      {d + "keys { }\n}\nanim v v n 1 0 0;\nanimData { input time;", 7, "ends too early"},
  };
  for (const Bad& bad : table) {
    try {
      parseAnim(bad.text, "bad.anim");
      ADD_FAILURE() << "accepted: " << bad.text;
    } catch (const Error& error) {
      EXPECT_THAT(error.what(), HasSubstr(bad.message)) << bad.text;
      EXPECT_EQ(error.place().line, bad.line) << error.what() << "\n" << bad.text;
    }
  }
}

}  // namespace
}  // namespace footfall
