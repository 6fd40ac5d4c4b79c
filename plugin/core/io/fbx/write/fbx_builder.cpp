// SPDX-License-Identifier: MIT
#include "io/fbx/write/fbx_builder.h"

namespace footfall {

FbxOut& FbxBuilder::add(const std::string& kind, const char* type, const std::string& name,
                        const std::string& subtype) {
  ++counts_[kind];
  return objects_.add(kind, {++lastId_, FbxName{type, name}, subtype});
}

FbxOut FbxBuilder::definitions() const {
  FbxOut node("Definitions");
  int total = 1;
  for (const auto& [kind, count] : counts_) total += count;
  node.add("Version", {100});
  node.add("Count", {total});
  node.add("ObjectType", {std::string("GlobalSettings")}).add("Count", {1});
  for (const auto& [kind, count] : counts_) node.add("ObjectType", {kind}).add("Count", {count});
  return node;
}

}  // namespace footfall
