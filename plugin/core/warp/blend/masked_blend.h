// SPDX-License-Identifier: MIT
// Some joints of one motion from another: an upper body on legs that go on.
#pragma once

#include <string>
#include <vector>

#include "warp/blend/motion_blend.h"

namespace footfall::warp {

// The first motion, whose joints named by the patterns (channel_pattern.h; all that hangs on a named joint is
// left alone unless it is named, too) fade into the second's from options.start on; each at its own speed,
// until either ends. Rotations go the shortest way; places stay the first's. Throws Error for a pattern that
// names no joint, and where blendMotions would.
BlendResult blendJoints(const Motion& first, const Motion& second, const std::vector<std::string>& joints,
                        const BlendOptions& options = {});

}  // namespace footfall::warp
