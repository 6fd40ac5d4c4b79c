// SPDX-License-Identifier: MIT
#include "cli/program/option_flags.h"

#include <fmt/format.h>

namespace footfall::cli {

OptionValue parseOption(const OptionInfo& info, const std::string& text) {
  const auto fail = [&](const char* what) -> OptionValue {
    throw CLI::ValidationError(info.flag, fmt::format("{} is not {}", footfall::quoted(text), what));
  };
  double number = 0;
  long long whole = 0;
  switch (info.kind) {
    case OptionKind::Number:
      if (!parseNumber(text, number)) return fail("a number");
      return number * info.scale();
    case OptionKind::Whole:
      if (!parseInteger(text, whole) || whole < -2147483647 || whole > 2147483647)
        return fail("a whole number");
      return static_cast<int>(whole);
    case OptionKind::Toggle:
      if (text == "true" || text == "on" || text == "1" || text.empty()) return true;
      if (text == "false" || text == "off" || text == "0") return false;
      return fail("true or false");
    case OptionKind::Position: {
      Vec3 position;
      std::string blanks = text;
      for (char& c : blanks) c = c == ',' ? ' ' : c;
      std::string_view rest = blanks;
      if (takeNumbers(rest, position.data(), 3) != 3 || rest.find_first_not_of(' ') != rest.npos)
        return fail("three numbers X,Y,Z");
      return position;
    }
    case OptionKind::Choice:
    case OptionKind::Text:
      break;
  }
  return text;
}

void describeFlag(CLI::Option& option, const OptionInfo& info, const std::string& standard) {
  std::string type;
  switch (info.kind) {
    case OptionKind::Number:
      type = "NUMBER";
      break;
    case OptionKind::Whole:
      type = "INT";
      break;
    case OptionKind::Toggle:
      type = "true|false";
      break;
    case OptionKind::Position:
      type = "X,Y,Z";
      break;
    case OptionKind::Choice:
      type = "WORD";
      break;
    case OptionKind::Text:
      type = "TEXT";
      break;
  }
  const std::string unit = unitName(info.unit), range = info.range();
  if (!unit.empty()) type += " " + unit;
  if (!range.empty()) type += " (" + range + ")";
  option.type_name(type);
  option.default_str(standard);
  if (!info.group.empty()) option.group(info.group);
}

}  // namespace footfall::cli
