// SPDX-License-Identifier: MIT
// Calls of the engine from Python: without the interpreter's lock, watched by a function of the caller,
// stopped by Ctrl-C.
#pragma once

#include <chrono>
#include <exception>
#include <utility>

#include <pybind11/pybind11.h>

#include "base/progress.h"

namespace footfall::python {

namespace py = pybind11;

// What a job reports to while the lock is free. The function gets the share done, at most every `kPause`;
// False from it stops the job, which is then Cancelled. An exception of the function, or KeyboardInterrupt,
// stops it too and comes out of the call.
class Watch {
 public:
  explicit Watch(const py::object& function) : function_(function.ptr()) {}

  bool operator()(double share);
  // Once the lock is held again.
  void rethrow() const {
    if (fault_) std::rethrow_exception(fault_);
  }

 private:
  static constexpr std::chrono::milliseconds kPause{20};

  PyObject* function_;  // borrowed: the caller holds it during the call
  std::chrono::steady_clock::time_point last_{};
  std::exception_ptr fault_;
};

// work(const Progress&) without the lock; what it returns. It must touch no Python object.
template <typename Work>
auto engineCall(const py::object& progress, Work&& work) {
  Watch watch(progress);
  const Progress report = [&watch](double share) { return watch(share); };
  try {
    py::gil_scoped_release unlocked;
    return work(report);
  } catch (const Cancelled&) {
    watch.rethrow();
    throw;
  }
}

// The same for work that nobody can watch.
template <typename Work>
auto engineCall(Work&& work) {
  py::gil_scoped_release unlocked;
  return work();
}

}  // namespace footfall::python
