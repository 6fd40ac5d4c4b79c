// SPDX-License-Identifier: MIT
// Parts of a shape by number: vertices, edges and faces of a mesh, control vertices of a curve.
#pragma once

#include "data/data.h"
#include "graph/node.h"

#include <optional>
#include <set>

namespace mayahost {

struct Component : Object {
  explicit Component(MFn::Type type) : kind(type) {}
  MFn::Type apiType() const override { return kind; }
  bool hasFn(MFn::Type type) const override {
    return type == MFn::kBase || type == MFn::kComponent || type == MFn::kSingleIndexedComponent ||
           type == kind;
  }
  // All of them in order; of a complete one, those from 0 to its size.
  std::vector<int> numbers() const;
  bool operator==(const Component& other) const {
    return kind == other.kind && complete == other.complete && elements == other.elements;
  }

  MFn::Type kind;
  std::set<int> elements;
  bool complete = false;
  int whole = 0;  // how many there are, where it is complete
};

// What a list of components is in a data block.
struct ComponentListData : Data {
  MFn::Type apiType() const override { return MFn::kComponentListData; }
  MFnData::Type dataType() const override { return MFnData::kComponentList; }
  std::shared_ptr<Data> clone() const override { return std::make_shared<ComponentListData>(*this); }
  std::vector<MObject> components;
};

// Whether shapes have components of this kind at all, and how many this one has: none where it has not.
bool isComponentKind(MFn::Type kind);
int countOf(const Node& shape, MFn::Type kind);

// "vtx[0:3]" of whatever shape; null: no such components.
std::shared_ptr<Component> readComponent(const std::string& text);
// "vtx[0:3]", "vtx[2]", "vtx[*]" of a shape, or null: no such components, or numbers it has not.
std::shared_ptr<Component> parseComponent(const Node& shape, const std::string& text);
// "vtx[0:3]" and "vtx[7]", with runs put together as Maya writes them.
std::vector<std::string> componentNames(const Component& component);

// Which of a shape's parts of a kind are meant: all of them by a null object, nothing by another kind.
std::optional<std::vector<int>> chosen(const MObject& shape, const MObject& component, MFn::Type kind);

}  // namespace mayahost
