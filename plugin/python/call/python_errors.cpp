// SPDX-License-Identifier: MIT
#include "python/call/python_errors.h"

#include "base/error.h"
#include "base/progress.h"

namespace footfall::python {
namespace py = pybind11;

namespace {

// An object of one of the classes of footfall.error, raised.
void raise(const char* name, const py::object& error) {
  PyErr_SetObject(py::module_::import("footfall.error").attr(name).ptr(), error.ptr());
}

void translate(std::exception_ptr thrown) {
  try {
    if (thrown) std::rethrow_exception(thrown);
  } catch (const Error& error) {
    const Place& place = error.place();
    const py::object none = py::none();
    raise("FootfallError",
          py::module_::import("footfall.error")
              .attr("FootfallError")(error.message(), place.file.empty() ? none : py::str(place.file),
                                     place.line > 0 ? py::object(py::int_(place.line)) : none));
  } catch (const Cancelled&) {
    raise("Cancelled", py::module_::import("footfall.error").attr("Cancelled")("stopped by progress"));
  }
}

}  // namespace

void translateErrors() {
  py::register_exception_translator(&translate);
}

}  // namespace footfall::python
