// SPDX-License-Identifier: MIT
// A print is dragged in Maya: the node ffFootprintSolver in the stand-in host, from the moved locator to the
// figure at the current time and the path as it is drawn. 100 prints, figure human; milliseconds of processor
// time, the best of several, beside those of a walk that nothing is known of.
#ifdef FOOTFALL_PLUGIN
#include <benchmark/benchmark.h>
#include <mayahost/command.h>
#include <mayahost/draw.h>
#include <mayahost/host.h>

#include <algorithm>
#include <ctime>
#include <functional>
#include <string>

#include <fmt/format.h>

namespace {

double processorTime() {
  timespec t{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

double best(int times, const std::function<void()>& work) {
  double least = 1e9;
  for (int i = 0; i < times; ++i) {
    const double start = processorTime();
    work();
    least = std::min(least, processorTime() - start);
  }
  return 1000 * least;
}

// As the figure's walk of the other benchmarks: steps of 0.6 m and 0.5 s.
std::string hundredPrints() {
  std::string prints;
  for (int i = 0; i < 100; ++i)
    prints += fmt::format(
        "{}{{\\\"side\\\": \\\"{}\\\", \\\"position\\\": [{}, {}], \\\"stance\\\": 0.65, \\\"step\\\": 0.5}}",
        i > 0 ? ", " : "", i % 2 == 0 ? "left" : "right", i % 2 == 0 ? 0.08 : -0.08, 0.6 * i);
  return "{\\\"footfall\\\": \\\"track\\\", \\\"version\\\": 1, \\\"terrain\\\": {\\\"type\\\": "
         "\\\"flat\\\"}, \\\"prints\\\": [" +
         prints + "]}";
}

void drag(benchmark::State& state, double framesPerSecond) {
  mayahost::newScene();
  mayahost::loadPlugin(FOOTFALL_PLUGIN);
  mayahost::evalMel("ffWalk -json \"" + hundredPrints() + "\"");
  const std::string solver = "walk1Shape", print = "walk1_L51.translateX";
  mayahost::setNumber(solver + ".frameRate", framesPerSecond);
  mayahost::setCurrentTime(MTime(25.1, MTime::kSeconds));  // the dragged foot stands
  double place = mayahost::number(print);
  const auto look = [&] {
    benchmark::DoNotOptimize(mayahost::number(solver + ".bodyTranslateX"));
    benchmark::DoNotOptimize(mayahost::draw(solver));
  };
  look();
  const auto move = [&] {
    place += 0.5;
    mayahost::setNumber(print, place);
    look();
  };
  for (auto _ : state) move();
  const double moved = best(20, move);
  double crouch = 0;
  const double whole = best(4, [&] {
    crouch += 1e-4;
    mayahost::setNumber(solver + ".crouch", crouch);  // nothing stays as it was
    look();
  });
  state.counters["moved_ms"] = moved;
  state.counters["whole_ms"] = whole;
  state.counters["whole/moved"] = whole / moved;
  state.counters["of_a_24th"] = moved * 24 / 1000;
  mayahost::newScene();
  mayahost::unloadPlugin("footfall");
}

void walkNodeMovedPrint24(benchmark::State& state) {
  drag(state, 24);
}
BENCHMARK(walkNodeMovedPrint24)->Unit(benchmark::kMillisecond);
void walkNodeMovedPrint30(benchmark::State& state) {
  drag(state, 30);
}
BENCHMARK(walkNodeMovedPrint30)->Unit(benchmark::kMillisecond);

}  // namespace
#endif
