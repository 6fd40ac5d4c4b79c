// SPDX-License-Identifier: MIT
#include "creature/search/evaluation_pool.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <numeric>
#include <vector>

#include "base/parallel.h"

namespace footfall::creature {
namespace {

class ThreadPool : public EvaluationPool {
 public:
  ThreadPool(std::function<Fitness()> makeFitness, int threads)
      : makeFitness_(std::move(makeFitness)), fitness_(static_cast<std::size_t>(threadCount(threads))) {}

  Eigen::VectorXd evaluate(const Candidates& candidates, const Progress& progress) override {
    const auto count = static_cast<int>(candidates.rows());
    Eigen::VectorXd result(count);
    std::atomic<int> done{0};
    std::atomic<bool> stop{false};
    std::exception_ptr thrown;
    const std::vector<int> order = longestFirst(count);
    const auto task = [&](int index) {
      Fitness& fitness = fitness_[static_cast<std::size_t>(omp_get_thread_num())];
      if (!fitness) fitness = makeFitness_();
      const auto began = std::chrono::steady_clock::now();
      // Progress is asked by the thread that called, which is the first of the team; the others follow it.
      const Progress watch = omp_get_thread_num() == 0 ? Progress([&](double) {
        return !stop && (!progress || progress(static_cast<double>(done) / count));
      })
                                                       : Progress([&stop](double) { return !stop; });
      result(index) = fitness(candidates.row(index).data(), watch);
      cost_[static_cast<std::size_t>(index)] =
          std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
      const double share = static_cast<double>(++done) / count;
      if (omp_get_thread_num() == 0 && progress && !progress(share)) throw Cancelled();
    };
    const int threads = std::min(count, static_cast<int>(fitness_.size()));
#pragma omp parallel for schedule(dynamic, 1) num_threads(threads)
    for (int index = 0; index < count; ++index) {
      if (stop) continue;
      try {
        task(order[static_cast<std::size_t>(index)]);
      } catch (...) {
#pragma omp critical(footfall_evaluation_pool)
        if (!stop.exchange(true)) thrown = std::current_exception();
      }
    }
    if (thrown) std::rethrow_exception(thrown);
    return result;
  }

 private:
  // Candidates in the order of what those in their places took in the batch before, the longest first (thesis
  // section 6.2.1): an offspring runs about as long as its parent, and a long one taken last would leave the
  // other threads waiting. The order decides nothing but the time.
  std::vector<int> longestFirst(int count) {
    cost_.resize(static_cast<std::size_t>(count), 0);
    std::vector<int> order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
      return cost_[static_cast<std::size_t>(a)] > cost_[static_cast<std::size_t>(b)];
    });
    return order;
  }

  std::function<Fitness()> makeFitness_;
  std::vector<double> cost_;      // seconds of each place in the batch before
  std::vector<Fitness> fitness_;  // one per thread, kept from batch to batch
};

}  // namespace

std::unique_ptr<EvaluationPool> makeThreadPool(std::function<Fitness()> makeFitness, int threads) {
  return std::make_unique<ThreadPool>(std::move(makeFitness), threads);
}

}  // namespace footfall::creature
