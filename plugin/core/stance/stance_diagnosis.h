// SPDX-License-Identifier: MIT
// Why no stance meets a request: which handle stands in the way, and the nearest request that is met.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "stance/stance_search.h"

namespace footfall::stance {

// Why a request fails, handle by handle, and the nearest that would not.
struct HandleRemedy {
  int handle = 0;
  std::optional<double> works;  // the nearest value with which, all else as asked for, an answer is found
  double change = 0;            // to it, in handleUnits
};
struct StanceDiagnosis {
  bool plausible = false;                // the request is met: nothing to blame
  std::vector<HandleRemedy> handles;     // those with a remedy first, the smallest change first
  std::optional<StanceHandles> nearest;  // a request that is met; among those found the nearest
  double distance = 0;                   // to it, in handleUnits
  std::string text;                      // in an animator's words
};
StanceDiagnosis diagnose(const StanceIndex& index, const StanceHandles& target,
                         const StanceSearchOptions& options = {});

}  // namespace footfall::stance
