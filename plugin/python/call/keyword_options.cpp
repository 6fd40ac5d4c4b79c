// SPDX-License-Identifier: MIT
#include "python/call/keyword_options.h"

#include <cctype>

#include <fmt/format.h>

#include "base/scanner.h"

namespace footfall::python {
namespace {

// What numbers are to Python: int, float, and numpy's, but not text.
bool isNumber(py::handle value) {
  return PyFloat_Check(value.ptr()) || PyIndex_Check(value.ptr()) ||
         (PyNumber_Check(value.ptr()) && !PySequence_Check(value.ptr()));
}

std::string kindOf(py::handle value) {
  return py::cast<std::string>(py::type::of(value).attr("__name__"));
}

double numberFrom(const std::string& keyword, py::handle value) {
  if (!isNumber(value)) throw Error(fmt::format("{} must be a number, got {}", keyword, kindOf(value)));
  const double number = PyFloat_AsDouble(value.ptr());
  if (PyErr_Occurred()) throw py::error_already_set();
  return number;
}

}  // namespace

std::string keywordOf(const OptionInfo& info) {
  const std::string& text = info.flag.empty() ? info.key : info.flag;
  const std::size_t from = text.rfind("--no-", 0) == 0 ? 5 : text.rfind("--", 0) == 0 ? 2 : 0;
  std::string keyword;
  for (const char c : text.substr(from)) {
    const auto letter = static_cast<unsigned char>(c);
    if (std::isupper(letter)) keyword += '_';
    keyword += c == '-' || c == '.' ? '_' : static_cast<char>(std::tolower(letter));
  }
  return keyword == "from" || keyword == "with" || keyword == "in" ? keyword + "_" : keyword;
}

OptionValue optionValue(const OptionInfo& info, const std::string& keyword, py::handle value) {
  switch (info.kind) {
    case OptionKind::Number:
      return numberFrom(keyword, value) * info.scale();
    case OptionKind::Whole: {
      const double number = numberFrom(keyword, value);
      if (number != static_cast<double>(static_cast<int>(number)))
        throw Error(fmt::format("{} must be a whole number, got {}", keyword, formatNumber(number)));
      return static_cast<int>(number);
    }
    case OptionKind::Toggle: {
      const int truth = isNumber(value) ? PyObject_IsTrue(value.ptr()) : -1;
      if (truth < 0) throw Error(fmt::format("{} must be True or False, got {}", keyword, kindOf(value)));
      return truth != 0;
    }
    case OptionKind::Position: {
      Vec3 position;
      if (!PySequence_Check(value.ptr()) || py::len(value) != 3)
        throw Error(fmt::format("{} must be three numbers, got {}", keyword, kindOf(value)));
      for (int axis = 0; axis < 3; ++axis) {
        const py::object item = py::reinterpret_borrow<py::sequence>(value)[static_cast<std::size_t>(axis)];
        position[axis] = numberFrom(keyword, item);
      }
      return position;
    }
    case OptionKind::Choice:
    case OptionKind::Text:
      break;
  }
  if (!py::isinstance<py::str>(value))
    throw Error(fmt::format("{} must be text, got {}", keyword, kindOf(value)));
  return py::cast<std::string>(value);
}

py::object pythonValue(const OptionInfo& info, const OptionValue& value) {
  struct Convert {
    double scale;
    py::object operator()(double v) const { return py::float_(v / scale); }
    py::object operator()(int v) const { return py::int_(v); }
    py::object operator()(bool v) const { return py::bool_(v); }
    py::object operator()(const Vec3& v) const { return py::make_tuple(v.x(), v.y(), v.z()); }
    py::object operator()(const std::string& v) const { return py::str(v); }
  };
  return std::visit(Convert{info.scale()}, value);
}

void refuseKeyword(const std::string& keyword, const std::vector<std::string>& known) {
  py::list names;
  for (const std::string& name : known) names.append(name);
  const py::list near = py::module_::import("difflib").attr("get_close_matches")(keyword, names, 1);
  std::string text = fmt::format("there is no option '{}'", keyword);
  if (near.size() > 0) {
    text += fmt::format("; did you mean '{}'?", py::cast<std::string>(near[0]));
  } else if (known.empty()) {
    text += "; this function has none";
  } else {
    text += fmt::format("; there are {}", fmt::join(known, ", "));
  }
  throw py::type_error(text);
}

}  // namespace footfall::python
