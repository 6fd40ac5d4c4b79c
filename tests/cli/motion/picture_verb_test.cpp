// SPDX-License-Identifier: MIT
// picture from the outside.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "base/scanner.h"
#include "run_program.h"

namespace footfall::testing_cli {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

const std::string kExamples = std::string(FOOTFALL_SOURCE_DIR) + "/examples";

TEST(Picture, OfEveryKindInEveryFormat) {
  const TemporaryFolder folder;
  const std::pair<const char*, const char*> formats[] = {
      {"png", "\x89PNG"}, {"svg", "<?xml"}, {"pdf", "%PDF"}};
  int made = 0;
  for (const char* kind : {"strip", "paths", "timing", "curves"}) {
    for (const auto& [format, magic] : formats) {
      const std::string output = folder / (std::string(kind) + "." + format);
      const Outcome run =
          footfall({"picture", kExamples + "/dog.bvh", "-o", output, "--kind", kind, "--theme", "dark"});
      ASSERT_EQ(run.exitCode, 0) << run.err;
      EXPECT_THAT(readFile(output), StartsWith(magic)) << output;
      ++made;
    }
  }
  EXPECT_EQ(made, 12);
}

TEST(Picture, OfPathsShowsTheCentreOfMassWhereAsked) {
  const TemporaryFolder folder;
  const std::string source = kExamples + "/walk.bvh";
  ASSERT_EQ(footfall({"picture", source, "-o", folder / "a.svg", "--kind", "paths"}).exitCode, 0);
  ASSERT_EQ(footfall({"picture", source, "-o", folder / "b.svg", "--kind", "paths", "--com"}).exitCode, 0);
  EXPECT_THAT(readFile(folder / "a.svg"), testing::Not(HasSubstr("centre of mass")));
  EXPECT_THAT(readFile(folder / "b.svg"), HasSubstr("centre of mass"));
}

TEST(Picture, OfAStripOnTheGroundOfADocument) {
  const TemporaryFolder folder;
  const std::string source = kExamples + "/walk.bvh";
  writeFile(folder / "hill.json",
            R"({"footfall": "track", "version": 1, "terrain": {"type": "slope", "grade": 8}, "prints": []})");
  writeFile(folder / "bare.json", R"({"footfall": "path", "version": 1, "points": []})");
  writeFile(folder / "level.json", R"({"footfall": "track", "version": 1, "prints": []})");
  const Outcome hill =
      footfall({"picture", source, "-o", folder / "hill.svg", "--terrain", folder / "hill.json"});
  ASSERT_EQ(hill.exitCode, 0) << hill.err;
  ASSERT_EQ(footfall({"picture", source, "-o", folder / "flat.svg"}).exitCode, 0);
  EXPECT_NE(readFile(folder / "hill.svg"), readFile(folder / "flat.svg"));
  const Outcome bare =
      footfall({"picture", source, "-o", folder / "bare.svg", "--terrain", folder / "bare.json"});
  EXPECT_EQ(bare.exitCode, 2);
  EXPECT_THAT(bare.err, HasSubstr("terrain"));
  // A track that names none is on level ground.
  EXPECT_EQ(
      footfall({"picture", source, "-o", folder / "level.svg", "--terrain", folder / "level.json"}).exitCode,
      0);
  const Outcome paths = footfall(
      {"picture", source, "-o", folder / "p.svg", "--kind", "paths", "--terrain", folder / "hill.json"});
  EXPECT_EQ(paths.exitCode, 2);
  EXPECT_THAT(paths.err, HasSubstr("--terrain is for strips"));
}

TEST(Picture, RefusesWithAReason) {
  const TemporaryFolder folder;
  const std::pair<std::vector<std::string>, const char*> wrong[] = {
      {{"picture", kExamples + "/dog.bvh", "-o", folder / "dog.jpeg"}, "jpeg"},
      {{"picture", kExamples + "/dog.bvh", "-o", folder / "dog.png", "--kind", "opera"}, "opera"},
      {{"picture", kExamples + "/dog.bvh", "-o", folder / "dog.png", "--frames", "later"}, "later"},
      {{"picture", folder / "absent.bvh", "-o", folder / "dog.png"}, "no such file"},
  };
  for (const auto& [arguments, fragment] : wrong) {
    const Outcome run = footfall(arguments);
    EXPECT_EQ(run.exitCode, 2) << run.err;
    EXPECT_THAT(run.err, HasSubstr(fragment));
  }
  EXPECT_THAT(folder.files(), ElementsAre());
}

TEST(Picture, ThatMoves) {
  const TemporaryFolder folder;
  const std::string walk = kExamples + "/walk.bvh", sliding = kExamples + "/walk_sliding.bvh";
  int made = 0;
  for (const auto& [name, magic] : {std::pair{"walk.webp", "RIFF"}, {"walk.gif", "GIF89a"}}) {
    const Outcome run =
        footfall({"picture", "--json", walk, "-o", folder / name, "--frames", "20:60", "--rate", "20",
                  "--view", "three-quarter", "--size", "160x120", "--scale", "1"});
    ASSERT_EQ(run.exitCode, 0) << run.err;
    EXPECT_THAT(readFile(folder / name), StartsWith(magic));
    const json report = json::parse(run.out);
    EXPECT_EQ(report["frames"], 14);  // 40 frames of 1/60 s at 20 per second, both ends
    EXPECT_EQ(report["width"], 160);
    EXPECT_EQ(report["height"], 120);
    ++made;
  }
  EXPECT_EQ(made, 2);
  const Outcome both = footfall({"picture", "--json", walk, "--against", sliding, "-o", folder / "two.webp",
                                 "--rate", "5", "--scale", "1", "--camera", "fixed"});
  ASSERT_EQ(both.exitCode, 0) << both.err;
  EXPECT_EQ(json::parse(both.out)["width"], 440);
  const Outcome standard =
      footfall({"picture", walk, "-o", "-", "--to", "webp", "--rate", "2", "--size", "120x120"});
  ASSERT_EQ(standard.exitCode, 0) << standard.err;
  EXPECT_THAT(standard.out, StartsWith("RIFF"));
}

TEST(Picture, ThatMovesSaysWhatItIsNot) {
  const TemporaryFolder folder;
  const std::string walk = kExamples + "/walk.bvh", moving = folder / "walk.webp",
                    still = folder / "walk.png";
  const std::pair<std::vector<std::string>, const char*> wrong[] = {
      {{"picture", walk, "-o", moving, "--kind", "paths"}, "write --kind paths as .png, .svg or .pdf"},
      {{"picture", walk, "-o", moving, "--onion"}, "--onion is for strips"},
      {{"picture", walk, "-o", moving, "--frames", "12"}, "must be START:END"},
      {{"picture", walk, "-o", still, "--against", walk}, "write a .webp or .gif"},
      {{"picture", walk, "-o", still, "--camera", "follow"}, "--camera is for pictures that move"},
      {{"picture", walk, "-o", moving, "--against", folder / "absent.bvh"}, "no such file"},
      {{"picture", walk, "-o", moving, "--rate", "200"}, "--rate"},
  };
  for (const auto& [arguments, fragment] : wrong) {
    const Outcome run = footfall(arguments);
    EXPECT_EQ(run.exitCode, 2) << run.out;
    EXPECT_THAT(run.err, HasSubstr(fragment));
  }
  EXPECT_THAT(folder.files(), ElementsAre());
}

}  // namespace
}  // namespace footfall::testing_cli
