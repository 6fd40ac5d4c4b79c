// SPDX-License-Identifier: MIT
// Where candidates are evaluated: the threads of this machine, or whatever else takes tasks by their number.
#pragma once

#include <functional>
#include <memory>

#include "base/progress.h"
#include "creature/search/search_space.h"

namespace footfall::creature {

// The fitness of one candidate (a row of the candidates); pure: the same numbers, the same bits.
using Fitness = std::function<double(const double* parameters)>;

class EvaluationPool {
 public:
  virtual ~EvaluationPool() = default;
  // The fitness of every candidate, a row each. Throws Cancelled where progress (the share of the candidates)
  // asks to stop.
  virtual Eigen::VectorXd evaluate(const Candidates& candidates, const Progress& progress) = 0;
};

// A pool of tasks on the threads of this machine (thesis section 6.2.1): whoever is free takes the next.
// makeFitness is called once a thread, in that thread, so that each can have a workspace of its own. threads
// 0: all cores. What a fitness throws is thrown by evaluate.
std::unique_ptr<EvaluationPool> makeThreadPool(std::function<Fitness()> makeFitness, int threads = 0);

}  // namespace footfall::creature
