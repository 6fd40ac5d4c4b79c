// SPDX-License-Identifier: MIT
// One search for a controller, in the background of the session or in the foreground. Knows nothing of Maya:
// the thread touches nothing but its own copy of the problem.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "creature/search/search_run.h"
#include "io/documents/creature_json.h"

namespace footfall::maya {

struct SynthesisRequest {
  creature::SynthesisProblem problem;
  creature::SearchOptions search;
  creature::SearchRunOptions run;
  int threads = 0;  // 0: all cores
};

// A request, and how its answer goes into the scene.
struct CreatureRequest {
  SynthesisRequest synthesis;
  std::string node;      // the ffCreature that takes it; empty: a new one
  std::string name;      // of a new one
  std::string figure;    // the skeleton it was made from, as a scene document; empty: its own
  double startTime = 0;  // seconds, of a new one
};

// Runs to its end, or until progress asks to stop (throws Cancelled). hear is told of every generation.
creature::SynthesisSolution synthesize(
    const SynthesisRequest& request, const Progress& progress,
    const std::function<void(const creature::SynthesisSolution&, const creature::SearchHistory&)>& observer =
        {});

class SynthesisJob {
 public:
  explicit SynthesisJob(CreatureRequest request);
  const CreatureRequest& request() const { return request_; }
  ~SynthesisJob() { cancel(); }

  struct Status {
    int generation = 0, generations = 0;
    double share = 0;    // 0 to 1
    bool ended = false;  // done, cancelled or failed
    std::string fault;   // empty: none
    std::optional<creature::SynthesisSolution> best;
  };
  Status status() const;
  void cancel();  // asks it to stop and waits; the best so far stays

 private:
  void run();

  CreatureRequest request_;
  mutable std::mutex mutex_;
  Status status_;
  std::atomic<bool> stop_{false};
  std::thread thread_;
};

// The job of this session; null: none. One at a time: starting another while it runs throws Error.
SynthesisJob* sessionJob();
void startSessionJob(CreatureRequest request);
void endSessionJob();  // cancelled and forgotten

}  // namespace footfall::maya
