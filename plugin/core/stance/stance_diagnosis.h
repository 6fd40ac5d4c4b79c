// SPDX-License-Identifier: MIT
// Why no stance meets a request: which handle prevents it, and the nearest request that would be met.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "stance/library/stance_search.h"

namespace footfall::stance {

// For one handle, the nearest value that would make the request plausible.
struct HandleRemedy {
  int handle = 0;
  std::optional<double> works;  // with all other handles as requested; none: no value does
  double change = 0;            // from the requested value, in handleUnits
};
struct StanceDiagnosis {
  bool plausible = false;                // the request is met
  std::vector<HandleRemedy> handles;     // those with a remedy first, the smallest change first
  std::optional<StanceHandles> nearest;  // the nearest request found that is met
  double distance = 0;                   // to it, in handleUnits
  std::string text;                      // for the animator
};
StanceDiagnosis diagnose(const StanceIndex& index, const StanceHandles& target,
                         const StanceSearchOptions& options = {});

}  // namespace footfall::stance
