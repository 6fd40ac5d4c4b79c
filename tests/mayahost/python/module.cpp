// SPDX-License-Identifier: MIT
// The host as Python reaches it: thin functions that maya/cmds.py is made of.
#include "attribute.h"
#include "data.h"
#include "edit.h"
#include "graph.h"
#include "scene.h"

#include <mayahost/command.h>

#include <maya/MAngle.h>
#include <maya/MDGContext.h>
#include <maya/MDGContextGuard.h>
#include <maya/MDistance.h>
#include <maya/MDoubleArray.h>
#include <maya/MFnDoubleArrayData.h>
#include <maya/MFnEnumAttribute.h>
#include <maya/MFnMatrixData.h>
#include <maya/MFnMessageAttribute.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnTypedAttribute.h>
#include <maya/MFnUnitAttribute.h>
#include <maya/MGlobal.h>
#include <maya/MMatrix.h>
#include <maya/MStringArray.h>

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

namespace py = pybind11;
using namespace mayahost;

namespace {

PlugPath pathOf(const std::string& name) {
  return Scene::get().plug(name);
}

bool isReal(MFnNumericData::Type type) {
  return type == MFnNumericData::kDouble || type == MFnNumericData::kFloat;
}

py::object unitValue(const MPlug& plug, MFnUnitAttribute::Type unit) {
  if (unit == MFnUnitAttribute::kAngle) return py::float_(plug.asMAngle().as(MAngle::uiUnit()));
  if (unit == MFnUnitAttribute::kDistance) return py::float_(plug.asMDistance().as(MDistance::uiUnit()));
  return py::float_(plug.asMTime().as(MTime::uiUnit()));
}

py::object dataValue(const MPlug& plug, const Attribute& attribute) {
  if (attribute.dataType == MFnData::kString) return py::str(plug.asString().asChar());
  py::list list;
  const MObject data = plug.asMObject();
  if (data.hasFn(MFn::kMatrixData)) {
    const MMatrix matrix = MFnMatrixData(data).matrix();
    for (unsigned i = 0; i < 16; ++i) list.append(matrix(i / 4, i % 4));
  } else if (data.hasFn(MFn::kDoubleArrayData)) {
    const MDoubleArray array = MFnDoubleArrayData(data).array();
    for (unsigned i = 0; i < array.length(); ++i) list.append(array[i]);
  } else {
    return py::none();
  }
  return list;
}

// The value of a plug as cmds.getAttr gives it; angles, distances and times in UI units.
py::object value(const std::string& name) {
  const PlugPath path = pathOf(name);
  const MPlug plug = Access::plug(path);
  const Attribute& attribute = *path.key.attribute;
  if (attribute.isNumericCompound()) {
    py::list parts;
    for (unsigned i = 0; i < plug.numChildren(); ++i) parts.append(value(plug.child(i).name().asChar()));
    py::list list;
    list.append(py::tuple(parts));
    return list;
  }
  switch (attribute.kind) {
    case Attribute::Kind::unit:
      return unitValue(plug, attribute.unit);
    case Attribute::Kind::choice:
      return py::int_(plug.asShort());
    case Attribute::Kind::numeric:
      if (attribute.numeric == MFnNumericData::kBoolean) return py::bool_(plug.asBool());
      if (isReal(attribute.numeric)) return py::float_(plug.asDouble());
      return py::int_(plug.asInt());
    default:
      return dataValue(plug, attribute);
  }
}

bool setReal(const std::string& name, double number) {
  const PlugPath path = pathOf(name);
  const auto unit = path.key.attribute->unit;
  if (unit == MFnUnitAttribute::kAngle) number = MAngle(number, MAngle::uiUnit()).asRadians();
  if (unit == MFnUnitAttribute::kDistance) number = MDistance(number, MDistance::uiUnit()).asCentimeters();
  return setNumber(name, number);
}

py::object valueAt(const std::string& name, double time) {
  const MDGContextGuard guard{MDGContext(MTime(time, MTime::uiUnit()))};
  return value(name);
}

// Runs an edit and puts it on the undo queue if it succeeds.
template <typename Edit>
bool edit(const char* name, Edit change) {
  auto journal = std::make_unique<Journal>();
  if (!change(*journal)) return false;
  Scene::get().undo.push(std::move(journal), name);
  return true;
}

// A matrix of sixteen numbers, row by row, or an array of any number of them.
bool setNumbers(const std::string& name, const std::vector<double>& numbers, bool matrix) {
  MMatrix rows;
  MDoubleArray array;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (matrix) rows(static_cast<unsigned>(i / 4), static_cast<unsigned>(i % 4)) = numbers[i];
    array.append(numbers[i]);
  }
  const MObject made = matrix ? MFnMatrixData().create(rows) : MFnDoubleArrayData().create(array);
  return edit("setAttr", [&](Journal& journal) { return setData(journal, pathOf(name), as<Data>(made)); });
}

bool setFlag(const std::string& name, const std::string& flag, bool on) {
  const PlugPath path = pathOf(name);
  return edit("setAttr", [&](Journal& journal) {
    return flag == "lock" ? setLocked(journal, path, on) : setKeyable(journal, path, on);
  });
}

bool flagOf(const std::string& name, const std::string& flag) {
  const MPlug plug = Access::plug(pathOf(name));
  return flag == "lock" ? plug.isLocked() : plug.isKeyable();
}

std::vector<std::string> children(const std::string& name) {
  const MPlug plug = Access::plug(pathOf(name));
  std::vector<std::string> names;
  for (unsigned i = 0; plug.isCompound() && i < plug.numChildren(); ++i)
    names.push_back(plug.child(i).name().asChar());
  return names;
}

MObject makeAttribute(const std::string& longName, const std::string& shortName, const std::string& type,
                      double start, const std::vector<std::string>& fields) {
  static const std::map<std::string, MFnNumericData::Type> numbers = {
      {"double", MFnNumericData::kDouble}, {"float", MFnNumericData::kFloat},
      {"long", MFnNumericData::kInt},      {"short", MFnNumericData::kShort},
      {"byte", MFnNumericData::kByte},     {"bool", MFnNumericData::kBoolean}};
  const MString full = text(longName), brief = text(shortName);
  if (const auto found = numbers.find(type); found != numbers.end()) {
    return MFnNumericAttribute().create(full, brief, found->second, start);
  }
  MFnUnitAttribute unit;
  if (type == "doubleAngle") return unit.create(full, brief, MAngle(start, MAngle::uiUnit()));
  if (type == "doubleLinear") return unit.create(full, brief, MDistance(start, MDistance::uiUnit()));
  if (type == "time") return unit.create(full, brief, MTime(start, MTime::uiUnit()));
  if (type == "message") return MFnMessageAttribute().create(full, brief);
  if (type == "string") return MFnTypedAttribute().create(full, brief, MFnData::kString);
  if (type != "enum") return MObject::kNullObj;
  MFnEnumAttribute choice;
  const MObject made = choice.create(full, brief, static_cast<short>(start));
  for (std::size_t i = 0; i < fields.size(); ++i) choice.addField(text(fields[i]), static_cast<short>(i));
  return made;
}

// False for an unknown type or a name that is taken.
bool addAttr(const std::string& node, const std::string& longName, const std::string& shortName,
             const std::string& type, double start, const std::vector<std::string>& fields,
             std::optional<double> min, std::optional<double> max, bool keyable) {
  const auto attribute = as<Attribute>(makeAttribute(longName, shortName, type, start, fields));
  if (!attribute) return false;
  attribute->min = min;
  attribute->max = max;
  attribute->keyable = keyable;
  const auto owner = Scene::get().find(node);
  return edit("addAttr", [&](Journal& journal) { return addAttribute(journal, owner, attribute); });
}

// Source and destination of each connection of a node or a plug.
std::vector<std::pair<std::string, std::string>> connections(const std::string& name) {
  std::vector<std::pair<std::string, std::string>> all;
  const bool whole = name.find('.') == std::string::npos;
  const PlugPath path = whole ? PlugPath() : pathOf(name);
  const auto node = whole ? Scene::get().find(name) : path.node;
  for (const auto& [source, destination] : connectionsOf(node)) {
    if (whole || source == path || destination == path) {
      all.emplace_back(plugName(source, true, true, true), plugName(destination, true, true, true));
    }
  }
  return all;
}

MArgList wordsOf(const py::list& items) {
  MArgList words;
  for (const auto& item : items) {
    if (py::isinstance<py::bool_>(item)) {
      words.addArg(item.cast<bool>());
    } else if (py::isinstance<py::int_>(item)) {
      words.addArg(item.cast<int>());
    } else if (py::isinstance<py::float_>(item)) {
      words.addArg(item.cast<double>());
    } else {
      words.addArg(MString(py::str(item).cast<std::string>().c_str()));
    }
  }
  return words;
}

std::pair<bool, CommandResult> call(const std::string& name, const py::list& items) {
  CommandResult result;
  const bool done = callCommand(name, wordsOf(items), &result);
  return {done, result};
}

std::pair<bool, CommandResult> mel(const std::string& line) {
  CommandResult result;
  const bool done = evalMel(line, &result);
  return {done, result};
}

// Short name, long name, number of arguments, may be repeated; and whether it can be queried and edited.
py::object form(const std::string& name) {
  CommandForm known;
  if (!commandForm(name, known)) return py::none();
  py::list flags;
  for (const FlagForm& flag : known.flags)
    flags.append(py::make_tuple(flag.shortName, flag.longName, flag.types.size(), flag.multiUse));
  return py::make_tuple(flags, known.query, known.edit);
}

std::string lastError() {
  const auto all = messages();
  for (auto message = all.rbegin(); message != all.rend(); ++message) {
    if (message->kind == Message::Kind::error) return message->text;
  }
  return "";
}

std::vector<std::string> selection() {
  MStringArray names;
  Scene::get().selection.getSelectionStrings(names);
  std::vector<std::string> all;
  for (unsigned i = 0; i < names.length(); ++i) all.push_back(names[i].asChar());
  return all;
}

bool selectNames(const std::vector<std::string>& names) {
  MSelectionList list;
  for (const auto& name : names) {
    if (!list.add(MString(name.c_str()))) return false;
  }
  return MGlobal::setActiveSelectionList(list);
}

}  // namespace

PYBIND11_MODULE(_mayahost, m) {
  Scene::get();  // the built-in types exist from now on
  m.def("newScene", newScene);
  m.def("loadPlugin", [](const std::string& path) { return bool(loadPlugin(path)); });
  m.def("unloadPlugin", [](const std::string& name) { return bool(unloadPlugin(name)); });
  m.def("loadedPlugins", loadedPlugins);
  m.def("createNode", [](const std::string& type, const std::string& name) {
    const auto node = as<Node>(createNode(type, name));
    return node ? node->name : std::string();
  });
  m.def("deleteNode", [](const std::string& name) { return bool(deleteNode(name)); });
  m.def("renameNode", [](const std::string& name, const std::string& next) {
    const auto node = Scene::get().find(name);
    return renameNode(name, next) ? node->name : std::string();
  });
  m.def("nodeNames", nodeNames);
  m.def("match", [](const std::string& pattern) {
    std::vector<std::string> names;
    for (const auto& node : Scene::get().match(pattern)) names.push_back(node->name);
    return names;
  });
  m.def("hasPlug", [](const std::string& name) { return bool(pathOf(name)); });
  m.def("nodeType", [](const std::string& name) { return Scene::get().find(name)->type->name; });
  m.def("value", value);
  m.def("valueAt", valueAt);
  m.def("setNumbers", setNumbers);
  m.def("setFlag", setFlag);
  m.def("flagOf", flagOf);
  m.def("children", children);
  m.def("setNumber", setReal);
  m.def("setText", [](const std::string& name, const std::string& to) { return bool(setText(name, to)); });
  m.def("connect", [](const std::string& a, const std::string& b, bool f) { return bool(connect(a, b, f)); });
  m.def("disconnect", [](const std::string& a, const std::string& b) { return bool(disconnect(a, b)); });
  m.def("addAttr", addAttr);
  m.def("connections", connections);
  m.def("time", [] { return currentTime().as(MTime::uiUnit()); });
  m.def("setTime", [](double time) { setCurrentTime(MTime(time, MTime::uiUnit())); });
  m.def("mode", [] { return static_cast<int>(evaluationMode()); });
  m.def("setMode", [](int mode) { setEvaluationMode(static_cast<EvaluationMode>(mode)); });
  m.def("undo", undo);
  m.def("redo", redo);
  m.def("openUndoChunk", openUndoChunk);
  m.def("closeUndoChunk", closeUndoChunk);
  m.def("call", call);
  m.def("mel", mel);
  m.def("form", form);
  m.def("lastError", lastError);
  m.def("clearMessages", clearMessages);
  m.def("misuses", misuses);
  m.def("selection", selection);
  m.def("select", selectNames);
}
