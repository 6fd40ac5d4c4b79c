// SPDX-License-Identifier: MIT
#include "creature/search/synthesis_search.h"

#include <memory>

#include "base/angles.h"
#include "creature/creature_tuning.h"

namespace footfall::creature {
namespace {

double creepStep(const FreeParameter& parameter) {
  switch (parameter.kind) {
    case ParameterKind::Hold:
    case ParameterKind::Spring:
    case ParameterKind::Damper:
      return 0;
    case ParameterKind::Target:
    case ParameterKind::Trunk:
      return tuning::kAngleCreep;
    default:
      return tuning::kRangeCreep * (parameter.high - parameter.low);
  }
}

}  // namespace

SearchSpace searchSpace(const PoseGraphSpace& controller) {
  SearchSpace space;
  for (const FreeParameter& p : controller.free)
    space.push_back({p.low, p.high, creepStep(p), p.node, static_cast<int>(p.kind)});
  return space;
}

std::function<Fitness()> synthesisFitness(const SynthesisEvaluator& evaluator) {
  return [&evaluator] {
    struct Own {
      explicit Own(const SynthesisEvaluator& e) : work(e) {}
      SynthesisWorkspace work;
      Evaluation evaluation;
    };
    return Fitness([&evaluator, own = std::make_shared<Own>(evaluator)](const double* parameters,
                                                                        const Progress& progress) {
      evaluate(evaluator, parameters, own->work, own->evaluation, progress);
      return own->evaluation.fitness;
    });
  };
}

}  // namespace footfall::creature
