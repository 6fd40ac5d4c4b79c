// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "io/formats.h"

namespace footfall {

// A new FBX 7.5 file of a scene with curves: its joints, a body (options.skin), one take. options.profile
// says for which program, options.ascii in which form.
std::string newFbx(const Scene& scene, const WriteOptions& options, WriteReport& report);

}  // namespace footfall
