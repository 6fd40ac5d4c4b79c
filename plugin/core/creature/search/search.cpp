// SPDX-License-Identifier: MIT
#include "creature/search/search.h"

#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "base/error.h"
#include "creature/search/cma_es.h"
#include "creature/search/sphc.h"

namespace footfall::creature {

void checkSpace(const SearchSpace& space) {
  if (space.empty()) throw Error("there is nothing to search: every parameter of the controller is fixed");
  for (std::size_t i = 0; i < space.size(); ++i) {
    const SearchParameter& p = space[i];
    if (!(std::isfinite(p.low) && std::isfinite(p.high) && p.low < p.high)) {
      throw Error(fmt::format(
          "the range of parameter {} (of pose {}) must be finite with its low end first, got {} to {}", i + 1,
          p.node + 1, p.low, p.high));
    }
  }
}

Search::Search(SearchSpace space) : space_(std::move(space)) {
  checkSpace(space_);
}

void Search::tell(const Eigen::VectorXd& told) {
  const Candidates candidates = ask();
  if (told.size() != candidates.rows()) {
    throw Error(
        fmt::format("the fitness of {} candidates is needed, got {}", candidates.rows(), told.size()));
  }
  const Eigen::VectorXd fitness =
      told.unaryExpr([](double f) { return std::isnan(f) ? -std::numeric_limits<double>::infinity() : f; });
  learn(candidates, fitness);
  Eigen::Index row = 0;
  const double top = fitness.maxCoeff(&row);
  if (best_.parameters.size() == 0 || top > best_.fitness) best_ = {candidates.row(row).transpose(), top};
  ++generation_;
  evaluations_ += candidates.rows();
}

SearchState Search::state() const {
  SearchState state{method(), generation_, evaluations_, tables()};
  state.tables["best"] = best_.parameters.transpose();
  state.tables["bestFitness"] = Eigen::MatrixXd::Constant(1, 1, best_.fitness);
  return state;
}

void Search::restore(const SearchState& state) {
  if (state.method != method()) {
    throw Error(
        fmt::format("the state must be of a search by '{}', got one by '{}'", method(), state.method));
  }
  const auto n = static_cast<Eigen::Index>(space_.size());
  const Individual best{stateTable(state.tables, "best", 1, n).transpose(),
                        stateTable(state.tables, "bestFitness", 1, 1)(0, 0)};
  setTables(state.tables);
  best_ = best;
  generation_ = state.generation;
  evaluations_ = state.evaluations;
}

const Eigen::MatrixXd& stateTable(const std::map<std::string, Eigen::MatrixXd>& tables,
                                  const std::string& name, Eigen::Index rows, Eigen::Index columns) {
  const auto found = tables.find(name);
  if (found == tables.end()) throw Error(fmt::format("the state of the search has no table '{}'", name));
  const Eigen::MatrixXd& table = found->second;
  if ((rows > 0 && table.rows() != rows) || table.cols() != columns) {
    throw Error(fmt::format("the state's table '{}' must be {} by {}, got {} by {}", name,
                            rows > 0 ? std::to_string(rows) : "any", columns, table.rows(), table.cols()));
  }
  return table;
}

const std::vector<std::string>& searchMethodNames() {
  static const std::vector<std::string> names = {"sphc", "cma-es"};
  return names;
}

std::unique_ptr<Search> makeSearch(const SearchSpace& space, const SearchOptions& options) {
  if (options.method == SearchMethod::CmaEs) {
    CmaEsOptions cma;
    cma.seed = options.seed;
    cma.population = options.population;
    if (!options.start.empty()) cma.start = options.start.front();
    return std::make_unique<CmaEs>(space, cma);
  }
  SphcOptions sphc;
  sphc.seed = options.seed;
  if (options.population > 0) sphc.population = options.population;
  sphc.start = options.start;
  return std::make_unique<Sphc>(space, sphc);
}

}  // namespace footfall::creature
