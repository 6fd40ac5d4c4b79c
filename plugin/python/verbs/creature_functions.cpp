// SPDX-License-Identifier: MIT
// Simulated creatures: run, measured, and searched for.
#include "creature/creature_options.h"
#include "creature/dynamics/simulate.h"
#include "creature/model/creature_motion.h"
#include "creature/presets/creature_presets.h"
#include "creature/search/synthesis.h"
#include "creature/search/synthesis_search.h"
#include "io/creature_input.h"
#include "python/bindings.h"
#include "python/call/arrays.h"
#include "python/call/engine_call.h"
#include "python/call/keyword_options.h"
#include "python/call/words.h"

namespace footfall::python {
using namespace creature;

namespace {

using InputPtr = std::shared_ptr<CreatureInput>;

std::string documentOf(const CreatureInput& input) {
  if (input.solution) return formatSolutionJson(*input.solution);
  return formatSynthesisJson(input.problem);
}

py::dict aboutInput(const CreatureInput& input) {
  py::dict about;
  about["name"] = input.problem.name;
  about["creature"] = input.problem.creature.name;
  about["duration"] = input.problem.duration;
  about["solved"] = input.solution.has_value();
  about["runs"] = input.graph.has_value();
  about["parameters"] = input.problem.controller.size();
  about["fitness"] = input.solution ? py::object(py::float_(input.solution->fitness)) : py::none();
  py::list features;
  for (const Feature& feature : input.problem.features)
    features.append(py::make_tuple(keywordOf(feature.kind), feature.value, unitOf(feature.kind)));
  about["features"] = features;
  about["notes"] = textList(input.notes);
  return about;
}

InputPtr withOptions(const CreatureInput& input, const py::dict& keywords) {
  auto changed = std::make_shared<CreatureInput>(input);
  applyKeywords(keywords, synthesisProblemTable(), changed->problem);
  if (changed->solution) changed->solution->problem = changed->problem;
  return changed;
}

py::dict runRows(const RunRecord& run) {
  const py::ssize_t samples = signedSize(run.samples());
  py::dict rows;
  std::vector<double> times, com;
  for (std::size_t i = 0; i < run.samples(); ++i) {
    times.push_back(run.time(i));
    com.push_back(run.com[i].x());
    com.push_back(run.com[i].y());
  }
  rows["times"] = handedOver(std::move(times));
  rows["coordinates"] = handedOver(run.q, {samples, py::ssize_t{run.dofs}});
  rows["speeds"] = handedOver(run.qd, {samples, py::ssize_t{run.dofs}});
  rows["torques"] = handedOver(run.torque, {samples, py::ssize_t{run.joints}});
  rows["com"] = handedOver(std::move(com), {samples, 2});
  rows["kinetic"] = handedOver(run.kinetic);
  rows["potential"] = handedOver(run.potential);
  rows["lowest"] = handedOver(run.lowest);
  rows["touching"] = handedOver(run.touching);
  rows["end"] = nameOf(run.end);
  rows["end_time"] = run.endTime;
  rows["reason"] = run.reason;
  return rows;
}

py::tuple simulated(const CreatureInput& input, double rate, const py::object& progress) {
  if (!input.graph)
    throw Error(
        fmt::format("'{}' has no controller; search for one with creature.synthesize", input.problem.name));
  const SynthesisProblem& problem = input.problem;
  RunRecord record;
  engineCall(progress, [&](const Progress& watch) {
    checkPoseGraph(*input.graph, problem.creature);
    const SimulationModel model(problem.creature, problem.world, problem.simulation);
    SimulationWorkspace work(model);
    simulate(model, PoseGraphController(*input.graph, problem.creature), problem.duration, work, record,
             watch);
  });
  py::dict rows = runRows(record);
  return py::make_tuple(std::make_shared<Motion>(motionOf(problem.creature, record, rate)), rows);
}

// Of a solution: how well it meets the features.
py::dict evaluated(const CreatureInput& input) {
  if (!input.solution)
    throw Error(fmt::format("'{}' is not solved; search for a controller with creature.synthesize",
                            input.problem.name));
  const SynthesisEvaluator evaluator(input.solution->problem);
  SynthesisWorkspace work(evaluator);
  Evaluation evaluation;
  engineCall([&] { evaluate(evaluator, input.solution->parameters.data(), work, evaluation); });
  py::dict row;
  row["fitness"] = evaluation.fitness;
  row["end"] = nameOf(evaluation.end);
  row["end_time"] = evaluation.endTime;
  py::list features;
  const std::vector<Feature>& wanted = input.solution->problem.features;
  for (std::size_t i = 0; i < wanted.size(); ++i)
    features.append(py::make_tuple(keywordOf(wanted[i].kind), wanted[i].value, evaluation.values[i]));
  row["features"] = features;
  return row;
}

// onGeneration(report): False stops; the best so far is given back.
class GenerationWatch {
 public:
  explicit GenerationWatch(const py::object& function) : function_(function.ptr()) {}

  void operator()(const SearchHistory& history) {
    if (function_ == Py_None) return;
    const GenerationReport& last = history.back();
    py::gil_scoped_acquire locked;
    try {
      py::dict report;
      report["generation"] = last.generation;
      report["evaluations"] = last.evaluations;
      report["best"] = last.best;
      report["top"] = last.top;
      report["median"] = last.median;
      if (py::handle(function_)(report).is(py::handle(Py_False))) enough_ = true;
    } catch (...) {
      fault_ = std::current_exception();
    }
  }
  bool goesOn() const { return !enough_ && !fault_; }
  bool enough() const { return enough_; }
  void rethrow() const {
    if (fault_) std::rethrow_exception(fault_);
  }

 private:
  PyObject* function_;  // borrowed: the caller holds it during the call
  bool enough_ = false;
  std::exception_ptr fault_;
};

py::list historyRows(const SearchHistory& history) {
  py::list rows;
  for (const GenerationReport& one : history)
    rows.append(py::make_tuple(one.generation, one.best, one.top, one.median));
  return rows;
}

py::tuple synthesized(const CreatureInput& input, const py::dict& keywords, int threads,
                      const py::object& onGeneration, const py::object& progress) {
  SynthesisOptions options;
  applyKeywords(keywords, synthesisOptionTable(), options);
  options.search.seed = static_cast<std::uint64_t>(options.seed);
  // As the program does: what a document holds is what is searched, to the bit.
  const SynthesisEvaluator evaluator(parseSynthesisJson(formatSynthesisJson(input.problem), "the problem"));
  const std::unique_ptr<Search> search =
      makeSearch(searchSpace(evaluator.problem().controller), options.search);
  SearchHistory history;
  GenerationWatch generations(onGeneration);
  try {
    engineCall(progress, [&](const Progress& watch) {
      const std::unique_ptr<EvaluationPool> pool = makeThreadPool(synthesisFitness(evaluator), threads);
      runSearch(
          *search, *pool, options.run, history,
          [&](const Search&, const SearchHistory& so) { generations(so); },
          [&](double share) { return generations.goesOn() && watch(share); });
    });
  } catch (const Cancelled&) {
    generations.rethrow();
    if (!generations.enough()) throw;
  }
  generations.rethrow();
  auto found = std::make_shared<CreatureInput>(input);
  SynthesisSolution solution;
  solution.problem = evaluator.problem();
  const Eigen::VectorXd& best = search->best().parameters;
  solution.parameters.assign(best.data(), best.data() + best.size());
  solution.fitness = search->best().fitness;
  solution.method = search->state().method;
  solution.seed = options.search.seed;
  solution.generations = search->generation() - 1;
  found->problem = solution.problem;
  found->graph = solution.graph();
  found->solution = std::move(solution);
  return py::make_tuple(found, historyRows(history));
}

}  // namespace

void bindCreatures(py::module_& module) {
  py::class_<CreatureInput, InputPtr>(module, "Creature")
      .def_static("read",
                  [](const std::string& source) {
                    return std::make_shared<CreatureInput>(readCreatureInput(source));
                  })
      .def("about", &aboutInput)
      .def("document", &documentOf)
      .def("with_options", &withOptions)
      .def("simulate", &simulated)
      .def("evaluate", &evaluated)
      .def("parameters",
           [](const CreatureInput& input) {
             return handedOver(input.solution ? input.solution->parameters : std::vector<double>());
           })
      .def("synthesize", &synthesized);
  module.def("creature_presets", [] {
    return py::make_tuple(textList(creaturePresetNames()), textList(synthesisPresetNames()),
                          textList(solutionPresetNames()));
  });
}

}  // namespace footfall::python
