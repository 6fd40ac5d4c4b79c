// SPDX-License-Identifier: MIT
// walk from the outside.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <sstream>

#include "base/scanner.h"
#include "figure/motion/pose.h"
#include "footprint/walk/walk_options_table.h"
#include "io/scene_file.h"
#include "run_program.h"

namespace footfall::testing_cli {
namespace {

using nlohmann::json;
using testing::HasSubstr;

json row(int prints, double length) {
  json track = {
      {"footfall", "track"}, {"version", 1}, {"character", "human"}, {"terrain", {{"type", "flat"}}}};
  for (int i = 0; i < prints; ++i)
    track["prints"].push_back({{"side", i % 2 == 0 ? "left" : "right"},
                               {"position", {i % 2 == 0 ? 0.08 : -0.08, length * i}},
                               {"stance", 0.65},
                               {"step", 0.5}});
  return track;
}

// A value other than the default, as a flag and as a document have it.
std::pair<std::string, json> otherValue(const Option<footprint::WalkOptions>& option) {
  const footprint::WalkOptions defaults;
  switch (option.kind) {
    case OptionKind::Toggle: {
      const bool other = !std::get<bool>(option.value(defaults));
      return {other ? "true" : "false", other};
    }
    case OptionKind::Whole:
      return {"7", 7};
    case OptionKind::Position:
      return {"0.01,0.02,-0.03", {0.01, 0.02, -0.03}};
    default:
      break;
  }
  const double now = std::get<double>(option.value(defaults)) / option.scale();
  const double other = now == 0 ? 0.25 : 0.75 * now;
  return {formatNumber(other), other};
}

class WalkVerb : public testing::Test {
 protected:
  Outcome walk(const json& track, const std::string& output, std::vector<std::string> more = {}) {
    writeFile(folder / "track.json", track.dump(1));
    std::vector<std::string> arguments{"walk", folder / "track.json", "-o", folder / output, "--json"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return footfall(arguments);
  }
  TemporaryFolder folder;
};

TEST_F(WalkVerb, WritesMotionSamplesAndReport) {
  const Outcome run = walk(row(8, 0.6), "walk.bvh",
                           {"--samples", folder / "s.csv", "--report", folder / "r.json", "--fps", "50"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const json report = json::parse(readFile(folder / "r.json"));
  EXPECT_NEAR(
      report["E"].get<double>(),
      report["physics"].get<double>() + report["comfort"].get<double>() + report["limits"].get<double>(),
      1e-9);
  EXPECT_GT(report["iterations"].get<int>(), 0);
  EXPECT_GT(report["milliseconds"].get<double>(), 0);
  EXPECT_GE(report["worst_imbalance"]["print"].get<int>(), 1);
  const Scene scene = readScene(folder / "walk.bvh");
  ASSERT_TRUE(scene.motion);
  EXPECT_EQ(scene.motion->frames(), 201u);
  std::istringstream csv(readFile(folder / "s.csv"));
  std::string line;
  std::getline(csv, line);
  EXPECT_EQ(line,
            "time,com_x,com_y,com_z,vel_x,vel_y,vel_z,acc_x,acc_y,acc_z,phase,imbalance,left_x,left_y,left_z,"
            "right_x,"
            "right_y,right_z,left_length,right_length");
  int rows = 0, doubles = 0, singles = 0;
  while (std::getline(csv, line)) {
    ++rows;
    doubles += line.find(",double,") != std::string::npos ? 1 : 0;
    singles += line.find(",left,") != std::string::npos || line.find(",right,") != std::string::npos ? 1 : 0;
  }
  EXPECT_EQ(rows, 201);
  // 0.15 s of every 0.5 s; in the first on the foot that landed before the track began.
  EXPECT_NEAR(static_cast<double>(doubles) / rows, 0.3, 0.05);
  EXPECT_EQ(doubles + singles, rows);
}

TEST_F(WalkVerb, FastEndsBelowGreedy) {
  const Outcome fast = walk(row(8, 0.6), "a.glb"), greedy = walk(row(8, 0.6), "b.ma", {"--solver", "greedy"});
  ASSERT_EQ(fast.exitCode, 0) << fast.err;
  ASSERT_EQ(greedy.exitCode, 0) << greedy.err;
  EXPECT_LT(json::parse(fast.out)["E"].get<double>(), json::parse(greedy.out)["E"].get<double>());
  EXPECT_EQ(readScene(folder / "a.glb").frameRate > 0, true);
}

TEST_F(WalkVerb, BadTracksAreNamedAndLeaveNothing) {
  json track = row(6, 0.6);
  track["prints"][1]["stance"] = 1.4;
  Outcome run = walk(track, "bad.bvh");
  EXPECT_EQ(run.exitCode, 2);
  EXPECT_THAT(run.err,
              HasSubstr("track.json: print 4 (right): the foot lands at 1.5 s while it stands on print 2"));
  EXPECT_THAT(folder.files(), testing::ElementsAre("track.json"));
  EXPECT_EQ(walk(track, "bad.bvh", {"--force"}).exitCode, 0);
  track = row(6, 0.6);
  track["prints"][3]["step"] = 0;
  EXPECT_THAT(walk(track, "no.bvh").err, HasSubstr("(print 4) must be above 0 s, got 0"));
  track["prints"][3]["step"] = "long";
  EXPECT_THAT(walk(track, "no.bvh").err, HasSubstr("must be a number, got 'long' (print 4)"));
  track = row(6, 0.6);
  track["prints"][3]["position"] = {0, 20};
  run = walk(track, "far.bvh");
  EXPECT_EQ(run.exitCode, 1);  // understood, but it cannot be met
  const json report = json::parse(run.out);
  EXPECT_EQ(report["met"], false);
  EXPECT_THAT(report["notes"].dump(), HasSubstr("print 4 (right): reach"));  // the one that is out of reach
  EXPECT_THAT(folder.files(), testing::Not(testing::Contains("far.bvh")));
  EXPECT_EQ(walk(track, "far.bvh", {"--force"}).exitCode, 0);
}

using KnownFaultWalkVerb = WalkVerb;

// Steps of no time at all are as one landing, and prints that are out of reach of it are not noticed.
TEST_F(KnownFaultWalkVerb, NoTimeAtAllIsRefused) {
  json track = row(6, 0.6);
  for (json& print : track["prints"]) print["stance"] = print["step"] = 1e-9;
  const Outcome refused = walk(track, "no.bvh");
  EXPECT_EQ(refused.exitCode, 1);
  EXPECT_THAT(refused.out, HasSubstr("reach"));
  EXPECT_THAT(folder.files(), testing::ElementsAre("track.json"));
}

// With --force even a track that cannot be walked gives a finite motion.
TEST_F(WalkVerb, ForceGivesFiniteMotion) {
  std::vector<json> tracks(6, row(6, 0.6));
  for (json& print : tracks[0]["prints"]) print["stance"] = 2.5;  // three feet of two down at once
  for (json& print : tracks[1]["prints"]) print["stance"] = print["step"] = 1e-9;  // no time at all
  for (json& print : tracks[2]["prints"])
    print["side"] = "left", print["stance"] = 1;  // one foot on two prints
  tracks[3]["loop"] = {{"offset", {0, 0}}};       // comes back to where it was
  tracks[4]["terrain"] = {{"type", "mesh"},       // ends before the track does
                          {"vertices", {{-1, 0, -1}, {1, 0, -1}, {1, 0, 2}, {-1, 0, 2}}},
                          {"triangles", {{0, 1, 2}, {0, 2, 3}}}};
  tracks[5]["prints"][2]["stance"] = 0, tracks[5]["prints"][3]["step"] = -1;
  const char* const said[] = {"print 3 (left): the foot lands at",   "reach",
                              "print 2 (left): the foot lands at",   "reach",
                              "is off the terrain; move it onto it", "(print 3) must be above 0 s"};
  for (std::size_t i = 0; i < tracks.size(); ++i) {
    if (i != 1) {  // see KnownFaultWalkVerb
      const Outcome refused = walk(tracks[i], "forced.bvh");
      const bool unmet = said[i] == std::string("reach");
      EXPECT_EQ(refused.exitCode, unmet ? 1 : 2) << i;
      EXPECT_THAT(unmet ? refused.out : refused.err, HasSubstr(said[i])) << i;
      EXPECT_THAT(folder.files(), testing::ElementsAre("track.json")) << i;
    }
    const Outcome forced = walk(tracks[i], "forced.bvh", {"--force"});
    EXPECT_EQ(forced.exitCode, 0) << i;
    if (i == 5) {
      EXPECT_THAT(forced.out, HasSubstr("print 4 (right): the step must be above 0 s, got -1"));
    }
    const std::string motion = readFile(folder / "forced.bvh");
    EXPECT_GT(motion.size(), 1000u) << i;
    EXPECT_EQ(motion.find("nan"), std::string::npos) << i;
    EXPECT_EQ(motion.find("inf"), std::string::npos) << i;
    std::filesystem::remove(folder / "forced.bvh");
  }
}

// Keys on top of a walk are found again after its track was changed; a style is taken from a motion of the
// figure.
TEST_F(WalkVerb, PolishAndStyleAreLaidOn) {
  ASSERT_EQ(walk(row(8, 0.6), "walk.bvh").exitCode, 0);
  writeFile(folder / "was.json", readFile(folder / "track.json"));
  // The polish: the head nods by 20 degrees all the way.
  Scene scene = readScene(folder / "walk.bvh");
  const int head = scene.motion->skeleton.find("head");
  ASSERT_GE(head, 0);
  Motion& motion = *scene.motion;
  std::size_t nod = motion.channels.size();
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    if (motion.channels[c].joint == head && motion.channels[c].kind == ChannelKind::RotateX) nod = c;
  }
  ASSERT_LT(nod, motion.channels.size());
  for (std::size_t i = 0; i < motion.frames(); ++i) motion.frame(i)[nod] += 0.35;
  writeScene(scene, folder / "polished.bvh");
  json longer = row(10, 0.65);
  const Outcome again =
      walk(longer, "again.bvh", {"--polish", folder / "polished.bvh", "--was", folder / "was.json"});
  ASSERT_EQ(again.exitCode, 0) << again.err;
  ASSERT_EQ(walk(longer, "plain.bvh").exitCode, 0);
  const Motion with = *readScene(folder / "again.bvh").motion,
               without = *readScene(folder / "plain.bvh").motion;
  ASSERT_EQ(with.frames(), without.frames());
  double least = 1e9;
  for (std::size_t i = 0; i < with.frames(); ++i)
    least = std::min(least, std::abs(with.frame(i)[nod] - without.frame(i)[nod]));
  EXPECT_NEAR(least, 0.35, 0.02);
  const Outcome styled = walk(longer, "styled.bvh", {"--style", folder / "polished.bvh"});
  ASSERT_EQ(styled.exitCode, 0) << styled.err;
  EXPECT_EQ(walk(longer, "no.bvh", {"--polish", folder / "polished.bvh"}).exitCode, 2);  // --was is missing
  EXPECT_EQ(walk(longer, "no.bvh", {"--style", FOOTFALL_SOURCE_DIR "/examples/dog.bvh"}).exitCode, 2);
  EXPECT_THAT(folder.files(), testing::Not(testing::Contains("no.bvh")));
}

// A stride of 1.01 s is not a whole number of frames; a cycle that is written is.
TEST_F(WalkVerb, WritesWholeCycles) {
  json track = row(4, 0.6);
  for (json& print : track["prints"]) print["step"] = 0.505;
  EXPECT_EQ(walk(track, "no.bvh", {"--cycles", "2"}).exitCode, 2);
  track["loop"] = {{"offset", {0, 2.4}}};
  const Outcome made = walk(track, "cycles.bvh", {"--cycles", "3", "--fps", "24"});
  ASSERT_EQ(made.exitCode, 0) << made.err;
  const Motion motion = *readScene(folder / "cycles.bvh").motion;
  const std::size_t turn = 48;  // 2.02 s
  ASSERT_EQ(motion.frames(), 3 * turn + 1);
  EXPECT_NEAR(motion.frameTime, 1.0 / 24, 1e-6);
  Pose first, later, last;
  worldPose(motion, 7, first);
  worldPose(motion, 7 + 2 * turn, later);
  for (std::size_t j = 0; j < first.position.size(); ++j)
    EXPECT_LT((later.position[j] - first.position[j] - Vec3(0, 0, 4.8)).norm(), 5e-4);
  worldPose(motion, 0, first);
  worldPose(motion, 3 * turn, last);
  for (std::size_t j = 0; j < first.position.size(); ++j)
    EXPECT_LT((last.position[j] - first.position[j] - Vec3(0, 0, 7.2)).norm(), 5e-4);
  EXPECT_EQ(walk(track, "no.bvh", {"--cycles", "0"}).exitCode, 2);
}

// The same verdict without --json: said even when quiet.
TEST_F(WalkVerb, SaysThatAPrintIsOutOfReach) {
  json track = row(6, 0.6);
  track["prints"][3]["position"] = {0, 20};
  writeFile(folder / "track.json", track.dump(1));
  const Outcome run = footfall({"walk", folder / "track.json", "-o", folder / "far.bvh", "--quiet"});
  EXPECT_EQ(run.exitCode, 1);
  EXPECT_THAT(run.out, testing::MatchesRegex("footfall: .*track.json: print 4 \\(right\\): reach [^\n]+ "
                                             "\\(--force walks it anyway\\)\n"));
  EXPECT_THAT(folder.files(), testing::ElementsAre("track.json"));
}

// A leap of thirty metres: nothing is out of reach, but nothing could carry the body either.
TEST_F(WalkVerb, SaysThatALeapCannotBeMet) {
  json track = row(6, 0.6);
  for (std::size_t i = 3; i < 6; ++i)
    track["prints"][i]["position"][1] = track["prints"][i]["position"][1].get<double>() + 30;
  track["prints"][2]["stance"] = 0.3;
  writeFile(folder / "track.json", track.dump(1));
  const Outcome run = footfall({"walk", folder / "track.json", "-o", folder / "far.bvh", "--quiet"});
  EXPECT_EQ(run.exitCode, 1) << run.out << run.err;
  EXPECT_THAT(run.out, testing::MatchesRegex("footfall: .*track.json: print [0-9] \\([a-z]+\\): [^\n]+ "
                                             "\\(--force walks it anyway\\)\n"));
  EXPECT_THAT(run.out, HasSubstr("unsupported force of"));
  EXPECT_THAT(folder.files(), testing::ElementsAre("track.json"));
  EXPECT_EQ(walk(track, "far.bvh", {"--force"}).exitCode, 0);
}

// Every option of the table on the command line is the same option in the document.
TEST_F(WalkVerb, FlagsAndDocumentsMeanTheSame) {
  int checked = 0;
  const json plain = row(4, 0.6);
  const auto motionOf = [&](const json& track, const std::vector<std::string>& flags) {
    const Outcome run = walk(track, "walk.bvh", flags);
    EXPECT_EQ(run.exitCode, 0) << run.err;
    return readFile(folder / "walk.bvh");
  };
  const std::string before = motionOf(plain, {});
  int differ = 0;
  for (const Option<footprint::WalkOptions>& option : footprint::walkOptionsTable()) {
    if (option.key.empty() || option.flag.empty()) continue;
    const auto [text, value] = otherValue(option);
    json track = plain;
    const std::size_t dot = option.key.find('.');
    if (option.key.substr(0, dot) == "character") track["character"] = {{"preset", "human"}};
    track[option.key.substr(0, dot)][option.key.substr(dot + 1)] = value;
    const std::string byDocument = motionOf(track, {});
    EXPECT_EQ(motionOf(plain, {option.flag + "=" + text}), byDocument) << option.key;
    differ += byDocument != before;
    ++checked;
  }
  EXPECT_EQ(checked, 28);
  EXPECT_GE(differ, 16);
}

TEST_F(WalkVerb, DrawsTheTrack) {
  const Outcome run = walk(row(8, 0.6), "walk.bvh", {"--picture", folder / "plan.svg"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const std::string svg = readFile(folder / "plan.svg");
  for (const char* phase : {"right stance", "left stance", "double stance"})
    EXPECT_THAT(svg, HasSubstr(phase));
  EXPECT_EQ(walk(row(8, 0.6), "walk.bvh", {"--picture", folder / "plan.gif"}).exitCode, 2);
}

}  // namespace
}  // namespace footfall::testing_cli
