// SPDX-License-Identifier: MIT
// The numbers of two samples at a time, for the inner loop of the fast solver. Every machine with registers
// of two doubles uses both halves, and the bits are the same on all.
#pragma once

#include <Eigen/Core>
#include <cmath>

#include "base/math.h"

namespace footfall::footprint {

using Paired = Eigen::Array2d;

struct PairedVec {
  Paired x = Paired::Zero(), y = Paired::Zero(), z = Paired::Zero();

  Vec3 of(int sample) const { return {x[sample], y[sample], z[sample]}; }
  void set(int sample, const Vec3& v) {
    x[sample] = v.x();
    y[sample] = v.y();
    z[sample] = v.z();
  }
  Paired dot(const PairedVec& o) const { return x * o.x + y * o.y + z * o.z; }
  Paired squaredNorm() const { return dot(*this); }
  void add(const Paired& s, const PairedVec& o) {
    x += s * o.x;
    y += s * o.y;
    z += s * o.z;
  }
};
inline PairedVec operator-(const PairedVec& a, const PairedVec& b) {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}
inline PairedVec operator*(const Paired& s, const PairedVec& a) {
  return {s * a.x, s * a.y, s * a.z};
}

// Symmetric 3 by 3 matrices: xx, yy, zz, xy, xz, yz.
struct PairedSymmetric {
  Paired v[6] = {Paired::Zero(), Paired::Zero(), Paired::Zero(),
                 Paired::Zero(), Paired::Zero(), Paired::Zero()};

  void addDiagonal(const Paired& s) {
    v[0] += s;
    v[1] += s;
    v[2] += s;
  }
  // s·a·aᵀ, and s·(a·bᵀ + b·aᵀ).
  void addSquare(const Paired& s, const PairedVec& a) {
    const Paired x = s * a.x, y = s * a.y, z = s * a.z;
    v[0] += x * a.x;
    v[1] += y * a.y;
    v[2] += z * a.z;
    v[3] += x * a.y;
    v[4] += x * a.z;
    v[5] += y * a.z;
  }
  void addPair(const Paired& s, const PairedVec& a, const PairedVec& b) {
    const Paired x = s * a.x, y = s * a.y, z = s * a.z;
    v[0] += 2 * x * b.x;
    v[1] += 2 * y * b.y;
    v[2] += 2 * z * b.z;
    v[3] += x * b.y + y * b.x;
    v[4] += x * b.z + z * b.x;
    v[5] += y * b.z + z * b.y;
  }
};

}  // namespace footfall::footprint
