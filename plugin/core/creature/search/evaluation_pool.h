// SPDX-License-Identifier: MIT
// Where candidates are evaluated: the threads of this machine, or whatever else takes tasks by their number.
#pragma once

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

#include "base/progress.h"
#include "creature/search/search_space.h"

namespace footfall::creature {

// The fitness of one candidate (a row of the candidates). Pure: the same numbers give the same bits. A long
// one asks `progress` whether to stop, and then throws Cancelled.
class Fitness {
 public:
  using Function = std::function<double(const double* parameters, const Progress& progress)>;

  Fitness() = default;
  template <typename Work>
  explicit Fitness(Work work) {
    if constexpr (std::is_invocable_v<Work, const double*, const Progress&>) {
      function_ = std::move(work);
    } else {
      function_ = [work = std::move(work)](const double* parameters, const Progress&) {
        return work(parameters);
      };
    }
  }

  explicit operator bool() const { return static_cast<bool>(function_); }
  double operator()(const double* parameters, const Progress& progress = {}) const {
    return function_(parameters, progress);
  }

 private:
  Function function_;
};

class EvaluationPool {
 public:
  virtual ~EvaluationPool() = default;
  // The fitness of every candidate, one row each. Throws Cancelled where progress (the share of the
  // candidates) asks to stop.
  virtual Eigen::VectorXd evaluate(const Candidates& candidates, const Progress& progress) = 0;
};

// A pool of tasks on the threads of this machine (thesis section 6.2.1): each free thread takes the next.
// makeFitness is called once per thread, in that thread, so that each can have a workspace of its own.
// threads 0: all cores. What a fitness throws is thrown by evaluate.
std::unique_ptr<EvaluationPool> makeThreadPool(std::function<Fitness()> makeFitness, int threads = 0);

}  // namespace footfall::creature
