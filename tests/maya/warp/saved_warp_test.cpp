// SPDX-License-Identifier: MIT
// Warps and blends in a saved scene: opened again, it plays the same.
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "maya/scene/animated_scene.h"

namespace footfall::maya {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

class SavedWarpTest : public AnimatedScene {
 protected:
  void SetUp() override {
    AnimatedScene::SetUp();
    file_ = std::filesystem::temp_directory_path() / fmt::format("footfall_warp_{}.ma", ::getpid());
  }
  void TearDown() override {
    std::filesystem::remove(file_);
    AnimatedScene::TearDown();
  }
  void saveAndOpen() {
    ASSERT_EQ(mayahost::saveScene(file_.string()), MStatus::kSuccess);
    mayahost::newScene();
    ASSERT_EQ(mayahost::openScene(file_.string()), MStatus::kSuccess) << lastMessage();
  }
  std::filesystem::path file_;
};

TEST_F(SavedWarpTest, PlaysTheSameWhenOpened) {
  makeFigure();
  go(20);
  ASSERT_EQ(mayahost::setNumber("hips.translateX", 12), MStatus::kSuccess);
  ASSERT_EQ(mayahost::setNumber("arm.rotateY", 1), MStatus::kSuccess);
  ASSERT_EQ(mayahost::setNumber("head.scaleX", 2), MStatus::kSuccess);
  mel("ffWarp -name lean -mode mix -mix 0.25 -pin 34 -range 2 40 -ease 5 5 -weight 0.9 hips arm head");
  mel("ffWarp -json \"{\\\"footfall\\\": \\\"warp\\\", \\\"version\\\": 1, \\\"time\\\": [{\\\"at\\\": 1, "
      "\\\"source\\\": 1}, {\\\"at\\\": 30, \\\"source\\\": 13}, {\\\"at\\\": 70, \\\"source\\\": 49}], "
      "\\\"timeInterpolation\\\": \\\"monotone\\\"}\"");
  // A key at frame 0 that changes nothing: all its values are defaults, and it must not be lost.
  ASSERT_EQ(mayahost::setNumber("ffMotionWarp1.warp[0].key[7].keyTime", 0), MStatus::kSuccess);
  const std::vector<double> before = play();
  const std::string text = mayahost::sceneText();
  EXPECT_THAT(text, HasSubstr("createNode ffMotionWarp"));
  saveAndOpen();
  // Files hold angles in degrees, so that their last bit may change.
  const std::vector<double> after = play();
  ASSERT_EQ(after.size(), before.size());
  double worst = 0;
  for (std::size_t i = 0; i < after.size(); ++i) worst = std::max(worst, std::abs(after[i] - before[i]));
  EXPECT_LT(worst, 1e-12);
  EXPECT_EQ(mayahost::sceneText(), text);
  // And it goes on from there.
  mel("ffWarp -e -name lean -mute true");
  EXPECT_NE(play(), before);
  mel("ffBake");
  EXPECT_TRUE(mayahost::findNode("ffMotionWarp1").isNull());
  EXPECT_THAT(errors(), IsEmpty());
}

TEST_F(SavedWarpTest, BlendsTheSameWhenOpened) {
  makeFigure();
  const std::vector<double> source = play();
  mel("ffBlend -start 10 -duration 8 -from 25 -align none hips hips");
  const std::vector<double> before = play();
  EXPECT_NE(before, source);
  saveAndOpen();
  EXPECT_EQ(play(), before);
  ASSERT_EQ(mayahost::deleteNode("ffMotionBlend1"), MStatus::kSuccess);
  EXPECT_EQ(play(), source);
}

}  // namespace
}  // namespace footfall::maya
