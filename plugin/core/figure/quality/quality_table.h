// SPDX-License-Identifier: MIT
// A quality report as lines of text.
#pragma once

#include <string>

#include "figure/quality/quality.h"
#include "figure/quality/quality_verdict.h"

namespace footfall {

// One line per measure; with another report beside it, that one's figures in further columns.
std::string qualityTable(const QualityReport& report, const Skeleton& skeleton,
                         const QualityReport* after = nullptr);
// One line per measure with its verdict at the end.
std::string qualityTable(const QualityReport& report, const Skeleton& skeleton,
                         const std::vector<JudgedMeasure>& judged);

}  // namespace footfall
