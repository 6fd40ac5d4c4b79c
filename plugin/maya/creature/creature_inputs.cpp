// SPDX-License-Identifier: MIT
#include "maya/creature/creature_inputs.h"

#include <fmt/format.h>

#include "base/error.h"
#include "creature/model/creature_motion.h"
#include "creature/model/creature_rig.h"
#include "io/formats.h"

namespace footfall::maya {
using namespace creature;

namespace {

Skeleton figureOf(const std::string& text) {
  return parseSceneJson(text, "figure").figure();
}

SynthesisSolution read(const CreatureInputs& inputs) {
  if (inputs.solution.empty())
    throw Error("there is no solution to play; search for one, or load a solution file");
  return parseSolutionJson(inputs.solution, "solution");
}

}  // namespace

Character CreatureInputs::character() const {
  if (!figure.empty()) return bodyCharacter(figureOf(figure), "creature");
  return bodyCharacter(skeletonOf(read(*this).problem.creature), "creature");
}

SolvedCreature solveCreature(const CreatureInputs& inputs) {
  if (!(inputs.axes.metre > 0))
    throw Error(fmt::format("metre must be above 0, got {:g}", inputs.axes.metre));
  SynthesisSolution solution = read(inputs);
  const SynthesisEvaluator evaluator(solution.problem);
  SynthesisWorkspace work(evaluator);
  Evaluation evaluation;
  evaluate(evaluator, solution.parameters.data(), work, evaluation);
  std::string gait = "none", notes = work.recording.reason;
  if (evaluation.end == RunEnd::Completed)
    gait = classifyGait(work.measures.gait, evidenceOf(work.measures, evaluator.frame())).label;
  const std::vector<Feature>& features = solution.problem.features;
  for (std::size_t i = 0; i < features.size(); ++i) {
    notes += fmt::format("{}{}: wanted {:.3g}, is {:.3g} {}", notes.empty() ? "" : "\n",
                         keywordOf(features[i].kind), features[i].value, evaluation.values[i],
                         unitOf(features[i].kind));
  }
  const Creature& creature = solution.problem.creature;
  FigureMotion shown;
  shown.motion = inputs.figure.empty()
                     ? motionOf(creature, work.recording, inputs.frameRate)
                     : motionOnSkeleton(figureOf(inputs.figure), creature, work.recording, inputs.frameRate);
  Character character = bodyCharacter(shown.motion.skeleton, "creature");
  return {MotionPlayer(std::move(shown), std::move(character)),
          std::move(solution),
          std::move(evaluation),
          std::move(gait),
          std::move(notes),
          inputs.axes};
}

}  // namespace footfall::maya
