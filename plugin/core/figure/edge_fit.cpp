// SPDX-License-Identifier: MIT
#include "figure/edge_fit.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace footfall {
namespace {

constexpr double kStep = 0.25;  // frames
// How alike ways are: the deviation of their delays, in parts of the common one.
constexpr double kSpread = 0.12;
// Twice the logarithm of the odds that a law with one parameter more, or of a lower power, has to beat.
constexpr double kParameter = 5, kLowerPower = 12;

// Sum of squares left of the best level + s(τ) (c₀ + c₁ τ + …), s = τⁿ (1 - k τ), with τ = max(0, i - start).
// k is such that the acceleration of s is over where the point is fastest.
template <int kTerms>
double misfit(const Departure& way, double start, int power) {
  const double length = static_cast<double>(way.off.size()) - start;  // scales τ to 0 … 1
  const double till = std::max(1.0, (way.fastest - start) / length);
  const double bend = (power - 1) / ((power + 1) * till);
  using Square = Eigen::Matrix<double, kTerms + 1, kTerms + 1>;
  Square normal = Square::Zero();
  Eigen::Matrix<double, kTerms + 1, 3> right = Eigen::Matrix<double, kTerms + 1, 3>::Zero();
  double squares = 0;
  for (std::size_t i = 0; i < way.off.size(); ++i) {
    const double tau = std::max(0.0, static_cast<double>(i) - start) / length;
    double rise = (power == 3 ? tau * tau * tau : power == 2 ? tau * tau : tau) * (1 - bend * tau);
    Eigen::Matrix<double, kTerms + 1, 1> row;
    row[0] = 1;
    for (int k = 1; k <= kTerms; ++k, rise *= tau) row[k] = rise;
    normal += row * row.transpose();
    right += row * way.off[i].transpose();
    squares += way.off[i].squaredNorm();
  }
  const Eigen::Matrix<double, kTerms + 1, 3> solution = normal.ldlt().solve(right);
  return std::max(0.0, squares - (solution.array() * right.array()).sum());
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

// What is left of a way for each time it may have begun before it crosses: delay = kStep × index.
struct Profile {
  double crossing = 0;
  std::vector<double> misfit;  // in variances of the noise; as far back as the way goes
};

Profile profileOf(const Departure& way, double distance, int power, int terms) {
  Profile profile;
  profile.crossing = crossingOf(way, distance);
  const double variance = way.noise * way.noise;
  for (double start = profile.crossing; start >= 0.5 || profile.misfit.empty(); start -= kStep) {
    const double left = terms == 1   ? misfit<1>(way, start, power)
                        : terms == 2 ? misfit<2>(way, start, power)
                                     : misfit<3>(way, start, power);
    profile.misfit.push_back(left / variance);
  }
  return profile;
}

// The mean of kStep × index under weights exp(-value / 2).
double meanDelay(const std::vector<double>& values) {
  const double least = *std::min_element(values.begin(), values.end());
  double weights = 0, sum = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const double weight = std::exp(-0.5 * (values[i] - least));
    weights += weight;
    sum += weight * kStep * static_cast<double>(i);
  }
  return sum / weights;
}

// One law for all ways.
struct Law {
  double score = 0;            // twice the negative logarithm of its likelihood, and a penalty for parameters
  std::vector<double> delays;  // of each way
};

Law fitLaw(const std::vector<const Departure*>& ways, double distance, int power, int terms) {
  std::vector<Profile> profiles;
  std::size_t most = 0;
  for (const Departure* way : ways) {
    profiles.push_back(profileOf(*way, distance, power, terms));
    most = std::max(most, profiles.back().misfit.size());
  }
  std::vector<double> sum(most, 0.0);
  for (const Profile& profile : profiles) {
    for (std::size_t i = 0; i < most; ++i) sum[i] += profile.misfit[std::min(i, profile.misfit.size() - 1)];
  }
  const double common = meanDelay(sum);
  Law law;
  law.score = *std::min_element(sum.begin(), sum.end()) +
              kParameter * 3 * terms * static_cast<double>(ways.size()) + kLowerPower * (3 - power);
  for (Profile& profile : profiles) {
    for (std::size_t i = 0; i < profile.misfit.size(); ++i) {
      const double unlike = (kStep * static_cast<double>(i) - common) / (kSpread * std::max(common, 1.0));
      profile.misfit[i] += unlike * unlike;
    }
    law.delays.push_back(meanDelay(profile.misfit));
  }
  return law;
}

}  // namespace

std::vector<double> edgesOf(const std::vector<Departure>& departures, double crossing) {
  std::vector<const Departure*> ways;
  for (const Departure& way : departures) {
    if (way.gone >= 1) ways.push_back(&way);
  }
  std::vector<double> delays(ways.size(), 0.0);
  if (!ways.empty()) {
    std::vector<Law> laws;
    for (int terms = 1; terms <= 3; ++terms) {
      for (const int power : {3, 2, 1}) laws.push_back(fitLaw(ways, crossing, power, terms));
    }
    double least = laws.front().score, weights = 0;
    for (const Law& law : laws) least = std::min(least, law.score);
    for (const Law& law : laws) {
      const double weight = std::exp(-0.5 * (law.score - least));
      weights += weight;
      for (std::size_t i = 0; i < ways.size(); ++i) delays[i] += weight * law.delays[i];
    }
    for (double& delay : delays) delay /= weights;
  }
  std::vector<double> edges;
  std::size_t next = 0;
  for (const Departure& way : departures) {
    if (way.off.empty()) {
      edges.push_back(way.farthest);
    } else if (way.gone < 1) {
      edges.push_back(way.origin);
    } else {
      const double left = std::min(crossingOf(way, crossing) - delays[next++], way.latest);
      edges.push_back(way.origin + way.direction * left);
    }
  }
  return edges;
}

}  // namespace footfall
