// SPDX-License-Identifier: MIT
// The options of verbs that read a file, and standard input and output as files.
#pragma once

#include <optional>
#include <string>

#include <CLI/CLI.hpp>

#include "io/scene_file.h"

namespace footfall::cli {

void addReadOptions(CLI::App& verb, ReadOptions& options);
// An option that takes a unit ("cm") or metres above 0, and one that takes an axis: y, z, or auto for unset.
CLI::Option& addUnitOption(CLI::App& verb, const char* flag, double& metresPerUnit, const char* help);
CLI::Option& addUpOption(CLI::App& verb, const char* flag, std::optional<UpAxis>& up, const char* help);
// --from, of verbs that read standard input: ".bvh".
void addInputFormat(CLI::App& verb, std::string& format);

// readScene in the given format (empty: by the file's extension), and "-" as standard input. Throws Error
// where the format is not known.
Scene readInput(const std::string& file, const std::string& format, const ReadOptions& options);

// "glb" or ".glb" as ".glb". Throws Error for what footfall does not write.
std::string writableFormat(const std::string& format);

}  // namespace footfall::cli
