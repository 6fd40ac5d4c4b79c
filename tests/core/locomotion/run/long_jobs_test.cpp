// SPDX-License-Identifier: MIT
// Long jobs ask often whether to stop, say how far they are without going back, and stop when told to.
#include <functional>
#include <string>

#include <gtest/gtest.h>

#include "core/locomotion/libraries.h"
#include "creature/presets/creature_presets.h"
#include "locomotion/library/library_report.h"

namespace footfall::locomotion {
namespace {

using Job = std::function<void(const Progress&)>;

// Calls of a whole run; at least `least`. Stopped at half of them it throws Cancelled and asks no more.
void expectStops(const std::string& what, int least, const Job& job) {
  int calls = 0;
  double last = 0;
  job([&](double share) {
    EXPECT_GE(share, last) << what << ": the share never goes back";
    EXPECT_LE(share, 1) << what;
    last = share;
    ++calls;
    return true;
  });
  EXPECT_GE(calls, least) << what;
  int asked = 0;
  EXPECT_THROW(job([&](double) { return ++asked < calls / 2; }), Cancelled) << what;
  EXPECT_EQ(asked, calls / 2) << what;
}

TEST(LongJobs, AskOftenAndStop) {
  const auto library = madeLibrary();
  GenerateOptions options;
  options.threads = 1;
  options.frameRate = 30;
  const Script script = parseScript("Walk {3, [0: (1.3, 0)]}, Run {2, [0: (3, 0)]}");
  expectStops("a script", 150, [&](const Progress& progress) {
    options.progress = progress;
    generate(library, script, options);
  });
  Route route;
  route.points = {{{0, 0}, {}}, {{0, 4}, {}}, {{3, 8}, {}}};
  route.speeds = {1.2, 1.3, 1.2};
  expectStops("a path", 150, [&](const Progress& progress) {
    options.progress = progress;
    generate(library, route, options);
  });
  expectStops("a report", 400, [&](const Progress& progress) {
    options.progress = progress;
    reportOf(library, 0, 2, options);
  });
  expectStops("a library", 20, [](const Progress& progress) {
    BuildOptions build;
    build.threads = 1;
    build.progress = progress;
    buildLibrary(madeClips(), build);
  });
}

TEST(LongJobs, ASimulationAsksAndStops) {
  using namespace creature;
  const Creature luxo = creaturePreset("luxo");
  const SimulationModel model(luxo, {}, {});
  const PoseGraph graph = holdingGraph(luxo);
  expectStops("a simulation", 60, [&](const Progress& progress) {
    SimulationWorkspace work(model);
    RunRecord record;
    simulate(model, PoseGraphController(graph, luxo), 1, work, record, progress);
  });
}

}  // namespace
}  // namespace footfall::locomotion
