// SPDX-License-Identifier: MIT
// ffBlend on whole figures, a walk into a run: what the program makes of the same files.
#include <maya/MNamespace.h>
#include <maya/MPlugArray.h>
#include <unistd.h>

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "maya/figure/figure_scene.h"

namespace footfall::maya {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

class BlendWalkTest : public FigureScene {
 protected:
  void SetUp() override {
    FigureScene::SetUp();
    folder_ = std::filesystem::temp_directory_path() / fmt::format("footfall_blend_{}", ::getpid());
    std::filesystem::create_directories(folder_);
    walk = exampleAt24("walk.bvh", 70);
    run = exampleAt24("run.bvh", 60);
    for (const char* name : {"a", "b"}) ASSERT_EQ(MNamespace::addNamespace(name), MStatus::kSuccess);
    addFigure("a:", walk);
    addFigure("b:", run);
  }
  void TearDown() override {
    mayahost::requestInterrupt(false);
    std::filesystem::remove_all(folder_);
    FigureScene::TearDown();
  }
  // The program's blend of the two, as files.
  Motion program(const std::string& options, nlohmann::json& report) {
    const auto save = [&](const Motion& motion, const std::string& name) {
      Scene scene;
      scene.motion = motion;
      scene.frameRate = 24;
      writeScene(scene, (folder_ / name).string());
    };
    save(walk, "walk.bvh");
    save(run, "run.bvh");
    const std::string at = folder_.string() + "/";
    const std::string line =
        fmt::format("'{}' blend '{}walk.bvh' '{}run.bvh' {} -o '{}out.bvh' --json > '{}out.json'",
                    FOOTFALL_PROGRAM, at, at, options, at, at);
    EXPECT_EQ(std::system(line.c_str()), 0) << line;
    std::ifstream(at + "out.json") >> report;
    return *readScene(at + "out.bvh").motion;
  }
  // Places of all joints of both figures over the whole blend.
  std::vector<double> watch() const {
    std::vector<double> all;
    for (double f = 0; f <= 80; f += 4) {
      go(f);
      for (const char* figure : {"a:", "b:"}) {
        for (const Joint& joint : walk.skeleton.joints) {
          const Vec3 at = place(figure + joint.name);
          all.insert(all.end(), {at.x(), at.y(), at.z()});
        }
      }
    }
    return all;
  }
  static double apart(const std::vector<double>& a, const std::vector<double>& b) {
    double most = a.size() == b.size() ? 0 : 1e9;
    for (std::size_t i = 0; i < a.size() && i < b.size(); ++i) most = std::max(most, std::abs(a[i] - b[i]));
    return most;
  }
  static std::vector<std::string> ours() {
    std::vector<std::string> result;
    for (const std::string& name : mayahost::nodeNames()) {
      if (name.rfind("ff", 0) == 0) result.push_back(name);
    }
    return result;
  }
  std::filesystem::path folder_;
  Motion walk, run;
};

TEST_F(BlendWalkTest, IsTheProgramsBlend) {
  int checked = 0;
  for (const auto& [ours, theirs] :
       {std::pair("-start 24 -duration 12", "--start 24 --duration 12"),
        {"-start 33 -duration 10 -shape cosine -from 8", "--start 33 --duration 10 --shape cosine --from 8"},
        {"-start 18 -duration 14 -align path", "--start 18 --duration 14 --align path"}}) {
    nlohmann::json wanted;
    const Motion blend = program(theirs, wanted);
    const auto told = nlohmann::json::parse(
        std::get<std::string>(mel(fmt::format("ffBlend -report {} a:hips b:hips", ours))));
    comparePlaces("a:", blend, 1e-4, 1);
    for (const char* what : {"jump_at_start", "jump_at_end", "own_jump_at_start", "own_jump_at_end",
                             "slide_after_mm", "own_slide_mm", "mismatch_mm", "turned_deg"})
      EXPECT_NEAR(told[what].get<double>(), wanted[what].get<double>(), 0.02) << what << ours;
    EXPECT_EQ(told["contacts"], wanted["contacts"]);
    EXPECT_EQ(told["time_keys"], wanted["time_keys"]);
    EXPECT_LT(told["slide_after_mm"].get<double>(), told["own_slide_mm"].get<double>() + 2);
    // The run is left as it is.
    comparePlaces("b:", run, 1e-6, 7);
    EXPECT_TRUE(mayahost::undo());
    comparePlaces("a:", walk, 1e-6, 7);
    ++checked;
  }
  EXPECT_EQ(checked, 3);
}

TEST_F(BlendWalkTest, IsUndoneSavedRemovedAndBaked) {
  const auto names = mayahost::nodeNames();
  const std::vector<double> before = watch();
  mel("ffBlend -start 24 -duration 12 a:hips b:hips");
  const std::vector<double> blended = watch();
  EXPECT_GT(apart(before, blended), 0.3);
  EXPECT_TRUE(mayahost::undo());
  EXPECT_EQ(mayahost::nodeNames(), names);
  EXPECT_EQ(watch(), before);
  EXPECT_TRUE(mayahost::redo());
  EXPECT_EQ(watch(), blended);
  mayahost::setEvaluationMode(mayahost::EvaluationMode::parallel, 4);
  EXPECT_EQ(watch(), blended);
  mayahost::setEvaluationMode(mayahost::EvaluationMode::off);
  // Removed, both have their own motion and time again, and nothing is left.
  mel("ffBlend -remove ffMotionBlend1");
  EXPECT_EQ(watch(), before);
  EXPECT_EQ(mayahost::nodeNames(), names);
  EXPECT_TRUE(mayahost::undo());
  EXPECT_EQ(watch(), blended);
  const std::string file = (folder_ / "blend.ma").string();
  ASSERT_EQ(mayahost::saveScene(file), MStatus::kSuccess);
  mayahost::newScene();
  ASSERT_EQ(mayahost::openScene(file), MStatus::kSuccess) << lastMessage();
  EXPECT_LT(apart(watch(), blended), 1e-9);
  mel("ffBake");
  EXPECT_THAT(ours(), IsEmpty());
}

// A joint is 2.05 off where the walk passes into the run; the cause has not been found.
using KnownFaultBlendWalkTest = BlendWalkTest;
TEST_F(KnownFaultBlendWalkTest, IsBakedAsItPlays) {
  mel("ffBlend -start 24 -duration 12 a:hips b:hips");
  const std::vector<double> blended = watch();
  mel("ffBake");
  EXPECT_LT(apart(watch(), blended), 3e-4);
}

// The timing is keys of two clocks, to be edited: a key moved moves what is shown.
TEST_F(BlendWalkTest, HasItsTimingAsKeys) {
  mel("ffBlend -start 24 -duration 12 a:hips b:hips");
  int clocks = 0;
  for (const std::string& name : ours()) {
    if (name.rfind("ffTimeWarp", 0) != 0) continue;
    ++clocks;
    const unsigned keys = mayahost::plug(name + ".keys").numElements();
    EXPECT_GE(keys, 3u);
    EXPECT_LE(keys, 10u);
    for (double f = 0; f < 60; ++f) EXPECT_GT(at(name + ".outTime", f + 1), at(name + ".outTime", f)) << f;
  }
  EXPECT_EQ(clocks, 2);
  const Vec3 before = place("a:leftFoot", 45);
  for (const std::string& name : ours()) {
    if (name.rfind("ffTimeWarp", 0) != 0) continue;
    const unsigned last = mayahost::plug(name + ".keys").numElements() - 1;
    const std::string key = fmt::format("{}.keys[{}].keySource", name, last);
    ASSERT_EQ(mayahost::setNumber(key, mayahost::number(key) + 3), MStatus::kSuccess);
  }
  EXPECT_GT((place("a:leftFoot", 45) - before).norm(), 0.01);
}

TEST_F(BlendWalkTest, GoesToAThirdAndLeavesBothAlone) {
  ASSERT_EQ(MNamespace::addNamespace("c"), MStatus::kSuccess);
  Motion still = walk;
  still.samples.resize(walk.channels.size());
  addFigure("c:", still);
  const std::vector<double> before = watch();
  nlohmann::json wanted;
  const Motion blend = program("--start 24 --duration 12", wanted);
  mel("ffBlend -start 24 -duration 12 a:hips b:hips c:hips");
  comparePlaces("c:", blend, 1e-4, 2);
  EXPECT_EQ(watch(), before);
}

TEST_F(BlendWalkTest, StopsWithEsc) {
  const auto names = mayahost::nodeNames();
  const std::vector<double> before = watch();
  mayahost::requestInterrupt(true);
  EXPECT_THAT(failing("ffBlend -start 24 -duration 12 a:hips b:hips"),
              HasSubstr("ffBlend: stopped; the scene is as it was"));
  mayahost::requestInterrupt(false);
  EXPECT_EQ(mayahost::nodeNames(), names);
  EXPECT_EQ(watch(), before);
  mel("ffWarp -json \"{\\\"footfall\\\": \\\"warp\\\", \\\"version\\\": 1, \\\"time\\\": "
      "[{\\\"at\\\": 0, \\\"source\\\": 2}]}\" a:hips");
  EXPECT_THAT(failing("ffBlend -start 24 -duration 12 a:hips b:hips"),
              HasSubstr("takes its time from ffTimeWarp"));
}

}  // namespace
}  // namespace footfall::maya
