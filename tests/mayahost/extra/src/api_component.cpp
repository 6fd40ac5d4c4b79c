// SPDX-License-Identifier: MIT
// MFnComponent, MFnSingleIndexedComponent and MFnComponentListData.
#include "data/data.h"
#include "geometry/component.h"

#include <maya/MFnComponentListData.h>
#include <maya/MFnSingleIndexedComponent.h>
#include <maya/MIntArray.h>
#include <maya/MObjectArray.h>

#include <algorithm>

using namespace mayahost;

namespace {

std::vector<MObject>::iterator findIn(std::vector<MObject>& components, const MObject& wanted) {
  const auto own = as<Component>(wanted);
  return std::find_if(components.begin(), components.end(),
                      [&](const MObject& each) { return own && *as<Component>(each) == *own; });
}

template <typename Kind>
std::shared_ptr<Kind> held(const MObject& object, MStatus* status = nullptr) {
  const auto own = as<Kind>(object);
  tell(status, own ? MStatus::kSuccess : MStatus::kFailure);
  return own;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

int MFnComponent::elementCount(MStatus* ReturnStatus) const {
  const auto own = held<Component>(object_, ReturnStatus);
  return own ? static_cast<int>(own->numbers().size()) : 0;
}
MFn::Type MFnComponent::componentType(MStatus* ReturnStatus) const {
  const auto own = held<Component>(object_, ReturnStatus);
  return own ? own->kind : MFn::kInvalid;
}
bool MFnComponent::isEmpty(MStatus* ReturnStatus) const {
  return elementCount(ReturnStatus) == 0;
}
bool MFnComponent::isEqual(MObject& other, MStatus* ReturnStatus) const {
  const auto own = held<Component>(object_, ReturnStatus);
  const auto another = as<Component>(other);
  return own && another && *own == *another;
}
bool MFnComponent::isComplete(MStatus* ReturnStatus) const {
  const auto own = held<Component>(object_, ReturnStatus);
  return own && own->complete;
}
MStatus MFnComponent::setComplete(bool complete) {
  const auto own = held<Component>(object_);
  if (!own) return MStatus::kFailure;
  own->complete = complete;
  return MStatus::kSuccess;
}
bool MFnComponent::hasWeights() const {
  return false;
}

MObject MFnSingleIndexedComponent::create(MFn::Type compType, MStatus* ReturnStatus) {
  const bool known = isComponentKind(compType);
  tell(ReturnStatus, known ? MStatus::kSuccess : MStatus::kInvalidParameter);
  object_ = known ? Access::wrap(std::make_shared<Component>(compType)) : MObject::kNullObj;
  return object_;
}
MStatus MFnSingleIndexedComponent::addElement(int element) {
  const auto own = held<Component>(object_);
  if (!own) return MStatus::kFailure;
  if (element < 0) return MStatus::kInvalidParameter;
  own->elements.insert(element);
  return MStatus::kSuccess;
}
MStatus MFnSingleIndexedComponent::addElements(MIntArray& elements) {
  MStatus status;
  for (const int element : elements) {
    if (status) status = addElement(element);
  }
  return status;
}
int MFnSingleIndexedComponent::elementMax(MStatus* ReturnStatus) const {
  const auto own = held<Component>(object_, ReturnStatus);
  const auto numbers = own ? own->numbers() : std::vector<int>();
  if (numbers.empty()) tell(ReturnStatus, MStatus::kFailure);
  return numbers.empty() ? 0 : numbers.back();
}
int MFnSingleIndexedComponent::element(int index, MStatus* ReturnStatus) const {
  const auto own = held<Component>(object_, ReturnStatus);
  const auto numbers = own ? own->numbers() : std::vector<int>();
  const bool there = index >= 0 && static_cast<std::size_t>(index) < numbers.size();
  if (!there) tell(ReturnStatus, MStatus::kInvalidParameter);
  return there ? numbers[static_cast<std::size_t>(index)] : 0;
}
MStatus MFnSingleIndexedComponent::getElements(MIntArray& elements) const {
  const auto own = held<Component>(object_);
  if (!own) return MStatus::kFailure;
  elements.clear();
  for (const int number : own->numbers()) elements.append(number);
  return MStatus::kSuccess;
}
MStatus MFnSingleIndexedComponent::setCompleteData(int numElements) {
  const auto own = held<Component>(object_);
  if (!own) return MStatus::kFailure;
  if (numElements < 0) return MStatus::kInvalidParameter;
  own->complete = true;
  own->whole = numElements;
  return MStatus::kSuccess;
}
MStatus MFnSingleIndexedComponent::getCompleteData(int& numElements) const {
  const auto own = held<Component>(object_);
  if (!own || !own->complete) return MStatus::kFailure;
  numElements = own->whole;
  return MStatus::kSuccess;
}

unsigned int MFnComponentListData::length(MStatus* ReturnStatus) const {
  const auto own = held<ComponentListData>(object_, ReturnStatus);
  return own ? static_cast<unsigned int>(own->components.size()) : 0;
}
bool MFnComponentListData::has(const MObject& obj, MStatus* ReturnStatus) const {
  const auto own = held<ComponentListData>(object_, ReturnStatus);
  return own && findIn(own->components, obj) != own->components.end();
}
MObject MFnComponentListData::operator[](unsigned int index) const {
  const auto own = held<ComponentListData>(object_);
  return own && index < own->components.size() ? own->components[index] : MObject::kNullObj;
}
MStatus MFnComponentListData::add(MObject& component) {
  const auto own = held<ComponentListData>(object_);
  if (!own) return MStatus::kFailure;
  if (!as<Component>(component)) return MStatus::kInvalidParameter;
  own->components.push_back(component);
  return MStatus::kSuccess;
}
MStatus MFnComponentListData::remove(const MObject& component) {
  const auto own = held<ComponentListData>(object_);
  const bool there = own && findIn(own->components, component) != own->components.end();
  if (there) own->components.erase(findIn(own->components, component));
  return there ? MStatus::kSuccess : MStatus::kFailure;
}
MStatus MFnComponentListData::remove(unsigned int index) {
  const auto own = held<ComponentListData>(object_);
  if (!own || index >= own->components.size()) return MStatus::kFailure;
  own->components.erase(own->components.begin() + static_cast<std::ptrdiff_t>(index));
  return MStatus::kSuccess;
}
MStatus MFnComponentListData::clear() {
  const auto own = held<ComponentListData>(object_);
  if (own) own->components.clear();
  return own ? MStatus::kSuccess : MStatus::kFailure;
}
MObject MFnComponentListData::create(MStatus* ReturnStatus) {
  object_ = Access::wrap(std::make_shared<ComponentListData>());
  tell(ReturnStatus, MStatus::kSuccess);
  return object_;
}

OPENMAYA_NAMESPACE_CLOSE
