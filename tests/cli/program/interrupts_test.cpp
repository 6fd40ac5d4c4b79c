// SPDX-License-Identifier: MIT
// Ctrl-C, in every verb.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <future>
#include <map>
#include <set>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "run_program.h"

namespace footfall::testing_cli {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

const std::string kExamples = std::string(FOOTFALL_SOURCE_DIR) + "/examples";

// What is waited for never comes: it ends only because it is stopped.
TEST(Interrupt, EndsWorkThatCannotBeAsked) {
  const TemporaryFolder folder;
  const Outcome run = interrupted({"info", "-", "--from", "bvh"}, [] { return true; });
  EXPECT_EQ(run.exitCode, 130) << run.err;
  EXPECT_THAT(run.err, HasSubstr("stopped; nothing was written"));
}

TEST(Interrupt, NamesTheFilesThatWereWritten) {
  const TemporaryFolder folder;
  const std::string out = folder / "out";
  ASSERT_EQ(mkfifo((folder / "never.bvh").c_str(), 0600), 0);
  const Outcome run = interrupted(
      {"convert", kExamples + "/walk.bvh", folder / "never.bvh", out, "--to", "anim", "--threads", "1"},
      [&] { return fs::exists(out + "/walk.anim"); });
  EXPECT_EQ(run.exitCode, 130) << run.err;
  EXPECT_THAT(run.err, HasSubstr("stopped; " + out + "/walk.anim had been written and is complete"));
  EXPECT_FALSE(fs::exists(out + "/walk.anim.part"));
}

// The verbs that a help text lists, with the words before them.
std::vector<std::string> verbsBelow(const std::string& group) {
  std::vector<std::string> arguments;
  if (!group.empty()) arguments.push_back(group);
  arguments.push_back("--help");
  std::istringstream help(footfall(arguments).out);
  std::vector<std::string> verbs;
  bool listed = false;
  for (std::string line; std::getline(help, line);) {
    if (line == "Subcommands:") {
      listed = true;
    } else if (listed && line.size() > 2 && line[0] == ' ' && line[2] != ' ') {
      verbs.push_back((group.empty() ? "" : group + " ") + line.substr(2, line.find(' ', 2) - 2));
    } else if (listed && (line.empty() || line[0] != ' ')) {
      break;
    }
  }
  return verbs;
}

std::set<std::string> everyVerb() {
  std::set<std::string> verbs;
  for (const std::string& verb : verbsBelow("")) {
    const std::vector<std::string> below = verb == "help" ? std::vector<std::string>() : verbsBelow(verb);
    if (below.empty()) verbs.insert(verb);
    verbs.insert(below.begin(), below.end());
  }
  return verbs;
}

// What each verb is given: MOTION, OTHER and DOCUMENT are inputs that never come, OUT is in the test's
// folder.
const std::map<std::string, std::string> kWaiting = {
    {"info", "MOTION"},
    {"convert", "MOTION OUT.glb"},
    {"sample", "MOTION -o OUT.csv"},
    {"picture", "MOTION -o OUT.webp"},
    {"check", "MOTION"},
    {"view", "MOTION -o OUT.html"},
    {"clean", "MOTION -o OUT.bvh"},
    {"trim", "MOTION --range 0:9 -o OUT.bvh"},
    {"mirror", "MOTION -o OUT.bvh"},
    {"loop", "MOTION -o OUT.bvh"},
    {"root", "MOTION --in-place -o OUT.bvh"},
    {"concat", "MOTION OTHER -o OUT.bvh"},
    {"retarget", "MOTION --onto OTHER -o OUT.bvh"},
    {"rate", "MOTION --rate 24 -o OUT.bvh"},
    {"warp", "MOTION --speed 0:2 -o OUT.bvh"},
    {"blend", "MOTION OTHER --start 10 -o OUT.bvh"},
    {"prints", "--from MOTION -o OUT.json"},
    {"walk", "DOCUMENT -o OUT.bvh"},
    {"wander", "--world DOCUMENT -o OUT.json"},
    {"gait stats", "MOTION"},
    {"gait follow", "MOTION DOCUMENT -o OUT.bvh"},
    {"gait transition", "MOTION OTHER -o OUT.bvh"},
    {"stance extract", "MOTION -o OUT.json"},
    {"stance warp", "DOCUMENT one --set startSpeed=3"},
    {"stance blend", "DOCUMENT one two"},
    {"stance score", "DOCUMENT"},
    {"stance search", "DOCUMENT"},
    {"stance coverage", "DOCUMENT"},
    {"stance chain", "DOCUMENT DOCUMENT -o OUT.bvh"},
    {"stance sketch", "DOCUMENT DOCUMENT -o OUT.json"},
    {"library build", "MOTION -o OUT.json"},
    {"library info", "DOCUMENT"},
    {"library plot", "DOCUMENT -o OUT"},
    {"locomote", "DOCUMENT --script WALK -o OUT.bvh"},
    {"creature simulate", "DOCUMENT"},
    {"creature features", "DOCUMENT"},
    {"creature play", "DOCUMENT -o OUT.bvh"},
    {"creature synthesize", "DOCUMENT -o OUT.json"},
};
// They read nothing and end at once.
const std::set<std::string> kImmediate = {"options", "help", "creature preset", "gait make"};

struct Waiting {
  TemporaryFolder folder;
  std::vector<std::string> arguments;
  std::vector<int> writers;

  Waiting(const std::string& verb, const std::string& rest) {
    std::istringstream words(verb + " " + rest);
    for (std::string word; words >> word;) {
      if (word == "MOTION" || word == "OTHER") word = never(word + ".bvh");
      if (word == "DOCUMENT") word = never("document.json");
      if (word == "WALK") word = "Walk {3}";
      if (word.rfind("OUT", 0) == 0) word = folder / ("out" + word.substr(3));
      arguments.push_back(word);
    }
  }
  ~Waiting() {
    for (const int writer : writers) close(writer);
  }

  std::string never(const std::string& name) {
    const std::string path = folder / name;
    mkfifo(path.c_str(), 0600);
    return path;
  }

  // The verb has opened one of its inputs. Kept open: what it reads never ends.
  bool begun() {
    for (const auto& entry : fs::directory_iterator(folder.path())) {
      const int writer = open(entry.path().c_str(), O_WRONLY | O_NONBLOCK);
      if (writer < 0) continue;
      writers.push_back(writer);
      return true;
    }
    return false;
  }
};

TEST(Interrupt, EveryVerbIsInTheTable) {
  std::set<std::string> known = kImmediate;
  for (const auto& [verb, rest] : kWaiting) known.insert(verb);
  EXPECT_EQ(everyVerb(), known);
}

// While a verb waits for what never comes it cannot be asked whether to go on; it stops all the same, and
// says that nothing was written.
TEST(Interrupt, StopsEveryVerb) {
  constexpr std::size_t kAtOnce = 8;
  std::vector<std::pair<std::string, std::future<Outcome>>> runs;
  std::size_t stopped = 0;
  const auto finish = [&] {
    for (auto& [verb, run] : runs) {
      const Outcome outcome = run.get();
      EXPECT_EQ(outcome.exitCode, 130) << verb << ": " << outcome.err;
      EXPECT_THAT(outcome.err, HasSubstr("stopped; nothing was written")) << verb;
      ++stopped;
    }
    runs.clear();
  };
  for (const auto& [verb, rest] : kWaiting) {
    runs.emplace_back(verb, std::async(std::launch::async, [verb = verb, rest = rest] {
                        Waiting waiting(verb, rest);
                        const Outcome outcome =
                            interrupted(waiting.arguments, [&] { return waiting.begun(); });
                        for (const std::string& name : waiting.folder.files())
                          EXPECT_NE(name.rfind("out", 0), 0u) << verb << " left " << name;
                        return outcome;
                      }));
    if (runs.size() == kAtOnce) finish();
  }
  finish();
  EXPECT_EQ(stopped, kWaiting.size());
}

}  // namespace
}  // namespace footfall::testing_cli
