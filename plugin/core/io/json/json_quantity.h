// SPDX-License-Identifier: MIT
// Times, angles and lengths in JSON: a plain number is frames, degrees or metres; a text names its unit
// ("1.5s", "0.2rad", "12cm"). What is written reads back as the same double: a plain number where there is
// one that does, otherwise a text in the engine's unit.
#pragma once

#include <string>

#include "io/json/json_document.h"

namespace footfall {

// What a value of a document measures.
enum class Quantity { Plain, Time, Angle, Length, CurveLength };

// Engine units: plain numbers, seconds, radians, metres; CurveLength is centimetres, what curves count in.
// Throws Error (through the node) for another unit or a result that is not finite. frameRate: of the
// document.
double readQuantity(const JsonNode& node, Quantity quantity, double frameRate);
void appendQuantity(std::string& out, double value, Quantity quantity, double frameRate);

}  // namespace footfall
