// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "base/error.h"

namespace footfall {

// Called by long jobs with the share done, 0 to 1, always from the thread that called the job. Return false
// to stop: the job then throws Cancelled and leaves nothing half-done. An empty function means nobody is
// watching.
using Progress = std::function<bool(double share)>;

inline void report(const Progress& progress, double share) {
  if (progress && !progress(share)) throw Cancelled();
}

}  // namespace footfall
