// SPDX-License-Identifier: MIT
// The nodes and connections of a Maya ASCII scene, found by name as Maya finds them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "io/maya/maya_ascii.h"
#include "io/maya/maya_keys.h"

namespace footfall {

struct MayaNode {
  std::string type;
  std::string name;  // last name of its path, with namespace
  int parent = -1;
  bool parentElsewhere = false;  // the parent is named but not in this file
  bool shared = false;           // createNode -s: Maya's own cameras and the like
  std::uint32_t create = 0;      // the statement that makes it
  std::uint32_t end = 0;         // one past the last statement that follows for it
  std::uint32_t units = 0;       // index into MayaGraph::units
};

struct MayaConnection {
  std::uint32_t statement = 0;
  int source = -1;  // node; -1 where it is not in this file
  int target = -1;
};

// A setAttr on a node whose attributes are read: a joint, transform, curve, script or reference.
struct MayaNodeSetting {
  int node = 0;
  std::uint32_t statement = 0;
};

struct MayaPlug {
  std::string_view node;
  std::string_view attribute;
};
MayaPlug splitPlug(std::string_view plug);  // "ns:hip.tx" -> "ns:hip", "tx"

class MayaGraph {
 public:
  // One pass over the statements. Throws Error with the line of what cannot be.
  explicit MayaGraph(const MayaAscii& source);

  const MayaAscii& source() const { return source_; }
  const std::vector<MayaNode>& nodes() const { return nodes_; }
  const std::vector<FileUnits>& units() const { return units_; }
  const std::vector<MayaConnection>& connections() const { return connections_; }
  const std::vector<MayaNodeSetting>& settings() const { return settings_; }  // by node, then in file order

  int find(std::string_view path) const;  // "hip", "ns:hip", "a|hip", "|root|a|hip"; -1 where there is none
  // The name where only one node has it, else the full path.
  std::string displayName(int node) const;
  // The long name of a node's attribute: its own addAttr, else the table.
  std::string longAttribute(int node, std::string_view attribute) const;
  // The words of a connection: source and target plug. False where the statement does not have both.
  bool plugs(const MayaConnection& connection, MayaWords& words, MayaPlug& from, MayaPlug& to) const;

 private:
  void add(const MayaStatement& statement, std::uint32_t index);
  void createNode(const MayaStatement& statement, std::uint32_t index);
  void currentUnit(const MayaStatement& statement);
  void addAttribute();
  void connect(std::uint32_t index);
  void setAttribute(const MayaStatement& statement, std::uint32_t index);
  int child(int parent, std::string_view name) const;

  const MayaAscii& source_;
  std::vector<MayaNode> nodes_;
  std::vector<FileUnits> units_{1};
  std::vector<MayaConnection> connections_;
  std::vector<MayaNodeSetting> settings_;
  std::unordered_map<std::string, std::vector<int>> byName_;
  std::unordered_map<std::string, int> byParentAndName_;
  std::unordered_map<std::string, std::string> longNames_;  // "node index.short" -> long, of addAttr
  int current_ = -1;
  MayaWords words_;
};

}  // namespace footfall
