// SPDX-License-Identifier: MIT
// The style of a clip on a walk in the scene: the same that footfall walk --style lays on, kept in the scene.
#include <cstdio>

#include "footprint/walk/clip_style.h"
#include "io/scene_file.h"
#include "maya/footprint/walk_scene.h"

namespace footfall::maya {
using namespace footprint;

namespace {

using ::testing::HasSubstr;

// A walk straight ahead.
const char* const kPlain = R"({"footfall": "track", "version": 1, "prints": [
  {"side": "left", "position": [0.09, 0, 0]}, {"side": "right", "position": [-0.09, 0, 0.55]},
  {"side": "left", "position": [0.09, 0, 1.1]}, {"side": "right", "position": [-0.09, 0, 1.65]},
  {"side": "left", "position": [0.09, 0, 2.2]}, {"side": "right", "position": [-0.09, 0, 2.75]},
  {"side": "left", "position": [0.09, 0, 3.3]}, {"side": "right", "position": [-0.09, 0, 3.85]}]})";
constexpr double kBow = 0.3;  // radians

class WalkStyleTest : public WalkScene {
 protected:
  void SetUp() override {
    WalkScene::SetUp();
    file_ = ::testing::TempDir() + "footfall_bow.json";
    clip_ = engineWalk(kPlain).performed.motion;
    const int spine = clip_.skeleton.find("spine");
    ASSERT_GE(spine, 0);
    for (std::size_t i = 0; i < clip_.frames(); ++i) {
      for (std::size_t c = 0; c < clip_.channels.size(); ++c) {
        if (clip_.channels[c].joint == spine && clip_.channels[c].kind == ChannelKind::RotateX)
          clip_.frame(i)[c] += kBow;
      }
    }
    Scene scene;
    scene.frameRate = 24;
    scene.motion = clip_;
    writeScene(scene, file_);
  }
  void TearDown() override {
    std::remove(file_.c_str());
    WalkScene::TearDown();
  }
  // Channels of the skeleton at some frames.
  static std::vector<double> joints() {
    std::vector<double> values;
    for (double f = 8; f < 90; f += 9) {
      go(f);
      for (int j = 0; j < 20; ++j) {
        const Vec3 turn = triple(fmt::format("walk1Shape.joint[{}].jointRotate", j));
        values.insert(values.end(), turn.data(), turn.data() + 3);
      }
      const Vec3 root = triple("walk1Shape.rootTranslate") / 100;
      values.insert(values.end(), root.data(), root.data() + 3);
    }
    return values;
  }
  static double apart(const std::vector<double>& a, const std::vector<double>& b) {
    double most = a.size() == b.size() && !a.empty() ? 0 : 1e9;
    for (std::size_t i = 0; i < a.size() && i < b.size(); ++i) most = std::max(most, std::abs(a[i] - b[i]));
    return most;
  }
  std::string file_;
  Motion clip_;
};

TEST_F(WalkStyleTest, IsWhatTheEngineLaysOn) {
  makeWalk();
  go(50);
  const Vec3 foot = triple("walk1Shape.foot[1].footTranslate");
  const auto plain = joints();
  go(50);
  const std::string before = mayahost::sceneText();
  mel("ffWalk -edit -style " + quoted(file_) + " walk1");
  EXPECT_EQ(text(mel("ffWalk -query -style walk1")), "footfall_bow.json");
  const auto styled = joints();
  EXPECT_GT(apart(styled, plain), 0.9 * kBow);
  EXPECT_LT(apart(styled, plain), 1.2 * kBow);
  // The program's.
  const TrackDocument track = parseTrackJson(kTrack, "test");
  WalkOptions options = track.options;
  options.frameRate = 24;
  const Walk walk = walkTrack(track.character, track.track, track.terrain, options);
  const Motion program = withStyle(walk, track.character, styleOf(clip_, track.character, options), 1);
  int checked = 0;
  for (const std::size_t frame : {7u, 25u, 52u, 70u, 88u}) {
    go(1 + static_cast<double>(frame));
    for (std::size_t c = 0; c < program.channels.size(); ++c) {
      const MotionChannel& channel = program.channels[c];
      if (!isRotation(channel.kind)) continue;
      const Vec3 turn = triple(fmt::format("walk1Shape.joint[{}].jointRotate", channel.joint));
      EXPECT_NEAR(turn[axisOf(channel.kind)], program.frame(frame)[c], 1e-4) << frame;
      ++checked;
    }
  }
  EXPECT_GT(checked, 200);
  // Feet that stand, stand where they stood.
  go(50);
  ASSERT_TRUE(mayahost::plug("walk1Shape.foot[1].footDown").asBool());
  EXPECT_LT((triple("walk1Shape.foot[1].footTranslate") - foot).norm(), 1e-3);
  // One step of undo, and one to take it off.
  EXPECT_TRUE(mayahost::undo());
  EXPECT_TRUE(mayahost::sceneText() == before);
  EXPECT_EQ(joints(), plain);
  EXPECT_TRUE(mayahost::redo());
  EXPECT_EQ(joints(), styled);
  mel("ffWalk -edit -style \"\" walk1");
  EXPECT_EQ(joints(), plain);
}

TEST_F(WalkStyleTest, ItsWeightIsKeyable) {
  makeWalk();
  const auto plain = joints();
  mel("ffWalk -edit -style " + quoted(file_) + " -styleWeight 0.5 walk1");
  EXPECT_EQ(std::get<double>(mel("ffWalk -query -styleWeight walk1")), 0.5);
  const auto half = joints();
  EXPECT_NEAR(apart(half, plain), 0.5 * kBow, 0.1 * kBow);
  mayahost::setNumber("walk1Shape.styleWeight", 0);
  EXPECT_EQ(joints(), plain);
  key("walk1Shape.styleWeight", {{1, 0}, {40, 0}, {60, 0.5}, {200, 0.5}}, MFnAnimCurve::kTangentLinear);
  const auto keyed = joints();
  const std::size_t row = keyed.size() / 10;
  for (std::size_t i = 0; i < row; ++i) EXPECT_EQ(keyed[i], plain[i]);
  for (std::size_t i = keyed.size() - row; i < keyed.size(); ++i) EXPECT_EQ(keyed[i], half[i]);
  EXPECT_THAT(failing("ffWalk -edit -styleWeight 3 walk1"), HasSubstr("must be 0 to 2, got 3"));
}

// From animation in the scene, and with the prints of it: the clip itself comes back.
TEST_F(WalkStyleTest, OfAnimationInTheSceneIsKeptWithIt) {
  go(1);
  mel("ffWalk -json " + quoted(kPlain));
  const std::string root = text(mel("ffWalk -edit -skeleton walk1"));
  mel("ffWalk -edit -bake -everyFrame walk1");
  MFnAnimCurve curve(mayahost::findNode("spine_rotateX"));
  ASSERT_GT(curve.numKeys(), 60u);
  for (unsigned i = 0; i < curve.numKeys(); ++i) curve.setValue(i, curve.value(i) + kBow);
  mel(fmt::format("ffWalk -from {0} -style {0} -name taken", root));
  EXPECT_EQ(text(mel("ffWalk -query -style taken")), root);
  std::vector<Vec3> was, is;
  const auto look = [](std::vector<Vec3>& into, const std::string& plug) {
    for (double f = 30; f < 70; f += 5) {
      go(f);
      into.push_back(triple(plug));
    }
  };
  look(was, "spine.rotate");
  // Saved and opened it is there.
  const auto before = shown("takenShape");
  const std::string path = ::testing::TempDir() + "footfall_styled.ma";
  ASSERT_EQ(mayahost::saveScene(path), MStatus::kSuccess);
  mayahost::newScene();
  ASSERT_EQ(mayahost::openScene(path), MStatus::kSuccess);
  go(65);
  EXPECT_EQ(shown("takenShape"), before);
  std::remove(path.c_str());
  mel(fmt::format("ffWalk -edit -joints {} -replace taken", root));
  look(is, "spine.rotate");
  for (std::size_t i = 0; i < was.size(); ++i) EXPECT_LT((was[i] - is[i]).norm(), 0.02) << i;
}

TEST_F(WalkStyleTest, WhatDoesNotFitIsRefusedAndLeavesTheScene) {
  makeWalk("-character human");
  const std::string before = mayahost::sceneText();
  EXPECT_THAT(failing("ffWalk -edit -style nowhere.bvh walk1"), HasSubstr("nowhere.bvh"));
  EXPECT_THAT(failing("ffWalk -edit -style nobody walk1"), HasSubstr("nobody"));
  mayahost::createNode("transform", "still");
  EXPECT_THAT(failing("ffWalk -edit -style still walk1"), HasSubstr("still has no animation"));
  mayahost::deleteNode("still");
  Scene other;
  other.motion = engineWalk(std::string(kPlain).replace(0, 1, "{\"character\": \"bird\", ")).performed.motion;
  writeScene(other, file_);
  EXPECT_THAT(failing("ffWalk -edit -style " + quoted(file_) + " walk1"),
              HasSubstr("it must be of the same figure as the walk"));
  EXPECT_EQ(mayahost::sceneText(), before);
  // Broken by hand: said once, the last good walk stays.
  go(40);
  const auto good = shown();
  mayahost::clearMessages();
  mayahost::setText("walk1Shape.styleClip", "{}");
  EXPECT_EQ(shown(), good);
  EXPECT_EQ(shown(), good);
  EXPECT_EQ(errors().size(), 1u);
}

}  // namespace
}  // namespace footfall::maya
