// SPDX-License-Identifier: MIT
// What the verbs below "creature" share.
#pragma once

#include "cli/program/program.h"
#include "io/documents/creature_input.h"

namespace footfall::cli {

// The verbs, each in its file.
void addCreatureRun(Program& program, CLI::App& group);  // simulate, features, play
void addCreatureSynthesize(Program& program, CLI::App& group);

}  // namespace footfall::cli
