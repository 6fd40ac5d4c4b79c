// SPDX-License-Identifier: MIT
// A long walk that is edited: what is shown follows from the scene as it is, not from what was done to it.
#include <cstdio>
#include <random>

#include "maya/footprint/walk_scene.h"

namespace footfall::maya {
using namespace footprint;

namespace {

using mayahost::EvaluationMode;
using ::testing::IsEmpty;

class WalkLiveTest : public WalkScene {
 protected:
  static constexpr int kPrints = 32;

  void SetUp() override {
    WalkScene::SetUp();
    std::string prints;
    for (int i = 0; i < kPrints; ++i)
      prints += fmt::format(R"({}{{"side": "{}", "position": [{}, {}], "yaw": {}}})", i > 0 ? ", " : "",
                            i % 2 == 0 ? "left" : "right", (i % 2 == 0 ? 0.09 : -0.09) + 0.02 * (i % 5),
                            0.58 * i, 3 * (i % 3));
    go(1);
    mel("ffWalk -json " + quoted(R"({"footfall": "track", "version": 1, "terrain": {"type": "flat"},
      "start": "standing", "end": "standing", "prints": [)" +
                                 prints + "]}"));
    names_ = names(mel("ffWalk -query -prints walk1"));
    ASSERT_EQ(names_.size(), static_cast<std::size_t>(kPrints));
  }
  static std::vector<double> everywhere() {
    std::vector<double> frames;
    for (double f = 1; f < 420; f += 24.5) frames.push_back(f);
    return frames;
  }
  Names names_;
};

TEST_F(WalkLiveTest, PrintsMovedThereAndBackInAnyOrderLeaveNoTrace) {
  const auto before = playWalk(everywhere());
  std::mt19937 dice(3);
  std::vector<std::pair<std::string, double>> moves;
  for (const std::size_t print : {15u, 3u, 16u, 28u})
    for (const char* axis : {".translateX", ".translateZ", ".rotateY"})
      moves.emplace_back(names_[print] + axis, 0.0);
  std::vector<double> was;
  for (const auto& [plug, value] : moves) was.push_back(mayahost::number(plug));
  for (const auto& [plug, value] : moves) {
    mayahost::setNumber(plug,
                        mayahost::number(plug) + (plug.find("rotate") != std::string::npos ? 0.05 : 2.0));
    go(1 + static_cast<double>(dice() % 400));
    shown();  // solved and posed on the way
  }
  std::vector<std::size_t> order(moves.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::shuffle(order.begin(), order.end(), dice);
  EXPECT_NE(playWalk(everywhere()), before);
  for (const std::size_t i : order) {
    mayahost::setNumber(moves[i].first, was[i]);
    shown();
  }
  EXPECT_EQ(playWalk(everywhere()), before) << "bit for bit";
  EXPECT_THAT(errors(), IsEmpty());
}

TEST_F(WalkLiveTest, DraggedUndoneReopenedAndInEveryModeItIsTheSameWalk) {
  const auto before = playWalk(everywhere());
  for (int i = 0; i < 5; ++i) {  // a drag, one evaluation each
    mel(fmt::format("ffWalk -edit -aimPrint 14 -position {} 0 {} walk1", 30 + 7 * i, 900));
    shown();
  }
  const auto dragged = playWalk(everywhere());
  EXPECT_NE(dragged, before);
  for (int i = 0; i < 5; ++i) EXPECT_TRUE(mayahost::undo());
  EXPECT_EQ(playWalk(everywhere()), before);
  for (int i = 0; i < 5; ++i) EXPECT_TRUE(mayahost::redo());
  EXPECT_EQ(playWalk(everywhere()), dragged);
  mel("ffWalk -edit -skeleton walk1");  // pulls the solver in playback
  for (const EvaluationMode mode : {EvaluationMode::serial, EvaluationMode::parallel}) {
    mayahost::setEvaluationMode(mode, 4);
    EXPECT_EQ(playWalk(everywhere()), dragged);
  }
  mayahost::setEvaluationMode(EvaluationMode::off);
  const std::string path = ::testing::TempDir() + "footfall_live_walk.ma";
  ASSERT_EQ(mayahost::saveScene(path), MStatus::kSuccess);
  mayahost::newScene();
  ASSERT_EQ(mayahost::openScene(path), MStatus::kSuccess);
  EXPECT_EQ(playWalk(everywhere()), dragged) << "a new node, that knows nothing of the drag";
  std::remove(path.c_str());
}

// What is far from the moved print keeps its bits.
TEST_F(WalkLiveTest, AnEditStaysNearItsPrint) {
  for (const std::string& print : names_) {  // made up they would follow from the distances
    setSeconds(print + "Shape.stance", 0.65);
    setSeconds(print + "Shape.step", 0.5);
  }
  std::vector<double> early, late, near;
  const auto bars = std::get<std::vector<double>>(mel("ffWalk -query -bars walk1"));
  for (double f = bars[0]; f < bars[2 * 2]; f += 3) early.push_back(f);
  for (double f = bars[2 * 31]; f < bars[2 * 31] + 12; f += 3) late.push_back(f);
  for (double f = bars[2 * 15]; f < bars[2 * 17]; f += 3) near.push_back(f);
  const auto without = [](std::vector<std::vector<double>> rows) {
    for (auto& row : rows) row.erase(row.end() - 2);  // the energy is the whole walk's
    return rows;
  };
  const auto a = without(playWalk(early)), b = without(playWalk(late)), c = without(playWalk(near));
  mayahost::setNumber(names_[15] + ".translateX", mayahost::number(names_[15] + ".translateX") + 6);
  EXPECT_EQ(without(playWalk(early)), a);
  EXPECT_EQ(without(playWalk(late)), b);
  EXPECT_NE(without(playWalk(near)), c);
}

}  // namespace
}  // namespace footfall::maya
