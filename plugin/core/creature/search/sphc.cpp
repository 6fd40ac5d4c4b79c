// SPDX-License-Identifier: MIT
#include "creature/search/sphc.h"

#include <algorithm>
#include <iterator>
#include <numeric>

#include <fmt/format.h>

#include "base/error.h"
#include "creature/search/random_stream.h"

namespace footfall::creature {
namespace {

using Row = Eigen::Ref<Eigen::RowVectorXd>;

void draw(Row parameters, const SearchSpace& space, std::size_t i, RandomStream& random) {
  parameters(static_cast<Eigen::Index>(i)) = random.uniform(space[i].low, space[i].high);
}

// The parameter that a creep changes: of the kinds the node has one, each as likely, then of that kind one;
// or of all parameters of the node one.
std::size_t creepTarget(const SearchSpace& space, const std::vector<std::size_t>& ofNode, CreepChoice choice,
                        RandomStream& random) {
  std::vector<std::size_t> pick = ofNode;
  if (choice == CreepChoice::Operation) {
    std::map<int, std::vector<std::size_t>> byKind;
    for (const std::size_t i : ofNode) byKind[space[i].kind].push_back(i);
    pick = std::next(byKind.begin(), random.index(static_cast<int>(byKind.size())))->second;
  }
  return pick[static_cast<std::size_t>(random.index(static_cast<int>(pick.size())))];
}

void creep(Row parameters, const SearchSpace& space, std::size_t i, const SphcOptions& options,
           RandomStream& random) {
  double& value = parameters(static_cast<Eigen::Index>(i));
  if (space[i].step > 0) {
    value += random.uniform(-space[i].step, space[i].step);
  } else {
    value *= random.uniform(options.lowFactor, options.highFactor);
  }
  value = std::clamp(value, space[i].low, space[i].high);
}

void checkOptions(const SphcOptions& o, std::size_t parameters) {
  if (o.population < 2) throw Error(fmt::format("population must be at least 2, got {}", o.population));
  if (!(o.creepShare >= 0 && o.creepShare <= 1))
    throw Error(fmt::format("creepShare must be 0 to 1, got {}", o.creepShare));
  if (!(o.lowFactor > 0 && o.lowFactor <= o.highFactor))
    throw Error(fmt::format("the factors of a creep must be above 0 with the lower first, got {} to {}",
                            o.lowFactor, o.highFactor));
  if (o.reseedInterval < 0)
    throw Error(fmt::format("reseedInterval must be at least 0 (never), got {}", o.reseedInterval));
  for (std::size_t i = 0; i < o.start.size(); ++i) {
    if (static_cast<std::size_t>(o.start[i].size()) != parameters) {
      throw Error(
          fmt::format("individual {} of the first population has {} parameters; this controller has {}",
                      i + 1, o.start[i].size(), parameters));
    }
  }
}

}  // namespace

void mutate(Row parameters, const SearchSpace& space, const SphcOptions& options, RandomStream& random) {
  // Nodes all of whose parameters are fixed are not in the space and cannot be picked.
  std::vector<int> nodes;
  for (const SearchParameter& p : space) nodes.push_back(p.node);
  std::sort(nodes.begin(), nodes.end());
  nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
  const int node = nodes[static_cast<std::size_t>(random.index(static_cast<int>(nodes.size())))];
  std::vector<std::size_t> ofNode;
  for (std::size_t i = 0; i < space.size(); ++i) {
    if (space[i].node == node) ofNode.push_back(i);
  }
  if (random.uniform() < options.creepShare) {
    creep(parameters, space, creepTarget(space, ofNode, options.choice, random), options, random);
  } else {
    for (const std::size_t i : ofNode) draw(parameters, space, i, random);
  }
}

Sphc::Sphc(SearchSpace searchSpace, SphcOptions options)
    : Search(std::move(searchSpace)), options_(std::move(options)) {
  checkOptions(options_, space().size());
}

Candidates Sphc::ask() const {
  Candidates candidates = parents_;
  if (generation() == 0) candidates.resize(options_.population, static_cast<Eigen::Index>(space().size()));
  for (Eigen::Index k = 0; k < candidates.rows(); ++k) {
    RandomStream random(options_.seed, static_cast<std::uint64_t>(generation()),
                        static_cast<std::uint64_t>(k));
    Eigen::RowVectorXd row = candidates.row(k);
    if (generation() > 0) {
      mutate(row, space(), options_, random);
    } else {
      const bool given = static_cast<std::size_t>(k) < options_.start.size();
      for (std::size_t i = 0; i < space().size(); ++i) {
        const auto column = static_cast<Eigen::Index>(i);
        if (given) {
          row(column) = std::clamp(options_.start[static_cast<std::size_t>(k)](column), space()[i].low,
                                   space()[i].high);
        } else {
          draw(row, space(), i, random);
        }
      }
    }
    candidates.row(k) = row;
  }
  return candidates;
}

void Sphc::learn(const Candidates& candidates, const Eigen::VectorXd& fitness) {
  if (generation() == 0) {
    parents_ = candidates;
    fitness_ = fitness;
    return;
  }
  for (Eigen::Index k = 0; k < candidates.rows(); ++k) {
    if (fitness(k) > fitness_(k)) {
      parents_.row(k) = candidates.row(k);
      fitness_(k) = fitness(k);
    }
  }
  if (options_.reseedInterval > 0 && generation() % options_.reseedInterval == 0) reseed();
}

// Sorts by fitness, equal ones in their order, and copies the better half over the worse. An odd one in the
// middle stays.
void Sphc::reseed() {
  std::vector<Eigen::Index> order(static_cast<std::size_t>(fitness_.size()));
  std::iota(order.begin(), order.end(), Eigen::Index{0});
  std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return fitness_(a) > fitness_(b); });
  const Candidates parents = parents_;
  const Eigen::VectorXd fitness = fitness_;
  const std::size_t half = order.size() / 2;
  for (std::size_t k = 0; k < order.size(); ++k) {
    const Eigen::Index from = order[k < order.size() - half ? k : k - (order.size() - half)];
    parents_.row(static_cast<Eigen::Index>(k)) = parents.row(from);
    fitness_(static_cast<Eigen::Index>(k)) = fitness(from);
  }
}

std::vector<Individual> Sphc::population() const {
  std::vector<Individual> all;
  for (Eigen::Index k = 0; k < parents_.rows(); ++k)
    all.push_back({parents_.row(k).transpose(), fitness_(k)});
  std::stable_sort(all.begin(), all.end(),
                   [](const auto& a, const auto& b) { return a.fitness > b.fitness; });
  return all;
}

std::map<std::string, Eigen::MatrixXd> Sphc::tables() const {
  return {{"parents", parents_}, {"fitness", fitness_}};
}

void Sphc::setTables(const std::map<std::string, Eigen::MatrixXd>& tables) {
  const Eigen::MatrixXd& parents =
      stateTable(tables, "parents", options_.population, static_cast<Eigen::Index>(space().size()));
  fitness_ = stateTable(tables, "fitness", options_.population, 1);
  parents_ = parents;
}

}  // namespace footfall::creature
