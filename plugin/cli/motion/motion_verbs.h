// SPDX-License-Identifier: MIT
// The verbs that edit motion files and folders, each in its own file; edit_files.h is what they share.
#pragma once

#include "cli/program/program.h"

namespace footfall::cli {

void addTrim(Program& program);
void addMirror(Program& program);
void addLoop(Program& program);
void addRoot(Program& program);
void addConcat(Program& program);
void addRate(Program& program);
void addRetarget(Program& program);

}  // namespace footfall::cli
