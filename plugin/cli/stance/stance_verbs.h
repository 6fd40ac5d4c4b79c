// SPDX-License-Identifier: MIT
// Shared by the verbs of "stance".
#pragma once

#include <string>
#include <vector>

#include "cli/program/program.h"
#include "io/documents/stance_json.h"
#include "stance/library/stance_coverage.h"

namespace footfall::cli {

// The verbs, one per file.
void addStanceExtract(Program& program, CLI::App& group);
void addStanceShapes(Program& program, CLI::App& group);  // warp, blend, score
void addStanceSearch(Program& program, CLI::App& group);  // search, coverage
void addStanceChain(Program& program, CLI::App& group);   // chain, sketch

stance::StanceLibrary readLibrary(const std::string& path);

Json jsonOf(const stance::StanceHandles& handles);
Json jsonOf(const stance::StanceTiming& timing);
Json jsonOf(const stance::StanceScore& score, const stance::StanceLimits& limits);
std::string textOf(const stance::StanceHandles& handles);

}  // namespace footfall::cli
