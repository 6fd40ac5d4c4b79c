// SPDX-License-Identifier: MIT
// One document with a rotation goal, a goal for a hand and a timing: by the program on the saved scene, by
// nodes in the scene, and by ffBake. The same motion, where the program follows it (--exact) instead of
// keeping the keys there are.
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "maya/figure/figure_scene.h"

namespace footfall::maya {
namespace {

using ::testing::IsEmpty;

constexpr const char* kDocument = R"({"footfall": "warp", "version": 1,
  "time": [{"at": 0, "source": 0}, {"at": 24, "source": 18}, {"at": 70, "source": 60}],
  "timeInterpolation": "monotone",
  "channels": [{"channel": "hips.translateX", "mode": "offset",
    "keys": [{"time": 8, "neutral": true}, {"time": 25, "by": 5}, {"time": 45, "neutral": true}]}],
  "rotations": [{"joint": "leftArm",
    "keys": [{"time": 10, "neutral": true}, {"time": 28, "value": [20, -35, 60]}, {"time": 50, "neutral": true}]}],
  "effectors": [{"joint": "rightHand", "time": 32, "by": [4, 15, 10], "before": 12, "after": 12}]})";

class SameWarpTest : public FigureScene {
 protected:
  void SetUp() override {
    FigureScene::SetUp();
    folder_ = std::filesystem::temp_directory_path() / fmt::format("footfall_same_{}", ::getpid());
    std::filesystem::create_directories(folder_);
    motion_ = exampleAt24("walk.bvh", 61);
    // Curves that run on between frames, as the program takes it where it retimes what it sampled.
    addFigure("", motion_, MFnAnimCurve::kTangentSmooth);
    std::ofstream(folder_ / "warp.json") << kDocument;
  }
  void TearDown() override {
    std::filesystem::remove_all(folder_);
    FigureScene::TearDown();
  }

  std::string file(const char* name) const { return (folder_ / name).string(); }

  // Every animated channel at every frame, and the places of all joints.
  struct Shown {
    std::vector<double> values;
    std::vector<Vec3> places;
  };
  Shown show() const {
    Shown shown;
    for (double f = 0; f <= 70; ++f) {
      go(f);
      for (const NamedCurve& curve : curves) shown.values.push_back(mayahost::plug(curve.name()).asDouble());
      for (const Joint& joint : motion_.skeleton.joints) shown.places.push_back(place(joint.name));
    }
    return shown;
  }
  void expectSame(const char* what, const Shown& a, const Shown& b, double value, double place) const {
    ASSERT_EQ(a.values.size(), b.values.size());
    ASSERT_GT(a.values.size(), 3000u);
    double off = 0, away = 0;
    for (std::size_t i = 0; i < a.values.size(); ++i)
      off = std::max(off, std::abs(a.values[i] - b.values[i]));
    std::string farthest;
    const std::size_t joints = motion_.skeleton.size();
    for (std::size_t i = 0; i < a.places.size(); ++i) {
      const double apart = (a.places[i] - b.places[i]).norm();
      if (apart <= away) continue;
      away = apart;
      farthest = fmt::format("{} at {}", motion_.skeleton.joints[i % joints].name, i / joints);
    }
    EXPECT_LT(off, value) << what << ", cm and radians";
    EXPECT_LT(away, place) << what << ", metres: " << farthest;
  }

  std::filesystem::path folder_;
  Motion motion_;
};

TEST_F(SameWarpTest, ByTheProgramByNodesAndBaked) {
  const Shown source = show();
  ASSERT_EQ(mayahost::saveScene(file("in.ma")), MStatus::kSuccess);
  mel(fmt::format("ffWarp -keys \"{}\"", file("warp.json")));
  const Shown nodes = show();
  mel("ffBake");
  for (const std::string& name : mayahost::nodeNames()) EXPECT_NE(name.rfind("ff", 0), 0u) << name;
  const Shown baked = show();

  const std::string line = fmt::format("'{}' warp '{}' --keys '{}' -o '{}' --exact --quiet", FOOTFALL_PROGRAM,
                                       file("in.ma"), file("warp.json"), file("out.ma"));
  ASSERT_EQ(WEXITSTATUS(std::system(line.c_str())), 0);
  mayahost::newScene();
  ASSERT_EQ(mayahost::openScene(file("out.ma")), MStatus::kSuccess) << lastMessage();
  const Shown program = show();

  // Curves are fitted to 0.001 cm and 1e-4 rad a step; a hand hangs on a whole chain of them.
  expectSame("baked", nodes, baked, 1e-3, 2e-4);
  expectSame("by the program", nodes, program, 1e-3, 2e-4);
  double most = 0;
  for (std::size_t i = 0; i < source.places.size(); ++i)
    most = std::max(most, (source.places[i] - nodes.places[i]).norm());
  EXPECT_GT(most, 0.15) << "and it is warped";
}

}  // namespace
}  // namespace footfall::maya
