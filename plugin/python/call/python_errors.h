// SPDX-License-Identifier: MIT
// The engine's errors as footfall.FootfallError and footfall.Cancelled.
#pragma once

#include <pybind11/pybind11.h>

namespace footfall::python {

void translateErrors();

}  // namespace footfall::python
