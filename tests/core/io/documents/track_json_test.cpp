// SPDX-License-Identifier: MIT
#include "io/documents/track_json.h"
#include "base/angles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "footprint/walk/walk_options_table.h"

namespace footfall {
using namespace footprint;

namespace {

using testing::HasSubstr;

std::string document(const std::string& body) {
  return "{\"footfall\": \"track\", \"version\": 1,\n" + body + "}";
}

std::string errorOf(const std::string& body) {
  try {
    parseTrackJson(document(body), "t.json");
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

TEST(TrackJson, ReadsEveryPart) {
  const TrackDocument d = parseTrackJson(
      document(R"("character": {"preset": "dinosaur", "scale": 2, "crouch": 0.1, "hipSpacing": 1.5},
    "terrain": {"type": "stairs", "origin": [0, 1], "yaw": 90, "run": 0.4, "rise": 0.1, "count": 3},
    "start": "standing", "end": "free",
    "body": {"pitch": 2, "roll": 3, "lean": 5, "keys": [{"time": 0, "yaw": 90}, {"time": 1, "yaw": 180}]},
    "feet": {"heelLift": 0.5, "roll": 0.8}, "weights": {"comfort": 50, "friction": 0.8},
    "loop": {"offset": [0, 3], "yaw": 10},
    "prints": [{"side": "left", "position": [0.1, 0], "yaw": 90, "stance": 0.6, "step": 0.5},
               {"side": "right", "position": [-0.1, 2, 0.6]}])"),
      "t.json");
  EXPECT_NEAR(d.character.legLength(), 2 * characterPreset("dinosaur").legLength(), 1e-9);
  EXPECT_EQ(d.options.style.crouch, 0.1);
  EXPECT_NEAR(d.terrain->top(1.5, 0)->position.y(), 0.3, 1e-12);
  EXPECT_TRUE(d.track.standingStart);
  EXPECT_TRUE(d.options.freeEnd);
  EXPECT_NEAR(d.options.body.lean, 5 * kDegree, 1e-12);
  ASSERT_EQ(d.options.body.script.size(), 2u);
  EXPECT_EQ(d.options.feet.heelLift, 0.5);
  EXPECT_EQ(d.options.com.friction, 0.8);
  ASSERT_TRUE(d.track.loop);
  EXPECT_EQ(d.track.loop->offset, Vec3(0, 0, 3));
  ASSERT_EQ(d.track.prints.size(), 2u);
  const Footprint &a = d.track.prints[0], &b = d.track.prints[1];
  EXPECT_EQ(a.leg, 0);
  EXPECT_EQ(a.position, Vec3(0.1, 0, 0));
  EXPECT_FALSE(a.heightGiven);
  EXPECT_NEAR(a.yaw, kPi / 2, 1e-9);
  EXPECT_EQ(a.stance, 0.6);
  EXPECT_EQ(b.leg, 1);
  EXPECT_TRUE(b.heightGiven);
  EXPECT_EQ(b.position, Vec3(-0.1, 2, 0.6));
  EXPECT_EQ(b.step, 0);  // to be filled in
}

TEST(TrackJson, EveryTerrainReads) {
  const std::string prints = R"(, "prints": [{"side": "left", "position": [0, 0]}])";
  const auto height = [&](const std::string& terrain, double x, double z) {
    return parseTrackJson(document("\"terrain\": " + terrain + prints), "t").terrain->top(x, z)->position.y();
  };
  EXPECT_NEAR(height(R"({"type": "flat", "height": 2})", 5, 5), 2, 1e-12);
  EXPECT_NEAR(height(R"({"type": "slope", "grade": 45})", 0, 3), 3, 1e-9);
  EXPECT_NEAR(height(R"({"type": "spiral", "perTurn": 8, "count": 8, "rise": 0.2})", 1, 0.01), 0.2, 1e-9);
  EXPECT_NEAR(height(R"({"type": "heights", "cell": 1, "columns": 2, "heights": [0, 1, 0, 1]})", 0.25, 0.5),
              0.25, 1e-9);
  EXPECT_NEAR(
      height(R"({"type": "mesh", "vertices": [[0,0,0],[4,0,0],[0,4,4]], "triangles": [[0,1,2]]})", 1, 1), 1,
      1e-9);
}

TEST(TrackJson, WritesWhatItReads) {
  Track track;
  for (int i = 0; i < 3; ++i) {
    Footprint p;
    p.leg = i % 2;
    p.position = Vec3(0.1 * i, 0, 0.7 * i);
    p.yaw = 0.3 * i;
    p.stance = 0.6;
    p.step = 0.5;
    track.prints.push_back(p);
  }
  track.standingEnd = true;
  const TrackDocument d = parseTrackJson(formatTrackJson(track, {"bird"}, {"left", "right"}), "t.json");
  ASSERT_EQ(d.track.prints.size(), 3u);
  EXPECT_TRUE(d.track.standingEnd);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(d.track.prints[i].leg, track.prints[i].leg);
    EXPECT_NEAR((d.track.prints[i].position - track.prints[i].position).norm(), 0, 1e-8);
    EXPECT_NEAR(d.track.prints[i].yaw, track.prints[i].yaw, 1e-8);
  }
}

// Every row of the table, the script, the ends, the loop and the figure: written, read and written again the
// same.
TEST(TrackJson, OptionsRoundTrip) {
  WalkOptions options;
  int rows = 0;
  for (const Option<WalkOptions>& row : walkOptionsTable()) {
    if (row.key.empty()) continue;
    const OptionValue value = row.value(options);
    if (const double* number = std::get_if<double>(&value)) {
      const double other = *number == 0 ? 0.25 : 0.75 * *number;
      row.setValue(options, other * (*number == 0 ? row.scale() : 1));
    } else if (const bool* toggle = std::get_if<bool>(&value)) {
      row.setValue(options, !*toggle);
    } else if (std::holds_alternative<int>(value)) {
      row.setValue(options, 7);
    } else {
      row.setValue(options, Vec3(0.01, 0.02, -0.03));
    }
    EXPECT_FALSE(row.same(options, WalkOptions())) << row.key;
    ++rows;
  }
  EXPECT_EQ(rows, 28);
  options.body.script = {{0, 0.3, 0, 0.1}, {1.5, 0.4, -0.2, 0}};
  options.freeEnd = true;
  Track track;
  for (int i = 0; i < 3; ++i) {
    Footprint print;
    print.leg = i % 2;
    print.position = Vec3(0.1 * i, 0, 0.7 * i);
    track.prints.push_back(print);
  }
  track.standingStart = true;
  track.loop = TrackLoop{0.4, Vec3(0.3, 0, 2.4)};
  const std::string text = formatTrackJson(track, {"human", CharacterIs::Preset, 1.25}, {"left", "right"},
                                           options, R"({"type": "flat", "height": 0.5})");
  const TrackDocument read = parseTrackJson(text, "t.json");
  EXPECT_TRUE(sameWalkOptions(read.options, options));
  EXPECT_TRUE(read.track.standingStart);
  ASSERT_TRUE(read.track.loop);
  EXPECT_EQ(read.track.loop->offset, track.loop->offset);
  EXPECT_EQ(read.track.loop->yaw, track.loop->yaw);
  EXPECT_EQ(read.named.scale, 1.25);
  EXPECT_EQ(read.terrain->top(0, 0)->position.y(), 0.5);
  EXPECT_EQ(formatTrackJson(read.track, read.named, {"left", "right"}, read.options, read.terrainText), text);
  // The defaults are not written.
  EXPECT_THAT(formatTrackJson(track, {"human"}, {"left", "right"}), testing::Not(HasSubstr("weights")));
}

TEST(TrackJson, OptionsOutOfRangeAreNamed) {
  const std::string prints = R"("prints": [{"side": "left", "position": [0, 0]}], )";
  EXPECT_THAT(errorOf(prints + R"("feet": {"clearance": 3})"),
              HasSubstr("feet.clearance must be 0 to 0.5 leg lengths, got 3"));
  EXPECT_THAT(errorOf(prints + R"("weights": {"samples": 0})"),
              HasSubstr("weights.samples must be 1 to 1000, got 0"));
  EXPECT_THAT(errorOf(prints + R"("path": {"liftKnot": true})"),
              HasSubstr("path has the unknown key 'liftKnot'"));
  EXPECT_THAT(errorOf(prints + R"("character": {"preset": "human", "crouch": "deep"})"),
              HasSubstr("character.crouch must be a number"));
}

TEST(TrackJson, BadInputIsNamedByLineAndPrint) {
  EXPECT_THAT(errorOf(R"("prints": [])"), HasSubstr("t.json:2: prints must hold at least one print"));
  EXPECT_THAT(errorOf(R"("prints": [{"side": "left", "position": [0, 0]},
    {"side": "right", "position": [0, 0], "stance": -1}])"),
              HasSubstr("t.json:3: prints[1].stance (print 2) must be above 0 s, got -1"));
  EXPECT_THAT(errorOf(R"("prints": [{"side": "middle", "position": [0, 0]}])"),
              HasSubstr("(print 1) must be one of left, right"));
  EXPECT_THAT(errorOf(R"("prints": [{"side": "left", "position": [0]}])"), HasSubstr("[x, z] or [x, y, z]"));
  EXPECT_THAT(errorOf(R"("print": [])"), HasSubstr("print"));
  EXPECT_THAT(errorOf(R"("character": "unicorn", "prints": [{"side": "left", "position": [0, 0]}])"),
              HasSubstr("t.json:2: character is unknown: there is no character 'unicorn'; there are: human"));
  EXPECT_THAT(errorOf(R"("prints": [{"side": "left", "position": [0, 0]}, {"side": "right"}])"),
              HasSubstr("prints[1] (print 2) lacks 'position'"));
  EXPECT_THAT(errorOf(R"("prints": [{"position": [0, 0]}])"), HasSubstr("prints[0] (print 1) lacks 'side'"));
  EXPECT_THAT(errorOf(R"("prints": [{"side": "left", "position": [1e300, 0]}])"),
              HasSubstr("(print 1) must be within 100000 m of the origin"));
  EXPECT_THAT(errorOf(R"("prints": [{"side": "left", "position": [0, 0], "step": 1e9}])"),
              HasSubstr("prints[0].step (print 1) must be at most 3600 s, got 1e+09"));
  EXPECT_THAT(errorOf(R"("prints": [{"side": "left", "position": "here"}])"),
              HasSubstr("prints[0].position must be an array, got 'here'"));
  EXPECT_THAT(errorOf(R"("prints": [{"side": "left", "position": [0, 0], "speed": 3}])"),
              HasSubstr("prints[0] has the unknown key 'speed'; the keys are 'side'"));
  EXPECT_THAT(
      errorOf(
          R"("terrain": {"type": "slope", "grade": 90}, "prints": [{"side": "left", "position": [0, 0]}])"),
      HasSubstr("t.json:2: terrain"));
  const std::string prints = R"(, "prints": [{"side": "left", "position": [0, 0]}])";
  EXPECT_THAT(errorOf(R"("terrain": {"type": "mesh", "vertices": [[0, 0, 0], [0, 0, 0], [0, 0, 0]],
    "triangles": [[0, 1, 2]]})" +
                      prints),
              HasSubstr("t.json:2: terrain cannot be stood on: the mesh has no triangle"));
  EXPECT_THAT(errorOf(R"("terrain": {"type": "mesh", "vertices": [[0, 0, 0], [1, 0, 0], [0, 0, 1]],
    "triangles": [[0, 1, 7]]})" +
                      prints),
              HasSubstr("t.json:3: terrain.triangles[0][2] must be a whole number 0 to 2, got 7"));
}

}  // namespace
}  // namespace footfall
