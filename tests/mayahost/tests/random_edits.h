// SPDX-License-Identifier: MIT
// Random edits of a random scene: creating, deleting, connecting (rings too), setting values of every kind,
// parenting, instancing, renaming, locking, adding attributes, keying, moving time, drawing, in every order
// and with bad values among them; evaluated lazily, serially, on threads and from the cache.
#pragma once

#include <mayahost/cache.h>
#include <mayahost/draw.h>
#include <mayahost/host.h>

#include <maya/MDagPath.h>
#include <maya/MDagPathArray.h>
#include <maya/MFnAnimCurve.h>
#include <maya/MFnCompoundAttribute.h>
#include <maya/MFnEnumAttribute.h>
#include <maya/MFnMatrixAttribute.h>
#include <maya/MFnMessageAttribute.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnTypedAttribute.h>
#include <maya/MFnUnitAttribute.h>
#include <maya/MMatrix.h>
#include <maya/MSelectionList.h>

#include "dag/dag.h"
#include "edits/edit.h"
#include "graph/graph.h"
#include "scenes/scene.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>

namespace fuzz {

using mayahost::Journal;
using mayahost::Node;
using mayahost::PlugPath;
using mayahost::Scene;

// Another way of evaluating for every seed; every fourth from the cache.
inline void evaluateAs(unsigned seed) {
  constexpr mayahost::EvaluationMode modes[] = {
      mayahost::EvaluationMode::off, mayahost::EvaluationMode::serial, mayahost::EvaluationMode::parallel,
      mayahost::EvaluationMode::parallel};
  mayahost::setEvaluationMode(modes[seed % 4], 3);
  mayahost::setCachedPlayback(seed % 4 == 3);
}
inline void evaluateLazily() {
  mayahost::setCachedPlayback(false);
  mayahost::setEvaluationMode(mayahost::EvaluationMode::off);
}

class RandomEdits {
 public:
  // Of nodes of these types, some of them unknown.
  explicit RandomEdits(std::vector<std::string> nodeTypes) : types(std::move(nodeTypes)) {}

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
    return tame || below(4) ? std::uniform_real_distribution<double>(-10.0, 10.0)(random) : any(odd);
  }
  // Times are whole frames where a file is to hold them: others change their last bit with the unit.
  double anyNumber(const mayahost::Attribute& attribute) {
    const bool time = attribute.unit == MFnUnitAttribute::kTime;
    return tame && time ? mayahost::ticksPer(MTime::uiUnit()) * below(100) : anyNumber();
  }
  std::shared_ptr<mayahost::Data> anyData() {
    MDoubleArray numbers;
    for (unsigned i = below(4); i > 0; --i) numbers.append(anyNumber());
    MStringArray words;
    for (unsigned i = below(3); i > 0; --i) words.append("wo\"rd");
    MMatrix matrix;
    matrix(3, 0) = anyNumber();
    switch (below(6)) {
      case 0:
        return std::make_shared<mayahost::StringData>(MString(below(2) ? "" : "te\"xt\\"));
      case 1:
        return std::make_shared<mayahost::DoubleArrayData>(numbers);
      case 2:
        return std::make_shared<mayahost::MatrixData>(matrix);
      case 3:
        return std::make_shared<mayahost::StringArrayData>(words);
      case 4:
        return std::make_shared<mayahost::IntArrayData>(MIntArray(below(4), 7));
      default:
        return nullptr;
    }
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
    static const char* const names[] = {"a", "b", "c", "ns:a", "a1", "|bad name|", ""};
    const auto one = anyNode(), other = anyNode();
    if (wires && below(3) == 0) return wire(one, other);
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
        const auto cut = any(all);
        return undoable([&](Journal& j) { return bool(disconnect(j, cut.first, cut.second)); });
      }
      case 7:
        return undoable([&](Journal& j) {
          const PlugPath plug = anyPlug(one);
          return bool(setNumber(j, plug, anyNumber(*plug.key.attribute)));
        });
      case 8:
        return setAny(one);
      case 9:
        if (crowded(other)) return;
        return undoable([&](Journal& j) { return bool(setParent(j, one, below(4) ? other : nullptr)); });
      case 10:
        if (crowded(other)) return;
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
  // A plug without children or elements below it, of an output or of an input.
  PlugPath leaf(const std::shared_ptr<Node>& node, bool output) {
    PlugPath plug;
    for (int tries = 0; tries < 30; ++tries) {
      auto key = mayahost::wholeKey(any(node->attributes()));
      while (key.isArray() || !key.attribute->children.empty())
        key = key.isArray() ? key.element(below(3)) : key.child(any(key.attribute->children));
      plug = {node, key};
      if (key.attribute->writable != output) break;
    }
    return plug;
  }
  // Something that one node gives to something the other takes, whatever it means there; or a key.
  void wire(const std::shared_ptr<Node>& one, const std::shared_ptr<Node>& other) {
    MFnAnimCurve curve(mayahost::Access::wrap(one));
    if (curve.isTimeInput() && below(2)) {
      curve.addKey(MTime(below(12), MTime::uiUnit()), anyNumber());
      Scene::get().undo.clear();  // not an edit that is undone
      done = 0;
      return;
    }
    const PlugPath from = leaf(one, true);
    PlugPath to = leaf(other, false);
    for (int tries = 0; tries < 40 && !mayahost::fits(*from.key.attribute, *to.key.attribute); ++tries)
      to = leaf(other, false);
    undoable([&](Journal& j) { return bool(connect(j, from, to, true)); });
  }
  static std::shared_ptr<Node> dagParentOf(const Node& node) { return mayahost::dagParent(node); }

  // Paths multiply with nested instances.
  static bool crowded(const std::shared_ptr<Node>& node) {
    return mayahost::isDag(*node) && mayahost::instanceCount(*node) > 4;
  }

  void setAny(const std::shared_ptr<Node>& node) {
    const PlugPath plug = anyPlug(node);
    if (below(2)) return undoable([&](Journal& j) { return bool(setData(j, plug, anyData())); });
    const auto value = mayahost::Slot::make(plug.key.attribute, plug.key.isArray());
    if (plug.key.isArray()) {
      for (unsigned i = below(4); i > 0; --i)
        value->element(below(6))->setNumber(anyNumber(*plug.key.attribute));
    }
    for (const auto& child : value->children) child->setNumber(anyNumber(*child->attribute));
    value->setNumber(anyNumber(*plug.key.attribute));
    undoable([&](Journal& j) { return bool(setValue(j, plug, *value)); });
  }
  void connectAny(const std::shared_ptr<Node>& one, const std::shared_ptr<Node>& other) {
    PlugPath from = anyPlug(one), to = anyPlug(other);
    for (int tries = 0; tries < 12 && !mayahost::fits(*from.key.attribute, *to.key.attribute); ++tries) {
      from = anyPlug(one);
      to = anyPlug(other);
    }
    // Written to files also when it is driven: in a ring its value depends on who asked first.
    if (to.key.attribute->longName == "x") return;
    // A source may give a choice or a limited number what a file could not.
    if (tame && (to.key.attribute->max || !to.key.attribute->fields.empty())) return;
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
    const auto made = anyAttribute("extra" + std::to_string(below(5)));
    made->array = below(3) == 0;
    made->onDisconnect = any(disconnections);
    undoable([&](Journal& j) { return bool(addAttribute(j, node, made)); });
  }
  static constexpr MFnAttribute::DisconnectBehavior disconnections[] = {
      MFnAttribute::kNothing, MFnAttribute::kDelete, MFnAttribute::kReset};
  std::shared_ptr<mayahost::Attribute> anyAttribute(const std::string& name, bool inside = false) {
    const MString called(name.c_str());
    const auto own = [](const MObject& object) { return mayahost::as<mayahost::Attribute>(object); };
    MFnEnumAttribute choice;
    MFnCompoundAttribute compound;
    switch (below(inside ? 7 : 8)) {
      case 0:
        return own(MFnNumericAttribute().create(called, called, MFnNumericData::kDouble));
      case 1:
        return own(MFnNumericAttribute().create(called, called, MFnNumericData::k3Float));
      case 2:
        return own(MFnUnitAttribute().create(called, called, MFnUnitAttribute::kAngle, 0.0));
      case 3:
        return own(
            MFnTypedAttribute().create(called, called, below(2) ? MFnData::kString : MFnData::kMatrix));
      case 4:
        return own(MFnMatrixAttribute().create(called, called));
      case 5:
        return own(MFnMessageAttribute().create(called, called));
      case 6:
        choice.create(called, called);
        choice.addField("a", 0);
        choice.addField("b", 4);
        return own(choice.object());
      default:
        compound.create(called, called);
        for (const char* part : {"One", "Two"}) {
          const auto child = anyAttribute(name + part, true);
          child->array = below(3) == 0;
          compound.addChild(mayahost::Access::wrap(child));
        }
        return own(compound.object());
    }
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

  // Asks for all that a plug holds, and draws what can be drawn.
  static void read(const MPlug& plug) {
    if (plug.isArray()) {
      MPlug array(plug);
      for (unsigned i = 0, count = std::min(array.evaluateNumElements(), 6u); i < count; ++i)
        read(plug.elementByPhysicalIndex(i));
    } else if (plug.isCompound()) {
      for (unsigned i = 0; i < plug.numChildren(); ++i) read(plug.child(i));
    } else {
      plug.asDouble();
      plug.asMObject();
    }
  }
  void readAll() {
    const auto nodes = Scene::get().nodes();
    for (const auto& node : nodes) {
      for (const auto& attribute : node->attributes())
        read(mayahost::Access::plug({node, mayahost::wholeKey(attribute)}));
      MDagPath path;
      if (mayahost::isDag(*node) && MDagPath::getAPathTo(mayahost::Access::wrap(node), path))
        mayahost::draw(path);
    }
  }

  // The scene at the time it started at: time is not undone.
  static std::string scene() {
    mayahost::setCurrentTime(MTime(1.0, MTime::uiUnit()));
    return mayahost::sceneText();
  }

  // Other edits with --gtest_shuffle --gtest_random_seed=N.
  void start(unsigned seed) {
    random.seed(seed + 1000u * static_cast<unsigned>(testing::UnitTest::GetInstance()->random_seed()));
    mayahost::newScene();
  }

  // Makes a scene, edits it, undoes all that and does it again: the scene is that of the start and of the
  // end.
  void backAndForth(unsigned seed, int making, int editing) {
    start(seed);
    for (int i = 0; i < making; ++i) step();
    Scene::get().undo.clear();
    const std::string first = scene();
    done = 0;
    evaluateAs(seed);
    for (int i = 0; i < editing; ++i) {
      step();
      if (i % 30 == 7) look();
      if (i % 10 == 9) moveTime();
    }
    const std::string last = scene();
    int back = 0;
    while (mayahost::undo()) ++back;
    ASSERT_EQ(back, done);
    ASSERT_EQ(scene(), first);
    look();
    while (mayahost::redo()) --back;
    ASSERT_EQ(back, 0);
    ASSERT_EQ(scene(), last);
    look();
    while (mayahost::undo()) {
    }
    ASSERT_EQ(scene(), first);
    evaluateLazily();
  }

  // Makes a scene, wires its nodes to one another and asks for everything, again and again; then the nodes go
  // in any order while time moves.
  void wireUp(unsigned seed, int making, int rounds) {
    start(seed);
    evaluateAs(seed);
    wires = true;
    for (int round = 0; round < rounds; ++round) {
      for (int i = 0; i < making; ++i) step();
      moveTime();
      readAll();
      if (below(2)) mayahost::fillCache(MTime(1.0, MTime::uiUnit()), MTime(4.0, MTime::uiUnit()), 3);
      for (unsigned back = below(10); back > 0; --back) mayahost::undo();
      moveTime();
    }
    wires = false;
    for (const auto& node : Scene::get().nodes()) node->locked = false;
    while (Scene::get().nodes().size() > 1) {
      const auto node = anyNode();
      if (!node->isDefault) mayahost::deleteNode(mayahost::shortestName(*node));
      if (below(4) == 0) moveTime();
    }
    while (below(20) && mayahost::undo()) {
    }
    readAll();
    evaluateLazily();
  }

  // Makes a scene, deletes its nodes in any order while time moves, and undoes that.
  void deleteAll(unsigned seed, int making) {
    start(seed);
    evaluateAs(seed);
    for (int i = 0; i < making; ++i) step();
    moveTime();
    for (const auto& node : Scene::get().nodes()) node->locked = false;
    const std::string text = scene();
    Scene::get().undo.clear();
    while (Scene::get().nodes().size() > 1) {
      const auto node = anyNode();
      if (!node->isDefault) mayahost::deleteNode(mayahost::shortestName(*node));
      if (below(4) == 0) moveTime();
    }
    while (mayahost::undo()) {
    }
    ASSERT_EQ(scene(), text);
    evaluateLazily();
  }

  void moveTime() {
    mayahost::setCurrentTime(MTime(1.0 + below(9), MTime::uiUnit()));
  }  // evaluates in the mode

  std::vector<std::string> types;
  std::mt19937 random;
  int done = 0, refused = 0;
  bool tame = false;   // only what a file can hold
  bool wires = false;  // more connections of values, and keys
};

}  // namespace fuzz
