// SPDX-License-Identifier: MIT
// --max-skate and the other limits on measures of quality, in the units of reports.
#pragma once

#include <CLI/CLI.hpp>

#include "figure/quality/quality.h"

namespace footfall::cli {

// Of two kinds of verbs: of those that fail past a limit ("Exit 1 where …") and those that show it ("Mark
// where …").
void addLimitOptions(CLI::App& verb, QualityLimits& asGiven, const std::string& where);

// In the units of a report.
QualityLimits limitsInUnits(QualityLimits asGiven);

}  // namespace footfall::cli
