// SPDX-License-Identifier: MIT
// What a search may change: the free numbers of a controller, each with its range.
#pragma once

#include <vector>

#include <Eigen/Core>

namespace footfall::creature {

// Mutations work on one node of a controller, and there on one kind of number (times, angles, gains ...).
struct SearchParameter {
  double low = 0, high = 1;  // low < high
  double step = 0;           // a creep adds up to this to either side; 0: it multiplies by 0.8 to 1.2
  int node = 0;
  int kind = 0;
};
using SearchSpace = std::vector<SearchParameter>;

// One candidate per row, one parameter per column, in the order of the space.
using Candidates = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

// Throws Error naming the parameter (from 1) where a range is empty, reversed or not finite, or where there
// is none at all.
void checkSpace(const SearchSpace& space);

}  // namespace footfall::creature
