// SPDX-License-Identifier: MIT
// The flags of a table's options on a verb.
#pragma once

#include <string>

#include <CLI/CLI.hpp>

#include "base/option_table.h"
#include "base/scanner.h"

namespace footfall::cli {

// What a flag's text means to the engine. Throws CLI::ValidationError that names the flag.
OptionValue parseOption(const OptionInfo& info, const std::string& text);
// Its help: unit, range and group on the option.
void describeFlag(CLI::Option& option, const OptionInfo& info, const std::string& standard);

// A flag per row that has one. The table and the options must outlive the parsing. A toggle that is on by
// itself is switched off with "=false".
template <typename Options>
void addOptionFlags(CLI::App& verb, const OptionTable<Options>& table, Options& options) {
  for (const Option<Options>& row : table) {
    if (row.flag.empty()) continue;
    const auto set = [&row, &options](const std::string& text) {
      try {
        row.setValue(options, parseOption(row, text));
      } catch (const Error& error) {
        throw CLI::ValidationError(row.flag, error.message());
      }
    };
    // A flag, not an option with an optional value: that would take a file name after it.
    const auto toggle = [&row, &options](std::int64_t count) { row.setValue(options, count > 0); };
    CLI::Option* option = row.kind == OptionKind::Toggle
                              ? verb.add_flag_function(row.flag, toggle, row.help)
                              : verb.add_option_function<std::string>(row.flag, set, row.help);
    describeFlag(*option, row, formatOption(row, row.value(options)));
  }
}

}  // namespace footfall::cli
