// SPDX-License-Identifier: MIT
// Stochastic population hill climbing (Fukunaga 1994; Kamat 1996, section 6.2, figures 6.9 and 6.10, appendix
// A.3): every individual has one offspring by mutation and is replaced where that is better; now and then the
// better half is copied over the worse. No crossover.
#pragma once

#include "creature/search/search.h"

namespace footfall::creature {

class RandomStream;

// The thesis says both (figure 6.10, appendix A.3): every operation equally likely, or every parameter.
enum class CreepChoice { Operation, Parameter };

struct SphcOptions {
  std::uint64_t seed = 1;
  int population = 50;
  double creepShare = 0.5;  // of creeps among mutations; the others redraw a whole node
  double lowFactor = 0.8;   // creep of what has no step of its own: times a number from here ...
  double highFactor = 1.2;  // ... to here
  CreepChoice choice = CreepChoice::Operation;
  int reseedInterval = 10;             // generations between reseedings; 0: never
  std::vector<Eigen::VectorXd> start;  // the first individuals, clamped to the ranges; others are drawn
};

// Changes one node of the controller: one of its parameters by a creep, or all of them drawn anew. Stays
// inside the ranges.
void mutate(Eigen::Ref<Eigen::RowVectorXd> parameters, const SearchSpace& space, const SphcOptions& options,
            RandomStream& random);

class Sphc : public Search {
 public:
  // Throws Error naming the option that is out of range, or the individual of another length.
  Sphc(SearchSpace space, SphcOptions options);

  Candidates ask() const override;
  std::vector<Individual> population() const override;

 private:
  void learn(const Candidates& candidates, const Eigen::VectorXd& fitness) override;
  void reseed();
  std::string method() const override { return "sphc"; }
  std::map<std::string, Eigen::MatrixXd> tables() const override;
  void setTables(const std::map<std::string, Eigen::MatrixXd>& tables) override;

  SphcOptions options_;
  Candidates parents_;  // none before the first generation is told
  Eigen::VectorXd fitness_;
};

}  // namespace footfall::creature
