// SPDX-License-Identifier: MIT
// Numbers of two samples at once: what the inner loop of the fast solver reckons with. Both halves of the
// processor's registers are used on any machine, and the bits are the same on all.
#pragma once

#include <Eigen/Core>
#include <cmath>

#include "base/math.h"

namespace footfall::footprint {

using Two = Eigen::Array2d;

struct TwoVec {
  Two x = Two::Zero(), y = Two::Zero(), z = Two::Zero();

  Vec3 of(int sample) const { return {x[sample], y[sample], z[sample]}; }
  void set(int sample, const Vec3& v) {
    x[sample] = v.x();
    y[sample] = v.y();
    z[sample] = v.z();
  }
  Two dot(const TwoVec& o) const { return x * o.x + y * o.y + z * o.z; }
  Two squaredNorm() const { return dot(*this); }
  void add(const Two& s, const TwoVec& o) {
    x += s * o.x;
    y += s * o.y;
    z += s * o.z;
  }
};
inline TwoVec operator-(const TwoVec& a, const TwoVec& b) {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}
inline TwoVec operator*(const Two& s, const TwoVec& a) {
  return {s * a.x, s * a.y, s * a.z};
}

// Symmetric 3 by 3 matrices: xx, yy, zz, xy, xz, yz.
struct TwoSymmetric {
  Two v[6] = {Two::Zero(), Two::Zero(), Two::Zero(), Two::Zero(), Two::Zero(), Two::Zero()};

  void addDiagonal(const Two& s) {
    v[0] += s;
    v[1] += s;
    v[2] += s;
  }
  // s·a·aᵀ, and s·(a·bᵀ + b·aᵀ).
  void addSquare(const Two& s, const TwoVec& a) {
    const Two x = s * a.x, y = s * a.y, z = s * a.z;
    v[0] += x * a.x;
    v[1] += y * a.y;
    v[2] += z * a.z;
    v[3] += x * a.y;
    v[4] += x * a.z;
    v[5] += y * a.z;
  }
  void addPair(const Two& s, const TwoVec& a, const TwoVec& b) {
    const Two x = s * a.x, y = s * a.y, z = s * a.z;
    v[0] += 2 * x * b.x;
    v[1] += 2 * y * b.y;
    v[2] += 2 * z * b.z;
    v[3] += x * b.y + y * b.x;
    v[4] += x * b.z + z * b.x;
    v[5] += y * b.z + z * b.y;
  }
};

}  // namespace footfall::footprint
