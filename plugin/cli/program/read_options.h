// SPDX-License-Identifier: MIT
// The options of verbs that read a file.
#pragma once

#include <string>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "base/scanner.h"
#include "base/units.h"
#include "io/scene_file.h"

namespace footfall::cli {

inline void addReadOptions(CLI::App& verb, ReadOptions& options) {
  verb.add_option_function<std::string>(
      "--unit",
      [&options](const std::string& text) {
        double metres = 0;
        if (const auto named = metresPer(text)) {
          options.metresPerUnit = *named;
        } else if (parseNumber(text, metres) && metres > 0) {
          options.metresPerUnit = metres;
        } else {
          throw CLI::ValidationError("--unit",
                                     fmt::format("'{}' is neither a unit (cm, m, in) nor metres", text));
        }
      },
      "What one unit of a BVH file is: m, cm, in … or a number of metres (guessed where not given)");
  verb.add_option("--asf", options.asf, "The skeleton of an .amc file (found beside it where not given)");
}

}  // namespace footfall::cli
