// SPDX-License-Identifier: MIT
// footfall view, and --view of the verbs that make a motion.
#include <sys/stat.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/scanner.h"
#include "core/io/page/opened_page.h"
#include "run_program.h"

namespace footfall::testing_cli {
namespace {

using nlohmann::json;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;

const std::string kExamples = std::string(FOOTFALL_SOURCE_DIR) + "/examples";

#if FOOTFALL_VIEWER

// A page made with these arguments.
OpenedPage viewed(const TemporaryFolder& folder, std::vector<std::string> arguments) {
  const std::string page = folder / "page.html";
  arguments.insert(arguments.begin(), "view");
  arguments.insert(arguments.end(), {"-o", page});
  const Outcome outcome = footfall(arguments);
  EXPECT_EQ(outcome.exitCode, 0) << outcome.err;
  return OpenedPage::file(page);
}

TEST(View, AMotionBecomesAPageOfItself) {
  const TemporaryFolder folder;
  const OpenedPage page = viewed(folder, {kExamples + "/walk_sliding.bvh", "--max-skate", "5"});
  EXPECT_EQ(page.json["layout"], "single");
  EXPECT_EQ(page.json["title"], "walk_sliding");
  const json& item = page.json["items"][0];
  EXPECT_EQ(item["kind"], "motion");
  EXPECT_EQ(item["file"], "walk_sliding.bvh");
  EXPECT_THAT(item["command"].get<std::string>(), HasSubstr("footfall view"));
  const json& skate = item["check"]["rows"][0];
  EXPECT_EQ(skate["limit"], 5);
  EXPECT_EQ(skate["exceeds"], true);
  EXPECT_EQ(item["quality"]["measures"][0]["limit"], 5);
  EXPECT_THAT(item["check"]["text"].get<std::string>(), HasSubstr("joint_jump"));
  ASSERT_FALSE(item["worst"].empty());
  EXPECT_THAT(item["worst"][0]["sentence"].get<std::string>(), HasSubstr("foot slides"));
  // The page asks for nothing from anywhere.
  const std::string html = readFile(folder / "page.html");
  EXPECT_THAT(html, Not(HasSubstr("src=\"http")));
  EXPECT_THAT(html, Not(HasSubstr("href=\"http")));
}

TEST(View, EveryFormatAndKindIsRecognised) {
  const TemporaryFolder folder;
  for (const char* extension : {"anim", "ma", "gltf", "glb", "json"}) {
    const std::string file = folder / (std::string("walk.") + extension);
    ASSERT_EQ(footfall({"convert", kExamples + "/walk.bvh", file}).exitCode, 0);
    if (std::string(extension) == "anim") continue;  // curves without a figure, see below
    EXPECT_EQ(viewed(folder, {file}).json["items"][0]["motion"]["joints"].size(), 27u) << extension;
  }
  EXPECT_EQ(viewed(folder, {kExamples + "/biped.ma"}).json["items"][0]["kind"], "motion");

  const OpenedPage track = viewed(folder, {kExamples + "/tracks/run_hills.json"});
  const json& run = track.json["items"][0];
  EXPECT_EQ(run["kind"], "track");
  EXPECT_GT(run["prints"].size(), 5u);
  EXPECT_EQ(run["track"]["daggers"].size(), run["prints"].size());
  EXPECT_EQ(run["terrain"]["kind"], "mesh");
  EXPECT_TRUE(std::any_of(run["track"]["phases"].begin(), run["track"]["phases"].end(),
                          [](const json& phase) { return phase["kind"] == "flight"; }));
  EXPECT_EQ(run["track"]["comPath"]["count"].get<int>(), 3 * run["track"]["comTimes"]["count"].get<int>());

  const OpenedPage shelf = viewed(folder, {kExamples + "/stances/shelf.json"});
  EXPECT_EQ(shelf.json["items"][0]["kind"], "stances");
  EXPECT_EQ(shelf.json["layout"], "single");
  ASSERT_GT(shelf.json["items"][0]["members"].size(), 3u);
  for (const json& member : shelf.json["items"][0]["members"]) {
    EXPECT_EQ(shelf.json["items"][member.get<std::size_t>()]["member"], true);
    EXPECT_TRUE(shelf.json["items"][member.get<std::size_t>()].contains("motion"));
  }

  const OpenedPage trot = viewed(folder, {"dog:trot"});
  EXPECT_EQ(trot.json["items"][0]["kind"], "stride");
  EXPECT_EQ(trot.json["items"][0]["diagram"]["legs"].size(), 4u);

  const OpenedPage hop = viewed(folder, {kExamples + "/creatures/luxo_hop.json"});
  EXPECT_TRUE(hop.json["items"][0]["motion"].contains("body"));
  EXPECT_GT(viewed(folder, {"kangaroo hop"}).json["items"][0]["motion"]["frames"].get<int>(), 50);
}

TEST(View, AMotionLibraryPlaysItsExamples) {
  const TemporaryFolder folder;
  const std::string library = folder / "library.json";
  ASSERT_EQ(footfall({"library", "build", kExamples + "/walk.bvh", kExamples + "/walk_circle.bvh",
                      kExamples + "/run.bvh", "--mirror", "-o", library})
                .exitCode,
            0);
  const OpenedPage page = viewed(folder, {library});
  const json& item = page.json["items"][0];
  EXPECT_EQ(item["kind"], "library");
  std::size_t examples = 0;
  for (const json& cls : item["hull"]["classes"]) {
    for (const json& example : cls["examples"]) {
      EXPECT_TRUE(page.json["items"][example["item"].get<std::size_t>()].contains("motion"));
      ++examples;
    }
  }
  EXPECT_GE(examples, 4u);
  EXPECT_EQ(item["members"].size(), examples);
}

TEST(View, ASearchShowsItsFitnessAndItsBest) {
  const TemporaryFolder folder;
  const std::string checkpoint = folder / "search.json";
  ASSERT_EQ(footfall({"creature", "synthesize", "luxo hop", "--population", "12", "--generations", "4", "-o",
                      folder / "found.json", "--checkpoint", checkpoint})
                .exitCode,
            0);
  const OpenedPage page = viewed(folder, {checkpoint});
  const json& item = page.json["items"][0];
  EXPECT_EQ(item["kind"], "search");
  EXPECT_EQ(item["fitness"]["generations"].size(), 5u);
  ASSERT_FALSE(item["fitness"]["items"].empty());
  EXPECT_TRUE(page.json["items"][item["fitness"]["items"][0].get<std::size_t>()].contains("motion"));
}

TEST(View, TwoMotionsAreComparedOnOneClock) {
  const TemporaryFolder folder;
  const OpenedPage page =
      viewed(folder, {kExamples + "/walk.bvh", "--against", kExamples + "/walk_sliding.bvh"});
  EXPECT_EQ(page.json["layout"], "compare");
  ASSERT_EQ(page.json["items"].size(), 2u);
  EXPECT_EQ(page.json["items"][1]["before"], 0);
  // The root of the second goes 8 % too far over the ground.
  const auto apart = page.read<float>(page.json["items"][1]["difference"]["joints"]);
  EXPECT_NEAR(apart.front(), 0, 0.01);
  EXPECT_GT(apart.back(), 0.1);
}

TEST(View, SeveralInputsAreAGallery) {
  const TemporaryFolder folder;
  const std::string clips = folder / "clips";
  std::filesystem::create_directory(clips);
  for (const char* name : {"walk.bvh", "run.bvh", "dog.bvh"})
    std::filesystem::copy(kExamples + "/" + name, clips + "/" + name);
  std::filesystem::copy(kExamples + "/warp_walk.json", clips + "/warp_walk.json");
  const OpenedPage page = viewed(folder, {clips, "dog:trot"});
  EXPECT_EQ(page.json["layout"], "gallery");
  std::vector<std::string> names;
  for (const json& item : page.json["items"]) names.push_back(item["name"]);
  EXPECT_EQ(names, (std::vector<std::string>{"dog", "run", "walk", "dog:trot"}));
}

TEST(View, AGalleryDocumentHasSentencesAndCommands) {
  const TemporaryFolder folder;
  std::filesystem::copy(kExamples + "/walk.bvh", folder / "walk.bvh");
  writeFile(folder / "gallery.json", R"({"footfall": "gallery", "version": 1, "title": "Ours", "items": [
    {"file": "walk.bvh", "caption": "A walk.", "command": "footfall convert 'a b.bvh' walk.bvh"}, {"file": "dog:trot"}]})");
  const OpenedPage page = viewed(folder, {folder / "gallery.json"});
  EXPECT_EQ(page.json["title"], "Ours");
  EXPECT_EQ(page.json["layout"], "gallery");
  EXPECT_EQ(page.json["items"][0]["caption"], "A walk.");
  EXPECT_EQ(page.json["items"][0]["command"], "footfall convert 'a b.bvh' walk.bvh");
}

TEST(View, ABadInputGivesOneErrorAndNoPage) {
  const TemporaryFolder folder;
  const std::string page = folder / "page.html", broken = folder / "broken.bvh";
  writeFile(broken, "HIERARCHY\nROOT hips\n{\n");
  const std::pair<std::vector<std::string>, const char*> bad[] = {
      {{broken}, "broken.bvh"},
      {{kExamples + "/walk.bvh", broken}, "broken.bvh"},
      {{folder / "none.bvh"}, "none.bvh"},
      {{kExamples + "/warp_walk.json"}, "'warp', which does not move"},
      {{kExamples + "/walk.bvh", kExamples + "/run.bvh", "--against", kExamples + "/dog.bvh"}, "one input"},
      {{kExamples + "/walk.bvh", "--against", kExamples + "/stances/shelf.json"}, "must be a motion"},
      {{kExamples + "/walk.bvh", "--terrain", kExamples + "/walk.bvh"}, "walk.bvh"},
      {{"dog:flutter"}, "flutter"}};
  for (auto [arguments, message] : bad) {
    arguments.insert(arguments.begin(), "view");
    arguments.insert(arguments.end(), {"-o", page});
    const Outcome outcome = footfall(arguments);
    EXPECT_EQ(outcome.exitCode, 2) << message;
    EXPECT_THAT(outcome.err, HasSubstr(message));
    EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1) << outcome.err;
    EXPECT_FALSE(std::filesystem::exists(page)) << message;
  }
  EXPECT_THAT(footfall({"view", kExamples + "/walk.bvh", "-o", folder / "page.png"}).err,
              HasSubstr("walk.html"));
  EXPECT_THAT(footfall({"view", kExamples + "/walk.bvh"}).err, HasSubstr("--open"));
}

TEST(View, OpensThePageInTheBrowser) {
  const TemporaryFolder folder;
  const std::string opener = folder / "xdg-open";
  writeFile(opener, "#!/bin/sh\necho \"$1\" > '" + folder / "opened.txt" + "'\n");
  chmod(opener.c_str(), 0755);
  const std::string path = std::getenv("PATH");
  setenv("PATH", (folder.path() + ":" + path).c_str(), 1);
  const Outcome opened = footfall({"view", kExamples + "/walk.bvh", "-o", folder / "page.html", "--open"});
  writeFile(opener, "#!/bin/sh\nexit 3\n");
  const Outcome refused = footfall({"view", kExamples + "/walk.bvh", "-o", folder / "page.html", "--open"});
  setenv("PATH", path.c_str(), 1);
  EXPECT_EQ(opened.exitCode, 0) << opened.err;
  EXPECT_EQ(readFile(folder / "opened.txt"), folder / "page.html" + "\n");
  EXPECT_EQ(refused.exitCode, 2);
  EXPECT_THAT(refused.err, HasSubstr("open it in a browser"));
}

// The two items of a verb's page, the second one made of the first.
void expectBeforeAndAfter(const TemporaryFolder& folder, std::vector<std::string> arguments) {
  SCOPED_TRACE(arguments.front());
  const std::string page = folder / "page.html";
  arguments.insert(arguments.end(), {"--view", page});
  const Outcome outcome = footfall(arguments);
  ASSERT_EQ(outcome.exitCode, 0) << outcome.err << outcome.out;
  EXPECT_THAT(outcome.out, HasSubstr("-> " + page));
  const OpenedPage opened = OpenedPage::file(page);
  EXPECT_EQ(opened.json["layout"], "compare");
  ASSERT_EQ(opened.json["items"].size(), 2u);
  EXPECT_EQ(opened.json["items"][1]["before"], 0);
  EXPECT_THAT(opened.json["items"][1]["command"].get<std::string>(), HasSubstr(arguments.front()));
  std::filesystem::remove(page);
}

TEST(ViewOption, ShowsBeforeAndAfter) {
  const TemporaryFolder folder;
  expectBeforeAndAfter(folder, {"clean", kExamples + "/walk_sliding.bvh", "-o", folder / "clean.bvh"});
  expectBeforeAndAfter(folder, {"warp", kExamples + "/walk.bvh", "--keys", kExamples + "/warp_walk.json",
                                "-o", folder / "warp.bvh"});
  expectBeforeAndAfter(folder, {"blend", kExamples + "/walk.bvh", kExamples + "/run.bvh", "--start", "100",
                                "--duration", "40", "-o", folder / "blend.bvh"});
  expectBeforeAndAfter(
      folder, {"convert", kExamples + "/walk.bvh", folder / "walk.ma", "--reduce", "--tolerance", "0.0005"});
  expectBeforeAndAfter(folder, {"walk", kExamples + "/leap.json", "-o", folder / "leap.bvh", "--style",
                                kExamples + "/walk.bvh"});
}

// What made a page of one motion.
void expectOne(const TemporaryFolder& folder, std::vector<std::string> arguments, const char* kind) {
  SCOPED_TRACE(arguments[0] + " " + arguments[1]);
  const std::string page = folder / "page.html";
  arguments.insert(arguments.end(), {"--view", page});
  const Outcome outcome = footfall(arguments);
  ASSERT_EQ(outcome.exitCode, 0) << outcome.err << outcome.out;
  const OpenedPage opened = OpenedPage::file(page);
  EXPECT_EQ(opened.json["layout"], "single");
  ASSERT_EQ(opened.json["items"].size(), 1u);
  EXPECT_EQ(opened.json["items"][0]["kind"], kind);
  EXPECT_TRUE(opened.json["items"][0].contains("motion"));
  std::filesystem::remove(page);
}

TEST(ViewOption, ShowsWhatIsMadeOfNothing) {
  const TemporaryFolder folder;
  const std::string out = folder / "out.bvh", library = folder / "library.json";
  expectOne(folder, {"walk", kExamples + "/leap.json", "-o", out}, "track");
  expectOne(folder, {"gait", "make", "dog:trot", "-o", out}, "stride");
  expectOne(folder,
            {"gait", "follow", "dog:trot", kExamples + "/gait_path.json", "--terrain",
             kExamples + "/gait_hills.json", "-o", out},
            "motion");
  expectOne(folder, {"gait", "transition", "dog:walk", "dog:bound", "-o", out}, "motion");
  expectOne(
      folder,
      {"stance", "chain", kExamples + "/stances/shelf.json", kExamples + "/stances/leaps.json", "-o", out},
      "motion");
  expectOne(folder, {"creature", "play", "luxo hop"}, "motion");
  ASSERT_EQ(
      footfall({"library", "build", kExamples + "/walk.bvh", kExamples + "/walk_circle.bvh", "-o", library})
          .exitCode,
      0);
  expectOne(folder, {"locomote", library, "--script", "Walk {2, [0: (1.3, 0)]}", "-o", out}, "motion");
}

TEST(ViewOption, IsRefusedBeforeTheWork) {
  const TemporaryFolder folder;
  const Outcome name =
      footfall({"clean", kExamples + "/walk.bvh", "-o", folder / "clean.bvh", "--view", folder / "page.png"});
  EXPECT_EQ(name.exitCode, 2);
  EXPECT_THAT(name.err, HasSubstr("page.png"));
  const Outcome several = footfall({"clean", kExamples + "/walk.bvh", kExamples + "/run.bvh", "-o",
                                    folder / "cleaned", "--view", folder / "page.html"});
  EXPECT_EQ(several.exitCode, 2);
  EXPECT_THAT(several.err, HasSubstr("one motion"));
  EXPECT_TRUE(folder.files().empty());
}

#else

TEST(View, SaysWhatIsMissing) {
  const TemporaryFolder folder;
  const Outcome outcome = footfall({"view", kExamples + "/walk.bvh", "-o", folder / "page.html"});
  EXPECT_EQ(outcome.exitCode, 2);
  EXPECT_THAT(outcome.err, HasSubstr("without its viewer"));
  EXPECT_THAT(outcome.err, HasSubstr("-DFOOTFALL_VIEWER=ON"));
  EXPECT_EQ(
      footfall({"clean", kExamples + "/walk.bvh", "-o", folder / "clean.bvh", "--view", folder / "page.html"})
          .exitCode,
      2);
  EXPECT_TRUE(folder.files().empty());
}

#endif

}  // namespace
}  // namespace footfall::testing_cli
