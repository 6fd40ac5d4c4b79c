// SPDX-License-Identifier: MIT
#include "transform_limits.h"

#include <unordered_map>

namespace mayahost {
namespace {

struct Limit {
  std::shared_ptr<Attribute> value, enable;
};
struct Limits {
  Limit least, most;
};

// By the attribute that is limited.
std::unordered_map<const Attribute*, Limits>& limits() {
  static auto* all = new std::unordered_map<const Attribute*, Limits>;  // outlives the scene
  return *all;
}

// Null where it is off.
std::optional<double> boundary(const Block& block, const Limit& limit) {
  if (block.find(wholeKey(limit.enable), true)->number() == 0.0) return std::nullopt;
  return block.find(wholeKey(limit.value), true)->number();
}

}  // namespace

void learnLimits(const NodeType& transform) {
  const std::pair<const char*, const char*> kinds[] = {
      {"translate", "Trans"}, {"rotate", "Rot"}, {"scale", "Scale"}};
  for (const auto& [attribute, kind] : kinds) {
    for (const char* axis : {"X", "Y", "Z"}) {
      const auto side = [&, k = kind](const char* which) {
        const std::string name = which + std::string(k) + axis + "Limit";
        return Limit{transform.find(name), transform.find(name + "Enable")};
      };
      limits()[transform.find(std::string(attribute) + axis).get()] = {side("min"), side("max")};
    }
  }
}

void keepWithinLimits(const Block& block, Slot& value) {
  for (const auto& child : value.children) keepWithinLimits(block, *child);
  const auto found = limits().find(value.attribute.get());
  if (found == limits().end()) return;
  const auto least = boundary(block, found->second.least), most = boundary(block, found->second.most);
  const double number = value.number();
  if (least && number < *least) {
    value.setNumber(*least);
  } else if (most && number > *most) {
    value.setNumber(*most);
  }
}

}  // namespace mayahost
