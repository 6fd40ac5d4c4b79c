// SPDX-License-Identifier: MIT
// A curve that goes on before and after its keys (cycles, straight on) written out as keys, for formats that
// know no infinity.
#pragma once

#include "curve/curve.h"
#include "curve/curve_set.h"

namespace footfall {

// The same values inside range, with keys to its ends and constant infinity. Exact, except that a cycle whose
// ends differ jumps within ten microseconds. Unchanged where the keys cover the range, where both infinities
// are constant, or where it would take more than a million keys.
Curve unrolled(const Curve& curve, const TimeRange& range);

}  // namespace footfall
