// SPDX-License-Identifier: MIT
#pragma once

#include "figure/quality/quality.h"
#include "python/bindings.h"

namespace footfall::python {

// A report with the motion it is of.
struct MeasuredQuality {
  std::shared_ptr<const Motion> motion;
  QualityReport report;
};

}  // namespace footfall::python
