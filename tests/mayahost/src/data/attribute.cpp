// SPDX-License-Identifier: MIT
#include "data/attribute.h"

#include <algorithm>
#include <atomic>

namespace mayahost {
namespace {

unsigned long nextSerial() {
  static std::atomic<unsigned long> last{0};
  return ++last;
}

MFn::Type compoundType(MFnNumericData::Type type) {
  switch (type) {
    case MFnNumericData::k2Short:
      return MFn::kAttribute2Short;
    case MFnNumericData::k3Short:
      return MFn::kAttribute3Short;
    case MFnNumericData::k2Long:
      return MFn::kAttribute2Int;
    case MFnNumericData::k3Long:
      return MFn::kAttribute3Int;
    case MFnNumericData::k2Float:
      return MFn::kAttribute2Float;
    case MFnNumericData::k3Float:
      return MFn::kAttribute3Float;
    case MFnNumericData::k2Double:
      return MFn::kAttribute2Double;
    case MFnNumericData::k3Double:
      return MFn::kAttribute3Double;
    case MFnNumericData::k4Double:
      return MFn::kAttribute4Double;
    default:
      return MFn::kNumericAttribute;
  }
}

bool isMatrix(const Attribute& attribute) {
  return attribute.kind == Attribute::Kind::matrix ||
         (attribute.kind == Attribute::Kind::typed && attribute.dataType == MFnData::kMatrix);
}

bool accepts(const Attribute& generic, const Attribute& other) {
  if (generic.acceptedData.count(MFnData::kAny)) return true;
  if (other.kind == Attribute::Kind::generic) return true;
  if (other.kind == Attribute::Kind::typed) {
    return generic.acceptedData.count(other.dataType) || generic.acceptedIds.count(other.typeId.id());
  }
  if (other.kind == Attribute::Kind::matrix) return generic.acceptedData.count(MFnData::kMatrix) > 0;
  if (other.kind == Attribute::Kind::numeric) {
    return generic.acceptedNumeric.count(other.numeric) || generic.acceptedData.count(MFnData::kNumeric);
  }
  return other.isScalar() && !generic.acceptedNumeric.empty();
}

}  // namespace

Attribute::Attribute(Kind k, const MString& full, const MString& brief)
    : kind(k), longName(text(full)), shortName(text(brief)), serial(nextSerial()) {
  if (shortName.empty()) shortName = longName;
}

Attribute::~Attribute() {
  for (const auto& child : children) child->parent = nullptr;
}

MFn::Type Attribute::apiType() const {
  switch (kind) {
    case Kind::numeric:
      return children.empty() ? MFn::kNumericAttribute : compoundType(numeric);
    case Kind::unit:
      if (unit == MFnUnitAttribute::kAngle) return MFn::kDoubleAngleAttribute;
      return unit == MFnUnitAttribute::kDistance ? MFn::kDoubleLinearAttribute : MFn::kTimeAttribute;
    case Kind::typed:
      return MFn::kTypedAttribute;
    case Kind::choice:
      return MFn::kEnumAttribute;
    case Kind::matrix:
      return floatMatrix ? MFn::kFloatMatrixAttribute : MFn::kMatrixAttribute;
    case Kind::message:
      return MFn::kMessageAttribute;
    case Kind::compound:
      return MFn::kCompoundAttribute;
    case Kind::generic:
      return MFn::kGenericAttribute;
  }
  return MFn::kAttribute;
}

bool Attribute::hasFn(MFn::Type type) const {
  if (type == MFn::kBase || type == MFn::kAttribute || type == apiType()) return true;
  switch (type) {
    case MFn::kNumericAttribute:
      return kind == Kind::numeric;
    case MFn::kUnitAttribute:
      return kind == Kind::unit;
    case MFn::kCompoundAttribute:
      return isCompound();
    case MFn::kMatrixAttribute:
      return kind == Kind::matrix;
    default:
      return false;
  }
}

bool Attribute::isScalar() const {
  return kind == Kind::unit || kind == Kind::choice || (kind == Kind::numeric && children.empty());
}

std::vector<const Attribute*> Attribute::chain() const {
  std::vector<const Attribute*> result;
  for (const Attribute* a = this; a; a = a->parent) result.push_back(a);
  std::reverse(result.begin(), result.end());
  return result;
}

std::size_t Attribute::arrayDepth() const {
  std::size_t depth = 0;
  for (const Attribute* a = this; a; a = a->parent) depth += a->array ? 1u : 0u;
  return depth;
}

bool Attribute::contains(const Attribute& other) const {
  for (const Attribute* a = &other; a; a = a->parent) {
    if (a == this) return true;
  }
  return false;
}

std::shared_ptr<Attribute> Attribute::find(const std::string& name) {
  if (name == longName || name == shortName) return shared_from_this();
  for (const auto& child : children) {
    if (auto found = child->find(name)) return found;
  }
  return nullptr;
}

MFnNumericData::Type scalarType(const Attribute& attribute) {
  if (attribute.kind == Attribute::Kind::choice) return MFnNumericData::kShort;
  if (attribute.kind == Attribute::Kind::unit) return MFnNumericData::kDouble;
  return elementOf(attribute.numeric);
}

MFnNumericData::Type elementOf(MFnNumericData::Type type) {
  switch (type) {
    case MFnNumericData::k2Short:
    case MFnNumericData::k3Short:
      return MFnNumericData::kShort;
    case MFnNumericData::k2Long:
    case MFnNumericData::k3Long:
      return MFnNumericData::kLong;
    case MFnNumericData::k2Float:
    case MFnNumericData::k3Float:
      return MFnNumericData::kFloat;
    case MFnNumericData::k2Double:
    case MFnNumericData::k3Double:
    case MFnNumericData::k4Double:
      return MFnNumericData::kDouble;
    default:
      return type;
  }
}

unsigned countOf(MFnNumericData::Type type) {
  switch (type) {
    case MFnNumericData::k2Short:
    case MFnNumericData::k2Long:
    case MFnNumericData::k2Float:
    case MFnNumericData::k2Double:
      return 2;
    case MFnNumericData::k3Short:
    case MFnNumericData::k3Long:
    case MFnNumericData::k3Float:
    case MFnNumericData::k3Double:
      return 3;
    case MFnNumericData::k4Double:
      return 4;
    default:
      return 1;
  }
}

std::size_t sizeOf(MFnNumericData::Type scalar) {
  switch (scalar) {
    case MFnNumericData::kBoolean:
    case MFnNumericData::kByte:
    case MFnNumericData::kChar:
      return 1;
    case MFnNumericData::kShort:
      return sizeof(short);
    case MFnNumericData::kLong:
      return sizeof(int);
    case MFnNumericData::kFloat:
      return sizeof(float);
    default:
      return 8;
  }
}

bool fits(const Attribute& source, const Attribute& destination) {
  using Kind = Attribute::Kind;
  if (destination.takesAnything) return true;
  if (source.kind == Kind::message || destination.kind == Kind::message)
    return source.kind == destination.kind;
  if (destination.kind == Kind::generic) return accepts(destination, source);
  if (source.kind == Kind::generic) return accepts(source, destination);
  if (isMatrix(source) || isMatrix(destination)) return isMatrix(source) && isMatrix(destination);
  if (source.kind == Kind::typed || destination.kind == Kind::typed) {
    if (source.kind != destination.kind) return false;
    if (destination.dataType == MFnData::kAny || source.dataType == MFnData::kAny) return true;
    return source.dataType == destination.dataType && source.typeId == destination.typeId;
  }
  if (source.isScalar() || destination.isScalar()) {
    const bool address =
        source.numeric == MFnNumericData::kAddr || destination.numeric == MFnNumericData::kAddr;
    return source.isScalar() && destination.isScalar() && (!address || source.numeric == destination.numeric);
  }
  if (source.children.size() != destination.children.size()) return false;
  for (std::size_t i = 0; i < source.children.size(); ++i) {
    if (source.children[i]->array != destination.children[i]->array) return false;
    if (!fits(*source.children[i], *destination.children[i])) return false;
  }
  return true;
}

}  // namespace mayahost
