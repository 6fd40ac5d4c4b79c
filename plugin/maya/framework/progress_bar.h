// SPDX-License-Identifier: MIT
// Maya's progress bar around a long job; Esc stops it.
#pragma once

#include <maya/MComputation.h>

#include "base/progress.h"

namespace footfall::maya {

// Shown while it lives. What it watches throws Cancelled when Esc is pressed; the command then takes back
// what it did (command_base.h).
class ProgressBar {
 public:
  explicit ProgressBar(const char* status);
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  // For a part of the job: its share 0 to 1 is `from` to `to` of the whole. Must not outlive the bar.
  Progress part(double from = 0, double to = 1);

 private:
  MComputation computation_;
};

}  // namespace footfall::maya
