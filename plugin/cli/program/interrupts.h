// SPDX-License-Identifier: MIT
// Ctrl-C: work is asked to stop, and where it does not within a moment the program ends without it.
#pragma once

namespace footfall::cli {

// From now on.
void watchInterrupts();
bool interrupted();

// Ends work that noticed it was cancelled for a reason of its own.
void interruptOthers();

// Says once that the program was stopped, and which files it had written. Files are put in place whole
// (writeFile), so there is never half of one.
void sayStopped();

}  // namespace footfall::cli
