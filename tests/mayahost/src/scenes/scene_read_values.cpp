// SPDX-License-Identifier: MIT
// setAttr of a file.
#include "edits/edit.h"
#include "scenes/scene.h"
#include "scenes/scene_reader.h"

#include "base/scanner.h"
#include "io/maya/maya_curve.h"

#include <fmt/format.h>

namespace mayahost {
namespace {

constexpr long long kMostElements = 10000000;  // of one range

struct Part {
  std::string name;
  long long first = -1, last = -1;  // of an index or a range
};

// Takes "a[0:2].b" apart; nothing for a bad index.
std::optional<std::vector<Part>> partsOf(const std::string& text) {
  std::vector<Part> parts;
  std::size_t at = 0;
  while (at <= text.size()) {
    const std::size_t end = std::min(text.find('.', at), text.size());
    Part part;
    part.name = text.substr(at, end - at);
    at = end + 1;
    const std::size_t open = part.name.find('[');
    if (open != std::string::npos) {
      const std::string inside = part.name.substr(open + 1, part.name.size() - open - 2);
      const std::size_t colon = inside.find(':');
      if (part.name.back() != ']' || !footfall::parseInteger(inside.substr(0, colon), part.first)) return {};
      part.last = part.first;
      if (colon != std::string::npos && !footfall::parseInteger(inside.substr(colon + 1), part.last))
        return {};
      if (part.first < 0 || part.last < part.first || part.last - part.first >= kMostElements) return {};
      if (part.last > std::numeric_limits<int>::max()) return {};
      part.name = part.name.substr(0, open);
    }
    parts.push_back(std::move(part));
  }
  return parts;
}

// Where the setting is one run of elements of an array that holds no plug-in's own storage.
bool isRun(const std::vector<PlugKey>& keys) {
  return keys.size() > 1 && keys.front().isElement() && keys.front().array() == keys.back().array() &&
         !keys.front().attribute->internal;
}

}  // namespace

std::vector<PlugKey> expandPlug(const Node& node, const std::string& text) {
  const auto parts = partsOf(text);
  std::vector<PlugKey> keys;
  if (!parts) return keys;
  for (const Part& part : *parts) {
    std::vector<PlugKey> next;
    if (keys.empty()) {
      const auto key = parsePlug(node, part.name);
      if (!key) return {};
      next.push_back(*key);
    }
    for (const PlugKey& key : keys) {
      if (key.isArray()) return {};
      for (const auto& child : key.attribute->children) {
        if (child->longName == part.name || child->shortName == part.name) next.push_back(key.child(child));
      }
    }
    keys.clear();
    for (const PlugKey& key : next) {
      if (part.first < 0) {
        keys.push_back(key);
        continue;
      }
      if (!key.isArray()) return {};
      for (long long i = part.first; i <= part.last; ++i)
        keys.push_back(key.element(static_cast<unsigned>(i)));
    }
    if (keys.empty()) return {};
  }
  return keys;
}

bool SceneReader::keepsUnread(const Node& node) const {
  return node.type->plugin.empty();
}

void SceneReader::setAttr(const Statement& statement, std::uint32_t index) {
  const auto setting = footfall::takeSetting(words_);
  if (block_) {
    block_->statements.push_back(raw(statement));
    return;
  }
  if (!setting) return fail(statement, "setAttr: the name of an attribute is missing");
  const auto node = setting->node.empty() ? current_ : resolve(setting->node);
  if (!node) {
    if (!setting->node.empty())
      fail(statement, fmt::format("setAttr: No object matches name: {}", setting->node));
    return;
  }
  if (setting->badIndex)
    return fail(statement, fmt::format("setAttr: '{}' has no right index", setting->attribute));
  if (node->isDefault) {
    const bool now = node->name == "time1" && (setting->attribute == "o" || setting->attribute == "outTime");
    if (!now) return;
    Values values(source_, statement, words_, setting->firstValue);
    time_ = unitOf(*node->type->implicitTime, units()).read(values.number());
    return;
  }
  footfall::KeyGroup group;
  if (node == current_ && footfall::curveTypeFromNode(node->type->name) &&
      footfall::keyGroupOf(setting->attribute, group)) {
    keys_.push_back({static_cast<int>(nodes_.size()) - 1, index});
    return;
  }
  if (!node->unknownType.empty()) {
    node->kept.push_back(raw(statement));
    return;
  }
  assign(statement, node, *setting);
}

void SceneReader::keepFlags(const PlugPath& plug, const footfall::MayaSetting& setting) {
  plug.node->block.find(plug.key, true);  // what has a flag exists
  if (setting.keyable) plug.node->sockets[plug.key].keyable = setting.keyable;
  if (setting.channelBox) plug.node->sockets[plug.key].channelBox = setting.channelBox;
  if (setting.locked.value_or(false)) locks_.push_back(plug);
}

void SceneReader::assign(const Statement& statement, const std::shared_ptr<Node>& node,
                         const footfall::MayaSetting& setting) {
  std::string name(setting.attribute);
  if (setting.first >= 0) name += fmt::format("[{}:{}]", setting.first, setting.last);
  const auto keys = expandPlug(*node, name);
  if (keys.empty()) {
    if (keepsUnread(*node)) return node->kept.push_back(raw(statement));
    return fail(statement, fmt::format("setAttr: No object matches name: {}.{}", node->name, name));
  }
  for (const PlugKey& key : keys) keepFlags({node, key}, setting);
  if (setting.firstValue >= words_.size()) return;
  Values values(source_, statement, words_, setting.firstValue);
  const std::string type(setting.type);
  const auto take = [&](Slot& slot) {
    if (readLeaf(slot, type, values, units())) return true;
    fail(statement, fmt::format("setAttr: {}.{} takes no value of type '{}'", node->name, name, type));
    return false;
  };
  const auto put = [&](const PlugKey& key, const Slot& slot) {
    Journal unkept;
    if (setValue(unkept, {node, key}, slot)) return;
    fail(statement, fmt::format("setAttr: {}.{} cannot be set to that value", node->name,
                                plugName({node, key}, false, true, false)));
  };
  const auto current = [&](const PlugKey& key) {
    const auto slot = node->block.find(key, false);
    return slot ? cloneSlot(*slot) : Slot::make(key.attribute, key.isArray());
  };
  if (isRun(keys)) {
    const auto array = current(keys.front().array());
    for (const PlugKey& key : keys) {
      if (!take(*array->element(static_cast<unsigned>(key.indices.back())))) return;
    }
    put(keys.front().array(), *array);
  } else {
    for (const PlugKey& key : keys) {
      if (!key.resolved() || key.isArray())
        return fail(statement, fmt::format("setAttr: the index of {}.{} is missing", node->name, name));
      const auto slot = current(key);
      if (!take(*slot)) return;
      put(key, *slot);
    }
  }
  if (!values.atEnd())
    fail(statement, fmt::format("setAttr: more values than {}.{} takes", node->name, name));
}

}  // namespace mayahost
