// SPDX-License-Identifier: MIT
// MDataBlock, MArrayDataHandle, MArrayDataBuilder.
#include "graph/evaluate.h"
#include "values/last_index.h"

#include <mayahost/host.h>
#include <mayahost/misuse.h>

#include <maya/MArrayDataBuilder.h>
#include <maya/MDataBlock.h>
#include <maya/MPlug.h>

#include <atomic>

using namespace mayahost;

namespace {

std::atomic<unsigned long> elementsReadSoFar{0};

bool usable(const std::shared_ptr<BlockUse>& use, const char* function) {
  if (use && !use->over) return true;
  misuse(std::string(function) + " after compute has returned");
  return use != nullptr;
}

// The slot of a plug or attribute of the block's node; null, with a status, if it has none.
std::shared_ptr<Slot> find(const std::shared_ptr<BlockUse>& use, const PlugKey& key, MStatus* status) {
  tell(status, MStatus::kInvalidParameter);
  if (!key.attribute || !use->node->owns(*key.attribute) || !key.resolved()) return nullptr;
  const auto slot = use->block().find(key, true);
  if (slot) tell(status, MStatus::kSuccess);
  return slot;
}

PlugKey keyOfObject(const MObject& attribute) {
  const auto found = as<Attribute>(attribute);
  return found ? wholeKey(found) : PlugKey{};
}

PlugKey keyOfPlug(const std::shared_ptr<BlockUse>& use, const MPlug& plug) {
  const PlugPath path = Access::path(plug);
  return path && use && path.node == use->node ? path.key : PlugKey{};
}

MDataHandle handleTo(const std::shared_ptr<BlockUse>& use, const PlugKey& key, bool input, MStatus* status) {
  if (!usable(use, input ? "MDataBlock::inputValue" : "MDataBlock::outputValue")) {
    tell(status, MStatus::kFailure);
    return MDataHandle();
  }
  auto slot = find(use, key, status);
  if (!slot) return MDataHandle();
  if (input) {
    ensure(*use->node, *slot, use->context);
    slot = use->block().find(key, true);
  } else if (slot->data) {
    slot->ownData();
  }
  return Access::handle(slot, use, input);
}

MArrayDataHandle arrayTo(const std::shared_ptr<BlockUse>& use, const PlugKey& key, bool input,
                         MStatus* status) {
  if (!usable(use, "MDataBlock array value")) {
    tell(status, MStatus::kFailure);
    return Access::arrayHandle(nullptr, use);
  }
  auto slot = find(use, key, status);
  if (slot && !slot->isArray) {
    tell(status, MStatus::kInvalidParameter);
    slot = nullptr;
  }
  if (slot && input) {
    ensure(*use->node, *slot, use->context);
    slot = use->block().find(key, true);
  }
  return Access::arrayHandle(slot, use);
}

}  // namespace

unsigned long mayahost::elementsRead() {
  return elementsReadSoFar;
}

OPENMAYA_MAJOR_NAMESPACE_OPEN

MDataBlock::~MDataBlock() = default;
const char* MDataBlock::className() {
  return "MDataBlock";
}

MDataHandle MDataBlock::inputValue(const MPlug& plug, MStatus* ReturnStatus) {
  return handleTo(use_, keyOfPlug(use_, plug), true, ReturnStatus);
}
MDataHandle MDataBlock::inputValue(const MObject& attribute, MStatus* ReturnStatus) {
  return handleTo(use_, keyOfObject(attribute), true, ReturnStatus);
}
MDataHandle MDataBlock::outputValue(const MPlug& plug, MStatus* ReturnStatus) {
  return handleTo(use_, keyOfPlug(use_, plug), false, ReturnStatus);
}
MDataHandle MDataBlock::outputValue(const MObject& attribute, MStatus* ReturnStatus) {
  return handleTo(use_, keyOfObject(attribute), false, ReturnStatus);
}
MArrayDataHandle MDataBlock::inputArrayValue(const MPlug& plug, MStatus* ReturnStatus) {
  return arrayTo(use_, keyOfPlug(use_, plug), true, ReturnStatus);
}
MArrayDataHandle MDataBlock::inputArrayValue(const MObject& attribute, MStatus* ReturnStatus) {
  return arrayTo(use_, keyOfObject(attribute), true, ReturnStatus);
}
MArrayDataHandle MDataBlock::outputArrayValue(const MPlug& plug, MStatus* ReturnStatus) {
  return arrayTo(use_, keyOfPlug(use_, plug), false, ReturnStatus);
}
MArrayDataHandle MDataBlock::outputArrayValue(const MObject& attribute, MStatus* ReturnStatus) {
  return arrayTo(use_, keyOfObject(attribute), false, ReturnStatus);
}

MStatus MDataBlock::setClean(const MPlug& plug) {
  if (!usable(use_, "MDataBlock::setClean")) return MStatus::kFailure;
  MStatus status;
  const auto slot = find(use_, keyOfPlug(use_, plug), &status);
  if (slot) slot->setClean();
  return status;
}
MStatus MDataBlock::setClean(const MObject& attribute) {
  if (!usable(use_, "MDataBlock::setClean")) return MStatus::kFailure;
  MStatus status;
  const auto slot = find(use_, keyOfObject(attribute), &status);
  if (slot) slot->setClean();
  return status;
}
bool MDataBlock::isClean(const MPlug& plug) {
  const auto slot =
      usable(use_, "MDataBlock::isClean") ? find(use_, keyOfPlug(use_, plug), nullptr) : nullptr;
  return slot && slot->clean();
}
bool MDataBlock::isClean(const MObject& attribute, MStatus* ReturnStatus) {
  const auto slot =
      usable(use_, "MDataBlock::isClean") ? find(use_, keyOfObject(attribute), ReturnStatus) : nullptr;
  return slot && slot->clean();
}
MDGContext MDataBlock::context(MStatus* ReturnStatus) {
  tell(ReturnStatus, use_ ? MStatus::kSuccess : MStatus::kFailure);
  return use_ && use_->context ? use_->context->dg : MDGContext();
}
MStatus MDataBlock::setContext(const MDGContext&) {
  return MStatus::kFailure;
}

MArrayDataHandle::MArrayDataHandle(const MDataHandle& in, MStatus* ReturnStatus) {
  const auto slot = Access::slot(in);
  const bool fits = slot && slot->isArray;
  tell(ReturnStatus, fits ? MStatus::kSuccess : MStatus::kInvalidParameter);
  if (fits) *this = Access::arrayHandle(slot, Access::use(in));
}
MArrayDataHandle::MArrayDataHandle(const MArrayDataHandle& other) = default;
MArrayDataHandle& MArrayDataHandle::operator=(const MArrayDataHandle& other) = default;
const char* MArrayDataHandle::className() {
  return "MArrayDataHandle";
}

std::shared_ptr<Slot> MArrayDataHandle::current(MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kFailure);
  if (!array_ || !atElement_) return nullptr;
  if (use_ && use_->over) misuse("MArrayDataHandle after compute has returned");
  const auto found = array_->elements.find(index_);
  if (found == array_->elements.end()) return nullptr;
  tell(ReturnStatus, MStatus::kSuccess);
  return found->second;
}
MDataHandle MArrayDataHandle::inputValue(MStatus* ReturnStatus) {
  ++elementsReadSoFar;
  auto slot = current(ReturnStatus);
  if (!slot) return MDataHandle();
  if (use_ && use_->node && !slot->owner.expired()) {
    ensure(*use_->node, *slot, use_->context);
    slot = current(ReturnStatus);
  }
  return Access::handle(slot, use_, true);
}
MDataHandle MArrayDataHandle::outputValue(MStatus* ReturnStatus) {
  const auto slot = current(ReturnStatus);
  if (slot && slot->data) slot->ownData();
  return slot ? Access::handle(slot, use_, false) : MDataHandle();
}
MArrayDataHandle MArrayDataHandle::inputArrayValue(MStatus* ReturnStatus) {
  return MArrayDataHandle(inputValue(ReturnStatus), ReturnStatus);
}
MArrayDataHandle MArrayDataHandle::outputArrayValue(MStatus* ReturnStatus) {
  return MArrayDataHandle(outputValue(ReturnStatus), ReturnStatus);
}
MStatus MArrayDataHandle::next() {
  if (!array_ || !atElement_) return MStatus::kFailure;
  const auto after = array_->elements.upper_bound(index_);
  atElement_ = after != array_->elements.end();
  if (atElement_) index_ = after->first;
  return atElement_ ? MStatus::kSuccess : MStatus::kFailure;
}
unsigned int MArrayDataHandle::elementCount(MStatus* ReturnStatus) {
  tell(ReturnStatus, array_ ? MStatus::kSuccess : MStatus::kFailure);
  return array_ ? static_cast<unsigned int>(array_->elements.size()) : 0;
}
unsigned int MArrayDataHandle::elementIndex(MStatus* ReturnStatus) {
  tell(ReturnStatus, atElement_ ? MStatus::kSuccess : MStatus::kFailure);
  return index_;
}
MStatus MArrayDataHandle::jumpToElement(unsigned int index) {
  if (!array_ || !array_->elements.count(index)) return MStatus::kFailure;
  index_ = index;
  atElement_ = true;
  return MStatus::kSuccess;
}
MStatus MArrayDataHandle::jumpToArrayElement(unsigned int position) {
  if (!array_ || position >= array_->elements.size()) return MStatus::kFailure;
  index_ = std::next(array_->elements.begin(), static_cast<std::ptrdiff_t>(position))->first;
  atElement_ = true;
  return MStatus::kSuccess;
}
MStatus MArrayDataHandle::setClean() {
  MStatus status;
  const auto slot = current(&status);
  if (slot) slot->setClean();
  return status;
}
MStatus MArrayDataHandle::setAllClean() {
  if (!array_) return MStatus::kFailure;
  array_->setClean();
  return MStatus::kSuccess;
}
MArrayDataBuilder MArrayDataHandle::builder(MStatus* ReturnStatus) {
  const bool may = array_ && array_->attribute->usesBuilder;
  tell(ReturnStatus, may ? MStatus::kSuccess : MStatus::kFailure);
  return Access::builder(may ? cloneSlot(*array_) : nullptr, use_);
}
MStatus MArrayDataHandle::set(MArrayDataBuilder& builder) {
  const auto& built = Access::array(builder);
  if (!array_ || !built || built->attribute != array_->attribute) return MStatus::kFailure;
  if (use_ && use_->over) misuse("MArrayDataHandle::set after compute has returned");
  array_->elements = built->elements;
  for (auto& [index, slot] : array_->elements) slot->owner = array_;
  if (use_ && use_->node) keepConnected(*use_->node, use_->block(), keyOf(*array_));
  Access::array(builder) = cloneSlot(*array_);
  atElement_ = !array_->elements.empty();
  if (atElement_) index_ = array_->elements.begin()->first;
  return MStatus::kSuccess;
}

MArrayDataBuilder::MArrayDataBuilder(const MObject& attribute, unsigned int, MStatus* ReturnStatus) {
  const auto found = as<Attribute>(attribute);
  const bool may = found && found->array && found->usesBuilder;
  tell(ReturnStatus, may ? MStatus::kSuccess : MStatus::kInvalidParameter);
  if (may) array_ = Slot::make(found);
}
MArrayDataBuilder::MArrayDataBuilder(MDataBlock* block, const MObject& attribute, unsigned int,
                                     MStatus* ReturnStatus) {
  const auto found = as<Attribute>(attribute);
  const bool may = block && found && found->array && found->usesBuilder;
  tell(ReturnStatus, may ? MStatus::kSuccess : MStatus::kInvalidParameter);
  if (!may) return;
  array_ = Slot::make(found);
  use_ = Access::use(*block);
}
MArrayDataBuilder::MArrayDataBuilder(const MArrayDataBuilder& other) = default;
MArrayDataBuilder& MArrayDataBuilder::operator=(const MArrayDataBuilder& other) = default;
MArrayDataBuilder::~MArrayDataBuilder() = default;
const char* MArrayDataBuilder::className() {
  return "MArrayDataBuilder";
}

MDataHandle MArrayDataBuilder::addElement(unsigned int index, MStatus* ReturnStatus) {
  const bool fits = array_ && index <= kLastIndex;
  if (array_ && !fits)
    misuse("MArrayDataBuilder::addElement: no array has an element " + std::to_string(index));
  tell(ReturnStatus, fits ? MStatus::kSuccess : MStatus::kFailure);
  return fits ? Access::handle(array_->element(index), use_, false) : MDataHandle();
}
MDataHandle MArrayDataBuilder::addLast(MStatus* ReturnStatus) {
  const bool empty = !array_ || array_->elements.empty();
  return addElement(empty ? 0 : array_->elements.rbegin()->first + 1, ReturnStatus);
}
MArrayDataHandle MArrayDataBuilder::addElementArray(unsigned int index, MStatus* ReturnStatus) {
  return MArrayDataHandle(addElement(index, ReturnStatus), ReturnStatus);
}
MArrayDataHandle MArrayDataBuilder::addLastArray(MStatus* ReturnStatus) {
  return MArrayDataHandle(addLast(ReturnStatus), ReturnStatus);
}
MStatus MArrayDataBuilder::removeElement(unsigned int index) {
  return array_ && array_->elements.erase(index) ? MStatus::kSuccess : MStatus::kFailure;
}
unsigned int MArrayDataBuilder::elementCount(MStatus* ReturnStatus) const {
  tell(ReturnStatus, array_ ? MStatus::kSuccess : MStatus::kFailure);
  return array_ ? static_cast<unsigned int>(array_->elements.size()) : 0;
}
MStatus MArrayDataBuilder::growArray(unsigned int amount) {
  MStatus status = array_ ? MStatus::kSuccess : MStatus::kFailure;
  for (unsigned i = 0; i < amount && status; ++i) addLast(&status);
  return status;
}
MStatus MArrayDataBuilder::setGrowSize(unsigned int) {
  return array_ ? MStatus::kSuccess : MStatus::kFailure;
}

OPENMAYA_NAMESPACE_CLOSE
