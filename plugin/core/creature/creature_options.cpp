// SPDX-License-Identifier: MIT
#include "creature/creature_options.h"

namespace footfall::creature {

const OptionTable<SynthesisProblem>& synthesisProblemTable() {
  using O = SynthesisProblem;
  using Row = Option<O>;
  static const char* const kSimulation = "Simulation";
  static const char* const kMeasures = "Measures";
  static const OptionTable<O> table{
      Row(
          "simulation.step", [](O& o) -> double& { return o.simulation.step; }, between(1e-7, 0.1),
          OptionUnit::Seconds, "Time per simulation step")
          .asFlag("--step")
          .inGroup(kSimulation),
      Row("simulation.integrator",
          Row::Choice{[](const O& o) { return static_cast<int>(o.simulation.integrator); },
                      [](O& o, int i) { o.simulation.integrator = static_cast<Integrator>(i); }},
          {"semi-implicit", "euler", "rk2", "rk4", "adaptive"}, "Integrator")
          .asFlag("--integrator")
          .inGroup(kSimulation),
      Row("simulation.contact",
          Row::Choice{[](const O& o) { return static_cast<int>(o.simulation.contact); },
                      [](O& o, int i) { o.simulation.contact = static_cast<ContactModel>(i); }},
          {"stable", "printed"}, "Contact with the floor: stable, or as the thesis prints it")
          .asFlag("--contact")
          .inGroup(kSimulation),
      Row("simulation.solver",
          Row::Choice{[](const O& o) { return static_cast<int>(o.simulation.solver); },
                      [](O& o, int i) { o.simulation.solver = static_cast<TreeSolver>(i); }},
          {"articulated", "ldlt", "lu"}, "Solver of the equations of motion")
          .asFlag("--solver")
          .inGroup(kSimulation),
      Row(
          "simulation.implicit", [](O& o) -> bool& { return o.simulation.implicitSprings; },
          "Evaluate springs at the end of a step")
          .inGroup(kSimulation),
      Row(
          "simulation.adhesion", [](O& o) -> bool& { return o.simulation.allowAdhesion; },
          "Let the ground pull")
          .inGroup(kSimulation),
      Row(
          "simulation.record", [](O& o) -> double& { return o.simulation.recordStep; }, between(1e-7, 10),
          OptionUnit::Seconds, "Time from sample to sample of the record")
          .inGroup(kSimulation),
      Row(
          "simulation.tolerance", [](O& o) -> double& { return o.simulation.tolerance; }, between(1e-15, 1),
          OptionUnit::None, "Error per step of the adaptive integrator, metres and radians")
          .inGroup(kSimulation),
      Row(
          "simulation.falls", [](O& o) -> bool& { return o.simulation.detectFalls; }, "End at a fall")
          .inGroup(kSimulation),
      Row("metric",
          Row::Choice{[](const O& o) { return static_cast<int>(o.metric); },
                      [](O& o, int i) { o.metric = static_cast<Metric>(i); }},
          {"normalised", "thesis", "difference", "difference l1"}, "How features are summed to the fitness")
          .inGroup(kMeasures),
      Row("energy",
          Row::Choice{[](const O& o) { return static_cast<int>(o.measure.energy); },
                      [](O& o, int i) { o.measure.energy = static_cast<EnergyReading>(i); }},
          {"external work", "mean", "actuator work"}, "What counts as energy")
          .inGroup(kMeasures),
      Row(
          "skipCycles", [](O& o) -> int& { return o.measure.skipCycles; }, between(0, 1000),
          "Cycles at the start that are not measured")
          .asFlag("--skip")
          .inGroup(kMeasures),
      Row(
          "settle", [](O& o) -> double& { return o.measure.settle; }, between(0, 3600), OptionUnit::Seconds,
          "Time at the start that is not measured, at most half of the run")
          .asFlag("--settle")
          .inGroup(kMeasures),
      Row(
          "shiftPostures", [](O& o) -> bool& { return o.measure.shiftPostures; },
          "Measure postures at the part of the cycle where they fit best")
          .inGroup(kMeasures),
      Row(
          "duration", [](O& o) -> double& { return o.duration; }, between(1e-3, 3600), OptionUnit::Seconds,
          "Duration of the run")
          .asFlag("--duration")
          .inGroup(kSimulation),
  };
  return table;
}

const OptionTable<SynthesisOptions>& synthesisOptionTable() {
  using O = SynthesisOptions;
  using Row = Option<O>;
  static const OptionTable<O> table{
      Row("",
          Row::Choice{[](const O& o) { return static_cast<int>(o.search.method); },
                      [](O& o, int i) { o.search.method = static_cast<SearchMethod>(i); }},
          searchMethodNames(), "Stochastic population hill climbing, or covariance matrix adaptation")
          .asFlag("--method"),
      Row(
          "", [](O& o) -> int& { return o.search.population; }, between(0, 1000000),
          "Candidates per generation; 0: 50 for sphc, 4 + 3 ln n for cma-es")
          .asFlag("--population"),
      Row(
          "", [](O& o) -> int& { return o.run.generations; }, between(0, 1000000),
          "Generations after the first population")
          .asFlag("--generations"),
      Row(
          "", [](O& o) -> int& { return o.seed; }, atLeast(0),
          "Seed of the random numbers: the same seed gives the same result")
          .asFlag("--seed"),
      Row(
          "", [](O& o) -> double& { return o.run.enough; }, anyNumber(), OptionUnit::None,
          "Stop at this fitness")
          .asFlag("--enough"),
  };
  return table;
}

}  // namespace footfall::creature
