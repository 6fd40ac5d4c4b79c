// SPDX-License-Identifier: MIT
// Callbacks of the DAG, the model and events by name: MDagMessage, MModelMessage, MEventMessage.
#include "dag/dag.h"
#include "scenes/scene.h"

#include <maya/MDagMessage.h>
#include <maya/MDagPath.h>
#include <maya/MEventMessage.h>
#include <maya/MModelMessage.h>

#include <algorithm>

using namespace mayahost;

namespace {

using Call = std::function<void(const Event&)>;

MCallbackId add(Event::Kind kind, bool valid, const std::string& name, Call call, MStatus* status) {
  tell(status, valid ? MStatus::kSuccess : MStatus::kInvalidParameter);
  return valid ? Scene::get().addCallback({0, kind, {}, false, "", 0, std::move(call), name}) : 0;
}

MDagPath pathTo(const std::shared_ptr<Node>& node) {
  return MDagPath::getAPathTo(Access::wrap(node));
}

// Whether a message concerns the watcher of the node: its child for messages of a child, and so on.
bool concerns(const Event& event, const Node& watched) {
  const bool ofChild = event.message == MDagMessage::kChildAdded ||
                       event.message == MDagMessage::kChildRemoved ||
                       event.message == MDagMessage::kChildReordered;
  return (ofChild ? event.other.node : event.plug.node).get() == &watched;
}

// Of one message, or of all (kInvalidMsg); of one node, or of any (null). A path that is given and leads
// nowhere is an error.
template <typename Function>
MCallbackId watch(const MDagPath* path, int message, Function func, MStatus* status) {
  const auto node = path ? as<Node>(path->node()) : nullptr;
  const bool known = message >= MDagMessage::kInvalidMsg && message < MDagMessage::kLast;
  const std::weak_ptr<Node> watched = node;
  const bool one = path != nullptr;
  const Call call = [=](const Event& event) {
    if (message != MDagMessage::kInvalidMsg && event.message != message) return;
    const auto still = watched.lock();
    if (one && (!still || !concerns(event, *still))) return;
    MDagPath child = pathTo(event.plug.node), parent = pathTo(event.other.node);
    func(static_cast<MDagMessage::DagMessage>(event.message), child, parent);
  };
  return add(Event::Kind::dag, known && (!path || node), "", call, status);
}

MCallbackId watch(const MDagPath* path, int message, MMessage::MParentChildFunction func, void* data,
                  MStatus* status) {
  if (!func) return add(Event::Kind::dag, false, "", nullptr, status);
  const auto call = [=](MDagMessage::DagMessage, MDagPath& child, MDagPath& parent) {
    func(child, parent, data);
  };
  return watch(path, message, call, status);
}
MCallbackId watch(const MDagPath* path, int message, MDagMessage::MMessageParentChildFunction func,
                  void* data, MStatus* status) {
  if (!func) return add(Event::Kind::dag, false, "", nullptr, status);
  const auto call = [=](MDagMessage::DagMessage told, MDagPath& child, MDagPath& parent) {
    func(told, child, parent, data);
  };
  return watch(path, message, call, status);
}

MCallbackId named(const char* name, MMessage::MBasicFunction func, void* data, MStatus* status) {
  return add(
      Event::Kind::named, func, name, [=](const Event&) { func(data); }, status);
}

constexpr const char* kEvents[] = {
    "SelectionChanged", "timeChanged", "NewSceneOpened",  "SceneOpened", "SceneSaved", "Undo", "Redo",
    "ToolChanged",      "NameChanged", "DagObjectCreated"};

MCallbackId ofModel(const MObject& object, Event::Kind kind, MMessage::MNodeFunction func, void* data,
                    MStatus* status) {
  const auto node = as<Node>(object);
  const bool valid = func && (object.isNull() || (node && isDag(*node)));
  const std::weak_ptr<Node> watched = node;
  const bool one = !object.isNull();
  const Call call = [=](const Event& event) {
    if (!event.node || !isDag(*event.node) || (one && watched.lock().get() != event.node)) return;
    MObject told = Access::wrap(event.node->shared_from_this());
    func(told, data);
  };
  return add(kind, valid, "", call, status);
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

const char* MDagMessage::className() {
  return "MDagMessage";
}
MCallbackId MDagMessage::addParentAddedCallback(MMessage::MParentChildFunction func, void* clientData,
                                                MStatus* ReturnStatus) {
  return watch(nullptr, kParentAdded, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addParentAddedDagPathCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                                       void* clientData, MStatus* ReturnStatus) {
  return watch(&node, kParentAdded, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addParentAddedCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                                void* clientData, MStatus* ReturnStatus) {
  return watch(&node, kParentAdded, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addParentRemovedCallback(MMessage::MParentChildFunction func, void* clientData,
                                                  MStatus* ReturnStatus) {
  return watch(nullptr, kParentRemoved, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addParentRemovedDagPathCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                                         void* clientData, MStatus* ReturnStatus) {
  return watch(&node, kParentRemoved, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addParentRemovedCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                                  void* clientData, MStatus* ReturnStatus) {
  return watch(&node, kParentRemoved, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addChildAddedCallback(MMessage::MParentChildFunction func, void* clientData,
                                               MStatus* ReturnStatus) {
  return watch(nullptr, kChildAdded, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addChildAddedDagPathCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                                      void* clientData, MStatus* ReturnStatus) {
  return watch(&node, kChildAdded, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addChildAddedCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                               void* clientData, MStatus* ReturnStatus) {
  return watch(&node, kChildAdded, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addChildRemovedCallback(MMessage::MParentChildFunction func, void* clientData,
                                                 MStatus* ReturnStatus) {
  return watch(nullptr, kChildRemoved, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addChildRemovedDagPathCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                                        void* clientData, MStatus* ReturnStatus) {
  return watch(&node, kChildRemoved, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addChildRemovedCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                                 void* clientData, MStatus* ReturnStatus) {
  return watch(&node, kChildRemoved, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addChildReorderedCallback(MMessage::MParentChildFunction func, void* clientData,
                                                   MStatus* ReturnStatus) {
  return watch(nullptr, kChildReordered, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addChildReorderedDagPathCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                                          void* clientData, MStatus* ReturnStatus) {
  return watch(&node, kChildReordered, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addChildReorderedCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                                   void* clientData, MStatus* ReturnStatus) {
  return watch(&node, kChildReordered, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addInstanceAddedCallback(MMessage::MParentChildFunction func, void* clientData,
                                                  MStatus* ReturnStatus) {
  return watch(nullptr, kInstanceAdded, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addInstanceAddedDagPathCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                                         void* clientData, MStatus* ReturnStatus) {
  return watch(&node, kInstanceAdded, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addInstanceAddedCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                                  void* clientData, MStatus* ReturnStatus) {
  return watch(&node, kInstanceAdded, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addInstanceRemovedCallback(MMessage::MParentChildFunction func, void* clientData,
                                                    MStatus* ReturnStatus) {
  return watch(nullptr, kInstanceRemoved, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addInstanceRemovedDagPathCallback(MDagPath& node,
                                                           MMessage::MParentChildFunction func,
                                                           void* clientData, MStatus* ReturnStatus) {
  return watch(&node, kInstanceRemoved, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addInstanceRemovedCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                                    void* clientData, MStatus* ReturnStatus) {
  return watch(&node, kInstanceRemoved, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addDagCallback(DagMessage msgType, MDagMessage::MMessageParentChildFunction func,
                                        void* clientData, MStatus* ReturnStatus) {
  if (msgType == kInvalidMsg) func = nullptr;
  return watch(nullptr, msgType, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addDagDagPathCallback(MDagPath& node, DagMessage msgType,
                                               MDagMessage::MMessageParentChildFunction func,
                                               void* clientData, MStatus* ReturnStatus) {
  if (msgType == kInvalidMsg) func = nullptr;
  return watch(&node, msgType, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addDagCallback(MDagPath& node, DagMessage msgType,
                                        MDagMessage::MMessageParentChildFunction func, void* clientData,
                                        MStatus* ReturnStatus) {
  return addDagDagPathCallback(node, msgType, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addAllDagChangesCallback(MDagMessage::MMessageParentChildFunction func,
                                                  void* clientData, MStatus* ReturnStatus) {
  return watch(nullptr, kInvalidMsg, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addAllDagChangesDagPathCallback(MDagPath& node,
                                                         MDagMessage::MMessageParentChildFunction func,
                                                         void* clientData, MStatus* ReturnStatus) {
  return watch(&node, kInvalidMsg, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addAllDagChangesCallback(MDagPath& node,
                                                  MDagMessage::MMessageParentChildFunction func,
                                                  void* clientData, MStatus* ReturnStatus) {
  return watch(&node, kInvalidMsg, func, clientData, ReturnStatus);
}
MCallbackId MDagMessage::addWorldMatrixModifiedCallback(MDagPath& node,
                                                        MDagMessage::MWorldMatrixModifiedFunction func,
                                                        void* clientData, MStatus* ReturnStatus) {
  const auto watched = as<Node>(node.node());
  const bool valid = watched && func;
  tell(ReturnStatus, valid ? MStatus::kSuccess : MStatus::kInvalidParameter);
  if (!valid) return 0;
  const Call call = [=](const Event& event) {
    if (!isWorldMatrix(*event.plug.key.attribute)) return;
    MObject object = Access::wrap(event.plug.node);
    MatrixModifiedFlags all = kAll;
    func(object, all, clientData);
  };
  return Scene::get().addCallback({0, Event::Kind::nodeDirtyPlug, watched, true, "", 0, call, ""});
}

const char* MModelMessage::className() {
  return "MModelMessage";
}
MCallbackId MModelMessage::addCallback(Message msg, MMessage::MBasicFunction func, void* clientData,
                                       MStatus* ReturnStatus) {
  return named("SelectionChanged", msg == kActiveListModified ? func : nullptr, clientData, ReturnStatus);
}
MCallbackId MModelMessage::addBeforeDuplicateCallback(MMessage::MBasicFunction func, void* clientData,
                                                      MStatus* ReturnStatus) {
  return named("beforeDuplicate", func, clientData, ReturnStatus);
}
MCallbackId MModelMessage::addAfterDuplicateCallback(MMessage::MBasicFunction func, void* clientData,
                                                     MStatus* ReturnStatus) {
  return named("afterDuplicate", func, clientData, ReturnStatus);
}
MCallbackId MModelMessage::addNodeAddedToModelCallback(const MObject& dagNode, MMessage::MNodeFunction func,
                                                       void* clientData, MStatus* ReturnStatus) {
  return ofModel(dagNode, Event::Kind::nodeAdded, func, clientData, ReturnStatus);
}
MCallbackId MModelMessage::addNodeRemovedFromModelCallback(const MObject& dagNode,
                                                           MMessage::MNodeFunction func, void* clientData,
                                                           MStatus* ReturnStatus) {
  return ofModel(dagNode, Event::Kind::nodeRemoved, func, clientData, ReturnStatus);
}

const char* MEventMessage::className() {
  return "MEventMessage";
}
MCallbackId MEventMessage::addEventCallback(const MString& event, MMessage::MBasicFunction func,
                                            void* clientData, MStatus* ReturnStatus) {
  const std::string name = text(event);
  const bool known =
      std::any_of(std::begin(kEvents), std::end(kEvents), [&](const char* one) { return name == one; });
  return named(name.c_str(), known ? func : nullptr, clientData, ReturnStatus);
}
MStatus MEventMessage::getEventNames(MStringArray& names) {
  names.clear();
  for (const char* name : kEvents) names.append(name);
  return MStatus::kSuccess;
}

OPENMAYA_NAMESPACE_CLOSE
