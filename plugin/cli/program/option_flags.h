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
    CLI::Option* option = nullptr;
    if (row.kind == OptionKind::Toggle) {
      const bool off = switchesOff(row);
      const auto toggle = [&row, &options, off](std::int64_t count) {
        row.setValue(options, (count > 0) != off);
      };
      option = verb.add_flag_function(row.flag, toggle, off ? "Turn off: " + row.help : row.help);
    } else {
      const auto set = [&row, &options](const std::string& text) {
        try {
          row.setValue(options, parseOption(row, text));
        } catch (const Error& error) {
          throw CLI::ValidationError(row.flag, error.message());
        }
      };
      option = verb.add_option_function<std::string>(row.flag, set, row.help);
    }
    // What the flag itself would have to be: "--no-gate" is false where the gate is on.
    const bool on = row.kind == OptionKind::Toggle && std::get<bool>(row.value(options));
    describeFlag(*option, row,
                 row.kind == OptionKind::Toggle ? (on != switchesOff(row) ? "true" : "false")
                                                : formatOption(row, row.value(options)));
  }
}

// Takes over the options whose flags were given on the command line.
template <typename Options>
void applyGivenFlags(const CLI::App& verb, const OptionTable<Options>& table, const Options& from,
                     Options& to) {
  for (const Option<Options>& row : table) {
    if (!row.flag.empty() && verb.count(row.flag) > 0) row.setValue(to, row.value(from));
  }
}

}  // namespace footfall::cli
