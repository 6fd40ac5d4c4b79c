// SPDX-License-Identifier: MIT
#include "io/page/creature_items.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "creature/model/creature_body.h"
#include "creature/model/creature_motion.h"
#include "io/documents/creature_json.h"

namespace footfall {
using namespace creature;

namespace {

constexpr double kRate = 50;       // frames per second
constexpr std::size_t kShown = 6;  // individuals of a search

// Of runs that ended well; others have no place on its scale.
double shownFitness(double fitness) {
  return fitness > kWorstFitness + 1 ? fitness : std::numeric_limits<double>::quiet_NaN();
}

}  // namespace

PageItem creatureItem(const std::string& name, const Creature& creature, Motion motion,
                      const PageMotionOptions& options) {
  PageItem item;
  item.name = name;
  item.motion = pageMotion(std::move(motion), options);
  item.motion->body = creatureBody(creature);
  return item;
}

PageItem creatureItem(const std::string& name, const SynthesisProblem& problem, const PoseGraph& graph,
                      const PageMotionOptions& options, const Progress& progress) {
  checkPoseGraph(graph, problem.creature);
  const SimulationModel model(problem.creature, problem.world, problem.simulation);
  SimulationWorkspace work(model);
  RunRecord run;
  simulate(model, PoseGraphController(graph, problem.creature), problem.duration, work, run, progress);
  PageItem item = creatureItem(name, problem.creature, motionOf(problem.creature, run, kRate), options);
  if (run.end != RunEnd::Completed) item.notes.push_back(run.reason);
  return item;
}

void addSearch(Page& page, const std::string& name, const SearchCheckpoint& checkpoint,
               const std::string& file, const PageMotionOptions& options, const Progress& progress) {
  const SynthesisProblem problem = parseSynthesisJson(checkpoint.problem, file);
  const std::size_t place = page.items.size();
  PageItem search;
  search.kind = PageKind::Search;
  search.name = name;
  PageFitness fitness;
  for (const GenerationReport& generation : checkpoint.history)
    fitness.bestAndMean.emplace_back(shownFitness(generation.best), shownFitness(generation.median));
  if (!checkpoint.history.empty())
    search.caption =
        fmt::format("Best fitness {:.3f} after {} generations, {} runs.", checkpoint.history.back().best,
                    checkpoint.history.back().generation, checkpoint.history.back().evaluations);
  page.items.push_back(std::move(search));
  const std::vector<Eigen::VectorXd> individuals = individualsOf(checkpoint);
  const std::size_t shown = std::min(kShown, individuals.size());
  for (std::size_t i = 0; i < shown; ++i) {
    report(progress, static_cast<double>(i) / static_cast<double>(shown));
    PoseGraph graph = problem.controller.base;
    applyParameters(problem.controller, problem.creature, individuals[i].data(), graph);
    const std::string called = i == 0 ? "the best" : fmt::format("individual {}", i + 1);
    PageItem item = creatureItem(called, problem, graph, options);
    item.member = true;
    fitness.items.push_back(page.items.size());
    page.items[place].members.push_back(page.items.size());
    page.items.push_back(std::move(item));
  }
  page.items[place].fitness = std::move(fitness);
}

}  // namespace footfall
