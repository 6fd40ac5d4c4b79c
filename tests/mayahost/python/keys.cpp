// SPDX-License-Identifier: MIT
// Keys of animation curves.
#include "bindings.h"

#include "curves/key_edit.h"

namespace py = pybind11;

namespace mayahost {
namespace {

std::vector<std::string> curveNames(const std::string& plug) {
  std::vector<std::string> names;
  for (const auto& curve : curvesOf(plugNamed(plug))) names.push_back(nameOf(*curve));
  return names;
}

TangentEdit tangentEdit(const py::dict& flags) {
  TangentEdit edit;
  const auto take = [&](const char* key, auto& to) {
    using Value = typename std::decay_t<decltype(to)>::value_type;
    if (flags.contains(key)) to = flags[key].cast<Value>();
  };
  take("inTangentType", edit.inType), take("outTangentType", edit.outType);
  take("inAngle", edit.inAngle), take("outAngle", edit.outAngle);
  take("inWeight", edit.inWeight), take("outWeight", edit.outWeight);
  take("ix", edit.inX), take("iy", edit.inY), take("ox", edit.outX), take("oy", edit.outY);
  take("lock", edit.lock), take("weightLock", edit.weightLock);
  edit.relative = flags.contains("relative") && flags["relative"].cast<bool>();
  return edit;
}

void bindRows(py::module_& m) {
  py::class_<KeyRow>(m, "Key")
      .def_readonly("at", &KeyRow::at)
      .def_readonly("value", &KeyRow::value)
      .def_readonly("inTangentType", &KeyRow::inType)
      .def_readonly("outTangentType", &KeyRow::outType)
      .def_readonly("ix", &KeyRow::inX)
      .def_readonly("iy", &KeyRow::inY)
      .def_readonly("ox", &KeyRow::outX)
      .def_readonly("oy", &KeyRow::outY)
      .def_readonly("inAngle", &KeyRow::inAngle)
      .def_readonly("inWeight", &KeyRow::inWeight)
      .def_readonly("outAngle", &KeyRow::outAngle)
      .def_readonly("outWeight", &KeyRow::outWeight)
      .def_readonly("lock", &KeyRow::tangentsLocked)
      .def_readonly("weightLock", &KeyRow::weightsLocked)
      .def_readonly("breakdown", &KeyRow::breakdown);
}

}  // namespace

void bindKeys(py::module_& m) {
  bindRows(m);
  m.def("isCurve", [](const std::string& name) { return isCurve(*nodeNamed(name)); });
  m.def("curves", curveNames);
  m.def("makeCurve", [](const std::string& plug) { return nameOf(*makeCurve(plugNamed(plug))); });
  m.def("keys", [](const std::string& curve) { return keyRows(nodeNamed(curve)); });
  m.def("curveFacts", [](const std::string& curve) {
    const CurveFacts facts = curveFacts(nodeNamed(curve));
    return py::make_tuple(facts.timed, facts.weighted, facts.pre, facts.post);
  });
  m.def("curveValue", [](const std::string& curve, double at) { return curveValue(nodeNamed(curve), at); });
  m.def("setKeys",
        [](const std::string& curve, const std::vector<double>& at, const std::vector<double>& values,
           const std::string& in, const std::string& out,
           std::optional<bool> breakdown) { setKeys(nodeNamed(curve), at, values, in, out, breakdown); });
  m.def("insertKeys", [](const std::string& curve, const std::vector<double>& at, bool breakdown) {
    insertKeys(nodeNamed(curve), at, breakdown);
  });
  m.def("removeKeys",
        [](const std::string& curve, const Indices& keys) { removeKeys(nodeNamed(curve), keys); });
  m.def("setBreakdown", [](const std::string& curve, const Indices& keys, bool breakdown) {
    setBreakdown(nodeNamed(curve), keys, breakdown);
  });
  m.def("moveKeys", [](const std::string& curve, const Indices& keys, std::optional<double> time,
                       std::optional<double> value, bool relative, const std::string& how) {
    moveKeys(nodeNamed(curve), keys, {time, value, relative, how});
  });
  m.def("scaleKeys", [](const std::string& curve, const Indices& keys, double time, double timePivot,
                        double value, double valuePivot) {
    scaleKeys(nodeNamed(curve), keys, {time, timePivot, value, valuePivot});
  });
  m.def("editTangents", [](const std::string& curve, const Indices& keys, const py::dict& flags) {
    editTangents(nodeNamed(curve), keys, tangentEdit(flags));
  });
  m.def("setWeighted", [](const std::string& curve, bool on) { setWeighted(nodeNamed(curve), on); });
  m.def("setInfinity", [](const std::string& curve, const std::string& pre, const std::string& post) {
    setInfinity(nodeNamed(curve), pre, post);
  });
}

}  // namespace mayahost
