// SPDX-License-Identifier: MIT
#include "footprint/com/leg_forces.h"

#include <algorithm>
#include <cmath>

namespace footfall::footprint {
namespace {

void single(const Vec3& wanted, const Vec3* d, int i, LegForces& out) {
  const double along = wanted.dot(d[i]);
  if (!(along > 0)) return;
  const double push = along / d[i].squaredNorm();
  out.push[static_cast<std::size_t>(i)] = push;
  out.used[0] = i;
  out.count = 1;
  out.missing = wanted - push * d[i];
}

// Two directions: inside their cone, or the better of the two edges.
void pair(const Vec3& wanted, const Vec3* d, int i, int j, LegForces& out) {
  const double gii = d[i].squaredNorm(), gjj = d[j].squaredNorm(), gij = d[i].dot(d[j]);
  const double bi = wanted.dot(d[i]), bj = wanted.dot(d[j]);
  const double determinant = gii * gjj - gij * gij;
  if (determinant > kParallelDirections * gii * gjj) {
    const double pi = bi * gjj - bj * gij, pj = bj * gii - bi * gij;
    if (pi > 0 && pj > 0) {
      const double inverse = 1 / determinant;
      out.push[static_cast<std::size_t>(i)] = pi * inverse;
      out.push[static_cast<std::size_t>(j)] = pj * inverse;
      out.used[0] = i;
      out.used[1] = j;
      out.count = 2;
      out.missing = wanted - (pi * inverse) * d[i] - (pj * inverse) * d[j];
      return;
    }
  }
  // How much an edge reduces the square of the missing force: max(0, b)² / |d|².
  const double gaini = bi > 0 ? bi * bi / gii : 0, gainj = bj > 0 ? bj * bj / gjj : 0;
  single(wanted, d, gaini >= gainj ? i : j, out);
}

// Three or more, by Lawson and Hanson's active set: in a solution up to three directions push, and the force
// that is missing points along none of the others.
class ActiveSet {
 public:
  ActiveSet(const Vec3& wanted, const Vec3* d, int count) : wanted_(wanted), d_(d), count_(count) {}

  LegForces solve() {
    missing_ = wanted_;
    for (int round = 0; round < 4 * kMostSupports; ++round) {
      const int entering = steepest();
      if (entering < 0) break;
      used_[size_++] = entering;
      push_[entering] = 0;
      if (!settle(entering)) --size_;
    }
    LegForces out;
    out.count = size_;
    std::sort(used_, used_ + size_);
    out.missing = wanted_;
    for (int k = 0; k < size_; ++k) {
      out.used[k] = used_[k];
      out.push[static_cast<std::size_t>(used_[k])] = push_[used_[k]];
      out.missing -= push_[used_[k]] * d_[used_[k]];
    }
    return out;
  }

 private:
  bool inUse(int i) const { return std::find(used_, used_ + size_, i) != used_ + size_; }

  // The unused direction along which the missing force is largest; -1: none.
  int steepest() const {
    int best = -1;
    double most = 1e-10 * wanted_.norm();
    for (int i = 0; i < count_ && size_ < 3; ++i) {
      if (inUse(i) || barred_[i]) continue;
      const double along = missing_.dot(d_[i]) / d_[i].norm();
      if (along > most) {
        most = along;
        best = i;
      }
    }
    return best;
  }

  // The least squares pushes of the directions in use; false: they are dependent.
  bool leastSquares(double* push) const {
    if (size_ == 0) return true;
    Eigen::Matrix<double, 3, Eigen::Dynamic, 0, 3, 3> m(3, size_);
    for (int k = 0; k < size_; ++k) m.col(k) = d_[used_[k]].normalized();
    const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, 0, 3, 3> g = m.transpose() * m;
    if (!(g.determinant() > kParallelDirections)) return false;
    const Eigen::Matrix<double, Eigen::Dynamic, 1, 0, 3, 1> x = g.ldlt().solve(m.transpose() * wanted_);
    for (int k = 0; k < size_; ++k) push[k] = x[k] / d_[used_[k]].norm();
    return true;
  }

  // Removes directions until all pushes are positive. False where the one that entered depends on the others.
  bool settle(int entering) {
    double next[3];
    for (;;) {
      if (!leastSquares(next)) {
        barred_[entering] = true;
        return false;
      }
      double share = 1;
      int leaving = -1;
      for (int k = 0; k < size_; ++k) {
        const double now = push_[used_[k]];
        if (next[k] > 0 || !(now - next[k] > 0)) continue;
        if (now / (now - next[k]) < share || leaving < 0) {
          share = std::min(share, now / (now - next[k]));
          leaving = k;
        }
      }
      for (int k = 0; k < size_; ++k) push_[used_[k]] += share * (next[k] - push_[used_[k]]);
      if (leaving < 0) break;
      push_[used_[leaving]] = 0;
      std::copy(used_ + leaving + 1, used_ + size_, used_ + leaving);
      --size_;
    }
    missing_ = wanted_;
    for (int k = 0; k < size_; ++k) missing_ -= push_[used_[k]] * d_[used_[k]];
    return true;
  }

  const Vec3& wanted_;
  const Vec3* d_;
  int count_;
  Vec3 missing_ = Vec3::Zero();
  int used_[4] = {0, 0, 0, 0};
  int size_ = 0;
  double push_[kMostSupports] = {};
  bool barred_[kMostSupports] = {};
};

}  // namespace

LegForces legForces(const Vec3& wanted, const Vec3* directions, int count) {
  LegForces out;
  out.missing = wanted;
  if (count == 1) single(wanted, directions, 0, out);
  if (count == 2) pair(wanted, directions, 0, 1, out);
  if (count > 2) return ActiveSet(wanted, directions, count).solve();
  return out;
}

}  // namespace footfall::footprint
