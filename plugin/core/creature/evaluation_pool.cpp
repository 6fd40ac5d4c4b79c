// SPDX-License-Identifier: MIT
#include "creature/evaluation_pool.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <vector>

#include "base/parallel.h"

namespace footfall {
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
    const auto task = [&](int index) {
      Fitness& fitness = fitness_[static_cast<std::size_t>(omp_get_thread_num())];
      if (!fitness) fitness = makeFitness_();
      result(index) = fitness(candidates.row(index).data());
      // Progress is asked by the thread that called, which is the first of the team.
      const double share = static_cast<double>(++done) / count;
      if (omp_get_thread_num() == 0 && progress && !progress(share)) throw Cancelled();
    };
    const int threads = std::min(count, static_cast<int>(fitness_.size()));
#pragma omp parallel for schedule(dynamic, 1) num_threads(threads)
    for (int index = 0; index < count; ++index) {
      if (stop) continue;
      try {
        task(index);
      } catch (...) {
#pragma omp critical(footfall_evaluation_pool)
        if (!stop.exchange(true)) thrown = std::current_exception();
      }
    }
    if (thrown) std::rethrow_exception(thrown);
    return result;
  }

 private:
  std::function<Fitness()> makeFitness_;
  std::vector<Fitness> fitness_;  // one a thread, kept from batch to batch
};

}  // namespace

std::unique_ptr<EvaluationPool> makeThreadPool(std::function<Fitness()> makeFitness, int threads) {
  return std::make_unique<ThreadPool>(std::move(makeFitness), threads);
}

}  // namespace footfall
