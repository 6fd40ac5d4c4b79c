// SPDX-License-Identifier: MIT
// MObject, MObjectHandle, MFnBase and the arrays of objects and plugs.
#include "graph/evaluate.h"

#include <mayahost/misuse.h>

#include <maya/MArrayDataBuilder.h>
#include <maya/MDGModifier.h>
#include <maya/MEvaluationNode.h>
#include <maya/MFnBase.h>
#include <maya/MObjectArray.h>
#include <maya/MObjectHandle.h>
#include <maya/MPlugArray.h>

#include <functional>

using mayahost::Access;

namespace mayahost {

MObject Access::wrap(std::shared_ptr<Object> object) {
  MObject result;
  result.object_ = std::move(object);
  return result;
}

MPlug Access::plug(const PlugPath& path, bool networked) {
  MPlug result;
  result.node_ = wrap(path.node);
  result.attribute_ = wrap(path.key.attribute);
  result.indices_ = path.key.indices;
  result.networked_ = networked;
  return result;
}

PlugPath Access::path(const MPlug& plug) {
  auto node = as<Node>(plug.node_);
  if (node && !node->px) node = nullptr;  // gone for good
  return {std::move(node), {as<Attribute>(plug.attribute_), plug.indices_}};
}

MDataBlock Access::block(std::shared_ptr<BlockUse> use) {
  MDataBlock result;
  result.use_ = std::move(use);
  return result;
}

MDataHandle Access::handle(std::shared_ptr<Slot> slot, std::shared_ptr<BlockUse> use, bool input) {
  MDataHandle result;
  result.slot_ = std::move(slot);
  result.use_ = std::move(use);
  result.input_ = input;
  return result;
}

std::shared_ptr<Slot> Access::slot(const MDataHandle& handle) {
  return handle.slot_;
}
const std::shared_ptr<BlockUse>& Access::use(const MDataHandle& handle) {
  return handle.use_;
}
const std::shared_ptr<BlockUse>& Access::use(const MDataBlock& block) {
  return block.use_;
}

MArrayDataHandle Access::arrayHandle(std::shared_ptr<Slot> slot, std::shared_ptr<BlockUse> use) {
  MArrayDataHandle result;
  result.atElement_ = slot && !slot->elements.empty();
  if (result.atElement_) result.index_ = slot->elements.begin()->first;
  result.array_ = std::move(slot);
  result.use_ = std::move(use);
  return result;
}

std::shared_ptr<Slot>& Access::array(MArrayDataBuilder& builder) {
  return builder.array_;
}

MArrayDataBuilder Access::builder(std::shared_ptr<Slot> copy, std::shared_ptr<BlockUse> use) {
  MArrayDataBuilder result;
  result.array_ = std::move(copy);
  result.use_ = std::move(use);
  return result;
}

void Access::setNode(MPxNode& px, Node* node) {
  px.node_ = node;
}
Node* Access::node(const MPxNode& px) {
  return px.node_;
}

Modification& Access::modification(MDGModifier& modifier) {
  return *modifier.modification_;
}

}  // namespace mayahost

OPENMAYA_MAJOR_NAMESPACE_OPEN

MObject MObject::kNullObj;

MObject::MObject() = default;
MObject::MObject(const MObject& other) = default;
MObject::~MObject() = default;
MObject& MObject::operator=(const MObject&) = default;
bool MObject::hasFn(MFn::Type fs) const {
  return object_ && object_->hasFn(fs);
}
bool MObject::isNull() const {
  return !object_;
}
MFn::Type MObject::apiType() const {
  return object_ ? object_->apiType() : MFn::kInvalid;
}
bool MObject::operator==(const MObject& other) const {
  return object_ == other.object_;
}
bool MObject::operator!=(const MObject& other) const {
  return object_ != other.object_;
}

const char* MFnBase::typeString(MFn::Type type) {
#define MAYAHOST_NAME(name) #name,
  static const char* const names[] = {MAYAHOST_FUNCTION_TYPES(MAYAHOST_NAME) "kLast"};
#undef MAYAHOST_NAME
  return isValid(type) ? names[type] : "kInvalid";
}
const char* MObject::apiTypeStr() const {
  return MFnBase::typeString(apiType());
}

MObjectHandle::MObjectHandle() = default;
MObjectHandle::MObjectHandle(const MObject& object) : object_(object) {}
MObjectHandle::MObjectHandle(const MObjectHandle& handle) = default;
MObjectHandle::~MObjectHandle() = default;
MObject MObjectHandle::object() const {
  return isValid() ? object_ : MObject::kNullObj;
}
const MObject& MObjectHandle::objectRef() const {
  return object_;
}
unsigned int MObjectHandle::hashCode() const {
  return static_cast<unsigned int>(std::hash<const void*>()(Access::get(object_).get()));
}
bool MObjectHandle::isAlive() const {
  return !object_.isNull() && Access::get(object_)->alive();
}
bool MObjectHandle::isValid() const {
  return isAlive() && Access::get(object_)->inScene();
}
bool MObjectHandle::operator==(const MObject& object) const {
  return object_ == object;
}
bool MObjectHandle::operator==(const MObjectHandle& other) const {
  return object_ == other.object_;
}
bool MObjectHandle::operator!=(const MObject& object) const {
  return object_ != object;
}
bool MObjectHandle::operator!=(const MObjectHandle& other) const {
  return object_ != other.object_;
}
MObjectHandle& MObjectHandle::operator=(const MObject& object) {
  object_ = object;
  return *this;
}
MObjectHandle& MObjectHandle::operator=(const MObjectHandle& other) = default;

MFnBase::MFnBase() = default;
MFnBase::~MFnBase() = default;
MFn::Type MFnBase::type() const {
  return MFn::kBase;
}
bool MFnBase::hasObj(MFn::Type kind) const {
  return object_.hasFn(kind);
}
bool MFnBase::hasObj(const MObject& object) const {
  return object.hasFn(type());
}
MObject MFnBase::object(MStatus* ReturnStatus) const {
  mayahost::tell(ReturnStatus, object_.isNull() ? MStatus::kFailure : MStatus::kSuccess);
  return object_;
}
MStatus MFnBase::setObject(MObject& object) {
  return attach(object, type());
}
MStatus MFnBase::setObject(const MObject& object) {
  return attach(object, type());
}
bool MFnBase::isValid(MFn::Type type) {
  return type >= MFn::kInvalid && type < MFn::kLast;
}
const char* MFnBase::className() {
  return "MFnBase";
}

MStatus MFnBase::attach(const MObject& object, MFn::Type kind) {
  object_ = MObject::kNullObj;
  if (!object.hasFn(kind)) return MStatus::kInvalidParameter;
  if (!Access::get(object)->alive()) {
    mayahost::misuse("a function set is attached to an object that was destroyed");
    return MStatus::kFailure;
  }
  object_ = object;
  return MStatus::kSuccess;
}

void MFnBase::attach(const MObject& object, MFn::Type kind, MStatus* ReturnStatus) {
  mayahost::tell(ReturnStatus, attach(object, kind));
}

// The arrays differ in the element alone.
#define MAYAHOST_OBJECT_ARRAY(Array, Element)                                            \
  Array::Array() = default;                                                              \
  Array::Array(const Array& other) = default;                                            \
  Array::Array(unsigned int size, const Element& value) : elements_(size, value) {}      \
  Array::Array(const Element src[], unsigned int count) : elements_(src, src + count) {} \
  Array::~Array() = default;                                                             \
  Array& Array::operator=(const Array&) = default;                                       \
  const Element& Array::operator[](unsigned int index) const {                           \
    return const_cast<Array&>(*this)[index];                                             \
  }                                                                                      \
  Element& Array::operator[](unsigned int index) {                                       \
    if (index < elements_.size()) return elements_[index];                               \
    thread_local Element spare;                                                          \
    mayahost::misuse(#Array ": index past the end");                                     \
    return spare = Element();                                                            \
  }                                                                                      \
  MStatus Array::set(const Element& element, unsigned int index) {                       \
    if (index >= elements_.size()) return MStatus::kFailure;                             \
    elements_[index] = element;                                                          \
    return MStatus::kSuccess;                                                            \
  }                                                                                      \
  MStatus Array::setLength(unsigned int length) {                                        \
    elements_.resize(length);                                                            \
    return MStatus::kSuccess;                                                            \
  }                                                                                      \
  unsigned int Array::length() const {                                                   \
    return static_cast<unsigned int>(elements_.size());                                  \
  }                                                                                      \
  MStatus Array::remove(unsigned int index) {                                            \
    if (index >= elements_.size()) return MStatus::kFailure;                             \
    elements_.erase(elements_.begin() + static_cast<std::ptrdiff_t>(index));             \
    return MStatus::kSuccess;                                                            \
  }                                                                                      \
  MStatus Array::insert(const Element& element, unsigned int index) {                    \
    if (index > elements_.size()) return MStatus::kFailure;                              \
    elements_.insert(elements_.begin() + static_cast<std::ptrdiff_t>(index), element);   \
    return MStatus::kSuccess;                                                            \
  }                                                                                      \
  MStatus Array::append(const Element& element) {                                        \
    elements_.push_back(element);                                                        \
    return MStatus::kSuccess;                                                            \
  }                                                                                      \
  MStatus Array::copy(const Array& source) {                                             \
    elements_ = source.elements_;                                                        \
    return MStatus::kSuccess;                                                            \
  }                                                                                      \
  MStatus Array::clear() {                                                               \
    elements_.clear();                                                                   \
    return MStatus::kSuccess;                                                            \
  }                                                                                      \
  MStatus Array::get(Element dest[]) const {                                             \
    for (std::size_t i = 0; i < elements_.size(); ++i) dest[i] = elements_[i];           \
    return MStatus::kSuccess;                                                            \
  }                                                                                      \
  void Array::setSizeIncrement(unsigned int newIncrement) {                              \
    increment_ = newIncrement;                                                           \
  }                                                                                      \
  unsigned int Array::sizeIncrement() const {                                            \
    return increment_;                                                                   \
  }                                                                                      \
  const char* Array::className() {                                                       \
    return #Array;                                                                       \
  }

MAYAHOST_OBJECT_ARRAY(MObjectArray, MObject)
MAYAHOST_OBJECT_ARRAY(MPlugArray, MPlug)

OPENMAYA_NAMESPACE_CLOSE
