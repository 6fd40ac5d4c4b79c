// SPDX-License-Identifier: MIT
// Keywords of Python functions as rows of the option tables: the words of the program's flags, or of
// documents where a row has no flag, as Python writes them ("--step-length" and "stepLength" are
// step_length). Values are in the unit of the table, which is what people write: degrees.
#pragma once

#include <string>
#include <vector>

#include <pybind11/pybind11.h>

#include "base/option_table.h"

namespace footfall::python {

namespace py = pybind11;

// "--no-gate" and "gate.on" as Python has them: "gate", "gate_on".
std::string keywordOf(const OptionInfo& info);

// Throws Error that begins with the keyword.
OptionValue optionValue(const OptionInfo& info, const std::string& keyword, py::handle value);

// In the unit of the table.
py::object pythonValue(const OptionInfo& info, const OptionValue& value);

// Throws TypeError: no such option; did you mean …
[[noreturn]] void refuseKeyword(const std::string& keyword, const std::vector<std::string>& known);

// Takes the keywords over into the options. Throws TypeError for one that the table does not have, Error for
// a value out of range.
template <typename Options>
void applyKeywords(const py::dict& keywords, const OptionTable<Options>& table, Options& options) {
  for (const auto& [name, value] : keywords) {
    const std::string keyword = py::cast<std::string>(name);
    const Option<Options>* found = nullptr;
    for (const Option<Options>& row : table) {
      if (keywordOf(row) == keyword) found = &row;
    }
    if (!found) {
      std::vector<std::string> known;
      for (const Option<Options>& row : table) known.push_back(keywordOf(row));
      refuseKeyword(keyword, known);
    }
    const OptionValue given = optionValue(*found, keyword, value);
    try {
      found->setValue(options, given);
    } catch (const Error& error) {
      throw Error(keyword + " " + error.message());
    }
  }
}

// The options of a table as keywords with their values.
template <typename Options>
py::dict keywordsOf(const OptionTable<Options>& table, const Options& options) {
  py::dict keywords;
  for (const Option<Options>& row : table)
    keywords[keywordOf(row).c_str()] = pythonValue(row, row.value(options));
  return keywords;
}

}  // namespace footfall::python
