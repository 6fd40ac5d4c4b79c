// SPDX-License-Identifier: MIT
// Carries out the statements of a Maya ASCII file, one after the other. The engine takes them apart.
#pragma once

#include "edits/undo.h"
#include "scenes/scene_file.h"
#include "scenes/scene_values.h"

#include "io/maya/maya_attributes.h"
#include "io/maya/maya_graph.h"

#include <optional>
#include <set>

namespace mayahost {

class SceneReader {
 public:
  SceneReader(const footfall::MayaGraph& graph, std::string nameSpace);
  bool read();  // false if a statement failed

 private:
  using Statement = footfall::MayaStatement;

  void carryOut(const Statement& statement, std::uint32_t index);
  void finishNode();
  void finish();
  void fail(int line, const std::string& message);
  void fail(const Statement& statement, const std::string& message) { fail(statement.line, message); }
  void warn(const Statement& statement, const std::string& message);
  std::string raw(const Statement& statement) const;
  std::string argument(std::initializer_list<const char*> flags) const;
  const footfall::FileUnits& units() const;

  void require(const Statement& statement);
  void createNode(const Statement& statement);
  std::shared_ptr<Node> makeUnknown(const Statement& statement, const std::string& type, bool inDag,
                                    bool parent);
  void select(const Statement& statement);
  void setUuid(const Statement& statement);
  void parent(const Statement& statement);
  void connectAttr(const Statement& statement);
  std::shared_ptr<Node> resolve(std::string_view name) const;  // of the file, or of the scene
  std::optional<PlugKey> endOf(const KeptEnd& end, bool next) const;

  // scene_read_values.cpp
  void setAttr(const Statement& statement, std::uint32_t index);
  void assign(const Statement& statement, const std::shared_ptr<Node>& node,
              const footfall::MayaSetting& setting);
  void keepFlags(const PlugPath& plug, const footfall::MayaSetting& setting);
  bool keepsUnread(const Node& node) const;  // statements that are not understood, rather than complaining

  // scene_read_attributes.cpp
  void addAttr(const Statement& statement);
  std::shared_ptr<Attribute> makeAttribute(const Statement& statement);
  void finishCompound(const Statement& statement);

  const footfall::MayaGraph& graph_;
  const footfall::MayaAscii& source_;
  std::string nameSpace_;
  std::vector<std::shared_ptr<Node>> nodes_;  // by their place in the file
  std::vector<bool> isParent_;                // nodes of the file with others below them
  std::shared_ptr<Node> current_;
  KeptText::Block* block_ = nullptr;  // of a default node the host has not
  footfall::MayaWords words_;
  std::vector<footfall::MayaNodeSetting> keys_;  // of the current curve
  struct Compound {
    std::shared_ptr<Attribute> attribute;
    std::size_t missing = 0;
  };
  std::vector<Compound> compounds_;  // of the current node, children missing
  std::vector<PlugPath> locks_;      // set when all values and connections are there
  std::vector<std::shared_ptr<Node>> lockedNodes_;
  std::optional<double> time_;  // ticks
  std::set<std::string> unknownTypes_;
  bool failed_ = false;
};

// "a[0:2].b" stands for three plugs; none if the node has no such attribute.
std::vector<PlugKey> expandPlug(const Node& node, const std::string& text);

}  // namespace mayahost
