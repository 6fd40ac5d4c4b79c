// SPDX-License-Identifier: MIT
// The one interface of all searches: ask for candidates, have them evaluated anywhere, tell their fitness.
//
//   std::unique_ptr<Search> search = makeSearch(space, options);
//   while (search->generation() < 40) {
//     const Candidates candidates = search->ask();
//     search->tell(fitnessOf(candidates));   // larger is better; -infinity: it fell, or blew up
//   }
//   search->best()
//
// A search draws its random numbers by generation and individual: the same seed and the same fitness give the
// same bits, whoever evaluates. state() holds all there is to know between two generations.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "creature/search/search_space.h"

namespace footfall::creature {

struct Individual {
  Eigen::VectorXd parameters;  // empty: none yet
  double fitness = 0;
};

// A search between two generations: named tables of numbers, -infinity among them.
struct SearchState {
  std::string method;  // "sphc", "cma-es"
  int generation = 0;
  long long evaluations = 0;
  std::map<std::string, Eigen::MatrixXd> tables;
};

class Search {
 public:
  virtual ~Search() = default;

  // The candidates of this generation, all inside the ranges.
  virtual Candidates ask() const = 0;
  // Their fitness, one per row. NaN counts as -infinity. Throws Error where the count differs.
  void tell(const Eigen::VectorXd& fitness);

  int generation() const { return generation_; }  // how many were told; the first population is generation 0
  long long evaluations() const { return evaluations_; }
  const Individual& best() const { return best_; }  // of all generations
  // The individuals to go on from, best first: the parents (SPHC), the last candidates (CMA-ES).
  virtual std::vector<Individual> population() const = 0;

  SearchState state() const;
  // Throws Error where the state is of another method, or its tables have other sizes.
  void restore(const SearchState& state);

  const SearchSpace& space() const { return space_; }

 protected:
  explicit Search(SearchSpace space);

 private:
  virtual void learn(const Candidates& candidates, const Eigen::VectorXd& fitness) = 0;
  virtual std::string method() const = 0;
  virtual std::map<std::string, Eigen::MatrixXd> tables() const = 0;
  virtual void setTables(const std::map<std::string, Eigen::MatrixXd>& tables) = 0;

  SearchSpace space_;
  int generation_ = 0;
  long long evaluations_ = 0;
  Individual best_;
};

// A table of a state, of this many rows and columns (0 rows: any). Throws Error naming it.
const Eigen::MatrixXd& stateTable(const std::map<std::string, Eigen::MatrixXd>& tables,
                                  const std::string& name, Eigen::Index rows, Eigen::Index columns);

enum class SearchMethod { Sphc, CmaEs };
const std::vector<std::string>& searchMethodNames();  // "sphc", "cma-es"

struct SearchOptions {
  SearchMethod method = SearchMethod::CmaEs;  // better than SPHC in most of equal budgets: the method's docs
  std::uint64_t seed = 1;
  int population = 0;  // 0: 50 (SPHC, as the thesis), 4 + 3 ln n (CMA-ES, as its paper)
  // Restart from a saved population: SPHC takes these as its first individuals, CMA-ES the first as its mean
  // and first candidate.
  std::vector<Eigen::VectorXd> start;
};
std::unique_ptr<Search> makeSearch(const SearchSpace& space, const SearchOptions& options = {});

}  // namespace footfall::creature
