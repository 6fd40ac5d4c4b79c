// SPDX-License-Identifier: MIT
// The flags of a table's options on a verb.
#pragma once

#include <cstdint>
#include <string>

#include <CLI/CLI.hpp>

#include "base/option_table.h"
#include "base/scanner.h"

namespace footfall::cli {

// What a flag's text means to the engine. Throws CLI::ValidationError that names the flag.
OptionValue parseOption(const OptionInfo& info, const std::string& text);
// Its help: unit, range and group on the option.
void describeFlag(CLI::Option& option, const OptionInfo& info, const std::string& standard);

// Whether giving the flag of a toggle switches it off: "--no-gate".
inline bool switchesOff(const OptionInfo& info) {
  return info.flag.rfind("--no-", 0) == 0;
}

// A flag per row that has one. The table and the options must outlive the parsing. A toggle that is on by
// itself is switched off with "=false", or has a flag that begins with "--no-".
template <typename Options>
void addOptionFlags(CLI::App& verb, const OptionTable<Options>& table, Options& options) {
  for (const Option<Options>& row : table) {
    if (row.flag.empty()) continue;
    const auto set = [&row, &options](const OptionValue& value) {
      try {
        row.setValue(options, value);
      } catch (const Error& error) {
        throw CLI::ValidationError(row.flag, error.message());
      }
    };
    if (row.kind == OptionKind::Toggle) {
      const bool off = switchesOff(row);
      CLI::Option* flag = verb.add_flag_function(
          row.flag, [set, off](std::int64_t count) { set((count > 0) != off); },
          off ? "Turn off: " + row.help : row.help);
      flag->default_str(std::get<bool>(row.value(options)) != off ? "true" : "false");
      if (!row.group.empty()) flag->group(row.group);
      continue;
    }
    CLI::Option* option = verb.add_option_function<std::string>(
        row.flag, [&row, set](const std::string& text) { set(parseOption(row, text)); }, row.help);
    describeFlag(*option, row, formatOption(row, row.value(options)));
  }
}

}  // namespace footfall::cli
