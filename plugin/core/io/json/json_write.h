// SPDX-License-Identifier: MIT
// Small pieces of the writers of documents.
#pragma once

#include <string>
#include <vector>

#include "base/math.h"
#include "base/scanner.h"
#include "io/json/json_document.h"
#include "io/json/json_quantity.h"

namespace footfall {

inline std::string jsonText(std::string_view text) {
  std::string out;
  appendJsonText(out, text);
  return out;
}
inline std::string jsonAngle(double radians) {
  std::string out;
  appendQuantity(out, radians, Quantity::Angle, 1);
  return out;
}
inline std::string jsonPair(const Vec2& v) {
  return "[" + formatNumber(v.x()) + ", " + formatNumber(v.y()) + "]";
}
// "[a, b, …]" of whatever `each` makes of the values.
template <typename Values, typename Each>
std::string jsonList(const Values& values, Each&& each) {
  std::string out = "[";
  for (std::size_t i = 0; i < values.size(); ++i) out += (i == 0 ? "" : ", ") + std::string(each(values[i]));
  return out + "]";
}
inline std::string jsonNumbers(const std::vector<double>& values) {
  return jsonList(values, [](double v) { return formatNumber(v); });
}

inline Vec2 pairOf(const JsonNode& node) {
  const std::vector<double> n = node.numbers(2);
  return {n[0], n[1]};
}
inline double angleOf(const JsonNode& node) {
  return readQuantity(node, Quantity::Angle, 1);
}

}  // namespace footfall
