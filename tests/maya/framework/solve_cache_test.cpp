// SPDX-License-Identifier: MIT
#include "maya/framework/solve_cache.h"

#include <atomic>
#include <stdexcept>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace footfall::maya {
namespace {

struct Counted {
  int solves = 0;
  std::string operator()(int input) {
    ++solves;
    if (input < 0) throw Error("no solution for " + std::to_string(input));
    return "solution of " + std::to_string(input);
  }
};

using Cache = SolveCache<int, std::string>;

std::string ask(Cache& cache, int input, Counted& solve) {
  try {
    return *cache.get(input, [&solve](int i) { return solve(i); });
  } catch (const Error& error) {
    return error.what();
  }
}

TEST(SolveCache, SolvesOnceForTheSameInputs) {
  Cache cache;
  Counted solve;
  EXPECT_EQ(cache.last(), nullptr);
  EXPECT_EQ(ask(cache, 0, solve), "solution of 0");  // the value of fresh inputs is not taken for solved
  EXPECT_EQ(ask(cache, 0, solve), "solution of 0");
  EXPECT_EQ(solve.solves, 1);
  EXPECT_EQ(ask(cache, 2, solve), "solution of 2");
  EXPECT_EQ(ask(cache, 0, solve), "solution of 0");
  EXPECT_EQ(solve.solves, 3);
}

TEST(SolveCache, KeepsTheLastSolutionThroughBadInputs) {
  Cache cache;
  Counted solve;
  EXPECT_EQ(ask(cache, -1, solve), "no solution for -1");
  EXPECT_EQ(cache.last(), nullptr);
  ask(cache, 5, solve);
  for (int i = 0; i < 10; ++i) EXPECT_EQ(ask(cache, -2, solve), "no solution for -2");
  EXPECT_EQ(solve.solves, 3) << "bad inputs are tried once";
  EXPECT_EQ(*cache.last(), "solution of 5");
  EXPECT_EQ(ask(cache, 5, solve), "solution of 5");
  EXPECT_EQ(solve.solves, 3) << "going back to good inputs solves nothing";
}

TEST(SolveCache, TriesAgainAfterWhatIsNoFaultOfTheInputs) {
  Cache cache;
  int tries = 0;
  const auto flaky = [&tries](int) -> std::string {
    if (++tries == 1) throw std::runtime_error("out of memory");
    return "done";
  };
  EXPECT_THAT([&] { cache.get(1, flaky); },
              testing::ThrowsMessage<std::runtime_error>(testing::HasSubstr("out of memory")));
  EXPECT_EQ(*cache.get(1, flaky), "done");
}

TEST(SolveCache, AnswersManyThreads) {
  Cache cache;
  std::atomic<int> wrong{0}, asked{0}, solves{0};
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      for (int i = 0; i < 500; ++i) {
        const int input = (i + t) % 7;
        const auto solution = cache.get(input, [&solves](int x) {
          ++solves;
          return std::to_string(x);
        });
        if (*solution != std::to_string(input)) ++wrong;
        ++asked;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
  EXPECT_EQ(asked, 2000);
  EXPECT_GE(solves, 7);
}

}  // namespace
}  // namespace footfall::maya
