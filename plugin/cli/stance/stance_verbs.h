// SPDX-License-Identifier: MIT
// What the verbs below "stance" share.
#pragma once

#include <string>
#include <vector>

#include "cli/program/program.h"
#include "io/documents/stance_json.h"
#include "stance/stance_coverage.h"

namespace footfall::cli {

// The verbs, each in its file.
void addStanceExtract(Program& program, CLI::App& group);
void addStanceShapes(Program& program, CLI::App& group);  // warp, blend, score
void addStanceSearch(Program& program, CLI::App& group);  // search, coverage
void addStanceChain(Program& program, CLI::App& group);   // chain, sketch

StanceLibrary readLibrary(const std::string& path);

Json jsonOf(const StanceHandles& handles);
Json jsonOf(const StanceTiming& timing);
Json jsonOf(const StanceScore& score, const StanceLimits& limits);
std::string textOf(const StanceHandles& handles);

}  // namespace footfall::cli
