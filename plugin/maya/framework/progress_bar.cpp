// SPDX-License-Identifier: MIT
#include "maya/framework/progress_bar.h"

#include <maya/MString.h>

#include <cmath>

namespace footfall::maya {
namespace {

constexpr int kSteps = 1000;

}  // namespace

ProgressBar::ProgressBar(const char* status) {
  computation_.beginComputation(true, true, true);
  computation_.setProgressRange(0, kSteps);
  computation_.setProgressStatus(MString(status));
}

ProgressBar::~ProgressBar() {
  computation_.endComputation();
}

Progress ProgressBar::part(double from, double to) {
  return [this, from, to](double share) {
    computation_.setProgress(static_cast<int>(std::lround(kSteps * (from + share * (to - from)))));
    return !computation_.isInterruptRequested();
  };
}

}  // namespace footfall::maya
