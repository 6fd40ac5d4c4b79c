// SPDX-License-Identifier: MIT
// Maya's units of time, length and angle, by their names in files.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace footfall {

// Frames (or other counts) per second of a Maya time unit: "film" 24, "ntsc" 30, "sec" 1, "millisec" 1000,
// "23.976fps", "120fps" … Nothing where the name is unknown.
std::optional<double> framesPerSecond(std::string_view timeUnit);

// Maya's name for a frame rate ("film", "29.97fps", "120fps"), for rates Maya has. Nothing otherwise.
std::optional<std::string> timeUnitName(double framesPerSecond);

// The nearest rate Maya has, for a rate it has not (120.00048 -> 120).
double nearestMayaRate(double framesPerSecond);

// Metres in a length unit: short and long names, "cm" and "centimeter". Nothing where the name is unknown.
std::optional<double> metresPer(std::string_view linearUnit);

// Radians in an angle unit: deg degree rad radian min minute sec second. Nothing where the name is unknown.
std::optional<double> radiansPer(std::string_view angularUnit);

}  // namespace footfall
