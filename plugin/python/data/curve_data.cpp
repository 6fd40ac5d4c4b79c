// SPDX-License-Identifier: MIT
// Animation curves: times in seconds, values in Maya's internal units (centimetres, radians).
#include "curve/curve_set.h"
#include "curve/key_reduction.h"
#include "io/scene_json/scene_json_names.h"
#include "python/bindings.h"
#include "python/call/arrays.h"
#include "python/call/engine_call.h"
#include "python/call/words.h"

namespace footfall::python {
namespace {

using scene_json::kInfinities;
using scene_json::kInputs;
using scene_json::kOutputs;
using scene_json::kTangentTypes;

// #keys by 2: seconds and value.
py::array_t<double> tangentArray(const Curve& curve, Tangent Key::*side) {
  std::vector<double> values;
  for (const Key& key : curve.keys()) {
    values.push_back((key.*side).x);
    values.push_back((key.*side).y);
  }
  return handedOver(std::move(values), {signedSize(curve.keys().size()), 2});
}

py::array_t<double> keyNumbers(const Curve& curve, double Key::*member) {
  std::vector<double> values;
  for (const Key& key : curve.keys()) values.push_back(key.*member);
  return handedOver(std::move(values));
}

py::array_t<bool> keyTruths(const Curve& curve, bool Key::*member) {
  py::array_t<bool> truths(signedSize(curve.keys().size()));
  auto out = truths.mutable_unchecked<1>();
  for (py::ssize_t i = 0; i < out.shape(0); ++i) out(i) = curve.keys()[static_cast<std::size_t>(i)].*member;
  return truths;
}

py::list keyWords(const Curve& curve, TangentType Key::*side) {
  py::list words;
  for (const Key& key : curve.keys())
    words.append(pythonText(kTangentTypes[static_cast<std::size_t>(key.*side)]));
  return words;
}

py::dict curveState(const Curve& curve) {
  py::dict state;
  state["times"] = keyNumbers(curve, &Key::time);
  state["values"] = keyNumbers(curve, &Key::value);
  state["in_types"] = keyWords(curve, &Key::inType);
  state["out_types"] = keyWords(curve, &Key::outType);
  state["in_tangents"] = tangentArray(curve, &Key::in);
  state["out_tangents"] = tangentArray(curve, &Key::out);
  state["tangents_locked"] = keyTruths(curve, &Key::tangentsLocked);
  state["weights_locked"] = keyTruths(curve, &Key::weightsLocked);
  state["breakdown"] = keyTruths(curve, &Key::breakdown);
  state["weighted"] = curve.weighted();
  state["before"] = pythonText(kInfinities[static_cast<std::size_t>(curve.preInfinity())]);
  state["after"] = pythonText(kInfinities[static_cast<std::size_t>(curve.postInfinity())]);
  state["output"] = pythonText(kOutputs[static_cast<std::size_t>(curve.output())]);
  state["input"] = pythonText(kInputs[static_cast<std::size_t>(curve.input())]);
  return state;
}

template <typename Enumeration, std::size_t N>
Enumeration wordOr(const py::dict& state, const char* key, const std::string_view (&words)[N],
                   Enumeration absent) {
  return state.contains(key) ? static_cast<Enumeration>(wordIn(words, state[key], key)) : absent;
}

void takeTangents(const py::dict& state, const char* name, std::vector<Key>& keys, Tangent Key::*side) {
  if (!state.contains(name)) return;
  const DoubleArray rows = py::cast<DoubleArray>(state[name]);
  needSize(rows, 2 * keys.size(), name);
  for (std::size_t i = 0; i < keys.size(); ++i) keys[i].*side = {rows.data()[2 * i], rows.data()[2 * i + 1]};
}

void takeTypes(const py::dict& state, const char* name, std::vector<Key>& keys, TangentType Key::*side) {
  if (!state.contains(name)) return;
  const py::list words = py::cast<py::list>(state[name]);
  if (words.size() != keys.size())
    throw Error(fmt::format("{} must have {} words, got {}", name, keys.size(), words.size()));
  for (std::size_t i = 0; i < keys.size(); ++i)
    keys[i].*side = static_cast<TangentType>(wordIn(kTangentTypes, words[i], name));
}

void takeTruths(const py::dict& state, const char* name, std::vector<Key>& keys, bool Key::*member) {
  if (!state.contains(name)) return;
  const py::array_t<bool> truths = py::cast<py::array_t<bool>>(state[name]);
  needSize(truths, keys.size(), name);
  for (std::size_t i = 0; i < keys.size(); ++i) keys[i].*member = truths.at(signedSize(i));
}

Curve curveFrom(const py::dict& state) {
  const DoubleArray times = py::cast<DoubleArray>(state["times"]),
                    values = py::cast<DoubleArray>(state["values"]);
  std::vector<Key> keys(static_cast<std::size_t>(times.size()));
  needSize(values, keys.size(), "values");
  for (std::size_t i = 0; i < keys.size(); ++i) {
    keys[i].time = times.data()[i];
    keys[i].value = values.data()[i];
  }
  takeTypes(state, "in_types", keys, &Key::inType);
  takeTypes(state, "out_types", keys, &Key::outType);
  takeTangents(state, "in_tangents", keys, &Key::in);
  takeTangents(state, "out_tangents", keys, &Key::out);
  takeTruths(state, "tangents_locked", keys, &Key::tangentsLocked);
  takeTruths(state, "weights_locked", keys, &Key::weightsLocked);
  takeTruths(state, "breakdown", keys, &Key::breakdown);
  return Curve(std::move(keys), state.contains("weighted") && py::cast<bool>(state["weighted"]),
               wordOr(state, "before", kInfinities, Infinity::Constant),
               wordOr(state, "after", kInfinities, Infinity::Constant),
               wordOr(state, "output", kOutputs, CurveOutput::Unitless),
               wordOr(state, "input", kInputs, CurveInput::Time));
}

py::array_t<double> evaluated(const Curve& curve, const DoubleArray& times) {
  std::vector<double> values(static_cast<std::size_t>(times.size()));
  const double* at = times.data();
  engineCall([&] { sample(curve, at, values.size(), values.data()); });
  return handedOver(std::move(values));
}

py::array_t<double> evaluatedSet(const CurveSet& curves, const DoubleArray& times, int threads) {
  const std::vector<double> at = numbersFrom(times);
  CurveSamples samples = engineCall([&] { return sample(curves, at, threads); });
  const Shape shape{signedSize(samples.curves), signedSize(samples.times)};
  return handedOver(std::move(samples.values), shape);
}

CurveSet curveSetFrom(const py::list& rows) {
  CurveSet set;
  for (const py::handle row : rows) {
    const py::tuple named = py::cast<py::tuple>(row);
    set.add(py::cast<std::string>(named[0]), py::cast<std::string>(named[1]),
            *py::cast<std::shared_ptr<Curve>>(named[2]));
  }
  return set;
}

std::pair<std::shared_ptr<Curve>, double> reduced(const DoubleArray& times, const DoubleArray& values,
                                                  double tolerance, bool keepExtremes,
                                                  const DoubleArray& pinned, const std::string& output) {
  KeyReductionOptions options;
  options.tolerance = tolerance;
  options.keepExtremes = keepExtremes;
  options.pinned = numbersFrom(pinned);
  options.output = static_cast<CurveOutput>(wordIn(kOutputs, py::str(output), "output"));
  const std::vector<double> at = numbersFrom(times), what = numbersFrom(values);
  KeyReduction result = engineCall([&] { return reduceKeys(at, what, options); });
  return {std::make_shared<Curve>(std::move(result.curve)), result.largestError};
}

}  // namespace

void bindCurves(py::module_& module) {
  py::class_<Curve, std::shared_ptr<Curve>>(module, "Curve")
      .def_static("from_state",
                  [](const py::dict& state) { return std::make_shared<Curve>(curveFrom(state)); })
      .def("state", &curveState)
      .def("times", [](const Curve& c) { return keyNumbers(c, &Key::time); })
      .def("values", [](const Curve& c) { return keyNumbers(c, &Key::value); })
      .def_property_readonly("keys", [](const Curve& c) { return c.keys().size(); })
      .def("same", [](const Curve& a, const Curve& b) { return a == b; })
      .def("evaluate", &evaluated)
      .def("derivative", [](const Curve& curve, const DoubleArray& times) {
        std::vector<double> slopes;
        for (py::ssize_t i = 0; i < times.size(); ++i) slopes.push_back(curve.derivative(times.data()[i]));
        return handedOver(std::move(slopes));
      });
  py::class_<CurveSet, std::shared_ptr<CurveSet>>(module, "CurveSet")
      .def_static("from_rows",
                  [](const py::list& rows) { return std::make_shared<CurveSet>(curveSetFrom(rows)); })
      .def_property_readonly("size", &CurveSet::size)
      .def("names",
           [](const CurveSet& set) {
             py::list names;
             for (const NamedCurve& named : set) names.append(py::make_tuple(named.node, named.attribute));
             return names;
           })
      .def("curve", [](const CurveSet& set, std::size_t i) { return std::make_shared<Curve>(set[i].curve); })
      .def("range",
           [](const CurveSet& set) {
             const TimeRange range = set.range();
             return py::make_tuple(range.start, range.end);
           })
      .def("evaluate", &evaluatedSet, py::arg("times"), py::arg("threads") = 0);
  module.def("reduce_keys", [](const DoubleArray& times, const DoubleArray& values, double tolerance,
                               bool keepExtremes, const DoubleArray& pinned, const std::string& output) {
    const auto [curve, error] = reduced(times, values, tolerance, keepExtremes, pinned, output);
    return py::make_tuple(curve, error);
  });
}

}  // namespace footfall::python
