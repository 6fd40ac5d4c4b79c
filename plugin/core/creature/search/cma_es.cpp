// SPDX-License-Identifier: MIT
#include "creature/search/cma_es.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <fmt/format.h>
#include <Eigen/Eigenvalues>

#include "base/error.h"
#include "creature/search/random_stream.h"

namespace footfall::creature {
namespace {

constexpr Eigen::Index kMostGrowth = 32;  // a restart has at most this many times the first population

constexpr std::uint64_t kMeanStream = std::uint64_t{1} << 40;  // beyond any candidate's number

// Into 0 to 1 by mirrors at every whole number.
double mirrored(double u) {
  const double folded = std::fmod(std::abs(u), 2.0);
  return folded > 1 ? 2 - folded : folded;
}

Eigen::VectorXd drawnMean(std::uint64_t seed, int generation, Eigen::Index n) {
  RandomStream random(seed, static_cast<std::uint64_t>(generation), kMeanStream);
  Eigen::VectorXd mean(n);
  for (double& u : mean) u = random.uniform();
  return mean;
}

}  // namespace

CmaEs::Strategy::Strategy(Eigen::Index dimension, Eigen::Index population) {
  const auto n = static_cast<double>(dimension);
  parents = population / 2;
  weights.resize(population);
  for (Eigen::Index i = 0; i < population; ++i)
    weights(i) = std::log((static_cast<double>(population) + 1) / 2) - std::log(static_cast<double>(i + 1));
  const auto good = weights.head(parents), bad = weights.tail(population - parents);
  effective = good.sum() * good.sum() / good.squaredNorm();
  const double badEffective = bad.sum() * bad.sum() / bad.squaredNorm();
  meanPath = (4 + effective / n) / (n + 4 + 2 * effective / n);
  sigmaPath = (effective + 2) / (n + effective + 5);
  rankOne = 2 / ((n + 1.3) * (n + 1.3) + effective);
  rankMu =
      std::min(1 - rankOne, 2 * (0.25 + effective + 1 / effective - 2) / ((n + 2) * (n + 2) + effective));
  damping = 1 + 2 * std::max(0.0, std::sqrt((effective - 1) / (n + 1)) - 1) + sigmaPath;
  expectedLength = std::sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));
  // Equations 50 to 53: the negative weights are kept small enough for C to stay positive definite.
  const double most = std::min(
      {1 + rankOne / rankMu, 1 + 2 * badEffective / (effective + 2), (1 - rankOne - rankMu) / (n * rankMu)});
  weights.head(parents) /= good.sum();
  weights.tail(population - parents) *= std::max(0.0, most) / bad.cwiseAbs().sum();
}

CmaEs::CmaEs(SearchSpace searchSpace, CmaEsOptions options)
    : Search(std::move(searchSpace)), options_(std::move(options)), strategy_(1, 4) {
  const auto n = static_cast<Eigen::Index>(space().size());
  if (options_.population != 0 && options_.population < 4)
    throw Error(fmt::format("population must be at least 4, got {}", options_.population));
  for (const double spread : {options_.spread, options_.startSpread}) {
    if (!(spread > 0 && spread <= 10))
      throw Error(fmt::format("spread must be above 0 and at most 10, got {}", spread));
  }
  Eigen::VectorXd mean = drawnMean(options_.seed, 0, n);
  if (options_.start.size() > 0) {
    if (options_.start.size() != n) {
      throw Error(fmt::format("the start must have the controller's {} parameters, got {}", n,
                              options_.start.size()));
    }
    for (Eigen::Index i = 0; i < n; ++i) {
      const SearchParameter& p = space()[static_cast<std::size_t>(i)];
      mean(i) = std::clamp((options_.start(i) - p.low) / (p.high - p.low), 0.0, 1.0);
    }
  }
  begin(mean, options_.start.size() > 0 ? options_.startSpread : options_.spread, firstPopulation());
}

Eigen::Index CmaEs::firstPopulation() const {
  const auto n = static_cast<double>(space().size());
  return options_.population > 0 ? options_.population : 4 + static_cast<Eigen::Index>(3 * std::log(n));
}

void CmaEs::begin(const Eigen::VectorXd& mean, double sigma, Eigen::Index population) {
  const Eigen::Index n = mean.size();
  lambda_ = population;
  strategy_ = Strategy(n, population);
  age_ = 0;
  mean_ = mean;
  sigma_ = firstSigma_ = sigma;
  covariancePath_ = sigmaPath_ = Eigen::VectorXd::Zero(n);
  covariance_ = axes_ = Eigen::MatrixXd::Identity(n, n);
  lengths_ = Eigen::VectorXd::Ones(n);
  history_.clear();
}

// A given start is the first candidate of all, so that a search that goes on from it never loses it.
bool CmaEs::isStart(Eigen::Index candidate) const {
  return candidate == 0 && generation() == 0 && options_.start.size() > 0;
}

Eigen::VectorXd CmaEs::step(Eigen::Index candidate) const {
  if (isStart(candidate)) return Eigen::VectorXd::Zero(mean_.size());
  RandomStream random(options_.seed, static_cast<std::uint64_t>(generation()),
                      static_cast<std::uint64_t>(candidate));
  Eigen::VectorXd z(mean_.size());
  for (double& value : z) value = random.normal();
  return axes_ * lengths_.cwiseProduct(z);
}

Candidates CmaEs::ask() const {
  Candidates candidates(lambda_, mean_.size());
  for (Eigen::Index k = 0; k < lambda_; ++k) {
    const Eigen::VectorXd u = mean_ + sigma_ * step(k);
    for (Eigen::Index i = 0; i < u.size(); ++i) {
      const SearchParameter& p = space()[static_cast<std::size_t>(i)];
      const double at = isStart(k) ? options_.start(i) : p.low + (p.high - p.low) * mirrored(u(i));
      candidates(k, i) = std::clamp(at, p.low, p.high);
    }
  }
  return candidates;
}

void CmaEs::learn(const Candidates& candidates, const Eigen::VectorXd& fitness) {
  std::vector<Eigen::Index> order(static_cast<std::size_t>(lambda_));
  std::iota(order.begin(), order.end(), Eigen::Index{0});
  std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return fitness(a) > fitness(b); });
  last_ = candidates;
  lastFitness_ = fitness;
  history_.push_back(fitness(order.front()));
  adapt(order);
  // Flat fitness (appendix B.3 of the tutorial): look further away.
  if (fitness(order.front()) == fitness(order[order.size() * 7 / 10]))
    sigma_ *= std::exp(0.2 + strategy_.sigmaPath / strategy_.damping);
  ++age_;
  if (options_.restarts && stuck()) {
    ++restarts_;
    begin(drawnMean(options_.seed, generation() + 1, mean_.size()), options_.spread,
          std::min(2 * lambda_, kMostGrowth * firstPopulation()));
  }
}

// Equations 41 to 47.
void CmaEs::adapt(const std::vector<Eigen::Index>& order) {
  const Strategy& s = strategy_;
  const auto n = static_cast<double>(mean_.size());
  Eigen::MatrixXd steps(mean_.size(), lambda_);  // y, best first
  for (Eigen::Index k = 0; k < lambda_; ++k) steps.col(k) = step(order[static_cast<std::size_t>(k)]);
  const auto whitened = [&](const auto& y) -> Eigen::VectorXd {
    return axes_ * (axes_.transpose() * y).cwiseQuotient(lengths_);
  };
  const Eigen::VectorXd move = steps.leftCols(s.parents) * s.weights.head(s.parents);
  mean_ += sigma_ * move;
  sigmaPath_ = (1 - s.sigmaPath) * sigmaPath_ +
               std::sqrt(s.sigmaPath * (2 - s.sigmaPath) * s.effective) * whitened(move);
  const double length = sigmaPath_.norm();
  const double settled = std::sqrt(1 - std::pow(1 - s.sigmaPath, 2.0 * (age_ + 1)));
  const double h = length / settled < (1.4 + 2 / (n + 1)) * s.expectedLength ? 1 : 0;
  covariancePath_ =
      (1 - s.meanPath) * covariancePath_ + h * std::sqrt(s.meanPath * (2 - s.meanPath) * s.effective) * move;
  Eigen::VectorXd weights = s.weights;
  for (Eigen::Index k = s.parents; k < lambda_; ++k) {
    const double length2 = whitened(steps.col(k)).squaredNorm();
    if (weights(k) < 0) weights(k) *= length2 > 0 ? n / length2 : 0;  // a given start: no step at all
  }
  covariance_ *=
      1 + s.rankOne * (1 - h) * s.meanPath * (2 - s.meanPath) - s.rankOne - s.rankMu * s.weights.sum();
  covariance_ += s.rankOne * covariancePath_ * covariancePath_.transpose() +
                 s.rankMu * steps * weights.asDiagonal() * steps.transpose();
  sigma_ *= std::exp(std::min(1.0, s.sigmaPath / s.damping * (length / s.expectedLength - 1)));
  decompose();
}

void CmaEs::decompose() {
  covariance_ = (0.5 * (covariance_ + covariance_.transpose())).eval();
  const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(covariance_);
  axes_ = solver.eigenvectors();
  lengths_ = solver.eigenvalues().cwiseMax(1e-300).cwiseSqrt();
}

// Stopping criteria TolHistFun, TolX and ConditionCov (appendix B.3).
bool CmaEs::stuck() const {
  const auto n = static_cast<double>(mean_.size());
  const auto window = static_cast<std::size_t>(10 + std::ceil(30 * n / static_cast<double>(lambda_)));
  if (history_.size() >= window) {
    const auto [low, high] =
        std::minmax_element(history_.end() - static_cast<std::ptrdiff_t>(window), history_.end());
    if (*low == *high || (*high - *low < options_.fitnessTolerance &&
                          lastFitness_.maxCoeff() - lastFitness_.minCoeff() < options_.fitnessTolerance))
      return true;
  }
  const double widest =
      std::max(covariance_.diagonal().cwiseSqrt().maxCoeff(), covariancePath_.cwiseAbs().maxCoeff());
  return sigma_ * widest < 1e-12 * firstSigma_ || lengths_.maxCoeff() > 1e7 * lengths_.minCoeff() ||
         !std::isfinite(sigma_) || sigma_ > 1e4;
}

std::vector<Individual> CmaEs::population() const {
  std::vector<Individual> all;
  for (Eigen::Index k = 0; k < last_.rows(); ++k) all.push_back({last_.row(k).transpose(), lastFitness_(k)});
  std::stable_sort(all.begin(), all.end(),
                   [](const auto& a, const auto& b) { return a.fitness > b.fitness; });
  return all;
}

std::map<std::string, Eigen::MatrixXd> CmaEs::tables() const {
  Eigen::MatrixXd numbers(1, 5);
  numbers << static_cast<double>(lambda_), age_, restarts_, sigma_, firstSigma_;
  return {{"numbers", numbers},
          {"mean", mean_},
          {"covariancePath", covariancePath_},
          {"sigmaPath", sigmaPath_},
          {"covariance", covariance_},
          {"axes", axes_},
          {"lengths", lengths_},
          {"last", last_},
          {"lastFitness", lastFitness_},
          {"history", Eigen::Map<const Eigen::MatrixXd>(history_.data(),
                                                        static_cast<Eigen::Index>(history_.size()), 1)}};
}

void CmaEs::setTables(const std::map<std::string, Eigen::MatrixXd>& tables) {
  const auto n = static_cast<Eigen::Index>(space().size());
  const Eigen::MatrixXd& numbers = stateTable(tables, "numbers", 1, 5);
  if (!numbers.allFinite()) throw Error("the state's table 'numbers' must be finite");
  if (!(numbers(0, 0) >= 4 && numbers(0, 0) < 1e6))
    throw Error(fmt::format("the state's population must be 4 to 1000000, got {}", numbers(0, 0)));
  if (!(numbers(0, 1) >= 0 && numbers(0, 1) < 1e9 && numbers(0, 2) >= 0 && numbers(0, 2) < 1e9))
    throw Error("the state's generations and restarts must be 0 to 1000000000");
  begin(stateTable(tables, "mean", n, 1), numbers(0, 3), static_cast<Eigen::Index>(numbers(0, 0)));
  age_ = static_cast<int>(numbers(0, 1));
  restarts_ = static_cast<int>(numbers(0, 2));
  firstSigma_ = numbers(0, 4);
  covariancePath_ = stateTable(tables, "covariancePath", n, 1);
  sigmaPath_ = stateTable(tables, "sigmaPath", n, 1);
  covariance_ = stateTable(tables, "covariance", n, n);
  axes_ = stateTable(tables, "axes", n, n);
  lengths_ = stateTable(tables, "lengths", n, 1);
  last_ = stateTable(tables, "last", 0, n);
  lastFitness_ = stateTable(tables, "lastFitness", last_.rows(), 1);
  // Empty right after a restart: written as a table of no rows.
  const auto history = tables.find("history");
  if (history != tables.end())
    history_.assign(history->second.data(), history->second.data() + history->second.size());
}

}  // namespace footfall::creature
