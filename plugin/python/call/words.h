// SPDX-License-Identifier: MIT
// Words for the engine's enumerations.
#pragma once

#include <string>
#include <string_view>

#include <fmt/format.h>
#include <pybind11/pybind11.h>

#include "base/error.h"

namespace footfall::python {

namespace py = pybind11;

// The place of a word in its list. Throws Error "order must be one of …".
template <std::size_t N>
std::size_t wordIn(const std::string_view (&words)[N], py::handle word, const char* what) {
  const std::string given = py::cast<std::string>(py::str(word));
  for (std::size_t i = 0; i < N; ++i) {
    if (given == words[i]) return i;
  }
  throw Error(fmt::format("{} must be one of {}, got '{}'", what, fmt::join(words, ", "), given));
}

inline py::str pythonText(std::string_view text) {
  return {text.data(), text.size()};
}

// A list of texts.
template <typename Texts>
py::list textList(const Texts& texts) {
  py::list list;
  for (const auto& text : texts) list.append(pythonText(text));
  return list;
}

}  // namespace footfall::python
