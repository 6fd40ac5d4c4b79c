// SPDX-License-Identifier: MIT
// Making dynamic attributes, and changing what they were made with.
#include "bindings.h"

#include <maya/MAngle.h>
#include <maya/MDistance.h>
#include <maya/MFnCompoundAttribute.h>
#include <maya/MFnEnumAttribute.h>
#include <maya/MFnGenericAttribute.h>
#include <maya/MFnMatrixAttribute.h>
#include <maya/MFnMessageAttribute.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnTypedAttribute.h>
#include <maya/MFnUnitAttribute.h>
#include <maya/MTime.h>

namespace py = pybind11;

namespace mayahost {
namespace {

MObject makeNumber(const std::string& type, const MString& full, const MString& brief, double start) {
  static const std::map<std::string, MFnNumericData::Type> kinds = {
      {"double", MFnNumericData::kDouble}, {"float", MFnNumericData::kFloat}, {"long", MFnNumericData::kInt},
      {"short", MFnNumericData::kShort},   {"byte", MFnNumericData::kByte},   {"char", MFnNumericData::kChar},
      {"bool", MFnNumericData::kBoolean}};
  const auto found = kinds.find(type);
  if (found == kinds.end()) return MObject::kNullObj;
  return MFnNumericAttribute().create(full, brief, found->second, start);
}

MObject makeData(const std::string& type, const MString& full, const MString& brief) {
  static const std::map<std::string, MFnData::Type> kinds = {
      {"string", MFnData::kString},           {"stringArray", MFnData::kStringArray},
      {"doubleArray", MFnData::kDoubleArray}, {"floatArray", MFnData::kFloatArray},
      {"Int32Array", MFnData::kIntArray},     {"vectorArray", MFnData::kVectorArray},
      {"pointArray", MFnData::kPointArray},   {"matrix", MFnData::kMatrix},
      {"nurbsCurve", MFnData::kNurbsCurve},   {"mesh", MFnData::kMesh}};
  const auto found = kinds.find(type);
  if (found == kinds.end()) return MObject::kNullObj;
  return MFnTypedAttribute().create(full, brief, found->second);
}

MObject makeAttribute(const std::string& type, bool data, const std::string& longName,
                      const std::string& shortName, double start,
                      const std::vector<std::pair<short, std::string>>& fields) {
  const MString full = text(longName), brief = text(shortName);
  if (data) return makeData(type, full, brief);
  const MObject number = makeNumber(type, full, brief, start);
  if (!number.isNull()) return number;
  MFnUnitAttribute unit;
  if (type == "doubleAngle") return unit.create(full, brief, MAngle(start, MAngle::uiUnit()));
  if (type == "doubleLinear") return unit.create(full, brief, MDistance(start, MDistance::uiUnit()));
  if (type == "time") return unit.create(full, brief, MTime(start, MTime::uiUnit()));
  if (type == "message") return MFnMessageAttribute().create(full, brief);
  if (type == "matrix") return MFnMatrixAttribute().create(full, brief);
  if (type == "fltMatrix") return MFnMatrixAttribute().create(full, brief, MFnMatrixAttribute::kFloat);
  if (type != "enum") return MObject::kNullObj;
  MFnEnumAttribute choice;
  const MObject made = choice.create(full, brief, static_cast<short>(start));
  for (const auto& [value, name] : fields) choice.addField(text(name), value);
  return made;
}

std::optional<double> internalNumber(const Attribute& a, const std::optional<double>& number) {
  if (!number) return number;
  if (a.unit == MFnUnitAttribute::kAngle) return MAngle(*number, MAngle::uiUnit()).asRadians();
  if (a.unit == MFnUnitAttribute::kDistance) return MDistance(*number, MDistance::uiUnit()).asCentimeters();
  if (a.unit == MFnUnitAttribute::kTime) return toTicks(MTime(*number, MTime::uiUnit()));
  return number;
}

// What is given with the flags of addAttr, by their long names.
void dress(Attribute& a, const py::dict& flags) {
  const auto number = [&](const char* key, std::optional<double>& to) {
    if (flags.contains(key)) to = internalNumber(a, flags[key].cast<double>());
  };
  const auto flag = [&](const char* key, bool& to) {
    if (flags.contains(key)) to = flags[key].cast<bool>();
  };
  number("minValue", a.min), number("maxValue", a.max);
  number("softMinValue", a.softMin), number("softMaxValue", a.softMax);
  flag("keyable", a.keyable), flag("multi", a.array), flag("indexMatters", a.indexMatters);
  flag("hidden", a.hidden), flag("writable", a.writable), flag("readable", a.readable);
  flag("storable", a.storable), flag("usedAsColor", a.usedAsColor), flag("usedAsFilename", a.usedAsFilename);
  if (flags.contains("niceName")) a.niceName = flags["niceName"].cast<std::string>();
  if (flags.contains("category")) {
    for (const auto& name : flags["category"].cast<std::vector<std::string>>()) a.categories.insert(name);
  }
}

std::shared_ptr<Attribute> compoundOf(const std::string& type, const std::string& longName,
                                      const std::string& shortName,
                                      const std::vector<std::shared_ptr<Attribute>>& children) {
  if (type == "compound") {
    MFnCompoundAttribute compound;
    const MObject made = compound.create(text(longName), text(shortName));
    for (const auto& child : children) compound.addChild(Access::wrap(child));
    return as<Attribute>(made);
  }
  MFnNumericAttribute numeric;
  const auto part = [&](std::size_t i) {
    return i < children.size() ? Access::wrap(children[i]) : MObject();
  };
  return as<Attribute>(numeric.create(text(longName), text(shortName), part(0), part(1), part(2)));
}

// A compound whose children have not all been added yet: it can be no part of the node before.
struct Compound {
  std::string type;  // "compound", "double", "float" ...
  std::string longName, shortName;
  std::size_t expected = 0;
  py::dict flags;
  std::vector<std::shared_ptr<Attribute>> children;
  std::string parent;
};

std::map<const Node*, std::vector<Compound>>& open() {
  static auto* all =
      new std::map<const Node*, std::vector<Compound>>;  // holds Python objects: outlives Python
  return *all;
}

bool finish(const std::shared_ptr<Node>& node, const std::shared_ptr<Attribute>& attribute,
            const std::string& parent) {
  auto& pending = open()[node.get()];
  if (parent.empty())
    return kept("addAttr", [&](Journal& journal) { return addAttribute(journal, node, attribute); });
  for (std::size_t i = pending.size(); i-- > 0;) {
    if (pending[i].longName != parent) continue;
    pending[i].children.push_back(attribute);
    if (pending[i].children.size() < pending[i].expected) return true;
    const Compound whole = pending[i];
    pending.erase(pending.begin() + static_cast<std::ptrdiff_t>(i));
    const auto made = compoundOf(whole.type, whole.longName, whole.shortName, whole.children);
    if (!made) return false;
    dress(*made, whole.flags);
    return finish(node, made, whole.parent);
  }
  throw std::runtime_error("There is no compound '" + parent + "' that waits for children");
}

// False for an unknown type or a name that is taken.
bool add(const std::string& nodeName, const std::string& type, bool data, const std::string& longName,
         const std::string& shortName, double start, const std::vector<std::pair<short, std::string>>& fields,
         const py::dict& flags, const std::string& parent) {
  const auto node = nodeNamed(nodeName);
  const auto attribute = as<Attribute>(makeAttribute(type, data, longName, shortName, start, fields));
  if (!attribute) return false;
  dress(*attribute, flags);
  return finish(node, attribute, parent);
}

bool addCompound(const std::string& nodeName, const std::string& type, const std::string& longName,
                 const std::string& shortName, std::size_t children, const py::dict& flags,
                 const std::string& parent) {
  const auto node = nodeNamed(nodeName);
  if (node->find(longName)) return false;
  open()[node.get()].push_back({type, longName, shortName, children, flags, {}, parent});
  return true;
}

// A dynamic attribute with other limits, default, fields or nice name.
bool change(const std::string& plug, const py::dict& flags,
            const std::vector<std::pair<short, std::string>>& fields) {
  const PlugPath path = plugNamed(plug);
  const auto attribute = path.key.attribute;
  const auto copy = [](const Attribute& a) {
    return std::make_tuple(a.min, a.max, a.softMin, a.softMax, a.defaultNumber, a.fields, a.niceName,
                           a.hidden, a.writable, a.readable, a.storable);
  };
  const auto put = [attribute](const decltype(copy(*attribute))& values) {
    std::tie(attribute->min, attribute->max, attribute->softMin, attribute->softMax, attribute->defaultNumber,
             attribute->fields, attribute->niceName, attribute->hidden, attribute->writable,
             attribute->readable, attribute->storable) = values;
  };
  const auto before = copy(*attribute);
  dress(*attribute, flags);
  if (flags.contains("defaultValue"))
    attribute->defaultNumber = *internalNumber(*attribute, flags["defaultValue"].cast<double>());
  if (!fields.empty()) attribute->fields = fields;
  const auto after = copy(*attribute);
  return kept("addAttr", [&](Journal& journal) {
    journal.run([=] { put(after); }, [=] { put(before); });
    return true;
  });
}

}  // namespace

void bindAddAttribute(py::module_& m) {
  m.def("addAttr", add);
  m.def("addCompound", addCompound);
  m.def("changeAttr", change);
}

}  // namespace mayahost
