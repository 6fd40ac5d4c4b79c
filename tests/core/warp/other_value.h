// SPDX-License-Identifier: MIT
// Values for tests that walk every row of an option table.
#pragma once

#include "base/option_table.h"

namespace footfall {

// A value that the option may take, other than the one it has.
template <typename Options>
OptionValue otherValue(const Option<Options>& row, const Options& options) {
  const OptionValue now = row.value(options);
  switch (row.kind) {
    case OptionKind::Number: {
      const double up = std::get<double>(now) / row.scale() + 0.25;
      return row.scale() * (up <= row.limits.high ? up : up - 0.5);
    }
    case OptionKind::Whole:
      return std::get<int>(now) + (std::get<int>(now) < row.limits.high ? 1 : -1);
    case OptionKind::Toggle:
      return !std::get<bool>(now);
    case OptionKind::Position:
      return Vec3(std::get<Vec3>(now) + Vec3(0.25, -0.5, 0.75));
    case OptionKind::Choice: {
      const auto next = static_cast<std::size_t>(row.wordIndex(std::get<std::string>(now)) + 1);
      return row.words[next % row.words.size()];
    }
    case OptionKind::Text:
      break;
  }
  return std::get<std::string>(now) + "lean";
}

template <typename Options>
void changeAll(const OptionTable<Options>& table, Options& options) {
  for (const Option<Options>& row : table) row.setValue(options, otherValue(row, options));
}

}  // namespace footfall
