// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MMessage.h>
#include <maya/MStringArray.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Events by name, of those that scriptJob knows: SelectionChanged, timeChanged, NewSceneOpened, SceneOpened,
// SceneSaved, Undo, Redo, ToolChanged, NameChanged, DagObjectCreated.
class OPENMAYA_EXPORT MEventMessage : public MMessage {
 public:
  static MCallbackId addEventCallback(const MString& event, MMessage::MBasicFunction func,
                                      void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static MStatus getEventNames(MStringArray& names);
  static const char* className();
};
OPENMAYA_NAMESPACE_CLOSE
