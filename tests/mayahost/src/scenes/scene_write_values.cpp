// SPDX-License-Identifier: MIT
// The setAttr and addAttr statements of a node.
#include "curves/anim_curve.h"
#include "graph/evaluate.h"
#include "scenes/scene.h"
#include "scenes/scene_writer.h"

#include "base/scanner.h"
#include "io/maya/maya_curve.h"

#include <fmt/format.h>

#include <algorithm>

namespace mayahost {
namespace {

bool isKeyAttribute(const Node& node, const Attribute& attribute) {
  footfall::KeyGroup group;
  return footfall::curveTypeFromNode(node.type->name) && footfall::keyGroupOf(attribute.shortName, group);
}

// A name for addAttr: "double", "doubleAngle", "enum" ...; data types are spelled by their format.
std::string attributeTypeName(const Attribute& attribute) {
  switch (attribute.kind) {
    case Attribute::Kind::unit:
      if (attribute.unit == MFnUnitAttribute::kAngle) return "doubleAngle";
      return attribute.unit == MFnUnitAttribute::kDistance ? "doubleLinear" : "time";
    case Attribute::Kind::choice:
      return "enum";
    case Attribute::Kind::matrix:
      return attribute.floatMatrix ? "fltMatrix" : "matrix";
    case Attribute::Kind::message:
      return "message";
    case Attribute::Kind::compound:
      return "compound";
    default:
      break;
  }
  if (attribute.isNumericCompound()) return compoundTypeName(attribute);
  switch (attribute.numeric) {
    case MFnNumericData::kBoolean:
      return "bool";
    case MFnNumericData::kByte:
      return "byte";
    case MFnNumericData::kChar:
      return "char";
    case MFnNumericData::kShort:
      return "short";
    case MFnNumericData::kLong:
    case MFnNumericData::kInt64:
      return "long";
    case MFnNumericData::kFloat:
      return "float";
    default:
      return "double";
  }
}

std::string fieldsText(const Attribute& attribute) {
  std::string out;
  long expected = 0;
  for (const auto& [value, name] : attribute.fields) {
    if (!out.empty()) out += ":";
    out += name;
    if (value != expected) out += "=" + std::to_string(value);
    expected = value + 1;
  }
  return out;
}

// An element that a run of numbers can hold.
bool isPlain(const Attribute& attribute) {
  return hasOnlyNumbers(attribute);
}

}  // namespace

void SceneWriter::addAttr(const Attribute& a) {
  std::string line = "\taddAttr -ci true";
  const auto number = [&](const char* flag, double value) {
    std::string text;
    footfall::appendInUnit(text, value, unitOf(a, units_));
    line += std::string(" ") + flag + " " + text;
  };
  if (a.hidden) line += " -h true";
  if (a.keyable) line += " -k true";
  if (!a.readable) line += " -r false";
  if (!a.writable) line += " -w false";
  if (!a.storable) line += " -s false";
  if (a.usedAsColor) line += " -uac";
  if (a.array) line += " -m";
  if (!a.indexMatters) line += " -im false";
  line += " -sn " + quotedText(a.shortName) + " -ln " + quotedText(a.longName);
  if (!a.niceName.empty()) line += " -nn " + quotedText(a.niceName);
  if (a.isScalar() && a.defaultNumber != 0.0) number("-dv", a.defaultNumber);
  if (a.min) number("-min", *a.min);
  if (a.max) number("-max", *a.max);
  if (a.softMin) number("-smn", *a.softMin);
  if (a.softMax) number("-smx", *a.softMax);
  if (!a.fields.empty()) line += " -en " + quotedText(fieldsText(a));
  const DataFormat* format = a.kind == Attribute::Kind::typed ? dataFormat(a.dataType) : nullptr;
  if (format) {
    line += " -dt " + quotedText(format->type);
  } else {
    line += " -at " + quotedText(attributeTypeName(a));
  }
  if (a.parent) line += " -p " + quotedText(a.parent->longName);
  if (a.isCompound()) line += fmt::format(" -nc {}", a.children.size());
  if (a.kind == Attribute::Kind::generic || (a.kind == Attribute::Kind::typed && !format)) return;
  statement(line + ";");
  for (const auto& child : a.children) addAttr(*child);
}

void SceneWriter::curve(Node& node) {
  const auto& keys = curveOf(Access::wrap(node.shared_from_this()))->curve();
  for (std::size_t group = 0; group < footfall::kKeyGroups; ++group)
    out_ += footfall::formatKeyGroup(keys, static_cast<footfall::KeyGroup>(group), units_, "\n");
}

std::string SceneWriter::flags(const Node& node, const PlugKey& key) const {
  const Attribute& a = *key.attribute;
  const Socket* socket = node.socket(key);
  std::string out;
  if (socket && socket->locked.value_or(false)) out += " -l on";
  const bool keyable = socket && socket->keyable ? *socket->keyable : a.keyable;
  if (keyable != a.keyable || (keyable && a.dynamic && !key.isElement()))
    out += keyable ? " -k on" : " -k off";
  if (socket && socket->channelBox && *socket->channelBox != a.channelBox)
    out += *socket->channelBox ? " -cb on" : " -cb off";
  return out;
}

void SceneWriter::setAttr(const std::string& flags, const PlugKey& key, const std::string& rest) {
  const std::string name = plugName({nullptr, key}, false, false, false);
  statement("\tsetAttr" + flags + " \"." + name + "\"" + rest + ";");
}

// A value that is not that of a new node, by what would be written.
bool SceneWriter::differs(const Slot& slot) const {
  const auto fresh = Slot::make(slot.attribute, false);
  return leafText(slot, units_) != leafText(*fresh, units_);
}

bool SceneWriter::isTouched(const Node& node, const Slot& slot) const {
  const PlugKey own = keyOf(slot);
  return std::any_of(node.sockets.begin(), node.sockets.end(), [&](const auto& entry) {
    const auto& [key, socket] = entry;
    if (!own.attribute->contains(*key.attribute) || !own.overlaps(key) || key == own) return false;
    return socket.source.has_value() || !flags(node, key).empty();
  });
}

bool SceneWriter::isSaved(Node& node, const Slot& slot) const {
  for (const Attribute* a = slot.attribute.get(); a; a = a->parent) {
    if (!a->storable || !a->writable) return false;  // what holds an output is one
  }
  bool driven = node.source(keyOf(slot)).has_value();
  for (auto holder = slot.owner.lock(); holder; holder = holder->owner.lock())
    driven = driven || node.source(keyOf(*holder)).has_value();
  bool saved = !driven && differs(slot);
  bool asked = saved;
  if (node.px->shouldSave(Access::plug({node.shared_from_this(), keyOf(slot)}), asked) == MStatus::kSuccess)
    saved = asked;
  if (saved && driven) evaluatePlug({node.shared_from_this(), keyOf(slot)}, MDGContext());
  return saved && !leafText(slot, units_).empty();
}

void SceneWriter::leaf(Node& node, const Slot& slot) {
  const PlugKey key = keyOf(slot);
  const std::string with = flags(node, key);
  if (isSaved(node, slot)) {
    setAttr(with, key, leafText(slot, units_));
  } else if (!with.empty()) {
    setAttr(with, key, "");
  }
}

void SceneWriter::values(Node& node, const Slot& slot) {
  const Attribute& a = *slot.attribute;
  if (isKeyAttribute(node, a) || &a == node.type->implicitTime.get()) return;
  if (slot.isArray) return array(node, slot);
  const bool whole = a.isNumericCompound() && !compoundTypeName(a).empty() && !isTouched(node, slot);
  if (!a.isCompound() || whole) return leaf(node, slot);
  const std::string with = flags(node, keyOf(slot));
  if (!with.empty()) setAttr(with, keyOf(slot), "");
  for (const auto& child : slot.children) values(node, *child);
}

void SceneWriter::run(const Slot& slot, unsigned first, unsigned last, std::size_t count) {
  const Attribute& a = *slot.attribute;
  std::string name = plugName({nullptr, keyOf(slot)}, false, false, false);
  name += first == last ? fmt::format("[{}]", first) : fmt::format("[{}:{}]", first, last);
  std::string line = "\tsetAttr";
  if (count > 1) line += fmt::format(" -s {}", count);
  line += " \"." + name + "\"";
  const std::string type = compoundTypeName(a);
  if (!type.empty()) line += " -type \"" + type + "\"";
  if (type.empty() && first != last) line += " ";
  for (unsigned i = first; i <= last; ++i) addNumbers(line, *slot.elements.at(i), units_);
  statement(line + (type.empty() ? ";" : " ;"));
}

void SceneWriter::array(Node& node, const Slot& slot) {
  const Attribute& a = *slot.attribute;
  const std::string with = flags(node, keyOf(slot));
  if (!with.empty()) setAttr(with, keyOf(slot), "");
  const bool storable = [&] {
    for (const Attribute* at = &a; at; at = at->parent) {
      if (!at->storable) return false;
    }
    return true;
  }();
  if (a.kind == Attribute::Kind::message || !storable) return;
  std::vector<unsigned> plain;
  std::size_t count = 0;
  for (const auto& [i, element] : slot.elements) {
    const bool touched = isTouched(node, *element) || !flags(node, keyOf(*element)).empty();
    const bool saved = isPlain(a) && !touched && isSaved(node, *element);
    if (saved) plain.push_back(i);
    if (saved || touched || node.source(keyOf(*element)) || !isPlain(a)) ++count;
  }
  for (std::size_t i = 0; i < plain.size();) {
    std::size_t end = i;
    while (end + 1 < plain.size() && plain[end + 1] == plain[end] + 1) ++end;
    run(slot, plain[i], plain[end], count);
    i = end + 1;
  }
  for (const auto& [i, element] : slot.elements) {
    if (!std::binary_search(plain.begin(), plain.end(), i)) values(node, *element);
  }
}

}  // namespace mayahost
