// SPDX-License-Identifier: MIT
// A solution that is made again only when its inputs change. Knows nothing of Maya.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <utility>

#include "base/error.h"

namespace footfall::maya {

// Safe for any number of threads: one solves while the others wait for it, and a solution that was handed out
// stays alive while it is used. Inputs are values compared by ==. Bad inputs are remembered too: asked for
// again, they throw the same Error without another try.
template <typename Inputs, typename Solution>
class SolveCache {
 public:
  // solve(inputs) returns a Solution or throws.
  template <typename Solve>
  std::shared_ptr<const Solution> get(const Inputs& inputs, const Solve& solve) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (good_ && goodInputs_ == inputs) return good_;
    if (bad_ && *bad_ == inputs) throw Error(fault_);
    try {
      auto solution = std::make_shared<const Solution>(solve(inputs));
      goodInputs_ = inputs;
      good_ = std::move(solution);
    } catch (const Error& error) {
      fault_ = error.what();
      bad_ = std::make_unique<Inputs>(inputs);
      throw;
    }
    return good_;
  }

  // The last that could be made; null before the first.
  std::shared_ptr<const Solution> last() const {
    const std::lock_guard<std::mutex> lock(mutex_);
    return good_;
  }

 private:
  mutable std::mutex mutex_;
  Inputs goodInputs_{};
  std::shared_ptr<const Solution> good_;
  std::unique_ptr<Inputs> bad_;
  std::string fault_;
};

}  // namespace footfall::maya
