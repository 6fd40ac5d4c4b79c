// SPDX-License-Identifier: MIT
// What the thesis plots of a library: everything on the page, no text on another, and what is drawn is what
// is so.
#include "draw/plots/locomotion_plots.h"

#include <gtest/gtest.h>

#include "core/draw/checks.h"
#include "core/locomotion/libraries.h"

namespace footfall::draw {
using namespace locomotion;

namespace {

using test::expectTidy;
using test::findText;
using test::hasTextWith;

const MotionClass& classOf(const Library& library, const char* name) {
  return library.classes[static_cast<std::size_t>(library.find(name))];
}

TEST(LocomotionPlots, OfALibraryAreTidyAndSayWhatTheyShow) {
  const auto library = madeLibrary();
  const Page page;
  EXPECT_GE(expectTidy(drawParameters(*library, page), "parameters"), 8u);
  const Canvas bump = drawBump(page);
  EXPECT_GE(expectTidy(bump, "bump"), 6u);
  EXPECT_TRUE(findText(bump, "B(x)"));
  for (const char* name : {"walk", "run"}) {
    const MotionClass& cls = classOf(*library, name);
    for (const WeightsOver over : {WeightsOver::Turn, WeightsOver::Speed}) {
      const Canvas weights = drawWeights(cls, over, page);
      EXPECT_GE(expectTidy(weights, "weights"), cls.examples.size() + 8);
      EXPECT_TRUE(findText(weights, "sum"));
      EXPECT_TRUE(hasTextWith(weights, "γ guarded"));
    }
    const Canvas phases = drawPhases(cls, page), warping = drawWarping(*library, cls, page);
    EXPECT_GE(expectTidy(phases, "phases"), cls.examples.size() + 4);
    EXPECT_GE(expectTidy(warping, "warping"), cls.examples.size() + 6);
    EXPECT_FALSE(hasTextWith(warping, "…")) << "no label is cut off";
    const std::vector<SteeringError> errors = steeringErrors(library, library->find(name), 4);
    ASSERT_GE(errors.size(), 3u);
    for (const SteeringOver over : {SteeringOver::Speed, SteeringOver::Turn}) {
      const Canvas steering = drawSteering(errors, over, page);
      EXPECT_GE(expectTidy(steering, "steering"), 10u);
      EXPECT_TRUE(findText(steering, over == SteeringOver::Turn ? "error (°/s)" : "error (%)"));
    }
  }
}

// A transition that is three seconds of a walk.
TEST(LocomotionPlots, OfATransitionShowItsParts) {
  const auto library = madeLibrary();
  Transition t;
  t.source = "made";
  t.from = library->find("walk");
  t.to = library->find("run");
  t.poses.frameTime = 0.01;
  t.poses.width = library->space.width();
  t.poses.values.assign(301 * t.poses.width, 0.0);
  for (int i = 0; i <= 300; ++i) t.base.push_back({{0, 0.013 * i}, 0});
  t.beginEnd = 0.5;
  t.endStart = 2.4;
  const Canvas canvas = drawTransition(t, *library, {});
  EXPECT_GE(expectTidy(canvas), 10u);
  EXPECT_TRUE(hasTextWith(canvas, "walk to run; shaded B and E"));
  EXPECT_TRUE(findText(canvas, "share of the clip"));
}

TEST(LocomotionPlots, OfClipsShowTheGroundAndArcsOfWhatIsSteady) {
  const std::vector<NamedMotion> clips = madeClips();
  const BuiltLibrary built = buildLibrary(clips);
  int drawn = 0, arcs = 0;
  for (std::size_t k = 0; k < clips.size(); k += 3, ++drawn) {
    const RecordedClip& r = built.recordings[k];
    const Canvas ground = drawGround(r, clips[k].motion, {});
    EXPECT_GE(expectTidy(ground, r.name), 12u);
    EXPECT_TRUE(findText(ground, "on the ground"));
    const Canvas path = drawArcs(r, {});
    EXPECT_GE(expectTidy(path, r.name), 6u);
    arcs += hasTextWith(path, "m/s, ");
    // A stride that turned unsteadily has no arc.
    RecordedClip unsteady = r;
    for (RecordedStride& stride : unsteady.strides) stride.rejected = "its turn is not steady";
    EXPECT_FALSE(hasTextWith(drawArcs(unsteady, {}), "m/s, ")) << r.name;
  }
  EXPECT_GE(drawn, 3);
  EXPECT_EQ(arcs, drawn);
}

}  // namespace
}  // namespace footfall::draw
