// SPDX-License-Identifier: MIT
#include "creature/search/sphc.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "core/creature/search/search_functions.h"
#include "creature/search/random_stream.h"
#include "creature/search/search_run.h"

namespace footfall::creature {
namespace {

using namespace fixtures;

Eigen::RowVectorXd middle(const SearchSpace& space) {
  Eigen::RowVectorXd row(static_cast<Eigen::Index>(space.size()));
  for (std::size_t i = 0; i < space.size(); ++i)
    row(static_cast<Eigen::Index>(i)) = 0.5 + 0.01 * static_cast<double>(i);
  return row;
}

// Luxo's: two nodes of a time, two angles, two gains.
SearchSpace luxoLike() {
  SearchSpace space = boxSpace(10, 1);
  for (SearchParameter& p : space) p.low = 0.01;
  return space;
}

TEST(RandomStream, DependsOnSeedGenerationAndIndividualAlone) {
  const auto first = [](std::uint64_t s, std::uint64_t g, std::uint64_t i) {
    return RandomStream(s, g, i).uniform();
  };
  EXPECT_EQ(first(1, 2, 3), first(1, 2, 3));
  EXPECT_NE(first(1, 2, 3), first(2, 2, 3));
  EXPECT_NE(first(1, 2, 3), first(1, 3, 2));
  EXPECT_NE(first(1, 2, 3), first(1, 2, 4));
}

TEST(RandomStream, IsUniformAndNormalAcrossNeighbouringStreams) {
  // One number per stream: neighbours must not resemble each other.
  const int count = 20000, cells = 20;
  std::vector<int> cell(cells, 0);
  double mean = 0, square = 0, lag = 0, before = 0;
  for (int i = 0; i < count; ++i) {
    RandomStream stream(7, static_cast<std::uint64_t>(i / 100), static_cast<std::uint64_t>(i % 100));
    const double u = stream.uniform();
    ++cell[static_cast<std::size_t>(u * cells)];
    const double z = stream.normal();
    mean += z / count;
    square += z * z / count;
    lag += (u - 0.5) * before / count;
    before = u - 0.5;
  }
  double chi = 0;
  for (const int n : cell) chi += std::pow(n - count / cells, 2) / (count / cells);
  EXPECT_LT(chi, 43.8);  // 19 degrees of freedom, 0.1 %
  EXPECT_NEAR(mean, 0, 0.03);
  EXPECT_NEAR(square, 1, 0.04);
  EXPECT_NEAR(lag, 0, 0.003);
}

TEST(SphcMutation, CreepChangesOneParameterWithinItsBounds) {
  const SearchSpace space = luxoLike();
  SphcOptions options;
  options.creepShare = 1;
  for (std::uint64_t k = 0; k < 2000; ++k) {
    RandomStream random(1, 1, k);
    const Eigen::RowVectorXd before = middle(space);
    Eigen::RowVectorXd after = before;
    mutate(after, space, options, random);
    int changed = 0;
    for (Eigen::Index i = 0; i < after.size(); ++i) {
      if (after(i) == before(i)) continue;
      ++changed;
      const SearchParameter& p = space[static_cast<std::size_t>(i)];
      EXPECT_GE(after(i), p.low);
      EXPECT_LE(after(i), p.high);
      if (p.step > 0) {
        EXPECT_LE(std::abs(after(i) - before(i)), p.step);
      } else {
        EXPECT_GE(after(i) / before(i), 0.8);
        EXPECT_LE(after(i) / before(i), 1.2);
      }
    }
    EXPECT_EQ(changed, 1) << "mutation " << k;
  }
}

TEST(SphcMutation, RedrawingChangesAllOfOneNodeAndNothingElse) {
  const SearchSpace space = luxoLike();
  SphcOptions options;
  options.creepShare = 0;
  for (std::uint64_t k = 0; k < 500; ++k) {
    RandomStream random(3, 1, k);
    Eigen::RowVectorXd after = middle(space);
    mutate(after, space, options, random);
    const Eigen::Index changed = (after.array() != middle(space).array()).count();
    const bool first = (after.head(5).array() != middle(space).head(5).array()).all();
    const bool second = (after.tail(5).array() != middle(space).tail(5).array()).all();
    EXPECT_EQ(changed, 5);
    EXPECT_NE(first, second);
  }
}

// Chi-square over what the mutations changed.
double chiSquare(const std::vector<double>& counts, const std::vector<double>& shares) {
  double total = 0, chi = 0;
  for (const double c : counts) total += c;
  for (std::size_t i = 0; i < counts.size(); ++i)
    chi += std::pow(counts[i] - total * shares[i], 2) / (total * shares[i]);
  return chi;
}

TEST(SphcMutation, NodesOperationsAndParametersAreAsLikelyAsTheThesisSays) {
  const SearchSpace space = luxoLike();
  for (const CreepChoice choice : {CreepChoice::Operation, CreepChoice::Parameter}) {
    SphcOptions options;
    options.choice = choice;
    std::vector<double> nodes(2, 0), creeps(2, 0), parameters(5, 0);
    for (std::uint64_t k = 0; k < 6000; ++k) {
      RandomStream random(11, 1, k);
      Eigen::RowVectorXd after = middle(space);
      mutate(after, space, options, random);
      const Eigen::Array<bool, 1, Eigen::Dynamic> changed = after.array() != middle(space).array();
      Eigen::Index where = 0;
      changed.cast<int>().maxCoeff(&where);
      ++nodes[where < 5 ? 0 : 1];
      ++creeps[changed.count() > 1 ? 1 : 0];
      if (changed.count() == 1) ++parameters[static_cast<std::size_t>(where % 5)];
    }
    EXPECT_LT(chiSquare(nodes, {0.5, 0.5}), 10.8);
    EXPECT_LT(chiSquare(creeps, {0.5, 0.5}), 10.8);
    // By operation: a third the time, a third the two angles together, a third the two gains.
    const std::vector<double> shares = choice == CreepChoice::Operation
                                           ? std::vector<double>{1 / 3., 1 / 6., 1 / 6., 1 / 6., 1 / 6.}
                                           : std::vector<double>(5, 0.2);
    EXPECT_LT(chiSquare(parameters, shares), 18.5);
  }
}

TEST(Sphc, NeverGetsWorseAndCountsItsEvaluations) {
  const SearchSpace space = boxSpace(10, 5);
  Sphc search(space, {});
  const auto pool = poolOf(rastrigin, 10);
  SearchHistory history;
  runSearch(search, *pool, {40}, history);
  ASSERT_EQ(history.size(), 41u);
  for (std::size_t g = 1; g < history.size(); ++g) EXPECT_GE(history[g].best, history[g - 1].best);
  EXPECT_GT(history.back().best, history.front().best);
  EXPECT_EQ(search.evaluations(), 50 * 41);
  EXPECT_EQ(search.best().fitness, -rastrigin(search.best().parameters.data(), 10));
}

TEST(Sphc, ReseedingCopiesTheBetterHalfOverTheWorse) {
  for (const int population : {6, 7}) {
    SphcOptions options;
    options.population = population;
    options.reseedInterval = 3;
    Sphc search(boxSpace(5, 1), options);
    const auto pool = poolOf(sphere, 5);
    SearchHistory history;
    runSearch(search, *pool, {2}, history);
    const std::vector<Individual> before = search.population();
    // A generation whose offspring all fail, so that only the reseeding changes anything.
    search.tell(Eigen::VectorXd::Constant(population, -1e9));
    const Eigen::MatrixXd parents = search.state().tables.at("parents");
    const Eigen::MatrixXd fitness = search.state().tables.at("fitness");
    const int half = population / 2;
    for (int k = 0; k < half; ++k) {
      EXPECT_EQ(parents.row(k), parents.row(population - half + k));
      EXPECT_EQ(fitness(k), fitness(population - half + k));
      EXPECT_EQ(fitness(k), before[static_cast<std::size_t>(k)].fitness);
    }
    EXPECT_EQ(fitness(half), before[static_cast<std::size_t>(population % 2 ? half : 0)].fitness);
  }
}

TEST(Sphc, KeepsTheParentWhereTheOffspringIsEqual) {
  Sphc search(boxSpace(5, 1), {});
  search.tell(Eigen::VectorXd::Zero(50));
  const Eigen::MatrixXd parents = search.state().tables.at("parents");
  search.tell(Eigen::VectorXd::Zero(50));
  EXPECT_EQ(search.state().tables.at("parents"), parents);
}

TEST(Sphc, NotANumberIsTheWorstFitness) {
  Sphc search(boxSpace(5, 1), {});
  Eigen::VectorXd fitness = Eigen::VectorXd::Constant(50, std::nan(""));
  fitness(17) = -3;
  search.tell(fitness);
  EXPECT_EQ(search.best().fitness, -3);
  EXPECT_EQ(search.population().front().fitness, -3);
}

TEST(Sphc, StartsFromASavedPopulation) {
  SphcOptions options;
  options.population = 4;
  options.start = {Eigen::VectorXd::Constant(5, 0.25), Eigen::VectorXd::Constant(5, 9)};
  const Sphc search(boxSpace(5, 1), options);
  const Candidates first = search.ask();
  EXPECT_TRUE((first.row(0).array() == 0.25).all());
  EXPECT_TRUE((first.row(1).array() == 1).all());  // into the ranges
  EXPECT_NE(first.row(2), first.row(3));
}

TEST(Sphc, RefusesWhatMakesNoSenseByName) {
  const auto message = [](const SearchSpace& space, const SphcOptions& options) {
    try {
      Sphc search(space, options);
    } catch (const Error& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  SearchSpace space = boxSpace(5, 1);
  SphcOptions options;
  EXPECT_THAT(message({}, options), ::testing::HasSubstr("nothing to search"));
  space[2].high = space[2].low;
  EXPECT_THAT(message(space, options), ::testing::HasSubstr("parameter 3"));
  space = boxSpace(5, 1);
  options.population = 1;
  EXPECT_THAT(message(space, options), ::testing::HasSubstr("population must be at least 2, got 1"));
  options = {};
  options.creepShare = 2;
  EXPECT_THAT(message(space, options), ::testing::HasSubstr("creepShare"));
  options = {};
  options.start = {Eigen::VectorXd::Zero(4)};
  EXPECT_THAT(message(space, options), ::testing::HasSubstr("individual 1"));
}

}  // namespace
}  // namespace footfall::creature
