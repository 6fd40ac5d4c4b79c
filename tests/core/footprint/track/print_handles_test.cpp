// SPDX-License-Identifier: MIT
#include "footprint/track/print_handles.h"

#include <gtest/gtest.h>

#include "core/footprint/tracks.h"

namespace footfall::footprint {
namespace {

std::vector<DrawnPrint> drawnWalk() {
  std::vector<DrawnPrint> all;
  for (const Footprint& print : exampleWalk(4).prints) {
    DrawnPrint drawn;
    drawn.print = print;
    drawn.side = print.leg == 0 ? BodySide::Left : BodySide::Right;
    all.push_back(drawn);
  }
  return all;
}

// A point in the plane of a print (left, ahead), seen from somewhere above it.
ViewRay viewRayOf(const Footprint& print, double left, double ahead) {
  return {Vec3(3, 7, -5), print.sole() * Vec3(left, 0, ahead)};
}

TEST(PrintHandle, IsThePartPointedAt) {
  const std::vector<DrawnPrint> prints = drawnWalk();
  int found = 0;
  for (int i = 0; i < 4; ++i) {
    const DrawnPrint& drawn = prints[static_cast<std::size_t>(i)];
    const PrintShape shape = printShape(drawn.kind, drawn.side, drawn.length);
    const TimingDagger dagger =
        timingDagger(shape, drawn.side, drawn.print.stance, drawn.print.step, drawn.daggerScale);
    const std::pair<PrintPart, Vec2> parts[] = {{PrintPart::Sole, {0, -0.05}},
                                                {PrintPart::Toes, shape.handle[1]},
                                                {PrintPart::Stance, dagger.to},
                                                {PrintPart::Step, dagger.crossTo}};
    for (const auto& [part, at] : parts) {
      const auto grip = handleAt(prints, viewRayOf(drawn.print, at.x(), at.y()));
      ASSERT_TRUE(grip.has_value());
      EXPECT_EQ(grip->print, i);
      EXPECT_EQ(grip->part, part);
      ++found;
    }
  }
  EXPECT_EQ(found, 16);
  EXPECT_FALSE(handleAt(prints, viewRayOf(prints[0].print, 0, -0.6)).has_value());
  EXPECT_FALSE(handleAt({}, viewRayOf(prints[0].print, 0, 0)).has_value());
}

// On a slope the plane of the print is meant, not the level one below it.
TEST(PrintHandle, PullsTimesAndToesAlongTheGround) {
  for (const BodySide side : {BodySide::Left, BodySide::Right}) {
    DrawnPrint drawn = drawnWalk()[side == BodySide::Left ? 0 : 1];
    drawn.side = side;
    drawn.print.position = Vec3(1, 0.7, -2);
    drawn.print.yaw = 0.8;
    drawn.print.normal = Vec3(0.2, 1, -0.3).normalized();
    const PrintShape shape = printShape(drawn.kind, side, drawn.length);
    const TimingDagger wanted = timingDagger(shape, side, 0.9, 0.33, drawn.daggerScale);
    const auto at = [&](const Vec2& place) { return viewRayOf(drawn.print, place.x(), place.y()); };
    const Footprint longer = draggedPrint(drawn, PrintPart::Stance, at(wanted.to));
    EXPECT_NEAR(longer.stance, 0.9, 1e-9);
    EXPECT_EQ(longer.step, drawn.print.step);
    const Footprint sooner = draggedPrint(drawn, PrintPart::Step, at(wanted.crossFrom));
    EXPECT_NEAR(sooner.step, 0.33, 1e-9);
    EXPECT_EQ(sooner.stance, drawn.print.stance);
    EXPECT_EQ(draggedPrint(drawn, PrintPart::Step, at({0, 0})).step, kShortestDraggedTime);  // over the sole
    // The toes then point at the place, seen from above.
    const ViewRay aside = at({0.2, 0.2});
    const Vec3 way = aside.place - drawn.print.position;
    EXPECT_NEAR(draggedPrint(drawn, PrintPart::Toes, aside).yaw, std::atan2(way.x(), way.z()), 1e-9);
    EXPECT_EQ(draggedPrint(drawn, PrintPart::Sole, at({0.2, 0.2})).position, drawn.print.position);
  }
}

TEST(PrintHandle, ALineOfSightThatPassesByChangesNothing) {
  const DrawnPrint drawn = drawnWalk()[0];
  const ViewRay level{Vec3(0, 1, 0), Vec3(5, 1, 0)}, upwards{Vec3(0, 1, 0), Vec3(0.5, 2, 0)};
  for (const ViewRay& sight : {level, upwards}) {
    EXPECT_EQ(draggedPrint(drawn, PrintPart::Stance, sight).stance, drawn.print.stance);
    EXPECT_FALSE(handleAt({drawn}, sight).has_value());
  }
}

}  // namespace
}  // namespace footfall::footprint
