// SPDX-License-Identifier: MIT
#include "io/json/json_values.h"

#include <fmt/format.h>

#include "io/json/json_document.h"

namespace footfall {

double numberAbove(const JsonNode& node, double low, const char* what) {
  const double value = node.number();
  if (!(value > low)) node.fail(fmt::format("must be above {:g} {}, got {:g}", low, what, value));
  return value;
}

double numberWithin(const JsonNode& node, const char* key, double absent, double low, double high) {
  const double value = node.number(key, absent);
  if (value < low || value > high)
    node.at(key).fail(fmt::format("must be {:g} to {:g}, got {:g}", low, high, value));
  return value;
}

int countOf(const JsonNode& node, const char* key, int absent) {
  const JsonNode value = node.find(key);
  return value ? static_cast<int>(value.integer(1, 1000000)) : absent;
}

Vec3 placeOf(const JsonNode& node, bool* height) {
  const std::vector<double> n = node.numbers();
  if (n.size() != 2 && n.size() != 3) node.fail("must be [x, z] or [x, y, z] in metres");
  if (height != nullptr) *height = n.size() == 3;
  return n.size() == 3 ? Vec3(n[0], n[1], n[2]) : Vec3(n[0], 0, n[1]);
}

Vec3 placeOr(const JsonNode& node, const char* key) {
  const JsonNode at = node.find(key);
  return at ? placeOf(at) : Vec3(Vec3::Zero());
}

}  // namespace footfall
