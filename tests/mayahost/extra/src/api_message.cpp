// SPDX-License-Identifier: MIT
// Callbacks: MMessage, MNodeMessage, MDGMessage, MSceneMessage.
#include "edits/deletion.h"
#include "scenes/scene.h"

#include <maya/MCallbackIdArray.h>
#include <maya/MDGMessage.h>
#include <maya/MNodeMessage.h>
#include <maya/MSceneMessage.h>
#include <maya/MStringArray.h>

using namespace mayahost;

namespace {

using Call = std::function<void(const Event&)>;

MCallbackId ofNode(const MObject& object, Event::Kind kind, bool valid, Call call, MStatus* status) {
  const auto node = as<Node>(object);
  tell(status, node && valid ? MStatus::kSuccess : MStatus::kInvalidParameter);
  if (!node || !valid) return 0;
  return Scene::get().addCallback({0, kind, node, true, "", 0, std::move(call)});
}

MCallbackId ofScene(Event::Kind kind, const std::string& nodeType, int message, bool valid, Call call,
                    MStatus* status) {
  tell(status, valid ? MStatus::kSuccess : MStatus::kInvalidParameter);
  return valid ? Scene::get().addCallback({0, kind, {}, false, nodeType, message, std::move(call)}) : 0;
}

MCallbackId aboutToDelete(const MObject& object, bool valid, Call call, MStatus* status) {
  const auto node = as<Node>(object);
  tell(status, node && valid ? MStatus::kSuccess : MStatus::kInvalidParameter);
  if (!node || !valid) return 0;
  return Scene::get().addCallback(
      {0, Event::Kind::named, node, true, "", 0, std::move(call), kAboutToDelete});
}

MObject objectOf(const Event& event) {
  return event.node ? Access::wrap(event.node->shared_from_this()) : MObject::kNullObj;
}

Call calling(MMessage::MNodeFunction func, void* data) {
  return [=](const Event& event) {
    MObject node = objectOf(event);
    func(node, data);
  };
}

Call calling(MMessage::MNodePlugFunction func, void* data) {
  return [=](const Event& event) {
    MObject node = objectOf(event);
    MPlug plug = event.plug ? Access::plug(event.plug) : MPlug();
    func(node, plug, data);
  };
}

Call calling(MMessage::MTimeFunction func, void* data) {
  return [=](const Event&) {
    MTime time = fromTicks(Scene::get().ticks());
    func(time, data);
  };
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

const char* MMessage::className() {
  return "MMessage";
}
MStatus MMessage::removeCallback(MCallbackId id) {
  return Scene::get().removeCallback(id) ? MStatus::kSuccess : MStatus::kFailure;
}
MStatus MMessage::removeCallbacks(MCallbackIdArray& ids) {
  MStatus status;
  for (unsigned i = 0; i < ids.length(); ++i) {
    if (!removeCallback(ids[i])) status = MStatus::kFailure;
  }
  return status;
}
MCallbackId MMessage::currentCallbackId(MStatus* ReturnStatus) {
  const MCallbackId id = Scene::get().runningCallback();
  tell(ReturnStatus, id ? MStatus::kSuccess : MStatus::kFailure);
  return id;
}
MStatus MMessage::nodeCallbacks(MObject& node, MCallbackIdArray& ids) {
  const auto found = as<Node>(node);
  if (!found) return MStatus::kInvalidParameter;
  ids.clear();
  for (const MCallbackId id : Scene::get().callbacksOf(*found)) ids.append(id);
  return MStatus::kSuccess;
}

const char* MNodeMessage::className() {
  return "MNodeMessage";
}
MCallbackId MNodeMessage::addAttributeChangedCallback(MObject& node, MNodeMessage::MAttr2PlugFunction func,
                                                      void* clientData, MStatus* ReturnStatus) {
  const Call call = [=](const Event& event) {
    MPlug plug = Access::plug(event.plug), other = event.other ? Access::plug(event.other) : MPlug();
    func(static_cast<AttributeMessage>(event.message), plug, other, clientData);
  };
  return ofNode(node, Event::Kind::attribute, func, call, ReturnStatus);
}
MCallbackId MNodeMessage::addNodeDirtyCallback(MObject& node, MMessage::MNodeFunction func, void* clientData,
                                               MStatus* ReturnStatus) {
  return ofNode(node, Event::Kind::nodeDirty, func, calling(func, clientData), ReturnStatus);
}
MCallbackId MNodeMessage::addNodeDirtyCallback(MObject& node, MMessage::MNodePlugFunction func,
                                               void* clientData, MStatus* ReturnStatus) {
  return addNodeDirtyPlugCallback(node, func, clientData, ReturnStatus);
}
MCallbackId MNodeMessage::addNodeDirtyPlugCallback(MObject& node, MMessage::MNodePlugFunction func,
                                                   void* clientData, MStatus* ReturnStatus) {
  return ofNode(node, Event::Kind::nodeDirtyPlug, func, calling(func, clientData), ReturnStatus);
}
MCallbackId MNodeMessage::addNameChangedCallback(MObject& node, MMessage::MNodeStringFunction func,
                                                 void* clientData, MStatus* ReturnStatus) {
  const Call call = [=](const Event& event) {
    MObject object = objectOf(event);
    func(object, text(event.text), clientData);
  };
  return ofNode(node, Event::Kind::nameChanged, func, call, ReturnStatus);
}
MCallbackId MNodeMessage::addAttributeAddedOrRemovedCallback(MObject& node,
                                                             MNodeMessage::MAttrPlugFunction func,
                                                             void* clientData, MStatus* ReturnStatus) {
  const Call call = [=](const Event& event) {
    if (!(event.message & (kAttributeAdded | kAttributeRemoved | kAttributeRenamed))) return;
    MPlug plug = Access::plug(event.plug);
    func(static_cast<AttributeMessage>(event.message), plug, clientData);
  };
  return ofNode(node, Event::Kind::attribute, func, call, ReturnStatus);
}
MCallbackId MNodeMessage::addNodeDirtyCallback(MObject& node, MMessage::MBasicFunction func, void* clientData,
                                               MStatus* ReturnStatus) {
  return ofNode(
      node, Event::Kind::nodeDirty, func, [=](const Event&) { func(clientData); }, ReturnStatus);
}
MCallbackId MNodeMessage::addNameChangedCallback(MObject& node, MMessage::MNodeFunction func,
                                                 void* clientData, MStatus* ReturnStatus) {
  return ofNode(node, Event::Kind::nameChanged, func, calling(func, clientData), ReturnStatus);
}
MCallbackId MNodeMessage::addNodeAboutToDeleteCallback(MObject& node, MMessage::MNodeModifierFunction func,
                                                       void* clientData, MStatus* ReturnStatus) {
  const Call call = [=](const Event& event) {
    MObject object = objectOf(event);
    func(object, *beforeDeletion(), clientData);
  };
  return aboutToDelete(node, func, call, ReturnStatus);
}
MCallbackId MNodeMessage::addNodeAboutToDeleteCallback(MObject& node, MMessage::MModifierFunction func,
                                                       void* clientData, MStatus* ReturnStatus) {
  return aboutToDelete(
      node, func, [=](const Event&) { func(*beforeDeletion(), clientData); }, ReturnStatus);
}
MCallbackId MNodeMessage::addNodePreRemovalCallback(MObject& node, MMessage::MNodeFunction func,
                                                    void* clientData, MStatus* ReturnStatus) {
  return ofNode(node, Event::Kind::preRemoval, func, calling(func, clientData), ReturnStatus);
}
MCallbackId MNodeMessage::addNodeDestroyedCallback(MObject& node, MMessage::MBasicFunction func,
                                                   void* clientData, MStatus* ReturnStatus) {
  return ofNode(
      node, Event::Kind::destroyed, func, [=](const Event&) { func(clientData); }, ReturnStatus);
}

MCallbackId MDGMessage::addTimeChangeCallback(MMessage::MTimeFunction func, void* clientData,
                                              MStatus* ReturnStatus) {
  return ofScene(Event::Kind::timeChange, "", 0, func, calling(func, clientData), ReturnStatus);
}
MCallbackId MDGMessage::addForceUpdateCallback(MMessage::MTimeFunction func, void* clientData,
                                               MStatus* ReturnStatus) {
  return ofScene(Event::Kind::forceUpdate, "", 0, func, calling(func, clientData), ReturnStatus);
}
MCallbackId MDGMessage::addNodeAddedCallback(MMessage::MNodeFunction func, const MString& nodeType,
                                             void* clientData, MStatus* ReturnStatus) {
  return ofScene(Event::Kind::nodeAdded, text(nodeType), 0, func, calling(func, clientData), ReturnStatus);
}
MCallbackId MDGMessage::addNodeRemovedCallback(MMessage::MNodeFunction func, const MString& nodeType,
                                               void* clientData, MStatus* ReturnStatus) {
  return ofScene(Event::Kind::nodeRemoved, text(nodeType), 0, func, calling(func, clientData), ReturnStatus);
}
MCallbackId MDGMessage::addConnectionCallback(MMessage::MPlugFunction func, void* clientData,
                                              MStatus* ReturnStatus) {
  const Call call = [=](const Event& event) {
    MPlug source = Access::plug(event.plug), destination = Access::plug(event.other);
    func(source, destination, event.made, clientData);
  };
  return ofScene(Event::Kind::connection, "", 0, func, call, ReturnStatus);
}

const char* MSceneMessage::className() {
  return "MSceneMessage";
}
MCallbackId MSceneMessage::addCallback(Message msg, MMessage::MBasicFunction func, void* clientData,
                                       MStatus* ReturnStatus) {
  return ofScene(
      Event::Kind::scene, "", msg, func, [=](const Event&) { func(clientData); }, ReturnStatus);
}
MCallbackId MSceneMessage::addCheckCallback(Message msg, MMessage::MCheckFunction func, void* clientData,
                                            MStatus* ReturnStatus) {
  const Call call = [=](const Event& event) {
    bool fine = true;
    func(&fine, clientData);
    if (!fine && event.allowed) *event.allowed = false;
  };
  return ofScene(Event::Kind::sceneCheck, "", msg, func, call, ReturnStatus);
}
MCallbackId MSceneMessage::addStringArrayCallback(Message msg, MMessage::MStringArrayFunction func,
                                                  void* clientData, MStatus* ReturnStatus) {
  const Call call = [=](const Event& event) {
    MStringArray strings;
    strings.append(text(event.text));
    func(strings, clientData);
  };
  return ofScene(Event::Kind::sceneStrings, "", msg, func, call, ReturnStatus);
}

OPENMAYA_NAMESPACE_CLOSE
