// SPDX-License-Identifier: MIT
#include "cli/program/worker_job.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <fmt/format.h>

#include "base/error.h"
#include "cli/program/child_process.h"

namespace footfall::cli {
using namespace creature;

namespace {

using Clock = std::chrono::steady_clock;

bool startsWith(const std::string& line, std::string_view word) {
  return line.compare(0, word.size(), word) == 0;
}

// Numbers as hexadecimal floating point: every bit arrives.
std::string batchText(const Candidates& candidates, const std::vector<Eigen::Index>& open) {
  std::string text = fmt::format("batch {} {}\n", open.size(), candidates.cols());
  char number[40];
  for (const Eigen::Index index : open) {
    text += std::to_string(index);
    for (Eigen::Index i = 0; i < candidates.cols(); ++i) {
      std::snprintf(number, sizeof number, " %a", candidates(index, i));
      text += number;
    }
    text += '\n';
  }
  return text;
}

class WorkerJob : public EvaluationPool {
 public:
  WorkerJob(WorkerJobOptions options, std::unique_ptr<EvaluationPool> here)
      : options_(std::move(options)), here_(std::move(here)) {}

  Eigen::VectorXd evaluate(const Candidates& candidates, const Progress& progress) override {
    Batch batch{candidates, progress, Eigen::VectorXd(candidates.rows()), {}};
    batch.known.assign(static_cast<std::size_t>(candidates.rows()), 0);
    while (!batch.open().empty() && failures_ < options_.attempts) {
      const std::size_t before = batch.open().size();
      if (job_ || start(progress)) run(batch);
      if (batch.open().empty()) break;
      failures_ = batch.open().size() < before ? 0 : failures_ + 1;
      if (failures_ < options_.attempts)
        remark(fmt::format("a worker was lost: the job is started again for the {} candidates left",
                           batch.open().size()));
    }
    if (!batch.open().empty()) evaluateHere(batch);
    return batch.fitness;
  }

 private:
  struct Batch {
    const Candidates& candidates;
    const Progress& progress;
    Eigen::VectorXd fitness;
    std::vector<char> known;

    std::vector<Eigen::Index> open() const {
      std::vector<Eigen::Index> left;
      for (std::size_t i = 0; i < known.size(); ++i) {
        if (!known[i]) left.push_back(static_cast<Eigen::Index>(i));
      }
      return left;
    }
  };

  void remark(const std::string& text) const {
    if (options_.remark) options_.remark(text);
  }

  // Waits for a line; false where the job ended or said nothing for too long. Asks progress meanwhile.
  bool listen(std::string& line, const Progress& progress, double share) {
    const auto since = Clock::now();
    for (;;) {
      const ChildProcess::Read read = job_->readLine(line, 0.1);
      if (read == ChildProcess::Read::Line) return true;
      if (read == ChildProcess::Read::Ended) return false;
      report(progress, share);
      if (std::chrono::duration<double>(Clock::now() - since).count() > options_.stall) return false;
    }
  }

  bool start(const Progress& progress) {
    job_ = std::make_unique<ChildProcess>(options_.command);
    job_->send(fmt::format("problem {}\n", options_.problem.size()) + options_.problem);
    std::string line;
    while (listen(line, progress, 0)) {
      if (startsWith(line, "ready")) return true;
      if (startsWith(line, "worker")) remark(line);
      if (startsWith(line, "error ")) throw Error("the workers refuse the problem: " + line.substr(6));
    }
    lose();
    return false;
  }

  void lose() {
    const std::string said = job_->errorText();
    job_.reset();
    if (!said.empty()) said_ = said;
  }

  void run(Batch& batch) {
    const auto count = static_cast<double>(batch.known.size());
    std::size_t left = batch.open().size();
    job_->send(batchText(batch.candidates, batch.open()));
    std::string line;
    while (left > 0 && listen(line, batch.progress, 1 - static_cast<double>(left) / count)) {
      long index = -1;
      int used = 0;
      if (std::sscanf(line.c_str(), "result %ld %n", &index, &used) != 1) continue;
      if (index < 0 || index >= batch.candidates.rows() || batch.known[static_cast<std::size_t>(index)])
        continue;
      batch.fitness(index) = std::strtod(line.c_str() + used, nullptr);
      batch.known[static_cast<std::size_t>(index)] = 1;
      --left;
    }
    if (left > 0) lose();
  }

  void evaluateHere(Batch& batch) {
    if (!toldHere_) {
      remark(fmt::format("the workers do not come up; going on with this machine's threads{}{}",
                         said_.empty() ? "" : ": ", said_));
      toldHere_ = true;
    }
    const std::vector<Eigen::Index> open = batch.open();
    Candidates rest(static_cast<Eigen::Index>(open.size()), batch.candidates.cols());
    for (std::size_t i = 0; i < open.size(); ++i)
      rest.row(static_cast<Eigen::Index>(i)) = batch.candidates.row(open[i]);
    const Eigen::VectorXd fitness = here_->evaluate(rest, batch.progress);
    for (std::size_t i = 0; i < open.size(); ++i)
      batch.fitness(open[i]) = fitness(static_cast<Eigen::Index>(i));
  }

  WorkerJobOptions options_;
  std::unique_ptr<EvaluationPool> here_;
  std::unique_ptr<ChildProcess> job_;
  int failures_ = 0;  // in a row
  bool toldHere_ = false;
  std::string said_;  // the last that a lost job wrote on its standard error
};

}  // namespace

std::unique_ptr<EvaluationPool> makeWorkerJob(WorkerJobOptions options,
                                              std::unique_ptr<EvaluationPool> here) {
  return std::make_unique<WorkerJob>(std::move(options), std::move(here));
}

}  // namespace footfall::cli
