// SPDX-License-Identifier: MIT
#include "edits/duplicate.h"

#include "edits/edit.h"
#include "graph/evaluate.h"
#include "scenes/scene.h"

namespace mayahost {
namespace {

std::shared_ptr<Attribute> copyOf(const Attribute& from) {
  auto made = std::make_shared<Attribute>(from.kind, text(from.longName), text(from.shortName));
  made->niceName = from.niceName;
  made->numeric = from.numeric;
  made->unit = from.unit;
  made->dataType = from.dataType;
  made->typeId = from.typeId;
  made->floatMatrix = from.floatMatrix;
  made->readable = from.readable, made->writable = from.writable, made->connectable = from.connectable;
  made->storable = from.storable, made->cached = from.cached, made->array = from.array;
  made->indexMatters = from.indexMatters, made->usesBuilder = from.usesBuilder;
  made->keyable = from.keyable, made->channelBox = from.channelBox, made->hidden = from.hidden;
  made->usedAsColor = from.usedAsColor, made->usedAsFilename = from.usedAsFilename;
  made->onDisconnect = from.onDisconnect;
  made->defaultNumber = from.defaultNumber;
  made->defaultMatrix = from.defaultMatrix;
  made->defaultData = from.defaultData;
  made->min = from.min, made->max = from.max, made->softMin = from.softMin, made->softMax = from.softMax;
  made->fields = from.fields;
  made->categories = from.categories;
  made->acceptedData = from.acceptedData, made->acceptedNumeric = from.acceptedNumeric;
  made->acceptedIds = from.acceptedIds;
  for (const auto& child : from.children) {
    made->children.push_back(copyOf(*child));
    made->children.back()->parent = made.get();
  }
  return made;
}

// Evaluated first: what a driver would give is what the copy is to hold.
void copySlot(Node& from, Node& to, const Attribute& attribute, const std::shared_ptr<Attribute>& own) {
  const auto source = from.block.roots.find(&attribute);
  if (source == from.block.roots.end() || !attribute.writable || !attribute.storable) return;
  if (attribute.kind == Attribute::Kind::message) return;
  ensure(from, *source->second, nullptr);
  copyValue(*to.block.find(wholeKey(own), true), *source->second);
}

}  // namespace

std::shared_ptr<Node> duplicateNode(Journal& journal, const std::shared_ptr<Node>& node,
                                    const std::string& name, const std::shared_ptr<Node>& parent) {
  const auto made = makeNode(node->type);
  if (!made) return nullptr;
  Scene::get().tellNamed("beforeDuplicate");
  addNode(journal, made, name, parent);
  for (const auto& attribute : node->type->attributes) copySlot(*node, *made, *attribute, attribute);
  for (const auto& attribute : node->dynamic) {
    const auto own = copyOf(*attribute);
    addAttribute(journal, made, own);
    copySlot(*node, *made, *attribute, own);
  }
  for (const auto& [key, socket] : node->sockets) {
    const auto own = made->find(key.attribute->longName);
    if (!own || !(socket.locked || socket.keyable || socket.channelBox)) continue;
    Socket& copy = made->sockets[{own, key.indices}];
    copy.locked = socket.locked, copy.keyable = socket.keyable, copy.channelBox = socket.channelBox;
  }
  Scene::get().tellNamed("afterDuplicate");
  return made;
}

}  // namespace mayahost
