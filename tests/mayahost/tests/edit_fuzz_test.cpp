// SPDX-License-Identifier: MIT
// Random edits of a random scene: creating, deleting, connecting, setting, parenting, instancing, renaming,
// locking, adding attributes, in every order and with bad values among them. Nothing crashes; undoing it all
// gives the scene of the start, redoing it all the scene of the end, and a scene saved at any point opens as
// the same.
#include "scene_file_fixture.h"

#include <maya/MDagPath.h>
#include <maya/MDagPathArray.h>
#include <maya/MFnAnimCurve.h>
#include <maya/MFnDagNode.h>
#include <maya/MMatrix.h>
#include <maya/MSelectionList.h>

#include "dag.h"
#include "edit.h"
#include "graph.h"
#include "scene.h"

#include <maya/MFnNumericAttribute.h>

#include <limits>
#include <random>
#include <set>

namespace {

using mayahost::Journal;
using mayahost::Node;
using mayahost::PlugPath;
using mayahost::Scene;

class EditFuzz : public SceneFileTest {
 protected:
  unsigned below(std::size_t size) { return static_cast<unsigned>(random() % size); }
  template <typename List>
  const auto& any(const List& list) {
    return list[below(std::size(list))];
  }
  std::shared_ptr<Node> anyNode() { return any(Scene::get().nodes()); }
  double anyNumber() {
    const double odd[] = {0.0,
                          1.0,
                          -1.0,
                          1e300,
                          -1e300,
                          1e-300,
                          3e9,
                          std::numeric_limits<double>::quiet_NaN(),
                          std::numeric_limits<double>::infinity()};
    return below(4) ? std::uniform_real_distribution<double>(-10.0, 10.0)(random) : any(odd);
  }

  // Any plug of a node, down to a child or an element, some of them new.
  PlugPath anyPlug(const std::shared_ptr<Node>& node) {
    auto key = mayahost::wholeKey(any(node->attributes()));
    for (int depth = 0; depth < 3; ++depth) {
      if (key.isArray() && below(5)) key = key.element(below(6));
      if (!key.isArray() && !key.attribute->children.empty() && below(3))
        key = key.child(any(key.attribute->children));
    }
    return {node, key};
  }

  template <typename Edit>
  void undoable(Edit edit) {
    auto journal = std::make_unique<Journal>();
    if (edit(*journal)) {
      ++done;
      Scene::get().undo.push(std::move(journal), "fuzz");
    } else {
      ++refused;
    }
  }

  void step() {
    // No hostFan: an element of its array that it no longer makes keeps what it had, so what is driven by one
    // depends on when it was asked.
    static const char* const types[] = {"transform",        "joint",     "locator",     "hostMark",
                                        "hostEvery",        "hostMix",   "animCurveTL", "network",
                                        "plusMinusAverage", "noSuchType"};
    static const char* const names[] = {"a", "b", "c", "ns:a", "a1", "|bad name|", ""};
    const auto one = anyNode(), other = anyNode();
    switch (below(14)) {
      case 0:
      case 1:
      case 2:
        return undoable([&](Journal& j) {
          const bool dag = mayahost::isDag(*one) && mayahost::instanceCount(*one) < 5 && below(2);
          return createNode(j, any(types), any(names), dag ? one : nullptr) != nullptr;
        });
      case 3:
        if (below(3)) return;
        return undoable([&](Journal& j) { return bool(deleteNode(j, one)); });
      case 4:
      case 5:
        return connectAny(one, other);
      case 6: {
        const auto all = connectionsOf(one);
        if (all.empty()) return;
        const auto [source, destination] = any(all);
        return undoable([&](Journal& j) { return bool(disconnect(j, source, destination)); });
      }
      case 7:
      case 8:
        return undoable([&](Journal& j) { return bool(setNumber(j, anyPlug(one), anyNumber())); });
      case 9:
        if (!mayHear(one, other)) return;
        return undoable([&](Journal& j) { return bool(setParent(j, one, below(4) ? other : nullptr)); });
      case 10:
        if (!mayHear(one, other)) return;
        return undoable([&](Journal& j) {
          return bool(below(2) ? addInstance(j, one, other) : removeInstance(j, one, dagParentOf(*one)));
        });
      case 11:
        return undoable([&](Journal& j) { return bool(renameNode(j, one, any(names))); });
      case 12:
        return flagAny(one);
      default:
        return attributeAny(one);
    }
  }
  static std::shared_ptr<Node> dagParentOf(const Node& node) { return mayahost::dagParent(node); }

  // Whether the node hears of the other, by connections or from above.
  static bool depends(const std::shared_ptr<Node>& node, const std::shared_ptr<Node>& other,
                      std::set<const Node*>& seen) {
    if (node == other) return true;
    if (!seen.insert(node.get()).second) return false;
    for (const auto& [source, destination] : connectionsOf(node)) {
      if (destination.node == node && depends(source.node, other, seen)) return true;
    }
    for (const auto& parent : mayahost::dagParents(*node)) {
      if (depends(parent, other, seen)) return true;
    }
    return false;
  }
  // What depends on itself has values that depend on who asked first; paths multiply with nested instances.
  bool mayHear(const std::shared_ptr<Node>& node, const std::shared_ptr<Node>& other) {
    std::set<const Node*> seen;
    return !depends(other, node, seen) && !(mayahost::isDag(*other) && mayahost::instanceCount(*other) > 4);
  }

  void connectAny(const std::shared_ptr<Node>& one, const std::shared_ptr<Node>& other) {
    const PlugPath from = anyPlug(one), to = anyPlug(other);
    // Messages carry no value: a plug that is disconnected keeps what it was driven to, which undo does not
    // know.
    if (from.key.attribute->kind != mayahost::Attribute::Kind::message) return;
    // A source may give a choice or a limited number what a file could not.
    if (!mayHear(other, one) || to.key.attribute->max || !to.key.attribute->fields.empty()) return;
    undoable([&](Journal& j) { return bool(connect(j, from, to, below(2))); });
  }
  void flagAny(const std::shared_ptr<Node>& node) {
    const PlugPath plug = anyPlug(node);
    const bool on = below(2);
    switch (below(4)) {
      case 0:
        return undoable([&](Journal& j) { return bool(setLocked(j, plug, on)); });
      case 1:
        return undoable([&](Journal& j) { return bool(setKeyable(j, plug, on)); });
      case 2:
        return undoable([&](Journal& j) { return bool(setChannelBox(j, plug, on)); });
      default:
        return undoable([&](Journal& j) { return bool(lockNode(j, node, on && below(4) == 0)); });
    }
  }
  void attributeAny(const std::shared_ptr<Node>& node) {
    if (node->isDefault) return;
    if (below(3) == 0) {
      const PlugPath plug = anyPlug(node);
      return undoable([&](Journal& j) { return bool(removeElement(j, plug, below(2))); });
    }
    if (below(2) && !node->dynamic.empty()) {
      const auto gone = any(node->dynamic);
      return undoable([&](Journal& j) { return bool(removeAttribute(j, node, gone)); });
    }
    MFnNumericAttribute fn;
    const std::string name = "extra" + std::to_string(below(5));
    const auto made = mayahost::as<mayahost::Attribute>(
        fn.create(name.c_str(), name.c_str(), below(2) ? MFnNumericData::kDouble : MFnNumericData::k3Float));
    made->array = below(3) == 0;
    undoable([&](Journal& j) { return bool(addAttribute(j, node, made)); });
  }

  // Every node can be asked for everything it has, and every path leads somewhere.
  void look() {
    const auto nodes = Scene::get().nodes();
    for (const auto& node : nodes) {
      for (const auto& attribute : node->attributes()) {
        if (attribute->isScalar() && !attribute->array)
          mayahost::Access::plug({node, mayahost::wholeKey(attribute)}).asDouble();
      }
      if (!mayahost::isDag(*node)) continue;
      MDagPathArray paths;
      EXPECT_TRUE(MDagPath::getAllPathsTo(mayahost::Access::wrap(node), paths));
      EXPECT_EQ(paths.length(), mayahost::instanceCount(*node));
      for (unsigned i = 0; i < paths.length(); ++i) {
        paths[i].inclusiveMatrix();
        EXPECT_EQ(paths[i].instanceNumber(), i);
        MSelectionList found;
        EXPECT_TRUE(found.add(paths[i].partialPathName())) << paths[i].fullPathName();
      }
      EXPECT_EQ(Scene::get().find(mayahost::shortestName(*node)), node);
    }
  }

  // Other edits with --gtest_shuffle --gtest_random_seed=N.
  void start(unsigned seed) {
    random.seed(seed + 1000u * static_cast<unsigned>(testing::UnitTest::GetInstance()->random_seed()));
    mayahost::newScene();
  }

  std::mt19937 random;
  int done = 0, refused = 0;
};

TEST_F(EditFuzz, UndoGoesBackToTheStartAndRedoToTheEnd) {
  int edits = 0, no = 0;
  for (unsigned seed = 0; seed < 40; ++seed) {
    SCOPED_TRACE(seed);
    start(seed);
    done = refused = 0;
    for (int i = 0; i < 30; ++i) step();
    Scene::get().undo.clear();
    const std::string start = mayahost::sceneText();
    done = 0;
    const auto mode = seed % 2 ? mayahost::EvaluationMode::serial : mayahost::EvaluationMode::off;
    mayahost::setEvaluationMode(mode, 3);
    for (int i = 0; i < 90; ++i) {
      step();
      if (i % 30 == 7) look();
      // Evaluates in the mode. Time stays: a plug that is disconnected keeps what it was driven to, and time
      // is not undone.
      if (i % 30 == 9) mayahost::setCurrentTime(frame(1));
    }
    const std::string end = mayahost::sceneText();
    int back = 0;
    while (mayahost::undo()) ++back;
    ASSERT_EQ(back, done);
    ASSERT_EQ(mayahost::sceneText(), start);
    look();
    while (mayahost::redo()) --back;
    ASSERT_EQ(back, 0);
    ASSERT_EQ(mayahost::sceneText(), end);
    look();
    while (mayahost::undo()) {
    }
    ASSERT_EQ(mayahost::sceneText(), start);
    mayahost::setEvaluationMode(mayahost::EvaluationMode::off);
    edits += done;
    no += refused;
  }
  EXPECT_GT(edits, 1000);
  EXPECT_GT(no, 500);
  takeMisuses();  // numbers that are none, and nodes that compute from them
}

TEST_F(EditFuzz, WhatIsSavedOpensAsTheSame) {
  for (unsigned seed = 100; seed < 120; ++seed) {
    SCOPED_TRACE(seed);
    start(seed);
    for (int i = 0; i < 120; ++i) step();
    const std::string text = mayahost::sceneText();
    ASSERT_TRUE(mayahost::saveScene(path("fuzz.ma")));
    mayahost::newScene();
    ASSERT_TRUE(mayahost::openScene(path("fuzz.ma"))) << testing::PrintToString(errors()) << text;
    ASSERT_EQ(mayahost::sceneText(), text);
    look();
  }
  takeMisuses();
}

TEST_F(EditFuzz, NodesGoInAnyOrder) {
  for (unsigned seed = 200; seed < 220; ++seed) {
    SCOPED_TRACE(seed);
    start(seed);
    for (int i = 0; i < 120; ++i) step();
    for (const auto& node : Scene::get().nodes()) node->locked = false;
    const std::string text = mayahost::sceneText();
    Scene::get().undo.clear();
    while (Scene::get().nodes().size() > 1) {
      const auto node = anyNode();
      if (!node->isDefault) mayahost::deleteNode(mayahost::shortestName(*node));
    }
    while (mayahost::undo()) {
    }
    ASSERT_EQ(mayahost::sceneText(), text);
  }
  takeMisuses();
}

}  // namespace
