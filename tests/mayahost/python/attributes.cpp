// SPDX-License-Identifier: MIT
// Attributes: values, flags, connections, dynamic ones.
#include "bindings.h"

#include "curves/key_edit.h"
#include "data/data.h"
#include "graph/graph.h"

#include <maya/MAngle.h>
#include <maya/MDGContext.h>
#include <maya/MDGContextGuard.h>
#include <maya/MDistance.h>
#include <maya/MFnMatrixData.h>
#include <maya/MFnNumericData.h>
#include <maya/MNodeMessage.h>

namespace py = pybind11;

namespace mayahost {
namespace {

bool isReal(MFnNumericData::Type type) {
  return type == MFnNumericData::kDouble || type == MFnNumericData::kFloat;
}

template <typename Array>
py::object listOf(const Array& array) {
  py::list list;
  for (unsigned i = 0; i < array.length(); ++i) list.append(array[i]);
  return std::move(list);
}

py::object matrixList(const MMatrix& matrix) {
  py::list list;
  for (unsigned i = 0; i < 16; ++i) list.append(matrix(i / 4, i % 4));
  return std::move(list);
}

// None where there is no data, or data that cmds does not show.
py::object dataValue(const MPlug& plug, const Attribute& attribute) {
  if (attribute.kind == Attribute::Kind::message) return py::none();
  const MObject object = plug.asMObject();
  const auto data = as<Data>(object);
  if (const auto* held = dynamic_cast<const StringData*>(data.get())) return py::str(held->value.asChar());
  if (const auto* held = dynamic_cast<const MatrixData*>(data.get())) return matrixList(held->value);
  if (const auto* held = dynamic_cast<const DoubleArrayData*>(data.get())) return listOf(held->value);
  if (const auto* held = dynamic_cast<const FloatArrayData*>(data.get())) return listOf(held->value);
  if (const auto* held = dynamic_cast<const IntArrayData*>(data.get())) return listOf(held->value);
  py::list list;
  if (const auto* held = dynamic_cast<const StringArrayData*>(data.get())) {
    for (unsigned i = 0; i < held->value.length(); ++i) list.append(held->value[i].asChar());
    return std::move(list);
  }
  if (const auto* held = dynamic_cast<const VectorArrayData*>(data.get())) {
    for (unsigned i = 0; i < held->value.length(); ++i) {
      const MVector v = held->value[i];
      list.append(py::make_tuple(v.x, v.y, v.z));
    }
    return std::move(list);
  }
  if (const auto* held = dynamic_cast<const PointArrayData*>(data.get())) {
    for (unsigned i = 0; i < held->value.length(); ++i) {
      const MPoint p = held->value[i];
      list.append(py::make_tuple(p.x, p.y, p.z, p.w));
    }
    return std::move(list);
  }
  return py::none();
}

// As cmds.getAttr gives it.
py::object valueOf(const PlugPath& path) {
  const MPlug plug = Access::plug(path);
  const Attribute& attribute = *path.key.attribute;
  if (attribute.isCompound() && !path.key.isArray()) {
    // As a whole first: a node may compute its compound and not know the children.
    MDataHandle whole = plug.asMDataHandle();
    plug.destructHandle(whole);
    py::list parts, list;
    for (const auto& child : attribute.children) {
      const PlugKey key = path.key.child(child);
      if (key.isArray()) return py::none();
      parts.append(valueOf({path.node, key}));
    }
    list.append(py::tuple(parts));
    return std::move(list);
  }
  switch (attribute.kind) {
    case Attribute::Kind::unit:
      return py::float_(plugValue(path));
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

py::object value(const std::string& name) {
  return valueOf(plugNamed(name));
}

py::object valueAt(const std::string& name, double time) {
  const MDGContextGuard guard{MDGContext(MTime(time, MTime::uiUnit()))};
  return value(name);
}

double toInternal(const Attribute& attribute, double number) {
  switch (attribute.unit) {
    case MFnUnitAttribute::kAngle:
      return MAngle(number, MAngle::uiUnit()).asRadians();
    case MFnUnitAttribute::kDistance:
      return MDistance(number, MDistance::uiUnit()).asCentimeters();
    case MFnUnitAttribute::kTime:
      return toTicks(MTime(number, MTime::uiUnit()));
    default:
      return number;
  }
}
double toShown(const Attribute& attribute, double number) {
  const double one = toInternal(attribute, 1.0);
  return number / one;
}

bool setReal(const std::string& name, double number) {
  const PlugPath path = plugNamed(name);
  return kept("setAttr", [&](Journal& journal) {
    return setNumber(journal, path, toInternal(*path.key.attribute, number));
  });
}

std::shared_ptr<Data> makeData(const std::string& kind, const py::list& values) {
  const auto three = [&](std::size_t i, unsigned j) { return values[i].cast<std::vector<double>>().at(j); };
  if (kind == "string") return std::make_shared<StringData>(text(values[0].cast<std::string>()));
  if (kind == "matrix") {
    MMatrix matrix;
    for (unsigned i = 0; i < 16; ++i) matrix(i / 4, i % 4) = values[i].cast<double>();
    return std::make_shared<MatrixData>(matrix);
  }
  const auto fill = [&](auto data, auto convert) -> std::shared_ptr<Data> {
    for (std::size_t i = 0; i < values.size(); ++i) data->value.append(convert(i));
    return data;
  };
  if (kind == "doubleArray")
    return fill(std::make_shared<DoubleArrayData>(), [&](std::size_t i) { return values[i].cast<double>(); });
  if (kind == "floatArray")
    return fill(std::make_shared<FloatArrayData>(), [&](std::size_t i) { return values[i].cast<float>(); });
  if (kind == "Int32Array")
    return fill(std::make_shared<IntArrayData>(), [&](std::size_t i) { return values[i].cast<int>(); });
  if (kind == "stringArray")
    return fill(std::make_shared<StringArrayData>(),
                [&](std::size_t i) { return text(values[i].cast<std::string>()); });
  if (kind == "vectorArray")
    return fill(std::make_shared<VectorArrayData>(),
                [&](std::size_t i) { return MVector(three(i, 0), three(i, 1), three(i, 2)); });
  if (kind == "pointArray")
    return fill(std::make_shared<PointArrayData>(),
                [&](std::size_t i) { return MPoint(three(i, 0), three(i, 1), three(i, 2), three(i, 3)); });
  throw std::runtime_error("Data of type '" + kind + "' cannot be set");
}

bool setAnyData(const std::string& name, const std::string& kind, const py::list& values) {
  const auto data = makeData(kind, values);
  return kept("setAttr", [&](Journal& journal) { return setData(journal, plugNamed(name), data); });
}

bool setFlag(const std::string& name, const std::string& flag, bool on) {
  const PlugPath path = plugNamed(name);
  return kept("setAttr", [&](Journal& journal) {
    if (flag == "lock") return setLocked(journal, path, on);
    return flag == "keyable" ? setKeyable(journal, path, on) : setChannelBox(journal, path, on);
  });
}

// The name getAttr -type and addAttr give to the kind of an attribute.
std::string typeWord(const Attribute& a) {
  static const std::map<MFnNumericData::Type, const char*> numbers = {
      {MFnNumericData::kBoolean, "bool"},    {MFnNumericData::kByte, "byte"},
      {MFnNumericData::kChar, "char"},       {MFnNumericData::kShort, "short"},
      {MFnNumericData::kInt, "long"},        {MFnNumericData::kInt64, "int64"},
      {MFnNumericData::kFloat, "float"},     {MFnNumericData::kDouble, "double"},
      {MFnNumericData::k2Short, "short2"},   {MFnNumericData::k3Short, "short3"},
      {MFnNumericData::k2Int, "long2"},      {MFnNumericData::k3Int, "long3"},
      {MFnNumericData::k2Float, "float2"},   {MFnNumericData::k3Float, "float3"},
      {MFnNumericData::k2Double, "double2"}, {MFnNumericData::k3Double, "double3"},
      {MFnNumericData::k4Double, "double4"}};
  static const std::map<MFnData::Type, const char*> data = {{MFnData::kString, "string"},
                                                            {MFnData::kMatrix, "matrix"},
                                                            {MFnData::kStringArray, "stringArray"},
                                                            {MFnData::kDoubleArray, "doubleArray"},
                                                            {MFnData::kFloatArray, "floatArray"},
                                                            {MFnData::kIntArray, "Int32Array"},
                                                            {MFnData::kPointArray, "pointArray"},
                                                            {MFnData::kVectorArray, "vectorArray"},
                                                            {MFnData::kMatrixArray, "matrixArray"},
                                                            {MFnData::kNurbsCurve, "nurbsCurve"},
                                                            {MFnData::kMesh, "mesh"}};
  switch (a.kind) {
    case Attribute::Kind::numeric:
      return numbers.count(a.numeric) ? numbers.at(a.numeric) : "double3";
    case Attribute::Kind::unit:
      return a.unit == MFnUnitAttribute::kAngle      ? "doubleAngle"
             : a.unit == MFnUnitAttribute::kDistance ? "doubleLinear"
                                                     : "time";
    case Attribute::Kind::choice:
      return "enum";
    case Attribute::Kind::matrix:
      return a.floatMatrix ? "fltMatrix" : "matrix";
    case Attribute::Kind::message:
      return "message";
    case Attribute::Kind::compound:
      return "TdataCompound";
    case Attribute::Kind::generic:
      return "generic";
    case Attribute::Kind::typed:
      return data.count(a.dataType) ? data.at(a.dataType) : "plugin";
  }
  return "";
}

py::dict attributeFacts(const PlugPath& path) {
  const Attribute& a = *path.key.attribute;
  py::dict facts;
  py::list children;
  for (const auto& child : a.children) children.append(child->longName);
  facts["longName"] = a.longName;
  facts["shortName"] = a.shortName;
  facts["niceName"] = a.niceName;
  facts["type"] = typeWord(a);
  facts["children"] = children;
  facts["parent"] = a.parent ? py::cast(a.parent->longName) : py::none();
  facts["multi"] = a.array;
  facts["isArray"] = path.key.isArray();
  facts["indexMatters"] = a.indexMatters;
  facts["hidden"] = a.hidden;
  facts["readable"] = a.readable;
  facts["writable"] = a.writable;
  facts["connectable"] = a.connectable;
  facts["storable"] = a.storable;
  facts["dynamic"] = a.dynamic || path.node->type->find(a.longName) == nullptr;
  facts["usedAsColor"] = a.usedAsColor;
  facts["usedAsFilename"] = a.usedAsFilename;
  facts["fields"] = a.fields;
  facts["categories"] = a.categories;
  facts["scalar"] = a.isScalar();
  facts["default"] = a.isScalar() ? py::cast(toShown(a, a.defaultNumber)) : py::none();
  const auto limit = [&](const char* key, const std::optional<double>& number) {
    facts[key] = number ? py::cast(toShown(a, *number)) : py::none();
  };
  limit("min", a.min), limit("max", a.max), limit("softMin", a.softMin), limit("softMax", a.softMax);
  const MPlug plug = Access::plug(path);
  facts["keyable"] = plug.isKeyable();
  facts["channelBox"] = plug.isChannelBoxFlagSet();
  facts["locked"] = plug.isLocked();
  return facts;
}

std::vector<unsigned> elementsOf(const std::string& name) {
  std::vector<unsigned> indices;
  const PlugPath path = plugNamed(name);
  if (!path.key.isArray() || !path.key.resolved())
    return indices;  // in an array of which no element is named
  for (const auto& element : path.node->block.find(path.key, true)->elements)
    indices.push_back(element.first);
  return indices;
}

// The plugs a name with indices stands for: "n.w[*]", "n.w[0:2]", "n.w".
std::vector<std::string> expandPlug(const std::string& name) {
  const std::size_t open = name.find('[', name.find('.')), close = name.find(']', open);
  if (open == std::string::npos || close == std::string::npos) {
    return Scene::get().plug(name) ? std::vector<std::string>{name} : std::vector<std::string>();
  }
  const std::string inside = name.substr(open + 1, close - open - 1), before = name.substr(0, open);
  const std::size_t colon = inside.find(':');
  std::vector<unsigned> indices;
  if (inside == "*") {
    const PlugPath array = Scene::get().plug(before);
    if (!array || !array.key.isArray()) return {};
    indices = elementsOf(before);
  } else if (colon != std::string::npos) {
    const unsigned long first = std::stoul(inside.substr(0, colon)),
                        last = std::stoul(inside.substr(colon + 1));
    for (unsigned long i = first; i <= last; ++i) indices.push_back(static_cast<unsigned>(i));
  } else {
    return Scene::get().plug(name) ? std::vector<std::string>{name} : std::vector<std::string>();
  }
  std::vector<std::string> all;
  for (const unsigned index : indices) {
    const std::string one = before + "[" + std::to_string(index) + "]" + name.substr(close + 1);
    if (Scene::get().plug(one)) all.push_back(one);
  }
  return all;
}

using Link = std::tuple<std::string, std::string, bool>;  // mine, the other, mine is the destination

// Of a node, or of a plug with all that is in it, in the order of the attributes.
std::vector<Link> connections(const std::string& name) {
  std::vector<Link> all;
  const bool whole = name.find('.') == std::string::npos;
  const PlugPath path = whole ? PlugPath{nodeNamed(name), {}} : plugNamed(name);
  for (const auto& [source, destination] : connectionsOf(path.node)) {
    const bool incoming = destination.node == path.node;
    const PlugPath& mine = incoming ? destination : source;
    const PlugPath& other = incoming ? source : destination;
    const bool in = whole || mine.key == path.key ||
                    (path.key.attribute->contains(*mine.key.attribute) && path.key.overlaps(mine.key));
    if (in) all.emplace_back(nameOf(mine), nameOf(other), incoming);
    if (in && source.node == destination.node) all.emplace_back(nameOf(source), nameOf(destination), false);
  }
  return all;
}

std::optional<std::string> sourceOf(const std::string& name) {
  const PlugPath path = plugNamed(name);
  const auto from = path.node->source(path.key);
  return from ? std::optional<std::string>(nameOf(*from)) : std::nullopt;
}

void walk(const std::shared_ptr<Attribute>& attribute, std::vector<std::string>& names) {
  names.push_back(attribute->longName);
  for (const auto& child : attribute->children) walk(child, names);
}

// The channels that keys are set on: keyable, unlocked numbers outside of arrays.
std::vector<std::string> keyables(const std::string& name) {
  const auto node = nodeNamed(name);
  std::vector<std::string> plugs;
  const std::function<void(const std::shared_ptr<Attribute>&)> visit = [&](const auto& attribute) {
    if (attribute->array) return;
    for (const auto& child : attribute->children) visit(child);
    if (!attribute->children.empty() || !attribute->isScalar()) return;
    const PlugPath path{node, wholeKey(attribute)};
    const MPlug plug = Access::plug(path);
    if (plug.isKeyable() && !plug.isLocked()) plugs.push_back(nameOf(path));
  };
  for (const auto& attribute : node->attributes()) visit(attribute);
  return plugs;
}

std::vector<std::string> attributeNames(const std::string& name) {
  const auto node = nodeNamed(name);
  std::vector<std::string> names;
  for (const auto& attribute : node->attributes()) walk(attribute, names);
  return names;
}

// An attribute of a node type, as a new node has it; none if there is no such
// attribute.
std::optional<py::dict> typeFacts(const std::string& type, const std::string& attribute) {
  const auto known = findNodeType(type);
  if (!known) throw std::invalid_argument("Unknown object type: " + type);
  const auto node = makeNode(known);
  const auto found = node ? node->find(attribute) : nullptr;
  const auto facts = found ? std::optional(attributeFacts({node, wholeKey(found)})) : std::nullopt;
  if (node) retire(*node);
  return facts;
}

}  // namespace

void bindAttributes(py::module_& m) {
  m.def("hasPlug", [](const std::string& name) { return bool(Scene::get().plug(name)); });
  m.def("plugName", [](const std::string& name) { return nameOf(plugNamed(name)); });
  m.def("nodeOf", [](const std::string& plug) { return nameOf(*plugNamed(plug).node); });
  m.def("value", value);
  m.def("valueAt", valueAt);
  m.def("setNumber", setReal);
  m.def("setData", setAnyData);
  m.def("setFlag", setFlag);
  m.def("facts", [](const std::string& plug) { return attributeFacts(plugNamed(plug)); });
  m.def("typeFacts", typeFacts);
  m.def("expandPlug", expandPlug);
  m.def("elements", elementsOf);
  m.def("connections", connections);
  m.def("source", sourceOf);
  m.def("attributes", attributeNames);
  m.def("keyables", keyables);
  m.def("isLocked", [](const std::string& plug) { return Access::plug(plugNamed(plug)).isLocked(); });
  m.def("maySet", [](const std::string& plug) { return bool(mayBeSet(plugNamed(plug))); });
  m.def("connect", [](const std::string& a, const std::string& b, bool f) { return bool(connect(a, b, f)); });
  m.def("disconnect", [](const std::string& a, const std::string& b) { return bool(disconnect(a, b)); });
  m.def("removeElement", [](const std::string& plug, bool breakConnections) {
    return kept("removeMultiInstance",
                [&](Journal& journal) { return removeElement(journal, plugNamed(plug), breakConnections); });
  });
  m.def("removeAttribute", [](const std::string& plug) {
    const PlugPath path = plugNamed(plug);
    return kept("deleteAttr",
                [&](Journal& journal) { return removeAttribute(journal, path.node, path.key.attribute); });
  });
}

}  // namespace mayahost
