// SPDX-License-Identifier: MIT
// Creatures: an evaluation of eight seconds against real time; steps per second of the walker beside the Open
// Dynamics Engine on the same figure and step; the O(n) form beside the dense one over the number of links.
#include <benchmark/benchmark.h>

#include <ctime>
#include <random>

#include "creature/presets/creature_presets.h"
#include "creature_ode.h"

namespace {

using namespace footfall;
using namespace footfall::creature;

// Of this process on its processor: the work is on one thread, and the machine may have others to do.
double seconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

void creatureEvaluation(benchmark::State& state, const char* name) {
  SynthesisProblem problem = synthesisPreset(name);
  problem.simulation.detectFalls = false;  // the whole eight seconds, whatever happens
  const SynthesisEvaluator evaluator(problem);
  SynthesisWorkspace work(evaluator);
  const std::vector<double> x = parametersOf(problem.controller, problem.controller.base);
  Evaluation e;
  double spent = 0;
  for (auto _ : state) {
    const double start = seconds();
    evaluate(evaluator, x.data(), work, e);
    spent += seconds() - start;
  }
  state.counters["times_real_time"] = 8 * static_cast<double>(state.iterations()) / spent;
}
BENCHMARK_CAPTURE(creatureEvaluation, luxo, "luxo hop")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(creatureEvaluation, pogo, "pogo walk")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(creatureEvaluation, walker, "walker walk")->Unit(benchmark::kMillisecond);

// The walker on its feet for two seconds, held by springs soft enough for an explicit engine at this step.
void creatureWalkerSteps(benchmark::State& state) {
  const Creature walker = creaturePreset("walker");
  const double step = 0.001;
  const int count = 2000;
  PoseGraph graph = holdingGraph(walker);
  graph.nodes[0].spring.assign(6, 50);
  graph.nodes[0].damper.assign(6, 2);
  SimulationOptions options;
  options.step = step;
  const SimulationModel model(walker, {}, options);
  SimulationWorkspace work(model);
  const PoseGraphController controller(graph, walker);
  double ours = 0, quick = 0, direct = 0;
  for (auto _ : state) {
    double start = seconds();
    startRun(model, controller, work);
    for (int i = 0; i < count; ++i) stepRun(model, controller, work);
    ours += seconds() - start;
    for (const bool fast : {true, false}) {
      OdeCreature ode(walker, graph);
      start = seconds();
      for (int i = 0; i < count; ++i) ode.step(step, fast);
      (fast ? quick : direct) += seconds() - start;
    }
  }
  const double steps = count * static_cast<double>(state.iterations());
  state.counters["steps_per_s"] = steps / ours;
  if (!hasOde()) return;
  state.counters["times_ode_quick"] = quick / ours;
  state.counters["times_ode_direct"] = direct / ours;
}
BENCHMARK(creatureWalkerSteps)->Unit(benchmark::kMillisecond)->Iterations(3);

// Accelerations of a random tree.
void creatureSolver(benchmark::State& state) {
  std::mt19937 random(1);
  std::uniform_real_distribution<double> unit(-1, 1);
  Creature c;
  c.name = "tree";
  for (int i = 0; i < state.range(0); ++i)
    c.links.push_back({std::to_string(i),
                       i == 0 ? -1 : static_cast<int>(random() % static_cast<unsigned>(i)),
                       {unit(random), unit(random)},
                       1,
                       0.1,
                       {0.1, 0},
                       -1,
                       1,
                       {}});
  for (int i = 0; i < c.stateSize(); ++i) c.initial.push_back(unit(random));
  const TreeModel model(c);
  TreeWorkspace work(model);
  std::vector<double> q(static_cast<std::size_t>(c.dofs())), qd(q.size()), qdd(q.size());
  splitState(c.initial, q.data(), qd.data());
  const TreeLoads loads{{0, -9.81}, nullptr, nullptr, nullptr, 0};
  constexpr int kRepeat = 200;
  double spent[3] = {0, 0, 0};
  for (auto _ : state) {
    for (const TreeSolver solver :
         {TreeSolver::ArticulatedBody, TreeSolver::DenseLdlt, TreeSolver::DenseLu}) {
      const double start = seconds();
      for (int i = 0; i < kRepeat; ++i) {
        placeTree(model, q.data(), qd.data(), work);
        accelerate(model, loads, solver, work, qdd.data());
        benchmark::DoNotOptimize(qdd.data());
      }
      spent[static_cast<int>(solver)] += seconds() - start;
    }
  }
  state.counters["ns"] = 1e9 * spent[0] / (kRepeat * static_cast<double>(state.iterations()));
  state.counters["times_ldlt"] = spent[1] / spent[0];
  state.counters["times_lu"] = spent[2] / spent[0];
}
BENCHMARK(creatureSolver)->Arg(3)->Arg(5)->Arg(7)->Arg(12)->Arg(30);

}  // namespace
