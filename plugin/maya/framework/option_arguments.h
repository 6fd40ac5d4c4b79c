// SPDX-License-Identifier: MIT
// The options of a table as flags of a command: "stepLength" of ffFootprintPath is -stepLength of ffWalk.
#pragma once

#include <maya/MArgDatabase.h>
#include <maya/MSyntax.h>

#include <string>
#include <vector>

#include "base/option_table.h"
#include "maya/framework/option_attributes.h"

namespace footfall::maya {

// The name is that of the row's attribute, or of its flag in the program: "generations" for --generations.
struct OptionFlag {
  const char* brief;
  const char* name;
};
using OptionFlags = std::vector<OptionFlag>;

bool isNamed(const OptionInfo& info, const std::string& name);
void addOptionFlag(MSyntax& syntax, const OptionFlag& flag, const OptionInfo& info);
// The argument in the engine's unit, a distance by the centimetres of a metre; whether it was given. Throws
// Error that names the flag and its words.
bool readOptionFlag(const MArgDatabase& arguments, const char* name, const OptionInfo& info, double metre,
                    OptionValue& value);

// Throws Error for a flag that the table does not have.
template <typename Options>
const Option<Options>& rowNamed(const OptionTable<Options>& table, const std::string& name) {
  for (const Option<Options>& row : table) {
    if (isNamed(row, name)) return row;
  }
  throw Error("no option is called " + name);
}

template <typename Options>
void addOptionFlags(MSyntax& syntax, const OptionTable<Options>& table, const OptionFlags& flags) {
  for (const OptionFlag& flag : flags) addOptionFlag(syntax, flag, rowNamed(table, flag.name));
}

// Sets the options whose flags were given; the others stay. Throws Error "-poses must be 1 to 64, got 0".
template <typename Options>
void readOptionFlags(const MArgDatabase& arguments, const OptionTable<Options>& table,
                     const OptionFlags& flags, Options& options, double metre = kCentimetres) {
  for (const OptionFlag& flag : flags) {
    const Option<Options>& row = rowNamed(table, flag.name);
    OptionValue value;
    if (!readOptionFlag(arguments, flag.name, row, metre, value)) continue;
    try {
      row.setValue(options, value);
    } catch (const Error& error) {
      throw Error(std::string("-") + flag.name + " " + error.message());
    }
  }
}

}  // namespace footfall::maya
