// SPDX-License-Identifier: MIT
// Making a connection: what may be connected, and the unit conversion between what differs in unit.
#include "edits/edit.h"
#include "graph/graph.h"
#include "scenes/scene.h"

#include <maya/MAngle.h>
#include <maya/MDistance.h>

namespace mayahost {
namespace {

// The unit of an attribute, or of the children of a compound if all have one.
MFnUnitAttribute::Type unitOf(const Attribute& attribute) {
  if (attribute.kind == Attribute::Kind::unit) return attribute.unit;
  if (!attribute.isNumericCompound()) return MFnUnitAttribute::kInvalid;
  const auto unit = unitOf(*attribute.children.front());
  for (const auto& child : attribute.children) {
    if (unitOf(*child) != unit) return MFnUnitAttribute::kInvalid;
  }
  return unit;
}

// From internal units to those of the user interface, which unitless numbers are taken to be in.
double toUi(MFnUnitAttribute::Type unit) {
  switch (unit) {
    case MFnUnitAttribute::kAngle:
      return MAngle::internalToUI(1.0);
    case MFnUnitAttribute::kDistance:
      return MDistance::internalToUI(1.0);
    case MFnUnitAttribute::kTime:
      return 1.0 / ticksPer(MTime::uiUnit());
    default:
      return 1.0;
  }
}

bool converts(const Attribute& attribute) {
  return (attribute.isScalar() && attribute.kind != Attribute::Kind::choice) || attribute.isNumericCompound();
}

// 1 if there is nothing to convert.
double conversion(const Attribute& source, const Attribute& destination) {
  if (!converts(source) || !converts(destination)) return 1.0;
  const auto from = unitOf(source), to = unitOf(destination);
  return from == to ? 1.0 : toUi(from) / toUi(to);
}

MStatus mayConnect(const PlugPath& source, const PlugPath& destination) {
  const Attribute &from = *source.key.attribute, &to = *destination.key.attribute;
  if (!source.key.resolved() || !destination.key.resolved()) return MStatus::kInvalidParameter;
  if (!from.readable || !from.connectable || !to.writable || !to.connectable) return MStatus::kFailure;
  if (source.key.isArray() != destination.key.isArray()) return MStatus::kFailure;
  if (!fits(from, to) || source == destination) return MStatus::kFailure;
  if (destination.node->isLocked(destination.key)) return MStatus::kFailure;
  bool legal = true;
  const MPlug a = Access::plug(source), b = Access::plug(destination);
  if (source.node->px->legalConnection(a, b, true, legal) && !legal) return MStatus::kFailure;
  legal = true;
  if (destination.node->px->legalConnection(b, a, false, legal) && !legal) return MStatus::kFailure;
  return MStatus::kSuccess;
}

// Frees the destination of what drives it. A compound and its children may both be driven: the children's own
// sources go first.
MStatus clearWay(Journal& journal, const PlugPath& destination, bool force) {
  const auto from = destination.node->source(destination.key);
  if (!from) return MStatus::kSuccess;
  return force ? disconnect(journal, *from, destination) : MStatus(MStatus::kFailure);
}

void join(Journal& journal, const PlugPath& source, const PlugPath& destination) {
  const auto before = destination.node->block.find(destination.key, false);
  const auto former = before ? cloneSlot(*before) : nullptr;
  const bool wasDirty = before && !before->clean();
  const auto missing = missingElement(*destination.node, destination.key),
             missingSource = missingElement(*source.node, source.key);
  journal.run([=] { attachPlugs(source, destination); },
              [=] {
                detachPlugs(source, destination);
                const auto slot = destination.node->block.find(destination.key, true);
                if (former && slot) {
                  copyValue(*slot, *former);
                  if (wasDirty) {
                    spreadFrom(destination);
                  } else {
                    spread(destination);
                  }
                }
                if (missing) eraseElement({destination.node, *missing});
                if (missingSource) eraseElement({source.node, *missingSource});
              });
}

}  // namespace

MStatus connect(Journal& journal, const PlugPath& source, const PlugPath& destination, bool force) {
  if (!source || !destination) return MStatus::kInvalidParameter;
  MStatus status = mayConnect(source, destination);
  if (!status) return status;
  if (destination.node->source(destination.key) == source) return MStatus::kFailure;
  const std::size_t start = journal.size();
  status = clearWay(journal, destination, force);
  // What drove it may have gone with its last connection, and be what is to be connected.
  if (status && !(source.node->added && destination.node->added)) status = MStatus::kFailure;
  if (!status) {
    journal.rollBack(start);
    return status;
  }
  const double factor = conversion(*source.key.attribute, *destination.key.attribute);
  if (factor == 1.0) {
    join(journal, source, destination);
    return MStatus::kSuccess;
  }
  const auto node = createNode(journal, "unitConversion", "");
  setNumber(journal, {node, wholeKey(node->find("conversionFactor"))}, factor);
  join(journal, source, {node, wholeKey(node->find("input"))});
  join(journal, {node, wholeKey(node->find("output"))}, destination);
  return MStatus::kSuccess;
}

}  // namespace mayahost
