// SPDX-License-Identifier: MIT
// Between numpy's arrays and the engine's vectors. What the engine made is handed over without a copy; what
// it keeps is shown as an array that cannot be written and keeps its owner alive. Arrays that come in are
// checked in Python (scripts/footfall/arrays.py) for names and shapes; here only so far that nothing is read
// out of bounds.
#pragma once

#include <utility>
#include <vector>

#include <fmt/format.h>
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include "base/error.h"
#include "base/math.h"

namespace footfall::python {

namespace py = pybind11;

using Shape = std::vector<py::ssize_t>;
// Rows one after the other, converted where they are not.
using DoubleArray = py::array_t<double, py::array::c_style | py::array::forcecast>;
using IntArray = py::array_t<int, py::array::c_style | py::array::forcecast>;

inline py::ssize_t signedSize(std::size_t size) {
  return static_cast<py::ssize_t>(size);
}

template <typename T>
py::array_t<T> handedOver(std::vector<T> values, Shape shape) {
  auto* kept = new std::vector<T>(std::move(values));
  const py::capsule owner(kept, [](void* p) { delete static_cast<std::vector<T>*>(p); });
  return py::array_t<T>(std::move(shape), kept->data(), owner);
}

template <typename T>
py::array_t<T> handedOver(std::vector<T> values) {
  const Shape shape{signedSize(values.size())};
  return handedOver(std::move(values), shape);
}

// #rows by 3.
inline py::array_t<double> positionArray(std::vector<Vec3> values) {
  static_assert(sizeof(Vec3) == 3 * sizeof(double));
  auto* kept = new std::vector<Vec3>(std::move(values));
  const py::capsule owner(kept, [](void* p) { delete static_cast<std::vector<Vec3>*>(p); });
  return py::array_t<double>({signedSize(kept->size()), py::ssize_t{3}},
                             kept->empty() ? nullptr : kept->data()->data(), owner);
}

// Quaternions with w first.
inline void putQuaternion(const Quat& q, double* out) {
  out[0] = q.w();
  out[1] = q.x();
  out[2] = q.y();
  out[3] = q.z();
}
inline Quat quaternionAt(const double* q) {
  return {q[0], q[1], q[2], q[3]};
}

// What an object owns, as an array of it that cannot be written.
template <typename T>
py::array readOnly(const T* data, Shape shape, const py::object& owner) {
  py::array_t<T> array(std::move(shape), data, owner);
  py::detail::array_proxy(array.ptr())->flags &= ~py::detail::npy_api::NPY_ARRAY_WRITEABLE_;
  return std::move(array);
}

// `count`: values that there must be.
template <typename Array>
void needSize(const Array& array, std::size_t count, const char* name) {
  if (static_cast<std::size_t>(array.size()) != count)
    throw Error(fmt::format("{} must have {} values, got {}", name, count, array.size()));
}

inline std::vector<Vec3> positionsFrom(const DoubleArray& array, const char* name) {
  if (array.ndim() != 2 || array.shape(1) != 3)
    throw Error(fmt::format("{} must be rows of three numbers", name));
  std::vector<Vec3> positions(static_cast<std::size_t>(array.shape(0)));
  for (std::size_t i = 0; i < positions.size(); ++i) {
    const double* p = array.data() + 3 * i;
    positions[i] = Vec3(p[0], p[1], p[2]);
  }
  return positions;
}

inline std::vector<double> numbersFrom(const DoubleArray& array) {
  return {array.data(), array.data() + array.size()};
}

}  // namespace footfall::python
