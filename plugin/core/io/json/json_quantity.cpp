// SPDX-License-Identifier: MIT
#include "io/json/json_quantity.h"

#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/math.h"
#include "base/scanner.h"
#include "base/units.h"

namespace footfall {
namespace {

// The plain number of a document in the engine's unit.
double toEngine(double plain, Quantity quantity, double frameRate) {
  switch (quantity) {
    case Quantity::Time:
      return plain / frameRate;
    case Quantity::Angle:
      return plain * kDegree;
    case Quantity::CurveLength:
      return plain * 100;
    default:
      return plain;
  }
}

double fromEngine(double value, Quantity quantity, double frameRate) {
  switch (quantity) {
    case Quantity::Time:
      return value * frameRate;
    case Quantity::Angle:
      return value / kDegree;
    case Quantity::CurveLength:
      return value / 100;
    default:
      return value;
  }
}

const char* engineUnit(Quantity quantity) {
  switch (quantity) {
    case Quantity::Time:
      return "s";
    case Quantity::Angle:
      return "rad";
    case Quantity::CurveLength:
      return "cm";
    default:
      return "m";
  }
}

const char* expected(Quantity quantity) {
  switch (quantity) {
    case Quantity::Time:
      return "a time: frames, or a string with a unit such as \"1.5s\" or \"12f\"";
    case Quantity::Angle:
      return "an angle: degrees, or a string with a unit such as \"0.2rad\"";
    case Quantity::Plain:
      return "a number";
    default:
      return "a length: metres, or a string with a unit such as \"12cm\"";
  }
}

// A number with a unit behind it, in the engine's unit; false for anything else.
bool readText(std::string_view text, Quantity quantity, double frameRate, double& value) {
  std::size_t end = text.size();
  while (end > 0 && text[end - 1] >= 'a' && text[end - 1] <= 'z') --end;
  const std::string_view unit = text.substr(end);
  double number = 0;
  if (!parseNumber(text.substr(0, end), number)) return false;
  value = number;
  if (unit == engineUnit(quantity) && quantity != Quantity::Plain) return true;
  if (quantity == Quantity::Time && unit == "f") {
    value = toEngine(number, quantity, frameRate);
    return true;
  }
  if (quantity == Quantity::Angle) {
    const auto radians = radiansPer(unit);
    if (radians) value = number * *radians;
    return radians.has_value();
  }
  if (quantity == Quantity::Length || quantity == Quantity::CurveLength) {
    const auto metres = metresPer(unit);
    if (metres) value = toEngine(number * *metres, quantity, frameRate);
    return metres.has_value();
  }
  return false;
}

}  // namespace

double readQuantity(const JsonNode& node, Quantity quantity, double frameRate) {
  double value = 0;
  if (node.isNumber()) {
    value = toEngine(node.number(), quantity, frameRate);
  } else if (!node.isText() || !readText(node.text(), quantity, frameRate, value)) {
    const std::string given = node.isText() ? ", got " + quoted(node.text()) : "";
    node.fail(fmt::format("must be {}{}", expected(quantity), given));
  }
  if (!std::isfinite(value)) node.fail("is too large");
  return value;
}

void appendQuantity(std::string& out, double value, Quantity quantity, double frameRate) {
  const double near = fromEngine(value, quantity, frameRate);
  const auto fits = [&](double plain) { return toEngine(plain, quantity, frameRate) == value; };
  // Few digits first: 12.3 degrees come out as 12.3 and not as the neighbour that rounding made of them.
  if (std::isfinite(near)) {
    for (const int digits : {15, 16}) {
      const std::string text = formatNumber(near, digits);
      double plain = 0;
      if (!parseNumber(text, plain) || !fits(plain)) continue;
      out += text;
      return;
    }
    for (const double plain : {near, std::nextafter(near, HUGE_VAL), std::nextafter(near, -HUGE_VAL)}) {
      if (!std::isfinite(plain) || !fits(plain)) continue;
      appendNumber(out, plain);
      return;
    }
  }
  // Not every double is a double times the unit.
  out += '"';
  appendNumber(out, value);
  out += engineUnit(quantity);
  out += '"';
}

}  // namespace footfall
