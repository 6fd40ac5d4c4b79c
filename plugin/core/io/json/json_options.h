// SPDX-License-Identifier: MIT
// Options of a table, read from and written to documents. A key "feet.clearance" is the member "clearance" of
// the object "feet".
#pragma once

#include <string>
#include <vector>

#include "base/option_table.h"
#include "io/json/json_document.h"

namespace footfall {

// The value at a row's key as the row's kind; an empty node where the document does not have it. Throws Error
// with line and path for a value of another kind.
JsonNode findOption(const JsonNode& root, const std::string& key);
OptionValue readOption(const JsonNode& node, const OptionInfo& info);

// Refuses members of the object at `prefix` ("" the root, "feet") that are neither options nor among
// `others`.
void allowOptionKeys(const JsonNode& object, const std::vector<std::string>& keys, const std::string& prefix,
                     std::vector<std::string_view> others = {});

// The options of a document as one JSON object without its braces, " \"feet\": {\"clearance\": 0.1},\n" per
// top-level member.
struct WrittenOption {
  const OptionInfo* info = nullptr;
  OptionValue value;
};
std::string formatOptions(const std::vector<WrittenOption>& options);
std::string formatOptionValue(const WrittenOption& option);  // the value alone

template <typename Options>
std::vector<std::string> optionKeys(const OptionTable<Options>& table) {
  std::vector<std::string> keys;
  for (const Option<Options>& row : table) {
    if (!row.key.empty()) keys.push_back(row.key);
  }
  return keys;
}

// Those the document has; the others stay as they are. Throws Error with line and path for values out of
// range. Unknown keys are the caller's (allowOptionKeys).
template <typename Options>
void readOptions(const JsonNode& root, const OptionTable<Options>& table, Options& options) {
  for (const Option<Options>& row : table) {
    const JsonNode node = row.key.empty() ? JsonNode() : findOption(root, row.key);
    if (!node) continue;
    const OptionValue value = readOption(node, row);
    try {
      row.setValue(options, value);
    } catch (const Error& error) {
      node.fail(error.message());
    }
  }
}

// All options, or those that differ from the defaults.
template <typename Options>
std::string writeOptions(const OptionTable<Options>& table, const Options& options, bool all = false) {
  const Options defaults;
  std::vector<WrittenOption> written;
  for (const Option<Options>& row : table) {
    if (!row.key.empty() && (all || !row.same(options, defaults)))
      written.push_back({&row, row.value(options)});
  }
  return formatOptions(written);
}

}  // namespace footfall
