// SPDX-License-Identifier: MIT
#include "draw/plots/creature_plot.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/error.h"
#include "core/draw/checks.h"
#include "creature/model/creature_body.h"
#include "creature/model/creature_motion.h"
#include "creature/presets/creature_presets.h"
#include "draw/figure/strip.h"

namespace footfall::draw {
using namespace creature;
using test::errorOf;

namespace {

struct Ran {
  Creature creature;
  RunRecord recording;
  MotionMeasures measures;

  explicit Ran(const char* name) : creature(creaturePreset(name)) {
    const SimulationModel model(creature, {}, {});
    SimulationWorkspace work(model);
    const PoseGraph graph = holdingGraph(creature);
    simulate(model, PoseGraphController(graph, creature), 1, work, recording);
    measureMotion(recording, MeasureFrame(creature, {}), {}, measures);
  }
};

bool hasText(const Canvas& canvas, const std::string& text) {
  return std::any_of(canvas.marks().begin(), canvas.marks().end(), [&](const Mark& mark) {
    return mark.kind == Mark::Kind::Text && mark.text.find(text) != std::string::npos;
  });
}

TEST(CreaturePlots, NameWhatTheyShow) {
  const Ran ran("pogo");
  const Canvas curves = drawCreatureCurves(ran.creature, ran.recording, ran.measures);
  for (const char* label : {"torque", "joint angle", "energy", "height", "front thigh", "kinetic"})
    EXPECT_TRUE(hasText(curves, label)) << label;
  EXPECT_TRUE(hasText(drawPhaseDiagram(ran.recording, ran.measures), "vertical speed"));
  EXPECT_TRUE(hasText(drawSteppingPattern(ran.creature, ran.recording, ran.measures), "hind"));
  EXPECT_TRUE(hasText(drawFeatureBars({{"distance", "m", 0.3, 0.4, 0, 1}}), "0.3 m"));
  EXPECT_EQ(errorOf([] { drawFeatureBars({}); }), "there are no features to draw");
  EXPECT_EQ(errorOf([&] { drawPhaseDiagram({}, ran.measures); }), "the run is too short to plot");
  // Of a part of the run: its own axis, and nothing where there is none.
  EXPECT_TRUE(
      hasText(drawCreatureCurves(ran.creature, ran.recording, ran.measures, {}, TimeRange{0.5, 0.9}), "0.8"));
  EXPECT_EQ(errorOf([&] {
              drawCreatureCurves(ran.creature, ran.recording, ran.measures, {}, TimeRange{5, 6});
            }),
            "the run has nothing to plot in that time");
}

// A body of outlines: every link has a part, the lamp's shade and the dog's jaws are parts of their own.
TEST(CreaturePlots, OutlinesBecomeBodies) {
  const auto parts = [](const char* name) {
    const auto body = creatureBody(creaturePreset(name));
    for (const BodyPart& part : body->parts)
      for (const Ball& ball : part.balls) EXPECT_GT(ball.radius, 0);
    return body->parts.size();
  };
  EXPECT_EQ(parts("luxo"), 4u);
  EXPECT_EQ(parts("pogo"), 7u);
  EXPECT_EQ(parts("walker"), 7u);
  // A chest with neck and head is not a bar: one plate of its outline's corners.
  EXPECT_EQ(parts("cat"), 8u);
  const auto cat = creatureBody(creaturePreset("cat"));
  EXPECT_TRUE(cat->parts[1].flat);
  EXPECT_EQ(cat->parts[1].balls.size(), creaturePreset("cat").links[1].outline.size());
  const Ran ran("luxo");
  StripOptions options;
  options.body = creatureBody(ran.creature);
  const Canvas strip = drawStrip(motionOf(ran.creature, ran.recording, 25), Limbs(), options);
  EXPECT_GT(strip.marks().size(), 30u);
}

}  // namespace
}  // namespace footfall::draw
