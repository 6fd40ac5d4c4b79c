// SPDX-License-Identifier: MIT
#include "python/call/engine_call.h"

namespace footfall::python {

bool Watch::operator()(double share) {
  if (fault_) return false;
  const auto now = std::chrono::steady_clock::now();
  if (now - last_ < kPause && share < 1) return true;
  last_ = now;
  py::gil_scoped_acquire locked;
  try {
    if (PyErr_CheckSignals() != 0) throw py::error_already_set();
    if (function_ == Py_None) return true;
    const py::object answer = py::handle(function_)(share);
    return !(answer.is(py::handle(Py_False)));
  } catch (...) {
    fault_ = std::current_exception();
    return false;
  }
}

}  // namespace footfall::python
