// SPDX-License-Identifier: MIT
// Sums over a span of the path for its four values z: position and velocity·duration at its start, the same
// at its end. In these units the weights of a sample are those of a span of 1 s, whatever the duration.
#pragma once

#include "footprint/com/sample_cost.h"

namespace footfall::footprint {

// Two samples at the shares u: x = Σ position(i) z(i), a·duration² = Σ acceleration(i) z(i).
struct SpanSamples {
  Paired u, counts;  // 0 for the second sample of the last pair of an odd number
  Paired position[4], acceleration[4];
  Paired pairs[10];  // position(i)·position(j), as SpanTerms has them
};

class SpanTerms {
 public:
  // With feet on the ground: force is mass over squared duration, sigma that of the pushes.
  void addCarried(const SampleTerms& t, const SpanSamples& s, double force, const Paired& sigma) {
    Paired y[4], yy[10];
    for (int i = 0; i < 4; ++i) y[i] = force * s.acceleration[i] - sigma * s.position[i];
    for (int i = 0, k = 0; i < 4; ++i) {
      slope_[0][i] += t.gy.x * y[i] + t.gx.x * s.position[i];
      slope_[1][i] += t.gy.y * y[i] + t.gx.y * s.position[i];
      slope_[2][i] += t.gy.z * y[i] + t.gx.z * s.position[i];
      for (int j = i; j < 4; ++j, ++k) yy[k] = y[i] * y[j];
    }
    for (int c = 0; c < 6; ++c) {
      for (int k = 0; k < 10; ++k) even_[c][k] += t.m.v[c] * yy[k] + t.c.v[c] * s.pairs[k];
    }
    anyCarried_ = true;
    if (t.mixed) addMixed(t, s, y);
  }

  // A cost of the acceleration alone, which is linear in u, is fully described by a few moments.
  void addFlown(const PairedVec& slope, const PairedSymmetric& curvature, const Paired& u, double force) {
    const double square = force * force;
    const Paired *in[3] = {&slope.x, &slope.y, &slope.z}, uu = u * u;
    for (int c = 0; c < 3; ++c) {
      const Paired s = force * *in[c];
      flownSlope_[c][0] += s;
      flownSlope_[c][1] += u * s;
    }
    for (int c = 0; c < 6; ++c) {
      const Paired s = square * curvature.v[c];
      flown_[c][0] += s;
      flown_[c][1] += u * s;
      flown_[c][2] += uu * s;
    }
    anyFlown_ = true;
  }

  // Adds the sums, times weight, to those of the knots at both ends and between them: slopes, and blocks of
  // the second derivatives by positions and velocities.
  void addTo(double weight, double duration, Vec6& slopeA, Vec6& slopeB, Block6& aa, Block6& ab,
             Block6& bb) const {
    double slope[3][4] = {}, even[6][10] = {};
    if (anyCarried_) gather(slope, even);
    if (anyFlown_) spreadFlown(slope, even);
    const double scale[4] = {1, duration, 1, duration};
    Block6* const blocks[2][2] = {{&aa, &ab}, {nullptr, &bb}};
    for (int i = 0, k = 0; i < 4; ++i) {
      Vec6& to = i < 2 ? slopeA : slopeB;
      const int row = 3 * (i % 2);
      for (int c = 0; c < 3; ++c) to[row + c] += weight * scale[i] * slope[c][i];
      for (int j = i; j < 4; ++j, ++k) {
        const double s = weight * scale[i] * scale[j];
        Block6& block = *blocks[i / 2][j / 2];
        const int column = 3 * (j % 2);
        const bool mirrored = i / 2 == j / 2 && i != j;
        constexpr int kEntry[3][3] = {{0, 3, 4}, {3, 1, 5}, {4, 5, 2}};
        for (int p = 0; p < 3; ++p) {
          for (int q = 0; q < 3; ++q) {
            const double value = s * (even[kEntry[p][q]][k] + (mixed_ ? odd_[k][p][q].sum() : 0));
            block(row + p, column + q) += value;
            if (mirrored) block(column + q, row + p) += value;
          }
        }
      }
    }
  }

 private:
  void addMixed(const SampleTerms& t, const SpanSamples& s, const Paired* y) {
    for (int i = 0, k = 0; i < 4; ++i) {
      for (int j = i; j < 4; ++j, ++k) {
        for (int p = 0; p < 3; ++p) {
          for (int q = 0; q < 3; ++q) {
            const Paired value = s.position[i] * y[j] * t.n[p][q] + y[i] * s.position[j] * t.n[q][p];
            odd_[k][p][q] = mixed_ ? Paired(odd_[k][p][q] + value) : value;
          }
        }
      }
    }
    mixed_ = true;
  }

  void gather(double (&slope)[3][4], double (&even)[6][10]) const {
    for (int c = 0; c < 3; ++c) {
      for (int i = 0; i < 4; ++i) slope[c][i] = slope_[c][i].sum();
    }
    for (int c = 0; c < 6; ++c) {
      for (int k = 0; k < 10; ++k) even[c][k] = even_[c][k].sum();
    }
  }

  void spreadFlown(double (&slope)[3][4], double (&even)[6][10]) const {
    constexpr double kConstant[4] = {-6, -4, 6, -2}, kSlope[4] = {12, 6, -12, 6};  // of the acceleration in u
    for (int c = 0; c < 3; ++c) {
      const double one = flownSlope_[c][0].sum(), u = flownSlope_[c][1].sum();
      for (int i = 0; i < 4; ++i) slope[c][i] += kConstant[i] * one + kSlope[i] * u;
    }
    for (int c = 0; c < 6; ++c) {
      const double one = flown_[c][0].sum(), u = flown_[c][1].sum(), uu = flown_[c][2].sum();
      for (int i = 0, k = 0; i < 4; ++i) {
        for (int j = i; j < 4; ++j, ++k)
          even[c][k] += kConstant[i] * kConstant[j] * one +
                        (kConstant[i] * kSlope[j] + kSlope[i] * kConstant[j]) * u +
                        kSlope[i] * kSlope[j] * uu;
      }
    }
  }

  struct Zero : Paired {
    Zero() : Paired(Paired::Zero()) {}
    using Paired::operator=;
    using Paired::operator+=;
  };
  Zero slope_[3][4], even_[6][10];  // pairs 00 01 02 03 11 12 13 22 23 33 of symmetric blocks
  Zero flownSlope_[3][2], flown_[6][3];
  Paired odd_[10][3][3];  // the part of the blocks that is not symmetric
  bool anyCarried_ = false, anyFlown_ = false, mixed_ = false;
};

}  // namespace footfall::footprint
