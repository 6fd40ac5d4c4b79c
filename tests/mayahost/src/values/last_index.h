// SPDX-License-Identifier: MIT
#pragma once

namespace mayahost {

// Elements of arrays are numbered up to here; what is beyond would be taken for an open index.
inline constexpr unsigned kLastIndex = 0x7fffffffu;

}  // namespace mayahost
