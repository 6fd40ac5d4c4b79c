// SPDX-License-Identifier: MIT
#include "draw/page/ticks.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/scanner.h"

namespace footfall::draw {
namespace {

// 10 to the n, exact in its decimal form: 1e-3 and not 1 / 1000.000…1.
double powerOfTen(int n) {
  double value = 1;
  parseNumber(fmt::format("1e{}", std::clamp(n, -300, 300)), value);
  return value;
}

int exponentOf(double value) {
  return static_cast<int>(std::floor(std::log10(value)));
}

std::string superscript(int n) {
  static const char* const digits[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  std::string result;
  for (const char c : std::to_string(n)) result += c == '-' ? "⁻" : digits[c - '0'];
  return result;
}

}  // namespace

void Range::add(double value) {
  if (empty()) {
    low = high = value;
  } else {
    low = std::min(low, value);
    high = std::max(high, value);
  }
}

Range padded(const Range& range, double share) {
  constexpr double kLargest = 1e300;
  if (range.empty()) return {0, 1};
  Range result{std::max(range.low, -kLargest), std::min(range.high, kLargest)};
  const double size = std::max(std::abs(result.low), std::abs(result.high));
  const double least = std::max(size * 1e-9, 1e-200);
  if (result.span() < least) {
    const double middle = result.low + result.span() / 2;
    const double room = size < 1e-190 ? 1 : size * 0.1;
    return {middle - room, middle + room};
  }
  const double room = share * result.span();
  return {result.low - room, result.high + room};
}

double niceStep(double raw) {
  const int exponent = exponentOf(raw);
  for (int e = exponent; e <= exponent + 1; ++e) {
    for (const double factor : {1.0, 2.0, 5.0}) {
      // Through the decimal form, so that a step of 0.2 is the double 0.2.
      double step = 0;
      parseNumber(fmt::format("{}e{}", factor, std::clamp(e, -300, 300)), step);
      if (step >= raw * (1 - 1e-12)) return step;
    }
  }
  return raw;
}

Ticks niceTicks(const Range& range, int most) {
  Ticks ticks;
  double step = niceStep(range.span() / std::max(most, 1));
  // Long long holds the tick's number: padded() keeps the span above a billionth of the values.
  for (int tries = 0; tries < 3 && ticks.values.empty(); ++tries) {
    const long long first = static_cast<long long>(std::ceil(range.low / step - 1e-9));
    const long long last = static_cast<long long>(std::floor(range.high / step + 1e-9));
    for (long long k = first; k <= last; ++k)
      ticks.values.push_back(std::clamp(static_cast<double>(k) * step, range.low, range.high));
    if (ticks.values.empty()) step = niceStep(range.span() / (2 << tries));
  }
  if (ticks.values.empty()) return ticks;
  double largest = std::max(std::abs(ticks.values.front()), std::abs(ticks.values.back()));
  double offset = 0;
  if (step < largest * 1e-5) {
    offset = std::floor(ticks.values.front() / (step * 10)) * step * 10;
    ticks.suffix = (offset < 0 ? "−" : "+") + formatNumber(std::abs(offset), 12);
    largest = std::max(std::abs(ticks.values.front() - offset), std::abs(ticks.values.back() - offset));
  }
  int power = 0;
  if (largest >= 1e5 || (largest > 0 && largest < 1e-3)) {
    power = static_cast<int>(std::floor(exponentOf(largest) / 3.0)) * 3;
    ticks.suffix = "×10" + superscript(power) + (ticks.suffix.empty() ? "" : " " + ticks.suffix);
  }
  const double unit = powerOfTen(power);
  const int decimals = std::clamp(-exponentOf(step / unit * (1 + 1e-9)), 0, 12);
  for (const double value : ticks.values) {
    std::string label = fmt::format("{:.{}f}", (value - offset) / unit, decimals);
    // "-0.00" is 0, and a true minus sign stands as wide as a plus.
    if (label.find_first_of("123456789") == std::string::npos && label[0] == '-') label.erase(0, 1);
    if (label[0] == '-') label.replace(0, 1, "−");
    ticks.labels.push_back(label);
  }
  return ticks;
}

}  // namespace footfall::draw
