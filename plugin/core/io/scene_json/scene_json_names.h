// SPDX-License-Identifier: MIT
// The words of the scene document for the engine's enumerations, in the enumerations' order.
#pragma once

#include <string_view>

namespace footfall::scene_json {

inline constexpr std::string_view kTangentTypes[] = {
    "global", "fixed",   "linear",  "flat", "step",    "stepnext", "slow",      "fast",
    "spline", "clamped", "plateau", "auto", "automix", "autoease", "autocustom"};
inline constexpr std::string_view kInfinities[] = {"constant", "linear", "cycle", "cycleRelative",
                                                   "oscillate"};
inline constexpr std::string_view kInputs[] = {"time", "unitless"};
inline constexpr std::string_view kOutputs[] = {"linear", "angular", "time", "unitless"};
inline constexpr std::string_view kJointKinds[] = {"joint", "transform", "endSite"};
inline constexpr std::string_view kRotationOrders[] = {"xyz", "yzx", "zxy", "xzy", "yxz", "zyx"};
inline constexpr std::string_view kChannels[] = {
    "translateX", "translateY", "translateZ", "rotateX", "rotateY", "rotateZ", "scaleX", "scaleY", "scaleZ"};

}  // namespace footfall::scene_json
