// SPDX-License-Identifier: MIT
// A synthesis problem: a creature, the free parameters of its controller and the wanted features; and the
// fitness of one choice of parameters (Kamat §5.5, §6.1.6).
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "creature/control/pose_graph.h"
#include "creature/dynamics/simulate.h"
#include "creature/measure/feature.h"

namespace footfall::creature {

enum class Metric {
  // 1 - Σ w min(1, |f - y| / (max - min)) / Σ w: 1 is perfect. All postures together are one term, averaged
  // over samples
  // and joints, each against its joint's range.
  Normalised,
  // The thesis's sum: w Σ Σ (1 - |θ° - θ|) + w (1 - |E° - E| / E_max) + …, each with its modulus (printed
  // without); E_max is
  // the feature's `max`. Perfect: the sum of weights, postures counted once per joint.
  Thesis,
  // §5.5: minus the length of the vector of w (f - y), in the root of squares,
  DifferenceL2,
  // or as a sum.
  DifferenceL1,
};

struct SynthesisProblem {
  std::string name;
  Creature creature;
  CreatureWorld world;
  SimulationOptions simulation;
  PoseGraphSpace controller;
  std::vector<Feature> features;
  Metric metric = Metric::Normalised;
  MeasureOptions measure{1, 3};  // 3 s to settle
  double duration = 8;           // seconds
};

// A run that falls is worth this plus the share of the time it stood (0 to 1), so that a search can climb
// out; one that diverges or has no whole cycle is worth just this. Below whatever a run that ends well is
// worth.
inline constexpr double kWorstFitness = -1e6;

struct Evaluation {
  double fitness = kWorstFitness;  // the higher the better; always finite
  RunEnd end = RunEnd::Completed;
  double endTime = 0;          // seconds
  std::vector<double> values;  // of each feature; 0 where absent
};

// A problem with one answer to it.
struct SynthesisSolution {
  SynthesisProblem problem;
  std::vector<double> parameters;  // in the order of the problem's free parameters; radians
  double fitness = 0;
  std::string method;  // "sphc", "cma-es", …
  unsigned long long seed = 0;
  int generations = 0;

  PoseGraph graph() const;
};

// A problem made ready: checked, with the model of its creature. Immutable: share it between threads.
class SynthesisEvaluator {
 public:
  explicit SynthesisEvaluator(SynthesisProblem problem);  // throws Error naming what is wrong

  const SynthesisProblem& problem() const { return problem_; }
  const SimulationModel& model() const { return model_; }
  const MeasureFrame& frame() const { return frame_; }
  std::size_t size() const { return problem_.controller.size(); }  // free parameters

 private:
  SynthesisProblem problem_;
  SimulationModel model_;
  MeasureFrame frame_;
};

// One a thread, reused: no allocation after the first run.
struct SynthesisWorkspace {
  explicit SynthesisWorkspace(const SynthesisEvaluator& evaluator);

  PoseGraph graph;
  SimulationWorkspace simulation;
  RunRecord recording;      // of the last run
  MotionMeasures measures;  // of it, where it had a whole cycle
};

// Simulates the controller that the parameters make and measures its motion. Pure: the same parameters give
// the same bits, whatever the workspace did before.
void evaluate(const SynthesisEvaluator& evaluator, const double* parameters, SynthesisWorkspace& work,
              Evaluation& out, const Progress& progress = {});

// The fitness of measured values, for a run that completed.
double fitnessOf(const SynthesisProblem& problem, const RunRecord& recording, const MotionMeasures& measures,
                 const std::vector<double>& values);

}  // namespace footfall::creature
