// SPDX-License-Identifier: MIT
// What all verbs share: batches, folders, quiet, what is printed, numbers, names.

#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "base/scanner.h"
#include "run_program.h"

namespace footfall::testing_cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

const std::string kExamples = std::string(FOOTFALL_SOURCE_DIR) + "/examples";

const char* const kNoLegs =
    "HIERARCHY\nROOT box\n{\nOFFSET 0 0 0\nCHANNELS 3 Xposition Yposition Zposition\nEnd Site\n{\nOFFSET 0 "
    "100 0\n}\n}\n"
    "MOTION\nFrames: 2\nFrame Time: 0.04\n0 0 0\n1 0 0\n";

// The same with no frames.
std::string withoutFrames() {
  std::string text = kNoLegs;
  text.replace(text.find("Frames: 2"), 9, "Frames: 0");
  return text.substr(0, text.find("0 0 0\n1 0 0\n"));
}

TEST(Batch, NeverWritesTwoInputsToOneFile) {
  const TemporaryFolder folder;
  for (const char* name : {"a", "b", "mixed"}) fs::create_directories(folder / name);
  fs::copy(kExamples + "/walk.bvh", folder / "a/clip.bvh");
  fs::copy(kExamples + "/run.bvh", folder / "b/clip.bvh");
  fs::copy(kExamples + "/walk.bvh", folder / "mixed/clip.bvh");
  fs::copy(kExamples + "/biped.ma", folder / "mixed/clip.ma");
  const std::string a = folder / "a/clip.bvh", b = folder / "b/clip.bvh", out = folder / "out";
  const struct {
    std::vector<std::string> arguments;
    std::string first, second, output;
  } cases[] = {
      {{"convert", a, b, out, "--to", "glb"}, a, b, out + "/clip.glb"},
      {{"clean", a, b, "-o", out}, a, b, out + "/clip.bvh"},
      {{"sample", a, b, "-o", out}, a, b, out + "/clip.csv"},
      {{"picture", folder / "mixed", "-o", out},
       folder / "mixed/clip.bvh",
       folder / "mixed/clip.ma",
       out + "/clip.png"},
  };
  for (const auto& one : cases) {
    const Outcome run = footfall(one.arguments);
    EXPECT_EQ(run.exitCode, 2) << one.arguments.front();
    EXPECT_THAT(run.err, AllOf(HasSubstr(one.first), HasSubstr(one.second), HasSubstr(one.output)));
    EXPECT_FALSE(fs::exists(out)) << one.arguments.front();
  }
  // Under different names they may.
  fs::rename(b, folder / "b/other.bvh");
  EXPECT_EQ(footfall({"convert", a, folder / "b/other.bvh", out, "--to", "glb"}).exitCode, 0);
  EXPECT_TRUE(fs::exists(out + "/clip.glb") && fs::exists(out + "/other.glb"));
}

TEST(Batch, OfAFolderTakesItsScenesAndSaysWhatItPassesOver) {
  const TemporaryFolder folder;
  fs::copy(kExamples + "/walk.bvh", folder / "walk.bvh");
  fs::copy(kExamples + "/leap.json", folder / "leap.json");
  ASSERT_EQ(footfall({"convert", kExamples + "/biped.ma", folder / "scene.json"}).exitCode, 0);
  const Outcome info = footfall({"info", folder.path()});
  EXPECT_EQ(info.exitCode, 0) << info.err;
  EXPECT_THAT(info.out, AllOf(HasSubstr("walk.bvh"), HasSubstr("scene.json"), Not(HasSubstr("leap.json"))));
  EXPECT_EQ(info.err, folder.path() + ": 1 document of other kinds skipped\n");
  EXPECT_THAT(footfall({"info", "--quiet", folder.path()}).err, IsEmpty());
  // By name, or broken, it is an error.
  EXPECT_EQ(footfall({"info", folder / "leap.json"}).exitCode, 2);
  writeFile(folder / "broken.json", "{\"footfall\": \"scene\", ");
  EXPECT_THAT(footfall({"info", folder.path()}).err,
              HasSubstr("footfall: error: " + (folder / "broken.json")));
  EXPECT_EQ(footfall({"check", "--quiet", kExamples}).exitCode, 0);
}

TEST(Batch, SaysOfWhichFileAnErrorIs) {
  const TemporaryFolder folder;
  const std::string box = folder / "box.bvh", walk = kExamples + "/walk.bvh", out = folder / "out.bvh",
                    zero = folder / "zero.bvh";
  writeFile(box, kNoLegs);
  writeFile(zero, withoutFrames());
  const struct {
    std::vector<std::string> arguments;
    std::string file;
  } cases[] = {
      {{"picture", box, "-o", folder / "box.png", "--kind", "timing"}, box},
      {{"picture", box, walk, "-o", folder / "pictures", "--kind", "timing"}, box},
      {{"warp", box, "--match", walk, "-o", out}, walk + " and " + box},
      {{"warp", zero, "--beat", "1:2", "-o", out}, zero},
      {{"blend", walk, box, "--start", "10", "-o", out}, walk + " and " + box},
  };
  for (const auto& one : cases) {
    const Outcome run = footfall(one.arguments);
    EXPECT_EQ(run.exitCode, 2) << run.err;
    EXPECT_THAT(run.err, StartsWith("footfall: error: " + one.file + ": ")) << one.arguments.front();
  }
}

TEST(Sample, OfNoFramesIsRefused) {
  const TemporaryFolder folder;
  writeFile(folder / "zero.bvh", withoutFrames());
  const Outcome run = footfall({"sample", folder / "zero.bvh"});
  EXPECT_EQ(run.exitCode, 2);
  EXPECT_THAT(run.err, HasSubstr("zero.bvh: holds no motion"));
}

TEST(Convert, RefusesTolerancesAndRatesThatAreNone) {
  const TemporaryFolder folder;
  const std::pair<const char*, const char*> wrong[] = {{"--tolerance", "0"},   {"--tolerance", "-1"},
                                                       {"--tolerance", "nan"}, {"--tolerance", "inf"},
                                                       {"--rate", "-1"},       {"--rate", "nan"}};
  for (const auto& [option, value] : wrong) {
    const Outcome run =
        footfall({"convert", kExamples + "/walk.bvh", folder / "o.ma", "--reduce", option, value});
    EXPECT_EQ(run.exitCode, 2) << option << " " << value;
    EXPECT_THAT(run.err, AllOf(StartsWith(std::string("footfall: error: ") + option),
                               HasSubstr("got '" + std::string(value) + "'")));
  }
  EXPECT_THAT(folder.files(), ElementsAre());
}

TEST(Convert, ToAnotherRateSaysWhatIsLost) {
  const TemporaryFolder folder;
  const Outcome run =
      footfall({"convert", "--json", kExamples + "/walk.bvh", folder / "o.bvh", "--rate", "1"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const json report = json::parse(run.out);
  EXPECT_FALSE(report["exact"].get<bool>());
  EXPECT_GT(report["linear_error_mm"].get<double>(), 10);  // the hips rise and sink with each step
  EXPECT_GT(report["angular_error_deg"].get<double>(), 20);
}

TEST(Numbers, AreFiniteInEveryVerb) {
  const TemporaryFolder folder;
  const std::vector<std::string> cases[] = {
      {"check", kExamples + "/walk.bvh", "--max-skate", "nan"},
      {"walk", kExamples + "/leap.json", "-o", folder / "o.bvh", "--style-weight", "nan"},
      {"clean", kExamples + "/walk.bvh", "-o", folder / "o.bvh", "--blend", "inf"},
      {"creature", "simulate", "luxo", "--duration", "inf"},
      {"gait", "make", "dog:trot", "-o", folder / "o.bvh", "--speed", "nan"},
  };
  for (const std::vector<std::string>& arguments : cases) {
    const Outcome run = footfall(arguments);
    EXPECT_EQ(run.exitCode, 2) << arguments.front();
    EXPECT_THAT(run.err, AllOf(HasSubstr("--"), HasSubstr("'" + arguments.back() + "'")))
        << arguments.front();
  }
  EXPECT_THAT(folder.files(), ElementsAre());
}

TEST(StandardOutput, ThatIsFullIsAnError) {
  if (!fs::exists("/dev/full")) GTEST_SKIP() << "there is no /dev/full";
  const std::vector<std::string> cases[] = {{"sample", kExamples + "/walk.bvh"},
                                            {"info", kExamples + "/walk.bvh", kExamples + "/run.bvh"},
                                            {"creature", "preset"},
                                            {"info", "--dump-config", "x"},
                                            {"--help"}};
  for (const std::vector<std::string>& arguments : cases) {
    const Outcome run = runProgram(FOOTFALL_PROGRAM, arguments, "/dev/full");
    EXPECT_EQ(run.exitCode, 2) << arguments.front();
    EXPECT_EQ(run.err, "footfall: error: standard output cannot be written\n") << arguments.front();
  }
}

TEST(Quiet, LeavesOnlyWhatWasAskedFor) {
  const TemporaryFolder folder;
  const std::string walk = kExamples + "/walk.bvh", shelf = kExamples + "/stances/shelf.json";
  const std::vector<std::string> silent[] = {
      {"convert", walk, folder / "o.glb"},
      {"sample", walk, "-o", folder / "o.csv"},
      {"warp", walk, "--beat", "33:36", "-o", folder / "w.bvh"},
      {"blend", walk, kExamples + "/run.bvh", "--start", "60", "-o", folder / "b.bvh"},
      {"prints", "--path", kExamples + "/path.json", "-o", folder / "t.json"},
      {"walk", kExamples + "/leap.json", "-o", folder / "l.bvh"},
      {"gait", "make", "dog:trot", "-o", folder / "d.bvh"},
      {"creature", "play", "luxo hop", "-o", folder / "h.bvh"},
      {"creature", "preset", "luxo", "-o", folder / "luxo.json"},
      {"library", "build", walk, "-o", folder / "library.json"}};
  const std::vector<std::string> spoken[] = {{"info", walk},
                                             {"check", walk},
                                             {"sample", walk, "--times", "0:2"},
                                             {"stance", "score", shelf},
                                             {"gait", "stats", "dog:trot"},
                                             {"creature", "simulate", "luxo"},
                                             {"creature", "preset", "luxo"}};
  const auto quietly = [](std::vector<std::string> arguments) {
    arguments.push_back("--quiet");
    return footfall(arguments);
  };
  int checked = 0;
  for (const std::vector<std::string>& arguments : silent) {
    const Outcome run = quietly(arguments);
    EXPECT_EQ(run.exitCode, 0) << arguments.front() << run.err;
    EXPECT_EQ(run.out + run.err, "") << arguments.front();
    EXPECT_THAT(footfall(arguments).out, Not(IsEmpty())) << arguments.front();
    ++checked;
  }
  for (const std::vector<std::string>& arguments : spoken) {
    EXPECT_THAT(quietly(arguments).out, Not(IsEmpty())) << arguments.front();
    ++checked;
  }
  EXPECT_EQ(checked, 17);
  const Outcome unmet = quietly({"check", kExamples + "/walk_sliding.bvh", "--max-skate", "2"});
  EXPECT_EQ(unmet.exitCode, 1);
  EXPECT_THAT(unmet.out, HasSubstr("past the limit"));
}

TEST(Verbs, MistypedAreAnsweredWithTheNearest) {
  const std::pair<std::vector<std::string>, const char*> wrong[] = {
      {{"gait", "mkae"},
       "there is no verb 'gait mkae'; did you mean 'gait make'? ('footfall help gait' lists the verbs)"},
      {{"library", "bogus"}, "there is no verb 'library bogus'"},
      {{"stance", "bogus"}, "there is no verb 'stance bogus'"},
      {{"bogus"}, "there is no verb 'bogus' ('footfall help' lists the verbs)"},
      {{"pictrue", "x"}, "there is no verb 'pictrue'; did you mean 'picture'?"},
      {{"help", "chekc"}, "there is no verb 'chekc'; did you mean 'check'?"},
      {{"help", "info", "more"}, "'footfall info' has no verbs of its own"},
      {{"info", "--jsno", "x"}, "'--jsno' is not an option of 'footfall info'; did you mean '--json'?"},
      {{"gait", "make", "dog:trot", "--sped=1"}, "'--sped' is not an option of 'footfall gait make'"},
      {{"picture", "x", "-o", "y.png", "--kind", "tming"}, "got 'tming'; did you mean 'timing'?"}};
  for (const auto& [arguments, message] : wrong) {
    const Outcome run = footfall(arguments);
    EXPECT_EQ(run.exitCode, 2);
    EXPECT_THAT(run.err, HasSubstr(message));
  }
}

TEST(Verbs, HelpAndListsAreOnStandardOutput) {
  const Outcome picture = footfall({"help", "picture"});
  EXPECT_EQ(picture.exitCode, 0);
  EXPECT_EQ(picture.out, footfall({"picture", "--help"}).out);
  EXPECT_THAT(footfall({"help"}).out, AllOf(HasSubstr("picture"), HasSubstr("creature")));
  for (const char* group : {"gait", "stance", "library", "creature"}) {
    const Outcome bare = footfall({group});
    EXPECT_EQ(bare.exitCode, 0) << group;
    EXPECT_THAT(bare.out, HasSubstr(std::string("footfall ") + group + " VERB")) << group;
    EXPECT_EQ(bare.out, footfall({"help", group}).out) << group;
  }
}

TEST(Flags, OfEveryVerbStandBeforeItOrAfter) {
  const std::string walk = kExamples + "/walk.bvh";
  const Outcome after = footfall({"info", walk, "--json", "--threads", "1"});
  const Outcome before = footfall({"--json", "--threads", "1", "info", walk});
  ASSERT_EQ(before.exitCode, 0) << before.err;
  EXPECT_EQ(before.out, after.out);
  EXPECT_TRUE(json::accept(before.out));
  EXPECT_EQ(footfall({"gait", "--json", "stats", "dog:trot"}).out,
            footfall({"gait", "stats", "dog:trot", "--json"}).out);
}

TEST(Flags, DumpConfigPrintsTheVerbAlone) {
  const Outcome stats = footfall({"gait", "stats", "dog:trot", "--dump-config"});
  EXPECT_EQ(stats.exitCode, 0) << stats.err;
  EXPECT_THAT(stats.out, HasSubstr("stride=\"dog:trot\""));
  EXPECT_THAT(stats.out, AllOf(Not(HasSubstr("follow.")), Not(HasSubstr("[gait"))));
}

TEST(Inputs, ThatDoNotExistAreNoSuchFileOrFolder) {
  for (const char* missing : {"clips/", "clips"}) {
    const Outcome run = footfall({"check", missing});
    EXPECT_EQ(run.exitCode, 2);
    EXPECT_EQ(run.err, std::string("footfall: error: ") + missing + ": no such file or folder\n");
  }
}

TEST(Inputs, OfAMotionForADocumentSayHowToMakeIt) {
  const TemporaryFolder folder;
  const std::string walk = kExamples + "/walk.bvh";
  const std::pair<std::vector<std::string>, std::string> wrong[] = {
      {{"walk", walk, "-o", folder / "o.bvh"}, "footfall prints " + walk + " -o track.json"},
      {{"library", "info", walk}, "footfall library build " + walk + " -o library.json"},
      {{"locomote", walk, "--script", "0 1", "-o", folder / "o.bvh"}, "footfall library build " + walk},
      {{"stance", "score", walk}, "footfall stance extract " + walk}};
  for (const auto& [arguments, remedy] : wrong) {
    const Outcome run = footfall(arguments);
    EXPECT_EQ(run.exitCode, 2) << arguments.front();
    EXPECT_THAT(run.err, AllOf(StartsWith("footfall: error: " + walk + ": is a motion"), HasSubstr(remedy)))
        << arguments.front();
  }
}

TEST(StandardStreams, CarryMotionsTablesAndPictures) {
  const TemporaryFolder folder;
  const std::string walk = kExamples + "/walk.bvh";
  const Outcome converted = footfallWithInput(walk, {"convert", "-", "-", "--from", "bvh", "--to", "bvh"});
  ASSERT_EQ(converted.exitCode, 0) << converted.err;
  ASSERT_EQ(footfall({"convert", walk, folder / "o.bvh"}).exitCode, 0);
  EXPECT_EQ(converted.out, readFile(folder / "o.bvh"));
  EXPECT_EQ(footfallWithInput(walk, {"sample", "-", "--from", "bvh", "--times", "0:3"}).out,
            footfall({"sample", walk, "--times", "0:3"}).out);
  EXPECT_THAT(footfallWithInput(walk, {"picture", "-", "--from", "bvh", "-o", "-", "--to", "svg"}).out,
              StartsWith("<?xml"));
  ASSERT_EQ(footfall({"clean", walk, "-o", folder / "clean.bvh"}).exitCode, 0);
  EXPECT_EQ(footfallWithInput(walk, {"clean", "-", "--from", "bvh", "-o", "-"}).out,
            readFile(folder / "clean.bvh"));
  EXPECT_THAT(footfallWithInput(walk, {"info", "-"}).err, HasSubstr("give --from bvh"));
  EXPECT_THAT(footfall({"convert", walk, "-"}).err, HasSubstr("give --to"));
  EXPECT_THAT(footfall({"convert", walk, "-", "--to", "bvh", "--json"}).err, HasSubstr("--json"));
}

TEST(OptionsVerb, ListsEveryRowOfATable) {
  const json table = json::parse(footfall({"options", "contacts", "--json"}).out);
  EXPECT_EQ(table["system"], "contacts");
  ASSERT_GT(table["options"].size(), 15u);
  for (const json& row : table["options"]) {
    EXPECT_FALSE(row["help"].get<std::string>().empty()) << row;
    EXPECT_FALSE(row["default"].get<std::string>().empty()) << row;
  }
  EXPECT_THAT(footfall({"options", "contacts", "--markdown"}).out, HasSubstr("| `mergeGap` |"));
  EXPECT_THAT(footfall({"options", "contact"}).err, HasSubstr("did you mean 'contacts'?"));
}

TEST(Creature, PresetsAreReportedAsJson) {
  const json list = json::parse(footfall({"creature", "preset", "--json"}).out);
  EXPECT_THAT(list["creatures"].get<std::vector<std::string>>(), testing::Contains("luxo"));
  const json one = json::parse(footfall({"creature", "preset", "luxo", "--json"}).out);
  EXPECT_EQ(one["document"]["footfall"], "creature");
}

// What it says it went is what is read back.
TEST(Creature, ComesBackAsLargeAsItWent) {
  const TemporaryFolder folder;
  const Outcome play =
      footfall({"creature", "play", "walker balanced walk", "-o", folder / "w.bvh", "--json"});
  ASSERT_EQ(play.exitCode, 0) << play.err;
  const Outcome info = footfall({"info", folder / "w.bvh", "--json"});
  ASSERT_EQ(info.exitCode, 0) << info.err;
  EXPECT_NEAR(json::parse(info.out)["distance_m"].get<double>(),
              json::parse(play.out)["distance_m"].get<double>(), 0.2);
}

TEST(Warp, RefusesToRunBackFromTheBeginning) {
  const TemporaryFolder folder;
  const Outcome run = footfall({"warp", kExamples + "/walk.bvh", "--speed", "0:-1", "-o", folder / "o.bvh"});
  EXPECT_EQ(run.exitCode, 2);
  EXPECT_THAT(run.err, HasSubstr("nothing is before it"));
  EXPECT_THAT(folder.files(), ElementsAre());
}

}  // namespace
}  // namespace footfall::testing_cli
