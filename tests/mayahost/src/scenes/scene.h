// SPDX-License-Identifier: MIT
// The one scene of the host: nodes, names, time, messages, callbacks, the selection and the undo queue.
#pragma once

#include "edits/undo.h"
#include "graph/node.h"
#include "scenes/scene_file.h"

#include <mayahost/host.h>

#include <maya/MPlug.h>
#include <maya/MSelectionList.h>

#include <functional>
#include <mutex>
#include <set>

namespace mayahost {

// The events that callbacks report. The node is null for the whole scene.
struct Event {
  enum class Kind {
    attribute,
    nodeDirty,
    nodeDirtyPlug,
    nameChanged,
    preRemoval,
    destroyed,
    timeChange,
    forceUpdate,
    nodeAdded,
    nodeRemoved,
    connection,
    scene,
    sceneStrings,
    sceneCheck,
    dag,   // MDagMessage: the child is the plug's node, the parent the other's
    named  // by the name that scriptJob knows it by
  };
  Kind kind;
  Node* node = nullptr;
  int message = 0;       // MNodeMessage, MSceneMessage or MDagMessage
  PlugPath plug, other;  // source and destination of a connection
  bool made = false;
  std::string text;         // the former name, the plug-in's path, the name of the event
  bool* allowed = nullptr;  // of sceneCheck: set to false by a callback that objects
};

struct Callback {
  MCallbackId id;
  Event::Kind kind;
  std::weak_ptr<Node> node;
  bool ofNode;
  std::string nodeType;  // of nodeAdded and nodeRemoved
  int message;           // of scene
  std::function<void(const Event&)> call;
  std::string name = "";  // of named
};

class Scene {
 public:
  static Scene& get();

  void clear();  // new scene

  const std::vector<std::shared_ptr<Node>>& nodes() const { return nodes_; }
  const std::shared_ptr<Node>& world() const { return world_; }  // the root of the DAG; not among the nodes
  std::vector<std::shared_ptr<Node>> named(const std::string& name) const;  // exactly, with its namespace
  // The nodes that "x", "a|x", "|a|x" or ":ns:x" can mean; names without a namespace are looked for in the
  // current one too.
  std::vector<std::shared_ptr<Node>> lookUp(const std::string& name) const;
  std::shared_ptr<Node> find(const std::string& name) const;  // null if there is none, or more than one
  std::shared_ptr<Node> expect(const std::string& name);      // and says so
  std::vector<std::shared_ptr<Node>> match(const std::string& pattern) const;  // * and ?
  PlugPath plug(const std::string& name) const;                                // "node.attr[2].child"
  // A name for a node under these parents that nothing beside it has; '#' and clashes become a number that no
  // name in the scene has. A leading ':' is the root namespace rather than the current one.
  std::string uniqueName(const std::string& wanted, const Node& node,
                         const std::vector<std::shared_ptr<Node>>& parents) const;

  // The raw edits: no undo, no checks. Everything else is made of them (edit.h).
  void add(const std::shared_ptr<Node>& node, const std::string& name,
           std::size_t at = static_cast<std::size_t>(-1));  // among the nodes; the last
  std::size_t placeOf(const Node& node) const;
  void remove(const std::shared_ptr<Node>& node);
  void rename(const std::shared_ptr<Node>& node, const std::string& name);

  double ticks() const { return ticks_; }
  void setTicks(double ticks);

  EvaluationMode mode = EvaluationMode::off;
  unsigned threads = 4;
  unsigned long topology = 0;  // grows with every node, connection or attribute that comes or goes

  MCallbackId addCallback(Callback callback);
  bool removeCallback(MCallbackId id);
  std::vector<MCallbackId> callbacksOf(const Node& node) const;
  MCallbackId runningCallback() const { return running_; }
  void tell(const Event& event);
  void tellNamed(const std::string& name) { tell({Event::Kind::named, nullptr, 0, {}, {}, false, name}); }
  bool listened(Event::Kind kind) const { return listened_.count(static_cast<int>(kind)) > 0; }

  void say(Message::Kind kind, const std::string& text);
  void warnCycle(const std::string& plug);
  std::vector<Message> messages() const;
  void clearMessages();

  MSelectionList selection;
  UndoQueue undo;
  FileState file;
  void touch() { file.modified = true; }  // something that a file holds has changed
  std::set<std::string> namespaces;       // "a", "a:b"
  std::string currentNamespace;           // empty: the root
  bool yUp = true;
  std::map<std::string, std::string> optionVars;

 private:
  Scene() = default;
  void populate();
  bool taken(const std::string& name, const Node& node,
             const std::vector<std::shared_ptr<Node>>& parents) const;

  std::shared_ptr<Node> world_;
  std::vector<std::shared_ptr<Node>> nodes_;
  std::map<std::string, std::vector<std::shared_ptr<Node>>> byName_;
  double ticks_ = 0.0;
  std::vector<std::shared_ptr<Callback>> callbacks_;
  std::set<int> listened_;
  MCallbackId lastCallback_ = 0, running_ = 0;
  mutable std::mutex messageMutex_;
  std::vector<Message> messages_;
  std::set<std::string> cycles_;
};

bool matches(const std::string& pattern, const std::string& name);

}  // namespace mayahost
