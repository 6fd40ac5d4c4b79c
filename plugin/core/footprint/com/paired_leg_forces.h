// SPDX-License-Identifier: MIT
// legForces() at two samples at a time, with what the derivatives of its pushes need.
#pragma once

#include <algorithm>

#include "footprint/com/leg_forces.h"
#include "footprint/com/paired_samples.h"

namespace footfall::footprint {

// Pushes α of the used directions d (columns of D), G = DᵀD. Where a sample uses fewer than the other, its d,
// α and rows of G⁻¹ are 0.
struct PairedLegForces {
  int slots = 0;  // directions that either uses
  int used[2][3] = {{0, 1, 2}, {0, 1, 2}};
  PairedVec d[3];
  Paired push[3];
  Paired inverse[3][3];                                   // G⁻¹
  Paired gamma = Paired::Zero(), sigma = Paired::Zero();  // 1ᵀG⁻¹1, Σ push
  PairedVec missing;

  // directions: `feet` of them, 0 where a sample has fewer feet on the ground.
  PairedLegForces(const PairedVec& wanted, const PairedVec* directions, int feet) : missing(wanted) {
    if (feet == 1) one(wanted, directions[0]);
    if (feet == 2) two(wanted, directions[0], directions[1]);
    if (feet > 2) many(wanted, directions, feet);
  }

 private:
  void one(const PairedVec& wanted, const PairedVec& a) {
    const Paired along = wanted.dot(a), square = a.squaredNorm();
    const bool first = along[0] > 0, second = along[1] > 0;
    if (!first && !second) return;
    slots = 1;
    d[0] = a;
    gamma = Paired(first ? 1 / square[0] : 0, second ? 1 / square[1] : 0);
    inverse[0][0] = gamma;
    sigma = push[0] = along * gamma;
    missing.add(-sigma, a);
  }

  // Inside the cone of both, or the better of its edges.
  void two(const PairedVec& wanted, const PairedVec& a, const PairedVec& b) {
    const Paired aa = a.squaredNorm(), bb = b.squaredNorm(), ab = a.dot(b);
    const Paired wa = wanted.dot(a), wb = wanted.dot(b);
    const Paired determinant = aa * bb - ab * ab;
    const Paired pa = wa * bb - wb * ab, pb = wb * aa - wa * ab;
    slots = 2;
    d[0] = a;
    d[1] = b;
    Paired ga, gb, gab, alpha, beta;
    for (int s = 0; s < 2; ++s) {
      ga[s] = gb[s] = gab[s] = alpha[s] = beta[s] = 0;
      if (determinant[s] > kParallelDirections * aa[s] * bb[s] && pa[s] > 0 && pb[s] > 0) {
        const double i = 1 / determinant[s];
        ga[s] = i * bb[s];
        gb[s] = i * aa[s];
        gab[s] = -i * ab[s];
        alpha[s] = i * pa[s];
        beta[s] = i * pb[s];
      } else if (wa[s] > 0 && (wb[s] <= 0 || wa[s] * wa[s] * bb[s] >= wb[s] * wb[s] * aa[s])) {
        ga[s] = 1 / aa[s];
        alpha[s] = wa[s] * ga[s];
      } else if (wb[s] > 0) {
        gb[s] = 1 / bb[s];
        beta[s] = wb[s] * gb[s];
      }
    }
    inverse[0][0] = ga;
    inverse[1][1] = gb;
    inverse[0][1] = inverse[1][0] = gab;
    push[0] = alpha;
    push[1] = beta;
    gamma = ga + gb + 2 * gab;
    sigma = alpha + beta;
    missing.add(-alpha, a);
    missing.add(-beta, b);
  }

  void many(const PairedVec& wanted, const PairedVec* directions, int feet) {
    slots = 3;
    for (int i = 0; i < 3; ++i) {
      push[i].setZero();
      for (int j = 0; j < 3; ++j) inverse[i][j].setZero();
    }
    for (int s = 0; s < 2; ++s) {
      Vec3 all[kMostSupports];
      int count = 0;
      for (; count < feet; ++count) {
        all[count] = directions[count].of(s);
        if (all[count].isZero(0)) break;
      }
      const LegForces b = legForces(wanted.of(s), all, count);
      Mat3 gram = Mat3::Identity();
      for (int i = 0; i < b.count; ++i) {
        for (int j = 0; j <= i; ++j) gram(i, j) = gram(j, i) = all[b.used[i]].dot(all[b.used[j]]);
      }
      const Mat3 solved = gram.inverse();
      for (int i = 0; i < b.count; ++i) {
        used[s][i] = b.used[i];
        d[i].set(s, all[b.used[i]]);
        push[i][s] = b.push[static_cast<std::size_t>(b.used[i])];
        sigma[s] += push[i][s];
        for (int j = 0; j < b.count; ++j) {
          inverse[i][j][s] = solved(i, j);
          gamma[s] += solved(i, j);
        }
      }
      missing.set(s, b.missing);
    }
  }
};

}  // namespace footfall::footprint
