// SPDX-License-Identifier: MIT
#include "maya/framework/node_attributes.h"

#include <maya/MAngle.h>
#include <maya/MDistance.h>
#include <maya/MFnCompoundAttribute.h>
#include <maya/MFnEnumAttribute.h>
#include <maya/MFnMatrixAttribute.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnStringData.h>
#include <maya/MFnTypedAttribute.h>
#include <maya/MFnUnitAttribute.h>
#include <maya/MGlobal.h>
#include <maya/MString.h>
#include <maya/MTime.h>

#include <cmath>
#include <exception>

#include <fmt/format.h>

#include "base/error.h"
#include "maya/framework/data_values.h"

namespace footfall::maya {
namespace {

// Function is MFnNumericAttribute or MFnUnitAttribute; make turns a number into what its setters take.
template <typename Function, typename Make>
void limit(Function& function, const Range& range, const Make& make) {
  if (std::isfinite(range.min)) require(function.setMin(make(range.min)), "setMin");
  if (std::isfinite(range.max)) require(function.setMax(make(range.max)), "setMax");
  if (std::isfinite(range.softMin)) require(function.setSoftMin(make(range.softMin)), "setSoftMin");
  if (std::isfinite(range.softMax)) require(function.setSoftMax(make(range.softMax)), "setSoftMax");
}

}  // namespace

MObject Attributes::keep(const MObject& attribute, const char* name, Use use, const MStatus& status) {
  require(status, name);
  MStatus found;
  MFnAttribute function(attribute, &found);
  require(found, name);
  require(function.setKeyable(use == Use::Keyable), name);
  if (use == Use::Output) {
    require(function.setWritable(false), name);
    require(function.setStorable(false), name);
  }
  made_.push_back({attribute, name, use, false});
  return attribute;
}

// Unit is MTime, MAngle or MDistance.
template <typename Unit>
MObject Attributes::unit(const char* name, const char* brief, double value, typename Unit::Unit unit, Use use,
                         const Range& range) {
  const auto make = [unit](double number) { return Unit(number, unit); };
  MStatus status;
  MFnUnitAttribute function;
  const MObject attribute = function.create(name, brief, make(value), &status);
  keep(attribute, name, use, status);
  limit(function, range, make);
  return attribute;
}

MObject Attributes::time(const char* name, const char* brief, double value, Use use, Range range) {
  return unit<MTime>(name, brief, value, MTime::kSeconds, use, range);
}

MObject Attributes::angle(const char* name, const char* brief, double value, Use use, Range range) {
  return unit<MAngle>(name, brief, value, MAngle::kRadians, use, range);
}

MObject Attributes::distance(const char* name, const char* brief, double value, Use use, Range range) {
  return unit<MDistance>(name, brief, value, MDistance::kCentimeters, use, range);
}

MObject Attributes::number(const char* name, const char* brief, double value, Use use, Range range) {
  return numeric(name, brief, MFnNumericData::kDouble, value, use, range);
}

MObject Attributes::numeric(const char* name, const char* brief, MFnNumericData::Type type, double value,
                            Use use, const Range& range) {
  MStatus status;
  MFnNumericAttribute function;
  const MObject attribute = function.create(name, brief, type, value, &status);
  keep(attribute, name, use, status);
  limit(function, range, [](double number) { return number; });
  return attribute;
}

MObject Attributes::integer(const char* name, const char* brief, int value, Use use, Range range) {
  return numeric(name, brief, MFnNumericData::kInt, value, use, range);
}

MObject Attributes::toggle(const char* name, const char* brief, bool value, Use use) {
  return numeric(name, brief, MFnNumericData::kBoolean, value ? 1 : 0, use, {});
}

MObject Attributes::choice(const char* name, const char* brief, std::initializer_list<const char*> labels,
                           short value, Use use) {
  return choice(name, brief, std::vector<std::string>(labels.begin(), labels.end()), value, use);
}

MObject Attributes::choice(const char* name, const char* brief, const std::vector<std::string>& labels,
                           short value, Use use) {
  MStatus status;
  MFnEnumAttribute function;
  const MObject attribute = function.create(name, brief, value, &status);
  keep(attribute, name, use, status);
  short index = 0;
  for (const std::string& label : labels) require(function.addField(label.c_str(), index++), name);
  return attribute;
}

MObject Attributes::text(const char* name, const char* brief, const char* value, Use use) {
  MStatus status;
  MFnStringData data;
  const MObject initial = data.create(MString(value), &status);
  require(status, name);
  MFnTypedAttribute function;
  const MObject attribute = function.create(name, brief, MFnData::kString, initial, &status);
  return keep(attribute, name, use, status);
}

MObject Attributes::matrix(const char* name, const char* brief, Use use) {
  MStatus status;
  MFnMatrixAttribute function;
  const MObject attribute = function.create(name, brief, MFnMatrixAttribute::kDouble, &status);
  return keep(attribute, name, use, status);
}

MObject Attributes::numbers(const char* name, const char* brief, Use use) {
  return data(name, brief, MFnData::kDoubleArray, use);
}

MObject Attributes::data(const char* name, const char* brief, MFnData::Type type, Use use) {
  MStatus status;
  MFnTypedAttribute function;
  const MObject attribute = function.create(name, brief, type, MObject::kNullObj, &status);
  return keep(attribute, name, use, status);
}

MObject Attributes::compound(const char* name, const char* brief, std::initializer_list<MObject> children,
                             Use use, bool array) {
  MStatus status;
  MFnCompoundAttribute function;
  const MObject attribute = function.create(name, brief, &status);
  require(status, name);
  for (const MObject& child : children) {
    require(function.addChild(child), name);
    for (Made& made : made_) made.child = made.child || made.attribute == child;
  }
  if (array) {
    require(function.setArray(true), name);
    require(function.setUsesArrayDataBuilder(true), name);
  }
  return keep(attribute, name, use, status);
}

MObject Attributes::compound(const char* name, const char* brief, std::initializer_list<MObject> children,
                             Use use) {
  return compound(name, brief, children, use, false);
}

template <typename Make>
Triple Attributes::triple(const char* name, const char* brief, Use use, const Make& make) {
  Triple made;
  for (std::size_t a = 0; a < 3; ++a)
    made.axes[a] = make((std::string(name) + "XYZ"[a]).c_str(), (std::string(brief) + "xyz"[a]).c_str());
  made.whole = compound(name, brief, {made.axes[0], made.axes[1], made.axes[2]}, use);
  return made;
}

Triple Attributes::places(const char* name, const char* brief, Use use) {
  return triple(name, brief, use,
                [&](const char* full, const char* less) { return distance(full, less, 0, use); });
}

Triple Attributes::turns(const char* name, const char* brief, Use use) {
  return triple(name, brief, use,
                [&](const char* full, const char* less) { return angle(full, less, 0, use); });
}

MObject Attributes::compoundArray(const char* name, const char* brief,
                                  std::initializer_list<MObject> children, Use use) {
  return compound(name, brief, children, use, true);
}

MObject Attributes::array(const MObject& made) const {
  MFnAttribute function(made);
  require(function.setArray(true), "an array");
  require(function.setUsesArrayDataBuilder(true), "an array");
  return made;
}

MObject Attributes::resetting(const MObject& made) const {
  require(MFnAttribute(made).setDisconnectBehavior(MFnAttribute::kReset), "a resetting attribute");
  return made;
}

void Attributes::add() const {
  for (const Made& made : made_) {
    if (!made.child) require(MPxNode::addAttribute(made.attribute), made.name.c_str());
  }
  for (const Made& out : made_) {
    if (out.use != Use::Output) continue;
    require(MPxNode::attributeAffects(MPxNode::state, out.attribute), out.name.c_str());
    for (const Made& in : made_) {
      if (in.use != Use::Output)
        require(MPxNode::attributeAffects(in.attribute, out.attribute), in.name.c_str());
    }
  }
}

std::vector<MObject> Attributes::outputs() const {
  std::vector<MObject> result;
  for (const Made& made : made_) {
    if (made.use == Use::Output) result.push_back(made.attribute);
  }
  return result;
}

MStatus initializeNode(const char* type, void (*describe)(Attributes&), std::vector<MObject>& outputs) {
  try {
    Attributes attributes;
    describe(attributes);
    attributes.add();
    outputs = attributes.outputs();
    return MStatus::kSuccess;
  } catch (const std::exception& error) {
    MGlobal::displayError(MString(fmt::format("{}: {}", type, error.what()).c_str()));
    return MStatus::kFailure;
  }
}

}  // namespace footfall::maya
