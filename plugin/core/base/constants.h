// SPDX-License-Identifier: MIT
// Physical constants.
#pragma once

namespace footfall {

inline constexpr double kGravity = 9.81;  // m/s², downwards

}  // namespace footfall
