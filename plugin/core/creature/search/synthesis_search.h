// SPDX-License-Identifier: MIT
// A synthesis problem as a search sees it.
#pragma once

#include <functional>

#include "creature/search/evaluation_pool.h"
#include "creature/search/search.h"
#include "creature/search/synthesis.h"

namespace footfall::creature {

// The free parameters of a controller. Angles creep by 10 degrees and what has no size of its own (feedback
// gains, which may be 0 or change sign) by a tenth of its range, to either side; times, springs and dampers
// by a factor (thesis A.3).
SearchSpace searchSpace(const PoseGraphSpace& controller);

// Makes a fitness with a workspace of its own, for makeThreadPool. The evaluator must outlive what is made.
std::function<Fitness()> synthesisFitness(const SynthesisEvaluator& evaluator);

}  // namespace footfall::creature
