// SPDX-License-Identifier: MIT
#include "draw/plots/curves_plot.h"
#include "base/angles.h"

#include <cmath>

#include "base/error.h"
#include "core/draw/checks.h"
#include "core/draw/figures.h"

namespace footfall::draw {
namespace {

using test::errorOf;
using test::expectTidy;
using test::findText;
using test::hasTextWith;
using ::testing::HasSubstr;

Key key(double time, double value, TangentType type = TangentType::Auto) {
  Key result;
  result.time = time;
  result.value = value;
  result.inType = result.outType = type;
  return result;
}

NamedCurve named(const std::string& node, const std::string& attribute, CurveOutput output,
                 std::vector<Key> keys, bool weighted = false) {
  return {node, attribute, Curve(std::move(keys), weighted, Infinity::Constant, Infinity::Constant, output)};
}

TEST(CurvesPlot, UnitsGetTheirOwnPlots) {
  const CurveSet set(
      {named("a", "translateX", CurveOutput::Linear, {key(0, 1), key(1, 5)}),
       named("a", "rotateX", CurveOutput::Angular, {key(0, 0), key(1, kPi)}),
       named("b", "visibility", CurveOutput::Unitless, {key(0, 0), key(1, 1, TangentType::Step)})});
  CurvesOptions options;
  options.pattern = "*";
  const Canvas canvas = drawCurves(set, options);
  expectTidy(canvas);
  for (const char* text : {"length (cm)", "angle (°)", "value", "a.translateX", "a.rotateX", "b.visibility",
                           "time (s)", "frame"})
    EXPECT_NE(findText(canvas, text), nullptr) << text;
  EXPECT_TRUE(findText(canvas, "150") || findText(canvas, "180") || findText(canvas, "100")) << "degrees";
  options.pattern.clear();  // the first node
  EXPECT_EQ(findText(drawCurves(set, options), "b.visibility"), nullptr);
}

// A straight curve: its tangents' handles lie on it; keys are where the line's corners are.
TEST(CurvesPlot, KeysAndHandlesLieOnTheCurve) {
  const CurveSet set({named(
      "a", "x", CurveOutput::Unitless,
      {key(0, 0, TangentType::Linear), key(1, 2, TangentType::Linear), key(2, 4, TangentType::Linear)})});
  const Canvas canvas = drawCurves(set);
  const Colour colour = lightTheme().series[0];
  std::vector<Vec2> keys;
  std::vector<Path> handles;
  for (const Mark& mark : canvas.marks()) {
    if (mark.kind != Mark::Kind::Stroke) continue;
    if (test::sameColour(mark.pen.colour, colour) && mark.path.points().size() == 4)
      keys.push_back(mark.path.box().centre());
    if (test::sameColour(mark.pen.colour, colour.faded(0.75))) handles.push_back(mark.path);
  }
  ASSERT_EQ(keys.size(), 3u);
  ASSERT_EQ(handles.size(), 4u);  // none before the first key, none after the last
  EXPECT_NEAR(keys[1].x(), (keys[0].x() + keys[2].x()) / 2, 1e-9);
  const Vec2 way = (keys[2] - keys[0]).normalized();
  for (const Path& handle : handles) {
    const Vec2 along = handle.points()[1] - handle.points()[0];
    EXPECT_NEAR(along.norm(), 11, 1e-9);
    EXPECT_NEAR(std::abs(along.normalized().dot(way)), 1, 1e-6);
  }
  EXPECT_LT(handles[1].points()[0].x(), handles[2].points()[1].x());
}

TEST(CurvesPlot, ChannelsOfAMotion) {
  const Motion motion = test::biped().motion;
  const Canvas first = drawChannels(motion);
  expectTidy(first);
  EXPECT_NE(findText(first, "Hips.translateZ"), nullptr);
  EXPECT_NE(findText(first, "position (m)"), nullptr);
  EXPECT_EQ(findText(first, "angle (°)"), nullptr);
  CurvesOptions options;
  options.pattern = "*UpLeg.rotateX";
  const Canvas legs = drawChannels(motion, options);
  EXPECT_NE(findText(legs, "LeftUpLeg.rotateX"), nullptr);
  EXPECT_NE(findText(legs, "RightUpLeg.rotateX"), nullptr);
  // ±0.45 rad is ±25.8 degrees.
  EXPECT_NE(findText(legs, "−20"), nullptr);
  EXPECT_EQ(findText(legs, "−30"), nullptr);
}

TEST(CurvesPlot, ManyCurves) {
  std::vector<NamedCurve> curves;
  for (int i = 0; i < 60; ++i)
    curves.push_back(named("a_node_with_a_long_name_" + std::to_string(i), "translateX", CurveOutput::Linear,
                           {key(0, i), key(1, i * i)}));
  CurvesOptions options;
  options.pattern = "*";
  const Canvas canvas = drawCurves(CurveSet(curves), options);
  EXPECT_GT(expectTidy(canvas), 60u);
  EXPECT_TRUE(hasTextWith(canvas, "48 of 60 curves"));
}

TEST(CurvesPlot, OddCurves) {
  std::vector<Key> many;
  for (int i = 0; i < 100000; ++i) many.push_back(key(i / 24.0, std::sin(i * 0.1), TangentType::Linear));
  int pictures = 0;
  for (const std::vector<Key>& keys : {std::vector<Key>{key(3, 4)},
                                       {key(0, 5), key(1, 5)},
                                       {key(0, 1e90), key(1e6, -1e90)},
                                       {key(1e-9, 1e-12), key(2e-9, 3e-12)},
                                       many}) {
    const Canvas canvas = drawCurves(CurveSet({named("a", "x", CurveOutput::Unitless, keys, true)}));
    expectTidy(canvas, "curve of " + std::to_string(keys.size()));
    EXPECT_LT(canvas.render(Format::Svg).size(), 1u << 20);
    ++pictures;
  }
  EXPECT_EQ(pictures, 5);
  expectTidy(drawChannels(test::biped(1.3, 1000, 100).motion));
  expectTidy(drawChannels(test::biped(1.3, 0).motion));
}

TEST(CurvesPlot, Refuses) {
  EXPECT_THAT(errorOf([] { drawCurves({}); }), HasSubstr("there are no curves to plot"));
  CurvesOptions options;
  options.pattern = "knee*";
  EXPECT_THAT(errorOf([&] { drawChannels(test::biped().motion, options); }),
              HasSubstr("no curve matches 'knee*'"));
}

}  // namespace
}  // namespace footfall::draw
