// SPDX-License-Identifier: MIT
// footfall creature synthesize: results, checkpoints after any end, workers on MPI.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <regex>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "base/scanner.h"
#include "run_program.h"

namespace footfall::testing_cli {
namespace {

using ::testing::HasSubstr;
using Json = nlohmann::json;

std::vector<std::string> synthesize(std::vector<std::string> more) {
  std::vector<std::string> all = {"creature", "synthesize", "--quiet", "--json"};
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

// A problem that takes a while: a search to be stopped in the middle.
const std::vector<std::string> kLong = {"luxo hop", "--population", "20", "--seed", "4"};

// kLong with more on it.
std::vector<std::string> longWith(std::vector<std::string> more, const std::string& generations = "12") {
  more.insert(more.begin(), {"--generations", generations});
  more.insert(more.begin(), kLong.begin(), kLong.end());
  return synthesize(std::move(more));
}

// The program, started and not waited for.
class Running {
 public:
  explicit Running(const std::vector<std::string>& arguments, const std::string& errors = "/dev/null") {
    pid_ = fork();
    if (pid_ == 0) {
      std::vector<char*> words = {const_cast<char*>(FOOTFALL_PROGRAM)};
      for (const std::string& word : arguments) words.push_back(const_cast<char*>(word.c_str()));
      words.push_back(nullptr);
      if (!freopen("/dev/null", "w", stdout) || !freopen(errors.c_str(), "w", stderr)) _exit(126);
      execv(FOOTFALL_PROGRAM, words.data());
      _exit(127);
    }
  }
  ~Running() {
    if (pid_ > 0) stop(SIGKILL);
  }
  int stop(int number) {
    kill(pid_, number);
    return wait();
  }
  int wait() {
    int status = 0;
    waitpid(pid_, &status, 0);
    pid_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  }
  bool ended() {
    int status = 0;
    if (waitpid(pid_, &status, WNOHANG) == 0) return false;
    pid_ = -1;
    return true;
  }

 private:
  pid_t pid_ = -1;
};

// Until the condition holds or the program has ended; a minute at most.
template <typename Condition>
bool waitFor(const Condition& condition, Running& program) {
  for (int i = 0; i < 6000; ++i) {
    if (condition()) return true;
    if (program.ended()) return condition();
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

int generationOf(const std::string& checkpoint) {
  if (!std::filesystem::exists(checkpoint)) return -1;
  return Json::parse(readFile(checkpoint)).at("generation").get<int>();
}

TEST(Synthesize, FindsAHopAndWritesItWithItsFitness) {
  const TemporaryFolder folder;
  const Outcome outcome =
      footfall(synthesize({"luxo hop", "-o", folder / "hop.json", "--method", "sphc", "--generations", "12",
                           "--picture", folder / "fitness.svg", "--seed", "1"}));
  ASSERT_EQ(outcome.exitCode, 0) << outcome.err;
  const Json report = Json::parse(outcome.out);
  EXPECT_GT(report.at("fitness").get<double>(), 0.9);
  EXPECT_EQ(report.at("evaluations"), 50 * 13);
  EXPECT_EQ(report.at("gait"), "hop");
  EXPECT_EQ(Json::parse(readFile(folder / "hop.json")).at("fitness"), report.at("fitness"));
  EXPECT_THAT(readFile(folder / "fitness.svg"), HasSubstr("generation"));
  // Played by the verb that knows nothing of searches, it is worth the same.
  const Outcome features = footfall({"creature", "features", folder / "hop.json", "--json"});
  EXPECT_EQ(features.exitCode, 0) << features.err;
}

TEST(Synthesize, TheSameSeedIsTheSameSolutionOnAnyNumberOfThreads) {
  const TemporaryFolder folder;
  for (const std::string threads : {"1", "2", "5"})
    ASSERT_EQ(footfall(longWith({"-o", folder / threads, "--threads", threads}, "4")).exitCode, 0);
  EXPECT_EQ(readFile(folder / "1"), readFile(folder / "2"));
  EXPECT_EQ(readFile(folder / "1"), readFile(folder / "5"));
}

TEST(Synthesize, KilledAndResumedItEndsAsIfNeverStopped) {
  const TemporaryFolder folder;
  for (const std::string method : {"sphc", "cma-es"}) {
    const std::string whole = folder / (method + "-whole"), part = folder / (method + "-part");
    ASSERT_EQ(footfall(longWith({"--method", method, "--checkpoint", whole, "-o", whole + ".json"})).exitCode,
              0);
    Running program(longWith({"--method", method, "--checkpoint", part, "-o", part + ".json"}));
    ASSERT_TRUE(waitFor([&] { return generationOf(part) >= 4; }, program));
    program.stop(SIGKILL);
    const int reached = generationOf(part);  // always a whole document
    EXPECT_GE(reached, 4);
    const Outcome resumed = footfall(synthesize({"--resume", part, "-o", part + ".json"}));
    ASSERT_EQ(resumed.exitCode, 0) << resumed.err;
    EXPECT_EQ(readFile(part), readFile(whole));
    EXPECT_EQ(readFile(part + ".json"), readFile(whole + ".json"));
  }
}

TEST(Synthesize, CtrlCKeepsTheLastGenerationAndSaysHowToGoOn) {
  const TemporaryFolder folder;
  const std::string checkpoint = folder / "run", errors = folder / "errors";
  Running program(longWith({"--checkpoint", checkpoint, "-o", folder / "best.json"}, "5000"), errors);
  ASSERT_TRUE(waitFor([&] { return generationOf(checkpoint) >= 2; }, program));
  EXPECT_EQ(program.stop(SIGINT), 130);
  EXPECT_THAT(readFile(errors), HasSubstr("--resume"));
  EXPECT_TRUE(std::filesystem::exists(folder / "best.json"));
  EXPECT_EQ(footfall(synthesize(
                         {"--resume", checkpoint, "--generations", std::to_string(generationOf(checkpoint))}))
                .exitCode,
            0);
}

TEST(Synthesize, StartsFromASavedPopulationOrSolution) {
  const TemporaryFolder folder;
  ASSERT_EQ(footfall(longWith({"--checkpoint", folder / "run", "-o", folder / "best.json"})).exitCode, 0);
  const double best = Json::parse(readFile(folder / "best.json")).at("fitness");
  for (const std::string from : {"run", "best.json"}) {
    const Outcome outcome = footfall(synthesize(
        {"luxo hop", "--population", "10", "--generations", "0", "--from", folder / from, "--seed", "9"}));
    ASSERT_EQ(outcome.exitCode, 0) << outcome.err;
    EXPECT_GE(Json::parse(outcome.out).at("fitness").get<double>(), best) << from;
  }
}

// The winners of several seeds to choose from: the fittest first, then what differs from it.
TEST(Synthesize, WritesAGalleryOfWinners) {
  const TemporaryFolder folder;
  const Outcome outcome = footfall(synthesize({"luxo hop", "--runs", "3", "--generations", "12", "--gallery",
                                               folder / "winners", "--choices", "2", "--seed", "1"}));
  ASSERT_EQ(outcome.exitCode, 0) << outcome.err;
  const Json gallery = Json::parse(outcome.out).at("gallery");
  ASSERT_GE(gallery.size(), 1u);
  ASSERT_LE(gallery.size(), 2u);
  EXPECT_EQ(gallery[0].at("fitness"), Json::parse(outcome.out).at("fitness"));
  EXPECT_EQ(Json::parse(readFile(folder / "winners/1.json")).at("fitness"), gallery[0].at("fitness"));
  EXPECT_GT(std::filesystem::file_size(folder / "winners/gallery.webp"), 1000u);
}

TEST(Synthesize, SaysWhatIsWrong) {
  const TemporaryFolder folder;
  const auto error = [&](const std::vector<std::string>& arguments) {
    const Outcome outcome = footfall(synthesize(arguments));
    EXPECT_EQ(outcome.exitCode, 2);
    return outcome.err;
  };
  EXPECT_THAT(error({"no such problem"}), HasSubstr("no such problem"));
  EXPECT_THAT(error({}), HasSubstr("--resume"));
  EXPECT_THAT(error({"luxo hop", "--method", "annealing"}), HasSubstr("annealing"));
  EXPECT_THAT(error({"luxo hop", "--method", "sphc", "--population", "1"}),
              HasSubstr("population must be at least 2, got 1"));
  EXPECT_THAT(error({"--resume", folder / "none"}), HasSubstr("none"));
  writeFile(folder / "bad", "{\"footfall\": \"checkpoint\", \"version\": 1}");
  EXPECT_THAT(error({"--resume", folder / "bad"}), HasSubstr("method"));
  EXPECT_THAT(error({"luxo hop", "--runs", "2", "--checkpoint", folder / "c"}), HasSubstr("--runs"));
  EXPECT_TRUE(folder.files() == std::vector<std::string>{"bad"});
}

// MPI, where this build has it and mpirun can start two processes.
bool haveMpi() {
  if (!std::filesystem::exists(std::filesystem::path(FOOTFALL_PROGRAM).parent_path() / "footfall-mpi"))
    return false;
  const std::string root = geteuid() == 0 ? " --allow-run-as-root" : "";
  return std::system(("mpirun -n 2 --oversubscribe" + root + " true >/dev/null 2>&1").c_str()) == 0;
}
#define SKIP_WITHOUT_MPI() \
  if (!haveMpi())          \
  GTEST_SKIP() << "no footfall-mpi, or no mpirun that works (Debian: libopenmpi-dev, openmpi-bin)"

TEST(SynthesizeOnMpi, GivesTheSameBitsAsOneProcess) {
  SKIP_WITHOUT_MPI();
  const TemporaryFolder folder;
  ASSERT_EQ(footfall(longWith({"--checkpoint", folder / "one"}, "3")).exitCode, 0);
  for (const std::string processes : {"1", "3"}) {
    const Outcome outcome = footfall(longWith({"--checkpoint", folder / processes, "--mpi", processes}, "3"));
    ASSERT_EQ(outcome.exitCode, 0) << outcome.err;
    EXPECT_EQ(readFile(folder / processes), readFile(folder / "one"));
  }
}

TEST(SynthesizeOnMpi, SurvivesTheLossOfWorkers) {
  SKIP_WITHOUT_MPI();
  const TemporaryFolder folder;
  const std::string lost = folder / "lost", errors = folder / "errors";
  ASSERT_EQ(footfall(longWith({"--checkpoint", folder / "whole"})).exitCode, 0);
  std::vector<std::string> arguments = longWith({"--checkpoint", lost, "--mpi", "3"});
  arguments.erase(std::find(arguments.begin(), arguments.end(), "--quiet"));
  Running program(arguments, errors);
  int killed = 0;
  for (const int generation : {2, 6}) {  // a worker of the first job, then one of the job after it
    ASSERT_TRUE(waitFor([&] { return generationOf(lost) >= generation; }, program));
    const std::string said = readFile(errors);
    const std::regex worker("worker 2 on [^,]+, process ([0-9]+)");
    std::string process;
    for (std::sregex_iterator it(said.begin(), said.end(), worker), end; it != end; ++it) process = (*it)[1];
    ASSERT_FALSE(process.empty()) << said;
    if (kill(std::stoi(process), SIGKILL) == 0) ++killed;
  }
  EXPECT_EQ(program.wait(), 0) << readFile(errors);
  EXPECT_EQ(killed, 2);
  EXPECT_THAT(readFile(errors), HasSubstr("a worker was lost"));
  EXPECT_EQ(readFile(lost), readFile(folder / "whole"));
}

TEST(SynthesizeOnMpi, GoesOnAloneWhereTheLauncherFails) {
  SKIP_WITHOUT_MPI();
  const TemporaryFolder folder;
  ASSERT_EQ(footfall(longWith({"--checkpoint", folder / "one"}, "2")).exitCode, 0);
  for (const std::string launcher : {"no-such-launcher -n 4", "false"}) {
    std::vector<std::string> arguments = longWith({"--checkpoint", folder / "alone", "--mpi", launcher}, "2");
    arguments.erase(std::find(arguments.begin(), arguments.end(), "--quiet"));
    const Outcome outcome = footfall(arguments);
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.err, HasSubstr("this machine's threads"));
    EXPECT_EQ(readFile(folder / "alone"), readFile(folder / "one"));
  }
}

}  // namespace
}  // namespace footfall::testing_cli
