// SPDX-License-Identifier: MIT
#include "figure/perform/stride_curves.h"

#include <algorithm>
#include <cmath>

#include "base/constants.h"
#include "figure/perform/perform_tuning.h"
#include "figure/perform/stride_tables.h"

namespace footfall {
namespace {

using namespace stride_tables;

// Value of a series whose harmonics are `first`, `first + step` …; of the mean alone, or of the rest alone.
template <int Terms>
struct Harmonics {
  const Series<Terms>& series;
  double faster;  // speed above the table's middle

  double term(int i) const { return series.mean[i] + series.slope[i] * faster; }
  double mean() const { return Terms % 2 == 1 ? term(0) : 0; }
  double swing(double phase, int first, int step) const {
    double sum = 0;
    for (int i = Terms % 2, k = first; i + 1 < Terms; i += 2, k += step) {
      const double angle = 2 * kPi * k * phase;
      sum += term(i) * std::cos(angle) + term(i + 1) * std::sin(angle);
    }
    return sum;
  }
};

// A table at a moment.
struct TableMoment {
  const StrideTable& table;
  double phase, faster;

  TableMoment(const StrideTable& of, const StrideMoment& m)
      : table(of),
        phase(steadyPhase(m.share, m.duty, of.toeOff)),
        faster(std::clamp(m.speed, of.slowest, of.fastest) - of.speed) {}

  template <int Terms>
  double mean(const Series<Terms>& s) const {
    return Harmonics<Terms>{s, faster}.mean();
  }
  // Every harmonic, odd ones, even ones.
  template <int Terms>
  double every(const Series<Terms>& s) const {
    return Harmonics<Terms>{s, faster}.swing(phase, 1, 1);
  }
  template <int Terms>
  double odd(const Series<Terms>& s) const {
    return Harmonics<Terms>{s, faster}.swing(phase, 1, 2);
  }
  template <int Terms>
  double even(const Series<Terms>& s) const {
    return Harmonics<Terms>{s, faster}.swing(phase, 2, 2);
  }
};

// Walk and run, mixed: `of` gives a value of either.
template <typename Of>
double mixed(const StrideMoment& m, const Of& of) {
  if (m.running <= 0) return of(TableMoment(kWalkStride, m));
  if (m.running >= 1) return of(TableMoment(kRunStride, m));
  const double walk = of(TableMoment(kWalkStride, m));
  return walk + m.running * (of(TableMoment(kRunStride, m)) - walk);
}

// How much of a swing is left below the slowest walk.
double livelinessAt(double speed) {
  return std::clamp(speed / kWalkStride.slowest, 0.0, 1.0);
}

}  // namespace

double steadyPhase(double share, double duty, double toeOff) {
  const double before = toeOff / duty, after = (1 - toeOff) / (1 - duty);
  // The harmonic mean keeps a cubic monotone (Fritsch & Butland 1984); the same at the strikes joins strides.
  const double slope = 2 * before * after / (before + after);
  const bool stance = share < duty;
  const double width = stance ? duty : 1 - duty, u = stance ? share / duty : (share - duty) / width;
  const double low = stance ? 0 : toeOff, high = stance ? toeOff : 1;
  const double v = 1 - u;
  return low * (1 + 2 * u) * v * v + high * u * u * (3 - 2 * u) + width * slope * (u * v * v - u * u * v);
}

LegCurves legCurves(const StrideMoment& m) {
  const auto curve = [&](auto series) {
    return mixed(m, [&](const TableMoment& t) { return t.mean(t.table.*series) + t.every(t.table.*series); });
  };
  return {curve(&StrideTable::thigh), curve(&StrideTable::knee), curve(&StrideTable::foot)};
}

TrunkCurves trunkCurves(const StrideMoment& m) {
  const double lively = livelinessAt(m.speed);
  const auto curve = [&](auto series) {
    return lively * mixed(m, [&](const TableMoment& t) { return t.odd(t.table.*series); });
  };
  const double lean =
      lively * mixed(m, [](const TableMoment& t) { return t.mean(t.table.lean) + t.even(t.table.lean); });
  return {curve(&StrideTable::list), curve(&StrideTable::twist), curve(&StrideTable::shoulders),
          curve(&StrideTable::bank), lean};
}

ArmCurves armCurves(const StrideMoment& m) {
  const double lively = livelinessAt(m.speed);
  const auto mean = [&](auto series) {
    return mixed(m, [&](const TableMoment& t) { return t.mean(t.table.*series); });
  };
  const auto swing = [&](auto series) {
    return lively * mixed(m, [&](const TableMoment& t) { return t.every(t.table.*series); });
  };
  return {mean(&StrideTable::arm), swing(&StrideTable::arm), mean(&StrideTable::elbow),
          swing(&StrideTable::elbow), mean(&StrideTable::armOut) + swing(&StrideTable::armOut)};
}

double runningShare(double duty, double speed) {
  using namespace perform_tuning;
  return std::clamp((0.5 - duty) / kRunDuty, 0.0, 1.0) *
         std::clamp((speed - kRunSpeed) / kRunSpeedRange, 0.0, 1.0);
}

}  // namespace footfall
