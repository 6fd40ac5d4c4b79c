// SPDX-License-Identifier: MIT
#include "figure/contact/strike_times.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/parallel.h"
#include "figure/contact/contact_tuning.h"

namespace footfall {
namespace {

constexpr int kMostTerms = 3;
constexpr std::array<int, 3> kPowers{3, 2, 1};

// A way with the sums that all fits of it share.
struct Way {
  const Departure* departure = nullptr;
  double crossing = 0;  // frames from its first
  Vec3 sum = Vec3::Zero();
  double squares = 0;
};

// How a way begins, τ after it does; its acceleration is over at `till`, where the point is fastest. Power 3:
// the way of least jerk (Flash and Hogan 1985), τ³ (1 - 3/2 u + 3/5 u²) with u = τ / (2 till), which feet of
// people and of generated walks follow; below it τⁿ (1 - k τ).
double riseOf(double tau, double till, int power) {
  if (power == 3) {
    const double u = tau / (2 * till);
    return tau * tau * tau * (1 - u * (1.5 - 0.6 * u));
  }
  const double bend = (power - 1) / ((power + 1) * till);
  return (power == 2 ? tau * tau : tau) * (1 - bend * tau);
}

// Sums of squares left of the best level + s(τ) (c₀ + c₁ τ + …) with one, two and three terms, s the rise and
// τ = max(0, i - start). The fits share one Cholesky factor: each further column takes its square from what
// is left.
std::array<double, kMostTerms> misfits(const Way& way, double start, int power) {
  const std::vector<Vec3>& off = way.departure->off;
  const double length = static_cast<double>(off.size()) - start;  // scales τ to 0 … 1
  const double till = std::max(1.0, (way.departure->fastest - start) / length);
  constexpr int kColumns = kMostTerms + 1;
  double normal[kColumns][kColumns] = {};  // lower half
  Vec3 right[kColumns] = {way.sum, Vec3::Zero(), Vec3::Zero(), Vec3::Zero()};
  normal[0][0] = static_cast<double>(off.size());
  for (std::size_t i = static_cast<std::size_t>(std::max(0.0, std::ceil(start))); i < off.size(); ++i) {
    const double tau = (static_cast<double>(i) - start) / length;
    const double rise = riseOf(tau, till, power);
    const double row[kColumns] = {1, rise, rise * tau, rise * tau * tau};
    for (int r = 1; r < kColumns; ++r) {
      for (int c = 0; c <= r; ++c) normal[r][c] += row[r] * row[c];
      right[r] += row[r] * off[i];
    }
  }
  std::array<double, kMostTerms> left{};
  double rest = way.squares;
  for (int r = 0; r < kColumns; ++r) {
    const double whole = normal[r][r];
    for (int c = 0; c < r; ++c) {
      for (int k = 0; k < c; ++k) normal[r][c] -= normal[r][k] * normal[c][k];
      normal[r][c] *= normal[c][c];
      normal[r][r] -= normal[r][c] * normal[r][c];
      right[r] -= normal[r][c] * right[c];
    }
    // A column that says nothing new has no part in the fit. The diagonal holds its inverse.
    normal[r][r] = normal[r][r] > 1e-12 * whole ? 1 / std::sqrt(normal[r][r]) : 0;
    right[r] *= normal[r][r];
    rest -= right[r].squaredNorm();
    if (r > 0) left[static_cast<std::size_t>(r - 1)] = std::max(0.0, rest);
  }
  return left;
}

// Where a way crosses the distance for good, in frames from its first.
double crossingOf(const Departure& way, double distance) {
  std::size_t i = way.gone;
  while (i + 1 < way.distance.size() && way.distance[i] < distance) ++i;
  while (i > 1 && way.distance[i - 1] >= distance) --i;
  const double a = way.distance[i - 1], b = way.distance[i];
  const double share = b > a ? std::clamp((distance - a) / (b - a), 0.0, 1.0) : 1.0;
  return static_cast<double>(i) - 1 + share;
}

// What is left of a way for each time it may have begun before it crosses: delay = step × index. In
// variances of the noise, as far back as the way goes, for one, two and three terms.
using Profile = std::array<std::vector<double>, kMostTerms>;

Profile profileOf(const Way& way, int power, double step) {
  Profile profile;
  const double variance = way.departure->noise * way.departure->noise;
  for (double start = way.crossing; start >= 0.5 || profile[0].empty(); start -= step) {
    const std::array<double, kMostTerms> left = misfits(way, start, power);
    for (std::size_t t = 0; t < left.size(); ++t) profile[t].push_back(left[t] / variance);
  }
  return profile;
}

// The mean of step × index under weights exp(-value / 2).
double meanDelay(const std::vector<double>& values, double step) {
  const double least = *std::min_element(values.begin(), values.end());
  double weights = 0, sum = 0;
  constexpr double kNothing = 1500;  // beyond it the weight is 0 in doubles
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i] - least > kNothing) continue;
    const double weight = std::exp(-0.5 * (values[i] - least));
    weights += weight;
    sum += weight * step * static_cast<double>(i);
  }
  return sum / weights;
}

// One law for all ways.
struct Law {
  double score = 0;            // twice the negative logarithm of its likelihood, and a penalty for parameters
  std::vector<double> delays;  // of each way
};

// terms: one less than there are.
Law fitLaw(const std::vector<Profile>& profiles, int power, std::size_t terms, double step) {
  std::size_t most = 0;
  for (const Profile& profile : profiles) most = std::max(most, profile[terms].size());
  std::vector<double> sum(most, 0.0);
  for (const Profile& profile : profiles) {
    const std::vector<double>& own = profile[terms];
    for (std::size_t i = 0; i < most; ++i) sum[i] += own[std::min(i, own.size() - 1)];
  }
  const double common = meanDelay(sum, step);
  const double parameters = 3 * static_cast<double>((terms + 1) * profiles.size());
  Law law;
  law.score = *std::min_element(sum.begin(), sum.end()) + contact_tuning::kParameterCost * parameters +
              contact_tuning::kLowerPowerCost * (3 - power);
  for (const Profile& profile : profiles) {
    std::vector<double> own = profile[terms];
    for (std::size_t i = 0; i < own.size(); ++i) {
      const double unlike =
          (step * static_cast<double>(i) - common) / (contact_tuning::kDelaySpread * std::max(common, 1.0));
      own[i] += unlike * unlike;
    }
    law.delays.push_back(meanDelay(own, step));
  }
  return law;
}

// The delay of each way: laws of all powers and numbers of terms, weighted by how well they explain all.
std::vector<double> delaysOf(const std::vector<Way>& ways, double step, int threads) {
  std::array<std::vector<Profile>, kPowers.size()> profiles;
  for (std::vector<Profile>& ofPower : profiles) ofPower.resize(ways.size());
  const int count = static_cast<int>(ways.size() * kPowers.size());
#pragma omp parallel for schedule(dynamic, 1) num_threads(threadCount(threads))
  for (int i = 0; i < count; ++i) {
    const std::size_t p = static_cast<std::size_t>(i) % kPowers.size();
    const std::size_t way = static_cast<std::size_t>(i) / kPowers.size();
    profiles[p][way] = profileOf(ways[way], kPowers[p], step);
  }
  std::vector<Law> laws(kMostTerms * kPowers.size());
  const int kinds = static_cast<int>(laws.size());
#pragma omp parallel for schedule(dynamic, 1) num_threads(threadCount(threads))
  for (int i = 0; i < kinds; ++i) {
    const std::size_t law = static_cast<std::size_t>(i), p = law % kPowers.size();
    laws[law] = fitLaw(profiles[p], kPowers[p], law / kPowers.size(), step);
  }
  double least = laws.front().score, weights = 0;
  for (const Law& law : laws) least = std::min(least, law.score);
  std::vector<double> delays(ways.size(), 0.0);
  for (const Law& law : laws) {
    const double weight = std::exp(-0.5 * (law.score - least));
    weights += weight;
    for (std::size_t i = 0; i < ways.size(); ++i) delays[i] += weight * law.delays[i];
  }
  for (double& delay : delays) delay /= weights;
  return delays;
}

}  // namespace

std::vector<double> edgesOf(const std::vector<Departure>& departures, double crossing, double step,
                            int threads) {
  std::vector<Way> ways;
  for (const Departure& departure : departures) {
    if (departure.gone < 1) continue;
    Way way;
    way.departure = &departure;
    way.crossing = crossingOf(departure, crossing);
    for (const Vec3& off : departure.off) {
      way.sum += off;
      way.squares += off.squaredNorm();
    }
    ways.push_back(way);
  }
  const std::vector<double> delays = ways.empty() ? std::vector<double>() : delaysOf(ways, step, threads);
  std::vector<double> edges;
  std::size_t next = 0;
  for (const Departure& way : departures) {
    if (way.off.empty()) {
      edges.push_back(way.farthest);
    } else if (way.gone < 1) {
      edges.push_back(way.origin);
    } else {
      const double left = std::min(ways[next].crossing - delays[next], way.latest);
      edges.push_back(way.origin + way.direction * left);
      ++next;
    }
  }
  return edges;
}

}  // namespace footfall
