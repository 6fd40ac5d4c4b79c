// SPDX-License-Identifier: MIT
// Values that several documents have: places on the ground, counts, numbers above a bound. Each fails naming
// its line and path.
#pragma once

#include "base/math.h"

namespace footfall {

class JsonNode;

double numberAbove(const JsonNode& node, double low, const char* unit);
double numberWithin(const JsonNode& node, const char* key, double absent, double low, double high);
// A whole number from 1; `absent` where there is none.
int countOf(const JsonNode& node, const char* key, int absent);
// [x, z] or [x, y, z] in metres; *height: whether there was a y.
Vec3 placeOf(const JsonNode& node, bool* height = nullptr);
Vec3 placeOr(const JsonNode& node, const char* key);  // the origin where there is none

}  // namespace footfall
