// SPDX-License-Identifier: MIT
#include "base/option_table.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/scanner.h"

namespace footfall {

const char* unitName(OptionUnit unit) {
  switch (unit) {
    case OptionUnit::None:
      return "";
    case OptionUnit::Degrees:
      return "degrees";
    case OptionUnit::Metres:
      return "m";
    case OptionUnit::MetresPerSecond:
      return "m/s";
    case OptionUnit::Seconds:
      return "s";
    case OptionUnit::Frames:
      return "frames";
    case OptionUnit::Kilograms:
      return "kg";
    case OptionUnit::FramesPerSecond:
      return "frames per second";
    case OptionUnit::Percent:
      return "%";
    case OptionUnit::LegLengths:
      return "leg lengths";
    case OptionUnit::HipHeights:
      return "hip heights";
    case OptionUnit::Gravities:
      return "g";
  }
  return "";
}

std::string OptionInfo::range() const {
  if (kind == OptionKind::Choice) return fmt::format("{}", fmt::join(words, ", "));
  const bool low = std::isfinite(limits.low), high = std::isfinite(limits.high);
  if (low && high) {
    return limits.aboveLow ? fmt::format("above {} and at most {}", formatNumber(limits.low, 9),
                                         formatNumber(limits.high, 9))
                           : formatNumber(limits.low, 9) + " to " + formatNumber(limits.high, 9);
  }
  if (low) return (limits.aboveLow ? "above " : "at least ") + formatNumber(limits.low, 9);
  if (high) return "at most " + formatNumber(limits.high, 9);
  return "";
}

std::string OptionInfo::complaint(double engineValue) const {
  // Rounded, so that a limit in degrees is not missed by the last bit of its radians.
  const double value = engineValue / scale(), low = limits.low, high = limits.high;
  const double slack = scale() == 1 ? 0 : 1e-9;
  const bool fits =
      std::isfinite(value) && value <= high + slack && (limits.aboveLow ? value > low : value >= low - slack);
  if (fits) return "";
  const std::string allowed = range();
  const std::string of = unit == OptionUnit::None ? "" : std::string(" ") + unitName(unit);
  return fmt::format("must be {}{}, got {:g}", allowed.empty() ? "a finite number" : allowed,
                     allowed.empty() ? "" : of, value);
}

int OptionInfo::wordIndex(const std::string& word) const {
  const auto found = std::find(words.begin(), words.end(), word);
  if (found == words.end())
    throw Error(fmt::format("must be one of {}, got {}", fmt::join(words, ", "), quoted(word)));
  return static_cast<int>(found - words.begin());
}

std::string formatOption(const OptionInfo& info, const OptionValue& value) {
  struct Format {
    double scale;
    std::string operator()(double v) const { return std::isfinite(v) ? formatNumber(v / scale, 12) : ""; }
    std::string operator()(int v) const { return std::to_string(v); }
    std::string operator()(bool v) const { return v ? "true" : "false"; }
    std::string operator()(const Vec3& v) const {
      return "[" + formatNumber(v.x(), 12) + ", " + formatNumber(v.y(), 12) + ", " + formatNumber(v.z(), 12) +
             "]";
    }
    std::string operator()(const std::string& v) const { return v; }
  };
  return std::visit(Format{info.scale()}, value);
}

}  // namespace footfall
