// SPDX-License-Identifier: MIT
// Linear systems in which each knot of a chain (six numbers) is coupled to its neighbours only, or the last
// also to the first (a ring).
#pragma once

#include <Eigen/Core>
#include <vector>

namespace footfall::footprint {

using Block6 = Eigen::Matrix<double, 6, 6>;
using Vec6 = Eigen::Matrix<double, 6, 1>;

// Symmetric: diagonal[k], and above[k] in row k, column k + 1. In a ring above.back() is in the last row,
// column 0; a ring has at least two blocks.
struct BlockTridiagonal {
  std::vector<Block6> diagonal, above;
  bool ring = false;

  void resize(std::size_t blocks, bool asRing);
  void setZero();
  std::size_t size() const { return diagonal.size(); }
};

// Solves A·x = b for a positive definite A by block Cholesky, in time proportional to the number of blocks.
// Keeps its memory between calls.
class BlockSolver {
 public:
  // (A + shift·I)·x = b. False: that matrix is not positive definite, and x is not set.
  bool solve(const BlockTridiagonal& a, double shift, const std::vector<Vec6>& b, std::vector<Vec6>& x);

 private:
  using RowBlock6 = Eigen::Matrix<double, 6, 6, Eigen::RowMajor>;
  std::vector<Block6> diagonal_;
  std::vector<RowBlock6> upper_, border_;
};

}  // namespace footfall::footprint
