// SPDX-License-Identifier: MIT
#pragma once

#include <omp.h>

namespace footfall {

// The threads a job uses: as many as asked for, or all that OpenMP has where none are asked for.
inline int threadCount(int requested) {
  return requested > 0 ? requested : omp_get_max_threads();
}

}  // namespace footfall
