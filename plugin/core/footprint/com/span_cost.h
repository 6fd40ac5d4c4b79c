// SPDX-License-Identifier: MIT
// Sums over a piece of the path for its four numbers z: position and velocity·duration at its start, the same
// at its end. In these the weights of a sample are those of a piece of 1 s, whatever the duration.
#pragma once

#include "footprint/com/sample_cost.h"

namespace footfall::footprint {

// Two samples at the shares u: x = Σ position(i) z(i), a·duration² = Σ acceleration(i) z(i).
struct PieceSamples {
  Two u, counts;  // 0 for the one too many of an odd number of samples
  Two position[4], acceleration[4];
  Two pairs[10];  // position(i)·position(j), as PieceTerms has them
};

class PieceTerms {
 public:
  // With feet on the ground: force is mass over squared duration, sigma that of the pushes.
  void addCarried(const SampleTerms& t, const PieceSamples& s, double force, const Two& sigma) {
    Two y[4], yy[10];
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

  // Where the price depends on the acceleration alone, which is linear in u, a few moments hold it all.
  void addFlown(const TwoVec& slope, const TwoSymmetric& curvature, const Two& u, double force) {
    const double square = force * force;
    const Two *in[3] = {&slope.x, &slope.y, &slope.z}, uu = u * u;
    for (int c = 0; c < 3; ++c) {
      const Two s = force * *in[c];
      flownSlope_[c][0] += s;
      flownSlope_[c][1] += u * s;
    }
    for (int c = 0; c < 6; ++c) {
      const Two s = square * curvature.v[c];
      flown_[c][0] += s;
      flown_[c][1] += u * s;
      flown_[c][2] += uu * s;
    }
    anyFlown_ = true;
  }

  // The sums, times weight, added to those of the knots at both ends and between them: slopes, and blocks of
  // the second derivatives for positions and velocities.
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
  void addMixed(const SampleTerms& t, const PieceSamples& s, const Two* y) {
    for (int i = 0, k = 0; i < 4; ++i) {
      for (int j = i; j < 4; ++j, ++k) {
        for (int p = 0; p < 3; ++p) {
          for (int q = 0; q < 3; ++q) {
            const Two value = s.position[i] * y[j] * t.n[p][q] + y[i] * s.position[j] * t.n[q][p];
            odd_[k][p][q] = mixed_ ? Two(odd_[k][p][q] + value) : value;
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

  struct Zero : Two {
    Zero() : Two(Two::Zero()) {}
    using Two::operator=;
    using Two::operator+=;
  };
  Zero slope_[3][4], even_[6][10];  // pairs 00 01 02 03 11 12 13 22 23 33 of symmetric blocks
  Zero flownSlope_[3][2], flown_[6][3];
  Two odd_[10][3][3];  // the part of the blocks that is not symmetric
  bool anyCarried_ = false, anyFlown_ = false, mixed_ = false;
};

}  // namespace footfall::footprint
