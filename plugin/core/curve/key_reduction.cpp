// SPDX-License-Identifier: MIT
// Three steps. Greedy: from each key the longest single cubic within tolerance, with free slopes at both
// ends. Smooth: one slope per key by least squares over all samples, except at corners; a key more where that
// is not within tolerance. Thin: a key or a corner less wherever the curve around it stays within tolerance
// without.
#include "curve/key_reduction.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"

namespace footfall {
namespace {

struct Knot {
  std::size_t sample = 0;
  double in = 0, out = 0;  // slopes; the same unless at a corner
  bool corner = false;
  bool forced = false;
};

using Knots = std::vector<Knot>;

// Where a segment is worst. excess: over what is allowed, so not more than 0 where it fits.
struct Worst {
  double excess = 0;
  std::size_t sample = 0;  // inside the segment if it has samples inside
};

class Fitter {
 public:
  Fitter(const std::vector<double>& times, const std::vector<double>& values, double tolerance);

  Knots fit(const std::vector<std::size_t>& forced) const;
  void insertAndSmooth(Knots& knots, const std::vector<std::size_t>& samples) const;

 private:
  double chord(const Knot& a, const Knot& b) const {
    return (values_[b.sample] - values_[a.sample]) / (times_[b.sample] - times_[a.sample]);
  }
  Worst worst(const Knot& a, const Knot& b) const;
  bool fits(const Knots& knots) const;
  void solveChain(Knots& knots, std::size_t first, std::size_t last, bool holdFirst, bool holdLast) const;
  void solve(Knots& knots, bool holdFirst, bool holdLast) const;
  std::size_t longest(std::size_t from, std::size_t limit) const;
  bool isCorner(const Knot& before, const Knot& knot, const Knot& after) const;
  void smooth(Knots& knots) const;
  void thin(Knots& knots) const;
  bool simplify(Knots& knots, std::size_t at, bool remove) const;

  const std::vector<double>& times_;
  const std::vector<double>& values_;
  double tolerance_;
  std::vector<double>
      room_;  // what the curve may stray from the line between samples i and i + 1, beyond tolerance
};

// Each sample's signed distance from the line between its neighbours; at the ends, as beside them.
std::vector<double> sagittas(const std::vector<double>& times, const std::vector<double>& values) {
  std::vector<double> sagittas(values.size(), 0.0);
  for (std::size_t i = 1; i + 1 < values.size(); ++i) {
    const double share = (times[i] - times[i - 1]) / (times[i + 1] - times[i - 1]);
    sagittas[i] = values[i] - (values[i - 1] + share * (values[i + 1] - values[i - 1]));
  }
  if (values.size() > 2) {
    sagittas.front() = sagittas[1];
    sagittas.back() = sagittas[values.size() - 2];
  }
  return sagittas;
}

// Is sample i at a corner, or beside a jump: alone with its sagitta, or with one that is about the opposite?
bool breaks(const std::vector<double>& s, std::size_t i) {
  const auto size = [&](std::size_t k) { return k < s.size() ? std::abs(s[k]) : 0; };
  const auto jump = [&](std::size_t k) {  // from k to k + 1
    return s[k] * s[k + 1] < 0 && std::abs(s[k] + s[k + 1]) < 0.5 * std::max(size(k), size(k + 1)) &&
           std::min(size(k), size(k + 1)) > 16 * std::max(k > 0 ? size(k - 1) : 0, size(k + 2));
  };
  return jump(i - 1) || jump(i) || size(i) > 16 * (size(i - 1) + size(i + 1));
}

Fitter::Fitter(const std::vector<double>& times, const std::vector<double>& values, double tolerance)
    : times_(times), values_(values), tolerance_(tolerance), room_(values.size(), 0.0) {
  for (const double value : values) room_[0] = std::max(room_[0], 1e-14 * std::abs(value));  // rounding
  std::fill(room_.begin(), room_.end(), room_[0]);
  const std::vector<double> s = sagittas(times, values);
  for (std::size_t i = 1; i + 1 < values.size(); ++i) {
    if (breaks(s, i)) continue;
    for (std::size_t k = i > 2 ? i - 2 : 0; k <= i + 1; ++k)
      room_[k] = std::max(room_[k], 0.5 * std::abs(s[i]));
  }
}

// Hermite's cubic of a segment in powers of t − t_a.
struct Cubic {
  double c[4];
  double operator()(double t) const { return c[0] + t * (c[1] + t * (c[2] + t * c[3])); }
};

Cubic cubicOf(double length, double rise, double value, double m0, double m1) {
  const double secant = rise / length;
  return {{value, m0, (3 * secant - 2 * m0 - m1) / length, (m0 + m1 - 2 * secant) / (length * length)}};
}

Worst Fitter::worst(const Knot& a, const Knot& b) const {
  const double start = times_[a.sample];
  const Cubic cubic = cubicOf(times_[b.sample] - start, values_[b.sample] - values_[a.sample],
                              values_[a.sample], a.out, b.in);
  Worst worst{-tolerance_, a.sample + (b.sample - a.sample) / 2};
  const auto note = [&](double excess, std::size_t sample) {
    if (excess > worst.excess)
      worst = {excess, std::clamp(sample, a.sample + 1, std::max(b.sample - 1, a.sample + 1))};
  };
  for (std::size_t i = a.sample; i < b.sample; ++i) {
    const double t = times_[i] - start, step = times_[i + 1] - times_[i], rise = values_[i + 1] - values_[i];
    if (i > a.sample) note(std::abs(cubic(t) - values_[i]) - tolerance_, i);
    const double allowed = tolerance_ + room_[i];
    for (const double share : {0.25, 0.5, 0.75}) {
      note(std::abs(cubic(t + share * step) - values_[i] - share * rise) - allowed, share < 0.5 ? i : i + 1);
    }
  }
  return worst;
}

bool Fitter::fits(const Knots& knots) const {
  for (std::size_t k = 0; k + 1 < knots.size(); ++k) {
    if (worst(knots[k], knots[k + 1]).excess > 0) return false;
  }
  return true;
}

// Least squares for the slopes of the knots first to last, smooth in between: a tridiagonal system. The
// slopes at the ends are those towards the chain, and stay as they are where held.
void Fitter::solveChain(Knots& knots, std::size_t first, std::size_t last, bool holdFirst,
                        bool holdLast) const {
  constexpr double ridge = 1e-12;  // towards the chord, where samples leave a slope open
  const std::size_t n = last - first + 1;
  std::vector<double> diagonal(n, 0.0), beside(n, 0.0), right(n, 0.0);
  for (std::size_t k = 0; k + 1 < n; ++k) {
    const Knot& a = knots[first + k];
    const Knot& b = knots[first + k + 1];
    const double start = times_[a.sample], length = times_[b.sample] - start;
    const double rise = values_[b.sample] - values_[a.sample];
    double aa = ridge, ab = 0, bb = ridge, ra = ridge * rise, rb = ridge * rise;  // in slopes times length
    for (std::size_t i = a.sample + 1; i < b.sample; ++i) {
      const double u = (times_[i] - start) / length, v = 1 - u;
      const double p = u * v * v, q = -u * u * v;
      const double rest = values_[i] - values_[a.sample] - rise * u * u * (3 - 2 * u);
      aa += p * p;
      ab += p * q;
      bb += q * q;
      ra += p * rest;
      rb += q * rest;
    }
    diagonal[k] += aa * length * length;
    diagonal[k + 1] += bb * length * length;
    beside[k] = ab * length * length;
    right[k] += ra * length;
    right[k + 1] += rb * length;
  }
  const auto hold = [&](std::size_t k, double slope) {
    if (k > 0) right[k - 1] -= beside[k - 1] * slope;
    if (k + 1 < n) right[k + 1] -= beside[k] * slope;
    if (k > 0) beside[k - 1] = 0;
    beside[k] = 0;
    diagonal[k] = 1;
    right[k] = slope;
  };
  if (holdFirst) hold(0, knots[first].out);
  if (holdLast) hold(n - 1, knots[last].in);
  for (std::size_t k = 1; k < n; ++k) {
    const double factor = beside[k - 1] / diagonal[k - 1];
    diagonal[k] -= factor * beside[k - 1];
    right[k] -= factor * right[k - 1];
  }
  double next = 0;
  for (std::size_t k = n; k-- > 0;) {
    next = (right[k] - beside[k] * next) / diagonal[k];
    if (k > 0) knots[first + k].in = next;
    if (k + 1 < n) knots[first + k].out = next;
  }
}

// All slopes, from corner to corner. The first and last stay where held, unless they are corners.
void Fitter::solve(Knots& knots, bool holdFirst, bool holdLast) const {
  const std::size_t last = knots.size() - 1;
  for (std::size_t begin = 0; begin < last;) {
    std::size_t end = begin + 1;
    while (end < last && !knots[end].corner) ++end;
    solveChain(knots, begin, end, begin == 0 && holdFirst && !knots[0].corner,
               end == last && holdLast && !knots[last].corner);
    begin = end;
  }
  if (!holdFirst) knots.front().in = knots.front().out;
  if (!holdLast) knots.back().out = knots.back().in;
}

// The last sample up to which one cubic fits, found by doubling, then halving.
std::size_t Fitter::longest(std::size_t from, std::size_t limit) const {
  const auto reaches = [&](std::size_t to) {
    Knots pair(2);
    pair[0].sample = from;
    pair[1].sample = to;
    solveChain(pair, 0, 1, false, false);
    return fits(pair);
  };
  std::size_t good = from + 1, step = 1;
  while (good < limit && reaches(std::min(good + step, limit))) {
    good = std::min(good + step, limit);
    step *= 2;
  }
  std::size_t bad = std::min(good + step, limit + 1);
  while (bad - good > 1) {
    const std::size_t middle = good + (bad - good) / 2;
    (reaches(middle) ? good : bad) = middle;
  }
  return good;
}

// Do the slopes of the separate cubics on both sides disagree by more than the freedom of a fit (a rounding
// within tolerance would need keys much nearer than its neighbours are), and by more than the curve bends
// from a sample to the next?
bool Fitter::isCorner(const Knot& before, const Knot& knot, const Knot& after) const {
  const double left = times_[knot.sample] - times_[before.sample],
               right = times_[after.sample] - times_[knot.sample];
  const double kink = std::abs(knot.out - knot.in);
  if (kink * std::min(left, right) < 160 * tolerance_) return false;
  const auto bend = [&](const Knot& a, const Knot& b, double length) {
    const double secant = chord(a, b);
    return std::max(std::abs(6 * secant - 4 * a.out - 2 * b.in),
                    std::abs(2 * a.out + 4 * b.in - 6 * secant)) /
           length;
  };
  const double step =
      std::min(times_[knot.sample + 1] - times_[knot.sample], times_[knot.sample] - times_[knot.sample - 1]);
  return kink > 0.5 * step * std::max(bend(before, knot, left), bend(knot, after, right));
}

// Keys are added, and at last tangents broken, until every segment fits.
void Fitter::smooth(Knots& knots) const {
  for (bool again = true; again;) {
    again = false;
    solve(knots, false, false);
    Knots more;
    for (std::size_t k = 0; k < knots.size(); ++k) {
      more.push_back(knots[k]);
      if (k + 1 == knots.size()) break;
      const Worst bad = worst(knots[k], knots[k + 1]);
      if (bad.excess <= 0) continue;
      again = true;
      if (knots[k + 1].sample - knots[k].sample > 1) {
        Knot knot;
        knot.sample = bad.sample;
        more.push_back(knot);
      } else {
        more.back().corner = knots[k + 1].corner = true;
      }
    }
    knots = std::move(more);
  }
}

// Takes a key out, or makes it smooth, if the curve fits with the slopes around it solved again.
bool Fitter::simplify(Knots& knots, std::size_t at, bool remove) const {
  constexpr std::size_t reach = 4;
  const std::size_t first = at > reach ? at - reach : 0;
  const std::size_t last = std::min(at + reach, knots.size() - 1);
  const auto begin = knots.begin() + static_cast<std::ptrdiff_t>(first);
  Knots around(begin, knots.begin() + static_cast<std::ptrdiff_t>(last) + 1);
  const auto knot = around.begin() + static_cast<std::ptrdiff_t>(at - first);
  if (remove) {
    around.erase(knot);
  } else {
    knot->corner = false;
  }
  solve(around, first > 0, last + 1 < knots.size());
  if (!fits(around)) return false;
  if (remove) knots.erase(knots.begin() + static_cast<std::ptrdiff_t>(at));
  std::copy(around.begin(), around.end(), knots.begin() + static_cast<std::ptrdiff_t>(first));
  return true;
}

void Fitter::thin(Knots& knots) const {
  for (bool again = true; again;) {
    again = false;
    for (std::size_t k = 1; k + 1 < knots.size();) {
      if (!knots[k].forced && simplify(knots, k, true)) {
        again = true;
        continue;  // the next key is here now
      }
      if (knots[k].corner) again = simplify(knots, k, false) || again;
      ++k;
    }
  }
}

void Fitter::insertAndSmooth(Knots& knots, const std::vector<std::size_t>& samples) const {
  for (const std::size_t sample : samples) {
    const auto at = std::lower_bound(knots.begin(), knots.end(), sample,
                                     [](const Knot& knot, std::size_t s) { return knot.sample < s; });
    Knot knot;
    knot.sample = sample;
    if (at == knots.end() || at->sample != sample) knots.insert(at, knot);
  }
  smooth(knots);
}

Knots Fitter::fit(const std::vector<std::size_t>& forced) const {
  Knots knots(1);
  knots[0].forced = true;
  for (const std::size_t limit : forced) {
    while (knots.back().sample < limit) {
      Knot knot;
      knot.sample = longest(knots.back().sample, limit);
      knot.forced = knot.sample == limit;
      knots.push_back(knot);
    }
  }
  for (std::size_t k = 0; k + 1 < knots.size(); ++k) solveChain(knots, k, k + 1, false, false);
  for (std::size_t k = 1; k + 1 < knots.size(); ++k)
    knots[k].corner = isCorner(knots[k - 1], knots[k], knots[k + 1]);
  smooth(knots);
  thin(knots);
  return knots;
}

Curve curveOf(const Knots& knots, const std::vector<double>& times, const std::vector<double>& values,
              CurveOutput output) {
  std::vector<Key> keys;
  for (const Knot& knot : knots) {
    Key key;
    key.time = times[knot.sample];
    key.value = values[knot.sample];
    key.inType = key.outType = TangentType::Fixed;
    key.in = {1, knot.in};
    key.out = {1, knot.out};
    key.tangentsLocked = !knot.corner;
    keys.push_back(key);
  }
  return Curve(std::move(keys), false, Infinity::Constant, Infinity::Constant, output);
}

void check(const std::vector<double>& times, const std::vector<double>& values,
           const KeyReductionOptions& options) {
  if (times.empty() || times.size() != values.size()) {
    throw Error(fmt::format("{} times for {} values: there must be one each, and at least one", times.size(),
                            values.size()));
  }
  if (!(options.tolerance > 0) || !std::isfinite(options.tolerance)) {
    throw Error(fmt::format("the tolerance must be above 0, got {}", options.tolerance));
  }
  for (std::size_t i = 0; i < times.size(); ++i) {
    const bool later = i == 0 || times[i - 1] < times[i];
    if (!later || !(std::abs(times[i]) <= Curve::kLargest) || !(std::abs(values[i]) <= Curve::kLargest)) {
      throw Error(fmt::format("sample {} at {} s with value {} must be finite and later than the one before",
                              i, times[i], values[i]));
    }
  }
  for (const double time : options.pinned) {
    if (!(time >= times.front() && time <= times.back())) {
      throw Error(fmt::format("the pinned time {} s is not within the samples, {} s to {} s", time,
                              times.front(), times.back()));
    }
  }
}

std::size_t nearestSample(const std::vector<double>& times, double time) {
  const std::size_t after =
      static_cast<std::size_t>(std::lower_bound(times.begin(), times.end(), time) - times.begin());
  return after > 0 && time - times[after - 1] < times[after] - time ? after - 1 : after;
}

}  // namespace

std::vector<std::size_t> prominentExtremes(const std::vector<double>& values, double prominence) {
  std::vector<std::size_t> extremes;
  std::size_t low = 0, high = 0;  // since the last extreme
  int direction = 0;              // 1: after a low, rising
  for (std::size_t i = 1; i < values.size(); ++i) {
    if (values[i] > values[high]) high = i;
    if (values[i] < values[low]) low = i;
    const bool fell = direction >= 0 && values[high] - values[i] > prominence;
    const bool rose = direction <= 0 && values[i] - values[low] > prominence;
    if (!fell && !rose) continue;
    const std::size_t turn = fell ? high : low;
    if (turn > 0) extremes.push_back(turn);
    direction = fell ? -1 : 1;
    low = high = i;
  }
  return extremes;
}

KeyReduction reduceKeys(const std::vector<double>& times, const std::vector<double>& values,
                        const KeyReductionOptions& options) {
  check(times, values, options);
  if (times.size() == 1) return {curveOf(Knots(1), times, values, options.output), 0};
  std::vector<std::size_t> forced = {times.size() - 1};
  if (options.keepExtremes) {
    const std::vector<std::size_t> extremes = prominentExtremes(values, options.tolerance);
    forced.insert(forced.end(), extremes.begin(), extremes.end());
  }
  for (const double time : options.pinned) forced.push_back(nearestSample(times, time));
  std::sort(forced.begin(), forced.end());

  const Fitter fitter(times, values, options.tolerance);
  Knots knots = fitter.fit(forced);
  // Maya keeps a tangent as a direction, which costs very steep ones some digits: the curve itself has the
  // last word.
  for (;;) {
    KeyReduction result{curveOf(knots, times, values, options.output), 0};
    std::vector<std::size_t> bad;
    for (std::size_t i = 0; i < times.size(); ++i) {
      const double error = std::abs(result.curve.evaluate(times[i]) - values[i]);
      result.largestError = std::max(result.largestError, error);
      if (error > options.tolerance) bad.push_back(i);
    }
    if (bad.empty()) return result;
    fitter.insertAndSmooth(knots, bad);
  }
}

}  // namespace footfall
