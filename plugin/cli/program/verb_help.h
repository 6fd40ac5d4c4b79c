// SPDX-License-Identifier: MIT
// Finding one's way among the verbs: help, lists, and what was probably meant.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "base/error.h"

namespace footfall::cli {

// Words of the command line that may be verbs, in order: flags of the whole program are passed over.
std::vector<std::string> leadingWords(int argc, const char* const* argv);

// What is answered before anything is parsed: `footfall`, `footfall GROUP` (their verbs), `footfall help
// [VERB …]`. Empty: nothing of these. Throws Error for a verb that does not exist, with the nearest one.
std::string answerWithoutParsing(const CLI::App& app, int argc, const char* const* argv);

// What is said of arguments that no verb takes, with the nearest option. app: after parsing.
std::string unexpected(const CLI::App& app);

// The same error, or where a motion was given for a document that is made of motions, how to make it.
std::string withHint(const CLI::App& app, const Error& error);

}  // namespace footfall::cli
