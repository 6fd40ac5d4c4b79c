// SPDX-License-Identifier: MIT
// MDataHandle. An accessor of the wrong type is undefined in Maya; here it is recorded, and gives spare
// memory.
#include "commands/plugins.h"
#include "geometry/geometry.h"
#include "graph/evaluate.h"

#include <mayahost/misuse.h>

#include <maya/MDataHandle.h>
#include <maya/MFloatMatrix.h>
#include <maya/MFloatVector.h>
#include <maya/MPlug.h>
#include <maya/MUintArray.h>
#include <maya/MVector.h>

#include <cstring>

using namespace mayahost;

namespace {

struct Spare {
  alignas(16) unsigned char bytes[256];
  MString string;
};

Spare& spare() {
  thread_local Spare memory;
  std::memset(memory.bytes, 0, sizeof(memory.bytes));
  memory.string.clear();
  return memory;
}

bool usable(const std::shared_ptr<Slot>& slot, const std::shared_ptr<BlockUse>& use, const char* function) {
  if (!slot) {
    misuse(std::string("MDataHandle::") + function + " on an empty handle");
    return false;
  }
  if (use && use->over) misuse(std::string("MDataHandle::") + function + " after compute has returned");
  return true;
}

std::string nameOf(const Slot& slot) {
  return slot.attribute->longName;
}

// A copy whose points are where its matrix takes them.
MObject inWorld(const MObject& object) {
  const auto data = as<GeometryData>(object);
  if (!data) return object;
  const auto moved = std::static_pointer_cast<GeometryData>(data->clone());
  moved->transform(data->matrix);
  moved->matrix = MMatrix();
  return Access::wrap(moved);
}

bool isWhole(MFnNumericData::Type type) {
  return type == MFnNumericData::kBoolean || type == MFnNumericData::kByte || type == MFnNumericData::kChar ||
         type == MFnNumericData::kShort || type == MFnNumericData::kInt || type == MFnNumericData::kInt64;
}

// The memory of numbers of this type, or spare memory.
template <typename Number>
Number& numbers(const std::shared_ptr<Slot>& slot, const std::shared_ptr<BlockUse>& use,
                MFnNumericData::Type type, const char* function, bool time = false) {
  if (!usable(slot, use, function)) return *reinterpret_cast<Number*>(spare().bytes);
  const bool isTime = slot->attribute->unit == MFnUnitAttribute::kTime;
  const bool generic = slot->attribute->kind == Attribute::Kind::generic;
  if (slot->numeric != type || !slot->bytes || isTime != time || slot->isArray || (generic && slot->data)) {
    misuse(std::string("MDataHandle::") + function + " on " + nameOf(*slot) + ", which holds something else");
    // A whole number that is asked for as another kind of one is found in Maya, in place or in a part of it:
    // plug-ins live by choices read as int. Here it can be read; what is written to it is lost.
    auto& own = *reinterpret_cast<Number*>(spare().bytes);
    if constexpr (std::is_integral_v<Number>) {
      const bool whole = slot->bytes && !slot->isArray && isWhole(slot->numeric) && isWhole(type);
      if (whole) own = static_cast<Number>(static_cast<std::int64_t>(slot->number()));
    }
    return own;
  }
  return *reinterpret_cast<Number*>(slot->bytes.get());
}

bool writable(const std::shared_ptr<Slot>& slot, bool input, const char* function) {
  if (input && slot) misuse(std::string("MDataHandle::") + function + " writes the input " + nameOf(*slot));
  return !input;
}

bool isMatrix(const Slot& slot, bool asFloat) {
  return slot.attribute->kind == Attribute::Kind::matrix && slot.attribute->floatMatrix == asFloat &&
         slot.bytes;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MDataHandle::MDataHandle() = default;
MDataHandle::MDataHandle(const MDataHandle&) = default;
MDataHandle& MDataHandle::operator=(const MDataHandle& other) = default;
const char* MDataHandle::className() {
  return "MDataHandle";
}

bool MDataHandle::isNumeric() const {
  return slot_ && slot_->numeric != MFnNumericData::kInvalid;
}
bool MDataHandle::isGeneric(bool& isNumeric, bool& isNull) const {
  const bool generic = slot_ && slot_->attribute->kind == Attribute::Kind::generic;
  isNumeric = generic && !slot_->data && slot_->numeric != MFnNumericData::kInvalid;
  isNull = generic && !slot_->data && !isNumeric;
  return generic;
}
MFnNumericData::Type MDataHandle::numericType() const {
  return slot_ && !slot_->data ? slot_->numeric : MFnNumericData::kInvalid;
}
MFnData::Type MDataHandle::type() const {
  if (!slot_) return MFnData::kInvalid;
  if (slot_->data) return slot_->data->dataType();
  if (slot_->attribute->kind == Attribute::Kind::typed) return slot_->attribute->dataType;
  if (slot_->attribute->kind == Attribute::Kind::matrix) return MFnData::kMatrix;
  return isNumeric() ? MFnData::kNumeric : MFnData::kInvalid;
}
MTypeId MDataHandle::typeId() const {
  return slot_ && slot_->data ? slot_->data->typeId() : MTypeId();
}
MStatus MDataHandle::acceptedTypeIds(MUintArray& ids) const {
  if (!slot_) return MStatus::kFailure;
  ids.clear();
  for (const unsigned id : slot_->attribute->acceptedIds) ids.append(id);
  if (slot_->attribute->typeId.id()) ids.append(slot_->attribute->typeId.id());
  return MStatus::kSuccess;
}

MObject MDataHandle::attribute() {
  if (!usable(slot_, use_, "attribute")) return MObject::kNullObj;
  return Access::wrap(std::const_pointer_cast<Attribute>(slot_->attribute->shared_from_this()));
}
MDataBlock MDataHandle::datablock(MStatus* ReturnStatus) const {
  const bool fine = usable(slot_, use_, "datablock") && use_;
  tell(ReturnStatus, fine ? MStatus::kSuccess : MStatus::kFailure);
  return Access::block(fine ? use_ : std::make_shared<BlockUse>());
}
MObject MDataHandle::data() {
  if (!usable(slot_, use_, "data")) return MObject::kNullObj;
  if (slot_->attribute->kind == Attribute::Kind::matrix && slot_->bytes && !slot_->attribute->floatMatrix) {
    return Access::wrap(std::make_shared<MatrixData>(*reinterpret_cast<const MMatrix*>(slot_->bytes.get())));
  }
  if (slot_->data) {
    if (!input_) slot_->ownData();
    return Access::wrap(slot_->data);
  }
  if (!isNumeric() || countOf(slot_->numeric) < 2) return MObject::kNullObj;
  const auto numeric = std::make_shared<NumericData>(slot_->numeric);
  std::memcpy(numeric->storage, slot_->bytes.get(),
              sizeOf(elementOf(slot_->numeric)) * countOf(slot_->numeric));
  return Access::wrap(numeric);
}
MStatus MDataHandle::copy(const MDataHandle& src) {
  if (!usable(slot_, use_, "copy") || !src.slot_) return MStatus::kFailure;
  if (!writable(slot_, input_, "copy")) return MStatus::kFailure;
  return copyValue(*slot_, *src.slot_) ? MStatus::kSuccess : MStatus::kFailure;
}
MStatus MDataHandle::copyWritable(const MDataHandle& src) {
  const MStatus status = copy(src);
  if (status) slot_->ownData();
  return status;
}
void MDataHandle::setClean() {
  if (usable(slot_, use_, "setClean")) slot_->setClean();
}

#define MAYAHOST_NUMBER(Type, Name, kind)                                \
  Type& MDataHandle::as##Name() const {                                  \
    return numbers<Type>(slot_, use_, MFnNumericData::kind, "as" #Name); \
  }
MAYAHOST_NUMBER(bool, Bool, kBoolean)
MAYAHOST_NUMBER(char, Char, kChar)
MAYAHOST_NUMBER(unsigned char, UChar, kByte)
MAYAHOST_NUMBER(short, Short, kShort)
MAYAHOST_NUMBER(int, Long, kLong)
MAYAHOST_NUMBER(int, Int, kInt)
MAYAHOST_NUMBER(MInt64, Int64, kInt64)
MAYAHOST_NUMBER(void*, Addr, kAddr)
MAYAHOST_NUMBER(float, Float, kFloat)
MAYAHOST_NUMBER(double, Double, kDouble)
MAYAHOST_NUMBER(short2, Short2, k2Short)
MAYAHOST_NUMBER(long2, Long2, k2Long)
MAYAHOST_NUMBER(int2, Int2, k2Int)
MAYAHOST_NUMBER(float2, Float2, k2Float)
MAYAHOST_NUMBER(double2, Double2, k2Double)
MAYAHOST_NUMBER(short3, Short3, k3Short)
MAYAHOST_NUMBER(long3, Long3, k3Long)
MAYAHOST_NUMBER(int3, Int3, k3Int)
MAYAHOST_NUMBER(float3, Float3, k3Float)
MAYAHOST_NUMBER(double3, Double3, k3Double)
MAYAHOST_NUMBER(double4, Double4, k4Double)
MAYAHOST_NUMBER(MVector, Vector, k3Double)
MAYAHOST_NUMBER(MFloatVector, FloatVector, k3Float)
#undef MAYAHOST_NUMBER

MDistance MDataHandle::asDistance() const {
  return MDistance(asDouble(), MDistance::kCentimeters);
}
MAngle MDataHandle::asAngle() const {
  return MAngle(asDouble(), MAngle::kRadians);
}
MTime MDataHandle::asTime() const {
  return fromTicks(numbers<double>(slot_, use_, MFnNumericData::kDouble, "asTime", true));
}

MMatrix& MDataHandle::asMatrix() const {
  if (usable(slot_, use_, "asMatrix")) {
    if (isMatrix(*slot_, false)) return *reinterpret_cast<MMatrix*>(slot_->bytes.get());
    if (!slot_->data && slot_->attribute->dataType == MFnData::kMatrix)
      slot_->data = std::make_shared<MatrixData>();
    if (!input_) slot_->ownData();
    if (auto* own = dynamic_cast<MatrixData*>(slot_->data.get())) return own->value;
    misuse("MDataHandle::asMatrix on " + nameOf(*slot_) + ", which holds something else");
  }
  return *new (spare().bytes) MMatrix;
}
MFloatMatrix& MDataHandle::asFloatMatrix() const {
  if (usable(slot_, use_, "asFloatMatrix")) {
    if (isMatrix(*slot_, true)) return *reinterpret_cast<MFloatMatrix*>(slot_->bytes.get());
    misuse("MDataHandle::asFloatMatrix on " + nameOf(*slot_) + ", which holds something else");
  }
  return *new (spare().bytes) MFloatMatrix;
}
MString& MDataHandle::asString() const {
  if (usable(slot_, use_, "asString")) {
    const bool none = !slot_->data && slot_->attribute->dataType == MFnData::kString;
    if (none && input_) return spare().string;  // reading it does not make it one
    if (none) slot_->data = std::make_shared<StringData>();
    if (!input_) slot_->ownData();
    if (auto* own = dynamic_cast<StringData*>(slot_->data.get())) return own->value;
    misuse("MDataHandle::asString on " + nameOf(*slot_) + ", which holds something else");
  }
  return spare().string;
}
MPxData* MDataHandle::asPluginData() const {
  if (!usable(slot_, use_, "asPluginData")) return nullptr;
  if (!input_) slot_->ownData();
  const auto* own = dynamic_cast<PluginData*>(slot_->data.get());
  return own ? own->data.get() : nullptr;
}

#define MAYAHOST_GEOMETRY(Name, kind)                                          \
  MObject MDataHandle::as##Name() const {                                      \
    if (!usable(slot_, use_, "as" #Name)) return MObject::kNullObj;            \
    const bool fits = slot_->data && slot_->data->dataType() == MFnData::kind; \
    if (fits && !input_) slot_->ownData();                                     \
    return fits ? Access::wrap(slot_->data) : MObject::kNullObj;               \
  }                                                                            \
  MObject MDataHandle::as##Name##Transformed() const {                         \
    return inWorld(as##Name());                                                \
  }
MAYAHOST_GEOMETRY(NurbsCurve, kNurbsCurve)
MAYAHOST_GEOMETRY(NurbsSurface, kNurbsSurface)
MAYAHOST_GEOMETRY(Mesh, kMesh)
MAYAHOST_GEOMETRY(SubdSurface, kSubdSurface)
const MMatrix& MDataHandle::geometryTransformMatrix() const {
  static const MMatrix identity;
  const auto* data = slot_ ? dynamic_cast<const GeometryData*>(slot_->data.get()) : nullptr;
  return data ? data->matrix : identity;
}

#define MAYAHOST_SET(Type, Name)                            \
  void MDataHandle::set(Type value) {                       \
    if (writable(slot_, input_, "set")) as##Name() = value; \
  }
MAYAHOST_SET(bool, Bool)
MAYAHOST_SET(short, Short)
MAYAHOST_SET(int, Int)
MAYAHOST_SET(MInt64, Int64)
MAYAHOST_SET(float, Float)
MAYAHOST_SET(double, Double)
MAYAHOST_SET(const MMatrix&, Matrix)
MAYAHOST_SET(const MFloatMatrix&, FloatMatrix)
MAYAHOST_SET(const MVector&, Vector)
MAYAHOST_SET(const MFloatVector&, FloatVector)
MAYAHOST_SET(const MString&, String)
#undef MAYAHOST_SET

void MDataHandle::set(char value) {
  if (!writable(slot_, input_, "set")) return;
  const bool byte = slot_ && slot_->numeric == MFnNumericData::kByte;
  (byte ? reinterpret_cast<char&>(asUChar()) : asChar()) = value;
}
void MDataHandle::set(const MDistance& value) {
  set(value.asCentimeters());
}
void MDataHandle::set(const MAngle& value) {
  set(value.asRadians());
}
void MDataHandle::set(const MTime& value) {
  if (!writable(slot_, input_, "set")) return;
  numbers<double>(slot_, use_, MFnNumericData::kDouble, "set(MTime)", true) = toTicks(value);
}

#define MAYAHOST_SET_SEVERAL(T, Name)            \
  void MDataHandle::set(T x, T y) {              \
    if (!writable(slot_, input_, "set")) return; \
    auto& own = as##Name##2();                   \
    own[0] = x, own[1] = y;                      \
  }                                              \
  void MDataHandle::set(T x, T y, T z) {         \
    if (!writable(slot_, input_, "set")) return; \
    auto& own = as##Name##3();                   \
    own[0] = x, own[1] = y, own[2] = z;          \
  }
MAYAHOST_SET_SEVERAL(short, Short)
MAYAHOST_SET_SEVERAL(int, Int)
MAYAHOST_SET_SEVERAL(float, Float)
MAYAHOST_SET_SEVERAL(double, Double)
#undef MAYAHOST_SET_SEVERAL
void MDataHandle::set4Double(double x, double y, double z, double w) {
  if (!writable(slot_, input_, "set4Double")) return;
  auto& own = asDouble4();
  own[0] = x, own[1] = y, own[2] = z, own[3] = w;
}

MStatus MDataHandle::set(const MObject& object) {
  const auto value = as<Data>(object);
  if (!usable(slot_, use_, "set") || !writable(slot_, input_, "set")) return MStatus::kFailure;
  if (!value) return MStatus::kInvalidParameter;
  const Attribute& a = *slot_->attribute;
  if (a.kind == Attribute::Kind::typed) {
    const bool fits =
        a.dataType == MFnData::kAny || (a.dataType == value->dataType() && a.typeId == value->typeId());
    if (!fits) return MStatus::kInvalidParameter;
  } else if (a.kind == Attribute::Kind::generic) {
    slot_->numeric = MFnNumericData::kInvalid;
  } else if (const auto* numeric = dynamic_cast<const NumericData*>(value.get())) {
    if (numeric->type != slot_->numeric) return MStatus::kInvalidParameter;
    std::memcpy(slot_->bytes.get(), numeric->storage,
                sizeOf(elementOf(numeric->type)) * countOf(numeric->type));
    return MStatus::kSuccess;
  } else if (const auto* matrix = dynamic_cast<const MatrixData*>(value.get())) {
    if (!isMatrix(*slot_, false)) return MStatus::kInvalidParameter;
    asMatrix() = matrix->value;
    return MStatus::kSuccess;
  } else {
    return MStatus::kInvalidParameter;
  }
  slot_->data = value;
  return MStatus::kSuccess;
}
MStatus MDataHandle::set(MPxData* own) {
  if (!own) return MStatus::kInvalidParameter;
  const MTypeId id = own->typeId();
  return set(Access::wrap(std::make_shared<PluginData>(id, std::unique_ptr<MPxData>(own))));
}

#define MAYAHOST_GENERIC(Type, Name, tag)                                                           \
  Type MDataHandle::asGeneric##Name() const {                                                       \
    return static_cast<Type>(usable(slot_, use_, "asGeneric" #Name) ? slot_->number() : 0.0);       \
  }                                                                                                 \
  void MDataHandle::setGeneric##Name(Type value, bool force) {                                      \
    if (!usable(slot_, use_, "setGeneric" #Name) || !writable(slot_, input_, "setGeneric")) return; \
    const bool generic = slot_->attribute->kind == Attribute::Kind::generic;                        \
    if (!generic || (!force && slot_->numeric != MFnNumericData::tag)) return;                      \
    slot_->data = nullptr;                                                                          \
    slot_->numeric = MFnNumericData::tag;                                                           \
    slot_->setNumber(static_cast<double>(value));                                                   \
  }
MAYAHOST_GENERIC(bool, Bool, kBoolean)
MAYAHOST_GENERIC(unsigned char, Char, kByte)
MAYAHOST_GENERIC(double, Double, kDouble)
MAYAHOST_GENERIC(float, Float, kFloat)
MAYAHOST_GENERIC(short, Short, kShort)
MAYAHOST_GENERIC(int, Int, kInt)
MAYAHOST_GENERIC(MInt64, Int64, kInt64)

MDataHandle MDataHandle::child(const MPlug& plug) {
  return child(plug.attribute());
}
MDataHandle MDataHandle::child(const MObject& attribute) {
  const auto wanted = as<Attribute>(attribute);
  const auto found = usable(slot_, use_, "child") && wanted ? slot_->child(*wanted) : nullptr;
  if (!found) {
    misuse("MDataHandle::child of an attribute that is not a child");
    return MDataHandle();
  }
  return Access::handle(found, use_, input_);
}

OPENMAYA_NAMESPACE_CLOSE
