// SPDX-License-Identifier: MIT
// Covariance matrix adaptation evolution strategy (Hansen, "The CMA Evolution Strategy: A Tutorial",
// arXiv:1604.00772) with its default settings and negative weights, restarted with twice the population where
// it gets stuck (Auger and Hansen 2005, IPOP). Ranges are kept by mirroring: the search moves in the unit
// cube repeated over all space, every other copy reversed, so that no candidate is wasted at a border.
#pragma once

#include "creature/search/search.h"

namespace footfall::creature {

struct CmaEsOptions {
  std::uint64_t seed = 1;
  int population = 0;               // 0: 4 + 3 ln n
  Eigen::VectorXd start;            // the first mean and the first candidate; empty: drawn
  double startSpread = 0.1;         // first step size around a given start, as a share of the ranges
  double spread = 0.3;              // first step size around a drawn mean
  double fitnessTolerance = 1e-12;  // stuck where the fitness of the last generations differs less than this
  bool restarts = true;
};

class CmaEs : public Search {
 public:
  // Throws Error naming the option that is out of range.
  CmaEs(SearchSpace space, CmaEsOptions options);

  Candidates ask() const override;
  std::vector<Individual> population() const override;  // the last candidates

  int restarts() const { return restarts_; }
  double stepSize() const { return sigma_; }  // in shares of the ranges

 private:
  // What follows from the dimension and the population (table 1 of the tutorial).
  struct Strategy {
    Eigen::VectorXd weights;  // lambda of them, the first half positive with sum 1
    Eigen::Index parents = 0;
    double effective = 0, meanPath = 0, sigmaPath = 0, rankOne = 0, rankMu = 0, damping = 0,
           expectedLength = 0;
    Strategy(Eigen::Index dimension, Eigen::Index population);
  };

  void learn(const Candidates& candidates, const Eigen::VectorXd& fitness) override;
  void adapt(const std::vector<Eigen::Index>& order);
  Eigen::Index firstPopulation() const;
  bool stuck() const;
  void begin(const Eigen::VectorXd& mean, double sigma, Eigen::Index population);
  void decompose();
  bool isStart(Eigen::Index candidate) const;
  Eigen::VectorXd step(Eigen::Index candidate) const;  // y of equation 39
  std::string method() const override { return "cma-es"; }
  std::map<std::string, Eigen::MatrixXd> tables() const override;
  void setTables(const std::map<std::string, Eigen::MatrixXd>& tables) override;

  CmaEsOptions options_;
  Strategy strategy_;
  Eigen::Index lambda_ = 0;
  int age_ = 0;  // generations since the last restart
  int restarts_ = 0;
  double sigma_ = 0, firstSigma_ = 0;
  Eigen::VectorXd mean_, covariancePath_, sigmaPath_;
  Eigen::MatrixXd covariance_, axes_;  // axes_: eigenvectors, one column each
  Eigen::VectorXd lengths_;            // roots of the eigenvalues
  std::vector<double> history_;        // the best fitness of each generation since the restart
  Candidates last_;
  Eigen::VectorXd lastFitness_;
};

}  // namespace footfall::creature
