// SPDX-License-Identifier: MIT
#include "io/documents/search_checkpoint.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "core/creature/search/search_functions.h"

namespace footfall {
using namespace creature;

namespace {

using namespace creature::fixtures;

SearchCheckpoint checkpointOf(SearchMethod method, int generations) {
  SearchCheckpoint checkpoint;
  checkpoint.search.method = method;
  checkpoint.search.seed = 9007199254740993;  // no double holds it
  checkpoint.problem = "{\"name\": \"a \\\"hop\\\"\"}\n";
  const std::unique_ptr<Search> search = makeSearch(boxSpace(10, 5), checkpoint.search);
  const auto pool = makeThreadPool(
      [] { return Fitness([](const double* x) { return x[0] < 0 ? -HUGE_VAL : -rosenbrock(x, 10); }); }, 1);
  runSearch(*search, *pool, {generations}, checkpoint.history);
  checkpoint.run.generations = 30;
  checkpoint.state = search->state();
  return checkpoint;
}

TEST(SearchCheckpoint, EveryBitComesBack) {
  for (const SearchMethod method : {SearchMethod::Sphc, SearchMethod::CmaEs}) {
    const SearchCheckpoint written = checkpointOf(method, 7);
    const SearchCheckpoint read = parseCheckpoint(formatCheckpoint(written), "run.json");
    EXPECT_EQ(read.problem, written.problem);
    EXPECT_EQ(read.search.method, method);
    EXPECT_EQ(read.search.seed, written.search.seed);
    EXPECT_EQ(read.run.generations, 30);
    EXPECT_EQ(read.run.enough, written.run.enough);
    EXPECT_EQ(read.state.generation, 8);
    EXPECT_EQ(read.state.evaluations, written.state.evaluations);
    EXPECT_EQ(read.history, written.history);
    EXPECT_EQ(read.state.tables, written.state.tables);
  }
}

TEST(SearchCheckpoint, AResumedSearchEndsAsAnUnbrokenOne) {
  for (const SearchMethod method : {SearchMethod::Sphc, SearchMethod::CmaEs}) {
    const SearchCheckpoint whole = checkpointOf(method, 30);
    SearchCheckpoint part = parseCheckpoint(formatCheckpoint(checkpointOf(method, 12)), "run.json");
    const std::unique_ptr<Search> search = makeSearch(boxSpace(10, 5), part.search);
    search->restore(part.state);
    const auto pool = makeThreadPool(
        [] { return Fitness([](const double* x) { return x[0] < 0 ? -HUGE_VAL : -rosenbrock(x, 10); }); }, 2);
    runSearch(*search, *pool, part.run, part.history);
    EXPECT_EQ(part.history, whole.history);
    EXPECT_EQ(search->state().tables, whole.state.tables);
  }
}

TEST(SearchCheckpoint, GivesItsIndividualsBestFirst) {
  const SearchCheckpoint checkpoint = checkpointOf(SearchMethod::Sphc, 5);
  const std::vector<Eigen::VectorXd> all = individualsOf(checkpoint);
  ASSERT_EQ(all.size(), 51u);
  EXPECT_EQ(all.front().transpose(), checkpoint.state.tables.at("best"));
}

TEST(SearchCheckpoint, SaysWhatIsWrongAndWhere) {
  const std::string good = formatCheckpoint(checkpointOf(SearchMethod::Sphc, 3));
  const auto failure = [&](const std::string& from, const std::string& to) {
    std::string text = good;
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
    try {
      parseCheckpoint(text, "run.json");
    } catch (const Error& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  using ::testing::HasSubstr;
  EXPECT_THAT(failure("\"sphc\"", "\"annealing\""), HasSubstr("run.json:4: method"));
  EXPECT_THAT(failure("\"population\"", "\"popolation\""), HasSubstr("popolation"));
  EXPECT_THAT(failure("\"generation\": 4", "\"generation\": 0"), HasSubstr("generation"));
  EXPECT_THAT(failure("\"history\": [[0, 50, ", "\"history\": [[0, 50, 1, "), HasSubstr("history[0]"));
  EXPECT_THAT(failure("\"fitness\": [[", "\"fitness\": [[1, "), HasSubstr("tables.fitness[1]"));
  EXPECT_THAT(failure(good.substr(good.size() / 2), ""), HasSubstr("run.json"));
}

}  // namespace
}  // namespace footfall
