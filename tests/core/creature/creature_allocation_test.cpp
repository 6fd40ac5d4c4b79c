// SPDX-License-Identifier: MIT
// Steps and evaluations take no memory: counted by the program's own operator new.
#include <gtest/gtest.h>

#include "core/counted_memory.h"
#include "creature/presets/creature_presets.h"

namespace footfall::creature {
namespace {

TEST(Allocation, NoneFromStepToStep) {
  for (const Integrator integrator : {Integrator::SemiImplicit, Integrator::Rk4, Integrator::Adaptive}) {
    for (const TreeSolver solver : {TreeSolver::ArticulatedBody, TreeSolver::DenseLdlt}) {
      Creature c = creaturePreset("pogo");
      if (solver == TreeSolver::ArticulatedBody) c.fixed = {{0, {0.25, 0}}};
      SimulationOptions options;
      options.integrator = integrator;
      options.solver = solver;
      const PoseGraph graph = holdingGraph(c);
      const SimulationModel model(c, {}, options);
      SimulationWorkspace work(model);
      const PoseGraphController controller(graph, c);
      startRun(model, controller, work);
      stepRun(model, controller, work);
      const long before = allocations;
      for (int i = 0; i < 300; ++i) stepRun(model, controller, work);
      EXPECT_EQ(allocations - before, 0) << static_cast<int>(integrator) << static_cast<int>(solver);
    }
  }
}

// Once grown, an evaluation takes as little for eight seconds as for two.
TEST(Allocation, AnEvaluationsDoesNotGrowWithItsLength) {
  const auto count = [](double duration) {
    SynthesisProblem problem = synthesisPreset("luxo hop");
    problem.duration = duration;
    const SynthesisEvaluator evaluator(problem);
    SynthesisWorkspace work(evaluator);
    const std::vector<double> x = parametersOf(problem.controller, problem.controller.base);
    Evaluation e;
    evaluate(evaluator, x.data(), work, e);
    const long before = allocations;
    evaluate(evaluator, x.data(), work, e);
    return allocations - before;
  };
  EXPECT_LE(count(8), 12);
  EXPECT_EQ(count(8), count(2));
}

}  // namespace
}  // namespace footfall::creature
