// SPDX-License-Identifier: MIT
// ffLocomotion and ffLocomote: what the engine answers, at any time and in every mode; made, edited,
// connected, baked.
#include <unistd.h>

#include <maya/MDagModifier.h>
#include <maya/MPointArray.h>
#include <mayahost/cache.h>

#include <cstdio>
#include <cstdlib>
#include <random>

#include <nlohmann/json.hpp>

#include "locomotion/run/generate.h"
#include "maya/locomotion/locomotion_inputs.h"
#include "maya/locomotion/locomotion_scene.h"

namespace footfall::maya {
using namespace locomotion;

namespace {

using mayahost::EvaluationMode;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class LocomotionTest : public LocomotionScene {
 protected:
  static void expectOneStep(const std::string& line) {
    const std::string before = mayahost::sceneText();
    mel(line);
    const std::string after = mayahost::sceneText();
    EXPECT_NE(before, after) << line;
    ASSERT_TRUE(mayahost::undo());
    EXPECT_EQ(mayahost::sceneText(), before) << line;
    ASSERT_TRUE(mayahost::redo());
    EXPECT_EQ(mayahost::sceneText(), after) << line;
  }
};

TEST_F(LocomotionTest, AnswersAsTheEngineDoesForwardsBackwardsAndAtRandom) {
  EXPECT_EQ(makeScripted(), "locomotion1");
  GenerateOptions options;
  options.frameRate = 60;
  const Generated made = generate(engineLibrary(), parseScript(kScript), options);
  const int pelvis = findLimbs(made.motion.skeleton).pelvis;
  std::vector<int> order;
  for (int i = 0; i <= 96; ++i) order.push_back(i);  // of film, 24 a second; the last is the script's end
  std::vector<int> back(order.rbegin(), order.rend()), mixed = order;
  std::shuffle(mixed.begin(), mixed.end(), std::mt19937(3));
  Pose pose;
  int checked = 0;
  for (const auto& frames : {order, back, mixed}) {
    for (const int frame : frames) {
      if (frame % 2 != 0) continue;  // every other is a frame of the engine too
      const std::size_t i = static_cast<std::size_t>(frame * 60 / 24);
      go(1 + frame);
      worldPose(made.motion, i, pose);
      EXPECT_LT((triple("locomotion1.bodyTranslate") / 100 - pose.position[static_cast<std::size_t>(pelvis)])
                    .norm(),
                1e-6)
          << frame;
      EXPECT_EQ(mayahost::number("locomotion1.currentClass"), made.samples[i].cls);
      EXPECT_NEAR(mayahost::number("locomotion1.currentSpeed"), made.samples[i].applied.speed, 1e-9);
      ++checked;
    }
  }
  EXPECT_GT(checked, 140);
  EXPECT_NEAR(mayahost::plug("locomotion1.endTime").asMTime().as(MTime::kSeconds), 1 / 24.0 + 4, 1e-6);
  EXPECT_THAT(errors(), IsEmpty());
}

TEST_F(LocomotionTest, IsTheSameBitForBitInEveryModeAndCached) {
  makeScripted();
  mel("ffLocomote -edit -skeleton locomotion1");  // pulls the node in playback
  std::vector<double> frames;
  for (double f = -3; f < 110; f += 1.5) frames.push_back(f);
  const auto lazy = playMotion(frames);
  mayahost::setEvaluationMode(EvaluationMode::serial);
  EXPECT_EQ(playMotion(frames), lazy);
  mayahost::setEvaluationMode(EvaluationMode::parallel, 4);
  EXPECT_EQ(playMotion(frames), lazy);
  mayahost::setCachedPlayback(true);
  ASSERT_TRUE(mayahost::fillCache(filmFrame(1), filmFrame(60), 4));
  EXPECT_EQ(playMotion(frames), lazy);
  EXPECT_GT(mayahost::cacheCounts().served, 0u);
  EXPECT_THAT(mayahost::checkCache(), IsEmpty());
  mayahost::setCachedPlayback(false);
}

// Every option of the table, given to the program and to the node, gives the same run: none is lost on either
// way.
TEST_F(LocomotionTest, TakesEveryOptionAsTheProgramDoes) {
  using nlohmann::json;
  const std::string script = "Walk {3, [0: (1.3, 0)], [1: (1.0, 40)]}, Run {4, [0: (3, 0)]}";
  const std::string folder = ::testing::TempDir() + fmt::format("footfall_options_{}", ::getpid());
  std::filesystem::create_directories(folder);
  const auto ofProgram = [&](const std::string& flags) {
    const std::string report = folder + "/report.json";
    const std::string line =
        fmt::format("'{}' locomote '{}' --script '{}' -o '{}/out.bvh' --report '{}' --quiet {}",
                    FOOTFALL_PROGRAM, libraryFile(), script, folder, report, flags);
    EXPECT_EQ(std::system(line.c_str()), 0) << line;
    return json::parse(readFile(report));
  };
  const auto ofNode = [] { return json::parse(text(mel("ffLocomote -query -report locomotion1"))); };
  make("-script " + quoted(script));
  const json usual = ofNode();
  int compared = 0, told = 0;
  for (const auto& row : steeringOptionTable()) {
    const std::string plug = "locomotion1." + row.attribute;
    const double before = mayahost::number(plug);
    std::string flag = row.flag;
    double value = before == 0 ? 1 : 0;
    if (row.kind == OptionKind::Number) {
      value = row.unit == OptionUnit::FramesPerSecond ? 50 : 0.3;
      flag += fmt::format(" {}", value);
      if (row.unit == OptionUnit::Metres) value *= 100;  // the scene is in centimetres
    } else if (row.kind == OptionKind::Choice) {
      flag += " " + row.words[1];
    }
    if (row.attribute != "sampleRate") flag += " --fps 60";
    ASSERT_EQ(mayahost::setNumber(plug, value), MStatus::kSuccess) << plug;
    const json node = ofNode(), program = ofProgram(flag);
    for (const char* key : {"steady", "worst_seam_deg_s", "worst_seam_m_s", "hips_lowered_m"}) {
      // Vectors on the node, members in the program's report.
      if (std::string(key) == "steady") {
        ASSERT_EQ(node[key].size(), program[key].size()) << flag;
        for (std::size_t i = 0; i < node[key].size(); ++i)
          EXPECT_EQ(node[key][i]["achieved"][0], program[key][i]["achieved"]["speed_m_s"]) << flag;
      } else {
        EXPECT_EQ(node[key], program[key]) << flag << ": " << key;
      }
    }
    ++compared;
    told += node != usual;
    ASSERT_EQ(mayahost::setNumber(plug, before), MStatus::kSuccess);
  }
  EXPECT_EQ(ofNode(), usual);
  EXPECT_EQ(compared, 16);
  EXPECT_GE(told, 8) << "options that this script shows";
  std::filesystem::remove_all(folder);
}

// A frame reads no mesh, no curve and no document that did not change; a change is seen in every mode.
TEST_F(LocomotionTest, ReadsWhatChangedAndNothingElse) {
  mayahost::makePlane("ground", 3000, 3000, 4, 4, [](double, double) { return 0; });
  for (const EvaluationMode mode : {EvaluationMode::serial, EvaluationMode::parallel}) {
    mayahost::setEvaluationMode(mode, 2);
    make("-keys -terrain ground");
    key("locomotion1.speed", {{1, 1.0}, {49, 1.5}});
    const auto flat = playMotion({1, 10, 20, 30});
    EXPECT_EQ(playMotion({1, 10, 20, 30}), flat);
    mayahost::setNumber("ground.translateY", 20);
    const auto raised = playMotion({1, 10, 20, 30});
    EXPECT_NEAR(raised[2][1], flat[2][1] + 20, 1e-6) << "the body is carried by the mesh";
    mayahost::setNumber("locomotion1.ease", 2);
    EXPECT_NE(playMotion({1, 10, 20, 30}), raised);
    mayahost::setNumber("locomotion1.ease", 0.45);
    mayahost::setNumber("ground.translateY", 0);
    EXPECT_EQ(playMotion({1, 10, 20, 30}), flat);
    ASSERT_EQ(mayahost::deleteNode("locomotion1"), MStatus::kSuccess);
  }
  EXPECT_THAT(errors(), IsEmpty());
}

// Keys are followed as curves: what comes later does not change what was before, and no frame depends on
// which was looked at first.
TEST_F(LocomotionTest, FollowsKeysOfSpeedTurnAndClass) {
  make("-keys -duration 96");
  key("locomotion1.speed", {{1, 1.0}, {49, 1.5}});
  key("locomotion1.turn", {{1, 0}, {60, 20}});
  key("locomotion1.motionClass", {{1, 0}, {60, 0}}, MFnAnimCurve::kTangentLinear);
  KeyedSteering keys;
  keys.speed = *curves.find("locomotion1", "speed");
  keys.turn = *curves.find("locomotion1", "turn");
  keys.cls = *curves.find("locomotion1", "motionClass");
  keys.start = 1 / 24.0;
  keys.duration = 4;
  GenerateOptions options;
  options.frameRate = 60;
  const Generated made = generate(engineLibrary(), keys, options);
  std::vector<double> frames;
  for (double f = 1; f <= 97; f += 2) frames.push_back(f);
  const auto forwards = playMotion(frames);
  for (std::size_t k = 0; k < frames.size(); ++k) {
    const LocomotionSample& sample = made.samples[5 * k];
    EXPECT_NEAR(forwards[k][forwards[k].size() - 3], sample.applied.speed, 1e-9) << frames[k];
  }
  std::vector<double> back(frames.rbegin(), frames.rend());
  auto again = playMotion(back);
  std::reverse(again.begin(), again.end());
  EXPECT_EQ(again, forwards);
  // A key more at the end.
  MFnAnimCurve curve(mayahost::plug("locomotion1.speed"));
  curve.addKey(filmFrame(80), 0.9);
  const auto changed = playMotion(frames);
  EXPECT_NE(changed, forwards);
  mayahost::setEvaluationMode(EvaluationMode::parallel, 4);
  mel("ffLocomote -edit -skeleton locomotion1");
  EXPECT_EQ(playMotion(frames), changed);
  EXPECT_THAT(errors(), IsEmpty());
}

// Speed may come from anything that can be asked at any time: here from a place that is keyed. It goes as if
// it were keyed itself, in every mode, and an edit of what lies far away in time is seen.
TEST_F(LocomotionTest, FollowsWhateverDrivesIt) {
  make("-keys");
  const std::vector<std::pair<double, double>> keys{{1, 0.95}, {40, 1.5}, {70, 1.1}};
  std::vector<double> frames;
  for (double f = 1; f <= 121; f += 8) frames.push_back(f);
  key("locomotion1.speed", keys);
  const auto keyed = playMotion(frames);
  MFnAnimCurve(mayahost::plug("locomotion1.speed")).addKey(filmFrame(10), 1.6);
  const auto changed = playMotion(frames);
  ASSERT_NE(keyed, changed);

  mayahost::newScene();
  make("-keys");
  mayahost::createNode("transform", "wheel");
  key("wheel.translateX", keys);
  ASSERT_EQ(mayahost::connect("wheel.translateX", "locomotion1.speed"), MStatus::kSuccess);
  const auto expectAlike = [](const auto& values, const auto& others, const char* what) {
    ASSERT_EQ(values.size(), others.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
      for (std::size_t k = 0; k < values[i].size(); ++k)
        ASSERT_NEAR(values[i][k], others[i][k], 1e-6) << what << " " << i << " " << k;
    }
  };
  expectAlike(playMotion(frames), keyed, "driven");
  std::vector<double> back(frames.rbegin(), frames.rend());
  auto again = playMotion(back);
  std::reverse(again.begin(), again.end());
  expectAlike(again, keyed, "backwards");
  mel("ffLocomote -edit -skeleton locomotion1");
  for (const EvaluationMode mode : {EvaluationMode::serial, EvaluationMode::parallel}) {
    mayahost::setEvaluationMode(mode, 4);
    expectAlike(playMotion(frames), keyed, "evaluation manager");
  }
  // Seen at frame 121, edited at frame 10.
  MFnAnimCurve(mayahost::plug("wheel.translateX")).addKey(filmFrame(10), 1.6);
  expectAlike(playMotion(frames), changed, "edited");
  mayahost::setEvaluationMode(EvaluationMode::off);
  expectAlike(playMotion(frames), changed, "edited, without the manager");
  EXPECT_THAT(errors(), IsEmpty());
}

// It goes on for ever, and a frame far away is the same whether those before it were looked at or not.
TEST_F(LocomotionTest, GoesOnForEverFromCheckpoints) {
  makeScripted();
  const std::vector<double> frames{4000, 97, 30, 2500.5, 4001, 1, 2499};
  const auto far = playMotion(frames);
  EXPECT_GT(far[0][2], far[1][2] + 10000) << "it runs on after its script";
  mayahost::newScene();
  makeScripted();
  std::vector<double> sorted = frames;
  std::sort(sorted.begin(), sorted.end());
  const auto near = playMotion(sorted);
  int compared = 0;
  for (std::size_t i = 0; i < frames.size(); ++i, ++compared) {
    const auto at = std::find(sorted.begin(), sorted.end(), frames[i]) - sorted.begin();
    EXPECT_EQ(far[i], near[static_cast<std::size_t>(at)]) << frames[i];
  }
  EXPECT_EQ(compared, 7);
  EXPECT_THAT(errors(), IsEmpty());
}

TEST_F(LocomotionTest, FollowsACurveThatStaysEditable) {
  MPointArray points;
  for (int i = 0; i < 5; ++i) points.append(MPoint(25.0 * i * i, 0, 150.0 * i));
  mayahost::makeCurve("way", points);
  make("-curve way -speed 1.3");
  const double end = mayahost::plug("locomotion1.endTime").asMTime().as(MTime::kFilm);
  EXPECT_GT(end, 100);
  go(end);
  const Vec3 last = triple("locomotion1.bodyTranslate");
  EXPECT_NEAR(last.x(), 400, 60);  // without a class that stands it walks on over the end
  EXPECT_NEAR(last.z(), 600, 60);
  EXPECT_LT(std::abs(mayahost::number("locomotion1.beside")), 50);
  mayahost::setNumber("way.translateX", 300);
  go(end);
  EXPECT_NEAR(triple("locomotion1.bodyTranslate").x(), last.x() + 300, 1);
  EXPECT_THAT(text(mel("ffLocomote -query -report locomotion1")), HasSubstr("\"arrived\":true"));
  ASSERT_EQ(mayahost::deleteNode("way"), MStatus::kSuccess);
  mayahost::clearMessages();
  shown();
  ASSERT_EQ(errors().size(), 1u);
  EXPECT_THAT(errors()[0], HasSubstr("path must be connected to a NURBS curve"));
}

TEST_F(LocomotionTest, GoesFromALocatorToAnotherOverAHill) {
  mayahost::makePlane("hill", 3000, 3000, 8, 8, [](double, double z) { return 50 + 0.1 * z; });
  mayahost::createNode("transform", "here");
  mayahost::createNode("transform", "there");
  mayahost::setNumber("here.translateX", 100);
  mayahost::setNumber("there.translateX", 250);
  mayahost::setNumber("there.translateZ", 600);
  make("-goTo there -from here -speed 1.2 -terrain hill");
  go(1);
  const Vec3 first = triple("locomotion1.bodyTranslate");
  EXPECT_NEAR(first.x(), 100, 10);
  go(mayahost::plug("locomotion1.endTime").asMTime().as(MTime::kFilm));
  const Vec3 last = triple("locomotion1.bodyTranslate");
  EXPECT_LT((Vec2(last.x(), last.z()) - Vec2(250, 600)).norm(), 60);
  EXPECT_NEAR(last.y() - first.y(), 60, 10) << "up the hill";
}

TEST_F(LocomotionTest, BadInputIsSaidOnceAndTheLastGoodMotionStays) {
  makeScripted();
  go(30);
  const auto good = shown();
  const std::string file = ::testing::TempDir() + fmt::format("footfall_broken_{}.json", ::getpid());
  std::ofstream(file) << "{\"footfall\": \"library\", \"version\": 1,\n \"jonts\": []}";
  struct Fault {
    const char* plug;
    std::string value, says;
  };
  for (const Fault& fault :
       {Fault{"library", file, "unknown key 'jonts'"}, Fault{"library", "/nowhere.json", "nowhere"},
        Fault{"script", "Hop", "it has walk, run"}, Fault{"script", "Walk {1", "script:8"}}) {
    mayahost::clearMessages();
    const std::string plug = std::string("locomotion1.") + fault.plug;
    const std::string before = mayahost::textOf(plug);
    ASSERT_EQ(mayahost::setText(plug, fault.value), MStatus::kSuccess);
    EXPECT_EQ(shown(), good) << fault.value;
    EXPECT_EQ(shown(), good);
    ASSERT_EQ(errors().size(), 1u) << fault.value;
    EXPECT_THAT(errors()[0], HasSubstr(fault.says));
    EXPECT_THAT(failing("ffLocomote -query -notes locomotion1"), HasSubstr(fault.says));
    ASSERT_EQ(mayahost::setText(plug, before), MStatus::kSuccess);
    EXPECT_EQ(shown(), good);
  }
  std::filesystem::remove(file);
  EXPECT_THAT(failing("ffLocomote -library " + quoted("/nowhere.json")), HasSubstr("nowhere"));
  EXPECT_THAT(failing("ffLocomote"), HasSubstr("-library must name"));
  EXPECT_THAT(failing("ffLocomote -edit -class hop locomotion1"), HasSubstr("it has walk, run"));
  EXPECT_THAT(failing("ffLocomote -edit -script \"Walk {1\" locomotion1"), HasSubstr("script:8"));
}

TEST_F(LocomotionTest, EveryEditIsOneStepOfUndo) {
  go(1);
  mayahost::createNode("transform", "goal");
  mayahost::setNumber("goal.translateZ", 500);
  expectOneStep("ffLocomote -library " + quoted(libraryFile()) + " -script " + quoted(kScript));
  expectOneStep("ffLocomote -edit -skeleton locomotion1");
  expectOneStep("ffLocomote -edit -goTo goal -speed 1.1 -footLock 0 locomotion1");
  expectOneStep(
      "ffLocomote -edit -keys -class run -speed 3 -turn 10 -duration 48 -scale 1.2 -ease 0.3 locomotion1");
  expectOneStep("ffLocomote -edit -disconnect locomotion1");
  EXPECT_THAT(names(mel("ffLocomote -query -classes locomotion1")), ElementsAre("walk", "run"));
}

// Onto a skeleton of other proportions and names, and into plain curves.
TEST_F(LocomotionTest, DrivesAnotherRigAndIsBaked) {
  Skeleton skeleton = characterPreset("human").skeleton;
  const Limbs limbs = findLimbs(skeleton);
  for (const Leg& leg : limbs.legs) {
    skeleton.joints[static_cast<std::size_t>(leg.joints[1])].translation *= 0.8;
    skeleton.joints[static_cast<std::size_t>(leg.hip())].translation.x() *= 1.2;
  }
  std::vector<std::string> made;
  for (const Joint& joint : skeleton.joints) {
    const std::string name = "rig_" + joint.name;
    mayahost::createNode("joint", name);
    made.push_back(name);
    if (joint.parent >= 0) {
      MDagModifier parenting;
      parenting.reparentNode(mayahost::findNode(name),
                             mayahost::findNode(made[static_cast<std::size_t>(joint.parent)]));
      ASSERT_EQ(parenting.doIt(), MStatus::kSuccess);
    }
    for (int a = 0; a < 3; ++a)
      mayahost::setNumber(name + ".translate" + "XYZ"[a], 100 * joint.translation[a]);
  }
  makeScripted();
  mel("ffLocomote -edit -joints " + made.front() + " locomotion1");
  EXPECT_THAT(text(mel("ffLocomote -query -jointMap locomotion1")), HasSubstr("rig_"));
  go(40);
  EXPECT_NE(mayahost::number("rig_leftLeg.rotateX"), 0);
  // As fast as asked, in the scene's metres.
  go(2);
  const double from = mayahost::number(made.front() + ".translateZ");
  go(24);
  EXPECT_NEAR((mayahost::number(made.front() + ".translateZ") - from) * 24 / 22 / 100, 1.3, 0.1);
  std::vector<double> live;
  for (double f = 1; f < 90; f += 7) {
    go(f);
    for (const char* plug : {"rig_leftLeg.rotateX", "rig_rightUpLeg.rotateX"})
      live.push_back(mayahost::number(plug));
  }
  expectOneStep("ffLocomote -edit -bake locomotion1");
  EXPECT_TRUE(mayahost::findNode("locomotion1").isNull());
  std::size_t k = 0;
  for (double f = 1; f < 90; f += 7) {
    go(f);
    for (const char* plug : {"rig_leftLeg.rotateX", "rig_rightUpLeg.rotateX"})
      EXPECT_NEAR(mayahost::number(plug), live[k++], 2e-3) << f;
  }
}

TEST_F(LocomotionTest, SavedAndOpenedItPlaysTheSame) {
  makeScripted();
  mel("ffLocomote -edit -skeleton locomotion1");
  const std::vector<double> frames{1, 13, 40.5, 77};
  const auto before = playMotion(frames);
  const std::string path = ::testing::TempDir() + fmt::format("footfall_locomotion_{}.ma", ::getpid());
  ASSERT_EQ(mayahost::saveScene(path), MStatus::kSuccess);
  mayahost::newScene();
  ASSERT_EQ(mayahost::openScene(path), MStatus::kSuccess);
  const auto after = playMotion(frames);
  for (std::size_t i = 0; i < before.size(); ++i) {
    for (std::size_t k = 0; k < before[i].size(); ++k)
      EXPECT_NEAR(after[i][k], before[i][k], 1e-6) << i << " " << k;
  }
  EXPECT_THAT(errors(), IsEmpty());
  std::filesystem::remove(path);
}

TEST_F(LocomotionTest, MayBeDeletedInAnyOrder) {
  for (unsigned seed = 0; seed < 3; ++seed) {
    mayahost::newScene();
    mayahost::createNode("transform", "here");
    mayahost::createNode("transform", "there");
    mayahost::setNumber("there.translateZ", 400);
    make("-goTo there -from here");
    const std::string root = text(mel("ffLocomote -edit -skeleton locomotion1"));
    std::vector<std::string> nodes{"here", "there", "locomotion1", root};
    std::shuffle(nodes.begin(), nodes.end(), std::mt19937(seed));
    for (const std::string& node : nodes) {
      go(20);
      if (!mayahost::findNode("locomotion1").isNull()) shown();
      ASSERT_EQ(mayahost::deleteNode(node), MStatus::kSuccess) << node;
    }
    for (std::size_t i = 0; i < nodes.size(); ++i) EXPECT_TRUE(mayahost::undo());
    go(20);
    EXPECT_GT(triple("locomotion1.bodyTranslate").z(), 10);
  }
}

}  // namespace
}  // namespace footfall::maya
