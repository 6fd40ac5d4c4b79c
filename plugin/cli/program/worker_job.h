// SPDX-License-Identifier: MIT
// Candidates evaluated by a job of worker processes on this or other machines (footfall-mpi under mpirun,
// srun or another launcher), which may die at any time.
//
// The job reads tasks on its standard input and writes results, each with its number, on its standard output.
// MPI as installed with Debian (Open MPI 4.1, no ULFM) ends a whole job when one of its processes is lost. So
// this program is not part of the job: it keeps every result that arrived, starts the job again and gives it
// the tasks that are left. Where the job does not come up any more, the rest is evaluated by the threads of
// this machine. Fitness is a pure function of the candidate, so the answer is the same whoever computes it.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "creature/search/evaluation_pool.h"

namespace footfall::cli {

struct WorkerJobOptions {
  std::vector<std::string> command;  // the launcher with its options, and the worker program
  std::string problem;               // a "synthesis" document
  int attempts = 3;                  // starts in a row without a result before the job is given up
  double stall = 120;  // seconds without a result, or without coming up, after which it counts as lost
  std::function<void(const std::string&)>
      remark;  // hears of workers that come up and of jobs lost; may be empty
};

// Starts at the first evaluation. `here` evaluates what the job never gets to. Throws Error where the job
// refuses the problem.
std::unique_ptr<creature::EvaluationPool> makeWorkerJob(WorkerJobOptions options,
                                                        std::unique_ptr<creature::EvaluationPool> here);

}  // namespace footfall::cli
