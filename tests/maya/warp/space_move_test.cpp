// SPDX-License-Identifier: MIT
// ffWarp along the axes of the body or the world: controls that were posed, and moves by numbers.
#include <nlohmann/json.hpp>

#include <cmath>

#include "figure/motion/heading.h"
#include "maya/figure/figure_scene.h"
#include "warp/figure/warp_motion.h"

namespace footfall::maya {
using namespace warp;

namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

class SpaceMoveTest : public FigureScene {
 protected:
  // A walk on a circle: what is aside turns with every step.
  void SetUp() override {
    FigureScene::SetUp();
    motion = exampleAt24("walk_circle.bvh", 61);
    addFigure("", motion);
    for (std::size_t f = 0; f < motion.frames(); ++f) hips.push_back(place("hips", double(f)));
  }
  static nlohmann::json report(const std::string& line) {
    return nlohmann::json::parse(std::get<std::string>(mel(line)));
  }
  Vec3 movedAt(std::size_t f) const { return place("hips", double(f)) - hips[f]; }
  MotionWarpResult engine(const PositionWarp& warp, ContactPolicy contacts = ContactPolicy::Free) const {
    WarpRequest request;
    request.positions = {warp};
    request.contacts = contacts;
    return warpMotion(motion, request, {1 / 24.0, 0, 0.01, kDegrees});
  }
  static PositionWarp aside(double frame, const Vec3& by) {
    PositionWarp warp;
    warp.joints = {{"hips", 1}};
    warp.space = WarpSpace::Body;
    warp.keys = {{frame, WarpKey::Kind::By, by}};
    return warp;
  }
  Motion motion;
  std::vector<Vec3> hips;
};

// 8 cm aside at frame 20 are 8 cm aside on the whole circle; without a space they point one way.
TEST_F(SpaceMoveTest, APosedControlStaysAsideRoundTheBend) {
  const Heading heading = headingOf(motion, findLimbs(motion.skeleton));
  const double turned = heading.yaw[55] - heading.yaw[20];
  ASSERT_GT(std::abs(turned), 0.3);
  const auto poseAt20 = [&] {
    go(20);
    ASSERT_EQ(mayahost::setNumber("hips.translateX", 100 * hips[20].x() + 8), MStatus::kSuccess);
  };
  poseAt20();
  const auto told = report("ffWarp -report -space body hips");
  ASSERT_EQ(told["goals"].size(), 1u);
  EXPECT_NEAR(told["goals"][0]["error"].get<double>(), 0, 1e-9);
  EXPECT_LT((movedAt(20) - Vec3(0.08, 0, 0)).norm(), 1e-11);
  for (const std::size_t f : {0, 10, 35, 55, 60}) EXPECT_NEAR(movedAt(f).norm(), 0.08, 2e-4) << f;
  const Vec3 then = movedAt(55) / 0.08;
  EXPECT_NEAR(std::atan2(Vec3::UnitX().cross(then).y(), then.x()), turned, 10 * kDegrees);
  EXPECT_THAT(std::get<std::vector<std::string>>(mel("ffWarp -q -list hips")), ElementsAre("places"));
  mel("ffWarp -e -name places -weight 0.5 hips");
  EXPECT_NEAR(movedAt(35).norm(), 0.04, 2e-4);
  EXPECT_TRUE(mayahost::undo());
  EXPECT_TRUE(mayahost::undo());
  for (const std::size_t f : {0, 20, 55}) EXPECT_LT(movedAt(f).norm(), 1e-12) << f;
  poseAt20();
  mel("ffWarp -mode offset hips");
  EXPECT_LT((movedAt(55) - Vec3(0.08, 0, 0)).norm(), 1e-9) << "along the parent's axes";
}

TEST_F(SpaceMoveTest, PinsHoldAndOtherPosedChannelsAreAWarpAsEver) {
  go(30);
  ASSERT_EQ(mayahost::setNumber("hips.translateX", 100 * hips[30].x() + 6), MStatus::kSuccess);
  ASSERT_EQ(mayahost::setNumber("hips.translateY", 100 * hips[30].y() - 3), MStatus::kSuccess);
  const double turned = at("head.rotateX", 30) + 0.3;
  ASSERT_EQ(mayahost::setNumber("head.rotateX", turned), MStatus::kSuccess);
  const auto told = report("ffWarp -report -space body -name aside -pin 12 -pin 48 hips head");
  EXPECT_EQ(told["goals"].size(), 3u);
  EXPECT_LT((movedAt(30) - Vec3(0.06, -0.03, 0)).norm(), 1e-11);
  EXPECT_NEAR(at("head.rotateX", 30), turned, 1e-9);
  for (const std::size_t f : {4, 12, 48, 60}) EXPECT_LT(movedAt(f).norm(), 1e-9) << f;
  EXPECT_GT(movedAt(22).norm(), 0.02);
  EXPECT_THAT(std::get<std::vector<std::string>>(mel("ffWarp -q -list hips head")), ElementsAre("aside"));
}

TEST_F(SpaceMoveTest, ByNumbersItIsTheProgramsAndFeetStayWhenAsked) {
  mel("ffWarp -moveBy 10 2 0 -space body -frame 20 hips");
  comparePlaces("", engine(aside(20, {10, 2, 0})).motion, 1e-4, 5);
  EXPECT_TRUE(mayahost::undo());
  PositionWarp some = aside(30, {5, -2, 0});
  for (const double pin : {10, 50}) some.keys.push_back({pin, WarpKey::Kind::Neutral});
  const auto told =
      report("ffWarp -report -moveBy 5 -2 0 -space body -frame 30 -pin 10 -pin 50 -contacts keep hips");
  const MotionWarpResult wanted = engine(some, ContactPolicy::Keep);
  comparePlaces("", wanted.motion, 1e-4, 5);
  EXPECT_NEAR(told["contacts"]["slide_after_mm"].get<double>(), 1000 * wanted.slideAfter, 1e-3);
  EXPECT_LT(wanted.slideAfter, wanted.slideBefore + 0.002);
}

// Whatever carries it does: a prop that turns and travels with the hips goes straight up in the world.
TEST_F(SpaceMoveTest, AWorldAxisIsTheWorldsUnderAParentThatTurns) {
  mayahost::createNode("transform", "prop");
  MDagModifier parenting;
  parenting.reparentNode(mayahost::findNode("prop"), mayahost::findNode("chest").isNull()
                                                         ? mayahost::findNode("hips")
                                                         : mayahost::findNode("chest"));
  ASSERT_EQ(parenting.doIt(), MStatus::kSuccess);
  key("prop.translateX", {{0, 20}, {60, 30}});
  key("prop.translateY", {{0, 0}, {60, 5}});
  key("prop.translateZ", {{0, 10}, {60, -10}});
  std::vector<Vec3> before;
  for (double f = 0; f <= 60; f += 10) before.push_back(place("prop", f));
  mel("ffWarp -moveBy 0 9 0 -space world -frame 30 prop");
  for (std::size_t i = 0; i < before.size(); ++i)
    EXPECT_LT((place("prop", 10.0 * double(i)) - before[i] - Vec3(0, 0.09, 0)).norm(), 1.1e-4) << i;
  const Vec3 goal = place("prop", 30) + Vec3(0.1, 0, 0.05);
  mel(fmt::format("ffWarp -position {} {} {} -frame 30 -pin 0 -pin 60 prop", 100 * goal.x(), 100 * goal.y(),
                  100 * goal.z()));
  EXPECT_LT((place("prop", 30) - goal).norm(), 1e-9);
  EXPECT_THAT(std::get<std::vector<std::string>>(mel("ffWarp -q -list prop")),
              ElementsAre("places", "places 2"));
}

TEST_F(SpaceMoveTest, SaysInWordsWhatIsWrong) {
  EXPECT_THAT(failing("ffWarp -moveBy 1 0 0 head"), HasSubstr("head does not travel"));
  EXPECT_THAT(failing("ffWarp -moveBy 1 0 0 -position 1 0 0 hips"),
              HasSubstr("give a -position to be at, or"));
  EXPECT_THAT(failing("ffWarp -space sideways hips"), HasSubstr("body"));
  EXPECT_THAT(failing("ffWarp -space body hips"), HasSubstr("nothing is posed"));
  EXPECT_THAT(failing("ffWarp -moveBy 1 0 0 -frame 90 hips"), HasSubstr("outside the source's range"));
}

}  // namespace
}  // namespace footfall::maya
