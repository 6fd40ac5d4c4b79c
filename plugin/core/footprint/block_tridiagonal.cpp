// SPDX-License-Identifier: MIT
#include "footprint/block_tridiagonal.h"

#include <cmath>

namespace footfall {
namespace {

// A = L·Lᵀ in place: the lower triangle, its diagonal inverted. False: not positive definite.
bool factor(Block6& a) {
  for (int j = 0; j < 6; ++j) {
    double d = a(j, j);
    for (int k = 0; k < j; ++k) d -= a(j, k) * a(j, k);
    if (!(d > 0)) return false;
    const double inverse = 1 / std::sqrt(d);
    a(j, j) = inverse;
    for (int i = j + 1; i < 6; ++i) {
      double s = a(i, j);
      for (int k = 0; k < j; ++k) s -= a(i, k) * a(j, k);
      a(i, j) = s * inverse;
    }
  }
  return true;
}

// B ← L⁻¹·B; each column of B apart, so that rows can go along as vectors.
template <typename Matrix>
void forward(const Block6& l, Matrix& b) {
  for (int i = 0; i < 6; ++i) {
    for (int k = 0; k < i; ++k) b.row(i) -= l(i, k) * b.row(k);
    b.row(i) *= l(i, i);
  }
}

void backward(const Block6& l, Vec6& b) {
  for (int i = 5; i >= 0; --i) {
    double s = b[i];
    for (int k = i + 1; k < 6; ++k) s -= l(k, i) * b[k];
    b[i] = s * l(i, i);
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

// Eliminates block after block from the front. In a ring every eliminated block is also tied to the last one:
// that column of blocks (`border`) fills in on the way.
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
    if (k + 1 == n) break;
    RowBlock6& u = upper_[k];
    u = a.above[k];
    if (a.ring && k + 2 == n) u += toLast;
    forward(d, u);
    diagonal_[k + 1].noalias() -= u.transpose().lazyProduct(u);
    x[k + 1].noalias() -= u.transpose().lazyProduct(x[k]);
    if (!a.ring || k + 2 >= n) continue;
    border_[k] = toLast;
    forward(d, border_[k]);
    diagonal_[n - 1].noalias() -= border_[k].transpose().lazyProduct(border_[k]);
    x[n - 1].noalias() -= border_[k].transpose().lazyProduct(x[k]);
    toLast.noalias() = -(u.transpose().lazyProduct(border_[k]));
  }
  for (std::size_t k = n; k-- > 0;) {
    if (k + 1 < n) x[k].noalias() -= upper_[k].lazyProduct(x[k + 1]);
    if (a.ring && k + 2 < n) x[k].noalias() -= border_[k].lazyProduct(x[n - 1]);
    backward(diagonal_[k], x[k]);
  }
  return true;
}

}  // namespace footfall
