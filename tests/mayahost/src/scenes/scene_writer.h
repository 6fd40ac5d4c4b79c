// SPDX-License-Identifier: MIT
// Writes the scene as Maya ASCII: what differs from the defaults, is stored, and is not driven.
#pragma once

#include "scenes/scene_values.h"

#include "graph/node.h"

namespace mayahost {

class SceneWriter {
 public:
  explicit SceneWriter(const std::string& path);
  std::string text();

 private:
  bool isWritten(const Node& node) const;
  void header();
  void requirements();
  void dagNode(const std::shared_ptr<Node>& node, const std::shared_ptr<Node>& parent);
  void node(Node& node, const std::string& parent);
  void instances();
  void defaults();
  void connections(const std::shared_ptr<Node>& node);
  void keptConnections();
  void statement(const std::string& text) { out_ += text + "\n"; }

  // scene_write_attributes.cpp
  void addAttr(const Attribute& attribute);

  // scene_write_values.cpp
  void curve(Node& node);
  void values(Node& node, const Slot& slot);
  void array(Node& node, const Slot& slot);
  void leaf(Node& node, const Slot& slot);
  void run(const Slot& array, unsigned first, unsigned last, std::size_t count);
  void setAttr(const std::string& flags, const PlugKey& key, const std::string& rest);
  std::string flags(const Node& node, const PlugKey& key) const;
  bool differs(const Slot& slot) const;
  bool isSaved(Node& node, const Slot& slot) const;
  bool isTouched(const Node& node, const Slot& slot) const;  // connections or flags inside

  std::string path_, out_;
  footfall::FileUnits units_;
  std::vector<std::shared_ptr<Node>> written_;
};

}  // namespace mayahost
