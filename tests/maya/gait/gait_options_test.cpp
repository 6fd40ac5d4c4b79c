// SPDX-License-Identifier: MIT
// Every attribute of the table of options does on the node what the option does in the engine.
#include "gait/gait_options.h"

#include "gait/travel/ground_from_path.h"
#include "maya/gait/gait_scene.h"

namespace footfall::maya {
using namespace gait;

namespace {

class GaitOptionsTest : public GaitScene {
 protected:
  // A dog's trot along the rising curve.
  static PathTravel engineTravel(const FollowOptions& options) {
    static const Character dog = characterPreset("dog");
    static const Stride trot = makeStride(dog, gaitNamed("trot", 4)).stride;
    const std::vector<Vec3> points = enginePoints();
    const SpacePath drawn = spacePath(points, false);
    const TravelPath path(drawn.plan, groundFromPath(drawn, 2 * dog.hipHeight, 20 * dog.hipHeight),
                          0.1 * dog.hipHeight, points.front().y());
    return followPath(singleGait(trot), path, TravelSpeed(trot.speed()), options);
  }
};

TEST_F(GaitOptionsTest, EveryAttributeIsAnOption) {
  makeWay(0.15);
  EXPECT_EQ(makeGait(), "gait1");
  FollowOptions options;
  options.frameRate = 24;
  int checked = 0;
  for (const Option<FollowOptions>& row : followOptionTable()) {
    if (row.attribute.empty()) continue;
    FollowOptions changed = options;
    const double low = row.limits.low, high = std::isfinite(row.limits.softHigh)
                                                  ? 0.15 * row.limits.softHigh
                                                  : std::min(row.limits.high, low + 60);
    const double written = low + 0.3 * (high - low);  // in the unit that people write
    row.setValue(changed, row.scale() * written);
    const double before = mayahost::number("gait1Shape." + row.attribute);
    MPlug plug = mayahost::plug("gait1Shape." + row.attribute);
    if (row.plug == OptionPlug::Time) {
      plug.setMTime(MTime(written, MTime::kSeconds));
    } else if (row.plug == OptionPlug::Angle) {
      plug.setMAngle(MAngle(row.scale() * written, MAngle::kRadians));
    } else {
      plug.setDouble(written);
    }
    const PathTravel travel = engineTravel(changed);
    for (const double second : {0.0, 0.5, 0.75}) {
      const double frame = second * changed.frameRate;
      if (frame != std::floor(frame)) continue;  // between frames the node interpolates
      go(1 + 24 * second);
      EXPECT_LT((triple("gait1Shape.bodyTranslate") / 100 -
                 travel.performance.body[static_cast<std::size_t>(frame)].position)
                    .norm(),
                1e-6)
          << row.attribute << " at " << second;
    }
    const auto secondsOf = [](const char* name) {
      return mayahost::plug(name).asMTime().as(MTime::kSeconds);
    };
    EXPECT_NEAR(secondsOf("gait1Shape.endTime") - secondsOf("gait1Shape.startTime"),
                travel.performance.range().end, 1e-6)
        << row.attribute;
    mayahost::setNumber("gait1Shape." + row.attribute, before);
    EXPECT_NEAR(mayahost::number("gait1Shape." + row.attribute), before, 1e-12) << row.attribute;
    ++checked;
  }
  EXPECT_EQ(checked, 9);
}

}  // namespace
}  // namespace footfall::maya
