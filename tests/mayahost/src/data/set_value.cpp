// SPDX-License-Identifier: MIT
#include "dag/transform_limits.h"
#include "edits/edit.h"
#include "graph/evaluate.h"
#include "graph/graph.h"
#include "scenes/scene.h"

#include <maya/MNodeMessage.h>

#include <algorithm>
#include <cmath>

namespace mayahost {
namespace {

bool driven(const PlugPath& plug) {
  return std::any_of(plug.node->sockets.begin(), plug.node->sockets.end(), [&](const auto& entry) {
    if (!entry.second.source || !entry.first.overlaps(plug.key)) return false;
    const auto from = plug.node->source(entry.first);
    return from && from->node->px && !from->node->px->isPassiveOutput(Access::plug(*from));
  });
}

bool inRange(const Slot& slot, const Slot& value) {
  const Attribute& a = *slot.attribute;
  if (slot.isArray) {
    return std::all_of(value.elements.begin(), value.elements.end(),
                       [](const auto& entry) { return inRange(*entry.second, *entry.second); });
  }
  if (a.isScalar()) {
    const double number = value.number();
    const auto byValue = [](const auto& x, const auto& y) { return x.first < y.first; };
    if (!a.fields.empty()) {
      const auto [least, most] = std::minmax_element(a.fields.begin(), a.fields.end(), byValue);
      return number >= least->first && number <= most->first;
    }
    return std::isfinite(number) && !(a.min && number < *a.min) && !(a.max && number > *a.max);
  }
  for (std::size_t i = 0; i < slot.children.size() && i < value.children.size(); ++i) {
    if (!inRange(*slot.children[i], *value.children[i])) return false;
  }
  return true;
}

void put(const PlugPath& plug, const Slot& value) {
  auto slot = plug.node->px ? plug.node->block.find(plug.key, true) : nullptr;
  if (!slot) return;  // the node is gone for good, or the attribute is
  copyValue(*slot, value);
  if (plug.node->type->isTransform) keepWithinLimits(plug.node->block, *slot);
  slot->setClean();
  if (slot->attribute->internal) {
    auto use = std::make_shared<BlockUse>();
    use->node = plug.node;
    const MDataHandle handle = Access::handle(slot, use, false);
    MDGContext normal;
    plug.node->px->setInternalValueInContext(Access::plug(plug), handle, normal);
  }
  spread(plug);
  Scene::get().touch();
  Scene::get().tell(
      {Event::Kind::attribute, plug.node.get(), MNodeMessage::kAttributeSet, plug, {}, false, ""});
}

template <typename Flag>
MStatus setFlag(Journal& journal, const PlugPath& plug, std::optional<bool> Socket::*member, bool value,
                Flag tell) {
  if (!plug || !plug.key.resolved()) return MStatus::kInvalidParameter;
  const Socket* socket = plug.node->socket(plug.key);
  const std::optional<bool> former = socket ? socket->*member : std::nullopt;
  journal.run(
      [=] {
        plug.node->sockets[plug.key].*member = value;
        Scene::get().touch();
        tell(value);
      },
      [=] {
        plug.node->sockets[plug.key].*member = former;
        tell(!value);
      });
  return MStatus::kSuccess;
}

auto teller(const PlugPath& plug, MNodeMessage::AttributeMessage on, MNodeMessage::AttributeMessage off) {
  return [=](bool value) {
    Scene::get().tell({Event::Kind::attribute, plug.node.get(), value ? on : off, plug, {}, false, ""});
  };
}

}  // namespace

MStatus mayBeSet(const PlugPath& plug) {
  if (!plug || !plug.key.resolved() || !plug.node->owns(*plug.key.attribute))
    return MStatus::kInvalidParameter;
  if (plug.key.attribute->kind == Attribute::Kind::message || !plug.key.attribute->writable)
    return MStatus::kFailure;
  if (plug.key.attribute == plug.node->type->implicitTime) return MStatus::kFailure;  // it follows time
  if (plug.node->isLocked(plug.key) || driven(plug)) return MStatus::kFailure;
  return MStatus::kSuccess;
}

MStatus setValue(Journal& journal, const PlugPath& plug, const Slot& value) {
  const MStatus status = mayBeSet(plug);
  if (!status) return status;
  const auto existing = plug.node->block.find(plug.key, false);
  const auto former = existing ? cloneSlot(*existing) : nullptr;
  const auto next = existing ? cloneSlot(*existing) : Slot::make(plug.key.attribute, plug.key.isArray());
  if (!copyValue(*next, value)) return MStatus::kInvalidParameter;
  if (!inRange(*next, *next)) return MStatus::kFailure;
  const bool wasDirty = existing && !existing->clean();
  const auto missing = missingElement(*plug.node, plug.key);
  journal.run([=] { put(plug, *next); },
              [=] {
                if (former) {
                  put(plug, *former);
                  if (wasDirty) spreadFrom(plug);
                } else if (missing) {
                  eraseElement({plug.node, *missing});
                }
              });
  return MStatus::kSuccess;
}

MStatus setNumber(Journal& journal, const PlugPath& plug, double value) {
  if (!plug) return MStatus::kInvalidParameter;
  const auto slot = Slot::make(plug.key.attribute, plug.key.isArray());
  if (plug.key.attribute->kind == Attribute::Kind::generic) slot->numeric = MFnNumericData::kDouble;
  if (!slot->bytes || countOf(slot->numeric) != 1 || slot->numeric == MFnNumericData::kInvalid) {
    return MStatus::kInvalidParameter;
  }
  slot->setNumber(value);
  return setValue(journal, plug, *slot);
}

MStatus setData(Journal& journal, const PlugPath& plug, const std::shared_ptr<Data>& data) {
  if (!plug) return MStatus::kInvalidParameter;
  const Attribute& a = *plug.key.attribute;
  auto slot = Slot::make(plug.key.attribute, plug.key.isArray());
  if (a.kind == Attribute::Kind::typed) {
    const bool same =
        !data || a.dataType == MFnData::kAny ||
        (data->dataType() == a.dataType && (a.dataType != MFnData::kPlugin || data->typeId() == a.typeId));
    if (!same) return MStatus::kInvalidParameter;
    slot->data = data;
  } else if (a.kind == Attribute::Kind::generic) {
    slot->data = data;
  } else if (const auto* numbers = dynamic_cast<const NumericData*>(data.get())) {
    if (slot->numeric != numbers->type) return MStatus::kInvalidParameter;
    const std::size_t size = sizeOf(elementOf(numbers->type)) * countOf(numbers->type);
    const auto* raw = reinterpret_cast<const unsigned char*>(numbers->storage);
    std::copy(raw, raw + size, slot->bytes.get());
  } else if (const auto* matrix = dynamic_cast<const MatrixData*>(data.get())) {
    if (a.kind != Attribute::Kind::matrix) return MStatus::kInvalidParameter;
    const auto typed = std::make_shared<Attribute>(Attribute::Kind::typed, "m", "m");
    typed->dataType = MFnData::kMatrix;
    Slot holder;
    holder.attribute = typed;
    holder.data = std::make_shared<MatrixData>(matrix->value);
    copyValue(*slot, holder);
  } else {
    return MStatus::kInvalidParameter;
  }
  return setValue(journal, plug, *slot);
}

MStatus setLocked(Journal& journal, const PlugPath& plug, bool locked) {
  return setFlag(journal, plug, &Socket::locked, locked,
                 teller(plug, MNodeMessage::kAttributeLocked, MNodeMessage::kAttributeUnlocked));
}

MStatus setKeyable(Journal& journal, const PlugPath& plug, bool keyable) {
  return setFlag(journal, plug, &Socket::keyable, keyable,
                 teller(plug, MNodeMessage::kAttributeKeyable, MNodeMessage::kAttributeUnkeyable));
}

MStatus setChannelBox(Journal& journal, const PlugPath& plug, bool shown) {
  return setFlag(journal, plug, &Socket::channelBox, shown, [](bool) {});
}

}  // namespace mayahost
