// SPDX-License-Identifier: MIT
// The objects of an FBX file, their properties and connections, the same for files before and since 7.0:
// before, objects are known by type and name, since by a number.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "io/fbx/fbx_document.h"

namespace footfall {

struct FbxObject {
  int node = -1;        // in the document
  std::string kind;     // "Model", "AnimationCurve" …
  std::string name;     // without its type
  std::string subtype;  // "LimbNode", "Mesh" …
  long long id = 0;     // since 7.0
};

struct FbxConnection {
  int source = -1, target = -1;  // objects; kFbxRoot for the scene itself
  std::string sourceProperty, targetProperty;
  int node = -1;  // in the document
};
inline constexpr int kFbxRoot = -2;

// The numbers of a property: one, three or four, and how many there are.
struct FbxNumbers {
  std::array<double, 4> values{};
  std::size_t count = 0;
};

class FbxObjects {
 public:
  explicit FbxObjects(const FbxDocument& document);

  const FbxDocument& document() const { return document_; }
  const std::vector<FbxObject>& all() const { return objects_; }
  const FbxObject& operator[](int index) const { return objects_[static_cast<std::size_t>(index)]; }
  const std::vector<FbxConnection>& connections() const { return connections_; }
  // The connections (indices) whose target, or source, is an object, in the file's order.
  const std::vector<int>& into(int object) const { return into_[static_cast<std::size_t>(object)]; }
  const std::vector<int>& outOf(int object) const { return outOf_[static_cast<std::size_t>(object)]; }
  int find(std::string_view typeAndName) const;  // as files before 7.0 name objects; -1

  // A property of an object, or of the template of its kind.
  std::optional<FbxNumbers> numbers(int object, std::string_view property) const;
  double number(int object, std::string_view property, double otherwise) const;
  bool hasOwn(int object, std::string_view property) const;
  // The same of a node with Properties70 or Properties60 (GlobalSettings).
  std::optional<FbxNumbers> numbersOf(int node, std::string_view property) const;
  int globalSettings() const { return globalSettings_; }  // node, or -1

  double ticksPerSecond() const { return ticksPerSecond_; }

 private:
  void readHeader();
  void readTemplates();
  void readObjects();
  void readConnections();
  int referred(const FbxValue& value) const;  // an object, kFbxRoot or -1

  const FbxDocument& document_;
  std::vector<FbxObject> objects_;
  std::unordered_map<long long, int> byId_;
  std::unordered_map<std::string, int> byName_;
  std::vector<FbxConnection> connections_;
  std::vector<std::vector<int>> into_, outOf_;
  std::unordered_map<std::string, int> templates_;  // nodes, by kind
  int globalSettings_ = -1;
  double ticksPerSecond_ = 46186158000.0;
};

}  // namespace footfall
