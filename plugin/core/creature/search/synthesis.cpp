// SPDX-License-Identifier: MIT
#include "creature/search/synthesis.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/error.h"

namespace footfall::creature {
namespace {

// The term of all postures: its weight, and its deviation, 0 to 1.
struct PostureTerm {
  double weight = 0, deviation = 0;
};

PostureTerm postureTerm(const SynthesisProblem& p, const RunRecord& r, const MotionMeasures& m) {
  PostureTerm term;
  double weights = 0, sum = 0;
  int postures = 0, entries = 0;
  for (const Feature& f : p.features) {
    if (f.kind != FeatureKind::Posture) continue;
    ++postures;
    weights += f.weight;
    for (std::size_t j = 0; j < f.angles.size(); ++j) {
      if (std::isnan(f.angles[j])) continue;
      const CreatureLink& link = p.creature.links[j + 1];
      const double range = link.high > link.low ? link.high - link.low : 1;
      sum += std::min(1.0, postureDistance(f, static_cast<int>(j), r, m) / range);
      ++entries;
    }
  }
  if (postures > 0) term = {weights / postures, sum / entries};
  return term;
}

double normalised(const SynthesisProblem& p, const RunRecord& r, const MotionMeasures& m,
                  const std::vector<double>& values) {
  const PostureTerm postures = postureTerm(p, r, m);
  double weights = postures.weight, sum = postures.weight * postures.deviation;
  for (std::size_t i = 0; i < p.features.size(); ++i) {
    const Feature& f = p.features[i];
    if (f.kind == FeatureKind::Posture) continue;
    weights += f.weight;
    sum += f.weight * std::min(1.0, std::abs(values[i] - f.value) / (f.max - f.min));
  }
  return weights > 0 ? 1 - sum / weights : 0;
}

double thesisSum(const SynthesisProblem& p, const RunRecord& r, const MotionMeasures& m,
                 const std::vector<double>& values) {
  double sum = 0;
  for (std::size_t i = 0; i < p.features.size(); ++i) {
    const Feature& f = p.features[i];
    if (f.kind != FeatureKind::Posture) {
      sum += f.weight * (1 - std::abs(f.value - values[i]) / std::max(std::abs(f.max), 1e-9));
      continue;
    }
    for (std::size_t j = 0; j < f.angles.size(); ++j)
      if (!std::isnan(f.angles[j])) sum += f.weight * (1 - postureDistance(f, static_cast<int>(j), r, m));
  }
  return sum;
}

double difference(const SynthesisProblem& p, const RunRecord& r, const MotionMeasures& m,
                  const std::vector<double>& values, bool squares) {
  double sum = 0;
  const auto add = [&](double d) { sum += squares ? d * d : std::abs(d); };
  for (std::size_t i = 0; i < p.features.size(); ++i) {
    const Feature& f = p.features[i];
    if (f.kind != FeatureKind::Posture) {
      add(f.weight * (values[i] - f.value));
      continue;
    }
    for (std::size_t j = 0; j < f.angles.size(); ++j)
      if (!std::isnan(f.angles[j])) add(f.weight * postureDistance(f, static_cast<int>(j), r, m));
  }
  return -(squares ? std::sqrt(sum) : sum);
}

SynthesisProblem checked(SynthesisProblem problem) {
  checkCreature(problem.creature);
  checkSpace(problem.controller, problem.creature);
  for (const Feature& f : problem.features) checkFeature(f, problem.creature);
  if (!(problem.duration > 0 && problem.duration <= 3600))
    throw Error(fmt::format("the duration must be above 0 and at most 3600 s, got {:g}", problem.duration));
  if (problem.measure.skipCycles < 0)
    throw Error(
        fmt::format("the number of skipped cycles must be at least 0, got {}", problem.measure.skipCycles));
  return problem;
}

}  // namespace

PoseGraph SynthesisSolution::graph() const {
  PoseGraph graph = problem.controller.base;
  applyParameters(problem.controller, problem.creature, parameters.data(), graph);
  return graph;
}

SynthesisEvaluator::SynthesisEvaluator(SynthesisProblem problem)
    : problem_(checked(std::move(problem))),
      model_(problem_.creature, problem_.world, problem_.simulation),
      frame_(problem_.creature, problem_.world) {}

SynthesisWorkspace::SynthesisWorkspace(const SynthesisEvaluator& evaluator)
    : graph(evaluator.problem().controller.base), simulation(evaluator.model()) {}

double fitnessOf(const SynthesisProblem& problem, const RunRecord& r, const MotionMeasures& m,
                 const std::vector<double>& values) {
  double fitness = 0;
  switch (problem.metric) {
    case Metric::Normalised:
      fitness = normalised(problem, r, m, values);
      break;
    case Metric::Thesis:
      fitness = thesisSum(problem, r, m, values);
      break;
    case Metric::DifferenceL2:
      fitness = difference(problem, r, m, values, true);
      break;
    case Metric::DifferenceL1:
      fitness = difference(problem, r, m, values, false);
      break;
  }
  // Above what a fall is worth, whatever the features say.
  return std::isfinite(fitness) ? std::max(fitness, kWorstFitness + 2) : kWorstFitness;
}

void evaluate(const SynthesisEvaluator& evaluator, const double* parameters, SynthesisWorkspace& work,
              Evaluation& out, const Progress& progress) {
  const SynthesisProblem& problem = evaluator.problem();
  applyParameters(problem.controller, problem.creature, parameters, work.graph);
  simulate(evaluator.model(), PoseGraphController(work.graph, problem.creature), problem.duration,
           work.simulation, work.recording, progress);
  out.values.assign(problem.features.size(), 0);
  out.fitness = kWorstFitness;
  out.end = work.recording.end;
  out.endTime = work.recording.endTime;
  if (out.end == RunEnd::Fell) out.fitness = kWorstFitness + std::min(1.0, out.endTime / problem.duration);
  if (out.end == RunEnd::Diverged) return;
  if (!measureMotion(work.recording, evaluator.frame(), problem.measure, work.measures)) {
    if (out.end != RunEnd::Completed) return;
    out.end = RunEnd::NoCycle;
    work.recording.reason = "the controller completes no whole cycle to measure";
    return;
  }
  fitPostures(problem.features, work.recording, problem.measure, work.measures);
  for (std::size_t i = 0; i < problem.features.size(); ++i)
    out.values[i] = measureFeature(problem.features[i], work.recording, evaluator.frame(), problem.measure,
                                   work.measures);
  if (out.end == RunEnd::Completed)
    out.fitness = fitnessOf(problem, work.recording, work.measures, out.values);
}

}  // namespace footfall::creature
