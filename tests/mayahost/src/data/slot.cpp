// SPDX-License-Identifier: MIT
#include "data/slot.h"

#include <cmath>
#include <cstring>
#include <limits>

namespace mayahost {
namespace {

constexpr double kTicksPerSecond = 141120000.0;

template <typename Number>
Number read(const unsigned char* bytes) {
  Number value;
  std::memcpy(&value, bytes, sizeof(Number));
  return value;
}

template <typename Number>
void write(unsigned char* bytes, Number value) {
  std::memcpy(bytes, &value, sizeof(Number));
}

double readAs(MFnNumericData::Type type, const unsigned char* bytes) {
  switch (type) {
    case MFnNumericData::kBoolean:
      return read<unsigned char>(bytes) ? 1.0 : 0.0;
    case MFnNumericData::kByte:
      return read<unsigned char>(bytes);
    case MFnNumericData::kChar:
      return read<signed char>(bytes);
    case MFnNumericData::kShort:
      return read<short>(bytes);
    case MFnNumericData::kLong:
      return read<int>(bytes);
    case MFnNumericData::kInt64:
      return static_cast<double>(read<MInt64>(bytes));
    case MFnNumericData::kFloat:
      return static_cast<double>(read<float>(bytes));
    case MFnNumericData::kDouble:
      return read<double>(bytes);
    default:
      return 0.0;
  }
}

// The nearest number that the type holds; 0 for none.
template <typename Whole>
Whole nearest(double rounded) {
  if (std::isnan(rounded)) return 0;
  if (rounded <= static_cast<double>(std::numeric_limits<Whole>::min()))
    return std::numeric_limits<Whole>::min();
  if (rounded >= static_cast<double>(std::numeric_limits<Whole>::max()))
    return std::numeric_limits<Whole>::max();
  return static_cast<Whole>(rounded);
}

float nearestFloat(double value) {
  const double most = static_cast<double>(std::numeric_limits<float>::max());
  if (std::isfinite(value) && std::fabs(value) > most) value = std::copysign(most, value);
  return static_cast<float>(value);
}

void writeAs(MFnNumericData::Type type, unsigned char* bytes, double value) {
  const double rounded = std::floor(value + 0.5);
  switch (type) {
    case MFnNumericData::kBoolean:
      write<unsigned char>(bytes, value != 0.0 ? 1 : 0);
      break;
    case MFnNumericData::kByte:
      write(bytes, nearest<unsigned char>(rounded));
      break;
    case MFnNumericData::kChar:
      write(bytes, nearest<signed char>(rounded));
      break;
    case MFnNumericData::kShort:
      write(bytes, nearest<short>(rounded));
      break;
    case MFnNumericData::kLong:
      write(bytes, nearest<int>(rounded));
      break;
    case MFnNumericData::kInt64:
      write(bytes, nearest<MInt64>(rounded));
      break;
    case MFnNumericData::kFloat:
      write(bytes, nearestFloat(value));
      break;
    case MFnNumericData::kDouble:
      write(bytes, value);
      break;
    default:
      break;
  }
}

std::shared_ptr<unsigned char> memory(std::size_t size) {
  auto block = std::make_shared<std::vector<double>>((size + 7) / 8, 0.0);
  return std::shared_ptr<unsigned char>(block, reinterpret_cast<unsigned char*>(block->data()));
}

bool holdsNumbers(const Slot& slot) {
  return slot.bytes && slot.numeric != MFnNumericData::kInvalid;
}

void copyNumbers(Slot& to, const Slot& from) {
  const auto toType = elementOf(to.numeric), fromType = elementOf(from.numeric);
  const unsigned count = std::min(countOf(to.numeric), countOf(from.numeric));
  if (toType == fromType) {
    std::memcpy(to.bytes.get(), from.bytes.get(), sizeOf(toType) * count);
    return;
  }
  for (unsigned i = 0; i < count; ++i) {
    writeAs(toType, to.bytes.get() + i * sizeOf(toType),
            readAs(fromType, from.bytes.get() + i * sizeOf(fromType)));
  }
}

bool isMatrixSlot(const Slot& slot) {
  return slot.attribute->kind == Attribute::Kind::matrix;
}

MMatrix matrixOf(const Slot& slot) {
  if (!isMatrixSlot(slot)) {
    const auto* data = dynamic_cast<const MatrixData*>(slot.data.get());
    return data ? data->value : MMatrix();
  }
  double m[4][4];
  for (int i = 0; i < 16; ++i) {
    m[i / 4][i % 4] = slot.attribute->floatMatrix
                          ? static_cast<double>(reinterpret_cast<const float*>(slot.bytes.get())[i])
                          : reinterpret_cast<const double*>(slot.bytes.get())[i];
  }
  return MMatrix(m);
}

void setMatrix(Slot& slot, const MMatrix& value) {
  for (unsigned i = 0; i < 16; ++i) {
    if (slot.attribute->floatMatrix) {
      reinterpret_cast<float*>(slot.bytes.get())[i] = static_cast<float>(value(i / 4, i % 4));
    } else {
      reinterpret_cast<double*>(slot.bytes.get())[i] = value(i / 4, i % 4);
    }
  }
}

bool copyGeneric(Slot& to, const Slot& from) {
  if (from.data) {
    to.data = from.data;
    to.numeric = MFnNumericData::kInvalid;
  } else if (isMatrixSlot(from)) {
    to.data = std::make_shared<MatrixData>(matrixOf(from));
    to.numeric = MFnNumericData::kInvalid;
  } else {
    to.data = nullptr;
    to.numeric = from.numeric;
    if (holdsNumbers(from)) copyNumbers(to, from);
  }
  return true;
}

}  // namespace

std::shared_ptr<Slot> Slot::make(std::shared_ptr<const Attribute> attribute, bool whole) {
  auto slot = std::make_shared<Slot>();
  slot->attribute = std::move(attribute);
  slot->isArray = whole && slot->attribute->array;
  if (!slot->isArray) slot->build();
  return slot;
}

void Slot::build() {
  const Attribute& a = *attribute;
  for (const auto& childAttribute : a.children) {
    children.push_back(make(childAttribute));
    children.back()->owner = weak_from_this();
  }
  if (a.kind == Attribute::Kind::generic) {
    bytes = memory(4 * sizeof(double));
  } else if (a.kind == Attribute::Kind::matrix) {
    bytes = memory(16 * sizeof(double));
    MMatrix value;
    for (std::size_t i = 0; i < a.defaultMatrix.size(); ++i) {
      value(static_cast<unsigned>(i / 4), static_cast<unsigned>(i % 4)) = a.defaultMatrix[i];
    }
    setMatrix(*this, value);
  } else if (a.isNumericCompound()) {
    numeric = a.numeric;
    bytes = memory(sizeOf(elementOf(numeric)) * a.children.size());
    for (std::size_t i = 0; i < children.size(); ++i) {
      const std::size_t offset = i * sizeOf(elementOf(numeric));
      std::memcpy(bytes.get() + offset, children[i]->bytes.get(), sizeOf(elementOf(numeric)));
      children[i]->bytes = std::shared_ptr<unsigned char>(bytes, bytes.get() + offset);
    }
  } else if (a.isScalar()) {
    numeric = scalarType(a);
    bytes = memory(sizeof(double));
    if (numeric == MFnNumericData::kAddr) {
      write(bytes.get(), a.defaultAddress);
    } else {
      setNumber(a.defaultNumber);
    }
  } else if (a.kind == Attribute::Kind::typed) {
    data = a.defaultData;
  }
}

bool Slot::clean() const {
  if (dirty) return false;
  for (const auto& c : children) {
    if (!c->clean()) return false;
  }
  for (const auto& [i, e] : elements) {
    if (!e->clean()) return false;
  }
  return true;
}

void Slot::setClean() {
  dirty = false;
  stale = false;
  for (const auto& c : children) c->setClean();
  for (const auto& [i, e] : elements) e->setClean();
}

void Slot::setDirty() {
  dirty = true;
  stale = false;
  for (const auto& c : children) c->setDirty();
  for (const auto& [i, e] : elements) e->setDirty();
}

std::shared_ptr<Slot> Slot::element(unsigned logical) {
  auto& slot = elements[logical];
  if (!slot) {
    slot = make(attribute, false);
    slot->owner = weak_from_this();
    slot->isElement = true;
    slot->index = logical;
    if (dirty) slot->setDirty();
  }
  return slot;
}

std::shared_ptr<Slot> Slot::child(const Attribute& wanted) const {
  for (const auto& c : children) {
    if (c->attribute.get() == &wanted) return c;
  }
  return nullptr;
}

Data* Slot::ownData() {
  if (data && (data.use_count() > 1)) data = data->clone();
  return data.get();
}

double Slot::number() const {
  return holdsNumbers(*this) ? readAs(elementOf(numeric), bytes.get()) : 0.0;
}

void Slot::setNumber(double value) {
  if (holdsNumbers(*this)) writeAs(elementOf(numeric), bytes.get(), value);
}

bool Slot::isDefault() const {
  if (isArray) return elements.empty();
  return sameValue(*this, *make(attribute, false));
}

bool copyValue(Slot& to, const Slot& from) {
  if (to.isArray != from.isArray) return false;
  if (to.isArray) {
    for (auto it = to.elements.begin(); it != to.elements.end();) {
      it = from.elements.count(it->first) ? std::next(it) : to.elements.erase(it);
    }
    for (const auto& [i, element] : from.elements) {
      if (!copyValue(*to.element(i), *element)) return false;
    }
    return true;
  }
  const bool toGeneric = to.attribute->kind == Attribute::Kind::generic;
  if (toGeneric && !to.bytes) return false;
  if (toGeneric) return copyGeneric(to, from);
  const bool toMatrix = isMatrixSlot(to) || to.attribute->dataType == MFnData::kMatrix;
  if (toMatrix && (isMatrixSlot(from) || isMatrixSlot(to))) {
    if (isMatrixSlot(to)) {
      setMatrix(to, matrixOf(from));
    } else {
      to.data = std::make_shared<MatrixData>(matrixOf(from));
    }
    return true;
  }
  if (to.attribute->kind == Attribute::Kind::typed) {
    if (from.bytes && !from.data) return from.attribute->kind == Attribute::Kind::generic;
    to.data = from.data;
    return true;
  }
  if (holdsNumbers(to)) {
    if (!holdsNumbers(from)) return from.attribute->kind == Attribute::Kind::generic;
    if (countOf(to.numeric) != countOf(from.numeric)) return false;
    copyNumbers(to, from);
    return true;
  }
  if (to.children.size() != from.children.size()) return false;
  for (std::size_t i = 0; i < to.children.size(); ++i) {
    if (!copyValue(*to.children[i], *from.children[i])) return false;
  }
  return true;
}

std::shared_ptr<Slot> cloneSlot(const Slot& slot) {
  auto copy = Slot::make(slot.attribute, slot.isArray);
  copyValue(*copy, slot);
  copy->isElement = slot.isElement;
  copy->index = slot.index;
  return copy;
}

bool sameValue(const Slot& a, const Slot& b) {
  if (a.isArray != b.isArray || a.elements.size() != b.elements.size()) return false;
  if (a.children.size() != b.children.size() || a.data != b.data || a.numeric != b.numeric) return false;
  for (auto i = a.elements.begin(), j = b.elements.begin(); i != a.elements.end(); ++i, ++j) {
    if (i->first != j->first || !sameValue(*i->second, *j->second)) return false;
  }
  if (a.bytes && isMatrixSlot(a)) return matrixOf(a) == matrixOf(b);
  if (holdsNumbers(a)) {
    const std::size_t size = sizeOf(elementOf(a.numeric)) * countOf(a.numeric);
    return std::memcmp(a.bytes.get(), b.bytes.get(), size) == 0;
  }
  for (std::size_t i = 0; i < a.children.size(); ++i) {
    if (!sameValue(*a.children[i], *b.children[i])) return false;
  }
  return true;
}

double ticksPer(MTime::Unit unit) {
  const double ticks = MTime(1.0, unit).as(MTime::kSeconds) * kTicksPerSecond;
  const double whole = std::round(ticks);
  return std::fabs(ticks - whole) < 1e-4 ? whole : ticks;
}

double toTicks(const MTime& time) {
  return time.value() * ticksPer(time.unit());
}

MTime fromTicks(double ticks) {
  return MTime(ticks / ticksPer(MTime::uiUnit()), MTime::uiUnit());
}

}  // namespace mayahost
