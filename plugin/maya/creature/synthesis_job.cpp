// SPDX-License-Identifier: MIT
#include "maya/creature/synthesis_job.h"

#include "base/error.h"
#include "creature/search/synthesis_search.h"

namespace footfall::maya {
using namespace creature;

namespace {

std::unique_ptr<SynthesisJob>& theJob() {
  static std::unique_ptr<SynthesisJob> job;
  return job;
}

}  // namespace

SynthesisSolution synthesize(
    const SynthesisRequest& request, const Progress& progress,
    const std::function<void(const SynthesisSolution&, const SearchHistory&)>& observer) {
  const SynthesisEvaluator evaluator(request.problem);
  const std::unique_ptr<Search> search = makeSearch(searchSpace(request.problem.controller), request.search);
  const std::unique_ptr<EvaluationPool> pool = makeThreadPool(synthesisFitness(evaluator), request.threads);
  SynthesisSolution solution;
  solution.problem = request.problem;
  solution.seed = request.search.seed;
  solution.method = searchMethodNames()[static_cast<std::size_t>(request.search.method)];
  SearchHistory history;
  const auto keepBest = [&](const Search& s, const SearchHistory& h) {
    solution.parameters.assign(s.best().parameters.data(),
                               s.best().parameters.data() + s.best().parameters.size());
    solution.fitness = s.best().fitness;
    solution.generations = s.generation() - 1;
    if (observer) observer(solution, h);
  };
  runSearch(*search, *pool, request.run, history, keepBest, progress);
  return solution;
}

SynthesisJob::SynthesisJob(CreatureRequest request) : request_(std::move(request)) {
  status_.generations = request_.synthesis.run.generations;
  const SynthesisEvaluator checked(request_.synthesis.problem);  // what is wrong is said at once, not later
  thread_ = std::thread([this] { run(); });
}

void SynthesisJob::run() {
  std::string fault;
  try {
    const Progress progress = [this](double share) {
      const std::lock_guard<std::mutex> lock(mutex_);
      status_.share = share;
      return !stop_;
    };
    synthesize(request_.synthesis, progress,
               [this](const SynthesisSolution& best, const SearchHistory& history) {
                 const std::lock_guard<std::mutex> lock(mutex_);
                 status_.generation = history.back().generation;
                 status_.best = best;
               });
  } catch (const Cancelled&) {
    fault = "cancelled";
  } catch (const std::exception& error) {
    fault = error.what();
  }
  const std::lock_guard<std::mutex> lock(mutex_);
  status_.ended = true;
  status_.fault = fault;
  if (fault.empty()) status_.share = 1;
}

SynthesisJob::Status SynthesisJob::status() const {
  const std::lock_guard<std::mutex> lock(mutex_);
  return status_;
}

void SynthesisJob::cancel() {
  stop_ = true;
  if (thread_.joinable()) thread_.join();
}

SynthesisJob* sessionJob() {
  return theJob().get();
}

void startSessionJob(CreatureRequest request) {
  if (theJob() && !theJob()->status().ended)
    throw Error("a search is running; wait for it, or end it with ffSynthesize -edit -cancel");
  theJob() = std::make_unique<SynthesisJob>(std::move(request));
}

void endSessionJob() {
  theJob().reset();
}

}  // namespace footfall::maya
