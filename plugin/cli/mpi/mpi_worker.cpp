// SPDX-License-Identifier: MIT
// footfall-mpi: evaluates candidates on all processes of an MPI job. Started by `footfall creature synthesize
// --mpi` (see worker_job.h), not by hand.
//
// Process 0 is the master of the thesis (section 6.2.1): it reads tasks from standard input, gives each free
// worker the next, and writes results with their numbers. The others evaluate. Alone, it evaluates by itself.
#define OMPI_SKIP_MPICXX
#define MPICH_SKIP_MPICXX
#include <mpi.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

#include "base/error.h"
#include "creature/search/synthesis_search.h"
#include "io/documents/creature_json.h"

namespace {

using namespace footfall;
using namespace footfall::creature;

enum Tag { kTask = 1, kResult = 2, kStop = 3 };

// Waits without burning a core: most MPI libraries spin inside a blocking receive.
MPI_Status waitForMessage() {
  MPI_Status status;
  int there = 0;
  for (int idle = 0;; ++idle) {
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &there, &status);
    if (there) return status;
    if (idle > 200) std::this_thread::sleep_for(std::chrono::microseconds(100));
  }
}

// A task is its number and the parameters; a result its number and the fitness.
std::vector<double> receive(const MPI_Status& status) {
  int count = 0;
  MPI_Get_count(&status, MPI_DOUBLE, &count);
  std::vector<double> numbers(static_cast<std::size_t>(count));
  MPI_Recv(numbers.data(), count, MPI_DOUBLE, status.MPI_SOURCE, status.MPI_TAG, MPI_COMM_WORLD,
           MPI_STATUS_IGNORE);
  return numbers;
}

void send(const std::vector<double>& numbers, int to, int tag) {
  MPI_Send(numbers.data(), static_cast<int>(numbers.size()), MPI_DOUBLE, to, tag, MPI_COMM_WORLD);
}

void work(const Fitness& fitness) {
  for (;;) {
    const MPI_Status status = waitForMessage();
    const std::vector<double> task = receive(status);
    if (status.MPI_TAG == kStop) return;
    send({task[0], fitness(task.data() + 1)}, 0, kResult);
  }
}

void print(const std::vector<double>& result) {
  std::printf("result %ld %a\n", static_cast<long>(result[0]), result[1]);
  std::fflush(stdout);
}

// The pool of tasks: whoever is free gets the next.
void distribute(const std::vector<std::vector<double>>& tasks, int ranks) {
  std::size_t next = 0, running = 0;
  for (int rank = 1; rank < ranks && next < tasks.size(); ++rank, ++running) send(tasks[next++], rank, kTask);
  while (running > 0) {
    const MPI_Status status = waitForMessage();
    print(receive(status));
    if (next < tasks.size()) {
      send(tasks[next++], status.MPI_SOURCE, kTask);
    } else {
      --running;
    }
  }
}

// Batches until the input ends.
void lead(const Fitness& fitness, int ranks) {
  std::string line;
  while (std::getline(std::cin, line)) {
    std::size_t rows = 0, columns = 0;
    if (std::sscanf(line.c_str(), "batch %zu %zu", &rows, &columns) != 2) continue;
    std::vector<std::vector<double>> tasks(rows, std::vector<double>(columns + 1));
    for (std::vector<double>& task : tasks) {
      if (!std::getline(std::cin, line)) return;
      char* at = line.data();
      for (double& number : task) number = std::strtod(at, &at);
    }
    if (ranks == 1) {
      for (const std::vector<double>& task : tasks) print({task[0], fitness(task.data() + 1)});
    } else {
      distribute(tasks, ranks);
    }
  }
}

std::string readProblem() {
  std::string line;
  std::size_t size = 0;
  std::getline(std::cin, line);
  if (std::sscanf(line.c_str(), "problem %zu", &size) != 1 || size > (std::size_t{1} << 28)) return {};
  std::string text(size, ' ');
  std::cin.read(text.data(), static_cast<std::streamsize>(size));
  return text;
}

// Everyone's place, for whoever watches.
void introduce(int rank, int ranks) {
  char host[MPI_MAX_PROCESSOR_NAME] = {};
  int length = 0;
  MPI_Get_processor_name(host, &length);
  std::vector<char> hosts(static_cast<std::size_t>(ranks) * MPI_MAX_PROCESSOR_NAME);
  std::vector<int> processes(static_cast<std::size_t>(ranks));
  const int process = static_cast<int>(getpid());
  MPI_Gather(host, MPI_MAX_PROCESSOR_NAME, MPI_CHAR, hosts.data(), MPI_MAX_PROCESSOR_NAME, MPI_CHAR, 0,
             MPI_COMM_WORLD);
  MPI_Gather(&process, 1, MPI_INT, processes.data(), 1, MPI_INT, 0, MPI_COMM_WORLD);
  if (rank != 0) return;
  for (int r = ranks > 1 ? 1 : 0; r < ranks; ++r) {
    std::printf("worker %d on %s, process %d\n", r,
                hosts.data() + static_cast<std::size_t>(r) * MPI_MAX_PROCESSOR_NAME,
                processes[static_cast<std::size_t>(r)]);
  }
  std::printf("ready\n");
  std::fflush(stdout);
}

int run(int rank, int ranks) {
  std::string problem;
  if (rank == 0) problem = readProblem();
  auto size = static_cast<long long>(problem.size());
  MPI_Bcast(&size, 1, MPI_LONG_LONG, 0, MPI_COMM_WORLD);
  problem.resize(static_cast<std::size_t>(size));
  MPI_Bcast(problem.data(), static_cast<int>(size), MPI_CHAR, 0, MPI_COMM_WORLD);
  try {
    const SynthesisEvaluator evaluator(parseSynthesisJson(problem, "the problem"));
    const Fitness fitness = synthesisFitness(evaluator)();
    introduce(rank, ranks);
    if (rank > 0) {
      work(fitness);
    } else {
      lead(fitness, ranks);
      for (int r = 1; r < ranks; ++r) send({}, r, kStop);
    }
    return 0;
  } catch (const std::exception& error) {
    // The same text refuses everywhere, so that nobody waits for anybody.
    if (rank == 0) std::printf("error %s\n", error.what());
    std::fflush(stdout);
    return 2;
  }
}

}  // namespace

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank = 0, ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const int result = run(rank, ranks);
  MPI_Finalize();
  return result;
}
