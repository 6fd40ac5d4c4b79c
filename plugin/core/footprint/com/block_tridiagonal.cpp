// SPDX-License-Identifier: MIT
#include "footprint/com/block_tridiagonal.h"

namespace footfall::footprint {
namespace {

// A = L·D·Lᵀ in place: L below the diagonal (its own is 1), D⁻¹ on it. False: not positive definite.
bool factor(Block6& a) {
  for (int j = 0; j < 6; ++j) {
    double scaled[6];  // row j of L·D
    double d = a(j, j);
    for (int k = 0; k < j; ++k) {
      scaled[k] = a(j, k);
      a(j, k) *= a(k, k);
      d -= scaled[k] * a(j, k);
    }
    if (!(d > 0)) return false;
    a(j, j) = 1 / d;
    // Below: still times D, which the loop above takes off when its row comes.
    for (int i = j + 1; i < 6; ++i) {
      double s = a(i, j);
      for (int k = 0; k < j; ++k) s -= a(i, k) * a(j, k);
      a(i, j) = s;
    }
  }
  return true;
}

// B ← L⁻¹·B; each column of B apart, so that rows can go along as vectors.
template <typename Matrix>
void forward(const Block6& l, Matrix& b) {
  for (int i = 1; i < 6; ++i) {
    for (int k = 0; k < i; ++k) b.row(i) -= l(i, k) * b.row(k);
  }
}

void backward(const Block6& l, Vec6& b) {
  for (int i = 4; i >= 0; --i) {
    for (int k = i + 1; k < 6; ++k) b[i] -= l(k, i) * b[k];
  }
}

// A ← A - UᵀV, which is symmetric: its lower triangle, in pairs of rows.
template <typename Matrix>
void subtractLower(const Matrix& u, const Matrix& v, Block6& a) {
  for (int j = 0; j < 6; ++j) {
    for (int i = j - j % 2; i < 6; i += 2) {
      Eigen::Array2d sum = a.block<2, 1>(i, j).array();
      for (int k = 0; k < 6; ++k) sum -= v(k, j) * u.template block<1, 2>(k, i).transpose().array();
      a.block<2, 1>(i, j) = sum.matrix();
    }
  }
}

}  // namespace

void BlockTridiagonal::resize(std::size_t blocks, bool asRing) {
  ring = asRing;
  diagonal.resize(blocks);
  above.resize(asRing ? blocks : blocks > 0 ? blocks - 1 : 0);
}

void BlockTridiagonal::setZero() {
  for (Block6& b : diagonal) b.setZero();
  for (Block6& b : above) b.setZero();
}

// Eliminates block after block from the front; upper and border are kept times D⁻¹. In a ring every
// eliminated block is also tied to the last one: that column of blocks (`border`) fills in on the way.
bool BlockSolver::solve(const BlockTridiagonal& a, double shift, const std::vector<Vec6>& b,
                        std::vector<Vec6>& x) {
  const std::size_t n = a.size();
  diagonal_ = a.diagonal;
  upper_.resize(n);
  border_.resize(a.ring ? n : 0);
  x = b;
  RowBlock6 toLast = RowBlock6::Zero();
  if (a.ring) toLast = a.above.back().transpose();
  for (std::size_t k = 0; k < n; ++k) {
    Block6& d = diagonal_[k];
    d.diagonal().array() += shift;
    if (!factor(d)) return false;
    forward(d, x[k]);
    if (k + 1 < n) {
      RowBlock6 u = a.above[k];
      if (a.ring && k + 2 == n) u += toLast;
      forward(d, u);
      upper_[k] = d.diagonal().asDiagonal() * u;
      subtractLower(u, upper_[k], diagonal_[k + 1]);
      x[k + 1].noalias() -= upper_[k].transpose().lazyProduct(x[k]);
      if (a.ring && k + 2 < n) {
        forward(d, toLast);
        border_[k] = d.diagonal().asDiagonal() * toLast;
        subtractLower(toLast, border_[k], diagonal_[n - 1]);
        x[n - 1].noalias() -= border_[k].transpose().lazyProduct(x[k]);
        toLast = -(u.transpose().lazyProduct(border_[k]));
      }
    }
    x[k].array() *= d.diagonal().array();
  }
  for (std::size_t k = n; k-- > 0;) {
    if (k + 1 < n) x[k].noalias() -= upper_[k].lazyProduct(x[k + 1]);
    if (a.ring && k + 2 < n) x[k].noalias() -= border_[k].lazyProduct(x[n - 1]);
    backward(diagonal_[k], x[k]);
  }
  return true;
}

}  // namespace footfall::footprint
